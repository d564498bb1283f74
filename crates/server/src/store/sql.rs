//! SQLite and PostgreSQL, by the same statements.

use std::path::Path;
use std::time::Duration;

use protocol::{PersonId, TableId};
use sqlx::any::AnyPoolOptions;
use sqlx::{AnyConnection, AnyPool, Connection, Executor};
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;

use super::writer::{self, Job};
use super::{
    HookRow, Journal, KeyRow, Later, Listing, LoginRow, MapRow, PersonRow, Store, StoreError, Which, Write, backup,
    migrations, read,
};

/// Connections for reading.
const READERS: u32 = 4;
/// How long to wait for a connection.
const PATIENCE: Duration = Duration::from_secs(10);
/// Writes that may wait for the writer.
const QUEUE: usize = 4096;

/// What SQLite is told on every connection. FULL: a commit survives a power cut.
const PRAGMAS: &str =
    "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000; PRAGMA temp_store = MEMORY;";

/// A database.
pub struct Sql {
    pub(super) readers: AnyPool,
    jobs: mpsc::Sender<Job>,
    writer: tokio::sync::Mutex<Option<JoinHandle<()>>>,
}

/// What the database said, as a value of ours.
pub fn broken(error: sqlx::Error) -> StoreError {
    match &error {
        sqlx::Error::Database(database) if database.is_unique_violation() => StoreError::Conflict,
        sqlx::Error::Database(database) => StoreError::Broken(database.message().to_string()),
        _ => StoreError::Broken(error.to_string()),
    }
}

impl Sql {
    /// Opens a SQLite file, and makes it where there is none.
    pub async fn sqlite(file: &Path) -> Result<Sql, StoreError> {
        // Characters that would end the path in an address.
        let path = file.to_string_lossy().replace('%', "%25").replace('?', "%3f").replace('#', "%23");
        Sql::open(&format!("sqlite://{path}?mode=rwc"), true).await
    }

    /// Opens a PostgreSQL database.
    pub async fn postgres(url: &str) -> Result<Sql, StoreError> {
        Sql::open(url, false).await
    }

    async fn open(url: &str, lite: bool) -> Result<Sql, StoreError> {
        sqlx::any::install_default_drivers();
        let pool = |size: u32| {
            AnyPoolOptions::new().min_connections(0).max_connections(size).acquire_timeout(PATIENCE).after_connect(
                move |connection, _| {
                    Box::pin(async move {
                        if lite {
                            connection.execute(PRAGMAS).await?;
                        }
                        Ok(())
                    })
                },
            )
        };
        // A pool would try for long to reach a database that is not there.
        let mut first = AnyConnection::connect(url).await.map_err(broken)?;
        migrations::run(&mut first).await?;
        first.close().await.map_err(broken)?;
        let one = pool(1).connect(url).await.map_err(broken)?;
        let readers = pool(READERS).connect(url).await.map_err(broken)?;
        let (jobs, queue) = mpsc::channel(QUEUE);
        let writer = tokio::spawn(writer::run(one, queue));
        Ok(Sql { readers, jobs, writer: tokio::sync::Mutex::new(Some(writer)) })
    }
}

impl Store for Sql {
    fn write(&self, write: Write) -> Later<'_, ()> {
        Box::pin(async move {
            let gone = || StoreError::Broken("it is closed".to_string());
            let (done, answer) = oneshot::channel();
            self.jobs.send(Job::Write(Box::new(write), done)).await.map_err(|_| gone())?;
            answer.await.map_err(|_| gone())?
        })
    }

    fn journal<'a>(&'a self, table: &'a TableId) -> Later<'a, Option<Journal>> {
        Box::pin(read::journal(&self.readers, table))
    }

    fn list(&self, which: Which, most: u32) -> Later<'_, Vec<Listing>> {
        Box::pin(read::list(&self.readers, which, most))
    }

    fn person<'a>(&'a self, id: &'a PersonId) -> Later<'a, Option<PersonRow>> {
        Box::pin(read::person(&self.readers, id))
    }

    fn login<'a>(&'a self, login: &'a str) -> Later<'a, Option<LoginRow>> {
        Box::pin(read::login(&self.readers, "SELECT login, person, passphrase FROM logins WHERE login = $1", login))
    }

    fn login_of<'a>(&'a self, person: &'a PersonId) -> Later<'a, Option<LoginRow>> {
        Box::pin(read::login(
            &self.readers,
            "SELECT login, person, passphrase FROM logins WHERE person = $1",
            &person.0,
        ))
    }

    fn key<'a>(&'a self, hash: &'a str) -> Later<'a, Option<KeyRow>> {
        Box::pin(read::key(&self.readers, hash))
    }

    fn keys_of<'a>(&'a self, person: &'a PersonId) -> Later<'a, Vec<KeyRow>> {
        Box::pin(read::keys_of(&self.readers, person))
    }

    fn map<'a>(&'a self, hash: &'a str) -> Later<'a, Option<MapRow>> {
        Box::pin(read::map(&self.readers, hash))
    }

    fn maps_of<'a>(&'a self, person: &'a PersonId) -> Later<'a, Vec<MapRow>> {
        Box::pin(read::maps_of(&self.readers, person))
    }

    fn hooks(&self) -> Later<'_, Vec<HookRow>> {
        Box::pin(read::hooks(&self.readers))
    }

    fn chances<'a>(&'a self, table: &'a TableId) -> Later<'a, Option<String>> {
        Box::pin(read::chances(&self.readers, table))
    }

    fn backup(&self) -> Later<'_, Vec<String>> {
        Box::pin(backup::lines(&self.readers))
    }

    fn alive(&self) -> Later<'_, ()> {
        Box::pin(async move { sqlx::query("SELECT 1").execute(&self.readers).await.map(|_| ()).map_err(broken) })
    }

    fn close(&self) -> Later<'_, ()> {
        Box::pin(async move {
            let _ = self.jobs.send(Job::Close).await;
            if let Some(writer) = self.writer.lock().await.take() {
                let _ = writer.await;
            }
            self.readers.close().await;
            Ok(())
        })
    }
}
