use protocol::{PersonId, TableId};
use sqlx::any::AnyRow;
use sqlx::pool::PoolConnection;
use sqlx::{Any, AnyConnection, AnyPool, Connection, Row, Transaction};

use super::database::broken;
use super::sum::{self, verified};
use super::{
    Beat, Head, HookRow, KeyKind, KeyRow, LoginRow, MapRow, PersonRow, StoreError, StoredJournal, TableFilter,
    TableListing, phase_named,
};

/// Begins a transaction in which all reads see the same snapshot, as they always do in SQLite.
pub async fn moment(connection: &mut AnyConnection) -> Result<Transaction<'_, Any>, StoreError> {
    // sqlx refuses this statement inside another transaction, whose snapshot would be old.
    let mut transaction = connection.begin_with("BEGIN").await.map_err(broken)?;
    if transaction.backend_name() == "PostgreSQL" {
        let moment = sqlx::query("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ");
        moment.execute(&mut *transaction).await.map_err(broken)?;
    }
    Ok(transaction)
}

/// Gives a connection back to its pool, or closes it after an error, since a transaction may still
/// be open on it.
pub async fn given_back<T, E>(connection: PoolConnection<Any>, result: Result<T, E>) -> Result<T, E> {
    if result.is_err() {
        let _ = connection.close().await;
    }
    result
}

/// Checks whether an error means that the database works but its content is damaged, so that
/// waiting does not help.
fn is_damage(error: &sqlx::Error) -> bool {
    // SQLite: missing table or column, malformed, not a database; the upper bits carry details.
    // PostgreSQL: data corrupted, index corrupted.
    const LITE: [i64; 3] = [1, 11, 26];
    const POSTGRES: [&str; 2] = ["XX001", "XX002"];
    match error {
        sqlx::Error::Database(database) => database.code().is_some_and(|code| {
            POSTGRES.contains(&&*code) || code.parse::<i64>().is_ok_and(|code| LITE.contains(&(code & 0xff)))
        }),
        sqlx::Error::ColumnDecode { .. } | sqlx::Error::Decode(_) | sqlx::Error::AnyDriverError(_) => true,
        _ => false,
    }
}

/// Reads and verifies a complete journal.
pub async fn journal(pool: AnyPool, table: &TableId) -> Result<Option<StoredJournal>, StoreError> {
    let mut connection = pool.acquire().await.map_err(broken)?;
    let journal = whole_journal(&mut connection, table).await;
    given_back(connection, journal).await
}

async fn whole_journal(connection: &mut AnyConnection, table: &TableId) -> Result<Option<StoredJournal>, StoreError> {
    let damaged = |what: &str| StoreError::Damaged { table: table.clone(), what: what.to_string() };
    let unreadable =
        |error: sqlx::Error| if is_damage(&error) { damaged("its journal cannot be read") } else { broken(error) };
    let mut transaction = moment(connection).await?;
    let head = sqlx::query("SELECT entries, sum FROM games WHERE id = $1").bind(&table.0);
    let head = head.fetch_optional(&mut *transaction).await.map_err(unreadable)?;
    let rows = sqlx::query("SELECT number, entry, sum FROM journal WHERE game = $1 ORDER BY number").bind(&table.0);
    let rows = rows.fetch_all(&mut *transaction).await.map_err(unreadable)?;
    transaction.commit().await.map_err(broken)?;
    let Some(head) = head else {
        // Entries without a head are the remains of a damaged table, not a new one.
        return if rows.is_empty() { Ok(None) } else { Err(damaged("its head is missing")) };
    };
    let rows = rows
        .iter()
        .map(|row| Ok(sum::SumRow { number: row.try_get(0)?, entry: row.try_get(1)?, sum: row.try_get(2)? }));
    let rows = rows.collect::<Result<Vec<_>, sqlx::Error>>().map_err(unreadable)?;
    let (entries, sum): (i64, String) = (head.try_get(0).map_err(unreadable)?, head.try_get(1).map_err(unreadable)?);
    verified(table, entries, &sum, rows).map(Some)
}

