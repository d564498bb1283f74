//! Simulations of whole campaigns between bots, which show how balanced a pack is.
//!
//! Every campaign has its own seed, and all totals are integers, so the result depends neither on
//! the order of campaigns nor on the number of threads.

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
    /// Names of the bots, which are assigned to the seats in turn.
    pub bots: Vec<String>,
    /// Index of the board to choose at each fork, in order. At any further forks, a bot chooses.
    pub forks: Vec<usize>,
}

/// A receiver of events from a simulation in progress.
pub trait BalanceListener: Sync {
    /// Handles the end of a game, even if the game was given up.
    fn game_played(&self) {}

    /// Handles a bot's failure after a simpler bot has made the decision in its place.
    fn bot_failed(&self, _bot: &str, _failure: BotFailure) {}
}
