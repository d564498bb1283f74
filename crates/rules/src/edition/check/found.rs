//! The flaws of a check, with the lines of those in the edition's own file.

use crate::edition::loose::Spots;
use crate::edition::parse::{Flaw, Flaws};

/// The flaws found so far, and where the values of the edition's own file stand.
pub(super) struct Found<'a> {
    file: &'a str,
    pub spots: &'a Spots,
    flaws: Flaws,
}

impl<'a> Found<'a> {
    pub fn new(file: &'a str, spots: &'a Spots) -> Found<'a> {
        Found { file, spots, flaws: Flaws(Vec::new()) }
    }

    /// A flaw in one of the tables.
    pub fn add(&mut self, file: &str, line: usize, message: impl Into<String>) {
        self.flaws.add(file, line, message);
    }

    /// A flaw in the edition's own file, at the key with this path; none where the value there was made up.
    pub fn at(&mut self, path: &[&str], message: impl Into<String>) {
        if !self.spots.made_up(path) {
            self.flaws.add(self.file, self.spots.line(path), message);
        }
    }

    /// All of them, each once, in the order of files and lines.
    pub fn into_flaws(mut self) -> Vec<Flaw> {
        self.flaws.0.sort();
        self.flaws.0.dedup();
        self.flaws.0
    }
}
