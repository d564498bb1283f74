//! The soak: as many fuzzed games as wanted, with a progress bar. `laws GAMES [SEED]`.

use std::process::ExitCode;
use std::time::Instant;

use indicatif::{ProgressBar, ProgressStyle};
use laws::fuzz::{Plan, Report, game};
use rayon::prelude::*;

fn main() -> ExitCode {
    let mut numbers = std::env::args().skip(1).map(|text| text.parse::<u64>());
    let (Some(Ok(games)), Ok(seed)) = (numbers.next(), numbers.next().unwrap_or(Ok(1))) else {
        eprintln!("say how many games, and a seed if you like: laws 100000 7");
        return ExitCode::from(2);
    };
    let plan = Plan { seed, refusals_every: 100, refusals: 4, replay_every: 50 };
    let style = ProgressStyle::with_template("{bar:40} {human_pos}/{human_len} games, {eta} left");
    let bar = ProgressBar::new(games).with_style(style.expect("the template is well formed"));
    let started = Instant::now();
    let report = (0..games).into_par_iter().map(|number| game(&plan, number).inspect(|_| bar.inc(1))).try_reduce(
        Report::default,
        |mut sum, report| {
            sum.add(&report);
            Ok(sum)
        },
    );
    bar.finish_and_clear();
    match report {
        Ok(report) => {
            println!("{} games of seed {seed}, no law broken, {:.0} s", report.games, started.elapsed().as_secs_f64());
            println!("{} inputs, {} refusals, {} taken back", report.inputs, report.refusals, report.undone);
            report.rare.iter().for_each(|(name, count)| println!("{name}: {count}"));
            ExitCode::SUCCESS
        }
        Err(broken) => {
            eprintln!("{broken}");
            ExitCode::FAILURE
        }
    }
}
