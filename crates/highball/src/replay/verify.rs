//! Everything a record claims, checked: its edition, every input, the final hash, and the revealed seed.

use std::path::PathBuf;
use std::sync::Arc;

use dealer::{BadSeed, Revealed};
use maps::MapError;
use rules::chance::Dealer;
use rules::edition::Edition;
use rules::fact::Deaf;
use rules::game::{Game, Waiting};
use rules::record::{Damage, Header, Input, Record, Recorder, parse_header, parse_record};
use rules::refused::Refused;
use rules::tables::Tables;

use crate::fail::Failed;
use crate::table::{AnyTables, unknown_name};
use crate::words::{Words, count, listed, refusal};

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
            0 if self.before == 0 => Failed::input(format!("{}: {}.", self.name, damage.reason)),
            // What is missing is missing in the record that begins here.
            0 => self.at(1, &damage.reason),
            line => self.at(line, &damage.reason),
        }
    }

    /// A failure at a line of this record, counted from 1, with the line itself.
    fn at(&self, line: usize, reason: &str) -> Failed {
        let text = self.text.lines().nth(line - 1).unwrap_or("").trim();
        Failed::input(format!("{}, line {}, '{text}': {reason}.", self.name, self.before + line))
    }

    /// A failure at the line that begins with this word.
    fn at_word(&self, word: &str, reason: &str) -> Failed {
        let found = self.text.lines().position(|line| line.split_whitespace().next() == Some(word));
        self.at(found.map_or(1, |at| at + 1), reason)
    }
}

/// The editions that records name; the one used last is kept, since a file mostly holds games of one.
pub struct Editions {
    map: Option<PathBuf>,
    last: Option<AnyTables>,
}

impl Editions {
    pub fn new(map: Option<PathBuf>) -> Editions {
        Editions { map, last: None }
    }

    /// The tables of the edition that this header names, with the version and the data it names.
    pub fn tables(&mut self, source: &Source<'_>, header: &Header) -> Result<&AnyTables, Failed> {
        let known = self.last.take_if(|tables| tables.edition().name == header.edition);
        let tables = match known {
            Some(tables) => tables,
            None => AnyTables::new(&self.find(source, header)?),
        };
        check_edition(source, header, tables.edition())?;
        Ok(self.last.insert(tables))
    }

    fn find(&self, source: &Source<'_>, header: &Header) -> Result<Arc<Edition>, Failed> {
        maps::find(Some(&header.edition), self.map.as_deref()).map_err(|error| match error {
            MapError::Unknown(unknown) => {
                let unknown = unknown_name("edition", &unknown.name, &unknown.nearest);
                let hint = if self.map.is_none() { "; name the folder of an own map with --map" } else { "" };
                source.at_word("edition", &format!("{}{hint}", unknown.trim_end_matches('.')))
            }
            error => error.into(),
        })
    }
}

fn check_edition(source: &Source<'_>, header: &Header, edition: &Edition) -> Result<(), Failed> {
    let (named, here) = (header.edition_version, edition.version);
    if named != here {
        let reason = format!("the game was played on version {named} of {}, and this is version {here}", edition.name);
        return Err(source.at_word("edition", &reason));
    }
    let here = hex::encode(edition.hash);
    match &header.edition_hash {
        Some(named) if !named.eq_ignore_ascii_case(&here) => {
            let reason = format!("the record was made on data with the hash {named}, and this map's is {here}");
            Err(source.at_word("edition", &reason))
        }
        _ => Ok(()),
    }
}

