use std::collections::BTreeMap;

use protocol::{AuditLine, PersonId, Phase, SanctionKind, TableId};

use super::{Kept, MemoryStore};
use crate::campaign::is_campaign;
use crate::store::admin::{AdminStore, AdminWrite, InviteRow, Rewrite, SanctionRow};
use crate::store::{Later, PersonRow, StoreError, TableListing};

#[derive(Default)]
pub(super) struct Administration {
    seen: BTreeMap<PersonId, u64>,
    sanctions: BTreeMap<(PersonId, SanctionKind), SanctionRow>,
    invites: BTreeMap<String, InviteRow>,
    audit: Vec<AuditLine>,
    erasures: BTreeMap<PersonId, u64>,
}

fn there<T>(removed: Option<T>) -> Result<(), StoreError> {
    removed.map(drop).ok_or(StoreError::Conflict)
}

impl Kept {
    pub(super) fn administer(&mut self, write: AdminWrite) -> Result<(), StoreError> {
        let admin = &mut self.admin;
        match write {
            AdminWrite::DropGame { table } => {
                self.members.retain(|(_, of)| *of != table);
                self.chances.remove(&table);
                return there(self.games.remove(&table));
            }
            AdminWrite::Rewrite(rewrite) => return self.rewrite(rewrite),
            AdminWrite::Sanction(row) => drop(admin.sanctions.insert((row.person.clone(), row.kind), row)),
            AdminWrite::Lift { person, kind } => return there(admin.sanctions.remove(&(person, kind))),
            AdminWrite::Audit(row) => {
                let number = admin.audit.len() as u64 + 1;
                admin.audit.push(AuditLine { number, ..row });
            }
            AdminWrite::Invite(row) => drop(admin.invites.insert(row.hash.clone(), row)),
            AdminWrite::UseInvite { hash, now } => {
                let good = |row: &&mut InviteRow| row.uses > 0 && (row.expires == 0 || row.expires > now);
                admin.invites.get_mut(&hash).filter(good).ok_or(StoreError::Conflict)?.uses -= 1;
            }
            AdminWrite::DropInvite { id } => {
                let before = admin.invites.len();
                admin.invites.retain(|_, row| row.id != id);
                return if admin.invites.len() < before { Ok(()) } else { Err(StoreError::Conflict) };
            }
            AdminWrite::DropKeys { person } => self.keys.retain(|_, key| key.person != person),
            AdminWrite::Seen { person, time } => drop(admin.seen.insert(person, time)),
            AdminWrite::SeenUnknown { time } => {
                for id in self.people.keys() {
                    admin.seen.entry(id.clone()).or_insert(time);
                }
            }
            AdminWrite::Erase { person, time } => {
                admin.erasures.insert(person.clone(), time);
                admin.sanctions.retain(|(of, _), _| *of != person);
                admin.seen.remove(&person);
                self.keys.retain(|_, key| key.person != person);
                self.logins.retain(|_, row| row.person != person);
                self.hooks.remove(&person);
            }
            AdminWrite::Erased { person } => self.erased(&person),
            AdminWrite::DropExpired { now } => {
                self.keys.retain(|_, key| key.expires == 0 || key.expires > now);
                admin.invites.retain(|_, row| row.expires == 0 || row.expires > now);
            }
        }
        Ok(())
    }

    fn rewrite(&mut self, rewrite: Rewrite) -> Result<(), StoreError> {
        let game = self.games.get_mut(&rewrite.table).ok_or(StoreError::Conflict)?;
        let same =
            game.rows.len() == rewrite.entries as usize && game.rows.last().is_some_and(|(_, sum)| *sum == rewrite.sum);
        if !same {
            return Err(StoreError::Conflict);
        }
        let sums = rewrite.sums();
        game.rows.truncate(rewrite.from as usize);
        game.rows.extend(rewrite.changed.into_iter().zip(sums));
        game.head.card = rewrite.card;
        Ok(())
    }

    fn erased(&mut self, person: &PersonId) {
        self.members.retain(|(of, _)| of != person);
        let firsts: Vec<&String> =
            self.games.values().filter_map(|game| game.rows.first().map(|(entry, _)| entry)).collect();
        let needed = |hash: &str| firsts.iter().any(|entry| entry.contains(&format!("\"{hash}\"")));
        self.maps.retain(|hash, map| map.person != *person || needed(hash));
        for map in self.maps.values_mut().filter(|map| map.person == *person) {
            (map.person, map.name) = (PersonId(String::new()), String::new());
        }
        self.people.remove(person);
        self.admin.seen.remove(person);
        self.admin.erasures.remove(person);
    }

    /// Lists tables in these phases that last changed before this time and whose entries satisfy
    /// `has`.
    fn ended(&self, phases: &[Phase], time: u64, has: impl Fn(&[(String, String)]) -> bool) -> Vec<TableId> {
        let old = self.games.iter().filter(|(_, game)| phases.contains(&game.head.phase) && game.head.touched < time);
        old.filter(|(_, game)| has(&game.rows)).map(|(table, _)| table.clone()).collect()
    }
}

