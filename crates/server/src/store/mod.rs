//! Storage. A table is stored as a journal, a list of entries that grows with every change.
//!
//! `Store` is a small interface with several implementations: `MemoryStore` keeps everything in
//! memory, `Sql` uses SQLite or PostgreSQL, and tests wrap either in a store that fails on request.
//! All implementations pass the same tests.

pub mod admin;
mod backup;
mod database;
mod memory;
mod migrations;
mod mirrors;
mod nodes;
mod read;
mod sql;
mod statements;
mod sum;
mod writer;

use std::future::Future;
use std::pin::Pin;

use protocol::{PersonId, Phase, TableId};

pub use backup::{BackupError, backup, restore_file, restore_postgres, sync_folder};
pub use memory::MemoryStore;
pub use nodes::{NodeId, NodeRow, NodeStore, Ownership};
pub use read::list_statement;
pub use sql::Sql;
pub use sum::{EMPTY, chained};

/// The result of a store operation, as a future.
pub type Later<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// The reason why a store operation failed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StoreError {
    /// Another write came first, a login is taken, or there is nothing to delete.
    Conflict,
    /// The stored journal of a table is damaged.
    Damaged { table: TableId, what: String },
    /// The database was written by a newer program.
    Newer { found: i64, known: i64 },
    /// The database was written by an older program, and this command must not migrate it.
    Outdated { found: i64, known: i64 },
    /// The database was written by a version of this program that is too old to be supported.
    Older { found: i64, oldest: i64 },
    /// The database refused this operation; contains the database's message.
    Broken(String),
    /// The disk or database server is failing; contains the system's message.
    Away(String),
    /// An acknowledged entry is missing.
    Lost { table: TableId, entry: u32 },
}

impl StoreError {
    pub fn is_away(&self) -> bool {
        matches!(self, StoreError::Away(_))
    }

    fn away() -> StoreError {
        StoreError::Away("it has failed and is not back yet".to_string())
    }

    fn slow() -> StoreError {
        StoreError::Away("it does not answer in time".to_string())
    }

    fn unseen() -> StoreError {
        StoreError::Away("what it commits cannot be read".to_string())
    }
}

impl std::fmt::Display for StoreError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            StoreError::Conflict => f.write_str("somebody else has written there first; load it again"),
            StoreError::Damaged { table, what } => {
                write!(
                    f,
                    "table {table} is damaged: {what}; restore it from a backup, the other tables are not touched"
                )
            }
            StoreError::Newer { found, known } => write!(
                f,
                "the database has version {found}, and this program knows versions up to {known}; use a newer highball"
            ),
            StoreError::Outdated { found, known } => write!(
                f,
                "the database has version {found}, and this program uses version {known}; use the program that wrote it, \
                 or let a server of this version upgrade it"
            ),
            StoreError::Older { found, oldest } => write!(
                f,
                "the database has version {found}, and this program reads versions from {oldest} on: games from before were played \
                 by other rules; start with a new database"
            ),
            StoreError::Broken(what) => write!(f, "the database cannot be used: {what}"),
            StoreError::Away(what) => write!(f, "the database fails: {what}"),
            StoreError::Lost { table, entry } => write!(
                f,
                "entry {entry} of table {table} was accepted and is not in the database any more; check the disk and \
                 restore a backup"
            ),
        }
    }
}

impl std::error::Error for StoreError {}

