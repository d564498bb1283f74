//! The text format of finished blocks: a header that identifies the tournament, followed by one
//! line of JSON per block, in any order.

use std::collections::BTreeMap;

use rules::edition::Edition;
use serde_json::{Map, Value};

use super::block::Block;
use super::plan::TournamentPlan;

/// Version of the text format.
const VERSION: u32 = 1;

/// The reason why a text is not a journal of the tournament.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadJournal {
    /// The first line is not a header.
    Foreign,
    /// The header belongs to another tournament. `field` is the first field that differs, `held`
    /// its value, and `wanted` the expected value.
    Other { field: &'static str, held: Value, wanted: Value },
    /// This line, counted from 1, is not a block of this tournament, or repeats an earlier block.
    Line { number: usize, reason: String },
}

impl std::fmt::Display for BadJournal {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            BadJournal::Foreign => f.write_str("this is not a tournament file"),
            BadJournal::Other { field, held, wanted } => {
                write!(f, "this is another tournament: its {} is {held}, not {wanted}", field.replace('_', " "))
            }
            BadJournal::Line { number, reason } => write!(f, "line {number}: {reason}"),
        }
    }
}

/// Returns the header fields that all blocks of a tournament must share. The number of games is not
/// among them, because more blocks can be added to a finished tournament.
fn header(plan: &TournamentPlan, edition: &Edition) -> [(&'static str, Value); 8] {
    [
        ("highball_tournament", VERSION.into()),
        ("program", env!("CARGO_PKG_VERSION").into()),
        ("edition", edition.name.clone().into()),
        ("edition_hash", hex::encode(edition.hash).into()),
        ("players", plan.players.into()),
        ("format", plan.format.name().into()),
        ("bots", plan.named.clone().into()),
        ("seed", plan.seed.into()),
    ]
}

/// Returns the header without its line break.
pub fn header_line(plan: &TournamentPlan, edition: &Edition) -> String {
    let fields: Map<String, Value> =
        header(plan, edition).into_iter().map(|(name, value)| (name.to_string(), value)).collect();
    Value::Object(fields).to_string()
}

/// Returns a block as a line, without its line break.
pub fn block_line(block: &Block) -> String {
    serde_json::to_string(block).expect("a block is plain data")
}

/// Parses a header and blocks. Skips blocks beyond the end of this plan.
///
/// # Errors
/// Fails if the header is missing or belongs to another tournament, or if a line is not a block of
/// this tournament or repeats an earlier one.
pub fn read(plan: &TournamentPlan, edition: &Edition, text: &str) -> Result<BTreeMap<u64, Block>, BadJournal> {
    let mut lines = text.lines();
    let held: Value = lines.next().and_then(|line| serde_json::from_str(line).ok()).ok_or(BadJournal::Foreign)?;
    for (field, wanted) in header(plan, edition) {
        match &held[field] {
            Value::Null => return Err(BadJournal::Foreign),
            held if *held != wanted => return Err(BadJournal::Other { field, held: held.clone(), wanted }),
            _ => {}
        }
    }
    read_blocks(plan, edition, lines, 2)
}

/// Parses blocks without a header. `from` is the line number of the first block. Skips blocks
/// beyond the end of this plan.
///
/// # Errors
/// Fails if a line is not a block of the plan or repeats an earlier one.
pub fn read_blocks<'a>(
    plan: &TournamentPlan,
    edition: &Edition,
    lines: impl IntoIterator<Item = &'a str>,
    from: usize,
) -> Result<BTreeMap<u64, Block>, BadJournal> {
    let mut done = BTreeMap::new();
    for (line, number) in lines.into_iter().zip(from..) {
        let wrong = |reason: String| BadJournal::Line { number, reason };
        let block: Block =
            serde_json::from_str(line).map_err(|error| wrong(format!("this is not a block ({error})")))?;
        if !plan.includes(&block, edition.lines.len()) {
            return Err(wrong("this block has other bots or seats than this tournament".to_string()));
        }
        if done.contains_key(&block.block) {
            return Err(wrong(format!("block {} appears twice", block.block)));
        }
        done.insert(block.block, block);
    }
    // A longer run may have written more blocks than this plan has.
    done.retain(|&number, _| number < plan.blocks());
    Ok(done)
}
