//! Search without a network. Planners propose choices, and playouts determine their values.

use std::sync::Arc;

use rules::action::Action;
use rules::game::Game;
use rules::ids::Seat;
use rules::view::Sight;

use super::playout::Playout;
use super::tree::Tree;
use super::{Candidate, Leaf, Prior};
use crate::atlas::Atlas;
use crate::planner::{Judged, Planner};
use crate::rivals::Threats;

/// Minimum expected cost to rivals, in trains, of a blocking claim that is worth exploring.
const HURTS: f32 = 1.0;
/// Prior value of one point.
const POINT: f32 = 0.01;
/// Maximum penalty that the prior gives to a weak choice.
const PRIOR_MOST: f32 = 0.1;

/// A prior that proposes the choices of a planner.
pub struct PlannerPrior<const W: usize> {
    planner: Planner<W>,
    /// The atlas, if the search also explores the claim that would hurt rivals most.
    watches: Option<Arc<Atlas<W>>>,
}

impl<const W: usize> PlannerPrior<W> {
    pub fn new(planner: Planner<W>, watches: Option<&Arc<Atlas<W>>>) -> PlannerPrior<W> {
        PlannerPrior { planner, watches: watches.cloned() }
    }
}

impl<const W: usize> Prior<W> for PlannerPrior<W> {
    fn propose(&mut self, sight: &Sight<'_, W>, breadth: usize) -> Vec<Candidate> {
        let all = self.planner.judge(sight);
        let mut judged: Vec<Judged> = all.iter().take(breadth).copied().collect();
        if let Some(atlas) = &self.watches
            && all.len() > judged.len()
            && sight.open.turns_left.is_none()
        {
            judged.extend(hurting(atlas, sight, &all[breadth..]));
        }
        let best = judged[0].worth;
        let prior = |judged: &Judged| -f64::from(((best - judged.worth) * POINT).min(PRIOR_MOST));
        judged.iter().map(|judged| Candidate { action: judged.action, prior: prior(judged) }).collect()
    }
}

/// Returns the claim that would cost the rivals most, if any claim would cost them enough.
fn hurting<const W: usize>(atlas: &Atlas<W>, sight: &Sight<'_, W>, judged: &[Judged]) -> Option<Judged> {
    let threats = Threats::new(atlas, sight.open, sight.seat, sight.own.tickets);
    let claims = judged.iter().filter_map(|judged| match judged.action {
        Action::Claim { route, .. } => Some((threats.missed(route), *judged)),
        _ => None,
    });
    claims.filter(|(missed, _)| *missed >= HURTS).max_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, judged)| judged)
}

/// A leaf that uses playouts by light planners. For each choice, a tree decides the answers that
/// follow.
pub struct PlayoutLeaf<const W: usize> {
    playout: Playout<W>,
    tree: Tree,
    /// The root node of each choice.
    roots: Vec<usize>,
}

impl<const W: usize> PlayoutLeaf<W> {
    pub fn new(atlas: &Arc<Atlas<W>>) -> PlayoutLeaf<W> {
        PlayoutLeaf { playout: Playout::new(atlas), tree: Tree::default(), roots: Vec::new() }
    }
}

impl<const W: usize> Leaf<W> for PlayoutLeaf<W> {
    fn begin(&mut self, choices: usize) {
        self.tree = Tree::default();
        self.roots = (0..choices).map(|_| self.tree.grow()).collect();
    }

    fn prepare(&mut self, game: &Game<W>) {
        self.playout.prepare(game);
    }

    fn value(&mut self, game: &Game<W>, seat: Seat, choice: usize, action: &Action, luck: u64) -> f64 {
        self.playout.value(game, seat, action, luck, (&mut self.tree, self.roots[choice]))
    }
}

/// A leaf that uses playouts by light planners. Only the seat's share of the win counts.
pub struct WonLeaf<const W: usize>(Playout<W>);

impl<const W: usize> WonLeaf<W> {
    pub fn new(atlas: &Arc<Atlas<W>>) -> WonLeaf<W> {
        WonLeaf(Playout::new(atlas))
    }
}

impl<const W: usize> Leaf<W> for WonLeaf<W> {
    fn begin(&mut self, _choices: usize) {}

    fn prepare(&mut self, game: &Game<W>) {
        self.0.prepare(game);
    }

    fn value(&mut self, game: &Game<W>, seat: Seat, _choice: usize, action: &Action, luck: u64) -> f64 {
        self.0.won(game, seat, action, luck)
    }
}
