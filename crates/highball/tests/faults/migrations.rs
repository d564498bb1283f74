//! Upgrades of old data leave it unchanged if they are killed before any of their writing system calls.

use std::fs;
use std::io::Read;
use std::os::unix::process::ExitStatusExt;
use std::path::{Path, PathBuf};
use std::process::Output;

use flate2::read::GzDecoder;
use serde_json::Value;

use super::disk::{Disk, Plan};
use crate::kill::world::Folder;

/// Returns the path of one of the old database's files.
fn fixture(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../server/tests/frozen/fixtures/database").join(name)
}

/// Restores the old database over the remains of a killed program.
fn lay_out(old: &[u8], data: &Path) {
    for end in ["", "-wal", "-shm", "-lock"] {
        let _ = fs::remove_file(format!("{}{end}", data.display()));
    }
    fs::write(data, old).expect("it can be written");
}

#[test]
fn killed_migrations_are_whole_or_nothing() {
    let mut old = Vec::new();
    let packed = fs::read(fixture("highball.sqlite.gz")).expect("an old database");
    GzDecoder::new(&packed[..]).read_to_end(&mut old).expect("it can be unpacked");
    let contents: Value =
        serde_json::from_str(&fs::read_to_string(fixture("contents.json")).expect("its contents")).expect("JSON");
    let game = contents["tables"]["over"].as_str().expect("a finished game");
    let folder = Folder::new("migrations");
    let disk = Disk::new(&folder.0);
    let export = || -> Output {
        let arguments = ["export", game, "--data"];
        disk.command(&disk.data).args(arguments).arg(&disk.data).output().expect("the program runs")
    };
    lay_out(&old, &disk.data);
    let whole = export();
    assert!(whole.status.success(), "{}", String::from_utf8_lossy(&whole.stderr));
    let mut kills = 0;
    for stage in 0.. {
        lay_out(&old, &disk.data);
        disk.plan(&Plan::kill(stage));
        let killed = export();
        disk.repair();
        if killed.status.success() {
            break;
        }
        assert_eq!(killed.status.signal(), Some(9), "killed before call {stage}: {}", killed.status);
        kills += 1;
        let again = export();
        let said = String::from_utf8_lossy(&again.stderr);
        assert!(again.status.success(), "after a kill before call {stage}: {said}");
        assert!(again.stdout == whole.stdout, "another game after a kill before call {stage}");
    }
    assert!(kills >= 10, "an upgrade writes several pages, but was killed only {kills} times");
}
