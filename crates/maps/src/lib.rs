//! Maps as data: built-in maps by name, and custom maps from a folder.
//!
//! A map is a board with one or more editions. `docs/maps.md` describes the files of a map.

mod columns;
mod drawing;
mod embedded;
mod folder;
mod land;
mod layout;
mod project;
mod sources;
mod svg;
mod thumbnail;

pub use columns::{LANGUAGES, Names};
pub use embedded::{NORTH_AMERICA, edition, map, map_names, names};
pub use folder::{files, folder, folder_name, text_of};
pub use layout::{
    Cartouche, Ground, Label, LabelSide, Layout, Line, Named, Overlap, RouteDrawn, StopDrawn, StopKind, WagonSlot,
};
pub use svg::svg;
pub use thumbnail::{Thumbnail, ThumbnailLine, thumbnail};

use std::path::Path;
use std::sync::{Arc, OnceLock};

use rules::edition::{Edition, Flaw};
use serde::Serialize;

/// A board with its editions.
pub struct Map {
    /// Name of the map's folder.
    pub name: String,
    /// Display name.
    pub title: String,
    /// One or more editions, which share places, stops and routes.
    pub editions: Vec<Arc<Edition>>,
    /// Ids of places and ports, each with an alternative name, such as the English name of a place
    /// or the town of a port.
    pub other_names: Vec<(String, String)>,
    /// Translated place names, by place and language.
    pub names: Names,
    /// Ticket decks that no edition uses, with their sizes.
    pub spare_decks: Vec<(String, usize)>,
    /// Clarifications of the rules for this map, as text for players; may be empty.
    pub rulings: String,
    spots: Vec<columns::Spot>,
    drawing: drawing::Drawing,
    land: Option<land::Land>,
    layout: OnceLock<Layout>,
}

impl Map {
    /// Returns the layout of the map, which is computed on first use.
    pub fn layout(&self) -> &Layout {
        self.layout.get_or_init(|| Layout::new(self))
    }

    pub fn edition(&self, name: &str) -> Result<Arc<Edition>, Unknown> {
        (self.editions.iter())
            .find(|edition| edition.name == name)
            .cloned()
            .ok_or_else(|| Unknown::new(name, self.editions.iter().map(|known| &*known.name)))
    }
}

/// The error for a name that does not belong to any map or edition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unknown {
    pub name: String,
    /// The existing names, most similar first.
    pub nearest: Vec<String>,
}

impl Unknown {
    fn new<'a>(name: &str, known: impl Iterator<Item = &'a str>) -> Unknown {
        let mut nearest: Vec<String> = known.map(str::to_string).collect();
        nearest.sort_by_key(|known| strsim::damerau_levenshtein(name, known));
        nearest.dedup();
        Unknown { name: name.to_string(), nearest }
    }
}

impl std::fmt::Display for Unknown {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let (name, nearest) = (&self.name, self.nearest.join(", "));
        write!(f, "there is no '{name}'; choose one of {nearest}")
    }
}

impl std::error::Error for Unknown {}

/// The reason why a map or edition could not be loaded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MapError {
    /// The folder cannot be read.
    Unreadable { folder: String, why: String },
    /// The map's files have flaws.
    Flawed(Vec<Flaw>),
    /// The map has no edition with this name.
    Unknown(Unknown),
    /// No edition was named, and there are several.
    Unnamed(Vec<String>),
}

impl std::fmt::Display for MapError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            MapError::Unreadable { folder, why } => write!(f, "the folder {folder} cannot be read: {why}"),
            MapError::Flawed(flaws) => {
                let lines: Vec<String> = flaws.iter().map(Flaw::to_string).collect();
                f.write_str(&lines.join("\n"))
            }
            MapError::Unknown(unknown) => unknown.fmt(f),
            MapError::Unnamed(names) => {
                write!(f, "name one of the editions {}", names.join(", "))
            }
        }
    }
}

impl std::error::Error for MapError {}

impl From<Unknown> for MapError {
    fn from(unknown: Unknown) -> MapError {
        MapError::Unknown(unknown)
    }
}

/// The drawing of a map: the positions of all parts, in drawing units with y pointing down.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
pub struct Drawing<'a> {
    /// The name of the map.
    pub map: &'a str,
    pub title: &'a str,
    #[serde(flatten)]
    pub layout: &'a Layout,
    /// Routes that run off a campaign's board.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub edges: Option<Vec<EdgeDrawn>>,
}

/// A route that runs off the board.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
pub struct EdgeDrawn {
    /// The id of the city where the route begins.
    pub city: String,
    /// The other end of the short line that is drawn for the route. The line starts at the city.
    pub to: [f64; 2],
}

impl Drawing<'_> {
    pub fn new(map: &Map) -> Drawing<'_> {
        Drawing { map: &map.name, title: &map.title, layout: map.layout(), edges: None }
    }
}

/// Returns the drawing of a map as JSON.
pub fn drawing(map: &Map) -> String {
    serde_json::to_string(&Drawing::new(map)).expect("numbers and texts can be written")
}

/// Finds an edition by name, in a custom folder or among the embedded maps. The name is optional if
/// the folder has only one edition.
pub fn find(name: Option<&str>, own: Option<&Path>) -> Result<Arc<Edition>, MapError> {
    match (name, own) {
        (Some(name), None) => Ok(edition(name)?),
        (None, None) => Err(MapError::Unnamed(names().map(str::to_string).collect())),
        (Some(name), Some(own)) => Ok(folder(own)?.edition(name)?),
        (None, Some(own)) => match &folder(own)?.editions[..] {
            [only] => Ok(only.clone()),
            several => Err(MapError::Unnamed(several.iter().map(|edition| edition.name.clone()).collect())),
        },
    }
}
