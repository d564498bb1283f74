//! A database written by an earlier version can be opened, shows everyone the same data as before,
//! and contains only games that can be finished.

mod carry_on;
mod writer;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use protocol::{PersonId, TableId};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use server::service::Caller;
use server::store::{Append, EMPTY, MemoryStore, Sql, Store, TableFilter, Write};

use super::fixture::{self, HOW};
use super::json::{Limit, clipped, differences, sha256};
use super::stage::{Dice, follow, paused, replied};
use super::transcript::{self, Transcript};
use crate::support::house::House;
use crate::support::{Folder, backup_lines, restore_lines};

/// Inputs of these tests. They are never rewritten.
const FILE: &str = "database/highball.sqlite.gz";
const CONTENTS: &str = "database/contents.json";
/// Clock offset of servers that open the database, in milliseconds. It makes their time later than
/// any time in the database.
pub const LATER: u64 = 6 * 24 * 3600 * 1000;
/// Size limit for lists that are stored in full.
const BRIEF: Limit = Limit { list_max: 3000 };

/// A list of what the database contains: the tokens of people, and the ids of tables and campaigns
/// by purpose.
pub struct Contents(Value);

impl Contents {
    pub fn frozen() -> Contents {
        let text = fixture::text(CONTENTS).expect("the contents are frozen");
        Contents(serde_json::from_str(&text).expect("JSON"))
    }

    fn named(&self, kind: &str) -> Vec<(String, String)> {
        let named = self.0[kind].as_object().expect("a list by name").iter();
        named.map(|(name, value)| (name.clone(), value.as_str().expect("an id").to_string())).collect()
    }

    pub fn tables(&self) -> Vec<(String, String)> {
        self.named("tables")
    }

    pub fn campaigns(&self) -> Vec<(String, String)> {
        self.named("campaigns")
    }

    pub fn campaign(&self, name: &str) -> String {
        self.0["campaigns"][name].as_str().unwrap_or_else(|| panic!("no campaign is called {name}")).to_string()
    }

    /// Returns the callers by id, authenticated by their tokens.
    pub async fn people(&self, house: &House) -> BTreeMap<String, Caller> {
        let mut people = BTreeMap::new();
        for (name, token) in self.named("people") {
            let caller = house.service.caller(Some(&token)).await.expect("the store answers");
            let row = caller.person.as_ref().unwrap_or_else(|| panic!("the token of {name} is not known"));
            people.insert(row.id.0.clone(), caller);
        }
        people
    }
}

/// Copies everything into an empty store and applies `change` to every journal entry.
async fn copy(from: &dyn Store, to: &dyn Store, contents: &Contents, mut change: impl FnMut(&TableId, &str) -> String) {
    let mut members = BTreeMap::<TableId, Vec<PersonId>>::new();
    let people: Vec<PersonId> =
        contents.0["ids"].as_array().expect("ids").iter().map(|id| id.as_str().expect("an id").into()).collect();
    let keep = async |write: Write| to.write(write).await.expect("the store is empty");
    for person in &people {
        for listing in from.list(TableFilter::Of(person.clone()), u32::MAX).await.expect("a list") {
            members.entry(listing.table).or_default().push(person.clone());
        }
        if let Some(row) = from.person(person).await.expect("a person") {
            keep(Write::Person(row)).await;
        }
        if let Some(row) = from.login_of(person).await.expect("a login") {
            keep(Write::Login(row)).await;
        }
        for row in from.keys_of(person).await.expect("keys") {
            keep(Write::Key(row)).await;
        }
        for row in from.maps_of(person).await.expect("maps") {
            keep(Write::Map(row)).await;
        }
    }
    for row in from.hooks().await.expect("webhooks") {
        keep(Write::Hook(row)).await;
    }
    for listing in from.list(TableFilter::All, u32::MAX).await.expect("a list") {
        let journal = from.journal(&listing.table).await.expect("it is whole").expect("it is there");
        if let Some(text) = from.chances(&listing.table).await.expect("chances") {
            keep(Write::Chances { table: listing.table.clone(), text }).await;
        }
        keep(Write::Append(Append {
            from: 0,
            before: EMPTY.to_string(),
            entries: journal.entries.iter().map(|entry| change(&listing.table, entry)).collect(),
            head: listing.head,
            members: members.remove(&listing.table),
            table: listing.table,
        }))
        .await;
    }
}

/// Returns a journal entry as it is.
pub fn unchanged(_: &TableId, entry: &str) -> String {
    entry.to_string()
}

/// Runs a future in real time: SQLite works on its own threads, and paused time does not wait for them.
fn in_real_time<T>(work: impl Future<Output = T>) -> T {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    runtime.expect("a runtime").block_on(work)
}

