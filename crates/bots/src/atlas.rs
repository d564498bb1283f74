//! The board in the form that bots use: plain numbers for every route and ticket, and cheapest
//! paths between places.

use std::sync::Arc;

use rules::ability::{Atom, Condition};
use rules::card::Color;
use rules::claim_step::ClaimStep;
use rules::ids::{Id, PlaceId, RouteId, Seat, StopId, TicketId};
use rules::limits::LENGTH_MAX;
use rules::mechanism::Mechanism;
use rules::open::Open;
use rules::score::ScoreLine;
use rules::set::Set;
use rules::tables::Tables;

/// Bonus per ticket for a set of three tickets with different bands.
const BOOKED: f32 = 4.0 / 3.0;
/// Money for the longest path, in editions that pay for it.
const LIMITED: i32 = 10;

/// Precomputed data about the board of an edition.
pub struct Atlas<const W: usize> {
    pub tables: Arc<Tables<W>>,
    pub routes: Box<[Rail]>,
    pub tickets: Box<[Errand<W>]>,
    /// Points by route length, starting with length 0. In editions that give no points for routes,
    /// each space of a route counts as one point.
    pub points: [i32; LENGTH_MAX + 1],
    /// Bonus for the longest path; 0 if the edition has none.
    pub longest_path: i32,
    /// Bonus for the most completed tickets; 0 if the edition has none.
    pub globetrotter: i32,
    /// Whether the score is money. In this case, the edition gives no points for routes, but cards,
    /// companies and mechanisms pay for claims.
    pub linked: bool,
    /// Money by number of trains left at the end, starting with 0 trains.
    pub trains_left: Vec<i32>,
    /// Average money that a completed ticket pays in addition to its value.
    pub booked: f32,
    /// Cards that pay for connecting two places, as errands. Their ids follow the last ticket id.
    pub links: Box<[(Errand<W>, Link)]>,
    /// Points for the most and the second most passengers of a colour.
    pub passengers: [i32; 2],
    /// The routes of each stop, each with the stop at its other end.
    ways: Box<[Ways]>,
    pub stops_of: Box<[Set<StopId, W>]>,
}

type Ways = Box<[(RouteId, StopId)]>;

#[derive(Clone, Copy)]
pub struct Rail {
    pub ends: [StopId; 2],
    pub places: [PlaceId; 2],
    pub length: u8,
    pub color: Option<Color>,
    pub points: i32,
    /// The other routes of the same double or triple route.
    pub siblings: [Option<RouteId>; 2],
}

/// A ticket, or a card that pays for a connection.
#[derive(Clone, Copy)]
pub struct Errand<const W: usize> {
    pub ends: [PlaceId; 2],
    pub stops: [Set<StopId, W>; 2],
    pub value: i32,
    pub deck: u8,
    /// Number of trains needed for the shortest path on an empty board; 0 for a card.
    pub distance: f32,
}

/// The card that pays for a connection, by its index in the edition.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Link {
    Pavilion(u8),
    Postcard(u8),
}

/// Price of a route that cannot be used.
pub const CLOSED: f32 = f32::INFINITY;

/// The price of each route for one seat. It is [`CLOSED`] for routes that the seat neither owns nor
/// can claim.
#[derive(Clone)]
pub struct Prices<const W: usize>([[f32; 64]; W]);

impl<const W: usize> Prices<W> {
    /// Creates a price list in which every route costs the same.
    pub fn flat(price: f32) -> Prices<W> {
        Prices([[price; 64]; W])
    }
}

impl<const W: usize> std::ops::Index<RouteId> for Prices<W> {
    type Output = f32;
    #[inline(always)]
    fn index(&self, route: RouteId) -> &f32 {
        &self.0.as_flattened()[route.index()]
    }
}

impl<const W: usize> std::ops::IndexMut<RouteId> for Prices<W> {
    #[inline(always)]
    fn index_mut(&mut self, route: RouteId) -> &mut f32 {
        &mut self.0.as_flattened_mut()[route.index()]
    }
}

/// A cheapest path: the routes on it that cost something, and their total price.
#[derive(Clone, Copy)]
pub struct Way<const W: usize> {
    pub routes: Set<RouteId, W>,
    pub price: f32,
}

