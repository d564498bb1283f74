//! Counters for `/metrics`. Each server has its own, so that tests can run many servers in one
//! process.

use std::fmt::Write;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};

/// Upper bounds of the histogram's buckets, in milliseconds.
const BOUNDS: [u64; 10] = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];

#[derive(Default)]
pub struct Counts {
    entries: AtomicU64,
    commits: AtomicU64,
    commit_ms: AtomicU64,
    /// Number of commits by duration; each bucket counts the commits that took no longer than its
    /// bound.
    columns: [AtomicU64; BOUNDS.len()],
    tables: AtomicU64,
    pub requests: AtomicU64,
    pub refused: AtomicU64,
    pub messages: AtomicU64,
    pub sockets_opened: AtomicU64,
    pub sockets_closed: AtomicU64,
    pub cut_off: AtomicU64,
    pub hooks_called: AtomicU64,
    pub hooks_failed: AtomicU64,
    pub thoughts_elsewhere: AtomicU64,
    pub thoughts_missed: AtomicU64,
    makes_backups: AtomicBool,
    /// Time of the last backup, in seconds since 1970.
    backup_s: AtomicU64,
    backups_failed: AtomicU64,
}

impl Counts {
    /// Counts a commit with its number of entries and its duration.
    pub fn kept(&self, entries: usize, ms: u64) {
        self.entries.fetch_add(entries as u64, Relaxed);
        self.commits.fetch_add(1, Relaxed);
        self.commit_ms.fetch_add(ms, Relaxed);
        for (bound, column) in BOUNDS.iter().zip(&self.columns) {
            if ms <= *bound {
                column.fetch_add(1, Relaxed);
            }
        }
    }

    pub fn made_table(&self) {
        self.tables.fetch_add(1, Relaxed);
    }

    pub fn add(&self, count: &AtomicU64) {
        count.fetch_add(1, Relaxed);
    }

    /// Records that this server makes backups, and the time of the last one in seconds since 1970.
    pub fn backups_begin(&self, last_s: u64) {
        self.makes_backups.store(true, Relaxed);
        self.backup_s.store(last_s, Relaxed);
    }

    pub fn backed_up(&self, at_s: u64) {
        self.backup_s.store(at_s, Relaxed);
    }

    pub fn backup_failed(&self) {
        self.add(&self.backups_failed);
    }

    /// Returns the counters in the Prometheus format.
    pub fn text(&self, tables_in_memory: usize, is_ready: bool) -> String {
        let mut text = String::new();
        let mut metric = |name: &str, kind: &str, help: &str, value: u64| {
            let _ =
                writeln!(text, "# HELP highball_{name} {help}\n# TYPE highball_{name} {kind}\nhighball_{name} {value}");
        };
        let sockets = self.sockets_opened.load(Relaxed).saturating_sub(self.sockets_closed.load(Relaxed));
        metric("ready", "gauge", "Whether moves can be saved.", is_ready.into());
        metric("tables_in_memory", "gauge", "Tables that are loaded.", tables_in_memory as u64);
        metric("sockets", "gauge", "Open sockets.", sockets);
        metric("sockets_total", "counter", "Sockets opened.", self.sockets_opened.load(Relaxed));
        metric(
            "slow_readers_total",
            "counter",
            "Sockets cut off because they read too slowly.",
            self.cut_off.load(Relaxed),
        );
        metric("webhooks_total", "counter", "Webhooks called.", self.hooks_called.load(Relaxed));
        metric(
            "webhooks_failed_total",
            "counter",
            "Webhooks that could not be called in the end.",
            self.hooks_failed.load(Relaxed),
        );
        metric(
            "thoughts_elsewhere_total",
            "counter",
            "Decisions of bots made by workers.",
            self.thoughts_elsewhere.load(Relaxed),
        );
        metric(
            "thoughts_missed_total",
            "counter",
            "Decisions that workers were asked for and this server made.",
            self.thoughts_missed.load(Relaxed),
        );
        metric("tables_total", "counter", "Tables made.", self.tables.load(Relaxed));
        metric("requests_total", "counter", "Requests over HTTP.", self.requests.load(Relaxed));
        metric("refused_total", "counter", "Requests and messages that were refused.", self.refused.load(Relaxed));
        metric("messages_total", "counter", "Messages on sockets.", self.messages.load(Relaxed));
        metric("entries_total", "counter", "Entries kept in journals.", self.entries.load(Relaxed));
        if self.makes_backups.load(Relaxed) {
            metric("backup_timestamp_seconds", "gauge", "When the last backup was made.", self.backup_s.load(Relaxed));
            metric("backups_failed_total", "counter", "Backups that failed.", self.backups_failed.load(Relaxed));
        }
        let _ = writeln!(
            text,
            "# HELP highball_commit_ms Time from an accepted deed to its commit.\n# TYPE highball_commit_ms histogram"
        );
        for (bound, column) in BOUNDS.iter().zip(&self.columns) {
            let _ = writeln!(text, "highball_commit_ms_bucket{{le=\"{bound}\"}} {}", column.load(Relaxed));
        }
        let commits = self.commits.load(Relaxed);
        let _ = writeln!(text, "highball_commit_ms_bucket{{le=\"+Inf\"}} {commits}");
        let _ = writeln!(text, "highball_commit_ms_sum {}", self.commit_ms.load(Relaxed));
        let _ = writeln!(text, "highball_commit_ms_count {commits}");
        text
    }
}
