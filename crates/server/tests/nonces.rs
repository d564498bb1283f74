//! The players' contributions to the seed, and the seeds revealed after games that were not
//! finished.

use crate::support::house::{House, choice};
use serde_json::{Value, json};
use server::service::Caller;

const ADA: &str = "000102030405060708090a0b0c0d0e0f";
const BOB: &str = "f0f1f2f3f4f5f6f7f8f9fafbfcfdfeff";

/// Creates a table of Ada's with an open seat and a bot.
async fn table(house: &House, ada: &Caller) -> String {
    let seats = json!([{ "me": {} }, "open", { "bot": { "bot": "greedy" } }]);
    let made = house.post(ada, "/api/tables", json!({ "edition": "usa-new", "seats": seats })).await.expect("a table");
    assert!(made["seed_hash"].is_string(), "the hash is known before any nonce");
    assert_eq!(made["nonces"], json!([]));
    made["id"].as_str().expect("an id").to_string()
}

async fn ready(house: &House, person: &Caller, table: &str, nonce: Option<&str>) {
    let mut body = json!({ "table": table, "ready": true });
    if let Some(nonce) = nonce {
        body["nonce"] = json!(nonce);
    }
    house.post(person, "/api/ready", body).await.expect("ready");
}

async fn start(house: &House, person: &Caller, table: &str) -> Value {
    house.post(person, &format!("/api/tables/{table}/start"), Value::Null).await.expect("it starts")
}

/// Answers for both people this many times.
async fn play(house: &House, people: [&Caller; 2], table: &str, answers: usize) {
    let mut luck = dealer::Stream::new(5);
    for _ in 0..answers {
        for (seat, person) in people.iter().enumerate() {
            let seeing = house.see(person, table, seat as u8).await;
            if let Some(at) = seeing["at"].as_u64() {
                let act = json!({ "table": table, "seat": seat, "at": at, "action": choice(&seeing, &mut luck) });
                house.post(person, "/api/act", act).await.expect("it was offered");
            }
        }
        tokio::time::sleep(std::time::Duration::from_secs(2)).await;
    }
}

async fn abandoned(house: &House, ada: &Caller, bob: &Caller, table: &str) -> String {
    house.post(bob, &format!("/api/tables/{table}/leave"), Value::Null).await.expect("anybody may leave");
    house.post(ada, &format!("/api/tables/{table}/break-off"), Value::Null).await.expect("nobody else is there");
    let text = house.get(&Caller::default(), &format!("/api/tables/{table}/record")).await.expect("it is revealed");
    text.as_str().expect("text").to_string()
}

async fn verdict(house: &House, text: &str) -> Value {
    house.post(&Caller::default(), "/api/verify", json!({ "text": text })).await.expect("an answer")
}

#[tokio::test(start_paused = true)]
async fn nonces_are_dealt_from_and_proven() {
    let mut house = House::new(61);
    let (ada, bob) = (house.person("Ada").await, house.person("Bob").await);
    let table = table(&house, &ada).await;
    ready(&house, &ada, &table, Some(BOB)).await;
    ready(&house, &ada, &table, Some(&ADA.to_uppercase())).await;
    let sit = json!({ "nonce": BOB });
    house.post(&bob, &format!("/api/tables/{table}/seats/1/sit"), sit).await.expect("a seat");
    ready(&house, &bob, &table, None).await;
    let begun = start(&house, &ada, &table).await;
    assert_eq!(begun["nonces"], json!([ADA, BOB, null]), "the last one of each counts");
    assert_eq!(begun["seed"], Value::Null);
    house = house.restarted();
    play(&house, [&ada, &bob], &table, 12).await;
    let record = abandoned(&house, &ada, &bob, &table).await;
    assert!(record.contains(&format!("\nnonce blue {ADA}\nnonce red {BOB}\n")), "{record}");
    let found = verdict(&house, &record).await;
    assert_eq!((&found["holds"], &found["unchecked"]), (&json!(true), &json!(["unfinished"])), "{found}");
    for (from, to) in [(ADA, BOB), ("nonce red", "nonce green"), (&format!("nonce red {BOB}\n")[..], "")] {
        let found = verdict(&house, &record.replacen(from, to, 1)).await;
        assert_eq!(found["holds"], false, "{from} became {to}: {found}");
    }
}

