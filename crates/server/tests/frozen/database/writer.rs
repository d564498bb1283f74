//! Writes the database: people, tables in every phase, and campaigns between games and in games.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};
use server::service::Caller;
use server::store::{HookRow, MemoryStore, Sql, Store, Write};

use super::super::fixture;
use super::super::json::sha256;
use super::super::stage::{Dice, paused};
use super::{CONTENTS, Contents, FILE, copy, unchanged};
use crate::support::house::{House, START};
use crate::support::{Folder, three_cities};

const SEED: u64 = 1;

/// A server in use over several days.
struct Writer {
    house: House,
    people: BTreeMap<&'static str, Caller>,
    contents: Value,
    dice: Dice,
}

impl Writer {
    async fn post(&self, who: &str, path: &str, body: Value) -> Value {
        // Distinct times give lists a defined order.
        tokio::time::sleep(Duration::from_millis(1000)).await;
        let reply = self.house.post(&self.people[who], path, body).await;
        reply.unwrap_or_else(|refusal| panic!("{path} for {who}: {refusal}"))
    }

    fn id(&self, who: &str) -> String {
        self.people[who].person.as_ref().expect("a person").id.0.clone()
    }

    fn note(&mut self, kind: &str, name: &str, id: &str) {
        self.contents[kind][name] = json!(id);
    }

    async fn make_people(&mut self) {
        for name in ["Ada", "Bob", "Cleo"] {
            let caller = self.house.person(name).await;
            self.people.insert(name, caller);
            let token = self.post(name, "/api/me/tokens", json!({ "label": "guard" })).await;
            self.note("people", name, token["secret"].as_str().expect("a secret"));
        }
        self.post("Bob", "/api/me/code", Value::Null).await;
        let account = json!({ "login": "ada", "passphrase": "a long enough one" });
        self.post("Ada", "/api/me/account", account).await;
    }

    /// Makes a table with these people and bots.
    async fn gather(&mut self, name: &str, people: &[&str], bots: &[&str], more: Value) -> String {
        let mut seats = vec![json!({ "me": {} })];
        seats.extend(people[1..].iter().map(|_| json!("open")));
        seats.extend(bots.iter().map(|bot| json!({ "bot": { "bot": bot } })));
        let mut table = json!({ "edition": name, "seats": seats });
        for (key, value) in more.as_object().expect("settings") {
            table[key] = value.clone();
        }
        let made = self.post(people[0], "/api/tables", table).await;
        let id = made["id"].as_str().expect("an id").to_string();
        for (at, person) in people.iter().enumerate().skip(1) {
            self.post(person, &format!("/api/tables/{id}/seats/{at}/sit"), Value::Null).await;
        }
        self.note("tables", name, &id);
        id
    }

    async fn begin(&mut self, name: &str, people: &[&str], bots: &[&str], more: Value) -> String {
        // Tables with clocks get no nonces: their deals determine which seat is asked when time runs out.
        let nonces = more["pace"].is_null();
        let id = self.gather(name, people, bots, more).await;
        for person in &people[1..] {
            let nonce = nonces.then(|| sha256(person)[..32].to_string());
            self.post(person, "/api/ready", json!({ "table": id, "ready": true, "nonce": nonce })).await;
        }
        self.post(people[0], &format!("/api/tables/{id}/start"), Value::Null).await;
        id
    }

    /// Plays until people have given this many answers or the game ends; stops at a person's question.
    async fn play(&mut self, table: &str, answers: usize) {
        let mut done = 0;
        loop {
            let info = self.house.get(&Caller::default(), &format!("/api/tables/{table}")).await.expect("a table");
            let mut to_move = info["to_move"].as_array().expect("seats").iter().filter_map(Value::as_u64);
            let asked = to_move.find_map(|at| {
                let seat = &info["seats"][at as usize];
                let name = seat["sitter"]["person"]["name"].as_str().filter(|_| seat["stand_in"].is_null())?;
                let (name, caller) = self.people.get_key_value(name)?;
                Some((at, *name, caller.clone()))
            });
            if info["phase"] != "playing" || asked.is_some() && done >= answers {
                return;
            }
            let Some((at, name, caller)) = asked else {
                tokio::time::sleep(Duration::from_millis(100)).await;
                continue;
            };
            let seeing = self.house.see(&caller, table, at as u8).await;
            let undo = json!({ "table": table, "seat": at, "at": seeing["undo"] });
            if !seeing["undo"].is_null() && self.dice.below(3) == 0 {
                self.post(name, "/api/undo", undo).await;
            } else {
                let action = self.dice.choice(&seeing["choices"]);
                let act = json!({ "table": table, "seat": at, "at": seeing["at"], "action": action });
                self.post(name, "/api/act", act).await;
            }
            done += 1;
        }
    }

