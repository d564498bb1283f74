//! Path: plans the shortest paths for its tickets and builds along them.

use rules::action::Action;
use rules::ids::RouteId;
use rules::set::Set;

use super::Nature;
use super::look::{Basis, Look};

/// A bot that keeps every opening ticket and draws no more. For this bot, a ticket's shortest path
/// is the one with the fewest routes, built or not. It first builds the shortest routes of its
/// paths and, when its tickets are complete, the shortest routes on the board. It draws from the
/// deck and ignores the market.
#[derive(Default)]
pub struct Path<const W: usize> {
    plan: Set<RouteId, W>,
    basis: Basis<W>,
}

impl<const W: usize> Nature<W> for Path<W> {
    fn act(&mut self, look: &Look<'_, W>) -> Option<Action> {
        if self.basis.has_changed(look) {
            // Among paths with the same number of routes, prefer those with longer routes.
            let prices = look.prices(1.0, |rail| 1.0 - f32::from(rail.length) / 100.0);
            let ways = look.errands().filter_map(|ticket| look.way(&prices, ticket));
            self.plan = ways.fold(Set::EMPTY, |plan, way| plan | way);
            if self.plan.is_empty() {
                self.plan = look.free();
            }
        }
        let claims = self.plan.iter().filter_map(|route| Some((look.atlas.rail(route).length, look.claim(route)?)));
        let smallest = claims.min_by_key(|(length, _)| *length);
        smallest.map(|(_, claim)| claim).or_else(|| look.blind())
    }

    fn keep(&mut self, _: &Look<'_, W>) -> u8 {
        u8::MAX
    }
}
