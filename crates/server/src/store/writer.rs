//! The one writer. Whatever waits while a commit runs goes into the next one: one wait for the disk serves many tables.

use sqlx::{AnyPool, Connection};
use tokio::sync::{mpsc, oneshot};

use super::sql::broken;
use super::statements::one;
use super::{StoreError, Write};

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
