//! The bots at a table with people, and what each side of it hears.

use std::sync::Arc;
use std::time::Duration;

use bots::arena::{Host, Seated};
use bots::{Failure, Player, player_seed};
use dealer::game_seed;
use rules::action::Action;
use rules::fact::{Fact, Listener};
use rules::game::Game;
use rules::ids::{Id, Seat};
use rules::record::Recorder;
use rules::seen::{Seen, Viewer};

use crate::fail::Failed;
use crate::house::House;

/// What the seats of people have seen and have not been told yet.
pub struct Ears<const W: usize>(Vec<(Seat, Vec<Seen<W>>)>);

impl<const W: usize> Ears<W> {
    /// For all seats where no bot sits.
    pub fn new(sits: &[Option<String>]) -> Self {
        let people = sits.iter().enumerate().filter(|(_, bot)| bot.is_none());
        Ears(people.map(|(at, _)| (Seat::new(at), Vec::new())).collect())
    }

    /// The seats of people, in order.
    pub fn people(&self) -> impl Iterator<Item = Seat> + '_ {
        self.0.iter().map(|(seat, _)| *seat)
    }

    /// What this seat is to be told now.
    pub fn told(&mut self, seat: Seat) -> Vec<Seen<W>> {
        let of = self.0.iter_mut().find(|(person, _)| *person == seat);
        of.map(|(_, untold)| std::mem::take(untold)).unwrap_or_default()
    }
}

impl<const W: usize> Listener<W> for Ears<W> {
    fn hear(&mut self, fact: Fact<W>) {
        for (seat, untold) in &mut self.0 {
            untold.push(fact.seen_by(Viewer::Seat(*seat)));
        }
    }
}

/// The bots of a table, each with what it has not been told yet.
pub struct Company<const W: usize> {
    /// The bot of each seat; none where a person sits.
    pub sits: Vec<Option<String>>,
    bots: Vec<Bot<W>>,
}

struct Bot<const W: usize> {
    seat: Seat,
    player: Box<dyn Player<W>>,
    untold: Vec<Seen<W>>,
}

impl<const W: usize> Company<W> {
    /// New bots that have heard the game so far. Their luck begins anew, since nothing tells how far it had come; so it
    /// depends on how far the game has come, or they would repeat themselves.
    pub fn new(
        sits: Vec<Option<String>>,
        recorder: &Recorder<W>,
        seed: u64,
        patience: Duration,
    ) -> Result<Self, Failed> {
        let (tables, record) = (recorder.game().tables(), recorder.record());
        let house = House::new(tables, patience);
        let luck = game_seed(seed, record.inputs.len() as u64);
        let sit = |(at, name): (usize, &String)| {
            let (setup, seat) = (&record.header.setup, Seat::new(at));
            let seated = Seated { setup, seat, seed: player_seed(luck, at) };
            Ok(Bot { seat, player: house.sit(name, &seated).map_err(Failed::plain)?, untold: Vec::new() })
        };
        let named = sits.iter().enumerate().filter_map(|(at, name)| Some((at, name.as_ref()?)));
        let bots = named.map(sit).collect::<Result<_, Failed>>()?;
        let mut company = Company { sits, bots };
        let again = Recorder::new(Arc::clone(tables), record.header.clone(), &mut company);
        let mut again = again.expect("the game began like this");
        for input in record.standing() {
            again.apply(input, &mut company).expect("the game went on like this");
        }
        Ok(company)
    }

    /// What the bot of this seat does, and why a simpler one had to decide if one did.
    pub fn decide(&mut self, game: &Game<W>, seat: Seat) -> Result<(Action, Option<Failure>), Failed> {
        let bot = self.bots.iter_mut().find(|bot| bot.seat == seat).expect("a bot sits there");
        let Bot { player, untold, .. } = bot;
        untold.drain(..).for_each(|seen| player.notice(game.tables(), &seen));
        let action = player.decide(&game.sight(seat));
        player.trouble().map_or(Ok((action, player.failure())), |trouble| Err(Failed::plain(trouble)))
    }

    /// The game is over: every bot hears the rest and how it was counted.
    pub fn close(&mut self, game: &Game<W>) {
        let Some(standings) = game.standings() else { return };
        for Bot { player, untold, .. } in &mut self.bots {
            untold.drain(..).for_each(|seen| player.notice(game.tables(), &seen));
            player.over(&standings);
        }
    }

    /// Whether a bot sits there.
    pub fn has(&self, seat: Seat) -> bool {
        self.sits[seat.index()].is_some()
    }
}

impl<const W: usize> Listener<W> for Company<W> {
    fn hear(&mut self, fact: Fact<W>) {
        for Bot { seat, player, untold } in &mut self.bots {
            if player.hears() {
                untold.push(fact.seen_by(Viewer::Seat(*seat)));
            }
        }
    }
}

/// Two listeners as one.
pub struct Both<'a, const W: usize>(pub &'a mut Ears<W>, pub &'a mut Company<W>);

impl<const W: usize> Listener<W> for Both<'_, W> {
    fn hear(&mut self, fact: Fact<W>) {
        for (seat, untold) in &mut self.0.0 {
            untold.push(fact.seen_by(Viewer::Seat(*seat)));
        }
        self.1.hear(fact);
    }
}
