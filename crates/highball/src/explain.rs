//! The final table, explained line by line: where every point came from, and what decided a tie.

use std::fmt::Write;

use rules::card::Color;
use rules::game::Game;
use rules::ids::{Id, RouteId, Seat};
use rules::limits::SEATS_MAX;
use rules::line::{Line, Result as Count, Standings, Tie, passengers_of_color};
use serde_json::{Map, Value, json};

use crate::look::tickets;
use crate::words::{Words, count, line_name, listed, ordinal, route_points, signed, tie_name};

/// A finished game, ready to be explained.
pub struct Explained<'a, const W: usize> {
    words: Words<'a>,
    game: &'a Game<W>,
    standings: Standings,
}

impl<'a, const W: usize> Explained<'a, W> {
    /// None while the game goes on.
    pub fn new(game: &'a Game<W>, words: Words<'a>) -> Option<Self> {
        Some(Explained { words, game, standings: game.standings()? })
    }

    fn routes(&self, seat: Seat) -> impl Iterator<Item = (RouteId, u8, i16)> {
        let edition = self.words.edition;
        self.game.open().owned[seat.index()].iter().map(|route| {
            let length = edition.routes[route.index()].length;
            (route, length, route_points(edition, length))
        })
    }

    /// Each colour of passengers: how many the seat has, and what they give.
    fn passengers(&self, seat: Seat, most: i16, second: i16) -> impl Iterator<Item = (Color, u8, i16)> {
        let held = self.game.open().passengers;
        self.words.edition.passenger_colors().map(move |color| {
            let counts: [u8; SEATS_MAX] = held.map(|of_seat| of_seat[color as usize]);
            (color, counts[seat.index()], passengers_of_color(most, second, counts)[seat.index()])
        })
    }

    /// Seats from the first place to the last.
    fn in_order(&self) -> Vec<(Seat, &Count)> {
        let results = self.standings.results().iter().enumerate();
        let mut order: Vec<(Seat, &Count)> = results.map(|(at, result)| (Seat::new(at), result)).collect();
        order.sort_by_key(|(_, result)| result.place);
        order
    }

    /// One line: who won with how many points.
    pub fn summary(&self) -> String {
        let places = self
            .in_order()
            .into_iter()
            .map(|(seat, result)| format!("{} {} {}", ordinal(result.place), self.words.seat(seat), result.total));
        places.collect::<Vec<_>>().join(", ")
    }

    /// The table as text for people.
    pub fn text(&self) -> String {
        let mut out = String::from("Final table\n");
        for (seat, result) in self.in_order() {
            let (place, total) = (ordinal(result.place), self.words.total(result.total));
            let _ = writeln!(out, "\n{place}  {}: {total}", self.words.subject(seat));
            for (line, points) in self.words.edition.lines.iter().zip(result.lines) {
                self.line_text(&mut out, seat, result, line, points);
            }
            if let Some(floor) = self.words.edition.floor.filter(|&floor| floor == result.total) {
                let _ = writeln!(out, "  No total is lower than {floor}.");
            }
        }
        out.push('\n');
        self.ties().iter().for_each(|tie| out.push_str(&format!("{tie}\n")));
        let winners: Vec<String> = self.standings.winners().map(|seat| self.words.seat(seat).to_string()).collect();
        let total = self.in_order()[0].1.total;
        let verdict = match &winners[..] {
            [_] => format!("{} won with {}.", self.words.subject(self.in_order()[0].0), self.words.total(total)),
            _ => format!("{} share the win with {}.", listed(&winners), self.words.total(total)),
        };
        out.push_str(&verdict);
        out.push('\n');
        out
    }

    fn line_text(&self, out: &mut String, seat: Seat, result: &Count, line: &Line, points: i16) {
        let mut row = |name: &str, points: i16| {
            let _ = writeln!(out, "  {name:<48} {:>5}", signed(points));
        };
        match line {
            Line::Routes => {
                row("Routes", points);
                for (route, length, points) in self.routes(seat) {
                    row(&format!("  {}, {}", self.words.route(route), count(length, "train")), points);
                }
            }
            Line::Tickets => {
                row(&format!("Tickets, {} done and {} failed", result.completed, result.failed), points);
                for (ticket, done) in tickets(self.game, seat) {
                    let value = i16::from(self.words.edition.tickets[ticket.index()].value);
                    let (mark, points) = if done { ("done", value) } else { ("failed", -value) };
                    row(&format!("  {}: {mark}", self.words.ticket(ticket)), points);
                }
            }
            Line::LongestPath(_) => row(&format!("Longest path, {}", count(result.longest_path, "train")), points),
            Line::Globetrotter(_) => {
                row(&format!("Most tickets, {}", count(result.completed, "completed ticket")), points);
            }
            Line::Passengers { most, second } => {
                row("Passengers", points);
                for (color, number, points) in self.passengers(seat, *most, *second) {
                    row(&format!("  {number} {}", color.name()), points);
                }
            }
            Line::Coins => row("Dollars", points),
            Line::Bookings => row("Through bookings", points),
            Line::TrainsLeft { .. } => {
                row(&format!("{} left", count(self.game.open().trains[seat.index()], "train")), points);
            }
        }
    }

