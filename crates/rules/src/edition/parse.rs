//! Parses the files of a map into a draft. A later check decides whether the draft makes sense.

use super::check::{City, Draft, Port, RawRoute, RawTicket};
use super::schema;
use super::sheet::CsvSheet;

/// The files of one edition, as text. Maps without countries have no ports file.
#[derive(Clone, Copy)]
pub struct Files<'a> {
    /// The edition's name: its file name without the extension.
    pub name: &'a str,
    pub edition: &'a str,
    pub cities: &'a str,
    pub routes: &'a str,
    pub ports: Option<&'a str>,
    pub tickets: &'a str,
}

/// An error in a map, with its position and a message for the map's author.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Flaw {
    /// Name of the file in the map's folder.
    pub file: String,
    /// The line number, counted from 1; 0 if the flaw is not on a single line.
    pub line: usize,
    /// A message that says what is wrong and, usually, how to fix it.
    pub message: String,
}

impl std::fmt::Display for Flaw {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.line {
            0 => write!(f, "{}: {}", self.file, self.message),
            line => write!(f, "{}:{line}: {}", self.file, self.message),
        }
    }
}

/// Flaws found so far.
pub(super) struct Flaws(pub Vec<Flaw>);

impl Flaws {
    pub fn add(&mut self, file: &str, line: usize, message: impl Into<String>) {
        self.0.push(Flaw { file: file.to_string(), line, message: message.into() });
    }
}

/// Parses the files of an edition. Unreadable parts are reported as flaws; the draft contains the
/// rest. There is no draft if the edition's own file cannot be parsed as TOML.
pub fn parse(files: &Files<'_>) -> (Option<Draft>, Vec<Flaw>) {
    let mut flaws = Flaws(Vec::new());
    let cities = table(&mut flaws, "cities.csv", files.cities, &["id", "name"], |row| City {
        line: row.line,
        id: row.text("id"),
        name: row.text("name"),
        kind: row.text_or("kind", "city"),
        large: row.text_or("size", "") == "large",
        passengers: row.number("passengers").unwrap_or(0),
        piece: row.text("piece"),
        zone: row.text("zone"),
        supply: row.text("supply"),
        demand: row.text("demand"),
    });
    let ports = files.ports.map_or_else(Vec::new, |text| {
        table(&mut flaws, "ports.csv", text, &["port", "country"], |row| Port {
            line: row.line,
            id: row.text("port"),
            country: row.text("country"),
        })
    });
    let routes = table(&mut flaws, "routes.csv", files.routes, &["a", "b", "length", "color"], |row| RawRoute {
        line: row.line,
        ends: [row.text("a"), row.text("b")],
        length: row.number("length"),
        color: row.text("color"),
        group: Some(row.text_or("group", "")).filter(|group| !group.is_empty()),
        port: Some(row.text_or("port", "")).filter(|port| !port.is_empty()),
        snow: row.text_or("snow", "no"),
    });
    let tickets = table(&mut flaws, "tickets.csv", files.tickets, &["deck", "a", "b", "value"], |row| RawTicket {
        line: row.line,
        deck: row.text("deck"),
        ends: [row.text("a"), row.text("b")],
        value: row.number("value"),
        band: row.text("band"),
    });
    let file = format!("{}.toml", files.name);
    let edition = schema::read(&file, files.edition, &mut flaws);
    let draft =
        edition.map(|edition| Draft { name: files.name.to_string(), file, edition, cities, ports, routes, tickets });
    (draft, flaws.0)
}

/// A data row of a CSV file, with its line number and column names.
struct Row<'a> {
    line: usize,
    columns: &'a [String],
    cells: &'a csv::StringRecord,
    bad_number: std::cell::RefCell<Vec<String>>,
}

impl Row<'_> {
    fn cell(&self, column: &str) -> Option<&str> {
        let at = self.columns.iter().position(|name| name == column)?;
        self.cells.get(at).map(str::trim)
    }

    fn text(&self, column: &str) -> String {
        self.text_or(column, "")
    }

    fn text_or(&self, column: &str, missing: &str) -> String {
        self.cell(column).unwrap_or(missing).to_string()
    }

    /// Parses a number from 0 to 255. Returns `None` if the cell is empty, missing or invalid, and
    /// reports an invalid one.
    fn number(&self, column: &str) -> Option<u8> {
        let text = self.cell(column).filter(|text| !text.is_empty())?;
        let number = text.parse().ok();
        if number.is_none() {
            self.bad_number.borrow_mut().push(format!("write a whole number from 0 to 255 as {column}, not '{text}'."));
        }
        number
    }
}

fn table<T>(flaws: &mut Flaws, file: &str, text: &str, needed: &[&str], read: impl Fn(&Row<'_>) -> T) -> Vec<T> {
    let opened = CsvSheet::open(text).and_then(|sheet| sheet.missing(needed).map_or(Ok(sheet), Err));
    let sheet = match opened {
        Ok(sheet) => sheet,
        Err(message) => {
            flaws.add(file, 1, message);
            return Vec::new();
        }
    };
    let (columns, rows) = sheet.rows(|line, message| flaws.add(file, line, message));
    let rows = rows.iter().map(|(line, cells)| {
        let row = Row { line: *line, columns: &columns, cells, bad_number: Default::default() };
        let found = read(&row);
        row.bad_number.into_inner().into_iter().for_each(|message| flaws.add(file, *line, message));
        found
    });
    rows.collect()
}
