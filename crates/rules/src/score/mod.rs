//! The score sheet: the points of each line, the totals, and the ranking.

mod explain;
mod globetrotter;
mod longest_path;
mod passengers;

pub use explain::{BrokenTie, ScoreBreakdown};
pub use passengers::of_color as passengers_of_color;

use serde::Serialize;

use crate::ids::{Id, Seat, TicketId};
use crate::limits::{SEATS_MAX, TRAINS_TABLE_MAX};
use crate::mechanism::bookings::{self, BANDS_MAX};
use crate::network::Network;
use crate::open::Open;
use crate::set::Set;
use crate::tables::Tables;

/// A line of the score sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ScoreLine {
    /// Points scored during play.
    Routes,
    /// Values of all tickets: added for completed tickets, subtracted for the others (BASE-42).
    Tickets,
    /// Bonus for the longest path; every tied seat gets it (BASE-44).
    LongestPath(i16),
    /// Bonus for the most completed tickets; every tied seat gets it (GER-20).
    Globetrotter(i16),
    /// Points for the most and second most passengers of each colour (GER-21).
    Passengers { most: i16, second: i16 },
    /// Money in hand.
    Coins,
    /// Points for sets of three completed tickets from three different bands.
    Bookings,
    /// Points by number of trains left, starting with 0 trains. Numbers beyond the end of the list
    /// score nothing.
    TrainsLeft { table: [i16; TRAINS_TABLE_MAX], len: u8 },
}

impl ScoreLine {
    /// Returns the name of the line in messages and summaries.
    pub fn name(&self) -> &'static str {
        match self {
            ScoreLine::Routes => "routes",
            ScoreLine::Tickets => "tickets",
            ScoreLine::LongestPath(_) => "longest_path",
            ScoreLine::Globetrotter(_) => "globetrotter",
            ScoreLine::Passengers { .. } => "passengers",
            ScoreLine::Coins => "coins",
            ScoreLine::Bookings => "bookings",
            ScoreLine::TrainsLeft { .. } => "trains_left",
        }
    }
}

/// A tie-break for equal totals.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tie {
    /// The seat with more completed tickets wins.
    TicketsCompleted,
    /// A seat whose path is the longest wins.
    LongestPath,
    /// The seat with more passengers in total wins.
    Passengers,
    /// The later seat in the game's turn order wins.
    LaterInTurnOrder,
}

impl Tie {
    /// Returns the seat's value for this tie-break; the larger value wins.
    fn strength<const W: usize>(self, open: &Open<W>, results: &[SeatScore], seat: usize) -> i16 {
        match self {
            Tie::TicketsCompleted => i16::from(results[seat].completed),
            Tie::LongestPath => {
                let longest = results.iter().map(|result| result.longest_path).max().unwrap_or(0);
                i16::from(longest > 0 && results[seat].longest_path == longest)
            }
            Tie::Passengers => open.passengers[seat].iter().map(|&count| i16::from(count)).sum(),
            Tie::LaterInTurnOrder => {
                let (seats, first) = (open.seats(), open.first.map_or(0, Id::index));
                ((seat + seats - first) % seats) as i16
            }
        }
    }
}

/// Maximum number of lines of a score sheet.
pub const LINES_MAX: usize = 8;

/// The final result of one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct SeatScore {
    /// Points for each line of the edition's score sheet, in order.
    pub lines: [i16; LINES_MAX],
    /// Sum of all lines, or the edition's minimum if that is higher.
    pub total: i16,
    /// Place in the ranking: 1 for the winner. Tied seats share a place, as in 1, 2, 2, 4.
    pub place: u8,
    /// Number of tickets completed.
    pub completed: u8,
    /// Number of tickets not completed.
    pub failed: u8,
    /// Number of trains on the longest path; 0 if no line of the score sheet depends on it.
    pub longest_path: u16,
}

/// The final results of all seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Standings {
    results: [SeatScore; SEATS_MAX],
    seats: u8,
}

