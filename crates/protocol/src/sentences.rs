//! Results of the record verifier and the campaign-file checker, as sentences.

use ::words::{Message, Value, message};
use campaign::log::{LogChecked, LogFault, LogFlaw, LogGap};
use dealer::SeedFlaw;
use dealer::verify::{Checked, Gap, RecordFault, RecordFlaw, RefusedInput};
use rules::chance::Outcome;
use rules::ids::{Id, Seat};

use crate::record::FaultInfo;
use crate::words::refusal;

/// Wording that depends on the reader, for sentences about a flaw.
pub trait FlawWords {
    /// Describes the deal that the seed produces; `line` is the same deal as a line of the record.
    fn dealt(&self, expected: Outcome, line: &str) -> Value;
    /// Explains why an input is refused, as a clause.
    fn refused(&self, input: &RefusedInput) -> Value;
}

/// Wording for readers without an edition: deals are written as in the record, and seats are named
/// by their colours.
struct PlainWords<'a> {
    colors: &'a [String],
}

impl FlawWords for PlainWords<'_> {
    fn dealt(&self, _: Outcome, line: &str) -> Value {
        line.strip_prefix("deal ").unwrap_or(line).into()
    }

    fn refused(&self, input: &RefusedInput) -> Value {
        let name = |seat: Seat| self.colors.get(seat.index()).map_or("", String::as_str);
        refusal(input.refused, name).into()
    }
}

/// Converts a fault in a record to data for programs.
pub fn record_fault_info(fault: &RecordFault) -> FaultInfo {
    FaultInfo { code: fault.code().to_string(), line: fault.line }
}

/// Converts a fault in a campaign file to data for programs.
pub fn log_fault_info(fault: &LogFault) -> FaultInfo {
    FaultInfo { code: fault.code(), line: fault.line as u32 }
}

/// Describes a fault in a record as a sentence, with the line number.
pub fn record_fault(fault: &RecordFault) -> Message {
    let reason = record_reason(&fault.flaw, &PlainWords { colors: &fault.colors });
    match fault.line {
        0 => message!("verdict-wrong", reason = reason),
        line => message!("verdict-wrong-line", line = line, reason = reason),
    }
}

/// Describes a fault in a campaign file as a sentence, with the line number.
pub fn log_fault(fault: &LogFault) -> Message {
    let reason = log_reason(&fault.flaw);
    match fault.line {
        0 => message!("refusal-campaign", detail = reason),
        line => message!("refusal-campaign-line", line = line, detail = reason),
    }
}

/// Describes a flaw in a record, as a clause.
pub fn record_reason(flaw: &RecordFlaw, words: &impl FlawWords) -> Value {
    let message = match flaw {
        RecordFlaw::Unreadable { reason } => return reason.into(),
        RecordFlaw::EditionVersion { edition, named, here } => {
            message!("verdict-version", named = *named, edition = edition, here = *here)
        }
        RecordFlaw::EditionHash { named, here } => message!("verdict-edition-hash", named = named, here = here),
        RecordFlaw::Setup(error) => return error.to_string().into(),
        RecordFlaw::Seed(flaw) => seed_reason(flaw),
        RecordFlaw::Deal { expected, line } => message!("verdict-deal", what = words.dealt(*expected, line)),
        RecordFlaw::Input(input) => return words.refused(input),
        RecordFlaw::FinalHash { here } => message!("verdict-final-hash", hash = here),
    };
    message.into()
}

/// Describes a flaw in a campaign file, as a clause.
pub fn log_reason(flaw: &LogFlaw) -> Value {
    let message = match flaw {
        LogFlaw::Unreadable { reason } | LogFlaw::OtherPack { reason } => return reason.into(),
        LogFlaw::Seed(flaw) => seed_reason(flaw),
        LogFlaw::Misplaced => message!("verdict-misplaced-record"),
        LogFlaw::Flawed { game, flaws } => message!("verdict-flawed-game", game = *game, flaws = flaws),
        LogFlaw::OtherGame => message!("verdict-other-game"),
        LogFlaw::Record { fault, .. } => return record_reason(&fault.flaw, &PlainWords { colors: &fault.colors }),
        LogFlaw::OtherResult => message!("verdict-other-result"),
        LogFlaw::Deal { expected } => message!("verdict-other-deal", input = expected.to_string()),
        LogFlaw::Input(refused) => return refused.to_string().into(),
    };
    message.into()
}

