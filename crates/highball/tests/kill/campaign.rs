//! A group plays a campaign on a server that is killed repeatedly. Everything that the server has
//! reported must still be true afterwards: the journal only grows, ceremonies resume where they
//! stopped, and repeated requests take effect once.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use dealer::Stream;
use serde_json::{Value, json};

use crate::kill::wire::{Gone, Server, ask};
use crate::kill::world::{Fault, Folder, LIFE_MS, LONG_LIFE, asked, contents, put_back};

/// The results of a run.
#[derive(Clone, Copy, Default, Debug)]
pub struct Seen {
    pub kills: u64,
    /// Number of accepted requests.
    pub accepted: u64,
    /// Number of requests sent again because the answer was lost with the server.
    pub again: u64,
    /// Number of kills while the story was being read to the table.
    pub ceremonies: u64,
    pub games: u64,
    pub campaigns: u64,
}

/// The reason why a round ends.
enum Stop {
    Killed,
    /// The campaign is over.
    Over,
    Broken(String),
}

impl From<Gone> for Stop {
    fn from(_: Gone) -> Stop {
        Stop::Killed
    }
}

/// Ada, who plays against a bot, with everything that the server has sent her.
struct Group {
    cookie: String,
    id: String,
    luck: Stream,
    /// The unanswered request.
    sent: Option<(String, Value)>,
    /// The journal as last seen.
    journal: Vec<Value>,
    told: u64,
    at: u64,
    tables: BTreeMap<u64, String>,
    /// Inputs of the game in play.
    inputs: (String, u64),
    seen: Seen,
}

fn marks(view: &Value) -> (u64, u64) {
    (view["info"]["at"].as_u64().unwrap_or(0), view["info"]["told"].as_u64().unwrap_or(0))
}

/// Checks whether a journal entry is unchanged. Only its sum may have been hidden since, if its
/// paper went into a vault (CAM-05).
fn still(before: &Value, after: Option<&Value>) -> bool {
    let mut hidden = before.clone();
    for paper in ["slip-written", "certified"] {
        if let Some(sum) = hidden["fact"].get_mut(paper).and_then(|paper| paper.get_mut("dollars")) {
            *sum = Value::Null;
        }
    }
    after.is_some_and(|after| after == before || *after == hidden)
}

impl Group {
    fn found(address: &str, seed: u64) -> Group {
        let cookie = asked(address, "", "POST", "/api/people", &json!({ "name": "Ada" })).1;
        let companies = [("blue", json!({ "me": {} })), ("red", json!({ "bot": { "bot": "greedy" } }))];
        let companies = companies.map(|(company, holder)| json!({ "company": company, "holder": holder }));
        let new = json!({ "name": "Ours", "companies": companies, "terms": { "undo": false } });
        let made = asked(address, &cookie, "POST", "/api/campaigns", &new).0;
        Group {
            cookie,
            id: made["info"]["id"].as_str().expect("an id").to_string(),
            luck: Stream::new(seed),
            sent: None,
            journal: Vec::new(),
            told: 0,
            at: 0,
            tables: BTreeMap::new(),
            inputs: (String::new(), 0),
            seen: Seen::default(),
        }
    }

    fn get(&self, address: &str, path: &str) -> Result<Value, Stop> {
        let (status, _, text) = ask(address, &self.cookie, "GET", path, &Value::Null)?;
        match status {
            200 => Ok(serde_json::from_str(&text).unwrap_or_default()),
            _ => Err(Stop::Broken(format!("GET {path}: {text}"))),
        }
    }

    /// Sends a request, and remembers it until an answer arrives.
    fn send(&mut self, address: &str, path: String, body: Value) -> Result<(), Stop> {
        self.sent = Some((path.clone(), body.clone()));
        let (status, _, text) = ask(address, &self.cookie, "POST", &path, &body)?;
        if status >= 300 {
            return Err(Stop::Broken(format!("POST {path} {body}: {text}")));
        }
        self.sent = None;
        self.seen.accepted += 1;
        Ok(())
    }

    /// Fetches the campaign and compares it with everything that the server reported before.
    fn look(&mut self, address: &str) -> Result<Value, Stop> {
        let view = self.get(address, &format!("/api/campaigns/{}/companies/blue", self.id))?;
        let journal = view["view"]["journal"].as_array().cloned().unwrap_or_default();
        let broken = |what: &str| Err(Stop::Broken(format!("{what} (campaign {})", self.id)));
        let after = journal.iter().map(Some).chain(std::iter::repeat(None));
        if let Some((before, after)) = self.journal.iter().zip(after).find(|(before, after)| !still(before, *after)) {
            return broken(&format!("the journal is not what it was: {before} became {after:?}"));
        }
        let (at, told) = marks(&view);
        if at < self.at || told < self.told {
            return broken("the campaign went back");
        }
        for game in view["info"]["games"].as_array().into_iter().flatten() {
            let (Some(number), Some(table)) = (game["game"].as_u64(), game["table"].as_str()) else { continue };
            if self.tables.entry(number).or_insert(table.to_string()) != table {
                return broken("a game has another table than before");
            }
        }
        (self.journal, self.at, self.told) = (journal, at, told);
        Ok(view)
    }

