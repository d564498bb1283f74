//! The result of a finished game, as a campaign receives it.

use rules::card::Color;

/// The result of a game. It does not contain places, because they follow from bank slips, completed
/// tickets and turn order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameResult {
    /// The results of all companies in the game, in seat order.
    pub seats: Vec<SeatResult>,
    /// Number of marks of evidence made in this game.
    pub evidence: u8,
    /// The event discard pile, ending with the current event.
    pub discarded: Vec<String>,
    /// Events retired during play.
    pub retired: Vec<String>,
}

/// A company's result in one game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatResult {
    pub company: Color,
    /// The total of the bank slip in dollars (LEG-27, LEG-29).
    pub slip: u16,
    /// Ids of the completed tickets.
    pub completed: Vec<String>,
    /// Unspent survey stakes.
    pub stakes: u16,
    /// The postcards used, each with its number of remaining uses. A postcard without remaining
    /// uses is completed.
    pub used: Vec<(u8, u8)>,
    /// Postcards drawn from general delivery during play.
    pub drawn: Vec<u8>,
    /// Total value of the certificates for the vault, in dollars.
    pub certificates: u16,
}
