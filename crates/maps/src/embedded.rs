//! The maps of `data/maps`, embedded in the program.

use std::sync::Arc;

use rules::edition::Edition;

use crate::sources::Sources;
use crate::{Map, Unknown};

struct Embedded {
    name: &'static str,
    cities: &'static str,
    routes: &'static str,
    ports: Option<&'static str>,
    tickets: &'static str,
    drawing: &'static str,
    land: &'static str,
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
        land: file!("usa/land.json"),
        rulings: file!("usa/rulings.md"),
        editions: &[
            ("usa-new", file!("usa/usa-new.toml")),
            ("usa-classic", file!("usa/usa-classic.toml")),
            ("usa-1910", file!("usa/usa-1910.toml")),
            ("usa-mega", file!("usa/usa-mega.toml")),
        ],
    },
    Embedded {
        name: "germany",
        cities: file!("germany/cities.csv"),
        routes: file!("germany/routes.csv"),
        ports: Some(file!("germany/ports.csv")),
        tickets: file!("germany/tickets.csv"),
        drawing: file!("germany/drawing.toml"),
        land: file!("germany/land.json"),
        rulings: file!("germany/rulings.md"),
        editions: &[("germany", file!("germany/germany.toml"))],
    },
    Embedded {
        name: "legends",
        cities: file!("legends/cities.csv"),
        routes: file!("legends/routes.csv"),
        ports: None,
        tickets: file!("legends/tickets.csv"),
        drawing: file!("legends/drawing.toml"),
        land: file!("legends/land.json"),
        rulings: file!("legends/rulings.md"),
        editions: &[("legends", file!("legends/legends.toml"))],
    },
];

impl Embedded {
    fn sources(&self) -> Sources<'static> {
        Sources {
            name: self.name,
            cities: self.cities,
            routes: self.routes,
            ports: self.ports,
            tickets: self.tickets,
            drawing: self.drawing,
            land: Some(self.land),
            rulings: self.rulings,
            editions: self.editions.to_vec(),
        }
    }

    fn edition(&self, name: &str) -> Option<&(&'static str, &'static str)> {
        self.editions.iter().find(|(known, _)| *known == name)
    }
}

/// Land and water of North America, for campaign boards.
pub const NORTH_AMERICA: &str = file!("usa/land.json");

/// Lists the names of all embedded maps.
pub fn map_names() -> impl Iterator<Item = &'static str> {
    EMBEDDED.iter().map(|map| map.name)
}

/// Lists the names of all embedded editions.
pub fn names() -> impl Iterator<Item = &'static str> {
    (EMBEDDED.iter()).flat_map(|map| map.editions.iter().map(|(name, _)| *name))
}

/// Returns the embedded map that has this name, or that has an edition with this name.
pub fn map(name: &str) -> Result<Map, Unknown> {
    (EMBEDDED.iter())
        .find(|map| map.name == name || map.edition(name).is_some())
        .map(|map| map.sources().map().expect("the tests read every embedded map"))
        .ok_or_else(|| Unknown::new(name, map_names().chain(names())))
}

/// Returns the embedded edition with this name. The error lists all names, most similar first.
pub fn edition(name: &str) -> Result<Arc<Edition>, Unknown> {
    (EMBEDDED.iter())
        .find_map(|map| {
            let (name, text) = map.edition(name)?;
            let edition = map.sources().edition(name, text);
            Some(Arc::new(edition.expect("the tests read every embedded edition")))
        })
        .ok_or_else(|| Unknown::new(name, names()))
}
