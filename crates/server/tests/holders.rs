//! Companies of campaigns belong to their people: what a host may decide, and for whom.

use std::time::Duration;

use crate::support::house::House;
use protocol::CampaignId;
use serde_json::{Value, json};
use server::campaign::Watcher;
use server::hall::Caller;
use server::limits::{GONE_FOR_DAYS_MS, GONE_MS, HANDED_MS};
use server::table::outbox::outbox;

/// Ada is host and runs blue, Bob runs red; Eve looks on.
struct Scene {
    house: House,
    ada: Caller,
    bob: Caller,
    eve: Caller,
    campaign: String,
}

impl Scene {
    async fn new(seed: u64, pace: Value, begun: bool) -> Scene {
        let house = House::new(seed);
        let (ada, bob, eve) = (house.person("Ada").await, house.person("Bob").await, house.person("Eve").await);
        let companies = json!([{ "company": "blue", "holder": { "me": {} } }, { "company": "red", "holder": "open" }]);
        let new = json!({ "name": "ours", "companies": companies, "terms": { "pace": pace } });
        let founded = house.post(&ada, "/api/campaigns", new).await.expect("a campaign");
        let campaign = founded["info"]["id"].as_str().expect("an id").to_string();
        let scene = Scene { house, ada, bob, eve, campaign };
        scene.red(&scene.bob, "claim", Value::Null).await.expect("an open company");
        if begun {
            let games = format!("/api/campaigns/{}/games", scene.campaign);
            scene.house.post(&scene.ada, &games, json!({ "at": 0 })).await.expect("a game");
        }
        scene
    }

    /// A call about the red company: what everybody knows of it then, or the code of the refusal.
    async fn red(&self, caller: &Caller, what: &str, body: Value) -> Result<Value, String> {
        let path = format!("/api/campaigns/{}/companies/red/{what}", self.campaign);
        let seen = self.house.post(caller, &path, body).await.map_err(|refusal| refusal.code().to_string())?;
        Ok(seen["info"]["companies"][1].clone())
    }

    async fn refused(&self, caller: &Caller, what: &str, body: Value) -> String {
        self.red(caller, what, body).await.expect_err("it is refused")
    }

    async fn table(&self) -> String {
        let path = format!("/api/campaigns/{}", self.campaign);
        let seen = self.house.get(&self.eve, &path).await.expect("a campaign");
        seen["info"]["games"][0]["table"].as_str().expect("a table").to_string()
    }

    async fn follow(&self, caller: &Caller, socket: u64) -> tokio::sync::mpsc::Receiver<server::table::outbox::Frame> {
        let (out, frames, _) = outbox();
        let person = caller.person.as_ref().map(|person| person.id.clone());
        let watcher = Watcher { socket, person, address: None, out };
        let id = CampaignId(self.campaign.clone());
        self.house.hall.shared.watch_campaign(&id, watcher).await.expect("there is room");
        frames
    }

    async fn unfollow(&self, socket: u64) {
        self.house.hall.shared.unwatch_campaign(&CampaignId(self.campaign.clone()), socket).await;
    }
}

async fn pass(ms: u64) {
    tokio::time::sleep(Duration::from_millis(ms)).await;
}

fn bot() -> Value {
    json!({ "bot": { "bot": "easy" } })
}

#[tokio::test(start_paused = true)]
async fn hosts_decide_nothing_for_people_who_are_there() {
    let scene = Scene::new(60, json!("none"), true).await;
    let _socket = scene.follow(&scene.bob, 1).await;
    pass(3 * GONE_FOR_DAYS_MS).await;
    for (what, body) in [("away", Value::Null), ("hand", json!("open")), ("hand", bot())] {
        assert_eq!(scene.refused(&scene.ada, what, body).await, "still-here");
    }
    // Gone from the campaign, but at the table of its game.
    let table = scene.table().await;
    let _frames = scene.house.watch(&scene.bob, &table, 2, None).await;
    scene.unfollow(1).await;
    pass(3 * GONE_FOR_DAYS_MS).await;
    assert_eq!(scene.refused(&scene.ada, "away", Value::Null).await, "still-here");
    scene.house.hall.unwatch(&table.as_str().into(), 2).await;
    pass(GONE_MS - 1000).await;
    assert_eq!(scene.refused(&scene.ada, "away", Value::Null).await, "still-here");
    pass(1000).await;
    // A bot stands in until he is back; nobody can take what is his.
    let away = scene.red(&scene.ada, "away", Value::Null).await.expect("he is gone");
    assert_eq!((&away["away"], &away["holder"]["person"]["name"]), (&json!("normal"), &json!("Bob")));
    assert_eq!(scene.refused(&scene.ada, "hand", json!("open")).await, "still-here");
    assert_eq!(scene.refused(&scene.eve, "claim", Value::Null).await, "seat-taken");
    let back = scene.red(&scene.bob, "back", Value::Null).await.expect("it is his");
    assert_eq!(back["away"], Value::Null);
    assert_eq!(scene.refused(&scene.ada, "away", Value::Null).await, "still-here", "he was here just now");
}

