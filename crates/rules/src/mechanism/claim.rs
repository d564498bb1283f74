//! Claims in two steps: a seat names a route, cards may help, and then the seat pays for the route.

use std::fmt::Write;

use serde::{Deserialize, Serialize};

use super::payment::{Due, PaymentAid, Stages, potential};
use super::{CampaignState, Canon, EffectFact, Mechanism, MechanismStep, double_heading};
use crate::ability::Trigger;
use crate::agenda::{Ask, Claim, Task};
use crate::card::{Cards, Face, Mark};
use crate::chance::Chance;
use crate::fact::{FactData, Listener};
use crate::ids::{Id, RouteId, Seat};
use crate::open::Open;
use crate::own::Own;
use crate::refused::Refused;
use crate::set::Set;
use crate::state::Transition;
use crate::tables::Tables;
use crate::turn::claim_route::check_route;

/// A claim in progress, from the naming of its route to its last consequence.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
pub struct ClaimInProgress {
    pub claim: Claim,
    /// The event that was current when the route was named.
    pub event: Option<u8>,
    /// Number of cards by which the price is reduced.
    pub free: u8,
    /// Whether the route counts as grey.
    pub any_color: bool,
    /// Whether a closed track of a double route can be claimed.
    pub unlocked: bool,
    /// Number of pickaxes on the cards paid.
    pub picks: u8,
    /// Number of skulls on the cards paid.
    pub skulls: u8,
    /// Whether this is the turn's second claim.
    pub second: bool,
}

