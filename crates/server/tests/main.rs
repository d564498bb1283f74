//! One program for most tests of the server: each file by itself would be built with all its crates once more.

mod corpus;
mod damage;
mod history;
mod languages;
mod library;
mod page;
mod permissions;
mod records;
mod seats;
mod sockets;
mod store;
mod support;
mod table;
mod webhooks;
