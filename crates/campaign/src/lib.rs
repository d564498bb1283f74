//! A campaign: what survives between games.
//!
//! A [`Campaign`] is a pure state machine, as a game is. It waits for the table, for a company, for chance, or for the
//! result of a game; answers are [`Input`](input::Input)s, inputs make [`Fact`](fact::Fact)s happen, and facts are the
//! only thing that changes it. What is stored is the [`Log`](log::Log) of inputs. How a turn is played is not known here:
//! a game is an edition as text ([`GameText`](edition::GameText)) and comes back as a
//! [`GameResult`](result::GameResult).

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
pub mod log;
pub mod opened;
pub mod pack;
pub mod place;
pub mod refused;
pub mod result;
mod state;
mod story;
pub mod table;
pub mod view;

pub use campaign::Campaign;
