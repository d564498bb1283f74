//! The source of bots for every command: those of the roster, and external programs.

use std::sync::Arc;
use std::time::{Duration, Instant};

use bots::arena::{Host, Seated};
use bots::{Failure, Player, Roster};
use cpu_time::ThreadTime;
use rules::tables::Tables;

use crate::failures::Failures;
use crate::outside::{Outside, PREFIX, Waiting};

/// Seats bots at tables of one edition.
pub struct House<const W: usize> {
    tables: Arc<Tables<W>>,
    roster: Roster<W>,
    /// Time limit for a program's answer.
    patience: Duration,
    opened: Instant,
    failures: Failures,
    programs: Waiting,
}

impl<const W: usize> House<W> {
    pub fn new(tables: &Arc<Tables<W>>, patience: Duration) -> House<W> {
        let (tables, roster) = (Arc::clone(tables), Roster::new(tables));
        let (opened, failures) = (Instant::now(), Failures::default());
        House { tables, roster, patience, opened, failures, programs: Waiting::default() }
    }
}

impl<const W: usize> Host<W> for House<W> {
    fn sit(&self, bot: &str, seated: &Seated<'_>) -> Result<Box<dyn Player<W>>, String> {
        if bot.starts_with(PREFIX) {
            return Ok(Box::new(Outside::start(bot, &self.tables, seated, self.patience, &self.programs)?));
        }
        self.roster.seat(bot, seated.seed).map_err(|unknown| format!("No bot is called '{}'.", unknown.0))
    }

    /// Reads the clock for a bot: the thread's CPU time for built-in bots, so that a busy machine
    /// does not make them look slow, and wall-clock time for programs.
    fn clock(&self, bot: &str) -> Duration {
        if bot.starts_with(PREFIX) { self.opened.elapsed() } else { ThreadTime::now().as_duration() }
    }

    fn failed(&self, bot: &str, failure: Failure) {
        self.failures.tell(bot, failure);
    }
}
