//! Plays a table on a real server and records everything its viewers receive. Ids, seeds and
//! answers come from here, so that nothing depends on the randomness of the server.

use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use serde_json::{Value, json};
use server::campaign::CampaignWatcher;
use server::refusal::Refusal;
use server::service::Caller;
use server::store::{Append, EMPTY, Head, PersonRow, Write};
use server::table::outbox::{Frame, outbox};
use tokio::sync::mpsc::Receiver;

use super::json::Limit;
use super::transcript::Transcript;
use crate::support::house::{House, START, came};

/// Runs a future in paused time: the clock advances only while every task is waiting.
pub fn paused<T>(work: impl Future<Output = T>) -> T {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().start_paused(true).build();
    runtime.expect("a runtime").block_on(work)
}

/// Maps items on all cores; results keep their order.
pub fn in_parallel<T: Sync, R: Send>(items: &[T], work: impl Fn(&T) -> R + Sync) -> Vec<R> {
    let (next, done) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                loop {
                    let at = next.fetch_add(1, Relaxed);
                    let Some(item) = items.get(at) else { return };
                    let result = work(item);
                    done.lock().expect("no panic").push((at, result));
                }
            });
        }
    });
    let mut done = done.into_inner().expect("no panic");
    done.sort_by_key(|(at, _)| *at);
    done.into_iter().map(|(_, result)| result).collect()
}

/// Players, in seat order.
pub const PEOPLE: [&str; 5] = ["Ada", "Bob", "Cleo", "Dora", "Emil"];

/// Random numbers for answers, independent of the generators of the project.
pub struct Dice(u64);

impl Dice {
    pub fn new(seed: u64) -> Dice {
        Dice(seed)
    }

