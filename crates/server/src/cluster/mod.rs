//! Several nodes on one database: who is alive, and how they talk to each other.

#[cfg(feature = "postgres")]
pub mod bus;
pub mod parts;
pub mod peers;

pub use peers::Peers;
