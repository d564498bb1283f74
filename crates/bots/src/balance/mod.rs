//! Simulations of whole campaigns between bots, which show how balanced a pack is.
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
    /// Names of the bots, which are distributed over the seats.
    pub bots: Vec<String>,
    /// Index of the board chosen at each fork.
    pub forks: Vec<usize>,
}

/// A receiver of events from a running simulation.
pub trait BalanceListener: Sync {
    /// Handles the end of a game, whether it was finished or given up.
    fn game_played(&self) {}

    /// Handles the failure of a bot, after a simpler bot has decided in its place.
    fn bot_failed(&self, _bot: &str, _failure: BotFailure) {}
}
