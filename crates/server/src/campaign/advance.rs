//! Automatic progress of campaigns: saving changes, creating tables for games, and collecting the
//! results of finished games.

use std::sync::Arc;

use protocol::{CampaignId, NewTable, Occupant, Phase, TableId};
use words::message;

use super::group::CampaignGroup;
use super::journal_id;
use crate::limits::TABLE_LETTERS;
use crate::refusal::Refusal;
use crate::service::Dependencies;
use crate::table::entry::{CampaignGameEntry, TableEntry};
use crate::table::state::Table;
use crate::table::{TableOrder, TableTask, begin_table};

impl Dependencies {
    pub(super) async fn load_campaign(&self, id: &CampaignId) -> Result<CampaignGroup, Refusal> {
        let missing = || Refusal::NoSuchThing(message!("refusal-no-such-campaign"));
        if !super::is_campaign(&journal_id(id)) {
            return Err(missing());
        }
        let journal = self.store.journal(&journal_id(id)).await?.ok_or_else(missing)?;
        CampaignGroup::load(id.clone(), &journal, &self.settings.packs)
    }

    /// Advances a campaign until a person must act, and saves all changes. This includes creating
    /// tables for games and collecting the results of finished games.
    pub async fn go_on(self: &Arc<Dependencies>, group: &mut CampaignGroup) -> Result<(), Refusal> {
        loop {
            let now = self.clock.now();
            group.settle(now, || TableId(self.luck.word(TABLE_LETTERS)));
            if let Some(append) = group.unkept() {
                self.append(&append).await?;
                self.counts.kept(append.entries.len(), self.clock.now().saturating_sub(now));
                group.kept(&append);
            }
            let Some(id) = group.table().cloned() else { return Ok(()) };
            let table = match self.load(&id).await {
                Err(Refusal::NoSuchTable) => self.lay_out(group, &id).await?,
                loaded => loaded?,
            };
            match table.phase {
                Phase::Over => {
                    let (result, record) = table.brought_back(&group.pack).ok_or(Refusal::Unavailable)?;
                    // People who are present after the game answer for themselves, even if their
                    // clock has expired.
                    group.returned(&self.around(group, None).here, self.clock.now());
                    group.played(result, record, self.clock.now());
                }
                _ => {
                    let moved = group.compare(&table, self.clock.now());
                    drop(table);
                    self.tell_table(&id, moved).await;
                    if group.is_kept() {
                        return Ok(());
                    }
                }
            }
        }
    }

    /// Creates and starts the table of the next game.
    async fn lay_out(self: &Arc<Dependencies>, group: &CampaignGroup, id: &TableId) -> Result<Table, Refusal> {
        let open = group.campaign().open_game().ok_or(Refusal::Unavailable)?;
        let loaded = self.campaign_edition(&open.text).await?;
        let holders: Vec<(Occupant, Option<String>)> =
            open.seats.iter().map(|seat| group.holder(seat.company)).collect();
        let terms = group.terms.clone();
        let settings = NewTable {
            edition: open.text.name.clone(),
            map: None,
            seats: Vec::new(),
            listed: false,
            pace: terms.pace,
            time_out: terms.time_out,
            first: Some(open.first as u8),
            undo: terms.undo,
            chat: terms.chat,
            open_cards: false,
        };
        let campaign_game = CampaignGameEntry {
            campaign: group.id.clone(),
            game: group.game(),
            pack: group.pack.name.clone(),
            pack_version: group.pack.version,
            open,
        };
        let first = TableEntry::Opened {
            time: self.clock.now(),
            host: group.host.clone(),
            table: settings,
            seats: holders.iter().map(|(sitter, _)| sitter.clone()).collect(),
            seed: self.luck.secret(),
            forked: None,
            campaign_game: Some(Box::new(campaign_game)),
            slept: self.slept(),
        };
        let away = holders.into_iter().map(|(_, away)| away).collect();
        let mut table = begin_table(id.clone(), loaded, first, away, self.clock.now())?;
        if let Some(append) = table.unkept() {
            self.append(&append).await?;
            table.kept(&append);
        }
        self.counts.made_table();
        // Bots start without waiting for a viewer.
        self.notify::<TableTask>(id, TableOrder::Wake).await;
        Ok(table)
    }

    /// Saves a new campaign and takes the next steps, such as creating a table.
    pub async fn keep_campaign(self: &Arc<Dependencies>, mut group: CampaignGroup) -> Result<CampaignGroup, Refusal> {
        self.go_on(&mut group).await?;
        Ok(group)
    }
}
