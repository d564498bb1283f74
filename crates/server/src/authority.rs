//! Who may decide about a seat or a company: its own person at any time, and others where nobody answers. Tables and
//! campaigns ask the same function.

use protocol::{Pace, PersonId, Sitter};

use crate::clock::Millis;
use crate::limits::GONE_FOR_DAYS_MS;
use crate::refusal::Refusal;

/// What is decided.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Decision {
    /// A bot plays until the person is back.
    Lend,
    /// Somebody else gets it, with all there is to see.
    Give,
}

/// What the absence of a person lets others decide; nothing while they are there.
pub type Absence = Option<Decision>;

/// Whether somebody may decide so about what this sitter has.
pub fn may_decide(actor: &PersonId, holder: &Sitter, absence: Absence, decision: Decision) -> Result<(), Refusal> {
    match holder {
        Sitter::Person { id, .. } if id != actor && absence < Some(decision) => Err(Refusal::StillHere),
        _ => Ok(()),
    }
}

/// What it allows that somebody is gone since then, for longer than this. At a game of days a minute means nothing.
pub fn absence(gone_since: Option<Millis>, gone_ms: u64, pace: Pace, now: Millis) -> Absence {
    let gone_for = now.saturating_sub(gone_since?);
    let patience = if matches!(pace, Pace::Days { .. }) { GONE_FOR_DAYS_MS } else { gone_ms };
    match gone_for {
        _ if gone_for >= GONE_FOR_DAYS_MS => Some(Decision::Give),
        _ if gone_for >= patience => Some(Decision::Lend),
        _ => None,
    }
}
