//! A WebSocket connection. It identifies the person, passes messages to the service, and sends
//! messages from tables.

use std::collections::BTreeSet;
use std::net::IpAddr;
use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade};
use axum::response::Response;
use futures_util::{Sink, SinkExt, StreamExt};
use protocol::calls::{Subject, TableCall};
use protocol::{CampaignId, ClientMessage, Greeting, PROTOCOL, Person, ServerMessage, TableId};
use tokio::sync::{mpsc, watch};
use words::message;

use super::Http;
use super::buckets::Bucket;
use super::connections::Connection;
use crate::campaign;
use crate::limits::{MESSAGE_MAX, SOCKET_BURST, SOCKET_PER_SECOND, WATCHED_MAX};
use crate::refusal::Refusal;
use crate::service::Caller;
use crate::table::outbox::{Frame, Outbox, frame, outbox};
use crate::table::{TableAnswer, TableWatcher};

/// Size of the read buffer. It is small, since thousands of sockets are idle most of the time.
const READ_BUFFER: usize = 4096;
/// Size of the write buffer. Messages are collected in it to save system calls.
const WRITE_BUFFER: usize = 16 * 1024;
/// Time after which a reader that does not accept a message is disconnected.
const SLOWEST: Duration = Duration::from_secs(10);
/// Interval between pings. A socket that has been silent since the last ping is closed, because
/// losing the network does not close it.
const PING_EVERY: Duration = Duration::from_secs(20);
/// Close codes of the WebSocket protocol, from here to `TOO_BIG`.
const NORMAL: u16 = 1000;
const AWAY: u16 = 1001;
const PROTOCOL_ERROR: u16 = 1002;
const NOT_TEXT: u16 = 1007;
const POLICY: u16 = 1008;
const TOO_BIG: u16 = 1009;

pub fn upgrade(
    http: Arc<Http>,
    caller: Caller,
    address: IpAddr,
    connection: Arc<Connection>,
    upgrade: WebSocketUpgrade,
) -> Response {
    upgrade
        .max_message_size(MESSAGE_MAX)
        .max_frame_size(MESSAGE_MAX)
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(WRITE_BUFFER)
        .on_upgrade(move |socket| async move {
            run(http, caller, address, socket).await;
            drop(connection);
        })
}

/// Returns the close code and reason for a read error.
fn closing(error: axum::Error) -> (u16, &'static str) {
    match error.into_inner().downcast_ref::<tungstenite::Error>() {
        Some(tungstenite::Error::Capacity(_)) => (TOO_BIG, "the message is too long"),
        Some(tungstenite::Error::Utf8(_)) => (NOT_TEXT, "the message is not UTF-8"),
        Some(tungstenite::Error::Protocol(_)) => (PROTOCOL_ERROR, "this is not the WebSocket protocol"),
        _ => (AWAY, ""),
    }
}

/// Waits until the server is stopping.
async fn stopped(stopping: &mut tokio::sync::watch::Receiver<bool>) {
    let _ = stopping.wait_for(|stops| *stops).await;
}

/// Waits for the next change. Returns the receiver, so that the caller can wait for further
/// changes.
async fn next_change(mut changes: watch::Receiver<u64>) -> watch::Receiver<u64> {
    let _ = changes.changed().await;
    changes
}

/// Sends a message and all queued messages after it, with one flush.
async fn send_waiting(
    write: &mut (impl Sink<Message, Error = axum::Error> + Unpin),
    first: Frame,
    frames: &mut mpsc::Receiver<Frame>,
) -> Result<(), axum::Error> {
    write.feed(Message::Text(first)).await?;
    while let Ok(frame) = frames.try_recv() {
        write.feed(Message::Text(frame)).await?;
    }
    write.flush().await
}

/// A person's session on a socket.
struct SocketSession {
    http: Arc<Http>,
    caller: Caller,
    address: IpAddr,
    number: u64,
    out: Outbox,
    watched: BTreeSet<TableId>,
    followed: BTreeSet<CampaignId>,
    bucket: Bucket,
}

