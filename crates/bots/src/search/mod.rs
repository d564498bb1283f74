//! Search: plays the choices worth a thought on, in games that could be the one at the table, and takes the best.

pub(crate) mod playout;
mod tree;

use std::sync::Arc;
use std::time::{Duration, Instant};

use dealer::Stream;
use rules::action::Action;
use rules::choices::Choices;
use rules::game::Game;
use rules::ids::Id;
use rules::limits::{SEATS_MAX, SEATS_MIN};
use rules::seen::Seen;
use rules::tables::Tables;
use rules::view::Sight;

use crate::Player;
use crate::atlas::Atlas;
use crate::belief::{Belief, Odds};
use crate::planner::{Judged, Planner};
use crate::rivals::{self, Threats};
use crate::style::Style;
pub use playout::Playout;
use tree::Tree;

/// How long a search may think about one decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// So many games played out; the decision depends on the seed alone.
    Nodes(u32),
    /// So much time.
    Time(Duration),
}

impl Budget {
    /// `20n` or `100ms`.
    pub fn parse(text: &str) -> Option<Budget> {
        match (text.strip_suffix("ms"), text.strip_suffix('n')) {
            (Some(number), _) => Some(Budget::Time(Duration::from_millis(number.parse().ok()?))),
            (_, Some(number)) => Some(Budget::Nodes(number.parse().ok()?)),
            _ => None,
        }
    }
}

impl Budget {
    /// Too little to look into many choices, or to trust what so few games say.
    fn is_small(self) -> bool {
        match self {
            Budget::Nodes(nodes) => nodes < 150,
            Budget::Time(time) => time < Duration::from_millis(15),
        }
    }
}

/// The most choices that are looked into.
const BREADTH: usize = 8;
/// Trains that a claim must be expected to cost rivals to be looked into for that.
const HURTS: f32 = 1.0;
/// Rounds before a choice can be dropped.
const ROUNDS_MIN: u32 = 6;
/// A choice is dropped when it is so many standard errors behind the best.
const BEHIND: f64 = 2.5;

/// What the planner thinks counts as much as so many games played out.
const TRUST: f64 = 30.0;
/// What a point that the planner sees between two choices is worth as a value.
const POINT: f32 = 0.01;
/// The most that the planner holds against a choice.
const PRIOR_MOST: f32 = 0.1;

/// Looks ahead by playing on.
pub struct Search<const W: usize> {
    atlas: Arc<Atlas<W>>,
    planner: Planner<W>,
    belief: Belief<W>,
    budget: Budget,
    /// The most choices that are looked into.
    breadth: usize,
    /// What the planner thinks counts as much as so many games played out.
    trust: f64,
    /// Plays fewer games at larger tables, where each takes longer.
    thrifty: bool,
    /// Looks into the claim that would hurt rivals most as well.
    watches: bool,
    stream: Stream,
    playout: Playout<W>,
    played: u32,
}

/// A choice under test.
struct Branch {
    action: Action,
    /// Where its tree begins.
    node: usize,
    /// How far behind the best the planner puts it, as a value.
    prior: f64,
    /// Results round by round, as long as it is in the race.
    results: Vec<f64>,
    alive: bool,
}

impl<const W: usize> Search<W> {
    /// Thinks as long as the budget allows.
    pub fn new(atlas: &Arc<Atlas<W>>, budget: Budget, seed: u64) -> Search<W> {
        Search {
            atlas: Arc::clone(atlas),
            planner: Planner::broad(atlas, Style::PLANNER),
            belief: Belief::default(),
            budget,
            breadth: if budget.is_small() { BREADTH / 2 } else { BREADTH },
            trust: if budget.is_small() { 2.0 * TRUST } else { TRUST },
            thrifty: false,
            watches: false,
            stream: Stream::new(seed),
            playout: Playout::new(atlas),
            played: 0,
        }
    }

    /// The blocker: a planner that watches. It looks into its best few choices and the claim that would hurt most, with
    /// so few games that a decision takes milliseconds.
    pub fn blocker(atlas: &Arc<Atlas<W>>, seed: u64) -> Search<W> {
        Search { thrifty: true, ..Search::expert(atlas, Budget::Nodes(60), seed) }
    }

    /// The expert: looks into everything, as long as the budget allows.
    pub fn expert(atlas: &Arc<Atlas<W>>, budget: Budget, seed: u64) -> Search<W> {
        let planner = Planner::broad(atlas, Style::WATCHFUL);
        Search { planner, watches: true, ..Search::new(atlas, budget, seed) }
    }

    /// Games played on so far, in all decisions.
    pub fn played(&self) -> u32 {
        self.played
    }

