//! Records: games that can be replayed, imported and verified.

use rules::action::Action;
use rules::hints::TicketProgress;
use rules::limits::LARGE;
use rules::market::Market;
use rules::own::Own;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;

use crate::edition::StandingData;
use crate::ids::TableId;
use crate::message::GameSnapshot;
use crate::people::NewMap;

/// A record as text, to import or verify.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ImportRecord {
    pub text: String,
    /// The content hash of the custom map, if the game was played on one.
    #[serde(default)]
    pub map: Option<String>,
    /// The map itself, if the server does not have it.
    #[serde(default)]
    pub files: Option<NewMap>,
}

/// A summary of a record: its setup, number of inputs, seed and result.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct RecordInfo {
    pub table: TableId,
    pub edition: String,
    pub seats: Vec<String>,
    pub inputs: u32,
    /// SHA-256 of the seed, from the header.
    pub seed_hash: Option<String>,
    pub seed: Option<String>,
    /// The players' contributions to the seed, by seat.
    #[serde(default)]
    pub nonces: Vec<Option<String>>,
    pub standings: Vec<StandingData>,
}

/// A position in a finished game, with all hands revealed.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct ReplayPosition {
    /// The input that led to this position, as a line of the record; null before the first input.
    pub line: Option<String>,
    pub seeing: GameSnapshot,
    /// Each seat's cards at that time. Nothing is secret after the game.
    pub sides: Vec<SeatSide>,
}

/// One seat's cards and tickets.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct SeatSide {
    #[schemars(with = "Own<LARGE>")]
    pub own: Box<RawValue>,
    /// The progress of the seat's tickets.
    #[schemars(with = "Vec<TicketProgress<LARGE>>")]
    pub progress: Box<RawValue>,
}

/// The result of verifying a record.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Verdict {
    pub holds: bool,
    /// A message that says what was checked, or what is wrong.
    pub message: String,
    pub inputs: u32,
    /// Whether a revealed seed reproduced every deal.
    pub seed_checked: bool,
    /// Codes of everything that was not checked: `unfinished`, `no-edition-hash`, `no-final-hash`,
    /// `no-seed`, `no-seed-hash` or `forked`. Empty if everything was checked, or if the record is
    /// invalid.
    #[serde(default)]
    pub unchecked: Vec<String>,
    /// The fault; null if the record is valid, or if this server cannot check it.
    #[serde(default)]
    pub fault: Option<FaultInfo>,
}

/// A fault in a record or campaign file, for programs.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct FaultInfo {
    /// A code such as `deal` or `final-hash`; docs/record.md and docs/campaign-log.md list them.
    pub code: String,
    /// The line, counted from 1; 0 for the text as a whole.
    pub line: u32,
}

/// Score and win-chance curves of a finished game, with one point before the first input and one
/// after each input.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Curves {
    /// Whether the chances are complete. If not, they are still being computed; repeat the request later.
    pub done: bool,
    /// Number of points computed so far.
    pub known: u32,
    /// Each seat's score, at each point.
    pub scores: Vec<Vec<i32>>,
    /// Each seat's win chance, at each point; empty until all are known.
    pub chances: Vec<Vec<f64>>,
    /// Source of the chances: `network` for a neural network, or `playouts` on boards for which
    /// there is none. In playouts, bots play the game to its end from each point.
    #[serde(default)]
    pub judge: String,
    /// Whether all choices have been analysed. If not, repeat the request later.
    #[serde(default)]
    pub weighed: bool,
    /// The effects of choices and of luck for each seat analysed so far, people first.
    #[serde(default)]
    pub balances: Vec<Balance>,
    /// The costliest choices, in game order.
    #[serde(default)]
    pub turning_points: Vec<TurningPoint>,
}

/// A seat's change in win chance over the whole game, split into the effects of choices and of
/// luck.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Balance {
    pub seat: u8,
    /// Win chance lost through the seat's own choices; 0 or less.
    pub choice: f64,
    /// Win chance gained or lost through cards and opponents.
    pub luck: f64,
    /// The average of e^(-10 × win chance lost) over all choices; null for fewer than 10 choices.
    #[serde(default)]
    pub accuracy: Option<f64>,
}

/// One of the costliest choices in a finished game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct TurningPoint {
    /// Number of inputs before the choice.
    pub at: u32,
    pub seat: u8,
    #[schemars(with = "Action")]
    pub chosen: Value,
    /// The choice that a strong player would make.
    #[schemars(with = "Action")]
    pub best: Value,
    /// The face-up cards at that time.
    #[schemars(with = "Market")]
    pub market: Value,
    /// Win chance after the best choice.
    pub chance: f64,
    /// Win chance lost through the choice actually made.
    pub cost: f64,
}

/// The choice that a strong player would make with the information that your seat has.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Hint {
    #[schemars(with = "Action")]
    pub action: Value,
    /// Win chance after this choice.
    pub chance: f64,
    /// Source of the win chance, as in `Curves`.
    pub judge: String,
}
