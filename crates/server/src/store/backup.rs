//! Everything as lines of JSON, whatever the database: a backup of SQLite can be put into PostgreSQL.

use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use sqlx::{AnyConnection, AnyPool, AssertSqlSafe, Row};

use super::database::broken;
use super::{Sql, StoreError, migrations, read};

/// The tables with their columns; a star stands before a number.
const TABLES: [(&str, &[&str]); 8] = [
    ("games", &["id", "*entries", "sum", "phase", "*listed", "card", "*due", "*touched"]),
    ("journal", &["game", "*number", "entry", "sum"]),
    ("members", &["person", "game"]),
    ("people", &["id", "name", "*created"]),
    ("logins", &["login", "person", "passphrase"]),
    ("keys", &["hash", "id", "person", "kind", "label", "*created", "*expires"]),
    ("maps", &["hash", "person", "name", "files", "*created"]),
    ("hooks", &["person", "url", "secret", "*created"]),
];

fn names(columns: &[&str]) -> String {
    columns.iter().map(|column| column.trim_start_matches('*')).collect::<Vec<_>>().join(", ")
}

/// All rows of one moment, between a first line with the version and a last one with a sum over all before it.
pub async fn lines(pool: AnyPool) -> Result<Vec<String>, StoreError> {
    let mut connection = pool.acquire().await.map_err(broken)?;
    let lines = all_lines(&mut connection).await;
    read::given_back(connection, lines).await
}

async fn all_lines(connection: &mut AnyConnection) -> Result<Vec<String>, StoreError> {
    let mut transaction = read::moment(connection).await?;
    let mut lines = vec![json!({ "highball-backup": 1, "version": migrations::KNOWN }).to_string()];
    for (table, columns) in TABLES {
        let names = names(columns);
        let query = format!("SELECT {names} FROM {table} ORDER BY {names}");
        for row in sqlx::query(AssertSqlSafe(query)).fetch_all(&mut *transaction).await.map_err(broken)? {
            let cell = |(at, column): (usize, &&str)| -> Result<Value, sqlx::Error> {
                Ok(match column.starts_with('*') {
                    true => row.try_get::<i64, _>(at)?.into(),
                    false => row.try_get::<String, _>(at)?.into(),
                })
            };
            let cells: Vec<Value> = columns.iter().enumerate().map(cell).collect::<Result<_, _>>().map_err(broken)?;
            lines.push(json!({ table: cells }).to_string());
        }
    }
    transaction.commit().await.map_err(broken)?;
    lines.push(json!({ "sum": sum(&lines) }).to_string());
    Ok(lines)
}

fn sum(lines: &[String]) -> String {
    let mut digest = Sha256::new();
    lines.iter().for_each(|line| digest.update(format!("{line}\n")));
    hex::encode(digest.finalize())
}

/// Puts a backup into an empty database, all or nothing. A backup that is not whole, or a database that holds anything, is refused.
pub async fn restore(store: &Sql, lines: &[String]) -> Result<(), StoreError> {
    let refuse = |what: &str| Err(StoreError::Broken(what.to_string()));
    let [first, rows @ .., last] = lines else {
        return refuse("the backup is empty");
    };
    let first: Value = serde_json::from_str(first).unwrap_or_default();
    match first["version"].as_i64() {
        Some(found) if first["highball-backup"] == 1 => migrations::check(found)?,
        _ => return refuse("this is no backup of highball"),
    }
    let last: Value = serde_json::from_str(last).unwrap_or_default();
    if last["sum"] != sum(&lines[..lines.len() - 1]).as_str() {
        return refuse("the backup was cut off or changed; use another one");
    }
    let mut connection = store.database.reader().await.acquire().await.map_err(broken)?;
    for (table, _) in TABLES {
        let query = AssertSqlSafe(format!("SELECT COUNT(*) FROM {table}"));
        let count: i64 =
            sqlx::query(query).fetch_one(&mut *connection).await.and_then(|row| row.try_get(0)).map_err(broken)?;
        if count > 0 {
            return refuse("the database is not empty; restore into a new one");
        }
    }
    let mut transaction = sqlx::Connection::begin(&mut *connection).await.map_err(broken)?;
    for row in rows {
        insert(&mut transaction, row).await?;
    }
    transaction.commit().await.map_err(broken)
}

async fn insert(database: &mut AnyConnection, line: &str) -> Result<(), StoreError> {
    let unreadable = || StoreError::Broken("the backup has a line that cannot be read".to_string());
    let row: Value = serde_json::from_str(line).map_err(|_| unreadable())?;
    let found = TABLES.iter().find_map(|(table, columns)| Some((*table, *columns, row.get(table)?.as_array()?)));
    let (table, columns, cells) =
        found.filter(|(_, columns, cells)| columns.len() == cells.len()).ok_or_else(unreadable)?;
    let places: Vec<String> = (1..=columns.len()).map(|at| format!("${at}")).collect();
    let query = format!("INSERT INTO {table} ({}) VALUES ({})", names(columns), places.join(", "));
    let mut query = sqlx::query(AssertSqlSafe(query));
    for (cell, column) in cells.iter().zip(columns) {
        query = match column.starts_with('*') {
            true => query.bind(cell.as_i64().ok_or_else(unreadable)?),
            false => query.bind(cell.as_str().ok_or_else(unreadable)?.to_string()),
        };
    }
    query.execute(database).await.map(|_| ()).map_err(broken)
}
