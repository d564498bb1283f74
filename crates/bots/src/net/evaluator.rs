//! Evaluation of positions with a network. It uses only what a seat knows, and computes win chances
//! and scores for the seat's answers.

use std::sync::Arc;

use rules::action::Action;
use rules::ids::Id;
use rules::limits::SEATS_MAX;
use rules::view::Sight;

use super::actions::{ActionStep, Actions, Mask, PaymentDetail, Pending};
use super::calibration::Calibration;
use super::chart::Chart;
use super::embedded::pool;
use super::encode::{Known, encode};
use super::forward::Forward;
use super::memory::{PublicMemory, SeatMemory};
use super::outlook::{Outlook, Paths};
use super::weights::NeuralNetwork;

/// An answer with the probability that the policy gives it.
#[derive(Clone, Copy, Debug)]
pub struct Likely {
    pub action: Action,
    pub chance: f64,
}

/// Everything that a seat remembers in addition to its view.
#[derive(Clone, Copy)]
pub struct Remembered<'a, const W: usize> {
    pub ledger: &'a PublicMemory,
    pub memory: &'a SeatMemory<W>,
}

/// A network with its buffers, for the seats of one game. Values derived from routes and tickets
/// are cached until these change.
pub struct Evaluator<const W: usize> {
    chart: Arc<Chart<W>>,
    network: Arc<NeuralNetwork>,
    outlooks: [Outlook<W>; SEATS_MAX],
    paths: Paths<W>,
    forward: Forward,
    /// The action index that belongs to each output.
    live: Vec<u32>,
    observation: Vec<u8>,
}

impl<const W: usize> Evaluator<W> {
    /// Creates an evaluator. Returns `None` if the network is for another edition or encoder.
    pub fn new(chart: &Arc<Chart<W>>, network: &Arc<NeuralNetwork>) -> Option<Evaluator<W>> {
        network.fits(chart.tables().edition(), &chart.layout).then(|| Evaluator {
            forward: Forward::new(&chart.layout),
            live: chart.layout.live_actions(),
            observation: vec![0; chart.layout.bytes()],
            chart: Arc::clone(chart),
            network: Arc::clone(network),
            outlooks: Default::default(),
            paths: Paths::default(),
        })
    }

    /// Evaluates a position, for the scores of actions and the win chances that are read next.
    fn run(&mut self, sight: &Sight<'_, W>, remembered: Remembered<'_, W>, pending: Pending) {
        let outlook = &mut self.outlooks[sight.seat.index()];
        outlook.refresh(&self.chart, sight);
        self.paths.refresh(&self.chart, sight.open);
        let Remembered { ledger, memory } = remembered;
        let known = Known { sight, ledger, memory, pending, outlook, paths: &self.paths };
        encode(&self.chart, &known, &mut self.observation);
        self.forward.run(&self.network, &self.chart.layout, &self.observation);
    }

