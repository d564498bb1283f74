//! The SQL store, which uses almost the same statements for SQLite and PostgreSQL.

pub mod admin;

use std::io::ErrorKind;
use std::path::Path;
use std::sync::Arc;

use protocol::{PersonId, TableId};
use sqlx::AnyPool;
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;
use tokio::time::timeout;

use super::admin::AdminStore;
use super::database::Database;
use super::mirrors::{self, EntriesWanted};
use super::nodes::{self, NodeId, NodeRow, NodeStore, Ownership};
use super::writer::{Writer, WriterJob};
use super::{
    Beat, HookRow, KeyRow, Later, LoginRow, MapRow, PersonRow, Store, StoreError, StoredJournal, TableFilter,
    TableListing, Write, migrations, read,
};
use crate::clock::Millis;
use crate::cluster::seal::BusKey;

/// Maximum number of pending writes.
const QUEUE: usize = 4096;

/// Creates an empty file. On Unix, only the current user can read it.
pub fn create(file: &Path) -> std::io::Result<()> {
    let mut options = std::fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(file).map(|_| ())
}

/// Returns the URL of an SQLite file. If the file disappears later, it is not recreated, since it
/// would be empty.
pub fn address(file: &Path) -> String {
    // Escape characters that would end the path.
    let path = file.to_string_lossy().replace('%', "%25").replace('?', "%3f").replace('#', "%23");
    format!("sqlite://{path}?mode=rw")
}

/// A store in an SQLite or PostgreSQL database.
pub struct Sql {
    pub(super) database: Arc<Database>,
    jobs: mpsc::Sender<WriterJob>,
    mirrors: mpsc::UnboundedSender<EntriesWanted>,
    writer: tokio::sync::Mutex<Option<JoinHandle<()>>>,
}

impl Sql {
    /// Opens an SQLite file, and creates or migrates it if necessary.
    pub async fn sqlite(file: &Path) -> Result<Sql, StoreError> {
        match create(file) {
            Err(error) if error.kind() != ErrorKind::AlreadyExists => Err(StoreError::Away(error.to_string())),
            _ => Sql::open(address(file), true, true).await,
        }
    }

    /// Opens an SQLite file, but refuses one that would have to be migrated: a server of an older
    /// version may be using it.
    pub async fn sqlite_current(file: &Path) -> Result<Sql, StoreError> {
        Sql::open(address(file), true, false).await
    }

    /// Opens a PostgreSQL database, and migrates it if necessary.
    pub async fn postgres(url: &str) -> Result<Sql, StoreError> {
        Sql::open(url.to_string(), false, true).await
    }

    /// Opens a PostgreSQL database, but refuses one that would have to be migrated.
    pub async fn postgres_current(url: &str) -> Result<Sql, StoreError> {
        Sql::open(url.to_string(), false, false).await
    }

    async fn open(url: String, lite: bool, migrates: bool) -> Result<Sql, StoreError> {
        let database = Arc::new(Database::new(url, lite)?);
        let mut connection = database.connect().await?;
        if !migrates {
            migrations::check_current(&mut connection, lite).await?;
        }
        migrations::run(&mut connection, lite).await?;
        let (jobs, queue) = mpsc::channel(QUEUE);
        let writer = tokio::spawn(Writer::new(Arc::clone(&database), connection).run(queue));
        let (mirrors, wanted) = mpsc::unbounded_channel();
        tokio::spawn(mirrors::run(Arc::clone(&database), wanted));
        Ok(Sql { database, jobs, mirrors, writer: tokio::sync::Mutex::new(Some(writer)) })
    }

    fn reading<'a, T, F>(&'a self, read: impl FnOnce(AnyPool) -> F + Send + 'a) -> Later<'a, T>
    where
        T: Send + 'a,
        F: Future<Output = Result<T, StoreError>> + Send + 'a,
    {
        Box::pin(self.database.reading(read))
    }
}

