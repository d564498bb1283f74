//! Seats that change hands, hosts who leave, and limits on the number of tables.

use std::time::Duration;

use crate::support::house::{House, choice};
use serde_json::{Value, json};
use server::limits::{OFFER_LIFE_MS, TABLES_PER_PERSON};
use server::service::Caller;

fn id(caller: &Caller) -> String {
    caller.person.as_ref().expect("a person").id.0.clone()
}

/// Creates a table with this host and these seats; returns its id.
async fn gathering(house: &House, host: &Caller, seats: Value) -> String {
    let made = house.post(host, "/api/tables", json!({ "edition": "usa-classic", "seats": seats })).await;
    made.expect("a table")["id"].as_str().expect("an id").to_string()
}

async fn code(house: &House, caller: &Caller, path: &str, body: Value) -> Result<Value, String> {
    house.post(caller, path, body).await.map_err(|refusal| refusal.code().to_string())
}

#[tokio::test(start_paused = true)]
async fn seat_codes_work_once() {
    for begun in [false, true] {
        let house = House::new(31);
        let (ada, bob) = (house.person("Ada").await, house.person("Bob").await);
        let (eve, zoe) = (house.person("Eve").await, house.person("Zoe").await);
        let table = match begun {
            true => house.begun(&[&ada, &bob], &[], Value::Null).await,
            false => {
                let table = gathering(&house, &ada, json!([{ "me": {} }, "open"])).await;
                house.post(&bob, &format!("/api/tables/{table}/seats/1/sit"), Value::Null).await.expect("a seat");
                table
            }
        };
        let seat = format!("/api/tables/{table}/seats/1");
        let (offer, take) = (format!("{seat}/offer"), format!("{seat}/take"));
        let offered = house.post(&bob, &offer, Value::Null).await.expect("it is his seat");
        let secret = offered["code"].as_str().expect("a code").to_uppercase();
        let kept = house.store.journal(&table.as_str().into()).await.expect("a journal").expect("a table");
        assert!(kept.entries.iter().all(|entry| !entry.contains(&secret.to_lowercase())), "only its hash is kept");
        let info = house.get(&eve, &format!("/api/tables/{table}")).await.expect("a table");
        assert_eq!(info["seats"][1]["offered"]["to"], Value::Null);
        assert_eq!(info["seats"][1]["sitter"]["person"]["name"], "Bob", "it is his until it is taken");
        for wrong in [Value::Null, json!({ "code": "abcd" }), json!({ "code": "" })] {
            assert_eq!(code(&house, &eve, &take, wrong).await, Err("not-offered".to_string()));
        }
        // After a restart the code is still valid, even with a hyphen in it.
        let house = house.restarted();
        let typed = format!("{}-{}", &secret[..6], &secret[6..]);
        let taken =
            house.post(&eve, &take, json!({ "code": typed, "name": "Evelyn" })).await.expect("she has the code");
        assert_eq!(taken["seats"][1]["sitter"]["person"]["name"], "Evelyn");
        assert!(taken["seats"][1]["offered"].is_null());
        assert_eq!(code(&house, &zoe, &take, json!({ "code": secret })).await, Err("not-offered".to_string()));
        if begun {
            let seeing = house.see(&eve, &table, 1).await;
            assert!(seeing["at"].is_u64() && !seeing["choices"].as_array().expect("choices").is_empty());
            let gone = house.get(&bob, &format!("{seat}/game")).await.expect_err("it was his");
            assert_eq!(gone.code(), "not-your-seat");
        }
    }
}

