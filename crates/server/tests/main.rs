//! All integration tests of this crate as one program: every further program links the whole crate once more.

mod bad_input;
mod bots;
mod campaign;
mod corpus;
mod crowd;
mod damage;
mod fixture;
mod frozen;
mod history;
mod holders;
mod languages;
mod library;
mod nonces;
mod page;
mod permissions;
mod records;
mod seats;
mod simulation;
mod sleep;
mod sockets;
mod store;
mod support;
mod table;
mod twins;
mod units;
mod webhooks;
