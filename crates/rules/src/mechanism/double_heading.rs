//! Double heading: a locomotive buys a second, short claim that touches the first.

use super::claim::names;
use super::{Moment, Next};
use crate::agenda::Ask;
use crate::card::{Card, Cards};
use crate::ids::{Id, RouteId, Seat};
use crate::open::Open;
use crate::own::Own;
use crate::question::{AnswerGain, AnswerInfo};
use crate::set::Set;
use crate::tables::Tables;

/// Maximum length of the second claim.
const LENGTH_MAX: u8 = 3;

/// Returns the price of a second claim, which is due in addition to the payment for its route.
pub(super) fn price() -> Cards {
    Cards::of(Card::Locomotive, 1)
}

pub(super) fn describe(info: AnswerInfo) -> AnswerInfo {
    info.costs_cards(&price()).gives(AnswerGain::SecondClaim)
}

/// Plans the question about a second claim. The seat is asked even if it has no locomotive, since
/// hands are secret.
pub(super) fn plan<const W: usize>(at: &Moment<'_, W>) -> Next {
    let can = !at.claim.second && at.open.turns_left.is_none() && at.open.hands[at.seat.index()] > 1;
    Next::ask_if(can, Ask::Second(at.seat))
}

/// Returns the routes that this seat can name for a second claim after paying a locomotive.
pub(crate) fn second_names<const W: usize>(
    tables: &Tables<W>,
    open: &Open<W>,
    own: &Own<W>,
    seat: Seat,
) -> Set<RouteId, W> {
    let first = open.campaign.as_ref().and_then(|campaign| campaign.claim).map(|claim| claim.claim.route);
    let (Some(first), true) = (first, own.hand.holds(&price())) else { return Set::EMPTY };
    let mut left = *own;
    left.hand.take_all(&price());
    let meets = |route: &RouteId| {
        let (row, ends) = (tables.route(*route), tables.route(first).ends);
        row.length <= LENGTH_MAX && row.ends.iter().any(|end| ends.contains(end))
    };
    names(tables, open, &left, seat).iter().filter(meets).collect()
}