fn seed_reason(flaw: &SeedFlaw) -> Message {
    match flaw {
        SeedFlaw::UnknownDealer { dealer } => message!("verdict-dealer", dealer = dealer),
        SeedFlaw::Digits { dealer, digits } => message!("verdict-digits", dealer = dealer, digits = *digits),
        SeedFlaw::Hash { named, here } => message!("verdict-seed-hash", named = named, here = here),
    }
}

/// Lists the checks made on a valid record.
pub fn record_checks(checked: &Checked, inputs: usize) -> Message {
    let mut fits = Vec::new();
    if checked.edition_hash {
        fits.push(message!("verdict-fits-edition-hash"));
    }
    if checked.final_hash {
        fits.push(message!("verdict-fits-final-hash"));
    }
    match (checked.seed, checked.forked) {
        (true, 0) => fits.push(message!("verdict-fits-seed")),
        (true, forked) => fits.push(message!("verdict-fits-seed-forked", inputs = forked)),
        (false, 0) => {}
        (false, forked) => fits.push(message!("verdict-forked", inputs = forked)),
    }
    match joined(fits) {
        Some(fits) => message!("verdict-verified-fits", inputs = inputs, fits = fits),
        None => message!("verdict-verified", inputs = inputs),
    }
}

/// Lists the checks that were not possible on a valid record, if any.
pub fn record_gaps(checked: &Checked) -> Option<Message> {
    joined(checked.gaps().into_iter().map(gap_words)).map(|gaps| message!("verdict-unchecked", gaps = gaps))
}

/// Lists the checks made on a valid campaign file.
pub fn log_checks(checked: &LogChecked, inputs: usize) -> Message {
    let (records, fits) = (checked.records.len(), message!("verdict-fits-seed"));
    match checked.seed {
        true => message!("verdict-verified-campaign-fits", inputs = inputs, records = records, fits = fits),
        false => message!("verdict-verified-campaign", inputs = inputs, records = records),
    }
}

/// Lists the checks that were not possible on a valid campaign file, if any.
pub fn log_gaps(checked: &LogChecked) -> Option<Message> {
    let words = checked.gaps().into_iter().map(|gap| match gap {
        LogGap::Unfinished => message!("verdict-gap-campaign"),
        LogGap::Seed => message!("verdict-gap-campaign-seed"),
        LogGap::SeedHash => message!("verdict-gap-campaign-seed-hash"),
        LogGap::Unrecorded { games } => message!("verdict-gap-unrecorded", games = games),
        LogGap::Records { games, gap } => message!("verdict-gap-records", games = games, gap = gap_words(gap)),
    });
    joined(words).map(|gaps| message!("verdict-unchecked", gaps = gaps))
}

fn gap_words(gap: Gap) -> Message {
    match gap {
        Gap::Unfinished => message!("verdict-gap-unfinished"),
        Gap::EditionHash => message!("verdict-gap-edition-hash"),
        Gap::FinalHash => message!("verdict-gap-final-hash"),
        Gap::Seed => message!("verdict-gap-seed"),
        Gap::SeedHash => message!("verdict-gap-seed-hash"),
        Gap::Forked { inputs } => message!("verdict-gap-forked", inputs = inputs),
    }
}

/// Joins the parts of a sentence.
fn joined(parts: impl IntoIterator<Item = Message>) -> Option<Message> {
    parts.into_iter().reduce(|before, next| message!("verdict-then", before = before, next = next))
}
