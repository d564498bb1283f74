//! A player that takes what its network likes best.

use std::sync::Arc;

use rules::action::Action;
use rules::ids::Id;
use rules::seen::Seen;
use rules::tables::Tables;
use rules::view::Sight;

use super::actions::{Actions, Payments, Pending, Step};
use super::chart::{Chart, Outlook, Paths};
use super::encode::{Known, encode};
use super::forward::Forward;
use super::ledger::{Ledger, Memory};
use super::weights::Network;
use crate::Player;

/// Plays by a network alone, without search.
pub struct Policy<const W: usize> {
    chart: Arc<Chart<W>>,
    network: Arc<Network>,
    ledger: Ledger,
    memory: Memory<W>,
    outlook: Outlook<W>,
    paths: Paths<W>,
    forward: Forward,
    /// The index of each output.
    live: Vec<u32>,
    observation: Vec<u8>,
}

impl<const W: usize> Policy<W> {
    /// For one game; none if the network is for another edition or encoder.
    pub fn new(chart: &Arc<Chart<W>>, network: &Arc<Network>) -> Option<Policy<W>> {
        network.fits(chart.tables().edition(), &chart.layout).then(|| Policy {
            forward: Forward::new(&chart.layout),
            live: chart.layout.live_actions(),
            observation: vec![0; chart.layout.bytes()],
            chart: Arc::clone(chart),
            network: Arc::clone(network),
            ledger: Ledger::default(),
            memory: Memory::default(),
            outlook: Outlook::default(),
            paths: Paths::default(),
        })
    }

    /// Each seat's chance to win as the network sees it from here, by the number of the seat.
    pub fn chances(&mut self, sight: &Sight<'_, W>) -> Vec<f64> {
        self.look(sight, Pending::Nothing);
        let scores = self.forward.run(&self.network, &self.chart.layout, &self.observation);
        let (scale, seats) = (scores.scale()[1], sight.open.seats());
        let weights: Vec<f64> =
            scores.judged[2..2 + seats].iter().map(|&score| (f64::from(score) / scale).exp()).collect();
        let sum: f64 = weights.iter().sum();
        (0..seats).map(|seat| weights[(seat + seats - sight.seat.index()) % seats] / sum).collect()
    }

    fn look(&mut self, sight: &Sight<'_, W>, pending: Pending) {
        self.outlook.refresh(&self.chart, sight);
        self.paths.refresh(&self.chart, sight.open);
        let known = Known {
            sight,
            ledger: &self.ledger,
            memory: &self.memory,
            pending,
            outlook: &self.outlook,
            paths: &self.paths,
        };
        encode(&self.chart, &known, &mut self.observation);
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
        let mut pending = Pending::Nothing;
        loop {
            let chart = Arc::clone(&self.chart);
            let actions = Actions { chart: &chart, sight, pending, payments: Payments::Thrifty };
            let mask = actions.mask();
            let index = match (mask.len(), mask.nth(0)) {
                (1, Some(only)) => only,
                _ => {
                    self.look(sight, pending);
                    let scores = self.forward.run(&self.network, &chart.layout, &self.observation);
                    let legal = self.live.iter().zip(&scores.actions).filter(|(index, _)| mask.has(**index as usize));
                    // Ties go to the lowest index.
                    let best = legal.min_by_key(|(_, score)| std::cmp::Reverse(**score));
                    *best.expect("a seat that is asked has a choice").0 as usize
                }
            };
            match actions.follow(index).expect("the mask names steps that can be taken") {
                Step::Answer(action) => return action,
                Step::Pending(next) => pending = next,
            }
        }
    }
}
