//! Several nodes in one process on one store, over a bus that loses, duplicates and reorders messages.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use dealer::Stream;
use protocol::TableId;
use serde_json::{Value, json};
use server::cluster::note::Note;
use server::cluster::seal::is_sealed;
use server::cluster::{Bus, ClusterNode};
use server::http::Reach;
use server::service::Caller;
use server::store::{MemoryStore, Store};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;
use tokio::task::JoinHandle;
use tokio::time::sleep;

use crate::support::house::{House, came, choice};

/// Number of messages per hundred that are lost, duplicated, or overtaken by the next one.
#[derive(Clone, Copy, Default)]
struct Faults {
    lost: usize,
    doubled: usize,
    swapped: usize,
}

/// The bus that connects all nodes.
struct Net(Mutex<Wires>);

struct Wires {
    inboxes: BTreeMap<String, mpsc::Sender<String>>,
    faults: Faults,
    luck: Stream,
    held: Vec<(Option<String>, String, String)>,
}

struct Wire {
    net: Arc<Net>,
    own: String,
}

impl Wires {
    fn deliver(&self, to: Option<&str>, from: &str, text: &str) {
        for (node, inbox) in &self.inboxes {
            if node != from && to.is_none_or(|to| to == node) {
                let _ = inbox.try_send(text.to_string());
            }
        }
    }
}

impl Bus for Wire {
    fn send(&self, to: Option<&String>, text: &str) {
        assert!(is_sealed(text), "workers could read {text}");
        let mut wires = self.net.0.lock().expect("nobody panics here");
        let Faults { lost, doubled, swapped } = wires.faults;
        let mut happens = |share: usize| wires.luck.below(100) < share;
        let (lost, doubled, swapped) = (happens(lost), happens(doubled), happens(swapped));
        if lost {
            return;
        }
        if swapped {
            wires.held.push((to.cloned(), self.own.clone(), text.to_string()));
            return;
        }
        for _ in 0..1 + usize::from(doubled) {
            wires.deliver(to.map(String::as_str), &self.own, text);
        }
        for (to, from, text) in std::mem::take(&mut wires.held) {
            wires.deliver(to.as_deref(), &from, &text);
        }
    }
}

/// A node with its tasks.
struct Member {
    house: House,
    name: String,
    net: Arc<Net>,
    task: JoinHandle<()>,
}

impl Member {
    async fn join(memory: &MemoryStore, net: &Arc<Net>, name: &str, seed: u64) -> Member {
        let house = House::on(Arc::new(memory.another()) as Arc<dyn Store>, seed);
        let wire = Wire { net: Arc::clone(net), own: name.to_string() };
        house.service.join(ClusterNode::new(name.to_string(), Box::new(wire))).await.expect("it joins");
        house.service.beat().await;
        let task = keep(&house, net, name);
        Member { house, name: name.to_string(), net: Arc::clone(net), task }
    }

    /// Stops the node's beats and its receipt of messages.
    async fn pause(&self) {
        self.task.abort();
        self.net.0.lock().expect("nobody panics here").inboxes.remove(&self.name);
        tokio::task::yield_now().await;
    }

    fn resume(&mut self) {
        self.task = keep(&self.house, &self.net, &self.name);
    }
}

fn keep(house: &House, net: &Arc<Net>, name: &str) -> JoinHandle<()> {
    let (sender, inbox) = mpsc::channel(4096);
    net.0.lock().expect("nobody panics here").inboxes.insert(name.to_string(), sender);
    tokio::spawn(Arc::clone(&house.service).keep_node(inbox, None))
}

async fn cluster(faults: Faults) -> (MemoryStore, [Member; 2]) {
    let memory = MemoryStore::new();
    let wires = Wires { inboxes: BTreeMap::new(), faults, luck: Stream::new(7), held: Vec::new() };
    let net = Arc::new(Net(Mutex::new(wires)));
    let one = Member::join(&memory, &net, "one", 1).await;
    let two = Member::join(&memory, &net, "two", 2).await;
    (memory, [one, two])
}

/// Creates two people, each connected to their own node.
async fn people(nodes: &[Member; 2]) -> [Caller; 2] {
    [nodes[0].house.person("Ada").await, nodes[1].house.person("Bob").await]
}

