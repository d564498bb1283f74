//! The clock. Nothing else reads the system time, so tests can simulate days.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

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

/// A clock that follows tokio's time. While that is paused, days pass instantly.
pub struct TokioClock {
    began: tokio::time::Instant,
    at: Millis,
}

impl TokioClock {
    /// Creates a clock that shows this time now.
    pub fn starting(at: Millis) -> TokioClock {
        TokioClock { began: tokio::time::Instant::now(), at }
    }
}

impl Clock for TokioClock {
    fn now(&self) -> Millis {
        self.at + self.began.elapsed().as_millis() as Millis
    }
}
