//! The next route to build: towards a ticket, or the longest there is.

use dealer::Stream;
use rules::action::Action;
use rules::card::{Card, Color};
use rules::ids::{RouteId, TicketId};
use rules::set::Set;

use super::look::Look;

/// A route to build next, and the colour to collect for it, if any colour is better than another.
#[derive(Clone, Copy)]
pub struct Goal {
    pub route: RouteId,
    pub color: Option<Color>,
}

impl Goal {
    /// Towards the most valuable ticket that can still be completed, by as few routes as possible, none of them shorter
    /// than `shortest`: the first of these routes that joins what is built already.
    pub fn ticket<const W: usize>(look: &Look<'_, W>, shortest: u8) -> Option<Goal> {
        let (atlas, sight) = (look.atlas, look.sight);
        let price = |_, rail: &crate::atlas::Rail| if rail.length < shortest { crate::atlas::CLOSED } else { 1.0 };
        let prices = atlas.prices(sight.open, sight.seat, price);
        let routes = |ticket: TicketId| {
            let [from, to] = atlas.errand(ticket).stops;
            Some((ticket, atlas.way(&prices, from, to)?.routes))
        };
        let (ticket, routes) =
            look.errands().filter_map(routes).max_by_key(|(ticket, _)| atlas.errand(*ticket).value)?;
        let begun = atlas.joined(atlas.errand(ticket).stops[0], look.owned());
        let route = routes.iter().find(|&route| atlas.rail(route).ends.iter().any(|&end| begun.contains(end)))?;
        Some(Goal { route, color: Some(look.color_for(route)) })
    }

    /// One of the longest routes, rather one that can be paid soon.
    pub fn longest<const W: usize>(look: &Look<'_, W>, stream: &mut Stream) -> Option<Goal> {
        let hand = &look.sight.own.hand;
        let most = Color::ALL.into_iter().map(|color| hand.of_color(color)).max().unwrap_or(0);
        let fits = |route: &RouteId| look.atlas.rail(*route).length <= look.trains();
        let length = look.free().iter().filter(fits).map(|route| look.atlas.rail(route).length).max()?;
        let missing = |route: RouteId| {
            let cards = look.atlas.rail(route).color.map_or(most, |color| hand.of_color(color));
            length.saturating_sub(cards)
        };
        let all = || look.free().iter().filter(|&route| look.atlas.rail(route).length == length);
        let fewest = all().map(missing).min()?;
        let near: Set<RouteId, W> = all().filter(|&route| missing(route) == fewest).collect();
        let route = near.nth(stream.below(near.len()));
        Some(Goal { route, color: look.atlas.rail(route).color })
    }

    /// Builds it, or collects for it: its colour, then a locomotive, then whatever comes.
    pub fn pursue<const W: usize>(&self, look: &Look<'_, W>) -> Option<Action> {
        let colored = || look.face_up(Card::Color(self.color?));
        let claim = look.claim_beside(self.route);
        claim.or_else(colored).or_else(|| look.face_up(Card::Locomotive)).or_else(|| look.blind())
    }
}
