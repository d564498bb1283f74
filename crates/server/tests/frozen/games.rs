//! Messages to every viewer in 32 games, from the first journal entry of a table to the final score.

use std::collections::BTreeSet;
use std::time::Duration;

use serde_json::{Value, json};

use super::fixture::{self, HOW};
use super::json::{Limit, sha256};
use super::stage::{Dice, PEOPLE, Stage, in_parallel, keep, paused, person};
use super::transcript::{Transcript, listed};
use crate::support::house::{House, START};
use crate::support::three_cities;

const EDITIONS: [&str; 6] = ["usa-new", "usa-classic", "germany", "legends", "usa-1910", "usa-mega"];
/// Limit for all games but those of two seats, which are stored in full.
const BRIEF: Limit = Limit { list_max: 400 };
/// One in this many answers is undone, where possible.
const REGRETS: usize = 5;
/// Upper bound for the number of answers in a game.
const ANSWERS_MAX: usize = 2000;

/// A game and its settings.
struct Plan {
    name: String,
    edition: &'static str,
    /// The player in each seat.
    seats: Vec<&'static str>,
    /// Settings of the table.
    settings: Value,
    /// One in this many answers is undone, where possible; 0 for none.
    regrets: usize,
    /// Number of answers after which the test stops playing the game.
    answers: usize,
    limit: Limit,
    scene: Scene,
}

/// Events around a game.
#[derive(Clone, Copy, PartialEq)]
enum Scene {
    Nothing,
    /// Time passes with every answer.
    Clock,
    /// Players and spectators chat.
    Talk,
    /// A player leaves, and gets the seat back through an offer.
    Leave,
    /// The host abandons the game.
    BreakOff,
}

fn plan(name: &str, edition: &'static str, seats: &[&'static str], settings: Value, scene: Scene) -> Plan {
    let (name, seats) = (name.to_string(), seats.to_vec());
    Plan { name, edition, seats, settings, regrets: REGRETS, answers: 110, limit: BRIEF, scene }
}

fn plans() -> Vec<Plan> {
    let mut plans = Vec::new();
    for edition in EDITIONS {
        for seats in 2..=5 {
            let name = format!("{edition}-for-{seats}");
            let limit = if seats == 2 { Limit::WHOLE } else { BRIEF };
            let plan = plan(&name, edition, &PEOPLE[..seats], json!({ "undo": seats % 2 == 0 }), Scene::Nothing);
            let regrets = if seats % 2 == 0 { REGRETS } else { 0 };
            plans.push(Plan { regrets, answers: usize::MAX, limit, ..plan });
        }
    }
    let live = json!({ "pace": { "live": { "reserve_s": 600, "per_move_s": 20 } }, "time_out": "wait" });
    let days = json!({ "pace": { "days": { "days": 3 } }, "time_out": { "stand-in": { "bot": "easy" } } });
    plans.extend([
        plan("three-cities", "three-cities", &["Ada", "Bob"], json!({}), Scene::Talk),
        plan("one-device", "usa-classic", &["Ada", "Bob", "Ada"], json!({}), Scene::Nothing),
        plan("live-clock", "germany", &PEOPLE[..3], live, Scene::Clock),
        plan("days-clock", "legends", &PEOPLE[..2], days, Scene::Clock),
        plan("open-cards", "usa-new", &PEOPLE[..4], json!({ "first": 2, "open_cards": true }), Scene::Nothing),
        plan("talk", "legends", &PEOPLE[..3], json!({ "chat": "everybody", "listed": true }), Scene::Talk),
        plan("leave", "germany", &PEOPLE[..4], json!({ "time_out": "wait" }), Scene::Leave),
        plan("broken-off", "usa-classic", &PEOPLE[..5], json!({ "time_out": "wait" }), Scene::BreakOff),
    ]);
    plans
}

/// Returns the first journal entry of a table.
fn opened(plan: &Plan, map: Option<Value>) -> Value {
    let sitter = |name: &&str| json!({ "person": { "id": name.to_lowercase(), "name": name, "ready": true } });
    let mut table = json!({ "edition": plan.edition, "map": map, "seats": vec!["open"; plan.seats.len()] });
    for (key, value) in plan.settings.as_object().expect("settings") {
        table[key] = value.clone();
    }
    json!({ "opened": {
        "time": START,
        "host": "ada",
        "table": table,
        "seats": plan.seats.iter().map(sitter).collect::<Vec<_>>(),
        "seed": sha256(&plan.name),
    } })
}

async fn played(plan: &Plan) -> Transcript {
    let house = House::new(0);
    let map = match plan.edition {
        "three-cities" => Some(house.post(&person("Ada"), "/api/maps", three_cities()).await.expect("a map")),
        _ => None,
    };
    let members: Vec<String> = plan.seats.iter().map(|name| name.to_lowercase()).collect();
    let members: Vec<&str> = members.iter().map(String::as_str).collect();
    keep(&house, &plan.name, &[opened(plan, map.map(|map| map["hash"].clone()))], &members).await;
    let seats = plan.seats.iter().zip(0..).map(|(name, seat)| (seat, person(name))).collect();
    let mut stage = Stage::new(&house, &plan.name, seats, plan.limit).await;
    stage.call(0, "POST", "/api/tables/{table}/start", Value::Null).await;
    let mut dice = Dice::new(plan.name.bytes().map(u64::from).sum());
    while !stage.is_over() && stage.step < plan.answers {
        assert!(stage.step < ANSWERS_MAX, "{} does not end", plan.name);
        stage.answer(&mut dice, plan.regrets).await;
        if stage.step % 23 == 5 {
            refusals(&mut stage).await;
        }
        act_out(&mut stage, plan.scene).await;
        if stage.step == 40 && plan.limit == Limit::WHOLE {
            stage.look_back().await;
        }
    }
    stage.look_back().await;
    stage.transcript
}

