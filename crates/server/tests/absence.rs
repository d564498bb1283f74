//! Absent players: when others can let a bot play for them, who can, and how they return.

use std::time::Duration;

use crate::support::house::{House, came, choice};
use serde_json::{Value, json};
use server::limits::{ANSWER_MS, CHANGES_KEPT, GONE_MS, HANDED_MS, QUIET_MS};
use server::service::Caller;
use tokio::sync::mpsc::Receiver;

type Frames = Receiver<server::table::outbox::Frame>;

fn id(caller: &Caller) -> String {
    caller.person.as_ref().expect("a person").id.0.clone()
}

async fn pass(ms: u64) {
    tokio::time::sleep(Duration::from_millis(ms)).await;
}

/// A table of Ada (the host), Bob and Eve, all connected. The id of a socket is its person's index.
struct Scene {
    house: House,
    people: [Caller; 3],
    table: String,
    frames: Vec<Frames>,
}

impl Scene {
    async fn new(seed: u64, more: Value) -> Scene {
        let house = House::new(seed);
        let people = [house.person("Ada").await, house.person("Bob").await, house.person("Eve").await];
        let table = house.begun(&people.each_ref(), &[], more).await;
        let mut scene = Scene { house, people, table, frames: Vec::new() };
        for person in 0..3 {
            let frames = scene.connect(person).await;
            scene.frames.push(frames);
        }
        scene
    }

    async fn connect(&self, person: usize) -> Frames {
        self.house.watch(&self.people[person], &self.table, person as u64, None).await
    }

    async fn leave(&self, person: usize) {
        self.house.service.unwatch(&self.table.as_str().into(), person as u64).await;
    }

    fn path(&self, rest: &str) -> String {
        format!("/api/tables/{}{rest}", self.table)
    }

    /// Makes a call about a person's seat; returns the public information about the seat, or the
    /// code of the refusal.
    async fn about(&self, doer: usize, seat: usize, what: &str) -> Result<Value, String> {
        let path = self.path(&format!("/seats/{seat}/{what}"));
        let info = self.house.post(&self.people[doer], &path, Value::Null).await;
        Ok(info.map_err(|refusal| refusal.code().to_string())?["seats"][seat].clone())
    }

    async fn refused(&self, doer: usize, seat: usize, what: &str) -> String {
        self.about(doer, seat, what).await.expect_err("it is refused")
    }

    async fn seat(&self, seat: usize) -> Value {
        self.house.get(&self.people[0], &self.path("")).await.expect("a table")["seats"][seat].clone()
    }

    async fn back(&self, person: usize) {
        let back = json!({ "table": self.table, "seat": person });
        self.house.post(&self.people[person], "/api/back", back).await.expect("it is their seat");
    }

    async fn act(&self, person: usize) {
        let seeing = self.house.see(&self.people[person], &self.table, person as u8).await;
        let action = choice(&seeing, &mut dealer::Stream::new(1));
        let act = json!({ "table": self.table, "seat": person, "at": seeing["at"], "action": action });
        self.house.post(&self.people[person], "/api/act", act).await.expect("it was offered");
    }

    /// Returns the last presence message that a person received.
    fn presence(&mut self, person: usize) -> Value {
        let mut told =
            came(&mut self.frames[person]).into_iter().filter_map(|message| message.get("presence").cloned());
        told.next_back().unwrap_or_default()
    }

    fn restarted(self) -> Scene {
        let house = House::at(self.house.clock.clone(), self.house.store.clone(), 99);
        Scene { house, frames: Vec::new(), ..self }
    }
}

#[tokio::test(start_paused = true)]
async fn hosts_let_bots_play_for_players_who_left() {
    let mut scene = Scene::new(70, Value::Null).await;
    scene.leave(1).await;
    pass(GONE_MS - 1000).await;
    assert_eq!(scene.refused(0, 1, "away").await, "still-here");
    assert!(scene.presence(0)["absent"].is_null(), "it is too soon");
    pass(1001).await;
    assert_eq!(scene.presence(0)["absent"], json!([1]), "the page can offer it");
    let seat = scene.about(0, 1, "away").await.expect("he is gone");
    assert_eq!((&seat["stand_in"], &seat["sitter"]["person"]["name"]), (&json!("normal"), &json!("Bob")));
    assert_eq!(scene.about(0, 1, "away").await, Ok(seat), "twice is once");
    assert_eq!(scene.house.get(&scene.people[1], "/api/me/turns").await, Ok(json!([])), "he is not waited for");
    pass(20_000).await;
    assert!(scene.presence(0)["absent"].is_null(), "nobody is waited for");
    let mut scene = scene.restarted();
    assert_eq!(scene.seat(1).await["stand_in"], "normal", "the journal knows");
    // The bot has chosen tickets for Bob; one call brings him back, and the table shows the input
    // at which the bot took over.
    let seeing = scene.house.see(&scene.people[1], &scene.table, 1).await;
    assert_eq!(seeing["at"], Value::Null);
    let frames = scene.connect(1).await;
    scene.frames.push(frames);
    scene.back(1).await;
    let info = scene.house.get(&scene.people[1], &scene.path("")).await.expect("a table");
    assert_eq!(info["seats"][1]["stand_in"], Value::Null);
    let since = info["changes"][0]["inputs"].as_u64().expect("a number");
    assert!(since < seeing["inputs"].as_u64().expect("a number"), "{info}");
}

