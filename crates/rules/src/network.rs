//! Graph queries on one seat's routes: connectivity and the longest path.

use crate::ids::{Id, PlaceId, RouteId, StopId};
use crate::set::Set;
use crate::tables::Tables;

/// The connected components of one seat's routes.
pub struct Network<const W: usize> {
    /// For each stop, the number of its component; 0 if it belongs to none.
    part: [[u8; 64]; W],
    /// The components. A component has at least two stops, so there are at most half as many
    /// components as stops. Components that were merged into others are left empty.
    parts: [[Part<W>; 32]; W],
    count: usize,
    routes: Set<RouteId, W>,
    /// Stops with an odd number of routes.
    odd: Set<StopId, W>,
}

#[derive(Clone, Copy)]
struct Part<const W: usize> {
    stops: Set<StopId, W>,
    /// Total number of trains on the routes of the component.
    trains: u16,
    routes: u16,
}

impl<const W: usize> Part<W> {
    const EMPTY: Part<W> = Part { stops: Set::EMPTY, trains: 0, routes: 0 };
}

impl<const W: usize> Network<W> {
    /// Computes the connected components of these routes.
    pub fn new(tables: &Tables<W>, routes: Set<RouteId, W>) -> Self {
        let mut network =
            Network { part: [[0; 64]; W], parts: [[Part::EMPTY; 32]; W], count: 0, routes, odd: Set::EMPTY };
        for route in routes {
            network.add(tables, route);
        }
        network
    }

    #[inline(always)]
    fn part_of(&self, stop: StopId) -> usize {
        self.part[stop.index() / 64][stop.index() % 64] as usize
    }

    #[inline(always)]
    fn put(&mut self, stop: StopId, part: usize) {
        self.part[stop.index() / 64][stop.index() % 64] = part as u8;
        self.part_mut(part).stops.insert(stop);
    }

    #[inline(always)]
    fn part_mut(&mut self, part: usize) -> &mut Part<W> {
        &mut self.parts.as_flattened_mut()[part - 1]
    }

    fn add(&mut self, tables: &Tables<W>, route: RouteId) {
        let row = tables.route(route);
        let [a, b] = row.ends;
        for end in [a, b] {
            if self.odd.contains(end) { self.odd.remove(end) } else { self.odd.insert(end) }
        }
        let part = match (self.part_of(a), self.part_of(b)) {
            (0, 0) => {
                self.count += 1;
                self.put(a, self.count);
                self.put(b, self.count);
                self.count
            }
            (0, part) => {
                self.put(a, part);
                part
            }
            (part, 0) => {
                self.put(b, part);
                part
            }
            (part, same) if part == same => part,
            (part, other) => {
                let gone = std::mem::replace(self.part_mut(other), Part::EMPTY);
                for stop in gone.stops {
                    self.part[stop.index() / 64][stop.index() % 64] = part as u8;
                }
                let into = self.part_mut(part);
                into.stops |= gone.stops;
                into.trains += gone.trains;
                into.routes += gone.routes;
                part
            }
        };
        let part = self.part_mut(part);
        part.trains += u16::from(row.length);
        part.routes += 1;
    }

