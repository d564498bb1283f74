//! An in-memory store for tests and simulations. As long as it exists, it gives the same guarantees
//! as a database.

mod admin;

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use protocol::{PersonId, Phase, TableId};

use super::admin::AdminStore;
use super::nodes::{Fences, NodeId, NodeRow, NodeStore, Ownership};
use super::sum::{self, SumRow};
use super::{
    Append, Beat, Head, HookRow, KeyRow, Later, LoginRow, MapRow, PersonRow, Store, StoreError, StoredJournal,
    TableFilter, TableListing, Write,
};
use crate::clock::Millis;
use crate::cluster::seal::BusKey;
use crate::planted::is_planted;

/// A store that keeps all rows in memory, behind one lock. Several nodes can share it, each with
/// its own handle.
#[derive(Default)]
pub struct MemoryStore {
    kept: Arc<Mutex<Kept>>,
    fences: Fences,
}

#[derive(Default)]
struct Kept {
    games: BTreeMap<TableId, Game>,
    members: Vec<(PersonId, TableId)>,
    people: BTreeMap<PersonId, PersonRow>,
    logins: BTreeMap<String, LoginRow>,
    keys: BTreeMap<String, KeyRow>,
    maps: BTreeMap<String, MapRow>,
    hooks: BTreeMap<PersonId, HookRow>,
    chances: BTreeMap<TableId, String>,
    beat: Option<Beat>,
    admin: admin::Administration,
    nodes: BTreeMap<NodeId, NodeRow>,
}

struct Game {
    rows: Vec<(String, String)>,
    head: Head,
    owner: NodeId,
    epoch: i64,
}

impl Game {
    fn ownership(&self) -> Ownership {
        let sum = self.rows.last().map_or(sum::EMPTY, |(_, sum)| sum).to_string();
        Ownership { owner: self.owner.clone(), epoch: self.epoch, entries: self.rows.len() as u32, sum }
    }
}

impl MemoryStore {
    pub fn new() -> MemoryStore {
        MemoryStore::default()
    }

    /// Returns a handle for another node.
    pub fn another(&self) -> MemoryStore {
        MemoryStore { kept: Arc::clone(&self.kept), fences: Fences::default() }
    }

    /// Returns a handle that keeps the current claims, to simulate a write that arrives late.
    pub fn with_claims(&self) -> MemoryStore {
        MemoryStore { kept: Arc::clone(&self.kept), fences: self.fences.copy() }
    }

    fn kept(&self) -> MutexGuard<'_, Kept> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn now<T: Send + 'static>(answer: Result<T, StoreError>) -> Later<'static, T> {
        Box::pin(std::future::ready(answer))
    }
}

impl Kept {
    fn append(&mut self, append: Append, fences: &Fences) -> Result<(), StoreError> {
        let (node, epoch) = fences.of(&append.table, append.from);
        let is_fenced = |game: &Game| !node.is_empty() && (game.owner != node || game.epoch != epoch);
        if self.games.get(&append.table).is_some_and(is_fenced) {
            return Err(StoreError::Conflict);
        }
        let rows = self.games.get(&append.table).map_or(&[][..], |game| &game.rows);
        let last = rows.last().map_or(sum::EMPTY, |(_, sum)| sum);
        let is_next = rows.len() == append.from as usize && last == append.before;
        if !is_next && !is_planted("unordered") {
            return Err(StoreError::Conflict);
        }
        if append.from == 0 {
            fences.note(&append.table, epoch);
        }
        let sums = append.sums();
        let head = append.head;
        let game = self.games.entry(append.table.clone()).or_insert(Game {
            rows: Vec::new(),
            head: head.clone(),
            owner: node,
            epoch,
        });
        game.head = head;
        game.rows.extend(append.entries.into_iter().zip(sums));
        if let Some(members) = append.members {
            self.members.retain(|(_, table)| *table != append.table);
            self.members.extend(members.into_iter().map(|person| (person, append.table.clone())));
        }
        Ok(())
    }

