//! The reading side of what `campaign` writes: a campaign as one viewer may know it.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A campaign as one viewer may know it. Companies are named by their colour.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct CampaignView {
    pub title: String,
    /// The game that is played or comes next; null when all are played.
    pub game: Option<GameSeen>,
    /// All games with their years.
    pub calendar: Vec<GameSeen>,
    /// Who sits at the table while a game is played or put away, clockwise.
    pub seats: Vec<String>,
    pub waiting: Waiting,
    /// What the viewer may answer.
    pub choices: Vec<Answer>,
    /// The boards between which a fork decides, while it is asked.
    pub fork: Vec<Words>,
    pub companies: Vec<CompanySeen>,
    /// Pieces of the board on the table, in the order in which they came.
    pub boards: Vec<BoardSeen>,
    pub cut_offs: Vec<CutOffSeen>,
    /// Rules in play beside those of the book; ids are slots.
    pub rules: Vec<Words>,
    pub boxes: Vec<Words>,
    pub tickets: Vec<TicketSeen>,
    /// The event deck.
    pub events: Vec<Words>,
    pub crew_display: Vec<CrewSeen>,
    pub pavilions: Vec<PavilionSeen>,
    pub retired: Retired,
    /// Postcards that chance can still draw.
    pub general_delivery: u32,
    pub story_left: u32,
    /// Marks on the table.
    pub evidence: u8,
    /// All that happened, with the words that go with it.
    pub journal: Vec<JournalEntry>,
    pub audit: Option<FinalAudit>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct GameSeen {
    pub number: u8,
    pub year: u16,
    pub trains: u8,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Words {
    pub id: String,
    pub title: String,
    pub text: String,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct CompanySeen {
    pub company: String,
    pub name: String,
    pub motto: String,
    pub bonus: String,
    pub player: Option<Player>,
    pub caboose: bool,
    pub postcards: Vec<PostcardSeen>,
    pub crew: Vec<CrewSeen>,
    pub games_won: u32,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Player {
    Person(String),
    Bot(String),
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PostcardSeen {
    pub number: u8,
    pub title: String,
    pub sender: String,
    /// Whether the text describes a picture; otherwise it was read out.
    pub picture: bool,
    pub text: String,
    /// For its holder, and for all once it was used.
    pub private: Option<PrivateSeen>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PrivateSeen {
    pub text: String,
    pub uses_left: Option<u8>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct CrewSeen {
    pub words: Words,
    pub wage: u8,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PavilionSeen {
    pub id: String,
    pub name: String,
    /// Looked at when the game is over; otherwise after every claim.
    pub at_end: bool,
    /// The condition in the vocabulary of packs.
    pub when: String,
    pub first: u8,
    pub second: Option<u8>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct BoardSeen {
    pub words: Words,
    pub cities: Vec<String>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct CutOffSeen {
    pub id: String,
    pub ends: [String; 2],
    pub length: u8,
    pub builder: Option<String>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TicketSeen {
    pub id: String,
    pub ends: [String; 2],
    pub value: u8,
    pub band: String,
    pub entry: Option<u8>,
    pub narrative: String,
}

/// The dead letter office.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Retired {
    pub tickets: Vec<TicketSeen>,
    pub events: Vec<Words>,
    pub postcards: Vec<PostcardSeen>,
    pub rules: Vec<Words>,
}

/// A line of the journal.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct JournalEntry {
    /// The game it belongs to; 0 before the first.
    pub game: u8,
    pub fact: Fact,
    /// What the fact names, in words.
    pub words: Option<Words>,
}

/// What a campaign waits for.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Waiting {
    Table,
    Chance(Draw),
    Game,
    Company(String, Question),
    Over,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Draw {
    Caboose,
    Postcard(String),
    CrewDisplay,
    CrewFor(String),
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Question {
    RetireEvent,
    Fork { name: String, boards: [String; 2] },
    RecallEvent,
    TakePostcards,
    RetirePostcard,
    Build,
    Hire,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Answer {
    RetireEvent(String),
    Fork(String),
    RecallEvent(String),
    TakePostcards(Vec<u8>),
    RetirePostcard(u8),
    Build(String),
    Hire { crew: String, instead: Option<String> },
    HireNobody,
}

/// Who retired an event.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Cause {
    Play,
    Caboose(String),
    Story,
}

/// Something that happened.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
#[ts(rename = "CampaignFact")]
pub enum Fact {
    Signed { company: String, player: Player },
    Joined { company: String },
    GameBegun { game: u8, seats: Vec<String> },
    CabooseTaken { company: String },
    SideRead { side: String },
    EventAdded { event: String },
    EventRetired { event: String, cause: Cause },
    EventRecalled { event: String, by: String },
    BoxOpened { chest: String },
    RulePlaced { slot: String },
    RuleRetired { slot: String },
    BoardAdded { board: String },
    TicketsAdded { board: String },
    ForkChosen { fork: String, chosen: String, other: String, by: String },
    PostcardDrawn { company: String, postcard: u8 },
    PostcardUsed { company: String, postcard: u8, left: u8 },
    PostcardCompleted { company: String, postcard: u8 },
    PostcardVoid { company: String, postcard: u8, dollars: u16 },
    PostcardGivenUp { company: String, postcard: u8 },
    Certified { company: String, dollars: u16 },
    EvidenceMarked { marks: u8 },
    CrewAdded { crew: Vec<String> },
    CrewTurned { crew: String },
    CrewHired { company: String, crew: String },
    CrewLeft { company: String, crew: String },
    PavilionsAdded { pavilions: Vec<String> },
    SlipWritten(Slip),
    EventsDiscarded { events: Vec<String> },
    CutOffBuilt { company: String, cut_off: String },
    SlipsFiled,
    GameClosed { game: u8 },
    Audited(FinalAudit),
    EpilogueRead { company: String },
    CampaignEnded,
}

/// A bank slip with what else counts of a company's game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Slip {
    pub company: String,
    pub dollars: u16,
    pub completed: Vec<String>,
    pub stakes: u16,
}

/// The books of all companies, from first to last.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct FinalAudit {
    pub books: Vec<Book>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Book {
    pub company: String,
    pub slips: u32,
    pub certificates: u32,
    pub missed: u32,
    pub awards: Awards,
    pub total: u32,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Awards {
    pub games_won: u32,
    pub tickets: u32,
    pub postcards: u32,
    pub cut_offs: u32,
}
