//! Runs the program as people do, with arguments and standard input, and checks the output and exit
//! code.

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

use serde_json::Value;

mod advise;
mod campaign;
mod hosting;
#[allow(dead_code, reason = "the tests of the server use all of it")]
#[path = "../../../server/tests/support/house.rs"]
mod house;
mod languages;
mod manners;
mod outside;
mod pack;
mod play;
mod second;
mod serve;
mod tampered;
mod tournament;

/// Runs the program in the root of the project with this standard input.
fn highball_with(input: &str, arguments: &[&str]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_highball"))
        .args(arguments)
        .current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
        // The tests run under cargo, in terminals of any width and language. None of these may affect the output.
        .env_remove("CARGO")
        .env_remove("COLUMNS")
        .env_remove("LC_ALL")
        .env_remove("LC_MESSAGES")
        .env_remove("LANG")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("its input is a pipe");
    let input = input.to_string();
    // Write in a separate thread, since the program may stop reading early, and both pipes may be full at the same
    // time.
    let writer = std::thread::spawn(move || stdin.write_all(input.as_bytes()));
    let output = child.wait_with_output().expect("the program ends");
    let _ = writer.join();
    output
}

fn highball(arguments: &[&str]) -> Output {
    highball_with("", arguments)
}

/// Checks for success and returns the output.
fn told(output: &Output) -> String {
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "exit code {:?}: {error}", output.status.code());
    String::from_utf8(output.stdout.clone()).expect("the program prints text")
}

/// Returns the error message. Checks that it is one line, that the exit code is 2, and that
/// standard output is empty.
fn refused(output: &Output) -> String {
    let error = String::from_utf8_lossy(&output.stderr).trim_end().to_string();
    assert_eq!(output.status.code(), Some(2), "{error}");
    assert!(output.stdout.is_empty(), "{}", String::from_utf8_lossy(&output.stdout));
    assert_eq!(error.lines().count(), 1, "{error}");
    error
}

/// A temporary file for each test, removed on drop.
struct Scratch(PathBuf);

impl Scratch {
    fn new(name: &str) -> Scratch {
        Scratch(std::env::temp_dir().join(format!("highball-test-{}-{name}", std::process::id())))
    }

    fn path(&self) -> &str {
        self.0.to_str().expect("the path is text")
    }

