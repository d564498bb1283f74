//! A store that fails before or after it has saved a write, or because its server is killed.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use dealer::Stream;
use protocol::{PersonId, TableId};
use server::clock::{Clock, Millis, TokioClock};
use server::cluster::seal::BusKey;
use server::editions::LoadedEdition;
use server::store::{
    Beat, HookRow, KeyRow, Later, LoginRow, MapRow, MemoryStore, NodeId, NodeRow, NodeStore, Ownership, PersonRow,
    Store, StoreError, StoredJournal, TableFilter, TableListing, Write,
};
use server::table::entry::TableEntry;
use server::table::state::Table;

use crate::simulation::Fault;
use crate::simulation::gate::Gate;
use crate::simulation::writers::Writers;

/// The start time: a day in 2026.
pub const START: u64 = 1_767_225_600_000;
/// One in this many reads and writes fails, in one of several ways.
const BREAKS: usize = 12;
/// Longest duration of a commit.
const COMMIT_MS: usize = 40;
/// Longest delay before a write with an unknown outcome is saved.
const LATE_MS: usize = 3_000;
/// One in this many reads of entries returns damaged ones.
const DAMAGES: usize = 4;

/// The simulated disk, shared by all servers.
pub struct Disk {
    kept: MemoryStore,
    clock: TokioClock,
    pub writers: Writers,
    luck: Mutex<Stream>,
    /// Whether operations fail.
    pub breaks: AtomicBool,
    pub broken: AtomicU64,
    fault: Fault,
    /// Number of saved inputs of each table's game.
    inputs: Mutex<BTreeMap<TableId, u32>>,
}

impl Disk {
    pub fn new(seed: u64, fault: Fault) -> Disk {
        Disk {
            kept: MemoryStore::new(),
            clock: TokioClock::starting(START),
            writers: Writers::default(),
            luck: Mutex::new(Stream::new(seed)),
            breaks: AtomicBool::new(false),
            broken: AtomicU64::new(0),
            fault,
            inputs: Mutex::default(),
        }
    }

    fn below(&self, limit: usize) -> usize {
        self.luck.lock().expect("a lock").below(limit)
    }

    /// Decides at random whether an operation fails, and which of `kinds` kinds of failure occurs.
    fn mishap(&self, kinds: usize) -> Option<usize> {
        let breaks = self.breaks.load(Ordering::Relaxed);
        let way = self.below(BREAKS * kinds);
        (breaks && way < kinds).then(|| {
            self.broken.fetch_add(1, Ordering::Relaxed);
            way
        })
    }

    /// Returns the number of saved inputs of a table.
    pub fn inputs(&self, table: &TableId) -> u32 {
        self.inputs.lock().expect("a lock").get(table).copied().unwrap_or(0)
    }

    /// Returns the journal as currently saved.
    pub async fn entries(&self, table: &TableId) -> Vec<TableEntry> {
        let journal = self.kept.journal(table).await.expect("the journal is sound").expect("the table is kept");
        journal.entries.iter().map(|entry| serde_json::from_str(entry).expect("an entry")).collect()
    }

    /// Returns the table as currently saved.
    pub async fn table(&self, table: &TableId, book: &LoadedEdition) -> Table {
        let journal = self.kept.journal(table).await.expect("the journal is sound").expect("the table is kept");
        Table::load(table.clone(), book.clone(), &journal).unwrap_or_else(|refusal| panic!("{refusal}"))
    }

    /// Gives a person a webhook that cannot be called. The attempts are counted.
    pub async fn add_hook(&self, person: &PersonId) {
        let (url, secret) = ("http://127.0.0.1/".to_string(), String::new());
        let row = HookRow { person: person.clone(), url, secret, created: START };
        self.kept.write(Write::Hook(row)).await.expect("it is kept");
    }

    /// Returns the number of times that it became a person's turn.
    pub async fn turns(&self, table: &TableId, book: &LoadedEdition) -> u64 {
        let journal = self.kept.journal(table).await.expect("the journal is sound").expect("the table is kept");
        let first = StoredJournal { entries: journal.entries[..1].to_vec(), sum: journal.sum.clone() };
        let mut at = Table::load(table.clone(), book.clone(), &first).unwrap_or_else(|refusal| panic!("{refusal}"));
        let mut turns = 0;
        for entry in &journal.entries[1..] {
            let before = at.asked();
            at.follow(std::slice::from_ref(entry), "").expect("it was played");
            turns += at.asked().difference(&before).count() as u64;
        }
        turns
    }

