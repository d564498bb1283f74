//! A bus between simulated nodes. It loses, duplicates, delays and reorders messages, and
//! connections between nodes can be cut.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use dealer::Stream;
use server::cluster::{Bus, Inbox};
use tokio::sync::mpsc;
use tokio::time::sleep;

use crate::simulation::gate::Gate;

/// Percentages of messages that are lost, duplicated, or delayed until others overtake them.
const LOST: usize = 5;
const DOUBLED: usize = 5;
const LATE: usize = 10;
/// Longest delay of an ordinary message and of a late one.
const USUAL_MS: usize = 4;
const LATE_MS: usize = 4_000;
const WAITING: usize = 16_384;

/// A node's inbox, and its gate.
type Receiver = (mpsc::Sender<String>, Arc<Gate>);

pub struct Net {
    luck: Mutex<Stream>,
    inboxes: Mutex<BTreeMap<String, Receiver>>,
    /// Pairs of nodes; messages from the first to the second are dropped.
    divided: Mutex<BTreeSet<(String, String)>>,
    pub is_bad: AtomicBool,
    pub lost: AtomicU64,
    pub doubled: AtomicU64,
}

/// One node's access to the bus.
struct Wire {
    net: Arc<Net>,
    node: String,
    gate: Arc<Gate>,
}

impl Net {
    pub fn new(seed: u64) -> Arc<Net> {
        Arc::new(Net {
            luck: Mutex::new(Stream::new(seed)),
            inboxes: Mutex::default(),
            divided: Mutex::default(),
            is_bad: AtomicBool::new(false),
            lost: AtomicU64::new(0),
            doubled: AtomicU64::new(0),
        })
    }

    pub fn join(self: &Arc<Net>, node: &str, gate: &Arc<Gate>) -> (Box<dyn Bus>, Inbox) {
        let (sender, inbox) = mpsc::channel(WAITING);
        self.inboxes.lock().expect("a lock").insert(node.to_string(), (sender, Arc::clone(gate)));
        (Box::new(Wire { net: Arc::clone(self), node: node.to_string(), gate: Arc::clone(gate) }), inbox)
    }

    pub fn leave(&self, node: &str) {
        self.inboxes.lock().expect("a lock").remove(node);
    }

    /// Drops all further messages from one node to another.
    pub fn divide(&self, from: &str, to: &str) {
        self.divided.lock().expect("a lock").insert((from.to_string(), to.to_string()));
    }

    pub fn unite(&self) {
        self.divided.lock().expect("a lock").clear();
    }

    fn below(&self, limit: usize) -> usize {
        self.luck.lock().expect("a lock").below(limit)
    }

    fn deliver(self: &Arc<Net>, from: &str, to: &str, text: &str) {
        let is_divided = self.divided.lock().expect("a lock").contains(&(from.to_string(), to.to_string()));
        let happens = |share: usize| self.is_bad.load(Relaxed) && self.below(100) < share;
        if is_divided || happens(LOST) {
            self.lost.fetch_add(1, Relaxed);
            return;
        }
        let copies = 1 + usize::from(happens(DOUBLED));
        self.doubled.fetch_add(copies as u64 - 1, Relaxed);
        for _ in 0..copies {
            let wait = Duration::from_millis(self.below(if happens(LATE) { LATE_MS } else { USUAL_MS }) as u64);
            let (net, to, text) = (Arc::clone(self), to.to_string(), text.to_string());
            tokio::spawn(async move {
                sleep(wait).await;
                let found = net.inboxes.lock().expect("a lock").get(&to).cloned();
                let Some((inbox, gate)) = found else { return };
                gate.pass().await;
                let _ = inbox.try_send(text);
            });
        }
    }
}

impl Bus for Wire {
    fn send(&self, to: Option<&String>, text: &str) {
        // A frozen or dead node sends nothing.
        if self.gate.is_dead() || self.gate.is_frozen() {
            return;
        }
        let nodes: Vec<String> = self.net.inboxes.lock().expect("a lock").keys().cloned().collect();
        for node in nodes.iter().filter(|node| **node != self.node && to.is_none_or(|to| to == *node)) {
            self.net.deliver(&self.node, node, text);
        }
    }
}
