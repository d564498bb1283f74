//! Which seed drives what.
//!
//! The dealer `fast-1` of a game works with one 64-bit number, the seed of the game: `dealer::game_seed(run, game)` in
//! a simulation, the number given or drawn in a game against a person. In a record it stands as 16 hexadecimal digits,
//! its 8 bytes with the highest first, and the header's `seed-hash` is SHA-256 over these 8 bytes.

use std::hash::{BuildHasher, RandomState};

use dealer::{Revealed, game_seed};

/// The seed of the bot of this seat in a game with this seed: a stream of its own, apart from the dealer's.
pub fn player_seed(game: u64, seat: usize) -> u64 {
    game_seed(game, seat as u64 + 1)
}

/// The seed of a game as a number: its first eight bytes.
pub fn number_of(dealer: &Revealed) -> u64 {
    u64::from_str_radix(&dealer.seed()[..16], 16).expect("a seed is hexadecimal and at least eight bytes long")
}

/// A seed nobody chose. The standard library asks the system for random keys when it makes a hasher.
pub fn fresh() -> u64 {
    RandomState::new().hash_one("a new game")
}
