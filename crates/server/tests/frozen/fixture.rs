//! Fixture files: reading, writing, and comparing texts line by line.

use std::collections::BTreeSet;
use std::io::{Read, Write};
use std::path::{Path, PathBuf};

use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;

use super::json::clipped;

/// Maximum number of removed or added lines in a report.
const SHOWN: usize = 12;

/// Advice at the end of every failure.
pub const HOW: &str = "If this change is intended, name it in CHANGELOG.md and run \
                       `HIGHBALL_BLESS=1 cargo test -p server frozen`; a refactoring must not need it.";

/// Checks whether this run rewrites the fixtures.
pub fn is_blessing() -> bool {
    std::env::var_os("HIGHBALL_BLESS").is_some()
}

pub fn path(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/frozen/fixtures").join(name)
}

/// Returns the content of a fixture, decompressed if its name ends in `.gz`.
pub fn bytes(name: &str) -> Option<Vec<u8>> {
    let packed = std::fs::read(path(name)).ok()?;
    if !name.ends_with(".gz") {
        return Some(packed);
    }
    let mut plain = Vec::new();
    GzDecoder::new(&packed[..]).read_to_end(&mut plain).unwrap_or_else(|error| panic!("{name}: {error}"));
    Some(plain)
}

/// Returns the text of a fixture. Windows checkouts may have converted its line ends.
pub fn text(name: &str) -> Option<String> {
    let text = String::from_utf8(bytes(name)?).unwrap_or_else(|error| panic!("{name}: {error}"));
    Some(if name.ends_with(".gz") { text } else { text.replace("\r\n", "\n") })
}

/// Writes a fixture unless its content is the same: a new version of the compressor must not change it.
pub fn write(name: &str, content: &[u8]) {
    if bytes(name).is_some_and(|frozen| frozen == content) {
        return;
    }
    let path = path(name);
    std::fs::create_dir_all(path.parent().expect("fixtures have a folder")).expect("the folder can be made");
    let packed = match name.ends_with(".gz") {
        false => content.to_vec(),
        true => {
            let mut packer = GzEncoder::new(Vec::new(), Compression::best());
            packer.write_all(content).and_then(|()| packer.finish()).expect("memory can be written")
        }
    };
    std::fs::write(&path, packed).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
}

/// Compares a text with the fixture of this name, or writes that fixture.
pub fn check(name: &str, now: &str) {
    if is_blessing() {
        return write(name, now.as_bytes());
    }
    let frozen = text(name).unwrap_or_else(|| panic!("there is no {name}. {HOW}"));
    if let Some(difference) = difference(&frozen, now) {
        panic!("{name} is not what it was:\n{difference}\n{HOW}");
    }
}

/// Reports the first line that differs, and the lines that only one text has.
pub fn difference(frozen: &str, now: &str) -> Option<String> {
    if frozen == now {
        return None;
    }
    let (mut old, mut new) = (frozen.lines(), now.lines());
    let first = (1..).find_map(|number| match (old.next(), new.next()) {
        (old, new) if old == new && old.is_some() => None,
        (old, new) => Some((number, old.unwrap_or("(end)"), new.unwrap_or("(end)"))),
    });
    let (number, old, new) = first?;
    let mut report = format!("line {number}: frozen `{}`, now `{}`\n", clipped(old), clipped(new));
    let (old, new): (BTreeSet<&str>, BTreeSet<&str>) = (frozen.lines().collect(), now.lines().collect());
    for (word, only) in [("removed", old.difference(&new)), ("added", new.difference(&old))] {
        let only: Vec<_> = only.collect();
        for line in only.iter().take(SHOWN) {
            report += &format!("{word}: {}\n", clipped(line));
        }
        if only.len() > SHOWN {
            report += &format!("{word}: {} more lines\n", only.len() - SHOWN);
        }
    }
    Some(report)
}

#[test]
fn changed_lines_are_reported_with_both_texts() {
    let frozen = "GET /api/me Me 200\nGET /api/tables [TableCard] 200\n";
    assert_eq!(difference(frozen, frozen), None);
    for (now, told) in [
        ("GET /api/me Me 200\n", "removed: GET /api/tables [TableCard] 200"),
        (
            "GET /api/me Person 200\nGET /api/tables [TableCard] 200\n",
            "frozen `GET /api/me Me 200`, now `GET /api/me P",
        ),
        ("GET /api/me Me 200\nGET /api/tables [TableCard] 200\nPUT /api/me Me 200\n", "added: PUT /api/me Me 200"),
        ("GET /api/tables [TableCard] 200\nGET /api/me Me 200\n", "line 1: "),
        (&frozen[..frozen.len() - 1], "line 3: "),
    ] {
        let report = difference(frozen, now).expect("they differ");
        assert!(report.contains(told), "{told} in:\n{report}");
    }
}
