//! Every combination of a call and a kind of caller, generated from the list of calls.

use std::time::Duration;

use crate::support::house::House;
use serde_json::{Value, json};
use server::api::{CALLS, Call, CallSpec};
use server::http::example;
use server::permit::Permission;
use server::service::Caller;

/// Codes of refusals that depend on the caller.
const NOT_YOU: [&str; 6] = ["who-are-you", "not-seated", "not-your-seat", "not-host", "still-here", "not-admin"];

/// Returns a request body that is valid for the call.
fn body(row: &CallSpec, table: &str) -> Value {
    match row.call {
        Call::NewPerson | Call::Rename => json!({ "name": "Somebody" }),
        Call::Login => json!({ "login": "nobody", "passphrase": "something" }),
        Call::MakeAccount => json!({ "login": "somebody", "passphrase": "long enough" }),
        Call::Redeem | Call::Whose => json!({ "code": "none" }),
        Call::NewToken => json!({ "label": "bot" }),
        Call::SetHook => json!({ "url": "https://127.0.0.1/" }),
        Call::NewTable => json!({ "edition": "usa-classic", "seats": [{ "me": {} }, "open"] }),
        Call::Hand => json!({ "bot": { "bot": "easy" } }),
        Call::Fork => json!({ "seats": [{ "me": {} }, "open"] }),
        Call::Ready => json!({ "table": table, "ready": true }),
        Call::Say => json!({ "table": table, "text": "hello" }),
        Call::Act => json!({ "table": table, "seat": 1, "at": 999, "action": "draw-blind" }),
        Call::Undo => json!({ "table": table, "seat": 1, "at": 999 }),
        Call::Back | Call::Settle => json!({ "table": table, "seat": 1 }),
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
        Call::AdminRename => json!({ "name": "Somebody" }),
        Call::AdminSanction => json!({ "kind": "ban", "reason": "none" }),
        Call::AdminNewInvite => json!({ "uses": 1 }),
        _ if row.is_body_optional => Value::Null,
        _ => example(row.takes).map(|example| placed(example, table)).unwrap_or_default(),
    }
}

/// Returns the documentation's example, adapted to this table.
fn placed(mut example: Value, table: &str) -> Value {
    if let Some(fields) = example.as_object_mut() {
        fields.entry("table").and_modify(|named| *named = json!(table));
        fields.entry("seat").and_modify(|named| *named = json!(1));
    }
    example
}

fn path(row: &CallSpec, table: &str, campaign: &str) -> String {
    let words = [("{table}", table), ("{seat}", "1"), ("{inputs}", "3"), ("{key}", "none")];
    let words = words.into_iter().chain([("{campaign}", campaign), ("{company}", "red")]);
    let words = words.chain([("{map}", "none"), ("{edition}", "usa-classic")]);
    let words =
        words.chain([("{person}", "none"), ("{kind}", "ban"), ("{text}", "a"), ("{number}", "1"), ("{invite}", "i")]);
    words.fold(row.path.to_string(), |path, (word, value)| path.replace(word, value))
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Who {
    Nobody,
    Stranger,
    /// The person in seat 1, to which the calls refer.
    Seated,
    /// The person in seat 0.
    Host,
}

/// Returns the expected refusal according to the list.
fn expected(needs: Permission, who: Who) -> Option<&'static str> {
    match (needs, who) {
        (Permission::Anyone, _) => None,
        (Permission::Admin, _) => Some("not-admin"),
        (_, Who::Nobody) => Some("who-are-you"),
        (Permission::Person, _) => None,
        (Permission::Seated, Who::Stranger) => Some("not-seated"),
        (Permission::Seated, _) => None,
        (Permission::OwnSeat | Permission::OwnSeatOrHost, Who::Seated) | (Permission::OwnSeatOrHost, Who::Host) => None,
        (Permission::OwnSeat | Permission::OwnSeatOrHost, _) => Some("not-your-seat"),
        (Permission::Host, Who::Host) => None,
        (Permission::Host, _) => Some("not-host"),
    }
}

#[tokio::test(start_paused = true)]
async fn every_call_checks_every_kind_of_caller() {
    let mut checked = 0;
    let mut refused = 0;
    for stage in [Stage::Gathering, Stage::Begun, Stage::Absent] {
        let mut scene = Scene::new(stage).await;
        // Administration calls do not depend on the state of a table, so one stage is enough.
        let rows = CALLS.iter().filter(|row| row.permission != Permission::Admin || stage == Stage::Gathering);
        for row in rows {
            for who in [Who::Nobody, Who::Stranger, Who::Seated, Who::Host] {
                if expected(row.permission, who).is_none() {
                    scene.check_restart().await;
                }
                match scene.check(row, who).await {
                    Came::Done if row.method != "GET" => scene = Scene::new(stage).await,
                    Came::Done => {}
                    Came::Refused => refused += 1,
                }
                checked += 1;
            }
            scene.check_restart().await;
        }
    }
    let admin = CALLS.iter().filter(|row| row.permission == Permission::Admin).count();
    let others = CALLS.len() - admin;
    assert_eq!(checked, others * 12 + admin * 4);
    assert!(refused > others * 5, "{refused}");
}