#[tokio::test(start_paused = true)]
async fn offered_seats_are_reserved_for_their_person() {
    let house = House::new(32);
    let (ada, bob, eve) = (house.person("Ada").await, house.person("Bob").await, house.person("Eve").await);
    let table = gathering(&house, &ada, json!([{ "me": {} }, "open", "open"])).await;
    let seat = format!("/api/tables/{table}/seats/1");
    let (offer, take, sit) = (format!("{seat}/offer"), format!("{seat}/take"), format!("{seat}/sit"));
    assert_eq!(code(&house, &ada, &offer, json!({ "person": "nobody" })).await, Err("not-found".to_string()));
    assert_eq!(code(&house, &bob, &offer, Value::Null).await, Err("not-your-seat".to_string()), "he is not host");
    let offered = house.post(&ada, &offer, json!({ "person": id(&eve) })).await.expect("the host may");
    assert!(offered["code"].is_null());
    assert_eq!(code(&house, &bob, &sit, Value::Null).await, Err("reserved".to_string()));
    assert_eq!(code(&house, &bob, &take, Value::Null).await, Err("not-offered".to_string()));
    // Once the offer has been withdrawn, nobody can accept it.
    house.ask(&ada, "DELETE", &offer, Value::Null).await.expect("she may");
    assert_eq!(house.ask(&ada, "DELETE", &offer, Value::Null).await.expect_err("there is none").code(), "bad-request");
    assert_eq!(code(&house, &eve, &take, Value::Null).await, Err("not-offered".to_string()));
    house.post(&ada, &offer, json!({ "person": id(&eve) })).await.expect("the host may");
    tokio::time::sleep(Duration::from_millis(OFFER_LIFE_MS)).await;
    assert_eq!(code(&house, &eve, &take, Value::Null).await, Err("not-offered".to_string()), "too late");
    house.post(&bob, &sit, Value::Null).await.expect("it is kept for nobody now");
    house.post(&ada, &format!("/api/tables/{table}/seats/2/offer"), json!({ "person": id(&eve) })).await.expect("so");
    house.post(&eve, &format!("/api/tables/{table}/seats/2/take"), Value::Null).await.expect("it is hers");
}

#[tokio::test(start_paused = true)]
async fn hosts_decide_about_seats_whose_time_is_up() {
    // The possible outcomes: a bot plays, another person takes the seat, the host abandons the
    // game, or the player returns. The host can decide only once time is up.
    for way in ["bot", "person", "break-off", "back"] {
        let house = House::new(33);
        let (ada, bob, eve) = (house.person("Ada").await, house.person("Bob").await, house.person("Eve").await);
        let more = json!({ "pace": { "days": { "days": 1 } }, "time_out": "wait", "first": 1 });
        let table = house.begun(&[&ada, &bob], &[], more).await;
        let seat = format!("/api/tables/{table}/seats/1");
        let offer = json!({ "person": id(&eve) });
        for (person, seat) in [(&ada, 0), (&bob, 1)] {
            let seeing = house.see(person, &table, seat).await;
            let act = json!({ "table": table, "seat": seat, "at": seeing["at"], "action": seeing["choices"][0] });
            house.post(person, "/api/act", act).await.expect("it was offered");
        }
        assert_eq!(code(&house, &ada, &format!("{seat}/offer"), offer.clone()).await, Err("still-here".to_string()));
        tokio::time::sleep(Duration::from_secs(25 * 3600)).await;
        house.service.alarm().await;
        tokio::time::sleep(Duration::from_secs(1)).await;
        let path = format!("/api/tables/{table}");
        assert_eq!(house.get(&ada, &path).await.expect("a table")["seats"][1]["overdue"], true, "{way}");
        match way {
            "bot" => {
                let bot = json!({ "bot": { "bot": "easy" } });
                let info = house.post(&ada, &format!("{seat}/hand"), bot).await.expect("the host decides");
                assert_eq!(info["seats"][1]["sitter"]["bot"]["bot"], "easy");
            }
            "person" => {
                house.post(&ada, &format!("{seat}/offer"), offer).await.expect("the host decides");
                let taken = house.post(&eve, &format!("{seat}/take"), Value::Null).await.expect("it is for her");
                assert_eq!((&taken["seats"][1]["overdue"], &taken["to_move"]), (&json!(false), &json!([1])));
                let seeing = house.see(&eve, &table, 1).await;
                let act = json!({ "table": table, "seat": 1, "at": seeing["at"], "action": choice(&seeing, &mut dealer::Stream::new(1)) });
                house.post(&eve, "/api/act", act).await.expect("she plays on");
            }
            "break-off" => {
                let info = house.post(&ada, &format!("{path}/break-off"), Value::Null).await.expect("the host decides");
                assert_eq!(info["phase"], "broken-off");
            }
            _ => {
                house.post(&ada, &format!("{seat}/offer"), offer).await.expect("the host decides");
                house.post(&bob, "/api/back", json!({ "table": table, "seat": 1 })).await.expect("he is back");
                let late = code(&house, &eve, &format!("{seat}/take"), Value::Null).await;
                assert_eq!(late, Err("not-offered".to_string()), "what was offered in his absence is void");
            }
        }
    }
}

