use super::Plan;
use crate::agenda::{Claim, Task};
use crate::ids::Id;
use crate::tables::Tables;

/// A route that touches a large city gives the top card of the deck, once whatever the number of large ends.
pub(super) fn plan<const W: usize>(tables: &Tables<W>, claim: Claim) -> Plan<W> {
    let large = tables.route(claim.route).places.iter().any(|place| tables.edition.places[place.index()].large);
    Plan { tasks: [large.then_some(Task::Bonus(claim.seat)), None], ..Plan::NOTHING }
}
