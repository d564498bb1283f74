//! Backups as lines of JSON that work for any database: a backup of SQLite can be restored to
//! PostgreSQL. Backing up and restoring keep only a few rows in memory.

use std::fs::File;
use std::io::{self, BufRead, ErrorKind, Lines, Write};
use std::path::{Path, PathBuf};

use futures_util::TryStreamExt;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use sqlx::{AnyConnection, AssertSqlSafe, Executor, Row};

use super::database::{self, Database, broken};
use super::{Sql, StoreError, migrations, read, sql};

/// A database table that backups contain.
struct Table {
    name: &'static str,
    /// Number of leading columns that identify and sort the rows.
    keys: usize,
    /// The columns; a star marks numeric ones.
    columns: &'static [&'static str],
}

const fn table(name: &'static str, keys: usize, columns: &'static [&'static str]) -> Table {
    Table { name, keys, columns }
}

static TABLES: [Table; 14] = [
    table("games", 1, &["id", "*entries", "sum", "phase", "*listed", "card", "*due", "*touched"]),
    table("journal", 2, &["game", "*number", "entry", "sum"]),
    table("members", 2, &["person", "game"]),
    table("people", 1, &["id", "name", "*created"]),
    table("logins", 1, &["login", "person", "passphrase"]),
    table("keys", 1, &["hash", "id", "person", "kind", "label", "*created", "*expires"]),
    table("maps", 1, &["hash", "person", "name", "files", "*created"]),
    table("hooks", 1, &["person", "url", "secret", "*created"]),
    table("awake", 1, &["*id", "*time", "*slept"]),
    table("seen", 1, &["person", "*time"]),
    table("sanctions", 2, &["person", "kind", "*until", "reason", "*created"]),
    table("invites", 1, &["hash", "id", "label", "*uses", "*created", "*expires"]),
    table("audit", 1, &["*number", "*time", "actor", "deed", "target", "detail"]),
    table("erasures", 1, &["person", "*time"]),
];

/// Maximum number of rows inserted by one statement.
const BATCH: usize = 100;

/// Settings for fast but unsafe writes to a file that is discarded if the restore fails.
const UNSAFE_AND_FAST: &str = "PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;";

/// The reason why a backup could not be made or restored.
#[derive(Debug)]
pub enum BackupError {
    /// The database cannot be read or written.
    Store(StoreError),
    /// The file cannot be read or written.
    File(io::Error),
    /// The file is not a backup.
    NotABackup,
    /// The backup is truncated or altered.
    Changed,
    /// The database is not empty.
    NotEmpty,
}

impl From<StoreError> for BackupError {
    fn from(error: StoreError) -> BackupError {
        BackupError::Store(error)
    }
}

impl From<io::Error> for BackupError {
    fn from(error: io::Error) -> BackupError {
        BackupError::File(error)
    }
}

fn names(columns: &[&str]) -> String {
    columns.iter().map(|column| column.trim_start_matches('*')).collect::<Vec<_>>().join(", ")
}

fn add(sum: &mut Sha256, line: &str) {
    sum.update(line);
    sum.update("\n");
}

/// Writes a consistent snapshot of all rows of `TABLES`, between a first line with the version and
/// a last line with a checksum; returns the number of rows.
pub async fn backup(store: &Sql, out: &mut impl Write) -> Result<usize, BackupError> {
    let mut connection = store.database.reader().await.acquire().await.map_err(broken)?;
    let rows = write_rows(&mut connection, out).await;
    read::given_back(connection, rows).await
}

async fn write_rows(connection: &mut AnyConnection, out: &mut impl Write) -> Result<usize, BackupError> {
    let (mut rows, mut sum) = (0, Sha256::new());
    let mut write = |line: String| {
        add(&mut sum, &line);
        writeln!(out, "{line}")
    };
    write(json!({ "highball-backup": 1, "version": migrations::KNOWN }).to_string())?;
    let mut transaction = read::moment(connection).await?;
    for Table { name, keys, columns } in &TABLES {
        let query = format!("SELECT {} FROM {name} ORDER BY {}", names(columns), names(&columns[..*keys]));
        let mut found = sqlx::query(AssertSqlSafe(query)).fetch(&mut *transaction);
        while let Some(row) = found.try_next().await.map_err(broken)? {
            let cell = |(at, column): (usize, &&str)| -> Result<Value, sqlx::Error> {
                Ok(match column.starts_with('*') {
                    true => row.try_get::<i64, _>(at)?.into(),
                    false => row.try_get::<String, _>(at)?.into(),
                })
            };
            let cells: Vec<Value> = columns.iter().enumerate().map(cell).collect::<Result<_, _>>().map_err(broken)?;
            write(json!({ *name: cells }).to_string())?;
            rows += 1;
        }
    }
    transaction.commit().await.map_err(broken)?;
    writeln!(out, "{}", json!({ "sum": hex::encode(sum.finalize()) }))?;
    Ok(rows)
}

/// Restores a backup to a new SQLite file. Until the restore is complete, the file has another
/// name; the next restore removes the remains of an interrupted one.
pub async fn restore_file(backup: impl BufRead, file: &Path) -> Result<usize, BackupError> {
    let backup = Backup::open(backup)?;
    let part = PathBuf::from(format!("{}-restoring", file.display()));
    match std::fs::remove_file(&part) {
        Err(error) if error.kind() != ErrorKind::NotFound => return Err(error.into()),
        _ => {}
    }
    let restored = async {
        sql::create(&part)?;
        let rows = fill(&Database::new(sql::address(&part), true)?, backup).await?;
        File::options().write(true).open(&part)?.sync_all()?;
        if file.try_exists()? {
            return Err(BackupError::NotEmpty);
        }
        std::fs::rename(&part, file)?;
        Ok(rows)
    };
    let restored = restored.await;
    match &restored {
        Ok(_) => sync_folder(file),
        Err(_) => drop(std::fs::remove_file(&part)),
    }
    restored
}

/// Makes the name of a file as durable as its content, if folders can be synced.
pub fn sync_folder(file: &Path) {
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let _ = File::open(folder).and_then(|folder| folder.sync_all());
}

/// Restores a backup to an empty PostgreSQL database, in one transaction.
pub async fn restore_postgres(backup: impl BufRead, url: &str) -> Result<usize, BackupError> {
    let backup = Backup::open(backup)?;
    fill(&Database::new(url.to_string(), false)?, backup).await
}

async fn fill(database: &Database, backup: Backup<impl BufRead>) -> Result<usize, BackupError> {
    let mut connection = database.connect().await?;
    let rows = insert_rows(database, &mut connection, backup).await;
    database::close(connection).await;
    rows
}

async fn insert_rows(
    database: &Database,
    connection: &mut AnyConnection,
    mut backup: Backup<impl BufRead>,
) -> Result<usize, BackupError> {
    if database.lite {
        connection.execute(UNSAFE_AND_FAST).await.map_err(broken)?;
    }
    let mut transaction = database.begin(connection).await?;
    migrations::run_in(&mut transaction).await?;
    for Table { name, .. } in &TABLES {
        let query = AssertSqlSafe(format!("SELECT 1 FROM {name} LIMIT 1"));
        if sqlx::query(query).fetch_optional(&mut *transaction).await.map_err(broken)?.is_some() {
            return Err(BackupError::NotEmpty);
        }
    }
    let (mut rows, mut batch) = (0, Vec::with_capacity(BATCH));
    let mut of = &TABLES[0];
    while let Some((table, cells)) = backup.row()? {
        if batch.len() == BATCH || !std::ptr::eq(of, table) {
            insert(&mut transaction, of, &batch).await?;
            batch.clear();
        }
        of = table;
        batch.push(cells);
        rows += 1;
    }
    insert(&mut transaction, of, &batch).await?;
    transaction.commit().await.map_err(broken)?;
    Ok(rows)
}

async fn insert(connection: &mut AnyConnection, table: &Table, rows: &[Vec<Value>]) -> Result<(), BackupError> {
    if rows.is_empty() {
        return Ok(());
    }
    let width = table.columns.len();
    let place = |row: usize| (1..=width).map(|at| format!("${}", row * width + at)).collect::<Vec<_>>().join(", ");
    let places: Vec<String> = (0..rows.len()).map(|row| format!("({})", place(row))).collect();
    let query = format!("INSERT INTO {} ({}) VALUES {}", table.name, names(table.columns), places.join(", "));
    let mut query = sqlx::query(AssertSqlSafe(query));
    for cell in rows.iter().flatten() {
        query = match cell.as_i64() {
            Some(number) => query.bind(number),
            None => query.bind(cell.as_str().unwrap_or_default().to_string()),
        };
    }
    query.execute(connection).await.map(|_| ()).map_err(|error| broken(error).into())
}

/// A backup being read. Only its end shows whether it is complete.
struct Backup<R> {
    lines: Lines<R>,
    sum: Sha256,
}

impl<R: BufRead> Backup<R> {
    /// Reads the first line, and refuses other files and unsupported versions before anything is
    /// written.
    fn open(file: R) -> Result<Backup<R>, BackupError> {
        let mut backup = Backup { lines: file.lines(), sum: Sha256::new() };
        let line = backup.lines.next().transpose().map_err(unreadable)?.ok_or(BackupError::NotABackup)?;
        let first: Value = serde_json::from_str(&line).unwrap_or_default();
        match first["version"].as_i64() {
            Some(found) if first["highball-backup"] == 1 => migrations::check(found)?,
            _ => return Err(BackupError::NotABackup),
        }
        add(&mut backup.sum, &line);
        Ok(backup)
    }

    /// Returns the next row with its table, or `None` at the end of a complete backup.
    fn row(&mut self) -> Result<Option<(&'static Table, Vec<Value>)>, BackupError> {
        let line = self.lines.next().transpose().map_err(unreadable)?.ok_or(BackupError::Changed)?;
        let mut object: Value = serde_json::from_str(&line).map_err(|_| BackupError::Changed)?;
        if let Some(sum) = object.get("sum") {
            let is_whole = *sum == hex::encode(self.sum.clone().finalize()) && self.lines.next().is_none();
            return if is_whole { Ok(None) } else { Err(BackupError::Changed) };
        }
        add(&mut self.sum, &line);
        let found = TABLES.iter().find_map(|table| Some((table, object.get_mut(table.name)?.take())));
        let Some((table, Value::Array(cells))) = found else { return Err(BackupError::Changed) };
        let fits =
            |(cell, column): (&Value, &&str)| if column.starts_with('*') { cell.is_i64() } else { cell.is_string() };
        match cells.len() == table.columns.len() && cells.iter().zip(table.columns).all(fits) {
            true => Ok(Some((table, cells))),
            false => Err(BackupError::Changed),
        }
    }
}

/// Converts a read error: invalid text means an altered backup; everything else is a file error.
fn unreadable(error: io::Error) -> BackupError {
    if error.kind() == ErrorKind::InvalidData { BackupError::Changed } else { BackupError::File(error) }
}
