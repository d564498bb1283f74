//! Everything a record claims, checked: its edition, every input, the final hash, and the revealed seed.

use std::sync::Arc;

use dealer::{BadSeed, Revealed};
use maps::Map;
use rules::chance::Dealer;
use rules::edition::Edition;
use rules::fact::Deaf;
use rules::game::{Game, Waiting};
use rules::ids::Seat;
use rules::record::{Damage, Header, Input, Record, Recorder, parse_header, parse_record};
use rules::refused::Refused;
use rules::tables::Tables;

use crate::fail::Failed;
use crate::table::{AnyTables, unknown};
use crate::words::{Language, Value, Words, listed, message, shown_edition};

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
        parse_header(self.text).map_err(|damage| self.damaged(damage))
    }

    fn damaged(&self, damage: Damage) -> Failed {
        match damage.line {
            0 if self.before == 0 => {
                Failed::input(message!("terminal-damage-of", name = self.name, reason = damage.reason))
            }
            // What is missing is missing in the record that begins here.
            0 => self.at(1, damage.reason),
            line => self.at(line, damage.reason),
        }
    }

    /// A failure at a line of this record, counted from 1, with the line itself.
    fn at(&self, line: usize, reason: impl Into<Value>) -> Failed {
        let text = self.text.lines().nth(line - 1).unwrap_or("").trim();
        let (name, line) = (self.name, self.before + line);
        Failed::input(message!("terminal-damage-at-line", name = name, line = line, text = text, reason = reason))
    }

    /// A failure at the line that begins with this word.
    fn at_word(&self, word: &str, reason: impl Into<Value>) -> Failed {
        let found = self.text.lines().position(|line| line.split_whitespace().next() == Some(word));
        self.at(found.map_or(1, |at| at + 1), reason)
    }
}

/// Who reads: in which language, and the edition as it is shown in it.
#[derive(Clone)]
pub struct Reader {
    pub shown: Arc<Edition>,
    pub language: Language,
}

impl Reader {
    /// The words for a table with these seats.
    pub fn words<'a>(&'a self, colors: &'a [String], you: Option<Seat>) -> Words<'a> {
        Words { edition: &self.shown, colors, you, language: self.language }
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

    /// The tables of the edition that this header names, with the version and the data it names, and who reads of it.
    pub fn tables(&mut self, source: &Source<'_>, header: &Header) -> Result<(&AnyTables, Reader), Failed> {
        let known = self.last.take_if(|(tables, _)| tables.edition().name == header.edition);
        let (tables, reader) = match known {
            Some(known) => known,
            None => {
                let edition = self.find(source, header)?;
                let shown = shown_edition(&edition, self.own.as_ref().map(|map| &map.names), self.language);
                (AnyTables::new(&edition), Reader { shown, language: self.language })
            }
        };
        check_edition(source, header, tables.edition())?;
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
            source.at_word("edition", reason)
        })
    }
}

fn check_edition(source: &Source<'_>, header: &Header, edition: &Edition) -> Result<(), Failed> {
    let (named, here) = (header.edition_version, edition.version);
    if named != here {
        let edition = &edition.name;
        let reason = message!("terminal-damage-version", named = named, edition = edition, here = here);
        return Err(source.at_word("edition", reason));
    }
    let here = hex::encode(edition.hash);
    match &header.edition_hash {
        Some(named) if !named.eq_ignore_ascii_case(&here) => {
            Err(source.at_word("edition", message!("terminal-damage-edition-hash", named = named, here = here)))
        }
        _ => Ok(()),
    }
}

/// A record that holds what it claims, played as far as was asked.
pub struct Verified<const W: usize> {
    pub recorder: Recorder<W>,
    pub reader: Reader,
    /// The dealer of a revealed seed, after the last deal.
    pub dealer: Option<Revealed>,
    /// The state hash at the end.
    pub hash: String,
    pub edition_hash_named: bool,
    pub final_hash_named: bool,
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

    pub fn inputs(&self) -> usize {
        self.recorder.record().inputs.len()
    }

    pub fn words(&self) -> Words<'_> {
        self.reader.words(self.colors(), None)
    }

    /// The words that programs read: English, and names as they stand on the board.
    pub fn plain_words(&self) -> Words<'_> {
        Words { edition: self.edition(), colors: self.colors(), you: None, language: Language::English }
    }

    /// A sentence about what was checked.
    pub fn checks(&self) -> String {
        let mut fits = Vec::new();
        if self.edition_hash_named {
            fits.push(message!("terminal-record-edition-hash"));
        }
        if self.final_hash_named {
            fits.push(message!("terminal-record-final-hash"));
        }
        match (self.dealer.is_some(), self.recorder.record().header.forked) {
            (true, 0) => fits.push(message!("terminal-record-seed")),
            (true, forked) => fits.push(message!("terminal-record-seed-forked", count = forked)),
            (false, 0) => {}
            (false, forked) => fits.push(message!("terminal-record-forked", count = forked)),
        }
        let inputs = message!("terminal-word-inputs", count = self.inputs());
        let checked = match fits.is_empty() {
            true => message!("terminal-record-verified", inputs = inputs),
            false => message!("terminal-record-verified-fits", inputs = inputs, fits = listed(fits)),
        };
        checked.text(self.reader.language)
    }
}

