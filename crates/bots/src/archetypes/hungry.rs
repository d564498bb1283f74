//! Hungry: collects as many compatible tickets as its trains allow, and then completes them.

use rules::action::Action;
use rules::card::{Card, Color};
use rules::ids::{Id, PlaceId, RouteId, TicketId};
use rules::set::Set;

use super::Nature;
use super::look::{Basis, Look};
use crate::atlas::Prices;

/// Number of spare trains above which the bot draws more tickets. Spare trains are counted as if
/// the bot had kept the whole last offer.
const APPETITE: u32 = 7;

#[derive(Default)]
pub struct Hungry<const W: usize> {
    plan: Plan<W>,
    basis: Basis<W>,
    /// Number of trains needed for the bot's tickets and the whole last offer.
    offered: u32,
}

impl<const W: usize> Nature<W> for Hungry<W> {
    fn act(&mut self, look: &Look<'_, W>) -> Option<Action> {
        if self.basis.has_changed(look) {
            self.plan = Plan::new(look, &prices(look), look.sight.own.tickets.iter());
        }
        if self.offered + APPETITE < u32::from(look.trains())
            && let Some(tickets) = look.tickets()
        {
            return Some(tickets);
        }
        self.claim(look).or_else(|| self.draw(look)).or_else(|| look.blind())
    }

    /// Keeps the set of tickets that yields the most points per train, if there are enough trains
    /// for it.
    fn keep(&mut self, look: &Look<'_, W>) -> u8 {
        let (offer, prices) = (&look.sight.own.offer, prices(look));
        let mut best = (0.0, 0);
        for bits in 1..1u8 << offer.len() {
            let chosen = offer.chosen(bits);
            let tickets = || look.sight.own.tickets.iter().chain(chosen.as_slice().iter().copied());
            let plan = Plan::new(look, &prices, tickets());
            let value: i32 = tickets().map(|ticket| look.atlas.errand(ticket).value).sum();
            let worth = (value + plan.points) as f32 / plan.trains.max(1) as f32;
            let may = chosen.len() >= look.must_keep() && plan.trains <= u32::from(look.trains());
            if may && worth > best.0 {
                best = (worth, bits);
            }
            self.offered = plan.trains;
        }
        best.1
    }
}

impl<const W: usize> Hungry<W> {
    /// Chooses a claim: a route of the plan or, after the plan is built, the longest route. Grey
    /// routes of the plan are paid for with a colour that the plan does not need.
    fn claim(&self, look: &Look<'_, W>) -> Option<Action> {
        if self.plan.routes.is_empty() {
            let claims =
                look.free().iter().filter_map(|route| Some((look.atlas.rail(route).length, look.claim(route)?)));
            return claims.max_by_key(|(length, _)| *length).map(|(_, claim)| claim);
        }
        let unused = Color::ALL.into_iter().filter(|&color| self.plan.needs[color as usize] == 0);
        let unused = unused.fold(0, |bits, color| bits | 1 << color as u8);
        self.plan.routes.iter().find_map(|route| match look.atlas.rail(route).color {
            Some(_) => look.claim(route),
            None if unused == 0 => None,
            None => look.claim_in(route, unused),
        })
    }

    /// Chooses a face-up card of the colour that the plan lacks most. If there is none and the plan
    /// contains grey routes, chooses the most frequent kind of face-up card if it appears at least
    /// twice.
    fn draw(&self, look: &Look<'_, W>) -> Option<Action> {
        let lack = |color: Color| self.plan.needs[color as usize].saturating_sub(look.held(color));
        let lacking = Color::ALL.into_iter().filter(|&color| lack(color) > 0);
        let takes = lacking.filter_map(|color| Some((lack(color), look.face_up(Card::Color(color))?)));
        let take = takes.max_by_key(|(lack, _)| *lack).map(|(_, take)| take);
        take.or_else(|| {
            let market = look.sight.open.market.cards();
            let (card, count) = market.kinds().max_by_key(|&(_, count)| count)?;
            if self.plan.any > 0 && count > 1 { look.face_up(card) } else { None }
        })
    }
}

/// Prices each route that the seat can claim at its length, and the seat's own routes at 0.
fn prices<const W: usize>(look: &Look<'_, W>) -> Prices<W> {
    look.prices(0.0, |rail| f32::from(rail.length))
}

/// The routes that the bot wants to build, and the cards they need.
#[derive(Clone, Copy, Default)]
struct Plan<const W: usize> {
    routes: Set<RouteId, W>,
    trains: u32,
    points: i32,
    /// Cards needed, by colour.
    needs: [u8; Color::COUNT],
    /// Number of cards needed for grey routes.
    any: u8,
}

impl<const W: usize> Plan<W> {
    /// Creates a plan that connects all places of these tickets. Starts a network at each of the
    /// two places that are farthest apart, connects every other place to the nearer network, and
    /// finally connects the two networks. Unreachable places are omitted.
    fn new(look: &Look<'_, W>, prices: &Prices<W>, tickets: impl Iterator<Item = TicketId>) -> Plan<W> {
        let atlas = look.atlas;
        let mut places: Vec<PlaceId> = tickets.flat_map(|ticket| atlas.errand(ticket).ends).collect();
        places.sort_unstable();
        places.dedup();
        let stops = |at: usize| atlas.stops_of[places[at].index()];
        let costs: Vec<Vec<f32>> = (0..places.len()).map(|at| atlas.distances(prices, stops(at))).collect();
        let apart =
            |a: usize, b: usize| stops(b).iter().map(|stop| costs[a][stop.index()]).fold(f32::INFINITY, f32::min);
        let nearer = |x: &(usize, usize), y: &(usize, usize)| apart(x.0, x.1).total_cmp(&apart(y.0, y.1));
        let pairs = (0..places.len()).flat_map(|a| (a + 1..places.len()).map(move |b| (a, b)));
        let Some((a, b)) = pairs.filter(|&(a, b)| apart(a, b).is_finite()).max_by(nearer) else {
            return Plan::default();
        };
        let mut routes = Set::EMPTY;
        let mut join = |(a, b)| routes |= atlas.way(prices, stops(a), stops(b)).map_or(Set::EMPTY, |way| way.routes);
        let mut sides = [vec![a], vec![b]];
        for at in (0..places.len()).filter(|&at| at != a && at != b) {
            let nearest = |side: &[usize]| side.iter().map(|&to| (at, to)).min_by(nearer).expect("a side has its end");
            let [first, second] = [nearest(&sides[0]), nearest(&sides[1])];
            let side = usize::from(nearer(&second, &first).is_lt());
            if apart(at, [first, second][side].1).is_finite() {
                join([first, second][side]);
                sides[side].push(at);
            }
        }
        let across = sides[0].iter().flat_map(|&a| sides[1].iter().map(move |&b| (a, b)));
        across.min_by(nearer).into_iter().for_each(join);
        Plan::of(look, routes)
    }

    /// Creates a plan for these routes. Among parallel routes, it contains the one whose colour is
    /// needed least.
    fn of(look: &Look<'_, W>, routes: Set<RouteId, W>) -> Plan<W> {
        let mut plan = Plan::default();
        for route in routes {
            let need = |route: &RouteId| look.atlas.rail(*route).color.map_or(0, |color| plan.needs[color as usize]);
            let route = look.beside(route).min_by_key(need).unwrap_or(route);
            let rail = look.atlas.rail(route);
            plan.routes.insert(route);
            plan.trains += u32::from(rail.length);
            plan.points += rail.points;
            match rail.color {
                Some(color) => plan.needs[color as usize] += rail.length,
                None => plan.any += rail.length,
            }
        }
        plan
    }
}
