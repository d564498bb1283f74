//! The people connected to a table or campaign, and when the others left.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use protocol::{PersonId, TableId};

use crate::clock::Millis;
use crate::limits::GONE_FOR_DAYS_MS;

/// Everybody who was present recently, by table or campaign.
#[derive(Default)]
pub struct PresenceRegister(Mutex<Register>);

/// A person's presence at a place.
#[derive(Clone, Copy, Default)]
struct Seen {
    /// When they left; `None` while they are present.
    left: Option<Millis>,
    /// When they last acted.
    heard: Millis,
}

#[derive(Default)]
struct Register {
    people: BTreeMap<(TableId, PersonId), Seen>,
    /// Number of people above which those who left long ago are forgotten.
    most: usize,
}

/// Initial number of people above which some are forgotten.
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

    /// Sets the connected people.
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

    /// Records that a person acted, with or without a connection.
    pub fn heard(&self, place: &TableId, person: &PersonId, now: Millis) {
        self.with(|register| {
            let gone = Seen { left: Some(now), heard: now };
            let seen = register.people.entry((place.clone(), person.clone())).or_insert(gone);
            *seen = Seen { left: seen.left.map(|_| now), heard: now };
            register.forget(now);
        });
    }

    /// Returns when a person last acted there; 0 if unknown.
    pub fn last_heard(&self, place: &TableId, person: &PersonId) -> Millis {
        self.with(|register| register.people.get(&(place.clone(), person.clone())).map_or(0, |seen| seen.heard))
    }

    /// Returns since when a person has been connected to none of these places, but not before
    /// `start`; `None` while connected.
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
