//! The results of a block. All numbers in a report are computed from the results of blocks.

use serde::{Deserialize, Serialize};

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Block {
    /// Number of the block in the tournament plan.
    pub block: u64,
    /// One game for each seating, in the order of the plan's seatings.
    pub games: Vec<Played>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Played {
    pub seats: Vec<Chair>,
}

/// A seat in a game, and its result.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Chair {
    /// Index of the bot in the tournament plan.
    pub bot: usize,
    pub place: u8,
    pub total: i16,
    /// Points on each line of the edition's score sheet.
    pub lines: Vec<i16>,
    pub completed: u8,
    pub failed: u8,
    pub decisions: u32,
    /// Total thinking time, in nanoseconds.
    pub thought: u64,
    /// Thinking time of the longest decision, in nanoseconds.
    pub longest: u64,
}

impl Block {
    /// Returns a copy without thinking times, which differ in every run.
    pub fn timeless(&self) -> Block {
        let mut block = self.clone();
        for chair in block.games.iter_mut().flat_map(|game| &mut game.seats) {
            (chair.thought, chair.longest) = (0, 0);
        }
        block
    }
}

impl Played {
    /// Returns the number of seats in first place.
    pub fn winners(&self) -> usize {
        self.seats.iter().filter(|chair| chair.place == 1).count()
    }

    /// Returns a seat's share of the win, which is divided equally among the winners.
    pub fn share(&self, seat: usize) -> f64 {
        if self.seats[seat].place == 1 { 1.0 / self.winners() as f64 } else { 0.0 }
    }

    pub fn winning_score(&self) -> Option<i16> {
        self.seats.iter().filter(|chair| chair.place == 1).map(|chair| chair.total).max()
    }
}
