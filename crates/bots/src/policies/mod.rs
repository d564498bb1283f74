//! Simple policies for simulations and for testing corner cases of the rules.

mod corner;
mod random;

pub use corner::Corner;
pub use random::Random;

use dealer::Stream;

use crate::Player;

pub const NAMES: [&str; 6] = ["random", "greedy", "one-colour", "hoarder", "tickets", "resets"];

pub fn by_name<const W: usize>(name: &str, seed: u64) -> Option<Box<dyn Player<W>>> {
    let stream = Stream::new(seed);
    Some(match name {
        "random" => Box::new(Random(stream)),
        "greedy" => Box::new(Corner::greedy(stream)),
        "one-colour" => Box::new(Corner::one_color(stream)),
        "hoarder" => Box::new(Corner::hoarder(stream)),
        "tickets" => Box::new(Corner::tickets(stream)),
        "resets" => Box::new(Corner::resets(stream)),
        _ => return None,
    })
}
