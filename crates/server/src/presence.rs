//! The people connected to each table or campaign, and the times at which others left.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use protocol::{PersonId, TableId};

use crate::clock::Millis;
use crate::cluster::note::Crowd;
use crate::limits::GONE_FOR_DAYS_MS;
use crate::store::NodeId;

/// The people who were present recently, by table or campaign.
#[derive(Default)]
pub struct PresenceRegister(Mutex<Register>);

/// A person's presence at a table or campaign.
#[derive(Clone, Copy, Default)]
struct Seen {
    /// Time at which the person left; `None` while they are present.
    left: Option<Millis>,
    /// Time of the person's last action.
    heard: Millis,
}

#[derive(Default)]
struct Register {
    people: BTreeMap<(TableId, PersonId), Seen>,
    /// Size of the register above which people who left long ago are removed.
    most: usize,
    /// People connected through other nodes, by table or campaign.
    elsewhere: BTreeMap<TableId, BTreeMap<NodeId, Crowd>>,
}

/// Minimum size of the register before people who left long ago are removed.
const REMEMBERED: usize = 1024;

impl Register {
    fn forget(&mut self, now: Millis) {
        if self.people.len() > self.most.max(REMEMBERED) {
            self.people.retain(|_, seen| seen.left.is_none_or(|left| left + GONE_FOR_DAYS_MS > now));
            self.most = 2 * self.people.len();
        }
    }
}

impl PresenceRegister {
    fn with<T>(&self, look: impl FnOnce(&mut Register) -> T) -> T {
        look(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Sets the people connected to a table or campaign, through any node.
    pub fn note(&self, place: &TableId, here: &[PersonId], now: Millis) {
        let first = (place.clone(), PersonId(String::new()));
        self.with(|register| {
            let known = register.people.range_mut(first..).take_while(|((of, _), _)| of == place);
            for ((_, person), seen) in known {
                if !here.contains(person) {
                    seen.left.get_or_insert(now);
                }
            }
            for person in here {
                register.people.entry((place.clone(), person.clone())).or_default().left = None;
            }
            register.forget(now);
        });
    }

    /// Sets the people connected through another node; returns whether they have changed.
    pub fn set_elsewhere(&self, place: &TableId, node: &NodeId, crowd: Crowd) -> bool {
        self.with(|register| {
            let crowds = register.elsewhere.entry(place.clone()).or_default();
            let before = match crowd.is_empty() {
                true => crowds.remove(node),
                false => crowds.insert(node.clone(), crowd.clone()),
            };
            if crowds.is_empty() {
                register.elsewhere.remove(place);
            }
            before.unwrap_or_default() != crowd
        })
    }

    /// Returns the people connected through other nodes.
    pub fn elsewhere(&self, place: &TableId) -> Crowd {
        self.with(|register| {
            let crowds = register.elsewhere.get(place).into_iter().flat_map(BTreeMap::values);
            crowds.fold(Crowd::default(), Crowd::with)
        })
    }

    /// Returns the other nodes through which people are connected.
    pub fn nodes_elsewhere(&self, place: &TableId) -> Vec<NodeId> {
        self.with(|register| {
            register.elsewhere.get(place).map(|crowds| crowds.keys().cloned().collect()).unwrap_or_default()
        })
    }

    /// Returns the other node through which most people are connected, among the nodes able to own
    /// the table or campaign.
    pub fn most_crowded(&self, place: &TableId, is_able: impl Fn(&NodeId) -> bool) -> Option<NodeId> {
        self.with(|register| {
            let crowds = register.elsewhere.get(place)?.iter().filter(|(node, _)| is_able(node));
            let most = crowds.max_by_key(|(_, crowd)| (crowd.people.len(), crowd.watching));
            most.map(|(node, _)| node.clone())
        })
    }

    /// Removes the people connected through a node; returns the affected tables and campaigns.
    pub fn drop_node(&self, node: &NodeId) -> Vec<TableId> {
        self.with(|register| {
            let mut places = Vec::new();
            register.elsewhere.retain(|place, crowds| {
                places.extend(crowds.remove(node).map(|_| place.clone()));
                !crowds.is_empty()
            });
            places
        })
    }

    /// Records that a person acted, with or without a connection.
    pub fn heard(&self, place: &TableId, person: &PersonId, now: Millis) {
        self.with(|register| {
            let gone = Seen { left: Some(now), heard: now };
            let seen = register.people.entry((place.clone(), person.clone())).or_insert(gone);
            *seen = Seen { left: seen.left.map(|_| now), heard: now };
            register.forget(now);
        });
    }

    /// Returns the time of a person's last action at this table or campaign; 0 if unknown.
    pub fn last_heard(&self, place: &TableId, person: &PersonId) -> Millis {
        self.with(|register| register.people.get(&(place.clone(), person.clone())).map_or(0, |seen| seen.heard))
    }

    /// Returns the time at which a person left the last of these places, or `start` if that is
    /// later; `None` while the person is connected to one of them.
    pub fn gone_since(&self, places: &[&TableId], person: &PersonId, start: Millis) -> Option<Millis> {
        self.with(|register| {
            let mut gone = start;
            for place in places {
                match register.people.get(&((*place).clone(), person.clone())) {
                    Some(Seen { left: None, .. }) => return None,
                    Some(Seen { left: Some(left), .. }) => gone = gone.max(*left),
                    None => {}
                }
            }
            Some(gone)
        })
    }
}
