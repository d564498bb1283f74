//! Absence between the games of a campaign: which people count as gone, and which can be asked
//! whether they are still there. An absent person cannot block the campaign.

use std::time::Duration;

use crate::support::house::{House, came};
use protocol::CampaignId;
use serde_json::{Value, json};
use server::campaign::CampaignWatcher;
use server::limits::{ANSWER_MS, GONE_MS, QUIET_MS};
use server::service::Caller;
use server::table::outbox::{Frame, outbox};
use tokio::sync::mpsc::Receiver;

const COMPANIES: [&str; 3] = ["blue", "red", "green"];

/// Ada is host and runs blue, Bob runs red, and Eve runs green. Their first game is over, and the
/// red company has a question.
struct Scene {
    house: House,
    people: [Caller; 3],
    campaign: String,
    /// The table of the first game.
    table: String,
}

async fn pass(ms: u64) {
    tokio::time::sleep(Duration::from_millis(ms)).await;
}

impl Scene {
    /// Creates the scene with everybody at the table of the first game when it ends. The id of a
    /// socket is its person's index.
    async fn new() -> Scene {
        for seed in 91.. {
            if let Some(scene) = Scene::seeded(seed).await {
                return scene;
            }
        }
        unreachable!("red comes last sooner or later");
    }

    /// Plays the first game; `None` if the red company has no question after it.
    async fn seeded(seed: u64) -> Option<Scene> {
        let house = House::new(seed);
        let people = [house.person("Ada").await, house.person("Bob").await, house.person("Eve").await];
        let companies = json!([{ "company": "blue", "holder": { "me": {} } }, { "company": "red", "holder": "open" },
            { "company": "green", "holder": "open" }]);
        let terms = json!({ "time_out": "wait" });
        let new = json!({ "name": "ours", "companies": companies, "terms": terms });
        let founded = house.post(&people[0], "/api/campaigns", new).await.expect("a campaign");
        let campaign = founded["info"]["id"].as_str().expect("an id").to_string();
        let mut scene = Scene { house, people, campaign, table: String::new() };
        for person in [1, 2] {
            scene.about(person, COMPANIES[person], "claim", Value::Null).await.expect("an open company");
        }
        let games = scene.path("/games");
        scene.house.post(&scene.people[0], &games, json!({ "at": 0 })).await.expect("a game");
        scene.table = scene.info().await["games"][0]["table"].as_str().expect("a table").to_string();
        scene.play().await.then_some(scene)
    }

    /// Lets bots play the game to its end while everybody watches. The other companies then answer
    /// until red has a question. Returns whether red gets one.
    async fn play(&self) -> bool {
        for (person, company) in COMPANIES.into_iter().enumerate() {
            let mut frames = self.house.watch(&self.people[person], &self.table, person as u64, None).await;
            tokio::spawn(async move { while frames.recv().await.is_some() {} });
            self.about(person, company, "away", json!({ "bot": "easy" })).await.expect("their own");
        }
        for _ in 0..5000 {
            match self.asked().await.as_deref() {
                Some("red") => return true,
                Some(company) => {
                    let person = COMPANIES.iter().position(|own| *own == company).expect("one of theirs");
                    self.answer(person).await;
                }
                None if self.seen(0).await["view"]["game"]["number"] == 2 => return false,
                None => pass(20_000).await,
            }
        }
        panic!("the first game does not end");
    }

    fn path(&self, rest: &str) -> String {
        format!("/api/campaigns/{}{rest}", self.campaign)
    }

    async fn seen(&self, person: usize) -> Value {
        let path = self.path(&format!("/companies/{}", COMPANIES[person]));
        self.house.get(&self.people[person], &path).await.expect("their own company")
    }

    async fn info(&self) -> Value {
        self.house.get(&Caller::default(), &self.path("")).await.expect("a campaign")["info"].clone()
    }

    async fn asked(&self) -> Option<String> {
        let seen = self.house.get(&Caller::default(), &self.path("")).await.expect("a campaign");
        seen["view"]["waiting"]["company"][0].as_str().map(str::to_string)
    }

    async fn answer(&self, person: usize) {
        let seen = self.seen(person).await;
        let answer = json!({ "at": seen["info"]["at"], "answer": seen["view"]["choices"][0] });
        self.about(person, COMPANIES[person], "answer", answer).await.expect("it was offered");
    }

