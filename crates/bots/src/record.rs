use std::cell::RefCell;

use dealer::{Fast, Revealed};
use rules::chance::{Dealer, Draw, Outcome};
use rules::game::Game;
use rules::hash::state_hash;
use rules::record::{Record, RecordHeader, RecordInput};
use rules::setup::Setup;

/// A dealer that adds its deals to a list of the game's inputs.
pub struct Noted<'a> {
    dealer: Fast,
    inputs: &'a RefCell<Vec<RecordInput>>,
}

impl<'a> Noted<'a> {
    /// Creates a `fast-1` dealer with this seed, before its first deal.
    pub fn new(seed: u64, inputs: &'a RefCell<Vec<RecordInput>>) -> Noted<'a> {
        Noted { dealer: Fast::new(seed, 0), inputs }
    }
}

impl Dealer for Noted<'_> {
    fn pick<const W: usize>(&mut self, draw: &Draw<W>) -> Outcome {
        let outcome = self.dealer.pick(draw);
        self.inputs.borrow_mut().push(RecordInput::Deal(outcome));
        outcome
    }
}

/// Returns the record of a finished game that was dealt by `fast-1` with this seed.
pub fn record_of<const W: usize>(game: &Game<W>, setup: &Setup, seed: u64, inputs: Vec<RecordInput>) -> Record {
    let revealed = Revealed::fast(seed);
    Record {
        header: RecordHeader::new(game.tables().edition(), setup.clone(), revealed.name(), Some(revealed.hash())),
        lines: vec![0; inputs.len()],
        inputs,
        final_hash: Some(state_hash(game, &setup.colors)),
        seed: Some(revealed.seed()),
    }
}