#[tokio::test(start_paused = true)]
async fn nobody_sees_a_second_hand_in_a_game_against_others() {
    let house = House::new(34);
    let (ada, bob, eve) = (house.person("Ada").await, house.person("Bob").await, house.person("Eve").await);
    let table = house.begun(&[&ada, &bob, &eve], &[], Value::Null).await;
    let seat = format!("/api/tables/{table}/seats/2");
    let offered = house.post(&eve, &format!("{seat}/offer"), Value::Null).await.expect("her seat");
    let take = json!({ "code": offered["code"] });
    assert_eq!(code(&house, &ada, &format!("{seat}/take"), take).await, Err("plays-already".to_string()));
    house.post(&eve, &format!("/api/tables/{table}/leave"), Value::Null).await.expect("she leaves");
    assert_eq!(code(&house, &bob, &format!("{seat}/sit"), Value::Null).await, Err("plays-already".to_string()));
    // A person who gives up a seat has still seen its hand; so has the previous person on the same
    // device.
    house.post(&bob, &format!("/api/tables/{table}/leave"), Value::Null).await.expect("he leaves");
    let house = house.restarted();
    let zoe = house.person("Zoe").await;
    let bob_again = Caller { before: bob.person.clone(), ..zoe.clone() };
    for second in [&bob, &bob_again] {
        let sit = code(&house, second, &format!("{seat}/sit"), Value::Null).await;
        assert_eq!(sit, Err("plays-already".to_string()));
    }
    house.post(&bob, &format!("/api/tables/{table}/seats/1/sit"), Value::Null).await.expect("his own hand again");
    house.post(&zoe, &format!("{seat}/sit"), Value::Null).await.expect("she has seen none");
}

#[tokio::test(start_paused = true)]
async fn hosts_cannot_see_the_hand_of_a_bot() {
    let house = House::new(38);
    let ada = house.person("Ada").await;
    let table = house.begun(&[&ada], &["easy"], Value::Null).await;
    let seat = format!("/api/tables/{table}/seats/1");
    let open =
        house.post(&ada, &format!("{seat}/hand"), json!("open")).await.expect("a bot's seat is the host's to give");
    assert_eq!(open["changes"].as_array().map(Vec::len), Some(1), "{}", open["changes"]);
    assert_eq!(code(&house, &ada, &format!("{seat}/sit"), Value::Null).await, Err("plays-already".to_string()));
    let offered = house.post(&ada, &format!("{seat}/offer"), json!({ "person": id(&ada) })).await.expect("an offer");
    assert!(offered["code"].is_null());
    assert_eq!(code(&house, &ada, &format!("{seat}/take"), Value::Null).await, Err("plays-already".to_string()));
}

#[tokio::test(start_paused = true)]
async fn seat_changes_are_shown_at_the_table() {
    let house = House::new(39);
    let (ada, bob, eve) = (house.person("Ada").await, house.person("Bob").await, house.person("Eve").await);
    let table = house.begun(&[&ada, &bob], &["easy"], Value::Null).await;
    let path = format!("/api/tables/{table}");
    let mut frames = house.watch(&ada, &table, 1, None).await;
    let seat = format!("{path}/seats/2");
    house.post(&ada, &format!("{seat}/hand"), json!("open")).await.expect("a bot's seat");
    house.post(&eve, &format!("{seat}/sit"), Value::Null).await.expect("an open seat");
    house.post(&eve, &format!("{path}/leave"), Value::Null).await.expect("she leaves");
    let told = |messages: Vec<Value>| messages.into_iter().filter_map(|it| it.get("table").cloned()).next_back();
    let last = told(crate::support::house::came(&mut frames)).expect("the table is described");
    // The changes are the same after a restart.
    let house = house.restarted();
    let info = house.get(&bob, &path).await.expect("a table");
    assert_eq!(info["changes"], last["changes"]);
    let whose = |change: &Value| (change["seat"].clone(), change["sitter"].clone(), change["stand_in"].clone());
    let changes: Vec<_> = info["changes"].as_array().expect("changes").iter().map(whose).collect();
    let person = json!({ "person": { "id": id(&eve), "name": "Eve", "ready": false } });
    assert_eq!(changes[0], (json!(2), json!("open"), json!("normal")));
    assert_eq!(changes[1], (json!(2), person, Value::Null));
    assert_eq!(changes[2], (json!(2), json!("open"), json!("normal")));
}

