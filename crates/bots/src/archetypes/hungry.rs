//! Hungry: collects tickets that go well together, as many as its trains allow, and then completes them.

use dealer::Stream;
use rules::action::Action;
use rules::card::{Card, Color};
use rules::ids::{Id, PlaceId, RouteId, TicketId};
use rules::set::Set;

use super::Nature;
use super::look::Look;
use crate::atlas::Prices;

/// Trains that new tickets should leave over.
const RESERVE: u32 = 5;
/// Trains beyond its plan with which it wants more tickets.
const APPETITE: u32 = 8;

/// Plans one network for all its tickets and builds it.
pub struct Hungry<const W: usize> {
    plan: Plan<W>,
    /// Free routes and tickets when the plan was made.
    seen: (Set<RouteId, W>, Set<TicketId, W>),
    /// Trains its tickets took when it last chose.
    booked: u32,
}

impl<const W: usize> Default for Hungry<W> {
    fn default() -> Self {
        Hungry { plan: Plan::NONE, seen: (Set::EMPTY, Set::EMPTY), booked: 0 }
    }
}

/// Routes to build.
#[derive(Clone, Copy)]
struct Plan<const W: usize> {
    routes: Set<RouteId, W>,
    trains: u32,
    points: i32,
    /// Cards for them by colour, and for those of any colour.
    needs: [u8; Color::COUNT],
    any: u8,
}

impl<const W: usize> Plan<W> {
    const NONE: Plan<W> = Plan { routes: Set::EMPTY, trains: 0, points: 0, needs: [0; Color::COUNT], any: 0 };

    /// A network that joins all these places: the two farthest apart first, then each of the others to the nearest
    /// that is in, and at last the two sides. Places that cannot be reached are left out.
    fn new(look: &Look<'_, W>, prices: &Prices<W>, places: &[PlaceId]) -> Plan<W> {
        let atlas = look.atlas;
        let stops = |at: usize| atlas.stops_of[places[at].index()];
        let far: Vec<Vec<f32>> = (0..places.len()).map(|at| atlas.distances(prices, stops(at))).collect();
        let apart = |a: usize, b: usize| stops(b).iter().map(|stop| far[a][stop.index()]).fold(f32::INFINITY, f32::min);
        let (mut ends, mut farthest) = (None, 0.0);
        for a in 0..places.len() {
            for b in a + 1..places.len() {
                if apart(a, b) > farthest && apart(a, b).is_finite() {
                    farthest = apart(a, b);
                    ends = Some((a, b));
                }
            }
        }
        let Some((a, b)) = ends else { return Plan::NONE };
        let mut sides = [vec![a], vec![b]];
        let mut routes = Set::EMPTY;
        let mut join = |a, b| {
            if let Some(way) = atlas.way(prices, stops(a), stops(b)) {
                routes |= way.routes;
            }
        };
        for at in (0..places.len()).filter(|&at| at != a && at != b) {
            let all = (0..2).flat_map(|side| sides[side].iter().map(move |&to| (side, to)));
            let nearest = all.min_by(|x, y| apart(at, x.1).total_cmp(&apart(at, y.1)));
            if let Some((side, to)) = nearest
                && apart(at, to).is_finite()
            {
                join(at, to);
                sides[side].push(at);
            }
        }
        let pairs = sides[0].iter().flat_map(|&a| sides[1].iter().map(move |&b| (a, b)));
        if let Some((a, b)) = pairs.min_by(|x, y| apart(x.0, x.1).total_cmp(&apart(y.0, y.1))) {
            join(a, b);
        }
        Plan::of(look, routes)
    }

