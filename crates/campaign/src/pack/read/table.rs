//! Reads a table row by row and goes on after a flaw, so that all of them are told at once.

use std::cell::RefCell;

use rules::edition::Flaw;

use crate::pack::words::{one_of, unknown};

/// Flaws as they are found, and whether every table could be read at all.
pub(in crate::pack) struct Reading {
    flaws: RefCell<Vec<Flaw>>,
    whole: RefCell<bool>,
}

impl Reading {
    pub fn new() -> Reading {
        Reading { flaws: RefCell::new(Vec::new()), whole: RefCell::new(true) }
    }

    pub fn flaw(&self, file: &str, line: usize, message: impl Into<String>) {
        self.flaws.borrow_mut().push(Flaw { file: file.to_string(), line, message: message.into() });
    }

    /// A flaw for which a row or a whole file is lost: what other files say of it cannot be checked.
    pub fn unreadable(&self, file: &str, line: usize, message: impl Into<String>) {
        self.whole.replace(false);
        self.flaw(file, line, message);
    }

    /// The flaws, and whether every file could be read.
    pub fn done(self) -> (Vec<Flaw>, bool) {
        (self.flaws.into_inner(), self.whole.into_inner())
    }
}

/// One row of a table.
pub(super) struct Row<'a> {
    reading: &'a Reading,
    file: &'static str,
    pub line: usize,
    columns: &'a [String],
    cells: &'a csv::StringRecord,
}

impl Row<'_> {
    pub fn flaw(&self, message: impl Into<String>) {
        self.reading.flaw(self.file, self.line, message);
    }

    /// The text of a cell, which may be empty.
    pub fn text(&self, column: &str) -> &str {
        let at = self.columns.iter().position(|name| name == column);
        at.and_then(|at| self.cells.get(at)).map_or("", str::trim)
    }

    /// The text of a cell that must not be empty.
    pub fn full(&self, column: &str) -> String {
        let text = self.text(column);
        if text.is_empty() {
            self.flaw(format!("fill in {column}; it must not be empty."));
        }
        text.to_string()
    }

    /// The text of a cell, none where it is empty.
    pub fn maybe(&self, column: &str) -> Option<String> {
        Some(self.text(column)).filter(|text| !text.is_empty()).map(str::to_string)
    }

    /// The parts of a cell between bars.
    pub fn list(&self, column: &str) -> Vec<String> {
        let parts = self.text(column).split('|').map(str::trim);
        parts.filter(|part| !part.is_empty()).map(str::to_string).collect()
    }

    /// A whole number; a wrong one is told and read as 1.
    pub fn number<T: std::str::FromStr + From<u8>>(&self, column: &str) -> T {
        self.maybe_number(column).unwrap_or_else(|| {
            if self.text(column).is_empty() {
                self.flaw(format!("write a whole number as {column}; it must not be empty."));
            }
            T::from(1)
        })
    }

    /// A whole number; none where the cell is empty.
    pub fn maybe_number<T: std::str::FromStr>(&self, column: &str) -> Option<T> {
        let text = self.text(column);
        let number = text.parse().ok();
        if number.is_none() && !text.is_empty() {
            self.flaw(format!("write a whole number as {column}, not '{text}'."));
        }
        number
    }

    /// Degrees.
    pub fn degrees(&self, column: &str) -> f64 {
        let text = self.text(column);
        text.parse().ok().filter(|number: &f64| number.is_finite()).unwrap_or_else(|| {
            self.flaw(format!("write a number such as -73.57 as {column}, not '{text}'."));
            0.0
        })
    }

    /// One of several words; a wrong one is told and read as the first.
    pub fn word<T: Copy>(&self, column: &str, words: &[(&str, T)]) -> T {
        one_of(self.text(column), words).unwrap_or_else(|message| {
            self.flaw(format!("{column}: {message}"));
            words[0].1
        })
    }

    /// One of several words, none where the cell is empty.
    pub fn maybe_word<T: Copy>(&self, column: &str, words: &[(&str, T)]) -> Option<T> {
        self.maybe(column).map(|_| self.word(column, words))
    }
}

/// Reads the rows of a table, each with its line.
pub(super) fn rows<T>(
    reading: &Reading,
    file: &'static str,
    text: &str,
    columns: &[&str],
    read: impl Fn(&Row<'_>) -> T,
) -> Vec<(usize, T)> {
    let text = text.trim_start_matches('\u{feff}');
    let mut reader = csv::ReaderBuilder::new().flexible(true).from_reader(text.as_bytes());
    let named: Vec<String> = match reader.headers() {
        Ok(headers) => headers.iter().map(|name| name.trim().to_string()).collect(),
        Err(error) => {
            reading.unreadable(file, 1, format!("the first line must name the columns: {error}."));
            return Vec::new();
        }
    };
    for (at, name) in named.iter().enumerate() {
        if named[..at].contains(name) {
            reading.unreadable(file, 1, format!("the column '{name}' is there twice; take one out."));
            return Vec::new();
        } else if !columns.contains(&name.as_str()) {
            reading.flaw(file, 1, format!("the column {}", unknown(name, columns)));
        }
    }
    let missing: Vec<&str> = columns.iter().copied().filter(|name| !named.iter().any(|have| have == name)).collect();
    if !missing.is_empty() {
        reading.unreadable(file, 1, format!("add the column {} to the first line.", missing.join(", ")));
        return Vec::new();
    }
    let mut rows = Vec::new();
    for record in reader.records() {
        let cells = match record {
            Ok(cells) => cells,
            Err(error) => {
                let line = error.position().map_or(0, |at| at.line() as usize);
                reading.unreadable(file, line, format!("this line cannot be read: {error}."));
                continue;
            }
        };
        let line = cells.position().map_or(0, |at| at.line() as usize);
        if cells.len() != named.len() {
            let [have, need] = [cells.len(), named.len()];
            let message = format!(
                "this line has {have} cells; the first line names {need} columns. Put texts with commas into quotes."
            );
            reading.unreadable(file, line, message);
            continue;
        }
        rows.push((line, read(&Row { reading, file, line, columns: &named, cells: &cells })));
    }
    rows
}