/// Returns the SQL statement for a list. The conditions must be written exactly as in the indexes,
/// so that the database uses them.
pub fn list_statement(which: &TableFilter) -> &'static str {
    macro_rules! select {
        ($rest:literal) => {
            concat!("SELECT id, phase, listed, card, due, touched FROM games WHERE ", $rest)
        };
    }
    match which {
        TableFilter::Listed => {
            select!("listed = 1 AND phase IN ('gathering', 'playing') ORDER BY touched DESC, id LIMIT $1")
        }
        TableFilter::Of(_) => {
            select!("id IN (SELECT game FROM members WHERE person = $2) ORDER BY touched DESC, id LIMIT $1")
        }
        TableFilter::BusyOf(_) => select!(
            "id IN (SELECT game FROM members WHERE person = $2) AND phase IN ('gathering', 'playing') \
             ORDER BY touched DESC, id LIMIT $1"
        ),
        TableFilter::DueBefore(_) => select!("phase = 'playing' AND due > 0 AND due < $2 ORDER BY due, id LIMIT $1"),
        TableFilter::GatheringSince(_) => select!("phase = 'gathering' AND touched < $2 ORDER BY touched, id LIMIT $1"),
        TableFilter::All => select!("id >= '' ORDER BY id LIMIT $1"),
    }
}

/// Lists tables. Those with an unreadable head are omitted, so that the others are still listed.
pub async fn list(pool: AnyPool, which: TableFilter, most: u32) -> Result<Vec<TableListing>, StoreError> {
    let query = sqlx::query(list_statement(&which)).bind(i64::from(most));
    let query = match &which {
        TableFilter::Of(person) | TableFilter::BusyOf(person) => query.bind(&person.0),
        TableFilter::DueBefore(time) | TableFilter::GatheringSince(time) => query.bind(*time as i64),
        TableFilter::Listed | TableFilter::All => query,
    };
    let rows = query.fetch_all(&pool).await.map_err(broken)?;
    Ok(rows.iter().filter_map(|row| listing(row).ok().flatten()).collect())
}

pub fn listing(row: &AnyRow) -> Result<Option<TableListing>, sqlx::Error> {
    let Some(phase) = phase_named(&row.try_get::<String, _>(1)?) else {
        return Ok(None);
    };
    let head = Head {
        phase,
        listed: row.try_get::<i64, _>(2)? == 1,
        card: row.try_get(3)?,
        due: row.try_get::<i64, _>(4)? as u64,
        touched: row.try_get::<i64, _>(5)? as u64,
    };
    Ok(Some(TableListing { table: TableId(row.try_get(0)?), head }))
}

pub async fn person(pool: AnyPool, id: &PersonId) -> Result<Option<PersonRow>, StoreError> {
    let row = sqlx::query("SELECT id, name, created FROM people WHERE id = $1").bind(&id.0);
    let row = row.fetch_optional(&pool).await.map_err(broken)?;
    row.as_ref().map(person_row).transpose().map_err(broken)
}

pub fn person_row(row: &AnyRow) -> Result<PersonRow, sqlx::Error> {
    Ok(PersonRow { id: PersonId(row.try_get(0)?), name: row.try_get(1)?, created: row.try_get::<i64, _>(2)? as u64 })
}

pub async fn login(pool: AnyPool, statement: &'static str, value: &str) -> Result<Option<LoginRow>, StoreError> {
    let row = sqlx::query(statement).bind(value).fetch_optional(&pool).await.map_err(broken)?;
    let read = |row: &AnyRow| {
        Ok(LoginRow { login: row.try_get(0)?, person: PersonId(row.try_get(1)?), passphrase: row.try_get(2)? })
    };
    row.as_ref().map(read).transpose().map_err(broken)
}

fn key_row(row: &AnyRow) -> Result<KeyRow, sqlx::Error> {
    Ok(KeyRow {
        hash: row.try_get(0)?,
        id: row.try_get(1)?,
        person: PersonId(row.try_get(2)?),
        kind: KeyKind::named(&row.try_get::<String, _>(3)?).ok_or(sqlx::Error::RowNotFound)?,
        label: row.try_get(4)?,
        created: row.try_get::<i64, _>(5)? as u64,
        expires: row.try_get::<i64, _>(6)? as u64,
    })
}