#[tokio::test(start_paused = true)]
async fn a_minute_means_nothing_in_a_campaign_of_days() {
    let scene = Scene::new(61, json!({ "days": { "days": 3 } }), false).await;
    pass(GONE_FOR_DAYS_MS - 1000).await;
    assert_eq!(scene.refused(&scene.ada, "away", Value::Null).await, "still-here");
    pass(1000).await;
    scene.red(&scene.ada, "away", Value::Null).await.expect("he is gone");
}

#[tokio::test(start_paused = true)]
async fn a_company_that_a_host_gave_away_is_kept_for_its_person_for_a_day() {
    let scene = Scene::new(62, json!("none"), true).await;
    for round in 0..2 {
        pass(GONE_FOR_DAYS_MS).await;
        let given = scene.red(&scene.ada, "hand", if round == 0 { json!("open") } else { bot() }).await;
        let given = given.expect("he was gone for a day");
        assert_eq!(given["former"]["name"], "Bob");
        pass(HANDED_MS - 1000).await;
        assert_eq!(scene.refused(&scene.eve, "claim", Value::Null).await, "reserved");
        let back = scene.red(&scene.bob, "claim", Value::Null).await.expect("it is his");
        assert_eq!((&back["holder"]["person"]["name"], &back["former"]), (&json!("Bob"), &Value::Null));
    }
    pass(GONE_FOR_DAYS_MS).await;
    scene.red(&scene.ada, "hand", json!("open")).await.expect("he was gone for a day");
    pass(HANDED_MS).await;
    assert_eq!(scene.refused(&scene.ada, "claim", Value::Null).await, "plays-already", "she knows another office");
    let restarted = House::at(scene.house.clock.clone(), scene.house.store.clone(), 66);
    let path = format!("/api/campaigns/{}/companies/red/claim", scene.campaign);
    let refused = restarted.post(&scene.ada, &path, Value::Null).await.expect_err("after a restart too");
    assert_eq!(refused.code(), "plays-already");
    let second = Caller { before: scene.ada.person.clone(), ..scene.eve.clone() };
    assert_eq!(scene.refused(&second, "claim", Value::Null).await, "plays-already", "the same device");
    scene.red(&scene.eve, "claim", Value::Null).await.expect("it is kept for nobody any more");
    assert_eq!(scene.refused(&scene.bob, "claim", Value::Null).await, "seat-taken");
}

#[tokio::test(start_paused = true)]
async fn whoever_hands_a_company_over_can_take_it_back_for_a_day() {
    let scene = Scene::new(63, json!("none"), true).await;
    let given = scene.red(&scene.bob, "hand", bot()).await.expect("his own");
    assert_eq!((&given["former"]["name"], &given["holder"]["bot"]["bot"]), (&json!("Bob"), &json!("easy")));
    assert_eq!(scene.refused(&scene.eve, "claim", Value::Null).await, "seat-taken");
    scene.red(&scene.bob, "claim", Value::Null).await.expect("it was a mistake");
    // Left open it goes to whoever comes, at once.
    scene.red(&scene.bob, "hand", json!("open")).await.expect("his own");
    scene.red(&scene.eve, "claim", Value::Null).await.expect("it is open");
    assert_eq!(scene.refused(&scene.bob, "claim", Value::Null).await, "seat-taken");
    scene.red(&scene.eve, "hand", bot()).await.expect("her own");
    pass(HANDED_MS).await;
    assert_eq!(scene.refused(&scene.eve, "claim", Value::Null).await, "seat-taken", "a day has passed");
}

#[tokio::test(start_paused = true)]
async fn before_the_first_game_one_person_may_run_several_companies() {
    let scene = Scene::new(64, json!("none"), false).await;
    scene.red(&scene.bob, "hand", json!("open")).await.expect("his own");
    scene.red(&scene.ada, "claim", Value::Null).await.expect("there is nothing to see yet");
    scene.red(&scene.ada, "hand", json!("open")).await.expect("her own");
    scene.red(&scene.ada, "claim", Value::Null).await.expect("her own again");
}

#[tokio::test(start_paused = true)]
async fn a_refused_answer_brings_nobody_back() {
    let scene = Scene::new(65, json!("none"), true).await;
    scene.red(&scene.bob, "away", Value::Null).await.expect("his own");
    let answer = json!({ "at": 999, "answer": "hire-nobody" });
    assert_eq!(scene.refused(&scene.bob, "answer", answer).await, "stale");
    let path = format!("/api/campaigns/{}", scene.campaign);
    let restarted = House::at(scene.house.clock.clone(), scene.house.store.clone(), 66);
    for house in [&scene.house, &restarted] {
        let seen = house.get(&scene.eve, &path).await.expect("a campaign");
        assert_eq!(seen["info"]["companies"][1]["away"], "normal");
    }
}
