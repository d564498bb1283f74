//! Whole campaigns between bots, counted to judge the balance of a pack.
//!
//! Every campaign has its own seed, and all totals are integers, so the result does not depend on
//! the order of campaigns or the number of threads.

mod checks;
mod play;
mod purse;
mod tally;

pub use checks::{Check, SLIPS, checks, looked_at};
pub use play::play_campaign;
pub use purse::{Count, MoneySource};
pub use tally::{CampaignTally, CardKind, GameSums, Wins, part};

use std::sync::Arc;

use campaign::pack::Pack;

use crate::BotFailure;

/// A validated request to simulate campaigns.
pub struct BalancePlan {
    pub pack: Arc<Pack>,
    pub players: usize,
    pub seed: u64,
    /// The bots, distributed over the seats.
    pub bots: Vec<String>,
    /// The board chosen at each fork, by index.
    pub forks: Vec<usize>,
}

/// Receives news from a simulation while it runs.
pub trait BalanceListener: Sync {
    /// Called when a game has ended or has been given up.
    fn game_played(&self) {}

    /// Called when a simpler bot has decided in place of this one.
    fn bot_failed(&self, _bot: &str, _failure: BotFailure) {}
}
