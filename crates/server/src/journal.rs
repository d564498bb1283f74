//! The end of a journal that grows: what is in the store already, and what has happened since.

use protocol::{PersonId, TableId};
use serde::Serialize;

use crate::store::{Append, EMPTY, Head, Journal};

/// A journal that grows.
pub struct Growing<E> {
    /// What is in the store already.
    kept: u32,
    sum: String,
    members: Vec<PersonId>,
    /// What has happened since.
    pub fresh: Vec<E>,
}

impl<E: Serialize> Growing<E> {
    /// One of which nothing is kept.
    pub fn new() -> Growing<E> {
        Growing { kept: 0, sum: EMPTY.to_string(), members: Vec::new(), fresh: Vec::new() }
    }

    /// One that was kept as it is.
    pub fn kept(journal: &Journal, members: Vec<PersonId>) -> Growing<E> {
        Growing { kept: journal.entries.len() as u32, sum: journal.sum.clone(), members, fresh: Vec::new() }
    }

    /// How many entries there are.
    pub fn len(&self) -> u32 {
        self.kept + self.fresh.len() as u32
    }

    /// What has happened and is not kept yet.
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

    /// The store has kept it.
    pub fn note(&mut self, append: &Append, members: Vec<PersonId>) {
        self.kept = append.from + append.entries.len() as u32;
        self.sum = append.sums().pop().unwrap_or_else(|| append.before.clone());
        self.members = members;
        self.fresh.clear();
    }
}