    fn race(&mut self, sight: &Sight<'_, W>, mut branches: Vec<Branch>) -> Action {
        let start = Instant::now();
        let view = sight.view();
        let odds: [Odds; SEATS_MAX] = std::array::from_fn(|seat| {
            if seat < sight.open.seats() && seat != sight.seat.index() {
                rivals::odds(&self.atlas, sight.open, rules::ids::Seat::new(seat))
            } else {
                Odds::new()
            }
        });
        let mut tree = Tree::default();
        branches.iter_mut().for_each(|branch| branch.node = tree.grow());
        let (mut rounds, mut nodes) = (0, 0);
        loop {
            let guess = self.belief.guess(sight, &odds, &mut self.stream);
            let game = Game::suppose(Arc::clone(&self.atlas.tables), &view, &guess);
            let game = game.expect("a guess from what was seen fits");
            let luck = self.stream.next_u64();
            self.playout.prepare(&game);
            for branch in branches.iter_mut().filter(|branch| branch.alive) {
                branch.results.push(self.playout.value(
                    &game,
                    sight.seat,
                    &branch.action,
                    luck,
                    &mut tree,
                    branch.node,
                ));
                nodes += 1;
            }
            rounds += 1;
            if rounds >= ROUNDS_MIN {
                drop_those_behind(&mut branches);
            }
            let spent = match self.budget {
                Budget::Nodes(most) if self.thrifty => nodes * sight.open.seats() as u32 >= most * SEATS_MIN as u32,
                Budget::Nodes(most) => nodes >= most,
                Budget::Time(most) => start.elapsed() >= most,
            };
            if spent || branches.iter().filter(|branch| branch.alive).count() == 1 {
                break;
            }
        }
        self.played += nodes;
        let (level, trust) = (branches[0].mean(), self.trust);
        let alive = branches.iter().filter(|branch| branch.alive);
        let best = alive.max_by(|a, b| a.weighed(level, trust).total_cmp(&b.weighed(level, trust)));
        best.expect("the best is never dropped").action
    }
}

impl Branch {
    /// The mean of its results and of what the planner thinks of it.
    fn weighed(&self, level: f64, trust: f64) -> f64 {
        let count = self.results.len() as f64;
        (count * self.mean() + trust * (level + self.prior)) / (count + trust)
    }

    fn mean(&self) -> f64 {
        self.results.iter().sum::<f64>() / self.results.len().max(1) as f64
    }
}

/// The claim that would cost rivals most, if it costs them something.
fn hurting<const W: usize>(atlas: &Atlas<W>, sight: &Sight<'_, W>, judged: &[Judged]) -> Option<Judged> {
    let threats = Threats::new(atlas, sight.open, sight.seat, sight.own.tickets);
    let claims = judged.iter().filter_map(|judged| match judged.action {
        Action::Claim { route, .. } => Some((threats.missed(route), *judged)),
        _ => None,
    });
    claims.filter(|(missed, _)| *missed >= HURTS).max_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, judged)| judged)
}

/// Takes those out of the race that are clearly behind the best, game by game on the same cards.
fn drop_those_behind(branches: &mut [Branch]) {
    let alive = || (0..branches.len()).filter(|&at| branches[at].alive);
    let best = alive().max_by(|&a, &b| branches[a].mean().total_cmp(&branches[b].mean())).expect("one is alive");
    let behind: Vec<usize> = alive()
        .filter(|&at| at != best)
        .filter(|&at| {
            let gaps = branches[best].results.iter().zip(&branches[at].results).map(|(a, b)| a - b);
            let count = branches[at].results.len() as f64;
            let (sum, squares) = gaps.fold((0.0, 0.0), |(sum, squares), gap| (sum + gap, squares + gap * gap));
            let mean = sum / count;
            let variance = (squares / count - mean * mean).max(1e-6);
            mean > BEHIND * (variance / count).sqrt()
        })
        .collect();
    behind.into_iter().for_each(|at| branches[at].alive = false);
}

impl<const W: usize> Player<W> for Search<W> {
    fn hears(&self) -> bool {
        true
    }

    fn notice(&mut self, tables: &Tables<W>, seen: &Seen<W>) {
        self.belief.notice(tables, seen);
    }

    fn decide(&mut self, sight: &Sight<'_, W>) -> Action {
        let all = self.planner.judge(sight);
        let mut judged: Vec<Judged> = all.iter().take(self.breadth).copied().collect();
        if self.watches && all.len() > judged.len() && sight.open.turns_left.is_none() {
            judged.extend(hurting(&self.atlas, sight, &all[self.breadth..]));
        }
        if judged.len() == 1 || !matches!(sight.choices(), Choices::Turn(_) | Choices::Keep(_)) {
            return judged[0].action;
        }
        let best = judged[0].worth;
        let branches = judged.iter().map(|judged| Branch {
            action: judged.action,
            node: 0,
            prior: -f64::from(((best - judged.worth) * POINT).min(PRIOR_MOST)),
            results: Vec::new(),
            alive: true,
        });
        self.race(sight, branches.collect())
    }
}
