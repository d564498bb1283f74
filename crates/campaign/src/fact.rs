//! What can happen in a campaign. Facts are the only thing that changes it.
//!
//! A fact names things and quotes nothing: it has no text of a card, so everybody may hear every fact. What a name
//! stands for is said by `opened.rs`, to those who may know.

use rules::card::Color;
use serde::{Serialize, Serializer};

use crate::audit::FinalAudit;
use crate::input::Player;
use crate::pack::Slot;

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "wire", schemars(rename = "CampaignFact"))]
#[serde(rename_all = "kebab-case")]
pub enum Fact {
    /// A player takes a company, new or from another player.
    Signed {
        company: Color,
        player: Player,
    },
    /// A company joins the campaign: its bonus card is in its office.
    Joined {
        company: Color,
    },
    /// These companies sit down.
    GameBegun {
        game: u8,
        seats: Vec<Color>,
    },
    /// The caboose is in this office now.
    CabooseTaken {
        company: Color,
    },
    /// A side of the story deck was read.
    SideRead {
        side: String,
    },
    EventAdded {
        event: String,
    },
    /// The event leaves the campaign.
    EventRetired {
        event: String,
        cause: Cause,
    },
    EventRecalled {
        event: String,
        by: Color,
    },
    BoxOpened {
        chest: String,
    },
    RulePlaced {
        #[cfg_attr(feature = "wire", schemars(with = "String"))]
        slot: Slot,
    },
    RuleRetired {
        #[cfg_attr(feature = "wire", schemars(with = "String"))]
        slot: Slot,
    },
    BoardAdded {
        board: String,
    },
    /// The tickets of a board come, those that make room go.
    TicketsAdded {
        board: String,
    },
    ForkChosen {
        fork: String,
        chosen: String,
        other: String,
        by: Color,
    },
    /// A postcard comes into an office, of use from the next game on.
    PostcardDrawn {
        company: Color,
        postcard: u8,
    },
    /// It was used in play and shown; so many uses are left.
    PostcardUsed {
        company: Color,
        postcard: u8,
        left: u8,
    },
    /// It was used up: retired and completed.
    PostcardCompleted {
        company: Color,
        postcard: u8,
    },
    /// Its rule is gone: it is retired, counts as completed, and a certificate stands in for it.
    PostcardVoid {
        company: Color,
        postcard: u8,
        dollars: u16,
    },
    /// Given up unused; its private side stays unseen.
    PostcardGivenUp {
        company: Color,
        postcard: u8,
    },
    /// A certificate from play goes into a vault.
    Certified {
        company: Color,
        dollars: u16,
    },
    EvidenceMarked {
        marks: u8,
    },
    CrewAdded {
        crew: Vec<String>,
    },
    /// A crew card comes into the display.
    CrewTurned {
        crew: String,
    },
    CrewHired {
        company: Color,
        crew: String,
    },
    /// A crew card leaves an office and goes under the crew deck.
    CrewLeft {
        company: Color,
        crew: String,
    },
    PavilionsAdded {
        pavilions: Vec<String>,
    },
    /// A bank slip is written, from first place to last.
    SlipWritten(Slip),
    /// The event discard pile at the end of the game.
    EventsDiscarded {
        events: Vec<String>,
    },
    CutOffBuilt {
        company: Color,
        cut_off: String,
    },
    /// The slips of this game are in the vaults.
    SlipsFiled,
    /// The game is put away.
    GameClosed {
        game: u8,
    },
    Audited(FinalAudit),
    EpilogueRead {
        company: Color,
    },
    CampaignEnded,
}

/// Who retired an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Cause {
    /// A card in play.
    Play,
    /// The holder of the caboose, at the end of a game.
    Caboose(Color),
    /// A story card: it cannot be recalled.
    Story,
}

/// A bank slip with what else counts of a company's game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
pub struct Slip {
    pub company: Color,
    pub dollars: u16,
    /// Tickets completed.
    pub completed: Vec<String>,
    /// Unspent survey stakes.
    pub stakes: u16,
}

impl Serialize for Slot {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.word())
    }
}
