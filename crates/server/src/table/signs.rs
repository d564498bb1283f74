//! Signs of life of a seat's person, as far as the journal tells: so they survive a restart.

use protocol::PersonId;

use crate::clock::Millis;

/// What is known of the person of a seat. Whatever they do begins it anew.
#[derive(Clone, Default)]
pub struct Signs {
    /// Since when the seat is asked and its person has done nothing.
    pub quiet_since: Option<Millis>,
    /// Set if the person was asked whether they are still there: until when they can answer.
    pub still_there: Option<Millis>,
    /// Players who want a bot to play.
    pub agreed: Vec<PersonId>,
}

impl Signs {
    /// The seat is asked something else from then on, or nothing.
    pub fn asked(&mut self, since: Option<Millis>) {
        self.quiet_since = since;
        self.still_there = None;
    }

    pub fn agree(&mut self, person: &PersonId) {
        if !self.agreed.contains(person) {
            self.agreed.push(person.clone());
        }
    }
}