    fn step(&mut self, address: &str) -> Result<(), Stop> {
        if let Some((path, body)) = self.sent.clone() {
            self.seen.again += 1;
            self.send(address, path, body)?;
        }
        let view = self.look(address)?;
        let facts = self.journal.len() as u64;
        // First, the cards of the story are turned over one by one.
        if self.told < facts {
            let to = (self.told + 1 + self.luck.below(6) as u64).min(facts);
            return self.send(address, format!("/api/campaigns/{}/told", self.id), json!({ "to": to }));
        }
        match &view["view"]["waiting"] {
            Value::String(waiting) if waiting == "table" => {
                self.send(address, format!("/api/campaigns/{}/games", self.id), json!({ "at": self.at }))
            }
            Value::String(waiting) if waiting == "over" => Err(Stop::Over),
            Value::String(_) => self.play(address),
            _ => {
                let choices = view["view"]["choices"].as_array().cloned().unwrap_or_default();
                let answer = choices[self.luck.below(choices.len())].clone();
                let path = format!("/api/campaigns/{}/companies/blue/answer", self.id);
                self.send(address, path, json!({ "at": self.at, "answer": answer }))
            }
        }
    }

    fn play(&mut self, address: &str) -> Result<(), Stop> {
        let Some(table) = self.tables.values().next_back().cloned() else {
            return Err(Stop::Broken("a game waits without a table".to_string()));
        };
        let info = self.get(address, &format!("/api/tables/{table}"))?;
        let seat = info["seats"].as_array().and_then(|seats| seats.iter().position(|seat| seat["color"] == "blue"));
        let seeing = self.get(address, &format!("/api/tables/{table}/seats/{}/game", seat.unwrap_or(0)))?;
        let inputs = seeing["inputs"].as_u64().unwrap_or(0);
        if self.inputs.0 == table && inputs < self.inputs.1 {
            return Err(Stop::Broken(format!("{inputs} inputs stand where there were {}", self.inputs.1)));
        }
        self.inputs = (table.clone(), inputs);
        let Some(at) = seeing["at"].as_u64() else {
            std::thread::sleep(Duration::from_millis(2));
            return Ok(());
        };
        let choices = seeing["choices"].as_array().cloned().unwrap_or_default();
        let route = choices.iter().find(|choice| choice.get("name").is_some()).cloned();
        let action = route.unwrap_or_else(|| choices[self.luck.below(choices.len())].clone());
        let act = json!({ "table": table, "seat": seat, "at": at, "action": action });
        self.send(address, "/api/act".to_string(), act)
    }

    fn live(&mut self, address: &str) -> Stop {
        loop {
            if let Err(stop) = self.step(address) {
                return stop;
            }
        }
    }

    /// Checks, when the campaign or the run is over, that the campaign's file is correct and can be
    /// imported again.
    fn settle(&mut self, address: &str) -> Result<(), String> {
        if let Err(Stop::Broken(what)) = self.look(address) {
            return Err(what);
        }
        let log = asked(address, &self.cookie, "GET", &format!("/api/campaigns/{}/log", self.id), &Value::Null).0;
        let import = json!({ "name": "Again", "text": log });
        let again = asked(address, &self.cookie, "POST", "/api/campaigns/import", &import).0;
        let facts = |view: &Value| -> Vec<Value> {
            view["view"]["journal"].as_array().into_iter().flatten().map(|entry| entry["fact"].clone()).collect()
        };
        let own = asked(address, &self.cookie, "GET", &format!("/api/campaigns/{}", self.id), &Value::Null).0;
        match facts(&own) == facts(&again) {
            true => Ok(()),
            false => Err("the file of the campaign tells another story".to_string()),
        }
    }
}

/// Kills this many servers during campaigns; returns the results or the broken guarantee.
pub fn run(name: &str, kills: u64, seed: u64, fault: Fault, progress: impl Fn()) -> Result<Seen, String> {
    let folder = Folder::new(name);
    let data = folder.0.join("highball.db");
    let mut luck = Stream::new(seed);
    let mut server = Server::start(&data);
    let mut group = Group::found(&server.address, luck.next_u64());
    let mut seen = Seen::default();
    while seen.kills < kills {
        let before = (fault == Fault::Forgets && seen.kills == kills / 2).then(|| contents(&data));
        let life = if before.is_some() { LONG_LIFE } else { Duration::from_millis(luck.below(LIFE_MS) as u64) };
        let address = server.address.clone();
        let stop = std::thread::scope(|scope| {
            let living = scope.spawn(|| group.live(&address));
            let begun = Instant::now();
            while begun.elapsed() < life && !living.is_finished() {
                std::thread::sleep(Duration::from_millis(1));
            }
            server.kill();
            living.join().expect("the group does not panic")
        });
        seen.kills += 1;
        seen.ceremonies += u64::from(group.told < group.journal.len() as u64);
        progress();
        if let Some(before) = before {
            put_back(&data, before);
        }
        server = Server::start(&data);
        match stop {
            Stop::Killed => {}
            Stop::Broken(what) => return Err(format!("after {} kills, seed {seed}: {what}", seen.kills)),
            Stop::Over => {
                group.settle(&server.address)?;
                seen.add(&group);
                group = Group::found(&server.address, luck.next_u64());
            }
        }
    }
    group.settle(&server.address)?;
    seen.add(&group);
    Ok(seen)
}

impl Seen {
    fn add(&mut self, group: &Group) {
        self.accepted += group.seen.accepted;
        self.again += group.seen.again;
        self.games += group.tables.len() as u64;
        self.campaigns += 1;
    }
}
