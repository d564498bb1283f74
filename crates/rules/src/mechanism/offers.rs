//! What holds for a seat: conditions, modifiers, and the questions that cards put.

use super::claim::{Stages, still_payable};
use super::{CampaignState, Hired};
use crate::ability::{Ability, Atom, Clause, Condition, Cost, Effect, Modifier, Trigger};
use crate::agenda::{Ask, Task};
use crate::ids::{Id, PlaceId, RouteId, Seat, StopId, TicketId};
use crate::network::Network;
use crate::open::Open;
use crate::own::Own;
use crate::set::Set;
use crate::tables::{RouteRow, Tables};

/// Whether the condition of an ability holds for this seat, with the claim at hand if there is one.
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

/// The same for a route that has not been named yet.
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
    let eye = ConditionContext { tables, open, campaign, own, seat, route };
    active && tables.edition.abilities[ability as usize].condition.0.iter().all(|atom| eye.sees(atom))
}

/// How many times this modifier holds for a seat: by the current event and by its crew at work. What goes with a turn of
/// drawing tickets holds for that turn only, and is counted there.
#[inline(never)]
pub(crate) fn modifier<const W: usize>(tables: &Tables<W>, open: &Open<W>, seat: Seat, modifier: Modifier) -> u8 {
    let Some(campaign) = &open.campaign else { return 0 };
    let edition = &tables.edition;
    let event = campaign.event.filter(|&event| edition.events[event as usize].active);
    let crew = campaign.tableaus[seat.index()].crew.iter().flatten().filter(|hired| hired.paid);
    let abilities = event.into_iter().chain(crew.map(|hired| edition.crew[hired.crew as usize].ability));
    let acts = abilities
        .map(|ability| &edition.abilities[ability as usize])
        .filter(|ability| ability.trigger != Trigger::Tickets);
    acts.flat_map(|ability| &ability.clauses)
        .filter(|clause| matches!(clause, Clause::Do(_, Effect::Mod(found)) if *found == modifier))
        .count() as u8
}

/// Whether a seat can pay what a card costs.
pub(super) fn affords<const W: usize>(open: &Open<W>, own: &Own<W>, seat: Seat, cost: Option<Cost>) -> bool {
    match cost {
        None => true,
        Some(Cost::Locomotives(count)) => own.hand.locomotives() >= count,
        Some(Cost::Cash(coins)) => open.coins(seat) >= i16::from(coins),
    }
}

/// The answers a seat may give to a question of a card, a bit each.
pub(crate) fn answers<const W: usize>(tables: &Tables<W>, open: &Open<W>, own: &Own<W>, ask: Ask) -> u16 {
    let (Some(campaign), edition) = (&open.campaign, &tables.edition) else { return 0 };
    let claim = campaign.claim.map(|claim| claim.claim.route);
    match ask {
        Ask::Use(seat, ability) => {
            let is_of =
                |hired: &Option<Hired>| hired.is_some_and(|hired| edition.crew[hired.crew as usize].ability == ability);
            let slot = campaign.tableaus[seat.index()].crew.iter().position(is_of);
            let crew_from = slot.map_or(0, |slot| slot + 1);
            yes_or_no(tables, open, own, seat, ability, crew_from)
        }
        Ask::Crew(seat, slot) => {
            let hired = campaign.tableaus[seat.index()].crew[slot as usize].expect("only crew that is there asks");
            yes_or_no(tables, open, own, seat, edition.crew[hired.crew as usize].ability, slot as usize + 1)
        }
        Ask::Stakes(seat) => 0b10 | u16::from(still_payable(tables, open, own, seat, Stages::POSTCARDS, None)),
        Ask::Cards(seat, trigger) => cards(tables, open, own, campaign, seat, trigger),
        Ask::Choose(..) | Ask::Hazard(_) | Ask::Load(..) | Ask::Wire(_) | Ask::Privilege(_) | Ask::Wage(..) => 0b11,
        Ask::WireKeep(_) => (1 << campaign.wired) - 1,
        Ask::Deliver(seat) => {
            let network = Network::new(tables, open.owned[seat.index()]);
            let tokens = campaign.tableaus[seat.index()].freight.iter().enumerate();
            tokens.fold(1, |bits, (slot, token)| {
                let can = token.is_some_and(|city| deliverable(tables, &network, city));
                bits | u16::from(can) << (slot + 1)
            })
        }
        Ask::Dine(seat) => ends(tables, claim, |city| campaign.house_in(city).is_some_and(|owner| owner != seat)),
        Ask::House(_) => ends(tables, claim, |city| campaign.house_in(city).is_none()),
        Ask::Window(seat) => {
            let can = |ticket| takeable(tables, open, seat, ticket);
            let slots = campaign.window.iter().enumerate();
            let taken = slots.fold(0, |bits, (slot, ticket)| bits | u16::from(ticket.is_some_and(can)) << (slot + 1));
            taken | u16::from(open.tickets_left(0) > 0)
        }
        _ => 0,
    }
}

