//! The sources of the points on a score sheet, and how ties were broken.

use super::passengers::of_color;
use super::{SeatScore, Standings, Tie};
use crate::card::Color;
use crate::game::Game;
use crate::ids::{Id, RouteId, Seat, TicketId};
use crate::limits::SEATS_MAX;
use crate::network::Network;

/// A detailed breakdown of the scores in a finished game.
pub struct ScoreBreakdown<'a, const W: usize> {
    game: &'a Game<W>,
    standings: Standings,
}

/// Two seats with equal totals that are adjacent in the ranking.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BrokenTie {
    pub ahead: Seat,
    pub behind: Seat,
    /// The deciding tie-break, with both seats' values; `None` if no tie-break separates the seats.
    pub decided: Option<(Tie, [i16; 2])>,
}

impl<'a, const W: usize> ScoreBreakdown<'a, W> {
    /// Breaks down the score; `None` if the game is not over.
    pub fn new(game: &'a Game<W>) -> Option<Self> {
        Some(ScoreBreakdown { game, standings: game.standings()? })
    }

    pub fn game(&self) -> &'a Game<W> {
        self.game
    }

    pub fn standings(&self) -> &Standings {
        &self.standings
    }

    /// Iterates over a seat's routes, each with its length and its points.
    pub fn routes(&self, seat: Seat) -> impl Iterator<Item = (RouteId, u8, i16)> + use<'a, W> {
        let edition = self.game.tables().edition();
        self.game.open().owned[seat.index()].iter().map(|route| {
            let length = edition.routes[route.index()].length;
            (route, length, edition.route_points(length))
        })
    }

    /// Iterates over the passenger colours, each with the seat's number of passengers and their
    /// points.
    pub fn passengers(
        &self,
        seat: Seat,
        most: i16,
        second: i16,
    ) -> impl Iterator<Item = (Color, u8, i16)> + use<'a, W> {
        let held = self.game.open().passengers;
        self.game.tables().edition().passenger_colors().map(move |color| {
            let counts: [u8; SEATS_MAX] = held.map(|of_seat| of_seat[color as usize]);
            (color, counts[seat.index()], of_color(most, second, counts)[seat.index()])
        })
    }

    /// Returns the seats and their results, from first place to last.
    pub fn in_order(&self) -> Vec<(Seat, &SeatScore)> {
        let results = self.standings.results().iter().enumerate();
        let mut order: Vec<(Seat, &SeatScore)> = results.map(|(at, result)| (Seat::new(at), result)).collect();
        order.sort_by_key(|(_, result)| result.place);
        order
    }

    /// Returns all ties between seats that are adjacent in the ranking.
    pub fn ties(&self) -> Vec<BrokenTie> {
        let order = self.in_order();
        let pairs = order.windows(2).filter(|pair| pair[0].1.total == pair[1].1.total);
        pairs.map(|pair| self.tie(pair[0].0, pair[1].0)).collect()
    }

    fn tie(&self, ahead: Seat, behind: Seat) -> BrokenTie {
        let (open, results) = (self.game.open(), self.standings.results());
        let values = |tie: Tie| [ahead, behind].map(|seat| tie.strength(open, results, seat.index()));
        let ties = self.game.tables().edition().ties.iter().map(|&tie| (tie, values(tie)));
        BrokenTie { ahead, behind, decided: ties.into_iter().find(|(_, [above, below])| above != below) }
    }
}

impl<const W: usize> Game<W> {
    /// Returns a seat's tickets, each marked as completed or not.
    pub fn tickets_of(&self, seat: Seat) -> Vec<(TicketId, bool)> {
        let tables = self.tables();
        let network = Network::new(tables, self.open().owned[seat.index()]);
        let done = |ticket: TicketId| network.joins(tables, tables.edition().tickets[ticket.index()].ends);
        self.sight(seat).own.tickets.iter().map(|ticket| (ticket, done(ticket))).collect()
    }
}
