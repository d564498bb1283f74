//! One-step: plans only the next route.

use rules::action::Action;
use rules::card::Card;
use rules::ids::Id;

use super::Nature;
use super::goal::Goal;
use super::look::{Basis, Look};

/// The bot draws new tickets only while every seat has at least this many trains. Later, the end of
/// the game is too near.
const ENOUGH_TRAINS: u8 = 8;

/// A bot that completes its most valuable ticket route by route, and draws new tickets when none is
/// left to complete. It does not take its own network into account, and does not save locomotives.
#[derive(Default)]
pub struct OneStep<const W: usize> {
    goal: Option<Goal>,
    basis: Basis<W>,
}

impl<const W: usize> Nature<W> for OneStep<W> {
    fn act(&mut self, look: &Look<'_, W>) -> Option<Action> {
        if self.basis.has_changed(look) {
            // Prefer paths with few routes and, among those, paths with long routes.
            self.goal = Goal::ticket(look, &look.prices(1.0, |rail| 1.0 - f32::from(rail.length) / 10.0));
            if self.goal.is_none() {
                let open = look.sight.open;
                let early = open.all_seats().all(|seat| open.trains[seat.index()] >= ENOUGH_TRAINS);
                if let (true, Some(tickets)) = (early, look.tickets()) {
                    return Some(tickets);
                }
                self.goal = Goal::points(look);
            }
        }
        let Goal { route, color } = self.goal?;
        let cards = [Card::Color(color), Card::Locomotive];
        let draw = || cards.into_iter().find_map(|card| look.face_up(card)).or_else(|| look.blind());
        look.squander_beside(route).or_else(draw)
    }

    /// Keeps all tickets at the opening. Later, keeps as few as possible; the caller adds the
    /// cheapest ones.
    fn keep(&mut self, look: &Look<'_, W>) -> u8 {
        if look.sight.open.turn.is_none() { u8::MAX } else { 0 }
    }
}
