//! A server without sockets: people are callers, time is tokio's, randomness is seeded, bots run
//! immediately.

use std::path::Path;
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, LazyLock};

use campaign::pack::Pack;
use protocol::TableId;
use protocol::calls::ServiceCall;
use protocol::schema::{self, Definitions};
use serde_json::{Value, json};
use server::campaign::Packs;
use server::clock::{Clock, TokioClock};
use server::entropy::Entropy;
use server::refusal::Refusal;
use server::service::{Caller, Cookie, Request, Service, ServiceSettings};
use server::store::{MemoryStore, Store};
use server::table::TableWatcher;
use server::table::outbox::{Frame, outbox};
use server::workers::OnTheSpot;
use tokio::sync::mpsc;

/// The start time: a day in 2026.
pub const START: u64 = 1_767_225_600_000;

/// A wall clock: it follows tokio's time, and can be set.
pub struct Wall {
    clock: TokioClock,
    set: AtomicI64,
}

impl Wall {
    pub fn set_by(&self, change: i64) {
        self.set.fetch_add(change, Ordering::Relaxed);
    }
}

impl Clock for Wall {
    fn now(&self) -> u64 {
        self.clock.now().saturating_add_signed(self.set.load(Ordering::Relaxed))
    }
}

/// The first edition of the built-in pack, which the frozen campaigns are played with.
///
/// A campaign can only be replayed with the tables it was begun with. The second edition replaced
/// the first before any release, so the program does not contain the first edition. It is kept here
/// because old journals, logs and editions that use it guard against accidental changes to the
/// formats.
pub fn first_edition() -> Arc<Pack> {
    static PACK: LazyLock<Arc<Pack>> = LazyLock::new(|| {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../campaign/tests/packs/meridian");
        Arc::new(Pack::folder(&folder).unwrap_or_else(|flaws| panic!("{flaws:?}")))
    });
    Arc::clone(&PACK)
}

pub struct House {
    pub service: Arc<Service>,
    pub store: Arc<dyn Store>,
    pub clock: Arc<Wall>,
    seed: u64,
}

impl House {
    pub fn new(seed: u64) -> House {
        House::on(Arc::new(MemoryStore::new()), seed)
    }

    /// Creates a server on this store. Creating another one on the same store simulates a restart.
    pub fn on(store: Arc<dyn Store>, seed: u64) -> House {
        let clock = Wall { clock: TokioClock::starting(START + seed), set: AtomicI64::new(0) };
        House::at(Arc::new(clock), store, seed)
    }

    /// Creates a server on an old store, with campaigns of the first edition.
    pub fn on_old(store: Arc<dyn Store>, seed: u64) -> House {
        let packs = Packs::with(vec![first_edition()]);
        let clock = Wall { clock: TokioClock::starting(START + seed), set: AtomicI64::new(0) };
        House::set_up(Arc::new(clock), store, seed, packs)
    }

    /// Creates a server with this clock.
    pub fn at(clock: Arc<Wall>, store: Arc<dyn Store>, seed: u64) -> House {
        House::set_up(clock, store, seed, Packs::default())
    }

    fn set_up(clock: Arc<Wall>, store: Arc<dyn Store>, seed: u64, packs: Packs) -> House {
        let settings = ServiceSettings {
            packs,
            passphrase_kib: 8,
            curve_games: 2,
            weigh_nodes: 24,
            hint_nodes: 16,
            ..ServiceSettings::default()
        };
        let (luck, thinkers) = (Entropy::seeded(seed), Arc::new(OnTheSpot));
        let service = Service::new(Arc::clone(&store), clock.clone(), luck, thinkers, settings);
        House { service: Arc::new(service), store, clock, seed }
    }

    /// Creates another server on the same store and clock, to simulate a restart.
    pub fn restarted(&self) -> House {
        House::on(Arc::clone(&self.store), self.seed + 1)
    }

    /// Creates a person with a name.
    pub async fn person(&self, name: &str) -> Caller {
        let body = protocol::Name { name: name.to_string(), invite: None };
        let request = Request::Service(ServiceCall::NewPerson { body });
        let reply = self.service.call(&Caller::default(), request).await.expect("a name is enough");
        let Some(Cookie::Set(secret)) = reply.cookie else { panic!("a cookie") };
        self.service.caller(Some(&secret)).await.expect("a caller")
    }