#[tokio::test(start_paused = true)]
async fn original_seats_of_one_person_stay_theirs() {
    let house = House::new(40);
    let (ada, bob) = (house.person("Ada").await, house.person("Bob").await);
    let table = gathering(&house, &ada, json!([{ "me": {} }, { "me": { "name": "Her brother" } }, "open"])).await;
    house.post(&bob, &format!("/api/tables/{table}/seats/2/sit"), Value::Null).await.expect("a seat");
    house.post(&bob, "/api/ready", json!({ "table": table, "ready": true })).await.expect("ready");
    house.post(&ada, &format!("/api/tables/{table}/start"), Value::Null).await.expect("it starts");
    house.post(&ada, &format!("/api/tables/{table}/leave"), Value::Null).await.expect("she leaves");
    assert_eq!(
        code(&house, &bob, &format!("/api/tables/{table}/seats/0/sit"), Value::Null).await,
        Err("plays-already".to_string())
    );
    for seat in [1, 0] {
        house.post(&ada, &format!("/api/tables/{table}/seats/{seat}/sit"), Value::Null).await.expect("hers");
    }
}

#[tokio::test(start_paused = true)]
async fn the_next_person_becomes_host_when_the_host_leaves() {
    let house = House::new(35);
    let (ada, bob, eve) = (house.person("Ada").await, house.person("Bob").await, house.person("Eve").await);
    let table = gathering(&house, &ada, json!(["open", { "bot": { "bot": "easy" } }, { "me": {} }, "open"])).await;
    let path = format!("/api/tables/{table}");
    for (person, seat) in [(&bob, 0), (&eve, 3)] {
        house.post(person, &format!("{path}/seats/{seat}/sit"), Value::Null).await.expect("a seat");
    }
    let leave = format!("{path}/leave");
    let info = house.post(&ada, &leave, Value::Null).await.expect("she leaves");
    assert_eq!((&info["host"], &info["phase"]), (&json!(id(&eve)), &json!("gathering")), "clockwise");
    assert_eq!(house.get(&ada, "/api/me/tables").await, Ok(json!([])));
    // Eve, now host, can start with the seats as they are, even after a restart.
    let house = house.restarted();
    let hand = json!({ "bot": { "bot": "easy" } });
    house.post(&eve, &format!("{path}/seats/2/hand"), hand).await.expect("she is host");
    house.post(&bob, "/api/ready", json!({ "table": table, "ready": true })).await.expect("ready");
    house.post(&eve, &format!("{path}/start"), Value::Null).await.expect("a host is ready");
    let info = house.post(&eve, &leave, Value::Null).await.expect("she leaves");
    assert_eq!((&info["host"], &info["phase"]), (&json!(id(&bob)), &json!("playing")));
    let info = house.post(&bob, &leave, Value::Null).await.expect("he leaves");
    assert_eq!((&info["host"], &info["phase"]), (&json!(id(&bob)), &json!("playing")), "bots play on for him");
    // Before the start the last one to leave closes the table.
    let table = gathering(&house, &ada, json!([{ "me": {} }, "open"])).await;
    let info = house.post(&ada, &format!("/api/tables/{table}/leave"), Value::Null).await.expect("she leaves");
    assert_eq!(info["phase"], "broken-off");
}

#[tokio::test(start_paused = true)]
async fn bots_play_for_people_who_leave_until_they_return() {
    let house = House::new(39);
    let (ada, bob) = (house.person("Ada").await, house.person("Bob").await);
    let table = house.begun(&[&ada, &bob], &[], Value::Null).await;
    let path = format!("/api/tables/{table}");
    let mine = format!("/api/me/tables/{table}");
    let listed = async |house: &House, who: &Caller| {
        house.get(who, "/api/me/tables").await.expect("a list").as_array().expect("tables").len()
    };
    let refused = house.ask(&ada, "DELETE", &mine, Value::Null).await.expect_err("she plays");
    assert_eq!(refused.code(), "wrong-time");
    assert_eq!(code(&house, &bob, &format!("{path}/seats/0/away"), Value::Null).await, Err("still-here".to_string()));
    let nobody = json!({ "bot": "nobody" });
    assert_eq!(code(&house, &ada, &format!("{path}/seats/0/away"), nobody).await, Err("bad-request".to_string()));
    let info = house.post(&ada, &format!("{path}/seats/0/away"), json!({ "bot": "easy" })).await.expect("her seat");
    assert_eq!((&info["seats"][0]["stand_in"], &info["phase"]), (&json!("easy"), &json!("playing")));
    assert_eq!(house.get(&ada, "/api/me/turns").await, Ok(json!([])));
    // After leaving, Ada can remove the game from her list. It stays removed after a restart.
    house.ask(&ada, "DELETE", &mine, Value::Null).await.expect("she has left");
    house.ask(&ada, "DELETE", &mine, Value::Null).await.expect("twice is once");
    let house = house.restarted();
    assert_eq!((listed(&house, &ada).await, listed(&house, &bob).await), (0, 1));
    let info = house.post(&ada, "/api/back", json!({ "table": table, "seat": 0 })).await.expect("it is still hers");
    assert!(info["seats"][0]["stand_in"].is_null());
    assert_eq!(listed(&house, &ada).await, 1, "and it is in her list again");
}

