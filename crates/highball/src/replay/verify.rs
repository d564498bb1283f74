//! Records of files: the editions they name, and faults in the words of the reader.

use std::sync::Arc;

use dealer::verify::{RecordFault, RefusedInput, Verified, line_of};
use maps::Map;
use protocol::FaultInfo;
use protocol::sentences::{FlawWords, record_fault_info, record_reason};
use rules::capacity::AnyTables;
use rules::chance::Outcome;
use rules::edition::Edition;
use rules::ids::Seat;
use rules::record::{Header, Input, parse_header};
use rules::refused::Refused;
use rules::setup::Setup;
use rules::tables::Tables;

use crate::fail::Failed;
use crate::table::unknown;
use crate::words::{Language, Message, Value, Words, message, shown_edition};

/// The text of one record and where it stands.
#[derive(Clone, Copy)]
pub struct Source<'a> {
    /// What the file is called in messages.
    pub name: &'a str,
    /// Lines of the file before this record.
    pub before: usize,
    pub text: &'a str,
}

impl Source<'_> {
    /// What stands before the first input.
    pub fn header(&self) -> Result<Header, Failed> {
        parse_header(self.text).map_err(|damage| {
            let reason = damage.reason.clone();
            self.wrong(&damage.into(), reason.into())
        })
    }

    /// A fault of this record, for programs and as a sentence.
    fn wrong(&self, fault: &RecordFault, reason: Value) -> Failed {
        // What is missing is missing in the record that begins here.
        let line = if self.before == 0 { fault.line } else { fault.line.max(1) };
        Failed::Wrong(
            FaultInfo { line: if line == 0 { 0 } else { self.before as u32 + line }, ..record_fault_info(fault) },
            match line {
                0 => message!("terminal-damage-of", name = self.name, reason = reason),
                line => self.at(line, reason),
            },
        )
    }

    /// What is wrong at a line of this record, with the line itself.
    fn at(&self, line: u32, reason: impl Into<Value>) -> Message {
        let text = self.text.lines().nth(line as usize - 1).unwrap_or("").trim();
        let line = self.before + line as usize;
        message!("terminal-damage-at-line", name = self.name, line = line, text = text, reason = reason)
    }
}

/// Who reads: in which language, and the edition as it is shown in it.
#[derive(Clone)]
pub struct Reader {
    pub shown: Arc<Edition>,
    pub language: Language,
}

impl Reader {
    /// The words for a table with these seats, whatever they brought to it.
    pub fn words<'a>(&'a self, colors: &'a [String], you: Option<Seat>) -> Words<'a> {
        Words { edition: &self.shown, colors, offices: &[], you, language: self.language }
    }

    /// The words for a table that was laid out like this.
    pub fn words_at<'a>(&'a self, setup: &'a Setup, you: Option<Seat>) -> Words<'a> {
        Words { offices: &setup.offices, ..self.words(&setup.colors, you) }
    }
}

impl FlawWords for Words<'_> {
    fn dealt(&self, expected: Outcome, _: &str) -> Value {
        self.outcome(expected).into()
    }

    /// If something else comes first, says what that is.
    fn refused(&self, input: &RefusedInput) -> Value {
        let plain = self.refusal(input.refused);
        match (input.input, input.asked, input.due, input.refused) {
            (Input::Deal(_), Some(ask), ..) => self.must_first(ask, input.open).into(),
            (Input::Deal(_), None, Some(deal), _) => {
                message!("terminal-damage-due", refused = plain, due = self.deal(deal)).into()
            }
            (Input::Act(..), _, Some(deal), Refused::WrongPhase | Refused::NotYourTurn) => {
                message!("terminal-damage-due-first", due = self.deal(deal)).into()
            }
            _ => plain.into(),
        }
    }
}

/// The editions that records name; the one used last is kept, since a file mostly holds games of one.
pub struct Editions {
    /// The own map that was played on.
    own: Option<Map>,
    language: Language,
    last: Option<(AnyTables, Reader)>,
}

impl Editions {
    pub fn new(own: Option<Map>, language: Language) -> Editions {
        Editions { own, language, last: None }
    }

    /// The tables of the edition that this header names, and who reads of it.
    pub fn tables(&mut self, source: &Source<'_>, header: &Header) -> Result<(&AnyTables, Reader), Failed> {
        let known = self.last.take_if(|(tables, _)| tables.edition().name == header.edition);
        let (tables, reader) = match known {
            Some(known) => known,
            None => {
                let edition = self.find(source, header)?;
                let shown = shown_edition(&edition, self.own.as_ref().map(|map| &map.names), self.language);
                (AnyTables::of(&edition), Reader { shown, language: self.language })
            }
        };
        let (tables, _) = self.last.insert((tables, reader.clone()));
        Ok((tables, reader))
    }

    fn find(&self, source: &Source<'_>, header: &Header) -> Result<Arc<Edition>, Failed> {
        let found = match &self.own {
            Some(map) => map.edition(&header.edition),
            None => maps::edition(&header.edition),
        };
        found.map_err(|named| {
            let unknown = unknown("edition", &named.name, &named.nearest);
            let reason = match self.own {
                Some(_) => unknown,
                None => message!("terminal-damage-name-folder", unknown = unknown),
            };
            Failed::input(source.at(line_of(source.text, "edition").max(1), reason))
        })
    }
}

/// A record that holds what it claims, and who reads of it.
pub struct Replayed<const W: usize> {
    pub verified: Verified<W>,
    pub reader: Reader,
}

impl<const W: usize> Replayed<W> {
    pub fn words(&self) -> Words<'_> {
        self.reader.words_at(&self.verified.recorder.record().header.setup, None)
    }

    /// The words that programs read: English, and names as they stand on the board.
    pub fn plain_words(&self) -> Words<'_> {
        Words { edition: self.verified.edition(), language: Language::English, ..self.words() }
    }
}

/// Verifies a record, to its end or up to this number of inputs.
pub fn verify<const W: usize>(
    tables: &Arc<Tables<W>>,
    reader: &Reader,
    source: &Source<'_>,
    until: Option<usize>,
) -> Result<Replayed<W>, Failed> {
    let verified = dealer::verify::verify(tables, source.text, until)
        .map_err(|fault| source.wrong(&fault, record_reason(&fault.flaw, &reader.words(&fault.colors, None))))?;
    let count = verified.inputs();
    if until.is_some_and(|until| until > count) {
        return Err(Failed::input(message!("terminal-record-shorter", name = source.name, count = count)));
    }
    Ok(Replayed { verified, reader: reader.clone() })
}
