//! No accepted answer is lost when the disk fails: system calls below SQLite fail in the real
//! program, the disk may or may not recover, and the server is stopped, killed, or loses power.

mod backups;
mod crowd;
mod disk;
mod limit;
mod migrations;
mod soak;
mod writers;

use indicatif::{ProgressBar, ProgressStyle};

use crate::kill::world::Folder;
use soak::Planted;
use writers::compare;

/// Number of faults in an ordinary test run; HIGHBALL_FAULTS sets another number.
const FAULTS: u64 = 40;
/// The error if the server itself detects the loss and exits before the test notices, which can
/// happen on a slow machine.
const ENDED: &str = "the server does not: Gone";
/// Number of disk faults within which each planted fault must be found.
const PLANTED_FAULTS: u64 = 500;

#[test]
fn failing_disk_loses_nothing_and_doubles_nothing() {
    let asked = std::env::var("HIGHBALL_FAULTS").ok().and_then(|faults| faults.parse().ok());
    let faults = asked.unwrap_or(FAULTS);
    let style = ProgressStyle::with_template("{bar:40} {human_pos}/{human_len} faults, {eta} left");
    let bar = ProgressBar::new(faults).with_style(style.expect("the template is well formed"));
    let report = soak::run("faults", faults, faults, Planted::Nothing, |so_far| bar.set_position(so_far));
    bar.finish_and_clear();
    let report = report.unwrap_or_else(|broken| panic!("{broken}"));
    println!("{report:#?}");
    assert!(report.faults >= faults && report.accepted > faults && report.refused > 0, "{report:?}");
}

#[test]
fn kept_connections_and_lying_disks_are_reported() {
    for (name, planted) in [("keeps", Planted::KeepsConnection), ("lies", Planted::DiskLies)] {
        let found = soak::run(name, PLANTED_FAULTS, 1, planted, |_| {}).expect_err("something accepted is lost");
        assert!(found.contains("lost: ") || found.contains(ENDED), "{found}");
    }
}

#[test]
fn full_disk_loses_nothing_accepted() {
    // Run in parallel, since most of the time is spent waiting for a server to detect that its disk
    // works again.
    std::thread::scope(|scope| {
        let runs = [1, crowd::MANY].map(|writers| {
            scope.spawn(move || {
                let pairs: Vec<_> = (1..=4).map(|failures| (failures, writers)).collect();
                limit::run(&format!("honest-{writers}"), &pairs, "")
            })
        });
        for run in runs {
            run.join().expect("a run does not panic").unwrap_or_else(|broken| panic!("{broken}"));
        }
    });
}

#[test]
fn kept_connection_on_a_full_disk_loses_moves() {
    for (name, pair) in [("keeps-one", (2, 1)), ("keeps-many", (2, crowd::MANY))] {
        let found = limit::run(name, &[pair], "keep-connection").expect_err("something accepted is lost");
        assert!(found.contains("lost: ") || found.contains(ENDED), "{found}");
    }
}

#[test]
fn server_that_misses_an_accepted_move_ends_itself() {
    let folder = Folder::new("witness");
    let data = folder.0.join("highball.db");
    let mut server = limit::serve(&data, "keep-connection");
    let mut crowd = crowd::Crowd::new(&server.address, 1);
    let refused: Vec<_> = (0..2)
        .map(|_| {
            limit::limit(&server, "1");
            let refused = crowd.tries(&server.address, 1, 1).expect("the server runs");
            limit::limit(&server, "unlimited");
            refused
        })
        .collect();
    // After the first failure, the next write to fail may be one of the server's own. From then on, everything is
    // accepted and nothing is saved.
    assert!(refused[0] == 1, "{refused:?}");
    assert_eq!(crowd.go_on(&server.address, 1), Ok(()));
    let status = server.wait();
    let complaints = std::fs::read_to_string(limit::log(&data)).expect("a log");
    assert!(!status.success(), "{complaints}");
    assert!(complaints.contains("an accepted move is missing"), "{complaints}");
}

#[test]
fn ready_server_on_a_broken_disk_is_reported() {
    let folder = Folder::new("ready");
    let server = limit::serve(&folder.0.join("highball.db"), "");
    let found = crowd::check_not_ready(&server.address).expect_err("it is ready");
    assert!(found.contains("ready while the disk is broken"), "{found}");
}

#[test]
fn lost_doubled_and_changed_steps_are_reported() {
    for (pending, kept) in [(None, vec![0, 1, 0]), (Some(1), vec![0, 1, 0]), (Some(1), vec![0, 1, 0, 1])] {
        assert_eq!(compare(&[0, 1, 0], pending, &kept), Ok(()));
    }
    for (pending, kept, found) in [
        (None, vec![0, 1], "lost"),
        (Some(0), vec![], "lost"),
        (None, vec![0, 1, 0, 1], "doubled"),
        (Some(1), vec![0, 1, 0, 0], "doubled"),
        (Some(1), vec![0, 1, 0, 1, 1], "doubled"),
        (None, vec![0, 0, 1], "changed"),
    ] {
        let compared = compare(&[0, 1, 0], pending, &kept);
        assert!(compared.as_ref().is_err_and(|what| what.starts_with(found)), "{kept:?}: {compared:?}");
    }
}
