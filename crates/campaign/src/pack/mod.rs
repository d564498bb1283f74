//! The content of a campaign as data: board, cards, story and rules. `docs/pack-reference.md`
//! describes the files of a pack.
//!
//! Most of the content is sealed until the story opens it. Therefore, no player sees a pack as a
//! whole: the campaign decides which parts a player may see.

mod board;
mod cards;
mod check;
mod condition;
mod embedded;
mod files;
mod folder;
mod numbers;
mod read;
mod rule;
mod story;
mod translated;
mod words;

use std::collections::BTreeMap;

use rules::ability::{Resolved, Resolver};
use rules::ids::{Id, PieceId, PlaceId};

pub use board::{CutOff, PackBoard, PackCity, PackRoute, PackTicket, Zone};
pub use cards::{
    AbilityText, PackCompany, PackCrew, PackEvent, PackPavilion, PackPostcard, PostcardSource, PrivateSide, PublicSide,
};
pub use condition::{StoryCondition, StoryFacts, StoryTest};
pub use numbers::{Audit, Numbers, PostOffice, Premium};
pub use rule::{Mechanism, Rule, RuleSlot, RuleStep};
pub use story::{AuditText, Chest, Instruction, Payee, ReadAt, StoryKind, StorySide, Suspect, Target, Who};

/// The content of a campaign, parsed and checked.
#[derive(Clone)]
pub struct Pack {
    /// Name of the pack's folder, used on the command line.
    pub name: String,
    /// Display name.
    pub title: String,
    /// Version of the data, incremented with every change.
    pub version: u32,
    /// SHA-256 of the pack's files, in hexadecimal.
    pub hash: String,
    pub numbers: Numbers,
    /// The games of the campaign, in playing order.
    pub games: Vec<PackGame>,
    pub boards: Vec<PackBoard>,
    pub cities: Vec<PackCity>,
    pub routes: Vec<PackRoute>,
    pub cut_offs: Vec<CutOff>,
    pub tickets: Vec<PackTicket>,
    pub companies: Vec<PackCompany>,
    pub events: Vec<PackEvent>,
    /// Postcards by number, starting with 1.
    pub postcards: Vec<PackPostcard>,
    pub crew: Vec<PackCrew>,
    pub pavilions: Vec<PackPavilion>,
    /// The sides of the story deck, in order.
    pub story: Vec<StorySide>,
    pub boxes: Vec<Chest>,
    pub rules: Vec<Rule>,
    /// The suspects that companies can accuse. Empty in a pack without accusations.
    pub suspects: Vec<Suspect>,
    /// The texts of the final audit. Empty if the pack has none.
    pub audit_texts: Vec<AuditText>,
    /// The pack's own rulings, as text for players.
    pub rulings: String,
    /// Translated packs, by two-letter language code.
    pub languages: BTreeMap<String, Pack>,
}

/// A game's number and year, and the number of trains each company has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PackGame {
    /// The number of the game, counted from 1.
    pub number: u8,
    pub year: u16,
    /// Number of trains each company has.
    pub trains: u8,
}

impl Pack {
    /// Returns this pack in the given language, or the original if there is no translation.
    pub fn in_language(&self, language: &str) -> &Pack {
        self.languages.get(language).unwrap_or(self)
    }

    /// Returns the board piece with this id.
    pub fn board(&self, id: &str) -> Option<&PackBoard> {
        self.boards.iter().find(|board| board.id == id)
    }

    pub fn city(&self, id: &str) -> Option<&PackCity> {
        self.cities.iter().find(|city| city.id == id)
    }

    /// Returns the box with this id.
    pub fn chest(&self, id: &str) -> Option<&Chest> {
        self.boxes.iter().find(|chest| chest.id == id)
    }

    /// Returns the box for this frontier board.
    pub fn chest_of(&self, board: &str) -> Option<&Chest> {
        self.boxes.iter().find(|chest| chest.board.as_deref() == Some(board))
    }

    pub fn event(&self, id: &str) -> Option<&PackEvent> {
        self.events.iter().find(|event| event.id == id)
    }

    pub fn postcard(&self, number: u8) -> Option<&PackPostcard> {
        self.postcards.iter().find(|postcard| postcard.number == number)
    }

    pub fn rule(&self, slot: RuleSlot) -> Option<&Rule> {
        self.rules.iter().find(|rule| rule.slot == slot)
    }

    pub fn suspect(&self, id: &str) -> Option<&Suspect> {
        self.suspects.iter().find(|suspect| suspect.id == id)
    }

    /// Returns the rows, from this one on, that contain versions of the side in this row.
    pub fn versions(&self, row: usize) -> std::ops::Range<usize> {
        let Some(side) = self.story.get(row) else { return row..row };
        let same = self.story[row..].iter().take_while(|other| other.id == side.id).count();
        row..row + same
    }

    /// Iterates over the story sides that are read at this point in the given game, in order.
    pub fn reading(&self, game: u8, read_at: ReadAt) -> impl Iterator<Item = &StorySide> {
        self.story.iter().filter(move |side| side.game == game && side.read_at == read_at)
    }
}

/// Resolves every name as if the whole board were on the table, so that all conditions can be
/// parsed.
impl Resolver for Pack {
    fn place(&self, id: &str) -> Resolved<PlaceId> {
        found(self.cities.iter().position(|city| city.id == id))
    }

    fn piece(&self, id: &str) -> Resolved<PieceId> {
        found(self.boards.iter().position(|board| board.id == id))
    }
}

fn found<T: Id>(at: Option<usize>) -> Resolved<T> {
    // Entries beyond the capacity are a flaw and have no id.
    at.filter(|at| *at < check::frame::ROOM).map_or(Resolved::Unknown, |at| Resolved::Here(T::new(at)))
}
