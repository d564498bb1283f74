//! Search, which tries promising choices in guessed games and takes the best choice.
//!
//! In a **guessed game**, the hidden cards and tickets are filled in consistently with what the
//! seat has seen. All searches use guesses, common random numbers and a race between choices. They
//! differ in two parts: a [`Prior`] proposes choices, and a [`Leaf`] computes the value of a choice
//! in a guessed game. Planners and playouts work on every board, while a network works only for the
//! edition for which it was trained.

mod budget;
mod networks;
mod plans;
pub(crate) mod playout;
mod race;
mod tree;

use std::sync::Arc;
use std::time::Instant;

use dealer::Stream;
use rules::action::Action;
use rules::choices::Choices;
use rules::game::Game;
use rules::ids::{Id, Seat};
use rules::limits::{SEATS_MAX, SEATS_MIN};
use rules::seen::Seen;
use rules::tables::Tables;
use rules::view::Sight;

use crate::Player;
use crate::advice::seal_mixes;
use crate::analysis::Compared;
use crate::atlas::Atlas;
use crate::belief::{Belief, Odds};
use crate::net::{Chart, NeuralNetwork};
use crate::planner::Planner;
use crate::rivals;
use crate::style::Style;
pub use budget::Budget;
use networks::{MixedLeaf, NetLeaf, NetPrior};
use plans::{PlannerPrior, PlayoutLeaf, WonLeaf};
use race::{Branch, drop_those_behind};

/// Number of choices to request from the prior, unless the budget is small.
const BREADTH: usize = 8;
/// Minimum number of rounds before a choice can be dropped from the race.
const ROUNDS_MIN: u32 = 6;
/// Weight of the prior, as a number of games.
const TRUST: f64 = 30.0;

/// A choice proposed by a prior.
pub struct Candidate {
    pub action: Action,
    /// The prior's value of this choice minus that of the best choice. It is at most 0.
    pub prior: f64,
}

/// A source of choices to explore.
pub trait Prior<const W: usize>: Send {
    /// Processes a fact as seen by the searcher's seat.
    fn notice(&mut self, _seen: &Seen<W>) {}

    /// Returns promising choices, best first. There is at least one.
    fn propose(&mut self, sight: &Sight<'_, W>, breadth: usize) -> Vec<Candidate>;
}

/// An evaluator of choices in guessed games.
pub trait Leaf<const W: usize>: Send {
    /// Processes a fact as seen by the searcher's seat.
    fn notice(&mut self, _seen: &Seen<W>) {}

    /// Starts a race between this number of choices.
    fn begin(&mut self, choices: usize);

    /// Prepares for a guessed game in which all choices will be evaluated.
    fn prepare(&mut self, game: &Game<W>);

    /// Returns the value of the game to a seat after this action, whose number in the race is
    /// `choice`. `luck` seeds the deals.
    fn value(&mut self, game: &Game<W>, seat: Seat, choice: usize, action: &Action, luck: u64) -> f64;
}

/// A search that tries choices in games with guessed hidden cards and tickets.
pub struct Search<const W: usize> {
    atlas: Arc<Atlas<W>>,
    prior: Box<dyn Prior<W>>,
    leaf: Box<dyn Leaf<W>>,
    belief: Belief<W>,
    budget: Budget,
    /// Number of choices to request from the prior.
    breadth: usize,
    /// Weight of the prior, as a number of games.
    trust: f64,
    /// Whether the search plays fewer games at larger tables, where games take longer.
    thrifty: bool,
    stream: Stream,
    played: u32,
}

impl<const W: usize> Search<W> {
    fn with(
        atlas: &Arc<Atlas<W>>,
        budget: Budget,
        seed: u64,
        prior: impl Prior<W> + 'static,
        leaf: impl Leaf<W> + 'static,
    ) -> Search<W> {
        Search {
            atlas: Arc::clone(atlas),
            prior: Box::new(prior),
            leaf: Box::new(leaf),
            belief: Belief::default(),
            budget,
            breadth: if budget.is_small() { BREADTH / 2 } else { BREADTH },
            trust: if budget.is_small() { 2.0 * TRUST } else { TRUST },
            thrifty: false,
            stream: Stream::new(seed),
            played: 0,
        }
    }

