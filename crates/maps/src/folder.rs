//! Custom maps, read from a folder.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use rules::edition::Flaw;

use crate::sources::Sources;
use crate::{Map, MapError};

const DRAWING: &str = "drawing.toml";
/// The page that documents a map's files.
const PAGE: &str = "docs/maps.md";

/// Required tables with their headers. If a table is missing, its header takes its place, so that
/// references are checked against an empty table.
const TABLES: [(&str, &str); 3] =
    [("cities.csv", "id,name"), ("routes.csv", "a,b,length,color"), ("tickets.csv", "deck,a,b,value")];

/// Reads a map from the texts of its files, as if they were in a folder with this name.
pub fn files(name: &str, files: &BTreeMap<String, String>) -> Result<Map, MapError> {
    let names = files.keys().cloned().collect();
    map(name.to_string(), names, |file, flaws| {
        let text = files.get(file).cloned();
        if text.is_none() {
            flaws.push(flaw(file, &missing(PAGE)));
        }
        text
    })
}

/// Reads a map from its folder, or returns the flaws found in its files.
pub fn folder(path: &Path) -> Result<Map, MapError> {
    let unreadable =
        |error: std::io::Error| MapError::Unreadable { folder: path.display().to_string(), why: error.to_string() };
    let mut names = Vec::new();
    for entry in fs::read_dir(path).map_err(unreadable)? {
        let entry = entry.map_err(unreadable)?;
        names.push(entry.file_name().to_string_lossy().into_owned());
    }
    names.sort();
    map(folder_name(path, "map"), names, |file, flaws| text_of(path, file, PAGE, flaws))
}

/// Builds a map from its files. The function `read` returns the text of the file with a given name.
fn map(
    name: String,
    names: Vec<String>,
    read: impl Fn(&str, &mut Vec<Flaw>) -> Option<String>,
) -> Result<Map, MapError> {
    let mut flaws = Vec::new();
    let mut read = |file: &str| read(file, &mut flaws);
    let [cities, routes, tickets] = TABLES.map(|(file, empty)| read(file).unwrap_or_else(|| empty.to_string()));
    let mut optional = |file: &str| names.iter().any(|name| name == file).then(|| read(file).unwrap_or_default());
    let ports = optional("ports.csv");
    let drawing = optional(DRAWING).unwrap_or_default();
    let land = optional("land.json");
    let rulings = optional("rulings.md").unwrap_or_default();
    let editions: Vec<(String, String)> = (names.iter())
        .filter(|file| *file != DRAWING)
        .filter_map(|file| Some((file.strip_suffix(".toml")?, file)))
        .filter_map(|(name, file)| Some((name.to_string(), read(file)?)))
        .collect();
    if !names.iter().any(|file| file.ends_with(".toml") && file != DRAWING) {
        let message =
            "add an edition: a file such as this one with the rules of the map; docs/maps.md has one to start from.";
        flaws.push(flaw(&format!("{name}.toml"), message));
    }
    let unread: Vec<String> = flaws.iter().map(|flaw| flaw.file.clone()).collect();
    let sources = Sources {
        name: &name,
        cities: &cities,
        routes: &routes,
        ports: ports.as_deref(),
        tickets: &tickets,
        drawing: &drawing,
        land: land.as_deref(),
        rulings: &rulings,
        editions: (editions.iter()).map(|(name, text)| (name.as_str(), text.as_str())).collect(),
    };
    match sources.map() {
        Ok(map) if flaws.is_empty() => Ok(map),
        Ok(_) => Err(MapError::Flawed(flaws)),
        Err(more) => {
            // Further flaws in unreadable files are not reported.
            flaws.extend(more.into_iter().filter(|flaw| !unread.contains(&flaw.file)));
            flaws.sort();
            Err(MapError::Flawed(flaws))
        }
    }
}

/// Returns the name of the folder, even if the path ends in `.` or `..`; `else_name` if it has
/// none.
pub fn folder_name(path: &Path, else_name: &str) -> String {
    let whole = fs::canonicalize(path).unwrap_or_else(|_| path.to_path_buf());
    whole.file_name().map_or_else(|| else_name.to_string(), |name| name.to_string_lossy().into_owned())
}

fn missing(page: &str) -> String {
    format!("this file is missing; add it ({page} describes it).")
}

fn flaw(file: &str, message: &str) -> Flaw {
    Flaw { file: file.to_string(), line: 0, message: message.to_string() }
}

/// Reads a file, or reports a flaw. If the file is missing, the flaw names the page that documents
/// it.
pub fn text_of(folder: &Path, file: &str, page: &str, flaws: &mut Vec<Flaw>) -> Option<String> {
    let bytes = match fs::read(folder.join(file)) {
        Ok(bytes) => bytes,
        Err(error) => {
            let message = match error.kind() {
                std::io::ErrorKind::NotFound => missing(page),
                _ => format!("this file cannot be read: {error}."),
            };
            flaws.push(flaw(file, &message));
            return None;
        }
    };
    String::from_utf8(bytes)
        .map_err(|error| {
            let good = error.utf8_error().valid_up_to();
            let line = 1 + error.as_bytes()[..good].iter().filter(|byte| **byte == b'\n').count();
            let message = "this line has a letter that is not UTF-8; save the file as UTF-8.";
            flaws.push(Flaw { line, ..flaw(file, message) });
        })
        .ok()
}
