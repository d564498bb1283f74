//! Finished games: forks from any position, analysis, and records that contain their custom map.

use std::sync::Arc;
use std::time::Duration;

use crate::support::house::{House, choice};
use crate::support::three_cities;
use serde_json::{Value, json};
use server::service::Caller;
use server::store::MemoryStore;

/// Lets this person and the bots play to the end.
async fn play(house: &House, person: &Caller, table: &str, seat: u8, seed: u64) {
    let mut luck = dealer::Stream::new(seed);
    for _ in 0..10_000 {
        let seeing = house.see(person, table, seat).await;
        if !seeing["standings"].is_null() {
            return;
        }
        match seeing["at"].as_u64() {
            None => tokio::time::sleep(Duration::from_secs(2)).await,
            Some(at) => {
                let act = json!({ "table": table, "seat": seat, "at": at, "action": choice(&seeing, &mut luck) });
                house.post(person, "/api/act", act).await.expect("it was offered");
            }
        }
    }
    panic!("the game does not end");
}

/// Creates a finished game between Ada and bots.
async fn finished(house: &House, ada: &Caller, edition: &str, seed: u64) -> String {
    let table = house.begun(&[ada], &["greedy", "hungry"], json!({ "edition": edition })).await;
    play(house, ada, &table, 0, seed).await;
    table
}

async fn text(house: &House, table: &str) -> String {
    let text = house.get(&Caller::default(), &format!("/api/tables/{table}/record")).await.expect("it is over");
    text.as_str().expect("text").to_string()
}

/// Returns the input lines of a record.
fn inputs(text: &str) -> Vec<&str> {
    let (_, inputs) = text.split_once("\n\n").expect("a header");
    inputs.lines().filter(|line| !line.starts_with("final-hash") && !line.starts_with("seed ")).collect()
}

async fn verdict(house: &House, text: &str) -> Value {
    house.post(&Caller::default(), "/api/verify", json!({ "text": text })).await.expect("an answer")
}

#[tokio::test(start_paused = true)]
async fn games_continue_from_any_position_of_another() {
    for (seed, edition) in [(41, "usa-classic"), (42, "germany")] {
        let mut house = House::new(seed);
        let (ada, bob) = (house.person("Ada").await, house.person("Bob").await);
        let old = finished(&house, &ada, edition, seed).await;
        let old_text = text(&house, &old).await;
        let all = inputs(&old_text).len();
        let seats = json!([{ "bot": { "bot": "greedy" } }, { "me": {} }, { "bot": { "bot": "easy" } }]);
        for at in [0, 1, all / 3, all / 2, all - 1] {
            let path = format!("/api/tables/{old}/replay/{at}/table");
            let new = house.post(&bob, &path, json!({ "seats": seats })).await.expect("anybody may");
            assert_eq!(new["forked"], json!({ "table": old, "inputs": at }));
            let (table, hash) = (new["id"].as_str().expect("an id").to_string(), &new["seed_hash"]);
            assert!(hash.is_string(), "it is known before anything is dealt");
            house.post(&bob, &format!("/api/tables/{table}/start"), Value::Null).await.expect("it starts");
            let begun = house.see(&bob, &table, 1).await;
            house = house.restarted();
            assert_eq!(house.see(&bob, &table, 1).await["view"], begun["view"], "after a restart it is the same");
            play(&house, &bob, &table, 1, seed + at as u64).await;
            let text = text(&house, &table).await;
            let (old_inputs, new_inputs) = (inputs(&old_text), inputs(&text));
            assert_eq!(new_inputs[..at], old_inputs[..at], "what was taken over stands at the beginning");
            assert!(at > all / 2 || new_inputs != old_inputs, "and then it is another game");
            assert_eq!(text.contains(&format!("\nforked {at}\n")), at > 0);
            let found = verdict(&house, &text).await;
            assert_eq!((&found["holds"], &found["seed_checked"]), (&json!(true), &json!(true)), "{found}");
            assert_eq!(found["message"].as_str().is_some_and(|says| says.contains("another game")), at > 0);
            // Without the `forked` line, verification finds deals that do not match the seed.
            let claims = text.replace(&format!("forked {at}\n"), "");
            // At position 1, the only deal could match by chance.
            if at != 1 {
                assert_eq!(verdict(&house, &claims).await["holds"], at == 0, "{at}");
            }
            let replay = house.get(&bob, &format!("/api/tables/{table}/replay")).await.expect("it is over");
            assert_eq!(&replay["seed_hash"], hash);
            // The record can be imported, and continued from the import.
            let brought = house.post(&ada, "/api/records", json!({ "text": text })).await.expect("a record");
            let again = format!("/api/tables/{}/replay/1/table", brought["table"].as_str().expect("an id"));
            house.post(&ada, &again, json!({ "seats": seats })).await.expect("from a record that was brought in");
        }
    }
}

