//! A campaign: the state that survives between games.
//!
//! A [`Campaign`] is a pure state machine, like a game. It waits for the table, for a company, for
//! chance, or for the result of a game. [`CampaignInput`](input::CampaignInput)s produce
//! [`CampaignFact`](fact::CampaignFact)s, and only facts change a campaign's state. A
//! [`CampaignLog`](log::CampaignLog) stores the inputs. This crate does not know how a turn is
//! played: it describes a game as an edition in text form ([`GameText`](edition::GameText)) and
//! receives a [`GameResult`](result::GameResult).

mod agenda;
pub mod audit;
mod campaign;
mod check;
mod choices;
pub mod edition;
pub mod ending;
mod epilogue;
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
