//! Bots that decide in other processes. Workers receive only what one seat has seen, decide as the
//! owner would, and may fail.

use std::collections::BTreeMap;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use dealer::Stream;
use protocol::TableId;
use serde_json::{Value, json};
use server::cluster::note::{Note, ThinkAnswer};
use server::cluster::{BotWorker, Bus, ClusterNode};
use server::editions::LoadedEdition;
use server::service::Caller;
use server::store::{MemoryStore, Store};
use server::table::ThinkRequest;
use server::table::state::Table;
use server::workers::OnTheSpot;
use tokio::sync::mpsc;
use tokio::task::JoinHandle;
use tokio::time::sleep;

use crate::support::house::{House, choice};

/// A bus between a node and its workers that keeps a copy of every message.
#[derive(Clone, Default)]
struct Net {
    inboxes: Arc<Mutex<BTreeMap<String, mpsc::Sender<String>>>>,
    sent: Arc<Mutex<Vec<String>>>,
    /// Number of times that each message is delivered, by inbox.
    copies: Arc<Mutex<BTreeMap<String, usize>>>,
}

impl Net {
    fn join(&self, name: &str) -> (Box<dyn Bus>, mpsc::Receiver<String>) {
        let (sender, inbox) = mpsc::channel(4096);
        self.inboxes.lock().expect("no panic").insert(name.to_string(), sender);
        (Box::new(self.clone()), inbox)
    }

    /// Sets the number of times that each message is delivered to an inbox; 0 simulates a dead
    /// worker.
    fn set_copies(&self, name: &str, copies: usize) {
        self.copies.lock().expect("no panic").insert(name.to_string(), copies);
    }

    /// Returns the requests to workers.
    fn requests(&self) -> Vec<ThinkRequest> {
        let sent = self.sent.lock().expect("no panic");
        let note = |text: &String| match serde_json::from_str(text).expect("a note") {
            Note::Think { request, .. } => Some(serde_json::from_str(&request).expect("a request")),
            _ => None,
        };
        sent.iter().filter_map(note).collect()
    }
}

impl Bus for Net {
    fn send(&self, to: Option<&String>, text: &str) {
        self.sent.lock().expect("no panic").push(text.to_string());
        for (name, inbox) in self.inboxes.lock().expect("no panic").iter() {
            let copies = self.copies.lock().expect("no panic").get(name).copied().unwrap_or(1);
            if to.is_none_or(|to| to == name) {
                (0..copies).for_each(|_| drop(inbox.try_send(text.to_string())));
            }
        }
    }
}

/// A node with one person.
struct Scene {
    net: Net,
    house: House,
    ada: Caller,
}

impl Scene {
    async fn new() -> Scene {
        let (net, house) = (Net::default(), House::on(Arc::new(MemoryStore::new()) as Arc<dyn Store>, 1));
        let (bus, inbox) = net.join("node");
        house.service.join(ClusterNode::new("node".to_string(), bus)).await.expect("it joins");
        tokio::spawn(Arc::clone(&house.service).keep_node(inbox, None));
        let ada = house.person("Ada").await;
        Scene { net, house, ada }
    }

    fn worker(&self, name: &str) -> JoinHandle<()> {
        let (bus, inbox) = self.net.join(name);
        let worker = BotWorker::new(name.to_string(), bus, Arc::new(OnTheSpot), 2);
        tokio::spawn(Arc::new(worker).work(inbox, std::future::pending()))
    }

    /// Adds a worker that gives the same answer to everything.
    fn fake_worker(&self, name: &'static str, answer: ThinkAnswer) {
        let (bus, mut inbox) = self.net.join(name);
        tokio::spawn(async move {
            let tell = |note: &Note| bus.send(Some(&"node".to_string()), &serde_json::to_string(note).expect("JSON"));
            tell(&Note::Worker { worker: name.to_string(), free: 9 });
            while let Some(text) = inbox.recv().await {
                if let Ok(Note::Think { number, .. }) = serde_json::from_str(&text) {
                    tell(&Note::Thought { number, answer: answer.clone() });
                    tell(&Note::Worker { worker: name.to_string(), free: 9 });
                }
            }
        });
    }