#[tokio::test(start_paused = true)]
async fn hidden_or_final_positions_cannot_be_continued() {
    let house = House::new(43);
    let (ada, bob) = (house.person("Ada").await, house.person("Bob").await);
    let table = house.begun(&[&ada, &bob], &[], Value::Null).await;
    let seats = json!({ "seats": [{ "me": {} }, { "bot": { "bot": "easy" } }] });
    let refused = house.post(&ada, &format!("/api/tables/{table}/replay/3/table"), seats.clone()).await;
    assert_eq!(refused.expect_err("the game goes on").code(), "secret");
    let over = finished(&house, &ada, "usa-classic", 43).await;
    let all = inputs(&text(&house, &over).await).len();
    let three = json!({ "seats": [{ "me": {} }, "open", { "bot": { "bot": "easy" } }] });
    for (at, body, expected) in [
        (all, &three, "wrong-time"),
        (all + 1, &three, "not-found"),
        (3, &seats, "bad-request"),
        (3, &json!({ "seats": [{ "me": {} }, "open", { "bot": { "bot": "nobody" } }] }), "bad-request"),
    ] {
        let path = format!("/api/tables/{over}/replay/{at}/table");
        assert_eq!(house.post(&bob, &path, body.clone()).await.expect_err("not this").code(), expected, "{at}");
    }
}

#[tokio::test(start_paused = true)]
async fn inherited_answers_cannot_be_undone() {
    let house = House::new(44);
    let (ada, bob) = (house.person("Ada").await, house.person("Bob").await);
    let old = finished(&house, &ada, "usa-classic", 44).await;
    let text = text(&house, &old).await;
    let lines = inputs(&text);
    // If no deal follows a claim, the seat could undo the claim in the original game.
    let claim = lines.windows(2).position(|pair| pair[0].contains(" claim ") && !pair[1].starts_with("deal"));
    let at = claim.expect("a claim") + 1;
    let seats = json!({ "seats": [{ "me": {} }, { "me": {} }, { "me": {} }] });
    let new = house.post(&bob, &format!("/api/tables/{old}/replay/{at}/table"), seats).await.expect("a table");
    let table = new["id"].as_str().expect("an id");
    house.post(&bob, &format!("/api/tables/{table}/start"), Value::Null).await.expect("it starts");
    for seat in 0..3 {
        assert!(house.see(&bob, table, seat).await["undo"].is_null());
        let undo = json!({ "table": table, "seat": seat, "at": 1 });
        assert_eq!(house.post(&bob, "/api/undo", undo).await.expect_err("not his doing").code(), "stale");
    }
}

