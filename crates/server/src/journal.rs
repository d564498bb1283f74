//! A growing journal: the number of saved entries, and the new ones.

use protocol::{PersonId, TableId};
use serde::Serialize;

use crate::store::{Append, EMPTY, Head, StoredJournal};

/// The saved length and the new entries of a journal.
pub struct PendingJournal<E> {
    /// Number of saved entries.
    kept: u32,
    sum: String,
    members: Vec<PersonId>,
    /// New entries.
    pub fresh: Vec<E>,
}

impl<E: Serialize> PendingJournal<E> {
    /// Creates a journal with nothing saved yet.
    pub fn new() -> PendingJournal<E> {
        PendingJournal { kept: 0, sum: EMPTY.to_string(), members: Vec::new(), fresh: Vec::new() }
    }

    /// Creates a journal that is fully saved.
    pub fn kept(journal: &StoredJournal, members: Vec<PersonId>) -> PendingJournal<E> {
        PendingJournal { kept: journal.entries.len() as u32, sum: journal.sum.clone(), members, fresh: Vec::new() }
    }

    /// Returns the number of saved entries, and the checksum of the last.
    pub fn saved(&self) -> (u32, &str) {
        (self.kept, &self.sum)
    }

    /// Notes that somebody else has saved more entries.
    pub fn follow(&mut self, entries: u32, sum: &str, members: Vec<PersonId>) {
        self.kept += entries;
        self.sum = sum.to_string();
        self.members = members;
    }

    /// Returns the number of entries.
    pub fn len(&self) -> u32 {
        self.kept + self.fresh.len() as u32
    }

    /// Returns the entries that are not saved yet.
    pub fn unkept(&self, id: &TableId, head: impl FnOnce() -> Head, members: Vec<PersonId>) -> Option<Append> {
        if self.fresh.is_empty() {
            return None;
        }
        let entries = self.fresh.iter().map(|entry| serde_json::to_string(entry).expect("an entry can be written"));
        Some(Append {
            table: id.clone(),
            from: self.kept,
            before: self.sum.clone(),
            entries: entries.collect(),
            head: head(),
            members: (members != self.members).then_some(members),
        })
    }

    /// Marks entries as saved.
    pub fn note(&mut self, append: &Append, members: Vec<PersonId>) {
        self.kept = append.from + append.entries.len() as u32;
        self.sum = append.sums().pop().unwrap_or_else(|| append.before.clone());
        self.members = members;
        self.fresh.clear();
    }
}
