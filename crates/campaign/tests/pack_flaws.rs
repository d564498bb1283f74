//! Faulty packs: every kind of flaw is reported with its file, its line and a way to fix it.

use std::fs;
use std::path::{Path, PathBuf};

use campaign::pack::Pack;

/// The folder of the embedded pack.
fn original() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/packs/meridian")
}

/// The first edition of the embedded pack, which has no sides with several versions, no suspects,
/// and no texts for the audit.
fn first_edition() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/packs/meridian")
}

/// Copies the embedded pack to a new folder.
fn copy(name: &str) -> PathBuf {
    copy_of(&original(), name)
}

fn copy_of(original: &Path, name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    if folder.exists() {
        fs::remove_dir_all(&folder).unwrap();
    }
    fs::create_dir_all(&folder).unwrap();
    for entry in fs::read_dir(original).unwrap() {
        let path = entry.unwrap().path();
        // Translations are tested separately.
        if path.is_dir() {
            continue;
        }
        fs::copy(&path, folder.join(path.file_name().unwrap())).unwrap();
    }
    folder
}

/// Replaces the first occurrence of a text in a file.
fn change(folder: &Path, file: &str, from: &str, to: &str) {
    let path = folder.join(file);
    let text = fs::read_to_string(&path).unwrap();
    assert!(text.contains(from), "{file} has no {from}");
    fs::write(&path, text.replacen(from, to, 1)).unwrap();
}

fn flaws(folder: &Path) -> Vec<String> {
    let flaws = Pack::folder(folder).err().unwrap_or_default();
    flaws.iter().map(|flaw| flaw.to_string()).collect()
}

#[test]
fn every_flaw_is_found_where_it_is() {
    check(&first_edition(), include_str!("pack_flaws.txt"));
}

#[test]
fn flaws_of_versions_suspects_and_audit_are_found() {
    check(&original(), include_str!("pack_flaws_second.txt"));
}

/// Makes each case's changes in a copy of a pack, and compares the reported flaws.
fn check(original: &Path, cases: &str) {
    let mut wrong = Vec::new();
    for case in cases.split("\n== ").skip(1) {
        let (name, lines) = case.split_once('\n').unwrap();
        let folder = copy_of(original, name);
        let lines = lines.lines().filter(|line| !line.is_empty());
        let (expected, edits): (Vec<&str>, Vec<&str>) = lines.partition(|line| line.starts_with("> "));
        for edit in edits {
            let cell = |text: &str| text.trim().replace("\\n", "\n");
            let [file, from, to]: [String; 3] = edit.split('~').map(cell).collect::<Vec<_>>().try_into().unwrap();
            change(&folder, &file, &from, &to);
        }
        let found: Vec<String> = flaws(&folder).iter().map(|flaw| format!("> {flaw}")).collect();
        if found.is_empty() || found != expected {
            wrong.push(format!("== {name}\n{}", found.join("\n")));
        }
    }
    assert!(wrong.is_empty(), "these cases have other findings:\n{}", wrong.join("\n"));
}

#[test]
fn missing_and_strange_files_are_flaws() {
    let folder = copy("missing");
    fs::remove_file(folder.join("crew.csv")).unwrap();
    fs::rename(folder.join("events.csv"), folder.join("event.csv")).unwrap();
    fs::remove_file(folder.join("rulings.md")).unwrap();
    fs::write(folder.join("games.csv"), b"game,year,trains\n1,1865,20\n2,18\xf6,23\n").unwrap();
    change(&folder, "tickets.csv", "T001,,que,nyc,4", "T001,,que,nyc,four");
    let expected = [
        "crew.csv: this file is missing; add it (docs/pack-reference.md describes it).",
        "event.csv: packs have no file of this name; rename it, or remove it.",
        "events.csv: this file is missing; add it (docs/pack-reference.md describes it).",
        "games.csv:3: this line has a letter that is not UTF-8; save the file as UTF-8.",
        "tickets.csv:2: write a whole number as value, not 'four'.",
    ];
    assert_eq!(flaws(&folder), expected);
    let nowhere = flaws(&folder.join("nowhere"));
    assert!(nowhere[0].ends_with("nowhere: there is no such folder; name the folder of a pack."), "{nowhere:?}");
}

