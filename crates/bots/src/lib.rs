//! Players that are programs, and the loop that lets them play.
//!
//! A player decides from what its seat sees and from nothing else: the trait gives it a [`Sight`] and what its seat
//! [`Seen`], never a game.

mod archetypes;
mod atlas;
mod census;
mod ears;
mod policies;
mod roster;

pub use atlas::Atlas;
pub use census::{Census, RARE};
pub use ears::Ears;
pub use policies::{NAMES, by_name};
pub use roster::{Roster, UnknownBot};

use rules::action::Action;
use rules::chance::Dealer;
use rules::fact::Listener;
use rules::game::{Game, Waiting};
use rules::ids::{Id, Seat};
use rules::seen::Seen;
use rules::tables::Tables;
use rules::view::Sight;

/// Someone who decides for a seat. One player plays one game from its beginning.
pub trait Player<const W: usize>: Send {
    /// Whether this player wants to hear what happens; who does not is spared the telling.
    fn hears(&self) -> bool {
        false
    }

    /// Something happened, as this player's seat saw it.
    fn notice(&mut self, _tables: &Tables<W>, _seen: &Seen<W>) {}

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
    let mut ears = Ears::new(players, listener);
    game.deal_all(dealer, &mut ears);
    while let Some(seat) = next_seat(game) {
        ears.tell(game.tables(), players);
        let action = players[seat.index()].decide(&game.sight(seat));
        debug_assert!(game.check(seat, &action).is_ok());
        game.act_dealt(seat, &action, dealer, &mut ears);
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
