//! Campaigns on a server without sockets: a group plays, answers, rewinds, forks and moves to
//! another server, and no sealed content is sent too early.

pub mod group;
mod sealed;

use std::path::Path;

use crate::support::house::House;
use group::Group;
use sealed::Sealed;
use serde_json::{Value, json};
use server::service::Caller;

#[tokio::test(start_paused = true)]
async fn all_twelve_games_reveal_nothing_sealed() {
    let house = House::new(7);
    let mut group = Group::found(&house, &[("red", "greedy"), ("green", "path")]).await;
    group.listens = true;
    for game in 1..=12 {
        assert_eq!(group.see().await["view"]["game"]["number"], game);
        group.game().await;
    }
    let seen = group.see().await;
    assert_eq!(seen["view"]["waiting"], "over");
    assert_eq!(seen["info"]["phase"], "over");
    assert!(seen["info"]["seed"].is_string(), "the seed is known after the end");
    let books = seen["view"]["audit"]["books"].as_array().expect("an audit");
    assert_eq!(books.len(), 3);
    let map = house.post(&group.ada, &format!("/api/campaigns/{}/map", group.id), Value::Null).await.expect("a map");
    let table = json!({ "edition": map["editions"][0], "map": map["hash"], "seats": [{ "me": {} }, { "bot": { "bot": "easy" } }] });
    house.post(&group.ada, "/api/tables", table).await.expect("the board that is left can be played");
    let kept = group.outlets(&seen).await;
    let keepsake = kept.iter().filter_map(Value::as_str).find(|text| text.starts_with("Our line")).expect("a keepsake");
    for company in ["BLUEWATER & LAKES RAILWAY", "CARDINAL & KEYSTONE LINE", "GREENBRIER & GULF RAILROAD"] {
        assert!(keepsake.contains(company), "{keepsake}");
    }
    assert!(group.heard > 300, "only {} texts were searched", group.heard);
}

#[tokio::test(start_paused = true)]
async fn campaign_restarts_change_nothing() {
    let mut house = House::new(11);
    let mut group = Group::found(&house, &[("red", "greedy")]).await;
    let id = group.id.clone();
    let ada = group.ada.clone();
    for step in 0..400 {
        let before = group.see().await;
        if before["view"]["game"]["number"] == 4 {
            return;
        }
        if step % 7 == 0 {
            house = house.restarted();
            group = Group::of(&house, id.clone(), ada.clone());
            assert_eq!(group.see().await, before, "step {step}");
        }
        group.step().await;
    }
    panic!("three games take fewer steps");
}

#[tokio::test(start_paused = true)]
async fn repeated_answers_are_harmless_and_others_are_stale() {
    let house = House::new(3);
    let mut group = Group::found(&house, &[("red", "greedy")]).await;
    let games = format!("/api/campaigns/{}/games", group.id);
    let at = group.see().await["info"]["at"].clone();
    let first = house.post(&group.ada, &games, json!({ "at": at })).await.expect("the first game");
    let again = house.post(&group.ada, &games, json!({ "at": at })).await.expect("the same again");
    assert_eq!(first["info"], again["info"]);
    assert_eq!(house.post(&group.ada, &games, json!({ "at": 999 })).await.unwrap_err().code(), "stale");
    group.play().await;
    while group.see().await["view"]["waiting"]["company"].is_null() {
        group.step().await;
    }
    let seen = group.see().await;
    let path = format!("/api/campaigns/{}/companies/blue/answer", group.id);
    let answer = |choice: &Value| json!({ "at": seen["info"]["at"], "answer": choice });
    let choices = seen["view"]["choices"].as_array().expect("choices").clone();
    let done = house.post(&group.ada, &path, answer(&choices[0])).await.expect("an answer");
    let again = house.post(&group.ada, &path, answer(&choices[0])).await.expect("the same again");
    assert_eq!(done["info"]["at"], again["info"]["at"]);
    assert_eq!(house.post(&group.ada, &path, answer(&choices[1])).await.unwrap_err().code(), "stale");
}

