//! Long-route: loves long routes, and completes tickets with them on the way.

use dealer::Stream;
use rules::action::Action;
use rules::ids::{RouteId, TicketId};
use rules::set::Set;

use super::Nature;
use super::goal::Goal;
use super::look::Look;

/// It builds towards a ticket only with routes of at least this length.
const SHORTEST: u8 = 3;

/// Keeps few and cheap tickets, builds them without short routes, and then the longest routes there are.
pub struct LongRoute<const W: usize> {
    goal: Option<Goal>,
    /// Free routes and tickets when the goal was set.
    seen: (Set<RouteId, W>, Set<TicketId, W>),
}

impl<const W: usize> Default for LongRoute<W> {
    fn default() -> Self {
        LongRoute { goal: None, seen: (Set::EMPTY, Set::EMPTY) }
    }
}

impl<const W: usize> Nature<W> for LongRoute<W> {
    fn act(&mut self, look: &Look<'_, W>, stream: &mut Stream) -> Option<Action> {
        let seen = (look.sight.open.free, look.sight.own.tickets);
        if self.seen != seen {
            self.seen = seen;
            let shortest = SHORTEST.min(look.trains());
            self.goal = Goal::ticket(look, shortest).or_else(|| Goal::longest(look, stream));
        }
        self.goal?.pursue(look)
    }

    /// As few and as cheap as it may.
    fn keep(&mut self, _: &Look<'_, W>) -> u8 {
        0
    }

    /// The first deck has the cheap ones.
    fn mix(&self) -> f32 {
        0.0
    }
}