    /// Returns a number below `limit`.
    pub fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut word = self.0;
        word = (word ^ (word >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        word = (word ^ (word >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((word ^ (word >> 31)) % limit as u64) as usize
    }

    /// Picks an answer. Usually prefers a claim if there is one, so that games end.
    pub fn choice(&mut self, choices: &Value) -> Value {
        let choices = choices.as_array().expect("choices");
        let is_claim = |choice: &&Value| choice.get("claim").is_some() || choice.get("name").is_some();
        let claims: Vec<&Value> = choices.iter().filter(is_claim).collect();
        match claims.is_empty() || self.below(4) == 0 {
            true => choices[self.below(choices.len())].clone(),
            false => claims[self.below(claims.len())].clone(),
        }
    }
}

/// Returns a caller with a fixed id.
pub fn person(name: &str) -> Caller {
    let row = PersonRow { id: name.to_lowercase().as_str().into(), name: name.to_string(), created: START };
    Caller { person: Some(row), ..Caller::default() }
}

/// Stores a journal with all players, as an old database might contain it.
pub async fn keep(house: &House, journal: &str, entries: &[Value], members: &[&str]) {
    let append = Append {
        table: journal.into(),
        from: 0,
        before: EMPTY.to_string(),
        entries: entries.iter().map(Value::to_string).collect(),
        head: Head { phase: protocol::Phase::Gathering, listed: false, card: "{}".to_string(), due: 0, touched: START },
        members: Some(members.iter().map(|id| (*id).into()).collect()),
    };
    house.store.write(Write::Append(append)).await.expect("the journal is new");
    for name in PEOPLE {
        let row = person(name).person.expect("somebody");
        house.store.write(Write::Person(row)).await.expect("a person");
    }
}

/// Follows a campaign. Until the receiver is dropped, the campaign stays in memory.
pub async fn follow(house: &House, campaign: &str) -> Receiver<Frame> {
    let (out, frames, _) = outbox();
    let watcher = CampaignWatcher { socket: 0, person: None, address: None, out };
    // Damaged campaigns cannot be followed. The calls of the test report the damage.
    let _ = house.service.shared.watch_campaign(&campaign.into(), watcher).await;
    frames
}

/// Returns a reply or refusal as JSON.
pub fn replied(reply: Result<Value, Refusal>) -> Value {
    match reply {
        Ok(value) => value,
        Err(refusal) => {
            let problem = serde_json::to_value(refusal.problem(Default::default())).expect("a problem");
            json!({ "status": refusal.status(), "problem": problem })
        }
    }
}

/// A seat or spectator that watches the table.
pub struct Viewer {
    pub name: String,
    pub caller: Caller,
    pub seat: Option<u8>,
    frames: Receiver<Frame>,
    /// Last snapshot or update.
    pub last: Arc<Value>,
}

/// A table with its viewers and their transcript.
pub struct Stage<'a> {
    pub house: &'a House,
    pub table: String,
    pub viewers: Vec<Viewer>,
    pub transcript: Transcript,
    pub step: usize,
}

impl<'a> Stage<'a> {
    /// Lets these seats and a spectator watch a table.
    pub async fn new(house: &'a House, table: &str, seats: Vec<(u8, Caller)>, limit: Limit) -> Stage<'a> {
        let mut viewers = Vec::new();
        let seats = seats.into_iter().map(|(seat, caller)| (Some(seat), caller));
        for (socket, (seat, caller)) in seats.chain([(None, Caller::default())]).enumerate() {
            let frames = house.watch(&caller, table, socket as u64, seat).await;
            let name = seat.map_or("spectator".to_string(), |seat| format!("seat {seat}"));
            viewers.push(Viewer { name, caller, seat, frames, last: Arc::default() });
        }
        // The table processes its orders in sequence, so every snapshot has been sent once this reply arrives.
        house.get(&Caller::default(), &format!("/api/tables/{table}")).await.expect("a table");
        let transcript = Transcript::new(limit);
        let mut stage = Stage { house, table: table.to_string(), viewers, transcript, step: 0 };
        stage.listen();
        stage
    }

    /// Records the messages that a campaign has sent.
    pub fn listen_to(&mut self, campaign: &mut Receiver<Frame>) {
        for message in came(campaign) {
            self.transcript.add(self.step, "follower", "campaign", &Arc::new(message["campaign"].clone()));
        }
    }

    /// Records everything that viewers have received.
    pub fn listen(&mut self) {
        for viewer in &mut self.viewers {
            for message in came(&mut viewer.frames) {
                let (kind, value) = match message {
                    Value::Object(fields) if fields.len() == 1 => fields.into_iter().next().expect("one field"),
                    other => panic!("a message is an object with one key, not {other}"),
                };
                let value = Arc::new(value);
                self.transcript.add(self.step, &viewer.name, &kind, &value);
                if kind == "snapshot" || kind == "update" {
                    viewer.last = value;
                }
            }
        }
    }

    /// Calls the server for a viewer and records the reply and all messages that follow.
    pub async fn call(&mut self, viewer: usize, method: &str, path: &str, body: Value) -> Arc<Value> {
        let path = path.replace("{table}", &self.table);
        let reply = replied(self.house.ask(&self.viewers[viewer].caller, method, &path, body).await);
        let kind = format!("{method} {path}");
        let reply = self.transcript.add_reply(self.step, &self.viewers[viewer].name, &kind, reply);
        self.listen();
        reply
    }

    /// Returns a viewer with an open question.
    pub fn asked(&self) -> Option<usize> {
        self.viewers.iter().position(|viewer| !viewer.last["at"].is_null())
    }

    pub fn is_over(&self) -> bool {
        !self.viewers[0].last["standings"].is_null()
    }

    /// Answers the open question, or undoes one in `regrets` answers where possible; 0 for none.
    pub async fn answer(&mut self, dice: &mut Dice, regrets: usize) {
        self.step += 1;
        let back = self.viewers.iter().position(|viewer| !viewer.last["undo"].is_null());
        if let Some(viewer) = back.filter(|_| regrets > 0 && dice.below(regrets) == 0) {
            let Viewer { seat, last, .. } = &self.viewers[viewer];
            let undo = json!({ "table": self.table, "seat": seat, "at": last["undo"] });
            self.call(viewer, "POST", "/api/undo", undo).await;
            return;
        }
        let Some(viewer) = self.asked() else { panic!("nobody is asked at step {} of {}", self.step, self.table) };
        let Viewer { seat, last, .. } = &self.viewers[viewer];
        let action = dice.choice(&last["choices"]);
        let act = json!({ "table": self.table, "seat": seat, "at": last["at"], "action": action });
        let reply = self.call(viewer, "POST", "/api/act", act).await;
        assert!(reply["inputs"].is_u64(), "what is offered is accepted: {reply}");
    }

    /// Lets time pass.
    pub async fn wait(&mut self, time: Duration) {
        tokio::time::sleep(time).await;
        self.listen();
    }

    /// Requests everything about the game so far: views, history, replay and record.
    pub async fn look_back(&mut self) {
        let inputs = self.viewers[0].last["inputs"].as_u64().unwrap_or(0);
        for viewer in 0..self.viewers.len() {
            let own = match self.viewers[viewer].seat {
                Some(seat) => format!("/api/tables/{{table}}/seats/{seat}"),
                None => "/api/tables/{table}".to_string(),
            };
            for what in ["game", "history", &format!("game/{}", inputs / 2)] {
                self.call(viewer, "GET", &format!("{own}/{what}"), Value::Null).await;
            }
        }
        let last = self.viewers.len() - 1;
        for what in ["", "/chat", "/replay", &format!("/replay/{}", inputs / 3), "/record", "/bundle"] {
            self.call(last, "GET", &format!("/api/tables/{{table}}{what}"), Value::Null).await;
        }
    }
}