/// Checks the analysis of a game in which Ada chose at random, and therefore made mistakes.
fn check_analysis(curves: &Value) {
    assert_eq!(curves["judge"], "network");
    let balances = curves["balances"].as_array().expect("a list");
    assert_eq!(balances.iter().map(|of| &of["seat"]).collect::<Vec<_>>(), [0, 1], "people come first");
    let [ada, greedy] = [0, 1].map(|at| balances[at]["accuracy"].as_f64().expect("there were choices enough"));
    assert!((0.5..1.0).contains(&ada) && ada < greedy && greedy <= 1.0, "{ada} and {greedy}");
    let part = |name: &str| balances[0][name].as_f64().expect("a number");
    let last = curves["chances"].as_array().and_then(|points| points.last()).expect("there are some");
    let way = last[0].as_f64().expect("a share") - 0.5;
    assert!(part("choice") <= 0.0 && (part("choice") + part("luck") - way).abs() < 0.01, "{balances:?}");
    let points = curves["turning_points"].as_array().expect("a list");
    for (seat, few) in [(0, 1..=5), (1, 0..=5)] {
        assert!(few.contains(&points.iter().filter(|point| point["seat"] == seat).count()), "{points:?}");
    }
    for point in points {
        assert!(point["cost"].as_f64() >= Some(0.05) && point["chosen"] != point["best"], "{point}");
        assert!(point["market"].as_array().is_some_and(|slots| slots.len() == 5), "{point}");
    }
}

#[tokio::test(start_paused = true)]
async fn hints_are_for_asked_seats_against_bots() {
    let house = House::new(49);
    let (ada, bob) = (house.person("Ada").await, house.person("Bob").await);
    let alone = house.begun(&[&ada], &["greedy"], Value::Null).await;
    let path = format!("/api/tables/{alone}/seats/0/hint");
    let hint = house.post(&ada, &path, Value::Null).await.expect("she plays against a bot");
    assert_eq!(hint["judge"], "network");
    assert!((0.0..=1.0).contains(&hint["chance"].as_f64().expect("a share")), "{hint}");
    let seeing = house.see(&ada, &alone, 0).await;
    assert!(seeing["choices"].as_array().expect("a list").contains(&hint["action"]), "{hint}");
    assert_eq!(house.post(&ada, &path, Value::Null).await, Ok(hint), "the same question has the same answer");
    assert_eq!(house.post(&bob, &path, Value::Null).await.expect_err("not his seat").code(), "not-your-seat");
    play(&house, &ada, &alone, 0, 49).await;
    assert_eq!(house.post(&ada, &path, Value::Null).await.expect_err("it is over").code(), "wrong-time");
    let together = house.begun(&[&ada, &bob], &["greedy"], Value::Null).await;
    for (person, seat) in [(&ada, 0), (&bob, 1)] {
        let path = format!("/api/tables/{together}/seats/{seat}/hint");
        let refused = house.post(person, &path, Value::Null).await.expect_err("they play each other");
        assert_eq!(refused.code(), "wrong-time");
    }
}

