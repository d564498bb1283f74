//! `highball verify`: checks a record or campaign file, and reports checks that were not possible.

use std::io::Write;
use std::path::PathBuf;

use campaign::log::{CampaignLog, LogGap};
use clap::Args;
use protocol::sentences::{log_checks, log_gaps, record_checks, record_gaps};
use rules::record::split_records;
use rules::with_capacity;
use serde_json::{Value, json};

use crate::campaign::Content;
use crate::campaign::check::check;
use crate::fail::{BAD_INPUT, Failed, UNCHECKED};
use crate::replay::{Editions, Opened, RecordSource, checked_data, name_of, unchecked, verify};
use crate::screen::printable;
use crate::words::{Language, Message};

/// Check games or a campaign file: every input, every hash, and every deal against the seed.
///
/// The hash of the seed was published before the first ticket was seen, so a matching seed shows
/// that no card was chosen during the game. The exit code is 0 if everything was checked and is
/// right, 2 if something is wrong, and 3 if nothing is wrong but something could not be checked: an
/// unfinished game, a missing hash, or an unrevealed seed.
#[derive(Args)]
pub struct Verify {
    /// File with games or a campaign; - for standard input
    file: PathBuf,
    /// Print JSON, one line for each game or campaign
    #[arg(long)]
    json: bool,
    /// Folder of the custom map that was played, if it is not in the game file
    #[arg(long, value_name = "DIR")]
    map: Option<PathBuf>,
    #[command(flatten)]
    content: Content,
}

/// The result for a valid record or campaign.
struct Holding {
    /// Messages that list the checks made and the checks that were not possible.
    told: [Option<Message>; 2],
    unchecked: Vec<&'static str>,
    data: Value,
}

/// Checks a file and prints the results; returns the exit code.
pub fn run(arguments: &Verify, language: Language, out: &mut dyn Write) -> Result<u8, Failed> {
    // Output for programs is in English.
    let language = if arguments.json { Language::English } else { language };
    let Opened { text, map } = Opened::new(&arguments.file, arguments.map.as_deref())?;
    let found = match CampaignLog::is_meant(&text) {
        true => vec![campaign(arguments, &text, language)],
        false => {
            let (name, mut editions) = (name_of(&arguments.file, language), Editions::new(map, language));
            let records = split_records(&text).into_iter();
            records.map(|(before, text)| record(&mut editions, &RecordSource { name: &name, before, text })).collect()
        }
    };
    let (mut told, mut failures) = (String::new(), Vec::new());
    for found in &found {
        match found {
            found if arguments.json => told += &format!("{}\n", data(found)),
            Ok(holding) => {
                let said: Vec<String> = holding.told.iter().flatten().map(|said| said.text(language)).collect();
                told += &format!("{}\n", said.join(" "));
            }
            Err(failed) => failures.push(failed.text(language)),
        }
    }
    // A reader that closes the pipe early is not an error.
    let _ = out.write_all(printable(&told).as_bytes());
    if !failures.is_empty() {
        return Err(Failed::plain(failures.join("\n")));
    }
    if found.iter().any(Result::is_err) {
        return Ok(BAD_INPUT);
    }
    let is_whole = found.iter().flatten().all(|holding| holding.unchecked.is_empty());
    Ok(if is_whole { 0 } else { UNCHECKED })
}

fn record(editions: &mut Editions, source: &RecordSource<'_>) -> Result<Holding, Failed> {
    let header = source.header()?;
    let (tables, reader) = editions.tables(source, &header)?;
    with_capacity!(tables, |tables| {
        let verified = verify(tables, &reader, source, None)?.verified;
        let (checked, inputs) = (&verified.checked, verified.inputs());
        Ok(Holding {
            told: [Some(record_checks(checked, inputs)), record_gaps(checked)],
            unchecked: unchecked(checked),
            data: json!({ "line": source.before + 1, "inputs": inputs, "checked": checked_data(checked) }),
        })
    })
}

fn campaign(arguments: &Verify, text: &str, language: Language) -> Result<Holding, Failed> {
    let verified = check(&arguments.file, text, &arguments.content, language)?;
    let (checked, inputs) = (&verified.checked, verified.ledger.log().inputs().len());
    Ok(Holding {
        told: [Some(log_checks(checked, inputs)), log_gaps(checked)],
        unchecked: checked.gaps().into_iter().map(LogGap::code).collect(),
        data: json!({
            "line": 1,
            "inputs": inputs,
            "checked": { "seed": checked.seed, "seed_hash": checked.seed_hash, "records": checked.records.len() },
        }),
    })
}

/// Converts the result for one record or campaign to JSON.
fn data(found: &Result<Holding, Failed>) -> Value {
    match found {
        Ok(holding) => {
            let mut data = holding.data.clone();
            (data["holds"], data["unchecked"]) = (true.into(), json!(holding.unchecked));
            data
        }
        Err(failed) => {
            json!({ "holds": false, "message": failed.text(Language::English), "fault": failed.fault() })
        }
    }
}
