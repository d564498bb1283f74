//! Evaluates the conditions of abilities, and counts active modifiers.

use super::{Atom, Clause, Condition, Effect, Modifier, Trigger};
use crate::ids::{Id, PlaceId, RouteId, Seat, StopId};
use crate::mechanism::CampaignState;
use crate::network::Network;
use crate::open::Open;
use crate::own::Own;
use crate::set::Set;
use crate::tables::{RouteRow, Tables};

/// Checks an ability's condition for a seat; an inactive event always fails. If a claim is in
/// progress, the condition can refer to it.
pub(crate) fn applies<const W: usize>(
    tables: &Tables<W>,
    open: &Open<W>,
    own: &Own<W>,
    ability: u8,
    seat: Seat,
) -> bool {
    let claim = open.campaign.as_ref().and_then(|campaign| campaign.claim).map(|claim| claim.claim.route);
    applies_to(tables, open, own, ability, seat, claim)
}

/// Checks an ability's condition for a seat; an inactive event always fails. `route` is the route
/// being claimed, if any.
pub(crate) fn applies_to<const W: usize>(
    tables: &Tables<W>,
    open: &Open<W>,
    own: &Own<W>,
    ability: u8,
    seat: Seat,
    route: Option<RouteId>,
) -> bool {
    let Some(campaign) = &open.campaign else { return false };
    let active = tables.edition.events.get(ability as usize).is_none_or(|event| event.active);
    let context = ConditionContext { tables, open, campaign, own, seat, route };
    active && tables.edition.abilities[ability as usize].condition.0.iter().all(|atom| context.holds(atom))
}

/// Returns those of `routes` that would now meet an ability's condition if they were being claimed.
pub(crate) fn routes_meeting<const W: usize>(
    tables: &Tables<W>,
    open: &Open<W>,
    own: &Own<W>,
    ability: u8,
    seat: Seat,
    routes: Set<RouteId, W>,
) -> Set<RouteId, W> {
    let Some(campaign) = &open.campaign else { return Set::EMPTY };
    let active = tables.edition.events.get(ability as usize).is_none_or(|event| event.active);
    let of_route = |route| ConditionContext { tables, open, campaign, own, seat, route };
    let condition = &tables.edition.abilities[ability as usize].condition;
    // Checking a network takes much longer than checking a route, so it is done only once.
    let mut others = condition.0.iter().filter(|atom| !atom.depends_on_route());
    if !active || !others.all(|atom| of_route(None).holds(atom)) {
        return Set::EMPTY;
    }
    let meets = |route: &RouteId| {
        let mut atoms = condition.0.iter().filter(|atom| atom.depends_on_route());
        atoms.all(|atom| of_route(Some(*route)).holds(atom))
    };
    routes.iter().filter(meets).collect()
}

/// Counts the modifiers of this kind from the current event and the seat's paid crew.
///
/// Abilities with the trigger [`Trigger::Tickets`] are not counted, since they apply to only one
/// turn.
#[inline(never)]
pub(crate) fn modifier<const W: usize>(tables: &Tables<W>, open: &Open<W>, seat: Seat, modifier: Modifier) -> u8 {
    let Some(campaign) = &open.campaign else { return 0 };
    let edition = &tables.edition;
    let event = campaign.event.filter(|&event| edition.events[event as usize].active);
    let crew = campaign.tableaus[seat.index()].crew.iter().flatten().filter(|hired| hired.paid);
    let abilities = event.into_iter().chain(crew.map(|hired| edition.crew[hired.crew as usize].ability));
    let abilities = abilities.map(|ability| &edition.abilities[ability as usize]);
    abilities
        .filter(|ability| ability.trigger != Trigger::Tickets)
        .flat_map(|ability| &ability.clauses)
        .filter(|clause| matches!(clause, Clause::Do(_, Effect::Mod(found)) if *found == modifier))
        .count() as u8
}

impl Atom {
    /// Checks whether the condition is about the route being claimed.
    fn depends_on_route(&self) -> bool {
        match self {
            Atom::LenAtLeast(_)
            | Atom::LenAtMost(_)
            | Atom::LenIs(_)
            | Atom::Color(_)
            | Atom::Gray
            | Atom::CompanyColor
            | Atom::PoolColor
            | Atom::Multi
            | Atom::Large
            | Atom::Touch(_)
            | Atom::On(_)
            | Atom::JoinsBoards
            | Atom::ZoneCross
            | Atom::House => true,
            Atom::Picks(_)
            | Atom::Skulls(_)
            | Atom::Link(_)
            | Atom::LargeCities(_)
            | Atom::Boards(_)
            | Atom::Zones(_)
            | Atom::Routes(_)
            | Atom::TicketsDone(_)
            | Atom::NoneFailed
            | Atom::CashAtMost(_)
            | Atom::CashLeast
            | Atom::HandAtLeast(_)
            | Atom::TrainsAtMost(_)
            | Atom::TrainsAtLeast(_)
            | Atom::MyNewspaper
            | Atom::EventCurrent
            | Atom::EndedByMe
            | Atom::NotLastRound => false,
        }
    }
}

impl Condition {
    /// Checks the condition for a seat. `route` is the route being claimed, if any.
    pub(crate) fn of_seat<const W: usize>(
        &self,
        tables: &Tables<W>,
        open: &Open<W>,
        own: &Own<W>,
        seat: Seat,
        route: Option<RouteId>,
    ) -> bool {
        let Some(campaign) = &open.campaign else { return false };
        let context = ConditionContext { tables, open, campaign, own, seat, route };
        self.0.iter().all(|atom| context.holds(atom))
    }
}

