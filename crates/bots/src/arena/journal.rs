//! Finished blocks as text: a line that says which tournament it is, then a line of JSON for each block, in any order.

use std::collections::BTreeMap;

use rules::edition::Edition;
use serde_json::{Map, Value};

use super::block::Block;
use super::plan::Plan;

/// The version of the text.
const VERSION: u32 = 1;

/// Why lines are not the blocks of a tournament.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadJournal {
    /// The first line is no header.
    Foreign,
    /// The header is of another tournament: the field that differs, what it says, and what it should say.
    Other { field: &'static str, held: Value, wanted: Value },
    /// The line of this number, counted from 1, is no block of this tournament.
    Line { number: usize, reason: String },
}

impl std::fmt::Display for BadJournal {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            BadJournal::Foreign => f.write_str("this is no tournament"),
            BadJournal::Other { field, held, wanted } => {
                write!(f, "this is another tournament: its {} is {held}, not {wanted}", field.replace('_', " "))
            }
            BadJournal::Line { number, reason } => write!(f, "line {number}: {reason}"),
        }
    }
}

/// What must be the same for blocks to belong together. The number of games is not among it: more blocks can be added to
/// a finished tournament.
fn header(plan: &Plan, edition: &Edition) -> [(&'static str, Value); 8] {
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

/// The first line, without its end.
pub fn header_line(plan: &Plan, edition: &Edition) -> String {
    let fields: Map<String, Value> =
        header(plan, edition).into_iter().map(|(name, value)| (name.to_string(), value)).collect();
    Value::Object(fields).to_string()
}

/// The line of a block, without its end.
pub fn block_line(block: &Block) -> String {
    serde_json::to_string(block).expect("a block is plain data")
}

/// Reads a header and blocks. Blocks of a longer run than this plan are left out.
///
/// # Errors
/// If the header is of another tournament, or a line is no block of this one.
pub fn read(plan: &Plan, edition: &Edition, text: &str) -> Result<BTreeMap<u64, Block>, BadJournal> {
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

/// Reads blocks alone; the first line has this number.
///
/// # Errors
/// If a line is no block of this plan.
pub fn read_blocks<'a>(
    plan: &Plan,
    edition: &Edition,
    lines: impl IntoIterator<Item = &'a str>,
    from: usize,
) -> Result<BTreeMap<u64, Block>, BadJournal> {
    let mut done = BTreeMap::new();
    for (line, number) in lines.into_iter().zip(from..) {
        let wrong = |reason: String| BadJournal::Line { number, reason };
        let block: Block = serde_json::from_str(line).map_err(|error| wrong(format!("this is no block ({error})")))?;
        if !plan.includes(&block, edition.lines.len()) {
            return Err(wrong("this block has not the bots and seats of this tournament".to_string()));
        }
        if done.contains_key(&block.block) {
            return Err(wrong(format!("block {} is there twice", block.block)));
        }
        done.insert(block.block, block);
    }
    // A longer run may have left more than is asked for now.
    done.retain(|&number, _| number < plan.blocks());
    Ok(done)
}