    fn actions<'a>(chart: &'a Chart<W>, sight: &'a Sight<'a, W>, pending: Pending) -> Actions<'a, W> {
        Actions { chart, sight, pending, payments: PaymentDetail::Thrifty }
    }

    /// Returns the answer reached by always taking the step with the highest score. Ties go to the
    /// lowest index.
    pub fn best(&mut self, sight: &Sight<'_, W>, remembered: Remembered<'_, W>) -> Action {
        let chart = Arc::clone(&self.chart);
        let mut pending = Pending::Nothing;
        loop {
            let actions = Self::actions(&chart, sight, pending);
            let mask = actions.mask();
            let index = match (mask.len(), mask.nth(0)) {
                (1, Some(only)) => only,
                _ => {
                    self.run(sight, remembered, pending);
                    let legal = self.legal(&mask);
                    // `min_by_key` returns the first of equally good steps, which has the lowest
                    // index.
                    legal
                        .min_by_key(|(_, score)| std::cmp::Reverse(*score))
                        .expect("a seat that is asked has a choice")
                        .0
                }
            };
            match actions.follow(index).expect("the mask names steps that can be taken") {
                ActionStep::Answer(action) => return action,
                ActionStep::Pending(next) => pending = next,
            }
        }
    }

    /// Iterates over the legal indices in the last evaluated position, with their scores.
    fn legal<'a>(&'a self, mask: &'a Mask) -> impl Iterator<Item = (usize, i32)> + 'a {
        let live = self.live.iter().map(|&index| index as usize).enumerate();
        let legal = live.filter(|(_, index)| mask.has(*index));
        legal.map(|(at, index)| (index, self.forward.action(&self.network, at)))
    }

    /// Returns at most `most` answers, likeliest first. Omits answers that are less than `least`
    /// times as likely as the first.
    pub fn likely(
        &mut self,
        sight: &Sight<'_, W>,
        remembered: Remembered<'_, W>,
        most: usize,
        least: f64,
    ) -> Vec<Likely> {
        let chart = Arc::clone(&self.chart);
        let mut found: Vec<Likely> = Vec::new();
        let mut open: Vec<(f64, Pending)> = vec![(1.0, Pending::Nothing)];
        // Always extend the likeliest partial answer. Stop when enough answers are at least as
        // likely as every partial answer.
        while let Some(at) = (0..open.len()).max_by(|&a, &b| open[a].0.total_cmp(&open[b].0)) {
            let (chance, pending) = open.swap_remove(at);
            found.sort_by(|a, b| b.chance.total_cmp(&a.chance));
            if found.len() >= most && found[most - 1].chance >= chance {
                break;
            }
            let actions = Self::actions(&chart, sight, pending);
            let mask = actions.mask();
            self.run(sight, remembered, pending);
            let scale = self.network.action_scale();
            let legal: Vec<(usize, i32)> = self.legal(&mask).collect();
            let best = legal.iter().map(|(_, score)| *score).max().unwrap_or(0);
            let weights: Vec<f64> = legal.iter().map(|(_, score)| exp(f64::from(score - best) / scale)).collect();
            let sum: f64 = weights.iter().sum();
            for ((index, _), weight) in legal.into_iter().zip(weights) {
                let chance = chance * weight / sum;
                match actions.follow(index).expect("the mask names steps that can be taken") {
                    ActionStep::Answer(action) => found.push(Likely { action, chance }),
                    ActionStep::Pending(next) => open.push((chance, next)),
                }
            }
        }
        found.sort_by(|a, b| b.chance.total_cmp(&a.chance));
        found.truncate(most);
        let first = found.first().map_or(0.0, |likely| likely.chance);
        found.retain(|likely| likely.chance >= least * first);
        found
    }

    /// Returns the win chances of all seats as this seat sees them, in seat order.
    pub fn chances(&mut self, sight: &Sight<'_, W>, remembered: Remembered<'_, W>) -> Vec<f64> {
        self.run(sight, remembered, Pending::Nothing);
        shares(&self.tendencies(sight))
    }

    /// Returns the win chances of all seats, calibrated to match the results of games.
    pub fn true_chances(&mut self, sight: &Sight<'_, W>, remembered: Remembered<'_, W>) -> Vec<f64> {
        self.run(sight, remembered, Pending::Nothing);
        let pool = pool(&self.network, sight.open.seats());
        pool.view(Calibration::stage(sight.open), sight.seat.index(), &self.tendencies(sight))
    }

    /// Returns each seat's log win chance in the last evaluated position, up to a common offset.
    fn tendencies(&self, sight: &Sight<'_, W>) -> Vec<f64> {
        let (judged, seats) = (self.forward.judged(&self.network), sight.open.seats());
        let around = &judged[2..2 + seats];
        let best = around.iter().copied().max().unwrap_or(0);
        let of = |seat: usize| around[(seat + seats - sight.seat.index()) % seats];
        (0..seats).map(|seat| f64::from(of(seat) - best) / self.network.judged_scale()).collect()
    }

    /// Returns the log chances of all seats as this seat sees them, up to a common offset. Also
    /// returns the relative likelihood of this answer's first step, which is 1 for the likeliest
    /// step. Both results come from a single evaluation.
    pub fn look(&mut self, sight: &Sight<'_, W>, remembered: Remembered<'_, W>, action: &Action) -> (Vec<f64>, f64) {
        let chart = Arc::clone(&self.chart);
        let actions = Self::actions(&chart, sight, Pending::Nothing);
        let mask = actions.mask();
        let toward = actions.toward_within(&mask, action);
        self.run(sight, remembered, Pending::Nothing);
        let legal: Vec<(usize, i32)> = self.legal(&mask).collect();
        let best = legal.iter().map(|(_, score)| *score).max().unwrap_or(0);
        let taken = legal.iter().find(|(index, _)| Some(*index) == toward);
        let scale = self.network.action_scale();
        let likely = taken.map_or(0.0, |(_, score)| exp(f64::from(score - best) / scale));
        (self.tendencies(sight), likely)
    }

    /// Returns the value of this seat's position: the mean of its win chance and its expected
    /// reward. The network gives the reward relative to a fair share of the win, so that share is
    /// added.
    pub fn worth(&mut self, sight: &Sight<'_, W>, remembered: Remembered<'_, W>) -> f64 {
        let win = self.chances(sight, remembered)[sight.seat.index()];
        let reward = f64::from(self.forward.judged(&self.network)[0]) / self.network.judged_scale();
        let reward = reward + 1.0 / sight.open.seats() as f64;
        0.5 * (win + reward)
    }
}

/// Converts log chances to chances. A common offset of all log chances has no effect.
pub fn shares(tendencies: &[f64]) -> Vec<f64> {
    let best = tendencies.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let weights: Vec<f64> = tendencies.iter().map(|tendency| exp(tendency - best)).collect();
    let sum: f64 = weights.iter().sum();
    weights.into_iter().map(|weight| weight / sum).collect()
}

/// Computes the exponential of a number that is at most 0. Only basic operations are used, because
/// library functions differ between machines.
fn exp(x: f64) -> f64 {
    if x < -700.0 {
        return 0.0;
    }
    let doublings = (x * std::f64::consts::LOG2_E).round();
    let rest = x - doublings * std::f64::consts::LN_2;
    let series = (1..=14).rev().fold(1.0, |sum, order| 1.0 + sum * rest / f64::from(order));
    series * f64::from_bits(((1023 + doublings as i64) as u64) << 52)
}
