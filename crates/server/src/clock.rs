//! Sources of the current time. Nothing else in the server reads the system time, so tests can
//! simulate days.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use tokio::time::Instant;

/// Milliseconds since 1970.
pub type Millis = u64;

pub trait Clock: Send + Sync + 'static {
    fn now(&self) -> Millis;
}

pub struct SystemClock;

impl Clock for SystemClock {
    fn now(&self) -> Millis {
        SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or(Duration::ZERO).as_millis() as Millis
    }
}

/// A clock that follows tokio's time. While tokio's time is paused, simulated days pass instantly.
pub struct TokioClock {
    began: tokio::time::Instant,
    at: Millis,
}

impl TokioClock {
    /// Creates a clock that starts at this time.
    pub fn starting(at: Millis) -> TokioClock {
        TokioClock { began: tokio::time::Instant::now(), at }
    }
}

impl Clock for TokioClock {
    fn now(&self) -> Millis {
        self.at + self.began.elapsed().as_millis() as Millis
    }
}

/// A clock that is set from the database periodically, since the clocks of the nodes' machines may
/// differ. It never runs backwards.
pub struct DatabaseClock(Mutex<DatabaseTime>);

struct DatabaseTime {
    asked: Instant,
    said: Millis,
    /// The latest time returned; the clock never returns an earlier one.
    shown: Millis,
}

impl DatabaseClock {
    /// Creates a clock that starts at this time.
    pub fn starting(at: Millis) -> DatabaseClock {
        DatabaseClock(Mutex::new(DatabaseTime { asked: Instant::now(), said: at, shown: at }))
    }

    fn time(&self) -> MutexGuard<'_, DatabaseTime> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Sets the clock to the time that the database reported for a query sent at `asked`.
    pub fn set(&self, asked: Instant, said: Millis) {
        let mut time = self.time();
        (time.asked, time.said) = (asked, said);
    }
}

impl Clock for DatabaseClock {
    fn now(&self) -> Millis {
        let mut time = self.time();
        time.shown = time.shown.max(time.said + time.asked.elapsed().as_millis() as Millis);
        time.shown
    }
}
