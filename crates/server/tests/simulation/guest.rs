//! A person with a socket, who answers, repeats answers, undoes, chats, disconnects, leaves and
//! returns.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use dealer::Stream;
use futures_util::{SinkExt, StreamExt};
use protocol::TableId;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt, DuplexStream};
use tokio::sync::watch;
use tokio::time::{Instant, sleep, timeout};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{WebSocketStream, client_async};

use crate::simulation::Fault;
use crate::simulation::laws::Checks;
use crate::simulation::world::Way;

/// Timeout for a connection.
const PATIENCE: Duration = Duration::from_secs(5);
/// Delay before a table that could not be opened is requested again. Without this delay, repeated
/// requests to a node that has lost its store would exceed the rate limit, and the guest would stop
/// asking.
const BREATH: Duration = Duration::from_secs(1);
/// Buffer sizes of connections: small for some, so that they read slowly.
const PIPES: [usize; 3] = [512, 8 * 1024, 256 * 1024];

/// Maximum number of times that an answer is sent to a server that does not react.
const UNHEARD_MAX: u32 = 4;

/// The stage of the world.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Stage {
    /// Everything may happen.
    Wild,
    /// Nobody acts; everybody listens.
    Quiet,
    /// Everybody leaves.
    Over,
}

/// Everything a guest did and received.
#[derive(Clone, Default)]
pub struct Memory {
    /// Answers sent, by the number of the question.
    pub sent: BTreeMap<u64, BTreeSet<String>>,
    /// Acknowledged answers: question, action, inputs of the record.
    pub acknowledged: Vec<(u64, Value, u64)>,
    /// The last state received on the current connection.
    pub last: Option<Value>,
    pub chat_heard: BTreeSet<String>,
    pub resent: u64,
    pub dropped: u64,
    pub undone: u64,
    pub heard: u64,
    pub read: u64,
    /// The largest number of inputs seen.
    pub most: u64,
}

pub struct Guest {
    pub seat: Option<u8>,
    pub secret: Option<String>,
    pub table: TableId,
    pub luck: Stream,
    /// The entrances to all servers. Each connection uses one at random.
    pub ways: Vec<Way>,
    /// The server of the current connection.
    pub at: usize,
    /// The number of inputs below which no state may be received on the current connection.
    pub floor: u64,
    pub stage: watch::Receiver<Stage>,
    pub memory: Arc<Mutex<Memory>>,
    pub checks: Arc<Checks>,
    pub fault: Fault,
    /// The answer that was sent but not yet acknowledged.
    pub pending: Option<(u64, Value)>,
    /// Number of times that the pending answer was sent since the server's last message.
    pub unheard: u32,
    pub lines: u64,
}

type Socket = WebSocketStream<DuplexStream>;

/// The reason why a connection ended.
enum End {
    Lost,
    Over,
}

async fn until(stage: &mut watch::Receiver<Stage>, is: impl Fn(Stage) -> bool) {
    let _ = stage.wait_for(|stage| is(*stage)).await;
}

impl Guest {
    pub async fn live(mut self) {
        loop {
            if *self.stage.borrow() == Stage::Over {
                return;
            }
            self.memory.lock().expect("a lock").last = None;
            if let Some(socket) = self.connect().await
                && let End::Over = self.talk(socket).await
            {
                return;
            }
            let away = match (self.now(), self.luck.below(12)) {
                (Stage::Wild, 0) => 60_000 + self.luck.below(300_000),
                (Stage::Wild, _) => self.luck.below(3000),
                _ => 100,
            };
            // An absence ends early when the wild stage ends.
            let mut stage = self.stage.clone();
            tokio::select! {
                biased;
                () = sleep(Duration::from_millis(away as u64)) => {}
                () = until(&mut stage, |stage| stage != Stage::Wild) => {}
            }
        }
    }

    fn now(&self) -> Stage {
        *self.stage.borrow()
    }

    async fn connect(&mut self) -> Option<Socket> {
        let (here, there) = tokio::io::duplex(PIPES[self.luck.below(PIPES.len())]);
        self.at = self.luck.below(self.ways.len());
        self.ways[self.at].borrow_and_update().send(there).ok()?;
        self.unheard = 0;
        self.floor = self.memory.lock().expect("a lock").most;
        let mut request = "ws://127.0.0.1:7878/socket".into_client_request().expect("an address");
        if let Some(secret) = &self.secret {
            let cookie = format!("highball={secret}").parse().expect("a cookie");
            request.headers_mut().insert("cookie", cookie);
        }
        let (socket, _) = timeout(PATIENCE, client_async(request, here)).await.ok()?.ok()?;
        Some(socket)
    }

