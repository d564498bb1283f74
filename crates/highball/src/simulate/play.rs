//! One game after another, silent or with a record.

use std::cell::RefCell;
use std::ops::Range;
use std::sync::Arc;

use bots::arena::{Host, Seated};
use bots::record::{Noted, record_of};
use bots::{Player, play_with, player_seed};
use dealer::{Fast, game_seed};
use rules::game::Game;
use rules::ids::{Id, Seat};
use rules::record::Input;
use rules::tables::Tables;

use super::Order;
use super::tally::Tally;
use crate::fail::Failed;
use crate::failures::can_fail;
use crate::house::House;

/// A run of games and what they add up to.
pub struct Run<'a, const W: usize> {
    order: &'a Order,
    tables: Arc<Tables<W>>,
    house: &'a House<W>,
    /// Whether a bot can fail; asking policies costs time.
    fallible: bool,
    tally: Tally,
}

impl<'a, const W: usize> Run<'a, W> {
    pub fn new(order: &'a Order, tables: Arc<Tables<W>>, house: &'a House<W>) -> Self {
        let tally = Tally::new(&order.edition, order.setup.colors.len());
        let fallible = order.bots.iter().any(|bot| can_fail(bot));
        Run { order, tables, house, fallible, tally }
    }

    /// Plays the games of these numbers; with their records as text, if they are to be kept.
    pub fn games(mut self, numbers: Range<u64>, keep: bool) -> Result<(Tally, String), Failed> {
        let mut records = String::new();
        for number in numbers {
            let seed = game_seed(self.order.seed, number);
            let inputs = keep.then(RefCell::default);
            let game = self.game(seed, inputs.as_ref())?;
            if let Some(inputs) = inputs {
                let record = record_of(&game, &self.order.setup, seed, inputs.into_inner());
                records.push_str(&record.to_text(&self.order.edition));
                records.push('\n');
            }
        }
        Ok((self.tally, records))
    }

    fn players(&self, seed: u64) -> Result<Vec<Box<dyn Player<W>>>, Failed> {
        let players = self.order.bots.iter().enumerate().map(|(seat, bot)| {
            let seated = Seated { setup: &self.order.setup, seat: Seat::new(seat), seed: player_seed(seed, seat) };
            self.house.sit(bot, &seated).map_err(Failed::plain)
        });
        players.collect()
    }

    /// Plays one game; its inputs are kept where there is a list for them.
    fn game(&mut self, seed: u64, inputs: Option<&RefCell<Vec<Input>>>) -> Result<Game<W>, Failed> {
        let mut players = self.players(seed)?;
        self.tally.census.begin(self.order.setup.colors.len());
        let game = Game::new(Arc::clone(&self.tables), &self.order.setup, &mut self.tally.census);
        let mut game = game.expect("the set-up was checked before");
        let census = &mut self.tally.census;
        let (fallible, house, bots) = (self.fallible, self.house, &self.order.bots);
        let failed = |seat: Seat, player: &mut dyn Player<W>| {
            if let Some(failure) = if fallible { player.failure() } else { None } {
                house.failed(&bots[seat.index()], failure);
            }
            fallible && player.trouble().is_some()
        };
        let decisions = match inputs {
            None => play_with(&mut game, &mut players, &mut Fast::new(seed, 0), census, |seat, player, sight| {
                let action = player.decide(sight);
                (!failed(seat, player)).then_some(action)
            }),
            Some(inputs) => {
                play_with(&mut game, &mut players, &mut Noted::new(seed, inputs), census, |seat, player, sight| {
                    let action = player.decide(sight);
                    inputs.borrow_mut().push(Input::Act(seat, action));
                    (!failed(seat, player)).then_some(action)
                })
            }
        };
        if let Some(trouble) = players.iter().find_map(|player| player.trouble()) {
            return Err(Failed::plain(trouble));
        }
        self.tally.count(&game, decisions);
        Ok(game)
    }
}
