//! Every rule of docs/rules.md as a test named after it.

mod base_claim;
mod base_draw;
mod base_end;
mod base_setup;
mod base_tickets;
mod clas;
mod ending;
mod eng;
mod examples;
mod ger;
mod leg_cards;
mod leg_claim;
mod leg_end;
mod leg_setup;
mod leg_turn;
mod legends;
pub mod scene;
mod ten;
mod toy;
