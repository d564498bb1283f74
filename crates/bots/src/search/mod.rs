//! Search: plays the choices worth a thought on, in games that could be the one at the table, and takes the best.

mod budget;
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
use crate::atlas::Atlas;
use crate::belief::{Belief, Odds};
use crate::planner::{Judged, Planner};
use crate::rivals::{self, Threats};
use crate::style::Style;
pub use budget::Budget;
use playout::Playout;
use race::{Branch, drop_those_behind};
use tree::Tree;

/// The most choices that are looked into.
const BREADTH: usize = 8;
/// Trains that a claim must be expected to cost rivals to be looked into for that.
const HURTS: f32 = 1.0;
/// Rounds before a choice can be dropped.
const ROUNDS_MIN: u32 = 6;
/// What the planner thinks counts as much as so many games played out.
const TRUST: f64 = 30.0;

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

    /// The third level: a blocker that thinks less, so that the expert is well above it however little time there is.
    pub fn hard(atlas: &Arc<Atlas<W>>, seed: u64) -> Search<W> {
        Search { budget: Budget::Nodes(24), ..Search::blocker(atlas, seed) }
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
                rivals::odds(&self.atlas, sight.open, Seat::new(seat))
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
                let root = (&mut tree, branch.node);
                branch.results.push(self.playout.value(&game, sight.seat, &branch.action, luck, root));
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

/// The claim that would cost rivals most, if it costs them something.
fn hurting<const W: usize>(atlas: &Atlas<W>, sight: &Sight<'_, W>, judged: &[Judged]) -> Option<Judged> {
    let threats = Threats::new(atlas, sight.open, sight.seat, sight.own.tickets);
    let claims = judged.iter().filter_map(|judged| match judged.action {
        Action::Claim { route, .. } => Some((threats.missed(route), *judged)),
        _ => None,
    });
    claims.filter(|(missed, _)| *missed >= HURTS).max_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, judged)| judged)
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
        let branches = judged.iter().map(|judged| Branch::new(judged.action, best - judged.worth));
        self.race(sight, branches.collect())
    }
}