    /// Makes a call about a company; returns its public information, or the code of the refusal.
    async fn about(&self, doer: usize, company: &str, what: &str, body: Value) -> Result<Value, String> {
        let path = self.path(&format!("/companies/{company}/{what}"));
        let seen = self.house.post(&self.people[doer], &path, body).await;
        let seen = seen.map_err(|refusal| refusal.code().to_string())?;
        let companies = seen["info"]["companies"].as_array().expect("companies").clone();
        Ok(companies.into_iter().find(|own| own["company"] == company).expect("it is one of them"))
    }

    async fn red(&self) -> Value {
        self.info().await["companies"][1].clone()
    }

    /// Connects a person to the campaign, with a socket of this number.
    async fn follow(&self, person: usize) -> Receiver<Frame> {
        let (out, frames, _) = outbox();
        let own = self.people[person].person.as_ref().map(|person| person.id.clone());
        let watcher = CampaignWatcher { socket: person as u64, person: own, address: None, out };
        let id = CampaignId(self.campaign.clone());
        self.house.service.shared.watch_campaign(&id, watcher).await.expect("there is room");
        frames
    }

    async fn unfollow(&self, person: usize) {
        self.house.service.shared.unwatch_campaign(&CampaignId(self.campaign.clone()), person as u64).await;
    }

    /// Makes a person leave the page of the finished game.
    async fn leave(&self, person: usize) {
        self.house.service.unwatch(&self.table.as_str().into(), person as u64).await;
        pass(1).await;
    }

    /// Returns the last message that a person received, after the server has checked for absence.
    async fn news(&self, frames: &mut Receiver<Frame>) -> Value {
        self.house.service.alarm().await;
        let mut told = came(frames).into_iter().filter_map(|message| message.get("campaign").cloned());
        told.next_back().unwrap_or_default()
    }
}

#[tokio::test(start_paused = true)]
async fn viewers_of_the_last_result_count_as_present() {
    let scene = Scene::new().await;
    pass(3 * GONE_MS).await;
    assert_eq!(scene.about(0, "red", "away", Value::Null).await, Err("still-here".to_string()));
    scene.leave(1).await;
    pass(GONE_MS - 1000).await;
    assert_eq!(scene.about(0, "red", "away", Value::Null).await, Err("still-here".to_string()));
    pass(1000).await;
    assert_eq!(scene.about(0, "red", "away", Value::Null).await.expect("he is gone")["away"], "normal");
    assert_ne!(scene.asked().await.as_deref(), Some("red"), "the bot has answered");
}

#[tokio::test(start_paused = true)]
async fn campaign_agreements_take_effect_when_the_others_leave() {
    for way in ["from the campaign", "from the last game", "restart"] {
        let mut scene = Scene::new().await;
        let _eve = scene.follow(2).await;
        let _ada = scene.follow(0).await;
        scene.leave(1).await;
        if way == "from the last game" {
            scene.unfollow(0).await;
        } else {
            scene.leave(0).await;
        }
        pass(GONE_MS).await;
        let agreed = scene.about(2, "red", "away", Value::Null).await.expect("he is gone");
        let expected = (Some(1), &Value::Null);
        assert_eq!((agreed["agreed"].as_array().map(Vec::len), &agreed["away"]), expected, "{way}: the host is there");
        match way {
            "from the campaign" => scene.unfollow(0).await,
            "from the last game" => {
                scene.leave(0).await;
                pass(1000).await;
                scene.house.service.alarm().await;
            }
            _ => {
                let house = House::at(scene.house.clock.clone(), scene.house.store.clone(), 66);
                scene = Scene { house, ..scene };
                let _eve = scene.follow(2).await;
                scene.house.service.alarm().await;
                assert_eq!(scene.red().await["away"], Value::Null, "people have to find back first");
                pass(GONE_MS).await;
                scene.house.service.alarm().await;
            }
        }
        assert_eq!(scene.red().await["away"], "normal", "{way}");
    }
}

#[tokio::test(start_paused = true)]
async fn campaign_agreements_need_somebody_present() {
    let scene = Scene::new().await;
    let _frames = [scene.follow(0).await, scene.follow(2).await];
    for person in 0..3 {
        scene.leave(person).await;
    }
    pass(GONE_MS).await;
    let agreed = scene.about(2, "red", "away", Value::Null).await.expect("he is gone");
    assert_eq!(agreed["away"], Value::Null, "the host has not agreed");
    scene.unfollow(2).await;
    scene.unfollow(0).await;
    scene.house.service.alarm().await;
    assert_eq!(scene.red().await["away"], Value::Null);
}

