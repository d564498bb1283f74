//! Database connections: opening them, replacing them after a failure, and proving that they work.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::SeqCst};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use protocol::TableId;
use sqlx::any::AnyPoolOptions;
use sqlx::{Any, AnyConnection, AnyPool, Connection, Executor, Transaction};
use tokio::sync::RwLock;
use tokio::time::timeout;

use super::nodes::{self, Fences};
use super::statements::one;
use super::{Append, StoreError, Write, read};

/// Maximum number of connections for reading.
const READERS: u32 = 4;
/// Timeout for one operation on a database server.
const PATIENCE: Duration = Duration::from_secs(2);
/// Timeout for one operation on a local disk, which may be slow without being broken.
const DISK_PATIENCE: Duration = Duration::from_secs(10);
/// Timeout for closing connections.
const CLOSING: Duration = Duration::from_millis(250);

/// Settings for every SQLite connection. With `synchronous = FULL`, a commit survives a power cut.
/// With `secure_delete`, deleted names and chat are overwritten, not just marked as free.
const PRAGMAS: &str = "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 2000; \
                       PRAGMA temp_store = MEMORY; PRAGMA secure_delete = ON;";

/// Settings for PostgreSQL connections outside the pool of readers. A node that stops in the middle
/// of a transaction must not lock others out.
const SETTINGS: &str = "SET idle_in_transaction_session_timeout = '1500ms'";

/// An acknowledged entry of a journal.
#[derive(Clone)]
struct Mark {
    table: TableId,
    number: i64,
    sum: String,
}

/// State shared by the writer and the readers.
pub struct Database {
    url: String,
    pub lite: bool,
    /// Connections for reading. Readers hold this lock, so that the pool is never replaced while
    /// they use it.
    readers: RwLock<AnyPool>,
    /// Whether the disk or database server is failing, in which case writes are refused
    /// immediately.
    away: AtomicBool,
    /// The last acknowledged entry.
    acknowledged: Mutex<Option<Mark>>,
    /// Number of batches that deleted or rewrote a journal.
    changes: AtomicU64,
    /// The epochs of the tables that this node may write to.
    pub fences: Fences,
}

/// Converts a database error. The distinction between `Broken` and `Away` decides what is retried.
pub fn broken(error: sqlx::Error) -> StoreError {
    match &error {
        sqlx::Error::Database(database) if database.is_unique_violation() => StoreError::Conflict,
        sqlx::Error::Database(database) => {
            let message = database.message().to_string();
            let is_local = database.code().is_some_and(|code| is_local(&code));
            if is_local { StoreError::Broken(message) } else { StoreError::Away(message) }
        }
        sqlx::Error::ColumnDecode { .. }
        | sqlx::Error::Decode(_)
        | sqlx::Error::Encode(_)
        | sqlx::Error::AnyDriverError(_)
        | sqlx::Error::RowNotFound => StoreError::Broken(error.to_string()),
        _ => StoreError::Away(error.to_string()),
    }
}

/// Checks whether one statement or one damaged page can cause this error while the rest of the
/// database works.
fn is_local(code: &str) -> bool {
    // SQLite: error, corrupt, too big, constraint, mismatch, not a database; the upper bits carry
    // details.
    const LITE: [u32; 6] = [1, 11, 18, 19, 20, 26];
    // PostgreSQL: bad data, constraint, bad statement, limit exceeded, damaged page or index.
    const POSTGRES: [&str; 6] = ["22", "23", "42", "54", "XX001", "XX002"];
    match code.len() {
        5 => POSTGRES.iter().any(|class| code.starts_with(class)),
        _ => code.parse().is_ok_and(|code: u32| LITE.contains(&(code & 0xff))),
    }
}

/// Closes a connection for good, without waiting long for an unresponsive server.
pub async fn close(connection: AnyConnection) {
    let _ = timeout(CLOSING, connection.close_hard()).await;
}

