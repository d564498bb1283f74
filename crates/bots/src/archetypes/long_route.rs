//! Long-route: loves long routes, and completes tickets with them on the way.

use rules::action::Action;
use rules::card::Card;

use super::Nature;
use super::goal::Goal;
use super::look::{Basis, Look};

/// Shorter routes than this it does not like.
const LONG: u8 = 3;
/// What a short route costs it, where a long one costs 1.
const DISLIKE: f32 = 2.0;

/// Keeps few and cheap tickets, joins them by few routes and rather not by short ones, and then builds for points,
/// which long routes have. It takes a locomotive from the market only as the last card it needs.
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

    /// As few and as cheap as it may.
    fn keep(&mut self, _: &Look<'_, W>) -> u8 {
        0
    }

    /// The first deck has the cheap ones.
    fn mix(&self) -> f32 {
        0.0
    }
}
