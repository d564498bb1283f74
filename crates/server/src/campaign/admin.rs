//! Changes of campaigns by hosts and by deletions of people.

use std::sync::Arc;

use protocol::{CampaignId, PersonId, TableId};
use rules::card::Color;

use super::chronicle::Chronicle;
use super::journal_id;
use crate::admin::Change;
use crate::hall::Shared;
use crate::refusal::Refusal;

impl Chronicle {
    /// The companies that a person runs.
    pub fn companies_of(&self, person: &PersonId) -> Vec<Color> {
        let own = self.companies.iter().map(|company| company.color);
        own.filter(|company| self.is_run_by(*company, person)).collect()
    }

    fn all_tables(&self) -> Vec<TableId> {
        self.tables.values().cloned().collect()
    }
}

impl Shared {
    /// Changes names in the journal of a campaign, and tells everybody to look again.
    pub(crate) async fn change_campaign(self: &Arc<Shared>, id: &CampaignId, change: &Change) -> Result<(), Refusal> {
        let held = self.rooms.room(id);
        let done = {
            let mut room = held.lock().await;
            let done = self.rewrite(&journal_id(id), change).await;
            room.chronicle = None;
            if done.is_ok() && !room.watchers.is_empty() && self.in_room(id, &mut room, |_, _| Ok(())).await.is_ok() {
                self.tell_room(&mut room);
            }
            done
        };
        self.rooms.put_away(id, &held);
        done
    }

    /// Deletes a campaign with its tables. One that cannot be read loses its journal only.
    pub(crate) async fn delete_campaign(self: &Arc<Shared>, id: &CampaignId) -> Result<(), Refusal> {
        let tables = match self.look_into(id, |chronicle| Ok(chronicle.all_tables())).await {
            Ok(tables) => tables,
            Err(Refusal::Damaged(_)) => Vec::new(),
            Err(refusal) => return Err(refusal),
        };
        let held = self.rooms.room(id);
        let mut room = held.lock().await;
        room.chronicle = None;
        self.drop_game(&journal_id(id)).await?;
        room.watchers.drain(..).for_each(|watcher| watcher.out.cut_off());
        for table in tables {
            match self.delete_game(&table).await {
                Ok(()) | Err(Refusal::NoSuchTable) => {}
                Err(refusal) => return Err(refusal),
            }
        }
        drop(room);
        self.rooms.put_away(id, &held);
        Ok(())
    }
}
