//! A server that is one of several nodes on a database.

use std::sync::Arc;

use server::service::{Service, ServiceSettings};
use server::store::{Sql, Store};
use tokio::task::JoinHandle;

use super::data::Data;
use super::service;
use crate::fail::Failed;
use crate::words::message;

/// Creates the service. In a cluster it joins the other nodes, and the returned task must run as long as the server.
pub async fn join(
    is_on: bool,
    data: &Data,
    store: &Arc<Sql>,
    settings: ServiceSettings,
) -> Result<(Arc<Service>, Option<JoinHandle<()>>), Failed> {
    let store = Arc::clone(store) as Arc<dyn Store>;
    match (is_on, data) {
        (false, _) => Ok((Arc::new(service(store, settings)?), None)),
        (true, Data::File(..)) => Err(Failed::input(message!("terminal-host-cluster-file"))),
        #[cfg(feature = "postgres")]
        (true, Data::Postgres(url)) => {
            let (service, task) = node(data, url, store, settings).await?;
            Ok((service, Some(task)))
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
    settings: ServiceSettings,
) -> Result<(Arc<Service>, JoinHandle<()>), Failed> {
    use server::clock::DatabaseClock;
    use server::cluster::ClusterNode;
    use server::cluster::bus::Notify;
    use server::entropy::Entropy;

    let broken = |error| data.failed(&error);
    let time = match store.nodes() {
        Some(nodes) => nodes.time().await.map_err(broken)?,
        None => 0,
    };
    let clock = Arc::new(DatabaseClock::starting(time));
    let luck = Entropy::from_system().map_err(|why| Failed::input(message!("terminal-host-no-luck", why = why)))?;
    // The name is new at each start: a node that comes back no longer owns what it owned before.
    let name = luck.word(NAME_LETTERS);
    let (bus, inbox) = Notify::join(url, &name).await.map_err(broken)?;
    let service = Arc::new(super::service_with(store, Arc::clone(&clock) as Arc<_>, settings)?);
    service.join(ClusterNode::new(name, Box::new(bus))).await.map_err(broken)?;
    let task = tokio::spawn(Arc::clone(&service).keep_node(inbox, Some(clock)));
    Ok((service, task))
}

/// Number of letters in a node's name.
#[cfg(feature = "postgres")]
const NAME_LETTERS: usize = 8;