#[tokio::test(start_paused = true)]
async fn tables_say_since_when_a_bot_plays() {
    let scene = Scene::new(86, Value::Null).await;
    scene.act(0).await;
    scene.about(1, 1, "away").await.expect("his own");
    let changes = async |scene: &Scene| {
        let info = scene.house.get(&scene.people[0], &scene.path("")).await.expect("a table");
        info["changes"].as_array().expect("changes").clone()
    };
    let began = changes(&scene).await[0].clone();
    for _ in 0..CHANGES_KEPT {
        scene.about(2, 2, "away").await.expect("her own");
        scene.back(2).await;
    }
    let scene = scene.restarted();
    let shown = changes(&scene).await;
    assert_eq!((shown.len(), &shown[0]), (CHANGES_KEPT, &began));
    // Once Bob is back, the change to his seat is no longer kept.
    scene.back(1).await;
    for _ in 0..CHANGES_KEPT {
        scene.about(2, 2, "away").await.expect("her own");
        scene.back(2).await;
    }
    let shown = changes(&scene).await;
    assert!(shown.len() == CHANGES_KEPT && shown.iter().all(|change| change["seat"] == 2), "{shown:?}");
}

#[tokio::test(start_paused = true)]
async fn present_players_decide_together() {
    let names = |people: &[Caller]| people.iter().map(id).collect::<Vec<_>>();
    for way in ["all", "one leaves", "back", "restart"] {
        let mut scene = Scene::new(71, json!({ "time_out": { "stand-in": { "bot": "easy" } } })).await;
        scene.leave(0).await;
        pass(GONE_MS).await;
        let seat = scene.about(1, 0, "away").await.expect("the host is gone");
        assert_eq!((&seat["agreed"], &seat["stand_in"]), (&json!(names(&scene.people[1..2])), &Value::Null));
        assert_eq!(scene.about(1, 0, "away").await, Ok(seat), "{way}: twice is once");
        match way {
            "all" => assert_eq!(scene.about(2, 0, "away").await.expect("she agrees")["stand_in"], "easy"),
            "one leaves" => {
                scene.leave(2).await;
                assert_eq!(scene.seat(0).await["stand_in"], "easy", "all who are there want it");
            }
            "back" => {
                let _frames = scene.connect(0).await;
                assert!(scene.seat(0).await["agreed"].is_null(), "she is here again");
                assert_eq!(scene.refused(2, 0, "away").await, "still-here");
                scene.leave(0).await;
                pass(GONE_MS).await;
                let seat = scene.about(2, 0, "away").await.expect("she is gone again");
                assert_eq!((&seat["agreed"], &seat["stand_in"]), (&json!(names(&scene.people[2..])), &Value::Null));
            }
            _ => {
                scene = scene.restarted();
                let _frames = [scene.connect(1).await, scene.connect(2).await];
                assert_eq!(scene.refused(2, 0, "away").await, "still-here", "people have to find back first");
                pass(GONE_MS).await;
                assert_eq!(scene.about(2, 0, "away").await.expect("she agrees")["stand_in"], "easy");
            }
        }
    }
}

#[tokio::test(start_paused = true)]
async fn bots_do_not_replace_present_players() {
    let scene = Scene::new(72, Value::Null).await;
    pass(24 * 60 * GONE_MS).await;
    for doer in [0, 2] {
        assert_eq!(scene.refused(doer, 1, "away").await, "still-here");
    }
    let zoe = scene.house.person("Zoe").await;
    for what in ["away", "still-there"] {
        let refused = scene.house.post(&zoe, &scene.path(&format!("/seats/1/{what}")), Value::Null).await;
        assert_eq!(refused.expect_err("she has no seat").code(), "not-seated");
    }
    // A move without a socket is also a sign of life.
    scene.leave(1).await;
    pass(GONE_MS - 1000).await;
    scene.act(1).await;
    pass(GONE_MS - 1000).await;
    assert_eq!(scene.refused(0, 1, "away").await, "still-here");
}

