//! Who has looked into which hand of a game, or into which office of a campaign. Made from the journal, so it survives
//! restarts.

use std::collections::{BTreeMap, BTreeSet};

use protocol::PersonId;

use crate::refusal::Refusal;

/// Who has looked where. A place is a seat or a company.
#[derive(Clone)]
pub struct Hands<P>(BTreeMap<PersonId, BTreeSet<P>>);

impl<P> Default for Hands<P> {
    fn default() -> Hands<P> {
        Hands(BTreeMap::new())
    }
}

impl<P: Ord> Hands<P> {
    /// Somebody sits here while there is something to see.
    pub fn seen_by(&mut self, person: &PersonId, place: P) {
        self.0.entry(person.clone()).or_default().insert(place);
    }

    /// Whether somebody may look in here: one who has looked elsewhere may only come back to where they were. Seats that
    /// one person has had from the start are all their own.
    pub fn may_look<'a>(&self, people: impl IntoIterator<Item = &'a PersonId>, place: &P) -> Result<(), Refusal> {
        let mut seen = people.into_iter().filter_map(|person| self.0.get(person)).peekable();
        if seen.peek().is_none() || seen.any(|seen| seen.contains(place)) { Ok(()) } else { Err(Refusal::PlaysAlready) }
    }
}
