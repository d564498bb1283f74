//! The SQL statements for each write. SQLite and PostgreSQL use the same SQL, except for combined
//! appends.

use std::collections::BTreeSet;

use serde::Serialize;
use sqlx::{AnyConnection, Row};

use super::database::Database;
use super::nodes::Fences;
use super::sql::admin;
use super::{Append, Write, phase_word};

/// SQL that updates the heads of many journals, each only if it has not changed since the writer
/// read it.
const HEADS_LITE: &str = "\
    UPDATE games SET entries = r.value ->> 2, sum = r.value ->> 3, phase = r.value ->> 4, listed = r.value ->> 5, \
    card = r.value ->> 6, due = r.value ->> 7, touched = r.value ->> 8 FROM json_each($1) AS r \
    WHERE games.id = r.value ->> 0 AND games.entries = r.value ->> '$[1][0]' AND games.sum = r.value ->> '$[1][1]' \
    AND (r.value ->> '$[1][2]' = '' OR games.owner = r.value ->> '$[1][2]' AND games.epoch = r.value ->> '$[1][3]') \
    RETURNING id";
const HEADS: &str = "\
    UPDATE games SET entries = (r ->> 2)::bigint, sum = r ->> 3, phase = r ->> 4, listed = (r ->> 5)::bigint, \
    card = r ->> 6, due = (r ->> 7)::bigint, touched = (r ->> 8)::bigint FROM json_array_elements($1::json) AS r \
    WHERE games.id = r ->> 0 AND games.entries = (r -> 1 ->> 0)::bigint AND games.sum = r -> 1 ->> 1 \
    AND (r -> 1 ->> 2 = '' OR games.owner = r -> 1 ->> 2 AND games.epoch = (r -> 1 ->> 3)::bigint) \
    RETURNING games.id";
/// SQL that adds entries to many journals.
const ENTRIES_LITE: &str = "\
    INSERT INTO journal (game, number, entry, sum) \
    SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each($1)";
const ENTRIES: &str = "\
    INSERT INTO journal (game, number, entry, sum) \
    SELECT r ->> 0, (r ->> 1)::bigint, r ->> 2, r ->> 3 FROM json_array_elements($1::json) AS r";

/// Executes one write; returns false and changes nothing if there is a conflict.
pub async fn one(database: &mut AnyConnection, write: &Write, fences: &Fences) -> Result<bool, sqlx::Error> {
    let done = match write {
        Write::Append(append) => return self::append(database, append, fences).await,
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

/// Returns the appends at the start of this list that can be written together: to different
/// existing journals, and without a change of members.
pub fn leading_appends(writes: &[Box<Write>]) -> Vec<&Append> {
    let mut tables = BTreeSet::new();
    let plain = writes.iter().map_while(|write| match &**write {
        Write::Append(append) if append.from > 0 && append.members.is_none() => Some(append),
        _ => None,
    });
    plain.take_while(|append| tables.insert(&append.table)).collect()
}

/// Performs many appends with two statements, whose rows are passed as JSON. Returns for each
/// append whether it succeeded.
pub async fn append_all(
    database: &mut AnyConnection,
    appends: &[&Append],
    shared: &Database,
) -> Result<Vec<bool>, sqlx::Error> {
    let sums: Vec<Vec<String>> = appends.iter().map(|append| append.sums()).collect();
    let heads = appends.iter().zip(&sums).map(|(append, sums)| {
        let (head, sum) = (&append.head, sums.last().unwrap_or(&append.before));
        let entries = i64::from(append.from) + append.entries.len() as i64;
        let (phase, listed) = (phase_word(head.phase), i64::from(head.listed));
        let (due, touched) = (head.due as i64, head.touched as i64);
        let (node, epoch) = shared.fences.of(&append.table, append.from);
        let fenced = (append.from, &append.before, node, epoch);
        (&append.table.0, fenced, entries, sum, phase, listed, &head.card, due, touched)
    });
    let lite = shared.lite;
    let moved = sqlx::query(if lite { HEADS_LITE } else { HEADS }).bind(json(heads)).fetch_all(&mut *database).await?;
    let moved: BTreeSet<String> = moved.iter().map(|row| row.try_get(0)).collect::<Result<_, _>>()?;
    let kept: Vec<bool> = appends.iter().map(|append| moved.contains(&append.table.0)).collect();
    let entries =
        appends.iter().zip(&sums).zip(&kept).filter(|(_, is_kept)| **is_kept).flat_map(|((append, sums), _)| {
            let numbered = append.entries.iter().zip(sums).zip(append.from..);
            numbered.map(|((entry, sum), number)| (&append.table.0, number, entry, sum))
        });
    sqlx::query(if lite { ENTRIES_LITE } else { ENTRIES }).bind(json(entries)).execute(database).await?;
    Ok(kept)
}

fn json<T: Serialize>(rows: impl Iterator<Item = T>) -> String {
    serde_json::to_string(&rows.collect::<Vec<_>>()).expect("texts and numbers can be written")
}

/// Appends entries. The head is updated first, and only if it has not changed since this writer
/// read it; the update reserves the numbers of the new entries.
async fn append(database: &mut AnyConnection, append: &Append, fences: &Fences) -> Result<bool, sqlx::Error> {
    let sums = append.sums();
    let sum = sums.last().unwrap_or(&append.before);
    let head = &append.head;
    let entries = i64::from(append.from) + append.entries.len() as i64;
    let (node, epoch) = fences.of(&append.table, append.from);
    let statement = match append.from {
        0 => {
            "INSERT INTO games (entries, sum, phase, listed, card, due, touched, id, owner, epoch) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT (id) DO NOTHING"
        }
        _ => {
            "UPDATE games SET entries = $1, sum = $2, phase = $3, listed = $4, card = $5, due = $6, touched = $7 \
             WHERE id = $8 AND ($9 = '' OR owner = $9 AND epoch = $10) AND entries = $11 AND sum = $12"
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
        .bind(&append.table.0)
        .bind(node)
        .bind(epoch);
    if append.from > 0 {
        query = query.bind(i64::from(append.from)).bind(&append.before);
    }
    if query.execute(&mut *database).await?.rows_affected() == 0 {
        return Ok(false);
    }
    if append.from == 0 {
        fences.note(&append.table, epoch);
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