    async fn say(&self, socket: &mut Socket, message: Value) -> Option<()> {
        timeout(PATIENCE, socket.send(Message::text(message.to_string()))).await.ok()?.ok()
    }

    async fn watch(&self, socket: &mut Socket) -> Option<()> {
        self.say(socket, json!({ "watch": { "table": self.table } })).await
    }

    async fn talk(&mut self, mut socket: Socket) -> End {
        if self.watch(&mut socket).await.is_none() {
            return End::Lost;
        }
        let mut stage = self.stage.clone();
        let mut next = Instant::now() + self.pause();
        loop {
            let wild = *stage.borrow_and_update() == Stage::Wild;
            let (mut way, mut over, mut other) = (self.ways[self.at].clone(), stage.clone(), stage.clone());
            let message = tokio::select! {
                biased;
                () = until(&mut over, |stage| stage == Stage::Over) => return End::Over,
                _ = way.changed() => return End::Lost,
                message = socket.next() => Some(message),
                () = tokio::time::sleep_until(next), if wild => None,
                _ = other.changed() => continue,
            };
            let going_on = match message {
                Some(Some(Ok(Message::Text(text)))) => {
                    match self.hear(&serde_json::from_str(&text).expect("JSON")).await {
                        true => {
                            sleep(BREATH).await;
                            self.watch(&mut socket).await
                        }
                        false => Some(()),
                    }
                }
                Some(Some(Ok(Message::Close(_)) | Err(_)) | None) => None,
                Some(Some(Ok(_))) => Some(()),
                None => {
                    next = Instant::now() + self.pause();
                    self.act(&mut socket).await
                }
            };
            if going_on.is_none() {
                self.memory.lock().expect("a lock").dropped += 1;
                return End::Lost;
            }
        }
    }

    fn pause(&mut self) -> Duration {
        Duration::from_millis(20 + self.luck.below(1500) as u64)
    }

    /// Does something, or drops the connection.
    async fn act(&mut self, socket: &mut Socket) -> Option<()> {
        let (last, seat) = (self.memory.lock().expect("a lock").last.clone(), self.seat);
        match (self.luck.below(40), seat) {
            (0, _) => return None,
            (1, _) => {
                // A slow reader is disconnected, or catches up.
                sleep(Duration::from_secs(self.luck.below(30) as u64)).await;
                return Some(());
            }
            (2, Some(_)) => {
                self.lines += 1;
                let text = format!("{seat:?} says {}", self.lines);
                return self.say(socket, json!({ "chat": { "table": self.table, "text": text } })).await;
            }
            (3, Some(seat)) => {
                return self.say(socket, json!({ "back": { "table": self.table, "seat": seat } })).await;
            }
            (9..12, Some(_)) if self.ways.len() > 1 => {
                self.read().await;
                return Some(());
            }
            (4, Some(seat)) => {
                // Try to play another player's seat.
                let act = json!({ "table": self.table, "seat": (seat + 1) % 2, "at": 1, "action": "draw-blind" });
                return self.say(socket, json!({ "act": act })).await;
            }
            (5..9, Some(seat)) if self.pending.is_none() => {
                if let Some(at) = last.as_ref().and_then(|last| last["undo"].as_u64()) {
                    self.memory.lock().expect("a lock").undone += 1;
                    return self.say(socket, json!({ "undo": { "table": self.table, "seat": seat, "at": at } })).await;
                }
            }
            _ => {}
        }
        let Some(seat) = seat else { return Some(()) };
        let action = match (&self.pending, &last) {
            (Some((at, action)), _) => {
                self.memory.lock().expect("a lock").resent += 1;
                (*at, action.clone())
            }
            (None, Some(last)) => {
                let choices = last["choices"].as_array().filter(|choices| !choices.is_empty());
                let (Some(at), Some(choices)) = (last["at"].as_u64(), choices) else { return Some(()) };
                // A node that has lost its store forwards an acknowledgement before it knows the new state.
                if self.memory.lock().expect("a lock").acknowledged.iter().any(|(known, ..)| *known == at) {
                    return Some(());
                }
                (at, choices[self.luck.below(choices.len())].clone())
            }
            (None, None) => return Some(()),
        };
        self.unheard += 1;
        if self.unheard > UNHEARD_MAX {
            return None;
        }
        self.pending = Some(action.clone());
        let (at, action) = action;
        self.memory.lock().expect("a lock").sent.entry(at).or_default().insert(action.to_string());
        let act = json!({ "act": { "table": self.table, "seat": seat, "at": at, "action": action } });
        if self.luck.below(8) == 0 {
            self.say(socket, act.clone()).await?;
        }
        self.say(socket, act).await?;
        // Some disconnect before they get the reply.
        (self.luck.below(20) > 0).then_some(())
    }

