//! A store that fails: before it saves something, after it has saved it, or with its whole server.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use dealer::Stream;
use protocol::{PersonId, TableId};
use server::editions::LoadedEdition;
use server::store::{
    Beat, HookRow, KeyRow, Later, LoginRow, MapRow, MemoryStore, PersonRow, Store, StoreError, StoredJournal,
    TableFilter, TableListing, Write,
};
use server::table::entry::TableEntry;
use server::table::state::Table;

use crate::simulation::Fault;

/// One write or read in this many fails, in varying ways.
const BREAKS: usize = 12;
/// Longest duration of a commit.
const COMMIT_MS: usize = 40;

/// The content of the disk, whichever server writes to it.
pub struct Disk {
    kept: MemoryStore,
    luck: Mutex<Stream>,
    /// Whether operations fail.
    pub breaks: AtomicBool,
    pub broken: AtomicU64,
    fault: Fault,
    /// Saved inputs of each table's game.
    inputs: Mutex<BTreeMap<TableId, u32>>,
}

impl Disk {
    pub fn new(seed: u64, fault: Fault) -> Disk {
        Disk {
            kept: MemoryStore::new(),
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

    /// Returns the kind of failure, if there is one.
    fn mishap(&self) -> Option<usize> {
        let breaks = self.breaks.load(Ordering::Relaxed);
        let way = self.below(BREAKS * 2);
        (breaks && way < 2).then(|| {
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

    async fn keep(&self, write: Write) -> Result<(), StoreError> {
        let counted = match &write {
            Write::Append(append) => {
                let lines = append.entries.iter().map(|entry| match serde_json::from_str(entry) {
                    Ok(TableEntry::Step { lines, .. }) => lines.len() as u32,
                    _ => 0,
                });
                Some((append.table.clone(), lines.sum::<u32>()))
            }
            _ => None,
        };
        self.kept.write(write).await?;
        if let Some((table, inputs)) = counted {
            *self.inputs.lock().expect("a lock").entry(table).or_default() += inputs;
        }
        Ok(())
    }
}

/// One server's connection to the disk. A killed server no longer receives anything.
pub struct Cable {
    pub disk: Arc<Disk>,
    pub cut: Arc<AtomicBool>,
}

fn broken<T>() -> Result<T, StoreError> {
    Err(StoreError::Broken("the disk does not answer".to_string()))
}

impl Cable {
    async fn alive(&self) {
        if self.cut.load(Ordering::Relaxed) {
            std::future::pending::<()>().await;
        }
    }

    async fn read<T>(&self, read: Later<'_, T>) -> Result<T, StoreError> {
        self.alive().await;
        match self.disk.mishap() {
            Some(_) => broken(),
            None => read.await,
        }
    }

    async fn keep(&self, write: Write) -> Result<(), StoreError> {
        self.alive().await;
        let slow = Duration::from_millis(self.disk.below(COMMIT_MS) as u64);
        let append = matches!(write, Write::Append(_));
        let wild = self.disk.breaks.load(Ordering::Relaxed);
        match self.disk.fault {
            Fault::ToldEarly if append && wild => {
                let disk = Arc::clone(&self.disk);
                tokio::spawn(async move {
                    tokio::time::sleep(Duration::from_millis(1)).await;
                    let _ = disk.keep(write).await;
                });
                return Ok(());
            }
            Fault::Forgotten if append && wild && self.disk.below(20) == 0 => {
                return Ok(());
            }
            _ => {}
        }
        let mishap = self.disk.mishap();
        tokio::time::sleep(slow / 2).await;
        self.alive().await;
        let kept = match mishap {
            Some(0) => return broken(),
            _ => self.disk.keep(write).await,
        };
        tokio::time::sleep(slow / 2).await;
        self.alive().await;
        if mishap.is_some() { broken() } else { kept }
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
    fn admin(&self) -> &dyn server::store::admin::AdminStore {
        self.disk.kept.admin()
    }
    fn close(&self) -> Later<'_, ()> {
        self.disk.kept.close()
    }
}
