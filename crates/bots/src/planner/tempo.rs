//! Estimates of the number of turns that plans take, and of the turns left.

use rules::ids::{Id, Seat};
use rules::open::Open;

use crate::style::Style;

/// Returns the number of turns needed to draw the missing cards and to make the claims.
pub fn turns(style: &Style, missing: f32, claims: f32) -> f32 {
    missing.max(0.0) / style.cards_a_turn + claims
}

/// Returns the expected number of turns left for this seat, including the current one.
pub fn horizon<const W: usize>(style: &Style, open: &Open<W>, seat: Seat) -> f32 {
    let seats = open.seats();
    if let Some(left) = open.turns_left {
        return 1.0 + (usize::from(left) / seats) as f32;
    }
    let others = open.all_seats().filter(|&other| other != seat).map(|other| until_end(style, open, other));
    // After a seat has triggered the end, every seat has one more turn.
    1.0 + others.fold(f32::INFINITY, f32::min)
}

/// Estimates the number of turns that this seat needs to trigger the end of the game, if it aims
/// for nothing else.
pub fn until_end<const W: usize>(style: &Style, open: &Open<W>, seat: Seat) -> f32 {
    let to_place = f32::from(open.trains[seat.index()].saturating_sub(open.terms.end_at));
    let in_hand = f32::from(open.hands[seat.index()]);
    let claims = to_place / style.trains_a_claim;
    turns(style, to_place - 0.8 * in_hand - style.gift * claims, claims).max(1.0)
}