    /// Iterates over the components, each as a set of stops. The set is empty for a component that
    /// was merged into another.
    pub fn parts(&self) -> impl Iterator<Item = Set<StopId, W>> + '_ {
        self.parts.as_flattened()[..self.count].iter().map(|part| part.stops)
    }

    /// Checks whether one component reaches both places (BASE-37, GER-17).
    #[inline]
    pub fn joins(&self, tables: &Tables<W>, ends: [PlaceId; 2]) -> bool {
        let [a, b] = ends.map(|place| tables.stops_of[place.index()]);
        a.iter().any(|stop| {
            let part = self.part_of(stop);
            part > 0 && self.parts.as_flattened()[part - 1].stops.meets(b)
        })
    }

    /// Returns the number of trains on the longest walk that uses no route twice (BASE-43).
    ///
    /// A stop is odd if an odd number of routes meets there. A component with at most two odd stops
    /// can be walked completely. In a tree, the longest walk is the diameter. In any other
    /// component, there is a longest walk that begins at an odd stop. Components that cannot exceed
    /// the best walk found so far are skipped.
    pub fn longest_path(&self, tables: &Tables<W>) -> u16 {
        let mut best = 0;
        let live = || self.parts.as_flattened()[..self.count].iter().filter(|part| part.routes > 0);
        let odd_stops = |part: &Part<W>| part.stops & self.odd;
        for part in live().filter(|part| odd_stops(part).len() <= 2) {
            best = best.max(part.trains);
        }
        for part in live().filter(|part| odd_stops(part).len() > 2) {
            if part.trains <= best {
                continue;
            }
            if usize::from(part.routes) + 1 == part.stops.len() {
                let root = part.stops.nth(0);
                best = best.max(self.diameter(tables, root, None).1);
            } else {
                let mut walk = Walk { tables, best, cap: self.cap(tables, part) };
                for start in odd_stops(part) {
                    walk.go(start, self.routes, 0);
                }
                best = walk.best;
            }
        }
        best
    }

    /// Returns an upper bound for the length of walks in this component. At every odd stop except
    /// two, a walk must omit a route, but an omitted route can join two of these stops.
    fn cap(&self, tables: &Tables<W>, part: &Part<W>) -> u16 {
        let mut shortest: [u8; 256] = [0; 256];
        let odd = part.stops & self.odd;
        for (at, stop) in odd.iter().enumerate() {
            let here = tables.at_stop[stop.index()] & self.routes;
            shortest[at] = here.iter().map(|route| tables.route(route).length).min().unwrap_or(0);
        }
        let count = odd.len();
        shortest[..count].sort_unstable();
        let lost: u16 = shortest[..count - 2].iter().map(|&length| u16::from(length)).sum();
        part.trains - lost.div_ceil(2)
    }

    /// Returns the depth of the subtree below a stop, and the length of the longest walk in this
    /// subtree.
    fn diameter(&self, tables: &Tables<W>, stop: StopId, from: Option<RouteId>) -> (u16, u16) {
        let (mut first, mut second, mut longest) = (0, 0, 0);
        for route in tables.at_stop[stop.index()] & self.routes {
            if Some(route) == from {
                continue;
            }
            let row = tables.route(route);
            let (depth, inner) = self.diameter(tables, other_end(row.ends, stop), Some(route));
            longest = longest.max(inner);
            let depth = depth + u16::from(row.length);
            if depth > first {
                second = first;
                first = depth;
            } else {
                second = second.max(depth);
            }
        }
        (first, longest.max(first + second))
    }
}

/// A search for the longest walk.
struct Walk<'a, const W: usize> {
    tables: &'a Tables<W>,
    best: u16,
    cap: u16,
}

impl<const W: usize> Walk<'_, W> {
    /// Continues a walk from a stop over the remaining routes. The function recurses only at stops
    /// with several ways to continue.
    fn go(&mut self, mut stop: StopId, mut left: Set<RouteId, W>, mut trains: u16) {
        loop {
            let mut ways = self.tables.at_stop[stop.index()] & left;
            let Some(route) = ways.iter().next() else { break };
            ways.remove(route);
            for other in ways {
                if self.best >= self.cap {
                    return;
                }
                self.step(other, stop, left, trains);
            }
            let row = self.tables.route(route);
            left.remove(route);
            trains += u16::from(row.length);
            stop = other_end(row.ends, stop);
        }
        self.best = self.best.max(trains);
    }

    fn step(&mut self, route: RouteId, from: StopId, mut left: Set<RouteId, W>, trains: u16) {
        let row = self.tables.route(route);
        left.remove(route);
        self.go(other_end(row.ends, from), left, trains + u16::from(row.length));
    }
}

#[inline(always)]
fn other_end(ends: [StopId; 2], stop: StopId) -> StopId {
    if ends[0] == stop { ends[1] } else { ends[0] }
}
