//! Parsing of records, and descriptions of refusals with the codes of the specification.

use rules::edition::Edition;
use rules::game::Game;
use rules::hash::state_hash;
use rules::ids::Id;
use rules::limits::SEATS_MAX;
use rules::record::{Record, RecordHeader, ReplayError, parse_header, parse_record};
use rules::refused::Refused;

/// Names of the seats; Python code counts seats from 0.
const SEATS: [&str; SEATS_MAX] = ["seat 0", "seat 1", "seat 2", "seat 3", "seat 4"];

/// Parses a record, and checks that it belongs to this edition.
pub fn parse(text: &str, edition: &Edition) -> Result<Record, String> {
    let record = parse_record(text, edition).map_err(|damage| {
        // The cause may be a record of another edition, which uses other names.
        let other = parse_header(text).ok().and_then(|header| check_edition(&header, edition).err());
        other.unwrap_or_else(|| damage.to_string())
    })?;
    check_edition(&record.header, edition)?;
    Ok(record)
}

fn check_edition(header: &RecordHeader, edition: &Edition) -> Result<(), String> {
    if header.edition != edition.name {
        return Err(format!("this is a record of {}, not of {}", header.edition, edition.name));
    }
    let hash: String = edition.hash.iter().map(|byte| format!("{byte:02x}")).collect();
    match &header.edition_hash {
        Some(named) if *named != hash => {
            Err(format!("this is a record of another {}: {named}, not {hash}", edition.name))
        }
        _ => Ok(()),
    }
}

/// Checks that the inputs of a complete record lead to the final hash in the record.
pub fn check_end<const W: usize>(record: &Record, game: &Game<W>) -> Result<(), String> {
    let Some(named) = &record.final_hash else { return Ok(()) };
    let hash = state_hash(game, &record.header.setup.colors);
    if named.eq_ignore_ascii_case(&hash) {
        return Ok(());
    }
    Err(format!("the inputs were changed: they lead to the final hash {hash}, not {named}"))
}

/// Explains why an input was refused.
pub fn refusal(refused: Refused) -> String {
    format!("{} ({})", protocol::words::refusal(refused, |seat| SEATS[seat.index()]), refused.code())
}

/// Explains why a record cannot be replayed.
pub fn replay_error(record: &Record, error: ReplayError) -> String {
    match error {
        ReplayError::Setup(error) => error.to_string(),
        ReplayError::Refused { at, refused } => format!("line {}: {}", record.lines[at], refusal(refused)),
    }
}
