//! The record of a game: a text with all its inputs, including the outcomes of chance. A replay
//! therefore needs no random number generator.

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

/// Version of the text format.
pub const VERSION: u32 = 1;

/// One accepted input, which is one line of the record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RecordInput {
    /// A seat's answer.
    Act(Seat, Action),
    /// An outcome of chance.
    Deal(Outcome),
    /// A seat undid its last actions. The game is back in the state it was in after this many
    /// inputs (ENG-06).
    Undo(Seat, u32),
}

/// The part of a record before the first input.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordHeader {
    /// The name of the edition.
    pub edition: String,
    pub edition_version: u32,
    /// Hash of the edition's data. `None` for a game entered by hand, which matches any edition
    /// with this name and version.
    pub edition_hash: Option<String>,
    /// The seats and the table's settings.
    pub setup: Setup,
    /// The dealer: `chacha8-1`, `fast-1`, or `none` for a game entered by hand.
    pub dealer: String,
    /// SHA-256 of the seed, if the dealer used one.
    pub seed_hash: Option<String>,
    /// Nonces that players added to the seed, at most one per seat, in seat order.
    pub nonces: Vec<Nonce>,
    /// Number of inputs copied from another game. The dealer produced only the deals that follow
    /// these inputs.
    pub forked: u32,
}

impl RecordHeader {
    /// Creates the header of a record for this edition.
    pub fn new(edition: &Edition, setup: Setup, dealer: &str, seed_hash: Option<String>) -> RecordHeader {
        RecordHeader {
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

/// The record of a game: its header, its inputs and, once the game is over, its final hash and
/// seed.
///
/// ```
/// use rules::record::{RecordHeader, RecordInput, Recorder, parse_record};
/// use rules::{chance::Dealer, fact::NoListener, game::Waiting, setup::Setup, tables::Tables};
///
/// let edition = maps::find(Some("usa-new"), None)?;
/// let tables = Tables::<2>::new(edition.clone()).expect("its ids fit");
/// let header = RecordHeader::new(&edition, Setup::of(&edition, 2), dealer::Fast::NAME, None);
/// let mut recorder = Recorder::new(tables.clone(), header, &mut NoListener)?;
/// let mut dealer = dealer::Fast::new(7, 0);
/// while let Waiting::Chance(draw) = recorder.game().waiting() {
///     recorder.apply(RecordInput::Deal(dealer.pick(&draw)), &mut NoListener).expect("the dealer picks a legal outcome");
/// }
///
/// let text = recorder.record().to_text(&edition);
/// let record = parse_record(&text, &edition)?;
/// let again = Recorder::replay(tables, &record, record.inputs.len()).expect("it replays");
/// assert_eq!(again.hash(), recorder.hash());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// A record implements neither `Debug` nor `Serialize`, because it contains secrets until the game
/// ends.
///
/// A record cannot be sent, but a view can be:
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
/// A record cannot be printed, but its header, which contains no secrets, can be:
///
/// ```compile_fail,E0277
/// fn print(record: &rules::record::Record) -> String {
///     format!("{record:?}")
/// }
/// ```
///
/// ```
/// fn print(header: &rules::record::RecordHeader) -> String {
///     format!("{header:?}")
/// }
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct Record {
    pub header: RecordHeader,
    /// The inputs. `lines` contains their line numbers, or 0 for inputs that were not parsed from
    /// text.
    pub inputs: Vec<RecordInput>,
    pub lines: Vec<u32>,
    /// The state hash after the last input, if the record contains it.
    pub final_hash: Option<String>,
    /// The seed, which is revealed after the end of the game.
    pub seed: Option<String>,
}

impl Record {
    /// Returns the inputs that have not been undone. Bots observe only these inputs.
    pub fn standing(&self) -> Vec<RecordInput> {
        let mut inputs: Vec<RecordInput> = Vec::new();
        // `stood[n]` is the number of inputs that have not been undone after the first `n` inputs
        // of the record.
        let mut stood = vec![0];
        for &input in &self.inputs {
            match input {
                RecordInput::Undo(_, to) => inputs.truncate(stood[to as usize]),
                _ => inputs.push(input),
            }
            stood.push(inputs.len());
        }
        inputs
    }
}
