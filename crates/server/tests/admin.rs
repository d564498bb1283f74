//! Administration, deletion of people and retention.

use std::sync::Arc;
use std::time::Duration;

use protocol::calls::ServiceCall;
use protocol::{AuditLine, Phase, SanctionKind, TableId};
use serde_json::{Value, json};
use server::admin::{ANONYMOUS, AdminActor};
use server::entropy::Entropy;
use server::refusal::Refusal;
use server::service::{Caller, Request, Service, ServiceSettings};
use server::store::admin::{AdminWrite, InviteRow, Rewrite, SanctionRow};
use server::store::{Append, EMPTY, Head, KeyKind, KeyRow, LoginRow, PersonRow, Sql, Store, StoreError, Write};
use server::workers::OnTheSpot;

use crate::support::house::House;
use crate::support::{Folder, backup_lines};

const DAY: Duration = Duration::from_secs(24 * 3600);

fn host() -> Caller {
    Caller { admin: Some(AdminActor::Api), ..Caller::default() }
}

fn id(caller: &Caller) -> String {
    caller.person.as_ref().expect("a person").id.0.clone()
}

async fn administrate(house: &House, method: &str, path: &str, body: Value) -> Result<Value, Refusal> {
    house.ask(&host(), method, &format!("/api/admin{path}"), body).await
}

fn code<T>(result: Result<T, Refusal>) -> &'static str {
    result.err().map_or("done", |refusal| refusal.code())
}

/// Returns the actions in the audit log with their targets, oldest first.
async fn audited(house: &House) -> Vec<(String, String)> {
    let log = administrate(house, "GET", "/audit", Value::Null).await.expect("a log");
    let word = |line: &Value, key: &str| line[key].as_str().expect("a word").to_string();
    log.as_array().expect("lines").iter().rev().map(|line| (word(line, "deed"), word(line, "target"))).collect()
}

#[tokio::test(start_paused = true)]
async fn sanctions_hold_until_they_end_or_are_lifted() {
    let house = House::new(1);
    let (ada, bob) = (house.person("Ada").await, house.person("Bob").await);
    let table = house.begun(&[&ada, &bob], &[], json!({ "chat": "everybody" })).await;
    let token = house.post(&bob, "/api/me/tokens", json!({ "label": "bot" })).await.expect("a token");
    let secret = token["secret"].as_str().expect("a secret");
    let say = json!({ "table": table, "text": "hello" });
    let person = format!("/people/{}", id(&bob));

    let mute = json!({ "kind": "mute", "days": 2, "reason": "Insults" });
    administrate(&house, "POST", &format!("{person}/sanctions"), mute).await.expect("muted");
    let refusal = house.post(&bob, "/api/chat", say.clone()).await.expect_err("he is muted");
    assert_eq!(refusal.code(), "muted");
    assert!(refusal.to_string().contains("2 more days") && refusal.to_string().contains("Insults"), "{refusal}");
    assert_eq!(code(house.post(&ada, "/api/chat", say.clone()).await), "done");
    tokio::time::sleep(2 * DAY).await;
    assert_eq!(code(house.post(&bob, "/api/chat", say.clone()).await), "done");

    assert_eq!(code(house.service.caller(Some(secret)).await), "done");
    let ban = json!({ "kind": "ban", "reason": "Cheating" });
    administrate(&house, "POST", &format!("{person}/sanctions"), ban).await.expect("banned");
    assert_eq!(code(house.service.caller(Some(secret)).await), "banned");
    let restarted = House::on(house.store.clone(), 2);
    restarted.service.load_sanctions().await;
    assert_eq!(code(restarted.service.caller(Some(secret)).await), "banned", "it survives a restart");
    let key = house.store.keys_of(&id(&bob).as_str().into()).await.expect("keys")[0].id.clone();
    assert!(house.service.is_revoked(&key), "open sockets end");
    administrate(&house, "DELETE", &format!("{person}/sanctions/ban"), Value::Null).await.expect("lifted");
    assert!(!house.service.is_revoked(&key));
    assert_eq!(code(house.service.caller(Some(secret)).await), "done");
    let again = administrate(&house, "DELETE", &format!("{person}/sanctions/ban"), Value::Null).await;
    assert_eq!(code(again), "not-found");

    administrate(&house, "DELETE", &format!("{person}/keys"), Value::Null).await.expect("logged out");
    assert!(house.service.caller(Some(secret)).await.expect("an answer").person.is_none());
    let deeds = ["mute", "ban", "lift", "revoke-keys"].map(|deed| (deed.to_string(), id(&bob)));
    assert_eq!(audited(&house).await, deeds);
}

