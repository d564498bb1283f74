//! Writers who answer questions at their own tables, and a check that the database contains the
//! accepted answers.

use std::collections::BTreeMap;
use std::path::Path;
use std::process::Command;

use dealer::Stream;
use serde_json::{Value, json};

use crate::kill::wire::ask;
use crate::kill::world::asked;

/// Codes of refused writes while the disk fails.
const REFUSALS: [&str; 2] = ["no-storage", "unavailable"];

/// The outcome of an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Came {
    Accepted,
    Refused,
    /// The server cannot be reached.
    Gone,
    /// The game is over.
    Over,
}

/// A game, with the seats that gave the accepted answers, in order, and with the pending answer.
struct Game {
    table: String,
    accepted: Vec<u8>,
    pending: Option<Value>,
}

/// A person who plays both seats at a table, and starts a new game after the end.
pub struct Writer {
    cookie: String,
    games: Vec<Game>,
    luck: Stream,
    pub accepted: u64,
    pub refused: u64,
}

impl Writer {
    pub fn new(address: &str, seed: u64) -> Writer {
        let cookie = asked(address, "", "POST", "/api/people", &json!({ "name": "Ada" })).1;
        let mut writer = Writer { cookie, games: Vec::new(), luck: Stream::new(seed), accepted: 0, refused: 0 };
        writer.renew(address);
        writer
    }

    /// Starts a game if there is none or the last one is over. The disk must be working.
    pub fn renew(&mut self, address: &str) {
        if self.games.last().is_some_and(|game| game.pending.is_some() || self.question(address).is_ok()) {
            return;
        }
        let table = json!({ "edition": "usa-classic", "seats": [{ "me": {} }, { "me": {} }], "undo": false });
        let made = asked(address, &self.cookie, "POST", "/api/tables", &table).0;
        let table = made["id"].as_str().expect("an id").to_string();
        asked(address, &self.cookie, "POST", &format!("/api/tables/{table}/start"), &Value::Null);
        self.games.push(Game { table, accepted: Vec::new(), pending: None });
    }

    /// Returns the current question, with one of the possible answers.
    fn question(&self, address: &str) -> Result<(Value, usize), Came> {
        let table = &self.games.last().expect("a game").table;
        for seat in 0..2 {
            let path = format!("/api/tables/{table}/seats/{seat}/game");
            let (status, _, body) = ask(address, &self.cookie, "GET", &path, &Value::Null).map_err(|_| Came::Gone)?;
            let seeing: Value = serde_json::from_str(&body).unwrap_or_default();
            if status == 503 {
                return Err(Came::Refused);
            }
            if seeing["at"].is_number() {
                let choices = seeing["choices"].as_array().map_or(0, Vec::len);
                let act = json!({ "table": table, "seat": seat, "at": seeing["at"], "choices": seeing["choices"] });
                return Ok((act, choices));
            }
        }
        Err(Came::Over)
    }

    /// Answers the question, or resends the answer that was not accepted yet.
    pub fn answer(&mut self, address: &str) -> Result<Came, String> {
        if self.games.last().is_none_or(|game| game.pending.is_none()) {
            match self.question(address) {
                Ok((mut act, choices)) => {
                    let choices_of = act.as_object_mut().and_then(|act| act.remove("choices")).unwrap_or_default();
                    act["action"] = choices_of[self.luck.below(choices)].clone();
                    self.games.last_mut().expect("a game").pending = Some(act);
                }
                Err(came) => return Ok(came),
            }
        }
        let game = self.games.last_mut().expect("a game");
        let act = game.pending.as_ref().expect("an answer");
        let Ok((status, _, body)) = ask(address, &self.cookie, "POST", "/api/act", act) else {
            return Ok(Came::Gone);
        };
        let code = || serde_json::from_str::<Value>(&body).ok()?["code"].as_str().map(str::to_string);
        match status {
            200 => {
                game.accepted.push(seat(act));
                game.pending = None;
                self.accepted += 1;
                Ok(Came::Accepted)
            }
            503 if code().is_some_and(|code| REFUSALS.contains(&code.as_str())) => {
                self.refused += 1;
                Ok(Came::Refused)
            }
            _ => Err(format!("table {}: {act} got {status} {body}", game.table)),
        }
    }

    /// Compares all accepted answers with the database.
    pub fn check(&self, kept: &BTreeMap<String, Vec<u8>>) -> Result<(), String> {
        for game in &self.games {
            let pending = game.pending.as_ref().map(seat);
            let kept = kept.get(&game.table).map_or(&[][..], Vec::as_slice);
            compare(&game.accepted, pending, kept).map_err(|what| format!("table {}: {what}", game.table))?;
        }
        Ok(())
    }
}

fn seat(act: &Value) -> u8 {
    act["seat"].as_u64().expect("a seat") as u8
}

/// Checks that the stored steps are the accepted ones. The pending step may also be stored, since
/// its outcome is unknown until it is accepted.
pub fn compare(accepted: &[u8], pending: Option<u8>, kept: &[u8]) -> Result<(), String> {
    match kept.strip_prefix(accepted) {
        Some([]) => Ok(()),
        Some([last]) if Some(*last) == pending => Ok(()),
        Some(more) => Err(format!("doubled: {} steps more than the {} accepted", more.len(), accepted.len())),
        None if kept.len() < accepted.len() => {
            Err(format!("lost: {} steps are kept of {} accepted", kept.len(), accepted.len()))
        }
        None => Err(format!("changed: {kept:?} is kept where {accepted:?} was accepted")),
    }
}

/// Returns the seats of the steps in each journal, as read by another process.
pub fn kept(data: &Path) -> Result<BTreeMap<String, Vec<u8>>, String> {
    let backup = data.with_extension("backup");
    let _ = std::fs::remove_file(&backup);
    let mut command = Command::new(env!("CARGO_BIN_EXE_highball"));
    let made = command.arg("backup").arg(&backup).arg("--data").arg(data).output().expect("the program runs");
    if !made.status.success() {
        return Err(format!("no backup: {}", String::from_utf8_lossy(&made.stderr)));
    }
    let text = std::fs::read_to_string(&backup).map_err(|error| error.to_string())?;
    let mut steps = BTreeMap::<String, Vec<u8>>::new();
    for line in text.lines() {
        let line: Value = serde_json::from_str(line).map_err(|error| error.to_string())?;
        let (Some(table), Some(entry)) = (line["journal"][0].as_str(), line["journal"][2].as_str()) else { continue };
        let entry: Value = serde_json::from_str(entry).map_err(|error| error.to_string())?;
        let seat = entry["step"]["seat"].as_u64().map(|seat| seat as u8);
        steps.entry(table.to_string()).or_default().extend(seat);
    }
    Ok(steps)
}
