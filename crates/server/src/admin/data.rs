//! Export of everything a server stores about a person, requested by that person.

use protocol::{ChatLine, HookInfo, MyData, MyTable, NewMap, Occupant, PersonId, TableId};

use crate::campaign::{self, is_campaign};
use crate::refusal::Refusal;
use crate::service::{Caller, Reply, Service, key_info};
use crate::store::{MapRow, StoreError};
use crate::table::entry::TableEntry;

impl MyTableDraft {
    fn sitter(&mut self, person: &PersonId, sitter: &Occupant) {
        if let Occupant::Person { id, name, .. } = sitter
            && id == person
            && !self.0.names.contains(name)
        {
            self.0.names.push(name.clone());
        }
    }
}

/// A table or campaign while its data is being collected.
struct MyTableDraft(MyTable);

/// Collects the data about a person in a journal. Unreadable entries are left out.
fn collected(person: &PersonId, table: &TableId, entries: &[String]) -> MyTable {
    let mut draft = MyTableDraft(MyTable { table: table.clone(), names: Vec::new(), chat: Vec::new() });
    for text in entries {
        if is_campaign(table) {
            match serde_json::from_str(text) {
                Ok(campaign::CampaignEntry::Founded { companies, .. }) => {
                    companies.iter().for_each(|(_, sitter)| draft.sitter(person, sitter));
                }
                Ok(campaign::CampaignEntry::Held { holder, .. }) => draft.sitter(person, &holder),
                _ => {}
            }
            continue;
        }
        match serde_json::from_str(text) {
            Ok(TableEntry::Opened { seats, .. }) => seats.iter().for_each(|sitter| draft.sitter(person, sitter)),
            Ok(TableEntry::Sat { sitter, .. }) => draft.sitter(person, &sitter),
            Ok(TableEntry::Chat { time, person: speaker, name, seated, text })
                if speaker == *person && !text.is_empty() =>
            {
                draft.0.chat.push(ChatLine { table: table.clone(), person: speaker, name, seated, text, time });
            }
            _ => {}
        }
    }
    draft.0
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
