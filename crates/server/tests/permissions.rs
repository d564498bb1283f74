//! Every call times every kind of caller, made of the list of calls itself.

use crate::support::house::House;
use serde_json::{Value, json};
use server::api::{CALLS, Call, Row};
use server::hall::Caller;
use server::permit::Needs;

/// Refusals that say: not you.
const NOT_YOU: [&str; 4] = ["who-are-you", "not-seated", "not-your-seat", "not-host"];

/// A body with which the call could work.
fn body(call: Call, table: &str) -> Value {
    match call {
        Call::NewPerson | Call::Rename => json!({ "name": "Somebody" }),
        Call::Login => json!({ "login": "nobody", "passphrase": "something" }),
        Call::MakeAccount => json!({ "login": "somebody", "passphrase": "long enough" }),
        Call::Redeem => json!({ "code": "none" }),
        Call::NewToken => json!({ "label": "bot" }),
        Call::SetHook => json!({ "url": "https://127.0.0.1/" }),
        Call::NewTable => json!({ "edition": "usa-classic", "seats": [{ "me": {} }, "open"] }),
        Call::Hand => json!({ "bot": { "bot": "easy" } }),
        Call::Fork => json!({ "seats": [{ "me": {} }, "open"] }),
        Call::Ready => json!({ "table": table, "ready": true }),
        Call::Say => json!({ "table": table, "text": "hello" }),
        Call::Act => json!({ "table": table, "seat": 1, "at": 999, "action": "draw-blind" }),
        Call::Undo => json!({ "table": table, "seat": 1, "at": 999 }),
        Call::Back => json!({ "table": table, "seat": 1 }),
        Call::Import | Call::Verify => json!({ "text": "highball 1" }),
        Call::NewMap => json!({ "name": "map", "files": {} }),
        Call::NewCampaign => json!({ "name": "ours", "companies": [] }),
        Call::ImportCampaign => json!({ "name": "ours", "text": "highball-campaign 1" }),
        Call::HandCompany => json!({ "bot": { "bot": "easy" } }),
        Call::CompanyAnswer => json!({ "at": 999, "answer": "hire-nobody" }),
        Call::CallGame => json!({ "at": 999 }),
        Call::Told | Call::ReadTo => json!({ "to": 0 }),
        Call::Rewind => json!({ "game": 0 }),
        Call::ForkCampaign => json!({ "game": 0, "name": "another" }),
        _ => Value::Null,
    }
}

fn path(row: &Row, table: &str, campaign: &str) -> String {
    let words = [("{table}", table), ("{seat}", "1"), ("{inputs}", "3"), ("{key}", "none")];
    let words = words.into_iter().chain([("{campaign}", campaign), ("{company}", "red")]);
    let words = words.chain([("{map}", "none"), ("{edition}", "usa-classic")]);
    words.fold(row.path.to_string(), |path, (word, value)| path.replace(word, value))
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Who {
    Nobody,
    Stranger,
    /// Has seat 1, the one that calls name.
    Seated,
    /// Has seat 0.
    Host,
}

/// What the list says about it.
fn expected(needs: Needs, who: Who) -> Option<&'static str> {
    match (needs, who) {
        (Needs::Anyone, _) => None,
        (_, Who::Nobody) => Some("who-are-you"),
        (Needs::Person, _) => None,
        (Needs::Seated, Who::Stranger) => Some("not-seated"),
        (Needs::Seated, _) => None,
        (Needs::OwnSeat | Needs::OwnSeatOrHost, Who::Seated) | (Needs::OwnSeatOrHost, Who::Host) => None,
        (Needs::OwnSeat | Needs::OwnSeatOrHost, _) => Some("not-your-seat"),
        (Needs::Host, Who::Host) => None,
        (Needs::Host, _) => Some("not-host"),
    }
}

#[tokio::test(start_paused = true)]
async fn every_call_times_every_kind_of_caller() {
    let mut checked = 0;
    for begun in [false, true] {
        let mut scene = Scene::new(begun).await;
        for row in CALLS {
            for who in [Who::Nobody, Who::Stranger, Who::Seated, Who::Host] {
                let changed = scene.check(row, who).await;
                if changed {
                    scene = Scene::new(begun).await;
                }
                checked += 1;
            }
        }
    }
    assert_eq!(checked, CALLS.len() * 8);
}

/// A table and a campaign with Ada as host and Bob at both; Eve has no seat.
struct Scene {
    house: House,
    begun: bool,
    people: [Caller; 3],
    table: String,
    campaign: String,
}

impl Scene {
    async fn new(begun: bool) -> Scene {
        let house = House::new(3);
        let (ada, bob, eve) = (house.person("Ada").await, house.person("Bob").await, house.person("Eve").await);
        let table = match begun {
            true => house.begun(&[&ada, &bob], &[], json!({ "chat": "everybody" })).await,
            false => {
                let table = json!({ "edition": "usa-classic", "seats": [{ "me": {} }, "open"], "chat": "everybody" });
                let made = house.post(&ada, "/api/tables", table).await.expect("a table");
                let table = made["id"].as_str().expect("an id").to_string();
                house.post(&bob, &format!("/api/tables/{table}/seats/1/sit"), Value::Null).await.expect("a seat");
                table
            }
        };
        let companies =
            [json!({ "company": "blue", "holder": { "me": {} } }), json!({ "company": "red", "holder": "open" })];
        let new = json!({ "name": "ours", "companies": companies });
        let founded = house.post(&ada, "/api/campaigns", new).await.expect("a campaign");
        let campaign = founded["info"]["id"].as_str().expect("an id").to_string();
        let claim = format!("/api/campaigns/{campaign}/companies/red/claim");
        house.post(&bob, &claim, Value::Null).await.expect("a company");
        if begun {
            let games = format!("/api/campaigns/{campaign}/games");
            house.post(&ada, &games, json!({ "at": 0 })).await.expect("a game");
        }
        Scene { house, begun, people: [ada, bob, eve], table, campaign }
    }

    /// Tries a call, and says whether anything may be different now.
    async fn check(&self, row: &Row, who: Who) -> bool {
        let Scene { house, begun, people: [ada, bob, eve], table, campaign } = self;
        let journals = async || {
            let (table, campaign) = (table.as_str().into(), campaign.as_str().into());
            (house.store.journal(&table).await, house.store.journal(&campaign).await)
        };
        let before = journals().await;
        let caller = match who {
            Who::Nobody => Caller::default(),
            Who::Stranger => eve.clone(),
            Who::Seated => bob.clone(),
            Who::Host => ada.clone(),
        };
        let refused = house.ask(&caller, row.method, &path(row, table, campaign), body(row.call, table)).await.err();
        let told = refused.as_ref().map(|refusal| refusal.code()).filter(|code| NOT_YOU.contains(code));
        // A host may give away the seats of others only where nobody answers.
        let host_hands = matches!(row.call, Call::Hand | Call::Offer | Call::Withdraw) && who == Who::Host;
        let wanted = if host_hands { Some("not-your-seat") } else { expected(row.needs, who) };
        assert_eq!(told, wanted, "{:?} by {who:?}, begun {begun}", row.call);
        if told.is_some() {
            assert_eq!(journals().await, before, "{:?} by {who:?}", row.call);
        }
        told.is_none() && row.method != "GET"
    }
}
