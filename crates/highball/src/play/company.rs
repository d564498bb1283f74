//! The bots at the person's table, and what each side of it hears.

use std::sync::Arc;
use std::time::Duration;

use bots::arena::{Host, Seated};
use bots::{Player, player_seed};
use dealer::game_seed;
use rules::action::Action;
use rules::fact::{Fact, Listener};
use rules::game::Game;
use rules::ids::{Id, Seat};
use rules::record::Recorder;
use rules::seen::{Seen, Viewer};

use super::YOU;
use crate::fail::Failed;
use crate::house::House;
use crate::replay::standing;

/// What the person's seat has seen and has not been told yet.
pub struct Ears<const W: usize>(pub Vec<Seen<W>>);

impl<const W: usize> Default for Ears<W> {
    fn default() -> Self {
        Ears(Vec::new())
    }
}

impl<const W: usize> Listener<W> for Ears<W> {
    fn hear(&mut self, fact: Fact<W>) {
        self.0.push(fact.seen_by(Viewer::Seat(YOU)));
    }
}

/// The bots of the seats after the person's, each with what it has not been told yet.
pub struct Company<const W: usize> {
    pub names: Vec<String>,
    bots: Vec<(Box<dyn Player<W>>, Vec<Seen<W>>)>,
}

impl<const W: usize> Company<W> {
    /// New bots that have heard the game so far. Their luck begins anew, since nothing tells how far it had come; so it
    /// depends on how far the game has come, or they would repeat themselves.
    pub fn new(names: Vec<String>, recorder: &Recorder<W>, seed: u64, patience: Duration) -> Result<Self, Failed> {
        let (tables, record) = (recorder.game().tables(), recorder.record());
        let house = House::new(tables, patience);
        let luck = game_seed(seed, record.inputs.len() as u64);
        let sit = |(at, name): (usize, &String)| {
            let (setup, seat) = (&record.header.setup, Seat::new(at + 1));
            let seated = Seated { setup, seat, seed: player_seed(luck, at + 1) };
            Ok((house.sit(name, &seated).map_err(Failed::input)?, Vec::new()))
        };
        let bots = names.iter().enumerate().map(sit).collect::<Result<_, Failed>>()?;
        let mut company = Company { names, bots };
        let again = Recorder::new(Arc::clone(tables), record.header.clone(), &mut company);
        let mut again = again.expect("the game began like this");
        for input in standing(record) {
            again.apply(input, &mut company).expect("the game went on like this");
        }
        Ok(company)
    }

    /// What the bot of this seat does.
    pub fn decide(&mut self, game: &Game<W>, seat: Seat) -> Result<Action, Failed> {
        let (bot, untold) = &mut self.bots[seat.index() - 1];
        untold.drain(..).for_each(|seen| bot.notice(game.tables(), &seen));
        let action = bot.decide(&game.sight(seat));
        bot.trouble().map_or(Ok(action), |trouble| Err(Failed::input(trouble)))
    }

    /// The game is over: every bot hears the rest and how it was counted.
    pub fn close(&mut self, game: &Game<W>) {
        let Some(standings) = game.standings() else { return };
        for (bot, untold) in &mut self.bots {
            untold.drain(..).for_each(|seen| bot.notice(game.tables(), &seen));
            bot.over(&standings);
        }
    }
}

impl<const W: usize> Listener<W> for Company<W> {
    fn hear(&mut self, fact: Fact<W>) {
        for (at, (bot, untold)) in self.bots.iter_mut().enumerate() {
            if bot.hears() {
                untold.push(fact.seen_by(Viewer::Seat(Seat::new(at + 1))));
            }
        }
    }
}

/// Two listeners as one.
pub struct Both<'a, const W: usize>(pub &'a mut Ears<W>, pub &'a mut Company<W>);

impl<const W: usize> Listener<W> for Both<'_, W> {
    fn hear(&mut self, fact: Fact<W>) {
        self.0.0.push(fact.seen_by(Viewer::Seat(YOU)));
        self.1.hear(fact);
    }
}
