//! Several nodes on one PostgreSQL database, as real processes. People play on different nodes
//! while nodes are killed, paused, restarted and cut off; everything that any node has sent is
//! compared with what the other nodes report later.

mod nodes;
mod thinking;
mod trials;

#[path = "../../../server/tests/support/nats.rs"]
mod nats;
#[path = "../../../server/tests/support/postgres.rs"]
pub mod postgres;

use std::path::PathBuf;

use indicatif::{ProgressBar, ProgressStyle};
use nats::NatsServer;
use postgres::Postgres;
use trials::{Fault, Report, Shared, paused_owner, run};

/// A folder that is removed on drop.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Folder {
        let folder = std::env::temp_dir().join(format!("highball-cluster-{}-{}", std::process::id(), trials::next()));
        std::fs::create_dir_all(&folder).expect("a folder can be made");
        Folder(folder)
    }

    fn file(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Plays while faults happen to the nodes or to the servers that they share. Runs each kind of fault
/// once, or the number of random faults that the soak test requests, divided among several clusters
/// that run in parallel. The nodes lose, double and delay a part of their messages.
fn lose_and_double_nothing(has_bus: bool, kinds: &[Fault], share: u64) {
    let number = |name: &str| std::env::var(name).ok().and_then(|text| text.parse::<u64>().ok());
    let seed = number("HIGHBALL_TRIALS_SEED").unwrap_or(1);
    let clusters = number("HIGHBALL_TRIALS_AT_ONCE").unwrap_or(1);
    let only = std::env::var("HIGHBALL_TRIALS_FAULT").ok();
    let is_wanted = |kind: &&Fault| only.as_ref().is_none_or(|only| format!("{kind:?}").eq_ignore_ascii_case(only));
    let kinds: &Vec<Fault> = &kinds.iter().filter(is_wanted).copied().collect();
    assert!(!kinds.is_empty(), "there is no such fault");
    let planted = if std::env::var_os("HIGHBALL_TRIALS_RELIABLE").is_some() { "" } else { "unreliable-bus" };
    let trials = number("HIGHBALL_TRIALS").map(|trials| trials.div_ceil(share * clusters) as usize);
    let faults = |seed| trials.map_or_else(|| kinds.clone(), |trials| Fault::random(kinds, trials, seed));
    let all = clusters * faults(seed).len() as u64;
    let style = ProgressStyle::with_template("{bar:40} {human_pos}/{human_len} trials, {eta} left");
    let bar = &ProgressBar::new(all).with_style(style.expect("the template is well formed"));
    let cluster = |seed| {
        let postgres = &Postgres::start()?;
        let nats = if has_bus { Some(NatsServer::start()?) } else { None };
        let shared = Shared { postgres, nats: nats.as_ref() };
        Some(run(shared, "honest", &faults(seed), seed, planted, || bar.inc(1)))
    };
    let reports: Option<Vec<Result<Report, String>>> = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..clusters).map(|at| scope.spawn(move || cluster(1_000 * seed + at))).collect();
        threads.into_iter().map(|thread| thread.join().expect("what is broken is returned")).collect()
    });
    bar.finish_and_clear();
    let Some(reports) = reports else { return };
    let report = reports.into_iter().reduce(|all, one| Ok(all?.merge(one?))).expect("there is a cluster");
    let report = report.unwrap_or_else(|broken| panic!("{broken}"));
    println!("{report}");
    assert!(report.answers > 10 * all, "{report}");
}

#[test]
#[ignore = "run by cargo xtask soak cluster"]
fn nodes_that_fail_lose_and_double_nothing() {
    lose_and_double_nothing(false, &Fault::ALL, 1);
}

/// The same test, with messages sent through NATS, and a fifth of the trials.
#[test]
#[ignore = "run by cargo xtask soak cluster"]
fn nodes_on_nats_that_fail_lose_and_double_nothing() {
    lose_and_double_nothing(true, &[&Fault::ALL[..], &[Fault::Bus]].concat(), 5);
}

/// The checks detect nodes that use the clock of their machine.
#[test]
#[ignore = "run by cargo xtask soak cluster"]
fn nodes_that_trust_their_machines_clock_are_reported() {
    let Some(postgres) = &Postgres::start() else { return };
    let shared = Shared { postgres, nats: None };
    let played = |database, planted| run(shared, database, &[Fault::Clock; 2], 1, planted, || {}).map(|_| ());
    assert_eq!(played("shared-clock", ""), Ok(()));
    assert!(played("own-clocks", "own-clock").is_err());
}

/// The checks detect nodes that answer without a lease and nodes that never take over.
#[test]
#[ignore = "run by cargo xtask soak cluster"]
fn unfenced_and_undying_nodes_are_reported() {
    let Some(postgres) = &Postgres::start() else { return };
    let [honest, unfenced, undying] = std::thread::scope(|scope| {
        let threads = [("honest", ""), ("unfenced", "unfenced"), ("undying", "undying")]
            .map(|(database, planted)| scope.spawn(move || paused_owner(postgres, database, planted)));
        threads.map(|thread| thread.join().expect("it is found"))
    });
    assert_eq!(honest, Ok(()));
    assert!(unfenced.as_ref().is_err_and(|found| found.contains("inputs are shown, but")), "{unfenced:?}");
    assert!(undying.as_ref().is_err_and(|found| found.contains("no move is accepted")), "{undying:?}");
}
