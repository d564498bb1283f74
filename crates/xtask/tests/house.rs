//! Structural checks: every rule has a test, dependencies between crates point one way, and secrets
//! are classified.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn read(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// Lists all files with this extension below a folder of the project.
fn files(folder: &str, ending: &str) -> Vec<PathBuf> {
    fn walk(folder: &Path, ending: &str, found: &mut Vec<PathBuf>) {
        for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
            let path = entry.path();
            if path.is_dir() && !path.ends_with("target") {
                walk(&path, ending, found);
            } else if path.extension().is_some_and(|extension| extension == ending) {
                found.push(path);
            }
        }
    }
    let mut found = Vec::new();
    walk(&root().join(folder), ending, &mut found);
    found.sort();
    found
}

/// Returns the ids in the specification that need a test: rules with each of their lettered lines,
/// examples, invariants and rulings.
fn wanted(specification: &str) -> BTreeSet<String> {
    let mut ids = BTreeSet::new();
    let mut rule: Option<(String, char)> = None;
    let close = |rule: &mut Option<(String, char)>, ids: &mut BTreeSet<String>| {
        if let Some((id, 'a')) = rule.take() {
            ids.insert(id);
        }
    };
    for line in specification.lines() {
        let bold = line.strip_prefix("**").and_then(|rest| rest.split(['*', ' ']).next());
        let row = line.strip_prefix("| ").and_then(|rest| rest.split(' ').next());
        if let Some(id) = bold.filter(|id| is_rule(id)) {
            close(&mut rule, &mut ids);
            rule = Some((id.to_string(), 'a'));
        } else if line.starts_with('#') {
            close(&mut rule, &mut ids);
        }
        for id in [bold, row].into_iter().flatten().filter(|id| is_listed(id)) {
            ids.insert(id.to_string());
        }
        if let Some((id, next)) = &mut rule {
            for letter in letters(line, *next) {
                ids.insert(format!("{id}-{letter}"));
                *next = (letter as u8 + 1) as char;
            }
        }
    }
    close(&mut rule, &mut ids);
    ids
}

/// Returns the letters of a line `- a. … b. …`, in order from the expected one; `a.–f.` names all
/// the letters in between.
fn letters(line: &str, mut next: char) -> Vec<char> {
    let mut found = Vec::new();
    let words: Vec<&str> = line.split_whitespace().collect();
    for word in words {
        let expected = format!("{next}.");
        if let Some(last) = word.strip_prefix(&format!("{next}.–")).and_then(|rest| rest.chars().next()) {
            while next <= last {
                found.push(next);
                next = (next as u8 + 1) as char;
            }
        } else if word == expected {
            found.push(next);
            next = (next as u8 + 1) as char;
        }
    }
    found
}

/// Checks whether there is a campaign crate. If so, the rules of Legends and its campaign need
/// tests.
fn has_campaign() -> bool {
    root().join("crates/campaign").exists()
}

fn is_rule(id: &str) -> bool {
    let campaign = ["LEG-", "CAM-"].iter().any(|prefix| id.starts_with(prefix)) && has_campaign();
    campaign || ["ENG-", "BASE-", "CLAS-", "TEN-", "MEGA-", "GER-"].iter().any(|prefix| id.starts_with(prefix))
}

fn is_listed(id: &str) -> bool {
    let Some((kind, number)) = id.split_once('-') else { return false };
    let Ok(number) = number.parse::<u32>() else { return false };
    match kind {
        "EX" => matches!(number, 1..=6 | 10..=21 | 40..=85) || has_campaign(),
        "INV" => true,
        "R" => matches!(number, 1..=40 | 57..=60) || has_campaign(),
        _ => false,
    }
}

/// Returns the names of all tests.
fn tests() -> Vec<String> {
    let mut names = Vec::new();
    for file in files("crates", "rs") {
        let text = fs::read_to_string(&file).expect("it can be read");
        let mut is_test = false;
        for line in text.lines().map(str::trim) {
            if let Some(name) = line.strip_prefix("fn ").filter(|_| is_test) {
                names.push(name.split('(').next().unwrap_or("").to_string());
            }
            is_test = line == "#[test]" || is_test && line.starts_with("#[");
        }
    }
    names
}

/// Lists ids that no test name contains.
fn missing(wanted: &BTreeSet<String>, tests: &[String]) -> Vec<String> {
    let names: Vec<String> = tests.iter().map(|name| format!("_{name}_")).collect();
    let carried = |id: &&String| {
        let word = format!("_{}_", id.to_lowercase().replace('-', "_"));
        names.iter().any(|name| name.contains(&word))
    };
    wanted.iter().filter(|id| !carried(id)).cloned().collect()
}

#[test]
fn every_rule_has_its_test() {
    let wanted = wanted(&read("docs/rules.md"));
    assert!(wanted.len() > 350, "only {} ids were found", wanted.len());
    assert_eq!(missing(&wanted, &tests()), Vec::<String>::new());
}

