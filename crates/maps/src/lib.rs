//! The maps of the project, embedded and found by name, and own maps from a folder.

use std::fs;
use std::path::Path;
use std::sync::Arc;

use rules::edition::{Edition, Files, Flaw, check, parse};

/// A map: files that all its editions share, and the editions.
struct Embedded {
    name: &'static str,
    cities: &'static str,
    routes: &'static str,
    ports: Option<&'static str>,
    tickets: &'static str,
    drawing: &'static str,
    rulings: &'static str,
    editions: &'static [(&'static str, &'static str)],
}

macro_rules! file {
    ($path:literal) => {
        include_str!(concat!("../../../data/maps/", $path))
    };
}

const EMBEDDED: &[Embedded] = &[
    Embedded {
        name: "usa",
        cities: file!("usa/cities.csv"),
        routes: file!("usa/routes.csv"),
        ports: None,
        tickets: file!("usa/tickets.csv"),
        drawing: file!("usa/drawing.toml"),
        rulings: file!("usa/rulings.md"),
        editions: &[("usa-new", file!("usa/usa-new.toml")), ("usa-classic", file!("usa/usa-classic.toml"))],
    },
    Embedded {
        name: "germany",
        cities: file!("germany/cities.csv"),
        routes: file!("germany/routes.csv"),
        ports: Some(file!("germany/ports.csv")),
        tickets: file!("germany/tickets.csv"),
        drawing: file!("germany/drawing.toml"),
        rulings: file!("germany/rulings.md"),
        editions: &[("germany", file!("germany/germany.toml"))],
    },
];

/// Names of all embedded editions.
pub fn names() -> impl Iterator<Item = &'static str> {
    EMBEDDED.iter().flat_map(|map| map.editions.iter().map(|(name, _)| *name))
}

/// No edition has this name.
#[derive(Debug, PartialEq, Eq)]
pub struct Unknown {
    /// The name asked for.
    pub name: String,
    /// The names there are, the likeliest first.
    pub nearest: Vec<String>,
}

impl std::fmt::Display for Unknown {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "there is no edition called '{}'; there are {}", self.name, self.nearest.join(", "))
    }
}

impl std::error::Error for Unknown {}

/// Names sorted by how near they are to what was asked for.
fn unknown<'a>(name: &str, known: impl Iterator<Item = &'a str>) -> Unknown {
    let mut nearest: Vec<String> = known.map(str::to_string).collect();
    nearest.sort_by_key(|known| strsim::levenshtein(name, known));
    Unknown { name: name.to_string(), nearest }
}

/// A map with its editions, embedded or from a folder.
pub struct Map {
    /// The name of the map: its folder.
    pub name: String,
    /// Its editions, by name.
    pub editions: Vec<Arc<Edition>>,
    /// Longitude and latitude of each place and port, where the files give them.
    pub positions: Vec<(String, [f64; 2])>,
}

/// Why a folder is no map.
#[derive(Debug)]
pub enum MapError {
    /// A file cannot be read.
    Unreadable(String),
    /// Its contents need mending.
    Flawed(Vec<Flaw>),
}

impl std::fmt::Display for MapError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            MapError::Unreadable(message) => f.write_str(message),
            MapError::Flawed(flaws) => {
                let lines: Vec<String> = flaws.iter().map(Flaw::to_string).collect();
                f.write_str(&lines.join("\n"))
            }
        }
    }
}

impl std::error::Error for MapError {}

/// The embedded edition with this name.
pub fn edition(name: &str) -> Result<Arc<Edition>, Unknown> {
    for map in EMBEDDED {
        if let Some((name, text)) = map.editions.iter().find(|(known, _)| *known == name) {
            let files = Files {
                name,
                edition: text,
                cities: map.cities,
                routes: map.routes,
                ports: map.ports,
                tickets: map.tickets,
            };
            return Ok(Arc::new(read(&files).expect("embedded maps are checked by the tests")));
        }
    }
    Err(unknown(name, names()))
}

fn read(files: &Files<'_>) -> Result<Edition, Vec<Flaw>> {
    let (draft, mut flaws) = parse(files);
    match draft.map(check) {
        Some(Ok(edition)) if flaws.is_empty() => Ok(edition),
        Some(Err(more)) => {
            flaws.extend(more);
            flaws.sort();
            Err(flaws)
        }
        _ => Err(flaws),
    }
}
