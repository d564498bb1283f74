//! The guided first game: a real table on its own small board. The deals are always the same, so
//! that the page's tips appear at the right time.

use std::collections::BTreeMap;

use protocol::calls::TableCall;
use protocol::{ChatRule, NewSeat, NewTable, Pace, PersonId, TimeOut};

use super::{Caller, Reply, Service};
use crate::editions::content_hash;
use crate::refusal::Refusal;
use crate::store::{MapRow, Write};
use crate::table::commands;
use crate::table::entry::TableEntry;

const EDITION: &str = "first-ride";
const RIVAL: &str = "easy";
/// A seed that deals two tickets with a common path, enough cards for one of its routes, and
/// locomotives in hand and face up.
const SEED: [u8; 32] = [18; 32];
/// The owner of the map. It is not a person, so the map appears in no list.
const HOUSE: &str = "house";

macro_rules! files {
    ($($name:literal)*) => { [$(($name, include_str!(concat!("../../../../data/lesson/", $name)))),*] };
}

/// Returns the files of the lesson's map.
pub fn board() -> BTreeMap<String, String> {
    let files = files!["cities.csv" "drawing.toml" "first-ride.toml" "land.json" "routes.csv" "tickets.csv"];
    files.into_iter().map(|(name, text)| (name.to_string(), text.to_string())).collect()
}

impl Service {
    pub(super) async fn lesson(&self, caller: &Caller) -> Result<Reply, Refusal> {
        let actor = caller.actor().ok_or(Refusal::WhoAreYou)?;
        self.check_number(&actor, None).await?;
        let files = board();
        let hash = content_hash(&files);
        let time = self.shared.clock.now();
        let files = serde_json::to_string(&files).expect("texts can be written");
        let row = MapRow {
            hash: hash.clone(),
            person: PersonId(HOUSE.to_string()),
            name: EDITION.to_string(),
            files,
            created: time,
        };
        self.shared.store.write(Write::Map(row)).await?;
        let table = NewTable {
            edition: EDITION.to_string(),
            map: Some(hash),
            seats: vec![NewSeat::Me { name: None }, NewSeat::Bot { bot: RIVAL.to_string() }],
            listed: false,
            pace: Pace::None,
            time_out: TimeOut::Wait,
            first: Some(0),
            undo: true,
            chat: ChatRule::Nobody,
            open_cards: false,
        };
        let loaded = self.shared.loaded_edition(&table.edition, table.map.as_deref()).await?;
        let seats = commands::check(&table, &loaded, &actor)?;
        let (host, seed) = (actor.id.clone(), hex::encode(SEED));
        let opened = TableEntry::Opened { time, host, table, seats, seed, forked: None, campaign_game: None, slept: 0 };
        let table = self.shared.make(loaded, opened).await?;
        self.call_table(caller, TableCall::Start { table: table.id }).await
    }
}
