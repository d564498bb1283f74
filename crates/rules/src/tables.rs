//! Lookup tables, computed once per edition and shared by all its games.

use std::sync::Arc;

use crate::card::{Cards, Color};
use crate::edition::{Edition, Postcard};
use crate::ids::{Id, PlaceId, PostcardId, RouteId, StopId, TicketId};
use crate::limits::LENGTH_MAX;
use crate::payment::{ALONE, ROWS, RouteCounts};
use crate::set::Set;

/// The part of a route's data that is needed during play.
#[derive(Clone, Copy)]
pub(crate) struct RouteRow {
    pub ends: [StopId; 2],
    pub places: [PlaceId; 2],
    pub color: Option<Color>,
    pub length: u8,
    /// The other routes of the same group, at most two.
    pub siblings: [Option<RouteId>; 2],
}

impl RouteRow {
    /// Returns the payment rows to which the route belongs.
    pub fn rows(&self) -> impl Iterator<Item = usize> + use<> {
        let colors = self.color.map_or(0..Color::COUNT, |color| color as usize..color as usize + 1);
        colors.chain([ALONE])
    }

    /// Removes the route from the counts.
    #[inline(always)]
    pub fn leave(&self, counts: &mut RouteCounts) {
        let at = self.length as usize - 1;
        match self.color {
            None => counts.iter_mut().for_each(|row| row[at] -= 1),
            Some(color) => {
                counts[color as usize][at] -= 1;
                counts[ALONE][at] -= 1;
            }
        }
    }
}

/// The part of a ticket's data that is needed during play.
#[derive(Clone, Copy)]
pub(crate) struct TicketRow {
    pub ends: [PlaceId; 2],
    pub value: u8,
    pub deck: u8,
    pub band: Option<u8>,
}

/// An edition with its lookup tables, whose sets can hold `64 * W` ids.
pub struct Tables<const W: usize> {
    pub(crate) edition: Arc<Edition>,
    pub(crate) routes: Box<[RouteRow]>,
    pub(crate) tickets: Box<[TicketRow]>,
    /// Routes by payment row and length. The row of a colour has the routes that accept this
    /// colour; the last row has all routes.
    pub(crate) payable: [[Set<RouteId, W>; LENGTH_MAX]; ROWS],
    /// Number of routes in each entry of `payable`.
    pub(crate) counts: RouteCounts,
    pub(crate) at_stop: Box<[Set<RouteId, W>]>,
    /// Stops of each place.
    pub(crate) stops_of: Box<[Set<StopId, W>]>,
    /// Tickets of each deck.
    pub(crate) decks: [Set<TicketId, W>; 2],
    /// For each place, the index of its first passenger in the list of all passengers.
    pub(crate) passengers_from: Box<[u8]>,
    /// Bit set of the triggers at which at least one postcard can be used.
    pub(crate) postcard_triggers: u16,
}

impl<const W: usize> Tables<W> {
    /// Computes the tables; `None` if the edition has more stops, routes or tickets than the sets
    /// can hold.
    pub fn new(edition: Arc<Edition>) -> Option<Arc<Tables<W>>> {
        let limit = 64 * W;
        if edition.stops.len() > limit || edition.routes.len() > limit || edition.tickets.len() > limit {
            return None;
        }
        let place_of = |stop: StopId| edition.stops[stop.index()].place;
        let routes: Box<[RouteRow]> = (edition.routes.iter().enumerate())
            .map(|(at, route)| {
                let mut others = (edition.routes.iter().enumerate())
                    .filter(|&(other, r)| other != at && route.group.is_some() && r.group == route.group)
                    .map(|(other, _)| RouteId::new(other));
                RouteRow {
                    ends: route.ends,
                    places: route.ends.map(place_of),
                    color: route.color,
                    length: route.length,
                    siblings: [others.next(), others.next()],
                }
            })
            .collect();
        let mut payable = [[Set::EMPTY; LENGTH_MAX]; ROWS];
        let mut counts = [[0; LENGTH_MAX]; ROWS];
        let mut at_stop = vec![Set::EMPTY; edition.stops.len()];
        for (at, route) in routes.iter().enumerate() {
            for row in route.rows() {
                payable[row][route.length as usize - 1].insert(RouteId::new(at));
                counts[row][route.length as usize - 1] += 1;
            }
            route.ends.iter().for_each(|end| at_stop[end.index()].insert(RouteId::new(at)));
        }
        let mut stops_of = vec![Set::EMPTY; edition.places.len()];
        for (at, stop) in edition.stops.iter().enumerate() {
            stops_of[stop.place.index()].insert(StopId::new(at));
        }
        let tickets: Box<[TicketRow]> = (edition.tickets.iter())
            .map(|ticket| TicketRow { ends: ticket.ends, value: ticket.value, deck: ticket.deck, band: ticket.band })
            .collect();
        let mut decks = [Set::EMPTY; 2];
        for (at, ticket) in tickets.iter().enumerate() {
            decks[ticket.deck as usize].insert(TicketId::new(at));
        }
        let mut from = 0;
        let passengers_from = (edition.places.iter())
            .map(|place| {
                from += place.passengers;
                from - place.passengers
            })
            .collect();
        let triggers = edition.postcards.iter().map(|postcard| edition.abilities[postcard.ability as usize].trigger);
        Some(Arc::new(Tables {
            postcard_triggers: triggers.fold(0, |bits, trigger| bits | 1 << trigger as u16),
            routes,
            tickets,
            payable,
            counts,
            at_stop: at_stop.into(),
            stops_of: stops_of.into(),
            decks,
            passengers_from,
            edition,
        }))
    }

    /// Returns the edition for which the tables were computed.
    pub fn edition(&self) -> &Arc<Edition> {
        &self.edition
    }

    #[inline(always)]
    pub(crate) fn route(&self, route: RouteId) -> &RouteRow {
        &self.routes[route.index()]
    }

    /// Returns the postcard with this number. Panics if the edition has none.
    pub(crate) fn postcard(&self, number: PostcardId) -> &Postcard {
        let found = self.edition.postcards.iter().find(|postcard| usize::from(postcard.number) == number.index());
        found.expect("the set-up was checked")
    }

    /// Returns one card of each colour in the train deck. The pool's colour is drawn from them.
    pub(crate) fn rates(&self) -> Cards {
        Cards::of_colors(self.edition.cards.colors().map(|count| count.min(1)))
    }

    #[inline(always)]
    pub(crate) fn ticket(&self, ticket: TicketId) -> &TicketRow {
        &self.tickets[ticket.index()]
    }
}
