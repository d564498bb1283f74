//! Starts a server as one of several nodes on a database, and connects it to the message bus.

use std::sync::Arc;

use server::service::{Service, ServiceSettings};
use server::store::{Sql, Store};
use tokio::task::JoinHandle;

use super::config::Config;
use super::data::Data;
use super::service;
use crate::fail::Failed;
use crate::words::message;

/// Creates the service. In a cluster, also joins the other nodes and returns a task, which must run
/// as long as the server does.
pub async fn join(
    config: &Config,
    data: &Data,
    store: &Arc<Sql>,
    settings: ServiceSettings,
) -> Result<(Arc<Service>, Option<JoinHandle<()>>), Failed> {
    let store = Arc::clone(store) as Arc<dyn Store>;
    match (config.cluster, data) {
        (false, _) => Ok((Arc::new(service(store, settings)?), None)),
        (true, Data::File(..)) => Err(Failed::input(message!("terminal-host-cluster-file"))),
        #[cfg(feature = "postgres")]
        (true, Data::Postgres(_)) => {
            let (service, task) = node(config, data, store, settings).await?;
            Ok((service, Some(task)))
        }
        #[cfg(not(feature = "postgres"))]
        (true, Data::Postgres(_)) => Err(Failed::input(message!("terminal-host-without-postgres"))),
    }
}

#[cfg(feature = "postgres")]
use connected::node;
#[cfg(feature = "postgres")]
pub use connected::{BusRole, bus};

#[cfg(feature = "postgres")]
mod connected {
    use server::clock::{Clock, DatabaseClock, SystemClock};
    use server::cluster::bus::Notify;
    use server::cluster::{Bus, ClusterNode, Inbox};
    use server::entropy::Entropy;
    use server::store::NodeId;

    use super::*;
    use crate::serve::service_with;

    /// Number of letters in the name of a node or worker.
    const NAME_LETTERS: usize = 8;

    /// The kind of process that joins the bus.
    #[derive(Clone, Copy, PartialEq)]
    pub enum BusRole {
        Node,
        Worker,
    }

    pub async fn node(
        config: &Config,
        data: &Data,
        store: Arc<dyn Store>,
        settings: ServiceSettings,
    ) -> Result<(Arc<Service>, JoinHandle<()>), Failed> {
        let broken = |error| data.failed(&error);
        let time = match store.nodes() {
            Some(nodes) => nodes.time().await.map_err(broken)?,
            None => 0,
        };
        let clock = Arc::new(DatabaseClock::starting(time));
        let (name, bus, inbox) = bus(config, data, BusRole::Node).await?;
        let time: Arc<dyn Clock> = match server::planted::is_planted("own-clock") {
            true => Arc::new(SystemClock),
            false => Arc::clone(&clock) as Arc<_>,
        };
        let service = Arc::new(service_with(store, time, settings)?);
        service.join(ClusterNode::new(name, bus)).await.map_err(broken)?;
        let task = tokio::spawn(Arc::clone(&service).keep_node(inbox, Some(clock)));
        Ok((service, task))
    }

    /// Joins the bus under a new name. The bus is NATS if the settings contain its address, and
    /// otherwise the database.
    pub async fn bus(config: &Config, data: &Data, who: BusRole) -> Result<(NodeId, Box<dyn Bus>, Inbox), Failed> {
        let luck = Entropy::from_system().map_err(|why| Failed::input(message!("terminal-host-no-luck", why = why)))?;
        // Each start uses a new name, since a restarted node no longer owns what it owned before.
        let name = luck.word(NAME_LETTERS);
        let (bus, inbox) = match (&config.bus, data) {
            (Some(url), _) => nats(url, &name, who).await?,
            (None, Data::File(..)) => return Err(Failed::input(message!("terminal-host-think-file"))),
            (None, Data::Postgres(url)) => {
                let joined = match who {
                    BusRole::Node => Notify::join(url, &name).await,
                    BusRole::Worker => Notify::join_as_worker(url, &name).await,
                };
                boxed(joined.map_err(|error| data.failed(&error))?)
            }
        };
        #[cfg(debug_assertions)]
        let bus: Box<dyn Bus> = match server::planted::is_planted("unreliable-bus") {
            true => Box::new(server::cluster::UnreliableBus::new(bus)),
            false => bus,
        };
        Ok((name, bus, inbox))
    }

    fn boxed(joined: (impl Bus, Inbox)) -> (Box<dyn Bus>, Inbox) {
        (Box::new(joined.0), joined.1)
    }

    #[cfg(feature = "nats")]
    async fn nats(url: &str, name: &NodeId, who: BusRole) -> Result<(Box<dyn Bus>, Inbox), Failed> {
        use server::cluster::nats::Nats;
        use server::store::StoreError;

        let joined = match who {
            BusRole::Node => Nats::join(url, name).await,
            BusRole::Worker => Nats::join_as_worker(url, name).await,
        };
        joined.map(boxed).map_err(|error| {
            let why = match error {
                StoreError::Away(why) => why,
                other => other.to_string(),
            };
            Failed::input(message!("terminal-host-no-bus", why = why))
        })
    }

    #[cfg(not(feature = "nats"))]
    async fn nats(_: &str, _: &NodeId, _: BusRole) -> Result<(Box<dyn Bus>, Inbox), Failed> {
        Err(Failed::input(message!("terminal-host-without-nats")))
    }
}