#[tokio::test(start_paused = true)]
async fn nonces_leave_with_their_players_until_the_game_begins() {
    let house = House::new(62);
    let (ada, bob, eve) = (house.person("Ada").await, house.person("Bob").await, house.person("Eve").await);
    let table = table(&house, &ada).await;
    let sit = format!("/api/tables/{table}/seats/1/sit");
    house.post(&bob, &sit, json!({ "nonce": BOB })).await.expect("a seat");
    house.post(&bob, &format!("/api/tables/{table}/leave"), Value::Null).await.expect("he may leave");
    house.post(&eve, &sit, json!({})).await.expect("a seat");
    ready(&house, &eve, &table, Some(ADA)).await;
    assert_eq!(start(&house, &ada, &table).await["nonces"], json!([null, ADA, null]));
    play(&house, [&ada, &eve], &table, 3).await;
    house.post(&eve, &format!("/api/tables/{table}/leave"), Value::Null).await.expect("she may leave");
    let found = house.post(&bob, &sit, json!({ "nonce": BOB })).await.expect("the seat is open");
    assert_eq!(found["nonces"], json!([null, ADA, null]), "the game goes on with what it began with");
    let house = house.restarted();
    play(&house, [&ada, &bob], &table, 6).await;
    let record = abandoned(&house, &ada, &bob, &table).await;
    assert_eq!(verdict(&house, &record).await["unchecked"], json!(["unfinished"]));
}

#[tokio::test(start_paused = true)]
async fn invalid_nonces_are_refused() {
    let house = House::new(63);
    let (ada, bob) = (house.person("Ada").await, house.person("Bob").await);
    let table = table(&house, &ada).await;
    let (short, long, word) = (&ADA[..30], format!("{ADA}00"), "g".repeat(32));
    for nonce in [short, &long, &word, "", " "] {
        let sit = house.post(&bob, &format!("/api/tables/{table}/seats/1/sit"), json!({ "nonce": nonce })).await;
        let ready = house.post(&ada, "/api/ready", json!({ "table": table, "ready": false, "nonce": nonce })).await;
        for refused in [sit, ready] {
            let refusal = refused.expect_err(nonce).to_string();
            assert!(refusal.contains("32 hexadecimal digits"), "{refusal}");
        }
    }
    let info = house.get(&ada, &format!("/api/tables/{table}")).await.expect("a table");
    assert_eq!(
        (&info["seats"][0]["sitter"]["person"]["ready"], &info["seats"][1]["sitter"]),
        (&json!(true), &json!("open"))
    );
}

#[tokio::test(start_paused = true)]
async fn seeds_stay_secret_during_a_game() {
    let house = House::new(64);
    let (ada, bob) = (house.person("Ada").await, house.person("Bob").await);
    let (closed, begun) = (table(&house, &ada).await, house.begun(&[&ada, &bob], &["greedy"], json!({})).await);
    let record = format!("/api/tables/{begun}/record");
    assert!(house.get(&ada, &record).await.is_err());
    house.post(&ada, &format!("/api/tables/{closed}/break-off"), Value::Null).await.expect("the host may");
    let info = house.get(&ada, &format!("/api/tables/{closed}")).await.expect("a table");
    assert_eq!((&info["phase"], &info["seed"]), (&json!("broken-off"), &Value::Null), "no game, nothing to prove");
    assert!(house.get(&ada, &format!("/api/tables/{closed}/record")).await.is_err());
    abandoned(&house, &ada, &bob, &begun).await;
    let info = house.get(&bob, &format!("/api/tables/{begun}")).await.expect("a table");
    let seed = hex::decode(info["seed"].as_str().expect("a seed")).expect("digits");
    assert_eq!(info["seed_hash"], dealer::seed_hash(&seed));
}