    /// What a tie-break compares, for one seat.
    fn strength(&self, tie: &Tie, seat: Seat) -> i64 {
        let open = self.game.open();
        let results = self.standings.results();
        let longest = results.iter().map(|result| result.longest_path).max().unwrap_or(0);
        match tie {
            Tie::TicketsCompleted => results[seat.index()].completed.into(),
            Tie::LongestPath => (longest > 0 && results[seat.index()].longest_path == longest).into(),
            Tie::Passengers => open.passengers[seat.index()].iter().map(|&number| i64::from(number)).sum(),
            Tie::LaterInTurnOrder => {
                let first = open.first.map_or(0, Id::index);
                ((seat.index() + open.seats() - first) % open.seats()) as i64
            }
        }
    }

    /// A sentence for each pair of neighbours with equal totals.
    fn ties(&self) -> Vec<String> {
        let order = self.in_order();
        let pairs = order.windows(2).filter(|pair| pair[0].1.total == pair[1].1.total);
        let (edition, unit) = (self.words.edition, self.words.unit());
        pairs
            .map(|pair| {
                let (ahead, behind) = (pair[0].0, pair[1].0);
                let (above, below) = (self.words.subject(ahead), self.words.seat(behind));
                let decided = edition.ties.iter().find(|tie| self.strength(tie, ahead) != self.strength(tie, behind));
                match decided {
                    None if edition.ties.is_empty() => format!("{above} and {below} share a place with equal {unit}."),
                    None => {
                        let equal: Vec<String> = edition.ties.iter().map(|tie| tie_name(tie).to_string()).collect();
                        format!("{above} and {below} share a place: equal in {unit} and in {}.", listed(&equal))
                    }
                    Some(tie @ (Tie::TicketsCompleted | Tie::Passengers)) => {
                        let (more, fewer) = (self.strength(tie, ahead), self.strength(tie, behind));
                        format!("{above} and {below} have equal {unit}; {} decide, {more} to {fewer}.", tie_name(tie))
                    }
                    Some(tie) => format!("{above} and {below} have equal {unit}; {} decides.", tie_name(tie)),
                }
            })
            .collect()
    }

    /// The same as data.
    pub fn json(&self) -> Value {
        let seats =
            self.standings.results().iter().enumerate().map(|(at, result)| self.seat_json(Seat::new(at), result));
        let winners: Vec<&str> = self.standings.winners().map(|seat| self.words.seat(seat)).collect();
        json!({ "winners": winners, "ties": self.ties(), "seats": seats.collect::<Vec<_>>() })
    }

    fn seat_json(&self, seat: Seat, result: &Count) -> Value {
        let edition = self.words.edition;
        let mut lines = Map::new();
        for (line, points) in edition.lines.iter().zip(result.lines) {
            lines.insert(line_name(line).to_string(), points.into());
        }
        let routes = self.routes(seat).map(|(route, length, points)| {
            json!({ "route": edition.routes[route.index()].id, "length": length, "points": points })
        });
        let tickets = tickets(self.game, seat).into_iter().map(|(ticket, done)| {
            let ticket = &edition.tickets[ticket.index()];
            json!({ "ticket": ticket.id, "value": ticket.value, "completed": done })
        });
        let mut sheet = json!({
            "seat": self.words.seat(seat),
            "place": result.place,
            "total": result.total,
            "lines": lines,
            "routes": routes.collect::<Vec<_>>(),
            "tickets": tickets.collect::<Vec<_>>(),
            "trains_left": self.game.open().trains[seat.index()],
        });
        for line in &edition.lines {
            match line {
                Line::LongestPath(_) => sheet["longest_path"] = result.longest_path.into(),
                Line::Coins => sheet["coins"] = self.game.open().coins(seat).into(),
                Line::Passengers { most, second } => {
                    let colors = self.passengers(seat, *most, *second).map(
                        |(color, number, points)| json!({ "color": color.name(), "count": number, "points": points }),
                    );
                    sheet["passengers"] = colors.collect();
                }
                Line::Routes | Line::Tickets | Line::Globetrotter(_) | Line::TrainsLeft { .. } | Line::Bookings => {}
            }
        }
        sheet
    }
}
