//! Values derived from the routes and tickets that a seat sees. They are updated incrementally.

use rules::hints::ProgressKey;
use rules::ids::{Id, RouteId, Seat, StopId, TicketId};
use rules::limits::SEATS_MAX;
use rules::network::Network;
use rules::open::Open;
use rules::set::Set;
use rules::view::Sight;

use super::chart::{Chart, Prices};

/// Thresholds for the number of trains that a ticket still needs, in ascending order.
pub const NEEDS: [u8; 7] = [2, 4, 6, 9, 12, 16, 20];
/// Price of a path that can no longer be built.
const DEAD: u16 = u16::MAX;

/// Cached values about one seat's tickets: their cheapest paths, and which of them are open,
/// completed or dead.
#[derive(Clone)]
pub struct Outlook<const W: usize> {
    /// The inputs from which these values were computed.
    key: Option<ProgressKey<W>>,
    prices: Prices<W>,
    /// Cheapest paths of the tickets held or offered.
    known: Vec<Way<W>>,
    /// Routes on the cheapest paths of tickets that are neither completed nor dead.
    pub ways: Set<RouteId, W>,
    /// Tickets held that are not completed but still can be.
    pub open: Set<TicketId, W>,
    /// Completed tickets held.
    pub joined: Set<TicketId, W>,
    /// Tickets held that can no longer be completed.
    pub dead: Set<TicketId, W>,
    /// Tickets held or offered that need at most as many trains as each threshold in [`NEEDS`].
    pub needs: [Set<TicketId, W>; NEEDS.len()],
}

/// A ticket's cheapest path.
#[derive(Clone, Copy)]
struct Way<const W: usize> {
    ticket: TicketId,
    /// Number of trains needed, or [`DEAD`].
    price: u16,
    /// Routes on the path that are not built yet.
    routes: Set<RouteId, W>,
}

/// Returns the routes that the seat can still build with its remaining trains.
fn possible<const W: usize>(key: &ProgressKey<W>, chart: &Chart<W>) -> Set<RouteId, W> {
    key.claimable & chart.in_reach(key.trains)
}

/// Changes to the board since a seat's paths were last computed.
struct Change<const W: usize> {
    /// Routes that can no longer be built.
    closed: Set<RouteId, W>,
    /// The route that the seat built.
    built: Option<RouteId>,
}

impl<const W: usize> Change<W> {
    /// Returns the change between two keys. Returns `None` if the old paths cannot be reused,
    /// because the seat can build more than before or its routes changed by more than one claim.
    fn between(chart: &Chart<W>, old: &ProgressKey<W>, new: &ProgressKey<W>) -> Option<Change<W>> {
        let (before, now) = (possible(old, chart), possible(new, chart));
        let gained = new.owned - old.owned;
        if !(old.owned - new.owned).is_empty() || !(now - before).is_empty() || new.trains > old.trains {
            return None;
        }
        let closed = before - now - gained;
        if gained.is_empty() {
            return Some(Change { closed, built: None });
        }
        let built = gained.nth(0);
        let paid = old.trains - new.trains >= chart.atlas.rail(built).length;
        let is_plain = gained.len() == 1 && before.contains(built) && paid;
        is_plain.then_some(Change { closed, built: Some(built) })
    }
}

impl<const W: usize> Default for Outlook<W> {
    fn default() -> Self {
        Outlook {
            key: None,
            prices: Prices::NONE,
            known: Vec::new(),
            ways: Set::EMPTY,
            open: Set::EMPTY,
            joined: Set::EMPTY,
            dead: Set::EMPTY,
            needs: [Set::EMPTY; NEEDS.len()],
        }
    }
}

impl<const W: usize> Outlook<W> {
    /// Updates all cached values for the seat's current view.
    #[inline]
    pub fn refresh(&mut self, chart: &Chart<W>, sight: &Sight<'_, W>) {
        let key = sight.progress_key();
        if self.key != Some(key) {
            self.derive(chart, &key);
            self.key = Some(key);
        }
    }

    fn derive(&mut self, chart: &Chart<W>, key: &ProgressKey<W>) {
        let wanted = key.tickets | key.offer;
        match self.key.as_ref().and_then(|old| Change::between(chart, old, key)) {
            Some(change) => {
                self.prices.close(change.closed);
                change.built.into_iter().for_each(|built| self.prices.own(built));
                self.known.retain(|way| wanted.contains(way.ticket));
                self.follow(chart, key, &change);
            }
            None => {
                self.prices = Prices::new(chart, key.owned, possible(key, chart));
                self.known.clear();
            }
        }
        let known: Set<TicketId, W> = self.known.iter().map(|way| way.ticket).collect();
        for ticket in wanted - known {
            let mut way = Way { ticket, price: DEAD, routes: Set::EMPTY };
            way.find(chart, &self.prices, u16::from(key.trains));
            self.known.push(way);
        }
        self.sum_up(key);
    }

