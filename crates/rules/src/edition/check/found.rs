//! Flaws found by a check, with line numbers for the edition's own file.

use crate::edition::loose::Spots;
use crate::edition::parse::{Flaw, Flaws};

/// The flaws found so far, and the lines of the values in the edition's own file.
pub(super) struct Found<'a> {
    file: &'a str,
    pub spots: &'a Spots,
    flaws: Flaws,
}

impl<'a> Found<'a> {
    pub fn new(file: &'a str, spots: &'a Spots) -> Found<'a> {
        Found { file, spots, flaws: Flaws(Vec::new()) }
    }

    /// Reports a flaw on a line of any file, usually a table.
    pub fn add(&mut self, file: &str, line: usize, message: impl Into<String>) {
        self.flaws.add(file, line, message);
    }

    /// Reports a flaw in the edition's own file, at the key with this path, unless the value there
    /// was replaced by a default.
    pub fn at(&mut self, path: &[&str], message: impl Into<String>) {
        if !self.spots.made_up(path) {
            self.flaws.add(self.file, self.spots.line(path), message);
        }
    }

    /// Returns all flaws without duplicates, ordered by file and line.
    pub fn into_flaws(mut self) -> Vec<Flaw> {
        self.flaws.0.sort();
        self.flaws.0.dedup();
        self.flaws.0
    }
}
