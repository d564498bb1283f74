//! Rewrites records after an intended change to the rules. A record that still replays is not
//! changed. Otherwise, the part before the first difference is kept, and the rest is played at
//! random with the same seed.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use dealer::verify::verify;
use dealer::{Revealed, Stream};
use rules::chance::Dealer;
use rules::edition::Edition;
use rules::fact::NoListener;
use rules::game::Waiting;
use rules::limits::SMALL;
use rules::record::{Record, RecordInput, Recorder, parse_header, parse_record, split_records};
use rules::tables::Tables;

/// Returns the edition of a record, which is either built in or on the map for special records.
fn edition_of(text: &str) -> Arc<Edition> {
    let header = parse_header(text).unwrap_or_else(|damage| panic!("{damage}"));
    maps::edition(&header.edition).unwrap_or_else(|_| {
        let map = maps::folder(&folder("special/narrow")).unwrap_or_else(|error| panic!("{error}"));
        map.edition(&header.edition).unwrap_or_else(|unknown| panic!("{unknown}"))
    })
}

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(name)
}

/// Checks whether everything that a record states is true.
fn holds(tables: &Arc<Tables<SMALL>>, text: &str) -> bool {
    verify(tables, text, None).is_ok_and(|verified| verified.checked.final_hash && verified.checked.edition_hash)
}

/// Replays a record as far as possible, then plays at random to the end of the game.
fn played(tables: &Arc<Tables<SMALL>>, record: &Record) -> Record {
    let mut header = record.header.clone();
    header.edition_hash = Some(tables.edition().hash.iter().map(|byte| format!("{byte:02x}")).collect());
    let seed = record.seed.as_ref().expect("only a seed deals on");
    let revealed = Revealed::new(&header.dealer, seed).expect("a seed of a known dealer");
    let (forked, mut dealer) = (header.forked as usize, revealed.mixed(&header.nonces));
    header.seed_hash = Some(dealer.hash());
    let mut recorder = Recorder::new(Arc::clone(tables), header, &mut NoListener).expect("it starts");
    let mut same = true;
    for (&input, at) in record.inputs.iter().zip(0..) {
        let next = match recorder.game().waiting() {
            Waiting::Chance(draw) => {
                let dealt = RecordInput::Deal(dealer.pick(&draw));
                if at < forked { input } else { dealt }
            }
            _ => input,
        };
        same = next == input && recorder.apply(next, &mut NoListener).is_ok();
        if !same {
            if matches!(next, RecordInput::Deal(_)) {
                recorder.apply(next, &mut NoListener).expect("a dealer picks what can be dealt");
            }
            break;
        }
    }
    let mut stream = Stream::new(dealer.number());
    while !same || record.inputs.is_empty() {
        let input = match recorder.game().waiting() {
            Waiting::Over => break,
            Waiting::Chance(draw) => RecordInput::Deal(dealer.pick(&draw)),
            Waiting::Seat(_) | Waiting::Seats(_) => {
                let seat = recorder.game().to_move().expect("a seat is asked");
                let choices = recorder.game().choices(seat);
                RecordInput::Act(seat, choices.nth(stream.below(choices.len())))
            }
        };
        recorder.apply(input, &mut NoListener).expect("it is legal");
    }
    recorder.finish(Some(seed.clone()))
}

/// Returns the text with new games for all outdated records.
fn rewritten(text: &str) -> String {
    let each = |(_, text): &(usize, &str)| {
        let tables = Tables::<SMALL>::new(edition_of(text)).expect("it fits");
        if holds(&tables, text) {
            return text.to_string();
        }
        let record = parse_record(text, tables.edition()).unwrap_or_else(|damage| panic!("{damage}"));
        let begins = text.find("highball ").expect("a record begins so");
        let ends = &text[text.trim_end().len() + 1..];
        format!("{}{}{ends}", &text[..begins], played(&tables, &record).to_text(tables.edition()))
    };
    split_records(text).iter().map(each).collect()
}

#[test]
#[ignore = "writes the records of these tests again; see docs/testing.md"]
fn rewrite_records() {
    for name in ["playthroughs", "corpus", "special"] {
        for entry in fs::read_dir(folder(name)).expect("a folder").map(|entry| entry.expect("an entry").path()) {
            if entry.extension().is_some_and(|extension| extension == "txt") {
                let text = fs::read_to_string(&entry).expect("it can be read");
                fs::write(&entry, rewritten(&text)).expect("it can be written");
            }
        }
    }
}

#[test]
fn records_that_replay_are_unchanged() {
    let text = fs::read_to_string(folder("playthroughs/legends-2.txt")).expect("it can be read");
    assert_eq!(rewritten(&text), text);
    let (before, _) = text.split_once("final-hash").expect("it ends with its hash");
    let damaged = text.replacen("deal red\n", "deal blue\n", 1);
    let again = rewritten(&damaged);
    assert_ne!(again, text, "decisions after a difference are made again");
    let same = again.lines().zip(before.lines()).take_while(|(one, other)| one == other).count();
    let changed = damaged.lines().zip(text.lines()).take_while(|(one, other)| one == other).count();
    assert!(same >= changed, "everything before it is kept");
    assert_eq!(rewritten(&again), again, "the result replays");
}
