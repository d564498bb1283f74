//! A message bus built on PostgreSQL notifications.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgConnection, PgListener};
use sqlx::{Connection, Executor};
use tokio::sync::mpsc;

use super::parts::{Joiner, split};
use super::{Bus, Inbox};
use crate::store::{NodeId, StoreError};

/// The channel to which all nodes listen.
const EVERYBODY: &str = "highball";
/// Time spent collecting messages before they are sent together.
const GATHER: Duration = Duration::from_millis(2);
/// Time between two attempts to reach the database.
const RETRY: Duration = Duration::from_millis(250);
/// Interval at which a node pings itself.
const PING_EVERY: Duration = Duration::from_secs(1);
/// Period of silence after which a node reconnects; also the timeout for connecting.
const DEAF: Duration = Duration::from_secs(4);
/// Capacity of each queue of outgoing or incoming messages. Excess messages are dropped; receivers
/// must tolerate lost messages anyway.
const WAITING: usize = 16_384;

/// A bus over PostgreSQL notifications, which suffice for a few nodes and need no extra software.
///
/// Notifications are never sent in the transaction of an append, since committing a transaction
/// that notifies holds a database-wide lock until the disk is flushed. They are sent over a
/// separate connection, which does not wait for the disk.
pub struct Notify {
    node: NodeId,
    next: AtomicU64,
    waiting: mpsc::Sender<(String, String)>,
}

fn channel(node: Option<&NodeId>) -> String {
    node.map_or(EVERYBODY.to_string(), |node| format!("{EVERYBODY}_{node}"))
}

impl Notify {
    /// Joins the bus of a database as a node.
    pub async fn join(url: &str, node: &NodeId) -> Result<(Notify, Inbox), StoreError> {
        Notify::listening(url, node, vec![EVERYBODY.to_string(), channel(Some(node))]).await
    }

    /// Joins the bus of a database as a worker, which receives only messages addressed to it.
    pub async fn join_as_worker(url: &str, worker: &NodeId) -> Result<(Notify, Inbox), StoreError> {
        Notify::listening(url, worker, vec![channel(Some(worker))]).await
    }

    async fn listening(url: &str, node: &NodeId, channels: Vec<String>) -> Result<(Notify, Inbox), StoreError> {
        let broken = |error: sqlx::Error| StoreError::Away(error.to_string());
        let listener = listen(url, &channels).await.map_err(broken)?;
        let options: PgConnectOptions = url.parse().map_err(broken)?;
        let (incoming, inbox) = mpsc::channel(WAITING);
        let (waiting, outgoing) = mpsc::channel(WAITING);
        tokio::spawn(ping(channel(Some(node)), format!("{node}.ping"), waiting.downgrade()));
        tokio::spawn(hear_all(url.to_string(), channels, node.clone(), listener, incoming));
        tokio::spawn(send_all(options, outgoing));
        Ok((Notify { node: node.clone(), next: AtomicU64::new(0), waiting }, inbox))
    }
}

async fn listen(url: &str, channels: &[String]) -> Result<PgListener, sqlx::Error> {
    let connecting = async {
        let mut listener = PgListener::connect(url).await?;
        listener.listen_all(channels.iter().map(String::as_str)).await?;
        Ok(listener)
    };
    tokio::time::timeout(DEAF, connecting).await.unwrap_or(Err(sqlx::Error::PoolTimedOut))
}

/// Sends a ping to this node's own channel at regular intervals, so that silence means a lost
/// connection.
async fn ping(own: String, text: String, waiting: mpsc::WeakSender<(String, String)>) {
    while let Some(waiting) = waiting.upgrade() {
        let _ = waiting.try_send((own.clone(), text.clone()));
        drop(waiting);
        tokio::time::sleep(PING_EVERY).await;
    }
}

/// Forwards incoming messages, and reconnects whenever the connection is lost. Messages sent in the
/// meantime are lost; receivers detect the gap.
async fn hear_all(url: String, channels: Vec<String>, me: NodeId, first: PgListener, incoming: mpsc::Sender<String>) {
    let mut listener = Some(first);
    let mut joiner = Joiner::default();
    while !incoming.is_closed() {
        let Some(open) = &mut listener else {
            listener = listen(&url, &channels).await.ok();
            if listener.is_none() {
                tokio::time::sleep(RETRY).await;
            }
            continue;
        };
        match tokio::time::timeout(DEAF, open.try_recv()).await {
            Ok(Ok(Some(notification))) => {
                let payload = notification.payload();
                let is_own = payload.split('.').next() == Some(&*me);
                if let Some(text) = Some(payload).filter(|_| !is_own).and_then(|payload| joiner.take(payload)) {
                    let _ = incoming.try_send(text);
                }
            }
            lost => {
                tracing::debug!(is_silent = lost.is_err(), "the bus is away");
                listener = None;
            }
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

/// Sends pending messages, many in one statement.
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
