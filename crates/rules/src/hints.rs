//! Hints for a seat: the progress of its tickets, and the reasons why routes cannot be claimed.
//! Hints use only what the seat sees. They are computed on request, and simulations never request
//! them.

use serde::Serialize;

use crate::action::Action;
use crate::agenda::Ask;
use crate::card::{Card, Cards, Color};
use crate::ids::{Id, PlaceId, RouteId, StopId, TicketId};
use crate::limits::{LARGE, LENGTH_MAX};
use crate::network::Network;
use crate::refused::Refused;
use crate::set::Set;
use crate::view::Sight;

/// Maximum number of stops on a board.
const STOPS_MAX: usize = 64 * LARGE;
/// Number of distances at which a path search can have open stops.
const BUCKETS: usize = LENGTH_MAX + 1;

/// The progress of one of a seat's tickets.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
pub struct TicketProgress<const W: usize> {
    pub ticket: TicketId,
    pub state: TicketStatus<W>,
}

/// Whether a ticket is completed, still possible, or blocked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum TicketStatus<const W: usize> {
    /// Completed; `way` is the shortest path between the ticket's places over the seat's routes.
    Done { way: Set<RouteId, W> },
    /// Still possible; `way` lists the routes to claim on the path that needs the fewest trains,
    /// and `trains` is the number of trains that these routes need.
    Open { way: Set<RouteId, W>, trains: u16 },
    /// Blocked: no path is left, or every path needs more trains than remain.
    CutOff,
}

/// Everything on which a seat's ticket progress depends: equal keys imply equal progress.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct ProgressKey<const W: usize> {
    pub owned: Set<RouteId, W>,
    pub claimable: Set<RouteId, W>,
    pub trains: u8,
    pub tickets: Set<TicketId, W>,
    pub offer: Set<TicketId, W>,
}

impl<const W: usize> Sight<'_, W> {
    /// Returns the key under which [`progress`](Self::progress) can be cached.
    #[inline]
    pub fn progress_key(&self) -> ProgressKey<W> {
        let at = self.seat.index();
        ProgressKey {
            owned: self.open.owned[at],
            claimable: self.open.claimable(self.seat),
            trains: self.open.trains[at],
            tickets: self.own.tickets,
            offer: self.own.offer.as_slice().iter().copied().collect(),
        }
    }

    /// Returns the progress of every ticket that the seat holds or is being offered.
    pub fn progress(&self) -> Vec<TicketProgress<W>> {
        let network = Network::new(self.tables, self.open.owned[self.seat.index()]);
        let offered: Set<TicketId, W> = self.own.offer.as_slice().iter().copied().collect();
        let stand = |ticket: TicketId| {
            let ends = self.tables.ticket(ticket).ends;
            let own = self.open.owned[self.seat.index()];
            if network.joins(self.tables, ends) {
                let way = self.way(ends, own, Set::EMPTY).map_or(Set::EMPTY, |(way, _)| way);
                return TicketStatus::Done { way };
            }
            let trains_left = u16::from(self.open.trains[self.seat.index()]);
            self.way(ends, own | self.open.claimable(self.seat), own)
                .filter(|(_, trains)| *trains <= trains_left)
                .map_or(TicketStatus::CutOff, |(way, trains)| TicketStatus::Open { way, trains })
        };
        (self.own.tickets | offered).iter().map(|ticket| TicketProgress { ticket, state: stand(ticket) }).collect()
    }

    /// Lists the unowned routes that this seat cannot claim this turn, each with the reason. The
    /// list is empty if the seat is not being asked to take a turn.
    pub fn barred(&self) -> Vec<(RouteId, Refused)> {
        if self.open.asking() != Some(Ask::Turn(self.seat)) {
            return Vec::new();
        }
        let offered: Set<RouteId, W> = (self.choices().iter())
            .filter_map(|choice| match choice {
                Action::Claim { route, .. } | Action::Name(route) => Some(route),
                _ => None,
            })
            .collect();
        let names = self.tables.edition.menu.name_route;
        let routes = (0..self.tables.routes.len()).map(RouteId::new);
        let unowned = routes.filter(|route| !offered.contains(*route) && self.open.owner(*route).is_none());
        let reason = |route: RouteId| {
            let row = self.tables.route(route);
            let card = Card::Color(row.color.unwrap_or(Color::ALL[0]));
            let claim = Action::Claim { route, payment: Cards::of(card, row.length) };
            let action = if names { Action::Name(route) } else { claim };
            self.check(&action).err().map(|refused| (route, refused))
        };
        unowned.filter_map(reason).collect()
    }

    /// Finds the path between two places that needs the fewest trains, over usable routes only.
    /// Routes in `free` need no trains and are not listed.
    fn way(
        &self,
        ends: [PlaceId; 2],
        usable: Set<RouteId, W>,
        free: Set<RouteId, W>,
    ) -> Option<(Set<RouteId, W>, u16)> {
        let [from, to] = ends.map(|place| self.tables.stops_of[place.index()]);
        let mut far = [u16::MAX; STOPS_MAX];
        let mut over = [None; STOPS_MAX];
        // Stops whose distance is not final, by distance: no open stop is farther than the nearest
        // one by more than a route's length, so few buckets are enough.
        let mut open = [Set::<StopId, W>::EMPTY; BUCKETS];
        from.iter().for_each(|stop| far[stop.index()] = 0);
        open[0] = from;
        let (mut near, mut empty) = (0, 0);
        while empty < BUCKETS {
            let bucket = usize::from(near) % BUCKETS;
            if open[bucket].is_empty() {
                (near, empty) = (near + 1, empty + 1);
                continue;
            }
            empty = 0;
            let stop = open[bucket].nth(0);
            open[bucket].remove(stop);
            if to.contains(stop) {
                return Some((self.back(stop.index(), &far, &over), near));
            }
            for route in (self.tables.at_stop[stop.index()] & usable).iter() {
                let row = self.tables.route(route);
                let next = if row.ends[0] == stop { row.ends[1] } else { row.ends[0] };
                let length = if free.contains(route) { 0 } else { u16::from(row.length) };
                let known = far[next.index()];
                if near + length < known {
                    if known != u16::MAX {
                        open[usize::from(known) % BUCKETS].remove(next);
                    }
                    far[next.index()] = near + length;
                    over[next.index()] = Some(route);
                    open[usize::from(near + length) % BUCKETS].insert(next);
                }
            }
        }
        None
    }

    /// Returns the routes on the path to a stop, except those that need no trains.
    fn back(&self, mut stop: usize, far: &[u16], over: &[Option<RouteId>]) -> Set<RouteId, W> {
        let mut way = Set::EMPTY;
        while let Some(route) = over[stop] {
            let ends = self.tables.route(route).ends.map(Id::index);
            let before = if ends[0] == stop { ends[1] } else { ends[0] };
            if far[before] < far[stop] {
                way.insert(route);
            }
            stop = before;
        }
        way
    }
}