    /// Lets Ada and a bot play until this many answers have been given; returns the table.
    async fn play(&self, bot: &str, answers: usize) -> String {
        // The node learns about its workers.
        sleep(Duration::from_secs(1)).await;
        let table = self.house.begun(&[&self.ada], &[bot], json!({ "edition": "usa-classic", "undo": false })).await;
        let (mut luck, mut waited) = (Stream::new(5), 0);
        let mut given = 0;
        while given < answers {
            let seeing = self.house.see(&self.ada, &table, 0).await;
            if seeing["at"].is_null() {
                sleep(Duration::from_millis(100)).await;
                waited += 1;
                assert!(waited < 10 * answers, "the bot does not move");
                continue;
            }
            let act = json!({ "table": table, "seat": 0, "at": seeing["at"], "action": choice(&seeing, &mut luck) });
            self.house.post(&self.ada, "/api/act", act).await.expect("it was offered");
            given += 1;
        }
        table
    }

    /// Returns the number of decisions that workers made, and the number that they failed to make
    /// in time.
    fn counted(&self) -> (u64, u64) {
        let counts = &self.house.service.shared.counts;
        (counts.thoughts_elsewhere.load(Relaxed), counts.thoughts_missed.load(Relaxed))
    }

    async fn loaded(&self, table: &str) -> Table {
        let id = TableId::from(table);
        let journal = self.house.store.journal(&id).await.expect("it works").expect("a table");
        let book = LoadedEdition::new(&maps::edition("usa-classic").expect("a built-in edition"));
        Table::load(id, book, &journal).unwrap_or_else(|refusal| panic!("{refusal}"))
    }
}

#[tokio::test(start_paused = true)]
async fn workers_decide_as_the_owner_would() {
    for (edition, bots) in [("usa-classic", ["hard", "blocker"]), ("germany", ["expert:8n", "hard"])] {
        let house = House::new(3);
        let people = [house.person("Ada").await, house.person("Bob").await];
        let table = house.begun(&[&people[0], &people[1]], &[], json!({ "edition": edition })).await;
        let book = LoadedEdition::new(&maps::edition(edition).expect("a built-in edition"));
        let mut luck = Stream::new(9);
        for number in 0..60 {
            let info = house.get(&people[0], &format!("/api/tables/{table}")).await.expect("a table");
            let Some(seat) = info["to_move"].get(0).and_then(Value::as_u64) else { break };
            let person = &people[seat as usize];
            let seeing = house.see(person, &table, seat as u8).await;
            let act = json!({ "table": table, "seat": seat, "at": seeing["at"], "action": choice(&seeing, &mut luck) });
            house.post(person, "/api/act", act).await.expect("it was offered");
            if number % 6 > 0 {
                continue;
            }
            let id = TableId::from(&*table);
            let journal = house.store.journal(&id).await.expect("it works").expect("a table");
            let table = Table::load(id, book.clone(), &journal).unwrap_or_else(|refusal| panic!("{refusal}"));
            for seat in table.to_move() {
                for bot in bots {
                    let request = table.think_request(seat, bot).expect("a game");
                    let text = serde_json::to_string(&request).expect("JSON");
                    let request: ThinkRequest = serde_json::from_str(&text).expect("a request");
                    assert_eq!(request.decide(&book), table.decide(seat, bot), "{edition}, {number}: {bot}");
                }
            }
        }
    }
}

#[tokio::test(start_paused = true)]
async fn bots_that_search_are_sent_to_workers_and_others_are_not() {
    let scene = Scene::new().await;
    let _workers = [scene.worker("one"), scene.worker("two")];
    scene.play("normal", 4).await;
    assert_eq!(scene.counted(), (0, 0));
    let table = scene.play("hard", 8).await;
    let (elsewhere, missed) = scene.counted();
    assert!(elsewhere >= 7 && missed == 0, "{elsewhere} {missed}");
    // The worker receives exactly what the seat sees now.
    let sent = scene.net.requests().pop().expect("a request");
    let seen = scene.loaded(&table).await.think_request(1, "hard").expect("a game");
    let [sent, seen] = [sent, seen].map(|request| serde_json::to_value(&request).expect("JSON"));
    assert_eq!(sent["edition"], seen["edition"]);
    assert_eq!(sent["record"]["seat"], 1);
}