/// The inputs of a condition check: the state, the seat, and the route being claimed, if any.
struct ConditionContext<'a, const W: usize> {
    tables: &'a Tables<W>,
    open: &'a Open<W>,
    campaign: &'a CampaignState<W>,
    own: &'a Own<W>,
    seat: Seat,
    route: Option<RouteId>,
}

impl<const W: usize> ConditionContext<'_, W> {
    fn row(&self, holds: impl Fn(&RouteRow) -> bool) -> bool {
        self.route.is_some_and(|route| holds(self.tables.route(route)))
    }

    fn place(&self, place: PlaceId) -> &crate::board::Place {
        &self.tables.edition.places[place.index()]
    }

    fn network(&self) -> Network<W> {
        Network::new(self.tables, self.open.owned[self.seat.index()])
    }

    fn marks(&self) -> (u8, u8) {
        self.campaign.claim.map_or((0, 0), |claim| (claim.picks, claim.skulls))
    }

    /// Checks whether one component of the seat's network has places of at least `n` different
    /// kinds. `kind` returns the number of a place's kind, or `None` if the place does not count.
    fn joins_kinds(&self, n: u8, kind: impl Fn(PlaceId) -> Option<usize>) -> bool {
        // N places are joined by at least N - 1 routes. Most checks end here, without a search.
        if self.open.owned[self.seat.index()].len() + 1 < usize::from(n) {
            return false;
        }
        let count = |stops: Set<StopId, W>| {
            let places = stops.iter().map(|stop| self.tables.edition.stops[stop.index()].place);
            let kinds = places.filter_map(&kind).fold([0_u64; 4], |mut kinds, kind| {
                kinds[kind / 64] |= 1 << (kind % 64);
                kinds
            });
            kinds.iter().map(|word| word.count_ones()).sum::<u32>()
        };
        n == 0 || self.network().parts().any(|stops| count(stops) >= u32::from(n))
    }

    /// Counts the seat's completed and failed tickets.
    fn tickets(&self) -> (u8, u8) {
        let network = self.network();
        self.own.tickets.iter().fold((0, 0), |(done, failed), ticket| {
            let joined = network.joins(self.tables, self.tables.ticket(ticket).ends);
            if joined { (done + 1, failed) } else { (done, failed + 1) }
        })
    }

    fn holds(&self, atom: &Atom) -> bool {
        let (open, campaign, at) = (self.open, self.campaign, self.seat.index());
        match atom {
            Atom::LenAtLeast(n) => self.row(|row| row.length >= *n),
            Atom::LenAtMost(n) => self.row(|row| row.length <= *n),
            Atom::LenIs(n) => self.row(|row| row.length == *n),
            Atom::Color(color) => self.row(|row| row.color == Some(*color)),
            Atom::Gray => self.row(|row| row.color.is_none()),
            Atom::CompanyColor => {
                let company = campaign.company[at].map(|company| self.tables.edition.companies[company as usize].color);
                self.row(|row| row.color.is_some() && row.color == company)
            }
            Atom::PoolColor => self.row(|row| row.color.is_some() && row.color == campaign.pool),
            Atom::Multi => self.row(|row| row.siblings[0].is_some()),
            Atom::Large => self.row(|row| row.places.iter().any(|&end| self.place(end).large)),
            Atom::Touch(places) => self.row(|row| row.places.iter().any(|end| places.contains(end))),
            Atom::On(pieces) => {
                let on = |row: &RouteRow| {
                    row.places.iter().any(|&end| self.place(end).piece.is_some_and(|piece| pieces.contains(&piece)))
                };
                match self.route {
                    Some(route) => on(self.tables.route(route)),
                    None => open.owned[at].iter().any(|route| on(self.tables.route(route))),
                }
            }
            Atom::JoinsBoards => self.row(|row| self.place(row.places[0]).piece != self.place(row.places[1]).piece),
            Atom::ZoneCross => self.row(|row| self.place(row.places[0]).zone != self.place(row.places[1]).zone),
            Atom::House => self.row(|row| row.places.iter().any(|&end| campaign.house_in(end).is_some())),
            Atom::Picks(n) => self.marks().0 >= *n,
            Atom::Skulls(n) => self.marks().1 >= *n,
            Atom::Link(ends) => ends.is_some_and(|ends| self.network().joins(self.tables, ends)),
            Atom::LargeCities(n) => self.joins_kinds(*n, |place| self.place(place).large.then(|| place.index())),
            Atom::Boards(n) => self.joins_kinds(*n, |place| self.place(place).piece.map(|piece| piece.index())),
            Atom::Zones(n) => self.joins_kinds(*n, |place| self.place(place).zone.map(usize::from)),
            Atom::Routes(n) => open.owned[at].len() >= usize::from(*n),
            Atom::TicketsDone(n) => self.own.tickets.len() >= usize::from(*n) && self.tickets().0 >= *n,
            Atom::NoneFailed => self.tickets().1 == 0,
            Atom::CashAtMost(n) => campaign.coins[at] <= i16::from(*n),
            Atom::CashLeast => campaign.has_least(self.seat, open.seats()),
            Atom::HandAtLeast(n) => open.hands[at] >= *n,
            Atom::TrainsAtMost(n) => open.trains[at] <= *n,
            Atom::TrainsAtLeast(n) => open.trains[at] >= *n,
            Atom::MyNewspaper => campaign.news_for == Some(self.seat),
            Atom::EventCurrent => campaign.event.is_some(),
            Atom::EndedByMe => campaign.ended_by == Some(self.seat),
            Atom::NotLastRound => open.turns_left.is_none(),
        }
    }
}
