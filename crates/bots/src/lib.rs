//! Players that are programs, and the loop that lets them play.
//!
//! A player decides from what its seat sees and from nothing else: the trait gives it a [`Sight`] and what its seat
//! [`Seen`], never a game.

mod advice;
pub mod analysis;
mod archetypes;
pub mod arena;
mod atlas;
mod belief;
mod cards;
mod cast;
mod census;
pub mod company;
mod ears;
pub mod net;
mod planner;
mod policies;
pub mod record;
mod rivals;
mod roster;
mod search;
pub mod simulation;
mod steady;
mod style;

pub use advice::{Adviser, LEVELS, Why};
pub use atlas::Atlas;
pub use cards::{crew_gain, deed_gain};
pub use cast::{CAST, Lapses, Member};
pub use census::{Census, RARE};
pub use ears::Ears;
pub use planner::{Judged, Planner};
pub use policies::{NAMES, by_name};
pub use roster::{BOTS, Listing, Roster, UnknownBot, by_clock, known};
pub use search::{Budget, Search};
pub use steady::{Failure, reason};
pub use style::Style;

use rules::action::Action;
use rules::chance::Dealer;
use rules::fact::Listener;
use rules::game::Game;
use rules::ids::{Id, Seat};
use rules::score::Standings;
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

    /// The game is over, and this is its count; told to players that hear.
    fn over(&mut self, _standings: &Standings) {}

    /// What kept this player from deciding, in a sentence for people. Only a player that is another program can come
    /// to that, and what it decided then means nothing.
    fn trouble(&self) -> Option<String> {
        None
    }

    /// Takes the reason why a simpler bot made the last decision, if one did. Players of a [`Roster`] have such a
    /// stand-in.
    fn failure(&mut self) -> Option<Failure> {
        None
    }
}

/// The seed of the bot of this seat in a game with this seed: a stream of its own, apart from the dealer's.
pub fn player_seed(game: u64, seat: usize) -> u64 {
    dealer::game_seed(game, seat as u64 + 1)
}

/// Plays a game to its end and says how many decisions it took.
pub fn play<const W: usize>(
    game: &mut Game<W>,
    players: &mut [Box<dyn Player<W>>],
    dealer: &mut impl Dealer,
    listener: &mut impl Listener<W>,
) -> u32 {
    play_with(game, players, dealer, listener, |_, player, sight| Some(player.decide(sight)))
}

/// The same, with somebody beside the players who asks them to decide, and who can leave the game by giving none.
pub fn play_with<const W: usize>(
    game: &mut Game<W>,
    players: &mut [Box<dyn Player<W>>],
    dealer: &mut impl Dealer,
    listener: &mut impl Listener<W>,
    mut decide: impl FnMut(Seat, &mut dyn Player<W>, &Sight<'_, W>) -> Option<Action>,
) -> u32 {
    let mut decisions = 0;
    let mut ears = Ears::new(players, listener);
    game.deal_all(dealer, &mut ears);
    while let Some(seat) = game.to_move() {
        ears.tell(game.tables(), players);
        let Some(action) = decide(seat, &mut *players[seat.index()], &game.sight(seat)) else {
            return decisions;
        };
        debug_assert!(game.check(seat, &action).is_ok());
        game.act_dealt(seat, &action, dealer, &mut ears);
        decisions += 1;
    }
    ears.close(game, players);
    decisions
}