impl Database {
    pub fn new(url: String, lite: bool) -> Result<Database, StoreError> {
        sqlx::any::install_default_drivers();
        let readers = RwLock::new(pool(&url, lite)?);
        Ok(Database {
            url,
            lite,
            readers,
            away: AtomicBool::new(false),
            acknowledged: Mutex::default(),
            changes: AtomicU64::new(0),
            fences: Fences::default(),
        })
    }

    /// Returns the timeout for requests.
    pub fn patience(&self) -> Duration {
        if self.lite { DISK_PATIENCE } else { PATIENCE }
    }

    /// Returns the timeout of the writer. It is shorter than the timeout for requests, so that the
    /// writer detects failures first.
    pub fn writing_patience(&self) -> Duration {
        self.patience() * 3 / 4
    }

    pub fn is_away(&self) -> bool {
        self.away.load(SeqCst)
    }

    pub fn set_away(&self, away: bool) {
        self.away.store(away, SeqCst);
    }

    pub async fn connect(&self) -> Result<AnyConnection, StoreError> {
        let connecting = async {
            let mut connection = AnyConnection::connect(&self.url).await?;
            connection.execute(if self.lite { PRAGMAS } else { SETTINGS }).await?;
            Ok(connection)
        };
        timeout(self.patience(), connecting).await.map_err(|_| StoreError::slow())?.map_err(broken)
    }

