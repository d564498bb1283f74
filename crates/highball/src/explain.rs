//! A line-by-line explanation of the final scores: where every point comes from, and how ties were
//! broken.

use std::fmt::Write;

use rules::game::Game;
use rules::ids::{Id, Seat};
use rules::score::{BrokenTie, ScoreBreakdown, ScoreLine, SeatScore, Tie};
use serde_json::{Map, Value, json};

use crate::words::{Message, TableWords, capital, color, listed, message, ordinal, signed};

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
    score: ScoreBreakdown<'a, W>,
}

impl<'a, const W: usize> Explained<'a, W> {
    /// Creates an explanation; `None` if the game is not over.
    pub fn new(game: &'a Game<W>, words: TableWords<'a>) -> Option<Self> {
        Some(Explained { words, score: ScoreBreakdown::new(game)? })
    }

    /// Returns all places and totals in one line, from first place to last.
    pub fn summary(&self) -> String {
        let places = self.score.in_order().into_iter().map(|(seat, result)| {
            let place = self.words.say(ordinal(result.place));
            format!("{place} {} {}", self.words.seat(seat), result.total)
        });
        places.collect::<Vec<_>>().join(", ")
    }

    /// Formats the explanation as human-readable text.
    pub fn text(&self) -> String {
        let words = &self.words;
        let mut out = format!("{}\n", words.say(message!("terminal-final-title")));
        for (seat, result) in self.score.in_order() {
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
        let winners: Vec<Seat> = self.score.standings().winners().collect();
        let total = words.total(self.score.in_order()[0].1.total);
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

    fn line_text(&self, out: &mut String, seat: Seat, result: &SeatScore, line: &ScoreLine, points: i16) {
        let words = &self.words;
        let mut row = |indent: &str, name: Message, points: i16| {
            let name = format!("{indent}{}", words.say(name));
            let _ = writeln!(out, "  {name:<48} {:>5}", signed(points));
        };
        match line {
            ScoreLine::Routes => {
                row("", message!("score-routes"), points);
                for (route, length, points) in self.score.routes(seat) {
                    row("  ", message!("terminal-final-route", route = words.route(route), count = length), points);
                }
            }
            ScoreLine::Tickets => {
                let (done, failed) = (result.completed, result.failed);
                row("", message!("terminal-final-tickets", done = done, failed = failed), points);
                for (ticket, done) in self.score.game().tickets_of(seat) {
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
                for (of, number, points) in self.score.passengers(seat, *most, *second) {
                    row("  ", message!("word-cards-of", count = number, color = color(of)), points);
                }
            }
            ScoreLine::Coins => row("", message!("score-dollars"), points),
            ScoreLine::Bookings => row("", message!("score-bookings"), points),
            ScoreLine::TrainsLeft { .. } => {
                let left = self.score.game().open().trains[seat.index()];
                row("", message!("terminal-final-trains-left", count = left), points);
            }
        }
    }

    /// Returns a sentence for each tie between adjacent seats in the ranking.
    fn ties(&self) -> Vec<String> {
        self.score.ties().into_iter().map(|tie| self.words.say(self.tie(tie))).collect()
    }

    /// Explains which tie-break separated two seats with equal totals, or that none did.
    fn tie(&self, tie: BrokenTie) -> Message {
        let ties = &self.words.edition.ties;
        let (above, below) = (capital(&self.words.seat(tie.ahead)), self.words.seat(tie.behind));
        let money = if self.words.in_dollars() { "yes" } else { "no" };
        match tie.decided {
            None if ties.is_empty() => {
                message!("terminal-final-same-place", above = above, below = below, money = money)
            }
            None => {
                let ties = listed(ties.iter().map(tie_name));
                message!("terminal-final-all-equal", above = above, below = below, money = money, ties = ties)
            }
            Some((tie @ (Tie::TicketsCompleted | Tie::Passengers), [more, fewer])) => {
                message!(
                    "terminal-final-counts-decide",
                    above = above,
                    below = below,
                    money = money,
                    tie = tie_name(&tie),
                    more = more,
                    fewer = fewer
                )
            }
            Some((tie, _)) => {
                let tie = tie_name(&tie);
                message!("terminal-final-one-decides", above = above, below = below, money = money, tie = tie)
            }
        }
    }

    /// Formats the explanation as JSON.
    pub fn json(&self) -> Value {
        let seats = self
            .score
            .standings()
            .results()
            .iter()
            .enumerate()
            .map(|(at, result)| self.seat_json(Seat::new(at), result));
        let winners: Vec<&String> =
            self.score.standings().winners().map(|seat| &self.words.colors[seat.index()]).collect();
        json!({ "winners": winners, "ties": self.ties(), "seats": seats.collect::<Vec<_>>() })
    }

    fn seat_json(&self, seat: Seat, result: &SeatScore) -> Value {
        let edition = self.words.edition;
        let mut lines = Map::new();
        for (line, points) in edition.lines.iter().zip(result.lines) {
            lines.insert(line.name().to_string(), points.into());
        }
        let routes = self.score.routes(seat).map(|(route, length, points)| {
            json!({ "route": edition.routes[route.index()].id, "length": length, "points": points })
        });
        let tickets = self.score.game().tickets_of(seat).into_iter().map(|(ticket, done)| {
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
            "trains_left": self.score.game().open().trains[seat.index()],
        });
        for line in &edition.lines {
            match line {
                ScoreLine::LongestPath(_) => sheet["longest_path"] = result.longest_path.into(),
                ScoreLine::Coins => sheet["coins"] = self.score.game().open().coins(seat).into(),
                ScoreLine::Passengers { most, second } => {
                    let colors = self.score.passengers(seat, *most, *second).map(
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
