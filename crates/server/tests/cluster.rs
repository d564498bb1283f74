//! Nodes that share a database: detection of dead nodes, and messages between nodes.

use std::collections::BTreeMap;
use std::time::Duration;

use server::cluster::bus::Notify;
use server::cluster::nats::Nats;
use server::cluster::parts::{Joiner, LONGEST, split};
use server::cluster::seal::{Seal, is_sealed};
use server::cluster::{Bus, Inbox, Peers};
use server::store::{NodeRow, StoreError};

use crate::support::nats::NatsServer;
use crate::support::postgres::Postgres;

fn row(node: &str, beat: i64) -> NodeRow {
    NodeRow { node: node.to_string(), beat, leaving: false, version: 1 }
}

/// Reads the beats of two nodes every second; that of `b` does not advance.
fn watch(peers: &mut Peers, seconds: std::ops::Range<u64>) {
    for second in seconds {
        peers.hear(vec![row("a", second as i64), row("b", 1)], second * 1000);
    }
}

#[test]
fn node_is_dead_after_three_seconds_without_a_heartbeat() {
    let mut peers = Peers::default();
    watch(&mut peers, 0..3);
    assert!(!peers.is_dead("a") && !peers.is_dead("b"));
    watch(&mut peers, 3..4);
    assert!(!peers.is_dead("a") && peers.is_dead("b"));
    assert_eq!(peers.able().collect::<Vec<_>>(), ["a"]);
    peers.hear(vec![row("a", 9), row("b", 2)], 4_000);
    assert!(!peers.is_dead("b"), "it goes on");
}

#[test]
fn database_outage_kills_no_node() {
    let mut peers = Peers::default();
    watch(&mut peers, 0..2);
    peers.hear(vec![row("a", 1), row("b", 1)], 60_000);
    assert!(!peers.is_dead("a") && !peers.is_dead("b"));
}

#[test]
fn node_without_a_row_has_stopped() {
    let mut peers = Peers::default();
    assert!(!peers.is_dead("a"), "nothing is known yet");
    peers.hear(vec![row("b", 1)], 0);
    assert!(peers.is_dead("a"));
}

#[test]
fn only_the_share_of_a_lost_node_moves() {
    let (mut three, mut two) = (Peers::default(), Peers::default());
    three.hear(vec![row("a", 1), row("b", 1), row("c", 1)], 0);
    two.hear(vec![row("a", 1), row("b", 1)], 0);
    let mut shares = BTreeMap::new();
    for table in (0..3_000).map(|number| format!("t{number}")) {
        let (before, after) = (three.keeper(&table).expect("somebody"), two.keeper(&table).expect("somebody"));
        *shares.entry(before.clone()).or_insert(0) += 1;
        assert!(before == after || before == "c");
    }
    assert!(shares.values().all(|share| (800..1_200).contains(share)), "{shares:?}");
}

#[test]
fn parts_fit_and_join_in_any_order() {
    let texts = ["".to_string(), "short".to_string(), "日本 🚂 ".repeat(5_000), "x".repeat(LONGEST - 100)];
    for (number, text) in texts.iter().enumerate() {
        let mut parts = split(&format!("node-{number}"), text);
        assert!(parts.iter().all(|part| part.len() <= LONGEST));
        for _ in 0..parts.len() {
            parts.rotate_left(1);
            let mut joiner = Joiner::default();
            // Each part arrives twice; the first copy of the last part completes the message.
            let doubled = parts.iter().flat_map(|part| [part, part]);
            let whole: Vec<String> = doubled.filter_map(|part| joiner.take(part)).collect();
            assert_eq!(whole[0], *text);
        }
    }
}

#[test]
fn messages_with_lost_parts_are_forgotten() {
    let mut joiner = Joiner::default();
    for number in 0..600 {
        let parts = split(&number.to_string(), &"x".repeat(3 * LONGEST));
        assert_eq!(joiner.take(&parts[0]), None);
    }
    assert!(joiner.unfinished() < 300);
    assert_eq!(joiner.take("nonsense"), None);
    assert_eq!(joiner.take("a 5 2\nx"), None);
}

