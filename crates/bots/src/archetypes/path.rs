//! Path: plans the shortest paths of its tickets and builds along them.

use dealer::Stream;
use rules::action::Action;
use rules::ids::{Id, RouteId, TicketId};
use rules::set::Set;

use super::Nature;
use super::look::Look;

/// Keeps every ticket it is dealt, draws no more, and builds what its tickets need, the most valuable first. When they
/// are done it spends its trains on the cheapest routes. It draws from the deck and never looks at the market.
pub struct Path<const W: usize> {
    /// What it wants to build, best first.
    plan: Vec<RouteId>,
    /// Free routes and tickets when the plan was made.
    seen: (Set<RouteId, W>, Set<TicketId, W>),
}

impl<const W: usize> Default for Path<W> {
    fn default() -> Self {
        Path { plan: Vec::new(), seen: (Set::EMPTY, Set::EMPTY) }
    }
}

impl<const W: usize> Path<W> {
    fn replan(&mut self, look: &Look<'_, W>) {
        let (atlas, sight) = (look.atlas, look.sight);
        let prices = atlas.prices(sight.open, sight.seat, |_, _| 1.0);
        let mut worth = vec![0; atlas.routes.len()];
        for ticket in look.errands() {
            let errand = atlas.errand(ticket);
            let Some(way) = atlas.way(&prices, errand.stops[0], errand.stops[1]) else { continue };
            for route in way.routes {
                let here = atlas.rail(route).points + 2 * errand.value;
                worth[route.index()] = worth[route.index()].max(here);
            }
        }
        let affordable = |route: &RouteId| atlas.rail(*route).length < look.trains();
        self.plan.clear();
        self.plan.extend(look.free().iter().filter(|route| worth[route.index()] > 0).filter(affordable));
        self.plan.sort_by_key(|route| -worth[route.index()]);
        if self.plan.is_empty() {
            self.plan.extend(look.free().iter().filter(affordable));
            self.plan.sort_by_key(|&route| atlas.rail(route).points);
        }
    }
}

impl<const W: usize> Nature<W> for Path<W> {
    fn act(&mut self, look: &Look<'_, W>, _: &mut Stream) -> Option<Action> {
        let seen = (look.sight.open.free, look.sight.own.tickets);
        if self.seen != seen {
            self.seen = seen;
            self.replan(look);
        }
        self.plan.iter().find_map(|&route| look.claim_beside(route)).or_else(|| look.blind())
    }

    fn keep(&mut self, _: &Look<'_, W>) -> u8 {
        u8::MAX
    }
}
