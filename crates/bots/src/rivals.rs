//! What rivals are up to: the tickets their lines point to.

use rules::ids::{Id, Seat};
use rules::open::Open;

use crate::atlas::{Atlas, CLOSED};
use crate::belief::Odds;

/// How much likelier a ticket becomes with every train that a rival's line saves on the way.
const PER_TRAIN: f32 = 0.3;
/// How likely a ticket that can no longer be completed is still held.
const BLOCKED: f32 = 0.4;

/// How likely each ticket is to be in this seat's hand, up to a factor: the more of the way its routes have already
/// covered, the likelier.
pub fn odds<const W: usize>(atlas: &Atlas<W>, open: &Open<W>, seat: Seat) -> Odds {
    if open.owned[seat.index()].is_empty() {
        return vec![1.0; atlas.tickets.len()];
    }
    let prices = atlas.prices(open, seat, |_, rail| f32::from(rail.length));
    (atlas.tickets.iter())
        .map(|errand| {
            let left = atlas.way(&prices, errand.stops[0], errand.stops[1]).map_or(CLOSED, |way| way.price);
            if left == CLOSED { BLOCKED } else { (PER_TRAIN * (errand.distance - left)).clamp(-3.0, 6.0).exp() }
        })
        .collect()
}
