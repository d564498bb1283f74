//! Files that were tampered with, and files exported by servers: the server and the command line
//! must give the same verdict.

use std::path::Path;
use std::time::Duration;

use serde_json::{Value, json};
use server::refusal::Refusal;
use server::service::Caller;
use words::Language;

use super::house::House;
use super::{Scratch, highball, highball_with, told};

/// A valid file, on which tampered files are based.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Base {
    /// A sealed record of a finished game, written by a server.
    Record,
    /// A campaign after two games, written by the command line.
    Campaign,
}

/// An edit to a file. A line is identified by its prefix; the first match counts.
#[derive(Clone, Copy, Debug)]
enum Edit {
    /// Replaces text within a line.
    Change(&'static str, &'static str, &'static str),
    /// Replaces the last word of a line with the first word given here, or with the second if it already is the
    /// first.
    LastWord(&'static str, &'static str, &'static str),
    /// Changes the last letter of a line.
    LastLetter(&'static str),
    Drop(&'static str),
    /// Drops all lines with this prefix.
    DropAll(&'static str),
    InsertBefore(&'static str, &'static str),
    Append(&'static str),
    /// Drops a line and everything after it.
    CutFrom(&'static str),
    /// Drops the last line with this prefix, and everything after it.
    CutFromLast(&'static str),
    /// Replaces the record of the first game with that of the second.
    SwapRecords,
    /// Truncates the last line.
    Tear,
    /// Ends every line with CR LF.
    CarriageReturns,
}

/// The expected verdict.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Finding {
    /// The file is correct, but these checks were not made.
    Holds(&'static [&'static str]),
    /// The file has this fault, in the first line with this prefix or as a whole.
    Wrong(&'static str, Option<&'static str>),
    /// The file is refused because it names something unknown.
    Unknown,
}

use Base::{Campaign, Record};
use Edit::{
    Append, CarriageReturns, Change, CutFrom, CutFromLast, Drop, DropAll, InsertBefore, LastLetter, LastWord,
    SwapRecords, Tear,
};
use Finding::{Holds, Unknown, Wrong};

/// A test case: its name, the valid file, the edits to the file, and the expected verdict.
type Case = (&'static str, Base, &'static [Edit], Finding);

const fn at(code: &'static str, line: &'static str) -> Finding {
    Wrong(code, Some(line))
}

const fn whole(code: &'static str) -> Finding {
    Wrong(code, None)
}

const EDITION_HASH: &str = " 7e5eabbfbb0338fab3ec9b35e35fc58c002891aef3879ccfebc10634c4f15c0d";
const SEED: &str = "seed deec591c6605b162c475afaa6e366d69060b7bb40d0294fd31d2ba98964f430c\n";

#[rustfmt::skip]
const CASES: &[Case] = &[
    ("record: untouched", Record, &[], Holds(&[])),
    ("record: changed deal", Record, &[Change("deal yellow", "yellow", "green")], at("deal", "deal green")),
    ("record: impossible deal", Record, &[Change("deal yellow", "yellow", "first red")], at("deal", "deal first")),
    ("record: deal missing", Record, &[Drop("deal yellow")], at("deal", "deal purple")),
    ("record: changed card in a payment", Record, &[Change("blue claim ", "blue 2", "green 2")], at("input", "blue claim ")),
    ("record: another seat acts", Record, &[Change("blue claim ", "blue claim", "red claim")], at("input", "red claim ")),
    ("record: action missing", Record, &[Drop("blue claim ")], at("input", "red claim ")),
    ("record: action too many", Record, &[InsertBefore("red claim ", "red draw")], at("input", "red claim ")),
    ("record: unreadable action", Record, &[Change("blue claim ", "claim", "dance")], at("unreadable", "blue dance ")),
    ("record: unknown ticket", Record, &[Change("deal ticket ", "-", "--")], at("unreadable", "deal ticket ")),
    ("record: all inputs missing", Record, &[DropAll("deal "), DropAll("red "), DropAll("blue ")], at("final-hash", "final-hash ")),
    ("record: changed edition hash", Record, &[LastLetter("edition ")], at("other-data", "edition ")),
    ("record: other edition version", Record, &[Change("edition ", " 1 ", " 2 ")], at("other-version", "edition ")),
    ("record: unknown edition", Record, &[Change("edition ", "usa-new", "usa-nowhere")], Unknown),
    ("record: changed final hash", Record, &[LastLetter("final-hash ")], at("final-hash", "final-hash ")),
    ("record: changed seed hash", Record, &[LastLetter("seed-hash ")], at("seed-hash", "seed ")),
    ("record: changed seed", Record, &[LastLetter("seed ")], at("seed-hash", "seed ")),
    ("record: changed seed without hash", Record, &[LastLetter("seed "), Drop("seed-hash ")], at("deal", "deal blue")),
    ("record: too few digits", Record, &[Change("seed ", "deec", "")], at("seed-digits", "seed ")),
    ("record: no digits", Record, &[Change("seed ", "deec", "none")], at("seed-digits", "seed ")),
    ("record: unknown dealer", Record, &[Change("dealer ", "chacha8-1", "marbles")], at("unknown-dealer", "seed ")),
    ("record: dealer missing", Record, &[Drop("dealer ")], at("unknown-dealer", "seed ")),
    ("record: other format version", Record, &[Change("highball ", "1", "2")], at("unreadable", "highball 2")),
    ("record: first line missing", Record, &[Drop("highball ")], at("unreadable", "edition ")),
    ("record: edition missing", Record, &[Drop("edition ")], whole("unreadable")),
    ("record: seats missing", Record, &[Drop("seats ")], whole("unreadable")),
    ("record: seat missing", Record, &[Change("seats ", "blue red", "blue")], at("unreadable", "red keep ")),
    ("record: unknown seat colour", Record, &[Change("seats ", "blue red", "blue red mauve")], at("setup", "seats ")),
    ("record: header line twice", Record, &[InsertBefore("dealer ", "dealer none")], at("unreadable", "dealer chacha8-1")),
    ("record: header line too late", Record, &[InsertBefore("final-hash ", "first red")], at("unreadable", "first red")),
    ("record: input behind the final hash", Record, &[InsertBefore("seed d", "red pass")], at("unreadable", "red pass")),
    ("record: more taken over than there is", Record, &[InsertBefore("dealer ", "forked 99999")], whole("unreadable")),
    ("record: seed missing", Record, &[Drop("seed ")], Holds(&["no-seed"])),
    ("record: seed hash missing", Record, &[Drop("seed-hash ")], Holds(&["no-seed-hash"])),
    ("record: final hash missing", Record, &[Drop("final-hash ")], Holds(&["no-final-hash"])),
    ("record: edition hash missing", Record, &[Change("edition ", EDITION_HASH, "")], Holds(&["no-edition-hash"])),
    ("record: not over", Record, &[CutFrom("blue claim ")], Holds(&["unfinished", "no-final-hash", "no-seed"])),
    ("record: partly taken over", Record, &[InsertBefore("dealer ", "forked 20")], Holds(&["forked"])),
    ("record: changed deal, all taken over", Record, &[Change("deal yellow", "yellow", "green"), CutFrom("deal purple"), InsertBefore("dealer ", "forked 6"), Append(SEED)], Holds(&["unfinished", "no-final-hash", "forked"])),
    ("record: byte order mark", Record, &[Change("highball ", "highball", "\u{feff}highball")], Holds(&[])),
    ("record: two byte order marks", Record, &[Change("highball ", "highball", "\u{feff}\u{feff}highball")], at("unreadable", "\u{feff}")),
    ("record: carriage returns before line feeds", Record, &[CarriageReturns], Holds(&[])),
    ("record: tab", Record, &[Change("deal yellow", " ", "\t \t")], Holds(&[])),
    ("record: no-break space", Record, &[Change("deal yellow", " ", "\u{a0}")], at("unreadable", "deal\u{a0}")),
    ("record: no-break space in a payment", Record, &[Change("blue claim ", "blue 2", "blue\u{a0}2")], at("unreadable", "blue claim ")),
    ("record: vertical tab", Record, &[Change("deal yellow", " ", "\u{b}")], at("unreadable", "deal\u{b}")),
    ("record: form feed behind a word", Record, &[Change("deal yellow", "yellow", "yellow\u{c}")], at("unreadable", "deal yellow\u{c}")),
    ("record: carriage return in a line", Record, &[Change("deal yellow", " ", "\r")], at("unreadable", "deal\r")),
    ("record: nonce added", Record, &[InsertBefore("dealer ", "nonce red 00112233445566778899aabbccddeeff")], at("deal", "deal ")),
    ("record: nonce of nobody", Record, &[InsertBefore("dealer ", "nonce mauve 00112233445566778899aabbccddeeff")], at("unreadable", "nonce mauve")),
    ("record: two nonces of a seat", Record, &[InsertBefore("dealer ", "nonce red ffeeddccbbaa99887766554433221100"), InsertBefore("seats ", "nonce red 00112233445566778899aabbccddeeff")], at("unreadable", "nonce red ff")),
    ("record: short nonce", Record, &[InsertBefore("dealer ", "nonce red 00112233445566778899aabbccddee")], at("unreadable", "nonce red")),
    ("record: no nonce", Record, &[InsertBefore("dealer ", "nonce red none")], at("unreadable", "nonce red")),
    ("record: nonce without a dealer", Record, &[InsertBefore("dealer ", "nonce red 00112233445566778899aabbccddeeff"), Drop("dealer ")], at("unreadable", "nonce red")),
    ("campaign: untouched", Campaign, &[], Holds(&["unfinished"])),
    ("campaign: changed deal", Campaign, &[LastWord("deal caboose ", "red", "blue")], at("deal", "deal caboose ")),
    ("campaign: impossible deal", Campaign, &[Change("deal caboose ", "caboose ", "crew CR0")], at("deal", "deal crew ")),
    ("campaign: changed result", Campaign, &[Change("result ", " slip ", " slip 1")], at("other-result", "result ")),
    ("campaign: result of another company", Campaign, &[Change("result ", "seat blue ", "seat green ")], at("other-result", "result ")),
    ("campaign: result missing", Campaign, &[Drop("result ")], at("input", "blue retire-event ")),
    ("campaign: record of another game", Campaign, &[SwapRecords], at("other-game", "| highball 1")),
    ("campaign: record without a game", Campaign, &[InsertBefore("sign ", "| highball 1")], at("misplaced-record", "| highball 1")),
    ("campaign: record: changed deal", Campaign, &[LastWord("| deal ", "red", "blue")], at("record-deal", "| deal ")),
    ("campaign: record: unreadable action", Campaign, &[Change("| red keep ", "keep", "held")], at("record-unreadable", "| red held ")),
    ("campaign: record: another seat acts", Campaign, &[Change("| red name ", "red", "blue")], at("record-input", "| blue name ")),
    ("campaign: record: changed edition hash", Campaign, &[LastLetter("| edition ")], at("other-game", "| highball 1")),
    ("campaign: record: other edition version", Campaign, &[Change("| edition ", " 2 ", " 9 ")], at("record-other-version", "| edition ")),
    ("campaign: record: changed office", Campaign, &[Change("| office ", "trains ", "trains 1")], at("other-game", "| highball 1")),
    ("campaign: record: first seat missing", Campaign, &[Drop("| first ")], at("other-game", "| highball 1")),
    ("campaign: record: seats missing", Campaign, &[Drop("| seats ")], at("record-unreadable", "| highball 1")),
    ("campaign: record: changed seed hash", Campaign, &[LastLetter("| seed-hash ")], at("other-game", "| highball 1")),
    ("campaign: record: seed hash missing", Campaign, &[Drop("| seed-hash ")], at("other-game", "| highball 1")),
    ("campaign: record: taken over", Campaign, &[InsertBefore("| dealer ", "| forked 3")], at("other-game", "| highball 1")),
    ("campaign: record: changed seed", Campaign, &[LastLetter("| seed ")], at("record-seed-hash", "| seed ")),
    ("campaign: record: changed final hash", Campaign, &[LastLetter("| final-hash ")], at("record-final-hash", "| final-hash ")),
    ("campaign: changed seed", Campaign, &[LastLetter("seed ")], whole("seed-hash")),
    ("campaign: changed seed hash", Campaign, &[LastLetter("seed-hash ")], whole("seed-hash")),
    ("campaign: too few digits", Campaign, &[Change("seed ", "0000", "")], whole("seed-digits")),
    ("campaign: unknown dealer", Campaign, &[Change("dealer ", "fast-1", "marbles")], whole("unknown-dealer")),
    ("campaign: dealer missing", Campaign, &[Drop("dealer ")], whole("unknown-dealer")),
    ("campaign: other format version", Campaign, &[Change("highball-campaign ", "1", "2")], at("unreadable", "highball-campaign 2")),
    ("campaign: pack missing", Campaign, &[Drop("pack ")], whole("unreadable")),
    ("campaign: other pack version", Campaign, &[Change("pack ", " 2 ", " 7 ")], whole("other-pack")),
    ("campaign: changed pack hash", Campaign, &[LastLetter("pack ")], whole("other-pack")),
    ("campaign: unknown pack", Campaign, &[Change("pack ", "meridian", "nowhere")], Unknown),
    ("campaign: illegal input", Campaign, &[Change("play ", "red", "green")], at("input", "play ")),
    ("campaign: byte order mark", Campaign, &[Change("highball-campaign ", "highball", "\u{feff}highball")], Holds(&["unfinished"])),
    ("campaign: tab", Campaign, &[Change("play ", " ", "\t \t")], Holds(&["unfinished"])),
    ("campaign: no-break space", Campaign, &[Change("play ", " ", "\u{a0}")], at("unreadable", "play\u{a0}")),
    ("campaign: form feed behind a word", Campaign, &[Change("play ", "play", "play\u{c}")], at("unreadable", "play\u{c}")),
    ("campaign: carriage return in a line", Campaign, &[Change("play ", " ", "\r")], at("unreadable", "play\r")),
    ("campaign: record: nonce added", Campaign, &[InsertBefore("| dealer ", "| nonce red 00112233445566778899aabbccddeeff")], at("record-unreadable", "| nonce ")),
    ("campaign: unreadable input", Campaign, &[Change("sign red ", "bot", "cat")], at("unreadable", "sign red ")),
    ("campaign: seed missing", Campaign, &[Drop("seed ")], Holds(&["unfinished", "no-seed"])),
    ("campaign: seed hash missing", Campaign, &[Drop("seed-hash ")], Holds(&["unfinished", "no-seed-hash"])),
    ("campaign: records missing", Campaign, &[DropAll("|")], Holds(&["unfinished", "unrecorded"])),
    ("campaign: torn last line", Campaign, &[Tear], Holds(&["unfinished"])),
    ("campaign: torn in a header", Campaign, &[CutFromLast("| dealer ")], Holds(&["unfinished"])),
    ("campaign: torn in a game", Campaign, &[CutFromLast("| red name ")], Holds(&["unfinished", "record-unfinished", "record-no-final-hash"])),
    ("campaign: torn before the final hash", Campaign, &[CutFromLast("| final-hash ")], Holds(&["unfinished", "record-no-final-hash"])),
    ("campaign: torn in a changed game", Campaign, &[CutFromLast("| red name "), LastWord("| deal ", "red", "blue")], at("record-deal", "| deal ")),
];

/// Returns the index of the first line with this prefix.
fn position(lines: &[String], begin: &str) -> usize {
    let found = lines.iter().position(|line| line.starts_with(begin));
    found.unwrap_or_else(|| panic!("no line begins with '{begin}'"))
}

impl Edit {
    fn apply(self, lines: &mut Vec<String>) {
        let before = lines.clone();
        match self {
            Change(line, from, to) => {
                let at = position(lines, line);
                lines[at] = lines[at].replacen(from, to, 1);
            }
            LastWord(line, word, other) => {
                let at = position(lines, line);
                let (rest, last) = lines[at].rsplit_once(' ').expect("two words");
                lines[at] = format!("{rest} {}", if last == word { other } else { word });
            }
            LastLetter(line) => {
                let at = position(lines, line);
                let last = lines[at].pop().expect("a letter");
                lines[at].push(if last == '0' { '1' } else { '0' });
            }
            Drop(line) => {
                lines.remove(position(lines, line));
            }
            DropAll(begin) => lines.retain(|line| !line.starts_with(begin)),
            InsertBefore(line, text) => lines.insert(position(lines, line), text.to_string()),
            Append(text) => lines.push(text.trim_end().to_string()),
            CutFrom(line) => lines.truncate(position(lines, line)),
            CutFromLast(begin) => {
                let last = lines.iter().rposition(|line| line.starts_with(begin));
                lines.truncate(last.expect("such a line"));
            }
            SwapRecords => {
                let (first, second) = (position(lines, "| highball 1"), position(lines, "result "));
                let records: Vec<String> = lines.iter().filter(|line| line.starts_with('|')).cloned().collect();
                lines.splice(first..second, records[second - first..].to_vec());
            }
            CarriageReturns => lines.iter_mut().for_each(|line| line.push('\r')),
            Tear => {
                let last = lines.last_mut().expect("a line");
                last.truncate(last.len() - 2);
            }
        }
        assert!(*lines != before, "{self:?} changes nothing");
    }
}

/// The valid files.
struct Sound {
    record: String,
    campaign: String,
}

impl Sound {
    fn new(name: &str) -> Sound {
        Sound { record: corpus("usa-new-for-2"), campaign: played(name, "2") }
    }

    /// Returns the text of a case.
    fn text(&self, &(_, base, edits, _): &Case) -> String {
        let sound = if base == Record { &self.record } else { &self.campaign };
        let mut lines: Vec<String> = sound.lines().map(str::to_string).collect();
        edits.iter().for_each(|edit| edit.apply(&mut lines));
        // A truncated line has no line break.
        let is_torn = edits.iter().any(|edit| matches!(edit, Tear));
        lines.join("\n") + if is_torn { "" } else { "\n" }
    }
}

/// Returns a record written by a server.
fn corpus(name: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../server/tests/corpus");
    std::fs::read_to_string(folder.join(format!("{name}.txt"))).expect("it is there")
}

/// Returns a campaign that bots played to its end, rewound to the end of this game.
fn played(name: &str, game: &str) -> String {
    let file = Scratch::new(name);
    let companies = "blue=bot:greedy,red=bot:planner";
    told(&highball(&["campaign", "new", file.path(), "--companies", companies, "--seed", "5"]));
    told(&highball(&["campaign", "play", file.path()]));
    if game != "12" {
        told(&highball(&["campaign", "rewind", file.path(), "--to-game", game]));
        let _ = std::fs::remove_file(format!("{}.1", file.path()));
    }
    file.read()
}

/// The verdict of the server or the command line.
#[derive(Clone, PartialEq, Debug)]
enum Answer {
    /// The file is correct; contains the checks that were not made, if known.
    Holds(Option<Vec<String>>),
    /// The file has a fault; contains its code and line.
    Wrong(Option<(String, u64)>),
}

impl Answer {
    fn wrong(fault: &Value) -> Answer {
        let line = |fault: &Value| fault["line"].as_u64().expect("a line");
        Answer::Wrong(fault["code"].as_str().map(|code| (code.to_string(), line(fault))))
    }

    /// Parses a verdict.
    fn of(found: &Value) -> Answer {
        match found["holds"].as_bool().expect("a verdict") {
            true => Answer::Holds(Some(serde_json::from_value(found["unchecked"].clone()).expect("a list"))),
            false => Answer::wrong(&found["fault"]),
        }
    }

    /// Returns the expected verdict on this text; servers do not report which parts of a campaign were not checked.
    fn expected(finding: Finding, text: &str) -> Answer {
        let number = |begin: &str| text.lines().position(|line| line.starts_with(begin)).expect("such a line") + 1;
        match finding {
            Holds(gaps) => Answer::Holds(Some(gaps.iter().map(|gap| gap.to_string()).collect())),
            Wrong(code, line) => Answer::Wrong(Some((code.to_string(), line.map_or(0, number) as u64))),
            Unknown => Answer::Wrong(None),
        }
    }

    fn agrees(&self, expected: &Answer) -> bool {
        matches!((self, expected), (Answer::Holds(None), Answer::Holds(_))) || self == expected
    }
}

/// A server without sockets, and the runtime in which it runs.
struct Server {
    runtime: tokio::runtime::Runtime,
    house: House,
}

impl Server {
    fn new() -> Server {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
        let house = runtime.block_on(async { House::new(1) });
        Server { runtime, house }
    }

    fn post(&self, path: &str, body: Value) -> Result<Value, Refusal> {
        self.runtime.block_on(async {
            let person = self.house.person("Ada").await;
            self.house.post(&person, path, body).await
        })
    }

    fn judges(&self, base: Base, text: &str) -> Answer {
        match base {
            Record => self.judges_record(json!({ "text": text })),
            Campaign => match self.post("/api/campaigns/import", json!({ "name": "Moved", "text": text })) {
                Ok(_) => Answer::Holds(None),
                Err(refusal) => Answer::wrong(&json!(refusal.problem(Language::English).fault)),
            },
        }
    }

    /// Checks a record and imports it: incorrect or unfinished records are refused.
    fn judges_record(&self, record: Value) -> Answer {
        let answer = Answer::of(&self.post("/api/verify", record.clone()).expect("a verdict"));
        let brought = self.post("/api/records", record);
        let fault = brought.as_ref().err().map(|refusal| json!(refusal.problem(Language::English).fault));
        match &answer {
            Answer::Holds(Some(gaps)) => assert_eq!(brought.is_err(), gaps.contains(&"unfinished".to_string())),
            _ => assert_eq!(fault.as_ref().map(Answer::wrong), Some(answer.clone())),
        }
        answer
    }
}

/// Returns the verdict of the command line, and checks that the exit code agrees with it.
fn command_line(text: &str) -> Answer {
    let output = highball_with(text, &["verify", "-", "--json"]);
    let line = String::from_utf8(output.stdout).expect("text");
    let found: Value = serde_json::from_str(&line).unwrap_or_else(|_| panic!("'{line}' is not a line of JSON"));
    let answer = Answer::of(&found);
    let code = match &answer {
        Answer::Holds(Some(gaps)) if gaps.is_empty() => 0,
        Answer::Holds(_) => 3,
        Answer::Wrong(_) => 2,
    };
    assert_eq!(output.status.code(), Some(code), "{found}");
    answer
}

/// Lists the cases with an unexpected verdict.
fn mistaken<'a>(
    sound: &Sound,
    cases: impl IntoIterator<Item = &'a Case>,
    judges: impl Fn(Base, &str) -> Answer,
) -> Vec<String> {
    let mistake = |case: &Case| {
        let (text, (name, base, _, finding)) = (sound.text(case), *case);
        let (answer, expected) = (judges(base, &text), Answer::expected(finding, &text));
        (!answer.agrees(&expected)).then(|| format!("{name}: {answer:?}, not {expected:?}"))
    };
    cases.into_iter().filter_map(mistake).collect()
}

#[test]
fn server_and_command_line_find_the_same_faults() {
    let (sound, server) = (Sound::new("tampered"), Server::new());
    assert_eq!(mistaken(&sound, CASES, |base, text| server.judges(base, text)), [""; 0], "the server");
    assert_eq!(mistaken(&sound, CASES, |_, text| command_line(text)), [""; 0], "the command line");
}

/// `highball campaign import` refuses every file that `verify` refuses.
#[test]
fn campaign_import_refuses_what_verify_refuses() {
    let sound = Sound::new("tampered-import");
    for case in CASES.iter().filter(|(_, base, ..)| *base == Campaign) {
        let (file, out) = (Scratch::new("tampered-import-file"), Scratch::new("tampered-import-out"));
        std::fs::write(&file.0, sound.text(case)).expect("it can be written");
        let code = highball(&["campaign", "import", file.path(), out.path()]).status.code();
        let expected = if matches!(case.3, Holds(_)) { 0 } else { 2 };
        assert_eq!((code, out.0.exists()), (Some(expected), expected == 0), "{}", case.0);
    }
}

/// Removing the lines that a check needs simulates a caller that skips the check. The cases that
/// depend on these lines must then fail on the server and on the command line.
#[test]
fn callers_that_skip_a_check_are_reported() {
    let (sound, server) = (Sound::new("tampered-lazy"), Server::new());
    let without = |text: &str, begin: &str| {
        text.split_inclusive('\n').filter(|line| !line.starts_with(begin)).collect::<String>()
    };
    for (skipped, names) in [
        (
            "seed ",
            &["record: untouched", "record: changed deal", "campaign: changed deal", "campaign: changed seed"][..],
        ),
        ("seed-hash ", &["record: untouched", "record: changed seed", "campaign: changed seed hash"]),
        ("final-hash ", &["record: untouched", "record: changed final hash"]),
        ("|", &["campaign: changed result", "campaign: record of another game", "campaign: record: changed deal"]),
    ] {
        let cases: Vec<&Case> = CASES.iter().filter(|(name, ..)| names.contains(name)).collect();
        let mistakes = [
            mistaken(&sound, cases.clone(), |base, text| server.judges(base, &without(text, skipped))),
            mistaken(&sound, cases, |_, text| command_line(&without(text, skipped))),
        ];
        assert_eq!(mistakes.map(|found| found.len()), [names.len(); 2], "without '{skipped}'");
    }
}

/// Returns the files of the example map.
fn three_cities() -> Value {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/examples/three-cities");
    let files = std::fs::read_dir(folder).expect("the example").map(|entry| {
        let path = entry.expect("a file").path();
        let name = path.file_name().expect("a name").to_string_lossy().into_owned();
        (name, Value::from(std::fs::read_to_string(&path).expect("text")))
    });
    json!({ "name": "three-cities", "files": files.collect::<serde_json::Map<_, _>>() })
}

/// Checks that server and command line accept a record or bundle, and report these checks as not made.
fn both_accept(server: &Server, record: &Value, gaps: &[&str]) {
    let expected = Answer::Holds(Some(gaps.iter().map(|gap| gap.to_string()).collect()));
    assert_eq!(server.judges_record(record.clone()), expected, "the server");
    let file = match &record["files"] {
        Value::Null => record["text"].as_str().expect("text").to_string(),
        _ => record.to_string(),
    };
    assert_eq!(command_line(&file), expected, "the command line");
}

#[test]
fn old_server_records_pass_both() {
    let server = Server::new();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../server/tests/corpus");
    let names = std::fs::read_dir(folder).expect("the corpus").map(|entry| entry.expect("a file").file_name());
    let names = names.filter_map(|name| Some(name.to_string_lossy().strip_suffix(".txt")?.to_string()));
    let mut seen = 0;
    for name in names {
        let files = if name.starts_with("three-cities") { three_cities() } else { Value::Null };
        both_accept(&server, &json!({ "text": corpus(&name), "files": files }), &[]);
        seen += 1;
    }
    assert!(seen > 16, "only {seen} records");
}

/// Lets bots play at a table until the game is over.
async fn finished(house: &House, host: &Caller, table: &str) {
    house.post(host, &format!("/api/tables/{table}/start"), Value::Null).await.expect("it starts");
    while house.get(host, &format!("/api/tables/{table}")).await.expect("a table")["phase"] != "over" {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

#[test]
fn exported_records_and_bundles_pass_both() {
    let server = Server::new();
    let bots = json!([{ "bot": { "bot": "greedy" } }, { "bot": { "bot": "hungry" } }]);
    let given = server.runtime.block_on(async {
        let (house, ada) = (&server.house, server.house.person("Ada").await);
        let made = async |path: &str, body: Value| {
            let table = house.post(&ada, path, body).await.expect("a table")["id"].as_str().expect("an id").to_string();
            finished(house, &ada, &table).await;
            let bundle = house.get(&ada, &format!("/api/tables/{table}/bundle")).await.expect("a bundle");
            (table, bundle)
        };
        let (table, classic) = made("/api/tables", json!({ "edition": "usa-classic", "seats": bots })).await;
        let record = house.get(&ada, &format!("/api/tables/{table}/record")).await.expect("a record");
        assert_eq!(record, classic["text"]);
        let (_, forked) = made(&format!("/api/tables/{table}/replay/60/table"), json!({ "seats": bots })).await;
        let map = house.post(&ada, "/api/maps", three_cities()).await.expect("a map")["hash"].clone();
        let (_, own) = made("/api/tables", json!({ "edition": "three-cities", "map": map, "seats": bots })).await;
        [(classic, &[][..]), (own, &[]), (forked, &["forked"])]
    });
    for (bundle, gaps) in given {
        both_accept(&server, &bundle, gaps);
    }
}

/// A whole campaign on a server, exported after its first game and after its last. A stand-in plays
/// Ada's company, so that nobody has to wait for her.
#[test]
fn campaigns_exported_by_servers_pass_both() {
    let server = Server::new();
    let logs = server.runtime.block_on(async {
        let (house, ada) = (&server.house, server.house.person("Ada").await);
        let companies = json!([
            { "company": "blue", "holder": { "me": {} } },
            { "company": "red", "holder": { "bot": { "bot": "greedy" } } },
            { "company": "green", "holder": { "bot": { "bot": "path" } } },
        ]);
        let new = json!({ "name": "Bots", "companies": companies });
        let made = house.post(&ada, "/api/campaigns", new).await.expect("a campaign");
        let path = |rest: &str| format!("/api/campaigns/{}{rest}", made["info"]["id"].as_str().expect("an id"));
        let mut logs = Vec::new();
        loop {
            let seen = house.get(&ada, &path("")).await.expect("a campaign");
            match seen["view"]["waiting"].as_str() {
                Some("table") => {
                    if logs.is_empty() && seen["view"]["game"]["number"] == 2 {
                        logs.push(house.get(&ada, &path("/log")).await.expect("a log"));
                    }
                    let call = json!({ "at": seen["info"]["at"], "companies": ["red", "green"] });
                    house.post(&ada, &path("/games"), call).await.expect("the next game");
                }
                Some("over") => break,
                Some("game") => tokio::time::sleep(Duration::from_millis(5)).await,
                waiting => panic!("the bots leave something to do: {waiting:?}"),
            }
        }
        logs.push(house.get(&ada, &path("/log")).await.expect("a log"));
        logs
    });
    for (log, gaps) in logs.iter().zip([&["unfinished", "no-seed"][..], &[]]) {
        let log = log.as_str().expect("text");
        assert_eq!(server.judges(Campaign, log), Answer::Holds(None));
        assert_eq!(command_line(log), Answer::Holds(Some(gaps.iter().map(|gap| gap.to_string()).collect())));
    }
    assert_eq!(logs.len(), 2);
}

/// A finished campaign from the command line leaves no check open, and a server can import it.
#[test]
fn finished_command_line_campaigns_pass_both() {
    let text = played("tampered-whole", "12");
    assert_eq!(command_line(&text), Answer::Holds(Some(Vec::new())));
    assert_eq!(Server::new().judges(Campaign, &text), Answer::Holds(None));
}
