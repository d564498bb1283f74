//! Every bot by its name.

use std::sync::Arc;

use rules::tables::Tables;

use crate::atlas::Atlas;
use crate::{Player, archetypes, policies};

/// Sits bots down at tables of one edition. What they all look up about its board is worked out once.
pub struct Roster<const W: usize> {
    atlas: Arc<Atlas<W>>,
}

/// No bot has this name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownBot(pub String);

impl<const W: usize> Roster<W> {
    /// For games on these tables.
    pub fn new(tables: &Arc<Tables<W>>) -> Roster<W> {
        Roster { atlas: Arc::new(Atlas::new(tables)) }
    }

    /// The bot with this name, for one game; the seed settles whatever it leaves to luck.
    pub fn seat(&self, name: &str, seed: u64) -> Result<Box<dyn Player<W>>, UnknownBot> {
        let bot = policies::by_name(name, seed).or_else(|| archetypes::by_name(&self.atlas, name, seed));
        bot.ok_or_else(|| UnknownBot(name.to_string()))
    }
}