pub async fn key(pool: AnyPool, hash: &str) -> Result<Option<KeyRow>, StoreError> {
    let query = "SELECT hash, id, person, kind, label, created, expires FROM keys WHERE hash = $1";
    let row = sqlx::query(query).bind(hash).fetch_optional(&pool).await.map_err(broken)?;
    row.as_ref().map(key_row).transpose().map_err(broken)
}

pub async fn keys_of(pool: AnyPool, person: &PersonId) -> Result<Vec<KeyRow>, StoreError> {
    let query =
        "SELECT hash, id, person, kind, label, created, expires FROM keys WHERE person = $1 ORDER BY created, id";
    let rows = sqlx::query(query).bind(&person.0).fetch_all(&pool).await.map_err(broken)?;
    rows.iter().map(key_row).collect::<Result<_, _>>().map_err(broken)
}

fn map_row(row: &AnyRow) -> Result<MapRow, sqlx::Error> {
    Ok(MapRow {
        hash: row.try_get(0)?,
        person: PersonId(row.try_get(1)?),
        name: row.try_get(2)?,
        files: row.try_get(3)?,
        created: row.try_get::<i64, _>(4)? as u64,
    })
}

pub async fn map(pool: AnyPool, hash: &str) -> Result<Option<MapRow>, StoreError> {
    let query = "SELECT hash, person, name, files, created FROM maps WHERE hash = $1";
    let row = sqlx::query(query).bind(hash).fetch_optional(&pool).await.map_err(broken)?;
    row.as_ref().map(map_row).transpose().map_err(broken)
}

pub async fn maps_of(pool: AnyPool, person: &PersonId) -> Result<Vec<MapRow>, StoreError> {
    let query = "SELECT hash, person, name, files, created FROM maps WHERE person = $1 ORDER BY hash";
    let rows = sqlx::query(query).bind(&person.0).fetch_all(&pool).await.map_err(broken)?;
    rows.iter().map(map_row).collect::<Result<_, _>>().map_err(broken)
}

pub async fn chances(pool: AnyPool, table: &TableId) -> Result<Option<String>, StoreError> {
    let row = sqlx::query("SELECT text FROM chances WHERE game = $1").bind(&table.0);
    let row = row.fetch_optional(&pool).await.map_err(broken)?;
    row.map(|row| row.try_get(0)).transpose().map_err(broken)
}

pub async fn hooks(pool: AnyPool) -> Result<Vec<HookRow>, StoreError> {
    let rows = sqlx::query("SELECT person, url, secret, created FROM hooks ORDER BY person");
    let rows = rows.fetch_all(&pool).await.map_err(broken)?;
    let read = |row: &AnyRow| {
        Ok(HookRow {
            person: PersonId(row.try_get(0)?),
            url: row.try_get(1)?,
            secret: row.try_get(2)?,
            created: row.try_get::<i64, _>(3)? as u64,
        })
    };
    rows.iter().map(read).collect::<Result<_, _>>().map_err(broken)
}

pub async fn beat(pool: AnyPool) -> Result<Option<Beat>, StoreError> {
    let query = sqlx::query("SELECT time, slept FROM awake WHERE id = 1");
    let row = query.fetch_optional(&pool).await.map_err(broken)?;
    let read =
        |row: AnyRow| Ok::<_, sqlx::Error>(Beat { time: row.try_get::<i64, _>(0)? as u64, slept: row.try_get(1)? });
    row.map(read).transpose().map_err(broken)
}

/// Returns the counter that [`Write::Pulse`](super::Write::Pulse) increments.
pub async fn pulse(pool: AnyPool) -> Result<i64, StoreError> {
    sqlx::query_scalar("SELECT number FROM pulse").fetch_one(&pool).await.map_err(broken)
}

/// Returns the checksum of one journal entry.
pub async fn entry_sum(
    connection: &mut AnyConnection,
    table: &TableId,
    number: i64,
) -> Result<Option<String>, StoreError> {
    let query = sqlx::query_scalar("SELECT sum FROM journal WHERE game = $1 AND number = $2");
    query.bind(&table.0).bind(number).fetch_optional(connection).await.map_err(broken)
}
