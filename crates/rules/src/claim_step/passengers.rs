use super::StepPlan;
use crate::agenda::{Claim, Task};
use crate::open::Open;
use crate::tables::Tables;

/// Plans the boarding of one passenger at each end of the route, taking the ends in order (GER-13).
/// If passengers of several colours are waiting at an end, the player chooses one.
#[inline]
pub(super) fn plan<const W: usize>(tables: &Tables<W>, open: &Open<W>, claim: Claim) -> StepPlan {
    let tasks = tables
        .route(claim.route)
        .places
        .map(|place| (!open.waiting_at(tables, place).is_empty()).then_some(Task::Board(claim.seat, place)));
    StepPlan::Tasks(tasks)
}