/// The state of a table and a campaign.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Stage {
    Gathering,
    Begun,
    /// Bob's time is up at the table, a bot stands in for his company, and nobody has been present
    /// for a day.
    Absent,
}

/// The result of a call.
enum Came {
    Done,
    Refused,
}

/// A table and a campaign with Ada as host and Bob at both; Eve has no seat.
struct Scene {
    house: House,
    stage: Stage,
    people: [Caller; 3],
    table: String,
    campaign: String,
    /// Everybody's view after the last refused call, until something changes it.
    seen: Option<Vec<Value>>,
    /// The last refused call after which the store has not been compared.
    refused: Option<String>,
}

impl Scene {
    async fn new(stage: Stage) -> Scene {
        let house = House::new(3);
        let (ada, bob, eve) = (house.person("Ada").await, house.person("Bob").await, house.person("Eve").await);
        let more = json!({ "chat": "everybody", "pace": { "days": { "days": 1 } }, "time_out": "wait" });
        let table = match stage {
            Stage::Begun | Stage::Absent => house.begun(&[&ada, &bob], &[], more).await,
            Stage::Gathering => {
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
        if stage != Stage::Gathering {
            let games = format!("/api/campaigns/{campaign}/games");
            house.post(&ada, &games, json!({ "at": 0 })).await.expect("a game");
        }
        if stage == Stage::Absent {
            let away = format!("/api/campaigns/{campaign}/companies/red/away");
            house.post(&bob, &away, Value::Null).await.expect("his own company");
            tokio::time::sleep(Duration::from_secs(25 * 3600)).await;
            house.service.alarm().await;
            tokio::time::sleep(Duration::from_secs(1)).await;
            let info = house.get(&ada, &format!("/api/tables/{table}")).await.expect("a table");
            assert_eq!(info["seats"][1]["overdue"], true);
        }
        Scene { house, stage, people: [ada, bob, eve], table, campaign, seen: None, refused: None }
    }

    /// Returns everything that anybody sees, in memory or after a restart.
    async fn look(&self, house: &House) -> Vec<Value> {
        let Scene { people: [ada, bob, eve], table, campaign, .. } = self;
        let (table, campaign) = (format!("/api/tables/{table}"), format!("/api/campaigns/{campaign}"));
        let mut seen = Vec::new();
        for person in [ada, bob, eve] {
            for path in [&format!("{table}/seats/0/game"), &format!("{table}/seats/1/game"), &format!("{table}/game")] {
                seen.extend(house.get(person, path).await.ok());
            }
            for path in [&format!("{campaign}/companies/blue"), &format!("{campaign}/companies/red"), &campaign] {
                seen.extend(house.get(person, path).await.ok());
            }
        }
        for path in [&table, &format!("{table}/chat"), &format!("{table}/history")] {
            seen.extend(house.get(eve, path).await.ok());
        }
        seen
    }

    /// Compares what everybody sees after a restart, if calls were refused since the last comparison.
    async fn check_restart(&mut self) {
        let Some(refused) = self.refused.take() else { return };
        let restarted = House::at(self.house.clock.clone(), self.house.store.clone(), 4);
        assert_eq!(Some(self.look(&restarted).await), self.seen, "{refused}, restarted");
    }

    /// Tries a call. A refused call must not change anything for anybody.
    async fn check(&mut self, row: &CallSpec, who: Who) -> Came {
        if row.method != "GET" && self.seen.is_none() {
            self.seen = Some(self.look(&self.house).await);
        }
        let Scene { house, stage, people: [ada, bob, eve], table, campaign, .. } = self;
        let caller = match who {
            Who::Nobody => Caller::default(),
            Who::Stranger => eve.clone(),
            Who::Seated => bob.clone(),
            Who::Host => ada.clone(),
        };
        let refused = house.ask(&caller, row.method, &path(row, table, campaign), body(row, table)).await.err();
        let told = refused.as_ref().map(|refusal| refusal.code()).filter(|code| NOT_YOU.contains(code));
        // A host may decide about another person's seat only if that person does not answer.
        let gives = matches!(row.call, Call::Hand | Call::Offer | Call::Withdraw | Call::HandCompany | Call::Away)
            || row.call == Call::SeatAway && *stage == Stage::Begun;
        let wanted = match gives && who == Who::Host && *stage != Stage::Absent {
            true => Some("still-here"),
            false => expected(row.permission, who),
        };
        assert_eq!(told, wanted, "{:?} by {who:?}, {stage:?}", row.call);
        if refused.is_none() {
            return Came::Done;
        }
        if row.method != "GET" {
            let call = format!("{:?} by {who:?}, {stage:?}", row.call);
            assert_eq!(Some(self.look(&self.house).await), self.seen, "{call}");
            self.refused = Some(call);
        }
        Came::Refused
    }
}
