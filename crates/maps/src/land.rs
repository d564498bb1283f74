//! Land, water and borders beneath a map, from its `land.json`. A map without this file is drawn on
//! plain paper.

use rules::edition::Flaw;
use serde::Deserialize;

/// The content of `land.json`. Each shape is a list of alternating longitudes and latitudes.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Land {
    /// Areas of land. Everything else is sea.
    pub land: Vec<Vec<f64>>,
    /// Areas of land to highlight: the countries that the map is about.
    #[serde(default)]
    pub heart: Vec<Vec<f64>>,
    /// Areas of water inside the land.
    #[serde(default)]
    pub lakes: Vec<Vec<f64>>,
    /// Country borders.
    #[serde(default)]
    pub borders: Vec<Vec<f64>>,
    /// Borders within countries, drawn with finer lines.
    #[serde(default)]
    pub states: Vec<Vec<f64>>,
}

impl Land {
    pub fn parse(text: &str) -> Result<Land, Flaw> {
        let flaw = |line: usize, message: String| Flaw { file: "land.json".to_string(), line, message };
        let land: Land = serde_json::from_str(text).map_err(|error| {
            let told = error.to_string();
            let what = told.split(" at line").next().unwrap_or_default().replace('`', "'");
            flaw(error.line(), format!("this is invalid: {what}."))
        })?;
        let all = [&land.land, &land.heart, &land.lakes, &land.borders, &land.states];
        let odd = all.into_iter().flatten().any(|shape| shape.len() % 2 == 1);
        match odd {
            true => Err(flaw(0, "a shape has a longitude without a latitude; write both in turn.".to_string())),
            false => Ok(land),
        }
    }
}
