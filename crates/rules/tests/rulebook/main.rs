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
mod scene;
mod toy;
