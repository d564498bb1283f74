//! Several nodes on one database: which nodes are alive, and the messages between them.

#[cfg(feature = "postgres")]
pub mod bus;
pub mod parts;
pub mod peers;

pub use peers::Peers;