#[tokio::test(start_paused = true)]
async fn tables_and_campaigns_are_listed_closed_and_deleted() {
    let house = House::new(2);
    let (ada, bob) = (house.person("Ada").await, house.person("Bob").await);
    let table = house.begun(&[&ada, &bob], &[], json!({})).await;
    let companies = json!([{ "company": "blue", "holder": { "me": {} } }, { "company": "red", "holder": "open" }]);
    let campaign = house.post(&ada, "/api/campaigns", json!({ "name": "Ours", "companies": companies })).await;
    let campaign = campaign.expect("a campaign")["info"]["id"].as_str().expect("an id").to_string();
    house.post(&bob, &format!("/api/campaigns/{campaign}/companies/red/claim"), Value::Null).await.expect("his");
    house.post(&ada, &format!("/api/campaigns/{campaign}/games"), json!({ "at": 0 })).await.expect("a game");
    let listed = administrate(&house, "GET", "/tables", Value::Null).await.expect("a list");
    let find = |id: &str| listed.as_array().expect("tables").iter().find(|found| found["id"] == id).expect("it");
    assert_eq!(find(&table)["people"][1]["name"], "Bob");
    assert_eq!(find(&campaign)["title"], "Ours");
    let game =
        listed.as_array().expect("tables").iter().find(|found| found["campaign"] == *campaign).expect("its game");
    let game = game["id"].as_str().expect("an id").to_string();
    for (method, path) in [("POST", format!("/tables/{game}/close")), ("DELETE", format!("/tables/{game}"))] {
        assert_eq!(code(administrate(&house, method, &path, Value::Null).await), "bad-request", "{path}");
    }

    let mut frames = house.watch(&bob, &table, 1, Some(1)).await;
    administrate(&house, "POST", &format!("/tables/{table}/seats/1/remove"), Value::Null).await.expect("removed");
    let info = house.get(&ada, &format!("/api/tables/{table}")).await.expect("a table");
    assert_eq!(info["seats"][1]["sitter"], "open");
    let log = administrate(&house, "GET", "/audit", Value::Null).await.expect("a log");
    assert_eq!(log[0]["detail"], "seat 1", "{log}");
    administrate(&house, "POST", &format!("/tables/{table}/close"), Value::Null).await.expect("closed");
    let info = house.get(&ada, &format!("/api/tables/{table}")).await.expect("a table");
    assert_eq!(info["phase"], "broken-off");
    assert_eq!(code(administrate(&house, "POST", &format!("/tables/{table}/close"), Value::Null).await), "wrong-time");
    administrate(&house, "DELETE", &format!("/tables/{table}"), json!({ "reason": "spam" })).await.expect("deleted");
    while frames.recv().await.is_some() {}
    for house in [&house, &House::on(house.store.clone(), 3)] {
        assert_eq!(code(house.get(&ada, &format!("/api/tables/{table}")).await), "no-such-table");
    }
    administrate(&house, "DELETE", &format!("/tables/{campaign}"), Value::Null).await.expect("deleted");
    assert_eq!(code(house.get(&ada, &format!("/api/campaigns/{campaign}")).await), "not-found");
    assert_eq!(code(house.get(&ada, &format!("/api/tables/{game}")).await), "no-such-table");
    assert_eq!(administrate(&house, "GET", "/tables", Value::Null).await.expect("a list"), json!([]));
}

