//! Documents that cannot drift: the commands they name exist, and the numbers they quote are
//! counted.
//!
//! A counted number appears in a document as `<!--count:NAME-->18<!--end-->`. `HIGHBALL_BLESS=1
//! cargo test -p xtask` updates the numbers.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn read(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

fn documents() -> Vec<String> {
    let docs = fs::read_dir(root().join("docs")).expect("there are documents").flatten();
    let docs = docs.map(|entry| format!("docs/{}", entry.file_name().to_string_lossy()));
    let named = ["README.md", "CONTRIBUTING.md", "ARCHITECTURE.md", "CHANGELOG.md"].map(str::to_string);
    named.into_iter().chain(docs.filter(|name| name.ends_with(".md"))).collect()
}

/// Returns the words after each occurrence of a phrase: `cargo xtask soak kill` gives `soak kill …`
/// for `cargo xtask `.
fn behind<'a>(text: &'a str, phrase: &str) -> Vec<Vec<&'a str>> {
    let is_word = |letter: char| letter.is_ascii_alphanumeric() || "-_.".contains(letter);
    let rests = text.match_indices(phrase).map(|(at, _)| &text[at + phrase.len()..]);
    let words = |rest: &'a str| {
        let line = rest.lines().next().unwrap_or("").split('`').next().unwrap_or("");
        line.split(' ').map(|word| word.trim_end_matches(|letter| !is_word(letter))).take(4).collect()
    };
    rests.map(words).collect()
}

/// Lists commands that documents name but that do not exist.
fn unknown_commands(name: &str, text: &str) -> Vec<String> {
    let xtask = read("crates/xtask/src/main.rs") + &read("crates/xtask/src/nightly.rs");
    let scripts = npm_scripts(&read("web/package.json"));
    let mut unknown = Vec::new();
    for words in behind(text, "cargo xtask ") {
        let known = |word: &str| xtask.contains(&format!("\"{word}\""));
        let soak_is_known = words[0] != "soak" || words.get(1).is_some_and(|word| known(word));
        let exists = known(words[0]) && soak_is_known;
        if !words[0].is_empty() && !exists {
            unknown.push(format!("{name}: cargo xtask {}", words.join(" ")));
        }
    }
    for words in behind(text, "npm run ").iter().filter(|words| !words[0].is_empty()) {
        if !scripts.contains(words[0]) {
            unknown.push(format!("{name}: npm run {}", words[0]));
        }
    }
    for words in behind(text, "cargo test -p ") {
        let folder = if words[0] == "rust-bot" { "examples" } else { "crates" };
        let manifest = fs::read_to_string(root().join(folder).join(words[0]).join("Cargo.toml")).unwrap_or_default();
        let program = match words.get(1..3) {
            Some(["--test", program]) => program,
            _ => words[0],
        };
        if !manifest.contains(&format!("name = \"{program}\"")) {
            unknown.push(format!("{name}: cargo test -p {}", words.join(" ")));
        }
    }
    unknown
}

/// Returns the names of the scripts in a package.json, which has one script per line.
fn npm_scripts(package: &str) -> BTreeSet<String> {
    let scripts = package.split("\"scripts\": {").nth(1).and_then(|rest| rest.split('}').next()).unwrap_or("");
    scripts.lines().filter_map(|line| Some(line.trim().strip_prefix('"')?.split('"').next()?.to_string())).collect()
}

/// Computes a number that documents quote.
fn count(name: &str) -> usize {
    let cases = |path: &str| read(path).lines().filter(|line| !line.is_empty() && !line.starts_with('#')).count();
    let after = |path: &str, mark: &str| {
        let text = read(path);
        let rest = text.split(mark).nth(1).unwrap_or_else(|| panic!("{path} has no '{mark}'"));
        let digits: String = rest.chars().take_while(char::is_ascii_digit).collect();
        digits.parse().unwrap_or_else(|_| panic!("{path} has no number behind '{mark}'"))
    };
    match name {
        "bad-input-cases" => cases("crates/server/tests/bad_input/cases.txt"),
        "server-leaks" => after("crates/server/tests/twins/leaks.rs", "LEAKS: [(&str, Leak); "),
        "law-games" => full_size("games"),
        "worlds" => full_size("worlds"),
        "pairs" => full_size("pairs"),
        "kills" => full_size("kills"),
        "faults" => full_size("faults"),
        _ => panic!("no count is called {name}"),
    }
}

fn full_size(field: &str) -> usize {
    let text = read("crates/xtask/src/steps.rs");
    let line = text.lines().find(|line| line.starts_with("pub const FULL")).expect("the sizes are there");
    let rest = line.split(&format!("{field}: \"")).nth(1).unwrap_or_else(|| panic!("no size is called {field}"));
    rest.split('"').next().and_then(|digits| digits.parse().ok()).expect("a number")
}

/// Formats a number with thousands separators: 2,000.
fn written(number: usize) -> String {
    let digits = number.to_string();
    let groups: Vec<&str> =
        digits.as_bytes().rchunks(3).rev().map(|group| std::str::from_utf8(group).expect("digits")).collect();
    groups.join(",")
}

/// Returns the text with every counted number updated.
fn counted(text: &str) -> String {
    let mut parts = text.split("<!--count:");
    let mut fresh = parts.next().unwrap_or("").to_string();
    for part in parts {
        let (name, rest) = part.split_once("-->").expect("a name ends with -->");
        let (_, rest) = rest.split_once("<!--end-->").expect("a counted number ends with <!--end-->");
        fresh.push_str(&format!("<!--count:{name}-->{}<!--end-->{rest}", written(count(name))));
    }
    fresh
}

#[test]
fn documented_commands_exist() {
    let unknown: Vec<String> = documents().iter().flat_map(|name| unknown_commands(name, &read(name))).collect();
    assert_eq!(unknown, Vec::<String>::new());
}

#[test]
fn unknown_commands_are_reported() {
    let text = "`cargo xtask soak kill`, `cargo xtask soak nothing`, `cargo xtask dance`, `npm run e2e`, `npm run twelve`,\n\
                `cargo test -p server corpus`, `cargo test -p server --test kill`, `cargo test -p nobody`";
    let found = unknown_commands("x", text);
    assert_eq!(found.len(), 5, "{found:?}");
}

#[test]
fn quoted_numbers_are_counted() {
    for name in documents() {
        let text = read(&name);
        let fresh = counted(&text);
        if std::env::var_os("HIGHBALL_BLESS").is_some() && fresh != text {
            fs::write(root().join(&name), &fresh).expect("it can be written");
        } else {
            assert!(fresh == text, "{name} quotes old numbers: HIGHBALL_BLESS=1 cargo test -p xtask");
        }
    }
}

#[test]
fn stale_numbers_are_found() {
    let text = "At <!--count:kills-->7<!--end--> kills and <!--count:law-games-->2,000<!--end--> games.";
    assert_ne!(counted(text), text);
    assert_eq!(counted(&counted(text)), counted(text));
    assert_eq!(written(28_412), "28,412");
}
