//! Tables: how one is made, and what everybody may know of it.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::campaign::FormerHolder;
use crate::ids::{CampaignId, PersonId, TableId};

/// A table to be made.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The name of the edition.
    pub edition: String,
    /// The content hash of an own map that has this edition; leave out for those of the house.
    #[serde(default)]
    pub map: Option<String>,
    /// Two to five, clockwise.
    pub seats: Vec<NewSeat>,
    /// Whether everybody finds it in the list; otherwise by its link only.
    #[serde(default)]
    pub listed: bool,
    #[serde(default)]
    pub pace: Pace,
    #[serde(default)]
    pub time_out: TimeOut,
    /// The seat that begins; chance decides where none is named.
    #[serde(default)]
    pub first: Option<u8>,
    /// Whether answers can be taken back as the rules allow.
    #[serde(default = "yes")]
    pub undo: bool,
    #[serde(default)]
    pub chat: ChatRule,
    /// Face-up cards may be drawn while the piles are empty, in editions that would bar it.
    #[serde(default)]
    pub open_cards: bool,
}

fn yes() -> bool {
    true
}

/// Who is to sit there.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum NewSeat {
    /// Whoever comes.
    Open,
    /// The host, on the device at hand, under this name: several of these are pass-and-play.
    Me { name: Option<String> },
    /// The bot of this name.
    Bot { bot: String },
}

/// How much time there is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Pace {
    /// As much as people like.
    #[default]
    None,
    /// A reserve in seconds for the game, to which each turn adds some.
    Live { reserve_s: u32, per_move_s: u32 },
    /// So many days for each turn.
    Days { days: u32 },
}

/// What happens when a seat's time is up. A turn is never skipped.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum TimeOut {
    /// This bot stands in until the person is back.
    StandIn { bot: String },
    /// The table waits, and the host may hand the seat to a bot or a person, or break the game off.
    Wait,
}

impl Default for TimeOut {
    fn default() -> TimeOut {
        TimeOut::StandIn { bot: "normal".to_string() }
    }
}

/// Who may talk.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ChatRule {
    Nobody,
    /// Those with a seat.
    #[default]
    Seated,
    /// Those who watch, too.
    Everybody,
}

/// Where a table stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// People come and go.
    Gathering,
    Playing,
    /// The game came to its end.
    Over,
    /// The host closed the table, or broke the game off without a result.
    BrokenOff,
}

/// Who sits at a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Sitter {
    Open,
    Person { id: PersonId, name: String, ready: bool },
    Bot { bot: String },
}

/// A seat, for everybody to see.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct SeatInfo {
    pub color: String,
    pub sitter: Sitter,
    /// The bot that stands in for the person.
    pub stand_in: Option<String>,
    /// Whether the time of this seat is up and the host may decide.
    pub overdue: bool,
    /// The offer that stands for this seat.
    pub offered: Option<Offered>,
    /// Set if the person was asked whether they are still there: until when they can answer, in milliseconds since 1970.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub still_there: Option<u64>,
    /// Players who want a bot to play for the person, who is away. It does once all players who are there want it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub agreed: Vec<PersonId>,
    /// Who had this seat before it was handed over, and can take it back.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub former: Option<FormerHolder>,
}

/// Somebody came to a seat or left it in the middle of a game, for everybody to see: who answers for it from then on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct SeatChange {
    pub time: u64,
    pub seat: u8,
    pub sitter: Sitter,
    /// The bot that stands in for the person.
    pub stand_in: Option<String>,
    /// How many inputs the game's record had then.
    #[serde(default)]
    pub inputs: u32,
}

/// An offer of a seat, for everybody to see: who may take it, and until when.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Offered {
    /// The person it is for; null where it is for whoever has the code.
    pub to: Option<PersonId>,
    /// In milliseconds since 1970.
    pub expires: u64,
}

/// A table, for everybody who has its link.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct TableInfo {
    pub id: TableId,
    pub phase: Phase,
    pub host: PersonId,
    pub edition: String,
    pub edition_title: String,
    pub edition_hash: String,
    /// The content hash of the own map; null for those of the house.
    pub map: Option<String>,
    pub seats: Vec<SeatInfo>,
    pub listed: bool,
    pub pace: Pace,
    pub time_out: TimeOut,
    pub first: Option<u8>,
    pub undo: bool,
    pub chat: ChatRule,
    pub open_cards: bool,
    /// SHA-256 of the seed of all deals, published before anything is dealt.
    pub seed_hash: Option<String>,
    /// The seed itself, after the end or once the game was broken off.
    pub seed: Option<String>,
    /// What the players added to the seed, by seat, from the beginning of the game on; empty before.
    #[serde(default)]
    pub nonces: Vec<Option<String>>,
    /// The table that was made for another game with the same people.
    pub rematch: Option<TableId>,
    /// Who came to a seat or left it since the game began; the last ones.
    #[serde(default)]
    pub changes: Vec<SeatChange>,
    /// The finished game of which this one is another ending.
    pub forked: Option<Forked>,
    /// The campaign this game belongs to.
    pub chapter: Option<Chapter>,
    /// Seats that are to answer now.
    pub to_move: Vec<u8>,
    pub created: u64,
}

/// A game of a campaign.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Chapter {
    pub campaign: CampaignId,
    pub game: u8,
}

/// A position of a finished game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Forked {
    pub table: TableId,
    /// How many inputs of its record were taken over.
    pub inputs: u32,
}

/// A table in a list.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct TableCard {
    pub id: TableId,
    pub phase: Phase,
    pub host: PersonId,
    pub edition: String,
    pub seats: Vec<SeatInfo>,
    pub pace: Pace,
    pub to_move: Vec<u8>,
    pub created: u64,
    /// Whether this is a record that was brought in.
    #[serde(default)]
    pub imported: bool,
    /// The campaign this game belongs to.
    #[serde(default)]
    pub chapter: Option<Chapter>,
}

/// Sitting down.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SitDown {
    /// Another name than the person's own, for a second seat on one device.
    #[serde(default)]
    pub name: Option<String>,
    /// Random bytes of this player's own for the deals, as 32 hexadecimal digits. They count once the game begins.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nonce: Option<String>,
}

/// To whom a seat goes.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Hand {
    /// To the bot of this name.
    Bot { bot: String },
    /// To whoever sits down next.
    Open,
}

/// An offer to be made of a seat.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewOffer {
    /// The person it is for; left out, a code is made for whoever is told it.
    #[serde(default)]
    pub person: Option<PersonId>,
}

/// An offer that was made.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct SeatOffer {
    pub table: TableId,
    pub seat: u8,
    /// The code that takes the seat, once. It is shown once; null where the offer is for a person.
    pub code: Option<String>,
    pub expires: u64,
}

/// Taking a seat that was offered.
#[derive(Clone, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TakeSeat {
    /// The code; left out where the offer is for this person.
    #[serde(default)]
    pub code: Option<String>,
    /// Another name than the person's own.
    #[serde(default)]
    pub name: Option<String>,
    /// Random bytes of this player's own for the deals, as 32 hexadecimal digits. They count once the game begins.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nonce: Option<String>,
}

/// A table that goes on from a position of a finished game. Edition, seats and what was agreed are that game's.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewFork {
    /// As many as that game had.
    pub seats: Vec<NewSeat>,
    #[serde(default)]
    pub listed: bool,
    #[serde(default)]
    pub pace: Pace,
    #[serde(default)]
    pub time_out: TimeOut,
    #[serde(default = "yes")]
    pub undo: bool,
    #[serde(default)]
    pub chat: ChatRule,
}
