//! Records: games that can be replayed, brought in, and checked.

use rules::action::Action;
use rules::help::Progress;
use rules::limits::LARGE;
use rules::market::Market;
use rules::own::Own;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;

use crate::edition::StandingData;
use crate::ids::TableId;
use crate::message::Seeing;
use crate::people::NewMap;

/// A record as text, to be kept or checked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ImportRecord {
    pub text: String,
    /// The content hash of the own map it was played on.
    #[serde(default)]
    pub map: Option<String>,
    /// The map itself, where it is not known here.
    #[serde(default)]
    pub files: Option<NewMap>,
}

/// What a record holds.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct RecordInfo {
    pub table: TableId,
    pub edition: String,
    pub seats: Vec<String>,
    pub inputs: u32,
    /// SHA-256 of the seed, from the header.
    pub seed_hash: Option<String>,
    pub seed: Option<String>,
    /// What the players added to the seed, by seat.
    #[serde(default)]
    pub nonces: Vec<Option<String>>,
    pub standings: Vec<StandingData>,
}

/// A record at one of its moves, as everybody may see it once the game is over.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Position {
    /// The input that led here, as a line of the record; null before the first.
    pub line: Option<String>,
    pub seeing: Seeing,
    /// What each seat had at that moment: with the game nothing is secret any more.
    pub sides: Vec<Side>,
}

/// What one seat had.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Side {
    #[schemars(with = "Own<LARGE>")]
    pub own: Box<RawValue>,
    /// How its tickets stood.
    #[schemars(with = "Vec<Progress<LARGE>>")]
    pub progress: Box<RawValue>,
}

/// Whether a record holds what it claims.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Verdict {
    pub holds: bool,
    /// What was checked, or what is wrong, in a sentence.
    pub message: String,
    pub inputs: u32,
    /// Whether a revealed seed gave every deal again.
    pub seed_checked: bool,
    /// What was not checked, as words for programs: `unfinished`, `no-edition-hash`, `no-final-hash`, `no-seed`,
    /// `no-seed-hash` or `forked`. Empty if everything was checked, or if the record does not hold.
    #[serde(default)]
    pub unchecked: Vec<String>,
    /// What is wrong; null if the record holds, or if what is needed to check it is not known here.
    #[serde(default)]
    pub fault: Option<FaultInfo>,
}

/// What is wrong with a record or a campaign file, for programs.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct FaultInfo {
    /// A word such as `deal` or `final-hash`; docs/record.md and docs/campaign-log.md list them.
    pub code: String,
    /// The line, counted from 1; 0 for the text as a whole.
    pub line: u32,
}

/// How a finished game went: curves with a point for each number of inputs, from none to all of them.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Curves {
    /// Whether the chances are there. Otherwise they are being worked out: ask again in a moment.
    pub done: bool,
    /// How many of them are known already.
    pub known: u32,
    /// For each point what the score track showed for each seat.
    pub scores: Vec<Vec<i32>>,
    /// For each point each seat's chance to win; empty until all are known.
    pub chances: Vec<Vec<f64>>,
    /// Where the chances come from: `network`, or `playouts` on a board without one, where planners play on from each point.
    #[serde(default)]
    pub judge: String,
    /// Whether choices were weighed. Otherwise that is being done: ask again in a moment.
    #[serde(default)]
    pub weighed: bool,
    /// What seats owe to their choices and to luck, for those that were weighed so far: people first.
    #[serde(default)]
    pub balances: Vec<Balance>,
    /// The choices that cost most, in the order of the game.
    #[serde(default)]
    pub turning_points: Vec<TurningPoint>,
}

/// The way of a seat's chance to win from the beginning of a game to its end.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Balance {
    pub seat: u8,
    /// What its own choices cost, 0 or less, as a part of a win.
    pub choice: f64,
    /// What cards and rivals brought or cost.
    pub luck: f64,
    /// The part of a win that its choices left untouched on average, 0 to 1; null after fewer than 10 choices.
    #[serde(default)]
    pub accuracy: Option<f64>,
}

/// A choice that cost much.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct TurningPoint {
    /// Inputs before the choice.
    pub at: u32,
    pub seat: u8,
    #[schemars(with = "Action")]
    pub chosen: Value,
    /// What a strong player would have done.
    #[schemars(with = "Action")]
    pub best: Value,
    /// The open cards at that moment.
    #[schemars(with = "Market")]
    pub market: Value,
    /// The chance to win after the best choice, and how much less it was after the one made.
    pub chance: f64,
    pub cost: f64,
}

/// What a strong player would do in your place, from what your seat has seen.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Hint {
    #[schemars(with = "Action")]
    pub action: Value,
    /// The chance to win after it.
    pub chance: f64,
    /// As in `Curves`.
    pub judge: String,
}