    /// Recomputes the paths that a change may affect.
    ///
    /// A new search would find the same path if none of the path's routes was closed and every path
    /// over the new route is more expensive. Closing other routes only removes alternatives. A
    /// completed ticket stays complete. A dead ticket stays dead, because building a route uses up
    /// as many trains as the route saves on the path.
    fn follow(&mut self, chart: &Chart<W>, key: &ProgressKey<W>, change: &Change<W>) {
        let prices = &self.prices;
        let trains = u16::from(key.trains);
        let open = |way: &&mut Way<W>| way.price != DEAD && way.price > 0;
        let around = change.built.map(|built| {
            let prices_of_open = self.known.iter().map(|way| way.price).filter(|&price| price != DEAD);
            let ends = chart.atlas.rail(built).ends.into_iter().collect();
            chart.distances(prices, ends, prices_of_open.max().unwrap_or(0))
        });
        for way in self.known.iter_mut().filter(open) {
            let is_closed = way.routes.meets(change.closed);
            let detour = around.as_ref().map_or(u16::MAX, |around| {
                let nearest = |stops: Set<StopId, W>| stops.iter().map(|stop| around.cost(stop)).min();
                let ends = chart.atlas.errand(way.ticket).stops.map(|stops| nearest(stops).unwrap_or(u16::MAX));
                ends[0].saturating_add(ends[1])
            });
            if is_closed {
                way.find(chart, prices, trains);
            } else if detour <= way.price {
                way.find(chart, prices, trains.min(way.price));
            } else if way.price > trains {
                *way = Way { price: DEAD, routes: Set::EMPTY, ..*way };
            }
        }
    }

    fn sum_up(&mut self, key: &ProgressKey<W>) {
        self.ways = Set::EMPTY;
        (self.open, self.joined, self.dead) = (Set::EMPTY, Set::EMPTY, Set::EMPTY);
        self.needs = [Set::EMPTY; NEEDS.len()];
        for &Way { ticket, price, routes } in &self.known {
            if key.tickets.contains(ticket) {
                match price {
                    DEAD => self.dead.insert(ticket),
                    0 => self.joined.insert(ticket),
                    _ => {
                        self.open.insert(ticket);
                        self.ways |= routes;
                    }
                }
            }
            let near = NEEDS.iter().position(|&need| price <= u16::from(need));
            near.into_iter().for_each(|near| self.needs[near].insert(ticket));
        }
        for near in 1..NEEDS.len() {
            let nearer = self.needs[near - 1];
            self.needs[near] |= nearer;
        }
    }
}

impl<const W: usize> Way<W> {
    /// Finds the ticket's cheapest path that needs at most `limit` trains.
    fn find(&mut self, chart: &Chart<W>, prices: &Prices<W>, limit: u16) {
        let [from, to] = chart.atlas.errand(self.ticket).stops;
        (self.price, self.routes) = chart.way(prices, from, to, limit).unwrap_or((DEAD, Set::EMPTY));
    }
}

/// The length of every seat's longest path. It is recomputed when the seat's routes change. This
/// information is public.
#[derive(Clone, Default)]
pub struct Paths<const W: usize> {
    routes: [Set<RouteId, W>; SEATS_MAX],
    trains: [u16; SEATS_MAX],
}

impl<const W: usize> Paths<W> {
    #[inline]
    pub fn refresh(&mut self, chart: &Chart<W>, open: &Open<W>) {
        if !chart.longest {
            return;
        }
        for seat in open.all_seats().map(Id::index) {
            let owned = open.owned[seat];
            if self.routes[seat] != owned {
                let gained = owned - self.routes[seat];
                // If the longest path became longer, it includes the new route.
                let is_one_more = gained.len() == 1 && (self.routes[seat] - owned).is_empty();
                if !is_one_more || chart.trains_around(owned, gained.nth(0)) > self.trains[seat] {
                    self.trains[seat] = Network::new(chart.tables(), owned).longest_path(chart.tables());
                }
                self.routes[seat] = owned;
            }
        }
    }

    /// Returns the number of trains on a seat's longest path, or 0 if the longest path does not
    /// score.
    pub fn of(&self, seat: Seat) -> u16 {
        self.trains[seat.index()]
    }
}