/// Makes calls that the server refuses for different reasons.
async fn refusals(stage: &mut Stage<'_>) {
    let table = stage.table.clone();
    let act = |seat: u8, at: u64, action: Value| json!({ "table": table, "seat": seat, "at": at, "action": action });
    stage.call(0, "POST", "/api/act", act(0, 900, json!("draw-blind"))).await;
    stage.call(0, "POST", "/api/act", act(1, 1, json!("draw-blind"))).await;
    stage.call(0, "POST", "/api/undo", json!({ "table": table, "seat": 0, "at": 901 })).await;
    let Some(asked) = stage.asked() else { return };
    let (seat, at) = (stage.viewers[asked].seat.expect("a seat"), stage.viewers[asked].last["at"].as_u64());
    let at = at.expect("a number");
    for action in [
        json!({ "claim": { "route": 3, "payment": { "locomotive": 9 } } }),
        json!({ "claim": { "route": 250, "payment": { "red": 1 } } }),
        json!({ "draw-face-up": 77 }),
        json!({ "keep-tickets": { "kept": [0], "returned": [] } }),
        json!("pass"),
    ] {
        // Skip answers that happen to be legal.
        if !stage.viewers[asked].last["choices"].as_array().is_some_and(|choices| choices.contains(&action)) {
            stage.call(asked, "POST", "/api/act", act(seat, at, action)).await;
        }
    }
}

async fn act_out(stage: &mut Stage<'_>, scene: Scene) {
    let spectator = stage.viewers.len() - 1;
    match (scene, stage.step) {
        (Scene::Clock, _) => stage.wait(Duration::from_millis(700)).await,
        (Scene::Talk, step) if step % 20 == 3 => {
            let line = json!({ "table": stage.table, "text": format!("After {step} answers") });
            stage.call(step % spectator, "POST", "/api/chat", line.clone()).await;
            stage.call(spectator, "POST", "/api/chat", line).await;
        }
        (Scene::Leave, 25) => {
            stage.call(3, "POST", "/api/tables/{table}/leave", Value::Null).await;
            let offer = json!({ "person": "dora" });
            stage.call(0, "POST", "/api/tables/{table}/seats/3/offer", offer).await;
            stage.call(1, "POST", "/api/tables/{table}/seats/3/sit", Value::Null).await;
            stage.call(3, "POST", "/api/tables/{table}/seats/3/take", json!({})).await;
        }
        (Scene::BreakOff, 110) => {
            stage.call(0, "POST", "/api/tables/{table}/break-off", Value::Null).await;
            stage.call(4, "POST", "/api/tables/{table}/leave", Value::Null).await;
            stage.call(1, "POST", "/api/tables/{table}/break-off", Value::Null).await;
            stage.call(0, "POST", "/api/tables/{table}/break-off", Value::Null).await;
        }
        _ => {}
    }
}

/// Plays a game and compares it; returns sums and paths of its messages.
fn checked(plan: &Plan) -> Result<(String, BTreeSet<String>), String> {
    let transcript = paused(played(plan));
    transcript.check(&format!("games/{}", plan.name))?;
    Ok((transcript.sums(&plan.name), transcript.paths))
}

#[test]
fn game_messages_match_fixtures() {
    let plans = plans();
    assert_eq!(plans.len(), 32);
    let mut wrong = Vec::new();
    let (mut sums, mut paths) = (String::new(), BTreeSet::new());
    for checked in in_parallel(&plans, checked) {
        match checked {
            Ok((own_sums, own_paths)) => {
                sums += &own_sums;
                paths.extend(own_paths);
            }
            Err(report) => wrong.push(report),
        }
    }
    // Report the first game in full, and each of the others in one line.
    let others = wrong.iter().skip(1).filter_map(|report| report.lines().next());
    let shown: Vec<&str> = wrong.first().map(String::as_str).into_iter().chain(others).collect();
    assert!(wrong.is_empty(), "{} games differ:\n{}\n{HOW}", wrong.len(), shown.join("\n"));
    fixture::check("games/sums.txt", &sums);
    fixture::check("games/paths.txt", &listed(&paths));
}

#[test]
fn frozen_games_cover_every_kind_of_message() {
    if fixture::is_blessing() {
        return;
    }
    let paths = fixture::text("games/paths.txt").expect("the paths are frozen");
    for path in [
        "chat/text",
        "clock/seats/*/due",
        "presence/watching",
        "snapshot/view/own/tickets",
        "POST /api/tables/*/seats/*/offer/expires",
        "update/seen/*",
        "update/standings/*/total",
        "POST /api/undo/inputs",
        "POST /api/act/problem/reason",
    ] {
        assert!(paths.lines().any(|line| line.starts_with(path)), "{path} never came");
    }
}
