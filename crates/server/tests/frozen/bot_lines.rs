//! Lines between a game and a program that plays one seat (docs/bot-protocol.md).

use std::collections::BTreeSet;
use std::sync::Arc;

use dealer::Chacha;
use protocol::bot;
use rules::action::Action;
use rules::chance::Dealer;
use rules::fact::Fact;
use rules::game::{Game, Waiting};
use rules::ids::{Id, Seat};
use rules::limits::SMALL;
use rules::seen::{Seen, Viewer};
use rules::setup::Setup;
use rules::tables::Tables;
use serde_json::Value;

use super::fixture::{self, HOW};
use super::json::Limit;
use super::stage::Dice;
use super::transcript::{Transcript, listed};

const SEATS: usize = 2;

/// A game between two programs, and the lines that both receive.
struct Lines {
    game: Game<SMALL>,
    facts: Vec<Fact<SMALL>>,
    /// Number of facts that each seat has received.
    read: [usize; SEATS],
    transcript: Transcript,
}

impl Lines {
    fn add(&mut self, step: usize, seat: Seat, line: &str) {
        let line: Value = serde_json::from_str(line).expect("a line is JSON");
        let (kind, content) = line.as_object().and_then(|fields| fields.iter().next()).expect("a line has one key");
        self.transcript.add(step, &format!("seat {}", seat.index()), kind, &Arc::new(content.clone()));
    }

    /// Returns the facts since the last line to this seat.
    fn unread(&mut self, seat: Seat) -> Vec<Seen<SMALL>> {
        let from = std::mem::replace(&mut self.read[seat.index()], self.facts.len());
        self.facts[from..].iter().map(|fact| fact.seen_by(Viewer::Seat(seat))).collect()
    }

    fn play(name: &str) -> Transcript {
        let edition = maps::edition(name).expect("a built-in edition");
        let setup = Setup::of(&edition, SEATS);
        let tables = Tables::<SMALL>::new(edition.clone()).expect("the edition fits");
        let mut facts = Vec::new();
        let game = Game::new(tables, &setup, &mut facts).expect("the game starts");
        let transcript = Transcript::new(Limit { list_max: 400 });
        let mut lines = Lines { game, facts, read: [0; SEATS], transcript };
        let (mut dealer, mut dice) = (Chacha::new([7; 32], 0), Dice::new(7));
        for seat in 0..SEATS {
            lines.add(0, Seat::new(seat), &bot::hello(&edition, &setup, Seat::new(seat), 1 << 40));
        }
        for step in 1.. {
            let seat = match lines.game.waiting() {
                Waiting::Over => break,
                Waiting::Chance(draw) => {
                    lines.game.deal(dealer.pick(&draw), &mut lines.facts).expect("the pick is legal");
                    continue;
                }
                Waiting::Seat(seat) => seat,
                Waiting::Seats(seats) => Seat::new(seats.trailing_zeros() as usize),
            };
            let seen = lines.unread(seat);
            let choices: Vec<Action> = lines.game.choices(seat).iter().collect();
            let line = bot::decide(&lines.game.sight(seat), &seen, &choices);
            lines.add(step, seat, &line);
            // Programs answer by number or by action.
            let number = dice.below(choices.len());
            let action = bot::answer(&number.to_string(), &choices).expect("a number of a choice");
            let written = serde_json::to_string(&action).expect("an action can be written");
            assert_eq!(bot::answer(&written, &choices), Ok(action), "{written}");
            lines.game.act(seat, &action, &mut lines.facts).expect("the choice is legal");
        }
        let standings = lines.game.standings().expect("the game is over");
        for seat in (0..SEATS).map(Seat::new) {
            let seen = lines.unread(seat);
            lines.add(0, seat, &bot::over(&edition, &seen, &standings));
        }
        lines.transcript
    }
}

#[test]
fn bot_lines_match_fixtures() {
    let (mut sums, mut paths) = (String::new(), BTreeSet::new());
    for name in maps::names() {
        let transcript = Lines::play(name);
        if let Err(report) = transcript.check(&format!("bots/{name}")) {
            panic!("{report}\n{HOW}");
        }
        sums += &transcript.sums(name);
        paths.extend(transcript.paths);
    }
    fixture::check("bots/sums.txt", &sums);
    fixture::check("bots/paths.txt", &listed(&paths));
}
