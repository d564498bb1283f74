//! A server as one of several nodes on a database.

use std::sync::Arc;

use server::hall::{Hall, Settings};
use server::store::{Sql, Store};
use tokio::task::JoinHandle;

use super::data::Data;
use super::hall;
use crate::fail::Failed;
use crate::words::message;

/// Creates the hall. In a cluster it joins the other nodes, and the returned task must run as long as the server.
pub async fn join(
    is_on: bool,
    data: &Data,
    store: &Arc<Sql>,
    settings: Settings,
) -> Result<(Arc<Hall>, Option<JoinHandle<()>>), Failed> {
    let store = Arc::clone(store) as Arc<dyn Store>;
    match (is_on, data) {
        (false, _) => Ok((Arc::new(hall(store, settings)?), None)),
        (true, Data::File(..)) => Err(Failed::input(message!("terminal-host-cluster-file"))),
        #[cfg(feature = "postgres")]
        (true, Data::Postgres(url)) => {
            let (hall, task) = node(data, url, store, settings).await?;
            Ok((hall, Some(task)))
        }
        #[cfg(not(feature = "postgres"))]
        (true, Data::Postgres(_)) => Err(Failed::input(message!("terminal-host-without-postgres"))),
    }
}

#[cfg(feature = "postgres")]
async fn node(
    data: &Data,
    url: &str,
    store: Arc<dyn Store>,
    settings: Settings,
) -> Result<(Arc<Hall>, JoinHandle<()>), Failed> {
    use server::clock::DatabaseClock;
    use server::cluster::Node;
    use server::cluster::bus::Notify;
    use server::luck::Luck;

    let broken = |error| data.failed(&error);
    let time = match store.nodes() {
        Some(nodes) => nodes.time().await.map_err(broken)?,
        None => 0,
    };
    let clock = Arc::new(DatabaseClock::starting(time));
    let luck = Luck::from_system().map_err(|why| Failed::input(message!("terminal-host-no-luck", why = why)))?;
    // A new name at each start: a node that comes back owns nothing of what it owned before.
    let name = luck.word(NAME_LETTERS);
    let (bus, inbox) = Notify::join(url, &name).await.map_err(broken)?;
    let hall = Arc::new(super::hall_with(store, Arc::clone(&clock) as Arc<_>, settings)?);
    hall.join(Node::new(name, Box::new(bus))).await.map_err(broken)?;
    let task = tokio::spawn(Arc::clone(&hall).keep_node(inbox, Some(clock)));
    Ok((hall, task))
}

/// Letters of a node's name.
#[cfg(feature = "postgres")]
const NAME_LETTERS: usize = 8;