impl Store for Sql {
    fn write(&self, write: Write) -> Later<'_, ()> {
        Box::pin(async move {
            if self.database.is_away() {
                return Err(StoreError::away());
            }
            let (done, answer) = oneshot::channel();
            let writing = async {
                self.jobs.send(WriterJob::Write(Box::new(write), done)).await.ok()?;
                answer.await.ok()
            };
            let answer = timeout(self.database.patience(), writing).await.map_err(|_| StoreError::slow())?;
            answer.unwrap_or_else(|| Err(StoreError::Away("it is closed".to_string())))
        })
    }

    fn journal<'a>(&'a self, table: &'a TableId) -> Later<'a, Option<StoredJournal>> {
        self.reading(move |readers| read::journal(readers, table))
    }

    fn list(&self, which: TableFilter, most: u32) -> Later<'_, Vec<TableListing>> {
        self.reading(move |readers| read::list(readers, which, most))
    }

    fn person<'a>(&'a self, id: &'a PersonId) -> Later<'a, Option<PersonRow>> {
        self.reading(move |readers| read::person(readers, id))
    }

    fn login<'a>(&'a self, login: &'a str) -> Later<'a, Option<LoginRow>> {
        let query = "SELECT login, person, passphrase FROM logins WHERE login = $1";
        self.reading(move |readers| read::login(readers, query, login))
    }

    fn login_of<'a>(&'a self, person: &'a PersonId) -> Later<'a, Option<LoginRow>> {
        let query = "SELECT login, person, passphrase FROM logins WHERE person = $1";
        self.reading(move |readers| read::login(readers, query, &person.0))
    }

    fn key<'a>(&'a self, hash: &'a str) -> Later<'a, Option<KeyRow>> {
        self.reading(move |readers| read::key(readers, hash))
    }

    fn keys_of<'a>(&'a self, person: &'a PersonId) -> Later<'a, Vec<KeyRow>> {
        self.reading(move |readers| read::keys_of(readers, person))
    }

    fn map<'a>(&'a self, hash: &'a str) -> Later<'a, Option<MapRow>> {
        self.reading(move |readers| read::map(readers, hash))
    }

    fn maps_of<'a>(&'a self, person: &'a PersonId) -> Later<'a, Vec<MapRow>> {
        self.reading(move |readers| read::maps_of(readers, person))
    }

    fn hooks(&self) -> Later<'_, Vec<HookRow>> {
        self.reading(read::hooks)
    }

    fn chances<'a>(&'a self, table: &'a TableId) -> Later<'a, Option<String>> {
        self.reading(move |readers| read::chances(readers, table))
    }

    fn beat(&self) -> Later<'_, Option<Beat>> {
        self.reading(read::beat)
    }

    fn ready(&self) -> Later<'_, ()> {
        Box::pin(async move {
            let before = self.database.reading(read::pulse).await?;
            self.write(Write::Pulse).await?;
            let after = self.database.reading(read::pulse).await?;
            if after > before { Ok(()) } else { Err(StoreError::unseen()) }
        })
    }

    fn witness(&self) -> Later<'_, ()> {
        Box::pin(self.database.witness())
    }

    fn nodes(&self) -> Option<&dyn NodeStore> {
        Some(self)
    }

    fn admin(&self) -> &dyn AdminStore {
        self
    }

    fn close(&self) -> Later<'_, ()> {
        Box::pin(async move {
            let _ = self.jobs.send(WriterJob::Close).await;
            if let Some(writer) = self.writer.lock().await.take() {
                let _ = writer.await;
            }
            Ok(())
        })
    }
}

impl NodeStore for Sql {
    fn join(&self, node: NodeId) {
        self.database.fences.join(node);
    }

    fn bus_key(&self) -> Later<'_, BusKey> {
        self.reading(nodes::bus_key)
    }

    fn beat_node(&self, leaving: bool, version: i64) -> Later<'_, Vec<NodeRow>> {
        let node = self.database.fences.node();
        self.reading(move |pool| nodes::beat(pool, node, leaving, version))
    }

    fn drop_node<'a>(&'a self, node: &'a str) -> Later<'a, ()> {
        self.reading(move |pool| nodes::drop_node(pool, node))
    }

    fn time(&self) -> Later<'_, Millis> {
        let lite = self.database.lite;
        self.reading(move |pool| nodes::time(pool, lite))
    }

    fn epoch(&self, table: &TableId) -> Option<i64> {
        self.database.fences.epoch(table)
    }

    fn forget(&self, table: &TableId) {
        self.database.fences.forget(table);
    }

    fn ownership<'a>(&'a self, table: &'a TableId) -> Later<'a, Option<Ownership>> {
        self.reading(move |pool| nodes::ownership(pool, table))
    }

    fn claim<'a>(&'a self, table: &'a TableId, seen: i64, beat: i64) -> Later<'a, Option<Ownership>> {
        Box::pin(async move {
            let (node, lite) = (self.database.fences.node(), self.database.lite);
            let claimed = self.database.reading(|pool| nodes::claim(pool, lite, node, table, seen, beat)).await?;
            claimed.iter().for_each(|ownership| self.database.fences.note(table, ownership.epoch));
            Ok(claimed)
        })
    }

    fn hand_over<'a>(&'a self, tables: &'a [TableId], to: &'a str) -> Later<'a, ()> {
        Box::pin(async move {
            tables.iter().for_each(|table| self.database.fences.forget(table));
            let node = self.database.fences.node();
            self.database.reading(|pool| nodes::hand_over(pool, node, tables, to)).await
        })
    }

    fn ownerships<'a>(&'a self, tables: &'a [TableId]) -> Later<'a, Vec<(TableId, Ownership)>> {
        let lite = self.database.lite;
        self.reading(move |pool| nodes::ownerships(pool, lite, tables))
    }

    fn entries_from<'a>(&'a self, table: &'a TableId, from: u32) -> Later<'a, Vec<(String, String)>> {
        Box::pin(async move {
            let (reply, answer) = oneshot::channel();
            let wanted = EntriesWanted { journal: table.clone(), from, reply };
            let closed = || StoreError::Away("it is closed".to_string());
            self.mirrors.send(wanted).map_err(|_| closed())?;
            answer.await.unwrap_or_else(|_| Err(closed()))
        })
    }
}