#[tokio::test(start_paused = true)]
async fn correspondence_games_go_by_the_deadline() {
    let scene = Scene::new(73, json!({ "pace": { "days": { "days": 2 } }, "time_out": "wait" })).await;
    for person in 0..3 {
        scene.leave(person).await;
    }
    pass(47 * 60 * GONE_MS).await;
    scene.house.service.alarm().await;
    assert_eq!(scene.refused(0, 1, "away").await, "still-here", "he has an hour left");
    pass(61 * GONE_MS).await;
    scene.house.service.alarm().await;
    pass(1000).await;
    assert_eq!(scene.about(0, 1, "away").await.expect("his time is up")["stand_in"], "normal");
    scene.back(1).await;
    assert_eq!(scene.refused(0, 1, "away").await, "still-here", "he has two days again");
}

#[tokio::test(start_paused = true)]
async fn inactive_players_are_asked_whether_they_are_still_there() {
    for answer in ["none", "back", "act", "chat", "restart"] {
        let mut scene = Scene::new(74, Value::Null).await;
        pass(QUIET_MS - 1000).await;
        assert_eq!(scene.refused(2, 1, "still-there").await, "wrong-time");
        pass(1001).await;
        assert_eq!(scene.presence(2)["quiet"], json!([0, 1, 2]));
        assert_eq!(scene.refused(2, 2, "still-there").await, "bad-request", "nobody asks themselves");
        let seat = scene.about(2, 1, "still-there").await.expect("he has not moved");
        let until = seat["still_there"].as_u64().expect("a time");
        pass(1000).await;
        assert_eq!(scene.about(0, 1, "still-there").await.expect("the same")["still_there"], json!(until));
        assert_eq!(scene.refused(0, 1, "away").await, "still-here", "he has a minute to answer");
        match answer {
            "back" => scene.back(1).await,
            "act" => scene.act(1).await,
            "chat" => {
                let say = json!({ "table": scene.table, "text": "here" });
                scene.house.post(&scene.people[1], "/api/chat", say).await.expect("he talks");
            }
            "restart" => {
                scene = scene.restarted();
                let frames = [scene.connect(0).await, scene.connect(1).await, scene.connect(2).await];
                assert_eq!(scene.seat(1).await["still_there"], json!(until));
                assert_eq!(scene.refused(0, 1, "away").await, "still-here", "people have to find back first");
                scene.frames.extend(frames);
            }
            _ => {}
        }
        pass(ANSWER_MS + 1).await;
        if ["none", "restart"].contains(&answer) {
            assert_eq!(scene.presence(0)["absent"], json!([1]), "{answer}");
            assert_eq!(scene.about(0, 1, "away").await.expect("he is gone")["stand_in"], "normal");
        } else {
            assert!(scene.seat(1).await["still_there"].is_null(), "{answer}");
            assert_eq!(scene.refused(0, 1, "away").await, "still-here", "{answer}");
            assert_eq!(scene.refused(0, 1, "still-there").await, "wrong-time", "the ten minutes start again");
        }
    }
}

#[tokio::test(start_paused = true)]
async fn only_awaited_players_are_asked() {
    // At a table with a clock, nobody can be asked.
    let clocked = json!({ "pace": { "live": { "reserve_s": 36000, "per_move_s": 0 } } });
    let scene = Scene::new(75, clocked).await;
    pass(QUIET_MS).await;
    assert_eq!(scene.refused(0, 1, "still-there").await, "wrong-time");
    // A person who has moved or who is not connected cannot be asked either.
    let scene = Scene::new(76, Value::Null).await;
    scene.act(1).await;
    scene.leave(2).await;
    pass(QUIET_MS).await;
    assert_eq!(scene.refused(0, 1, "still-there").await, "wrong-time");
    assert_eq!(scene.refused(0, 2, "still-there").await, "wrong-time");
    assert_eq!(scene.about(0, 2, "away").await.expect("she has left")["stand_in"], "normal");
}

#[tokio::test(start_paused = true)]
async fn handed_over_seats_can_be_reclaimed_for_a_day() {
    for (to, late) in [(json!("open"), false), (json!({ "bot": { "bot": "easy" } }), false), (json!("open"), true)] {
        let scene = Scene::new(77, json!({ "pace": { "days": { "days": 1 } }, "time_out": "wait" })).await;
        pass(25 * 60 * GONE_MS).await;
        scene.house.service.alarm().await;
        pass(1000).await;
        let info = scene.house.post(&scene.people[0], &scene.path("/seats/1/hand"), to).await.expect("his time is up");
        assert_eq!(info["seats"][1]["former"]["name"], "Bob");
        let zoe = scene.house.person("Zoe").await;
        if late {
            scene.house.post(&zoe, &scene.path("/seats/1/sit"), Value::Null).await.expect("it is open");
            assert_eq!(scene.refused(1, 1, "sit").await, "seat-taken", "whoever sits there keeps it");
            continue;
        }
        let scene = scene.restarted();
        pass(HANDED_MS - 2 * 60 * GONE_MS).await;
        let seat = scene.about(1, 1, "sit").await.expect("it was his");
        assert_eq!((&seat["sitter"]["person"]["name"], &seat["former"]), (&json!("Bob"), &Value::Null));
    }
}