/// Opens a copy of the database; it is deleted with the folder.
async fn opened() -> (Folder, Arc<Sql>) {
    let folder = Folder::new();
    let file = folder.file("highball.sqlite");
    std::fs::write(&file, fixture::bytes(FILE).expect("the database is frozen")).expect("a copy");
    let store = Sql::sqlite(&file).await.unwrap_or_else(|error| panic!("{FILE}: {error}"));
    (folder, Arc::new(store))
}

/// Loads the database into memory, where time can be paused.
pub fn in_memory(change: impl FnMut(&TableId, &str) -> String) -> MemoryStore {
    let memory = MemoryStore::new();
    in_real_time(async {
        let (_folder, store) = opened().await;
        copy(&*store, &memory, &Contents::frozen(), change).await;
        store.close().await.expect("it closes");
    });
    memory
}

/// Requests everything that each person and the public can see.
async fn found(house: &House, contents: &Contents) -> Transcript {
    house.service.load_hooks().await;
    let people = contents.people(house).await;
    let mut transcript = Transcript::new(BRIEF);
    let mut ask = async |name: &str, caller: &Caller, path: String| {
        let reply = replied(house.get(caller, &path).await);
        transcript.add_reply(0, name, &format!("GET {path}"), reply)
    };
    let anybody = Caller::default();
    for caller in people.values() {
        let name = &caller.person.as_ref().expect("a person").name;
        for what in ["", "/tables", "/turns", "/campaigns", "/keys", "/maps", "/webhook"] {
            ask(name, caller, format!("/api/me{what}")).await;
        }
    }
    ask("anybody", &anybody, "/api/tables".to_string()).await;
    let mut tables: Vec<String> = contents.tables().into_iter().map(|(_, table)| table).collect();
    for (_, campaign) in contents.campaigns() {
        let _followed = follow(house, &campaign).await;
        ask("anybody", &anybody, format!("/api/campaigns/{campaign}/edition")).await;
        let seen = ask("anybody", &anybody, format!("/api/campaigns/{campaign}")).await;
        for company in seen["info"]["companies"].as_array().into_iter().flatten() {
            let own = company["holder"]["person"]["id"].as_str().and_then(|id| people.get(id));
            let (Some(caller), Some(name)) = (own, company["company"].as_str()) else { continue };
            ask(name, caller, format!("/api/campaigns/{campaign}/companies/{name}")).await;
            ask(name, caller, format!("/api/campaigns/{campaign}/log")).await;
        }
        let games = seen["info"]["games"].as_array().into_iter().flatten();
        tables.extend(games.filter_map(|game| Some(game["table"].as_str()?.to_string())));
    }
    let (_, over) = contents.tables().into_iter().find(|(name, _)| name == "over").expect("a finished game");
    ask("anybody", &anybody, format!("/api/tables/{over}/chances")).await;
    for table in tables {
        for what in ["/game", "/history", "/chat", "/edition", "/replay", "/record", "/bundle"] {
            ask("anybody", &anybody, format!("/api/tables/{table}{what}")).await;
        }
        let info = ask("anybody", &anybody, format!("/api/tables/{table}")).await;
        for (seat, at) in info["seats"].as_array().into_iter().flatten().zip(0..) {
            let Some(caller) = seat["sitter"]["person"]["id"].as_str().and_then(|id| people.get(id)) else { continue };
            for what in ["game", "history"] {
                ask(&format!("seat {at}"), caller, format!("/api/tables/{table}/seats/{at}/{what}")).await;
            }
        }
    }
    transcript
}

#[test]
fn old_database_opens_and_shows_the_same() {
    in_real_time(async {
        let (_folder, store) = opened().await;
        let contents = Contents::frozen();
        let house = House::on_old(store.clone(), LATER);
        let transcript = found(&house, &contents).await;
        assert!(!transcript.text().contains("\"code\":\"damaged\""), "everything can be read");
        if let Err(report) = transcript.check("database/found") {
            panic!("{report}\n{HOW}");
        }
        fixture::check("database/found.txt", &transcript.sums("database"));

        let lines = backup_lines(&store).await;
        fixture::check("database/backup.txt", &format!("{}\n{}\n", lines[0], sha256(&lines.join("\n"))));
        let folder = Folder::new();
        let again = folder.file("again.sqlite");
        restore_lines(&lines, &again).await.expect("a backup can be restored");
        let again = Sql::sqlite(&again).await.expect("it opens");
        assert!(backup_lines(&again).await == lines, "what is restored is what was there");
        again.close().await.expect("it closes");

        let login = json!({ "login": "ada", "passphrase": "a long enough one" });
        let me = house.post(&Caller::default(), "/api/login", login).await.expect("the passphrase is still good");
        assert_eq!(me["name"], "Ada");
        store.close().await.expect("it closes");
    });
}

