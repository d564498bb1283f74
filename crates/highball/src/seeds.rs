//! How seeds are used.
//!
//! A game's `fast-1` dealer uses one 64-bit number, the seed of the game: `dealer::game_seed(run,
//! game)` in a simulation, the number given or drawn in a game against a person. In a record it is
//! written as 16 hexadecimal digits, its 8 bytes with the most significant first, and the header's
//! `seed-hash` is SHA-256 over these 8 bytes.

use std::hash::{BuildHasher, RandomState};

/// Returns a random seed. The standard library asks the system for random keys when it creates a
/// hasher.
pub fn fresh() -> u64 {
    RandomState::new().hash_one("a new game")
}
