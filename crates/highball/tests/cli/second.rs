//! The second implementation, in Python, checks the same records as the program.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use crate::cli::outside::python;
use crate::cli::{Scratch, highball, told};

fn root(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path)
}

fn check(arguments: &[&str]) -> Output {
    let mut command = Command::new("python3");
    command.arg(root("tools/check_record.py")).args(arguments).output().expect("Python 3.11 is installed")
}

/// Checks that all records are valid and returns the last line of output.
fn sound(arguments: &[&str]) -> String {
    told(&check(arguments)).lines().last().unwrap_or_default().to_string()
}

#[test]
fn stored_records_of_every_edition_are_sound() {
    if !python() {
        return;
    }
    for edition in ["usa-new", "usa-classic", "usa-1910", "usa-mega", "germany", "legends"] {
        let file = root(&format!("crates/laws/tests/corpus/{edition}.txt"));
        assert_eq!(sound(&["--quiet", &file.display().to_string()]), "100 records are sound", "{edition}");
    }
    let own = root("crates/laws/tests/special/narrow").display().to_string();
    for name in ["chacha", "ended-by-passes", "open-cards", "refill-after-claim"] {
        let file = root(&format!("crates/laws/tests/special/{name}.txt")).display().to_string();
        assert_eq!(sound(&["--map", &own, "--quiet", &file]), "1 record is sound", "{name}");
    }
    for name in ["forked", "nonces", "opening-mix", "opening-tickets", "taking-back"] {
        let file = root(&format!("crates/laws/tests/special/{name}.txt")).display().to_string();
        assert_eq!(sound(&["--quiet", &file]), "1 record is sound", "{name}");
    }
}

#[test]
fn simulated_records_of_every_edition_are_sound() {
    if !python() {
        return;
    }
    for edition in ["usa-new", "usa-1910", "usa-mega", "germany", "legends"] {
        for (players, bots) in
            [("2", "greedy,random"), ("3", "path,hungry,random"), ("5", "greedy,path,hungry,random,one-step")]
        {
            let file = Scratch::new(&format!("second-{edition}-{players}.txt"));
            let arguments =
                ["--edition", edition, "--players", players, "--bots", bots, "--games", "8", "--seed", "11"];
            told(&highball(&[&["simulate"], &arguments[..], &["--records", file.path()]].concat()));
            assert_eq!(sound(&["--quiet", file.path()]), "8 records are sound", "{edition} for {players}");
        }
    }
}

/// Checks that both implementations refuse the text after replacing the first `from` with `to`.
fn refuse_changed(name: &str, text: &str, from: &str, to: &str) {
    let changed = text.replacen(from, to, 1);
    assert!(changed != text, "{from} is not there");
    let file = Scratch::new(name);
    std::fs::write(&file.0, changed).expect("it can be written");
    assert_eq!(check(&[file.path()]).status.code(), Some(2), "{from} became {to}");
    assert_eq!(highball(&["verify", file.path()]).status.code(), Some(2), "{from} became {to}");
}

/// A campaign of twelve games contains every mechanism. Changes that do not affect a game's final
/// hash are detected from the campaign's deals, offices, editions and results.
#[test]
fn simulated_campaigns_are_sound_and_changed_ones_are_refused() {
    if !python() {
        return;
    }
    let file = Scratch::new("second-campaign.txt");
    let companies = "blue=bot:planner,red=bot:easy,green=bot:greedy,black=bot:random";
    told(&highball(&["campaign", "new", file.path(), "--companies", companies, "--seed", "42"]));
    told(&highball(&["campaign", "play", file.path()]));
    assert_eq!(sound(&["--quiet", file.path()]), "12 records are sound");
    let text = std::fs::read_to_string(&file.0).expect("it was written");
    let word = |line: &str, at: usize| {
        let found = text.lines().find(|found| found.starts_with(line)).unwrap_or_else(|| panic!("no line {line}"));
        found.split(' ').nth(at).map(str::to_string).unwrap_or_else(|| panic!("no word {at} in {found}"))
    };
    let (edition, postcard) = (word("| edition meridian-12", 4), word("deal postcard", 2));
    let other = format!("{:0>64}", "1");
    for (from, to) in [
        (" answer 1\n", " answer 0\n"),
        ("-skull 1\n", " 1\n"),
        ("| final-hash ", "| final-hash 0"),
        (edition.as_str(), other.as_str()),
        (" postcards ", " postcards 77:1 "),
        (" slip ", " slip 1"),
        ("\nresult ", "\nresult evidence 9 "),
        (
            &format!("deal postcard {postcard}\n"),
            &format!("deal postcard {}\n", if postcard == "62" { 61 } else { 62 }),
        ),
        (" fork F4\n", " fork F5\n"),
    ] {
        refuse_changed("second-changed-campaign.txt", &text, from, to);
    }
}

#[test]
fn changed_records_are_refused() {
    if !python() {
        return;
    }
    let nonces = std::fs::read_to_string(root("crates/laws/tests/special/nonces.txt")).expect("it is there");
    let legends = std::fs::read_to_string(root("crates/laws/tests/playthroughs/legends-4.txt")).expect("it is there");
    let nonce = nonces.lines().find(|line| line.starts_with("nonce ")).expect("a nonce");
    let other = format!("{}e", &nonce[..nonce.len() - 1]);
    for (text, from, to) in [
        (&nonces, nonce, other.as_str()),
        (&nonces, nonce, ""),
        (&nonces, nonce, "nonce mauve 00112233445566778899aabbccddeeff"),
        (&nonces, "dealer chacha8-1\n", ""),
        (&nonces, "deal red\n", "deal\u{a0}red\n"),
        (&nonces, "deal red\n", "deal red\u{c}\n"),
        (&legends, "deal event ev0", "deal event ev9"),
        (&legends, " answer 0\n", " answer 1\n"),
        (&legends, "deal red\n", "deal blue\n"),
        (&legends, "final-hash ", "final-hash 0"),
    ] {
        refuse_changed("second-changed-record.txt", text, from, to);
    }
}