/// Reads and writes every journal entry of every kind.
#[test]
fn journal_entries_survive_reading_and_writing() {
    fn again<E: DeserializeOwned + Serialize>(entry: &str) -> Value {
        let read: E = serde_json::from_str(entry).unwrap_or_else(|error| panic!("{error}: {}", clipped(entry)));
        serde_json::to_value(read).expect("an entry can be written")
    }
    let mut kinds = BTreeMap::<String, usize>::new();
    in_memory(|journal, entry| {
        let frozen: Value = serde_json::from_str(entry).expect("JSON");
        let (kind, now) = match server::campaign::is_campaign(journal) {
            true => ("campaign", again::<server::campaign::CampaignEntry>(entry)),
            false => ("table", again::<server::table::entry::TableEntry>(entry)),
        };
        let word = frozen.as_object().and_then(|fields| fields.keys().next()).expect("an entry has one key");
        let difference = differences(&frozen, &now).into_iter().next();
        assert!(difference.is_none(), "{kind} {word} is written otherwise: {}", difference.expect("one"));
        *kinds.entry(format!("{kind} {word}")).or_default() += 1;
        entry.to_string()
    });
    let listed: String = kinds.iter().map(|(kind, count)| format!("{kind} {count}\n")).collect();
    fixture::check("database/entries.txt", &listed);
    assert_eq!(kinds.len(), 16 + 11, "kinds of entries of tables and campaigns:\n{listed}");
}

#[test]
fn old_games_can_be_finished() {
    // The first game is finished on SQLite in real time. Then all games are finished in memory in
    // paused time.
    in_real_time(async {
        let (_folder, store) = opened().await;
        let (house, contents) = (House::on_old(store.clone(), LATER), Contents::frozen());
        let people = contents.people(&house).await;
        let (_, table) = contents.tables().into_iter().find(|(name, _)| name == "legends").expect("there is one");
        carry_on::table(&house, &table, &people, &mut Dice::new(1)).await;
        store.close().await.expect("it closes");
    });
    let memory = in_memory(unchanged);
    paused(async {
        let (house, contents) = (House::on_old(Arc::new(memory), LATER), Contents::frozen());
        let people = contents.people(&house).await;
        for (number, (_, table)) in contents.tables().into_iter().enumerate() {
            carry_on::table(&house, &table, &people, &mut Dice::new(number as u64)).await;
        }
        for (number, (_, campaign)) in contents.campaigns().into_iter().enumerate() {
            carry_on::campaign(&house, &campaign, &people, &mut Dice::new(number as u64)).await;
        }
    });
}

/// Changes a word or a card in one journal at a time, and expects the change to be reported.
#[test]
fn changed_journals_are_reported() {
    if fixture::is_blessing() {
        return;
    }
    let plants = [
        ("usa-new", "\"step\":", "\"stepped\":"),
        ("legends", "\"opened\":", "\"made\":"),
        ("stood-in", "\"timed-out\":", "\"time-out\":"),
        ("germany", "\"chat\":{", "\"talk\":{"),
        ("imported", "\"imported\":", "\"brought\":"),
        ("left", "\"sitter\":", "\"occupant\":"),
        ("custom-map", "deal green", "deal red"),
        ("founded", "\"founded\":", "\"begun\":"),
        ("between-games", "\"input\":", "\"given\":"),
        ("gone-back", "\"rewound\":", "\"back\":"),
        ("game-12", "\"pack\":\"meridian\"", "\"pack\":\"equator\""),
    ];
    let contents = Contents::frozen();
    let known: BTreeMap<String, String> = contents.tables().into_iter().chain(contents.campaigns()).collect();
    let mut changed = BTreeSet::<&str>::new();
    let memory = in_memory(|journal, entry| {
        let plant = plants.iter().find(|(name, ..)| known[*name] == journal.0);
        let Some((name, from, to)) = plant.filter(|(_, from, _)| entry.contains(from)) else {
            return entry.to_string();
        };
        changed.insert(name);
        entry.replacen(from, to, 1)
    });
    let frozen = fixture::text("database/found.jsonl.gz").expect("it is frozen");
    let now = paused(async { found(&House::on_old(Arc::new(memory), LATER), &contents).await });
    let report = transcript::difference("database", &frozen, now.text()).expect("they differ");
    assert!(report.starts_with("database, "), "{report}");
    let (frozen, now): (BTreeSet<&str>, BTreeSet<&str>) = (frozen.lines().collect(), now.text().lines().collect());
    for (name, from, to) in plants {
        assert!(changed.contains(name), "{from} does not stand in {name}");
        let about = |line: &&&str| line.contains(&known[name]);
        assert!(frozen.difference(&now).any(|line| about(&line)), "{from} is read as {to}, and nobody notices");
    }
}
