//! Tables: creation and public information.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::campaign::FormerHolder;
use crate::ids::{CampaignId, PersonId, TableId};

/// A table to create.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The name of the edition.
    pub edition: String,
    /// The content hash of the custom map that contains this edition; omit for built-in maps.
    #[serde(default)]
    pub map: Option<String>,
    /// Two to five seats, clockwise.
    pub seats: Vec<NewSeat>,
    /// Whether the table is listed publicly; otherwise people need its link.
    #[serde(default)]
    pub listed: bool,
    #[serde(default)]
    pub pace: Pace,
    #[serde(default)]
    pub time_out: TimeOut,
    /// The seat that begins; random by default.
    #[serde(default)]
    pub first: Option<u8>,
    /// Whether players may undo answers as far as the rules allow.
    #[serde(default = "yes")]
    pub undo: bool,
    #[serde(default)]
    pub chat: ChatRule,
    /// Whether face-up cards may be drawn while the piles are empty, in editions that would
    /// otherwise forbid it.
    #[serde(default)]
    pub open_cards: bool,
}

fn yes() -> bool {
    true
}

/// The holder of a seat or company at the start: nobody yet, the host or a bot.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum NewSeat {
    /// Open to anybody.
    Open,
    /// The host, on this device, under this name. Several such seats are played pass-and-play.
    Me { name: Option<String> },
    /// The bot with this name.
    Bot { bot: String },
}

/// Time control.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Pace {
    /// No time limit.
    #[default]
    None,
    /// A time bank for the whole game and the time added to it for each turn, both in seconds.
    Live { reserve_s: u32, per_move_s: u32 },
    /// A limit of this many days per turn.
    Days { days: u32 },
}

/// What happens when a seat's time is up. A turn is never skipped.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum TimeOut {
    /// This bot stands in until the person is back.
    StandIn { bot: String },
    /// The table waits, and the host may give the seat to a bot or a person, or abandon the game.
    Wait,
}

impl Default for TimeOut {
    fn default() -> TimeOut {
        TimeOut::StandIn { bot: "normal".to_string() }
    }
}

/// The people who may chat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ChatRule {
    Nobody,
    /// People with a seat, and the host.
    #[default]
    Seated,
    /// Players and spectators.
    Everybody,
}

/// The phase of a table or campaign.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Players can join and leave.
    Gathering,
    Playing,
    /// The game has ended.
    Over,
    /// The table was closed, or the game was abandoned without a result.
    BrokenOff,
}

/// The holder of a seat or company: nobody yet, a person or a bot.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Occupant {
    Open,
    Person { id: PersonId, name: String, ready: bool },
    Bot { bot: String },
}

/// Public information about a seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct SeatInfo {
    pub color: String,
    pub sitter: Occupant,
    /// The bot that stands in for the person.
    pub stand_in: Option<String>,
    /// Whether this seat has run out of time and the table is waiting for the host to decide.
    pub overdue: bool,
    /// The current offer for this seat.
    pub offered: Option<Offered>,
    /// Deadline for the person to confirm that they are still there, in milliseconds since 1970.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub still_there: Option<u64>,
    /// Players who agree to a stand-in bot for the absent person. The bot takes over once all players present agree.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub agreed: Vec<PersonId>,
    /// The previous player, who can reclaim the seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub former: Option<FormerHolder>,
}

/// A public notice that a seat's player or stand-in bot changed during a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct SeatChange {
    pub time: u64,
    pub seat: u8,
    pub sitter: Occupant,
    /// The bot that stands in for the person.
    pub stand_in: Option<String>,
    /// Number of inputs in the game's record at that time.
    #[serde(default)]
    pub inputs: u32,
}

/// Public information about the offer of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Offered {
    /// The person who may accept the offer; null if anybody with the code may accept it.
    pub to: Option<PersonId>,
    /// Expiry in milliseconds since 1970.
    pub expires: u64,
}

/// Public information about a table, for everybody who has its link.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct TableInfo {
    pub id: TableId,
    pub phase: Phase,
    pub host: PersonId,
    pub edition: String,
    pub edition_title: String,
    pub edition_hash: String,
    /// The content hash of the custom map; null for built-in maps.
    pub map: Option<String>,
    pub seats: Vec<SeatInfo>,
    pub listed: bool,
    pub pace: Pace,
    pub time_out: TimeOut,
    pub first: Option<u8>,
    pub undo: bool,
    pub chat: ChatRule,
    pub open_cards: bool,
    /// SHA-256 of the seed of all deals, published before the first deal.
    pub seed_hash: Option<String>,
    /// The seed itself, once the game is over or abandoned; null for an abandoned campaign game.
    pub seed: Option<String>,
    /// The players' contributions to the seed, by seat; empty before the start of the game.
    #[serde(default)]
    pub nonces: Vec<Option<String>>,
    /// The table where the same people play a rematch, if there is one.
    pub rematch: Option<TableId>,
    /// The latest seat changes since the game began.
    #[serde(default)]
    pub changes: Vec<SeatChange>,
    /// The position in a finished game from which this game branched off.
    pub forked: Option<GamePosition>,
    /// The campaign this game belongs to.
    #[serde(rename = "chapter")]
    pub campaign_game: Option<CampaignGame>,
    /// Seats that must answer now.
    pub to_move: Vec<u8>,
    pub created: u64,
}

/// A game of a campaign, identified by the campaign's id and the game's number.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct CampaignGame {
    pub campaign: CampaignId,
    pub game: u8,
}

/// A position in a finished game, identified by the game's table and the number of inputs.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct GamePosition {
    pub table: TableId,
    /// Number of inputs before this position.
    pub inputs: u32,
}

/// A summary of a table, for lists.
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
    /// Whether this is an imported record.
    #[serde(default)]
    pub imported: bool,
    /// The campaign this game belongs to.
    #[serde(rename = "chapter", default)]
    pub campaign_game: Option<CampaignGame>,
}

/// A request to take an open seat.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SitDown {
    /// A different display name, for a second seat on the same device.
    #[serde(default)]
    pub name: Option<String>,
    /// The player's contribution to the randomness of the deals, 32 hexadecimal digits. It is used
    /// when the game begins.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nonce: Option<String>,
}

/// The new holder of a seat or company: a bot, or the next person who wants it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum SeatTaker {
    /// The bot with this name.
    Bot { bot: String },
    /// The next person to sit down.
    Open,
}

/// A request to offer a seat.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewOffer {
    /// The person who may accept the offer; if omitted, the offer gets a code that anybody can use.
    #[serde(default)]
    pub person: Option<PersonId>,
}

/// A new offer of a seat, with its code.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct SeatOffer {
    pub table: TableId,
    pub seat: u8,
    /// The one-time code for taking the seat, shown only once; null if the offer is for one person.
    pub code: Option<String>,
    pub expires: u64,
}

/// A request to take an offered seat.
#[derive(Clone, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TakeSeat {
    /// The code; omitted if the offer is for one person.
    #[serde(default)]
    pub code: Option<String>,
    /// A different display name.
    #[serde(default)]
    pub name: Option<String>,
    /// The player's contribution to the randomness of the deals, 32 hexadecimal digits. It is used
    /// when the game begins.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nonce: Option<String>,
}

/// A table that continues from a position in a finished game. All other settings are those of the
/// finished game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewFork {
    /// The seats; their number must be the same as in the finished game.
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