#[tokio::test(start_paused = true)]
async fn renamed_people_have_their_new_name_at_every_table() {
    let house = House::new(3);
    let (ada, bob) = (house.person("Ada").await, house.person("Rude name").await);
    let table = house.begun(&[&ada, &bob], &[], json!({ "chat": "everybody" })).await;
    house.post(&bob, "/api/chat", json!({ "table": table, "text": "hello" })).await.expect("said");
    let before = house.see(&ada, &table, 0).await;
    let path = format!("/people/{}/name", id(&bob));
    administrate(&house, "PUT", &path, json!({ "name": "Bob" })).await.expect("renamed");
    for house in [&house, &House::on(house.store.clone(), 3)] {
        for path in ["", "/chat"] {
            let seen = house.get(&ada, &format!("/api/tables/{table}{path}")).await.expect("it is there").to_string();
            assert!(seen.contains("\"Bob\"") && !seen.contains("Rude"), "{seen}");
        }
        assert_eq!(house.see(&ada, &table, 0).await["view"], before["view"]);
    }
    let found = administrate(&house, "GET", "/find/bob", Value::Null).await.expect("a list");
    assert_eq!(found[0]["id"], id(&bob));
}

/// Bob, who is deleted, has played, chatted and watched, and has a map, an account and a webhook.
/// Nothing that remains may name him.
#[tokio::test(flavor = "multi_thread")]
async fn deleted_people_leave_moves_and_nothing_else() {
    let folder = Folder::new();
    let store = Arc::new(Sql::sqlite(&folder.file("erase.db")).await.expect("a database"));
    let house = House::on(store.clone(), 4);
    let (ada, bob) = (house.person("Ada").await, house.person("Bob Secretname").await);
    let everybody = json!({ "chat": "everybody", "first": 0, "time_out": "wait" });
    let played = house.begun(&[&ada, &bob], &[], everybody.clone()).await;
    let alone = house.begun(&[&bob], &["easy"], everybody.clone()).await;
    let watched = house.begun(&[&ada], &["easy"], everybody).await;
    for table in [&played, &watched] {
        let say = json!({ "table": table, "text": "my private number is 555" });
        house.post(&bob, "/api/chat", say).await.expect("said");
    }
    let seeing = house.see(&ada, &played, 0).await;
    let mine = house.see(&bob, &alone, 0).await;
    let act = json!({ "table": alone, "seat": 0, "at": mine["at"], "action": mine["choices"][0] });
    house.post(&bob, "/api/act", act).await.expect("he moves");
    let account = json!({ "login": "bob", "passphrase": "a long enough one" });
    house.post(&bob, "/api/me/account", account).await.expect("an account");
    house.post(&bob, "/api/me/tokens", json!({ "label": "his own label" })).await.expect("a token");

    let data = house.get(&bob, "/api/me/data").await.expect("his data");
    let text = data.to_string();
    for word in ["Bob Secretname", "his own label", "\"bob\"", "555", &played, &alone, &watched] {
        assert!(text.contains(word), "{word} in {text}");
    }
    let moves = |table: &str| {
        let found = data["tables"].as_array().expect("tables").iter().find(|found| found["table"] == table);
        found.expect("his table")["moves"].as_array().expect("moves").len()
    };
    assert_eq!((moves(&played), moves(&alone), moves(&watched)), (0, 1, 0));

    house.ask(&bob, "DELETE", "/api/me", Value::Null).await.expect("begun");
    house.service.finish_erasures().await;
    let info = house.get(&ada, &format!("/api/tables/{played}")).await.expect("the game goes on");
    assert_eq!((&info["phase"], &info["seats"][1]["sitter"]), (&json!("playing"), &json!("open")));
    assert_eq!(info["seats"][1]["former"]["name"], ANONYMOUS);
    let after = house.see(&ada, &played, 0).await;
    assert_eq!((&after["view"], &after["choices"]), (&seeing["view"], &seeing["choices"]));
    let ended = house.get(&ada, &format!("/api/tables/{alone}")).await.expect("a table");
    assert_eq!(ended["phase"], "broken-off");
    assert_eq!(house.get(&ada, &format!("/api/tables/{watched}/chat")).await.expect("a chat"), json!([]));
    let login = json!({ "login": "bob", "passphrase": "a long enough one" });
    assert_eq!(code(house.post(&Caller::default(), "/api/login", login).await), "not-known");
    assert_eq!(store.witness().await, Ok(()), "no acknowledged entry is missed");
    let lines = backup_lines(&store).await.join("\n");
    for word in ["Secretname", "private number", "his own label", "\"bob\""] {
        assert!(!lines.contains(word), "{word} is still stored");
    }
    assert!(lines.contains("delete-person"));
    let act = json!({ "table": played, "seat": 0, "at": after["at"], "action": after["choices"][0] });
    assert_eq!(code(house.post(&ada, "/api/act", act).await), "done", "the game can be played on");
    store.close().await.expect("closed");
    let bytes = std::fs::read(folder.file("erase.db")).expect("the file");
    for word in ["Secretname", "private number", "his own label"] {
        let is_left = bytes.windows(word.len()).any(|part| part == word.as_bytes());
        assert!(!is_left, "{word} is still in the file, in space that is marked as free");
    }
}