#[tokio::test(start_paused = true)]
async fn finished_games_can_be_removed_from_one_list() {
    let house = House::new(40);
    let (ada, bob) = (house.person("Ada").await, house.person("Bob").await);
    let table = house.begun(&[&ada], &["easy"], Value::Null).await;
    let path = format!("/api/tables/{table}");
    let info = house.post(&ada, &format!("{path}/break-off"), Value::Null).await.expect("only bots play with her");
    assert_eq!(info["phase"], "broken-off");
    assert!(info["seed"].is_string());
    let mine = format!("/api/me/tables/{table}");
    assert_eq!(house.ask(&bob, "DELETE", &mine, Value::Null).await.expect_err("not his").code(), "not-seated");
    house.ask(&ada, "DELETE", &mine, Value::Null).await.expect("it is over");
    assert_eq!(house.get(&ada, "/api/me/tables").await, Ok(json!([])));
    assert_eq!(house.get(&ada, &path).await.expect("the link still works")["phase"], "broken-off");
    assert_eq!(code(&house, &ada, &format!("{path}/seats/0/away"), Value::Null).await, Err("wrong-time".to_string()));
    let table = gathering(&house, &ada, json!([{ "me": {} }, "open"])).await;
    let mine = format!("/api/me/tables/{table}");
    assert_eq!(house.ask(&ada, "DELETE", &mine, Value::Null).await.expect_err("it waits").code(), "wrong-time");
}

#[tokio::test(start_paused = true)]
async fn tables_are_counted_on_joining() {
    let house = House::new(36);
    let (ada, bob) = (house.person("Ada").await, house.person("Bob").await);
    let mut tables = Vec::new();
    for _ in 0..TABLES_PER_PERSON {
        tables.push(gathering(&house, &ada, json!([{ "me": {} }, "open", "open"])).await);
    }
    let sit = |table: &str, seat: u8| format!("/api/tables/{table}/seats/{seat}/sit");
    for table in &tables {
        house.post(&bob, &sit(table, 1), Value::Null).await.expect("not too many yet");
    }
    let eve = house.person("Eve").await;
    let more = gathering(&house, &eve, json!([{ "me": {} }, "open"])).await;
    assert_eq!(code(&house, &bob, &sit(&more, 1), Value::Null).await, Err("too-many".to_string()));
    assert_eq!(code(&house, &ada, &sit(&more, 1), Value::Null).await, Err("too-many".to_string()), "hosts too");
    house.post(&bob, &sit(&tables[0], 2), Value::Null).await.expect("a second seat is not a second table");
    house.post(&bob, &format!("/api/tables/{}/leave", tables[3]), Value::Null).await.expect("he gives one up");
    house.post(&bob, &sit(&more, 1), Value::Null).await.expect("there is room");
}

#[tokio::test(start_paused = true)]
async fn acts_and_undos_of_one_question_are_distinguished() {
    let house = House::new(37);
    let (ada, bob) = (house.person("Ada").await, house.person("Bob").await);
    let table = house.begun(&[&ada, &bob], &[], Value::Null).await;
    let mut luck = dealer::Stream::new(37);
    for _ in 0..400 {
        for (seat, person) in [&ada, &bob].into_iter().enumerate() {
            let seeing = house.see(person, &table, seat as u8).await;
            let Some(at) = seeing["at"].as_u64() else { continue };
            let act = json!({ "table": table, "seat": seat, "at": at, "action": choice(&seeing, &mut luck) });
            let accepted = house.post(person, "/api/act", act.clone()).await.expect("it was offered");
            assert_eq!((&accepted["at"], &accepted["done"]), (&json!(at), &json!("act")));
            if house.see(person, &table, seat as u8).await["undo"].as_u64() != Some(at) {
                continue;
            }
            let undo = json!({ "table": table, "seat": seat, "at": at });
            for _ in 0..2 {
                let accepted = house.post(person, "/api/undo", undo.clone()).await.expect("it is offered");
                assert_eq!((&accepted["at"], &accepted["done"]), (&json!(at), &json!("undo")));
            }
            assert_eq!(house.post(person, "/api/act", act).await, Ok(accepted), "the reply is the same again");
            return;
        }
    }
    panic!("nothing could be undone");
}