#[tokio::test(start_paused = true)]
async fn agreements_take_effect_when_all_others_have_left() {
    for way in ["restart", "own seat lent", "own seat handed over"] {
        let mut scene = Scene::new(78, json!({ "time_out": { "stand-in": { "bot": "easy" } } })).await;
        scene.leave(0).await;
        pass(GONE_MS).await;
        let seat = scene.about(1, 0, "away").await.expect("the host is gone");
        assert_eq!(seat["stand_in"], Value::Null, "Eve has not agreed");
        match way {
            "restart" => {
                scene = scene.restarted();
                let _frames = scene.connect(1).await;
                pass(GONE_MS - 1000).await;
                assert_eq!(scene.seat(0).await["stand_in"], Value::Null, "people have to find back first");
                pass(2000).await;
                assert_eq!(scene.seat(0).await["stand_in"], "easy", "Eve has not come back");
                continue;
            }
            "own seat lent" => drop(scene.about(2, 2, "away").await.expect("her own")),
            _ => {
                let hand = scene.path("/seats/2/hand");
                scene.house.post(&scene.people[2], &hand, json!({ "bot": { "bot": "easy" } })).await.expect("her own");
            }
        }
        assert_eq!(scene.seat(0).await["stand_in"], "easy", "{way}");
    }
}

#[tokio::test(start_paused = true)]
async fn agreements_need_somebody_present() {
    let scene = Scene::new(79, Value::Null).await;
    scene.leave(0).await;
    pass(GONE_MS).await;
    scene.about(1, 0, "away").await.expect("the host is gone");
    // Bob has agreed and leaves. Then Eve, who has not agreed, leaves too.
    scene.leave(1).await;
    scene.leave(2).await;
    assert_eq!(scene.seat(0).await["stand_in"], Value::Null);
    let _frames = scene.connect(2).await;
    assert_eq!(scene.seat(0).await["stand_in"], Value::Null, "she has not agreed");
}

#[tokio::test(start_paused = true)]
async fn live_clocks_replace_only_players_who_left() {
    let clock = json!({ "live": { "reserve_s": 120, "per_move_s": 0 } });
    let scene = Scene::new(83, json!({ "pace": clock, "time_out": "wait" })).await;
    scene.leave(2).await;
    pass(GONE_MS).await;
    assert_eq!(scene.about(0, 2, "away").await.expect("she has left")["stand_in"], "normal");
    // Bob's time is up, but he is present: the same rules apply as at a table without a clock.
    pass(GONE_MS + 1000).await;
    assert_eq!(scene.seat(1).await["overdue"], true);
    assert_eq!(scene.refused(0, 1, "away").await, "still-here");
    pass(QUIET_MS).await;
    assert_eq!(scene.refused(0, 1, "away").await, "still-here");
    scene.about(0, 1, "still-there").await.expect("he has not moved for ten minutes");
    pass(ANSWER_MS).await;
    assert_eq!(scene.about(0, 1, "away").await.expect("he did not answer")["stand_in"], "normal");
}

#[tokio::test(start_paused = true)]
async fn vacant_seats_do_not_block_a_game() {
    let scene = Scene::new(84, json!({ "time_out": "wait" })).await;
    scene.house.post(&scene.people[2], &scene.path("/leave"), Value::Null).await.expect("she gives up");
    assert_eq!(scene.seat(2).await["sitter"], "open");
    scene.leave(0).await;
    // Without the host, the players present decide.
    let seat = scene.about(1, 2, "away").await.expect("nobody has it");
    assert_eq!((&seat["stand_in"], &seat["sitter"]), (&json!("normal"), &json!("open")));
    let zoe = scene.house.person("Zoe").await;
    let info = scene.house.post(&zoe, &scene.path("/seats/2/sit"), Value::Null).await.expect("it is open");
    assert_eq!(info["seats"][2]["stand_in"], Value::Null, "whoever sits down plays");
}

#[tokio::test(start_paused = true)]
async fn moves_of_others_do_not_hide_absence() {
    let mut scene = Scene::new(85, Value::Null).await;
    scene.leave(1).await;
    scene.act(0).await;
    scene.act(2).await;
    pass(GONE_MS + 1000).await;
    assert_eq!(scene.presence(0)["absent"], json!([1]));
    scene.act(1).await;
    assert!(scene.presence(0)["absent"].is_null(), "he has moved");
    pass(QUIET_MS + 1000).await;
    let told = scene.presence(0);
    assert_eq!(told["absent"], json!([1]), "{told}");
}
