//! The cards of a campaign: companies, events, postcards, crew and pavilions.

use rules::ability::{self, Ability, Resolver};
use rules::card::Color;

use super::rule::Slot;

/// What a card does, in the words of an edition's text. A checked pack holds only words that can be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DeedText {
    pub trigger: String,
    pub when: String,
    /// `-` for none.
    pub cost: String,
    pub does: String,
}

impl DeedText {
    /// The deed, for these names of places and pieces.
    pub fn read(&self, names: &dyn Resolver) -> Result<Ability, String> {
        ability::parse(&self.trigger, &self.when, &self.cost, &self.does, names)
    }
}

/// A railway company.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Company {
    /// Its colour is its id, its seat and the colour of its routes.
    pub color: Color,
    pub name: String,
    pub motto: String,
    /// The bonus in words.
    pub text: String,
    /// The bonus for a route of the company's colour.
    pub does: String,
    /// Sealed until this company has won the campaign.
    pub epilogue: String,
}

/// An event.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Event {
    /// Such as `EV01`.
    pub id: String,
    pub title: String,
    /// It acts once when it is turned up; otherwise while it is current.
    pub bolt: bool,
    /// The side of the story card that adds it; none for an event of the first game.
    pub added_by: Option<String>,
    /// Without this rule in play it has no effect.
    pub needs: Option<Slot>,
    pub deed: DeedText,
    pub text: String,
}

/// A postcard. Everything is sealed until it is drawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Postcard {
    /// From 1 on.
    pub number: u8,
    /// Where it comes from.
    pub source: Source,
    /// What everybody knows once it is drawn.
    pub public: PublicSide,
    /// What its holder alone knows until it is first used.
    pub private: PrivateSide,
}

/// Where a postcard comes from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Source {
    /// Completing this ticket.
    Entry(String),
    /// General delivery.
    General,
    /// This side of a story card awards it.
    Story(String),
}

/// What everybody knows of a drawn postcard.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PublicSide {
    pub title: String,
    pub sender: String,
    /// Whether the picture is what the table sees; otherwise the message is read out.
    pub picture: bool,
    pub text: String,
}

/// What a holder alone knows of a postcard until it is first used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PrivateSide {
    pub text: String,
    pub deed: DeedText,
    /// How often it can be used before it is completed.
    pub uses: u8,
    /// It waits until this rule is in play.
    pub needs: Option<Slot>,
}

/// A crew card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Crew {
    /// Such as `CR01`.
    pub id: String,
    pub title: String,
    pub wage: u8,
    pub deed: DeedText,
    /// How often in a game, and then as its company likes; none: whenever it applies.
    pub uses: Option<u8>,
    pub text: String,
}

/// A pavilion of the last game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pavilion {
    /// Such as `PV1`.
    pub id: String,
    pub name: String,
    /// Looked at when the game is over; otherwise after every claim.
    pub at_end: bool,
    /// A condition of the vocabulary.
    pub when: String,
    /// For the first who meets it, or for all at the end.
    pub first: u8,
    /// For the second; none: nothing.
    pub second: Option<u8>,
}
