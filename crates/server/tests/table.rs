//! Tables without sockets: whole games, repeats, undo, restarts, clocks, and a failing store.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use crate::support::house::{House, came, choice};
use protocol::{PersonId, TableId};
use serde_json::{Value, json};
use server::limits::TAKE_BACK_MS;
use server::service::Caller;
use server::store::{
    Beat, HookRow, KeyRow, Later, LoginRow, MapRow, MemoryStore, PersonRow, Store, StoreError, StoredJournal,
    TableFilter, TableListing, Write,
};

/// Continues the game until it ends, or until this many answers have been given. Returns the number
/// of answers.
async fn play(house: &House, people: &[&Caller], table: &str, seed: u64, most: usize) -> usize {
    let mut luck = dealer::Stream::new(seed);
    for answers in 0..most {
        let mut acted = false;
        for (seat, person) in people.iter().enumerate() {
            let seeing = house.see(person, table, seat as u8).await;
            if let Some(at) = seeing["at"].as_u64() {
                let act = json!({ "table": table, "seat": seat, "at": at, "action": choice(&seeing, &mut luck) });
                house.post(person, "/api/act", act).await.expect("it was offered");
                acted = true;
                break;
            }
        }
        if !acted {
            let info = house.get(people[0], &format!("/api/tables/{table}")).await.expect("a table");
            if info["phase"] != "playing" {
                return answers;
            }
            // A bot waits in case somebody undoes.
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    }
    most
}

const FOREVER: usize = 100_000;

#[tokio::test(start_paused = true)]
async fn whole_games_are_played_saved_and_verified() {
    for (seed, edition, bot) in [(1, "usa-classic", "greedy"), (2, "germany", "normal"), (3, "legends", "hungry")] {
        let house = House::new(seed);
        let (ada, bob) = (house.person("Ada").await, house.person("Bob").await);
        let table = house.begun(&[&ada, &bob], &[bot], json!({ "edition": edition })).await;
        let hash = house.get(&ada, &format!("/api/tables/{table}")).await.expect("a table")["seed_hash"].clone();
        let record = format!("/api/tables/{table}/record");
        assert_eq!(house.get(&ada, &record).await.expect_err("not yet").code(), "secret");
        let mut spectator = house.watch(&Caller::default(), &table, 9, None).await;
        play(&house, &[&ada, &bob], &table, seed, FOREVER).await;
        let info = house.get(&ada, &format!("/api/tables/{table}")).await.expect("a table");
        assert_eq!((&info["phase"], &info["seed_hash"]), (&json!("over"), &hash));
        assert!(info["seed"].is_string());
        let text = house.get(&Caller::default(), &record).await.expect("it is over");
        let verdict = house.post(&Caller::default(), "/api/verify", json!({ "text": text })).await.expect("an answer");
        assert_eq!((&verdict["holds"], &verdict["seed_checked"]), (&json!(true), &json!(true)), "{verdict}");
        // After a restart the record is the same, and every move can be viewed.
        let again = house.restarted();
        assert_eq!(again.get(&Caller::default(), &record).await.expect("it is kept"), text);
        let inputs = verdict["inputs"].as_u64().expect("a number");
        for number in [0, 1, inputs / 2, inputs] {
            let path = format!("/api/tables/{table}/replay/{number}");
            let position = again.get(&Caller::default(), &path).await.expect("a move");
            assert_eq!(position["seeing"]["inputs"], number);
            assert_eq!(position["line"].is_null(), number == 0);
            // No hand is secret any more, and each has as many cards as the public view shows.
            for (seat, side) in position["sides"].as_array().expect("sides").iter().enumerate() {
                let hand = side["own"]["hand"].as_object().expect("cards");
                let cards: u64 = hand.values().filter_map(Value::as_u64).sum();
                assert_eq!(position["seeing"]["view"]["open"]["hands"][seat], cards);
            }
        }
        let beyond = format!("/api/tables/{table}/replay/{}", inputs + 1);
        assert_eq!(again.get(&ada, &beyond).await.expect_err("there are fewer").code(), "not-found");
        // The record can be imported on another server.
        let other = House::new(77);
        let eve = other.person("Eve").await;
        let kept = other.post(&eve, "/api/records", json!({ "text": text })).await.expect("a finished game");
        let path = format!("/api/tables/{}/record", kept["table"].as_str().expect("an id"));
        assert_eq!(other.get(&eve, &path).await.expect("a record"), text);
        drop(came(&mut spectator));
    }
}

/// Returns everybody's views, so that they can be compared before and after an event on the server.
async fn views(house: &House, people: &[&Caller], table: &str) -> Vec<Value> {
    let mut views = Vec::new();
    for (seat, person) in people.iter().enumerate() {
        views.push(house.see(person, table, seat as u8).await);
    }
    views.push(house.get(&Caller::default(), &format!("/api/tables/{table}/game")).await.expect("all may watch"));
    views
}

#[tokio::test(start_paused = true)]
async fn restarts_change_nothing_anywhere_in_a_game() {
    let mut house = House::new(5);
    let (ada, bob) = (house.person("Ada").await, house.person("Bob").await);
    let table = house.begun(&[&ada, &bob], &[], json!({ "pace": { "days": { "days": 2 } } })).await;
    let (mut mid_draw, mut mid_offer) = (0, 0);
    for step in 0..160 {
        play(&house, &[&ada, &bob], &table, step, 1).await;
        let before = views(&house, &[&ada, &bob], &table).await;
        mid_draw += usize::from(!before[2]["asked"]["second-card"].is_null());
        mid_offer += usize::from(!before[2]["asked"]["tickets"].is_null());
        house = house.restarted();
        assert_eq!(views(&house, &[&ada, &bob], &table).await, before, "after step {step}");
    }
    assert!(mid_draw > 5 && mid_offer > 0, "{mid_draw} {mid_offer}");
}

#[tokio::test(start_paused = true)]
async fn repeats_get_the_same_reply_and_stale_answers_are_refused() {
    let mut house = House::new(6);
    let (ada, bob) = (house.person("Ada").await, house.person("Bob").await);
    let people = [&ada, &bob];
    let table = house.begun(&people, &[], json!({})).await;
    let mut luck = dealer::Stream::new(6);
    let mut done: Vec<(usize, Value, Value)> = Vec::new();
    for step in 0..60 {
        for (seat, person) in people.iter().enumerate() {
            let seeing = house.see(person, &table, seat as u8).await;
            let Some(at) = seeing["at"].as_u64() else { continue };
            let act = json!({ "table": table, "seat": seat, "at": at, "action": choice(&seeing, &mut luck) });
            let accepted = house.post(person, "/api/act", act.clone()).await.expect("it was offered");
            done.push((seat, act, accepted));
        }
        if step % 20 == 19 {
            house = house.restarted();
        }
        let before = views(&house, &people, &table).await;
        for (seat, act, accepted) in done.iter().rev().take(8) {
            assert_eq!(house.post(people[*seat], "/api/act", act.clone()).await.as_ref(), Ok(accepted));
            let mut other = act.clone();
            other["action"] = json!("pass");
            assert_eq!(house.post(people[*seat], "/api/act", other).await.expect_err("another answer").code(), "stale");
            let mut early = act.clone();
            early["at"] = json!(act["at"].as_u64().expect("a number") + 50);
            assert_eq!(house.post(people[*seat], "/api/act", early).await.expect_err("not asked yet").code(), "stale");
            assert_eq!(
                house.post(people[1 - *seat], "/api/act", act.clone()).await.expect_err("the other").code(),
                "not-your-seat"
            );
        }
        assert_eq!(views(&house, &people, &table).await, before);
    }
}

#[tokio::test(start_paused = true)]
async fn claims_can_be_undone_until_another_seat_acts() {
    let house = House::new(8);
    let (ada, bob) = (house.person("Ada").await, house.person("Bob").await);
    let people = [&ada, &bob];
    let table = house.begun(&people, &[], json!({})).await;
    let mut luck = dealer::Stream::new(8);
    let mut taken = 0;
    for _ in 0..400 {
        for (seat, person) in people.iter().enumerate() {
            let seeing = house.see(person, &table, seat as u8).await;
            let Some(at) = seeing["at"].as_u64() else { continue };
            let before = views(&house, &people, &table).await;
            let act = json!({ "table": table, "seat": seat, "at": at, "action": choice(&seeing, &mut luck) });
            house.post(person, "/api/act", act.clone()).await.expect("it was offered");
            let undo = json!({ "table": table, "seat": seat, "at": at });
            if house.see(person, &table, seat as u8).await["undo"].as_u64() != Some(at) {
                let refused = house.post(person, "/api/undo", undo).await.expect_err("not this");
                assert!(matches!(refused.code(), "cannot_undo" | "wrong_phase" | "wrong-time"), "{}", refused.code());
                continue;
            }
            taken += 1;
            let accepted = house.post(person, "/api/undo", undo.clone()).await.expect("it is offered");
            assert_eq!(house.post(person, "/api/undo", undo).await, Ok(accepted), "a repeat");
            let after = views(&house, &people, &table).await;
            for (before, after) in before.iter().zip(&after) {
                assert_eq!(before["view"], after["view"]);
            }
            let again = after[seat]["at"].as_u64().expect("asked again");
            assert!(again > at);
            let again = json!({ "table": table, "seat": seat, "at": again, "action": act["action"] });
            house.post(person, "/api/act", again).await.expect("it stands as before");
        }
    }
    assert!(taken > 10, "{taken}");
}

#[tokio::test(start_paused = true)]
async fn bots_wait_while_an_answer_can_be_undone() {
    let house = House::new(10);
    let ada = house.person("Ada").await;
    let table = house.begun(&[&ada], &["greedy"], json!({ "first": 0 })).await;
    let mut luck = dealer::Stream::new(10);
    // Returns whether the bot has moved past this number of inputs after waiting this many milliseconds.
    let moved = async |since: u64, wait: u64| {
        tokio::time::sleep(Duration::from_millis(wait)).await;
        house.see(&ada, &table, 0).await["inputs"].as_u64().expect("a number") > since
    };
    let (mut waited, mut settled, mut at_once) = (0, 0, 0);
    while waited < 3 || settled < 3 {
        let seeing = house.see(&ada, &table, 0).await;
        let Some(at) = seeing["at"].as_u64() else {
            let inputs = seeing["inputs"].as_u64().expect("a number");
            assert!(moved(inputs, TAKE_BACK_MS).await, "the bot goes on at last");
            continue;
        };
        let act = json!({ "table": table, "seat": 0, "at": at, "action": choice(&seeing, &mut luck) });
        let accepted = house.post(&ada, "/api/act", act).await.expect("it was offered");
        let inputs = accepted["inputs"].as_u64().expect("a number");
        let seeing = house.see(&ada, &table, 0).await;
        if seeing["inputs"] == accepted["inputs"] && seeing["at"].is_u64() {
            continue;
        }
        if seeing["undo"].is_null() {
            assert!(moved(inputs, 100).await, "nothing can be undone");
            at_once += 1;
        } else if waited <= settled {
            assert!(!moved(inputs, 5000).await, "the bot waits long enough for a second thought");
            waited += 1;
        } else {
            house.post(&ada, "/api/settle", json!({ "table": table, "seat": 0 })).await.expect("it stands");
            assert!(moved(inputs, 100).await, "the bot need not wait");
            settled += 1;
        }
    }
    assert!(at_once > 0);
}

#[tokio::test(start_paused = true)]
async fn bots_do_not_wait_after_answers_of_a_stand_in() {
    let house = House::new(10);
    let (ada, bob) = (house.person("Ada").await, house.person("Bob").await);
    let table = house.begun(&[&ada, &bob], &["greedy"], json!({})).await;
    house.post(&bob, &format!("/api/tables/{table}/seats/1/away"), json!({ "bot": "greedy" })).await.expect("his own");
    // Only Ada's own answers can be undone, so she never waits longer than bots wait for an undo.
    let mut waited = 0;
    while house.get(&ada, &format!("/api/tables/{table}")).await.expect("a table")["phase"] == "playing" {
        let seeing = house.see(&ada, &table, 0).await;
        if let Some(choice) = seeing["choices"].as_array().and_then(|choices| choices.first()) {
            let act = json!({ "table": table, "seat": 0, "at": seeing["at"], "action": choice });
            house.post(&ada, "/api/act", act).await.expect("it was offered");
            waited = 0;
        } else {
            tokio::time::sleep(Duration::from_millis(1000)).await;
            waited += 1000;
            assert!(waited <= TAKE_BACK_MS, "Ada waits for {waited} ms");
        }
    }
}

#[tokio::test(start_paused = true)]
async fn bots_stand_in_after_time_runs_out() {
    let house = House::new(9);
    let (ada, bob) = (house.person("Ada").await, house.person("Bob").await);
    let pace = json!({ "pace": { "live": { "reserve_s": 100, "per_move_s": 1 } }, "time_out": { "stand-in": { "bot": "greedy" } } });
    let table = house.begun(&[&ada, &bob], &[], pace).await;
    let path = format!("/api/tables/{table}");
    tokio::time::sleep(Duration::from_secs(90)).await;
    let info = house.get(&ada, &path).await.expect("a table");
    assert!(info["seats"][0]["stand_in"].is_null());
    tokio::time::sleep(Duration::from_secs(30)).await;
    let info = house.get(&ada, &path).await.expect("a table");
    assert_eq!((&info["seats"][0]["stand_in"], &info["seats"][1]["stand_in"]), (&json!("greedy"), &json!("greedy")));
    // The two bots would play the game to its end, but both players return.
    house.post(&ada, "/api/back", json!({ "table": table, "seat": 0 })).await.expect("she is back");
    house.post(&bob, "/api/back", json!({ "table": table, "seat": 1 })).await.expect("he is back");
    let info = house.get(&ada, &path).await.expect("a table");
    assert!(info["seats"][0]["stand_in"].is_null() && info["phase"] == "playing", "{info}");
    tokio::time::sleep(Duration::from_secs(3600)).await;
    house.service.alarm().await;
    tokio::time::sleep(Duration::from_secs(60)).await;
    let info = house.get(&ada, &path).await.expect("a table");
    assert_eq!(info["phase"], "over", "bots have finished it");
}

#[tokio::test(start_paused = true)]
async fn days_pass_across_a_restart_and_the_host_decides() {
    let house = House::new(10);
    let (ada, bob, eve) = (house.person("Ada").await, house.person("Bob").await, house.person("Eve").await);
    let more = json!({ "pace": { "days": { "days": 2 } }, "time_out": "wait", "first": 1 });
    let table = house.begun(&[&ada, &bob], &[], more).await;
    let path = format!("/api/tables/{table}");
    for (seat, person) in [&ada, &bob].into_iter().enumerate() {
        let seeing = house.see(person, &table, seat as u8).await;
        let act = json!({ "table": table, "seat": seat, "at": seeing["at"], "action": seeing["choices"][0] });
        house.post(person, "/api/act", act).await.expect("it was offered");
    }
    let turns = house.get(&bob, "/api/me/turns").await.expect("a list");
    assert_eq!((turns[0]["table"].as_str(), &turns[0]["seats"]), (Some(&*table), &json!([1])));
    assert_eq!(house.get(&ada, "/api/me/turns").await, Ok(json!([])));
    let hand = json!({ "bot": { "bot": "easy" } });
    let refused = house.post(&ada, &format!("{path}/seats/1/hand"), hand.clone()).await.expect_err("he has time");
    assert_eq!(refused.code(), "still-here");
    assert_eq!(
        house.post(&ada, &format!("{path}/break-off"), Value::Null).await.expect_err("he has time").code(),
        "wrong-time"
    );
    tokio::time::sleep(Duration::from_secs(24 * 3600)).await;
    // The clock of a new server continues from the old one, so that the day counts.
    let house = House::on(Arc::clone(&house.store), 24 * 3600 * 1000 + 10);
    tokio::time::sleep(Duration::from_secs(25 * 3600)).await;
    house.service.alarm().await;
    tokio::time::sleep(Duration::from_secs(1)).await;
    let info = house.get(&ada, &path).await.expect("a table");
    assert_eq!(
        (&info["seats"][1]["overdue"], &info["to_move"]),
        (&json!(true), &json!([1])),
        "nobody's turn is skipped"
    );
    house.post(&ada, &format!("{path}/seats/1/hand"), json!("open")).await.expect("the host decides");
    house.post(&eve, &format!("{path}/seats/1/sit"), Value::Null).await.expect("an open seat");
    let seeing = house.see(&eve, &table, 1).await;
    let act = json!({ "table": table, "seat": 1, "at": seeing["at"], "action": seeing["choices"][0] });
    house.post(&eve, "/api/act", act).await.expect("she plays on");
    assert_eq!(
        house.get(&bob, &format!("{path}/seats/1/game")).await.expect_err("not his any more").code(),
        "not-your-seat"
    );
    house.post(&eve, &format!("{path}/leave"), Value::Null).await.expect("she leaves");
    house.post(&ada, &format!("{path}/break-off"), Value::Null).await.expect("nobody is there");
    let info = house.get(&ada, &path).await.expect("a table");
    assert_eq!(info["phase"], "broken-off");
}

#[tokio::test(start_paused = true)]
async fn idle_tables_are_unloaded_and_loaded_again() {
    let house = House::new(12);
    let (ada, bob) = (house.person("Ada").await, house.person("Bob").await);
    let table = house.begun(&[&ada, &bob], &[], json!({})).await;
    let before = views(&house, &[&ada, &bob], &table).await;
    let watching = house.watch(&ada, &table, 1, None).await;
    tokio::time::sleep(server::limits::IDLE * 3).await;
    assert_eq!(house.service.shared.in_memory(), 1, "somebody watches");
    house.service.unwatch(&TableId(table.clone()), 1).await;
    drop(watching);
    tokio::time::sleep(server::limits::IDLE * 3).await;
    assert_eq!(house.service.shared.in_memory(), 0);
    assert_eq!(views(&house, &[&ada, &bob], &table).await, before);
    assert_eq!(house.get(&ada, "/api/tables/nowhere").await.expect_err("there is none").code(), "no-such-table");
    assert_eq!(house.service.shared.in_memory(), 1, "what is not there is not kept");
}

#[tokio::test(start_paused = true)]
async fn devices_with_two_seats_see_the_uncovered_one() {
    let house = House::new(13);
    let ada = house.person("Ada").await;
    let seats = json!([{ "me": {} }, { "me": { "name": "Her brother" } }]);
    let made = house.post(&ada, "/api/tables", json!({ "edition": "usa-new", "seats": seats })).await.expect("a table");
    let table = made["id"].as_str().expect("an id");
    house.post(&ada, &format!("/api/tables/{table}/start"), Value::Null).await.expect("it starts");
    let snapshot = |frames: &mut _| came(frames).into_iter().find_map(|message| message.get("snapshot").cloned());
    for (uncovered, seen) in [(None, None), (Some(0), Some(0)), (Some(1), Some(1)), (Some(4), None)] {
        let mut frames = house.watch(&ada, table, 1, uncovered).await;
        tokio::time::sleep(Duration::from_millis(1)).await;
        let snapshot = snapshot(&mut frames).expect("a snapshot");
        assert_eq!(snapshot["seat"], json!(seen), "{uncovered:?}");
        assert_eq!(snapshot["view"]["own"].is_null(), seen.is_none());
        assert_eq!(snapshot["choices"] == json!([]), seen.is_none());
    }
}

/// A store that fails on request: before or after the write.
struct Faulty {
    store: MemoryStore,
    fail: AtomicBool,
    after: AtomicBool,
}

impl Store for Faulty {
    fn write(&self, write: Write) -> Later<'_, ()> {
        Box::pin(async move {
            let broken = Err(StoreError::Broken("the disk is full".to_string()));
            if !self.fail.swap(false, Ordering::Relaxed) {
                return self.store.write(write).await;
            }
            if self.after.load(Ordering::Relaxed) {
                self.store.write(write).await?;
            }
            broken
        })
    }
    fn journal<'a>(&'a self, table: &'a TableId) -> Later<'a, Option<StoredJournal>> {
        self.store.journal(table)
    }
    fn list(&self, which: TableFilter, most: u32) -> Later<'_, Vec<TableListing>> {
        self.store.list(which, most)
    }
    fn person<'a>(&'a self, id: &'a PersonId) -> Later<'a, Option<PersonRow>> {
        self.store.person(id)
    }
    fn login<'a>(&'a self, login: &'a str) -> Later<'a, Option<LoginRow>> {
        self.store.login(login)
    }
    fn login_of<'a>(&'a self, person: &'a PersonId) -> Later<'a, Option<LoginRow>> {
        self.store.login_of(person)
    }
    fn key<'a>(&'a self, hash: &'a str) -> Later<'a, Option<KeyRow>> {
        self.store.key(hash)
    }
    fn keys_of<'a>(&'a self, person: &'a PersonId) -> Later<'a, Vec<KeyRow>> {
        self.store.keys_of(person)
    }
    fn map<'a>(&'a self, hash: &'a str) -> Later<'a, Option<MapRow>> {
        self.store.map(hash)
    }
    fn maps_of<'a>(&'a self, person: &'a PersonId) -> Later<'a, Vec<MapRow>> {
        self.store.maps_of(person)
    }
    fn hooks(&self) -> Later<'_, Vec<HookRow>> {
        self.store.hooks()
    }
    fn chances<'a>(&'a self, table: &'a TableId) -> Later<'a, Option<String>> {
        self.store.chances(table)
    }
    fn beat(&self) -> Later<'_, Option<Beat>> {
        self.store.beat()
    }
    fn ready(&self) -> Later<'_, ()> {
        self.store.ready()
    }
    fn admin(&self) -> &dyn server::store::admin::AdminStore {
        self.store.admin()
    }
    fn close(&self) -> Later<'_, ()> {
        self.store.close()
    }
}

