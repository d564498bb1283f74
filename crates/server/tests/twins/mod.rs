//! No hidden information leaves the server: if two games differ only in secrets that a seat has
//! never seen, that seat and the spectators receive the same data for both, byte for byte, through
//! every outlet.

mod base;
mod leaks;
mod outlets;
mod wire;

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use base::Base;
use dealer::Stream;
use indicatif::{ProgressBar, ProgressStyle};
use leaks::{LEAKS, Leak};
use outlets::{Heard, Log};

/// Number of pairs that the test command compares. The soak test sets its own number.
const PAIRS: u64 = 400;
/// Positions per game, and twins tried for each.
const CUTS: usize = 6;
const TRIES: usize = 24;
/// Numbers of pairs to search for a planted leak, tried in turn. The last one must be enough to
/// find it.
const LEAK_PAIRS: [u64; 3] = [5, 30, 150];

#[derive(Default)]
struct Report {
    pairs: u64,
    /// Number of pairs in which both games accepted a further answer.
    lively: u64,
    /// Number of texts compared, and their bytes.
    texts: u64,
    bytes: u64,
    different: Vec<String>,
}

impl Report {
    fn compare(&mut self, seed: u64, one: &Heard, other: &Heard, lively: bool) {
        self.pairs += 1;
        self.lively += u64::from(lively);
        let after = if lively { &one.after[..] } else { &[] };
        let others = other.before.iter().chain(&other.after);
        for ((name, one), (_, other)) in one.before.iter().chain(after).zip(others) {
            self.texts += 1;
            self.bytes += one.len() as u64;
            if one != other {
                self.different.push(format!("game {seed}, {name}:\n{one}\n{other}"));
            }
        }
        if lively && one.after.len() != other.after.len() {
            self.different.push(format!("game {seed}: one twin went on and the other did not"));
        }
    }
}

/// Plays a game, and compares twins of it in several positions.
async fn game(seed: u64, most: u64, leak: Option<Leak>, log: &Log) -> Report {
    let mut luck = Stream::new(seed);
    let mut report = Report::default();
    let base = Base::play(seed, &mut luck).await;
    for _ in 0..CUTS {
        let viewer = luck.below(base.people.len());
        let Some(cut) = base.cut(&mut luck) else { continue };
        let honest = outlets::hear(&base, &cut.entries, viewer, true, leak, log).await;
        for _ in 0..TRIES {
            let lively = luck.below(2) == 0;
            let Some(entries) = base.twin(&cut, viewer, lively, &mut luck) else { continue };
            let twin = outlets::hear(&base, &entries, viewer, lively, leak, log).await;
            report.compare(seed, &honest, &twin, lively);
            if report.pairs >= most {
                return report;
            }
        }
    }
    report
}

/// Compares at least this many pairs, on all cores. Each game has its own runtime, whose time is
/// paused.
fn pairs(wanted: u64, leak: Option<Leak>, bar: &ProgressBar) -> Report {
    let (next, sum) = (AtomicU64::new(1), Mutex::new(Report::default()));
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                let log = Log::default();
                let _guard = log.listen();
                while sum.lock().expect("no panic").pairs < wanted {
                    let seed = next.fetch_add(1, Relaxed);
                    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().start_paused(true).build();
                    let report = runtime.expect("a runtime").block_on(game(seed, wanted, leak, &log));
                    let mut sum = sum.lock().expect("no panic");
                    sum.pairs += report.pairs;
                    sum.lively += report.lively;
                    sum.texts += report.texts;
                    sum.bytes += report.bytes;
                    sum.different.extend(report.different);
                    bar.set_position(sum.pairs.min(wanted));
                }
            });
        }
    });
    sum.into_inner().expect("no panic")
}

/// Returns the first difference in full, and only the outlets of the other differences.
fn shortened(different: &[String]) -> String {
    let others = different.iter().skip(1).filter_map(|text| text.lines().next());
    let first = different.first().map(String::as_str);
    first.into_iter().chain(others).collect::<Vec<_>>().join("\n")
}

fn wanted() -> u64 {
    std::env::var("HIGHBALL_PAIRS").ok().and_then(|pairs| pairs.parse().ok()).unwrap_or(PAIRS)
}

#[test]
fn outlets_reveal_nothing_hidden() {
    let wanted = wanted();
    let style = ProgressStyle::with_template("{bar:40} {human_pos}/{human_len} pairs, {eta} left");
    let bar = ProgressBar::new(wanted).with_style(style.expect("the template is well formed"));
    let report = pairs(wanted, None, &bar);
    bar.finish_and_clear();
    let Report { pairs, lively, texts, bytes, different } = &report;
    println!("{pairs} pairs, {lively} of them with an answer; {texts} texts of {bytes} bytes compared");
    assert!(different.is_empty(), "{} texts differ:\n{}", different.len(), shortened(different));
    assert!(*lively > pairs / 4, "{lively} of {pairs}");
}

#[test]
fn planted_leaks_are_found() {
    assert_eq!(LEAKS.len(), 19);
    for (name, leak) in LEAKS {
        // Most leaks show up in the first pairs, and comparing many pairs takes a long time.
        let shows = |pairs_max: &u64| !pairs(*pairs_max, Some(leak), &ProgressBar::hidden()).different.is_empty();
        assert!(LEAK_PAIRS.iter().any(shows), "{name}: {LEAK_PAIRS:?} pairs and nothing found");
    }
}