#[tokio::test(start_paused = true)]
async fn deletions_in_campaigns_open_the_company_and_survive_a_restart() {
    let house = House::new(5);
    let (ada, bob) = (house.person("Ada").await, house.person("Secretname").await);
    let companies = json!([{ "company": "blue", "holder": { "me": {} } }, { "company": "red", "holder": "open" }]);
    let campaign = house.post(&ada, "/api/campaigns", json!({ "name": "Ours", "companies": companies })).await;
    let campaign = campaign.expect("a campaign")["info"]["id"].as_str().expect("an id").to_string();
    house.post(&bob, &format!("/api/campaigns/{campaign}/companies/red/claim"), Value::Null).await.expect("his");
    house.post(&ada, &format!("/api/campaigns/{campaign}/games"), json!({ "at": 0 })).await.expect("a game");
    house.ask(&bob, "DELETE", "/api/me", Value::Null).await.expect("begun");
    // The server stops before the journals are rewritten.
    let house = House::on(house.store.clone(), 6);
    house.service.finish_erasures().await;
    let seen = house.get(&ada, &format!("/api/campaigns/{campaign}")).await.expect("it goes on");
    let red = seen["info"]["companies"].as_array().expect("companies").iter().find(|own| own["company"] == "red");
    assert_eq!(red.expect("red")["holder"], "open");
    for listing in house.store.list(server::store::TableFilter::All, 100).await.expect("a list") {
        let journal = house.store.journal(&listing.table).await.expect("whole").expect("there");
        let text = journal.entries.join("\n") + &listing.head.card;
        assert!(!text.contains("Secretname"), "{text}");
    }
    assert_eq!(house.store.admin().erasures().await, Ok(vec![]));
    assert_eq!(house.store.person(&id(&bob).as_str().into()).await, Ok(None));
}

#[tokio::test(start_paused = true)]
async fn only_old_data_is_removed() {
    let house = House::new(7);
    let (ada, bob) = (house.person("Ada").await, house.person("Bob").await);
    let account = json!({ "login": "ada", "passphrase": "a long enough one" });
    house.post(&ada, "/api/me/account", account).await.expect("an account");
    let table = json!({ "edition": "usa-classic", "seats": [{ "me": {} }, "open"], "chat": "everybody" });
    let unplayed =
        house.post(&ada, "/api/tables", table).await.expect("a table")["id"].as_str().expect("it").to_string();
    let over = house.begun(&[&ada], &["greedy"], json!({ "chat": "everybody" })).await;
    house.post(&ada, "/api/chat", json!({ "table": over, "text": "good game" })).await.expect("said");
    for table in [&unplayed, &over] {
        house.post(&ada, &format!("/api/tables/{table}/break-off"), Value::Null).await.expect("it ends");
    }
    let swept = async |after: u32| {
        tokio::time::sleep(DAY * after).await;
        administrate(&house, "POST", "/retention", Value::Null).await.expect("it is swept")
    };
    assert_eq!(swept(6).await, json!({ "tables": 0, "chats": 0, "people": 0 }));
    assert_eq!(swept(2).await, json!({ "tables": 1, "chats": 0, "people": 0 }));
    assert_eq!(code(house.get(&ada, &format!("/api/tables/{unplayed}")).await), "no-such-table");
    assert_eq!(swept(81).await["chats"], 0);
    assert_eq!(swept(2).await, json!({ "tables": 0, "chats": 1, "people": 0 }));
    assert_eq!(house.get(&ada, &format!("/api/tables/{over}/chat")).await.expect("a chat"), json!([]));
    assert_eq!(swept(600).await["people"], 0);
    assert_eq!(swept(60).await, json!({ "tables": 0, "chats": 0, "people": 1 }));
    house.service.finish_erasures().await;
    assert_eq!(house.store.person(&id(&bob).as_str().into()).await, Ok(None));
    assert!(house.store.person(&id(&ada).as_str().into()).await.expect("an answer").is_some(), "accounts stay");
}

