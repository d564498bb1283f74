//! Changes to names and chat in journals. Ids, times and moves stay, since games depend on them.

use std::collections::BTreeMap;

use protocol::{CampaignCard, FormerHolder, NewSeat, Occupant, PersonId, TableCard, TableId};
use rules::card::Color;
use serde::{Deserialize, Serialize};

use crate::campaign::{self, is_campaign};
use crate::refusal::Refusal;
use crate::service::Dependencies;
use crate::store::admin::{AdminWrite, Rewrite};
use crate::store::{EMPTY, StoreError, StoredJournal, Write, chained};
use crate::table::entry::TableEntry;

/// The name shown for deleted people, the same in every language.
pub const ANONYMOUS: &str = "Anon.";

/// The current holders of a campaign's companies by company, and all current and past holders by
/// name.
#[derive(Default)]
struct Signers {
    holders: BTreeMap<&'static str, PersonId>,
    names: BTreeMap<String, PersonId>,
}

impl Signers {
    fn note(&mut self, company: Color, sitter: &Occupant) {
        self.holders.remove(company.name());
        if let Occupant::Person { id, name, .. } = sitter {
            self.holders.insert(company.name(), id.clone());
            self.names.insert(name.clone(), id.clone());
        }
    }

    fn holder(&self, company: &str) -> Option<&PersonId> {
        self.holders.get(company)
    }

    fn named(&self, name: &str) -> Option<&PersonId> {
        self.names.get(name)
    }
}

/// Maximum number of attempts to rewrite a journal that keeps growing.
const TRIES: usize = 5;

/// A change to names or chat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Change {
    /// Replaces a person's name as a player, as a company's holder and as the author of chat
    /// messages.
    Rename { person: PersonId, name: String },
    /// Replaces a person's name with [`ANONYMOUS`], and deletes the person's chat messages.
    Erase { person: PersonId },
    /// Deletes the whole chat.
    DropChat,
}

impl Change {
    /// Returns a person's new name, if the change affects it.
    fn name_of(&self, person: &PersonId) -> Option<&str> {
        match self {
            Change::Rename { person: of, name } if of == person => Some(name),
            Change::Erase { person: of } if of == person => Some(ANONYMOUS),
            _ => None,
        }
    }

    fn drops_chat_of(&self, person: &PersonId) -> bool {
        match self {
            Change::Rename { .. } => false,
            Change::Erase { person: of } => of == person,
            Change::DropChat => true,
        }
    }

    fn sitter(&self, sitter: &mut Occupant) {
        if let Occupant::Person { id, name, .. } = sitter
            && let Some(new) = self.name_of(id)
        {
            *name = new.to_string();
        }
    }

    fn former(&self, former: &mut Option<FormerHolder>) {
        if let Some(former) = former
            && let Some(new) = self.name_of(&former.id)
        {
            former.name = new.to_string();
        }
    }

    fn table_entry(&self, entry: &mut TableEntry) {
        match entry {
            TableEntry::Opened { host, table, seats, .. } => {
                seats.iter_mut().for_each(|sitter| self.sitter(sitter));
                // Seats marked `Me` with a name are for other people who share the host's device.
                for seat in &mut table.seats {
                    if let NewSeat::Me { name: Some(name) } = seat
                        && let Some(new) = self.name_of(host)
                    {
                        *name = new.to_string();
                    }
                }
            }
            TableEntry::Sat { sitter, .. } => self.sitter(sitter),
            TableEntry::Chat { person, name, text, .. } => {
                if let Some(new) = self.name_of(person) {
                    *name = new.to_string();
                }
                if self.drops_chat_of(person) {
                    text.clear();
                    *name = ANONYMOUS.to_string();
                }
            }
            _ => {}
        }
    }

    fn campaign_entry(&self, entry: &mut campaign::CampaignEntry, signers: &mut Signers) {
        match entry {
            campaign::CampaignEntry::Founded { companies, log, .. } => {
                for (color, sitter) in companies {
                    signers.note(*color, sitter);
                    self.sitter(sitter);
                }
                // Games played elsewhere identify people only by their names.
                if let Some(text) = log {
                    let lines = text.lines().map(|line| self.signed(line, |_, name| signers.named(name)));
                    *text = lines.map(|line| line + "\n").collect();
                }
            }
            campaign::CampaignEntry::Held { company, holder, .. } => {
                signers.note(*company, holder);
                self.sitter(holder);
            }
            campaign::CampaignEntry::Input { line, .. } => {
                *line = self.signed(line, |company, _| signers.holder(company))
            }
            _ => {}
        }
    }

