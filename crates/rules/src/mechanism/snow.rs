//! Snow: some routes cost an extra card, unless the payment shows a pickaxe. The seat that claims
//! such a route clears the line and earns money.

use serde::{Deserialize, Serialize};

use super::{CampaignState, Canon, Moment, Next};
use crate::ability::{Modifier, modifier};
use crate::agenda::{Deal, Task};
use crate::chance::Chance;
use crate::fact::Listener;
use crate::ids::{Id, RouteId, Seat};
use crate::limits::SEATS_MIN;
use crate::open::Open;
use crate::set::Set;
use crate::state::Transition;
use crate::tables::Tables;

/// Money earned by clearing snow from a route.
pub(super) const CLEARED: u8 = 3;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", tag = "extra")]
pub enum SnowFact {
    /// Snow fell on a route.
    #[serde(rename = "snow-fell")]
    Fell { route: RouteId },
    /// A seat cleared snow from a route and was paid for it.
    #[serde(rename = "snow-cleared")]
    Cleared { seat: Seat, route: RouteId, coins: u8 },
}

/// Returns the number of routes with snow at the start.
fn markers(seats: usize) -> usize {
    if seats <= SEATS_MIN + 1 { 4 } else { 6 }
}

/// Returns the routes on which snow can still fall.
pub(super) fn candidates<const W: usize>(tables: &Tables<W>, open: &Open<W>) -> Set<RouteId, W> {
    let lies = open.campaign.as_ref().map_or(Set::EMPTY, |campaign| campaign.snow);
    let routes = tables.edition.routes.iter().enumerate().filter(|(_, route)| route.snow);
    routes.map(|(at, _)| RouteId::new(at)).collect::<Set<RouteId, W>>() - lies
}

/// Checks whether snow on a route costs this seat an extra card if the payment shows no pickaxe.
pub(super) fn costs_a_card<const W: usize>(tables: &Tables<W>, open: &Open<W>, seat: Seat, route: RouteId) -> bool {
    let lies = open.campaign.as_ref().is_some_and(|campaign| campaign.snow.contains(route));
    lies && modifier(tables, open, seat, Modifier::SnowFree) == 0
}

pub(super) fn plan<const W: usize>(at: &Moment<'_, W>) -> Next {
    let route = at.claim.claim.route;
    if !at.campaign.snow.contains(route) {
        return Next::Nothing;
    }
    Next::Fact(SnowFact::Cleared { seat: at.seat, route, coins: CLEARED }.into())
}

impl<const W: usize, C: Chance, L: Listener<W> + ?Sized> Transition<'_, W, C, L> {
    /// Deals snow to one route at a time until enough routes have snow.
    pub(super) fn lay_out_snow(&mut self) {
        let due = markers(self.state.open.seats());
        if self.campaign().snow.len() < due && !candidates(self.tables, &self.state.open).is_empty() {
            self.push(Task::Deal(Deal::Snow));
        }
    }

    pub(super) fn snow_dealt(&mut self, route: RouteId) {
        self.fact(SnowFact::Fell { route });
        self.lay_out_snow();
    }
}

pub(super) fn note<const W: usize>(campaign: &mut CampaignState<W>, fact: SnowFact) {
    match fact {
        SnowFact::Fell { route } => campaign.snow.insert(route),
        SnowFact::Cleared { seat, route, coins } => {
            campaign.snow.remove(route);
            campaign.receive(seat, coins);
        }
    }
}

pub(super) fn canon<const W: usize>(at: &Canon<'_, W>, out: &mut String) -> std::fmt::Result {
    let routes = &at.edition.routes;
    at.list(out, "snow", at.campaign.snow.iter().map(|route| &routes[route.index()].id))
}
