use rules::card::Color;
use rules::ids::RouteId;

use super::look::{Look, colors_of, most};
use crate::atlas::Prices;

/// The next route to build, and the colour to collect for it.
#[derive(Clone, Copy)]
pub struct Goal {
    pub route: RouteId,
    pub color: Color,
}

impl Goal {
    fn new<const W: usize>(look: &Look<'_, W>, route: RouteId) -> Goal {
        Goal { route, color: look.color_for(route) }
    }

    /// Aims for the first missing route on the cheapest path for the most valuable ticket that can
    /// still be completed. Returns `None` if there is no such ticket.
    pub fn ticket<const W: usize>(look: &Look<'_, W>, prices: &Prices<W>) -> Option<Goal> {
        let ways = look.errands().filter_map(|ticket| Some((look.atlas.errand(ticket), look.way(prices, ticket)?)));
        let (errand, way) = ways.max_by_key(|(errand, _)| errand.value)?;
        let begun = look.atlas.joined(errand.stops[0], look.owned());
        let first = way.iter().find(|&route| look.atlas.rail(route).ends.iter().any(|&end| begun.contains(end)))?;
        Some(Goal::new(look, first))
    }

    /// Aims for the route that earns the most points per missing card, counting two extra cards for
    /// every route. A long route with a few cards missing can thus beat a short route that the seat
    /// can pay for now.
    pub fn points<const W: usize>(look: &Look<'_, W>) -> Option<Goal> {
        let worth = |route: RouteId| {
            let rail = look.atlas.rail(route);
            let held = look.held(most(colors_of(rail), |color| look.held(color)));
            rail.points as f32 / (2.0 + f32::from(rail.length.saturating_sub(held)))
        };
        let fits = |route: &RouteId| look.atlas.rail(*route).length <= look.trains();
        let best = look.free().iter().filter(fits).max_by(|&a, &b| worth(a).total_cmp(&worth(b)))?;
        Some(Goal::new(look, best))
    }
}
