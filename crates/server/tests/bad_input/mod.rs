//! Bad input: the catalogue in `cases.txt`, sent to a real server with a real database. Each case
//! must get its expected answer and leave the stored data unchanged.

use std::collections::BTreeMap;
use std::net::Ipv4Addr;
use std::sync::Arc;

use crate::support::browser::{Browser, Server};
use crate::support::house::{House, choice};
use crate::support::{Folder, backup_lines};
use serde_json::{Value, json};
use server::clock::{Clock, SystemClock};
use server::http::Reach;
use server::service::Caller;
use server::store::Sql;

const CASES: &str = include_str!("cases.txt");
/// Minimum size of the catalogue.
const CASES_MIN: usize = 180;

/// One line of the catalogue.
struct Case<'a> {
    line: usize,
    who: &'a str,
    method: &'a str,
    path: &'a str,
    body: &'a str,
    expected: (&'a str, &'a str),
}

fn cases() -> Vec<Case<'static>> {
    let lines = CASES.lines().zip(1..).filter(|(text, _)| !text.is_empty() && !text.starts_with('#'));
    let case = |(text, line): (&'static str, usize)| {
        let (asked, expected) = text.rsplit_once(" => ").unwrap_or_else(|| panic!("line {line} has no answer"));
        let mut words = asked.splitn(4, ' ');
        let mut word = || words.next().unwrap_or_default();
        let (who, method, path, body) = (word(), word(), word(), word());
        Case { line, who, method, path, body, expected: expected.split_once(' ').unwrap_or((expected, "")) }
    };
    lines.map(case).collect()
}

/// Everybody and everything that the catalogue names.
struct Stage {
    people: BTreeMap<&'static str, Browser>,
    names: Vec<(&'static str, String)>,
    store: Arc<Sql>,
}

impl Stage {
    /// Fills in the names in a catalogue text and expands its repetitions.
    fn filled(&self, text: &str) -> String {
        let text = self.names.iter().fold(text.to_string(), |text, (name, value)| text.replace(name, value));
        let Some((before, (letter, (times, after)))) = text.split_once('<').and_then(|(before, rest)| {
            let (letter, rest) = rest.split_once('*')?;
            Some((before, (letter, rest.split_once('>')?)))
        }) else {
            return text;
        };
        match times.parse() {
            Ok(times) => format!("{before}{}{after}", letter.repeat(times)),
            Err(_) => text,
        }
    }