    async fn keep(&self, kept: &MemoryStore, node: &str, write: Write) -> Result<(), StoreError> {
        let Write::Append(append) = &write else { return kept.write(write).await };
        let (table, is_first) = (append.table.clone(), append.from == 0);
        let lines = append.entries.iter().map(|entry| match serde_json::from_str(entry) {
            Ok(TableEntry::Step { lines, .. }) => lines.len() as u32,
            _ => 0,
        });
        let inputs = lines.sum::<u32>();
        if !node.is_empty() && !is_first {
            self.writers.tries(&table, node);
        }
        kept.write(write).await?;
        *self.inputs.lock().expect("a lock").entry(table.clone()).or_default() += inputs;
        if let (false, Some(now)) = (node.is_empty(), kept.ownership(&table).await?) {
            match is_first {
                true => self.writers.owns(&table, &now),
                false => self.writers.wrote(node, &now),
            }
        }
        Ok(())
    }
}

/// One server's connection to the disk. A killed server no longer receives anything.
pub struct Cable {
    disk: Arc<Disk>,
    gate: Arc<Gate>,
    /// The same data, with the claims of this node.
    kept: Arc<MemoryStore>,
    /// The name of the node; empty if the server runs alone.
    node: String,
}

fn broken<T>() -> Result<T, StoreError> {
    Err(StoreError::Broken("the disk does not answer".to_string()))
}

impl Cable {
    pub fn new(disk: &Arc<Disk>, gate: &Arc<Gate>, node: &str) -> Cable {
        let (disk, kept) = (Arc::clone(disk), Arc::new(disk.kept.another()));
        Cable { disk, gate: Arc::clone(gate), kept, node: node.to_string() }
    }

    /// Waits while the server is frozen. After that, it fails at random or if the server has lost
    /// its store.
    async fn reach(&self) -> Result<(), StoreError> {
        self.gate.pass().await;
        match self.disk.mishap(1) {
            Some(_) => broken(),
            None if self.gate.is_storeless() => broken(),
            None => Ok(()),
        }
    }

    async fn read<T>(&self, read: Later<'_, T>) -> Result<T, StoreError> {
        self.reach().await?;
        read.await
    }

    /// Returns the result of a change, unless the reply is lost.
    async fn replied<T>(&self, changed: T) -> Result<T, StoreError> {
        self.reach().await?;
        Ok(changed)
    }

    async fn keep(&self, write: Write) -> Result<(), StoreError> {
        self.gate.pass().await;
        if self.gate.is_storeless() {
            return broken();
        }
        let slow = Duration::from_millis(self.disk.below(COMMIT_MS) as u64);
        let append = matches!(write, Write::Append(_));
        let wild = self.disk.breaks.load(Ordering::Relaxed);
        match self.disk.fault {
            Fault::ToldEarly if append && wild => {
                self.keep_later(write, Duration::from_millis(1));
                return Ok(());
            }
            Fault::Forgotten if append && wild && self.disk.below(20) == 0 => {
                return Ok(());
            }
            Fault::LateWrites if append && wild && self.disk.below(2) == 0 => {
                self.keep_later(write, Duration::from_millis(self.disk.below(LATE_MS) as u64));
                return broken();
            }
            _ => {}
        }
        // With several nodes, a write may still be executed after its connection was lost.
        let mishap = self.disk.mishap(if self.node.is_empty() { 2 } else { 3 });
        tokio::time::sleep(slow / 2).await;
        self.gate.pass().await;
        let kept = match mishap {
            Some(0) => return broken(),
            Some(2) => {
                self.keep_later(write, Duration::from_millis(self.disk.below(LATE_MS) as u64));
                return broken();
            }
            _ => self.disk.keep(&self.kept, &self.node, write).await,
        };
        tokio::time::sleep(slow / 2).await;
        self.gate.pass().await;
        if mishap.is_some() { broken() } else { kept }
    }

    fn keep_later(&self, write: Write, wait: Duration) {
        let (disk, kept, node) = (Arc::clone(&self.disk), self.kept.with_claims(), self.node.clone());
        tokio::spawn(async move {
            tokio::time::sleep(wait).await;
            let _ = disk.keep(&kept, &node, write).await;
        });
    }
}

