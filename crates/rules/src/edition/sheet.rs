//! A row-by-row parser for CSV tables. Unreadable rows are reported, and the other rows are parsed.

use csv::{Reader, ReaderBuilder, StringRecord};

/// A table whose header has been parsed.
pub struct CsvSheet<'a> {
    pub columns: Vec<String>,
    reader: Reader<&'a [u8]>,
}

impl<'a> CsvSheet<'a> {
    /// Opens a table and parses its column names.
    pub fn open(text: &'a str) -> Result<CsvSheet<'a>, String> {
        let text = text.trim_start_matches('\u{feff}');
        let mut reader = ReaderBuilder::new().flexible(true).from_reader(text.as_bytes());
        let named = reader.headers().map(|names| names.iter().map(|name| name.trim().to_string()).collect());
        let columns = named.map_err(|error| format!("the first line must name the columns: {error}."))?;
        Ok(CsvSheet { columns, reader })
    }

    /// Returns a message that names the missing columns; `None` if there are none.
    pub fn missing(&self, needed: &[&str]) -> Option<String> {
        let missing: Vec<&str> =
            needed.iter().copied().filter(|name| !self.columns.iter().any(|have| have == name)).collect();
        (!missing.is_empty()).then(|| format!("add the column {} to the first line.", missing.join(", ")))
    }

    /// Returns the column names, and all complete rows with their line numbers. Incomplete and
    /// invalid rows are reported to `trouble`.
    pub fn rows(mut self, mut trouble: impl FnMut(usize, String)) -> (Vec<String>, Vec<(usize, StringRecord)>) {
        let mut rows = Vec::new();
        for record in self.reader.records() {
            let cells = match record {
                Ok(cells) => cells,
                Err(error) => {
                    let line = error.position().map_or(0, |at| at.line() as usize);
                    trouble(line, format!("this line is invalid: {error}."));
                    continue;
                }
            };
            let line = cells.position().map_or(0, |at| at.line() as usize);
            let [have, need] = [cells.len(), self.columns.len()];
            if have == need {
                rows.push((line, cells));
                continue;
            }
            let message = format!(
                "this line has {have} cells; the first line names {need} columns. Put texts with commas into quotes."
            );
            trouble(line, message);
        }
        (self.columns, rows)
    }
}
