//! Laws for several writers: which node may write to a table, from the point of view of the store.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Mutex;

use protocol::TableId;
use server::store::Ownership;

#[derive(Default)]
pub struct Writers(Mutex<Seen>);

#[derive(Default)]
struct Seen {
    /// The latest epoch of each table.
    epochs: BTreeMap<TableId, i64>,
    /// Every node that has ever owned a table.
    owned: BTreeSet<(TableId, String)>,
    takeovers: u64,
    broken: Option<String>,
}

impl Writers {
    fn with<T>(&self, look: impl FnOnce(&mut Seen) -> T) -> T {
        look(&mut self.0.lock().expect("a lock"))
    }

    pub fn broken(&self) -> Option<String> {
        self.with(|seen| seen.broken.clone())
    }

    pub fn takeovers(&self) -> u64 {
        self.with(|seen| seen.takeovers)
    }

    /// Checks that each new owner has a higher epoch.
    pub fn owns(&self, table: &TableId, now: &Ownership) {
        self.with(|seen| {
            let is_new = seen.owned.insert((table.clone(), now.owner.clone()));
            let before = seen.epochs.insert(table.clone(), now.epoch);
            seen.takeovers += u64::from(before.is_some());
            if before.is_some_and(|before| before >= now.epoch) && is_new {
                let epoch = now.epoch;
                seen.broken.get_or_insert(format!("epoch {epoch} has a second owner"));
            }
        });
    }

    /// Checks that a node tries to write only to tables that it owns or has owned.
    pub fn tries(&self, table: &TableId, node: &str) {
        self.with(|seen| {
            if !seen.owned.contains(&(table.clone(), node.to_string())) {
                seen.broken.get_or_insert(format!("{node} writes to a table that it never owned"));
            }
        });
    }

    /// Checks that entries are written by the owner.
    pub fn wrote(&self, node: &str, now: &Ownership) {
        if now.owner != node {
            let what = format!("{node} has written to a table of {} in epoch {}", now.owner, now.epoch);
            self.with(|seen| seen.broken.get_or_insert(what).len());
        }
    }
}