    fn write(&mut self, write: Write, fences: &Fences) -> Result<(), StoreError> {
        match write {
            Write::Append(append) => return self.append(append, fences),
            Write::Person(row) => {
                self.people.insert(row.id.clone(), row);
            }
            Write::Login(row) => {
                let taken = self.logins.values().any(|known| known.login == row.login || known.person == row.person);
                if taken {
                    return Err(StoreError::Conflict);
                }
                self.logins.insert(row.login.clone(), row);
            }
            Write::Key(row) => {
                self.keys.insert(row.hash.clone(), row);
            }
            Write::DropKey { person, id } => {
                let before = self.keys.len();
                self.keys.retain(|_, key| !(key.person == person && key.id == id));
                if self.keys.len() == before {
                    return Err(StoreError::Conflict);
                }
            }
            Write::Map(row) => {
                self.maps.entry(row.hash.clone()).or_insert(row);
            }
            Write::Hook(row) => {
                self.hooks.insert(row.person.clone(), row);
            }
            Write::DropHook { person } => {
                self.hooks.remove(&person).ok_or(StoreError::Conflict)?;
            }
            Write::Chances { table, text } => {
                self.chances.insert(table, text);
            }
            Write::Beat(beat) => self.beat = Some(beat),
            Write::Pulse => {}
            Write::Admin(write) => return self.administer(write),
        }
        Ok(())
    }

    fn shows(&self, which: &TableFilter, table: &TableId, head: &Head) -> bool {
        match which {
            TableFilter::Listed => head.listed && matches!(head.phase, Phase::Gathering | Phase::Playing),
            TableFilter::Of(person) => self.members.iter().any(|(member, of)| member == person && of == table),
            TableFilter::BusyOf(person) => {
                let busy = matches!(head.phase, Phase::Gathering | Phase::Playing);
                busy && self.shows(&TableFilter::Of(person.clone()), table, head)
            }
            TableFilter::DueBefore(time) => head.phase == Phase::Playing && head.due > 0 && head.due < *time,
            TableFilter::GatheringSince(time) => head.phase == Phase::Gathering && head.touched < *time,
            TableFilter::All => true,
        }
    }
}

impl Store for MemoryStore {
    fn write(&self, write: Write) -> Later<'_, ()> {
        Self::now(self.kept().write(write, &self.fences))
    }

    fn journal<'a>(&'a self, table: &'a TableId) -> Later<'a, Option<StoredJournal>> {
        let kept = self.kept();
        let journal = kept.games.get(table).map(|game| {
            let rows = game.rows.iter().zip(0i64..);
            let rows: Vec<SumRow> =
                rows.map(|((entry, sum), number)| SumRow { number, entry: entry.clone(), sum: sum.clone() }).collect();
            let sum = game.rows.last().map_or(sum::EMPTY, |(_, sum)| sum);
            sum::verified(table, rows.len() as i64, sum, rows)
        });
        Self::now(journal.transpose())
    }

    fn list(&self, which: TableFilter, most: u32) -> Later<'_, Vec<TableListing>> {
        let kept = self.kept();
        let shown = kept.games.iter().filter(|(table, game)| kept.shows(&which, table, &game.head));
        let mut list: Vec<TableListing> =
            shown.map(|(table, game)| TableListing { table: table.clone(), head: game.head.clone() }).collect();
        match which {
            TableFilter::Listed | TableFilter::Of(_) | TableFilter::BusyOf(_) => {
                list.sort_by_key(|listing| std::cmp::Reverse(listing.head.touched))
            }
            TableFilter::DueBefore(_) => list.sort_by_key(|listing| listing.head.due),
            TableFilter::GatheringSince(_) => list.sort_by_key(|listing| listing.head.touched),
            TableFilter::All => {}
        }
        list.truncate(most as usize);
        Self::now(Ok(list))
    }

    fn person<'a>(&'a self, id: &'a PersonId) -> Later<'a, Option<PersonRow>> {
        Self::now(Ok(self.kept().people.get(id).cloned()))
    }

    fn login<'a>(&'a self, login: &'a str) -> Later<'a, Option<LoginRow>> {
        Self::now(Ok(self.kept().logins.get(login).cloned()))
    }

    fn login_of<'a>(&'a self, person: &'a PersonId) -> Later<'a, Option<LoginRow>> {
        Self::now(Ok(self.kept().logins.values().find(|row| row.person == *person).cloned()))
    }

    fn key<'a>(&'a self, hash: &'a str) -> Later<'a, Option<KeyRow>> {
        Self::now(Ok(self.kept().keys.get(hash).cloned()))
    }

    fn keys_of<'a>(&'a self, person: &'a PersonId) -> Later<'a, Vec<KeyRow>> {
        let mut keys: Vec<KeyRow> = self.kept().keys.values().filter(|key| key.person == *person).cloned().collect();
        keys.sort_by(|a, b| a.created.cmp(&b.created).then(a.id.cmp(&b.id)));
        Self::now(Ok(keys))
    }

    fn map<'a>(&'a self, hash: &'a str) -> Later<'a, Option<MapRow>> {
        Self::now(Ok(self.kept().maps.get(hash).cloned()))
    }

    fn maps_of<'a>(&'a self, person: &'a PersonId) -> Later<'a, Vec<MapRow>> {
        Self::now(Ok(self.kept().maps.values().filter(|map| map.person == *person).cloned().collect()))
    }

    fn hooks(&self) -> Later<'_, Vec<HookRow>> {
        Self::now(Ok(self.kept().hooks.values().cloned().collect()))
    }

    fn chances<'a>(&'a self, table: &'a TableId) -> Later<'a, Option<String>> {
        Self::now(Ok(self.kept().chances.get(table).cloned()))
    }

    fn beat(&self) -> Later<'_, Option<Beat>> {
        Self::now(Ok(self.kept().beat))
    }

    fn ready(&self) -> Later<'_, ()> {
        Self::now(Ok(()))
    }

    fn nodes(&self) -> Option<&dyn NodeStore> {
        Some(self)
    }

    fn admin(&self) -> &dyn AdminStore {
        self
    }

    fn close(&self) -> Later<'_, ()> {
        Self::now(Ok(()))
    }
}