#[tokio::test(start_paused = true)]
async fn rewinding_needs_everybody_and_branches_are_separate() {
    let house = House::new(5);
    let mut group = Group::found(&house, &[("red", "greedy"), ("green", "open")]).await;
    let bob = house.person("Bob").await;
    let path = |rest: &str| format!("/api/campaigns/{}{rest}", group.id);
    house.post(&bob, &path("/companies/green/claim"), Value::Null).await.expect("a company nobody runs");
    let away = path("/companies/green/away");
    assert_eq!(house.post(&house.person("Eve").await, &away, json!({})).await.unwrap_err().code(), "not-seated");
    house.post(&bob, &away, json!({ "bot": "greedy" })).await.expect("a bot stands in");
    let rewind = path("/rewind");
    let fork = path("/fork");
    let log = path("/log");
    group.game().await;
    let after_one = group.see().await["view"]["companies"].clone();
    group.game().await;
    let wish = house.post(&group.ada, &rewind, json!({ "game": 1 })).await.expect("a wish");
    assert_eq!(wish["info"]["rewind"]["missing"].as_array().map(Vec::len), Some(1), "Bob has not agreed");
    assert_eq!(wish["view"]["game"]["number"], 3);
    let done = house.post(&bob, &rewind, json!({ "game": 1 })).await.expect("he agrees");
    assert_eq!(done["view"]["game"]["number"], 2);
    assert_eq!(group.see().await["view"]["companies"], after_one);
    group.game().await;
    let branch = house.post(&bob, &fork, json!({ "game": 1, "name": "Bob's own" })).await.expect("a branch");
    assert_eq!((&branch["info"]["forked"], &branch["view"]["game"]["number"]), (&json!(1), &json!(2)));
    assert_eq!(group.see().await["view"]["game"]["number"], 3, "the other goes on where it was");

    let text = house.get(&bob, &log).await.expect("the file");
    let elsewhere = House::new(6);
    let cleo = elsewhere.person("Cleo").await;
    let import = json!({ "name": "Moved", "text": text });
    let moved = elsewhere.post(&cleo, "/api/campaigns/import", import).await.expect("it is brought in");
    assert_eq!(moved["view"]["game"]["number"], 3);
    let id = moved["info"]["id"].as_str().expect("an id").to_string();
    let mut moved = Group::of(&elsewhere, id.clone(), cleo.clone());
    for company in ["blue", "green"] {
        let claim = format!("/api/campaigns/{id}/companies/{company}/claim");
        elsewhere.post(&cleo, &claim, Value::Null).await.expect("it is open");
    }
    elsewhere.post(&cleo, &format!("/api/campaigns/{id}/companies/green/away"), json!({})).await.expect("a bot");
    moved.game().await;
    assert_eq!(moved.see().await["view"]["game"]["number"], 4);
    // An imported file must not add a bot that thinks for hours.
    let slow = text.as_str().expect("text").replace("sign red bot greedy", "sign red bot expert:100000n");
    let slow =
        elsewhere.post(&cleo, "/api/campaigns/import", json!({ "name": "x", "text": slow })).await.expect("a file");
    assert_eq!(slow["info"]["companies"][1]["holder"], "open", "{}", slow["info"]["companies"]);
    let damaged = text.as_str().expect("text").replacen("slip ", "slip 1", 1);
    let refused = elsewhere.post(&cleo, "/api/campaigns/import", json!({ "name": "x", "text": damaged })).await;
    assert!(refused.unwrap_err().to_string().to_lowercase().contains("line "), "the line is named");
}