/// A record that holds what it claims, played as far as was asked.
pub struct Verified<const W: usize> {
    pub recorder: Recorder<W>,
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
        Words { edition: self.edition(), colors: self.colors(), you: None }
    }

    /// A sentence about what was checked.
    pub fn checks(&self) -> String {
        let mut fits = Vec::new();
        if self.edition_hash_named {
            fits.push("the edition's hash fits".to_string());
        }
        if self.final_hash_named {
            fits.push("the final hash fits".to_string());
        }
        let forked = self.recorder.record().header.forked;
        let from = count(i64::from(forked), "input");
        match (self.dealer.is_some(), forked) {
            (true, 0) => fits.push("the revealed seed gives every deal again".to_string()),
            (true, _) => fits.push(format!(
                "the revealed seed gives every deal again after the first {from}, which are those of another game"
            )),
            (false, 0) => {}
            (false, _) => fits.push(format!("the first {from} are those of another game")),
        }
        let inputs = count(self.inputs() as i64, "input");
        if fits.is_empty() {
            format!("Verified: {inputs}, all legal.")
        } else {
            format!("Verified: {inputs}, all legal; {}.", listed(&fits))
        }
    }
}

/// Plays a record, to its end or to this number of inputs, and checks what it claims up to there.
pub fn verify<const W: usize>(
    tables: &Arc<Tables<W>>,
    source: &Source<'_>,
    until: Option<usize>,
) -> Result<Verified<W>, Failed> {
    let record = parse_record(source.text, tables.edition()).map_err(|damage| source.damaged(damage))?;
    let number = record.inputs.len();
    if until.is_some_and(|until| until > number) {
        let inputs = count(number as i64, "input");
        return Err(Failed::input(format!("{} has only {inputs}; name a number from 0 to {number}.", source.name)));
    }
    let mut dealer = revealed(source, &record)?;
    let mut recorder = Recorder::new(Arc::clone(tables), record.header.clone(), &mut Deaf)
        .map_err(|error| source.at_word("seats", &error.to_string()))?;
    let words = Words { edition: tables.edition(), colors: &record.header.setup.colors, you: None };
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
            let reason = format!("the revealed seed deals {} here", words.outcome(expected));
            return Err(source.at(line as usize, &reason));
        }
        if let Err(refused) = recorder.apply(*input, &mut Deaf) {
            return Err(source.at(line as usize, &reason(recorder.game(), &words, input, refused)));
        }
    }
    let hash = recorder.hash();
    let whole = until.is_none_or(|until| until == number);
    let final_hash = record.final_hash.as_ref().filter(|_| whole);
    if let Some(named) = final_hash
        && !named.eq_ignore_ascii_case(&hash)
    {
        let reason = format!("the record names this final hash, but the game played leads to {hash}");
        return Err(source.at_word("final-hash", &reason));
    }
    Ok(Verified {
        recorder,
        dealer,
        hash,
        edition_hash_named: record.header.edition_hash.is_some(),
        final_hash_named: final_hash.is_some(),
    })
}

/// Why an input was refused; where something else comes first, what that is.
fn reason<const W: usize>(game: &Game<W>, words: &Words<'_>, input: &Input, refused: Refused) -> String {
    let plain = refusal(words, refused);
    if let (Some(ask), Input::Deal(_)) = (game.asking(), input) {
        let open = if let Waiting::Seats(open) = game.waiting() { open } else { 0 };
        return words.must_first(ask, open);
    }
    match (game.deal_due(), input, refused) {
        (Some(deal), Input::Deal(_), _) | (Some(deal), Input::Act(..), Refused::WrongPhase | Refused::NotYourTurn) => {
            let due = words.deal(deal);
            let due = due.trim_end_matches('.');
            let mut letters = due.chars();
            let first = letters.next().map(|letter| letter.to_ascii_lowercase());
            let due: String = first.into_iter().chain(letters).collect();
            if matches!(input, Input::Deal(_)) { format!("{plain}: {due}") } else { format!("{due} first") }
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
            let reason = format!("a seed cannot be checked for the dealer '{}'", record.header.dealer);
            source.at_word("seed", &reason)
        }
        BadSeed::Digits(digits) => {
            let reason = format!("a seed of {} is {digits} hexadecimal digits", record.header.dealer);
            source.at_word("seed", &reason)
        }
    })?;
    match &record.header.seed_hash {
        Some(named) if !named.eq_ignore_ascii_case(&dealer.hash()) => {
            let reason = format!("the header names the seed's hash {named}, but this seed's is {}", dealer.hash());
            Err(source.at_word("seed", &reason))
        }
        _ => Ok(Some(dealer)),
    }
}