#[tokio::test(start_paused = true)]
async fn curves_have_a_point_for_every_input_and_end_with_the_result() {
    let house = House::new(45);
    let ada = house.person("Ada").await;
    let played = house.begun(&[&ada], &["greedy"], Value::Null).await;
    let path = format!("/api/tables/{played}/chances");
    assert_eq!(house.get(&ada, &path).await.expect_err("it goes on").code(), "secret");
    play(&house, &ada, &played, 0, 45).await;
    let first = house.get(&Caller::default(), &path).await.expect("it is over");
    assert_eq!((&first["done"], &first["chances"]), (&json!(false), &json!([])), "nobody waits for it");
    let curves = loop {
        let curves = house.get(&Caller::default(), &path).await.expect("it is over");
        if curves["weighed"] == true {
            break curves;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    };
    let replay = house.get(&ada, &format!("/api/tables/{played}/replay")).await.expect("it is over");
    let points = replay["inputs"].as_u64().expect("a number") as usize + 1;
    for curve in ["scores", "chances"] {
        let curve = curves[curve].as_array().expect("a list");
        assert_eq!(curve.len(), points);
        assert!(curve.iter().all(|point| point.as_array().is_some_and(|seats| seats.len() == 2)));
    }
    for point in curves["chances"].as_array().expect("a list") {
        let sum: f64 = point.as_array().expect("seats").iter().filter_map(Value::as_f64).sum();
        assert!((sum - 1.0).abs() < 0.01, "{point}");
    }
    assert_eq!(curves["chances"][0], json!([0.5, 0.5]));
    check_analysis(&curves);
    for (seat, standing) in replay["standings"].as_array().expect("standings").iter().enumerate() {
        let won = curves["chances"][points - 1][seat].as_f64().expect("a share") > 0.0;
        assert_eq!(won, standing["place"] == 1);
        assert_eq!(curves["scores"][points - 1][seat], standing["lines"]["routes"], "the track shows the routes");
        assert_eq!(curves["scores"][0][seat], 0);
    }
    // The results are saved: after a restart they are available at once, and the same.
    assert_eq!(house.restarted().get(&ada, &path).await, Ok(curves));
}

#[tokio::test(start_paused = true)]
async fn bundles_are_self_contained() {
    let house = House::new(46);
    let ada = house.person("Ada").await;
    let map = house.post(&ada, "/api/maps", three_cities()).await.expect("a map");
    let more = json!({ "edition": "three-cities", "map": map["hash"] });
    let table = house.begun(&[&ada], &["greedy"], more).await;
    let path = format!("/api/tables/{table}/bundle");
    assert_eq!(house.get(&ada, &path).await.expect_err("it goes on").code(), "secret");
    play(&house, &ada, &table, 0, 46).await;
    let bundle = house.get(&Caller::default(), &path).await.expect("it is over");
    assert_eq!((&bundle["map"], &bundle["files"]), (&map["hash"], &three_cities()));
    // The other server does not have the map.
    let other = House::on(Arc::new(MemoryStore::new()), 47);
    let eve = other.person("Eve").await;
    let bare = json!({ "text": bundle["text"], "map": bundle["map"] });
    assert_eq!(other.post(&eve, "/api/records", bare).await.expect_err("no map").code(), "not-found");
    let found = other.post(&Caller::default(), "/api/verify", bundle.clone()).await.expect("an answer");
    assert_eq!((&found["holds"], &found["seed_checked"]), (&json!(true), &json!(true)), "{found}");
    assert_eq!(other.get(&eve, "/api/me/maps").await, Ok(json!([])), "what is only checked is not kept");
    let mut forged = bundle.clone();
    forged["files"]["files"]["tickets.csv"] = json!("deck,a,b,value\nshort,aal,cam,21\n");
    assert_eq!(other.post(&eve, "/api/records", forged).await.expect_err("not this map").code(), "bad-request");
    let brought = other.post(&eve, "/api/records", bundle.clone()).await.expect("a record");
    let again = other.restarted();
    let table = brought["table"].as_str().expect("an id");
    let position = again.get(&eve, &format!("/api/tables/{table}/replay/20")).await.expect("a move");
    assert_eq!(position["seeing"]["inputs"], 20);
    assert_eq!(again.get(&eve, &format!("/api/tables/{table}/bundle")).await, Ok(bundle), "it can travel on");
    // A game on a built-in map needs no map in its file.
    let plain = finished(&house, &ada, "usa-classic", 48).await;
    let bundle = house.get(&ada, &format!("/api/tables/{plain}/bundle")).await.expect("it is over");
    assert_eq!((&bundle["map"], &bundle["files"]), (&Value::Null, &Value::Null));
    other.post(&eve, "/api/records", bundle).await.expect("a record");
}

#[tokio::test(start_paused = true)]
async fn imported_records_are_counted() {
    let house = House::new(49);
    let ada = house.person("Ada").await;
    let map = house.post(&ada, "/api/maps", three_cities()).await.expect("a map");
    let table = house.begun(&[&ada], &["greedy"], json!({ "edition": "three-cities", "map": map["hash"] })).await;
    play(&house, &ada, &table, 0, 49).await;
    let bundle = house.get(&ada, &format!("/api/tables/{table}/bundle")).await.expect("it is over");
    for _ in 0..server::limits::RECORDS_PER_PERSON {
        house.post(&ada, "/api/records", bundle.clone()).await.expect("not too many yet");
    }
    assert_eq!(house.post(&ada, "/api/records", bundle).await.expect_err("enough").code(), "too-many");
}