async fn run(http: Arc<Http>, caller: Caller, address: IpAddr, socket: WebSocket) {
    let counts = &http.service.shared.counts;
    counts.add(&counts.sockets_opened);
    let (out, mut frames, cut) = outbox();
    let number = http.sockets.fetch_add(1, Ordering::Relaxed);
    let per_minute = SOCKET_PER_SECOND * 60;
    let bucket = Bucket::new(SOCKET_BURST, per_minute, http.service.shared.clock.now());
    let (watched, followed) = (BTreeSet::new(), BTreeSet::new());
    let mut talk = SocketSession { http: Arc::clone(&http), caller, address, number, out, watched, followed, bucket };
    talk.greet();
    let (mut write, mut read) = socket.split();
    // These futures are polled with every message, so they are created only once.
    let mut stopping = http.stopping.clone();
    let (mut stops, mut cut_off) = (pin!(stopped(&mut stopping)), pin!(cut.off()));
    let mut revocation = Box::pin(next_change(http.service.revocations.subscribe()));
    let mut pings = tokio::time::interval(PING_EVERY);
    pings.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
    let mut heard = true;
    let (code, why) = loop {
        tokio::select! {
            biased;
            () = &mut cut_off => {
                counts.add(&counts.cut_off);
                break (POLICY, "you read too slowly; come back");
            }
            () = &mut stops => break (AWAY, "the server stops; come back soon"),
            revocations = &mut revocation => {
                if talk.is_revoked() {
                    break (POLICY, "you have logged out");
                }
                revocation.set(next_change(revocations));
            }
            Some(frame) = frames.recv() => {
                let sent = tokio::time::timeout(SLOWEST, send_waiting(&mut write, frame, &mut frames)).await;
                if !matches!(sent, Ok(Ok(()))) {
                    break (POLICY, "you read too slowly; come back");
                }
            }
            message = read.next() => {
                heard = true;
                match message {
                    Some(Ok(Message::Text(text))) => talk.hear(&text).await,
                    Some(Ok(Message::Binary(_))) => talk.refuse(&Refusal::Bad(message!("refusal-bytes"))),
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                    Some(Ok(Message::Close(_))) | None => break (NORMAL, ""),
                    Some(Err(error)) => break closing(error),
                }
            }
            _ = pings.tick() => {
                if !std::mem::take(&mut heard) {
                    break (AWAY, "");
                }
                if !http.service.is_still_good(talk.caller.key.as_ref()).await {
                    break (POLICY, "you have logged out");
                }
                let sent = tokio::time::timeout(SLOWEST, write.send(Message::Ping(Default::default()))).await;
                if !matches!(sent, Ok(Ok(()))) {
                    break (AWAY, "");
                }
            }
        }
    };
    let close = Message::Close(Some(CloseFrame { code, reason: why.into() }));
    let _ = tokio::time::timeout(Duration::from_millis(200), write.send(close)).await;
    for table in std::mem::take(&mut talk.watched) {
        http.service.unwatch(&table, number).await;
    }
    for campaign in std::mem::take(&mut talk.followed) {
        http.service.shared.unwatch_campaign(&campaign, number).await;
    }
    counts.add(&counts.sockets_closed);
}

impl SocketSession {
    fn say(&self, message: &ServerMessage) {
        self.out.send(&frame(message));
    }

    fn greet(&self) {
        let person = self.caller.person.as_ref().map(|row| Person { id: row.id.clone(), name: row.name.clone() });
        let now = self.http.service.shared.clock.now();
        self.say(&ServerMessage::Hello(Greeting { protocol: PROTOCOL, person, now }));
    }

    fn is_revoked(&self) -> bool {
        self.caller.key.as_ref().is_some_and(|key| self.http.service.is_revoked(&key.id))
    }