/// Begins a game with Ada on the first node and Bob on the second.
async fn begun(nodes: &[Member; 2], [ada, bob]: &[Caller; 2]) -> String {
    let [one, two] = [&nodes[0].house, &nodes[1].house];
    let new = json!({ "edition": "usa-classic", "seats": [{ "me": {} }, "open"], "undo": false });
    let made = one.post(ada, "/api/tables", new).await.expect("a table");
    let id = made["id"].as_str().expect("an id").to_string();
    two.post(bob, &format!("/api/tables/{id}/seats/1/sit"), Value::Null).await.expect("a seat");
    two.post(bob, "/api/ready", json!({ "table": id, "ready": true })).await.expect("ready");
    one.post(ada, &format!("/api/tables/{id}/start"), Value::Null).await.expect("it starts");
    id
}

/// Answers a seat's question; returns false if it has none.
async fn act(house: &House, caller: &Caller, table: &str, seat: u8, luck: &mut Stream) -> bool {
    let seeing = house.see(caller, table, seat).await;
    let Some(at) = seeing["at"].as_u64() else { return false };
    let action = choice(&seeing, luck);
    let act = json!({ "table": table, "seat": seat, "at": at, "action": action });
    let accepted = house.post(caller, "/api/act", act).await.expect("what is offered is accepted");
    let after = house.see(caller, table, seat).await;
    assert!(after["inputs"].as_u64() >= accepted["inputs"].as_u64(), "the node has what it has accepted");
    true
}

/// Returns a table's entries in the store.
async fn entries(memory: &MemoryStore, table: &str) -> Vec<String> {
    memory.journal(&TableId::from(table)).await.expect("it works").expect("a table").entries
}

async fn owner(memory: &MemoryStore, table: &str) -> (String, i64) {
    let nodes = memory.nodes().expect("it can be shared");
    let found = nodes.ownership(&TableId::from(table)).await.expect("it works").expect("a table");
    (found.owner, found.epoch)
}

#[tokio::test(start_paused = true)]
async fn people_on_two_nodes_finish_a_game_over_a_bad_bus() {
    let (memory, nodes) = cluster(Faults::default()).await;
    let people = people(&nodes).await;
    let table = begun(&nodes, &people).await;
    // Moves are sent again if no reply arrives; other commands would be refused.
    nodes[0].net.0.lock().expect("nobody panics here").faults = Faults { lost: 5, doubled: 5, swapped: 5 };
    let houses = [&nodes[0].house, &nodes[1].house];
    let mut frames = [None, None];
    for (at, frames) in frames.iter_mut().enumerate() {
        *frames = Some(houses[at].watch(&people[at], &table, at as u64, None).await);
    }
    let mut luck = Stream::new(1);
    let mut seen = [0, 0];
    loop {
        let mut moved = false;
        for at in 0..2 {
            moved |= act(houses[at], &people[at], &table, at as u8, &mut luck).await;
            // No viewer may receive an older state than before.
            for message in came(frames[at].as_mut().expect("frames")) {
                let seeing = message.get("update").or(message.get("snapshot"));
                let Some(inputs) = seeing.and_then(|seeing| seeing["inputs"].as_u64()) else { continue };
                assert!(inputs >= seen[at], "{inputs} after {}", seen[at]);
                seen[at] = inputs;
            }
        }
        if !moved {
            break;
        }
    }
    assert_eq!(owner(&memory, &table).await, ("one".to_string(), 1), "nobody took it over");
    let views = [houses[0].see(&people[0], &table, 0).await, houses[1].see(&people[0], &table, 0).await];
    assert_eq!(views[0], views[1]);
    assert!(!views[0]["standings"].is_null(), "the game is over");
    let text = houses[1].get(&people[1], &format!("/api/tables/{table}/record")).await.expect("a record");
    let verdict = houses[1].post(&people[1], "/api/verify", json!({ "text": text })).await.expect("a verdict");
    assert_eq!(verdict["holds"], true);
}

#[tokio::test(start_paused = true)]
async fn only_nodes_can_forward_commands() {
    let (memory, nodes) = cluster(Faults::default()).await;
    let people = people(&nodes).await;
    let table = begun(&nodes, &people).await;
    let before = entries(&memory, &table).await;
    let command = json!({ "actor": null, "language": "", "order": "Abandon" }).to_string();
    let ask = Note::Ask { from: "two".to_string(), number: 1_000, journal: TableId::from(&*table), command };
    let text = serde_json::to_string(&ask).expect("a message can be written");
    nodes[0].net.0.lock().expect("nobody panics here").deliver(Some("one"), "worker", &text);
    sleep(Duration::from_secs(1)).await;
    assert_eq!(entries(&memory, &table).await, before, "a forged command is ignored");
    nodes[1].house.service.shared.joined().expect("it has joined").node.send(Some(&"one".to_string()), &ask);
    sleep(Duration::from_secs(1)).await;
    assert_ne!(entries(&memory, &table).await, before, "the same command is executed if a node sends it");
}

