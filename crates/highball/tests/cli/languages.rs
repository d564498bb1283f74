//! The terminal in each language: German and French output contains no English, and output for
//! programs is the same in all languages.

use std::collections::BTreeSet;
use std::path::Path;
use std::process::{Command, Stdio};

use crate::cli::play::anything;
use crate::cli::{Scratch, highball, highball_with, record, refused, told};

const OTHERS: [&str; 2] = ["de", "fr"];

/// Returns the text of every message that the terminal uses, in one language. Titles are not
/// included, since they come from maps and packs.
fn messages(language: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/words").join(language);
    let own = [
        "analysis",
        "camp-ask",
        "camp-told",
        "choice",
        "effect",
        "fact",
        "question",
        "refusal",
        "refused",
        "rule",
        "score",
        "word",
    ];
    let areas = words::AREAS.iter().filter(|area| area.starts_with("terminal") || own.contains(area));
    let file = |area: &&str| std::fs::read_to_string(folder.join(format!("{area}.ftl"))).expect("a file of messages");
    areas.map(file).collect()
}

/// Returns the parts of messages between variables, if they have at least two words.
fn phrases(text: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let said = match (line.starts_with(' '), line.split_once(" = ")) {
            (false, Some((_, said))) => said,
            _ => line.trim_start_matches([' ', '*']).split_once("] ").map_or(line, |(_, variant)| variant),
        };
        let parts =
            said.split(['{', '}']).step_by(2).map(|part| part.trim_matches([' ', '.', ',', ';', ':', '(', ')']));
        found.extend(parts.filter(|part| part.contains(' ') && part.len() > 8).map(str::to_string));
    }
    found
}

/// Finds English phrases in a text, except those that the language itself uses.
fn english_in(text: &str, language: &str) -> Vec<String> {
    let own = messages(language);
    let words = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let is_english = |phrase: &String| !own.contains(phrase.as_str()) && words.contains(phrase.as_str());
    phrases(&messages("en")).into_iter().filter(is_english).collect()
}

/// Returns input lines that make the prompt print everything and then play the game to its end.
fn script() -> String {
    format!("?\nm\nm nowhere\nu\n1 1\n1 99\n1\n1 2\n\nx\n3 nowhere\n3\nb\n{}", anything(500))
}

#[test]
fn a_game_is_played_in_each_language() {
    for edition in ["usa-new", "germany", "legends"] {
        let english = told(&highball_with(&script(), &["play", "--edition", edition, "--seed", "3"]));
        for language in OTHERS {
            let file = Scratch::new(&format!("played-{language}-{edition}"));
            let arguments =
                ["--language", language, "play", "--edition", edition, "--seed", "3", "--record", file.path()];
            let played = told(&highball_with(&script(), &arguments));
            assert_eq!(english_in(&played, language), [""; 0], "{language} {edition}");
            // Piped input adds no line break after the prompt, so remove the prompt from the start
            // of the line.
            let lines = played.lines().map(|line| line.trim_start_matches("> "));
            let wide = lines.into_iter().find(|line| line.chars().count() > 80 && !line.contains(file.path()));
            assert_eq!(wide, None, "{language} {edition}");
            assert_eq!(played.matches("\n> ").count(), english.matches("\n> ").count(), "the same game is played");
            assert!(played.contains(if language == "de" { "Endstand" } else { "Scores finaux" }), "{played}");
            // Records are the same in any language.
            let verified = told(&highball(&["verify", file.path()]));
            assert!(verified.contains("the revealed seed reproduces every deal"), "{verified}");
        }
    }
}

/// The search for English finds a whole English game presented as German, and a single English
/// sentence in a German game, such as a missing message would leave.
#[test]
fn english_search_finds_planted_english() {
    let english = told(&highball_with(&script(), &["play", "--seed", "3"]));
    assert!(english_in(&english, "de").len() > 50, "{:?}", english_in(&english, "de"));
    let german = told(&highball_with("?\n1 2\n", &["play", "--seed", "3", "--language", "de"]));
    assert_eq!(english_in(&german, "de"), [""; 0]);
    let planted = format!("{german}* No cards may be drawn while the\ndeck and discard pile are empty.\n");
    let sentence = "No cards may be drawn while the deck and discard pile are empty".to_string();
    assert!(english_in(&planted, "de").contains(&sentence), "{:?}", english_in(&planted, "de"));
}

