//! The final scores explained line by line: the source of every point, and how ties were broken.

use std::fmt::Write;

use rules::card::Color;
use rules::game::Game;
use rules::ids::{Id, RouteId, Seat};
use rules::limits::SEATS_MAX;
use rules::score::{ScoreLine, SeatScore as Count, Standings, Tie, passengers_of_color};
use serde_json::{Map, Value, json};

use crate::look::tickets;
use crate::words::{Message, TableWords, capital, color, listed, message, ordinal, route_points, signed};

fn tie_name(tie: &Tie) -> Message {
    match tie {
        Tie::TicketsCompleted => message!("terminal-final-tie-tickets"),
        Tie::LongestPath => message!("terminal-final-tie-longest-path"),
        Tie::Passengers => message!("terminal-final-tie-passengers"),
        Tie::LaterInTurnOrder => message!("terminal-final-tie-later"),
    }
}

/// A finished game, ready to be explained.
pub struct Explained<'a, const W: usize> {
    words: TableWords<'a>,
    game: &'a Game<W>,
    standings: Standings,
}

impl<'a, const W: usize> Explained<'a, W> {
    /// Creates an explanation; `None` if the game is not over.
    pub fn new(game: &'a Game<W>, words: TableWords<'a>) -> Option<Self> {
        Some(Explained { words, game, standings: game.standings()? })
    }

    fn routes(&self, seat: Seat) -> impl Iterator<Item = (RouteId, u8, i16)> {
        let edition = self.words.edition;
        self.game.open().owned[seat.index()].iter().map(|route| {
            let length = edition.routes[route.index()].length;
            (route, length, route_points(edition, length))
        })
    }

    /// Iterates over the passenger colours, with the seat's number of passengers and the points for them.
    fn passengers(&self, seat: Seat, most: i16, second: i16) -> impl Iterator<Item = (Color, u8, i16)> {
        let held = self.game.open().passengers;
        self.words.edition.passenger_colors().map(move |color| {
            let counts: [u8; SEATS_MAX] = held.map(|of_seat| of_seat[color as usize]);
            (color, counts[seat.index()], passengers_of_color(most, second, counts)[seat.index()])
        })
    }

    /// Returns the seats and their results, from first place to last.
    fn in_order(&self) -> Vec<(Seat, &Count)> {
        let results = self.standings.results().iter().enumerate();
        let mut order: Vec<(Seat, &Count)> = results.map(|(at, result)| (Seat::new(at), result)).collect();
        order.sort_by_key(|(_, result)| result.place);
        order
    }

    /// Returns the winner and the points in one line.
    pub fn summary(&self) -> String {
        let places = self.in_order().into_iter().map(|(seat, result)| {
            let place = self.words.say(ordinal(result.place));
            format!("{place} {} {}", self.words.seat(seat), result.total)
        });
        places.collect::<Vec<_>>().join(", ")
    }

    /// Formats the explanation as a table for people.
    pub fn text(&self) -> String {
        let words = &self.words;
        let mut out = format!("{}\n", words.say(message!("terminal-final-title")));
        for (seat, result) in self.in_order() {
            let (place, who, total) = (ordinal(result.place), capital(&words.seat(seat)), words.total(result.total));
            let head = words.say(message!("terminal-final-seat", place = place, who = who, total = total));
            let _ = writeln!(out, "\n{head}");
            for (line, points) in self.words.edition.lines.iter().zip(result.lines) {
                self.line_text(&mut out, seat, result, line, points);
            }
            if let Some(floor) = self.words.edition.floor.filter(|&floor| floor == result.total) {
                let _ = writeln!(out, "  {}", words.say(message!("terminal-final-floor", floor = floor)));
            }
        }
        out.push('\n');
        self.ties().iter().for_each(|tie| out.push_str(&format!("{tie}\n")));
        let winners: Vec<Seat> = self.standings.winners().collect();
        let total = words.total(self.in_order()[0].1.total);
        let verdict = match winners[..] {
            [only] => {
                let (you, subject) = (words.is_you(only), words.subject(only));
                message!("terminal-final-won", you = you, subject = subject, total = total)
            }
            _ => {
                let names = listed(winners.into_iter().map(|seat| words.seat(seat)));
                message!("terminal-final-shared", names = names, total = total)
            }
        };
        out.push_str(&words.say(verdict));
        out.push('\n');
        out
    }

