//! The board of a campaign as a map: everything known so far, drawn like any other map.

use std::collections::BTreeMap;

use campaign::Campaign;
use campaign::edition::GameText;
use campaign::pack::Pack;
use maps::{Drawing, EdgeDrawn, Map};
use serde_json::json;

use crate::refusal::Refusal;

/// Length of the stub of a route that leads off the board, in drawing units.
const STUB: f64 = 96.0;

/// Builds the map of a campaign's board, with city names in all languages of the pack. Its edition
/// can contain sealed cards, which callers must hide.
pub fn map(pack: &Pack, text: &GameText) -> Result<Map, Refusal> {
    let files = BTreeMap::from([
        ("cities.csv".to_string(), named(pack, &text.cities)),
        ("routes.csv".to_string(), text.routes.clone()),
        ("tickets.csv".to_string(), text.tickets.clone()),
        (format!("{}.toml", text.name), text.edition.clone()),
        ("drawing.toml".to_string(), format!("title = {:?}\n", pack.title)),
        ("land.json".to_string(), maps::NORTH_AMERICA.to_string()),
    ]);
    maps::files(&text.name, &files).map_err(|error| Refusal::Flawed(error.to_string()))
}

/// Returns the table of cities with a column of translated names for each language of the pack.
fn named(pack: &Pack, cities: &str) -> String {
    let languages: Vec<(&String, &Pack)> = pack.languages.iter().collect();
    let mut rows = cities.lines();
    let mut text = rows.next().unwrap_or_default().to_string();
    languages.iter().for_each(|(language, _)| text += &format!(",name_{language}"));
    for row in rows {
        let id = row.split(',').next().unwrap_or_default();
        text += &format!("\n{row}");
        for (_, translated) in &languages {
            let own = pack.city(id).map(|city| &city.name);
            let name = translated.city(id).map(|city| &city.name).filter(|name| Some(*name) != own);
            text += &format!(",\"{}\"", name.map_or("", |name| name));
        }
    }
    text + "\n"
}

/// Returns the drawing of a campaign's board. It includes the routes that lead off the board, each
/// as a stub from its city towards its destination.
pub fn drawing(pack: &Pack, campaign: &Campaign, map: &Map) -> String {
    let at = |id: &str| map.layout().stops.iter().find(|stop| stop.id == id).map(|stop| stop.at);
    let edges = campaign.edges().into_iter().filter_map(|(here, there)| {
        let ([x, y], here, there) = (at(&here)?, pack.city(&here)?, pack.city(&there)?);
        let across = here.lat.to_radians().cos() * (there.lon - here.lon);
        let (dx, dy) = (across, here.lat - there.lat);
        let far = dx.hypot(dy).max(f64::EPSILON);
        Some(EdgeDrawn { city: here.id.clone(), to: [x + dx / far * STUB, y + dy / far * STUB] })
    });
    json!(Drawing { edges: Some(edges.collect()), ..Drawing::new(map) }).to_string()
}
