//! Several nodes on one database. A node is one `highball serve` process.
//!
//! Every table and campaign has one owner, the node that may write to it; the store refuses all
//! others (`Ownership`). Other nodes have mirrors: they follow the stored entries, serve views of
//! them, and forward commands to the owner. Messages between nodes only point to data in the
//! database, which is authoritative. Messages may be lost, duplicated or late.

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

/// A queue of received messages, in order of arrival.
pub type Inbox = mpsc::Receiver<String>;
