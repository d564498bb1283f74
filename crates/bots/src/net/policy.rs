use std::sync::Arc;

use rules::action::Action;
use rules::seen::Seen;
use rules::tables::Tables;
use rules::view::Sight;

use super::chart::Chart;
use super::evaluator::{Evaluator, Remembered};
use super::memory::{PublicMemory, SeatMemory};
use super::weights::NeuralNetwork;
use crate::Player;

/// A player that follows a network's policy, without search.
pub struct Policy<const W: usize> {
    evaluator: Evaluator<W>,
    ledger: PublicMemory,
    memory: SeatMemory<W>,
}

impl<const W: usize> Policy<W> {
    /// Creates a player for one game. Returns `None` if the network is for another edition or
    /// encoder.
    pub fn new(chart: &Arc<Chart<W>>, network: &Arc<NeuralNetwork>) -> Option<Policy<W>> {
        let evaluator = Evaluator::new(chart, network)?;
        Some(Policy { evaluator, ledger: PublicMemory::default(), memory: SeatMemory::default() })
    }

    /// Returns the win chances of all seats as the network estimates them from this seat's view, in
    /// seat order.
    pub fn chances(&mut self, sight: &Sight<'_, W>) -> Vec<f64> {
        self.evaluator.chances(sight, Remembered { ledger: &self.ledger, memory: &self.memory })
    }
}

impl<const W: usize> Player<W> for Policy<W> {
    fn hears(&self) -> bool {
        true
    }

    fn notice(&mut self, _tables: &Tables<W>, seen: &Seen<W>) {
        self.ledger.notice(seen);
        self.memory.notice(seen);
    }

    fn decide(&mut self, sight: &Sight<'_, W>) -> Action {
        self.evaluator.best(sight, Remembered { ledger: &self.ledger, memory: &self.memory })
    }
}
