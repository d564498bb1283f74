use super::StepPlan;
use crate::ability::{Modifier, modifier};
use crate::agenda::{Claim, Task};
use crate::ids::Id;
use crate::open::Open;
use crate::tables::Tables;

/// Plans the company's bonus, which the seat gets for a route in the company's colour (LEG-23).
pub(super) fn plan<const W: usize>(tables: &Tables<W>, open: &Open<W>, claim: Claim) -> StepPlan {
    let Some(number) = open.campaign.as_ref().and_then(|campaign| campaign.company[claim.seat.index()]) else {
        return StepPlan::Nothing;
    };
    let company = &tables.edition.companies[number as usize];
    if tables.route(claim.route).color != Some(company.color) {
        return StepPlan::Nothing;
    }
    let bonus = Task::Begin(company.ability, claim.seat);
    let twice = modifier(tables, open, claim.seat, Modifier::CompanyTwice) > 0;
    StepPlan::Tasks([Some(bonus), twice.then_some(bonus)])
}
