//! The state of this node: the live nodes, its own lease, and its pending commands to other nodes.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::Duration;

use protocol::TableId;
use tokio::sync::oneshot;
use tokio::time::{Instant, timeout};

use super::Bus;
use super::note::{Answer, Crowd, Note};
use super::peers::Peers;
use super::seal::{Seal, is_sealed};
use super::thinkers::Thinkers;
use crate::clock::Millis;
use crate::planted::is_planted;
use crate::store::{NodeId, NodeRow, NodeStore, StoreError};

/// Time after a heartbeat during which a node may assume that it still owns its tables. It is
/// shorter than the time after which others consider the node dead.
const LEASE: Duration = Duration::from_millis(2_000);
/// Number of commands from other nodes to remember, so that duplicates are executed only once.
const REMEMBERED: usize = 4_096;
/// The version of the journal-entry format that this program writes.
const VERSION: i64 = 1;

/// The last known owner and head of a journal that is loaded in memory.
#[derive(Clone, PartialEq, Eq)]
pub struct KnownHead {
    /// The owner; `None` if this node is the owner.
    pub owner: Option<NodeId>,
    pub entries: u32,
    pub sum: String,
}

/// This node, with its lease, its peers and its pending commands.
pub struct ClusterNode {
    pub id: NodeId,
    bus: Box<dyn Bus>,
    /// Set once the secret has been read from the database.
    seal: OnceLock<Seal>,
    started: Instant,
    peers: Mutex<Peers>,
    last_beat: Mutex<Option<LastBeat>>,
    changed: Mutex<Changed>,
    leaving: AtomicBool,
    number: AtomicU64,
    asks: Mutex<BTreeMap<u64, (NodeId, oneshot::Sender<Answer>)>>,
    heard: Mutex<Heard>,
    known: Mutex<BTreeMap<TableId, KnownHead>>,
    crowds: Mutex<BTreeMap<TableId, Crowd>>,
    pub thinkers: Thinkers,
}

/// The last heartbeat confirmed by the database.
struct LastBeat {
    sent: Instant,
    /// The number of the lease that the heartbeat began or renewed.
    lease: u64,
}