    /// Makes a call as if over HTTP.
    pub async fn ask(&self, caller: &Caller, method: &str, path: &str, body: Value) -> Result<Value, Refusal> {
        let (row, words) = server::api::at(path).find(|(row, _)| row.method == method).expect("there is such a call");
        let text = if body.is_null() { String::new() } else { body.to_string() };
        let reply = self.service.call(caller, Request::parse(row.call, &words, text.as_bytes())?).await?;
        if !body.is_null() {
            fits_schema(row.takes, &body);
        }
        if ["", "text", "png"].contains(&row.gives) {
            return Ok(serde_json::from_str(reply.text()).unwrap_or_else(|_| Value::String(reply.text().to_string())));
        }
        let given = serde_json::from_str(reply.text()).expect("a reply is JSON");
        fits_schema(row.gives, &given);
        Ok(given)
    }

    pub async fn post(&self, caller: &Caller, path: &str, body: Value) -> Result<Value, Refusal> {
        self.ask(caller, "POST", path, body).await
    }

    pub async fn get(&self, caller: &Caller, path: &str) -> Result<Value, Refusal> {
        self.ask(caller, "GET", path, Value::Null).await
    }

    /// Returns a seat's view.
    pub async fn see(&self, caller: &Caller, table: &str, seat: u8) -> Value {
        self.get(caller, &format!("/api/tables/{table}/seats/{seat}/game")).await.expect("it is the caller's own seat")
    }

    /// Starts a table with these people, all ready and the first as host, and these bots.
    pub async fn begun(&self, people: &[&Caller], bots: &[&str], more: Value) -> String {
        let mut seats = vec![json!({ "me": {} })];
        seats.extend(people[1..].iter().map(|_| json!("open")));
        seats.extend(bots.iter().map(|bot| json!({ "bot": { "bot": bot } })));
        let mut table = json!({ "edition": "usa-classic", "seats": seats });
        for (key, value) in more.as_object().into_iter().flatten() {
            table[key] = value.clone();
        }
        let made = self.post(people[0], "/api/tables", table).await.expect("a table");
        let id = made["id"].as_str().expect("an id").to_string();
        for (at, person) in people.iter().enumerate().skip(1) {
            self.post(person, &format!("/api/tables/{id}/seats/{at}/sit"), Value::Null).await.expect("a seat");
            self.post(person, "/api/ready", json!({ "table": id, "ready": true })).await.expect("ready");
        }
        self.post(people[0], &format!("/api/tables/{id}/start"), Value::Null).await.expect("it starts");
        id
    }

    /// Opens a socket that watches a table.
    pub async fn watch(&self, caller: &Caller, table: &str, socket: u64, seat: Option<u8>) -> mpsc::Receiver<Frame> {
        let (out, frames, _) = outbox();
        let person = caller.person.as_ref().map(|person| person.id.clone());
        self.service
            .watch(
                &TableId::from(table),
                TableWatcher {
                    socket,
                    person,
                    address: None,
                    uncovered: seat,
                    describe: caller.describe,
                    language: caller.language,
                    out,
                },
            )
            .await;
        frames
    }
}

/// Returns everything received, as JSON.
pub fn came(frames: &mut mpsc::Receiver<Frame>) -> Vec<Value> {
    let messages =
        std::iter::from_fn(|| frames.try_recv().ok()).map(|frame| serde_json::from_str(&frame).expect("JSON"));
    messages.inspect(|message| fits_schema("ServerMessage", message)).collect()
}

/// Compares a value with the published schema of its type; brackets mean a list.
///
/// # Panics
/// If it does not match.
pub fn fits_schema(name: &str, value: &Value) {
    static ALL: LazyLock<Definitions> = LazyLock::new(schema::definitions);
    let fits = |name: &str, value| schema::check(&ALL, name, value).unwrap_or_else(|why| panic!("{why}"));
    match name.strip_prefix('[').and_then(|name| name.strip_suffix(']')) {
        Some(one) => value.as_array().expect("a list").iter().for_each(|value| fits(one, value)),
        None => fits(name, value),
    }
}

/// Returns a random answer to a seat's question.
pub fn choice(seeing: &Value, luck: &mut dealer::Stream) -> Value {
    let choices = seeing["choices"].as_array().expect("choices");
    choices[luck.below(choices.len())].clone()
}
