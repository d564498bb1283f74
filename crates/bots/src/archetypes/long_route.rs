//! Long-route: prefers long routes, and uses them to complete tickets.

use rules::action::Action;
use rules::card::Card;

use super::Nature;
use super::goal::Goal;
use super::look::{Basis, Look};

/// Minimum length of a long route, in spaces.
const LONG: u8 = 3;
/// Price of a short route. A long route costs 1.
const DISLIKE: f32 = 2.0;

/// A bot that keeps a minimum of cheap tickets, completes them with few and preferably long routes,
/// and then claims routes for points. It takes a face-up locomotive only as the last card that it
/// needs.
#[derive(Default)]
pub struct LongRoute<const W: usize> {
    goal: Option<Goal>,
    basis: Basis<W>,
}

impl<const W: usize> Nature<W> for LongRoute<W> {
    fn act(&mut self, look: &Look<'_, W>) -> Option<Action> {
        if self.basis.has_changed(look) {
            let prices = look.prices(0.0, |rail| if rail.length < LONG { DISLIKE } else { 1.0 });
            self.goal = Goal::ticket(look, &prices).or_else(|| Goal::points(look));
        }
        let Goal { route, color } = self.goal?;
        let has = look.held(color) + look.sight.own.hand.locomotives();
        let last = has + 1 == look.atlas.rail(route).length;
        look.claim_beside(route)
            .or_else(|| look.face_up(Card::Color(color)))
            .or_else(|| if last { look.face_up(Card::Locomotive) } else { None })
            .or_else(|| look.blind())
    }

    /// Keeps as few tickets as possible. The caller adds the cheapest ones up to the minimum.
    fn keep(&mut self, _: &Look<'_, W>) -> u8 {
        0
    }

    /// Prefers the first deck, which contains the cheap tickets.
    fn mix(&self) -> f32 {
        0.0
    }
}