#[tokio::test(start_paused = true)]
async fn doubled_chat_is_said_once_and_refusals_travel() {
    let (memory, nodes) = cluster(Faults { doubled: 100, ..Faults::default() }).await;
    let people = people(&nodes).await;
    let table = begun(&nodes, &people).await;
    let two = &nodes[1].house;
    two.post(&people[1], "/api/chat", json!({ "table": table, "text": "Hello" }))
        .await
        .expect("the message is accepted");
    sleep(Duration::from_secs(5)).await;
    let said = entries(&memory, &table).await.iter().filter(|entry| entry.contains("Hello")).count();
    assert_eq!(said, 1);
    let lines = two.get(&people[1], &format!("/api/tables/{table}/chat")).await.expect("lines");
    assert_eq!(lines.as_array().map(Vec::len), Some(1));
    let seat = two.see(&people[1], &table, 1).await["to_move"][0].as_u64().expect("a seat");
    let at = json!({ "table": table, "seat": 1 - seat, "at": 99, "action": "pass" });
    let caller = 1 - seat as usize;
    let refused = nodes[1].house.post(&people[caller], "/api/act", at.clone()).await.expect_err("stale");
    let alike = nodes[0].house.post(&people[caller], "/api/act", at).await.expect_err("stale");
    assert_eq!(refused, alike);
}

#[tokio::test(start_paused = true)]
async fn another_node_takes_over_and_the_old_owner_follows() {
    let (memory, mut nodes) = cluster(Faults::default()).await;
    let people = people(&nodes).await;
    let table = begun(&nodes, &people).await;
    let mut luck = Stream::new(3);
    // Both players choose their tickets first, so that either can take a turn.
    for at in [0, 1] {
        act(&nodes[at].house, &people[at], &table, at as u8, &mut luck).await;
    }
    nodes[0].pause().await;
    sleep(Duration::from_secs(5)).await;
    let before = entries(&memory, &table).await.len();
    let seat = nodes[1].house.see(&people[1], &table, 1).await["to_move"][0].as_u64().expect("a seat") as usize;
    assert!(act(&nodes[1].house, &people[seat], &table, seat as u8, &mut luck).await);
    assert_eq!(owner(&memory, &table).await, ("two".to_string(), 2));
    assert!(entries(&memory, &table).await.len() > before);
    // The old owner detects the change of ownership before it answers anything.
    let seen = nodes[0].house.see(&people[seat], &table, seat as u8).await;
    assert_eq!(seen, nodes[1].house.see(&people[seat], &table, seat as u8).await);
    nodes[0].resume();
    sleep(Duration::from_secs(1)).await;
    let seat = seen["to_move"][0].as_u64().expect("a seat") as usize;
    assert!(act(&nodes[0].house, &people[seat], &table, seat as u8, &mut luck).await);
    assert_eq!(owner(&memory, &table).await, ("two".to_string(), 2), "it passes moves on");
}

#[tokio::test(start_paused = true)]
async fn beat_after_a_pause_restores_no_ownership() {
    let (memory, nodes) = cluster(Faults::default()).await;
    let people = people(&nodes).await;
    let table = begun(&nodes, &people).await;
    nodes[0].pause().await;
    sleep(Duration::from_secs(5)).await;
    assert!(act(&nodes[1].house, &people[1], &table, 1, &mut Stream::new(3)).await);
    assert_eq!(owner(&memory, &table).await.0, "two");
    let joined = nodes[0].house.service.shared.joined().expect("it has joined");
    joined.node.beat(joined.store).await.expect("the store answers");
    let seen = nodes[0].house.see(&people[1], &table, 1).await;
    assert_eq!(seen, nodes[1].house.see(&people[1], &table, 1).await);
}

#[tokio::test(start_paused = true)]
async fn leaving_node_hands_its_tables_over() {
    let (memory, nodes) = cluster(Faults::default()).await;
    let people = people(&nodes).await;
    let table = begun(&nodes, &people).await;
    let _frames = nodes[1].house.watch(&people[1], &table, 1, None).await;
    sleep(Duration::from_secs(1)).await;
    nodes[0].house.service.hand_over_all().await;
    sleep(Duration::from_millis(50)).await;
    assert_eq!(owner(&memory, &table).await.0, "two");
    let mut luck = Stream::new(4);
    // Both nodes still serve people.
    for at in [0, 1] {
        act(&nodes[at].house, &people[at], &table, at as u8, &mut luck).await;
    }
    assert_eq!(owner(&memory, &table).await.0, "two");
}