#[tokio::test(start_paused = true)]
async fn unsaved_changes_are_not_sent() {
    for after in [false, true] {
        let store =
            Arc::new(Faulty { store: MemoryStore::new(), fail: AtomicBool::new(false), after: AtomicBool::new(after) });
        let house = House::on(store.clone(), 11);
        let (ada, bob) = (house.person("Ada").await, house.person("Bob").await);
        let people = [&ada, &bob];
        let table = house.begun(&people, &[], json!({})).await;
        let mut luck = dealer::Stream::new(11);
        let mut spectator = house.watch(&Caller::default(), &table, 1, None).await;
        for _ in 0..40 {
            for (seat, person) in people.iter().enumerate() {
                let seeing = house.see(person, &table, seat as u8).await;
                let Some(at) = seeing["at"].as_u64() else { continue };
                let before = views(&house, &people, &table).await;
                let act = json!({ "table": table, "seat": seat, "at": at, "action": choice(&seeing, &mut luck) });
                came(&mut spectator);
                store.fail.store(true, Ordering::Relaxed);
                let refused = house.post(person, "/api/act", act.clone()).await.expect_err("the store fails");
                assert_eq!(refused.code(), "unavailable");
                let told = came(&mut spectator);
                assert!(told.iter().all(|message| message.get("update").is_none()), "{told:?}");
                let now = views(&house, &people, &table).await;
                assert_eq!(now == before, !after, "the store knows what is true");
                let accepted = house.post(person, "/api/act", act).await.expect("sent again it is accepted once");
                assert_eq!(accepted["at"], at);
            }
        }
    }
}