impl Standings {
    /// Returns the results of all seats, in seat order.
    pub fn results(&self) -> &[SeatScore] {
        &self.results[..self.seats as usize]
    }

    /// Returns the seats in first place.
    pub fn winners(&self) -> impl Iterator<Item = Seat> + '_ {
        (0..self.results().len()).filter(|&seat| self.results[seat].place == 1).map(Seat::new)
    }
}

/// The input of the score sheet: the public state, and the tickets revealed at the end.
pub(crate) struct Count<'a, const W: usize> {
    pub tables: &'a Tables<W>,
    pub open: &'a Open<W>,
    pub tickets: [Set<TicketId, W>; SEATS_MAX],
}

impl<const W: usize> Count<'_, W> {
    /// Computes the score lines, totals and places of all seats.
    pub fn standings(&self) -> Standings {
        let edition = &self.tables.edition;
        let seats = self.open.seats();
        let mut results = [SeatScore::default(); SEATS_MAX];
        let paths_count = edition.lines.iter().any(|line| matches!(line, ScoreLine::LongestPath(_)));
        let mut ticket_points = [0; SEATS_MAX];
        let mut bands = [[0u8; BANDS_MAX]; SEATS_MAX];
        for (seat, result) in results[..seats].iter_mut().enumerate() {
            let network = Network::new(self.tables, self.open.owned[seat]);
            for ticket in self.tickets[seat] {
                let row = self.tables.ticket(ticket);
                let joined = network.joins(self.tables, row.ends);
                *(if joined { &mut result.completed } else { &mut result.failed }) += 1;
                if let (true, Some(band)) = (joined, row.band) {
                    bands[seat][band as usize % BANDS_MAX] += 1;
                }
                ticket_points[seat] += if joined { i16::from(row.value) } else { -i16::from(row.value) };
            }
            if let Some(campaign) = &self.open.campaign {
                ticket_points[seat] += campaign.tableaus[seat].ticket_value as i16;
            }
            if paths_count {
                result.longest_path = network.longest_path(self.tables);
            }
        }
        for (at, line) in edition.lines.iter().enumerate() {
            let given: [i16; SEATS_MAX] = match line {
                ScoreLine::Routes => self.open.score,
                ScoreLine::Tickets => ticket_points,
                ScoreLine::LongestPath(points) => longest_path::score(*points, &results),
                ScoreLine::Globetrotter(points) => globetrotter::score(*points, &results),
                ScoreLine::Passengers { most, second } => passengers::score(*most, *second, &self.open.passengers),
                ScoreLine::Bookings => bookings::score(bands),
                ScoreLine::Coins => std::array::from_fn(|seat| self.open.coins(Seat::new(seat))),
                ScoreLine::TrainsLeft { table, len } => {
                    self.open.trains.map(|trains| if trains < *len { table[trains as usize] } else { 0 })
                }
            };
            for seat in 0..seats {
                results[seat].lines[at] = given[seat];
                results[seat].total += given[seat];
            }
        }
        for result in &mut results[..seats] {
            result.total = edition.floor.map_or(result.total, |floor| result.total.max(floor));
        }
        self.place(&mut results);
        Standings { results, seats: seats as u8 }
    }

    /// Ranks the seats by total, then by the tie-breaks in order (BASE-45, BASE-46). Tied seats
    /// share a place.
    fn place(&self, results: &mut [SeatScore; SEATS_MAX]) {
        let seats = self.open.seats();
        let keys: [[i16; 1 + TIES_MAX]; SEATS_MAX] = std::array::from_fn(|seat| {
            let mut key = [0; 1 + TIES_MAX];
            key[0] = results[seat].total;
            for (at, tie) in self.tables.edition.ties.iter().enumerate() {
                key[1 + at] = tie.strength(self.open, results, seat);
            }
            key
        });
        for seat in 0..seats {
            results[seat].place = 1 + keys[..seats].iter().filter(|key| **key > keys[seat]).count() as u8;
        }
    }
}

pub const TIES_MAX: usize = 4;
