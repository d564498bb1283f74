//! What a campaign hears of a finished game.

use rules::card::Color;

/// The result of a game. The bank slips and completed tickets say the places; nobody else does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameResult {
    /// In the order of seats.
    pub seats: Vec<SeatResult>,
    /// Marks of evidence made in this game.
    pub evidence: u8,
    /// The event discard pile, the current event last.
    pub discarded: Vec<String>,
    /// Events retired in play.
    pub retired: Vec<String>,
}

/// What one company brings back from a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatResult {
    pub company: Color,
    /// The total of the bank slip in dollars (LEG-27, LEG-29).
    pub slip: u16,
    /// Tickets completed, by id.
    pub completed: Vec<String>,
    /// Unspent survey stakes.
    pub stakes: u16,
    /// The postcards that were used, with the uses that are left; none left: completed.
    pub used: Vec<(u8, u8)>,
    /// Postcards drawn from general delivery in play.
    pub drawn: Vec<u8>,
    /// Certificates for the vault, in dollars.
    pub certificates: u16,
}
