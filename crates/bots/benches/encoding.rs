//! Benchmark of observations and masks: run `cargo bench -p bots --bench encoding`.
//!
//! Times are processor time on one core. `--play EDITION SEATS STEPS WORK` runs one loop for a
//! profiler; WORK is `nothing`, `observe` or `mask`. `--digest` prints a hash of all encoded bytes
//! in some games of each edition. A change that only improves speed must not change these hashes.

use std::hint::black_box;
use std::sync::Arc;

use bots::net::actions::PaymentDetail;
use bots::net::{Casting, Lane, Run};
use cpu_time::ProcessTime;
use dealer::{Stream, game_seed};
use rules::limits::SMALL;
use rules::tables::Tables;

/// Number of games played in parallel.
const GAMES: usize = 64;
const STEPS: usize = 2000;
const ROUNDS: usize = 5;
const SHOWN: [(&str, usize); 5] =
    [("usa-classic", 2), ("usa-classic", 4), ("usa-mega", 2), ("germany", 2), ("legends", 2)];

fn lanes(edition: &str, seats: usize, bots: &[(String, f64)]) -> (Arc<Run<SMALL>>, Vec<Lane<SMALL>>) {
    let tables = Tables::new(maps::edition(edition).expect("an embedded edition")).expect("it fits");
    let casting = Casting::Mixed { seats: vec![(seats, 1.0)], bots: bots.to_vec() };
    let run = Arc::new(Run::new(&tables, casting, PaymentDetail::Thrifty, 1).expect("it can be cast"));
    let lanes = (0..GAMES).map(|row| Lane::new(&run, row as u64, GAMES as u64)).collect();
    (run, lanes)
}

/// Plays at random and does this work at each decision. Returns the microseconds per decision.
fn measure(edition: &str, seats: usize, steps: usize, work: &str) -> f64 {
    let (run, mut lanes) = lanes(edition, seats, &[]);
    let mut bytes = vec![0; run.chart.layout.bytes()];
    let mut mask = vec![0; run.chart.layout.mask_bytes()];
    let start = ProcessTime::now();
    for step in 0..steps {
        for (row, lane) in lanes.iter_mut().enumerate() {
            if work != "nothing" {
                lane.observe(&mut bytes);
                lane.mask().write(&mut mask);
            }
            if work == "mask" {
                black_box(lane.mask_anew());
            }
            let mut stream = Stream::new(game_seed(step as u64, row as u64));
            let index = lane.mask().nth(stream.below(lane.mask().len())).expect("there is a choice");
            black_box(lane.step(index));
        }
        black_box((&bytes, &mask));
    }
    1e6 * start.elapsed().as_secs_f64() / (steps * GAMES) as f64
}

/// Hashes all observations and masks from some games.
fn digest(edition: &str, seats: usize) -> u64 {
    let (run, mut lanes) = lanes(edition, seats, &[("planner".to_string(), 0.3), ("greedy".to_string(), 0.2)]);
    let mut bytes = vec![0; run.chart.layout.bytes() + run.chart.layout.mask_bytes()];
    let mut sum = 0xcbf2_9ce4_8422_2325u64;
    for step in 0..400 {
        for (row, lane) in lanes.iter_mut().enumerate() {
            let (obs, mask) = bytes.split_at_mut(run.chart.layout.bytes());
            lane.observe(obs);
            lane.mask().write(mask);
            sum = bytes.iter().fold(sum, |sum, &byte| (sum ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3));
            let mut stream = Stream::new(game_seed(step, row as u64));
            let index = lane.mask().nth(stream.below(lane.mask().len())).expect("there is a choice");
            lane.step(index);
        }
    }
    sum
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    if let ["--play", edition, seats, steps, work, ..] = words[..] {
        let [seats, steps] = [seats, steps].map(|word| word.parse().expect("a number"));
        println!("{:.3} us a decision", measure(edition, seats, steps, work));
        return;
    }
    if words.first() == Some(&"--digest") {
        for name in maps::names() {
            for seats in 2..=5 {
                println!("{name} {seats} {:016x}", digest(name, seats));
            }
        }
        return;
    }
    println!("| edition, seats | step, µs | with observation and mask, µs | observation and mask, µs |");
    println!("|---|---:|---:|---:|");
    for (edition, seats) in SHOWN {
        let median = |work: &str| {
            let mut rounds: Vec<f64> = (0..ROUNDS).map(|_| measure(edition, seats, STEPS, work)).collect();
            rounds.sort_by(f64::total_cmp);
            rounds[ROUNDS / 2]
        };
        let [bare, seen, again] = ["nothing", "observe", "mask"].map(median);
        println!("| `{edition}`, {seats} | {bare:.2} | {seen:.2} | {:.2} |", again - bare);
    }
}