impl<const W: usize> Atlas<W> {
    pub fn new(tables: &Arc<Tables<W>>) -> Atlas<W> {
        let edition = tables.edition();
        let mut points = [0; LENGTH_MAX + 1];
        for step in edition.claim_steps.iter().flatten() {
            if let ClaimStep::RoutePoints(table) = step {
                (1..=LENGTH_MAX).for_each(|length| points[length] += i32::from(table[length - 1]));
            }
        }
        // If routes give no points, placing trains is still worth something, because a seat with fewer trains left at
        // the end gets more money.
        if points.iter().all(|&points| points == 0) {
            (1..=LENGTH_MAX).for_each(|length| points[length] = length as i32);
        }
        let place_of = |stop: StopId| edition.stops[stop.index()].place;
        let routes: Box<[Rail]> = (edition.routes.iter())
            .enumerate()
            .map(|(at, route)| {
                let mut siblings = (edition.routes.iter().enumerate())
                    .filter(|&(other, r)| other != at && route.group.is_some() && r.group == route.group)
                    .map(|(other, _)| RouteId::new(other));
                Rail {
                    ends: route.ends,
                    places: route.ends.map(place_of),
                    length: route.length,
                    color: route.color,
                    points: points[route.length as usize],
                    siblings: [siblings.next(), siblings.next()],
                }
            })
            .collect();
        let mut ways = vec![Vec::new(); edition.stops.len()];
        for (at, rail) in routes.iter().enumerate() {
            let [a, b] = rail.ends;
            ways[a.index()].push((RouteId::new(at), b));
            ways[b.index()].push((RouteId::new(at), a));
        }
        let mut stops_of = vec![Set::EMPTY; edition.places.len()];
        for (at, stop) in edition.stops.iter().enumerate() {
            stops_of[stop.place.index()].insert(StopId::new(at));
        }
        let tickets = (edition.tickets.iter())
            .map(|ticket| Errand {
                ends: ticket.ends,
                stops: ticket.ends.map(|end| stops_of[end.index()]),
                value: i32::from(ticket.value),
                deck: ticket.deck,
                distance: 0.0,
            })
            .collect();
        let mut atlas = Atlas {
            tables: Arc::clone(tables),
            routes,
            tickets,
            points,
            longest_path: 0,
            globetrotter: 0,
            linked: false,
            trains_left: Vec::new(),
            booked: 0.0,
            links: Box::new([]),
            passengers: [0; 2],
            ways: ways.into_iter().map(Vec::into_boxed_slice).collect(),
            stops_of: stops_of.into(),
        };
        for line in &edition.lines {
            match *line {
                ScoreLine::LongestPath(bonus) => atlas.longest_path = i32::from(bonus),
                ScoreLine::Globetrotter(bonus) => atlas.globetrotter = i32::from(bonus),
                ScoreLine::Passengers { most, second } => atlas.passengers = [i32::from(most), i32::from(second)],
                ScoreLine::Coins => atlas.linked = true,
                ScoreLine::Bookings => atlas.booked = BOOKED,
                ScoreLine::TrainsLeft { table, len } => {
                    atlas.trains_left = table[..usize::from(len)].iter().map(|&coins| i32::from(coins)).collect();
                }
                ScoreLine::Routes | ScoreLine::Tickets => {}
            }
        }
        if edition.mechanisms.contains(Mechanism::Limited) {
            atlas.longest_path = LIMITED;
        }
        atlas.links = atlas.find_links();
        let mut lengths = Prices::flat(CLOSED);
        for (at, rail) in atlas.routes.iter().enumerate() {
            lengths[RouteId::new(at)] = f32::from(rail.length);
        }
        for at in 0..atlas.tickets.len() {
            let [from, to] = atlas.tickets[at].stops;
            atlas.tickets[at].distance = atlas.way(&lengths, from, to).map_or(CLOSED, |way| way.price);
        }
        atlas
    }

    #[inline(always)]
    pub fn rail(&self, route: RouteId) -> &Rail {
        &self.routes[route.index()]
    }

    /// Returns the ticket or paid connection with this id.
    #[inline(always)]
    pub fn errand(&self, ticket: TicketId) -> &Errand<W> {
        let at = ticket.index();
        if at < self.tickets.len() { &self.tickets[at] } else { &self.links[at - self.tickets.len()].0 }
    }

    /// Checks whether this id belongs to a ticket, not to a connection that a card pays for.
    pub fn is_ticket(&self, ticket: TicketId) -> bool {
        ticket.index() < self.tickets.len()
    }

    /// Finds the cards that pay for connecting two places. Stops when no unused ticket ids are
    /// left.
    fn find_links(&self) -> Box<[(Errand<W>, Link)]> {
        let edition = self.tables.edition();
        let ends =
            |when: &Condition| when.0.iter().find_map(|atom| if let Atom::Link(ends) = atom { *ends } else { None });
        let pavilions = edition.pavilions.iter().enumerate();
        let pavilions = pavilions.filter_map(|(at, card)| Some((ends(&card.when)?, Link::Pavilion(at as u8))));
        let postcards = edition.postcards.iter().enumerate().filter_map(|(at, card)| {
            Some((ends(&edition.abilities[usize::from(card.ability)].condition)?, Link::Postcard(at as u8)))
        });
        let errand = |(ends, link): ([PlaceId; 2], Link)| {
            let stops = ends.map(|end| self.stops_of[end.index()]);
            (Errand { ends, stops, value: 0, deck: 0, distance: 0.0 }, link)
        };
        pavilions.chain(postcards).map(errand).take(W * 64 - self.tickets.len()).collect()
    }