/// A write. The SQL store queues writes, so that several can share one commit.
#[derive(Clone, Debug)]
pub enum Write {
    Append(Append),
    /// Saves a new person, or a new name for an existing one.
    Person(PersonRow),
    /// Saves a login for a person. Fails with a conflict if it is taken or the person already has
    /// one.
    Login(LoginRow),
    Key(KeyRow),
    /// Deletes a key. Fails with a conflict if there is none, so that a code works only once.
    DropKey {
        person: PersonId,
        id: String,
    },
    /// Saves a custom map under the hash of its content, so that a map uploaded twice is stored
    /// once.
    Map(MapRow),
    /// Sets a person's webhook.
    Hook(HookRow),
    /// Deletes a person's webhook. Fails with a conflict if there is none.
    DropHook {
        person: PersonId,
    },
    /// Saves the analysis of a finished game. It can be recomputed, so backups omit it.
    Chances {
        table: TableId,
        text: String,
    },
    /// Increments a counter, to prove that commits are stored.
    Pulse,
    /// Saves a heartbeat of the server, replacing the last one.
    Beat(Beat),
    Admin(admin::AdminWrite),
}

/// Entries to append to a journal; either all are appended or none.
#[derive(Clone, Debug)]
pub struct Append {
    pub table: TableId,
    /// The expected number of entries; if it differs, another write came first.
    pub from: u32,
    /// The expected checksum of the last entry.
    pub before: String,
    pub entries: Vec<String>,
    pub head: Head,
    /// Members of the table, if they have changed.
    pub members: Option<Vec<PersonId>>,
}

impl Append {
    /// Returns the checksums of the new entries.
    pub fn sums(&self) -> Vec<String> {
        let mut before = self.before.clone();
        let numbered = self.entries.iter().zip(self.from..);
        numbered
            .map(|(entry, number)| {
                before = chained(&before, &self.table, number, entry);
                before.clone()
            })
            .collect()
    }
}

/// Metadata of a table for lists and alarms, available without loading the table.
#[derive(Clone, PartialEq, Debug)]
pub struct Head {
    pub phase: Phase,
    pub listed: bool,
    /// A `TableCard` or `CampaignCard` as JSON.
    pub card: String,
    /// Time at which the table must be woken, in milliseconds since 1970: the next expiry of a
    /// clock, or a time in the past if a bot must move. 0 if there is neither.
    pub due: u64,
    /// Time of the last change, in milliseconds since 1970.
    pub touched: u64,
}

/// A complete, verified journal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredJournal {
    pub entries: Vec<String>,
    /// The checksum of the last entry.
    pub sum: String,
}