    /// Checks that the guest does not receive an older state than the one it knew when it sent the
    /// request.
    fn sees(&self, inputs: u64, before: u64) {
        if inputs < before {
            self.checks.fail(format!("{:?} saw {before} inputs and then {inputs}", self.seat));
        }
        let mut memory = self.memory.lock().expect("a lock");
        memory.most = memory.most.max(inputs);
    }

    /// Reads the game over HTTP from any server.
    async fn read(&mut self) {
        let (mut here, there) = tokio::io::duplex(PIPES[2]);
        let (at, seat) = (self.luck.below(self.ways.len()), self.seat.unwrap_or_default());
        let Some(secret) = &self.secret else { return };
        let before = self.memory.lock().expect("a lock").most;
        let head = format!(
            "GET /api/tables/{}/seats/{seat}/game HTTP/1.1\r\nhost: 127.0.0.1:7878\r\ncookie: highball={secret}\r\nconnection: close\r\n\r\n",
            self.table
        );
        if self.ways[at].borrow().send(there).is_err() {
            return;
        }
        let mut text = String::new();
        let asking = async {
            here.write_all(head.as_bytes()).await?;
            here.read_to_string(&mut text).await
        };
        let is_answered = timeout(PATIENCE, asking).await.is_ok_and(|asked| asked.is_ok());
        let body = text.strip_prefix("HTTP/1.1 200").and_then(|text| text.split_once("\r\n\r\n"));
        if let (true, Some((_, body))) = (is_answered, body) {
            let seeing: Value = serde_json::from_str(body).expect("a reply is JSON");
            self.sees(seeing["inputs"].as_u64().unwrap_or_default(), before);
            self.memory.lock().expect("a lock").read += 1;
        }
    }

    /// Processes a message; returns true if the table could not be opened, and must be requested again.
    async fn hear(&mut self, message: &Value) -> bool {
        self.memory.lock().expect("a lock").heard += 1;
        self.unheard = 0;
        if let Some(seeing) = message.get("update").or(message.get("snapshot")) {
            if self.fault == Fault::LostFrame && message.get("update").is_some() && self.luck.below(6) == 0 {
                return false;
            }
            let inputs = seeing["inputs"].as_u64().unwrap_or_default();
            self.sees(inputs, self.floor);
            self.floor = inputs;
            self.checks.told(&self.table, seeing, self.luck.below(16) == 0).await;
            self.memory.lock().expect("a lock").last = Some(seeing.clone());
        } else if let Some(accepted) = message.get("accepted") {
            self.checks.kept(&self.table, accepted["inputs"].as_u64().unwrap_or_default(), "an acknowledgement");
            if let Some((at, action)) = self.pending.take_if(|(at, _)| accepted["at"] == *at) {
                let inputs = accepted["inputs"].as_u64().unwrap_or_default();
                self.memory.lock().expect("a lock").acknowledged.push((at, action, inputs));
            }
        } else if let Some(refused) = message.get("refused") {
            if refused["code"] == "unavailable" && refused["seat"].is_null() {
                return true;
            }
            // Only a failure of the store leaves the result unknown.
            if refused["code"] != "unavailable" && refused["code"] != "not-your-seat" {
                self.pending.take_if(|(at, _)| refused["at"] == *at);
            }
        } else if let Some(line) = message.get("chat") {
            let text = line["text"].as_str().unwrap_or_default().to_string();
            self.memory.lock().expect("a lock").chat_heard.insert(text);
        }
        false
    }
}
