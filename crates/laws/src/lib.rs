//! The laws of the game, checked during play: no card is lost, a replay equals the game, exactly
//! the offered answers are accepted, and twin games look the same. Tests and soak tests use this
//! crate.

pub mod boards;
pub mod candidates;
pub mod chances;
pub mod curves;
pub mod fuzz;
pub mod lands;
pub mod linked;
pub mod mixed_tables;
pub mod oracle;
pub mod peeking;
pub mod reference;
pub mod saga;
pub mod styles;
pub mod targets;
pub mod twins;

use std::sync::Arc;

use rules::edition::Edition;

/// Names of the embedded editions.
pub const EDITIONS: [&str; 6] = ["usa-new", "usa-classic", "germany", "legends", "usa-1910", "usa-mega"];

/// Returns the embedded edition with this name.
///
/// # Panics
/// Panics if there is no such edition.
pub fn embedded(name: &str) -> Arc<Edition> {
    maps::edition(name).expect("the edition is embedded")
}
