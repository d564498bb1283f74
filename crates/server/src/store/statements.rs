//! The statements of each write. Both databases use the same text.

use sqlx::AnyConnection;

use super::sql::admin;
use super::{Append, Write, phase_word};

/// Executes one write; returns false and does nothing if another writer was first.
pub async fn one(database: &mut AnyConnection, write: &Write) -> Result<bool, sqlx::Error> {
    let done = match write {
        Write::Append(append) => return self::append(database, append).await,
        Write::Admin(write) => return admin::one(database, write).await,
        Write::Person(row) => {
            sqlx::query(
                "INSERT INTO people (id, name, created) VALUES ($1, $2, $3) \
                 ON CONFLICT (id) DO UPDATE SET name = excluded.name",
            )
            .bind(&row.id.0)
            .bind(&row.name)
            .bind(row.created as i64)
            .execute(database)
            .await?
        }
        Write::Login(row) => {
            sqlx::query("INSERT INTO logins (login, person, passphrase) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING")
                .bind(&row.login)
                .bind(&row.person.0)
                .bind(&row.passphrase)
                .execute(database)
                .await?
        }
        Write::Key(row) => {
            sqlx::query(
                "INSERT INTO keys (hash, id, person, kind, label, created, expires) \
                 VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING",
            )
            .bind(&row.hash)
            .bind(&row.id)
            .bind(&row.person.0)
            .bind(row.kind.word())
            .bind(&row.label)
            .bind(row.created as i64)
            .bind(row.expires as i64)
            .execute(database)
            .await?
        }
        Write::DropKey { person, id } => {
            sqlx::query("DELETE FROM keys WHERE person = $1 AND id = $2")
                .bind(&person.0)
                .bind(id)
                .execute(database)
                .await?
        }
        Write::Map(row) => {
            sqlx::query(
                "INSERT INTO maps (hash, person, name, files, created) VALUES ($1, $2, $3, $4, $5) \
                 ON CONFLICT (hash) DO NOTHING",
            )
            .bind(&row.hash)
            .bind(&row.person.0)
            .bind(&row.name)
            .bind(&row.files)
            .bind(row.created as i64)
            .execute(database)
            .await?;
            return Ok(true);
        }
        Write::Hook(row) => {
            sqlx::query(
                "INSERT INTO hooks (person, url, secret, created) VALUES ($1, $2, $3, $4) ON CONFLICT (person) \
                 DO UPDATE SET url = excluded.url, secret = excluded.secret, created = excluded.created",
            )
            .bind(&row.person.0)
            .bind(&row.url)
            .bind(&row.secret)
            .bind(row.created as i64)
            .execute(database)
            .await?
        }
        Write::DropHook { person } => {
            sqlx::query("DELETE FROM hooks WHERE person = $1").bind(&person.0).execute(database).await?
        }
        Write::Chances { table, text } => sqlx::query(
            "INSERT INTO chances (game, text) VALUES ($1, $2) ON CONFLICT (game) DO UPDATE SET text = excluded.text",
        )
        .bind(&table.0)
        .bind(text)
        .execute(database)
        .await?,
        Write::Beat(beat) => {
            sqlx::query(
                "INSERT INTO awake (id, time, slept) VALUES (1, $1, $2) \
                 ON CONFLICT (id) DO UPDATE SET time = excluded.time, slept = excluded.slept",
            )
            .bind(beat.time as i64)
            .bind(beat.slept)
            .execute(database)
            .await?
        }
        Write::Pulse => sqlx::query("UPDATE pulse SET number = number + 1").execute(database).await?,
    };
    Ok(done.rows_affected() > 0)
}

/// Appends entries. The head moves first, and only from where this writer saw it; the writer that
/// moves it owns the numbers after it.
async fn append(database: &mut AnyConnection, append: &Append) -> Result<bool, sqlx::Error> {
    let sums = append.sums();
    let sum = sums.last().unwrap_or(&append.before);
    let head = &append.head;
    let entries = i64::from(append.from) + append.entries.len() as i64;
    let statement = match append.from {
        0 => {
            "INSERT INTO games (entries, sum, phase, listed, card, due, touched, id) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (id) DO NOTHING"
        }
        _ => {
            "UPDATE games SET entries = $1, sum = $2, phase = $3, listed = $4, card = $5, due = $6, touched = $7 \
             WHERE id = $8 AND entries = $9 AND sum = $10"
        }
    };
    let mut query = sqlx::query(statement)
        .bind(entries)
        .bind(sum)
        .bind(phase_word(head.phase))
        .bind(i64::from(head.listed))
        .bind(&head.card)
        .bind(head.due as i64)
        .bind(head.touched as i64)
        .bind(&append.table.0);
    if append.from > 0 {
        query = query.bind(i64::from(append.from)).bind(&append.before);
    }
    if query.execute(&mut *database).await?.rows_affected() == 0 {
        return Ok(false);
    }
    for ((entry, sum), number) in append.entries.iter().zip(&sums).zip(append.from..) {
        sqlx::query("INSERT INTO journal (game, number, entry, sum) VALUES ($1, $2, $3, $4)")
            .bind(&append.table.0)
            .bind(i64::from(number))
            .bind(entry)
            .bind(sum)
            .execute(&mut *database)
            .await?;
    }
    if let Some(members) = &append.members {
        sqlx::query("DELETE FROM members WHERE game = $1").bind(&append.table.0).execute(&mut *database).await?;
        for person in members {
            sqlx::query("INSERT INTO members (person, game) VALUES ($1, $2) ON CONFLICT DO NOTHING")
                .bind(&person.0)
                .bind(&append.table.0)
                .execute(&mut *database)
                .await?;
        }
    }
    Ok(true)
}