impl ClaimInProgress {
    /// Creates a claim without any help from cards.
    pub(super) fn new(claim: Claim, event: Option<u8>, second: bool) -> ClaimInProgress {
        ClaimInProgress { claim, event, free: 0, any_color: false, unlocked: false, picks: 0, skulls: 0, second }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", tag = "extra")]
pub enum ClaimFact {
    /// A claim began: its route was named or, in editions without naming, paid for. The event that
    /// is current at that moment applies to the claim.
    #[serde(rename = "claim-began")]
    Began { claim: Claim, event: Option<u8>, second: bool },
    /// A payment was helped by a card or by survey stakes.
    Helped { free: u8, any_color: bool, unlocked: bool },
    /// The marks on the payment were counted for the current claim.
    Shown { picks: u8, skulls: u8 },
    /// All consequences of a claim have been processed.
    #[serde(rename = "claim-done")]
    Done,
}

/// Checks whether this seat can name the route. If several refusals apply, the first in the order
/// of ENG-02 is returned.
pub(crate) fn check_name<const W: usize>(
    tables: &Tables<W>,
    open: &Open<W>,
    own: &Own<W>,
    seat: Seat,
    route: RouteId,
) -> Result<(), Refused> {
    let aid = match route.index() < tables.routes.len() {
        true => potential(tables, open, own, seat, route, Stages::ALL),
        false => PaymentAid::default(),
    };
    match check_route(tables, open, seat, route) {
        Err(Refused::RouteClosed) if aid.unlocked => {
            let (have, need) = (open.trains[seat.index()], tables.route(route).length);
            if have < need {
                return Err(Refused::NotEnoughTrains { have, need });
            }
        }
        checked => checked?,
    }
    if Due::new(tables, open, seat, route, aid).payable(&own.hand) { Ok(()) } else { Err(Refused::NotEnoughCards) }
}

/// Returns the routes this seat may name.
#[inline(never)]
pub(crate) fn names<const W: usize>(tables: &Tables<W>, open: &Open<W>, own: &Own<W>, seat: Seat) -> Set<RouteId, W> {
    let routes = (0..tables.routes.len()).map(RouteId::new);
    routes.filter(|&route| check_name(tables, open, own, seat, route).is_ok()).collect()
}

impl<const W: usize, C: Chance, L: Listener<W> + ?Sized> Transition<'_, W, C, L> {
    /// Begins a claim that has already been paid for. The current event applies to it.
    #[inline(never)]
    pub(crate) fn claim_begun(&mut self, claim: Claim) {
        let event = self.campaign().event;
        self.fact(ClaimFact::Began { claim, event, second: false });
        self.push(Task::ClaimDone);
        self.push(Task::Steps(claim, 0));
        self.push(Task::ClaimEvent(claim.seat));
    }

    /// Names a route, then schedules the payment and the cards that can help with it.
    pub(crate) fn name_route(&mut self, seat: Seat, route: RouteId) {
        let second = matches!(self.state.open.agenda.top(), Task::Ask(Ask::Second(_)));
        self.pop();
        let event = self.campaign().event;
        self.fact(ClaimFact::Began { claim: Claim { seat, route }, event, second });
        self.push(Task::Ask(Ask::Pay(seat)));
        self.push(Task::Cards(Trigger::Pay, seat, 0));
        self.push(Task::Mechanism(MechanismStep::Stakes, seat));
        self.push(Task::Crew(Trigger::Pay, seat, 0));
        self.event_at(Trigger::Pay, seat);
        if second {
            let cards = double_heading::price();
            self.fact(EffectFact::Discarded { seat, cards });
            self.refill_market();
        }
    }

    /// Pays for the named route and takes it.
    pub(crate) fn pay_route(&mut self, seat: Seat, cards: &Cards, snow: Option<Face>) {
        self.pop();
        let claim = self.campaign().claim.expect("a route was named").claim;
        self.happen(FactData::Claimed { seat, route: claim.route, payment: *cards });
        if let Some(face) = snow {
            self.fact(EffectFact::Discarded { seat, cards: Cards::of_face(face, 1) });
        }
        self.fact(ClaimFact::Shown { picks: cards.showing(Mark::Pickaxe), skulls: cards.showing(Mark::Skull) });
        self.push(Task::ClaimDone);
        if self.tables.edition.mechanisms.contains(Mechanism::DoubleHeading) {
            self.push(Task::Mechanism(MechanismStep::Second, seat));
        }
        self.push(Task::Steps(claim, 0));
        self.push(Task::ClaimEvent(seat));
        self.refill_market();
    }

    pub(super) fn claim_done(&mut self) {
        self.fact(ClaimFact::Done);
    }
}

pub(super) fn note<const W: usize>(campaign: &mut CampaignState<W>, fact: ClaimFact) {
    match (fact, &mut campaign.claim) {
        (ClaimFact::Began { claim, event, second }, _) => {
            campaign.refill_by = None;
            campaign.claim = Some(ClaimInProgress::new(claim, event, second));
        }
        (ClaimFact::Helped { free, any_color, unlocked }, Some(claim)) => {
            claim.free += free;
            claim.any_color |= any_color;
            claim.unlocked |= unlocked;
        }
        (ClaimFact::Shown { picks, skulls }, Some(claim)) => (claim.picks, claim.skulls) = (picks, skulls),
        (ClaimFact::Helped { .. } | ClaimFact::Shown { .. }, None) => {}
        (ClaimFact::Done, _) => campaign.claim = None,
    }
}

pub(super) fn canon<const W: usize>(at: &Canon<'_, W>, out: &mut String) -> std::fmt::Result {
    let Some(ClaimInProgress { claim, event, .. }) = at.campaign.claim else { return writeln!(out, "claim none") };
    let route = &at.edition.routes[claim.route.index()].id;
    writeln!(out, "claim {} {route} {}", at.seat(Some(claim.seat)), at.event(event))
}

pub(super) fn canon_aid<const W: usize>(at: &Canon<'_, W>, out: &mut String) -> std::fmt::Result {
    let Some(claim) = at.campaign.claim else { return Ok(()) };
    let [any, unlocked, second] = [claim.any_color, claim.unlocked, claim.second].map(u8::from);
    let (free, picks, skulls) = (claim.free, claim.picks, claim.skulls);
    writeln!(out, "claim-help {free} {any} {unlocked} marks {picks} {skulls} second {second}")
}