#[test]
fn a_pack_can_do_without_rulings() {
    let folder = copy("silent");
    fs::remove_file(folder.join("rulings.md")).unwrap();
    fs::remove_file(folder.join("PROVENANCE.md")).unwrap();
    assert_eq!(flaws(&folder), Vec::<String>::new());
    assert_eq!(Pack::folder(&folder).ok().unwrap().name, "silent");
}

/// No damage makes the parser panic. In every file of the pack, about a dozen lines are removed,
/// duplicated or truncated, one at a time.
#[test]
fn damaged_tables_are_reported_without_panic() {
    let folder = copy("damaged");
    for entry in fs::read_dir(original()).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_none_or(|ending| ending == "md") {
            continue;
        }
        let file = path.file_name().unwrap();
        let text = fs::read_to_string(&path).unwrap();
        let lines: Vec<&str> = text.lines().collect();
        for at in (0..lines.len()).step_by(1 + lines.len() / 12) {
            let cut = &lines[at][..lines[at].char_indices().nth(lines[at].chars().count() / 2).map_or(0, |(to, _)| to)];
            for line in [None, Some(format!("{0}\n{0}", lines[at])), Some(cut.to_string())] {
                let mut damaged: Vec<&str> = lines.clone();
                match &line {
                    None => drop(damaged.remove(at)),
                    Some(line) => damaged[at] = line,
                }
                fs::write(folder.join(file), damaged.join("\n") + "\n").unwrap();
                let told = flaws(&folder);
                // A table may lack a row, but must not contain a row twice.
                let doubled =
                    at > 0 && line.as_ref().is_some_and(|line| line.contains('\n') && line.contains([',', '=']));
                assert!(!doubled || !told.is_empty(), "{file:?} line {} twice", at + 1);
            }
        }
        fs::copy(&path, folder.join(file)).unwrap();
    }
}

#[test]
fn incomplete_or_excess_translations_are_flaws() {
    let folder = copy("translated");
    let german = folder.join("de");
    fs::create_dir_all(&german).unwrap();
    for entry in fs::read_dir(original().join("de")).unwrap() {
        let path = entry.unwrap().path();
        fs::copy(&path, german.join(path.file_name().unwrap())).unwrap();
    }
    let pack = Pack::folder(&folder).unwrap_or_else(|flaws| panic!("{flaws:?}"));
    assert_ne!(pack.in_language("de").story[0].text, pack.story[0].text);
    assert_eq!(pack.in_language("fr").story[0].text, pack.story[0].text, "what is not there is as it was written");
    change(&folder, "de/crew.csv", "CR01,", "CR99,");
    change(&folder, "de/pavilions.csv", "PV1,", "PV1,\"\",");
    change(&folder, "de/pack.toml", "title", "name");
    fs::remove_file(german.join("rules.csv")).unwrap();
    let found = flaws(&folder);
    let told = |file: &str, what: &str| {
        assert!(found.iter().any(|flaw| flaw.starts_with(file) && flaw.contains(what)), "{file} {what}: {found:#?}");
    };
    told("de/crew.csv", "the pack has no id 'CR99'");
    told("de/crew.csv", "there is no row for 'CR01'");
    told("de/pavilions.csv", "cells");
    told("de/pack.toml", "title");
    told("de/rules.csv", "");
}

#[test]
fn event_story_cards_need_an_effect() {
    let folder = copy("event-card");
    change(&folder, "story.csv", "St. Louis and New Orleans collects $6.", "St. Louis and New Orleans collects $9.");
    let found = flaws(&folder);
    assert!(found.iter().any(|flaw| flaw.contains("end the text with that of EV09")), "{found:#?}");
}
