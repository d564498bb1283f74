//! Everything that a seat and a spectator can receive from a server, as text.

use std::io::Write;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex};

use serde_json::{Value, json};
use server::service::Caller;
use server::table::entry::TableEntry;
use tokio::sync::mpsc::Receiver;

use crate::support::house::House;
use crate::twins::base::Base;
use crate::twins::leaks::{Leak, Truth};

/// Everything received about one game: by outlet, before and after an answer.
#[derive(Default)]
pub struct Heard {
    pub before: Vec<(&'static str, String)>,
    pub after: Vec<(&'static str, String)>,
}

/// The log of a server at the most verbose level.
#[derive(Clone, Default)]
pub struct Log(Arc<Mutex<Vec<u8>>>);

impl Log {
    /// Captures the log of this thread until the guard is dropped. Times are omitted, since they
    /// differ but are not secret.
    pub fn listen(&self) -> tracing::subscriber::DefaultGuard {
        let log = self.clone();
        let subscriber = tracing_subscriber::fmt()
            .with_max_level(tracing_subscriber::filter::LevelFilter::TRACE)
            .without_time()
            .with_ansi(false)
            .with_writer(move || log.clone())
            .finish();
        tracing::subscriber::set_default(subscriber)
    }

    pub fn take(&self) -> String {
        String::from_utf8(std::mem::take(&mut *self.0.lock().expect("no panic"))).expect("text")
    }
}

impl Write for Log {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().expect("no panic").extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

/// Returns all received frames.
fn frames(of: &mut Receiver<server::table::outbox::Frame>) -> String {
    std::iter::from_fn(|| of.try_recv().ok()).map(|frame| format!("{frame}\n")).collect()
}

/// Returns the changes of the counters: all games of a test share one server.
pub fn counted(before: &str, after: &str) -> String {
    let value = |line: &str| line.rsplit(' ').next().and_then(|word| word.parse::<i64>().ok()).unwrap_or_default();
    let lines = before.lines().zip(after.lines()).filter(|(line, _)| !line.starts_with('#'));
    lines.map(|(old, new)| format!("{} +{}\n", new.split(' ').next().unwrap_or(""), value(new) - value(old))).collect()
}

/// The number of the next table; each journal gets its own.
static NEXT: AtomicU64 = AtomicU64::new(0);

struct Ears<'a> {
    house: &'a House,
    me: &'a Caller,
    table: String,
}

impl Ears<'_> {
    /// Returns a reply or refusal as text.
    async fn ask(&self, who: &Caller, method: &str, path: &str, body: Value) -> String {
        let path = path.replace("{table}", &self.table);
        match self.house.ask(who, method, &path, body).await {
            Ok(answer) => answer.to_string(),
            Err(refusal) => {
                format!(
                    "{} {}",
                    refusal.status(),
                    serde_json::to_string(&refusal.problem(Default::default())).expect("a problem")
                )
            }
        }
    }

    /// Returns this table's entries in a list of tables.
    async fn listed(&self, who: &Caller, path: &str) -> String {
        let list = self.house.get(who, path).await.expect("a list");
        let own = |row: &&Value| row["id"] == *self.table || row["table"] == *self.table;
        let own: Vec<&Value> = list.as_array().into_iter().flatten().filter(own).collect();
        serde_json::to_string(&own).expect("JSON")
    }

    /// Sends answers that cannot be accepted: to an old question, for others, and against the
    /// rules.
    async fn refusals(&self, viewer: usize, seeing: &Value) -> String {
        let (at, other) = (seeing["at"].as_u64(), usize::from(viewer == 0));
        let mut acts = vec![
            json!({ "seat": viewer, "at": at.unwrap_or(1) + 900, "action": "draw-blind" }),
            json!({ "seat": viewer, "at": 1, "action": "pass" }),
            json!({ "seat": other, "at": 1, "action": "draw-blind" }),
        ];
        if let Some(at) = at {
            let mut act = |action: Value| acts.push(json!({ "seat": viewer, "at": at, "action": action }));
            for route in [0, 7, 20, 41, 63] {
                act(json!({ "claim": { "route": route, "payment": { "red": 9 } } }));
                act(json!({ "claim": { "route": route, "payment": { "locomotive": 6 } } }));
            }
            act(json!({ "keep-tickets": { "kept": [1], "returned": [] } }));
            act(json!({ "draw-face-up": 77 }));
        }
        let mut text = String::new();
        for mut act in acts {
            act["table"] = json!(self.table);
            text += &self.ask(self.me, "POST", "/api/act", act).await;
            text.push('\n');
        }
        text += &self.ask(self.me, "GET", &format!("/api/tables/{{table}}/seats/{other}/game"), Value::Null).await;
        text +=
            &self.ask(self.me, "POST", "/api/undo", json!({ "table": self.table, "seat": viewer, "at": 900 })).await;
        text
    }

    /// Checks whether the game is still in progress, so that there are secrets to keep.
    async fn is_played(&self) -> bool {
        let seeing = self.house.get(&Caller::default(), &format!("/api/tables/{}/game", self.table)).await;
        let open = &seeing.expect("all may watch")["view"]["open"];
        open["over"] == false && open["extras"]["ending"] != true
    }

    /// Gives an answer that looks the same to the viewer in both twins. Returns false if there is
    /// none.
    async fn answer(&self, base: &Base, viewer: usize) -> bool {
        let info = self.house.get(self.me, &format!("/api/tables/{}", self.table)).await.expect("a table");
        let Some(seat) = info["to_move"].get(0).and_then(Value::as_u64) else { return false };
        let person = &base.people[seat as usize];
        let seeing = self.house.see(person, &self.table, seat as u8).await;
        let choices = seeing["choices"].as_array().cloned().unwrap_or_default();
        let keeps_all = |choice: &&Value| choice["keep-tickets"]["returned"].as_array().is_some_and(Vec::is_empty);
        let action = match seat as usize == viewer {
            // Ticket piles may differ between the twins, so the viewer must not draw from them.
            true => choices.iter().rev().find(|choice| choice.get("draw-tickets").is_none()),
            false => choices.iter().find(|choice| **choice == "draw-blind").or(choices.iter().find(keeps_all)),
        };
        let Some(action) = action else { return false };
        let act = json!({ "table": self.table, "seat": seat, "at": seeing["at"], "action": action });
        self.house.post(person, "/api/act", act).await.is_ok()
    }
}

/// Opens a journal as a table, and collects everything about it.
pub async fn hear(
    base: &Base,
    entries: &[TableEntry],
    viewer: usize,
    lively: bool,
    leak: Option<Leak>,
    log: &Log,
) -> Heard {
    let house = &base.house;
    let table = format!("t{:011}", NEXT.fetch_add(1, Relaxed));
    base.keep(&table, entries).await;
    log.take();
    let counts = || house.service.shared.counts.text(house.service.shared.in_memory(), true);
    let begun = counts();
    // Only the asked seat receives descriptions of questions.
    let me = &Caller { describe: true, ..base.people[viewer].clone() };
    let nobody = Caller { describe: true, ..Caller::default() };
    let ears = Ears { house, me, table: table.clone() };
    let mut heard = Heard::default();
    let (mut mine, mut all) = (house.watch(me, &table, 1, None).await, house.watch(&nobody, &table, 2, None).await);
    let own = format!("/api/tables/{{table}}/seats/{viewer}/game");
    let before = &mut heard.before;
    before.push(("table", ears.ask(me, "GET", "/api/tables/{table}", Value::Null).await));
    before.push(("snapshot", frames(&mut mine)));
    before.push(("spectator", frames(&mut all)));
    let seeing = house.see(me, &table, viewer as u8).await;
    before.push(("choices", seeing["choices"].to_string()));
    before.push(("http", ears.ask(me, "GET", &own, Value::Null).await));
    before.push(("http for spectators", ears.ask(&nobody, "GET", "/api/tables/{table}/game", Value::Null).await));
    before.push(("refusal", ears.refusals(viewer, &seeing).await));
    before.push(("record", ears.ask(me, "GET", "/api/tables/{table}/record", Value::Null).await));
    before.push(("replay", ears.ask(me, "GET", "/api/tables/{table}/replay", Value::Null).await));
    before.push(("position", ears.ask(me, "GET", "/api/tables/{table}/replay/3", Value::Null).await));
    for (name, path) in [
        ("history", format!("/api/tables/{{table}}/seats/{viewer}/history")),
        ("history for spectators", "/api/tables/{table}/history".to_string()),
    ] {
        before.push((name, ears.ask(me, "GET", &path, Value::Null).await));
    }
    let inputs = seeing["inputs"].as_u64().unwrap_or_default();
    for moment in [0, inputs / 3, inputs / 2, inputs.saturating_sub(1), inputs, inputs + 1] {
        before.push(("moment", ears.ask(me, "GET", &format!("{own}/{moment}"), Value::Null).await));
        let path = format!("/api/tables/{{table}}/game/{moment}");
        before.push(("moment for spectators", ears.ask(&nobody, "GET", &path, Value::Null).await));
    }
    before.push(("chances", ears.ask(me, "GET", "/api/tables/{table}/chances", Value::Null).await));
    before.push(("bundle", ears.ask(me, "GET", "/api/tables/{table}/bundle", Value::Null).await));
    before.push(("bus", base.think_request(entries, viewer)));
    let fork = json!({ "seats": vec![json!({ "me": {} }); base.people.len()] });
    before.push(("fork", ears.ask(me, "POST", "/api/tables/{table}/replay/3/table", fork).await));
    before.push(("chat", ears.ask(me, "GET", "/api/tables/{table}/chat", Value::Null).await));
    // At the end everything is revealed.
    if lively && ears.answer(base, viewer).await && ears.is_played().await {
        let after = &mut heard.after;
        after.push(("update", frames(&mut mine)));
        after.push(("spectator's update", frames(&mut all)));
        let mut again = house.watch(me, &table, 1, Some(viewer as u8)).await;
        after.push(("http after it", ears.ask(me, "GET", &own, Value::Null).await));
        after.push(("resume", frames(&mut again)));
        let history = format!("/api/tables/{{table}}/seats/{viewer}/history");
        after.push(("history after it", ears.ask(me, "GET", &history, Value::Null).await));
        after.push(("lobby", ears.listed(&nobody, "/api/tables").await));
        after.push(("own tables", ears.listed(me, "/api/me/tables").await));
        after.push(("turns", ears.listed(me, "/api/me/turns").await));
        after.push(("metrics", counted(&begun, &counts())));
        after.push(("log", log.take()));
    }
    if let Some(leak) = leak {
        leak(&Truth::of(base, &table, viewer).await, &mut heard);
    }
    for (_, text) in heard.before.iter_mut().chain(&mut heard.after) {
        *text = text.replace(&table, "TABLE");
    }
    heard
}
