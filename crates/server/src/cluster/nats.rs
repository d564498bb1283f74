//! A message bus built on NATS.

use async_nats::{Client, ConnectOptions};
use futures_util::StreamExt;
use tokio::sync::mpsc;

use super::{Bus, Inbox};
use crate::store::{NodeId, StoreError};

/// The subject to which all nodes listen.
const EVERYBODY: &str = "highball.all";
/// Capacity of each queue of outgoing or incoming messages. Excess messages are dropped.
const WAITING: usize = 16_384;

/// A bus over a NATS server, for many nodes and workers. It uses only core NATS, which delivers a
/// message at most once; nodes tolerate lost messages.
pub struct Nats {
    waiting: mpsc::Sender<(String, String)>,
}

fn subject(node: Option<&NodeId>) -> String {
    node.map_or(EVERYBODY.to_string(), |node| format!("highball.to.{node}"))
}

impl Nats {
    /// Joins the bus as a node.
    pub async fn join(url: &str, node: &NodeId) -> Result<(Nats, Inbox), StoreError> {
        Nats::listening(url, node, vec![subject(None), subject(Some(node))]).await
    }

    /// Joins the bus as a worker, which receives only messages addressed to it.
    pub async fn join_as_worker(url: &str, worker: &NodeId) -> Result<(Nats, Inbox), StoreError> {
        Nats::listening(url, worker, vec![subject(Some(worker))]).await
    }

    async fn listening(url: &str, name: &NodeId, subjects: Vec<String>) -> Result<(Nats, Inbox), StoreError> {
        let away = |error: String| StoreError::Away(error);
        // After the first connection, the client reconnects by itself; messages sent in the
        // meantime are lost.
        let options = ConnectOptions::new().name(name).no_echo();
        let client = options.connect(url).await.map_err(|error| away(error.to_string()))?;
        let (incoming, inbox) = mpsc::channel(WAITING);
        for subject in subjects {
            let heard = client.subscribe(subject).await.map_err(|error| away(error.to_string()))?;
            tokio::spawn(hear_all(heard, incoming.clone()));
        }
        client.flush().await.map_err(|error| away(error.to_string()))?;
        let (waiting, outgoing) = mpsc::channel(WAITING);
        tokio::spawn(send_all(client, outgoing));
        Ok((Nats { waiting }, inbox))
    }
}

async fn hear_all(mut heard: async_nats::Subscriber, incoming: mpsc::Sender<String>) {
    while let Some(message) = heard.next().await {
        if incoming.is_closed() {
            return;
        }
        if let Ok(text) = std::str::from_utf8(&message.payload) {
            let _ = incoming.try_send(text.to_string());
        }
    }
}

async fn send_all(client: Client, mut waiting: mpsc::Receiver<(String, String)>) {
    while let Some((subject, text)) = waiting.recv().await {
        if let Err(error) = client.publish(subject, text.into()).await {
            tracing::debug!(%error, "a message is dropped");
        }
    }
}

impl Bus for Nats {
    fn send(&self, to: Option<&NodeId>, text: &str) {
        if self.waiting.try_send((subject(to), text.to_string())).is_err() {
            tracing::debug!("a message is dropped: too many wait");
        }
    }
}
