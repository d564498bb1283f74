//! The house that sits bots down, for every command that needs some.

use std::sync::Arc;
use std::time::Duration;

use bots::arena::{Host, Seated};
use bots::{Player, Roster};
use cpu_time::ThreadTime;
use rules::tables::Tables;

/// Sits bots down at tables of one edition.
pub struct House<const W: usize> {
    roster: Roster<W>,
}

impl<const W: usize> House<W> {
    pub fn new(tables: &Arc<Tables<W>>) -> House<W> {
        House { roster: Roster::new(tables) }
    }
}

impl<const W: usize> Host<W> for House<W> {
    fn sit(&self, bot: &str, seated: &Seated<'_>) -> Result<Box<dyn Player<W>>, String> {
        self.roster.seat(bot, seated.seed).map_err(|unknown| format!("No bot is called '{}'.", unknown.0))
    }

    /// Time in which this thread really ran, so that a busy machine does not make bots look slow.
    fn clock(&self, _bot: &str) -> Duration {
        ThreadTime::now().as_duration()
    }
}