    pub fn new(atlas: &Arc<Atlas<W>>, budget: Budget, seed: u64) -> Search<W> {
        let prior = PlannerPrior::new(Planner::broad(atlas, Style::PLANNER), None);
        Search::with(atlas, budget, seed, prior, PlayoutLeaf::new(atlas))
    }

    /// Creates the blocker, a planner that watches its rivals. It explores only a few of its best
    /// choices and the claim that would hurt rivals most, and plays so few games that a decision
    /// takes only milliseconds.
    pub fn blocker(atlas: &Arc<Atlas<W>>, seed: u64) -> Search<W> {
        Search { thrifty: true, ..Search::expert(atlas, Budget::Nodes(60), seed) }
    }

    /// Creates the third level, a blocker that builds routes early. It searches so little that the
    /// expert remains clearly stronger.
    pub fn hard(atlas: &Arc<Atlas<W>>, seed: u64) -> Search<W> {
        let prior = PlannerPrior::new(Planner::broad(atlas, Style::HARD), Some(atlas));
        let search = Search::with(atlas, Budget::Nodes(24), seed, prior, PlayoutLeaf::new(atlas));
        Search { thrifty: true, ..search }
    }

    /// Creates the expert without a network. It explores as much as its budget allows.
    pub fn expert(atlas: &Arc<Atlas<W>>, budget: Budget, seed: u64) -> Search<W> {
        let prior = PlannerPrior::new(Planner::broad(atlas, Style::WATCHFUL), Some(atlas));
        Search::with(atlas, budget, seed, prior, PlayoutLeaf::new(atlas))
    }

    /// Creates the expert with a network. Returns `None` if the network is for another edition or
    /// encoder.
    pub fn learned(
        chart: &Arc<Chart<W>>,
        network: &Arc<NeuralNetwork>,
        budget: Budget,
        seed: u64,
    ) -> Option<Search<W>> {
        let (prior, leaf) = (NetPrior::new(chart, network)?, MixedLeaf::new(chart, network)?);
        Some(Search::with(&chart.atlas, budget, seed, prior, leaf))
    }

    /// Returns the number of trials so far, over all decisions. A trial tries one choice in one
    /// guessed game.
    pub fn played(&self) -> u32 {
        self.played
    }

    /// Creates a search for analyses shown to users. All its values are win chances. Without a
    /// network, it uses playouts.
    pub fn judge(
        atlas: &Arc<Atlas<W>>,
        learned: Option<(&Arc<Chart<W>>, &Arc<NeuralNetwork>)>,
        nodes: u32,
        seed: u64,
    ) -> Search<W> {
        let budget = Budget::Nodes(nodes);
        let by_network = learned.and_then(|(chart, network)| {
            let (prior, leaf) = (NetPrior::new(chart, network)?, NetLeaf::new(chart, network)?.telling_chances());
            Some(Search::with(atlas, budget, seed, prior, leaf))
        });
        by_network.unwrap_or_else(|| {
            let prior = PlannerPrior::new(Planner::broad(atlas, Style::WATCHFUL), Some(atlas));
            Search::with(atlas, budget, seed, prior, WonLeaf::new(atlas))
        })
    }

    /// Returns the best choice, its win chance, and the win chance lost by choosing `other`
    /// instead. All values are based on the same guesses.
    pub fn compare(&mut self, sight: &Sight<'_, W>, other: Option<&Action>) -> Compared {
        let mut candidates = self.prior.propose(sight, self.breadth);
        let known = |other: &Action| candidates.iter().position(|candidate| candidate.action == *other);
        let at = other.map(|other| known(other).unwrap_or(candidates.len()));
        if let (Some(at), Some(&action)) = (at, other)
            && at == candidates.len()
        {
            candidates.push(Candidate { action, prior: candidates.last().map_or(0.0, |last| last.prior) });
        }
        let mut branches: Vec<Branch> = candidates.iter().map(Branch::new).collect();
        self.run(sight, &mut branches, at.or(Some(0)));
        let best = self.best(&branches);
        let (cost, error) = at.map_or((0.0, 0.0), |at| branches[best].ahead_of(&branches[at]));
        Compared { best: branches[best].action, chance: branches[best].mean(), cost: cost.max(0.0), error }
    }

