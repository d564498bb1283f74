//! The table parser. It parses row by row and continues after a flaw, so that the flaws of all rows
//! are reported at once.

use std::cell::RefCell;

use rules::edition::{CsvSheet, Flaw};

use crate::pack::words::{one_of, unknown};

/// Flaws found so far, and whether every table could be read.
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

    /// Reports a flaw that makes a row or a whole file unreadable, so that references to its
    /// content cannot be checked.
    pub fn unreadable(&self, file: &str, line: usize, message: impl Into<String>) {
        self.whole.replace(false);
        self.flaw(file, line, message);
    }

    /// Returns the flaws, and whether every file could be read.
    pub fn done(self) -> (Vec<Flaw>, bool) {
        (self.flaws.into_inner(), self.whole.into_inner())
    }
}

/// A data row of a CSV file, with its line number and column names.
pub(super) struct CsvRow<'a> {
    reading: &'a Reading,
    file: &'static str,
    pub line: usize,
    columns: &'a [String],
    cells: &'a csv::StringRecord,
}

impl CsvRow<'_> {
    pub fn flaw(&self, message: impl Into<String>) {
        self.reading.flaw(self.file, self.line, message);
    }

    /// Returns the text of a cell, which may be empty.
    pub fn text(&self, column: &str) -> &str {
        let at = self.columns.iter().position(|name| name == column);
        at.and_then(|at| self.cells.get(at)).map_or("", str::trim)
    }

    /// Returns the text of a cell that must not be empty.
    pub fn full(&self, column: &str) -> String {
        let text = self.text(column);
        if text.is_empty() {
            self.flaw(format!("fill in {column}; it must not be empty."));
        }
        text.to_string()
    }

    /// Returns the text of a cell; `None` if it is empty.
    pub fn maybe(&self, column: &str) -> Option<String> {
        Some(self.text(column)).filter(|text| !text.is_empty()).map(str::to_string)
    }

    /// Splits the text of a cell at vertical bars.
    pub fn list(&self, column: &str) -> Vec<String> {
        let parts = self.text(column).split('|').map(str::trim);
        parts.filter(|part| !part.is_empty()).map(str::to_string).collect()
    }

    /// Parses a whole number. An invalid number is reported and replaced by 1.
    pub fn number<T: std::str::FromStr + From<u8>>(&self, column: &str) -> T {
        self.maybe_number(column).unwrap_or_else(|| {
            if self.text(column).is_empty() {
                self.flaw(format!("write a whole number as {column}; it must not be empty."));
            }
            T::from(1)
        })
    }

    /// Parses a whole number. Returns `None` for an empty cell, and for an invalid number, which is
    /// also reported.
    pub fn maybe_number<T: std::str::FromStr>(&self, column: &str) -> Option<T> {
        let text = self.text(column);
        let number = text.parse().ok();
        if number.is_none() && !text.is_empty() {
            self.flaw(format!("write a whole number as {column}, not '{text}'."));
        }
        number
    }

    /// Parses an angle in degrees.
    pub fn degrees(&self, column: &str) -> f64 {
        let text = self.text(column);
        text.parse().ok().filter(|number: &f64| number.is_finite()).unwrap_or_else(|| {
            self.flaw(format!("write a number such as -73.57 as {column}, not '{text}'."));
            0.0
        })
    }

    /// Parses one of several words. An unknown word is reported and replaced by the first word in
    /// the list.
    pub fn word<T: Copy>(&self, column: &str, words: &[(&str, T)]) -> T {
        one_of(self.text(column), words).unwrap_or_else(|message| {
            self.flaw(format!("{column}: {message}"));
            words[0].1
        })
    }

    /// Parses one of several words; `None` if the cell is empty.
    pub fn maybe_word<T: Copy>(&self, column: &str, words: &[(&str, T)]) -> Option<T> {
        self.maybe(column).map(|_| self.word(column, words))
    }
}

/// Parses the rows of a table, each with its line number.
pub(super) fn rows<T>(
    reading: &Reading,
    file: &'static str,
    text: &str,
    columns: &[&str],
    read: impl Fn(&CsvRow<'_>) -> T,
) -> Vec<(usize, T)> {
    rows_with(reading, file, text, columns, &[], read)
}

/// Parses the rows of a table with optional columns. The cells of a missing column are empty.
pub(super) fn rows_with<T>(
    reading: &Reading,
    file: &'static str,
    text: &str,
    columns: &[&str],
    optional: &[&str],
    read: impl Fn(&CsvRow<'_>) -> T,
) -> Vec<(usize, T)> {
    let sheet = match CsvSheet::open(text) {
        Ok(sheet) => sheet,
        Err(message) => {
            reading.unreadable(file, 1, message);
            return Vec::new();
        }
    };
    for (at, name) in sheet.columns.iter().enumerate() {
        if sheet.columns[..at].contains(name) {
            reading.unreadable(file, 1, format!("the column '{name}' appears twice; remove one."));
            return Vec::new();
        } else if !columns.contains(&name.as_str()) && !optional.contains(&name.as_str()) {
            reading.flaw(file, 1, format!("the column {}", unknown(name, &[columns, optional].concat())));
        }
    }
    if let Some(message) = sheet.missing(columns) {
        reading.unreadable(file, 1, message);
        return Vec::new();
    }
    let (columns, rows) = sheet.rows(|line, message| reading.unreadable(file, line, message));
    let row = |(line, cells): &(usize, csv::StringRecord)| {
        (*line, read(&CsvRow { reading, file, line: *line, columns: &columns, cells }))
    };
    rows.iter().map(row).collect()
}