/// A table with its metadata, for lists.
#[derive(Clone, PartialEq, Debug)]
pub struct TableListing {
    pub table: TableId,
    pub head: Head,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PersonRow {
    pub id: PersonId,
    pub name: String,
    pub created: u64,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LoginRow {
    pub login: String,
    pub person: PersonId,
    /// The hash of the passphrase, in argon2's format.
    pub passphrase: String,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeyRow {
    /// SHA-256 of the secret.
    pub hash: String,
    /// The public id of the key.
    pub id: String,
    pub person: PersonId,
    pub kind: KeyKind,
    pub label: String,
    pub created: u64,
    /// Expiry in milliseconds since 1970; 0 for no limit.
    pub expires: u64,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum KeyKind {
    /// A browser's cookie.
    Device,
    /// A program's token.
    Token,
    /// A code that signs another device in as the same person, once.
    Code,
}

impl KeyKind {
    const WORDS: [(KeyKind, &'static str); 3] =
        [(KeyKind::Device, "device"), (KeyKind::Token, "token"), (KeyKind::Code, "code")];

    pub fn word(self) -> &'static str {
        Self::WORDS[self as usize].1
    }

    pub fn named(word: &str) -> Option<KeyKind> {
        Self::WORDS.iter().find(|(_, known)| *known == word).map(|(kind, _)| *kind)
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MapRow {
    /// SHA-256 of the files.
    pub hash: String,
    pub person: PersonId,
    pub name: String,
    /// The files by name, as JSON.
    pub files: String,
    pub created: u64,
}

/// A stored webhook.
#[derive(Clone, PartialEq, Eq)]
pub struct HookRow {
    pub person: PersonId,
    pub url: String,
    /// The key that signs calls. It is stored in clear text because signing needs it.
    pub secret: String,
    pub created: u64,
}

impl std::fmt::Debug for HookRow {
    /// Omits the address and key, which are secret.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("HookRow").field("person", &self.person).finish_non_exhaustive()
    }
}

/// A heartbeat of the server.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Beat {
    pub time: u64,
    /// Total time during which all clocks were stopped up to this heartbeat, in milliseconds.
    pub slept: i64,
}

/// The tables that a list contains, and their order.
#[derive(Clone, Debug)]
pub enum TableFilter {
    /// Unfinished public tables, most recently changed first.
    Listed,
    /// A person's tables, most recently changed first.
    Of(PersonId),
    /// A person's unfinished tables, most recently changed first.
    BusyOf(PersonId),
    /// Games that must be woken before this time, soonest first.
    DueBefore(u64),
    /// Tables that have been waiting for players without activity since this time, longest first.
    GatheringSince(u64),
    /// All tables, sorted by id.
    All,
}

/// Storage for all data of the server.
pub trait Store: Send + Sync + 'static {
    /// Performs a write completely or not at all. In a database, a successful write survives a
    /// power cut.
    fn write(&self, write: Write) -> Later<'_, ()>;
    /// Returns the journal of a table; `None` if there is no such table.
    fn journal<'a>(&'a self, table: &'a TableId) -> Later<'a, Option<StoredJournal>>;
    fn list(&self, which: TableFilter, most: u32) -> Later<'_, Vec<TableListing>>;
    fn person<'a>(&'a self, id: &'a PersonId) -> Later<'a, Option<PersonRow>>;
    fn login<'a>(&'a self, login: &'a str) -> Later<'a, Option<LoginRow>>;
    fn login_of<'a>(&'a self, person: &'a PersonId) -> Later<'a, Option<LoginRow>>;
    fn key<'a>(&'a self, hash: &'a str) -> Later<'a, Option<KeyRow>>;
    fn keys_of<'a>(&'a self, person: &'a PersonId) -> Later<'a, Vec<KeyRow>>;
    fn map<'a>(&'a self, hash: &'a str) -> Later<'a, Option<MapRow>>;
    fn maps_of<'a>(&'a self, person: &'a PersonId) -> Later<'a, Vec<MapRow>>;
    /// Returns the webhooks of all people.
    fn hooks(&self) -> Later<'_, Vec<HookRow>>;
    /// Returns the saved analysis of a finished game.
    fn chances<'a>(&'a self, table: &'a TableId) -> Later<'a, Option<String>>;
    /// Returns the last heartbeat; `None` if no server has run on this store.
    fn beat(&self) -> Later<'_, Option<Beat>>;
    /// Proves that writes are stored, by incrementing a counter and reading it through another
    /// connection.
    fn ready(&self) -> Later<'_, ()>;
    /// Checks through another connection that the last acknowledged entry exists. Fails with `Lost`
    /// if it is missing.
    fn witness(&self) -> Later<'_, ()> {
        Box::pin(std::future::ready(Ok(())))
    }
    /// Returns the interface for nodes that share the store; `None` if it cannot be shared.
    fn nodes(&self) -> Option<&dyn NodeStore> {
        None
    }
    /// Returns the interface for administration, deletion and retention.
    fn admin(&self) -> &dyn admin::AdminStore;
    /// Finishes pending work and closes the store.
    fn close(&self) -> Later<'_, ()>;
}

/// Returns the stored word for a phase.
pub(crate) fn phase_word(phase: Phase) -> &'static str {
    match phase {
        Phase::Gathering => "gathering",
        Phase::Playing => "playing",
        Phase::Over => "over",
        Phase::BrokenOff => "broken-off",
    }
}

pub(crate) fn phase_named(word: &str) -> Option<Phase> {
    let phases = [Phase::Gathering, Phase::Playing, Phase::Over, Phase::BrokenOff];
    phases.into_iter().find(|phase| phase_word(*phase) == word)
}
