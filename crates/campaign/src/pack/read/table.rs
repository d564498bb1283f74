//! Reads a table row by row and goes on after a flaw, so that all of them are told at once.

use std::cell::RefCell;

use rules::edition::{Flaw, Sheet};

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
    let sheet = match Sheet::open(text) {
        Ok(sheet) => sheet,
        Err(message) => {
            reading.unreadable(file, 1, message);
            return Vec::new();
        }
    };
    for (at, name) in sheet.columns.iter().enumerate() {
        if sheet.columns[..at].contains(name) {
            reading.unreadable(file, 1, format!("the column '{name}' is there twice; take one out."));
            return Vec::new();
        } else if !columns.contains(&name.as_str()) {
            reading.flaw(file, 1, format!("the column {}", unknown(name, columns)));
        }
    }
    if let Some(message) = sheet.missing(columns) {
        reading.unreadable(file, 1, message);
        return Vec::new();
    }
    let (columns, rows) = sheet.rows(|line, message| reading.unreadable(file, line, message));
    let row = |(line, cells): &(usize, csv::StringRecord)| {
        (*line, read(&Row { reading, file, line: *line, columns: &columns, cells }))
    };
    rows.iter().map(row).collect()
}