/// Plays a record, to its end or to this number of inputs, and checks what it claims up to there.
pub fn verify<const W: usize>(
    tables: &Arc<Tables<W>>,
    reader: &Reader,
    source: &Source<'_>,
    until: Option<usize>,
) -> Result<Verified<W>, Failed> {
    let record = parse_record(source.text, tables.edition()).map_err(|damage| source.damaged(damage))?;
    let number = record.inputs.len();
    if until.is_some_and(|until| until > number) {
        return Err(Failed::input(message!("terminal-record-shorter", name = source.name, count = number)));
    }
    let mut dealer = revealed(source, &record)?;
    let mut recorder = Recorder::new(Arc::clone(tables), record.header.clone(), &mut Deaf)
        .map_err(|error| source.at_word("seats", error.to_string()))?;
    let words = reader.words(&record.header.setup.colors, None);
    for (at, (input, &line)) in record.inputs.iter().zip(&record.lines).enumerate().take(until.unwrap_or(number)) {
        // What was taken over was dealt by somebody else, but its deals are counted.
        let expected = match (&mut dealer, recorder.game().waiting()) {
            (Some(dealer), Waiting::Chance(draw)) if matches!(input, Input::Deal(_)) => {
                Some(dealer.pick(&draw)).filter(|_| at >= record.header.forked as usize)
            }
            _ => None,
        };
        if let (Some(expected), Input::Deal(dealt)) = (expected, input)
            && expected != *dealt
        {
            let reason = message!("terminal-damage-seed-deals", what = words.outcome(expected));
            return Err(source.at(line as usize, reason));
        }
        if let Err(refused) = recorder.apply(*input, &mut Deaf) {
            return Err(source.at(line as usize, reason(recorder.game(), &words, input, refused)));
        }
    }
    let hash = recorder.hash();
    let whole = until.is_none_or(|until| until == number);
    let final_hash = record.final_hash.as_ref().filter(|_| whole);
    if let Some(named) = final_hash
        && !named.eq_ignore_ascii_case(&hash)
    {
        return Err(source.at_word("final-hash", message!("terminal-damage-final-hash", hash = hash)));
    }
    Ok(Verified {
        recorder,
        reader: reader.clone(),
        dealer,
        hash,
        edition_hash_named: record.header.edition_hash.is_some(),
        final_hash_named: final_hash.is_some(),
    })
}

/// Why an input was refused; where something else comes first, what that is.
fn reason<const W: usize>(game: &Game<W>, words: &Words<'_>, input: &Input, refused: Refused) -> String {
    let plain = words.refusal(refused);
    if let (Some(ask), Input::Deal(_)) = (game.asking(), input) {
        let open = if let Waiting::Seats(open) = game.waiting() { open } else { 0 };
        return words.must_first(ask, open);
    }
    match (game.deal_due(), input, refused) {
        (Some(deal), Input::Deal(_), _) | (Some(deal), Input::Act(..), Refused::WrongPhase | Refused::NotYourTurn) => {
            let due = words.deal(deal);
            words.say(match input {
                Input::Deal(_) => message!("terminal-damage-due", refused = plain, due = due),
                _ => message!("terminal-damage-due-first", due = due),
            })
        }
        _ => plain,
    }
}

/// The dealer of a revealed seed, once the seed is found to be the one that the header had fixed.
fn revealed(source: &Source<'_>, record: &Record) -> Result<Option<Revealed>, Failed> {
    let Some(seed) = &record.seed else {
        return Ok(None);
    };
    let dealer = Revealed::new(&record.header.dealer, seed).map_err(|bad| match bad {
        BadSeed::UnknownDealer => {
            source.at_word("seed", message!("terminal-damage-dealer", dealer = &record.header.dealer))
        }
        BadSeed::Digits(digits) => {
            let dealer = &record.header.dealer;
            source.at_word("seed", message!("terminal-damage-digits", dealer = dealer, digits = digits))
        }
    })?;
    match &record.header.seed_hash {
        Some(named) if !named.eq_ignore_ascii_case(&dealer.hash()) => {
            let reason = message!("terminal-damage-seed-hash", named = named, here = dealer.hash());
            Err(source.at_word("seed", reason))
        }
        _ => Ok(Some(dealer)),
    }
}
