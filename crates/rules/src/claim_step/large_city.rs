use super::StepPlan;
use crate::ability::{Modifier, modifier};
use crate::agenda::{Claim, Task};
use crate::ids::Id;
use crate::open::Open;
use crate::tables::Tables;

/// Plans the bonus card from the deck for a route that touches a large city. A route between two
/// large cities still earns only one card.
pub(super) fn plan<const W: usize>(tables: &Tables<W>, open: &Open<W>, claim: Claim) -> StepPlan {
    if modifier(tables, open, claim.seat, Modifier::NoLargeBonus) > 0 {
        return StepPlan::Nothing;
    }
    let large = tables.route(claim.route).places.iter().any(|place| tables.edition.places[place.index()].large);
    StepPlan::Tasks([large.then_some(Task::Bonus(claim.seat)), None])
}
