//! The functions of the fuzz targets on seed inputs and small mutations of these. Unlike `cargo
//! xtask soak targets`, these tests need no nightly toolchain.

use std::fs;
use std::path::Path;

use dealer::Stream;
use laws::targets::{self, FILE_SEPARATOR};

const MUTATIONS: usize = 40;

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Replaces one byte of a text, removes one line, or truncates the text.
fn mutated(text: &str, stream: &mut Stream) -> String {
    match stream.below(3) {
        0 => {
            let mut bytes = text.as_bytes().to_vec();
            let at = stream.below(bytes.len());
            bytes[at] = b' ' + stream.below(95) as u8;
            String::from_utf8_lossy(&bytes).into_owned()
        }
        1 => {
            let dropped = stream.below(text.lines().count());
            let kept = text.lines().enumerate().filter(|(at, _)| *at != dropped);
            kept.map(|(_, line)| format!("{line}\n")).collect()
        }
        _ => String::from_utf8_lossy(&text.as_bytes()[..stream.below(text.len())]).into_owned(),
    }
}

/// Runs a target on a text and on mutations of the text. Returns the number of accepted texts.
fn accepted(text: &str, seed: u64, target: impl Fn(&str) -> bool) -> usize {
    let mut stream = Stream::new(seed);
    assert!(target(text), "the seed input is refused");
    (0..MUTATIONS).filter(|_| target(&mutated(text, &mut stream))).count()
}

#[test]
fn mutated_records_replay_or_are_refused() {
    let mut total = 0;
    for (seed, name) in (1..).zip(["usa-new-2", "usa-classic-3", "germany-4", "legends-5"]) {
        let text = read(&root().join(format!("tests/playthroughs/{name}.txt")));
        total += accepted(&text, seed, |text| targets::record(text) > 0);
    }
    assert!((1..4 * MUTATIONS).contains(&total), "{total} mutated records were accepted");
}

#[test]
fn mutated_maps_can_be_played_or_have_flaws() {
    let mut total = 0;
    for (seed, (folder, edition)) in (1..).zip([("usa", "usa-new"), ("germany", "germany"), ("legends", "legends")]) {
        let folder = root().join("../../data/maps").join(folder);
        let edition = format!("{edition}.toml");
        let files = [&edition, "cities.csv", "routes.csv", "tickets.csv"].map(|name| read(&folder.join(name)));
        let ports = fs::read_to_string(folder.join("ports.csv")).unwrap_or_default();
        let text = [&files[..], &[ports]].concat().join(FILE_SEPARATOR);
        total += accepted(&text, seed, targets::map);
    }
    assert!((1..3 * MUTATIONS).contains(&total), "{total} mutated maps were accepted");
}

#[test]
fn mutated_messages_survive_a_round_trip_or_are_refused() {
    let messages = [
        r#"{"watch":{"table":"abcdefgh","seat":1}}"#,
        r#"{"act":{"table":"abcdefgh","seat":0,"at":3,"action":"draw-blind"}}"#,
        r#"{"act":{"table":"abcdefgh","seat":1,"at":1,"action":{"keep-tickets":{"kept":[1,2,3],"returned":[]}}}}"#,
        r#"{"undo":{"table":"abcdefgh","seat":1,"at":7}}"#,
        r#"{"chat":{"table":"abcdefgh","text":"Good luck!"}}"#,
        r#""ping""#,
    ];
    let total: usize = (1..).zip(messages).map(|(seed, text)| accepted(text, seed, targets::message)).sum();
    assert!((1..messages.len() * MUTATIONS).contains(&total), "{total} mutated messages were accepted");
}

#[test]
fn random_actions_are_judged_as_specified() {
    let mut stream = Stream::new(5);
    for board in 0..24 {
        let mut bytes = vec![board, stream.below(256) as u8, stream.below(256) as u8];
        bytes.extend((0..160).map(|_| stream.below(256) as u8));
        targets::actions(&bytes);
    }
}