#[tokio::test(start_paused = true)]
async fn planted_sealed_texts_are_found() {
    let house = House::new(2);
    let group = Group::found(&house, &[("red", "greedy")]).await;
    let seen = group.see().await;
    let sealed = Sealed::of(&seen["view"]);
    let secrets = &sealed.texts;
    assert!(secrets.len() > 900, "{} texts are sealed at first", secrets.len());
    assert_eq!(sealed.leak(&seen.to_string()), None);
    for planted in [&secrets[0], &secrets[secrets.len() / 2], &secrets[secrets.len() - 1]] {
        let mut leaky = seen.clone();
        leaky["info"]["name"] = json!(format!("so: {planted}"));
        assert_eq!(sealed.leak(&leaky.to_string()), Some(planted.as_str()));
        for outlet in group.outlets(&seen).await {
            assert_eq!(sealed.leak(&outlet.to_string()), None);
            let leaky = json!([outlet, { "note": planted }]);
            assert_eq!(sealed.leak(&leaky.to_string()), Some(planted.as_str()));
        }
    }
}

/// The page is built before the tests run; without it there is nothing to search.
#[tokio::test(start_paused = true)]
async fn the_page_and_its_messages_contain_nothing_sealed() {
    let house = House::new(4);
    let group = Group::found(&house, &[("red", "greedy")]).await;
    let sealed = Sealed::of(&group.see().await["view"]).without_first_events();
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut folders = vec![root.join("web/dist"), root.join("data/words"), root.join("web/src")];
    let mut searched = 0;
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(&folder).into_iter().flatten().flatten() {
            let path = entry.path();
            if path.is_dir() {
                folders.push(path);
            } else if let Ok(text) = std::fs::read_to_string(&path) {
                assert_eq!(sealed.leak(&text), None, "{}", path.display());
                searched += 1;
            }
        }
    }
    assert!(searched > 100, "only {searched} files were searched");
}

/// Everybody sees the same lines of a card, and an opened line stays open.
#[tokio::test(start_paused = true)]
async fn lines_of_the_card_in_front_open_for_the_whole_table() {
    let mut house = House::new(8);
    let group = Group::found(&house, &[("red", "greedy")]).await;
    let (id, ada) = (group.id.clone(), group.ada.clone());
    let path = format!("/api/campaigns/{id}/told");
    let games = format!("/api/campaigns/{id}/games");
    let at = group.see().await["info"]["at"].clone();
    house.post(&ada, &games, json!({ "at": at })).await.expect("the first game");
    let shown = |seen: &Value| (seen["info"]["told"].as_u64(), seen["info"]["lines"].as_u64());
    let first = group.see().await["info"]["told"].as_u64().expect("a number");
    for (to, lines, after) in [(0, 2, 2), (0, 1, 2), (0, 3, 3), (1, 0, 0), (0, 5, 0), (1, 999, 0), (1, 4, 4)] {
        let told = house.post(&ada, &path, json!({ "to": first + to, "lines": lines })).await.expect("told");
        assert_eq!(told["info"]["lines"], after, "{to} {lines}");
    }
    house = house.restarted();
    let everybody = house.get(&Caller::default(), &format!("/api/campaigns/{id}")).await.expect("by its link");
    assert_eq!(shown(&everybody), (Some(first + 1), Some(4)));
}

#[tokio::test(start_paused = true)]
async fn public_views_do_not_depend_on_offices() {
    let house = House::new(9);
    let mut group = Group::found(&house, &[("red", "greedy")]).await;
    group.game().await;
    group.game().await;
    let all = house.get(&Caller::default(), &format!("/api/campaigns/{}", group.id)).await.expect("by its link");
    let own = group.see().await;
    let cards = |seen: &Value| seen["view"]["companies"][0]["postcards"].as_array().cloned().unwrap_or_default();
    assert!(!cards(&own).is_empty(), "two games bring a postcard");
    assert!(cards(&own).iter().all(|card| card["private"].is_object()));
    // A card that was used once is public.
    assert!(cards(&all).iter().any(|card| card["private"].is_null()));
    assert!(all["view"]["choices"].as_array().is_some_and(Vec::is_empty));
}
