//! Creation of bots for games: built-in bots and external programs.

use std::sync::Arc;
use std::time::{Duration, Instant};

use bots::arena::{Host, Seated};
use bots::{BotFailure, Player, Roster};
use cpu_time::ThreadTime;
use rules::tables::Tables;

use crate::failures::Failures;
use crate::outside::{IdlePrograms, PREFIX, ProgramSeat};

/// A factory of bots for games of one edition.
pub struct BotHost<const W: usize> {
    tables: Arc<Tables<W>>,
    roster: Roster<W>,
    /// Time limit for an external program's answer.
    patience: Duration,
    opened: Instant,
    failures: Failures,
    programs: IdlePrograms,
}

impl<const W: usize> BotHost<W> {
    pub fn new(tables: &Arc<Tables<W>>, patience: Duration) -> BotHost<W> {
        let (tables, roster) = (Arc::clone(tables), Roster::new(tables));
        let (opened, failures) = (Instant::now(), Failures::default());
        BotHost { tables, roster, patience, opened, failures, programs: IdlePrograms::default() }
    }
}

impl<const W: usize> Host<W> for BotHost<W> {
    fn sit(&self, bot: &str, seated: &Seated<'_>) -> Result<Box<dyn Player<W>>, String> {
        if bot.starts_with(PREFIX) {
            return Ok(Box::new(ProgramSeat::start(bot, &self.tables, seated, self.patience, &self.programs)?));
        }
        self.roster.seat(bot, seated.seed).map_err(|unknown| format!("No bot is called '{}'.", unknown.0))
    }

    /// Reads a bot's clock: wall-clock time for programs, but the thread's CPU time for built-in
    /// bots, so that a busy machine does not make them look slow.
    fn clock(&self, bot: &str) -> Duration {
        if bot.starts_with(PREFIX) { self.opened.elapsed() } else { ThreadTime::now().as_duration() }
    }

    fn failed(&self, bot: &str, failure: BotFailure) {
        self.failures.tell(bot, failure);
    }
}