#[test]
fn sealed_messages_open_only_unchanged_and_with_the_same_key() {
    let seal = |node: &str, key| Seal::new(&node.to_string(), &[key; 32]);
    let (one, two, stranger) = (seal("one", 1), seal("two", 1), seal("one", 2));
    let mut sealed_before = String::new();
    for text in ["", "dealt: red", "dealt: red", &"日本".repeat(5_000)] {
        let sealed = one.close(text);
        assert!(is_sealed(&sealed) && (text.is_empty() || !sealed.contains(text)) && sealed != sealed_before);
        assert_eq!(two.open(&sealed).as_deref(), Some(text));
        assert_eq!(stranger.open(&sealed), None);
        let last = if sealed.ends_with('A') { "B" } else { "A" };
        let cut = &sealed[..sealed.len() - 4];
        let renamed = sealed.replacen("one", "two", 1);
        for changed in [format!("{cut}{last}AAA"), cut.to_string(), renamed, sealed.replacen("one ", "one 1", 1)] {
            assert_eq!(two.open(&changed), None, "{changed}");
        }
        sealed_before = sealed;
    }
    assert_eq!(two.open("sealed one 0"), None);
}

/// Checks that messages arrive whole and in order, either at the node they are addressed to or at
/// all other nodes. Workers receive only messages addressed to them.
async fn texts_arrive(members: [(Box<dyn Bus>, Inbox); 3], worker: (Box<dyn Bus>, Inbox)) {
    let [(ada, mut to_ada), (bob, mut to_bob), (_eve, mut to_eve)] = members;
    let texts: Vec<String> = (0..50).map(|number| format!("{number} {}", "日本".repeat(number * 100))).collect();
    for text in &texts {
        ada.send(Some(&"bob".to_string()), text);
        bob.send(None, text);
    }
    for text in &texts {
        for inbox in [&mut to_ada, &mut to_bob, &mut to_eve] {
            let came = tokio::time::timeout(Duration::from_secs(20), inbox.recv()).await.expect("in time");
            assert_eq!(came.as_ref(), Some(text));
        }
    }
    let (helper, mut to_helper) = worker;
    ada.send(None, "last");
    helper.send(None, "I have time");
    ada.send(Some(&"helper".to_string()), "decide");
    let mut last = [to_bob.recv().await, to_bob.recv().await];
    last.sort();
    assert_eq!(last.map(|text| text.unwrap_or_default()), ["I have time", "last"]);
    assert_eq!(to_helper.recv().await.as_deref(), Some("decide"));
    assert_eq!(to_ada.recv().await.as_deref(), Some("I have time"), "nobody hears themselves");
}

#[tokio::test(flavor = "multi_thread")]
async fn notifications_reach_other_nodes() {
    let Some(postgres) = Postgres::start() else { return };
    let url = postgres.database("bus");
    let boxed = |(bus, inbox)| (Box::new(bus) as Box<dyn Bus>, inbox);
    let join = async |node: &str| boxed(Notify::join(&url, &node.to_string()).await.expect("it joins"));
    let worker = Notify::join_as_worker(&url, &"helper".to_string()).await.expect("it joins");
    texts_arrive([join("ada").await, join("bob").await, join("eve").await], boxed(worker)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nats_messages_reach_other_nodes_and_again_after_an_outage() {
    let Some(nats) = NatsServer::start() else { return };
    let (url, port) = (nats.url(), nats.port);
    let boxed = |(bus, inbox)| (Box::new(bus) as Box<dyn Bus>, inbox);
    let join = async |node: &str| Nats::join(&url, &node.to_string()).await.expect("it joins");
    let worker = Nats::join_as_worker(&url, &"helper".to_string()).await.expect("it joins");
    let ((one, _to_one), (_two, mut to_two)) = (join("one").await, join("two").await);
    let members = [boxed(join("ada").await), boxed(join("bob").await), boxed(join("eve").await)];
    texts_arrive(members, boxed(worker)).await;
    while to_two.try_recv().is_ok() {}
    drop(nats);
    let _nats = NatsServer::start_on(port).expect("it is installed");
    // Messages are lost until the clients are connected again.
    let came = loop {
        one.send(Some(&"two".to_string()), "again");
        if let Ok(came) = tokio::time::timeout(Duration::from_millis(100), to_two.recv()).await {
            break came;
        }
    };
    assert_eq!(came.as_deref(), Some("again"));
}

#[tokio::test]
async fn missing_nats_server_is_an_error() {
    let away = Nats::join("nats://127.0.0.1:1", &"ada".to_string()).await;
    assert!(matches!(away, Err(StoreError::Away(_))));
}