    /// Begins a transaction that writes. sqlx refuses this statement inside another transaction,
    /// where a plain `begin` would only set a savepoint and its `commit` would commit nothing.
    pub async fn begin<'a>(&self, connection: &'a mut AnyConnection) -> Result<Transaction<'a, Any>, StoreError> {
        let statement = if self.lite { "BEGIN IMMEDIATE" } else { "BEGIN" };
        connection.begin_with(statement).await.map_err(broken)
    }

    /// Runs `read` with the readers. A failing database server is not queried, but a local file can
    /// often still be read.
    pub async fn reading<T, F>(&self, read: impl FnOnce(AnyPool) -> F) -> Result<T, StoreError>
    where
        F: Future<Output = Result<T, StoreError>>,
    {
        if self.is_away() && !self.lite {
            return Err(StoreError::away());
        }
        let readers = self.readers.read().await;
        timeout(self.patience(), read(readers.clone())).await.unwrap_or_else(|_| Err(StoreError::slow()))
    }

    /// Returns a pool for long reads.
    pub async fn reader(&self) -> AnyPool {
        self.readers.read().await.clone()
    }

    /// Replaces all connections after a failure, and returns a new one for the writer.
    ///
    /// First, SQLite moves everything committed from its log to the file and empties the log.
    /// Meanwhile, the old readers keep the index that records where the failed commit begins. New
    /// commits must not follow pages whose `fsync` failed: the system may have dropped those pages,
    /// and after a power cut the log would end there.
    pub async fn reopen(&self) -> Result<AnyConnection, StoreError> {
        let opened = self.emptied().await;
        self.replace_readers().await;
        let mut connection = opened?;
        match self.prove(&mut connection).await {
            Ok(()) => Ok(connection),
            Err(error) => {
                close(connection).await;
                Err(error)
            }
        }
    }

    async fn emptied(&self) -> Result<AnyConnection, StoreError> {
        let mut connection = self.connect().await?;
        if !self.lite {
            return Ok(connection);
        }
        let checkpoint = sqlx::query_scalar::<_, i64>("PRAGMA wal_checkpoint(TRUNCATE)").fetch_one(&mut connection);
        let busy = timeout(self.patience(), checkpoint).await.map_err(|_| StoreError::slow());
        match busy.and_then(|busy| busy.map_err(broken)) {
            Ok(0) => Ok(connection),
            done => {
                close(connection).await;
                Err(done.err().unwrap_or_else(|| StoreError::Away("another program uses the file".to_string())))
            }
        }
    }

    async fn replace_readers(&self) {
        let (Ok(fresh), Ok(mut readers)) = (pool(&self.url, self.lite), timeout(CLOSING, self.readers.write()).await)
        else {
            return;
        };
        let old = std::mem::replace(&mut *readers, fresh);
        drop(readers);
        let _ = timeout(CLOSING, old.close()).await;
    }

    /// Increments a counter, then checks through another connection that the increment and the last
    /// acknowledged entry are stored.
    async fn prove(&self, connection: &mut AnyConnection) -> Result<(), StoreError> {
        let readers = self.reader().await;
        let pulse = async {
            let before = read::pulse(readers.clone()).await?;
            let mut transaction = self.begin(connection).await?;
            one(&mut transaction, &Write::Pulse, &self.fences).await.map_err(broken)?;
            transaction.commit().await.map_err(broken)?;
            read::pulse(readers).await?.checked_sub(before).filter(|risen| *risen > 0).ok_or_else(StoreError::unseen)
        };
        timeout(self.patience(), pulse).await.unwrap_or_else(|_| Err(StoreError::slow()))?;
        self.witness().await
    }

    /// Records the last entry of these acknowledged appends.
    pub fn acknowledge<'a>(&self, appends: impl Iterator<Item = &'a Append>) {
        let Some(append) = appends.filter(|append| !append.entries.is_empty()).last() else { return };
        let number = i64::from(append.from) + append.entries.len() as i64 - 1;
        let sum = append.sums().pop().unwrap_or_default();
        let mark = Mark { table: append.table.clone(), number, sum };
        *self.acknowledged.lock().unwrap_or_else(PoisonError::into_inner) = Some(mark);
    }

    /// Forgets the last acknowledged entry if it is in one of these journals.
    pub fn forget<'a>(&self, journals: impl Iterator<Item = &'a TableId>) {
        let mut journals = journals.peekable();
        if journals.peek().is_none() {
            return;
        }
        self.changes.fetch_add(1, SeqCst);
        let mut mark = self.acknowledged.lock().unwrap_or_else(PoisonError::into_inner);
        mark.take_if(|mark| journals.any(|journal| *journal == mark.table));
    }

    /// Checks through a separate connection, which cannot be stuck in an old snapshot, that the
    /// last acknowledged entry exists. It counts as lost only if a successful read shows that it is
    /// missing.
    pub async fn witness(&self) -> Result<(), StoreError> {
        let changes = self.changes.load(SeqCst);
        let mark = self.acknowledged.lock().unwrap_or_else(PoisonError::into_inner).clone();
        let Some(Mark { table, number, sum }) = mark else { return Ok(()) };
        let mut connection = self.connect().await?;
        let found = timeout(self.patience(), read::entry_sum(&mut connection, &table, number)).await;
        close(connection).await;
        let found = found.map_err(|_| StoreError::slow())??;
        // The journal may have been deleted or rewritten in the meantime.
        if found.as_deref() == Some(&sum) || self.changes.load(SeqCst) != changes || !self.owns(&table).await? {
            return Ok(());
        }
        Err(StoreError::Lost { table, entry: number as u32 })
    }

    /// Checks that no other node can have rewritten or deleted a journal.
    async fn owns(&self, table: &TableId) -> Result<bool, StoreError> {
        let node = self.fences.node();
        if node.is_empty() {
            return Ok(true);
        }
        let (found, epoch) = (nodes::ownership(self.reader().await, table).await?, self.fences.epoch(table));
        Ok(found.is_some_and(|found| found.owner == node && Some(found.epoch) == epoch))
    }

    /// Closes all readers. The writer's connection is closed last; SQLite then moves its log into
    /// the file.
    pub async fn close_readers(&self) {
        let _ = timeout(CLOSING, self.reader().await.close()).await;
    }
}

fn pool(url: &str, lite: bool) -> Result<AnyPool, StoreError> {
    let options = AnyPoolOptions::new().min_connections(0).max_connections(READERS).acquire_timeout(PATIENCE);
    let options = options.after_connect(move |connection, _| {
        Box::pin(async move {
            if lite {
                connection.execute(PRAGMAS).await?;
            }
            Ok(())
        })
    });
    options.connect_lazy(url).map_err(broken)
}
