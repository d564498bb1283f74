//! Records: games that can be replayed, brought in, and checked.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;
use ts_rs::TS;
use utoipa::ToSchema;

use crate::ids::TableId;
use crate::message::Seeing;
use crate::shape;

/// A record as text, to be kept or checked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ImportRecord {
    pub text: String,
    /// The content hash of the own map it was played on.
    #[serde(default)]
    pub map: Option<String>,
}

/// What a record holds.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct RecordInfo {
    pub table: TableId,
    pub edition: String,
    pub seats: Vec<String>,
    pub inputs: u32,
    /// SHA-256 of the seed, from the header.
    pub seed_hash: Option<String>,
    pub seed: Option<String>,
    #[ts(as = "Vec<shape::Standing>")]
    #[schema(value_type = Vec<shape::Standing>)]
    pub standings: Value,
}

/// A record at one of its moves, as everybody may see it once the game is over.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Position {
    /// The input that led here, as a line of the record; null before the first.
    pub line: Option<String>,
    pub seeing: Seeing,
    /// What each seat had at that moment: with the game nothing is secret any more.
    pub sides: Vec<Side>,
}

/// What one seat had.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Side {
    #[ts(as = "shape::Own")]
    #[schema(value_type = shape::Own)]
    pub own: Box<RawValue>,
    /// How its tickets stood.
    #[ts(as = "Vec<shape::Progress>")]
    #[schema(value_type = Vec<shape::Progress>)]
    pub progress: Box<RawValue>,
}

/// Whether a record holds what it claims.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Verdict {
    pub holds: bool,
    /// What was checked, or what is wrong, in a sentence.
    pub message: String,
    pub inputs: u32,
    /// Whether a revealed seed gave every deal again.
    pub seed_checked: bool,
}
