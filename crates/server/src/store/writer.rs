//! The writer, which performs all writes except those about nodes. Writes that arrive during a
//! commit are collected for the next one, so that many tables share one disk flush.
//!
//! The writer has one connection, and never uses it again after an error: SQLite and sqlx may then
//! disagree about whether a transaction is open, and later commits would commit nothing.

use std::sync::Arc;
use std::time::Duration;

use protocol::TableId;
use sqlx::{AnyConnection, Connection};
use tokio::sync::{mpsc, oneshot};
use tokio::time::timeout;

use super::database::{self, Database, broken};
use super::statements::{append_all, leading_appends, one};
use super::{StoreError, Write};
use crate::planted::is_planted;

/// Maximum number of writes in one commit.
const BATCH: usize = 256;
/// Delay between attempts to reach a failed disk or database server.
const RETRY: Duration = Duration::from_millis(250);

pub enum WriterJob {
    Write(Box<Write>, oneshot::Sender<Result<(), StoreError>>),
    /// Finish all pending writes, then close the database.
    Close,
}

type Answers = Vec<Result<(), StoreError>>;

/// The writer with its connection, which is `None` after an error.
pub struct Writer {
    database: Arc<Database>,
    connection: Option<AnyConnection>,
}

/// Checks whether a planted fault keeps the connection after an error.
fn keeps_connection() -> bool {
    is_planted("keep-connection")
}

/// Returns the journals that these writes delete or rewrite.
fn changed_journals(writes: &[Box<Write>]) -> impl Iterator<Item = &TableId> {
    writes.iter().filter_map(|write| match &**write {
        Write::Admin(write) => write.changes_journal(),
        _ => None,
    })
}

impl Writer {
    pub fn new(database: Arc<Database>, connection: AnyConnection) -> Writer {
        Writer { database, connection: Some(connection) }
    }

    /// Performs writes until the store is closed.
    pub async fn run(mut self, mut queue: mpsc::Receiver<WriterJob>) {
        let mut jobs = Vec::with_capacity(BATCH);
        let mut closing = false;
        while !closing {
            let next = queue.recv_many(&mut jobs, BATCH);
            let taken = match self.database.is_away() {
                false => Ok(next.await),
                true => timeout(RETRY, next).await,
            };
            closing = taken == Ok(0);
            let mut batch = Vec::with_capacity(jobs.len());
            for job in jobs.drain(..) {
                match job {
                    WriterJob::Write(write, done) => batch.push((write, done)),
                    WriterJob::Close => closing = true,
                }
            }
            let (writes, waiting): (Vec<_>, Vec<_>) = batch.into_iter().unzip();
            let answers = self.commit(&writes).await;
            waiting.into_iter().zip(answers).for_each(|(done, answer)| drop(done.send(answer)));
            if self.database.is_away() && !closing {
                self.reopen().await;
            }
        }
        self.database.close_readers().await;
        self.close().await;
    }

    /// Commits a batch. If part of it fails, each write is retried alone, so that a failing one
    /// does not affect the others. After a disk failure nothing is retried, since the retry could
    /// fail in the same way, or store a write that was reported as refused.
    async fn commit(&mut self, writes: &[Box<Write>]) -> Answers {
        match self.together(writes).await {
            Ok(answers) => answers,
            Err(error) if writes.len() == 1 || error.is_away() => vec![Err(error); writes.len()],
            Err(_) => {
                let mut answers = Vec::with_capacity(writes.len());
                for write in writes.chunks(1) {
                    answers.push(self.together(write).await.and_then(|mut answers| answers.remove(0)));
                }
                answers
            }
        }
    }

    /// Executes all writes in one transaction. A conflicting write changes nothing, and the others
    /// still succeed.
    async fn together(&mut self, writes: &[Box<Write>]) -> Result<Answers, StoreError> {
        if writes.is_empty() {
            return Ok(Vec::new());
        }
        if self.database.is_away() {
            return Err(StoreError::away());
        }
        let done = timeout(self.database.writing_patience(), self.transact(writes)).await;
        let done = done.unwrap_or_else(|_| Err(StoreError::slow()));
        match &done {
            Ok(answers) => {
                let kept = writes.iter().zip(answers).filter(|(_, answer)| answer.is_ok());
                self.database.acknowledge(kept.filter_map(|(write, _)| match &**write {
                    Write::Append(append) if !changed_journals(writes).any(|table| *table == append.table) => {
                        Some(append)
                    }
                    _ => None,
                }));
            }
            Err(_) if keeps_connection() => {}
            Err(error) => {
                self.close().await;
                if error.is_away() {
                    tracing::error!(%error, "writes are refused until the database works again");
                    self.database.set_away(true);
                }
            }
        }
        done
    }

    async fn transact(&mut self, writes: &[Box<Write>]) -> Result<Answers, StoreError> {
        // A restarted database server has closed its connections.
        if let Some(connection) = &mut self.connection
            && !self.database.lite
            && connection.ping().await.is_err()
        {
            self.close().await;
        }
        let connection = match &mut self.connection {
            Some(connection) => connection,
            none => none.insert(self.database.connect().await?),
        };
        let mut transaction = match keeps_connection() {
            false => self.database.begin(connection).await?,
            true => connection.begin().await.map_err(broken)?,
        };
        // This happens before the commit, so that an acknowledged entry of a changed journal is not
        // reported as lost.
        self.database.forget(changed_journals(writes));
        let mut answers = Vec::with_capacity(writes.len());
        let mut rest = writes;
        while let [first, others @ ..] = rest {
            let appends = leading_appends(rest);
            let kept = match appends.len() {
                0 | 1 => vec![one(&mut transaction, first, &self.database.fences).await.map_err(broken)?],
                _ => append_all(&mut transaction, &appends, &self.database).await.map_err(broken)?,
            };
            rest = &others[kept.len() - 1..];
            answers.extend(kept.into_iter().map(|is_kept| if is_kept { Ok(()) } else { Err(StoreError::Conflict) }));
        }
        transaction.commit().await.map_err(broken)?;
        Ok(answers)
    }

    async fn reopen(&mut self) {
        match self.database.reopen().await {
            Ok(connection) => {
                self.connection = Some(connection);
                self.database.set_away(false);
                tracing::warn!("the database works again");
            }
            Err(error) => tracing::debug!(%error, "the database still fails"),
        }
    }

    async fn close(&mut self) {
        if let Some(connection) = self.connection.take() {
            database::close(connection).await;
        }
    }
}
