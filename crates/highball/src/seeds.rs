//! The seeds of games.
//!
//! The `fast-1` dealer uses one 64-bit number, the seed of the game. In a simulation, the seed is
//! `dealer::game_seed(run, game)`; in a game against a person, it is given on the command line or
//! random. A record contains the seed as 16 hexadecimal digits, most significant byte first. The
//! header's `seed-hash` is the SHA-256 of these 8 bytes.

use std::hash::{BuildHasher, RandomState};

/// Returns a random seed. It is derived from the random keys that the standard library gives to
/// each hasher.
pub fn fresh() -> u64 {
    RandomState::new().hash_one("a new game")
}
