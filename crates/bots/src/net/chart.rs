//! The encoder's lookup tables for an edition, and cheapest paths on its board.

use std::sync::Arc;

use rules::card::{Card, Cards, Color};
use rules::ids::{Id, RouteId, StopId};
use rules::limits::LENGTH_MAX;
use rules::set::Set;
use rules::tables::Tables;

use super::layout::ObservationLayout;
use crate::atlas::Atlas;

/// Price of a route that cannot be built. It exceeds any seat's stock of trains.
const CLOSED: u16 = 1 << 12;
/// Maximum number of missing cards in the route lists of [`Chart::within`].
const MISSING_MAX: usize = 3;
/// Number of distance buckets, which is a power of two above the maximum length of a route.
const BUCKETS: usize = 16;

/// The encoder's lookup tables for an edition.
pub struct Chart<const W: usize> {
    pub atlas: Arc<Atlas<W>>,
    pub layout: ObservationLayout,
    /// The routes that N cards can pay for, by colour and N. The last entries contain all routes
    /// that the colour can pay for.
    fits: [[Set<RouteId, W>; LENGTH_MAX + 1 + MISSING_MAX]; Color::COUNT],
    /// For each length, the routes that are at most that long.
    short: [Set<RouteId, W>; LENGTH_MAX + 1],
    pub all_routes: Set<RouteId, W>,
    /// Whether the longest path scores points.
    pub(super) longest: bool,
    /// The starting place of each passenger on the board.
    pub(super) waiting: Box<[u8]>,
    /// The routes of all stops, stop by stop, each with the stop at the other end.
    ways: Box<[(RouteId, StopId)]>,
    /// The start of each stop's range in `ways`.
    ways_from: Box<[u16]>,
}

impl<const W: usize> Chart<W> {
    pub fn new(tables: &Arc<Tables<W>>) -> Chart<W> {
        Chart::of(&Arc::new(Atlas::new(tables)))
    }

    /// Creates the lookup tables from an existing atlas.
    pub fn of(atlas: &Arc<Atlas<W>>) -> Chart<W> {
        let atlas = Arc::clone(atlas);
        let mut fits = [[Set::EMPTY; LENGTH_MAX + 1 + MISSING_MAX]; Color::COUNT];
        let mut short = [Set::EMPTY; LENGTH_MAX + 1];
        for (at, rail) in atlas.routes.iter().enumerate() {
            short[rail.length as usize..].iter_mut().for_each(|routes| routes.insert(RouteId::new(at)));
            for color in Color::ALL.into_iter().filter(|&color| rail.color.is_none_or(|only| only == color)) {
                let fits = &mut fits[color as usize][rail.length as usize..];
                fits.iter_mut().for_each(|routes| routes.insert(RouteId::new(at)));
            }
        }
        let longest = atlas.longest_path > 0;
        let all_routes = Set::first(atlas.routes.len());
        let edition = atlas.tables.edition();
        let places = if edition.passengers.is_empty() { &[] } else { &edition.places[..] };
        let waiting = places.iter().zip(0u8..).flat_map(|(place, at)| vec![at; place.passengers.into()]);
        let (waiting, layout) = (waiting.collect(), ObservationLayout::new(&atlas.tables));
        let (mut ways, mut ways_from) = (Vec::new(), vec![0]);
        for stop in (0..edition.stops.len()).map(StopId::new) {
            ways.extend_from_slice(atlas.ways(stop));
            ways_from.push(ways.len() as u16);
        }
        let (ways, ways_from) = (ways.into(), ways_from.into());
        Chart { layout, fits, short, all_routes, longest, waiting, ways, ways_from, atlas }
    }

    /// Returns the number of trains on those parts of a seat's network that this route touches.
    pub(super) fn trains_around(&self, owned: Set<RouteId, W>, route: RouteId) -> u16 {
        let mut stops: Set<StopId, W> = self.atlas.rail(route).ends.into_iter().collect();
        let (mut left, mut todo, mut trains) = (owned, stops, 0);
        while let Some(stop) = todo.iter().next() {
            todo.remove(stop);
            for &(route, next) in self.ways(stop).iter().filter(|(route, _)| owned.contains(*route)) {
                if left.contains(route) {
                    left.remove(route);
                    trains += u16::from(self.atlas.rail(route).length);
                }
                if !stops.contains(next) {
                    stops.insert(next);
                    todo.insert(next);
                }
            }
        }
        trains
    }

