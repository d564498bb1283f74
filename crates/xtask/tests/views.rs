//! Checks that docs/views.md describes every field of a view, every kind of `seen` and every
//! question.

use std::fs;
use std::path::PathBuf;

fn read(path: &str) -> String {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..");
    fs::read_to_string(root.join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// Returns the members of an item, each with its serialized name if that differs. Members are
/// indented by four spaces.
fn members<'a>(source: &'a str, item: &str) -> Vec<(&'a str, Option<&'a str>)> {
    let body = source.split(item).nth(1).unwrap_or_else(|| panic!("there is no '{item}'"));
    let body = body.split("\n}").next().unwrap_or("");
    let mut renamed = None;
    let mut found = Vec::new();
    for line in body.lines().skip(1) {
        if let Some(rest) = line.strip_prefix("    #[serde(rename = \"") {
            renamed = rest.split('"').next();
        } else if line.starts_with("    ") && line.as_bytes().get(4).is_some_and(u8::is_ascii_alphabetic) {
            found.push((line.trim(), renamed.take()));
        }
    }
    found
}

fn kebab(name: &str) -> String {
    let mut word = String::new();
    for letter in name.chars() {
        if letter.is_ascii_uppercase() && !word.is_empty() {
            word.push('-');
        }
        word.push(letter.to_ascii_lowercase());
    }
    word
}

fn variants(source: &str, item: &str) -> Vec<String> {
    let name = |line: &str| line.split(|letter: char| !letter.is_ascii_alphanumeric()).next().map(kebab);
    let word = |(line, renamed): (&str, Option<&str>)| renamed.map(str::to_string).or_else(|| name(line));
    members(source, item).into_iter().filter_map(word).collect()
}

/// Returns the serialized fields, without those marked `serde(skip)`.
fn fields(source: &str, item: &str) -> Vec<String> {
    let skipped: Vec<&str> = source
        .split("#[serde(skip)]\n")
        .skip(1)
        .filter_map(|rest| {
            rest.trim_start().trim_start_matches("pub ").trim_start_matches("pub(crate) ").split(':').next()
        })
        .collect();
    let plain = |(line, renamed): (&str, Option<&str>)| {
        let line = line.trim_start_matches("pub(crate) ").trim_start_matches("pub ");
        renamed.or(line.split_once(':').map(|(name, _)| name)).map(str::to_string)
    };
    members(source, item).into_iter().filter_map(plain).filter(|name| !skipped.contains(&name.as_str())).collect()
}

/// Returns the facts of all mechanisms; each mechanism declares them in its own file.
fn mechanism_facts() -> Vec<String> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../rules/src/mechanism");
    let files = fs::read_dir(folder).expect("the mechanisms are there").flatten();
    let sources = files.filter_map(|file| fs::read_to_string(file.path()).ok());
    let facts = sources.filter(|source| source.contains("tag = \"extra\""));
    facts.flat_map(|source| variants(&source, "Fact {")).collect()
}

/// Lists the serialized words that have no row in the document.
fn undescribed(document: &str) -> Vec<String> {
    let part = |from: &str, to: &str| document.split(from).nth(1).and_then(|rest| rest.split(to).next()).unwrap_or("");
    let rules = |name: &str| read(&format!("crates/rules/src/{name}"));
    let (table, happens) = (part("## The table", "\n## "), part("## What happens", "\nIf `what`"));
    let (extra, asked) = (part("\nIf `what`", "\n## "), part("## Questions", "\n## "));
    let campaign = rules("mechanism/state.rs");
    let wanted = [
        (table, fields(&rules("open.rs"), "pub struct Open<")),
        (table, fields(&rules("own.rs"), "pub struct Own<")),
        (table, fields(&rules("view.rs"), "pub struct Shown<")),
        (table, fields(&campaign, "pub struct CampaignState<")),
        (table, fields(&rules("mechanism/claim.rs"), "pub struct ClaimInProgress ")),
        (table, fields(&campaign, "pub struct Tableau ")),
        (table, fields(&rules("mechanism/crew.rs"), "pub struct Hired ")),
        (happens, variants(&rules("fact.rs"), "pub enum FactData<")),
        (extra, mechanism_facts()),
        (asked, variants(&rules("agenda.rs"), "pub enum Ask ")),
    ];
    assert!(wanted.iter().all(|(_, words)| words.len() >= 3), "types were not found");
    let missing = |(part, words): (&str, Vec<String>)| {
        let absent = |word: &String| !part.contains(&format!("`{word}`"));
        words.into_iter().filter(absent).collect::<Vec<_>>()
    };
    wanted.into_iter().flat_map(missing).collect()
}

#[test]
fn every_field_and_kind_is_described() {
    assert_eq!(undescribed(&read("docs/views.md")), Vec::<String>::new());
}

#[test]
fn missing_fields_and_kinds_are_reported() {
    let document = read("docs/views.md");
    for word in ["twins", "sealed_choice", "card-drawn", "stakes-spent", "wire-keep", "any_color"] {
        let without = document.replace(&format!("`{word}`"), "");
        assert_eq!(undescribed(&without), [word], "{word}");
    }
}
