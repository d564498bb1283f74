//! The live nodes, as seen by one node.
//!
//! Wall clocks are never compared. A node is dead if its heartbeat does not advance for a while
//! according to the observer's clock. Time during which the database did not answer does not count,
//! so no node is declared dead because of a database outage.

use std::collections::BTreeMap;

use crate::clock::Millis;
use crate::store::{NodeId, NodeRow};

/// Interval at which a node increments its heartbeat and reads the heartbeats of all nodes.
pub const BEAT_EVERY_MS: Millis = 500;
/// Time without a new heartbeat after which a node counts as dead.
pub const DEAD_AFTER_MS: Millis = 3_000;
/// Longest gap between two database answers that counts as silence of the other nodes. A longer gap
/// means that the database was unavailable.
const COUNTED_MS: Millis = 2_000;
/// Time without a new heartbeat after which the row of a node can be deleted.
const FORGOTTEN_AFTER_MS: Millis = 60_000;

struct Peer {
    row: NodeRow,
    /// Time without a new heartbeat, counted only while the database answers.
    still: Millis,
}

/// All known nodes.
#[derive(Default)]
pub struct Peers {
    known: BTreeMap<NodeId, Peer>,
    /// Time at which the database last answered.
    read_at: Option<Millis>,
}

impl Peers {
    /// Updates the nodes with rows from the database; `now` is the time of the read on the
    /// observer's monotonic clock.
    pub fn hear(&mut self, rows: Vec<NodeRow>, now: Millis) {
        let passed = self.read_at.map_or(0, |then| now.saturating_sub(then));
        let counted = if passed <= COUNTED_MS { passed } else { 0 };
        self.read_at = Some(now);
        let mut before = std::mem::take(&mut self.known);
        self.known = rows
            .into_iter()
            .map(|row| {
                let still = match before.remove(&row.node) {
                    Some(peer) if peer.row.beat == row.beat => peer.still + counted,
                    _ => 0,
                };
                (row.node.clone(), Peer { row, still })
            })
            .collect();
    }

    /// Checks whether a node is dead. A node that has stopped has no row and counts as dead.
    pub fn is_dead(&self, node: &str) -> bool {
        self.read_at.is_some() && self.known.get(node).is_none_or(|peer| peer.still >= DEAD_AFTER_MS)
    }

    /// Iterates over the nodes that can take over tables, sorted by name.
    pub fn able(&self) -> impl Iterator<Item = &NodeId> {
        let able = self.known.values().filter(|peer| peer.still < DEAD_AFTER_MS && !peer.row.leaving);
        able.map(|peer| &peer.row.node)
    }

    pub fn alive(&self) -> impl Iterator<Item = &NodeId> {
        self.known.values().filter(|peer| peer.still < DEAD_AFTER_MS).map(|peer| &peer.row.node)
    }

    /// Iterates over the nodes that have been dead long enough for their rows to be deleted.
    pub fn long_dead(&self) -> impl Iterator<Item = &NodeId> {
        self.known.values().filter(|peer| peer.still >= FORGOTTEN_AFTER_MS).map(|peer| &peer.row.node)
    }

    /// Returns the last known heartbeat of a node; 0 if it had no row.
    pub fn beat_of(&self, node: &str) -> i64 {
        self.known.get(node).map_or(0, |peer| peer.row.beat)
    }

    pub fn knows(&self, node: &str) -> bool {
        self.known.contains_key(node)
    }

    /// Returns the newest entry version that all live nodes can read.
    pub fn version(&self) -> Option<i64> {
        self.known.values().filter(|peer| peer.still < DEAD_AFTER_MS).map(|peer| peer.row.version).min()
    }

    /// Returns the node responsible for a table or task without an owner. All nodes that know the
    /// same peers agree on it.
    pub fn keeper(&self, name: &str) -> Option<&NodeId> {
        self.able().max_by_key(|node| share(node, name))
    }

    /// Returns the node that should take over a table from another node.
    pub fn successor(&self, of: &str, name: &str) -> Option<&NodeId> {
        self.able().filter(|node| *node != of).max_by_key(|node| share(node, name))
    }
}

/// Hashes a node together with a name. The node with the highest hash is responsible, so that a
/// node that joins or leaves affects only its own share.
fn share(node: &str, name: &str) -> u64 {
    fnv(node.bytes().chain([0]).chain(name.bytes()))
}

fn fnv(bytes: impl Iterator<Item = u8>) -> u64 {
    let mixed =
        bytes.fold(0xcbf2_9ce4_8422_2325, |sum: u64, byte| (sum ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3));
    // Mixes the last bytes into the upper bits.
    (mixed ^ mixed >> 29).wrapping_mul(0xbf58_476d_1ce4_e5b9)
}
