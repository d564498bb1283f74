//! Drawing hints from a map's optional `drawing.toml`.

use std::collections::BTreeMap;

use rules::edition::Flaw;
use serde::Deserialize;
use toml::Spanned;

use crate::columns::{Columns, Spot};
use crate::layout::LabelSide;

const FILE: &str = "drawing.toml";

/// The content of `drawing.toml`.
#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct Drawing {
    /// Display name of the map.
    pub title: Option<String>,
    pub projection: Projection,
    /// Factor by which the drawing is stretched horizontally, for example to suit wide screens.
    pub stretch: Option<f64>,
    cities: BTreeMap<Spanned<String>, DrawingHint>,
    ports: BTreeMap<Spanned<String>, DrawingHint>,
}

/// The mapping from longitude and latitude to the drawing.
#[derive(Clone, Copy, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Projection {
    /// A conic projection of longitude and latitude, as in an atlas.
    #[default]
    Conic,
    /// No projection: arbitrary units on a plane with north at the top, for fictional places.
    Flat,
}

/// Drawing hints for one city or port.
#[derive(Clone, Copy, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct DrawingHint {
    /// Longitude and latitude at which to draw the stop, instead of its real position. The layout
    /// pulls the stop towards this point.
    pub at: Option<[f64; 2]>,
    /// The side of the stop on which its name is drawn.
    pub label: Option<LabelSide>,
}

impl Drawing {
    /// Parses the text and checks that the places named in it exist.
    pub fn parse(text: &str, columns: &Columns) -> Result<Drawing, Vec<Flaw>> {
        let flaw = |start: usize, message: String| Flaw {
            file: FILE.to_string(),
            line: 1 + text[..start.min(text.len())].matches('\n').count(),
            message,
        };
        let drawing: Drawing = toml::from_str(text).map_err(|error| {
            let start = error.span().map_or(0, |span| span.start);
            vec![flaw(start, plain(error.message()))]
        })?;
        let mut flaws = Vec::new();
        for (hints, port, table) in [(&drawing.cities, false, "cities.csv"), (&drawing.ports, true, "ports.csv")] {
            for name in hints.keys() {
                let known = |spot: &Spot| spot.port == port && &spot.id == name.get_ref();
                // If the map has no cities at all, another check reports that.
                if !columns.spots.is_empty() && !columns.spots.iter().any(known) {
                    let message = format!("'{}' is not in {table}; write one of its ids.", name.get_ref());
                    flaws.push(flaw(name.span().start, message));
                }
            }
        }
        if drawing.stretch.is_some_and(|stretch| !(0.5..=2.0).contains(&stretch)) {
            flaws.push(flaw(0, "stretch must be from 0.5 to 2.".to_string()));
        }
        if drawing.projection == Projection::Conic {
            let on_globe = |at: [f64; 2]| at[0].abs() <= 180.0 && at[1].abs() <= 85.0;
            let mut spots = columns.spots.iter().filter_map(|spot| spot.at);
            let mut hints = (drawing.cities.values().chain(drawing.ports.values())).filter_map(|hint| hint.at);
            if !(spots.all(on_globe) && hints.all(on_globe)) {
                let message = "lon must be from -180 to 180 and lat from -85 to 85; for other numbers write projection = \"flat\" here.";
                flaws.push(flaw(0, message.to_string()));
            }
        }
        if flaws.is_empty() { Ok(drawing) } else { Err(flaws) }
    }

    /// Returns the hints for the stop with this id.
    pub fn hint(&self, id: &str) -> DrawingHint {
        let mut all = self.cities.iter().chain(&self.ports);
        let found = all.find(|(name, _)| name.get_ref() == id);
        found.map_or_else(DrawingHint::default, |(_, hint)| *hint)
    }
}

/// Rewrites a TOML parser error so that it tells the author what to write instead.
fn plain(message: &str) -> String {
    let message = message.trim_end_matches('.').replace('`', "");
    let kinds = [
        ("f64", "a number"),
        ("a sequence", "a list in [ ]"),
        ("a map", "a table of names and values"),
        ("a string", "a word in quotes"),
    ];
    let wanted = |text: &str| {
        let kind = kinds.iter().find(|(kind, _)| text == *kind);
        kind.map_or_else(|| text.trim_start_matches("one of ").to_string(), |(_, words)| words.to_string())
    };
    let (wrong, right) = message.split_once(", expected ").unwrap_or((&message, ""));
    if let Some(name) = wrong.strip_prefix("unknown field ").or(wrong.strip_prefix("unknown variant ")) {
        return format!("'{name}' is unknown here; write {}.", wanted(right));
    }
    match wrong.strip_prefix("invalid type: ").or(wrong.strip_prefix("invalid value: ")) {
        Some(given) => format!("write {}, not {given}.", wanted(right)),
        None => format!("this line is invalid: {message}."),
    }
}
