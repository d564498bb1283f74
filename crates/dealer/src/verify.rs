//! The verifier of records. Every program that accepts a record calls it, so that all accept and refuse the same files.

use std::sync::Arc;

use rules::agenda::{Ask, Deal};
use rules::chance::{Dealer, Outcome};
use rules::edition::Edition;
use rules::fact::Deaf;
use rules::game::{Game, Waiting};
use rules::record::{Damage, Header, Input, Record, Recorder, parse_header, parse_record, split_words};
use rules::refused::Refused;
use rules::setup::SetupError;
use rules::tables::Tables;

use crate::{Revealed, SeedFlaw};

/// A record that holds what it claims, played as far as was asked.
pub struct Verified<const W: usize> {
    pub recorder: Recorder<W>,
    /// The dealer of the revealed seed, after the last deal that was played.
    pub dealer: Option<Revealed>,
    /// The state hash after the last input that was played.
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

    /// The colours of the seats, clockwise.
    pub fn colors(&self) -> &[String] {
        &self.recorder.record().header.setup.colors
    }

    /// Number of inputs that were played.
    pub fn inputs(&self) -> usize {
        self.recorder.record().inputs.len()
    }
}

/// What a record let the verifier check, beyond the legality of every input.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Checked {
    /// The header names the edition's hash.
    pub edition_hash: bool,
    /// The record names the final hash, and was played to its end.
    pub final_hash: bool,
    /// The seed is known and gives every deal behind the first `forked` inputs.
    pub seed: bool,
    /// The header names the hash of that seed, so the seed was fixed before the first deal.
    pub seed_hash: bool,
    /// The game is over.
    pub over: bool,
    /// Inputs taken over from another game, whose seed nobody reveals here.
    pub forked: u32,
}

/// Something that a record left unchecked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Gap {
    /// The game is not over, so there is no result.
    Unfinished,
    /// The header names no hash of the edition.
    EditionHash,
    /// No final hash is named, or the record was not played to its end.
    FinalHash,
    /// No seed is known: no deal was checked.
    Seed,
    /// Nothing shows that the seed was fixed before the first deal.
    SeedHash,
    /// The deals among the first inputs are those of another game.
    Forked { inputs: u32 },
}

impl Gap {
    /// The word for programs.
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
    /// What was not checked; empty for a sealed record of a finished game.
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

/// The first thing in a record that is not as it claims.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordFault {
    /// The line, counted from 1; 0 for the text as a whole.
    pub line: u32,
    pub flaw: RecordFlaw,
    /// The colours of the seats, for those who put the flaw into words; empty if the header cannot be read.
    pub colors: Vec<String>,
}

/// What is wrong with a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RecordFlaw {
    /// The text is no record of this edition; the reason is in English.
    Unreadable { reason: String },
    /// The edition at hand has another version.
    EditionVersion { edition: String, named: u32, here: u32 },
    /// The edition at hand has other data.
    EditionHash { named: String, here: String },
    /// The table cannot start.
    Setup(SetupError),
    /// The seed that is revealed is not one, or not the one whose hash was published.
    Seed(SeedFlaw),
    /// The seed deals something else, which is also given as a line of the record.
    Deal { expected: Outcome, line: String },
    /// An input is not legal.
    Input(RefusedInput),
    /// The game played leads to another hash.
    FinalHash { here: String },
}

/// An input that is not legal, and what the game waited for instead.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RefusedInput {
    pub input: Input,
    pub refused: Refused,
    pub asked: Option<Ask>,
    /// The seats that have not answered yet, one bit each, if all are asked.
    pub open: u8,
    pub due: Option<Deal>,
}

impl RecordFault {
    /// The word for programs.
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

/// Plays a record, to its end or up to this number of inputs, and checks everything it claims up to there.
///
/// # Errors
/// The first fault, in the order of header, seed, set-up, inputs and final hash.
pub fn verify<const W: usize>(
    tables: &Arc<Tables<W>>,
    text: &str,
    until: Option<usize>,
) -> Result<Verified<W>, RecordFault> {
    verify_dealt(tables, text, until, None)
}

/// Like [`verify`], but checks a record that reveals no seed against `known`, if the dealer is known from elsewhere.
///
/// # Errors
/// As for [`verify`].
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
    let mut recorder = Recorder::new(Arc::clone(tables), record.header.clone(), &mut Deaf)
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

/// The last line that begins with this word, counted from 1; 0 if there is none.
pub fn line_of(text: &str, word: &str) -> u32 {
    let found = text.lines().zip(1..).filter(|(line, _)| split_words(line).next() == Some(word));
    found.last().map_or(0, |(_, number)| number)
}

fn check_edition(header: &Header, edition: &Edition) -> Result<(), RecordFlaw> {
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

/// Compares a deal with the one that the seed gives. Deals of another game are counted all the same.
fn check_deal<const W: usize>(
    dealer: &mut Option<Revealed>,
    recorder: &Recorder<W>,
    input: Input,
    taken_over: bool,
) -> Result<(), RecordFlaw> {
    let (Some(dealer), Waiting::Chance(draw), Input::Deal(dealt)) = (dealer, recorder.game().waiting(), input) else {
        return Ok(());
    };
    let expected = dealer.pick(&draw);
    if expected == dealt || taken_over {
        return Ok(());
    }
    let line = recorder.record().line(recorder.game().tables().edition(), &Input::Deal(expected));
    Err(RecordFlaw::Deal { expected, line })
}

fn apply<const W: usize>(recorder: &mut Recorder<W>, input: Input) -> Result<(), RefusedInput> {
    recorder.apply(input, &mut Deaf).map_err(|refused| {
        let game = recorder.game();
        let open = if let Waiting::Seats(open) = game.waiting() { open } else { 0 };
        RefusedInput { input, refused, asked: game.asking(), open, due: game.deal_due() }
    })
}
