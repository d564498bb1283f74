//! The bots, and the loop that plays a game with them.
//!
//! A player bases its decisions only on what its seat sees: the [`Player`] trait passes it a
//! [`Sight`] and facts as [`Seen`], never a game.

mod advice;
pub mod analysis;
mod archetypes;
pub mod arena;
mod atlas;
pub mod balance;
mod belief;
mod cards;
mod cast;
mod census;
pub mod company;
pub mod net;
mod planner;
mod policies;
pub mod record;
mod relay;
mod rivals;
mod roster;
mod search;
pub mod simulation;
mod steady;
mod style;

pub use advice::{Adviser, LEVELS, Why};
pub use atlas::Atlas;
pub use cards::{ability_gain, crew_gain};
pub use cast::{CAST, Lapses, Member};
pub use census::{Census, RARE};
pub use planner::{Judged, Planner};
pub use policies::{NAMES, by_name};
pub use relay::FactRelay;
pub use roster::{BOTS, BotListing, Roster, UnknownBot, by_clock, hurried, known, thinking_time};
pub use search::{Budget, Search};
pub use steady::{BotFailure, reason};
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

/// A program that makes all of a seat's decisions in one game.
pub trait Player<const W: usize>: Send {
    /// Checks whether this player wants facts. If it does not, none are prepared for it.
    fn hears(&self) -> bool {
        false
    }

    /// Processes a fact as seen by this player's seat.
    fn notice(&mut self, _tables: &Tables<W>, _seen: &Seen<W>) {}

    /// Chooses one of the seat's legal actions.
    fn decide(&mut self, sight: &Sight<'_, W>) -> Action;

    /// Receives the final scores. This is called only for players that want facts.
    fn over(&mut self, _standings: &Standings) {}

    /// If this player could not decide, returns the reason. Its decision must then be ignored. Only
    /// players that are separate programs can fail in this way.
    fn trouble(&self) -> Option<String> {
        None
    }

    /// If a simpler bot made the last decision, returns the reason and clears it. Most players
    /// created by a [`Roster`] have such a stand-in.
    fn failure(&mut self) -> Option<BotFailure> {
        None
    }
}

/// Derives the seed for a seat's bot from the game's seed, so that the bot's random choices are
/// independent of the deals.
pub fn player_seed(game: u64, seat: usize) -> u64 {
    dealer::game_seed(game, seat as u64 + 1)
}

/// Plays a game to its end and returns the number of decisions.
pub fn play<const W: usize>(
    game: &mut Game<W>,
    players: &mut [Box<dyn Player<W>>],
    dealer: &mut impl Dealer,
    listener: &mut impl Listener<W>,
) -> u32 {
    play_with(game, players, dealer, listener, |_, player, sight| Some(player.decide(sight)))
}

/// Plays a game to its end and returns the number of decisions. The closure `decide` makes each
/// decision and can stop the game by returning `None`.
pub fn play_with<const W: usize>(
    game: &mut Game<W>,
    players: &mut [Box<dyn Player<W>>],
    dealer: &mut impl Dealer,
    listener: &mut impl Listener<W>,
    mut decide: impl FnMut(Seat, &mut dyn Player<W>, &Sight<'_, W>) -> Option<Action>,
) -> u32 {
    let mut decisions = 0;
    let mut relay = FactRelay::new(players, listener);
    game.deal_all(dealer, &mut relay);
    while let Some(seat) = game.to_move() {
        relay.tell(game.tables(), players);
        let Some(action) = decide(seat, &mut *players[seat.index()], &game.sight(seat)) else {
            return decisions;
        };
        debug_assert!(game.check(seat, &action).is_ok());
        game.act_dealt(seat, &action, dealer, &mut relay);
        decisions += 1;
    }
    relay.close(game, players);
    decisions
}
