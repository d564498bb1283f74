//! Exports the data that the server stores about a person, at that person's request. Damaged
//! journals are left out.

use std::collections::BTreeSet;

use protocol::{ChatLine, HookInfo, MyData, MyTable, NewMap, Occupant, PersonId, TableId};

use crate::campaign::{CampaignEntry, is_campaign};
use crate::refusal::Refusal;
use crate::service::{Caller, Reply, Service, key_info};
use crate::store::{MapRow, StoreError};
use crate::table::entry::TableEntry;

/// The data about a person in one journal, while it is being collected.
struct MyTableDraft<'a> {
    person: &'a PersonId,
    table: MyTable,
    /// The seats that the person holds at the current point in the journal.
    seats: BTreeSet<u8>,
    /// All seats where a bot is standing in.
    stand_ins: BTreeSet<u8>,
}

impl MyTableDraft<'_> {
    fn holder(&mut self, holder: &Occupant) -> bool {
        let Occupant::Person { id, name, .. } = holder else { return false };
        let is_own = id == self.person;
        if is_own && !self.table.names.contains(name) {
            self.table.names.push(name.clone());
        }
        is_own
    }

    fn sitter(&mut self, seat: u8, sitter: &Occupant) {
        self.stand_ins.remove(&seat);
        match self.holder(sitter) {
            true => self.seats.insert(seat),
            false => self.seats.remove(&seat),
        };
    }

    fn campaign_entry(&mut self, entry: CampaignEntry) {
        match entry {
            CampaignEntry::Founded { companies, .. } => {
                companies.iter().for_each(|(_, holder)| _ = self.holder(holder));
            }
            CampaignEntry::Held { holder, .. } => _ = self.holder(&holder),
            _ => {}
        }
    }

    fn table_entry(&mut self, entry: TableEntry) {
        match entry {
            TableEntry::Opened { seats, .. } => {
                seats.iter().zip(0..).for_each(|(sitter, seat)| self.sitter(seat, sitter));
            }
            TableEntry::Sat { seat, sitter, .. } => self.sitter(seat, &sitter),
            TableEntry::TimedOut { seat, .. } => _ = self.seats.remove(&seat),
            TableEntry::StoodIn { seat, .. } => _ = self.stand_ins.insert(seat),
            TableEntry::Back { seat, .. } => _ = self.stand_ins.remove(&seat),
            TableEntry::Step { time, seat: Some(seat), .. }
                if self.seats.contains(&seat) && !self.stand_ins.contains(&seat) =>
            {
                self.table.moves.push(time);
            }
            TableEntry::Chat { time, person, name, seated, text } if person == *self.person && !text.is_empty() => {
                let table = self.table.table.clone();
                self.table.chat.push(ChatLine { table, person, name, seated, text, time });
            }
            _ => {}
        }
    }
}

/// Collects the data about a person from a journal. Unreadable entries are left out.
fn collected(person: &PersonId, table: &TableId, entries: &[String]) -> MyTable {
    let table = MyTable { table: table.clone(), names: Vec::new(), chat: Vec::new(), moves: Vec::new() };
    let mut draft = MyTableDraft { person, table, seats: BTreeSet::new(), stand_ins: BTreeSet::new() };
    for text in entries {
        match is_campaign(&draft.table.table) {
            true => serde_json::from_str(text).into_iter().for_each(|entry| draft.campaign_entry(entry)),
            false => serde_json::from_str(text).into_iter().for_each(|entry| draft.table_entry(entry)),
        }
    }
    draft.table
}

impl Service {
    pub(crate) async fn my_data(&self, caller: &Caller) -> Result<Reply, Refusal> {
        let row = caller.person.as_ref().ok_or(Refusal::WhoAreYou)?;
        let store = &self.shared.store;
        let map = |map: MapRow| Some(NewMap { files: serde_json::from_str(&map.files).ok()?, name: map.name });
        let mut tables = Vec::new();
        for table in store.admin().naming(&row.id).await? {
            match store.journal(&table).await {
                Ok(journal) => tables.extend(journal.map(|found| collected(&row.id, &table, &found.entries))),
                Err(StoreError::Damaged { .. }) => {}
                Err(error) => return Err(error.into()),
            }
        }
        Ok(Reply::json(&MyData {
            id: row.id.clone(),
            name: row.name.clone(),
            account: store.login_of(&row.id).await?.map(|login| login.login),
            created: row.created,
            seen: store.admin().seen(&row.id).await?,
            keys: store.keys_of(&row.id).await?.into_iter().filter_map(key_info).collect(),
            webhook: self.shared.hooks.of(&row.id).map(|hook| HookInfo { url: hook.url, created: hook.created }),
            sanctions: self.shared.sanctions.of(&row.id, self.shared.clock.now()),
            maps: store.maps_of(&row.id).await?.into_iter().filter_map(map).collect(),
            tables,
        }))
    }
}
