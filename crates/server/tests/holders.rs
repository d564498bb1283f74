//! Campaign companies belong to the people who run them: limits on the host's decisions about other
//! people's companies.

use std::time::Duration;

use crate::support::house::House;
use protocol::CampaignId;
use serde_json::{Value, json};
use server::campaign::CampaignWatcher;
use server::limits::{GONE_FOR_DAYS_MS, GONE_MS, HANDED_MS};
use server::service::Caller;
use server::table::outbox::outbox;

/// Ada is host and runs blue, Bob runs red; Eve watches.
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

    /// Makes a call about the red company; returns its public information, or the code of the
    /// refusal.
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
        let watcher = CampaignWatcher { socket, person, address: None, out };
        let id = CampaignId(self.campaign.clone());
        self.house.service.shared.watch_campaign(&id, watcher).await.expect("there is room");
        frames
    }

    async fn unfollow(&self, socket: u64) {
        self.house.service.shared.unwatch_campaign(&CampaignId(self.campaign.clone()), socket).await;
    }
}

async fn pass(ms: u64) {
    tokio::time::sleep(Duration::from_millis(ms)).await;
}

fn bot() -> Value {
    json!({ "bot": { "bot": "easy" } })
}

#[tokio::test(start_paused = true)]
async fn hosts_do_not_decide_for_present_people() {
    let scene = Scene::new(60, json!("none"), true).await;
    let _socket = scene.follow(&scene.bob, 1).await;
    pass(3 * GONE_FOR_DAYS_MS).await;
    for (what, body) in [("away", Value::Null), ("hand", json!("open")), ("hand", bot())] {
        assert_eq!(scene.refused(&scene.ada, what, body).await, "still-here");
    }
    // Bob has left the campaign, but is at the table of its game.
    let table = scene.table().await;
    let _frames = scene.house.watch(&scene.bob, &table, 2, None).await;
    scene.unfollow(1).await;
    pass(3 * GONE_FOR_DAYS_MS).await;
    assert_eq!(scene.refused(&scene.ada, "away", Value::Null).await, "still-here");
    scene.house.service.unwatch(&table.as_str().into(), 2).await;
    pass(GONE_MS - 1000).await;
    assert_eq!(scene.refused(&scene.ada, "away", Value::Null).await, "still-here");
    pass(1000).await;
    // A bot stands in until he is back; nobody can take his company.
    let away = scene.red(&scene.ada, "away", Value::Null).await.expect("he is gone");
    assert_eq!((&away["away"], &away["holder"]["person"]["name"]), (&json!("normal"), &json!("Bob")));
    assert_eq!(scene.refused(&scene.ada, "hand", json!("open")).await, "still-here");
    assert_eq!(scene.refused(&scene.eve, "claim", Value::Null).await, "seat-taken");
    let back = scene.red(&scene.bob, "back", Value::Null).await.expect("it is his");
    assert_eq!(back["away"], Value::Null);
    assert_eq!(scene.refused(&scene.ada, "away", Value::Null).await, "still-here", "he was here just now");
}

#[tokio::test(start_paused = true)]
async fn correspondence_campaigns_ignore_short_absences() {
    let scene = Scene::new(61, json!({ "days": { "days": 3 } }), false).await;
    pass(GONE_FOR_DAYS_MS - 1000).await;
    assert_eq!(scene.refused(&scene.ada, "away", Value::Null).await, "still-here");
    pass(1000).await;
    scene.red(&scene.ada, "away", Value::Null).await.expect("he is gone");
}

