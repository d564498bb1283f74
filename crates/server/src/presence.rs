//! Who is connected to a table or a campaign, and since when somebody is not.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use protocol::{PersonId, TableId};

use crate::clock::Millis;
use crate::limits::GONE_FOR_DAYS_MS;

/// Everybody who was there lately, by table or campaign.
#[derive(Default)]
pub struct Presence(Mutex<Register>);

/// What is known of somebody at a place.
#[derive(Clone, Copy, Default)]
struct Seen {
    /// When they left; none while they are there.
    left: Option<Millis>,
    /// When they last did something.
    heard: Millis,
}

#[derive(Default)]
struct Register {
    people: BTreeMap<(TableId, PersonId), Seen>,
    /// The number of people at which those who left long ago are forgotten.
    most: usize,
}

/// People that are remembered before anybody is forgotten.
const REMEMBERED: usize = 1024;

impl Register {
    fn forget(&mut self, now: Millis) {
        if self.people.len() > self.most.max(REMEMBERED) {
            self.people.retain(|_, seen| seen.left.is_none_or(|left| left + GONE_FOR_DAYS_MS > now));
            self.most = 2 * self.people.len();
        }
    }
}

impl Presence {
    fn with<T>(&self, look: impl FnOnce(&mut Register) -> T) -> T {
        look(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// These are connected now, and nobody else.
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

    /// Somebody did something, with a connection or without.
    pub fn heard(&self, place: &TableId, person: &PersonId, now: Millis) {
        self.with(|register| {
            let gone = Seen { left: Some(now), heard: now };
            let seen = register.people.entry((place.clone(), person.clone())).or_insert(gone);
            *seen = Seen { left: seen.left.map(|_| now), heard: now };
            register.forget(now);
        });
    }

    /// When somebody last did something there; 0 if that is not known.
    pub fn last_heard(&self, place: &TableId, person: &PersonId) -> Millis {
        self.with(|register| register.people.get(&(place.clone(), person.clone())).map_or(0, |seen| seen.heard))
    }

    /// Since when somebody is connected to none of these places, at the earliest since `start`; none if they are.
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