#[tokio::test(start_paused = true)]
async fn people_who_do_not_answer_are_asked_whether_they_are_still_there() {
    for answer in ["none", "back", "answer", "read", "restart"] {
        let mut scene = Scene::new().await;
        let mut frames = [scene.follow(0).await, scene.follow(1).await, scene.follow(2).await];
        let ask = async |scene: &Scene, doer: usize| scene.about(doer, "red", "still-there", Value::Null).await;
        assert_eq!(ask(&scene, 2).await, Err("wrong-time".to_string()));
        assert_eq!(ask(&scene, 1).await, Err("bad-request".to_string()), "nobody asks themselves");
        pass(QUIET_MS).await;
        assert_eq!(scene.news(&mut frames[0]).await["quiet"], json!(["red"]), "the page can offer it");
        let others = scene.about(0, "green", "still-there", Value::Null).await;
        assert_eq!(others, Err("wrong-time".to_string()), "nobody waits for her");
        let until = ask(&scene, 2).await.expect("he has not answered")["still_there"].as_u64().expect("a time");
        pass(1000).await;
        assert_eq!(ask(&scene, 0).await.expect("the same")["still_there"], json!(until));
        assert_eq!(scene.news(&mut frames[1]).await["asked"], json!(["red"]), "his page shows it");
        assert_eq!(scene.about(0, "red", "away", Value::Null).await, Err("still-here".to_string()));
        match answer {
            "back" => drop(scene.about(1, "red", "back", Value::Null).await.expect("his own")),
            "answer" => scene.answer(1).await,
            "read" => {
                let read = scene.house.post(&scene.people[1], &scene.path("/read"), json!({ "to": 1 })).await;
                read.expect("he reads on");
            }
            "restart" => {
                let house = House::at(scene.house.clock.clone(), scene.house.store.clone(), 66);
                scene = Scene { house, ..scene };
                frames = [scene.follow(0).await, scene.follow(1).await, scene.follow(2).await];
                assert_eq!(scene.red().await["still_there"], json!(until));
                assert_eq!(scene.about(0, "red", "away", Value::Null).await, Err("still-here".to_string()));
            }
            _ => {}
        }
        pass(ANSWER_MS).await;
        if ["none", "restart"].contains(&answer) {
            assert_eq!(scene.news(&mut frames[0]).await["absent"], json!(["red"]), "{answer}");
            assert_eq!(scene.about(0, "red", "away", Value::Null).await.expect("he is gone")["away"], "normal");
        } else {
            assert!(scene.red().await["still_there"].is_null(), "{answer}");
            assert_eq!(scene.about(0, "red", "away", Value::Null).await, Err("still-here".to_string()), "{answer}");
            assert_eq!(ask(&scene, 0).await, Err("wrong-time".to_string()), "{answer}: the ten minutes start again");
        }
    }
}

#[tokio::test(start_paused = true)]
async fn only_people_who_see_the_question_are_asked() {
    let scene = Scene::new().await;
    pass(QUIET_MS).await;
    // Bob is looking at the result of the last game, where the question is not shown.
    assert_eq!(scene.about(0, "red", "still-there", Value::Null).await, Err("wrong-time".to_string()));
}

#[tokio::test(start_paused = true)]
async fn vacant_companies_do_not_block_a_campaign() {
    let scene = Scene::new().await;
    let mut eve = scene.follow(2).await;
    scene.leave(0).await;
    scene.leave(1).await;
    scene.about(1, "red", "hand", json!("open")).await.expect("his own");
    assert_eq!(scene.asked().await.as_deref(), Some("red"));
    assert_eq!(scene.news(&mut eve).await["absent"], json!(["red"]), "the page can offer it");
    let given = scene.about(2, "red", "away", Value::Null).await.expect("she is the only one");
    assert_eq!(given["holder"], json!({ "bot": { "bot": "normal" } }));
    assert_ne!(scene.asked().await.as_deref(), Some("red"), "the bot has answered");
    let back = scene.about(1, "red", "claim", Value::Null).await.expect("it was his a moment ago");
    assert_eq!(back["holder"]["person"]["name"], "Bob");
    // A company for which nothing is waiting keeps its holder.
    scene.about(1, "red", "hand", json!("open")).await.expect("his own");
    if scene.asked().await.as_deref() != Some("red") {
        assert_eq!(scene.about(2, "red", "away", Value::Null).await, Err("wrong-time".to_string()));
    }
}