    /// Returns everything that is stored.
    async fn everything(&self) -> Vec<String> {
        let mut lines = backup_lines(&self.store).await;
        // Heartbeats and visits are still recorded meanwhile, and the final checksum covers them.
        let moves = ["{\"awake\"", "{\"seen\"", "{\"sum\""];
        lines.retain(|line| !moves.iter().any(|beginning| line.starts_with(beginning)));
        lines
    }
}

/// Returns the longest text in a body.
fn longest(value: &Value) -> &str {
    let texts: Vec<&str> = match value {
        Value::String(text) => vec![text],
        Value::Array(list) => list.iter().map(longest).collect(),
        Value::Object(fields) => fields.values().map(longest).collect(),
        _ => Vec::new(),
    };
    texts.into_iter().max_by_key(|text| text.len()).unwrap_or_default()
}

fn holds(value: &Value, text: &str) -> bool {
    match value {
        Value::String(found) => found == text,
        Value::Array(list) => list.iter().any(|value| holds(value, text)),
        Value::Object(fields) => fields.values().any(|value| holds(value, text)),
        _ => false,
    }
}

/// Returns a copy of a client that also sends this header.
fn with(browser: &Browser, name: &str, value: &str) -> Browser {
    let mut other = browser.clone();
    other.headers.push((name.to_string(), value.to_string()));
    other
}

async fn stage(server: &Server, store: Arc<Sql>) -> Stage {
    let address = server.address;
    let house = House::on(store.clone(), 21);
    // With the test clock's date, the tables would look so old that the server would close them.
    house.clock.set_by(SystemClock.now() as i64 - house.clock.now() as i64);
    let named = async |name: &str| Browser::named(address, name).await;
    let (ada, bob, eve) = (named("Ada").await, named("Bob").await, named("Eve").await);
    let caller = async |browser: &Browser| {
        let secret = browser.cookie.as_deref().and_then(|cookie| cookie.strip_prefix("highball="));
        house.service.caller(secret).await.expect("a caller")
    };
    let (host, guest) = (caller(&ada).await, caller(&bob).await);
    let play = house.begun(&[&host, &guest], &[], json!({ "first": 0 })).await;
    let mut luck = dealer::Stream::new(21);
    for (seat, person) in [&host, &guest].into_iter().enumerate() {
        let seeing = house.see(person, &play, seat as u8).await;
        let act = json!({ "table": play, "seat": seat, "at": seeing["at"], "action": seeing["choices"][0] });
        house.post(person, "/api/act", act).await.expect("it was offered");
    }
    // There are no bots, since a bot's turn would make the server load a table that this house is
    // playing at.
    let over = house.begun(&[&host, &guest], &[], Value::Null).await;
    while answer(&house, &host, &over, 0, &mut luck).await && answer(&house, &guest, &over, 1, &mut luck).await {}
    let gather = json!({ "edition": "usa-classic", "seats": [{ "me": {} }, "open"], "chat": "everybody" });
    let gather = house.post(&host, "/api/tables", gather).await.expect("a table")["id"].clone();
    let broken = json!({ "edition": "usa-classic", "seats": [{ "me": {} }, "open"] });
    let broken = house.post(&host, "/api/tables", broken).await.expect("a table")["id"].clone();
    let broken = broken.as_str().expect("an id").to_string();
    house.post(&host, &format!("/api/tables/{broken}/break-off"), Value::Null).await.expect("it is closed");
    let companies =
        [json!({ "company": "blue", "holder": { "me": {} } }), json!({ "company": "red", "holder": "open" })];
    let campaign = json!({ "name": "Ours", "companies": companies });
    let campaign = house.post(&host, "/api/campaigns", campaign).await.expect("a campaign")["info"]["id"].clone();
    let campaign = campaign.as_str().expect("an id").to_string();
    let claim = format!("/api/campaigns/{campaign}/companies/red/claim");
    house.post(&guest, &claim, Value::Null).await.expect("a company");
    let moving = house.see(&host, &play, 0).await["to_move"][0].as_u64().expect("somebody is asked");
    let (mover, waiter) = if moving == 0 { ("ada", "bob") } else { ("bob", "ada") };
    let at = house.see([&host, &guest][moving as usize], &play, moving as u8).await["at"].clone();
    let account = json!({ "login": "ada", "passphrase": "long enough" });
    assert_eq!(ada.post("/api/me/account", account).await.status, 200);
    // These three credentials are no longer valid: a signed-out device, a revoked token and a used
    // code.
    let out = eve.clone();
    let used = eve.post("/api/me/code", Value::Null).await.json()["code"].as_str().expect("a code").to_string();
    let mut eve = Browser::new(address);
    let redeemed = eve.post("/api/redeem", json!({ "code": used })).await;
    eve.cookie = redeemed.header("set-cookie").and_then(|cookie| cookie.split(';').next()).map(str::to_string);
    assert_eq!(out.post("/api/logout", Value::Null).await.status, 204);
    let token = ada.post("/api/me/tokens", json!({ "label": "old" })).await.json();
    let key = format!("/api/me/keys/{}", token["id"].as_str().expect("an id"));
    assert_eq!(ada.raw("DELETE", &key, b"").await.status, 204);
    let bearer = |secret: &str| with(&Browser::new(address), "Authorization", &format!("Bearer {secret}"));
    let code = |code: &str| Browser { cookie: Some(format!("highball={code}")), ..Browser::new(address) };
    let fresh = bob.post("/api/me/code", Value::Null).await.json()["code"].as_str().expect("a code").to_string();
    let bobs_key = bob.get("/api/me/keys").await.json()[0]["id"].as_str().expect("an id").to_string();
    let bobs_id = bob.get("/api/me").await.json()["id"].as_str().expect("an id").to_string();
    let people = BTreeMap::from([
        ("nobody", Browser::new(address)),
        ("forged", code(&"0".repeat(64))),
        ("code", code(&fresh)),
        ("old", bearer(token["secret"].as_str().expect("a secret"))),
        ("wrong", bearer(&"f".repeat(64))),
        ("basic", with(&Browser::new(address), "Authorization", "Basic YWRhOmFkYQ==")),
        ("evil", with(&ada, "Origin", "https://evil.example")),
        ("null", with(&ada, "Origin", "null")),
        ("sub", with(&ada, "Origin", &format!("http://{address}.evil.example"))),
        ("port", with(&ada, "Origin", "http://127.0.0.1:1")),
        ("mal", named("Mallory").await),
        ("mel", named("Melanie").await),
        ("ada", ada),
        ("bob", bob),
        ("eve", eve),
        ("out", out),
    ]);
    let names = vec![
        ("$PLAY", play),
        ("$OVER", over),
        ("$GATHER", gather.as_str().expect("an id").to_string()),
        ("$BROKEN", broken),
        ("$BOBKEY", bobs_key),
        ("$BOBID", bobs_id),
        ("$USEDCODE", used),
        ("$MAP", "none".to_string()),
        ("$CAMPAIGN", campaign),
        ("$WAITER", waiter.to_string()),
        ("$WAITING", (1 - moving).to_string()),
        ("$MOVER", mover.to_string()),
        ("$MOVING", moving.to_string()),
        ("$AT", at.to_string()),
    ];
    Stage { people, names, store }
}

/// Gives random answers for a seat until it has no open question. Returns false once the game is
/// over.
async fn answer(house: &House, person: &Caller, table: &str, seat: u8, luck: &mut dealer::Stream) -> bool {
    loop {
        let seeing = house.see(person, table, seat).await;
        let Some(at) = seeing["at"].as_u64() else { return seeing["standings"].is_null() };
        let act = json!({ "table": table, "seat": seat, "at": at, "action": choice(&seeing, luck) });
        house.post(person, "/api/act", act).await.expect("it was offered");
    }
}

async fn check(stage: &Stage, case: &Case<'_>) -> Result<(), String> {
    let (path, body) = (stage.filled(case.path), stage.filled(case.body));
    let who = stage.filled(case.who);
    let mut browser = stage.people.get(&*who).unwrap_or_else(|| panic!("line {}: who is {who}", case.line)).clone();
    // Each case has its own address, so that none exceeds the rate limit.
    browser.from = Some(Ipv4Addr::new(127, 1, (case.line / 250) as u8, (case.line % 250 + 1) as u8));
    let before = stage.everything().await;
    let answered = match case.method {
        "SOCKET" => match browser.try_socket().await {
            Err(status) => ("status".to_string(), status.to_string(), Value::Null),
            Ok(mut socket) => {
                socket.hear_of("hello").await;
                socket.say_text(&body).await;
                match socket.hear().await {
                    None => ("closed".to_string(), String::new(), Value::Null),
                    Some(message) if message.get("refused").is_some() => {
                        let code = message["refused"]["code"].as_str().unwrap_or_default().to_string();
                        ("refused".to_string(), code, message)
                    }
                    Some(message) => ("heard".to_string(), message.to_string(), message),
                }
            }
        },
        method => {
            let answer = browser.raw(method, &path, body.as_bytes()).await;
            let value: Value = serde_json::from_str(&answer.text).unwrap_or_default();
            let kept = case.expected.1 == "kept" && answer.status < 300;
            // A failed verification is a result, not a refusal, so it has no code of its own.
            let no = value["holds"] == false;
            let code = if no { "no" } else { value["code"].as_str().unwrap_or_default() };
            let code = if kept { "kept" } else { code };
            if answer.header("x-content-type-options") != Some("nosniff") {
                return Err("no nosniff".to_string());
            }
            if !kept && value["message"].as_str().is_none_or(|message| !message.ends_with('.')) {
                return Err(format!("{} without a sentence: {}", answer.status, answer.text));
            }
            (answer.status.to_string(), code.to_string(), value)
        }
    };
    if (answered.0.as_str(), answered.1.as_str()) != case.expected {
        return Err(format!("answered {} {} {}", answered.0, answered.1, answered.2));
    }
    let after = stage.everything().await;
    if case.expected.1 != "kept" {
        return if after == before { Ok(()) } else { Err("something has changed".to_string()) };
    }
    let body: Value = serde_json::from_str(&body).map_err(|error| error.to_string())?;
    let text = longest(&body);
    let mut found = holds(&answered.2, text);
    for path in ["/api/me", "/api/me/keys", "/api/tables/$GATHER/chat"] {
        found |= holds(&browser.get(&stage.filled(path)).await.json(), text);
    }
    if !found || after.len() < before.len() {
        return Err(format!("'{text}' was not kept as it is"));
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn bad_input_is_answered_and_changes_nothing() {
    let folder = Folder::new();
    let store = Arc::new(Sql::sqlite(&folder.file("games.db")).await.expect("a file"));
    let server = Server::start(store.clone(), Reach::default()).await;
    let stage = stage(&server, store).await;
    let cases = cases();
    assert!(cases.len() >= CASES_MIN, "{} cases", cases.len());
    let mut wrong = Vec::new();
    for case in &cases {
        if let Err(what) = check(&stage, case).await {
            let what: String = what.chars().take(300).collect();
            wrong.push(format!("line {}: {} {} {}: {what}", case.line, case.who, case.method, case.path));
        }
    }
    assert!(wrong.is_empty(), "{} of {} cases:\n{}", wrong.len(), cases.len(), wrong.join("\n"));
    server.stop().await;
}
