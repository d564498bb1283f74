//! Whose time runs, and when it is up. Worked out from the times in the journal alone, so it survives a restart.

use protocol::{Pace, SeatClock};

use crate::clock::Millis;
use crate::limits::BACK_RESERVE_MS;

const SECOND: Millis = 1000;
const DAY: Millis = 24 * 3600 * SECOND;

/// The clock of one seat.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Timing {
    pace: Pace,
    /// What is left of the reserve of a live game when it was last counted.
    reserve: Millis,
    /// Since when this seat's time runs.
    since: Option<Millis>,
}

impl Timing {
    pub fn new(pace: Pace) -> Timing {
        let reserve = if let Pace::Live { reserve_s, .. } = pace { u64::from(reserve_s) * SECOND } else { 0 };
        Timing { pace, reserve, since: None }
    }

    /// The seat is asked from now on; a new turn brings time of its own.
    pub fn asked(&mut self, now: Millis, new_turn: bool) {
        if let (Pace::Live { per_move_s, .. }, true) = (self.pace, new_turn) {
            self.reserve += u64::from(per_move_s) * SECOND;
        }
        // A turn that goes on over days goes on with the time it has.
        if new_turn || self.since.is_none() || matches!(self.pace, Pace::Live { .. }) {
            self.since = Some(now);
        }
    }

    /// The seat has answered.
    pub fn answered(&mut self, now: Millis, turn_goes_on: bool) {
        if let Some(since) = self.since {
            self.reserve = self.reserve.saturating_sub(now.saturating_sub(since));
        }
        if !turn_goes_on || matches!(self.pace, Pace::Live { .. }) {
            self.since = None;
        }
    }

    /// The question went away, or time is up and somebody else decides.
    pub fn stop(&mut self) {
        self.since = None;
    }

    /// Time is up.
    pub fn run_out(&mut self) {
        self.reserve = 0;
        self.since = None;
    }

    /// Somebody is back, and has some time at least.
    pub fn back(&mut self, now: Millis, asked: bool) {
        self.reserve = self.reserve.max(BACK_RESERVE_MS);
        self.since = asked.then_some(now);
    }

    /// When time is up.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_live_reserve_runs_down_and_grows_with_turns() {
        let mut timing = Timing::new(Pace::Live { reserve_s: 60, per_move_s: 10 });
        assert_eq!(timing.due(), None);
        timing.asked(1_000, true);
        assert_eq!(timing.due(), Some(71_000));
        timing.answered(31_000, true);
        timing.asked(31_000, false);
        assert_eq!(timing.due(), Some(71_000), "a second card has no time of its own");
        timing.answered(41_000, false);
        assert_eq!((timing.due(), timing.shown().reserve), (None, Some(30_000)));
        timing.run_out();
        timing.back(100_000, true);
        assert_eq!(timing.due(), Some(100_000 + BACK_RESERVE_MS));
    }

    #[test]
    fn days_are_counted_for_the_turn() {
        let mut timing = Timing::new(Pace::Days { days: 2 });
        timing.asked(0, true);
        timing.answered(5, true);
        timing.asked(5, false);
        assert_eq!(timing.due(), Some(2 * DAY));
        timing.answered(7, false);
        timing.asked(9, true);
        assert_eq!(timing.due(), Some(9 + 2 * DAY));
        assert_eq!(Timing::new(Pace::None).due(), None);
    }
}