    /// Returns the value of this choice, which is a win chance if [`Search::judge`] created the
    /// search.
    pub fn chance(&mut self, sight: &Sight<'_, W>, action: &Action) -> f64 {
        let mut branches = [Branch::new(&Candidate { action: *action, prior: 0.0 })];
        self.run(sight, &mut branches, Some(0));
        branches[0].mean()
    }

    fn race(&mut self, sight: &Sight<'_, W>, mut branches: Vec<Branch>) -> Action {
        self.run(sight, &mut branches, None);
        branches[self.best(&branches)].action
    }

    /// Returns the index of the best choice, given the results and the prior.
    fn best(&self, branches: &[Branch]) -> usize {
        let (level, trust) = (branches[0].mean(), self.trust);
        let alive = (0..branches.len()).filter(|&at| branches[at].alive);
        let worth = |at: usize| branches[at].weighed(level, trust);
        alive.max_by(|&a, &b| worth(a).total_cmp(&worth(b))).expect("the best is never dropped")
    }

    /// Guesses the hidden cards repeatedly, and tries all remaining choices in each guess, until
    /// the budget is spent or only one choice is left. The choice `kept` is never dropped.
    fn run(&mut self, sight: &Sight<'_, W>, branches: &mut [Branch], kept: Option<usize>) {
        let start = Instant::now();
        let view = sight.view();
        let odds: [Odds; SEATS_MAX] = std::array::from_fn(|seat| {
            if seat < sight.open.seats() && seat != sight.seat.index() {
                rivals::odds(&self.atlas, sight.open, Seat::new(seat))
            } else {
                Odds::new()
            }
        });
        let mixes = matches!(sight.choices(), Choices::Mixes(_));
        self.leaf.begin(branches.len());
        let (mut rounds, mut nodes) = (0, 0);
        loop {
            let mut guess = self.belief.guess(sight, &odds, &mut self.stream);
            if mixes {
                seal_mixes(sight, &mut guess);
            }
            let game = Game::suppose(Arc::clone(&self.atlas.tables), &view, &guess);
            let game = game.expect("a guess from what was seen fits");
            let luck = self.stream.next_u64();
            self.leaf.prepare(&game);
            for (at, branch) in branches.iter_mut().enumerate().filter(|(_, branch)| branch.alive) {
                branch.results.push(self.leaf.value(&game, sight.seat, at, &branch.action, luck));
                nodes += 1;
            }
            rounds += 1;
            if rounds >= ROUNDS_MIN {
                drop_those_behind(branches);
                kept.into_iter().for_each(|at| branches[at].alive = true);
            }
            let spent = match self.budget {
                Budget::Nodes(most) if self.thrifty => nodes * sight.open.seats() as u32 >= most * SEATS_MIN as u32,
                Budget::Nodes(most) => nodes >= most,
                Budget::Time(most) => start.elapsed() >= most,
            };
            let decided = kept.is_none() && branches.iter().filter(|branch| branch.alive).count() == 1;
            if spent || decided {
                break;
            }
        }
        self.played += nodes;
    }
}

impl<const W: usize> Player<W> for Search<W> {
    fn hears(&self) -> bool {
        true
    }

    fn notice(&mut self, tables: &Tables<W>, seen: &Seen<W>) {
        self.belief.notice(tables, seen);
        self.prior.notice(seen);
        self.leaf.notice(seen);
    }

    fn decide(&mut self, sight: &Sight<'_, W>) -> Action {
        let candidates = self.prior.propose(sight, self.breadth);
        if candidates.len() == 1 || !matches!(sight.choices(), Choices::Turn(_) | Choices::Keep(_)) {
            return candidates[0].action;
        }
        self.race(sight, candidates.iter().map(Branch::new).collect())
    }
}
