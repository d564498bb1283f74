//! Decides who may hand over a seat or company: its holder at any time, and others if the holder
//! does not answer. Tables and campaigns share this code.

use protocol::{Occupant, Pace, PersonId};

use crate::clock::Millis;
use crate::limits::GONE_FOR_DAYS_MS;
use crate::refusal::Refusal;

/// A kind of decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum SharedDecision {
    /// A bot plays until the person is back.
    Lend,
    /// Another person takes over, and sees everything the previous holder could see.
    Give,
}

/// The decisions that others may make because of a person's absence; `None` while they are present.
pub type Absence = Option<SharedDecision>;

/// Checks whether somebody may make this decision about the holder's seat or company.
pub fn may_decide(
    actor: &PersonId,
    holder: &Occupant,
    absence: Absence,
    decision: SharedDecision,
) -> Result<(), Refusal> {
    match holder {
        Occupant::Person { id, .. } if id != actor && absence < Some(decision) => Err(Refusal::StillHere),
        _ => Ok(()),
    }
}

/// Returns the decisions allowed by an absence of this length, which must be longer in a
/// correspondence game.
pub fn absence(gone_since: Option<Millis>, gone_ms: u64, pace: Pace, now: Millis) -> Absence {
    let gone_for = now.saturating_sub(gone_since?);
    let patience = if matches!(pace, Pace::Days { .. }) { GONE_FOR_DAYS_MS } else { gone_ms };
    match gone_for {
        _ if gone_for >= GONE_FOR_DAYS_MS => Some(SharedDecision::Give),
        _ if gone_for >= patience => Some(SharedDecision::Lend),
        _ => None,
    }
}