    async fn single_games(&mut self) {
        // This table makes time jump by days, so the other tables with clocks are created later.
        let days = json!({ "edition": "usa-classic", "pace": { "days": { "days": 1 } }, "first": 0,
                           "time_out": { "stand-in": { "bot": "greedy" } } });
        let table = self.begin("stood-in", &["Ada", "Bob"], &[], days).await;
        self.play(&table, 12).await;
        tokio::time::sleep(Duration::from_secs(26 * 3600)).await;
        self.post("Ada", "/api/back", json!({ "table": table, "seat": 0 })).await;
        self.play(&table, 6).await;
        let live = json!({ "edition": "germany", "pace": { "live": { "reserve_s": 600, "per_move_s": 5 } },
                           "time_out": "wait", "chat": "everybody", "listed": true });
        let table = self.begin("overdue", &["Bob", "Ada", "Cleo"], &[], live).await;
        self.play(&table, 20).await;
        self.post("Cleo", "/api/chat", json!({ "table": table, "text": "Back in an hour" })).await;
        tokio::time::sleep(Duration::from_secs(1000)).await;

        for (edition, people, bots) in [
            ("usa-new", &["Ada", "Bob"][..], &["greedy"][..]),
            ("usa-classic", &["Bob", "Ada"], &["path", "hungry"]),
            ("germany", &["Ada", "Cleo"], &["one-step"]),
            ("legends", &["Ada", "Bob", "Cleo"], &[]),
        ] {
            let table = self.begin(edition, people, bots, json!({})).await;
            self.play(&table, 50).await;
            self.post("Ada", "/api/chat", json!({ "table": table, "text": "Good luck, 🚂 \"all\"" })).await;
        }

        let table = self.gather("gathering", &["Ada", "Cleo"], &["easy"], json!({ "edition": "germany" })).await;
        self.post("Ada", "/api/chat", json!({ "table": table, "text": "Who joins?" })).await;
        self.post("Cleo", &format!("/api/tables/{table}/leave"), Value::Null).await;
        let offer = json!({ "person": self.id("Bob") });
        self.post("Ada", &format!("/api/tables/{table}/seats/1/offer"), offer.clone()).await;
        let withdraw = format!("/api/tables/{table}/seats/1/offer");
        self.house.ask(&self.people["Ada"], "DELETE", &withdraw, Value::Null).await.expect("an offer");
        self.post("Ada", &format!("/api/tables/{table}/seats/1/offer"), offer).await;

        let table =
            self.begin("left", &["Cleo", "Ada", "Bob"], &[], json!({ "edition": "usa-new", "time_out": "wait" })).await;
        self.play(&table, 15).await;
        self.post("Cleo", &format!("/api/tables/{table}/leave"), Value::Null).await;
        let offer = self.post("Ada", &format!("/api/tables/{table}/seats/0/offer"), json!({})).await;
        assert!(offer["code"].is_string());

        let table =
            self.begin("broken-off", &["Ada", "Bob"], &[], json!({ "edition": "legends", "time_out": "wait" })).await;
        self.play(&table, 5).await;
        self.post("Bob", &format!("/api/tables/{table}/leave"), Value::Null).await;
        self.post("Ada", &format!("/api/tables/{table}/break-off"), Value::Null).await;

        let lesson = self.post("Cleo", "/api/lesson", Value::Null).await;
        let table = lesson["id"].as_str().expect("an id").to_string();
        self.note("tables", "lesson", &table);
        self.play(&table, 6).await;
        self.custom_maps().await;
    }

