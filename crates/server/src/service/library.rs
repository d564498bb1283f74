//! Maps and editions, built-in and custom, and the list of bots.

use std::future::Future;

use maps::Map;
use protocol::edition::EditionData;
use protocol::{BotInfo, DeckInfo, EditionInfo, MapInfo, NewMap, Players};
use rules::edition::Edition;
use rules::limits::SEATS_MIN;
use serde_json::json;
use words::message;

use super::{Caller, Dependencies, Reply, ReplyBody, Service};
use crate::editions::{CachedText, check_map, content_hash};
use crate::limits::MAPS_PER_PERSON;
use crate::refusal::Refusal;
use crate::store::{MapRow, Write};
use crate::table::commands::{Writing, clean};

pub(super) fn no_such_edition() -> Refusal {
    Refusal::NoSuchThing(message!("refusal-no-such-edition"))
}

fn named(row: MapRow) -> Result<NewMap, Refusal> {
    let files = serde_json::from_str(&row.files).map_err(|error| {
        Refusal::Damaged(message!("refusal-damaged-map", map = &row.hash, detail = error.to_string()))
    })?;
    Ok(NewMap { name: row.name, files })
}

fn map_info(hash: String, map: &Map) -> MapInfo {
    let editions = map.editions.iter().map(|edition| edition.name.clone()).collect();
    MapInfo { hash, name: map.name.clone(), editions }
}

/// Returns an edition as data, with the names of its places in other languages.
pub(super) fn edition_data(map: &Map, edition: &Edition, describe: bool) -> EditionData {
    let mut data = EditionData::new(edition, edition.seat_colors.len());
    if describe {
        data = data.described(edition);
    }
    for place in &mut data.places {
        place.names = Some(map.names.get(&place.id).cloned().unwrap_or_default());
    }
    data
}

/// Returns the name under which the text of an edition is cached.
pub(super) fn edition_page(describe: bool) -> &'static str {
    if describe { "described edition" } else { "edition" }
}

/// Returns the data as JSON, with sorted keys.
pub(super) fn edition_text(data: &EditionData) -> String {
    json!(data).to_string()
}

fn edition_info(map: &Map, edition: &Edition) -> EditionInfo {
    let deck = |(deck, name): (usize, &String)| {
        let values = edition.tickets.iter().filter(|ticket| usize::from(ticket.deck) == deck);
        let values: Vec<i32> = values.map(|ticket| i32::from(ticket.value)).collect();
        let (least, most) = (values.iter().min().copied(), values.iter().max().copied());
        DeckInfo {
            name: name.clone(),
            tickets: values.len() as u32,
            least: least.unwrap_or_default(),
            most: most.unwrap_or_default(),
        }
    };
    EditionInfo {
        name: edition.name.clone(),
        title: edition.title.clone(),
        version: edition.version,
        hash: hex::encode(edition.hash),
        seats: edition.seat_colors.clone(),
        players: Players { least: SEATS_MIN as u8, most: edition.seat_colors.len() as u8 },
        map: map.name.clone(),
        map_title: map.title.clone(),
        rulings: map.rulings.clone(),
        places: edition.places.len() as u32,
        routes: edition.routes.len() as u32,
        trains: u32::from(edition.terms.trains),
        decks: edition.decks.iter().enumerate().map(deck).collect(),
        other_names: map.other_names.clone(),
    }
}

impl Dependencies {
    /// Returns the name and files of the custom map with this hash.
    pub(super) async fn map_files(&self, hash: &str) -> Result<NewMap, Refusal> {
        named(self.store.map(hash).await?.ok_or_else(|| Refusal::NoSuchThing(message!("refusal-no-such-map")))?)
    }
}

impl From<CachedText> for Reply {
    fn from(page: CachedText) -> Reply {
        Reply::from(ReplyBody::Page(page))
    }
}

impl Service {
    pub(super) async fn new_map(&self, caller: &Caller, map: NewMap) -> Result<Reply, Refusal> {
        self.keep_map(caller, map).await.map(|info| Reply::json(&info))
    }

    /// Validates a map and saves it for this person.
    pub(super) async fn keep_map(&self, caller: &Caller, map: NewMap) -> Result<MapInfo, Refusal> {
        let person = caller.person.as_ref().ok_or(Refusal::WhoAreYou)?;
        let name = clean(&map.name, Writing::Name)?;
        let hash = content_hash(&map.files);
        let known = self.shared.store.maps_of(&person.id).await?;
        if known.len() >= MAPS_PER_PERSON && !known.iter().any(|row| row.hash == hash) {
            return Err(Refusal::TooMany(message!("refusal-many-maps")));
        }
        let row = MapRow {
            hash: hash.clone(),
            person: person.id.clone(),
            name: name.clone(),
            files: serde_json::to_string(&map.files).expect("texts can be written"),
            created: self.shared.clock.now(),
        };
        let info = self.shared.work_out(move || check_map(&name, &map.files).map(|map| map_info(hash, &map))).await??;
        self.shared.store.write(Write::Map(row)).await?;
        Ok(info)
    }