    /// Of parallel routes the one whose colour is needed least.
    fn of(look: &Look<'_, W>, routes: Set<RouteId, W>) -> Plan<W> {
        let mut plan = Plan::NONE;
        for route in routes {
            let needs = plan.needs;
            let need = |route: &RouteId| look.atlas.rail(*route).color.map_or(0, |color| needs[color as usize]);
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

/// The places of these tickets, each once.
fn places<const W: usize>(look: &Look<'_, W>, tickets: impl Iterator<Item = TicketId>) -> Vec<PlaceId> {
    let mut all: Vec<PlaceId> = tickets.flat_map(|ticket| look.atlas.errand(ticket).ends).collect();
    all.sort_unstable();
    all.dedup();
    all
}

fn prices<const W: usize>(look: &Look<'_, W>) -> Prices<W> {
    look.atlas.prices(look.sight.open, look.sight.seat, |_, rail| f32::from(rail.length))
}

impl<const W: usize> Nature<W> for Hungry<W> {
    fn act(&mut self, look: &Look<'_, W>, stream: &mut Stream) -> Option<Action> {
        let seen = (look.sight.open.free, look.sight.own.tickets);
        if self.seen != seen {
            self.seen = seen;
            self.plan = Plan::new(look, &prices(look), &places(look, look.sight.own.tickets.iter()));
        }
        if self.booked + APPETITE < u32::from(look.trains())
            && let Some(tickets) = look.tickets()
        {
            return Some(tickets);
        }
        let plan = &self.plan;
        if plan.routes.is_empty() {
            let longest =
                look.free().iter().filter_map(|route| Some((look.atlas.rail(route).length, look.claim(route)?)));
            if let Some((_, claim)) = longest.max_by_key(|(length, _)| *length) {
                return Some(claim);
            }
        }
        let claim = plan.routes.iter().find_map(|route| match look.atlas.rail(route).color {
            Some(color) => look.claim_with(route, color),
            None => (Color::ALL.into_iter())
                .filter(|&color| plan.needs[color as usize] == 0)
                .filter_map(|color| look.claim_with(route, color))
                .next(),
        });
        claim.or_else(|| self.draw(look)).or_else(|| look.blind()).or_else(|| Some(look.anything(stream)))
    }

    fn keep(&mut self, look: &Look<'_, W>) -> u8 {
        let (sight, atlas) = (look.sight, look.atlas);
        let (offer, trains, prices) = (&sight.own.offer, u32::from(look.trains()), prices(look));
        let mut best = (0.0, 0, 0);
        let mut tight = (u32::MAX, 0);
        for bits in 1..1u8 << offer.len() {
            if (bits.count_ones() as usize) < look.must_keep() {
                continue;
            }
            let chosen = offer.chosen(bits);
            let tickets = || sight.own.tickets.iter().chain(chosen.as_slice().iter().copied());
            let plan = Plan::new(look, &prices, &places(look, tickets()));
            let value: i32 = tickets().map(|ticket| atlas.errand(ticket).value).sum();
            let ratio = (value + plan.points) as f32 / plan.trains.max(1) as f32;
            if plan.trains + RESERVE <= trains {
                if ratio > best.0 {
                    best = (ratio, bits, plan.trains);
                }
            } else if plan.trains < tight.0 {
                tight = (plan.trains, bits);
            }
        }
        let (_, bits, booked) = best;
        if bits == 0 {
            let (booked, bits) = tight;
            self.booked = booked;
            return if booked <= trains { bits } else { 0 };
        }
        self.booked = booked;
        bits
    }
}

impl<const W: usize> Hungry<W> {
    /// The colour of which most lies open, if it is of use.
    fn draw(&self, look: &Look<'_, W>) -> Option<Action> {
        let market = look.sight.open.market.cards();
        let (card, count) = market.kinds().max_by_key(|&(_, count)| count)?;
        let needed = match card {
            Card::Color(color) => self.plan.needs[color as usize] > 0,
            Card::Locomotive => false,
        };
        let gray = count > 1 && self.plan.needs.iter().all(|&need| need <= self.plan.any);
        if needed || gray { look.face_up(card) } else { None }
    }
}
