//! Signs of life of a seat's person, from the journal: so they survive a restart.

use protocol::PersonId;

use crate::clock::Millis;

/// Presence of a seat's person. Every action resets it.
#[derive(Clone, Default)]
pub struct Signs {
    /// Since when the seat has been asked without an action by its person.
    pub quiet_since: Option<Millis>,
    /// Deadline for the person to confirm that they are still there.
    pub still_there: Option<Millis>,
    /// Players who agree that a bot plays.
    pub agreed: Vec<PersonId>,
}

impl Signs {
    /// The seat's question changed, or it is no longer asked.
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
