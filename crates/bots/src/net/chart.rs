//! Look-up tables of an edition, and what is derived from the routes and tickets a seat sees.

use std::sync::Arc;

use rules::card::{Card, Cards, Color};
use rules::ids::{Id, RouteId, Seat, StopId, TicketId};
use rules::limits::{LENGTH_MAX, SEATS_MAX};
use rules::network::Network;
use rules::open::Open;
use rules::set::Set;
use rules::tables::Tables;
use rules::view::Sight;

use super::layout::Layout;
use crate::atlas::Atlas;

/// Trains up to which a ticket counts as near, nearest first.
pub const NEEDS: [u8; 7] = [2, 4, 6, 9, 12, 16, 20];
/// A route that cannot be built.
const CLOSED: u8 = u8::MAX;
/// Buckets of stops by distance; more than the longest route, and a power of two.
const BUCKETS: usize = 16;

/// What the encoder looks up about an edition.
pub struct Chart<const W: usize> {
    pub atlas: Arc<Atlas<W>>,
    pub layout: Layout,
    /// Routes that so many cards of a colour pay for, by colour and number of cards.
    fits: [[Set<RouteId, W>; LENGTH_MAX + 1]; Color::COUNT],
    /// Routes up to each length.
    short: [Set<RouteId, W>; LENGTH_MAX + 1],
    pub all_routes: Set<RouteId, W>,
    /// Whether the longest path brings anything.
    longest: bool,
}

impl<const W: usize> Chart<W> {
    /// Works the tables out.
    pub fn new(tables: &Arc<Tables<W>>) -> Chart<W> {
        Chart::of(&Arc::new(Atlas::new(tables)))
    }

    /// The same for an atlas that exists already.
    pub fn of(atlas: &Arc<Atlas<W>>) -> Chart<W> {
        let atlas = Arc::clone(atlas);
        let mut fits = [[Set::EMPTY; LENGTH_MAX + 1]; Color::COUNT];
        let mut short = [Set::EMPTY; LENGTH_MAX + 1];
        for (at, rail) in atlas.routes.iter().enumerate() {
            for cards in rail.length as usize..=LENGTH_MAX {
                short[cards].insert(RouteId::new(at));
                let colors = Color::ALL.into_iter().filter(|&color| rail.color.is_none_or(|only| only == color));
                colors.for_each(|color| fits[color as usize][cards].insert(RouteId::new(at)));
            }
        }
        let longest = atlas.longest_path > 0;
        let all_routes = Set::first(atlas.routes.len());
        Chart { layout: Layout::new(&atlas.tables), fits, short, all_routes, longest, atlas }
    }

    /// The edition and its tables.
    pub fn tables(&self) -> &Arc<Tables<W>> {
        &self.atlas.tables
    }

    /// Routes for which a hand lacks no more than so many cards, whoever owns them.
    #[inline]
    pub fn within(&self, hand: &Cards, missing: u8) -> Set<RouteId, W> {
        let wild = hand.locomotives() + missing;
        let mut routes = Set::EMPTY;
        for color in Color::ALL {
            let cards = usize::from(hand.of_color(color) + wild).min(LENGTH_MAX);
            routes |= self.fits[color as usize][cards];
        }
        routes
    }

    /// Routes for which so many trains are enough.
    #[inline]
    pub fn in_reach(&self, trains: u8) -> Set<RouteId, W> {
        self.short[usize::from(trains).min(LENGTH_MAX)]
    }

    /// Payments for a route by colour and locomotives, fewest locomotives first; locomotives alone come last as none.
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

    /// The cards of such a payment.
    pub fn paid(&self, route: RouteId, color: Option<Color>, wild: u8) -> Cards {
        let length = self.atlas.rail(route).length;
        let mut cards = Cards::of(Card::Locomotive, wild);
        if let Some(color) = color {
            cards.add_all(&Cards::of(Card::Color(color), length - wild));
        }
        cards
    }

    /// The cheapest way between stops in trains, at most `limit` of them: its price and the routes still to be built.
    /// Ties go to the lower numbers, so that the way depends on the prices alone.
    fn way(
        &self,
        prices: &[u8],
        from: Set<StopId, W>,
        to: Set<StopId, W>,
        limit: u16,
    ) -> Option<(u16, Set<RouteId, W>)> {
        let mut cost = [[u16::MAX; 64]; W];
        let cost = cost.as_flattened_mut();
        let mut by = [[RouteId::ZERO; 64]; W];
        let by = by.as_flattened_mut();
        let mut buckets = [Set::<StopId, W>::EMPTY; BUCKETS];
        buckets[0] = from;
        from.iter().for_each(|stop| cost[stop.index()] = 0);
        let (mut at, mut idle) = (0u16, 0);
        while idle <= LENGTH_MAX {
            let Some(stop) = buckets[at as usize % BUCKETS].iter().next() else {
                (at, idle) = (at + 1, idle + 1);
                continue;
            };
            idle = 0;
            buckets[at as usize % BUCKETS].remove(stop);
            if cost[stop.index()] != at {
                continue;
            }
            if to.contains(stop) {
                return Some((at, self.walked(prices, by, from, stop)));
            }
            for &(route, next) in self.atlas.ways(stop) {
                let price = prices[route.index()];
                let here = at + u16::from(price);
                if price != CLOSED && here < cost[next.index()] && here <= limit {
                    cost[next.index()] = here;
                    by[next.index()] = route;
                    buckets[here as usize % BUCKETS].insert(next);
                }
            }
        }
        None
    }