/// Runs commands with valid and invalid arguments, and checks that their output is translated.
#[test]
fn other_commands_speak_each_language_too() {
    let (file, text) = record("languages");
    let broken = Scratch::new("languages-broken");
    std::fs::write(&broken.0, text.replacen("blue keep ", "blue kept ", 1)).expect("a new file");
    let path = file.path();
    for arguments in [
        &["replay", path][..],
        &["replay", path, "--until", "9"],
        &["replay", path, "--until", "60"],
        &["replay", path, "--until", "99999"],
        &["replay", path, "--record", "7"],
        &["replay", broken.path()],
        &["replay", "no-such-file"],
        &["verify", path],
        &["advise", path, "--at", "60", "--level", "easy"],
        &["advise", path, "--at", "1"],
        &["advise", path, "--at", "60", "--level", "nobody"],
        &["map", "list"],
        &["map", "check", "data/examples/three-cities"],
        &["map", "show", "atlantis"],
        &["map", "show", "germany"],
        &["map", "show", "legends"],
        &["pack", "list"],
        &["play", "--edition", "nowhere"],
        &["play", "--players", "9"],
        &["play", "--bots", "nobody"],
        &["play", "--bots", "easy,easy,easy,easy,easy,easy"],
        &["play", "--patience", "0"],
        &["play", "--record", path],
        &["serve", "--public-url", "ftp://there"],
        &["backup", "there", "--data", "no-such-file"],
        &["campaign", "new", "there", "--companies", "blue"],
        &["campaign", "new", "there", "--companies", "blue=Ada"],
        &["campaign", "status", "no-such-file"],
    ] {
        let said = |language| {
            let output = highball(&[&["--language", language][..], arguments].concat());
            let text = String::from_utf8([output.stdout, output.stderr].concat()).expect("text");
            // Rulings come from the map, in the language in which they were written.
            (output.status.code(), text.split("# Rulings").next().unwrap_or_default().to_string())
        };
        let english = said("en");
        for language in OTHERS {
            let (code, text) = said(language);
            assert_eq!(english_in(&text, language), [""; 0], "{language} {arguments:?}: {text}");
            assert_eq!(code, english.0, "{language} {arguments:?}: {text}");
            assert_ne!(text, english.1, "{language} {arguments:?}");
        }
    }
}

#[test]
fn a_campaign_is_played_in_each_language() {
    for language in OTHERS {
        let file = Scratch::new(&format!("campaign-{language}"));
        let speak = ["--language", language, "campaign"];
        let new = ["new", file.path(), "--companies", "blue=Ada,red=bot:normal", "--seed", "5"];
        let mut text = told(&highball(&[&speak[..], &new].concat()));
        text += &told(&highball_with(&anything(100), &[&speak[..], &["play", file.path()]].concat()));
        text += &told(&highball(&[&speak[..], &["status", file.path()]].concat()));
        assert_eq!(english_in(&text, language), [""; 0], "{language}: {text}");
    }
}

#[test]
fn machine_output_is_the_same_in_every_language() {
    let (file, text) = record("languages-json");
    let turn =
        crate::cli::advise::inputs(&text).iter().position(|input| input.starts_with("blue keep ")).expect("a choice");
    let turn = turn.to_string();
    for arguments in [
        &["replay", file.path(), "--json"][..],
        &["replay", file.path(), "--until", "60", "--json"],
        &["advise", file.path(), "--at", &turn, "--level", "easy", "--json"],
    ] {
        let english = told(&highball(arguments));
        for language in OTHERS {
            assert_eq!(told(&highball(&[arguments, &["--language", language]].concat())), english);
        }
    }
}

#[test]
fn language_defaults_to_the_terminal() {
    let first_line = |arguments: &[&str], variables: &[(&str, &str)]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_highball"));
        command.arg("play").args(arguments).stdin(Stdio::null());
        for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
            command.env_remove(name);
        }
        let output = command.envs(variables.iter().copied()).output().expect("the program starts");
        told(&output).lines().next().expect("a line").to_string()
    };
    let german = "Nordamerika, neue\u{a0}Ausgabe: neues Spiel.";
    assert_eq!(first_line(&[], &[]), "North America, new edition: new game.");
    assert_eq!(first_line(&[], &[("LANG", "de_AT.UTF-8")]), german);
    assert_eq!(first_line(&["--language", "de"], &[("LC_ALL", "fr_FR.UTF-8")]), german);
    assert_eq!(first_line(&[], &[("LANG", "tlh")]), "North America, new edition: new game.");
    let unknown = highball(&["play", "--language", "tlh"]);
    assert_eq!(unknown.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&unknown.stderr).contains("use en, de or fr"));
}

#[test]
fn places_have_the_names_of_the_language() {
    for (language, name, other) in [("en", "Cologne", "Köln"), ("de", "Köln", "Cologne"), ("fr", "Mayence", "Mainz")]
    {
        let arguments = ["play", "--edition", "germany", "--seed", "3", "--language", language];
        let shown = told(&highball_with("1\nm\n", &arguments));
        assert!(shown.contains(name) && !shown.contains(other), "{language}: {shown}");
    }
    let unknown = refused(&highball(&["--language", "de", "play", "--edition", "germani"]));
    assert!(
        unknown.starts_with("Es gibt keine Ausgabe namens „germani“; am ähnlichsten ist germany, außerdem gibt es "),
        "{unknown}"
    );
}
