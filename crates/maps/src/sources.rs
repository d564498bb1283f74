//! The texts of a map's files, and the map parsed from them.

use std::sync::{Arc, OnceLock};

use rules::edition::{Edition, Files, Flaw, check, parse};

use crate::Map;
use crate::columns::{self, Columns};
use crate::drawing::Drawing;
use crate::land::Land;

/// An edition for checking the tables if the map's own editions cannot be parsed. It uses no
/// tickets, so the check finds only flaws in the tables themselves.
const PLAIN: &str = r#"
version = 1
title = "Plain"
seats = ["red", "blue"]
menu = ["draw-cards", "claim-route", "draw-tickets"]
cards = { locomotive = 50 }
decks = [{ name = "none", tickets = [] }]
[terms]
trains = 45
hand = 4
opening_tickets = { deal = 3, keep = 2, returned = "shuffled-under" }
drawn_tickets = { deal = 3, keep = 1 }
second_owner_from = { double = 4, triple = 4 }
[steps.claimed]
[score]
lines = ["routes"]
ties = []
"#;

/// The files of a map as text.
pub(crate) struct Sources<'a> {
    pub name: &'a str,
    pub cities: &'a str,
    pub routes: &'a str,
    pub ports: Option<&'a str>,
    pub tickets: &'a str,
    pub drawing: &'a str,
    /// The text of `land.json`; `None` for a map on plain paper.
    pub land: Option<&'a str>,
    pub rulings: &'a str,
    /// The name and text of each edition.
    pub editions: Vec<(&'a str, &'a str)>,
}

impl Sources<'_> {
    /// Builds the map, or returns the flaws found in its files. A flaw that several editions share
    /// is reported only once.
    pub fn map(&self) -> Result<Map, Vec<Flaw>> {
        let (columns, mut flaws) = columns::read(self);
        let drawing = Drawing::parse(self.drawing, &columns).unwrap_or_else(|more| {
            flaws.extend(more);
            Drawing::default()
        });
        let land = self.land.and_then(|text| Land::parse(text).map_err(|flaw| flaws.push(flaw)).ok());
        let mut editions = Vec::new();
        for (name, text) in &self.editions {
            match self.edition(name, text) {
                Ok(edition) => editions.push(Arc::new(edition)),
                Err(more) => flaws.extend(more),
            }
        }
        if editions.is_empty() {
            let plain = self.edition("plain", PLAIN).err().unwrap_or_default();
            flaws.extend(plain.into_iter().filter(|flaw| flaw.file != "plain.toml"));
        }
        if !flaws.is_empty() || editions.is_empty() {
            flaws.sort();
            flaws.dedup();
            return Err(flaws);
        }
        let Columns { spots, other_names, names, decks } = columns;
        let used = |deck: &str| {
            let texts = self.editions.iter().map(|(_, text)| text);
            texts.flat_map(|text| decks_of(text)).any(|name| name == deck)
        };
        Ok(Map {
            name: self.name.to_string(),
            title: drawing.title.clone().unwrap_or_else(|| self.name.to_string()),
            editions,
            other_names,
            names,
            spare_decks: decks.into_iter().filter(|(deck, _)| !used(deck)).collect(),
            rulings: self.rulings.to_string(),
            spots,
            drawing,
            land,
            layout: OnceLock::new(),
        })
    }

    /// Parses the edition with this name and text.
    pub fn edition(&self, name: &str, text: &str) -> Result<Edition, Vec<Flaw>> {
        let (draft, mut flaws) = parse(&Files {
            name,
            edition: text,
            cities: self.cities,
            routes: self.routes,
            ports: self.ports,
            tickets: self.tickets,
        });
        let Some(draft) = draft else {
            return Err(flaws);
        };
        match check(draft) {
            Ok(edition) if flaws.is_empty() => Ok(edition),
            Ok(_) => Err(flaws),
            Err(mut more) => {
                // A table without its columns is parsed as empty, so do not report that the table is empty.
                let no_columns = |file: &str| flaws.iter().any(|had| had.file == file && had.line == 1);
                more.retain(|flaw| flaw.line > 0 || flaw.file.ends_with(".toml") || !no_columns(&flaw.file));
                flaws.extend(more);
                Err(flaws)
            }
        }
    }
}

/// Lists the decks in `tickets.csv` that an edition's text uses.
fn decks_of(edition: &str) -> Vec<String> {
    let table: toml::Table = edition.parse().unwrap_or_default();
    let decks = table.get("decks").and_then(toml::Value::as_array);
    (decks.into_iter().flatten())
        .filter_map(|deck| deck.get("tickets")?.as_array())
        .flatten()
        .filter_map(|name| name.as_str().map(str::to_string))
        .collect()
}