/// Commands already received, oldest first.
#[derive(Default)]
struct Heard {
    all: BTreeSet<(NodeId, u64)>,
    order: VecDeque<(NodeId, u64)>,
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl ClusterNode {
    pub fn new(id: NodeId, bus: Box<dyn Bus>) -> ClusterNode {
        ClusterNode {
            id,
            bus,
            seal: OnceLock::new(),
            started: Instant::now(),
            peers: Mutex::default(),
            last_beat: Mutex::default(),
            changed: Mutex::default(),
            leaving: AtomicBool::new(false),
            number: AtomicU64::new(0),
            asks: Mutex::default(),
            heard: Mutex::default(),
            known: Mutex::default(),
            crowds: Mutex::default(),
            thinkers: Thinkers::default(),
        }
    }

    /// Reads the secret of the bus from the database.
    pub async fn read_key(&self, store: &dyn NodeStore) -> Result<(), StoreError> {
        let _ = self.seal.set(Seal::new(&self.id, &store.bus_key().await?));
        Ok(())
    }

    /// Sends a message to one node, or to all others. Everything except requests to workers is
    /// encrypted.
    pub fn send(&self, to: Option<&NodeId>, note: &Note) {
        let text = serde_json::to_string(note).expect("a message can be written");
        match (note, self.seal.get()) {
            (Note::Think { .. }, _) => self.bus.send(to, &text),
            (_, Some(seal)) => self.bus.send(to, &seal.close(&text)),
            (_, None) => {}
        }
    }

    /// Reads a message. Returns `None` if it is damaged, or if a worker sent what only nodes may
    /// send.
    pub fn read(&self, text: &str) -> Option<Note> {
        match is_sealed(text) {
            true => serde_json::from_str(&self.seal.get()?.open(text)?).ok(),
            false => serde_json::from_str(text).ok().filter(Note::is_of_worker),
        }
    }

    /// Increments this node's heartbeat, reads the heartbeats of all nodes, and renews the lease.
    pub async fn beat(&self, store: &dyn NodeStore) -> Result<(), StoreError> {
        let sent = Instant::now();
        let rows: Vec<NodeRow> = store.beat_node(self.is_leaving(), VERSION).await?;
        self.renew(sent);
        let now = self.started.elapsed().as_millis() as Millis;
        let mut peers = locked(&self.peers);
        let before: BTreeSet<NodeId> = peers.alive().cloned().collect();
        peers.hear(rows, now);
        let after: BTreeSet<NodeId> = peers.alive().cloned().collect();
        drop(peers);
        let died: Vec<NodeId> = before.difference(&after).cloned().collect();
        locked(&self.asks).retain(|_, (to, _)| !died.contains(to));
        let mut changed = locked(&self.changed);
        changed.died.extend(died);
        changed.came.extend(after.difference(&before).filter(|node| **node != self.id).cloned());
        Ok(())
    }

    /// Returns the nodes that have died or appeared since the last call.
    pub fn take_changed(&self) -> Changed {
        std::mem::take(&mut *locked(&self.changed))
    }

    /// Renews the lease. If it has expired, begins a new one, since other nodes may have taken over
    /// tables in the meantime.
    fn renew(&self, sent: Instant) {
        let mut last = locked(&self.last_beat);
        let lease = last.as_ref().map_or(0, |last| last.lease + u64::from(last.sent.elapsed() >= LEASE));
        *last = Some(LastBeat { sent, lease });
    }

    /// Returns the number of the latest lease; `None` before the first heartbeat.
    pub fn lease(&self) -> Option<u64> {
        locked(&self.last_beat).as_ref().map(|last| last.lease)
    }

    /// Checks whether this lease is still valid and has never expired since it began. If so, no
    /// other node can have taken over this node's tables in that time.
    pub fn holds(&self, lease: Option<u64>) -> bool {
        let last = locked(&self.last_beat);
        let is_held = |last: &LastBeat| lease == Some(last.lease) && last.sent.elapsed() < LEASE;
        is_planted("unfenced") || last.as_ref().is_some_and(is_held)
    }

    pub fn is_dead(&self, node: &NodeId) -> bool {
        !is_planted("undying") && *node != self.id && locked(&self.peers).is_dead(node)
    }

    /// Returns the last known heartbeat of a node; 0 if it had no row.
    pub fn beat_of(&self, node: &NodeId) -> i64 {
        locked(&self.peers).beat_of(node)
    }

    /// Checks whether a node had a row in the database at the last heartbeat.
    pub fn is_known(&self, node: &NodeId) -> bool {
        locked(&self.peers).knows(node)
    }

    /// Returns the nodes that have been dead long enough for their rows to be deleted.
    pub fn long_dead(&self) -> Vec<NodeId> {
        locked(&self.peers).long_dead().cloned().collect()
    }

    /// Checks whether this node is responsible for a table or task without an owner.
    pub fn keeps(&self, name: &str) -> bool {
        locked(&self.peers).keeper(name) == Some(&self.id)
    }

    /// Returns the other node that should take over this table from this node.
    pub fn successor(&self, table: &TableId) -> Option<NodeId> {
        locked(&self.peers).successor(&self.id, &table.0).cloned()
    }

    pub fn is_able(&self, node: &NodeId) -> bool {
        locked(&self.peers).able().any(|able| able == node)
    }

    pub fn is_leaving(&self) -> bool {
        self.leaving.load(Ordering::Acquire)
    }

    /// Marks this node as leaving. After its next heartbeat, no more tables are assigned to it.
    pub fn set_leaving(&self) {
        self.leaving.store(true, Ordering::Release);
    }

    /// Sends a command to a journal's owner and returns the reply; `None` if none arrives in time.
    pub async fn ask(&self, owner: &NodeId, journal: &TableId, command: String, time: Duration) -> Option<Answer> {
        let number = self.number.fetch_add(1, Ordering::Relaxed);
        let (reply, answer) = oneshot::channel();
        locked(&self.asks).insert(number, (owner.clone(), reply));
        let note = Note::Ask { from: self.id.clone(), number, journal: journal.clone(), command };
        self.send(Some(owner), &note);
        let answer = timeout(time, answer).await;
        locked(&self.asks).remove(&number);
        answer.ok()?.ok()
    }

    /// Delivers a reply to the task that waits for it.
    pub fn answered(&self, number: u64, answer: Answer) {
        if let Some((_, reply)) = locked(&self.asks).remove(&number) {
            let _ = reply.send(answer);
        }
    }

    /// Checks whether a command is new, and remembers it.
    pub fn is_new(&self, from: &NodeId, number: u64) -> bool {
        let (mut heard, question) = (locked(&self.heard), (from.clone(), number));
        if !heard.all.insert(question.clone()) && !is_planted("forgetful") {
            return false;
        }
        heard.order.push_back(question);
        if heard.order.len() > REMEMBERED
            && let Some(oldest) = heard.order.pop_front()
        {
            heard.all.remove(&oldest);
        }
        true
    }

    /// Records the owner and head of a journal that is loaded in memory; `None` removes them.
    pub fn note(&self, journal: &TableId, known: Option<KnownHead>) {
        match known {
            Some(known) => drop(locked(&self.known).insert(journal.clone(), known)),
            None => drop(locked(&self.known).remove(journal)),
        }
    }

    pub fn known(&self, journal: &TableId) -> Option<KnownHead> {
        locked(&self.known).get(journal).cloned()
    }

    pub fn all_known(&self) -> BTreeMap<TableId, KnownHead> {
        locked(&self.known).clone()
    }

    /// Tells all nodes which people are connected here to one table or campaign.
    pub fn set_crowd(&self, place: &TableId, crowd: Crowd) {
        self.send(None, &Note::Here { node: self.id.clone(), place: place.clone(), crowd: crowd.clone() });
        match crowd.is_empty() {
            true => drop(locked(&self.crowds).remove(place)),
            false => drop(locked(&self.crowds).insert(place.clone(), crowd)),
        }
    }

    /// Tells one node, or all others, which people are connected here.
    pub fn tell_crowds(&self, to: Option<&NodeId>) {
        let crowds = locked(&self.crowds).clone();
        for (place, crowd) in crowds {
            self.send(to, &Note::Here { node: self.id.clone(), place, crowd });
        }
    }
}

/// Nodes that have died or appeared since the last check.
#[derive(Default)]
pub struct Changed {
    pub died: Vec<NodeId>,
    pub came: Vec<NodeId>,
}