impl NodeStore for MemoryStore {
    fn join(&self, node: NodeId) {
        self.fences.join(node);
    }

    fn bus_key(&self) -> Later<'_, BusKey> {
        // Nodes that share this store are in one process, so nobody else receives their messages.
        Self::now(Ok(BusKey::default()))
    }

    fn beat_node(&self, leaving: bool, version: i64) -> Later<'_, Vec<NodeRow>> {
        let node = self.fences.node();
        let mut kept = self.kept();
        let row = kept.nodes.entry(node.clone()).or_insert(NodeRow { node, beat: 0, leaving, version });
        (row.beat, row.leaving) = (row.beat + 1, leaving);
        Self::now(Ok(kept.nodes.values().cloned().collect()))
    }

    fn drop_node<'a>(&'a self, node: &'a str) -> Later<'a, ()> {
        self.kept().nodes.remove(node);
        Self::now(Ok(()))
    }

    fn time(&self) -> Later<'_, Millis> {
        Self::now(Ok(crate::clock::Clock::now(&crate::clock::SystemClock)))
    }

    fn epoch(&self, table: &TableId) -> Option<i64> {
        self.fences.epoch(table)
    }

    fn forget(&self, table: &TableId) {
        self.fences.forget(table);
    }

    fn ownership<'a>(&'a self, table: &'a TableId) -> Later<'a, Option<Ownership>> {
        Self::now(Ok(self.kept().games.get(table).map(Game::ownership)))
    }

    fn claim<'a>(&'a self, table: &'a TableId, seen: i64, beat: i64) -> Later<'a, Option<Ownership>> {
        let mut kept = self.kept();
        let Kept { games, nodes, .. } = &mut *kept;
        let lives = |owner: &NodeId| {
            let row = nodes.get(owner).filter(|_| *owner != self.fences.node());
            row.is_some_and(|row| row.beat != beat)
        };
        let free = games.get_mut(table).filter(|game| game.epoch == seen && !lives(&game.owner));
        let claimed = free.map(|game| {
            (game.owner, game.epoch) = (self.fences.node(), seen + i64::from(!is_planted("flat-epoch")));
            self.fences.note(table, game.epoch);
            game.ownership()
        });
        Self::now(Ok(claimed))
    }

    fn hand_over<'a>(&'a self, tables: &'a [TableId], to: &'a str) -> Later<'a, ()> {
        let (node, mut kept) = (self.fences.node(), self.kept());
        for table in tables {
            self.fences.forget(table);
            if let Some(game) = kept.games.get_mut(table).filter(|game| game.owner == node) {
                (game.owner, game.epoch) = (to.to_string(), game.epoch + 1);
            }
        }
        Self::now(Ok(()))
    }

    fn ownerships<'a>(&'a self, tables: &'a [TableId]) -> Later<'a, Vec<(TableId, Ownership)>> {
        let kept = self.kept();
        let found = tables.iter().filter_map(|table| Some((table.clone(), kept.games.get(table)?.ownership())));
        Self::now(Ok(found.collect()))
    }

    fn entries_from<'a>(&'a self, table: &'a TableId, from: u32) -> Later<'a, Vec<(String, String)>> {
        let kept = self.kept();
        let rows = kept.games.get(table).map(|game| game.rows.iter().skip(from as usize).cloned().collect());
        Self::now(Ok(rows.unwrap_or_default()))
    }
}
