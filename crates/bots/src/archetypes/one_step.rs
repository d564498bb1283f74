//! One-step: thinks of the next route and no further.

use dealer::Stream;
use rules::action::Action;
use rules::ids::{Id, RouteId, TicketId};
use rules::set::Set;

use super::Nature;
use super::goal::Goal;
use super::look::Look;

/// With fewer trains than this in any stock the end is too near for new tickets.
const ENOUGH_TRAINS: u8 = 8;

/// Builds the next route to its best ticket; without a ticket to complete it draws new ones, and builds the longest
/// routes when the end is near.
pub struct OneStep<const W: usize> {
    goal: Option<Goal>,
    /// Free routes and tickets when the goal was set.
    seen: (Set<RouteId, W>, Set<TicketId, W>),
}

impl<const W: usize> Default for OneStep<W> {
    fn default() -> Self {
        OneStep { goal: None, seen: (Set::EMPTY, Set::EMPTY) }
    }
}

impl<const W: usize> Nature<W> for OneStep<W> {
    fn act(&mut self, look: &Look<'_, W>, stream: &mut Stream) -> Option<Action> {
        let open = look.sight.open;
        let seen = (open.free, look.sight.own.tickets);
        if self.seen != seen {
            self.seen = seen;
            self.goal = Goal::ticket(look, 0);
            if self.goal.is_none() {
                let time = open.all_seats().all(|seat| open.trains[seat.index()] >= ENOUGH_TRAINS);
                if let (true, Some(tickets)) = (time, look.tickets()) {
                    return Some(tickets);
                }
                self.goal = Goal::longest(look, stream);
            }
        }
        self.goal?.pursue(look)
    }

    /// All at the opening; later as few and as cheap as it may.
    fn keep(&mut self, look: &Look<'_, W>) -> u8 {
        if look.sight.open.turn.is_none() { u8::MAX } else { 0 }
    }
}
