//! Records that must always replay with the same hashes: one game for each edition and seat count,
//! and a corpus of a hundred games for each edition.

use std::fs;
use std::path::Path;

use laws::{EDITIONS, embedded, fuzz};
use rayon::prelude::*;
use rules::limits::SMALL;
use rules::record::{parse_record, split_records};
use rules::tables::Tables;

/// Replays every record in a file and checks its seed. Returns the number of records.
fn check(path: &str) -> Result<usize, String> {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(path);
    let text = fs::read_to_string(&file).map_err(|error| format!("{path}: {error}"))?;
    check_text(&text).map_err(|broken| format!("{path}: {broken}"))
}

fn check_text(text: &str) -> Result<usize, String> {
    let records = split_records(text);
    records.par_iter().try_for_each(|(before, text)| {
        let header = rules::record::parse_header(text).map_err(|damage| format!("after line {before}: {damage}"))?;
        let tables = Tables::<SMALL>::new(embedded(&header.edition)).expect("it fits");
        let edition = tables.edition();
        let record = parse_record(text, edition).map_err(|damage| format!("after line {before}: {damage}"))?;
        let hash: String = edition.hash.iter().map(|byte| format!("{byte:02x}")).collect();
        if record.header.edition_hash.as_deref() != Some(&hash) {
            return Err(format!("{} is now {hash}; old data must stay", edition.name));
        }
        let seed = record.seed.as_deref().and_then(|seed| u64::from_str_radix(seed, 16).ok()).ok_or("no seed")?;
        fuzz::replay(&tables, &record, seed).map_err(|broken| format!("after line {before}: {broken}"))
    })?;
    Ok(records.len())
}

#[test]
fn playthroughs_replay() {
    for edition in EDITIONS {
        for seats in 2..=5 {
            assert_eq!(check(&format!("playthroughs/{edition}-{seats}.txt")), Ok(1));
        }
    }
}

#[test]
fn the_corpus_replays() {
    for edition in EDITIONS {
        assert_eq!(check(&format!("corpus/{edition}.txt")), Ok(100));
    }
}

#[test]
fn changed_record_is_rejected() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs/usa-new-2.txt");
    let text = fs::read_to_string(file).expect("it can be read");
    assert_eq!(check_text(&text), Ok(1));
    for (from, to) in [("final-hash ", "final-hash 0"), ("deal red\n", "deal blue\n"), ("seed ", "seed 1")] {
        let changed = text.replacen(from, to, 1);
        assert_ne!(changed, text);
        assert!(check_text(&changed).is_err(), "{from} was changed and nobody noticed");
    }
}
