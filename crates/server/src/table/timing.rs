//! Clocks of seats. They are computed only from times in the journal, and therefore survive a
//! restart.

use protocol::{Pace, SeatClock};

use crate::clock::Millis;
use crate::limits::BACK_RESERVE_MS;

const SECOND: Millis = 1000;
pub const DAY: Millis = 24 * 3600 * SECOND;

/// The clock of one seat.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Timing {
    pace: Pace,
    /// The time bank of a live game at its last update, in milliseconds.
    reserve: Millis,
    /// Time since which this seat's clock has been running; `None` while it is stopped.
    since: Option<Millis>,
}

impl Timing {
    pub fn new(pace: Pace) -> Timing {
        let reserve = if let Pace::Live { reserve_s, .. } = pace { u64::from(reserve_s) * SECOND } else { 0 };
        Timing { pace, reserve, since: None }
    }

    /// Starts the clock of a seat that must answer; a new turn adds time.
    pub fn asked(&mut self, now: Millis, new_turn: bool) {
        if let (Pace::Live { per_move_s, .. }, true) = (self.pace, new_turn) {
            self.reserve += u64::from(per_move_s) * SECOND;
        }
        // A correspondence turn that is still in progress keeps its remaining time.
        if new_turn || self.since.is_none() || matches!(self.pace, Pace::Live { .. }) {
            self.since = Some(now);
        }
    }

    /// Deducts the time used for an answer, and stops the clock unless a correspondence turn
    /// continues.
    pub fn answered(&mut self, now: Millis, turn_goes_on: bool) {
        if let Some(since) = self.since {
            self.reserve = self.reserve.saturating_sub(now.saturating_sub(since));
        }
        if !turn_goes_on || matches!(self.pace, Pace::Live { .. }) {
            self.since = None;
        }
    }

    /// Stops the clock because the question was withdrawn, or because time is up and somebody else
    /// decides.
    pub fn stop(&mut self) {
        self.since = None;
    }

    /// Empties the time bank and stops the clock, because the time has expired.
    pub fn run_out(&mut self) {
        self.reserve = 0;
        self.since = None;
    }

    /// Gives a returning player at least the minimum time bank, and restarts the clock if the
    /// player must answer.
    pub fn back(&mut self, now: Millis, asked: bool) {
        self.reserve = self.reserve.max(BACK_RESERVE_MS);
        self.since = asked.then_some(now);
    }

    /// Postpones the expiry by the time during which clocks were stopped.
    pub fn stand_still(&mut self, time: i64) {
        self.since = self.since.map(|since| since.saturating_add_signed(time));
    }

    /// Returns the time at which this clock expires; `None` if it is stopped or there is no time
    /// limit.
    pub fn due(&self) -> Option<Millis> {
        let since = self.since?;
        match self.pace {
            Pace::None => None,
            Pace::Live { .. } => Some(since + self.reserve),
            Pace::Days { days } => Some(since + u64::from(days) * DAY),
        }
    }

    pub fn shown(&self) -> SeatClock {
        let reserve = matches!(self.pace, Pace::Live { .. }).then_some(self.reserve);
        SeatClock { reserve, due: self.due() }
    }
}
