//! Cards and rules that an edition defines in addition to its board.

use crate::ability::{Condition, Trigger};
use crate::card::Color;

/// A card turned up by a newspaper. It either takes effect once, when it is turned up, or stays in
/// effect while it is current.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Event {
    /// Id in records.
    pub id: String,
    /// Display name.
    pub title: String,
    /// The text of the event, for display.
    pub text: String,
    /// Whether the event takes effect only once, when it is turned up (the lightning bolt).
    pub bolt: bool,
    /// Whether every rule that the event depends on is in play. If not, the event has no effect.
    pub active: bool,
    /// Whether cards can only replace the event with the next one, not retire it.
    pub kept: bool,
}

/// A seat's company, which gets a bonus for routes of one colour.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Company {
    /// The colour of the seat.
    pub seat: String,
    /// The colour of the routes that earn the company its bonus.
    pub color: Color,
    /// Index of the ability in the edition.
    pub ability: u8,
}

/// A card that a company can use a limited number of times.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Postcard {
    pub number: u8,
    /// Display name.
    pub title: String,
    /// Whether every rule that the postcard depends on is in play. If not, the postcard cannot be
    /// used yet.
    pub active: bool,
    /// Index of the ability in the edition.
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
    /// Number of uses per game; `None` if the crew card takes effect automatically.
    pub uses: Option<u8>,
    /// Index of the ability in the edition.
    pub ability: u8,
}

/// A condition, with rewards for the first and the second seat to meet it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pavilion {
    /// Id in records.
    pub id: String,
    /// Display name.
    pub name: String,
    /// When the condition is checked: after claims, or at the end of the game.
    pub check: Trigger,
    pub when: Condition,
    /// The source text of the condition.
    pub text: String,
    /// Money for the first seat that meets the condition. If the condition is checked at the end of
    /// the game, every seat that meets it gets this amount.
    pub first: u8,
    /// Money for the second seat that meets the condition.
    pub second: u8,
}

/// A kind of freight, which some cities supply and others demand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Good {
    pub name: String,
    /// Money earned by a delivery.
    pub price: u8,
}