/// Whether a card may be used and whether that may be declined. While a route is paid for, neither may leave it unpaid.
fn yes_or_no<const W: usize>(
    tables: &Tables<W>,
    open: &Open<W>,
    own: &Own<W>,
    seat: Seat,
    ability: u8,
    crew_from: usize,
) -> u16 {
    let ability = &tables.edition.abilities[ability as usize];
    let paid = |using: Option<&Ability>| {
        let stages = Stages { crew_from, ..Stages::CREW };
        ability.trigger != Trigger::Pay || still_payable(tables, open, own, seat, stages, using)
    };
    let yes = affords(open, own, seat, ability.cost) && paid(Some(ability));
    u16::from(paid(None)) | u16::from(yes) << 1
}

/// No, and each end of the claimed route for which this is true.
fn ends<const W: usize>(tables: &Tables<W>, claim: Option<RouteId>, holds: impl Fn(PlaceId) -> bool) -> u16 {
    let Some(route) = claim else { return 1 };
    let places = tables.route(route).places.into_iter().enumerate();
    places.fold(1, |bits, (at, place)| bits | u16::from(holds(place)) << (at + 1))
}

/// Whether a token from this city can be delivered somewhere in the network.
pub(super) fn deliverable<const W: usize>(tables: &Tables<W>, network: &Network<W>, city: PlaceId) -> bool {
    let places = &tables.edition.places;
    let good = places[city.index()].supply.expect("a token comes from where it is made");
    (0..places.len())
        .map(PlaceId::new)
        .any(|to| places[to.index()].demand >> good & 1 == 1 && to != city && network.joins(tables, [city, to]))
}

/// Whether a ticket that lies open may be taken: not if the seat's trains join its ends already.
pub(super) fn takeable<const W: usize>(
    tables: &Tables<W>,
    open: &Open<W>,
    seat: Seat,
    ticket: crate::ids::TicketId,
) -> bool {
    !Network::new(tables, open.owned[seat.index()]).joins(tables, tables.ticket(ticket).ends)
}

/// Whether a seat could take a ticket that lies open.
#[inline(always)]
pub(crate) fn window_open<const W: usize>(tables: &Tables<W>, open: &Open<W>, seat: Seat) -> bool {
    open.campaign.as_ref().is_some_and(|campaign| any_takeable(tables, open, seat, campaign.window))
}

#[inline(never)]
fn any_takeable<const W: usize>(tables: &Tables<W>, open: &Open<W>, seat: Seat, window: [Option<TicketId>; 2]) -> bool {
    window.iter().flatten().any(|&ticket| takeable(tables, open, seat, ticket))
}

/// None, and each postcard that can be used at this moment.
fn cards<const W: usize>(
    tables: &Tables<W>,
    open: &Open<W>,
    own: &Own<W>,
    campaign: &CampaignState<W>,
    seat: Seat,
    trigger: Trigger,
) -> u16 {
    let used = match open.agenda.below_top() {
        Task::Cards(_, _, used) => used,
        _ => 0,
    };
    let none = trigger != Trigger::Pay || still_payable(tables, open, own, seat, Stages::NONE, None);
    let held = campaign.tableaus[seat.index()].postcards.iter().enumerate();
    held.fold(u16::from(none), |bits, (slot, held)| {
        let can = held.is_some_and(|(number, _)| {
            let postcard = tables.postcard(number);
            let ability = &tables.edition.abilities[postcard.ability as usize];
            used >> slot & 1 == 0
                && postcard.active
                && ability.trigger == trigger
                && affords(open, own, seat, ability.cost)
                && applies(tables, open, own, postcard.ability, seat)
                && (trigger != Trigger::Pay || {
                    let stages = Stages { used: used | 1 << slot, ..Stages::POSTCARDS };
                    still_payable(tables, open, own, seat, stages, Some(ability))
                })
        });
        bits | u16::from(can) << (slot + 1)
    })
}

impl Condition {
    /// Whether this holds for a seat as such, where no claim is at hand.
    pub(crate) fn of_seat<const W: usize>(
        &self,
        tables: &Tables<W>,
        open: &Open<W>,
        own: &Own<W>,
        seat: Seat,
        route: Option<RouteId>,
    ) -> bool {
        let Some(campaign) = &open.campaign else { return false };
        let eye = ConditionContext { tables, open, campaign, own, seat, route };
        self.0.iter().all(|atom| eye.sees(atom))
    }
}

/// What a condition is looked at with: a seat, and the route of a claim.
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

    /// The most of something that one network of the seat touches.
    fn most_in_one<K: Ord>(&self, kind: impl Fn(&crate::board::Place) -> Option<K>) -> usize {
        let count = |stops: Set<StopId, W>| {
            let places = stops.iter().map(|stop| self.tables.edition.stops[stop.index()].place);
            places.filter_map(|place| kind(self.place(place))).collect::<std::collections::BTreeSet<K>>().len()
        };
        self.network().parts().map(count).max().unwrap_or(0)
    }

    /// Tickets completed and failed.
    fn tickets(&self) -> (u8, u8) {
        let network = self.network();
        self.own.tickets.iter().fold((0, 0), |(done, failed), ticket| {
            let joined = network.joins(self.tables, self.tables.ticket(ticket).ends);
            if joined { (done + 1, failed) } else { (done, failed + 1) }
        })
    }

    fn sees(&self, atom: &Atom) -> bool {
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
