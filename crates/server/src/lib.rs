//! The game server, where people and programs play at tables.
//!
//! `service` answers all requests, independently of sockets; `http` only translates. Time,
//! randomness, the store and background work are injected, so that tests can run a whole server in
//! one thread from one seed.

#![forbid(unsafe_code)]

pub mod admin;
pub mod api;
pub mod authority;
pub mod campaign;
pub mod clock;
pub mod cluster;
pub mod counts;
pub mod editions;
pub mod entropy;
mod hands;
pub mod hooks;
pub mod http;
mod journal;
pub mod limits;
pub mod owner;
pub mod permit;
pub mod picture;
pub mod planted;
pub mod presence;
pub mod refusal;
pub mod serve;
pub mod service;
pub mod store;
pub mod table;
pub mod uptime;
pub mod workers;