    fn refuse(&self, refusal: &Refusal) {
        let counts = &self.http.service.shared.counts;
        counts.add(&counts.refused);
        self.say(&ServerMessage::Refused(refusal.problem(self.caller.language)));
    }

    async fn hear(&mut self, text: &str) {
        let counts = &self.http.service.shared.counts;
        counts.add(&counts.messages);
        if !self.bucket.take(self.http.service.shared.clock.now()) {
            return self.refuse(&Refusal::TooFast);
        }
        if self.is_revoked() {
            return self.refuse(&Refusal::WhoAreYou);
        }
        match serde_json::from_str(text) {
            Ok(message) => self.answer(message).await,
            Err(error) => self.refuse(&Refusal::Bad(message!("refusal-message", detail = error.to_string()))),
        }
    }

    async fn answer(&mut self, message: ClientMessage) {
        match message {
            ClientMessage::Ping => self.say(&ServerMessage::Pong),
            ClientMessage::Watch(watch) => {
                if self.watched.len() >= WATCHED_MAX && !self.watched.contains(&watch.table) {
                    return self.refuse(&Refusal::TooMany(message!("refusal-many-watched")));
                }
                let person = self.caller.person.as_ref().map(|person| person.id.clone());
                let (language, out) = (self.caller.language, self.out.clone());
                let (socket, address) = (self.number, Some(self.address));
                let watcher = TableWatcher {
                    socket,
                    person,
                    address,
                    uncovered: watch.seat,
                    describe: watch.describe,
                    language,
                    out,
                };
                self.http.service.watch(&watch.table, watcher).await;
                self.watched.insert(watch.table);
            }
            ClientMessage::Unwatch(unwatch) => {
                self.watched.remove(&unwatch.table);
                self.http.service.unwatch(&unwatch.table, self.number).await;
            }
            ClientMessage::WatchCampaign(watch) => {
                if self.followed.len() >= WATCHED_MAX && !self.followed.contains(&watch.campaign) {
                    return self.refuse(&Refusal::TooMany(message!("refusal-many-followed")));
                }
                let person = self.caller.person.as_ref().map(|person| person.id.clone());
                let (socket, address) = (self.number, Some(self.address));
                let watcher = campaign::CampaignWatcher { socket, person, address, out: self.out.clone() };
                match self.http.service.shared.watch_campaign(&watch.campaign, watcher).await {
                    Ok(()) => drop(self.followed.insert(watch.campaign)),
                    Err(refusal) => self.refuse(&refusal),
                }
            }
            ClientMessage::UnwatchCampaign(watch) => {
                if self.followed.remove(&watch.campaign) {
                    self.http.service.shared.unwatch_campaign(&watch.campaign, self.number).await;
                }
            }
            ClientMessage::Act(body) => {
                let at = body.at;
                self.call(TableCall::Act { body }, Some(at)).await;
            }
            ClientMessage::Undo(body) => {
                let at = body.at;
                self.call(TableCall::Undo { body }, Some(at)).await;
            }
            ClientMessage::Settle(body) => self.call(TableCall::Settle { body }, None).await,
            ClientMessage::Chat(body) => self.call(TableCall::Say { body }, None).await,
            ClientMessage::Ready(body) => self.call(TableCall::Ready { body }, None).await,
            ClientMessage::Back(body) => self.call(TableCall::Back { body }, None).await,
        }
    }

    /// Passes a call to its table; `at` is the number of the question that the call refers to, if
    /// any.
    async fn call(&self, call: TableCall, at: Option<u32>) {
        let Subject { table: Some(table), seat, .. } = call.subject() else { return };
        match self.http.service.order_table(&self.caller, call).await {
            Ok(TableAnswer::Accepted(accepted)) => self.say(&ServerMessage::Accepted(accepted)),
            Ok(_) => {}
            Err(refusal) => {
                let counts = &self.http.service.shared.counts;
                counts.add(&counts.refused);
                self.say(&ServerMessage::Refused(refusal.problem_at(&table, seat, at, self.caller.language)));
            }
        }
    }
}
