//! Maps and editions, those of the house and those that people bring, and who the bots are.

use std::collections::BTreeMap;

use protocol::edition::edition_json;
use protocol::{MapInfo, NewMap};
use serde_json::json;

use super::{Caller, Hall, Reply};
use crate::library::{check_map, content_hash};
use crate::limits::{MAPS_PER_PERSON, NAME_MAX};
use crate::refusal::Refusal;
use crate::store::{MapRow, Write};
use crate::table::deeds::clean;

fn files(row: &MapRow) -> Result<BTreeMap<String, String>, Refusal> {
    serde_json::from_str(&row.files)
        .map_err(|error| Refusal::Damaged(format!("The files of map {} cannot be read: {error}.", row.hash)))
}

impl Hall {
    pub(super) async fn new_map(&self, caller: &Caller, map: NewMap) -> Result<Reply, Refusal> {
        let person = caller.person.as_ref().ok_or(Refusal::WhoAreYou)?;
        let name = clean(&map.name, NAME_MAX, "a name")?;
        let checked = check_map(&name, &map.files)?;
        let hash = content_hash(&map.files);
        let known = self.shared.store.maps_of(&person.id).await?;
        if known.len() >= MAPS_PER_PERSON && !known.iter().any(|row| row.hash == hash) {
            return Err(Refusal::TooMany("maps of yours"));
        }
        let row = MapRow {
            hash: hash.clone(),
            person: person.id.clone(),
            name: name.clone(),
            files: serde_json::to_string(&map.files).expect("texts can be written"),
            created: self.shared.clock.now(),
        };
        self.shared.store.write(Write::Map(row)).await?;
        let editions = checked.editions.iter().map(|edition| edition.name.clone()).collect();
        Ok(Reply::json(&MapInfo { hash, name, editions }))
    }

    pub(super) async fn my_maps(&self, caller: &Caller) -> Result<Reply, Refusal> {
        let person = caller.person.as_ref().ok_or(Refusal::WhoAreYou)?;
        let mut infos = Vec::new();
        for row in self.shared.store.maps_of(&person.id).await? {
            let map = check_map(&row.name, &files(&row)?)?;
            let editions = map.editions.iter().map(|edition| edition.name.clone()).collect();
            infos.push(MapInfo { hash: row.hash, name: row.name, editions });
        }
        Ok(Reply::json(&infos))
    }

    pub(super) async fn map(&self, hash: &str) -> Result<Reply, Refusal> {
        let row = self.shared.store.map(hash).await?.ok_or(Refusal::NoSuchThing("map"))?;
        Ok(Reply::json(&NewMap { files: files(&row)?, name: row.name }))
    }

    pub(super) async fn map_edition(&self, hash: &str, edition: &str) -> Result<Reply, Refusal> {
        let book = self.shared.book(edition, Some(hash)).await?;
        Ok(Reply::json(&edition_json(book.edition(), book.edition().seat_colors.len())))
    }

    pub(super) fn editions(&self) -> Reply {
        let maps = maps::map_names().filter_map(|name| maps::map(name).ok());
        let editions = maps.flat_map(|map| {
            let of_map = map.editions.iter().map(|edition| {
                json!({
                    "name": edition.name,
                    "title": edition.title,
                    "version": edition.version,
                    "hash": hex::encode(edition.hash),
                    "seats": edition.seat_colors,
                    "map": map.name,
                    "map_title": map.title,
                    "rulings": map.rulings,
                })
            });
            of_map.collect::<Vec<_>>()
        });
        Reply::json(&editions.collect::<Vec<_>>())
    }

    pub(super) fn edition(&self, name: &str) -> Result<Reply, Refusal> {
        let edition = maps::edition(name).map_err(|_| Refusal::NoSuchThing("edition"))?;
        Ok(Reply::json(&edition_json(&edition, edition.seat_colors.len())))
    }

    pub(super) fn bots(&self) -> Reply {
        let bots = bots::BOTS.iter().map(|bot| json!({ "name": bot.name, "about": bot.about }));
        Reply::json(&bots.collect::<Vec<_>>())
    }
}
