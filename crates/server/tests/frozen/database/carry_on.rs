//! Finishes games of an old database and verifies their exports.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};
use server::service::Caller;
use server::store::MemoryStore;

use super::super::stage::{Dice, follow};
use crate::support::house::House;

/// Upper bound for the number of polls in a game.
const LOOKS_MAX: usize = 6000;

type People = BTreeMap<String, Caller>;

async fn info(house: &House, table: &str) -> Value {
    let info = house.get(&Caller::default(), &format!("/api/tables/{table}")).await;
    info.unwrap_or_else(|refusal| panic!("table {table}: {refusal}"))
}

fn by_id<'a>(people: &'a People, id: &Value) -> Option<&'a Caller> {
    people.get(id.as_str()?)
}

/// Starts a gathering table with bots on the open seats.
async fn start(house: &House, table: &str, people: &People) {
    let found = info(house, table).await;
    let host = by_id(people, &found["host"]).expect("the host is known");
    for (seat, at) in found["seats"].as_array().expect("seats").iter().zip(0..) {
        match by_id(people, &seat["sitter"]["person"]["id"]) {
            Some(person) => {
                let ready = json!({ "table": table, "ready": true });
                house.post(person, "/api/ready", ready).await.expect("somebody is ready");
            }
            None => hand_to_bot(house, table, at, host).await,
        }
    }
    house.post(host, &format!("/api/tables/{table}/start"), Value::Null).await.expect("it starts");
}

async fn hand_to_bot(house: &House, table: &str, seat: usize, host: &Caller) {
    let bot = json!({ "bot": { "bot": "greedy" } });
    let path = format!("/api/tables/{table}/seats/{seat}/hand");
    house.post(host, &path, bot).await.expect("a seat where nobody answers");
}

/// Plays a table to its end, with random answers for people, and verifies its record.
pub async fn table(house: &House, table: &str, people: &People, dice: &mut Dice) {
    if info(house, table).await["phase"] == "gathering" {
        start(house, table, people).await;
    }
    for look in 0.. {
        assert!(look < LOOKS_MAX, "table {table} does not end");
        let found = info(house, table).await;
        if found["phase"] != "playing" {
            break;
        }
        let to_move = found["to_move"].as_array().expect("seats").iter().filter_map(Value::as_u64);
        let seats: Vec<(usize, &Value)> = to_move.map(|at| (at as usize, &found["seats"][at as usize])).collect();
        let person = seats.iter().find_map(|(at, seat)| {
            let caller = by_id(people, &seat["sitter"]["person"]["id"])?;
            seat["stand_in"].is_null().then_some((*at, caller))
        });
        if let Some((at, caller)) = person {
            let seeing = house.see(caller, table, at as u8).await;
            let action = dice.choice(&seeing["choices"]);
            let act = json!({ "table": table, "seat": at, "at": seeing["at"], "action": action });
            house.post(caller, "/api/act", act).await.unwrap_or_else(|refusal| panic!("table {table}: {refusal}"));
        } else if let Some((at, _)) = seats.iter().find(|(_, seat)| seat["overdue"] == true) {
            let host = by_id(people, &found["host"]).expect("the host is known");
            hand_to_bot(house, table, *at, host).await;
        } else {
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    }
    if info(house, table).await["phase"] == "over" {
        verified(house, table).await;
    }
}

/// Verifies and imports the record of a finished game on another server.
async fn verified(house: &House, table: &str) {
    // Records of campaign games are verified with the log of their campaign.
    if !info(house, table).await["chapter"].is_null() {
        return;
    }
    let bundle = house.get(&Caller::default(), &format!("/api/tables/{table}/bundle")).await.expect("it is over");
    let elsewhere = House::on_old(Arc::new(MemoryStore::new()), 1);
    let eve = elsewhere.person("Eve").await;
    let verdict = elsewhere.post(&eve, "/api/verify", bundle.clone()).await.expect("a verdict");
    assert_eq!(verdict["holds"], true, "table {table}: {verdict}");
    elsewhere.post(&eve, "/api/records", bundle).await.unwrap_or_else(|refusal| panic!("table {table}: {refusal}"));
}

/// Finishes the current or next game of a campaign and imports its log on another server.
pub async fn campaign(house: &House, campaign: &str, people: &People, dice: &mut Dice) {
    let path = format!("/api/campaigns/{campaign}");
    let _followed = follow(house, campaign).await;
    let see = async || {
        let seen = house.get(&Caller::default(), &path).await;
        seen.unwrap_or_else(|refusal| panic!("campaign {campaign}: {refusal}"))
    };
    let begun = see().await;
    let host = by_id(people, &begun["info"]["host"]).expect("the host is known").clone();
    for company in begun["info"]["companies"].as_array().expect("companies") {
        if company["holder"] == "open" {
            let name = company["company"].as_str().expect("a colour");
            house.post(&host, &format!("{path}/companies/{name}/claim"), Value::Null).await.expect("it is open");
        }
    }
    for look in 0.. {
        assert!(look < LOOKS_MAX, "campaign {campaign} does not go on");
        let seen = see().await;
        let info = &seen["info"];
        match &seen["view"]["waiting"] {
            Value::String(waiting) if waiting == "over" => break,
            Value::String(waiting) if waiting == "table" => {
                if seen["view"]["game"] != begun["view"]["game"] {
                    break;
                }
                let call = json!({ "at": info["at"] });
                house.post(&host, &format!("{path}/games"), call).await.expect("the next game");
            }
            Value::String(_) => {
                let last = info["games"].as_array().and_then(|games| games.last()).expect("a game");
                table(house, last["table"].as_str().expect("a table"), people, dice).await;
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
            asked => {
                let company = asked["company"][0].as_str().expect("a company is asked");
                let holders = info["companies"].as_array().expect("companies").iter();
                let own = holders.clone().find(|own| own["company"] == company).expect("it has a holder");
                let caller = by_id(people, &own["holder"]["person"]["id"]).expect("bots answer by themselves");
                let own = format!("{path}/companies/{company}");
                let choices = house.get(caller, &own).await.expect("an own company")["view"]["choices"].clone();
                let answer = json!({ "at": info["at"], "answer": dice.choice(&choices) });
                house.post(caller, &format!("{own}/answer"), answer).await.expect("it is offered");
            }
        }
    }
    let text = house.get(&host, &format!("{path}/log")).await.expect("the file of the campaign");
    let elsewhere = House::on_old(Arc::new(MemoryStore::new()), 1);
    let eve = elsewhere.person("Eve").await;
    let import = json!({ "name": "Moved", "text": text });
    let moved = elsewhere.post(&eve, "/api/campaigns/import", import).await;
    let moved = moved.unwrap_or_else(|refusal| panic!("campaign {campaign}: {refusal}"));
    assert_eq!(moved["view"]["game"], see().await["view"]["game"]);
}
