//! Numbered steps that migrate a database to the current version. SQLite and PostgreSQL use the
//! same SQL.

use sqlx::{AnyConnection, Connection, Row};

use super::StoreError;
use super::database::broken;

/// All steps, starting with number 1. A released step is never changed.
const STEPS: [&str; 10] = [
    include_str!("../../migrations/0001_tables.sql"),
    include_str!("../../migrations/0002_chances.sql"),
    include_str!("../../migrations/0003_hooks.sql"),
    include_str!("../../migrations/0004_pulse.sql"),
    include_str!("../../migrations/0005_lists.sql"),
    include_str!("../../migrations/0006_nonces.sql"),
    include_str!("../../migrations/0007_awake.sql"),
    include_str!("../../migrations/0008_administration.sql"),
    include_str!("../../migrations/0009_nodes.sql"),
    include_str!("../../migrations/0010_bus_key.sql"),
];

/// The current version of the database schema.
pub const KNOWN: i64 = STEPS.len() as i64;

/// The oldest version whose games can still be replayed with the same deals.
const OLDEST: i64 = 6;

/// Refuses versions that this program cannot use.
pub fn check(found: i64) -> Result<(), StoreError> {
    match found {
        _ if found > KNOWN => Err(StoreError::Newer { found, known: KNOWN }),
        _ if found < OLDEST => Err(StoreError::Older { found, oldest: OLDEST }),
        _ => Ok(()),
    }
}

/// Refuses a database of an older version instead of migrating it. An empty database is accepted.
pub async fn check_current(connection: &mut AnyConnection, lite: bool) -> Result<(), StoreError> {
    let tables = match lite {
        true => "SELECT 1 FROM sqlite_master WHERE name = 'highball'",
        false => "SELECT 1 FROM pg_class WHERE oid = to_regclass('highball')",
    };
    if sqlx::query(tables).fetch_optional(&mut *connection).await.map_err(broken)?.is_none() {
        return Ok(());
    }
    let row = sqlx::query("SELECT version FROM highball").fetch_optional(&mut *connection).await.map_err(broken)?;
    let Some(row) = row else { return Ok(()) };
    let found: i64 = row.try_get(0).map_err(broken)?;
    check(found)?;
    if found < KNOWN { Err(StoreError::Outdated { found, known: KNOWN }) } else { Ok(()) }
}

/// Migrates the database in one transaction. A database whose version is newer or too old is
/// refused and left unchanged.
pub async fn run(connection: &mut AnyConnection, lite: bool) -> Result<(), StoreError> {
    let mut transaction = connection.begin().await.map_err(broken)?;
    if !lite {
        // Several nodes may start at the same time. The lock ends with the transaction.
        let lock = sqlx::query("SELECT 1 FROM pg_advisory_xact_lock(7878)");
        lock.execute(&mut *transaction).await.map_err(broken)?;
    }
    run_in(&mut transaction).await?;
    transaction.commit().await.map_err(broken)
}

/// Migrates the database within an existing transaction.
pub async fn run_in(transaction: &mut AnyConnection) -> Result<(), StoreError> {
    sqlx::query("CREATE TABLE IF NOT EXISTS highball (version BIGINT NOT NULL)")
        .execute(&mut *transaction)
        .await
        .map_err(broken)?;
    let row = sqlx::query("SELECT version FROM highball").fetch_optional(&mut *transaction).await.map_err(broken)?;
    let found: i64 = match &row {
        Some(row) => row.try_get(0).map_err(broken).and_then(|found| check(found).map(|()| found))?,
        None => 0,
    };
    if found == KNOWN {
        // Programs that only read must not wait for a server that is writing.
        return Ok(());
    }
    for step in &STEPS[found as usize..] {
        for statement in step.split(';').filter(|statement| says_something(statement)) {
            sqlx::query(statement).execute(&mut *transaction).await.map_err(broken)?;
        }
    }
    let version = match row {
        None => "INSERT INTO highball (version) VALUES ($1)",
        Some(_) => "UPDATE highball SET version = $1",
    };
    sqlx::query(version).bind(KNOWN).execute(&mut *transaction).await.map(|_| ()).map_err(broken)
}

/// Checks whether a statement contains more than comments and whitespace.
fn says_something(statement: &str) -> bool {
    statement.lines().any(|line| !line.trim().is_empty() && !line.trim().starts_with("--"))
}
