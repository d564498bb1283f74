//! Double heading: a locomotive buys a second, short claim that meets the first.

use super::claim::names;
use super::{Moment, Next};
use crate::agenda::Ask;
use crate::card::Card;
use crate::ids::{Id, RouteId, Seat};
use crate::open::Open;
use crate::own::Own;
use crate::set::Set;
use crate::tables::Tables;

/// The longest second claim of a turn.
const LENGTH_MAX: u8 = 3;

/// A seat is asked whether or not it has a locomotive: what a hand holds is a secret.
pub(super) fn plan<const W: usize>(at: &Moment<'_, W>) -> Next {
    let can = !at.claim.second && at.open.turns_left.is_none() && at.open.hands[at.seat.index()] > 1;
    Next::ask_if(can, Ask::Second(at.seat))
}

/// The routes this seat may name for a second claim, once it has given a locomotive for it.
pub(crate) fn second_names<const W: usize>(
    tables: &Tables<W>,
    open: &Open<W>,
    own: &Own<W>,
    seat: Seat,
) -> Set<RouteId, W> {
    let first = open.campaign.as_ref().and_then(|campaign| campaign.claim).map(|claim| claim.claim.route);
    let (Some(first), true) = (first, own.hand.locomotives() > 0) else { return Set::EMPTY };
    let mut left = *own;
    left.hand.take(Card::Locomotive);
    let meets = |route: &RouteId| {
        let (row, ends) = (tables.route(*route), tables.route(first).ends);
        row.length <= LENGTH_MAX && row.ends.iter().any(|end| ends.contains(end))
    };
    names(tables, open, &left, seat).iter().filter(meets).collect()
}
