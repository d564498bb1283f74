//! Keeps documents accurate: the commands they name must exist, and the numbers they quote are counted.
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
    let listed = |folder: &str| {
        let entries = fs::read_dir(root().join(folder)).expect("there are documents").flatten();
        entries.map(|entry| format!("{folder}/{}", entry.file_name().to_string_lossy())).collect::<Vec<_>>()
    };
    let docs = ["docs", "docs/guide"].into_iter().flat_map(listed);
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
        "law-twins" => full_size("games") / after("crates/laws/tests/laws.rs", "let pairs = (games() as usize / "),
        "graphs" => full_size("games") * after("crates/laws/tests/laws.rs", "let graphs = (games() * "),
        "refusals-every" => after("crates/laws/tests/laws.rs", "refusals_every: "),
        "refusals" => after("crates/laws/tests/laws.rs", ", refusals: "),
        "observation-twins" => full_size("games") / after("crates/laws/tests/net.rs", "wanted.unwrap_or((games() / "),
        "observation-twins-nightly" => nightly_size("observations"),
        "observation-leak-pairs" => after("crates/laws/tests/net.rs", "const LEAK_PAIRS: usize = "),
        "peeking-pairs" => peeking_pairs(after),
        "bot-games" => full_size("games") / after("crates/laws/tests/bots.rs", "(0..games() / "),
        "browser-servers" => browser_servers(),
        "frozen-games" => after("crates/server/tests/frozen/games.rs", "every viewer in "),
        "worlds" => full_size("worlds"),
        "clusters" => full_size("clusters"),
        "node-faults" => after("crates/server/tests/simulation/cluster.rs", "FAULTS: [(Planted, &str, u64); "),
        "pairs" => full_size("pairs"),
        "kills" => full_size("kills"),
        "faults" => full_size("faults"),
        _ => panic!("no count is called {name}"),
    }
}

/// Returns the number of pairs of games in which a bot is tested for peeking: several per group, or
/// one if the bot is slow.
fn peeking_pairs(after: impl Fn(&str, &str) -> usize) -> usize {
    let of_games = full_size("games") / after("crates/laws/tests/bots.rs", "let groups = (games() / ");
    let each = after("crates/laws/src/peeking.rs", "PAIRS_EACH: u64 = ");
    let groups = of_games.div_ceil(each);
    let slow = groups.div_ceil(after("crates/laws/src/peeking.rs", "SLOW_EVERY: u64 = "));
    (groups - slow) * each + slow
}

/// Returns the number of servers in the browser tests: the common server, which `run.mjs` starts,
/// and those that test files start for themselves.
fn browser_servers() -> usize {
    let files = fs::read_dir(root().join("web/e2e")).expect("there are tests").flatten().map(|entry| entry.path());
    let tests = files.filter(|path| path.to_string_lossy().ends_with(".test.mjs"));
    let own = |path: PathBuf| {
        let text = fs::read_to_string(path).expect("it can be read");
        // Files with this call start their own browser, but use the common server.
        text.matches("openHouse({").count() - text.matches("openHouse({ desktop: true })").count()
    };
    1 + tests.map(own).sum::<usize>()
}

/// Returns the size of a soak test in the nightly run.
fn nightly_size(soak: &str) -> usize {
    let text = read("crates/xtask/src/nightly.rs");
    let line = text.lines().find(|line| line.trim_start().starts_with(&format!("&[\"{soak}\", ")));
    let words = line.unwrap_or_else(|| panic!("no soak is called {soak}")).split('"');
    words.filter_map(|word| word.parse().ok()).next().expect("a number")
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

/// Checks that the version in the manifests is the newest in the changelog, has a date there, and
/// has data for upgrade tests.
#[test]
fn released_version_is_consistent() {
    let version_of = |file: &str| {
        let text = read(file);
        let version = text.lines().find_map(|line| line.strip_prefix("version = \""));
        version.and_then(|rest| rest.strip_suffix('"')).expect("a version").to_string()
    };
    let version = version_of("Cargo.toml");
    assert_eq!(version_of("crates/python/Cargo.toml"), version);
    let changelog = read("CHANGELOG.md");
    let newest = changelog.lines().filter_map(|line| line.strip_prefix("## ")).find(|title| *title != "Unreleased");
    let (number, date) = newest.and_then(|title| title.split_once(", ")).expect("a version and a date");
    assert_eq!(number, version);
    let is_date = date.len() == 10 && date.split('-').all(|part| part.bytes().all(|byte| byte.is_ascii_digit()));
    assert!(is_date, "{date} is not a date");
    for file in ["highball.sqlite.gz", "backup.txt.gz", "postgres.sql.gz", "contents.json"] {
        let file = root().join("crates/server/tests/releases").join(&version).join(file);
        assert!(file.is_file(), "{} is missing; CONTRIBUTING.md explains how to write it", file.display());
    }
    let manifest = read("deploy/kubernetes/highball.yaml");
    assert!(manifest.contains(&format!("highball:{version}\n")), "the manifests name another version");
}

/// Maximum number of words in a guide, not counting code blocks.
const GUIDE_MAX: usize = 1_500;
/// References, measurements and histories, which may be longer.
const REFERENCES: [&str; 17] = [
    "CHANGELOG.md",
    "docs/balance.md",
    "docs/benchmarks.md",
    "docs/bot-design.md",
    "docs/bot-protocol.md",
    "docs/campaign-log.md",
    "docs/map-reference.md",
    "docs/network-results.md",
    "docs/observations.md",
    "docs/pack-reference.md",
    "docs/ratings.md",
    "docs/record.md",
    "docs/reliability.md",
    "docs/rules.md",
    "docs/server-reference.md",
    "docs/testing.md",
    "docs/views.md",
];

fn words(text: &str) -> usize {
    let prose = text.split("```").step_by(2).flat_map(str::split_whitespace);
    prose.filter(|word| word.contains(char::is_alphanumeric)).count()
}

#[test]
fn guides_are_short() {
    for name in documents().into_iter().filter(|name| !REFERENCES.contains(&name.as_str())) {
        let words = words(&read(&name));
        assert!(words <= GUIDE_MAX, "{name} has {words} words; shorten it, or move a part to another page");
    }
    assert_eq!(words("# A title\n\n```\ncode here\n```\n\n| two | words |"), 4);
}
