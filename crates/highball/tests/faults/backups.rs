//! A backup or restore that is killed before any of its writing system calls leaves nothing
//! half-done.

use std::fs;
use std::os::unix::process::ExitStatusExt;
use std::path::{Path, PathBuf};
use std::process::ExitStatus;

use serde_json::json;

use super::disk::{Disk, Plan};
use crate::kill::wire::Server;
use crate::kill::world::{Folder, asked};

/// Number of kills between attempts that are not killed and must succeed.
const RETRY: i32 = 5;

fn run(disk: &Disk, on_disk: &Path, arguments: [&Path; 4]) -> ExitStatus {
    disk.command(on_disk).args(arguments).output().expect("the program runs").status
}

/// Appends a suffix to a file name.
fn beside(file: &Path, end: &str) -> PathBuf {
    PathBuf::from(format!("{}{end}", file.display()))
}

/// Runs the command that creates `made` again and again, and kills it before its first system call,
/// its second, and so on until it completes. Returns the number of kills.
fn kill_everywhere(disk: &Disk, made: &Path, part: &str, arguments: [&Path; 4], check: impl Fn()) -> i32 {
    let part = beside(made, part);
    for stage in 0.. {
        disk.plan(&Plan::kill(stage));
        let status = run(disk, &part, arguments);
        disk.repair();
        if status.success() {
            check();
            return stage;
        }
        assert_eq!(status.signal(), Some(9), "killed before call {stage}: {status}");
        assert!(!made.exists(), "killed before call {stage}, and yet it is there");
        if stage % RETRY == 0 {
            assert!(run(disk, &part, arguments).success(), "after a kill before call {stage}");
            check();
            fs::remove_file(made).expect("it was made");
        }
    }
    unreachable!("there are fewer calls")
}

#[test]
fn killed_backups_and_restores_are_whole_or_nothing() {
    let folder = Folder::new("backups");
    let disk = Disk::new(&folder.0);
    let mut server = Server::start(&disk.data);
    let (_, cookie) = asked(&server.address, "", "POST", "/api/people", &json!({ "name": "Ada" }));
    let bots = json!([{ "bot": { "bot": "greedy" } }, { "me": {} }]);
    for _ in 0..3 {
        let table = json!({ "edition": "usa-classic", "seats": bots });
        let (made, _) = asked(&server.address, &cookie, "POST", "/api/tables", &table);
        let start = format!("/api/tables/{}/start", made["id"].as_str().expect("an id"));
        asked(&server.address, &cookie, "POST", &start, &json!(null));
    }
    server.terminate();

    let data = Path::new("--data");
    let (first, second) = (folder.0.join("first.txt"), folder.0.join("second.txt"));
    assert!(run(&disk, &first, [Path::new("backup"), &first, data, &disk.data]).success());
    let whole = fs::read(&first).expect("a backup");
    let check = || assert!(fs::read(&second).expect("a backup") == whole, "another backup of the same");
    let kills = kill_everywhere(&disk, &second, ".part", [Path::new("backup"), &second, data, &disk.data], check);
    assert!(kills >= 4, "opened, written, synced and renamed, but killed only {kills} times");

    let restored = folder.0.join("restored.db");
    let check = || {
        let again = folder.0.join("again.txt");
        assert!(run(&disk, &again, [Path::new("backup"), &again, data, &restored]).success());
        assert!(fs::read(&again).expect("a backup") == whole, "what was restored is what was there");
        fs::remove_file(again).expect("it is there");
    };
    let kills = kill_everywhere(&disk, &restored, "-restoring", [Path::new("restore"), &first, data, &restored], check);
    assert!(kills >= 10, "a database of several pages, but killed only {kills} times");
}