    fn read(&self) -> String {
        std::fs::read_to_string(&self.0).expect("the file is there")
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}

/// Returns the report without the parts that depend on the machine.
fn report(arguments: &[&str]) -> Value {
    let mut report: Value = serde_json::from_str(&told(&highball(arguments))).expect("the report is JSON");
    for word in ["seconds", "games_per_second", "decisions_per_second"] {
        assert!(report[word].as_f64().expect("a number") > 0.0);
        report.as_object_mut().expect("an object").remove(word);
    }
    report
}

fn number(value: &Value) -> f64 {
    value.as_f64().expect("a number")
}

#[test]
fn the_same_seed_gives_the_same_games_with_any_number_of_threads() {
    let silent = ["simulate", "--games", "150", "--seed", "7", "--players", "3", "--bots", "random,greedy", "--json"];
    let all = ["1", "2", "5"].map(|threads| {
        let file = Scratch::new(&format!("threads-{threads}"));
        let more = ["--threads", threads, "--records", file.path()];
        (report(&[&silent[..], &more].concat()), file.read())
    });
    assert_eq!(all[0], all[1]);
    assert_eq!(all[0], all[2]);
    assert_eq!(report(&silent), all[0].0, "keeping records changes no game");
    let other = report(&[&silent[..4], &["8"], &silent[5..]].concat());
    assert_ne!(other["seats"], all[0].0["seats"], "another seed gives other games");
}

#[test]
fn reports_add_up() {
    let report = report(&["simulate", "--edition", "germany", "--games", "200", "--seed", "3", "--json"]);
    assert_eq!((&report["games"], &report["players"]), (&200.into(), &4.into()));
    let seats = report["seats"].as_array().expect("a list");
    assert_eq!(seats.len(), 4);
    let wins: f64 = seats.iter().map(|seat| number(&seat["win_share"])).sum();
    assert!((wins - 1.0).abs() < 1e-9, "shared wins are divided: {wins}");
    for seat in seats {
        let lines: f64 = seat["score_lines"].as_object().expect("lines").values().map(number).sum();
        assert!((lines - number(&seat["mean_score"])).abs() < 1e-9, "{seat}");
        for word in ["mean_score", "win_share"] {
            let interval = &seat[format!("{word}_interval")];
            assert!(number(&interval[0]) < number(&seat[word]) && number(&seat[word]) < number(&interval[1]), "{seat}");
        }
    }
    let lines: Vec<&String> = report["score_lines"].as_object().expect("lines").keys().collect();
    assert_eq!(lines, ["globetrotter", "passengers", "routes", "tickets"]);
    let per_game = number(&report["decisions"]) / 200.0;
    assert!((per_game - number(&report["decisions_per_game"])).abs() < 1e-9);
    assert!(number(&report["turns_per_game"]) < per_game);
    assert!((0.0..=1.0).contains(&number(&report["ticket_completion_rate"])));
    assert_eq!(report["rare"].as_object().expect("counters").len(), bots::RARE.len());
    let table = told(&highball(&["simulate", "--games", "20"]));
    assert!(table.contains("mean score") && table.contains("games and"), "{table}");
}

#[test]
fn simulated_records_replay_to_the_same_results() {
    for edition in ["usa-new", "usa-classic", "usa-1910", "usa-mega", "germany", "legends"] {
        for players in 2..=5 {
            let file = Scratch::new(&format!("{edition}-{players}"));
            let seats = players.to_string();
            let arguments = ["simulate", "--edition", edition, "--players", &seats, "--games", "5", "--seed", "11"];
            let report = report(&[&arguments[..], &["--json", "--records", file.path()]].concat());
            let replayed = told(&highball(&["replay", file.path(), "--json"]));
            let records: Vec<Value> =
                replayed.lines().map(|line| serde_json::from_str(line).expect("each line is JSON")).collect();
            assert_eq!(records.len(), 5);
            for at in 0..players {
                let totals = records.iter().map(|record| number(&record["result"]["seats"][at]["total"]));
                let (mean, reported) = (totals.sum::<f64>() / 5.0, number(&report["seats"][at]["mean_score"]));
                assert!((mean - reported).abs() < 1e-9, "{edition} {players}: {mean} and {reported}");
            }
            let summary = told(&highball(&["replay", file.path()]));
            assert_eq!(summary.lines().filter(|line| line.contains("verified; 1st ")).count(), 5, "{summary}");
        }
    }
}

/// Creates the record of one game.
fn record(name: &str) -> (Scratch, String) {
    let file = Scratch::new(name);
    told(&highball(&["simulate", "--players", "2", "--games", "1", "--seed", "5", "--records", file.path()]));
    let text = file.read();
    (file, text)
}

#[test]
fn replay_explains_final_scores_and_earlier_states() {
    let (file, text) = record("explained");
    let table = told(&highball(&["replay", file.path()]));
    for word in ["Final scores", "Routes", "Tickets", "Longest path", "1st", "2nd", "won with", "reproduces every deal"]
    {
        assert!(table.contains(word), "{word} is missing in {table}");
    }
    assert_eq!(told(&highball_with(&text, &["replay", "-"])), table, "the standard input is as good as a file");
    let inputs =
        text.lines().filter(|line| ["deal ", "blue ", "red "].iter().any(|word| line.starts_with(word))).count();
    for until in [0, 1, 30, inputs / 2, inputs] {
        let state = told(&highball(&["replay", file.path(), "--until", &until.to_string(), "--json"]));
        let state: Value = serde_json::from_str(&state).expect("the state is JSON");
        assert_eq!((&state["inputs"], &state["over"]), (&until.into(), &(until == inputs).into()));
    }
    let state = told(&highball(&["replay", file.path(), "--until", "40"]));
    assert!(state.contains("Face-up cards: ") && state.contains("hand: "), "{state}");
    let beyond = (inputs + 1).to_string();
    assert!(refused(&highball(&["replay", file.path(), "--until", &beyond])).contains(&format!("0 to {inputs}")));
}

/// Changes the first line with this prefix; returns the text and the line number.
fn changed(text: &str, start: &str, change: impl Fn(&str) -> String) -> (String, usize) {
    let at = text.lines().position(|line| line.starts_with(start)).expect("there is such a line");
    let lines = (text.lines().enumerate()).map(|(number, line)| if number == at { change(line) } else { line.into() });
    (lines.map(|line| line + "\n").collect(), at + 1)
}

/// Replaces the last digit with another one.
fn other_end(line: &str) -> String {
    let (rest, last) = line.split_at(line.len() - 1);
    format!("{rest}{}", if last == "0" { "1" } else { "0" })
}

fn other_card(line: &str) -> String {
    if line == "deal red" { "deal blue".to_string() } else { "deal red".to_string() }
}

fn other_seat(line: &str) -> String {
    match line.strip_prefix("blue ") {
        Some(rest) => format!("red {rest}"),
        None => line.replacen("red ", "blue ", 1),
    }
}

/// Changes a claim so that it is paid with far too many cards.
fn too_dear(line: &str) -> String {
    let (claim, _) = line.split_once(" with ").expect("a claim names its payment");
    format!("{claim} with green 1, locomotive 9")
}

#[test]
fn tampered_record_is_refused_at_its_line() {
    let (_file, text) = record("tampered-line");
    let claim = text.lines().find(|line| line.contains(" claim ")).expect("somebody claims").to_string();
    let cases: [(&str, (String, usize), &str); 8] = [
        ("a card", changed(&text, "deal ", other_card), "the revealed seed deals"),
        ("no act", changed(&text, &claim, |_| "blue dance".to_string()), "'dance' is not an action"),
        ("another seat", changed(&text, &claim, other_seat), "not this seat’s turn"),
        ("a payment", changed(&text, &claim, too_dear), "the payment must be exactly"),
        ("the final hash", changed(&text, "final-hash", other_end), "the game ends with"),
        ("the seed", changed(&text, "seed ", other_end), "the header gives the seed hash"),
        ("a short seed", changed(&text, "seed ", |_| "seed 12".to_string()), "16 hexadecimal digits"),
        ("the edition's hash", changed(&text, "edition ", other_end), "but this map has"),
    ];
    for (what, (text, line), reason) in cases {
        let error = refused(&highball_with(&text, &["replay", "-"]));
        assert!(error.contains(&format!("line {line}, “")), "{what}: {error}");
        assert!(error.contains(reason), "{what}: {error}");
    }
    // Without a seed, a changed card is detected later: at an action that it makes illegal, or by the final hash.
    let (unsealed, _) = changed(&text, "seed ", |_| String::new());
    let (unsealed, _) = changed(&unsealed, "deal ", other_card);
    assert!(refused(&highball_with(&unsealed, &["replay", "-"])).contains("line "));
}

#[test]
fn damaged_file_is_refused_with_advice() {
    for (text, reason) in [
        ("", "a record must begin with 'highball 1'"),
        ("hello\n", "line 1, “hello”: a record must begin with 'highball 1'"),
        ("highball 2\n", "records of version 1"),
        ("highball 1\nseats blue red\n", "no 'edition' line"),
        ("highball 1\nedition usa-nev 1\nseats blue red\n", "the closest match is usa-new"),
        ("highball 1\nedition usa-new 9\nseats blue red\n", "version 9"),
        ("highball 1\nedition usa-new 1\nseats blue\n", "1 player cannot play"),
        ("highball 1\nedition usa-new 1\nseats blue red\nblue dance\n", "line 4, “blue dance”"),
        ("highball 1\nedition usa-new 1\nseats blue red\ndeal ticket a-b\n", "has no ticket 'a-b'"),
        (
            "highball 1\nedition usa-new 1\nseats blue red\ndeal first blue\n",
            "cannot be dealt now: a card must be dealt to blue",
        ),
    ] {
        let error = refused(&highball_with(text, &["replay", "-"]));
        assert!(error.contains(reason), "{text:?}: {error}");
    }
    assert!(refused(&highball(&["replay", "no-such-file"])).contains("Cannot read no-such-file"));
}

#[test]
fn several_records_are_all_reported() {
    let (_file, sound) = record("several");
    let (broken, _) = changed(&sound, "final-hash", other_end);
    let all = format!("{sound}\n{broken}\n{sound}");
    let output = highball_with(&all, &["replay", "-"]);
    assert_eq!(output.status.code(), Some(2));
    let lines = String::from_utf8_lossy(&output.stdout).to_string();
    assert_eq!(lines.lines().count(), 2, "{lines}");
    let error = String::from_utf8_lossy(&output.stderr).to_string();
    let second = all.lines().enumerate().filter(|(_, line)| line.starts_with("final-hash")).nth(1);
    assert!(error.contains(&format!("line {},", second.expect("three hashes").0 + 1)), "{error}");
    assert!(refused(&highball_with(&all, &["replay", "-", "--until", "3"])).contains("contains 3 games"));
}

#[test]
fn hand_typed_game_needs_no_hash_or_seed() {
    let arguments = ["replay", "data/examples/hand-typed.txt", "--map", "data/examples/three-cities"];
    let table = told(&highball(&arguments));
    assert!(table.contains("Red won with 21 points."), "{table}");
    assert!(!table.contains("hash"), "{table}");
    assert!(refused(&highball(&arguments[..2])).contains("--map"));
}

/// A server exports a game on a custom map as one file that contains both the record and the map.
#[test]
fn bundled_map_needs_no_folder() {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../../data/examples");
    let text = std::fs::read_to_string(format!("{root}/hand-typed.txt")).expect("it is there");
    let folder = std::fs::read_dir(format!("{root}/three-cities")).expect("it is there");
    let files: serde_json::Map<String, Value> = (folder.map(|entry| entry.expect("an entry")))
        .map(|entry| {
            let text = std::fs::read_to_string(entry.path()).expect("it can be read");
            (entry.file_name().to_string_lossy().into_owned(), text.into())
        })
        .collect();
    let bundle = |files: Value| serde_json::json!({ "text": text, "map": null, "files": files }).to_string();
    let file = Scratch::new("bundle.json");
    std::fs::write(file.path(), bundle(serde_json::json!({ "name": "Three", "files": files }))).expect("written");
    let expected = told(&highball(&["replay", "data/examples/hand-typed.txt", "--map", "data/examples/three-cities"]));
    assert_eq!(told(&highball(&["replay", file.path()])), expected);
    let verified = highball(&["verify", file.path()]);
    let said = String::from_utf8_lossy(&verified.stdout).to_string();
    assert_eq!(verified.status.code(), Some(3), "a game typed by hand reveals no seed: {said}");
    assert!(said.contains("Not checked: ") && said.contains("no seed has been revealed"), "{said}");
    std::fs::write(file.path(), bundle(Value::Null)).expect("written");
    assert!(refused(&highball(&["verify", file.path()])).contains("--map"));
    std::fs::write(file.path(), "{ \"text\": 7 }").expect("written");
    assert!(refused(&highball(&["verify", file.path()])).contains("Cannot read "));
}

#[test]
fn custom_maps_are_played_and_replayed() {
    let (map, file) = ("data/examples/three-cities", Scratch::new("own-map"));
    let report = report(&["simulate", "--map", map, "--games", "50", "--json", "--records", file.path()]);
    assert_eq!((&report["edition"], &report["players"]), (&"three-cities".into(), &2.into()));
    let summary = told(&highball(&["replay", file.path(), "--map", map]));
    assert_eq!(summary.lines().count(), 50);
    let played = told(&highball_with(&play::anything(500), &["play", "--map", map, "--seed", "1"]));
    assert!(played.contains("Final scores"), "{played}");
}

#[test]
fn unusable_arguments_are_refused_and_nothing_is_written() {
    let file = Scratch::new("unwritten");
    for (arguments, reason) in [
        (vec!["--edition", "usa-nwe"], "There is no edition called “usa-nwe”; the closest match is usa-new"),
        (vec!["--edition", "grmany"], "the closest match is germany"),
        (vec!["--players", "6"], "usa-new cannot be played with 6 players. Use --players 2 to 5"),
        (vec!["--players", "1"], "--players 2 to 5"),
        (vec!["--bots", "randm"], "There is no bot called “randm”; the closest match is random"),
        (vec!["--players", "2", "--bots", "random,random,random"], "Name fewer"),
        (vec!["--map", "no-such-folder"], "Cannot read no-such-folder"),
        (vec!["--map", "data/examples/three-cities", "--edition", "usa-new"], "the only one here is three-cities"),
        (vec!["--map", "data/maps/usa"], "Add --edition with one of usa-1910, usa-classic, usa-mega, usa-new"),
    ] {
        let simulate = vec!["simulate", "--games", "10", "--records", file.path()];
        for command in [simulate, vec!["play", "--record", file.path()]] {
            let error = refused(&highball(&[command, arguments.clone()].concat()));
            assert!(error.contains(reason), "{arguments:?}: {error}");
            assert!(!file.0.exists(), "{arguments:?}");
        }
    }
    for arguments in [&["simulate", "--games", "0"][..], &["simulate", "--seed", "x"], &["replay"], &["shuffle"]] {
        assert_eq!(highball(arguments).status.code(), Some(2), "{arguments:?}");
    }
    let nowhere = "no-such-folder/records.txt";
    assert!(refused(&highball(&["simulate", "--games", "1", "--records", nowhere])).contains("Cannot write "));
    assert!(refused(&highball(&["play", "--record", nowhere])).contains("Cannot write "));
}
