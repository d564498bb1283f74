//! Decides who may give away a seat or a company: its own person at any time, and others if nobody
//! answers. Tables and campaigns share this function.

use protocol::{Occupant, Pace, PersonId};

use crate::clock::Millis;
use crate::limits::GONE_FOR_DAYS_MS;
use crate::refusal::Refusal;

/// A kind of decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum SharedDecision {
    /// A bot plays until the person is back.
    Lend,
    /// Another person gets it, with everything that is visible there.
    Give,
}

/// The decisions that a person's absence allows others; `None` while they are present.
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

/// Returns the decisions allowed by an absence of this length. In a correspondence game a minute
/// means nothing.
pub fn absence(gone_since: Option<Millis>, gone_ms: u64, pace: Pace, now: Millis) -> Absence {
    let gone_for = now.saturating_sub(gone_since?);
    let patience = if matches!(pace, Pace::Days { .. }) { GONE_FOR_DAYS_MS } else { gone_ms };
    match gone_for {
        _ if gone_for >= GONE_FOR_DAYS_MS => Some(SharedDecision::Give),
        _ if gone_for >= patience => Some(SharedDecision::Lend),
        _ => None,
    }
}
