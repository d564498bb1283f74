//! Players that are programs, and the loop that lets them play.
//!
//! A player decides from what its seat sees and from nothing else: the trait gives it a [`Sight`], never a game.

mod census;
mod policies;

pub use census::{Census, RARE};
pub use policies::{NAMES, by_name};

use rules::action::Action;
use rules::chance::Dealer;
use rules::fact::Listener;
use rules::game::{Game, Waiting};
use rules::ids::{Id, Seat};
use rules::view::Sight;

/// Someone who decides for a seat.
pub trait Player<const W: usize> {
    /// One of the choices this seat has now.
    fn decide(&mut self, sight: &Sight<'_, W>) -> Action;
}

/// Plays a game to its end and says how many decisions it took.
pub fn play<const W: usize>(
    game: &mut Game<W>,
    players: &mut [Box<dyn Player<W>>],
    dealer: &mut impl Dealer,
    listener: &mut impl Listener<W>,
) -> u32 {
    let mut decisions = 0;
    game.deal_all(dealer, listener);
    while let Some(seat) = next_seat(game) {
        let action = players[seat.index()].decide(&game.sight(seat));
        debug_assert!(game.check(seat, &action).is_ok());
        game.act_dealt(seat, &action, dealer, listener);
        decisions += 1;
    }
    decisions
}

/// The seat to decide next: at the opening the lowest that has not answered.
#[inline(always)]
pub fn next_seat<const W: usize>(game: &Game<W>) -> Option<Seat> {
    match game.waiting() {
        Waiting::Seat(seat) => Some(seat),
        Waiting::Seats(open) => Some(Seat::new(open.trailing_zeros() as usize)),
        Waiting::Chance(_) | Waiting::Over => None,
    }
}
