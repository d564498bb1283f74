//! Measurements of a load test.

use std::fmt::Write as _;
use std::fs::OpenOptions;
use std::io::Write as _;
use std::path::Path;
use std::time::{Duration, Instant};

/// Number of bytes written per sync.
const BLOCK: usize = 4096;

/// The measured times of all moves so far.
#[derive(Default)]
pub struct Figures {
    accepted: Vec<Duration>,
    told: Vec<Duration>,
}

impl Figures {
    pub fn moved(&mut self, accepted: Duration, told: Duration) {
        self.accepted.push(accepted);
        self.told.push(told);
    }

    /// Returns the time between each move and its acceptance.
    pub fn accepted(self) -> Vec<Duration> {
        self.accepted
    }

    pub fn moves(&self) -> usize {
        self.accepted.len()
    }

    /// Formats the measurements; `over` is the time that the test took.
    pub fn text(&mut self, over: Duration) -> String {
        let mut text = String::new();
        let rate = self.moves() as f64 / over.as_secs_f64();
        let _ = writeln!(text, "{} durable moves, {rate:.0} per second", self.moves());
        let _ = writeln!(text, "accepted: {}", shown(&mut self.accepted));
        let _ = writeln!(text, "last seat told: {}", shown(&mut self.told));
        text
    }
}

/// Sorts these times, and formats the median, the 99th percentile and the maximum.
pub fn shown(times: &mut [Duration]) -> String {
    times.sort();
    let ms = |part| part_of(times, part).map_or("none".to_string(), |time| format!("{:.1}", time.as_secs_f64() * 1e3));
    format!("p50 {} ms, p99 {} ms, longest {} ms", ms(50), ms(99), ms(100))
}

/// Returns a percentile of sorted times.
pub fn part_of(times: &[Duration], part: usize) -> Option<Duration> {
    times.get((times.len() * part / 100).min(times.len().saturating_sub(1))).copied()
}

/// Measures repeatedly how long it takes to write a block in this folder and sync it to disk.
pub fn sync_times(folder: &Path, times: usize, every: Duration) -> std::io::Result<Vec<Duration>> {
    let path = folder.join("sync.probe");
    let mut file = OpenOptions::new().create(true).append(true).open(&path)?;
    let mut taken = Vec::new();
    for _ in 0..times {
        let begun = Instant::now();
        file.write_all(&[7; BLOCK])?;
        file.sync_data()?;
        taken.push(begun.elapsed());
        std::thread::sleep(every);
    }
    std::fs::remove_file(path)?;
    Ok(taken)
}