fn up_to<T>(mut list: Vec<T>, most: u32) -> Vec<T> {
    list.truncate(most as usize);
    list
}

impl AdminStore for MemoryStore {
    fn listing<'a>(&'a self, table: &'a TableId) -> Later<'a, Option<TableListing>> {
        let kept = self.kept();
        let found = kept.games.get(table);
        Self::now(Ok(found.map(|game| TableListing { table: table.clone(), head: game.head.clone() })))
    }

    fn tables_after<'a>(&'a self, after: &'a TableId, most: u32) -> Later<'a, Vec<TableListing>> {
        let kept = self.kept();
        let tables = kept.games.iter().filter(|(table, _)| *table > after).take(most as usize);
        Self::now(Ok(tables
            .map(|(table, game)| TableListing { table: table.clone(), head: game.head.clone() })
            .collect()))
    }

    fn people_after<'a>(&'a self, after: &'a PersonId, most: u32) -> Later<'a, Vec<PersonRow>> {
        let kept = self.kept();
        let people = kept.people.values().filter(|row| row.id > *after).take(most as usize);
        Self::now(Ok(people.cloned().collect()))
    }

    fn people_like<'a>(&'a self, text: &'a str, most: u32) -> Later<'a, Vec<PersonRow>> {
        let (kept, text) = (self.kept(), text.to_lowercase());
        let has_login =
            |row: &PersonRow| kept.logins.values().any(|login| login.person == row.id && login.login.contains(&text));
        let fits =
            |row: &&PersonRow| row.name.to_lowercase().contains(&text) || row.id.0.contains(&text) || has_login(row);
        Self::now(Ok(kept.people.values().filter(fits).take(most as usize).cloned().collect()))
    }

    fn seen<'a>(&'a self, person: &'a PersonId) -> Later<'a, Option<u64>> {
        Self::now(Ok(self.kept().admin.seen.get(person).copied()))
    }

    fn sanctions(&self) -> Later<'_, Vec<SanctionRow>> {
        Self::now(Ok(self.kept().admin.sanctions.values().cloned().collect()))
    }

    fn invites(&self) -> Later<'_, Vec<InviteRow>> {
        let mut invites: Vec<InviteRow> = self.kept().admin.invites.values().cloned().collect();
        invites.sort_by(|a, b| a.created.cmp(&b.created).then(a.id.cmp(&b.id)));
        Self::now(Ok(invites))
    }

    fn audit(&self, before: u64, most: u32) -> Later<'_, Vec<AuditLine>> {
        let kept = self.kept();
        let rows = kept.admin.audit.iter().rev().filter(|row| row.number < before).take(most as usize);
        Self::now(Ok(rows.cloned().collect()))
    }

    fn naming<'a>(&'a self, person: &'a PersonId) -> Later<'a, Vec<TableId>> {
        let (kept, word) = (self.kept(), format!("\"{person}\""));
        let named = kept.games.iter().filter(|(_, game)| game.rows.iter().any(|(entry, _)| entry.contains(&word)));
        Self::now(Ok(named.map(|(table, _)| table.clone()).collect()))
    }

    fn erasures(&self) -> Later<'_, Vec<PersonId>> {
        Self::now(Ok(self.kept().admin.erasures.keys().cloned().collect()))
    }

    fn unseen_since(&self, time: u64, most: u32) -> Later<'_, Vec<PersonId>> {
        let kept = self.kept();
        let stranger = |person: &PersonId| {
            !kept.logins.values().any(|row| row.person == *person) && !kept.admin.erasures.contains_key(person)
        };
        let old = kept.admin.seen.iter().filter(|(person, seen)| **seen < time && stranger(person));
        Self::now(Ok(up_to(old.map(|(person, _)| person.clone()).collect(), most)))
    }

    fn chat_before(&self, time: u64, most: u32) -> Later<'_, Vec<TableId>> {
        let has_chat = |rows: &[(String, String)]| {
            let is_chat = |entry: &String| entry.starts_with("{\"chat\":") && !entry.ends_with("\"text\":\"\"}}");
            rows.iter().any(|(entry, _)| is_chat(entry))
        };
        Self::now(Ok(up_to(self.kept().ended(&[Phase::Over, Phase::BrokenOff], time, has_chat), most)))
    }

    fn unplayed_before(&self, time: u64, most: u32) -> Later<'_, Vec<TableId>> {
        let unplayed = |rows: &[(String, String)]| !rows.iter().any(|(entry, _)| entry.starts_with("{\"started\":"));
        let mut tables = self.kept().ended(&[Phase::BrokenOff], time, unplayed);
        tables.retain(|table| !is_campaign(table));
        Self::now(Ok(up_to(tables, most)))
    }
}