#[test]
fn missing_rule_tests_are_reported() {
    let text = "**BASE-90 One.** Text.\n- a. first → yes. b. second → no.\n- c.–e. see EX-40\n\n**BASE-91 Two.** Bare.\n| EX-41 | x |\n";
    let wanted = wanted(text);
    let expected = ["BASE-90-a", "BASE-90-b", "BASE-90-c", "BASE-90-d", "BASE-90-e", "BASE-91", "EX-41"];
    assert_eq!(wanted.iter().map(String::as_str).collect::<Vec<_>>(), expected);
    let tests = ["base_90_a_ex_41", "base_90_b", "base_90_c", "base_90_d", "base_91"].map(str::to_string);
    assert_eq!(missing(&wanted, &tests), ["BASE-90-e"]);
}

/// Allowed dependencies of each crate, not counting its tests. They point one way.
const ARROWS: [(&str, &[&str]); 12] = [
    ("rules", &[]),
    ("maps", &["rules"]),
    ("dealer", &["rules"]),
    ("campaign", &["rules", "maps", "dealer"]),
    ("bots", &["rules", "maps", "dealer", "campaign"]),
    ("laws", &["rules", "maps", "dealer", "campaign", "bots", "protocol"]),
    ("words", &[]),
    ("protocol", &["rules", "maps", "dealer", "campaign", "words"]),
    ("server", &["rules", "maps", "dealer", "campaign", "bots", "words", "protocol"]),
    ("highball", &["rules", "maps", "dealer", "campaign", "bots", "words", "protocol", "server"]),
    ("python", &["rules", "maps", "dealer", "bots", "protocol"]),
    ("xtask", &[]),
];

#[test]
fn arrows_point_one_way() {
    let known: BTreeMap<&str, &[&str]> = ARROWS.into_iter().collect();
    for manifest in files("crates", "toml").iter().filter(|path| path.ends_with("Cargo.toml")) {
        let text = fs::read_to_string(manifest).expect("it can be read");
        let name =
            manifest.parent().and_then(Path::file_name).expect("a crate's folder").to_string_lossy().into_owned();
        let allowed =
            known.get(name.as_str()).unwrap_or_else(|| panic!("crate {name} has no arrows; add it to ARROWS"));
        let section = text.split("[dependencies]").nth(1).unwrap_or("").split("\n[").next().unwrap_or("");
        for line in section.lines() {
            let used = line.split(['.', ' ', '=']).next().unwrap_or("");
            assert!(!known.contains_key(used) || allowed.contains(&used), "{name} must not use {used}");
        }
    }
}

#[test]
fn redaction_names_every_fact() {
    for file in ["crates/rules/src/seen.rs", "crates/campaign/src/reveal.rs"] {
        assert!(!read(file).contains("_ =>"), "{file}");
    }
}

#[test]
fn no_code_knows_an_edition_by_name() {
    let names: Vec<String> =
        files("data/maps", "toml").iter().filter_map(|path| path.file_stem()?.to_str().map(str::to_string)).collect();
    for folder in ["crates/rules/src", "crates/dealer/src", "crates/bots/src"] {
        for file in files(folder, "rs") {
            let text = fs::read_to_string(&file).expect("it can be read");
            // Ignore doc comments, since examples in them may name an edition.
            let code: Vec<&str> = text.lines().filter(|line| !line.trim_start().starts_with("///")).collect();
            for name in names.iter().filter(|name| *name != "drawing") {
                let named = format!("\"{name}\"");
                assert!(!code.iter().any(|line| line.contains(&named)), "{} names {name}", file.display());
            }
        }
    }
}

#[test]
fn rules_are_pure() {
    let forbidden =
        ["HashMap", "HashSet", "std::fs", "std::net", "std::time", "std::thread", "std::env", "rand::", "println!"];
    // The campaign crate's pack modules read folders; the rest of the crate must be as pure as the
    // rules.
    let frame = files("crates/campaign/src", "rs").into_iter().filter(|file| !file.iter().any(|part| part == "pack"));
    for file in files("crates/rules/src", "rs").into_iter().chain(frame) {
        let text = fs::read_to_string(&file).expect("it can be read");
        for word in forbidden {
            assert!(!text.contains(word), "{} uses {word}", file.display());
        }
    }
}

/// Returns the name of the public type that a line declares, in Rust or in TypeScript.
fn declared(line: &str) -> Option<&str> {
    let rest = line.strip_prefix("pub ").or_else(|| line.strip_prefix("export "))?;
    let (kind, rest) = rest.split_once(' ')?;
    let kinds = ["struct", "enum", "trait", "union", "type", "interface", "class"];
    let end = rest.find(|next: char| !next.is_alphanumeric()).unwrap_or(rest.len());
    (kinds.contains(&kind) && end > 0).then(|| &rest[..end])
}

