//! Messages to every viewer in early and late games of a campaign, and between games.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};
use server::service::Caller;

use super::database::{Contents, LATER, in_memory, unchanged};
use super::fixture::{self, HOW};
use super::json::Limit;
use super::stage::{Dice, Stage, follow, in_parallel, paused};
use super::transcript::{Transcript, listed};
use crate::support::house::House;

/// Campaigns of the frozen database, without bots, in which a game has just begun. Late games need
/// the large capacity.
const GAMES: [&str; 4] = ["game-1", "game-4", "game-8", "game-12"];
/// Size limit for lists that are stored in full.
const BRIEF: Limit = Limit { list_max: 300 };
/// One in this many answers is undone, where possible.
const REGRETS: usize = 12;
/// Upper bound for the number of answers in a game.
const ANSWERS_MAX: usize = 3000;

async fn played(house: &House, name: &str) -> Transcript {
    let contents = Contents::frozen();
    let (campaign, people) = (contents.campaign(name), contents.people(house).await);
    let path = format!("/api/campaigns/{campaign}");
    let mut news = follow(house, &campaign).await;
    let seen = house.get(&Caller::default(), &path).await.expect("a campaign");
    let last = seen["info"]["games"].as_array().and_then(|games| games.last()).expect("a game");
    let table = last["table"].as_str().expect("it is played here").to_string();
    let info = house.get(&Caller::default(), &format!("/api/tables/{table}")).await.expect("a table");
    let seats = info["seats"].as_array().expect("seats").iter().zip(0..);
    let own = |id: &Value| people[id.as_str().expect("a person")].clone();
    let seats = seats.map(|(seat, at)| (at, own(&seat["sitter"]["person"]["id"]))).collect();
    let companies: Vec<String> = info["seats"].as_array().expect("seats").iter().map(company_of).collect();
    let mut stage = Stage::new(house, &table, seats, BRIEF).await;
    stage.call(0, "GET", "/api/tables/{table}/edition", Value::Null).await;
    let mut dice = Dice::new(name.bytes().map(u64::from).sum());
    while !stage.is_over() {
        assert!(stage.step < ANSWERS_MAX, "{name} does not end");
        stage.answer(&mut dice, REGRETS).await;
        if stage.step == 40 {
            stage.look_back().await;
        }
    }
    stage.look_back().await;
    // The campaign notices the end of its game in the background.
    stage.wait(Duration::from_millis(50)).await;
    loop {
        stage.step += 1;
        stage.listen_to(&mut news);
        for (viewer, company) in companies.iter().enumerate() {
            stage.call(viewer, "GET", &format!("{path}/companies/{company}"), Value::Null).await;
        }
        let spectator = companies.len();
        stage.call(spectator, "GET", &format!("{path}/edition"), Value::Null).await;
        let seen = stage.call(spectator, "GET", &path, Value::Null).await;
        let Some(asked) = seen["view"]["waiting"]["company"][0].as_str() else { break };
        let viewer = companies.iter().position(|company| company == asked).expect("somebody runs it");
        let own = stage.call(viewer, "GET", &format!("{path}/companies/{asked}"), Value::Null).await;
        let answer = json!({ "at": seen["info"]["at"], "answer": dice.choice(&own["view"]["choices"]) });
        stage.call(viewer, "POST", &format!("{path}/companies/{asked}/answer"), answer.clone()).await;
        // A repeated answer is accepted, any other is stale.
        stage.call(viewer, "POST", &format!("{path}/companies/{asked}/answer"), answer).await;
        let stale = json!({ "at": seen["info"]["at"], "answer": "hire-nobody" });
        stage.call(viewer, "POST", &format!("{path}/companies/{asked}/answer"), stale).await;
    }
    stage.transcript
}

fn company_of(seat: &Value) -> String {
    seat["color"].as_str().expect("a colour").to_string()
}

#[test]
fn campaign_game_messages_match_fixtures() {
    let checked = |name: &&str| -> Result<(String, BTreeSet<String>), String> {
        let memory = in_memory(unchanged);
        let transcript = paused(async { played(&House::on_old(Arc::new(memory), LATER), name).await });
        transcript.check(&format!("campaign/{name}"))?;
        Ok((transcript.sums(name), transcript.paths))
    };
    let (mut sums, mut paths) = (String::new(), BTreeSet::new());
    for checked in in_parallel(&GAMES, checked) {
        let (own_sums, own_paths) = checked.unwrap_or_else(|report| panic!("{report}\n{HOW}"));
        sums += &own_sums;
        paths.extend(own_paths);
    }
    fixture::check("campaign/sums.txt", &sums);
    fixture::check("campaign/paths.txt", &listed(&paths));
}