    #[inline(always)]
    fn ways(&self, stop: StopId) -> &[(RouteId, StopId)] {
        let [from, to] = [0, 1].map(|more| usize::from(self.ways_from[stop.index() + more]));
        &self.ways[from..to]
    }

    pub fn tables(&self) -> &Arc<Tables<W>> {
        &self.atlas.tables
    }

    /// Returns the routes for which a hand lacks no card, at most one card, at most two cards, and
    /// so on. They include routes that are already claimed.
    #[inline]
    pub fn within<const N: usize>(&self, hand: &Cards) -> [Set<RouteId, W>; N] {
        const { assert!(N <= MISSING_MAX + 1) };
        let mut routes = [Set::EMPTY; N];
        for (fits, count) in self.fits.iter().zip(hand.colors()) {
            let cards = usize::from(count + hand.locomotives()).min(LENGTH_MAX);
            for (routes, fits) in routes.iter_mut().zip(&fits[cards..]) {
                *routes |= *fits;
            }
        }
        routes
    }

    /// Returns the routes that can be built with this number of trains.
    #[inline]
    pub fn in_reach(&self, trains: u8) -> Set<RouteId, W> {
        self.short[usize::from(trains).min(LENGTH_MAX)]
    }

    /// Iterates over the payments for a route, each as a colour and a number of locomotives. The
    /// payments of a colour are sorted by locomotives, fewest first. Locomotives alone come last,
    /// with the colour `None`.
    pub fn payments(&self, hand: &Cards, route: RouteId) -> impl Iterator<Item = (Option<Color>, u8)> + use<W> {
        let (rail, hand) = (*self.atlas.rail(route), *hand);
        let colors = Color::ALL.into_iter().filter(move |&color| rail.color.is_none_or(|only| only == color));
        let colored = colors.flat_map(move |color| {
            let most = hand.of_color(color).min(rail.length);
            let fewest = rail.length.saturating_sub(hand.locomotives()).max(1);
            (fewest..=most).rev().map(move |count| (Some(color), rail.length - count))
        });
        let alone = (hand.locomotives() >= rail.length).then_some((None, rail.length));
        colored.chain(alone)
    }

    /// Returns the cards of a payment listed by [`payments`](Self::payments).
    pub fn paid(&self, route: RouteId, color: Option<Color>, wild: u8) -> Cards {
        let length = self.atlas.rail(route).length;
        let mut cards = Cards::of(Card::Locomotive, wild);
        if let Some(color) = color {
            cards.add_all(&Cards::of(Card::Color(color), length - wild));
        }
        cards
    }

    /// Returns the price and the missing routes of the cheapest path between two sets of stops;
    /// `None` if it needs more than `limit` trains. Ties go to lower numbers, so that the path
    /// depends only on the prices.
    pub(super) fn way(
        &self,
        prices: &Prices<W>,
        from: Set<StopId, W>,
        to: Set<StopId, W>,
        limit: u16,
    ) -> Option<(u16, Set<RouteId, W>)> {
        let mut search = Search::new(limit);
        let end = search.run(self, prices, from, to)?;
        Some((search.cost(end), self.walked(prices, &search, from, end)))
    }

    /// Returns the number of trains needed from these stops to every other stop, up to `limit`.
    pub(super) fn distances(&self, prices: &Prices<W>, from: Set<StopId, W>, limit: u16) -> Search<W> {
        let mut search = Search::new(limit);
        search.run(self, prices, from, Set::EMPTY);
        search
    }

    fn walked(
        &self,
        prices: &Prices<W>,
        search: &Search<W>,
        from: Set<StopId, W>,
        mut stop: StopId,
    ) -> Set<RouteId, W> {
        let mut routes = Set::EMPTY;
        while !from.contains(stop) {
            let route = search.by.as_flattened()[stop.index()];
            if prices.of(route) > 0 {
                routes.insert(route);
            }
            let [a, b] = self.atlas.rail(route).ends;
            stop = if a == stop { b } else { a };
        }
        routes
    }
}

