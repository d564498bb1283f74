//! The record of a game: the list of its inputs, chance included, as text that replays without a generator.

mod nonce;
mod office;
mod recorder;
mod text;

pub use nonce::Nonce;
pub use recorder::{Recorder, ReplayError};
pub(crate) use text::is_reserved;
pub use text::{BLANKS, Damage, parse_header, parse_input, parse_record, split_records, split_words};

use crate::action::Action;
use crate::chance::Outcome;
use crate::edition::Edition;
use crate::ids::Seat;
use crate::setup::Setup;

/// The version of the text form.
pub const VERSION: u32 = 1;

/// One accepted input: a line of the record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Input {
    /// A seat answered.
    Act(Seat, Action),
    /// Chance answered.
    Deal(Outcome),
    /// A seat took its last actions back: the game is as it was after so many inputs (ENG-06).
    Undo(Seat, u32),
}

/// What a record says before the first input.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Header {
    /// The edition's name, version and data hash.
    pub edition: String,
    pub edition_version: u32,
    /// Left out in a game typed by hand: then whatever edition has that name and version is meant.
    pub edition_hash: Option<String>,
    /// Who sat down, and what the table agreed.
    pub setup: Setup,
    /// Who dealt: `chacha8-1`, `fast-1`, or `none` for a game typed in.
    pub dealer: String,
    /// SHA-256 of the seed, where a dealer used one.
    pub seed_hash: Option<String>,
    /// What players added to the seed, at most one for each seat, in their order.
    pub nonces: Vec<Nonce>,
    /// So many inputs were taken over from another game: the dealer named here dealt what comes after them.
    pub forked: u32,
}

impl Header {
    /// The header of a game of this edition.
    pub fn new(edition: &Edition, setup: Setup, dealer: &str, seed_hash: Option<String>) -> Header {
        Header {
            edition: edition.name.clone(),
            edition_version: edition.version,
            edition_hash: Some(hex::encode(edition.hash)),
            setup,
            dealer: dealer.to_string(),
            seed_hash,
            nonces: Vec::new(),
            forked: 0,
        }
    }
}

/// A whole record. It has neither `Debug` nor `Serialize`: before the end of a game it is full of secrets.
///
/// A record cannot be sent, and a view can:
///
/// ```compile_fail,E0277
/// fn send(record: &rules::record::Record) -> serde_json::Result<String> {
///     serde_json::to_string(record)
/// }
/// ```
///
/// ```
/// fn send(view: &rules::view::View<2>) -> serde_json::Result<String> {
///     serde_json::to_string(view)
/// }
/// ```
///
/// A record cannot be printed, and its header, which holds no secret, can:
///
/// ```compile_fail,E0277
/// fn print(record: &rules::record::Record) -> String {
///     format!("{record:?}")
/// }
/// ```
///
/// ```
/// fn print(header: &rules::record::Header) -> String {
///     format!("{header:?}")
/// }
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct Record {
    pub header: Header,
    /// Inputs with the number of their line, 0 where there was no text.
    pub inputs: Vec<Input>,
    pub lines: Vec<u32>,
    /// The state hash after the last input, where the record names it.
    pub final_hash: Option<String>,
    /// The seed, revealed after the end.
    pub seed: Option<String>,
}

impl Record {
    /// The inputs that stand: without what was taken back, as if it had never been. Bots hear the game like this.
    pub fn standing(&self) -> Vec<Input> {
        let mut inputs: Vec<Input> = Vec::new();
        // How many inputs stood after each input of the record.
        let mut stood = vec![0];
        for &input in &self.inputs {
            match input {
                Input::Undo(_, to) => inputs.truncate(stood[to as usize]),
                _ => inputs.push(input),
            }
            stood.push(inputs.len());
        }
        inputs
    }
}
