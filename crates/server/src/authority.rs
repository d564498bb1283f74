//! Permission to hand over a seat or company: its holder may do so at any time, others only once
//! the holder is out of time or has been absent for a while. Tables and campaigns share this code.

use protocol::{Occupant, Pace, PersonId};

use crate::clock::Millis;
use crate::limits::GONE_FOR_DAYS_MS;
use crate::refusal::Refusal;

/// A decision about a seat or company that others may make for an absent holder.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum SharedDecision {
    /// Let a bot play until the person is back.
    Lend,
    /// Let another person take over; that person sees everything the previous holder could see.
    Give,
}

/// The strongest decision that a person's absence allows others to make, if any.
pub type Absence = Option<SharedDecision>;

/// Checks whether a person may make this decision about the holder's seat or company.
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

/// Returns the strongest decision that an absence since `gone_since` allows. In a correspondence
/// game, nothing is allowed until the absence is long enough for [`SharedDecision::Give`].
pub fn absence(gone_since: Option<Millis>, gone_ms: u64, pace: Pace, now: Millis) -> Absence {
    let gone_for = now.saturating_sub(gone_since?);
    let patience = if matches!(pace, Pace::Days { .. }) { GONE_FOR_DAYS_MS } else { gone_ms };
    match gone_for {
        _ if gone_for >= GONE_FOR_DAYS_MS => Some(SharedDecision::Give),
        _ if gone_for >= patience => Some(SharedDecision::Lend),
        _ => None,
    }
}
