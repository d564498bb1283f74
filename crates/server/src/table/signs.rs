//! Signs that a player may be gone, computed from the journal so that they survive a restart.

use protocol::PersonId;

use crate::clock::Millis;

/// Signs that the player of a seat or company may be gone. Every action of the player resets them.
#[derive(Clone, Default)]
pub struct Signs {
    /// Time since which the question has been open without any action by the player.
    pub quiet_since: Option<Millis>,
    /// Deadline for the person to confirm that they are still there.
    pub still_there: Option<Millis>,
    /// People who have agreed to let a bot play instead.
    pub agreed: Vec<PersonId>,
}

impl Signs {
    /// Updates the signs when the player gets a question or no longer has one.
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
