//! The unsaved part of a journal.

use protocol::{PersonId, TableId};
use serde::Serialize;

use crate::store::{Append, EMPTY, Head, StoredJournal};

/// Maximum total length of the entries that are kept in memory after they have been saved.
const LAST_MAX: usize = 4_096;

/// The unsaved entries of a journal, with the number and checksum of the saved ones.
pub struct PendingJournal<E> {
    /// Number of saved entries.
    kept: u32,
    sum: String,
    members: Vec<PersonId>,
    /// The entries saved last, unless they are long.
    last: Vec<String>,
    /// Entries that are not saved yet.
    pub fresh: Vec<E>,
}

impl<E: Serialize> PendingJournal<E> {
    /// Creates a journal without entries.
    pub fn new() -> PendingJournal<E> {
        PendingJournal { kept: 0, sum: EMPTY.to_string(), members: Vec::new(), last: Vec::new(), fresh: Vec::new() }
    }

    /// Creates a journal whose entries are all saved.
    pub fn kept(journal: &StoredJournal, members: Vec<PersonId>) -> PendingJournal<E> {
        let kept = journal.entries.len() as u32;
        PendingJournal { kept, sum: journal.sum.clone(), members, last: Vec::new(), fresh: Vec::new() }
    }

    /// Returns the number of saved entries and the checksum of the last one.
    pub fn saved(&self) -> (u32, &str) {
        (self.kept, &self.sum)
    }

    /// Returns the entries saved last; none if they are long, or if another node saved them.
    pub fn last(&self) -> &[String] {
        &self.last
    }

    /// Records that another node has saved more entries.
    pub fn follow(&mut self, entries: u32, sum: &str, members: Vec<PersonId>) {
        self.kept += entries;
        self.sum = sum.to_string();
        self.members = members;
        self.last.clear();
    }

    /// Returns the number of saved and unsaved entries.
    pub fn len(&self) -> u32 {
        self.kept + self.fresh.len() as u32
    }

    /// Returns an `Append` with the entries that are not saved yet; `None` if there are none.
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

    /// Marks the entries in an `Append` as saved.
    pub fn note(&mut self, append: &Append, members: Vec<PersonId>) {
        self.kept = append.from + append.entries.len() as u32;
        self.sum = append.sums().pop().unwrap_or_else(|| append.before.clone());
        self.members = members;
        let is_short = append.entries.iter().map(String::len).sum::<usize>() <= LAST_MAX;
        self.last = if is_short { append.entries.clone() } else { Vec::new() };
        self.fresh.clear();
    }
}