impl NodeStore for Cable {
    fn join(&self, node: NodeId) {
        self.kept.join(node);
    }
    fn bus_key(&self) -> Later<'_, BusKey> {
        Box::pin(async move {
            self.reach().await?;
            self.kept.bus_key().await
        })
    }
    fn beat_node(&self, leaving: bool, version: i64) -> Later<'_, Vec<NodeRow>> {
        Box::pin(async move {
            self.reach().await?;
            self.kept.beat_node(leaving, version).await
        })
    }
    fn drop_node<'a>(&'a self, node: &'a str) -> Later<'a, ()> {
        Box::pin(async move {
            self.reach().await?;
            self.kept.drop_node(node).await
        })
    }
    fn time(&self) -> Later<'_, Millis> {
        Box::pin(async move {
            self.reach().await?;
            Ok(self.disk.clock.now())
        })
    }
    fn epoch(&self, table: &TableId) -> Option<i64> {
        self.kept.epoch(table)
    }
    fn forget(&self, table: &TableId) {
        self.kept.forget(table);
    }
    fn ownership<'a>(&'a self, table: &'a TableId) -> Later<'a, Option<Ownership>> {
        Box::pin(async move {
            self.reach().await?;
            self.kept.ownership(table).await
        })
    }
    fn claim<'a>(&'a self, table: &'a TableId, seen: i64, beat: i64) -> Later<'a, Option<Ownership>> {
        Box::pin(async move {
            self.reach().await?;
            let claimed = self.kept.claim(table, seen, beat).await?;
            claimed.iter().for_each(|now| self.disk.writers.owns(table, now));
            self.replied(claimed).await
        })
    }
    fn hand_over<'a>(&'a self, tables: &'a [TableId], to: &'a str) -> Later<'a, ()> {
        Box::pin(async move {
            self.reach().await?;
            self.kept.hand_over(tables, to).await?;
            for (table, now) in self.kept.ownerships(tables).await?.iter().filter(|(_, now)| now.owner == to) {
                self.disk.writers.owns(table, now);
            }
            self.replied(()).await
        })
    }
    fn ownerships<'a>(&'a self, tables: &'a [TableId]) -> Later<'a, Vec<(TableId, Ownership)>> {
        Box::pin(async move {
            self.reach().await?;
            self.kept.ownerships(tables).await
        })
    }
    fn entries_from<'a>(&'a self, table: &'a TableId, from: u32) -> Later<'a, Vec<(String, String)>> {
        Box::pin(async move {
            self.reach().await?;
            let mut rows = self.kept.entries_from(table, from).await?;
            if self.disk.breaks.load(Ordering::Relaxed) && self.disk.below(DAMAGES) == 0 {
                rows.iter_mut().for_each(|(entry, _)| *entry = entry.replace(" says ", " sang "));
            }
            Ok(rows)
        })
    }
}

impl Store for Cable {
    fn write(&self, write: Write) -> Later<'_, ()> {
        Box::pin(self.keep(write))
    }
    fn journal<'a>(&'a self, table: &'a TableId) -> Later<'a, Option<StoredJournal>> {
        Box::pin(async move { self.read(self.disk.kept.journal(table)).await })
    }
    fn list(&self, which: TableFilter, most: u32) -> Later<'_, Vec<TableListing>> {
        Box::pin(async move { self.read(self.disk.kept.list(which, most)).await })
    }
    fn person<'a>(&'a self, id: &'a PersonId) -> Later<'a, Option<PersonRow>> {
        Box::pin(async move { self.read(self.disk.kept.person(id)).await })
    }
    fn login<'a>(&'a self, login: &'a str) -> Later<'a, Option<LoginRow>> {
        Box::pin(async move { self.read(self.disk.kept.login(login)).await })
    }
    fn login_of<'a>(&'a self, person: &'a PersonId) -> Later<'a, Option<LoginRow>> {
        Box::pin(async move { self.read(self.disk.kept.login_of(person)).await })
    }
    fn key<'a>(&'a self, hash: &'a str) -> Later<'a, Option<KeyRow>> {
        Box::pin(async move { self.read(self.disk.kept.key(hash)).await })
    }
    fn keys_of<'a>(&'a self, person: &'a PersonId) -> Later<'a, Vec<KeyRow>> {
        Box::pin(async move { self.read(self.disk.kept.keys_of(person)).await })
    }
    fn map<'a>(&'a self, hash: &'a str) -> Later<'a, Option<MapRow>> {
        Box::pin(async move { self.read(self.disk.kept.map(hash)).await })
    }
    fn maps_of<'a>(&'a self, person: &'a PersonId) -> Later<'a, Vec<MapRow>> {
        Box::pin(async move { self.read(self.disk.kept.maps_of(person)).await })
    }
    fn hooks(&self) -> Later<'_, Vec<HookRow>> {
        Box::pin(async move { self.read(self.disk.kept.hooks()).await })
    }
    fn chances<'a>(&'a self, table: &'a TableId) -> Later<'a, Option<String>> {
        Box::pin(async move { self.read(self.disk.kept.chances(table)).await })
    }
    fn beat(&self) -> Later<'_, Option<Beat>> {
        Box::pin(async move { self.read(self.disk.kept.beat()).await })
    }
    fn ready(&self) -> Later<'_, ()> {
        Box::pin(async move { self.read(self.disk.kept.ready()).await })
    }
    fn nodes(&self) -> Option<&dyn NodeStore> {
        (!self.node.is_empty()).then_some(self)
    }
    fn admin(&self) -> &dyn server::store::admin::AdminStore {
        self.disk.kept.admin()
    }
    fn close(&self) -> Later<'_, ()> {
        self.disk.kept.close()
    }
}
