//! The bots at a table with people, and the facts that bots and people have not seen yet.

use std::sync::Arc;
use std::time::Duration;

use bots::arena::{Host, Seated};
use bots::{BotFailure, Player, player_seed};
use dealer::game_seed;
use rules::action::Action;
use rules::fact::{Fact, Listener};
use rules::game::Game;
use rules::ids::{Id, Seat};
use rules::record::Recorder;
use rules::seen::{Seen, Viewer};

use crate::bot_host::BotHost;
use crate::fail::Failed;

/// Facts not yet shown to people, by seat.
pub struct UnreadFacts<const W: usize>(Vec<(Seat, Vec<Seen<W>>)>);

impl<const W: usize> UnreadFacts<W> {
    /// Creates an empty list of facts for each seat without a bot.
    pub fn new(sits: &[Option<String>]) -> Self {
        let people = sits.iter().enumerate().filter(|(_, bot)| bot.is_none());
        UnreadFacts(people.map(|(at, _)| (Seat::new(at), Vec::new())).collect())
    }

    /// Iterates over the people's seats, in order.
    pub fn people(&self) -> impl Iterator<Item = Seat> + '_ {
        self.0.iter().map(|(seat, _)| *seat)
    }

    /// Takes this seat's unread facts.
    pub fn told(&mut self, seat: Seat) -> Vec<Seen<W>> {
        let of = self.0.iter_mut().find(|(person, _)| *person == seat);
        of.map(|(_, untold)| std::mem::take(untold)).unwrap_or_default()
    }
}

impl<const W: usize> Listener<W> for UnreadFacts<W> {
    fn hear(&mut self, fact: Fact<W>) {
        for (seat, untold) in &mut self.0 {
            untold.push(fact.seen_by(Viewer::Seat(*seat)));
        }
    }
}

/// The bots at a table, each with the facts it has not received yet.
pub struct BotSeats<const W: usize> {
    /// The bot in each seat; `None` for a person.
    pub sits: Vec<Option<String>>,
    bots: Vec<Bot<W>>,
}

struct Bot<const W: usize> {
    seat: Seat,
    player: Box<dyn Player<W>>,
    untold: Vec<Seen<W>>,
}

impl<const W: usize> BotSeats<W> {
    /// Creates bots that have seen the game so far.
    ///
    /// The bots' random number generators restart, since their state is not recorded. The seed
    /// depends on the progress of the game, so that the bots do not repeat themselves.
    pub fn new(
        sits: Vec<Option<String>>,
        recorder: &Recorder<W>,
        seed: u64,
        patience: Duration,
    ) -> Result<Self, Failed> {
        let (tables, record) = (recorder.game().tables(), recorder.record());
        let house = BotHost::new(tables, patience);
        let luck = game_seed(seed, record.inputs.len() as u64);
        let sit = |(at, name): (usize, &String)| {
            let (setup, seat) = (&record.header.setup, Seat::new(at));
            let seated = Seated { setup, seat, seed: player_seed(luck, at) };
            Ok(Bot { seat, player: house.sit(name, &seated).map_err(Failed::plain)?, untold: Vec::new() })
        };
        let named = sits.iter().enumerate().filter_map(|(at, name)| Some((at, name.as_ref()?)));
        let bots = named.map(sit).collect::<Result<_, Failed>>()?;
        let mut company = BotSeats { sits, bots };
        let again = Recorder::new(Arc::clone(tables), record.header.clone(), &mut company);
        let mut again = again.expect("the game began like this");
        for input in record.standing() {
            again.apply(input, &mut company).expect("the game went on like this");
        }
        Ok(company)
    }

    /// Returns the action of this seat's bot and, if a simpler bot had to decide, the failure.
    pub fn decide(&mut self, game: &Game<W>, seat: Seat) -> Result<(Action, Option<BotFailure>), Failed> {
        let bot = self.bots.iter_mut().find(|bot| bot.seat == seat).expect("a bot sits there");
        let Bot { player, untold, .. } = bot;
        untold.drain(..).for_each(|seen| player.notice(game.tables(), &seen));
        let action = player.decide(&game.sight(seat));
        player.trouble().map_or(Ok((action, player.failure())), |trouble| Err(Failed::plain(trouble)))
    }

    /// Ends the game: every bot receives its remaining facts and the result.
    pub fn close(&mut self, game: &Game<W>) {
        let Some(standings) = game.standings() else { return };
        for Bot { player, untold, .. } in &mut self.bots {
            untold.drain(..).for_each(|seen| player.notice(game.tables(), &seen));
            player.over(&standings);
        }
    }

    /// Checks whether a bot plays this seat.
    pub fn has(&self, seat: Seat) -> bool {
        self.sits[seat.index()].is_some()
    }
}

impl<const W: usize> Listener<W> for BotSeats<W> {
    fn hear(&mut self, fact: Fact<W>) {
        for Bot { seat, player, untold } in &mut self.bots {
            if player.hears() {
                untold.push(fact.seen_by(Viewer::Seat(*seat)));
            }
        }
    }
}

/// A listener that passes facts to both people and bots.
pub struct Both<'a, const W: usize>(pub &'a mut UnreadFacts<W>, pub &'a mut BotSeats<W>);

impl<const W: usize> Listener<W> for Both<'_, W> {
    fn hear(&mut self, fact: Fact<W>) {
        for (seat, untold) in &mut self.0.0 {
            untold.push(fact.seen_by(Viewer::Seat(*seat)));
        }
        self.1.hear(fact);
    }
}
