//! Table columns that the rules do not use: positions and other names of places. Unknown columns
//! are reported as flaws, because a misspelt column would otherwise be ignored.

use std::collections::BTreeMap;

use rules::edition::Flaw;

use crate::sources::Sources;

/// The parts of a map's tables that are used by drawings and catalogues but not by the rules.
#[derive(Default)]
pub(crate) struct Columns {
    /// Every city, country and port, with its longitude and latitude if the files give them.
    pub spots: Vec<Spot>,
    /// Alternative names by id: English names of places, and the names of the ports' towns.
    pub other_names: Vec<(String, String)>,
    pub names: Names,
    /// Ticket decks with their sizes, in order of appearance.
    pub decks: Vec<(String, usize)>,
}

/// The languages for which a table can have a column of place names, such as `name_en`.
pub const LANGUAGES: [&str; 3] = ["en", "de", "fr"];

/// Translated place names that differ from the names on the board, by place id and language. They
/// are not part of records or hashes.
pub type Names = BTreeMap<String, BTreeMap<&'static str, String>>;

/// The position of a city, country or port.
pub(crate) struct Spot {
    pub id: String,
    pub port: bool,
    pub at: Option<[f64; 2]>,
}

const CITIES: (&str, &[&str]) = (
    "cities.csv",
    &[
        "id",
        "name",
        "name_en",
        "name_de",
        "name_fr",
        "lon",
        "lat",
        "kind",
        "size",
        "passengers",
        "piece",
        "zone",
        "supply",
        "demand",
    ],
);
const PORTS: (&str, &[&str]) = ("ports.csv", &["port", "country", "town", "lon", "lat"]);
const ROUTES: (&str, &[&str]) = ("routes.csv", &["a", "b", "length", "color", "group", "track", "port", "snow"]);
const TICKETS: (&str, &[&str]) = ("tickets.csv", &["deck", "a", "b", "value", "band"]);

/// Parses the columns that the rules do not use, and checks `size`. The `rules` crate reports
/// errors in the other columns.
pub(crate) fn read(sources: &Sources<'_>) -> (Columns, Vec<Flaw>) {
    let mut columns = Columns::default();
    let mut flaws = Vec::new();
    let ports = sources.ports.unwrap_or_default();
    for (table, text, id, other) in [(CITIES, sources.cities, "id", "name_en"), (PORTS, ports, "port", "town")] {
        for row in rows(table, text, &mut flaws) {
            if !matches!(row.cell("size"), "" | "large") {
                flaws.push(row.flaw("write large as size, or leave it empty."));
            }
            let (id, other) = (row.cell(id).to_string(), row.cell(other).to_string());
            if !other.is_empty() && other != row.cell("name") {
                columns.other_names.push((id.clone(), other));
            }
            for language in LANGUAGES {
                let name = row.cell(&format!("name_{language}"));
                if !name.is_empty() && name != row.cell("name") {
                    columns.names.entry(id.clone()).or_default().insert(language, name.to_string());
                }
            }
            columns.spots.push(Spot { id, port: table == PORTS, at: position(&row, &mut flaws) });
        }
    }
    let mut tracks: BTreeMap<String, usize> = BTreeMap::new();
    for row in rows(ROUTES, sources.routes, &mut flaws) {
        let (group, track) = (row.cell("group"), row.cell("track"));
        let number = tracks.entry(group.to_string()).or_default();
        *number += 1;
        if !track.is_empty() && (group.is_empty() || track != number.to_string()) {
            let message = match group {
                "" => "this route is in no group; leave its track empty.".to_string(),
                _ => format!("the tracks of group {group} must be numbered from 1; this one should be {number}."),
            };
            flaws.push(row.flaw(&message));
        }
    }
    for row in rows(TICKETS, sources.tickets, &mut flaws) {
        let name = row.cell("deck");
        match columns.decks.iter_mut().find(|(deck, _)| deck == name) {
            Some((_, size)) => *size += 1,
            None => columns.decks.push((name.to_string(), 1)),
        }
    }
    (columns, flaws)
}

fn position(row: &Row, flaws: &mut Vec<Flaw>) -> Option<[f64; 2]> {
    let mut number = |column: &str| -> Option<f64> {
        let text = row.cell(column);
        let number = text.parse().ok().filter(|number: &f64| number.is_finite());
        if !text.is_empty() && number.is_none() {
            let message = format!("write a number such as 12.5 as {column}, not '{text}'.");
            flaws.push(row.flaw(&message));
        }
        number
    };
    match (number("lon"), number("lat")) {
        (Some(lon), Some(lat)) => Some([lon, lat]),
        _ => {
            if row.cell("lon").is_empty() != row.cell("lat").is_empty() {
                flaws.push(row.flaw("write both lon and lat, or leave both empty."));
            }
            None
        }
    }
}

struct Row {
    file: &'static str,
    line: usize,
    cells: Vec<(String, String)>,
}

impl Row {
    /// Returns the text of a cell; empty if the cell is missing.
    fn cell(&self, column: &str) -> &str {
        let cell = self.cells.iter().find(|(name, _)| name == column);
        cell.map_or("", |(_, text)| text)
    }

    fn flaw(&self, message: &str) -> Flaw {
        Flaw { file: self.file.to_string(), line: self.line, message: message.to_string() }
    }
}

fn rows(table: (&'static str, &[&str]), text: &str, flaws: &mut Vec<Flaw>) -> Vec<Row> {
    let (file, known) = table;
    let text = text.trim_start_matches('\u{feff}');
    let mut reader = (csv::ReaderBuilder::new().flexible(true)).from_reader(text.as_bytes());
    let Ok(headers) = reader.headers().cloned() else {
        return Vec::new();
    };
    let headers: Vec<&str> = headers.iter().map(str::trim).collect();
    let mut twice = false;
    for (at, name) in headers.iter().enumerate() {
        let message = if headers[..at].contains(name) {
            twice = true;
            format!("the column '{name}' appears twice; remove one.")
        } else if !known.contains(name) {
            let list = known.join(", ");
            format!("the column '{name}' is unknown; rename it to one of {list}, or remove it.")
        } else {
            continue;
        };
        flaws.push(Flaw { file: file.to_string(), line: 1, message });
    }
    if twice {
        return Vec::new();
    }
    (reader.records().flatten())
        .filter(|record| record.len() == headers.len())
        .map(|record| Row {
            file,
            line: record.position().map_or(0, |at| at.line() as usize),
            cells: (headers.iter().zip(&record))
                .map(|(name, text)| (name.to_string(), text.trim().to_string()))
                .collect(),
        })
        .collect()
}