/// Returns the status and body of a reply to a GET request.
async fn get(address: SocketAddr, path: &str) -> (u16, String) {
    let mut stream = TcpStream::connect(address).await.expect("a connection");
    let request = format!("GET {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).await.expect("it is sent");
    let mut text = String::new();
    stream.read_to_string(&mut text).await.expect("a reply");
    let status = text.split(' ').nth(1).and_then(|status| status.parse().ok()).expect("a status");
    (status, text)
}

/// Load balancers must send no clients to a node that is handing over its tables, although it still
/// answers requests.
#[tokio::test]
async fn leaving_node_is_alive_but_not_ready() {
    let (_, nodes) = cluster(Faults::default()).await;
    let mut addresses = Vec::new();
    for node in &nodes {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        addresses.push(listener.local_addr().expect("an address"));
        let service = Arc::clone(&node.house.service);
        tokio::spawn(server::serve::serve(service, listener, Reach::default(), std::future::pending()));
    }
    for address in &addresses {
        assert_eq!(get(*address, "/health/ready").await.0, 200);
    }
    nodes[0].house.service.hand_over_all().await;
    let (status, text) = get(addresses[0], "/health/ready").await;
    assert!(status == 503 && text.ends_with("this node stops\n"), "{text}");
    assert_eq!(get(addresses[0], "/health/live").await.0, 200);
    assert!(get(addresses[0], "/metrics").await.1.contains("\nhighball_ready 0\n"));
    assert_eq!(get(addresses[1], "/health/ready").await.0, 200);
}

/// Returns the number of people in the last presence message.
fn present(frames: &mut mpsc::Receiver<server::table::outbox::Frame>) -> Option<usize> {
    let last = came(frames).into_iter().rev().find_map(|message| message.get("presence").cloned())?;
    last["people"].as_array().map(Vec::len)
}

#[tokio::test(start_paused = true)]
async fn presence_and_revoked_keys_reach_all_nodes() {
    let (_, nodes) = cluster(Faults::default()).await;
    let people = people(&nodes).await;
    let table = begun(&nodes, &people).await;
    let mut ada = nodes[0].house.watch(&people[0], &table, 1, None).await;
    let mut bob = nodes[1].house.watch(&people[1], &table, 2, None).await;
    sleep(Duration::from_millis(100)).await;
    assert_eq!((present(&mut ada), present(&mut bob)), (Some(2), Some(2)));
    nodes[1].house.service.unwatch(&TableId::from(&*table), 2).await;
    sleep(Duration::from_millis(100)).await;
    assert_eq!(present(&mut ada), Some(1));
    let _bob = nodes[1].house.watch(&people[1], &table, 3, None).await;
    sleep(Duration::from_millis(100)).await;
    assert_eq!(present(&mut ada), Some(2));
    nodes[1].pause().await;
    sleep(Duration::from_secs(5)).await;
    assert_eq!(present(&mut ada), Some(1), "presence ends with the node");
    let key = people[0].key.as_ref().expect("a key").id.clone();
    let (one, two) = (&nodes[0].house, Member::join(&MemoryStore::new(), &nodes[0].net, "three", 3).await.house);
    one.post(&people[0], "/api/logout", Value::Null).await.expect("she logs out");
    sleep(Duration::from_millis(100)).await;
    assert!(one.service.is_revoked(&key) && two.service.is_revoked(&key));
}

#[tokio::test(start_paused = true)]
async fn campaign_is_played_from_two_nodes() {
    let (memory, nodes) = cluster(Faults::default()).await;
    let people = people(&nodes).await;
    let holders = [("blue", json!({ "me": {} })), ("red", json!("open"))];
    let companies = holders.map(|(company, holder)| json!({ "company": company, "holder": holder }));
    let new = json!({ "name": "Ours", "companies": companies });
    let made = nodes[0].house.post(&people[0], "/api/campaigns", new).await.expect("a campaign");
    let id = made["info"]["id"].as_str().expect("an id").to_string();
    let path = format!("/api/campaigns/{id}/companies/red/claim");
    let seeing = nodes[1].house.post(&people[1], &path, json!({})).await.expect("it is claimed");
    assert_eq!(owner(&memory, &id).await, ("one".to_string(), 1));
    let path = format!("/api/campaigns/{id}/companies/red");
    let [here, there] = [&nodes[1].house, &nodes[0].house];
    let views =
        [here.get(&people[1], &path).await.expect("a view"), there.get(&people[1], &path).await.expect("a view")];
    assert_eq!(views[0], views[1]);
    assert_eq!(seeing["info"]["companies"], views[0]["info"]["companies"]);
}
