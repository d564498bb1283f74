//! The one writer. Whatever waits while a commit runs goes into the next one: one wait for the disk serves many tables.

use sqlx::{AnyConnection, AnyPool, Connection};
use tokio::sync::{mpsc, oneshot};

use super::sql::broken;
use super::{Append, StoreError, Write, phase_word};

/// Writes in one commit, at most.
const BATCH: usize = 256;

/// Something for the writer to do.
pub enum Job {
    Write(Box<Write>, oneshot::Sender<Result<(), StoreError>>),
    /// Finish, and let go of the database.
    Close,
}

type Waiting = (Box<Write>, oneshot::Sender<Result<(), StoreError>>);

/// Writes until it is closed.
pub async fn run(pool: AnyPool, mut queue: mpsc::Receiver<Job>) {
    let mut jobs = Vec::with_capacity(BATCH);
    loop {
        let taken = queue.recv_many(&mut jobs, BATCH).await;
        let mut closing = taken == 0;
        let mut batch: Vec<Waiting> = Vec::with_capacity(taken);
        for job in jobs.drain(..) {
            match job {
                Job::Write(write, done) => batch.push((write, done)),
                Job::Close => closing = true,
            }
        }
        if !batch.is_empty() {
            commit(&pool, batch).await;
        }
        if closing {
            return pool.close().await;
        }
    }
}

/// Commits a batch and answers everyone. If the database refuses it as a whole, each write is tried alone, so that one
/// that cannot be kept harms no other.
async fn commit(pool: &AnyPool, batch: Vec<Waiting>) {
    let alone = batch.len() == 1;
    match together(pool, batch.iter().map(|(write, _)| &**write)).await {
        Ok(answers) => batch.into_iter().zip(answers).for_each(|((_, done), answer)| drop(done.send(answer))),
        Err(error) if alone => batch.into_iter().for_each(|(_, done)| drop(done.send(Err(error.clone())))),
        Err(_) => {
            for (write, done) in batch {
                let answer = together(pool, std::iter::once(&*write)).await;
                let _ = done.send(answer.and_then(|mut answers| answers.remove(0)));
            }
        }
    }
}

/// Does all of it in one transaction. A write that comes too late leaves nothing behind and fails alone.
async fn together(
    pool: &AnyPool,
    writes: impl Iterator<Item = &Write>,
) -> Result<Vec<Result<(), StoreError>>, StoreError> {
    let mut connection = pool.acquire().await.map_err(broken)?;
    let mut transaction = connection.begin().await.map_err(broken)?;
    let mut answers = Vec::new();
    for write in writes {
        answers.push(match one(&mut transaction, write).await {
            Ok(true) => Ok(()),
            Ok(false) => Err(StoreError::Conflict),
            Err(error) => return Err(broken(error)),
        });
    }
    transaction.commit().await.map_err(broken)?;
    Ok(answers)
}

/// Does one write; false, and nothing is done, if somebody was there first.
async fn one(database: &mut AnyConnection, write: &Write) -> Result<bool, sqlx::Error> {
    let done = match write {
        Write::Append(append) => return self::append(database, append).await,
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
    };
    Ok(done.rows_affected() > 0)
}

/// The head moves first: it moves only from where this writer saw it, and whoever moves it owns the numbers behind it.
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
