//! The watch: a seat gets a stamp when it first crosses a line between time zones.

use serde::{Deserialize, Serialize};

use super::{CampaignState, Moment, Next};
use crate::ids::{Id, Seat};

/// Money earned by stamping a line.
pub(super) const STAMP: u8 = 2;
/// Bonus money for stamping all lines.
pub(super) const ALL_STAMPS: u8 = 8;
/// Bit set of all lines.
const LINES: u8 = 0b111;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", tag = "extra")]
pub enum WatchFact {
    /// A seat stamped a line between zones.
    Stamped { seat: Seat, line: u8, coins: u8 },
}

pub(super) fn plan<const W: usize>(at: &Moment<'_, W>) -> Next {
    let [a, b] = at.route().places.map(|place| at.tables.edition.places[place.index()].zone);
    let (Some(a), Some(b)) = (a, b) else { return Next::Nothing };
    let (line, stamps) = (a.min(b), at.tableau().stamps);
    if a == b || stamps >> line & 1 == 1 {
        return Next::Nothing;
    }
    let all = stamps | 1 << line == LINES;
    Next::Fact(WatchFact::Stamped { seat: at.seat, line, coins: STAMP + if all { ALL_STAMPS } else { 0 } }.into())
}

pub(super) fn note<const W: usize>(campaign: &mut CampaignState<W>, fact: WatchFact) {
    let WatchFact::Stamped { seat, line, coins } = fact;
    campaign.tableaus[seat.index()].stamps |= 1 << line;
    campaign.receive(seat, coins);
}
