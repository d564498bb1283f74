//! One game after another, silent or with a record.

use std::ops::Range;
use std::sync::Arc;

use bots::{Player, next_seat};
use dealer::{Fast, Revealed, game_seed};
use rules::chance::{Dealer, Draw, Outcome};
use rules::game::Game;
use rules::hash::state_hash;
use rules::ids::Id;
use rules::record::{Header, Input, Record};
use rules::tables::Tables;

use super::Order;
use super::tally::Tally;
use crate::seeds::player_seed;

/// A run of games and what they add up to.
pub struct Run<'a, const W: usize> {
    order: &'a Order,
    tables: Arc<Tables<W>>,
    tally: Tally,
}

/// A dealer whose deals are noted among the inputs of the game.
struct Noted {
    dealer: Fast,
    inputs: Vec<Input>,
}

impl Dealer for Noted {
    fn pick<const W: usize>(&mut self, draw: &Draw<W>) -> Outcome {
        let outcome = self.dealer.pick(draw);
        self.inputs.push(Input::Deal(outcome));
        outcome
    }
}

impl<'a, const W: usize> Run<'a, W> {
    pub fn new(order: &'a Order, tables: Arc<Tables<W>>) -> Self {
        let tally = Tally::new(&order.edition, order.setup.colors.len());
        Run { order, tables, tally }
    }

    /// Plays the games of these numbers; with their records as text, if they are to be kept.
    pub fn games(mut self, numbers: Range<u64>, keep: bool) -> (Tally, String) {
        let mut records = String::new();
        for number in numbers {
            let seed = game_seed(self.order.seed, number);
            if keep {
                records.push_str(&self.recorded(seed));
                records.push('\n');
            } else {
                self.silent(seed);
            }
        }
        (self.tally, records)
    }

    fn begin(&mut self, seed: u64) -> (Game<W>, Vec<Box<dyn Player<W>>>) {
        self.tally.census.begin(self.order.setup.colors.len());
        let game = Game::new(Arc::clone(&self.tables), &self.order.setup, &mut self.tally.census);
        let policies = self.order.policies.iter().enumerate();
        let players = policies
            .map(|(seat, name)| bots::by_name(name, player_seed(seed, seat)).expect("names were looked up before"));
        (game.expect("the set-up was checked before"), players.collect())
    }

    fn silent(&mut self, seed: u64) {
        let (mut game, mut players) = self.begin(seed);
        let decisions = bots::play(&mut game, &mut players, &mut Fast::new(seed, 0), &mut self.tally.census);
        self.tally.count(&game, decisions);
    }

    /// The same game, with every input kept.
    fn recorded(&mut self, seed: u64) -> String {
        let (mut game, mut players) = self.begin(seed);
        let mut noted = Noted { dealer: Fast::new(seed, 0), inputs: Vec::new() };
        let mut decisions = 0;
        game.deal_all(&mut noted, &mut self.tally.census);
        while let Some(seat) = next_seat(&game) {
            let action = players[seat.index()].decide(&game.sight(seat));
            noted.inputs.push(Input::Act(seat, action));
            game.act_dealt(seat, &action, &mut noted, &mut self.tally.census);
            decisions += 1;
        }
        self.tally.count(&game, decisions);
        let revealed = Revealed::fast(seed);
        let edition = &self.order.edition;
        let record = Record {
            header: Header::new(edition, self.order.setup.clone(), Fast::NAME, Some(revealed.hash())),
            lines: vec![0; noted.inputs.len()],
            inputs: noted.inputs,
            final_hash: Some(state_hash(&game, &self.order.setup.colors)),
            seed: Some(revealed.seed()),
        };
        record.to_text(edition)
    }
}
