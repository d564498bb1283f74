//! The cards of a campaign: companies, events, postcards, crew and pavilions.

use rules::ability::{self, Ability, Resolver};
use rules::card::Color;
use rules::limits::SEATS_MIN;

use super::rule::RuleSlot;

/// The ability of a card, as text in the language of editions. In a checked pack, the text is
/// always valid.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AbilityText {
    pub trigger: String,
    pub when: String,
    /// The cost, or `-` if there is none.
    pub cost: String,
    pub does: String,
}

impl AbilityText {
    /// Parses the ability, and resolves the names of places and pieces.
    pub fn read(&self, names: &dyn Resolver) -> Result<Ability, String> {
        ability::parse(&self.trigger, &self.when, &self.cost, &self.does, names)
    }

    /// Checks whether the ability depends on marks on train cards.
    pub fn reads_marks(&self) -> bool {
        let mut tests = self.when.split('&').map(str::trim);
        tests.any(|test| test.starts_with("pick>=") || test.starts_with("skull>="))
    }
}

/// A railway company that a player can run.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PackCompany {
    /// The colour of the company, which is also its id, its seat and the colour of its routes.
    pub color: Color,
    pub name: String,
    pub motto: String,
    /// The bonus, as text for players.
    pub text: String,
    /// The effects of the bonus for a route in the company's colour, in the language of editions.
    pub does: String,
    /// The epilogue, which is sealed until this company has won the campaign.
    pub epilogue: String,
    /// Value of the founding bond in dollars with two, three, four and five companies. Bonds level
    /// the companies' chances. Empty if the company has none.
    pub bond: Vec<u16>,
}

impl PackCompany {
    /// Returns the value of the founding bond in a campaign of this many companies.
    pub fn bond_of(&self, companies: usize) -> u16 {
        companies.checked_sub(SEATS_MIN).and_then(|at| self.bond.get(at)).copied().unwrap_or(0)
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PackEvent {
    /// Id such as `EV01`.
    pub id: String,
    pub title: String,
    /// Whether the event takes effect only once, when it is turned up. Other events are in effect
    /// as long as they are current.
    pub bolt: bool,
    /// The side of the story card that adds the event; `None` for an event of the first game.
    pub added_by: Option<String>,
    /// The rule that must be in play for the event to have an effect.
    pub needs: Option<RuleSlot>,
    /// Whether only the story can retire the event.
    pub kept: bool,
    pub ability: AbilityText,
    pub text: String,
}

/// A postcard. Both sides are sealed until it is drawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PackPostcard {
    /// The number on the card, counted from 1.
    pub number: u8,
    pub source: PostcardSource,
    /// The side that everyone sees after the postcard is drawn.
    pub public: PublicSide,
    /// The side that only the holder sees before the first use of the postcard.
    pub private: PrivateSide,
}

/// The origin of a postcard.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PostcardSource {
    /// Awarded for completing this ticket.
    Entry(String),
    /// Drawn from general delivery.
    General,
    /// Awarded by this side of a story card.
    Story(String),
}

/// The side of a postcard that everyone sees after the postcard is drawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PublicSide {
    pub title: String,
    pub sender: String,
    /// Whether the text describes a picture that the table sees. The text of other cards is read
    /// out.
    pub picture: bool,
    pub text: String,
}

/// The side of a postcard that only the holder sees before its first use.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PrivateSide {
    pub text: String,
    pub ability: AbilityText,
    /// Number of uses after which the postcard is completed.
    pub uses: u8,
    /// The rule that must be in play for the postcard to be usable.
    pub needs: Option<RuleSlot>,
    /// The number of games after which the postcard lapses, if any. Only games in which its company
    /// plays count.
    pub lapses: Option<u8>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PackCrew {
    /// Id such as `CR01`.
    pub id: String,
    pub title: String,
    pub wage: u8,
    pub ability: AbilityText,
    /// Number of optional uses per game. `None` for crew that takes effect automatically whenever
    /// its condition holds.
    pub uses: Option<u8>,
    pub text: String,
}

/// A pavilion, which pays companies that meet its condition.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PackPavilion {
    /// Id such as `PV1`.
    pub id: String,
    pub name: String,
    /// Whether the condition is checked at the end of the game. Other conditions are checked after
    /// every claim.
    pub at_end: bool,
    /// A condition in the card language.
    pub when: String,
    /// Payment for the first company to meet the condition. If `at_end` is true, every company that
    /// meets the condition gets it.
    pub first: u8,
    /// Payment for the second company to meet the condition, if any.
    pub second: Option<u8>,
}
