//! A campaign: the state that survives between games.
//!
//! A [`Campaign`] is a pure state machine, like a game. It waits for the table, for a company, for
//! chance, or for the result of a game. [`Input`](input::Input)s produce [`Fact`](fact::Fact)s, and
//! facts are the only thing that changes it. The [`Log`](log::Log) of inputs is what gets stored.
//! This crate does not know how a turn is played: a game goes out as an edition in text form
//! ([`GameText`](edition::GameText)) and comes back as a [`GameResult`](result::GameResult).

mod agenda;
pub mod audit;
mod campaign;
mod check;
mod choices;
pub mod edition;
pub mod ending;
pub mod fact;
pub mod input;
mod laws;
pub mod location;
pub mod log;
pub mod pack;
pub mod refused;
pub mod result;
pub mod reveal;
mod state;
mod story;
pub mod table;
pub mod view;

pub use campaign::Campaign;
