//! `highball replay`: replays records, performs all possible checks, and shows the results.

mod opened;
mod state;
mod verify;

use std::io::Write;
use std::path::{Path, PathBuf};

use clap::Args;
use dealer::verify::{Checked, Gap};
use protocol::sentences::record_checks;
use rules::record::split_records;
use rules::with_capacity;
use serde_json::{Value, json};

use crate::explain::Explained;
use crate::fail::{Failed, file_name};
use crate::screen::printable;
use crate::words::{Language, known_seat, message, range};
pub use opened::{Opened, read};
pub use verify::{Editions, Reader, RecordSource, Replayed, verify};

/// Replay a game, check it, and explain the final scores.
///
/// Every input must be legal, the hashes must match, and a revealed seed must reproduce every deal. A game typed by hand
/// needs neither hashes nor a seed; see data/examples/hand-typed.txt.
#[derive(Args)]
pub struct Replay {
    /// File with one or more games; - for standard input
    file: PathBuf,
    /// Print JSON, one line for each game
    #[arg(long)]
    json: bool,
    /// Number of a single game if the file has several; the first is 1
    #[arg(long, value_name = "N")]
    record: Option<usize>,
    /// Stop after N steps and show the table at that point
    #[arg(long, value_name = "N")]
    until: Option<usize>,
    /// Folder of the custom map that was played, if it is not in the game file
    #[arg(long, value_name = "DIR")]
    map: Option<PathBuf>,
}

/// Returns a file's name for messages. Standard input is named in the reader's language.
pub fn name_of(file: &Path, language: Language) -> String {
    file_name(file).text(language)
}

/// Selects the record with this number, or all records by default.
pub fn chosen<'a>(
    name: &str,
    records: Vec<(usize, &'a str)>,
    number: Option<usize>,
) -> Result<Vec<(usize, &'a str)>, Failed> {
    let Some(number) = number else { return Ok(records) };
    let one = number.checked_sub(1).and_then(|at| records.get(at));
    one.map(|&one| vec![one]).ok_or_else(|| {
        let (count, range) = (records.len(), range(1, records.len()));
        Failed::input(message!("terminal-record-choose", name = name, count = count, range = range))
    })
}

/// Verifies the selected records of a file and describes them. Damaged records are reported
/// together at the end.
pub fn run(arguments: &Replay, language: Language, out: &mut dyn Write) -> Result<(), Failed> {
    let name = name_of(&arguments.file, language);
    let Opened { text, map } = Opened::new(&arguments.file, arguments.map.as_deref())?;
    let records = chosen(&name, split_records(&text), arguments.record)?;
    if arguments.until.is_some() && records.len() > 1 {
        return Err(Failed::input(message!("terminal-record-choose-until", name = name, count = records.len())));
    }
    let mut editions = Editions::new(map, language);
    let mut failures = Vec::new();
    for (at, &(before, text)) in records.iter().enumerate() {
        let source = RecordSource { name: &name, before, text };
        let several = (records.len() > 1).then_some(at + 1);
        match told(arguments, &mut editions, source, several) {
            // A reader that closes the pipe early is not an error.
            Ok(told) if out.write_all(printable(&told).as_bytes()).is_err() => return Ok(()),
            Ok(_) => {}
            Err(failed) => failures.push(failed.text(language)),
        }
    }
    if failures.is_empty() { Ok(()) } else { Err(Failed::plain(failures.join("\n"))) }
}

/// Describes one record; `several` is its number if more than one record is described.
fn told(
    arguments: &Replay,
    editions: &mut Editions,
    source: RecordSource<'_>,
    several: Option<usize>,
) -> Result<String, Failed> {
    let header = source.header()?;
    let (tables, reader) = editions.tables(&source, &header)?;
    with_capacity!(tables, |tables| {
        let replayed = verify(tables, &reader, &source, arguments.until)?;
        Ok(if arguments.json {
            format!("{}\n", data(&replayed, &source))
        } else if let Some(number) = several {
            one_line(&replayed, number)
        } else {
            whole(&replayed)
        })
    })
}

fn title<const W: usize>(replayed: &Replayed<W>) -> String {
    let (words, colors) = (replayed.words(), replayed.verified.colors());
    let seats: Vec<String> = colors.iter().map(|color| known_seat(color).text(words.language)).collect();
    let (title, edition) = (&words.edition.title, &words.edition.name);
    let (players, seats) = (colors.len(), seats.join(", "));
    words.say(message!("terminal-record-title", title = title, edition = edition, players = players, seats = seats))
}

fn one_line<const W: usize>(replayed: &Replayed<W>, number: usize) -> String {
    let (verified, words) = (&replayed.verified, replayed.words());
    let unfinished = || words.say(message!("terminal-record-not-finished"));
    let result = Explained::new(verified.game(), words).map_or_else(unfinished, |end| end.summary());
    let line = message!(
        "terminal-record-line",
        number = number,
        edition = &verified.edition().name,
        players = verified.colors().len(),
        inputs = message!("terminal-word-inputs", count = verified.inputs()),
        result = result
    );
    format!("{}\n", words.say(line))
}

fn whole<const W: usize>(replayed: &Replayed<W>) -> String {
    let (verified, words) = (&replayed.verified, replayed.words());
    let checks = words.say(record_checks(&verified.checked, verified.inputs()));
    let head = format!("{}\n{checks}\n\n", title(replayed));
    let game = verified.game();
    match Explained::new(game, words) {
        Some(end) => head + &end.text(),
        None => head + &state::text(game, &words),
    }
}

/// Returns, as JSON, which checks were made and which were not possible.
pub fn checked_data(checked: &Checked) -> Value {
    json!({
        "edition_hash": checked.edition_hash,
        "final_hash": checked.final_hash.then_some(true),
        "seed": checked.seed,
        "seed_hash": checked.seed_hash,
        "forked": checked.forked,
    })
}

/// Returns the codes of the checks that were not possible.
pub fn unchecked(checked: &Checked) -> Vec<&'static str> {
    checked.gaps().into_iter().map(Gap::code).collect()
}

fn data<const W: usize>(replayed: &Replayed<W>, source: &RecordSource<'_>) -> Value {
    let verified = &replayed.verified;
    let (edition, game) = (verified.edition(), verified.game());
    let mut data = json!({
        "line": source.before + 1,
        "edition": edition.name,
        "edition_version": edition.version,
        "edition_hash": hex::encode(edition.hash),
        "seats": verified.colors(),
        "inputs": verified.inputs(),
        "state_hash": verified.hash,
        "checked": checked_data(&verified.checked),
        "unchecked": unchecked(&verified.checked),
        "over": game.open().over,
    });
    match Explained::new(game, replayed.plain_words()) {
        Some(end) => data["result"] = end.json(),
        None => data["state"] = state::json(game, &replayed.plain_words()),
    }
    data
}