    /// Returns the routes at a stop, each with the stop at its other end.
    #[inline(always)]
    pub fn ways(&self, stop: StopId) -> &[(RouteId, StopId)] {
        &self.ways[stop.index()]
    }

    /// Returns the stops `from`, and all stops that the routes of this set connect to them.
    pub fn joined(&self, from: Set<StopId, W>, routes: Set<RouteId, W>) -> Set<StopId, W> {
        let (mut reached, mut fresh) = (from, from);
        while let Some(stop) = fresh.iter().next() {
            fresh.remove(stop);
            for &(route, next) in self.ways(stop) {
                if routes.contains(route) && !reached.contains(next) {
                    reached.insert(next);
                    fresh.insert(next);
                }
            }
        }
        reached
    }

    /// Checks whether the routes of this set connect a ticket's places.
    pub fn completes(&self, routes: Set<RouteId, W>, ticket: TicketId) -> bool {
        let errand = self.errand(ticket);
        self.joined(errand.stops[0], routes).meets(errand.stops[1])
    }

    /// Returns the price of each route for a seat: 0 for its own routes, and [`CLOSED`] for routes
    /// that it cannot claim.
    pub fn prices(&self, open: &Open<W>, seat: Seat, price: impl Fn(RouteId, &Rail) -> f32) -> Prices<W> {
        let mut prices = Prices::flat(CLOSED);
        open.owned[seat.index()].iter().for_each(|route| prices[route] = 0.0);
        let trains = open.trains[seat.index()];
        for route in open.claimable(seat) {
            let rail = self.rail(route);
            if rail.length <= trains {
                prices[route] = price(route, rail);
            }
        }
        prices
    }

    /// Returns the cheapest path between two sets of stops, without the routes that cost nothing.
    /// Returns `None` if there is no path.
    ///
    /// The search uses Dijkstra's algorithm. The frontier is small, so scanning a set is fast
    /// enough.
    pub fn way(&self, prices: &Prices<W>, from: Set<StopId, W>, to: Set<StopId, W>) -> Option<Way<W>> {
        let mut cost = [[CLOSED; 64]; W];
        let mut by = [[RouteId::ZERO; 64]; W];
        let cost = cost.as_flattened_mut();
        let by = by.as_flattened_mut();
        from.iter().for_each(|stop| cost[stop.index()] = 0.0);
        let mut edge = from;
        loop {
            let (mut nearest, mut least) = (None, CLOSED);
            for stop in edge {
                if cost[stop.index()] < least {
                    least = cost[stop.index()];
                    nearest = Some(stop);
                }
            }
            let stop = nearest?;
            if to.contains(stop) {
                return Some(self.walked(prices, by, from, stop, least));
            }
            edge.remove(stop);
            for &(route, next) in self.ways(stop) {
                let here = least + prices[route];
                if here < cost[next.index()] {
                    cost[next.index()] = here;
                    by[next.index()] = route;
                    edge.insert(next);
                }
            }
        }
    }

    fn walked(&self, prices: &Prices<W>, by: &[RouteId], from: Set<StopId, W>, mut stop: StopId, price: f32) -> Way<W> {
        let mut routes = Set::EMPTY;
        while !from.contains(stop) {
            let route = by[stop.index()];
            if prices[route] > 0.0 {
                routes.insert(route);
            }
            let [a, b] = self.rail(route).ends;
            stop = if a == stop { b } else { a };
        }
        Way { routes, price }
    }

    /// Returns the lowest price of a path from these stops to each stop.
    pub fn distances(&self, prices: &Prices<W>, from: Set<StopId, W>) -> Vec<f32> {
        let mut cost = vec![CLOSED; self.ways.len()];
        from.iter().for_each(|stop| cost[stop.index()] = 0.0);
        let mut edge = from;
        while !edge.is_empty() {
            let nearest = edge.iter().min_by(|a, b| cost[a.index()].total_cmp(&cost[b.index()]));
            let stop = nearest.expect("the edge is not empty");
            edge.remove(stop);
            for &(route, next) in self.ways(stop) {
                let here = cost[stop.index()] + prices[route];
                if here < cost[next.index()] {
                    cost[next.index()] = here;
                    edge.insert(next);
                }
            }
        }
        cost
    }
}