    fn line_text(&self, out: &mut String, seat: Seat, result: &Count, line: &ScoreLine, points: i16) {
        let words = &self.words;
        let mut row = |indent: &str, name: Message, points: i16| {
            let name = format!("{indent}{}", words.say(name));
            let _ = writeln!(out, "  {name:<48} {:>5}", signed(points));
        };
        match line {
            ScoreLine::Routes => {
                row("", message!("score-routes"), points);
                for (route, length, points) in self.routes(seat) {
                    row("  ", message!("terminal-final-route", route = words.route(route), count = length), points);
                }
            }
            ScoreLine::Tickets => {
                let (done, failed) = (result.completed, result.failed);
                row("", message!("terminal-final-tickets", done = done, failed = failed), points);
                for (ticket, done) in tickets(self.game, seat) {
                    let value = i16::from(words.edition.tickets[ticket.index()].value);
                    let ticket = words.ticket(ticket);
                    match done {
                        true => row("  ", message!("terminal-final-ticket-done", ticket = ticket), value),
                        false => row("  ", message!("terminal-final-ticket-failed", ticket = ticket), -value),
                    }
                }
            }
            ScoreLine::LongestPath(_) => {
                row("", message!("terminal-final-longest-path", count = result.longest_path), points);
            }
            ScoreLine::Globetrotter(_) => {
                row("", message!("terminal-final-globetrotter", count = result.completed), points)
            }
            ScoreLine::Passengers { most, second } => {
                row("", message!("score-passengers"), points);
                for (of, number, points) in self.passengers(seat, *most, *second) {
                    row("  ", message!("word-cards-of", count = number, color = color(of)), points);
                }
            }
            ScoreLine::Coins => row("", message!("score-dollars"), points),
            ScoreLine::Bookings => row("", message!("score-bookings"), points),
            ScoreLine::TrainsLeft { .. } => {
                let left = self.game.open().trains[seat.index()];
                row("", message!("terminal-final-trains-left", count = left), points);
            }
        }
    }

    /// Returns a seat's value for a tie-break.
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

    /// Returns a sentence about each tie between adjacent places.
    fn ties(&self) -> Vec<String> {
        let order = self.in_order();
        let pairs = order.windows(2).filter(|pair| pair[0].1.total == pair[1].1.total);
        pairs.map(|pair| self.words.say(self.tie(pair[0].0, pair[1].0))).collect()
    }

    /// Describes the tie-break that decided between two seats with equal totals, if any did.
    fn tie(&self, ahead: Seat, behind: Seat) -> Message {
        let ties = &self.words.edition.ties;
        let (above, below) = (capital(&self.words.seat(ahead)), self.words.seat(behind));
        let money = if self.words.in_dollars() { "yes" } else { "no" };
        match ties.iter().find(|tie| self.strength(tie, ahead) != self.strength(tie, behind)) {
            None if ties.is_empty() => {
                message!("terminal-final-same-place", above = above, below = below, money = money)
            }
            None => {
                let ties = listed(ties.iter().map(tie_name));
                message!("terminal-final-all-equal", above = above, below = below, money = money, ties = ties)
            }
            Some(tie @ (Tie::TicketsCompleted | Tie::Passengers)) => {
                let (more, fewer) = (self.strength(tie, ahead), self.strength(tie, behind));
                message!(
                    "terminal-final-counts-decide",
                    above = above,
                    below = below,
                    money = money,
                    tie = tie_name(tie),
                    more = more,
                    fewer = fewer
                )
            }
            Some(tie) => {
                let tie = tie_name(tie);
                message!("terminal-final-one-decides", above = above, below = below, money = money, tie = tie)
            }
        }
    }

    /// Formats the explanation as data, with English words.
    pub fn json(&self) -> Value {
        let seats =
            self.standings.results().iter().enumerate().map(|(at, result)| self.seat_json(Seat::new(at), result));
        let winners: Vec<&String> = self.standings.winners().map(|seat| &self.words.colors[seat.index()]).collect();
        json!({ "winners": winners, "ties": self.ties(), "seats": seats.collect::<Vec<_>>() })
    }

    fn seat_json(&self, seat: Seat, result: &Count) -> Value {
        let edition = self.words.edition;
        let mut lines = Map::new();
        for (line, points) in edition.lines.iter().zip(result.lines) {
            lines.insert(line.name().to_string(), points.into());
        }
        let routes = self.routes(seat).map(|(route, length, points)| {
            json!({ "route": edition.routes[route.index()].id, "length": length, "points": points })
        });
        let tickets = tickets(self.game, seat).into_iter().map(|(ticket, done)| {
            let ticket = &edition.tickets[ticket.index()];
            json!({ "ticket": ticket.id, "value": ticket.value, "completed": done })
        });
        let mut sheet = json!({
            "seat": self.words.colors[seat.index()],
            "place": result.place,
            "total": result.total,
            "lines": lines,
            "routes": routes.collect::<Vec<_>>(),
            "tickets": tickets.collect::<Vec<_>>(),
            "trains_left": self.game.open().trains[seat.index()],
        });
        for line in &edition.lines {
            match line {
                ScoreLine::LongestPath(_) => sheet["longest_path"] = result.longest_path.into(),
                ScoreLine::Coins => sheet["coins"] = self.game.open().coins(seat).into(),
                ScoreLine::Passengers { most, second } => {
                    let colors = self.passengers(seat, *most, *second).map(
                        |(color, number, points)| json!({ "color": color.name(), "count": number, "points": points }),
                    );
                    sheet["passengers"] = colors.collect();
                }
                ScoreLine::Routes
                | ScoreLine::Tickets
                | ScoreLine::Globetrotter(_)
                | ScoreLine::TrainsLeft { .. }
                | ScoreLine::Bookings => {}
            }
        }
        sheet
    }
}
