//! A bus of PostgreSQL notifications.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgConnection, PgListener};
use sqlx::{Connection, Executor};
use tokio::sync::mpsc;

use super::parts::{Joiner, split};
pub use super::{Bus, Inbox};
use crate::store::{NodeId, StoreError};

/// The channel that all nodes listen to.
const EVERYBODY: &str = "highball";
/// How long messages are gathered before they are sent together.
const GATHER: Duration = Duration::from_millis(2);
/// Time between two attempts to reach the database.
const RETRY: Duration = Duration::from_millis(250);
/// Messages that may wait to be sent; more are dropped, which every receiver must bear anyway.
const WAITING: usize = 16_384;

/// The notifications of PostgreSQL: enough for a few nodes, without another program.
///
/// They never travel with appends, since a transaction that notifies locks the whole database until it is flushed. They have
/// a connection of their own that does not wait for the disk.
pub struct Notify {
    node: NodeId,
    next: AtomicU64,
    waiting: mpsc::Sender<(String, String)>,
}

fn channel(node: Option<&NodeId>) -> String {
    node.map_or(EVERYBODY.to_string(), |node| format!("{EVERYBODY}_{node}"))
}

impl Notify {
    /// Joins the bus of a database.
    pub async fn join(url: &str, node: &NodeId) -> Result<(Notify, Inbox), StoreError> {
        let broken = |error: sqlx::Error| StoreError::Away(error.to_string());
        let mut listener = PgListener::connect(url).await.map_err(broken)?;
        let own = channel(Some(node));
        listener.listen_all([EVERYBODY, &own]).await.map_err(broken)?;
        let (incoming, inbox) = mpsc::channel(WAITING);
        let me = node.clone();
        tokio::spawn(async move {
            let mut joiner = Joiner::default();
            // The listener reconnects by itself. Messages sent in the meantime are lost; receivers notice the gap.
            while let Ok(notification) = next(&mut listener).await {
                let payload = notification.payload();
                let is_own = payload.split('.').next() == Some(&*me);
                if is_own || incoming.is_closed() {
                    continue;
                }
                if let Some(text) = joiner.take(payload)
                    && incoming.try_send(text).is_err_and(|error| matches!(error, mpsc::error::TrySendError::Closed(_)))
                {
                    return;
                }
            }
        });
        let options: PgConnectOptions = url.parse().map_err(broken)?;
        let (waiting, outgoing) = mpsc::channel(WAITING);
        tokio::spawn(send_all(options, outgoing));
        Ok((Notify { node: node.clone(), next: AtomicU64::new(0), waiting }, inbox))
    }
}

async fn next(listener: &mut PgListener) -> Result<sqlx::postgres::PgNotification, sqlx::Error> {
    loop {
        match listener.recv().await {
            Err(sqlx::Error::PoolClosed) => return Err(sqlx::Error::PoolClosed),
            Err(error) => {
                tracing::debug!(%error, "the bus is away");
                tokio::time::sleep(RETRY).await;
            }
            Ok(notification) => return Ok(notification),
        }
    }
}

impl Bus for Notify {
    fn send(&self, to: Option<&NodeId>, text: &str) {
        let number = self.next.fetch_add(1, Ordering::Relaxed);
        for part in split(&format!("{}.{number}", self.node), text) {
            if self.waiting.try_send((channel(to), part)).is_err() {
                tracing::debug!("a message is dropped: too many wait");
            }
        }
    }
}

/// Sends what waits, many in one statement.
async fn send_all(options: PgConnectOptions, mut waiting: mpsc::Receiver<(String, String)>) {
    let mut connection: Option<PgConnection> = None;
    let mut batch = Vec::new();
    while waiting.recv_many(&mut batch, 1).await > 0 {
        tokio::time::sleep(GATHER).await;
        while let Ok(more) = waiting.try_recv() {
            batch.push(more);
        }
        let (channels, parts): (Vec<String>, Vec<String>) = batch.drain(..).unzip();
        if connection.is_none() {
            connection = open(&options).await;
        }
        let Some(open) = &mut connection else {
            tokio::time::sleep(RETRY).await;
            continue;
        };
        let query = sqlx::query("SELECT pg_notify(c, p) FROM unnest($1::text[], $2::text[]) AS all_of(c, p)");
        if query.bind(channels).bind(parts).execute(open).await.is_err() {
            connection = None;
        }
    }
}

async fn open(options: &PgConnectOptions) -> Option<PgConnection> {
    let mut connection = PgConnection::connect_with(options).await.ok()?;
    connection.execute("SET synchronous_commit = off").await.ok()?;
    Some(connection)
}
