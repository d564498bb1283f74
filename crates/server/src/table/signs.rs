//! Signs of activity from a seat's player. They come from the journal, so they survive a restart.

use protocol::PersonId;

use crate::clock::Millis;

/// Signs that a seat's player may be gone. Every action resets them.
#[derive(Clone, Default)]
pub struct Signs {
    /// The time since which the seat has had an open question without any action by its player.
    pub quiet_since: Option<Millis>,
    /// Deadline for the person to confirm that they are still there.
    pub still_there: Option<Millis>,
    /// Players who agree that a bot plays.
    pub agreed: Vec<PersonId>,
}

impl Signs {
    /// Updates the signs when the seat's question changes or ends.
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