#[tokio::test(start_paused = true)]
async fn more_than_a_page_of_old_data_is_removed_at_once() {
    let house = House::new(9);
    let many = server::admin::PAGE + 1;
    for table in 0..many {
        let closed = append(&format!("closed{table}"), Phase::BrokenOff, 1, &["{}"]);
        house.store.write(Write::Append(closed)).await.expect("a table");
    }
    tokio::time::sleep(8 * DAY).await;
    let swept = administrate(&house, "POST", "/retention", Value::Null).await.expect("it is swept");
    assert_eq!(swept["tables"], many);
}

#[tokio::test(start_paused = true)]
async fn invitations_admit_as_many_as_they_say() {
    let house = House::new(8);
    let mut settings = ServiceSettings { passphrase_kib: 8, ..ServiceSettings::default() };
    settings.admin.invite_only = true;
    settings.admin.public_url = Some("https://play.example.org/".to_string());
    let luck = Entropy::seeded(9);
    let service = Service::new(house.store.clone(), house.clock.clone(), luck, Arc::new(OnTheSpot), settings);
    let ask = async |caller: &Caller, method: &str, path: &str, body: Value| -> Result<Value, Refusal> {
        let (row, words) = server::api::at(path).find(|(row, _)| row.method == method).expect("a call");
        let reply = service.call(caller, Request::parse(row.call, &words, body.to_string().as_bytes())?).await?;
        Ok(serde_json::from_str(reply.text()).unwrap_or(Value::Null))
    };
    let stranger = Caller::default();
    let visitor = ask(&stranger, "GET", "/api/visitor", Value::Null).await.expect("an answer");
    assert_eq!(visitor["invite_only"], true);
    assert_eq!(code(ask(&stranger, "POST", "/api/people", json!({ "name": "Eve" })).await), "invite-only");
    let made =
        ask(&host(), "POST", "/api/admin/invites", json!({ "uses": 2, "days": 3 })).await.expect("an invitation");
    let invite = made["code"].as_str().expect("a code");
    assert_eq!(made["link"], format!("https://play.example.org/?invite={invite}"));
    let come = async || ask(&stranger, "POST", "/api/people", json!({ "name": "Eve", "invite": invite })).await;
    assert_eq!([code(come().await), code(come().await), code(come().await)], ["done", "done", "invite-only"]);
    let made =
        ask(&host(), "POST", "/api/admin/invites", json!({ "uses": 2, "days": 3 })).await.expect("an invitation");
    tokio::time::sleep(3 * DAY).await;
    let late = json!({ "name": "Eve", "invite": made["code"] });
    assert_eq!(code(ask(&stranger, "POST", "/api/people", late).await), "invite-only");
    let listed = ask(&host(), "GET", "/api/admin/invites", Value::Null).await.expect("a list");
    assert_eq!(listed.as_array().map(Vec::len), Some(2));
    let id = made["id"].as_str().expect("an id");
    assert_eq!(code(ask(&host(), "DELETE", &format!("/api/admin/invites/{id}"), Value::Null).await), "done");
    let request = Request::parse(server::api::Call::NewPerson, &[], br#"{"name":"Eve"}"#);
    assert!(matches!(request, Ok(Request::Service(ServiceCall::NewPerson { .. }))));
}

/// Checks the guarantees that every store gives for administration, even if it contains other data.
pub async fn promises(store: &dyn Store) {
    rewrites(store).await;
    people(store).await;
    log(store).await;
}

fn admin(write: AdminWrite) -> Write {
    Write::Admin(write)
}

fn append(table: &str, phase: Phase, touched: u64, entries: &[&str]) -> Append {
    let head = Head { phase, listed: true, card: "{}".to_string(), due: 0, touched };
    let entries = entries.iter().map(|entry| entry.to_string()).collect();
    Append { table: table.into(), from: 0, before: EMPTY.to_string(), entries, head, members: None }
}

/// Checks that a rewrite is refused if the journal has grown since it was read.
async fn rewrites(store: &dyn Store) {
    let table = TableId::from("rewritten");
    let append = append("rewritten", Phase::Over, 1, &["a", "b", "c"]);
    store.write(Write::Append(append.clone())).await.expect("a journal");
    let sums = append.sums();
    let rewrite = |sum: &str| {
        let (from, before, changed) = (1, sums[0].clone(), vec!["x".to_string(), "c".to_string()]);
        let (table, sum, card) = (table.clone(), sum.to_string(), "new".to_string());
        admin(AdminWrite::Rewrite(Rewrite { table, entries: 3, sum, from, before, changed, card }))
    };
    assert_eq!(store.write(rewrite("another")).await, Err(StoreError::Conflict));
    assert_eq!(store.write(rewrite(&sums[2])).await, Ok(()));
    let journal = store.journal(&table).await.expect("its sums are right").expect("there");
    assert_eq!(journal.entries, ["a", "x", "c"]);
    assert_eq!(store.admin().listing(&table).await.expect("a head").expect("there").head.card, "new");
    assert_eq!(store.write(rewrite(&sums[2])).await, Err(StoreError::Conflict), "it was read before");
    assert_eq!(store.witness().await, Ok(()));
    let drop_game = || admin(AdminWrite::DropGame { table: table.clone() });
    assert_eq!(store.write(drop_game()).await, Ok(()));
    assert_eq!(store.write(drop_game()).await, Err(StoreError::Conflict));
    assert_eq!((store.journal(&table).await, store.witness().await), (Ok(None), Ok(())));

    let chat =
        |text: &str| format!(r#"{{"chat":{{"time":1,"person":"zoe","name":"Zoe","seated":true,"text":"{text}"}}}}"#);
    let (said, blank) = (chat("it ends with \\\"text\\\":\\\"\\\"}}"), chat(""));
    for (table, phase, entries) in [
        ("old1", Phase::Over, ["{}", r#"{"started":{"time":1}}"#, &said]),
        ("old2", Phase::Over, ["{}", r#"{"started":{"time":1}}"#, &blank]),
        ("old3", Phase::BrokenOff, ["{}", r#"{"ready":{}}"#, &blank]),
        ("old4", Phase::Playing, ["{}", r#"{"started":{"time":1}}"#, &said]),
    ] {
        store.write(Write::Append(self::append(table, phase, 3, &entries))).await.expect("a table");
    }
    let names = |tables: Vec<TableId>| -> Vec<String> {
        tables.into_iter().map(|table| table.0).filter(|table| table.starts_with("old")).collect()
    };
    assert_eq!(names(store.admin().chat_before(4, 100).await.expect("a list")), ["old1"]);
    assert_eq!(names(store.admin().chat_before(3, 100).await.expect("a list")), [] as [&str; 0]);
    assert_eq!(names(store.admin().unplayed_before(4, 100).await.expect("a list")), ["old3"]);
    assert_eq!(names(store.admin().naming(&"zoe".into()).await.expect("a list")), ["old1", "old2", "old3", "old4"]);
    assert_eq!(store.admin().naming(&"zo".into()).await, Ok(vec![]));
    let after = store.admin().tables_after(&"old2".into(), 1).await.expect("a list");
    assert_eq!(after[0].table.0, "old3");
    for table in ["old1", "old2", "old3", "old4"] {
        store.write(admin(AdminWrite::DropGame { table: table.into() })).await.expect("deleted");
    }
}

async fn people(store: &dyn Store) {
    let person = |id: &str, name: &str| PersonRow { id: id.into(), name: name.to_string(), created: 1 };
    let found = async |text: &str| -> Vec<String> {
        let rows = store.admin().people_like(text, 10).await.expect("a list");
        rows.into_iter().map(|row| row.id.0).collect()
    };
    for (id, name) in [("zoe", "Zoë 100%"), ("zora", "Zora 1000")] {
        store.write(Write::Person(person(id, name))).await.expect("a person");
    }
    let login = LoginRow { login: "engineer".to_string(), person: "zora".into(), passphrase: "hash".to_string() };
    store.write(Write::Login(login)).await.expect("a login");
    assert_eq!((found("100%").await, found("ZOR").await), (vec!["zoe".to_string()], vec!["zora".to_string()]));
    assert_eq!(found("gineer").await, ["zora"]);
    assert_eq!(store.admin().people_after(&"zoe".into(), 1).await.expect("a list"), [person("zora", "Zora 1000")]);

    store.write(admin(AdminWrite::Seen { person: "zoe".into(), time: 50 })).await.expect("seen");
    store.write(admin(AdminWrite::SeenUnknown { time: 70 })).await.expect("seen");
    let seen = async |id: &str| store.admin().seen(&id.into()).await.expect("an answer");
    assert_eq!((seen("zoe").await, seen("zora").await, seen("nobody").await), (Some(50), Some(70), None));
    assert_eq!(store.admin().unseen_since(60, 10).await, Ok(vec!["zoe".into()]));
    let unseen = store.admin().unseen_since(90, 10).await.expect("a list");
    assert!(!unseen.contains(&"zora".into()), "people with an account stay");

    let ban =
        SanctionRow { person: "zoe".into(), kind: SanctionKind::Ban, until: 9, reason: "'".to_string(), created: 1 };
    for until in [9, 0] {
        store.write(admin(AdminWrite::Sanction(SanctionRow { until, ..ban.clone() }))).await.expect("banned");
    }
    assert_eq!(store.admin().sanctions().await, Ok(vec![SanctionRow { until: 0, ..ban }]));
    let key = |id: &str, expires: u64| KeyRow {
        hash: format!("hash {id}"),
        id: id.to_string(),
        person: "zoe".into(),
        kind: KeyKind::Code,
        label: String::new(),
        created: 1,
        expires,
    };
    for (id, expires) in [("z1", 5), ("z2", 6), ("z3", 0)] {
        store.write(Write::Key(key(id, expires))).await.expect("a key");
    }
    store.write(admin(AdminWrite::DropExpired { now: 5 })).await.expect("it is swept");
    assert_eq!(store.keys_of(&"zoe".into()).await, Ok(vec![key("z2", 6), key("z3", 0)]));
    store.write(admin(AdminWrite::Erase { person: "zoe".into(), time: 3 })).await.expect("begun");
    assert_eq!(store.keys_of(&"zoe".into()).await, Ok(vec![]));
    assert_eq!(store.admin().sanctions().await, Ok(vec![]));
    assert_eq!(store.admin().erasures().await, Ok(vec!["zoe".into()]));
    store.write(admin(AdminWrite::Erased { person: "zoe".into() })).await.expect("done");
    assert_eq!((store.person(&"zoe".into()).await, store.admin().erasures().await), (Ok(None), Ok(vec![])));
    store.write(admin(AdminWrite::DropKeys { person: "zora".into() })).await.expect("none is fine");
    let lift = AdminWrite::Lift { person: "zora".into(), kind: SanctionKind::Mute };
    assert_eq!(store.write(admin(lift)).await, Err(StoreError::Conflict));
}

async fn log(store: &dyn Store) {
    let line = |deed: &str| AuditLine {
        number: 0,
        time: 1,
        actor: "api".to_string(),
        deed: deed.to_string(),
        target: "t".to_string(),
        detail: "it's".to_string(),
    };
    for deed in ["one", "two", "three"] {
        store.write(admin(AdminWrite::Audit(line(deed)))).await.expect("a line");
    }
    let two = AuditLine { number: 2, ..line("two") };
    assert_eq!(store.admin().audit(3, 1).await, Ok(vec![two]));
    assert_eq!(store.admin().audit(u64::MAX, 10).await.expect("lines").len(), 3);
    let invite = InviteRow {
        hash: "h".to_string(),
        id: "i".to_string(),
        label: "l".to_string(),
        uses: 1,
        created: 1,
        expires: 9,
    };
    store.write(admin(AdminWrite::Invite(invite.clone()))).await.expect("an invitation");
    let take = |now: u64| admin(AdminWrite::UseInvite { hash: "h".to_string(), now });
    assert_eq!(store.write(take(9)).await, Err(StoreError::Conflict));
    assert_eq!((store.write(take(8)).await, store.write(take(8)).await), (Ok(()), Err(StoreError::Conflict)));
    assert_eq!(store.admin().invites().await, Ok(vec![InviteRow { uses: 0, ..invite }]));
    let withdraw = || admin(AdminWrite::DropInvite { id: "i".to_string() });
    assert_eq!((store.write(withdraw()).await, store.write(withdraw()).await), (Ok(()), Err(StoreError::Conflict)));
}