#[tokio::test(start_paused = true)]
async fn companies_given_away_by_hosts_stay_reserved_for_a_day() {
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
async fn handed_over_companies_can_be_reclaimed_for_a_day() {
    let scene = Scene::new(63, json!("none"), true).await;
    let given = scene.red(&scene.bob, "hand", bot()).await.expect("his own");
    assert_eq!((&given["former"]["name"], &given["holder"]["bot"]["bot"]), (&json!("Bob"), &json!("easy")));
    assert_eq!(scene.refused(&scene.eve, "claim", Value::Null).await, "seat-taken");
    scene.red(&scene.bob, "claim", Value::Null).await.expect("it was a mistake");
    // An open company goes to the next person at once.
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
async fn refused_answers_bring_nobody_back() {
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

impl Scene {
    /// Returns the public information about the red seat at the table of the first game.
    async fn seat(&self) -> Value {
        let path = format!("/api/tables/{}", self.table().await);
        let info = self.house.get(&self.eve, &path).await.expect("a table");
        let mut seats = info["seats"].as_array().expect("seats").iter();
        seats.find(|seat| seat["color"] == "red").expect("red plays").clone()
    }

    /// Returns the public information about the red company, once the campaign is up to date.
    async fn company(&self) -> Value {
        pass(1000).await;
        let path = format!("/api/campaigns/{}", self.campaign);
        self.house.get(&self.eve, &path).await.expect("a campaign")["info"]["companies"][1].clone()
    }

    /// Makes a call about the red seat at the table.
    async fn at_table(&self, caller: &Caller, what: &str, body: Value) -> Result<Value, String> {
        let table = self.table().await;
        let info = self.house.get(&self.eve, &format!("/api/tables/{table}")).await.expect("a table");
        let seats = info["seats"].as_array().expect("seats");
        let seat = seats.iter().position(|seat| seat["color"] == "red").expect("red plays");
        let (path, body) = match what {
            "back" => ("/api/back".to_string(), json!({ "table": table, "seat": seat })),
            "leave" => (format!("/api/tables/{table}/leave"), body),
            _ => (format!("/api/tables/{table}/seats/{seat}/{what}"), body),
        };
        let info = self.house.post(caller, &path, body).await.map_err(|refusal| refusal.code().to_string())?;
        Ok(info["seats"][seat].clone())
    }

    async fn turns(&self, caller: &Caller) -> usize {
        self.house.get(caller, "/api/me/turns").await.expect("a list").as_array().expect("turns").len()
    }
}

#[tokio::test(start_paused = true)]
async fn handed_over_companies_change_players_at_once() {
    let scene = Scene::new(67, json!("none"), true).await;
    assert_eq!(scene.turns(&scene.bob).await, 1);
    scene.red(&scene.bob, "hand", bot()).await.expect("his own");
    assert_eq!(scene.seat().await["sitter"], bot(), "the table knows");
    assert_eq!(scene.turns(&scene.bob).await, 0, "he is not asked any more");
    scene.red(&scene.bob, "claim", Value::Null).await.expect("it was a mistake");
    assert_eq!(scene.seat().await["sitter"]["person"]["name"], "Bob");
    scene.red(&scene.bob, "hand", json!("open")).await.expect("his own");
    scene.red(&scene.eve, "claim", Value::Null).await.expect("it is open");
    assert_eq!(scene.seat().await["sitter"]["person"]["name"], "Eve", "another person");
    let refused = scene.at_table(&scene.bob, "back", Value::Null).await;
    assert_eq!((scene.turns(&scene.bob).await, refused), (0, Err("not-your-seat".to_string())));
}

#[tokio::test(start_paused = true)]
async fn handed_over_seats_go_with_their_company() {
    let scene = Scene::new(68, json!("none"), true).await;
    let seat = scene.at_table(&scene.bob, "hand", bot()).await.expect("his own");
    assert_eq!((&seat["sitter"], &scene.company().await["holder"]), (&bot(), &bot()));
    assert_eq!(scene.company().await["former"]["name"], "Bob");
    let seat = scene.at_table(&scene.bob, "sit", Value::Null).await.expect("he takes it back");
    assert_eq!((&seat["sitter"]["person"]["name"], &scene.company().await["former"]), (&json!("Bob"), &Value::Null));
    let seat = scene.at_table(&scene.bob, "leave", Value::Null).await.expect("he gives it up");
    assert_eq!((&seat["sitter"], &scene.company().await["holder"]), (&json!("open"), &json!("open")));
    // Decisions about a company have the same effect at its table.
    assert_eq!(scene.at_table(&scene.ada, "sit", Value::Null).await, Err("plays-already".to_string()));
    assert_eq!(scene.at_table(&scene.ada, "offer", json!({})).await, Err("of-campaign".to_string()));
    let seat = scene.at_table(&scene.eve, "sit", Value::Null).await.expect("it is open");
    assert_eq!(seat["sitter"]["person"]["name"], "Eve");
    assert_eq!(scene.company().await["holder"]["person"]["name"], "Eve");
}

#[tokio::test(start_paused = true)]
async fn table_and_campaign_agree_on_who_stands_in() {
    let scene = Scene::new(69, json!("none"), true).await;
    // A watcher keeps the campaign in memory; otherwise it would simply be loaded again.
    let _socket = scene.follow(&scene.eve, 9).await;
    let steps =
        [("table", "away", json!("normal")), ("table", "back", Value::Null), ("campaign", "away", json!("normal"))];
    let steps = steps.into_iter().chain([("campaign", "back", Value::Null), ("campaign", "away", json!("normal"))]);
    for (place, what, wanted) in steps.chain([("table", "back", Value::Null)]) {
        match place {
            "table" => drop(scene.at_table(&scene.bob, what, Value::Null).await.expect("his own")),
            _ => assert_eq!(scene.red(&scene.bob, what, Value::Null).await.expect("his own")["away"], wanted),
        }
        assert_eq!(
            (&scene.seat().await["stand_in"], &scene.company().await["away"]),
            (&wanted, &wanted),
            "{place} {what}"
        );
    }
    // Once he has left, the host decides at either place.
    pass(GONE_MS).await;
    scene.at_table(&scene.ada, "away", Value::Null).await.expect("he is gone");
    assert_eq!(scene.company().await["away"], "normal");
    let restarted = House::at(scene.house.clock.clone(), scene.house.store.clone(), 66);
    let seen = restarted.get(&scene.eve, &format!("/api/campaigns/{}", scene.campaign)).await.expect("a campaign");
    assert_eq!(seen["info"]["companies"][1]["away"], "normal", "after a restart too");
}

#[tokio::test(start_paused = true)]
async fn expired_clocks_at_the_table_reach_the_campaign() {
    let scene = Scene::new(80, json!({ "live": { "reserve_s": 60, "per_move_s": 0 } }), true).await;
    let _socket = scene.follow(&scene.eve, 9).await;
    pass(120_000).await;
    assert_eq!((&scene.seat().await["stand_in"], &scene.company().await["away"]), (&json!("normal"), &json!("normal")));
}

#[tokio::test(start_paused = true)]
async fn missed_changes_reach_the_table_when_the_campaign_is_loaded() {
    let scene = Scene::new(81, json!("none"), true).await;
    // The server stops after the campaign was saved and before its table was.
    let campaign = CampaignId(scene.campaign.clone());
    let store = &scene.house.store;
    let kept = store.journal(&server::campaign::journal_id(&campaign)).await.expect("a store").expect("a journal");
    let packs = server::campaign::Packs::default();
    let mut group = server::campaign::CampaignGroup::load(campaign, &kept, &packs).expect("it can be read");
    let actor = server::owner::Actor {
        id: scene.bob.person.as_ref().unwrap().id.clone(),
        name: "Bob".to_string(),
        before: None,
    };
    let to = protocol::SeatTaker::Bot { bot: "easy".to_string() };
    group.hand(&actor, rules::card::Color::named("red").expect("a colour"), &to, None, 1).expect("his own");
    store.write(server::store::Write::Append(group.unkept().expect("an entry"))).await.expect("it is saved");
    let restarted = House::at(scene.house.clock.clone(), scene.house.store.clone(), 66);
    let scene = Scene { house: restarted, ..scene };
    assert_eq!(scene.seat().await["sitter"], bot());
}

#[tokio::test(start_paused = true)]
async fn between_games_people_present_decide_together() {
    let scene = Scene::new(82, json!("none"), false).await;
    let _socket = scene.follow(&scene.bob, 1).await;
    let blue = |what: &str| format!("/api/campaigns/{}/companies/blue/{what}", scene.campaign);
    let away = async |caller: &Caller| {
        let seen = scene.house.post(caller, &blue("away"), Value::Null).await;
        seen.map(|seen| seen["info"]["companies"][0].clone()).map_err(|refusal| refusal.code().to_string())
    };
    assert_eq!(away(&scene.bob).await, Err("still-here".to_string()), "the host was here just now");
    pass(GONE_MS).await;
    assert_eq!(away(&scene.eve).await, Err("not-seated".to_string()));
    assert_eq!(away(&scene.bob).await.expect("he is the only one")["away"], "normal");
    scene.house.post(&scene.ada, &blue("back"), Value::Null).await.expect("she is back");
    // With a third company two people must agree.
    let green = format!("/api/campaigns/{}/companies/green/claim", scene.campaign);
    scene.house.post(&scene.eve, &green, Value::Null).await.expect("a company nobody runs");
    let _other = scene.follow(&scene.eve, 2).await;
    pass(GONE_MS).await;
    let seen = away(&scene.bob).await.expect("she is gone");
    assert_eq!((seen["agreed"].as_array().map(Vec::len), &seen["away"]), (Some(1), &Value::Null));
    assert_eq!(away(&scene.eve).await.expect("she agrees")["away"], "normal");
}
