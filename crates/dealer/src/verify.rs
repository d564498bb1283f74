//! The verifier of records. The server and the command line share it, so both accept the same
//! files.

use std::sync::Arc;

use rules::agenda::{Ask, Deal};
use rules::chance::{Dealer, Outcome};
use rules::edition::Edition;
use rules::fact::NoListener;
use rules::game::{Game, Waiting};
use rules::record::{Damage, Record, RecordHeader, RecordInput, Recorder, parse_header, parse_record, split_words};
use rules::refused::Refused;
use rules::setup::SetupError;
use rules::tables::Tables;

use crate::{Revealed, SeedFlaw};

/// A verified record, replayed up to the requested input.
pub struct Verified<const W: usize> {
    pub recorder: Recorder<W>,
    /// The dealer after the last replayed deal; `None` if the seed is unknown.
    pub dealer: Option<Revealed>,
    /// The state hash after the last replayed input.
    pub hash: String,
    pub checked: Checked,
}

impl<const W: usize> Verified<W> {
    pub fn game(&self) -> &Game<W> {
        self.recorder.game()
    }

    pub fn edition(&self) -> &Edition {
        self.game().tables().edition()
    }

    pub fn colors(&self) -> &[String] {
        &self.recorder.record().header.setup.colors
    }

    /// Returns the number of replayed inputs.
    pub fn inputs(&self) -> usize {
        self.recorder.record().inputs.len()
    }
}

/// The optional checks that were possible for a record. The legality of every replayed input is
/// always checked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Checked {
    /// Whether the header contains the edition hash.
    pub edition_hash: bool,
    /// Whether the record contains the final hash and was replayed to its end.
    pub final_hash: bool,
    /// Whether the seed is known and produces every replayed deal after the first `forked` inputs.
    pub seed: bool,
    /// Whether the seed is known and the header contains its hash. If the header was published
    /// before the first deal, the hash proves that the seed was chosen before that deal.
    pub seed_hash: bool,
    pub over: bool,
    /// Number of inputs copied from another game. This record does not contain the seed for their
    /// deals.
    pub forked: u32,
}

/// A reason why some part of a record could not be checked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Gap {
    /// The game is not over, so there is no result.
    Unfinished,
    /// The header has no edition hash.
    EditionHash,
    /// The record has no final hash, or was not replayed to its end.
    FinalHash,
    /// The seed is unknown, so no deal was checked.
    Seed,
    /// The header has no hash of the seed, so the seed may have been chosen after the first deal.
    SeedHash,
    /// The first inputs come from another game, so their deals were not checked.
    Forked { inputs: u32 },
}

impl Gap {
    /// Returns the machine-readable code of the gap.
    pub fn code(self) -> &'static str {
        match self {
            Gap::Unfinished => "unfinished",
            Gap::EditionHash => "no-edition-hash",
            Gap::FinalHash => "no-final-hash",
            Gap::Seed => "no-seed",
            Gap::SeedHash => "no-seed-hash",
            Gap::Forked { .. } => "forked",
        }
    }
}

impl Checked {
    /// Lists the reasons why parts of the record could not be checked. The list is empty if the
    /// game is over, the seed is known, and the record contains all hashes and is not a fork.
    pub fn gaps(&self) -> Vec<Gap> {
        let forked = Gap::Forked { inputs: self.forked };
        let gaps = [
            (!self.over, Gap::Unfinished),
            (!self.edition_hash, Gap::EditionHash),
            (!self.final_hash, Gap::FinalHash),
            (!self.seed, Gap::Seed),
            (self.seed && !self.seed_hash, Gap::SeedHash),
            (self.seed && self.forked > 0, forked),
        ];
        gaps.into_iter().filter(|(open, _)| *open).map(|(_, gap)| gap).collect()
    }
}

/// The first error in a record, with its line number.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordFault {
    /// The line number, counted from 1; 0 if the fault concerns the whole text.
    pub line: u32,
    pub flaw: RecordFlaw,
    /// The seat colours, for printing the flaw; empty if the header is unreadable.
    pub colors: Vec<String>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RecordFlaw {
    /// The text cannot be parsed as a record of this edition. The reason is in English.
    Unreadable { reason: String },
    /// The edition that is available here has a different version.
    EditionVersion { edition: String, named: u32, here: u32 },
    /// The edition that is available here has different data.
    EditionHash { named: String, here: String },
    /// The setup is invalid.
    Setup(SetupError),
    /// The revealed seed is malformed or does not match the published hash.
    Seed(SeedFlaw),
    /// The seed yields `expected` instead of this deal. `line` is the line that the record should
    /// contain.
    Deal { expected: Outcome, line: String },
    /// The input is illegal.
    Input(RefusedInput),
    /// The replayed game ends with a different hash.
    FinalHash { here: String },
}

/// An illegal input, with the question or deal that the game was waiting for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RefusedInput {
    pub input: RecordInput,
    pub refused: Refused,
    pub asked: Option<Ask>,
    /// Bit set of the seats that have not answered yet, if the question is for all seats.
    pub open: u8,
    pub due: Option<Deal>,
}

impl RecordFault {
    /// Returns the machine-readable code of the fault.
    pub fn code(&self) -> &'static str {
        match &self.flaw {
            RecordFlaw::Unreadable { .. } => "unreadable",
            RecordFlaw::EditionVersion { .. } => "other-version",
            RecordFlaw::EditionHash { .. } => "other-data",
            RecordFlaw::Setup(_) => "setup",
            RecordFlaw::Seed(flaw) => flaw.code(),
            RecordFlaw::Deal { .. } => "deal",
            RecordFlaw::Input(_) => "input",
            RecordFlaw::FinalHash { .. } => "final-hash",
        }
    }
}