    pub(super) async fn my_maps(&self, caller: &Caller) -> Result<Reply, Refusal> {
        let person = caller.person.as_ref().ok_or(Refusal::WhoAreYou)?;
        let rows = self.shared.store.maps_of(&person.id).await?;
        let infos = self.shared.work_out(move || {
            let info = |row: MapRow| {
                let hash = row.hash.clone();
                let NewMap { name, files } = named(row)?;
                check_map(&name, &files).map(|map| map_info(hash, &map))
            };
            rows.into_iter().map(info).collect::<Result<Vec<_>, Refusal>>()
        });
        Ok(Reply::json(&infos.await??))
    }

    pub(super) async fn map(&self, hash: &str) -> Result<Reply, Refusal> {
        Ok(Reply::json(&self.shared.map_files(hash).await?))
    }

    pub(super) async fn map_edition(&self, hash: &str, edition: &str, describe: bool) -> Result<Reply, Refusal> {
        let shared = &self.shared;
        // The name is checked first, so that an unknown name adds nothing to the cache.
        let loaded = shared.loaded_edition(edition, Some(hash)).await?;
        let text = async {
            let NewMap { name, files } = shared.map_files(hash).await?;
            shared
                .work_out(move || {
                    let map = check_map(&name, &files)?;
                    Ok(edition_text(&edition_data(&map, loaded.edition(), describe)))
                })
                .await?
        };
        let page = format!("{} {edition}", edition_page(describe));
        shared.library.page(Some(hash), &page, text).await.map(Reply::from)
    }

    pub(super) async fn map_drawing(&self, hash: &str) -> Result<Reply, Refusal> {
        let shared = &self.shared;
        // The hash is checked first, so that an unknown hash adds nothing to the cache.
        let NewMap { name, files } = shared.map_files(hash).await?;
        let draw = async { shared.work_out(move || check_map(&name, &files).map(|map| maps::drawing(&map))).await? };
        shared.library.page(Some(hash), "drawing", draw).await.map(Reply::from)
    }

    pub(super) async fn map_thumbnail(&self, hash: &str) -> Result<Reply, Refusal> {
        let shared = &self.shared;
        // The hash is checked first, so that an unknown hash adds nothing to the cache.
        let NewMap { name, files } = shared.map_files(hash).await?;
        let draw = async { shared.work_out(move || check_map(&name, &files).map(|map| maps::thumbnail(&map))).await? };
        shared.library.page(Some(hash), "thumbnail", draw).await.map(Reply::from)
    }

    pub(super) async fn editions(&self) -> Result<Reply, Refusal> {
        let list = async {
            let maps = maps::map_names().filter_map(|name| maps::map(name).ok());
            let infos =
                maps.flat_map(|map| map.editions.iter().map(|edition| edition_info(&map, edition)).collect::<Vec<_>>());
            Ok(serde_json::to_string(&infos.collect::<Vec<_>>()).expect("a list can be written"))
        };
        self.shared.library.page(None, "editions", list).await.map(Reply::from)
    }

    pub(super) async fn edition(&self, name: &str, describe: bool) -> Result<Reply, Refusal> {
        let text = async {
            let unknown = |_| no_such_edition();
            let map = maps::map(name).map_err(unknown)?;
            let edition = map.edition(name).map_err(unknown)?;
            Ok(edition_text(&edition_data(&map, &edition, describe)))
        };
        self.house_page(name, edition_page(describe), text).await
    }

    pub(super) async fn drawing(&self, name: &str) -> Result<Reply, Refusal> {
        let map = name.to_string();
        let draw = self.shared.work_out(move || maps::map(&map).map(|map| maps::drawing(&map)));
        let draw = async { draw.await?.map_err(|_| no_such_edition()) };
        self.house_page(name, "drawing", draw).await
    }

    pub(super) async fn thumbnail(&self, name: &str) -> Result<Reply, Refusal> {
        let map = name.to_string();
        let draw = self.shared.work_out(move || maps::map(&map).map(|map| maps::thumbnail(&map)));
        let draw = async { draw.await?.map_err(|_| no_such_edition()) };
        self.house_page(name, "thumbnail", draw).await
    }

    /// Returns a cached resource of a built-in edition. Unknown names are not cached.
    async fn house_page(
        &self,
        name: &str,
        what: &str,
        text: impl Future<Output = Result<String, Refusal>>,
    ) -> Result<Reply, Refusal> {
        if !maps::names().any(|known| known == name) {
            return Err(no_such_edition());
        }
        self.shared.library.page(None, &format!("{what} {name}"), text).await.map(Reply::from)
    }

    pub(super) fn bots(&self) -> Reply {
        let info = |bot: &bots::BotListing| BotInfo {
            name: bot.name.to_string(),
            level: bot.level,
            portrait: bot.portrait.to_string(),
            about: bot.about.to_string(),
        };
        Reply::json(&bots::BOTS.iter().map(info).collect::<Vec<_>>())
    }
}