    async fn custom_maps(&mut self) {
        let map = self.post("Ada", "/api/maps", three_cities()).await["hash"].clone();
        let own = json!({ "edition": "three-cities", "map": map });
        let table = self.begin("custom-map", &["Ada", "Bob"], &[], own.clone()).await;
        self.play(&table, 9).await;
        let table = self.begin("over", &["Ada", "Bob"], &[], own).await;
        self.play(&table, usize::MAX).await;
        let chances = format!("/api/tables/{table}/chances");
        while self.house.get(&self.people["Ada"], &chances).await.expect("a finished game")["done"] != true {
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        let rematch = self.post("Bob", &format!("/api/tables/{table}/rematch"), Value::Null).await;
        self.note("tables", "rematch", rematch["id"].as_str().expect("an id"));
        let fork = json!({ "seats": [{ "me": {} }, { "bot": { "bot": "greedy" } }] });
        let fork = self.post("Bob", &format!("/api/tables/{table}/replay/20/table"), fork).await;
        let fork = fork["id"].as_str().expect("an id").to_string();
        self.post("Bob", &format!("/api/tables/{fork}/start"), Value::Null).await;
        self.play(&fork, 2).await;
        self.note("tables", "forked", &fork);
        let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus/usa-classic-for-2.txt");
        let text = std::fs::read_to_string(corpus).expect("an old record");
        let record = self.post("Cleo", "/api/records", json!({ "text": text })).await;
        self.note("tables", "imported", record["table"].as_str().expect("an id"));
    }

    async fn see_campaign(&self, id: &str) -> Value {
        self.house.get(&Caller::default(), &format!("/api/campaigns/{id}")).await.expect("a campaign")
    }

    /// Advances a campaign until it waits for a `table`, `game` or `company`.
    async fn advance(&mut self, id: &str, until: &str) {
        for _ in 0..200 {
            tokio::time::sleep(Duration::from_millis(100)).await;
            let seen = self.see_campaign(id).await;
            let waiting = &seen["view"]["waiting"];
            if waiting == until || !waiting[until].is_null() {
                return;
            }
            let at = &seen["info"]["at"];
            match waiting.as_str() {
                Some("table") => {
                    self.post("Ada", &format!("/api/campaigns/{id}/games"), json!({ "at": at })).await;
                }
                Some("game") => {
                    let games = seen["info"]["games"].as_array().expect("games");
                    let table = games.last().expect("a game")["table"].as_str().expect("a table").to_string();
                    self.play(&table, usize::MAX).await;
                }
                _ => {
                    let company = waiting["company"][0].as_str().expect("a company is asked").to_string();
                    let who = if company == "blue" { "Ada" } else { "Bob" };
                    let own = format!("/api/campaigns/{id}/companies/{company}");
                    let own_view = self.house.get(&self.people[who], &own).await.expect("an own company");
                    let answer = self.dice.choice(&own_view["view"]["choices"]);
                    self.post(who, &format!("{own}/answer"), json!({ "at": at, "answer": answer })).await;
                }
            }
        }
        panic!("campaign {id} never waits for {until}");
    }

    async fn found(&mut self, name: &str, others: Value) -> String {
        let mut companies = vec![json!({ "company": "blue", "holder": { "me": {} } })];
        companies.extend(others.as_array().expect("companies").iter().cloned());
        let new = json!({ "name": name, "companies": companies, "terms": { "time_out": "wait" } });
        let id = self.post("Ada", "/api/campaigns", new).await["info"]["id"].as_str().expect("an id").to_string();
        self.post("Bob", &format!("/api/campaigns/{id}/companies/red/claim"), Value::Null).await;
        self.note("campaigns", name, &id);
        id
    }

    async fn campaigns(&mut self) {
        let open = json!({ "company": "red", "holder": "open" });
        let bot = json!({ "company": "green", "holder": { "bot": { "bot": "greedy" } } });
        self.found("founded", json!([open, bot])).await;

        let id = self.found("in-a-game", json!([open, bot])).await;
        self.advance(&id, "game").await;
        self.post("Ada", &format!("/api/campaigns/{id}/told"), json!({ "to": 3 })).await;
        self.post("Bob", &format!("/api/campaigns/{id}/read"), json!({ "to": 2 })).await;
        let games = self.see_campaign(&id).await["info"]["games"].clone();
        let table = games[0]["table"].as_str().expect("a table").to_string();
        self.play(&table, 30).await;

        let id = self.found("between-games", json!([open])).await;
        self.advance(&id, "game").await;
        self.advance(&id, "company").await;
        self.advance(&id, "table").await;
        self.post("Bob", &format!("/api/campaigns/{id}/rewind"), json!({ "game": 0 })).await;
        let decline = format!("/api/campaigns/{id}/rewind");
        self.house.ask(&self.people["Ada"], "DELETE", &decline, Value::Null).await.expect("it is declined");
        self.post("Bob", &format!("/api/campaigns/{id}/companies/red/away"), json!({ "bot": "greedy" })).await;
        self.advance(&id, "game").await;
        self.post("Bob", &format!("/api/campaigns/{id}/companies/red/back"), Value::Null).await;
        self.advance(&id, "company").await;
        let fork = json!({ "game": 1, "name": "branch" });
        let fork = self.post("Ada", &format!("/api/campaigns/{id}/fork"), fork).await;
        self.note("campaigns", "branch", fork["info"]["id"].as_str().expect("an id"));

        let id = self.found("gone-back", json!([open])).await;
        self.advance(&id, "company").await;
        self.advance(&id, "table").await;
        self.advance(&id, "game").await;
        for who in ["Ada", "Bob"] {
            self.post(who, &format!("/api/campaigns/{id}/rewind"), json!({ "game": 0 })).await;
        }
        let others = json!([open, { "company": "green", "holder": "open" }]);
        let id = self.found("game-1", others).await;
        self.post("Cleo", &format!("/api/campaigns/{id}/companies/green/claim"), Value::Null).await;
        self.advance(&id, "game").await;
        self.late_games().await;
    }

    /// Creates campaigns in late games, forked from a log without records to keep the database
    /// small.
    async fn late_games(&mut self) {
        let text = fixture::text("campaign.log").expect("the log is frozen");
        let import = json!({ "name": "over", "text": text });
        let id =
            self.post("Ada", "/api/campaigns/import", import).await["info"]["id"].as_str().expect("an id").to_string();
        self.note("campaigns", "over", &id);
        let claim = |company: &str, id: &str| format!("/api/campaigns/{id}/companies/{company}/claim");
        self.post("Ada", &claim("blue", &id), Value::Null).await;
        for game in [3, 7, 11] {
            let name = format!("game-{}", game + 1);
            let fork = json!({ "game": game, "name": name });
            let fork = self.post("Ada", &format!("/api/campaigns/{id}/fork"), fork).await;
            let fork = fork["info"]["id"].as_str().expect("an id").to_string();
            for (who, company) in [("Ada", "blue"), ("Bob", "red"), ("Cleo", "green")] {
                self.post(who, &claim(company, &fork), Value::Null).await;
            }
            let at = self.see_campaign(&fork).await["info"]["at"].clone();
            self.post("Ada", &format!("/api/campaigns/{fork}/games"), json!({ "at": at })).await;
            self.note("campaigns", &name, &fork);
        }
    }
}

async fn written() -> (Arc<dyn Store>, Value) {
    let house = House::on(Arc::new(MemoryStore::new()), SEED);
    let contents = json!({ "made": START, "people": {}, "tables": {}, "campaigns": {} });
    let mut writer = Writer { house, people: BTreeMap::new(), contents, dice: Dice::new(SEED) };
    writer.make_people().await;
    writer.single_games().await;
    writer.campaigns().await;
    let mut ids: Vec<String> = ["Ada", "Bob", "Cleo"].iter().map(|who| writer.id(who)).collect();
    // The owner of the lesson's map.
    ids.push("house".to_string());
    writer.contents["ids"] = json!(ids);
    // The webhook is written last, so that this server never calls it.
    let (person, url) = (writer.id("Bob").as_str().into(), "https://example.org/turns".to_string());
    let hook = HookRow { person, url, secret: sha256("webhook"), created: START };
    writer.house.store.write(Write::Hook(hook)).await.expect("a webhook");
    (Arc::clone(&writer.house.store), writer.contents)
}

/// Writes the database if it is missing: `cargo test -p server frozen -- --ignored`. An existing
/// one is never replaced: an old database is worth more than a new one.
#[test]
#[ignore = "writes fixtures"]
fn missing_database_is_written() {
    if fixture::bytes(FILE).is_some() {
        return;
    }
    let (store, contents) = paused(written());
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    let folder = Folder::new();
    let file = folder.file("highball.sqlite");
    runtime.block_on(async {
        let sql = Sql::sqlite(&file).await.expect("a new file");
        copy(&*store, &sql, &Contents(contents.clone()), unchanged).await;
        sql.close().await.expect("it closes");
    });
    assert!(!folder.file("highball.sqlite-wal").exists(), "everything is in the one file");
    fixture::write(FILE, &std::fs::read(&file).expect("the file"));
    fixture::write(CONTENTS, (serde_json::to_string_pretty(&contents).expect("JSON") + "\n").as_bytes());
}