#[tokio::test(start_paused = true)]
async fn a_lost_worker_costs_a_decision_only_a_moment() {
    let scene = Scene::new().await;
    let worker = scene.worker("one");
    scene.play("hard", 3).await;
    // The worker dies without notice, so the node still assumes that it is free.
    worker.abort();
    scene.net.set_copies("one", 0);
    scene.play("hard", 6).await;
    let (elsewhere, missed) = scene.counted();
    assert!(elsewhere >= 2 && missed >= 1, "{elsewhere} {missed}");
    scene.worker("two");
    sleep(Duration::from_secs(2)).await;
    scene.play("hard", 3).await;
    assert!(scene.counted().0 > elsewhere, "a new worker takes over");
}

#[tokio::test(start_paused = true)]
async fn doubled_requests_and_answers_decide_once() {
    let scene = Scene::new().await;
    let _worker = scene.worker("one");
    scene.net.set_copies("one", 2);
    scene.net.set_copies("node", 2);
    let table = scene.play("hard", 6).await;
    let table = scene.loaded(&table).await;
    let (elsewhere, missed) = scene.counted();
    assert!(elsewhere >= 5 && missed == 0, "{elsewhere} {missed}");
    let answered = (1..100).filter(|at| table.seats[1].questions.answer(*at).is_some()).count() as u64;
    assert_eq!(answered, elsewhere);
}

#[tokio::test(start_paused = true)]
async fn full_strange_and_wrong_workers_stop_no_game() {
    let illegal = serde_json::from_value(json!({ "draw-face-up": 7 })).expect("an action");
    for answer in [
        ThinkAnswer::Full,
        ThinkAnswer::Declined,
        ThinkAnswer::Decided { action: illegal, failure: Some(("it is confused".to_string(), "itself".to_string())) },
    ] {
        let scene = Scene::new().await;
        scene.fake_worker("fake", answer);
        sleep(Duration::from_secs(1)).await;
        scene.play("hard", 6).await;
        assert!(!scene.net.requests().is_empty(), "it is asked");
    }
}

#[tokio::test(start_paused = true)]
async fn nonsense_is_declined() {
    let net = Net::default();
    let (bus, mut inbox) = net.join("node");
    let (to_worker, from_node) = net.join("worker");
    let worker = BotWorker::new("worker".to_string(), to_worker, Arc::new(OnTheSpot), 1);
    tokio::spawn(Arc::new(worker).work(from_node, std::future::pending()));
    let house = House::new(3);
    let people = [house.person("Ada").await, house.person("Bob").await];
    let table = house.begun(&[&people[0], &people[1]], &[], json!({ "edition": "usa-classic" })).await;
    let id = TableId::from(&*table);
    let journal = house.store.journal(&id).await.expect("it works").expect("a table");
    let book = LoadedEdition::new(&maps::edition("usa-classic").expect("a built-in edition"));
    let table = Table::load(id, book, &journal).unwrap_or_else(|refusal| panic!("{refusal}"));
    let honest = serde_json::to_value(table.think_request(0, "planner").expect("a game")).expect("JSON");
    let changed = |path: &str, value: Value| {
        let mut request = honest.clone();
        *request.pointer_mut(path).expect("it is there") = value;
        request.to_string()
    };
    for request in [
        "nonsense".to_string(),
        changed("/edition", json!("atlantis")),
        changed("/hash", json!("00")),
        changed("/record/seat", json!(7)),
        changed("/record/setup/colors", json!(["red"])),
        changed("/record/agenda", json!(vec!["close"; 40])),
        changed("/record/seen", json!([{ "what": "card-laid", "slot": 200, "card": "red" }])),
    ] {
        bus.send(
            Some(&"worker".to_string()),
            &serde_json::to_string(&Note::Think { from: "node".to_string(), number: 5, request: request.clone() })
                .expect("JSON"),
        );
        let answer = loop {
            let text = inbox.recv().await.expect("an answer");
            if let Ok(Note::Thought { number: 5, answer }) = serde_json::from_str(&text) {
                break answer;
            }
        };
        assert_eq!(answer, ThinkAnswer::Declined, "{}", &request[..request.len().min(200)]);
    }
}