impl From<Damage> for RecordFault {
    fn from(damage: Damage) -> RecordFault {
        let flaw = RecordFlaw::Unreadable { reason: damage.reason };
        RecordFault { line: damage.line as u32, flaw, colors: Vec::new() }
    }
}

/// Replays a record to its end, or up to `until` inputs. Checks the edition, the seed, the setup,
/// every replayed input and, at the end of the record, the final hash.
///
/// # Errors
/// Returns the first fault. The checks run in this order: the format of the header, the edition,
/// the format of all lines, the seed, the setup, the inputs, and the final hash.
pub fn verify<const W: usize>(
    tables: &Arc<Tables<W>>,
    text: &str,
    until: Option<usize>,
) -> Result<Verified<W>, RecordFault> {
    verify_dealt(tables, text, until, None)
}

/// Verifies a record as [`verify`] does. If the record reveals no seed, uses the `known` dealer.
///
/// # Errors
/// Fails in the same cases as [`verify`].
pub fn verify_dealt<const W: usize>(
    tables: &Arc<Tables<W>>,
    text: &str,
    until: Option<usize>,
    known: Option<Revealed>,
) -> Result<Verified<W>, RecordFault> {
    let edition = tables.edition();
    let header = parse_header(text)?;
    let at = |line: u32, flaw: RecordFlaw| RecordFault { line, flaw, colors: header.setup.colors.clone() };
    let at_word = |word: &str, flaw: RecordFlaw| at(line_of(text, word), flaw);
    check_edition(&header, edition).map_err(|flaw| at_word("edition", flaw))?;
    let record = parse_record(text, edition)?;
    let mut dealer = dealer_of(&record, known).map_err(|flaw| at_word("seed", RecordFlaw::Seed(flaw)))?;
    let mut recorder = Recorder::new(Arc::clone(tables), record.header.clone(), &mut NoListener)
        .map_err(|error| at_word("seats", RecordFlaw::Setup(error)))?;
    let inputs = record.inputs.iter().zip(&record.lines).zip(0..);
    for ((&input, &line), number) in inputs.take(until.unwrap_or(usize::MAX)) {
        let taken_over = number < header.forked;
        check_deal(&mut dealer, &recorder, input, taken_over).map_err(|flaw| at(line, flaw))?;
        apply(&mut recorder, input).map_err(|refused| at(line, RecordFlaw::Input(refused)))?;
    }
    let hash = recorder.hash();
    let is_whole = recorder.record().inputs.len() == record.inputs.len();
    let final_hash = record.final_hash.as_ref().filter(|_| is_whole);
    if final_hash.is_some_and(|named| !named.eq_ignore_ascii_case(&hash)) {
        return Err(at_word("final-hash", RecordFlaw::FinalHash { here: hash }));
    }
    let checked = Checked {
        edition_hash: header.edition_hash.is_some(),
        final_hash: final_hash.is_some(),
        seed: dealer.is_some(),
        seed_hash: dealer.is_some() && header.seed_hash.is_some(),
        over: recorder.game().open().over,
        forked: header.forked,
    };
    Ok(Verified { recorder, dealer, hash, checked })
}

/// Returns the number of the last line that begins with this word, counted from 1. Returns 0 if
/// there is no such line.
pub fn line_of(text: &str, word: &str) -> u32 {
    let found = text.lines().zip(1..).filter(|(line, _)| split_words(line).next() == Some(word));
    found.last().map_or(0, |(_, number)| number)
}

fn check_edition(header: &RecordHeader, edition: &Edition) -> Result<(), RecordFlaw> {
    if header.edition_version != edition.version {
        let (named, here) = (header.edition_version, edition.version);
        return Err(RecordFlaw::EditionVersion { edition: edition.name.clone(), named, here });
    }
    let here = hex::encode(edition.hash);
    match &header.edition_hash {
        Some(named) if !named.eq_ignore_ascii_case(&here) => {
            Err(RecordFlaw::EditionHash { named: named.clone(), here })
        }
        _ => Ok(()),
    }
}

fn dealer_of(record: &Record, known: Option<Revealed>) -> Result<Option<Revealed>, SeedFlaw> {
    let hash = record.header.seed_hash.as_deref();
    match (&record.seed, known) {
        (Some(seed), _) => {
            let revealed = Revealed::sealed(&record.header.dealer, seed, hash)?;
            Ok(Some(revealed.mixed(&record.header.nonces)))
        }
        (None, Some(known)) => known.check_hash(hash).map(|()| Some(known)),
        (None, None) => Ok(None),
    }
}

/// Checks a deal against the seed. Deals copied from another game are not checked, but they still
/// advance the dealer.
fn check_deal<const W: usize>(
    dealer: &mut Option<Revealed>,
    recorder: &Recorder<W>,
    input: RecordInput,
    taken_over: bool,
) -> Result<(), RecordFlaw> {
    let (Some(dealer), Waiting::Chance(draw), RecordInput::Deal(dealt)) = (dealer, recorder.game().waiting(), input)
    else {
        return Ok(());
    };
    let expected = dealer.pick(&draw);
    if expected == dealt || taken_over {
        return Ok(());
    }
    let line = recorder.record().line(recorder.game().tables().edition(), &RecordInput::Deal(expected));
    Err(RecordFlaw::Deal { expected, line })
}

fn apply<const W: usize>(recorder: &mut Recorder<W>, input: RecordInput) -> Result<(), RefusedInput> {
    recorder.apply(input, &mut NoListener).map_err(|refused| {
        let game = recorder.game();
        let open = if let Waiting::Seats(open) = game.waiting() { open } else { 0 };
        RefusedInput { input, refused, asked: game.asking(), open, due: game.deal_due() }
    })
}
