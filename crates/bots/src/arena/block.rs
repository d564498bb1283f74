//! What is kept of a block: enough to make every number of the report from it.

use serde::{Deserialize, Serialize};

/// The games of one block.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Block {
    /// Its number in the plan.
    pub block: u64,
    /// A game for each seating, in the plan's order.
    pub games: Vec<Played>,
}

/// One game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Played {
    pub seats: Vec<Chair>,
}

/// One seat of a game, and what came of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Chair {
    /// The bot's number in the plan.
    pub bot: usize,
    pub place: u8,
    pub total: i16,
    /// Points of each score line of the edition.
    pub lines: Vec<i16>,
    pub completed: u8,
    pub failed: u8,
    pub decisions: u32,
    /// Nanoseconds of thinking in all, and for the longest decision.
    pub thought: u64,
    pub longest: u64,
}

impl Block {
    /// The same without thinking times, which no two runs share.
    pub fn timeless(&self) -> Block {
        let mut block = self.clone();
        for chair in block.games.iter_mut().flat_map(|game| &mut game.seats) {
            (chair.thought, chair.longest) = (0, 0);
        }
        block
    }
}

impl Played {
    /// How many share the first place.
    pub fn winners(&self) -> usize {
        self.seats.iter().filter(|chair| chair.place == 1).count()
    }

    /// What this seat has of the win: equal parts for all who share it.
    pub fn share(&self, seat: usize) -> f64 {
        if self.seats[seat].place == 1 { 1.0 / self.winners() as f64 } else { 0.0 }
    }

    /// The score that won.
    pub fn winning_score(&self) -> Option<i16> {
        self.seats.iter().filter(|chair| chair.place == 1).map(|chair| chair.total).max()
    }
}