/// Returns the public types declared more than once, with their files.
fn declared_twice(files: impl IntoIterator<Item = (String, String)>) -> BTreeMap<String, Vec<String>> {
    let mut found: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for (file, text) in files {
        for name in text.lines().filter_map(|line| declared(line.trim_start())) {
            found.entry(name.to_string()).or_default().push(file.clone());
        }
    }
    found.retain(|_, files| files.len() > 1);
    found
}

#[test]
fn one_type_name_has_one_meaning() {
    let sources =
        files("crates", "rs").into_iter().filter(|file| file.components().any(|part| part.as_os_str() == "src"));
    let page = ["ts", "svelte"].into_iter().flat_map(|ending| files("web/src", ending));
    let texts = sources.chain(page).map(|file| (file.display().to_string(), fs::read_to_string(&file).expect("text")));
    assert_eq!(declared_twice(texts), BTreeMap::new(), "rename one of each");
}

#[test]
fn type_names_with_two_meanings_are_reported() {
    let texts = [("a.rs", "pub struct Row {"), ("b.rs", "    pub enum Row {"), ("c.ts", "export interface Row<T> {")];
    let found = declared_twice(texts.map(|(file, text)| (file.to_string(), text.to_string())));
    assert_eq!(found["Row"], ["a.rs", "b.rs", "c.ts"]);
    let harmless = ["struct Row;", "pub(crate) struct Row;", "use a::Row;", "export type { Row } from './row';"];
    assert!(harmless.iter().all(|line| declared(line).is_none()));
}

/// Every edition has a golden playthrough for each number of seats, and a corpus of at least 100
/// records.
#[test]
fn every_edition_has_its_records() {
    for edition in files("data/maps", "toml")
        .iter()
        .filter_map(|path| path.file_stem()?.to_str())
        .filter(|name| *name != "drawing")
    {
        for seats in 2..=5 {
            let path = format!("crates/laws/tests/playthroughs/{edition}-{seats}.txt");
            assert!(root().join(&path).exists(), "{path} is missing");
        }
        let records = read(&format!("crates/laws/tests/corpus/{edition}.txt")).matches("highball 1\n").count();
        assert!(records >= 100, "{edition} has {records} records");
    }
}

/// Maximum number of lines of a Rust file.
const LINES_MAX: usize = 500;
/// Files that are longer, with their lengths. The list may only shrink.
const LONG_FILES: [(&str, usize); 5] = [
    ("crates/highball/tests/cli/tampered.rs", 553),
    ("crates/rules/tests/rulebook/eng.rs", 724),
    ("crates/rules/tests/rulebook/examples.rs", 553),
    ("crates/rules/tests/rulebook/ger.rs", 771),
    ("crates/rules/tests/rulebook/scene.rs", 721),
];

/// Compares the lengths of files with the limit and the list of exceptions.
fn too_long(lengths: &BTreeMap<String, usize>, allowed: &[(&str, usize)]) -> Vec<String> {
    let allowed: BTreeMap<&str, usize> = allowed.iter().copied().collect();
    let over = lengths.iter().filter(|(file, lines)| **lines > *allowed.get(file.as_str()).unwrap_or(&LINES_MAX));
    let over = over.map(|(file, lines)| format!("{file} has {lines} lines: divide it"));
    let stale =
        allowed.iter().filter(|(file, lines)| lengths.get(**file).is_none_or(|now| *now <= LINES_MAX || now < *lines));
    over.chain(stale.map(|(file, _)| format!("{file} is shorter now: change its exception"))).collect()
}

#[test]
fn long_files_are_divided() {
    let root = root();
    let length = |file: PathBuf| {
        let lines = fs::read_to_string(&file).expect("it can be read").lines().count();
        let name = file.strip_prefix(&root).expect("it is below the root").to_string_lossy().replace('\\', "/");
        (name, lines)
    };
    let lengths = files("crates", "rs").into_iter().map(length).collect();
    assert_eq!(too_long(&lengths, &LONG_FILES), Vec::<String>::new());
}

#[test]
fn long_files_and_stale_exceptions_are_reported() {
    let lengths = [("a.rs", 500), ("b.rs", 501), ("c.rs", 600), ("d.rs", 601), ("e.rs", 599)];
    let lengths = lengths.map(|(file, lines)| (file.to_string(), lines)).into_iter().collect();
    let found = too_long(&lengths, &[("a.rs", 510), ("c.rs", 600), ("d.rs", 600), ("e.rs", 600), ("f.rs", 700)]);
    let named: Vec<&str> = found.iter().filter_map(|line| line.split(' ').next()).collect();
    assert_eq!(named, ["b.rs", "d.rs", "a.rs", "e.rs", "f.rs"]);
}
