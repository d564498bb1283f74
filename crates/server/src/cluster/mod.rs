//! Several nodes on one database. A node is one `highball serve` process.
//!
//! Every table and campaign has one owner, the node that may write to it; the store refuses all
//! others (`Ownership`). Other nodes have mirrors: they follow the stored entries, serve views of
//! them, and forward commands to the owner. The database is authoritative: messages between nodes may be
//! lost, duplicated or late.

#[cfg(feature = "postgres")]
pub mod bus;
mod keep;
mod leave;
#[cfg(feature = "nats")]
pub mod nats;
mod node;
pub mod note;
pub mod parts;
pub mod peers;
mod role;
pub mod seal;
mod thinkers;
mod worker;

use tokio::sync::mpsc;

pub use node::{ClusterNode, KnownHead};
pub use peers::Peers;
pub use role::{Joined, NodeRole};
pub use thinkers::Missed;
pub use worker::BotWorker;

use crate::store::NodeId;

/// A bus that delivers messages between nodes.
pub trait Bus: Send + Sync + 'static {
    /// Sends a message to one node, or to all other nodes. Delivery is not guaranteed.
    fn send(&self, to: Option<&NodeId>, text: &str);
}

/// A bus that loses, duplicates or delays some messages, for tests with real processes.
#[cfg(debug_assertions)]
pub struct UnreliableBus {
    bus: std::sync::Arc<dyn Bus>,
    sent: std::sync::atomic::AtomicU64,
}

#[cfg(debug_assertions)]
impl UnreliableBus {
    pub fn new(bus: Box<dyn Bus>) -> UnreliableBus {
        UnreliableBus { bus: bus.into(), sent: std::sync::atomic::AtomicU64::new(0) }
    }
}

#[cfg(debug_assertions)]
impl Bus for UnreliableBus {
    fn send(&self, to: Option<&NodeId>, text: &str) {
        match self.sent.fetch_add(1, std::sync::atomic::Ordering::Relaxed) % 20 {
            4 => {}
            9 => (0..2).for_each(|_| self.bus.send(to, text)),
            14 => {
                let (bus, to, text) = (self.bus.clone(), to.cloned(), text.to_string());
                // The messages sent in the meantime arrive first.
                tokio::spawn(async move {
                    tokio::time::sleep(std::time::Duration::from_millis(50)).await;
                    bus.send(to.as_ref(), &text);
                });
            }
            _ => self.bus.send(to, text),
        }
    }
}

/// A queue of received messages, in order of arrival.
pub type Inbox = mpsc::Receiver<String>;