/// The price of each route in trains: 0 if the seat owns it, its length if the seat can build it,
/// and [`CLOSED`] otherwise.
#[derive(Clone)]
pub(super) struct Prices<const W: usize>([[u16; 64]; W]);

impl<const W: usize> Prices<W> {
    /// Prices at which no route can be built.
    pub const NONE: Prices<W> = Prices([[CLOSED; 64]; W]);

    pub fn new(chart: &Chart<W>, owned: Set<RouteId, W>, possible: Set<RouteId, W>) -> Prices<W> {
        let mut prices = Prices::NONE;
        let all = prices.0.as_flattened_mut();
        possible.iter().for_each(|route| all[route.index()] = chart.atlas.rail(route).length.into());
        owned.iter().for_each(|route| all[route.index()] = 0);
        prices
    }

    /// Closes routes that can no longer be built.
    pub fn close(&mut self, routes: Set<RouteId, W>) {
        routes.iter().for_each(|route| self.0.as_flattened_mut()[route.index()] = CLOSED);
    }

    /// Sets the price of a route to 0, because the seat has claimed it.
    pub fn own(&mut self, route: RouteId) {
        self.0.as_flattened_mut()[route.index()] = 0;
    }

    #[inline(always)]
    fn of(&self, route: RouteId) -> u16 {
        self.0.as_flattened()[route.index()]
    }
}

/// A search that spreads outwards from some stops, nearest first.
pub(super) struct Search<const W: usize> {
    /// Number of trains needed to reach each stop. It is `limit + 1` for stops that were not
    /// reached.
    cost: [[u16; 64]; W],
    /// The last route on the cheapest path to each stop.
    by: [[RouteId; 64]; W],
}

impl<const W: usize> Search<W> {
    /// Creates a search for paths of at most `limit` trains.
    fn new(limit: u16) -> Search<W> {
        Search { cost: [[limit + 1; 64]; W], by: [[RouteId::ZERO; 64]; W] }
    }

    /// Returns the number of trains needed to reach a stop. It exceeds the limit if the stop was
    /// not reached.
    #[inline(always)]
    pub fn cost(&self, stop: StopId) -> u16 {
        self.cost.as_flattened()[stop.index()]
    }

    /// Searches until one of the stops in `to` is reached, and returns that stop; `None` if all are
    /// too far.
    fn run(
        &mut self,
        chart: &Chart<W>,
        prices: &Prices<W>,
        from: Set<StopId, W>,
        to: Set<StopId, W>,
    ) -> Option<StopId> {
        let (cost, by) = (self.cost.as_flattened_mut(), self.by.as_flattened_mut());
        let mut buckets = [Set::<StopId, W>::EMPTY; BUCKETS];
        buckets[0] = from;
        from.iter().for_each(|stop| cost[stop.index()] = 0);
        // If the only target is among the nearest stops, the search can end: other stops at the same distance cannot
        // shorten its path.
        let only = if to.len() == 1 { to } else { Set::EMPTY };
        let (mut at, mut idle) = (0u16, 0);
        while idle <= LENGTH_MAX {
            let nearest = buckets[at as usize % BUCKETS];
            if nearest.meets(only) {
                return only.iter().next();
            }
            let Some(stop) = nearest.iter().next() else {
                (at, idle) = (at + 1, idle + 1);
                continue;
            };
            idle = 0;
            buckets[at as usize % BUCKETS].remove(stop);
            if cost[stop.index()] != at {
                continue;
            }
            if to.contains(stop) {
                return Some(stop);
            }
            for &(route, next) in chart.ways(stop) {
                // A closed route exceeds every limit.
                let here = at + prices.of(route);
                if here < cost[next.index()] {
                    cost[next.index()] = here;
                    by[next.index()] = route;
                    buckets[here as usize % BUCKETS].insert(next);
                }
            }
        }
        None
    }
}
