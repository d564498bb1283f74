//! Claiming a route: validation and execution.

use crate::agenda::{Claim, Task};
use crate::card::Cards;
use crate::chance::Chance;
use crate::claim_step::StepPlan;
use crate::fact::{FactData, Listener};
use crate::ids::{Id, RouteId, Seat};
use crate::open::Open;
use crate::own::Own;
use crate::payment;
use crate::refused::Refused;
use crate::state::Transition;
use crate::tables::Tables;

/// Checks whether this seat can claim the route with these cards. If several refusals apply, the
/// first in the order of ENG-02 is returned.
pub(crate) fn check<const W: usize>(
    tables: &Tables<W>,
    open: &Open<W>,
    own: &Own<W>,
    seat: Seat,
    route: RouteId,
    payment: &Cards,
) -> Result<(), Refused> {
    check_route(tables, open, seat, route)?;
    let row = tables.route(route);
    if !payment::fits(row.color, row.length, payment) {
        return Err(Refused::WrongPayment { need: row.length });
    }
    if !own.hand.holds(payment) {
        return Err(Refused::NotEnoughCards);
    }
    Ok(())
}

/// Checks whether this seat can claim the route, regardless of payment.
pub(crate) fn check_route<const W: usize>(
    tables: &Tables<W>,
    open: &Open<W>,
    seat: Seat,
    route: RouteId,
) -> Result<(), Refused> {
    if route.index() >= tables.routes.len() {
        return Err(Refused::NoSuchRoute);
    }
    if let Some(owner) = open.owner(route) {
        return Err(Refused::RouteTaken { owner });
    }
    if open.twins[seat.index()].contains(route) {
        return Err(Refused::TwinOwned);
    }
    if !open.free.contains(route) {
        return Err(Refused::RouteClosed);
    }
    let (have, need) = (open.trains[seat.index()], tables.route(route).length);
    if have < need {
        return Err(Refused::NotEnoughTrains { have, need });
    }
    Ok(())
}

impl<const W: usize, C: Chance, L: Listener<W> + ?Sized> Transition<'_, W, C, L> {
    /// Takes the route: the seat pays and places trains, the payment is discarded, deck and market
    /// are refilled, and the edition's claim steps run (BASE-32.c).
    #[inline(always)]
    pub fn claim(&mut self, seat: Seat, route: RouteId, payment: &Cards) {
        self.pop();
        self.happen(FactData::Claimed { seat, route, payment: *payment });
        if self.state.open.campaign.is_some() {
            self.aside().claim_begun(Claim { seat, route });
        } else {
            self.push(Task::Steps(Claim { seat, route }, 0));
        }
        self.refill_market();
    }

    /// Runs the active claim steps in ascending order. The tasks that a step plans run before the
    /// next step.
    #[inline(always)]
    pub fn run_steps(&mut self, claim: Claim, from: u8) {
        let mut left = self.state.open.steps >> from << from;
        while left != 0 {
            let slot = left.trailing_zeros() as usize;
            left &= left - 1;
            let Some(step) = &self.tables.edition.claim_steps[slot] else {
                continue;
            };
            if let Some(points) = step.points(self.tables, claim) {
                self.happen(FactData::Scored { seat: claim.seat, points });
                continue;
            }
            match step.plan(self.tables, &self.state.open, claim) {
                StepPlan::Nothing | StepPlan::Tasks([None, None]) => {}
                StepPlan::Coins(coins) => self.happen(FactData::Collected { seat: claim.seat, coins }),
                StepPlan::Tasks(tasks) => {
                    self.push(Task::Steps(claim, slot as u8 + 1));
                    return tasks.into_iter().rev().flatten().for_each(|task| self.push(task));
                }
            }
        }
    }
}
