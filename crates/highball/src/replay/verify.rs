//! Records in files, the editions with which they were played, and faults in the reader's language.

use std::sync::Arc;

use dealer::verify::{RecordFault, RefusedInput, Verified, line_of};
use maps::Map;
use protocol::FaultInfo;
use protocol::sentences::{FlawWords, record_fault_info, record_reason};
use rules::capacity::AnyTables;
use rules::chance::Outcome;
use rules::edition::Edition;
use rules::ids::Seat;
use rules::record::{RecordHeader, RecordInput, parse_header};
use rules::refused::Refused;
use rules::setup::Setup;
use rules::tables::Tables;

use crate::fail::Failed;
use crate::table::unknown;
use crate::words::{CampaignTexts, Language, Message, TableWords, Value, message, shown_edition};

/// The text of one record, and its position in a file.
#[derive(Clone, Copy)]
pub struct RecordSource<'a> {
    /// The file's name for messages.
    pub name: &'a str,
    /// Number of lines before this record.
    pub before: usize,
    pub text: &'a str,
}

impl RecordSource<'_> {
    /// Parses the part before the first input.
    pub fn header(&self) -> Result<RecordHeader, Failed> {
        parse_header(self.text).map_err(|damage| {
            let reason = damage.reason.clone();
            self.wrong(&damage.into(), reason.into())
        })
    }

    /// Describes a fault in this record, as data and as a sentence.
    fn wrong(&self, fault: &RecordFault, reason: Value) -> Failed {
        // If something is missing, the fault is reported at the first line of the record.
        let line = if self.before == 0 { fault.line } else { fault.line.max(1) };
        Failed::Wrong(
            FaultInfo { line: if line == 0 { 0 } else { self.before as u32 + line }, ..record_fault_info(fault) },
            match line {
                0 => message!("terminal-damage-of", name = self.name, reason = reason),
                line => self.at(line, reason),
            },
        )
    }

    /// Describes an error in a line of this record, quoting the line.
    fn at(&self, line: u32, reason: impl Into<Value>) -> Message {
        let text = self.text.lines().nth(line as usize - 1).unwrap_or("").trim();
        let line = self.before + line as usize;
        message!("terminal-damage-at-line", name = self.name, line = line, text = text, reason = reason)
    }
}

/// The reader's language, and the edition in that language.
#[derive(Clone)]
pub struct Reader {
    pub shown: Arc<Edition>,
    pub language: Language,
    /// The campaign's texts, in a campaign game.
    pub texts: Option<Arc<CampaignTexts>>,
}

impl Reader {
    /// Returns the formatter for texts about a table with these seats, without offices.
    pub fn words<'a>(&'a self, colors: &'a [String], you: Option<Seat>) -> TableWords<'a> {
        TableWords {
            edition: &self.shown,
            colors,
            offices: &[],
            you,
            language: self.language,
            texts: self.texts.as_deref(),
        }
    }

    /// Returns the formatter for texts about a table with this setup.
    pub fn words_at<'a>(&'a self, setup: &'a Setup, you: Option<Seat>) -> TableWords<'a> {
        TableWords { offices: &setup.offices, ..self.words(&setup.colors, you) }
    }
}

impl FlawWords for TableWords<'_> {
    fn dealt(&self, expected: Outcome, _: &str) -> Value {
        self.outcome(expected).into()
    }

    /// Describes why an input is refused. If another input must come first, the description names
    /// it.
    fn refused(&self, input: &RefusedInput) -> Value {
        let plain = self.refusal(input.refused);
        match (input.input, input.asked, input.due, input.refused) {
            (RecordInput::Deal(_), Some(ask), ..) => self.must_first(ask, input.open).into(),
            (RecordInput::Deal(_), None, Some(deal), _) => {
                message!("terminal-damage-due", refused = plain, due = self.deal(deal)).into()
            }
            (RecordInput::Act(..), _, Some(deal), Refused::WrongPhase | Refused::NotYourTurn) => {
                message!("terminal-damage-due-first", due = self.deal(deal)).into()
            }
            _ => plain.into(),
        }
    }
}

/// The editions used by records. The last one is cached, since most files contain games of only one
/// edition.
pub struct Editions {
    /// The custom map, if any.
    own: Option<Map>,
    language: Language,
    last: Option<(AnyTables, Reader)>,
}

impl Editions {
    pub fn new(own: Option<Map>, language: Language) -> Editions {
        Editions { own, language, last: None }
    }

    /// Returns the lookup tables and the reader for the edition named by this header.
    pub fn tables(&mut self, source: &RecordSource<'_>, header: &RecordHeader) -> Result<(&AnyTables, Reader), Failed> {
        let known = self.last.take_if(|(tables, _)| tables.edition().name == header.edition);
        let (tables, reader) = match known {
            Some(known) => known,
            None => {
                let edition = self.find(source, header)?;
                let shown = shown_edition(&edition, self.own.as_ref().map(|map| &map.names), self.language);
                (AnyTables::of(&edition), Reader { shown, language: self.language, texts: None })
            }
        };
        let (tables, _) = self.last.insert((tables, reader.clone()));
        Ok((tables, reader))
    }

    fn find(&self, source: &RecordSource<'_>, header: &RecordHeader) -> Result<Arc<Edition>, Failed> {
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

/// A verified record, with the reader's language and edition.
pub struct Replayed<const W: usize> {
    pub verified: Verified<W>,
    pub reader: Reader,
}

impl<const W: usize> Replayed<W> {
    pub fn words(&self) -> TableWords<'_> {
        self.reader.words_at(&self.verified.recorder.record().header.setup, None)
    }

    /// Returns a formatter for output that programs read: English text with the original place
    /// names.
    pub fn plain_words(&self) -> TableWords<'_> {
        TableWords { edition: self.verified.edition(), language: Language::English, ..self.words() }
    }
}

/// Verifies a whole record, or only its first `until` inputs.
pub fn verify<const W: usize>(
    tables: &Arc<Tables<W>>,
    reader: &Reader,
    source: &RecordSource<'_>,
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