    fn walked(&self, prices: &[u8], by: &[RouteId], from: Set<StopId, W>, mut stop: StopId) -> Set<RouteId, W> {
        let mut routes = Set::EMPTY;
        while !from.contains(stop) {
            let route = by[stop.index()];
            if prices[route.index()] > 0 {
                routes.insert(route);
            }
            let [a, b] = self.atlas.rail(route).ends;
            stop = if a == stop { b } else { a };
        }
        routes
    }
}

/// What follows for one seat from its routes and tickets. It is worked out anew only after one of these changed.
#[derive(Clone)]
pub struct Outlook<const W: usize> {
    /// What it was worked out from.
    key: Option<Key<W>>,
    /// Routes on the cheapest ways of the tickets that are neither joined nor dead.
    pub ways: Set<RouteId, W>,
    /// Tickets held: to be joined, joined, and out of reach.
    pub open: Set<TicketId, W>,
    pub joined: Set<TicketId, W>,
    pub dead: Set<TicketId, W>,
    /// Tickets held or offered for which no more than so many trains are needed.
    pub needs: [Set<TicketId, W>; NEEDS.len()],
}

#[derive(Clone, Copy, PartialEq, Eq)]
struct Key<const W: usize> {
    owned: Set<RouteId, W>,
    claimable: Set<RouteId, W>,
    trains: u8,
    tickets: Set<TicketId, W>,
    offer: Set<TicketId, W>,
}

impl<const W: usize> Default for Outlook<W> {
    fn default() -> Self {
        Outlook {
            key: None,
            ways: Set::EMPTY,
            open: Set::EMPTY,
            joined: Set::EMPTY,
            dead: Set::EMPTY,
            needs: [Set::EMPTY; NEEDS.len()],
        }
    }
}

impl<const W: usize> Outlook<W> {
    /// Brings it up to date with what the seat sees.
    #[inline]
    pub fn refresh(&mut self, chart: &Chart<W>, sight: &Sight<'_, W>) {
        let at = sight.seat.index();
        let key = Key {
            owned: sight.open.owned[at],
            claimable: sight.open.claimable(sight.seat),
            trains: sight.open.trains[at],
            tickets: sight.own.tickets,
            offer: sight.own.offer.as_slice().iter().copied().collect(),
        };
        if self.key != Some(key) {
            self.derive(chart, &key);
            self.key = Some(key);
        }
    }

    fn derive(&mut self, chart: &Chart<W>, key: &Key<W>) {
        *self = Outlook::default();
        let mut prices = [[CLOSED; 64]; W];
        let prices = prices.as_flattened_mut();
        for route in key.claimable & chart.in_reach(key.trains) {
            prices[route.index()] = chart.atlas.rail(route).length;
        }
        key.owned.iter().for_each(|route| prices[route.index()] = 0);
        for ticket in key.tickets | key.offer {
            let [from, to] = chart.atlas.errand(ticket).stops;
            let way = chart.way(prices, from, to, u16::from(key.trains));
            let held = key.tickets.contains(ticket);
            let Some((price, routes)) = way else {
                if held {
                    self.dead.insert(ticket);
                }
                continue;
            };
            if held && price == 0 {
                self.joined.insert(ticket);
            } else if held {
                self.open.insert(ticket);
                self.ways |= routes;
            }
            for (near, &need) in self.needs.iter_mut().zip(&NEEDS) {
                if price <= u16::from(need) {
                    near.insert(ticket);
                }
            }
        }
    }
}

/// The longest path of every seat, worked out anew for a seat whose routes changed. All of it is public.
#[derive(Clone, Default)]
pub struct Paths<const W: usize> {
    routes: [Set<RouteId, W>; SEATS_MAX],
    trains: [u16; SEATS_MAX],
}

impl<const W: usize> Paths<W> {
    /// Brings them up to date.
    #[inline]
    pub fn refresh(&mut self, chart: &Chart<W>, open: &Open<W>) {
        if !chart.longest {
            return;
        }
        for seat in open.all_seats().map(Id::index) {
            if self.routes[seat] != open.owned[seat] {
                self.routes[seat] = open.owned[seat];
                self.trains[seat] = Network::new(chart.tables(), open.owned[seat]).longest_path(chart.tables());
            }
        }
    }

    /// Trains on the longest path of a seat; 0 where it brings nothing.
    pub fn of(&self, seat: Seat) -> u16 {
        self.trains[seat.index()]
    }
}
