//! Facts: everything that can happen in a campaign. Only facts change a campaign's state.
//!
//! A fact refers to cards by id and contains no card text, so every fact is public. `reveal.rs`
//! resolves ids to texts for viewers who are allowed to see them.

use rules::card::Color;
use serde::{Serialize, Serializer};

use crate::audit::FinalAudit;
use crate::input::Operator;
use crate::pack::RuleSlot;

/// A change to the campaign's state.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "wire", schemars(rename = "CampaignFact"))]
#[serde(rename_all = "kebab-case")]
pub enum CampaignFact {
    /// A player took over a company. The company was new or had another player.
    Signed {
        company: Color,
        player: Operator,
    },
    /// A company joined the campaign, and its bonus card went into its office.
    Joined {
        company: Color,
    },
    /// A game began with these companies.
    GameBegun {
        game: u8,
        seats: Vec<Color>,
    },
    /// A company got the caboose.
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
    /// An event left the campaign.
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
    /// A board's tickets were added to the deck, and the tickets that they replace were retired.
    TicketsAdded {
        board: String,
    },
    ForkChosen {
        fork: String,
        chosen: String,
        other: String,
        by: Color,
    },
    /// An office received a postcard, which can be used from the next game on.
    PostcardDrawn {
        company: Color,
        postcard: u8,
    },
    /// A postcard was used in play, and both of its sides are now public. `left` is its number of
    /// remaining uses.
    PostcardUsed {
        company: Color,
        postcard: u8,
        left: u8,
    },
    /// A postcard has no uses left, so it is retired and counts as completed.
    PostcardCompleted {
        company: Color,
        postcard: u8,
    },
    /// A postcard became void because its rule was retired. The postcard is retired too, counts as
    /// completed, and is replaced by a certificate.
    PostcardVoid {
        company: Color,
        postcard: u8,
        dollars: u16,
    },
    /// A postcard was given up. Its private side stays hidden unless the postcard had been used.
    PostcardGivenUp {
        company: Color,
        postcard: u8,
    },
    /// A postcard lapsed before it was completed. It is retired and revealed, but does not count as
    /// completed.
    PostcardLapsed {
        company: Color,
        postcard: u8,
    },
    /// A company's accusation was revealed, along with all the others.
    Accused {
        company: Color,
        suspect: String,
    },
    /// The table gave its verdict: the suspect with the most votes, or one of the suspects tied
    /// for the most votes.
    VerdictGiven {
        suspect: String,
    },
    /// A certificate went into a vault.
    Certified {
        company: Color,
        /// `None` in views from the start of the next game until the audit.
        dollars: Option<u16>,
    },
    EvidenceMarked {
        marks: u8,
    },
    CrewAdded {
        crew: Vec<String>,
    },
    /// A crew card was added to the display.
    CrewTurned {
        crew: String,
    },
    CrewHired {
        company: Color,
        crew: String,
    },
    /// A crew card left an office and went under the crew deck.
    CrewLeft {
        company: Color,
        crew: String,
    },
    PavilionsAdded {
        pavilions: Vec<String>,
    },
    /// A bank slip was written. Slips are written in order of place, the winner's first.
    SlipWritten(Slip),
    /// The contents of the event discard pile at the end of the game were recorded.
    EventsDiscarded {
        events: Vec<String>,
    },
    CutOffBuilt {
        company: Color,
        cut_off: String,
    },
    /// The slips of this game went into the vaults.
    SlipsFiled,
    /// A game was put away.
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
    /// A card retired the event during play.
    Play,
    /// The holder of the caboose chose the event at the end of a game.
    Caboose(Color),
    /// A story card retired the event, so it cannot be recalled.
    Story,
}

/// A bank slip, with the company's other results in this game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
pub struct Slip {
    pub company: Color,
    /// The total; `None` in views from the start of the next game until the audit.
    pub dollars: Option<u16>,
    /// Tickets completed.
    pub completed: Vec<String>,
    /// Unspent survey stakes.
    pub stakes: u16,
}

impl Slip {
    /// Returns the total of the slip, or 0 for a slip in a view without its total.
    pub fn sum(&self) -> u16 {
        self.dollars.unwrap_or(0)
    }
}

impl CampaignFact {
    /// Returns the fact without the amount of a slip or certificate, for views from the start of
    /// the next game until the audit (CAM-05).
    pub(crate) fn without_sums(&self) -> CampaignFact {
        match self {
            CampaignFact::SlipWritten(slip) => CampaignFact::SlipWritten(Slip { dollars: None, ..slip.clone() }),
            CampaignFact::Certified { company, .. } => CampaignFact::Certified { company: *company, dollars: None },
            other => other.clone(),
        }
    }
}

impl Serialize for RuleSlot {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.word())
    }
}
