//! The seeds of games.
//!
//! A game's `fast-1` dealer uses one 64-bit number, the seed of the game. In a simulation it is
//! `dealer::game_seed(run, game)`; in a game against a person it is given or random. A record
//! contains it as 16 hexadecimal digits, the 8 bytes with the most significant one first. The
//! header's `seed-hash` is the SHA-256 of these 8 bytes.

use std::hash::{BuildHasher, RandomState};

/// Returns a random seed. It is derived from the random keys that the standard library gives to
/// each hasher.
pub fn fresh() -> u64 {
    RandomState::new().hash_one("a new game")
}
