//! The rules: which actions are legal, and what they change.
//!
//! A game is a pure state machine. It waits for an answer from a seat or from chance. Answers
//! produce facts, and facts change the game.

pub mod ability;
pub mod action;
pub mod agenda;
pub mod board;
pub mod capacity;
pub mod card;
pub mod chance;
mod check;
pub mod choices;
pub mod claim_step;
pub mod edition;
pub mod fact;
pub mod game;
pub mod hash;
mod hidden;
pub mod hints;
pub mod ids;
mod laws;
pub mod limits;
pub mod market;
pub mod mechanism;
pub mod network;
pub mod open;
pub mod own;
mod payment;
pub mod pile;
pub mod position;
pub mod question;
pub mod record;
pub mod refused;
pub mod score;
pub mod seat_record;
pub mod seen;
pub mod set;
pub mod setup;
mod state;
pub mod suppose;
pub mod tables;
pub mod ticket;
mod turn;
pub mod view;
#[cfg(feature = "wire")]
mod wire;