    /// Changes the person's name in a line of a campaign's log that says who runs a company. Other
    /// lines are returned unchanged.
    fn signed<'a>(&self, line: &str, who: impl FnOnce(&str, &str) -> Option<&'a PersonId>) -> String {
        let sign = line.strip_prefix("sign ").and_then(|rest| rest.split_once(" person "));
        let new = sign.and_then(|(company, name)| Some((company, self.name_of(who(company, name)?)?)));
        new.map_or_else(|| line.to_string(), |(company, name)| format!("sign {company} person {name}"))
    }

    /// Returns the new text of an entry; `None` if it does not change.
    fn entry(&self, table: &TableId, text: &str, signers: &mut Signers) -> Result<Option<String>, Refusal> {
        let damaged = |error: serde_json::Error| Refusal::damaged(table, error);
        let new = match is_campaign(table) {
            true => {
                let mut entry: campaign::CampaignEntry = serde_json::from_str(text).map_err(damaged)?;
                let before = entry.clone();
                self.campaign_entry(&mut entry, signers);
                (entry != before).then(|| serde_json::to_string(&entry))
            }
            false => {
                let mut entry: TableEntry = serde_json::from_str(text).map_err(damaged)?;
                let before = entry.clone();
                self.table_entry(&mut entry);
                (entry != before).then(|| serde_json::to_string(&entry))
            }
        };
        new.transpose().map_err(damaged)
    }

    /// Changes names in the card that represents a table or campaign in lists. An unreadable card
    /// is left unchanged; the next change to the table replaces it.
    fn card(&self, table: &TableId, card: String) -> String {
        let new = match is_campaign(table) {
            true => serde_json::from_str(&card).ok().and_then(|mut card: CampaignCard| {
                for company in &mut card.companies {
                    self.sitter(&mut company.holder);
                    self.former(&mut company.former);
                }
                serde_json::to_string(&card).ok()
            }),
            false => serde_json::from_str(&card).ok().and_then(|mut card: TableCard| {
                for seat in &mut card.seats {
                    self.sitter(&mut seat.sitter);
                    self.former(&mut seat.former);
                }
                serde_json::to_string(&card).ok()
            }),
        };
        new.unwrap_or(card)
    }

    /// Returns the rewritten journal; `None` if nothing changes.
    fn applied(&self, table: &TableId, journal: &StoredJournal, card: String) -> Result<Option<Rewrite>, Refusal> {
        let mut changed: Vec<String> = Vec::new();
        let (mut from, mut before) = (0, EMPTY.to_string());
        let mut signers = Signers::default();
        for (text, number) in journal.entries.iter().zip(0u32..) {
            match self.entry(table, text, &mut signers)? {
                Some(new) => changed.push(new),
                None if changed.is_empty() => {
                    before = chained(&before, table, number, text);
                    from = number + 1;
                }
                None => changed.push(text.clone()),
            }
        }
        let (entries, sum) = (journal.entries.len() as u32, journal.sum.clone());
        let card = self.card(table, card);
        let rewrite = Rewrite { table: table.clone(), entries, sum, from, before, changed, card };
        Ok((!rewrite.changed.is_empty()).then_some(rewrite))
    }
}

impl Dependencies {
    /// Rewrites a journal in the store. The caller must reload any copies in memory.
    pub(crate) async fn rewrite(&self, table: &TableId, change: &Change) -> Result<(), Refusal> {
        for _ in 0..TRIES {
            // The journal is read before the head. If it grows in between, the store refuses the
            // rewrite.
            let Some(journal) = self.store.journal(table).await? else { return Ok(()) };
            let Some(listing) = self.store.admin().listing(table).await? else { return Ok(()) };
            let Some(rewrite) = change.applied(table, &journal, listing.head.card)? else { return Ok(()) };
            match self.store.write(Write::Admin(AdminWrite::Rewrite(rewrite))).await {
                Err(StoreError::Conflict) => {}
                done => return Ok(done?),
            }
        }
        Err(Refusal::Unavailable)
    }
}
