//! Search with a network. The network's policy proposes choices and plays for all seats. The
//! network then evaluates the resulting position, if necessary together with playouts.

use std::sync::Arc;

use rules::action::Action;
use rules::choices::Choices;
use rules::game::Game;
use rules::ids::{Id, Seat};
use rules::seen::Seen;
use rules::view::Sight;

use super::plans::PlayoutLeaf;
use super::playout::{PairedDeals, share};
use super::{Candidate, Leaf, Prior};
use crate::net::{Chart, Evaluator, NeuralNetwork, PublicMemory, Remembered, SeatMemory, TableMemory, playouts};

/// Minimum likelihood, relative to the likeliest choice, of a choice worth exploring.
const LEAST: f64 = 0.01;
/// Maximum penalty that the prior gives to an unlikely choice.
const PRIOR_MOST: f64 = 0.15;

/// A prior that proposes the choices of a policy.
pub struct NetPrior<const W: usize> {
    evaluator: Evaluator<W>,
    ledger: PublicMemory,
    memory: SeatMemory<W>,
}

impl<const W: usize> NetPrior<W> {
    pub fn new(chart: &Arc<Chart<W>>, network: &Arc<NeuralNetwork>) -> Option<NetPrior<W>> {
        let evaluator = Evaluator::new(chart, network)?;
        Some(NetPrior { evaluator, ledger: PublicMemory::default(), memory: SeatMemory::default() })
    }
}

impl<const W: usize> Prior<W> for NetPrior<W> {
    fn notice(&mut self, seen: &Seen<W>) {
        self.ledger.notice(seen);
        self.memory.notice(seen);
    }

    fn propose(&mut self, sight: &Sight<'_, W>, breadth: usize) -> Vec<Candidate> {
        let remembered = Remembered { ledger: &self.ledger, memory: &self.memory };
        if !matches!(sight.choices(), Choices::Turn(_) | Choices::Keep(_)) {
            return vec![Candidate { action: self.evaluator.best(sight, remembered), prior: 0.0 }];
        }
        let likely = self.evaluator.likely(sight, remembered, breadth, LEAST);
        let first = likely[0].chance;
        let prior = |chance: f64| -PRIOR_MOST * (1.0 - chance / first);
        likely.iter().map(|likely| Candidate { action: likely.action, prior: prior(likely.chance) }).collect()
    }
}

/// A leaf in which the policy answers for all seats until the searcher's next turn. The value of a
/// choice is the network's evaluation of the position at that turn, from the searcher's seat. The
/// rivals' memories are unknown and therefore empty.
pub struct NetLeaf<const W: usize> {
    evaluator: Evaluator<W>,
    heard: TableMemory<W>,
    /// The searcher's own memory.
    memory: SeatMemory<W>,
    /// Whether to return calibrated win chances instead of values that include the expected reward.
    told_to_people: bool,
}

impl<const W: usize> NetLeaf<W> {
    pub fn new(chart: &Arc<Chart<W>>, network: &Arc<NeuralNetwork>) -> Option<NetLeaf<W>> {
        let evaluator = Evaluator::new(chart, network)?;
        Some(NetLeaf { evaluator, heard: TableMemory::default(), memory: SeatMemory::default(), told_to_people: false })
    }

    /// Makes the leaf return calibrated win chances, as shown to users.
    pub fn telling_chances(self) -> NetLeaf<W> {
        NetLeaf { told_to_people: true, ..self }
    }
}

impl<const W: usize> Leaf<W> for NetLeaf<W> {
    fn notice(&mut self, seen: &Seen<W>) {
        self.heard.ledger.notice(seen);
        self.memory.notice(seen);
    }

    fn begin(&mut self, _choices: usize) {}

    fn prepare(&mut self, _game: &Game<W>) {}

    fn value(&mut self, game: &Game<W>, seat: Seat, _choice: usize, action: &Action, luck: u64) -> f64 {
        let mut luck = PairedDeals::new(luck);
        let (mut game, mut heard) = (game.clone(), self.heard);
        heard.memories[seat.index()] = self.memory;
        game.act_dealt(seat, action, luck.on(seat, action), &mut heard);
        while let Some(on) = game.to_move() {
            let sight = game.sight(on);
            let remembered = Remembered { ledger: &heard.ledger, memory: &heard.memories[on.index()] };
            if on == seat && matches!(sight.choices(), Choices::Turn(_)) {
                return match self.told_to_people {
                    true => self.evaluator.true_chances(&sight, remembered)[seat.index()],
                    false => self.evaluator.worth(&sight, remembered),
                };
            }
            let action = self.evaluator.best(&sight, remembered);
            game.act_dealt(on, &action, luck.on(on, &action), &mut heard);
        }
        share(&game.standings().expect("nobody is asked any more"), seat)
    }
}

/// A leaf that averages the values of a network and of playouts. A network that has met only
/// planners and itself judges games against other styles badly; playouts correct it.
pub struct MixedLeaf<const W: usize> {
    network: Arc<NeuralNetwork>,
    judged: NetLeaf<W>,
    played: PlayoutLeaf<W>,
    /// The weight of the playouts at the current table.
    weight: f64,
}

impl<const W: usize> MixedLeaf<W> {
    pub fn new(chart: &Arc<Chart<W>>, network: &Arc<NeuralNetwork>) -> Option<MixedLeaf<W>> {
        let judged = NetLeaf::new(chart, network)?;
        Some(MixedLeaf { network: Arc::clone(network), judged, played: PlayoutLeaf::new(&chart.atlas), weight: 0.0 })
    }
}

impl<const W: usize> Leaf<W> for MixedLeaf<W> {
    fn notice(&mut self, seen: &Seen<W>) {
        self.judged.notice(seen);
    }

    fn begin(&mut self, choices: usize) {
        self.played.begin(choices);
    }

    fn prepare(&mut self, game: &Game<W>) {
        self.weight = playouts(&self.network, game.open().seats());
        if self.weight > 0.0 {
            self.played.prepare(game);
        }
    }

    fn value(&mut self, game: &Game<W>, seat: Seat, choice: usize, action: &Action, luck: u64) -> f64 {
        let judged = self.judged.value(game, seat, choice, action, luck);
        if self.weight == 0.0 {
            return judged;
        }
        let played = self.played.value(game, seat, choice, action, luck);
        judged + self.weight * (played - judged)
    }
}
