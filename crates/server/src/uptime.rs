//! Uptime. All clocks are stopped while the server is suspended, down or unable to save.
//!
//! The server saves a heartbeat every few seconds. The time between two heartbeats counts only if
//! they are close together; otherwise the machine was suspended, the program was stopped, the disk
//! was full or the wall clock was changed. The total of such gaps is saved with each heartbeat, so
//! that a restart is just another gap.

use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::clock::Millis;
use crate::limits::BEAT_LATE_MS;
use crate::planted::is_planted;
use crate::store::Beat;

/// The last heartbeat of this server, with the total of all gaps.
pub struct Uptime(Mutex<State>);

#[derive(Clone, Copy)]
struct State {
    /// The last heartbeat; `None` before the first heartbeat, when no time counts as stopped.
    last: Option<Beat>,
    /// Time since which heartbeats have been regular.
    since: Millis,
}

impl State {
    fn slept(&self, now: Millis) -> i64 {
        self.last.map_or(0, |last| {
            let gap = now as i64 - last.time as i64;
            // Without this exception, the check for gaps would hide the planted fault.
            let is_close = (0..=BEAT_LATE_MS as i64).contains(&gap) || is_planted("own-clock");
            last.slept + if is_close { 0 } else { gap }
        })
    }
}

impl Uptime {
    pub fn new(now: Millis) -> Uptime {
        Uptime(Mutex::new(State { last: None, since: now }))
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns the total time during which all clocks were stopped since the first saved heartbeat,
    /// in milliseconds.
    pub fn slept(&self, now: Millis) -> i64 {
        self.state().slept(now)
    }

    /// Returns the start of the current period without a gap.
    pub fn since(&self) -> Millis {
        self.state().since
    }

    pub fn has_begun(&self) -> bool {
        self.state().last.is_some()
    }

    /// Continues from the last heartbeat of the previous server process. The time since then counts
    /// as downtime, however short.
    pub fn resume(&self, last: Option<Beat>, now: Millis) {
        let slept = last.map_or(0, |last| last.slept + (now as i64 - last.time as i64));
        *self.state() = State { last: Some(Beat { time: now, slept }), since: now };
    }

    /// Continues from the last heartbeat of any server on the same store. The time since then
    /// counts as downtime only if it is long.
    pub fn share(&self, last: Option<Beat>, now: Millis) {
        let mut state = self.state();
        let shared = State { last, since: state.since };
        let slept = shared.slept(now);
        if state.last.is_none_or(|last| last.slept != slept) {
            state.since = now;
        }
        state.last = Some(Beat { time: now, slept });
    }

    /// Records a saved heartbeat.
    pub fn kept(&self, beat: Beat) {
        let mut state = self.state();
        if state.last.is_none_or(|last| last.slept != beat.slept) {
            state.since = beat.time;
        }
        state.last = Some(beat);
    }
}
