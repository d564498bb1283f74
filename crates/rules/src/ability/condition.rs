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

/// The seat and, during a claim, the route for which a condition is checked.
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

    /// Returns the largest number of distinct values of `kind` in any one component of the seat's
    /// network.
    fn most_in_one<K: Ord>(&self, kind: impl Fn(&crate::board::Place) -> Option<K>) -> usize {
        let count = |stops: Set<StopId, W>| {
            let places = stops.iter().map(|stop| self.tables.edition.stops[stop.index()].place);
            places.filter_map(|place| kind(self.place(place))).collect::<std::collections::BTreeSet<K>>().len()
        };
        self.network().parts().map(count).max().unwrap_or(0)
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
            Atom::LargeCities(n) => self.most_in_one(|place| place.large.then(|| place.id.clone())) >= usize::from(*n),
            Atom::Boards(n) => self.most_in_one(|place| place.piece) >= usize::from(*n),
            Atom::Zones(n) => self.most_in_one(|place| place.zone) >= usize::from(*n),
            Atom::Routes(n) => open.owned[at].len() >= usize::from(*n),
            Atom::TicketsDone(n) => self.tickets().0 >= *n,
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
