//! Queries about a game that several commands share.

use rules::card::Color;
use rules::game::Game;
use rules::ids::{Id, PlaceId, Seat};

/// Returns the places where passengers are waiting, each with the passengers' colours.
pub fn waiting<const W: usize>(game: &Game<W>) -> Vec<(PlaceId, Vec<Color>)> {
    let places = (0..game.tables().edition().places.len()).map(PlaceId::new);
    let colors = |place| game.open().waiting_at(game.tables(), place).iter().flatten().copied();
    places.map(|place| (place, colors(place).collect::<Vec<_>>())).filter(|(_, colors)| !colors.is_empty()).collect()
}

/// Returns the index of the current event, if there is one.
pub fn current_event<const W: usize>(game: &Game<W>) -> Option<usize> {
    game.open().campaign.as_ref()?.event.map(usize::from)
}

/// Counts a seat's passengers by colour.
pub fn passengers<const W: usize>(game: &Game<W>, seat: Seat) -> Vec<(Color, u8)> {
    let held = game.open().passengers[seat.index()];
    game.tables().edition().passenger_colors().map(|color| (color, held[color as usize])).collect()
}
