//! Several nodes on one database. A node is one `highball serve`.
//!
//! Every table and campaign has one owner, the node that may write it; the store refuses all others (`Ownership`). Other
//! nodes keep mirrors: they follow the stored entries, serve views from them, and pass commands on to the owner. Messages
//! between nodes only say where to look. They may be lost, doubled or late; the truth is in the database.

#[cfg(feature = "postgres")]
pub mod bus;
mod keep;
mod leave;
mod node;
pub mod note;
pub mod parts;
pub mod peers;
mod role;

use tokio::sync::mpsc;

pub use node::{ClusterNode, KnownHead};
pub use peers::Peers;
pub use role::NodeRole;

use crate::store::NodeId;

/// Sends texts to nodes.
pub trait Bus: Send + Sync + 'static {
    /// Sends to one node, or to all others. Whether it arrives is not known.
    fn send(&self, to: Option<&NodeId>, text: &str);
}

/// Received texts, in the order of arrival.
pub type Inbox = mpsc::Receiver<String>;
