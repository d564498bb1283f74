//! Cards and rules that an edition defines in addition to its board.

use crate::ability::{Condition, Trigger};
use crate::card::Color;

/// A card turned up by a newspaper. It acts as long as it is current, or just once, immediately.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Event {
    /// Id in records.
    pub id: String,
    /// Display name.
    pub title: String,
    /// Its effect, as a sentence to display.
    pub text: String,
    /// Whether it acts only once, immediately (the lightning bolt).
    pub bolt: bool,
    /// Whether everything it needs is in play; otherwise it has no effect.
    pub active: bool,
    /// Whether it cannot be retired in play, only replaced by the next event.
    pub kept: bool,
}

/// A seat's company.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Company {
    /// The colour of the seat.
    pub seat: String,
    /// The colour of the routes that give its bonus.
    pub color: Color,
    /// Index of its ability.
    pub ability: u8,
}

/// A card that a company holds until it is used up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Postcard {
    pub number: u8,
    /// Display name.
    pub title: String,
    /// Whether everything it needs is in play; otherwise it cannot be used yet.
    pub active: bool,
    /// Index of its ability.
    pub ability: u8,
}

/// A person who works for a company for a wage.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Crew {
    /// Id in records.
    pub id: String,
    /// Display name.
    pub title: String,
    pub wage: u8,
    /// Uses per game; `None` if it acts automatically.
    pub uses: Option<u8>,
    /// Index of its ability.
    pub ability: u8,
}

/// A condition with a reward for the first and second to meet it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pavilion {
    /// Id in records.
    pub id: String,
    /// Display name.
    pub name: String,
    /// When the condition is checked: after claims, or at the end of the game.
    pub check: Trigger,
    pub when: Condition,
    /// The source text of its condition.
    pub text: String,
    /// Money for the first to meet it; at the end of the game, for all who do.
    pub first: u8,
    /// Money for the second to meet it.
    pub second: u8,
}

/// A good, carried from where it is supplied to where it is in demand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Good {
    pub name: String,
    /// Money for a delivery.
    pub price: u8,
}
