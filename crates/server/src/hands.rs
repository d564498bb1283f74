//! The hands of a game, or the offices of a campaign, that each person has seen. They are computed
//! from the journal and therefore survive restarts.

use std::collections::{BTreeMap, BTreeSet};

use protocol::PersonId;

use crate::refusal::Refusal;

/// The hands or offices that each person has seen. A place is the seat or company to which a hand
/// or office belongs.
#[derive(Clone)]
pub struct Hands<P>(BTreeMap<PersonId, BTreeSet<P>>);

impl<P> Default for Hands<P> {
    fn default() -> Hands<P> {
        Hands(BTreeMap::new())
    }
}

impl<P: Ord> Hands<P> {
    /// Records that a person has seen the hand or office of this place.
    pub fn seen_by(&mut self, person: &PersonId, place: P) {
        self.0.entry(person.clone()).or_default().insert(place);
    }

    /// Checks whether the people on a device may see the hand or office of this place. Any place is
    /// allowed if they have not seen a hand or office so far; otherwise, one of them must have seen
    /// this one before.
    pub fn may_look<'a>(&self, people: impl IntoIterator<Item = &'a PersonId>, place: &P) -> Result<(), Refusal> {
        let mut seen = people.into_iter().filter_map(|person| self.0.get(person)).peekable();
        if seen.peek().is_none() || seen.any(|seen| seen.contains(place)) { Ok(()) } else { Err(Refusal::PlaysAlready) }
    }
}
