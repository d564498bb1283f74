//! The history of a game: each viewer gets exactly the messages that they received at the time, and
//! can view the game as it was at each moment.

use crate::support::house::{House, came, choice};
use dealer::Stream;
use serde_json::{Value, json};
use server::service::Caller;
use tokio::sync::mpsc::Receiver;

/// Number of answers per game, and number of answers between two checks of the whole history.
const ANSWERS: usize = 150;
const LOOK_EVERY: usize = 40;

/// A client that has watched a seat from the beginning, with all the updates it received.
struct Witness<'a> {
    caller: &'a Caller,
    seat: Option<u8>,
    frames: Receiver<server::table::outbox::Frame>,
    updates: Vec<Value>,
}

impl Witness<'_> {
    fn listen(&mut self) {
        let updates = came(&mut self.frames).into_iter().filter_map(|message| message.get("update").cloned());
        self.updates.extend(updates);
    }

    fn path(&self, table: &str, what: &str) -> String {
        match self.seat {
            Some(seat) => format!("/api/tables/{table}/seats/{seat}/{what}"),
            None => format!("/api/tables/{table}/{what}"),
        }
    }

    /// Checks that the history matches the received updates, and that past moments look as they
    /// did.
    async fn check(&mut self, house: &House, table: &str) {
        self.listen();
        let told = house.get(self.caller, &self.path(table, "history")).await.expect("a history");
        let came = self.updates.iter().map(|update| json!({ "inputs": update["inputs"], "seen": update["seen"] }));
        assert_eq!(told, Value::Array(came.collect()), "seat {:?}", self.seat);
        for update in &self.updates {
            let path = self.path(table, &format!("game/{}", update["inputs"]));
            let moment = house.get(self.caller, &path).await.expect("a moment");
            for part in ["table", "inputs", "seat", "asked", "to_move", "view", "progress", "standings"] {
                assert_eq!(moment[part], update[part], "{part} after {} inputs", update["inputs"]);
            }
            for part in ["seen", "choices", "barred"] {
                assert_eq!(moment[part], json!([]), "{part}");
            }
            assert!(moment["at"].is_null() && moment["undo"].is_null());
        }
    }
}

#[tokio::test(start_paused = true)]
async fn histories_match_what_was_sent() {
    let mut taken_back = 0;
    for (seed, edition) in [(1, "usa-classic"), (2, "germany"), (3, "legends"), (4, "usa-new")] {
        let house = House::new(seed);
        let (ada, bob, nobody) = (house.person("Ada").await, house.person("Bob").await, Caller::default());
        let table = json!({ "edition": edition, "seats": [{ "me": {} }, "open"] });
        let made = house.post(&ada, "/api/tables", table).await.expect("a table");
        let table = made["id"].as_str().expect("an id").to_string();
        house.post(&bob, &format!("/api/tables/{table}/seats/1/sit"), Value::Null).await.expect("a seat");
        house.post(&bob, "/api/ready", json!({ "table": table, "ready": true })).await.expect("ready");
        let mut witnesses = Vec::new();
        for (caller, seat) in [(&ada, Some(0)), (&bob, Some(1)), (&nobody, None)] {
            let frames = house.watch(caller, &table, witnesses.len() as u64, seat).await;
            witnesses.push(Witness { caller, seat, frames, updates: Vec::new() });
        }
        house.post(&ada, &format!("/api/tables/{table}/start"), Value::Null).await.expect("it starts");
        let mut luck = Stream::new(seed);
        for answers in 1..=ANSWERS {
            for (seat, person) in [&ada, &bob].into_iter().enumerate() {
                let seeing = house.see(person, &table, seat as u8).await;
                if let Some(at) = seeing["undo"].as_u64().filter(|_| luck.below(2) == 0) {
                    let undo = json!({ "table": table, "seat": seat, "at": at });
                    taken_back += usize::from(house.post(person, "/api/undo", undo).await.is_ok());
                } else if !seeing["at"].is_null() {
                    let action = choice(&seeing, &mut luck);
                    let act = json!({ "table": table, "seat": seat, "at": seeing["at"], "action": action });
                    house.post(person, "/api/act", act).await.expect("it was offered");
                }
                witnesses.iter_mut().for_each(Witness::listen);
            }
            if answers % LOOK_EVERY == 0 || answers == ANSWERS {
                for witness in &mut witnesses {
                    witness.check(&house, &table).await;
                }
            }
        }
        // The history is the same when loaded from the store.
        let again = house.restarted();
        for witness in &mut witnesses {
            assert!(witness.updates.len() > LOOK_EVERY, "{}", witness.updates.len());
            witness.check(&again, &table).await;
        }
        let inputs = again.get(&nobody, &format!("/api/tables/{table}/game")).await.expect("a game")["inputs"].clone();
        let beyond = format!("/api/tables/{table}/game/{}", inputs.as_u64().expect("a number") + 1);
        assert_eq!(again.get(&nobody, &beyond).await.expect_err("not yet").code(), "not-found");
    }
    assert!(taken_back > 8, "{taken_back}");
}
