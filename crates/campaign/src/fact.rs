//! Facts: everything that can happen in a campaign, and the only thing that changes it.
//!
//! A fact names things and quotes nothing: it contains no card text, so every fact is public.
//! `opened.rs` resolves names to texts for viewers who may know them.

use rules::card::Color;
use serde::{Serialize, Serializer};

use crate::audit::FinalAudit;
use crate::input::Operator;
use crate::pack::RuleSlot;

/// A state change of the campaign.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "wire", schemars(rename = "CampaignFact"))]
#[serde(rename_all = "kebab-case")]
pub enum CampaignFact {
    /// A player takes over a company, new or from another player.
    Signed {
        company: Color,
        player: Operator,
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
    /// This office holds the caboose now.
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
        slot: RuleSlot,
    },
    RuleRetired {
        #[cfg_attr(feature = "wire", schemars(with = "String"))]
        slot: RuleSlot,
    },
    BoardAdded {
        board: String,
    },
    /// A board's tickets are added, and the tickets they replace are retired.
    TicketsAdded {
        board: String,
    },
    ForkChosen {
        fork: String,
        chosen: String,
        other: String,
        by: Color,
    },
    /// An office receives a postcard, usable from the next game on.
    PostcardDrawn {
        company: Color,
        postcard: u8,
    },
    /// A postcard was used in play and revealed; this many uses are left.
    PostcardUsed {
        company: Color,
        postcard: u8,
        left: u8,
    },
    /// A postcard was used up, so it is retired and completed.
    PostcardCompleted {
        company: Color,
        postcard: u8,
    },
    /// The postcard's rule is gone: it is retired, counts as completed, and is replaced by a
    /// certificate.
    PostcardVoid {
        company: Color,
        postcard: u8,
        dollars: u16,
    },
    /// A postcard was given up unused; its private side stays hidden.
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
    /// A crew card is added to the display.
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
    /// A bank slip is written; slips come from first place to last.
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

/// The reason why an event was retired.
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

/// A bank slip, with the other results of a company's game.
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

impl Serialize for RuleSlot {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.word())
    }
}
