//! Cards and rules that an edition prints beside its board.

use crate::ability::{Condition, Trigger};
use crate::card::Color;

/// A card that a newspaper turns up. It acts while it is the current one, or once and at once.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Event {
    /// The word for it in records.
    pub id: String,
    /// The name people read.
    pub title: String,
    /// What it does, in a sentence for people.
    pub text: String,
    /// It acts once.
    pub bolt: bool,
    /// Whether all it needs is in play; without, it has no effect.
    pub active: bool,
}

/// What a seat of a colour runs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Company {
    /// The colour of the seat.
    pub seat: String,
    /// The colour of the routes that give its bonus.
    pub color: Color,
    /// The number of its ability.
    pub ability: u8,
}

/// A card that a company holds until it has been used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Postcard {
    pub number: u8,
    /// The name people read.
    pub title: String,
    /// Whether all it needs is in play; without, it waits.
    pub active: bool,
    /// The number of its ability.
    pub ability: u8,
}

/// A person who works for a company for a wage.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Crew {
    /// The word for it in records.
    pub id: String,
    /// The name people read.
    pub title: String,
    pub wage: u8,
    /// How often it may be used in a game; none: it acts by itself.
    pub uses: Option<u8>,
    /// The number of its ability.
    pub ability: u8,
}

/// Something to be met first, or second.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pavilion {
    /// The word for it in records.
    pub id: String,
    /// The name people read.
    pub name: String,
    /// Looked at after claims, or at the end of the game.
    pub check: Trigger,
    pub when: Condition,
    /// The same as it was written.
    pub text: String,
    /// Money for the first who meets it; at the end of the game, for all who do.
    pub first: u8,
    /// Money for the second.
    pub second: u8,
}

/// What is carried from where it is made to where it is wanted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Good {
    pub name: String,
    /// Money for a delivery.
    pub price: u8,
}

/// What is laid out before the first turn, in its numbered slot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SetupStep {
    /// A token on every city that makes a good.
    FreightYard,
    /// Wages for the crew.
    CrewCall,
    /// The colour of the pool, and what its chest begins with.
    PostedRate,
    /// Snow on some routes.
    FirstSnow,
}

impl SetupStep {
    /// All of them with their words.
    pub const WORDS: [(&str, SetupStep); 4] = [
        ("freight-yard", SetupStep::FreightYard),
        ("crew-call", SetupStep::CrewCall),
        ("posted-rate", SetupStep::PostedRate),
        ("first-snow", SetupStep::FirstSnow),
    ];

    /// The word for it.
    pub fn word(self) -> &'static str {
        SetupStep::WORDS[self as usize].0
    }
}

/// Rules that hold beside the numbered steps.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Beside {
    /// The first seat begins with two cards or three coins.
    pub caboose_privilege: bool,
    /// Stakes pay for spaces.
    pub cut_offs: bool,
    /// A second, short claim for a locomotive.
    pub double_heading: bool,
    /// Money for the longest run.
    pub limited: bool,
    /// Two tickets lie open.
    pub window: bool,
    /// Pavilions are laid out.
    pub exposition: bool,
}

impl Beside {
    /// The words for them, in order.
    pub const WORDS: [&str; 6] = ["caboose_privilege", "cut_offs", "double_heading", "limited", "window", "exposition"];

    /// Which of them are in play, in the order of their words.
    pub fn flags(self) -> [bool; 6] {
        [self.caboose_privilege, self.cut_offs, self.double_heading, self.limited, self.window, self.exposition]
    }

    /// Those of these words.
    pub fn of(words: &[String]) -> Beside {
        let [caboose_privilege, cut_offs, double_heading, limited, window, exposition] =
            Beside::WORDS.map(|word| words.iter().any(|have| have == word));
        Beside { caboose_privilege, cut_offs, double_heading, limited, window, exposition }
    }
}
