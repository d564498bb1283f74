//! The soaks, as long as wanted, with a progress bar: `laws fuzz GAMES SEED`, `laws bots GAMES SEED`,
//! `laws twins PAIRS SEED`, `laws chances GAMES SEED`.

use std::process::ExitCode;
use std::time::Instant;

use bots::BOTS;
use indicatif::{ProgressBar, ProgressStyle};
use laws::chances::{self, PLAYED_OUT, Stand};
use laws::peeking::{self, PAIRS_EACH, Stage};
use laws::{EDITIONS, company, embedded, fuzz};
use rayon::prelude::*;
use rules::limits::SMALL;
use rules::tables::Tables;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let numbers = |count: &str, seed: &str| Some((count.parse().ok()?, seed.parse().ok()?));
    let asked = match words[..] {
        [what, count, seed] => numbers(count, seed).map(|(count, seed)| (what, count, seed)),
        _ => None,
    };
    let started = Instant::now();
    let done = match asked {
        Some(("fuzz", games, seed)) => fuzzed(games, seed),
        Some(("bots", games, seed)) => seated(games, seed),
        Some(("twins", pairs, seed)) => watched(pairs, seed),
        Some(("chances", games, seed)) => told(games, seed),
        _ => {
            eprintln!("say what, how often and with which seed: laws fuzz 100000 7");
            return ExitCode::from(2);
        }
    };
    println!("{:.0} s", started.elapsed().as_secs_f64());
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(broken) => {
            eprintln!("{broken}");
            ExitCode::FAILURE
        }
    }
}

/// Does one thing after another on all cores, and adds up what was seen; the first failure ends it.
fn sum<R: Default + Send>(
    count: u64,
    things: &str,
    one: impl Fn(u64) -> Result<R, String> + Sync,
    add: impl Fn(&mut R, &R) + Sync,
) -> Result<R, String> {
    let style = ProgressStyle::with_template(&format!("{{bar:40}} {{human_pos}}/{{human_len}} {things}, {{eta}} left"));
    let bar = ProgressBar::new(count).with_style(style.expect("the template is well formed"));
    let all = (0..count).into_par_iter().map(|number| one(number).inspect(|_| bar.inc(1)));
    let sum = all.try_reduce(R::default, |mut sum, report| {
        add(&mut sum, &report);
        Ok(sum)
    });
    bar.finish_and_clear();
    sum
}

fn fuzzed(games: u64, seed: u64) -> Result<(), String> {
    let plan = fuzz::Plan { seed, refusals_every: 100, refusals: 4, replay_every: 50 };
    let report = sum(games, "games", |number| fuzz::game(&plan, number), fuzz::Report::add)?;
    println!("{} games of seed {seed}, no law broken", report.games);
    println!("{} inputs, {} refusals, {} taken back", report.inputs, report.refusals, report.undone);
    report.rare.iter().for_each(|(name, count)| println!("{name}: {count}"));
    Ok(())
}

fn seated(games: u64, seed: u64) -> Result<(), String> {
    let report = sum(games, "games", |number| company::game(seed, number), company::Report::add)?;
    println!("{} games of seed {seed} played to their end, every decision legal", report.games);
    println!("{} decisions, {} games in the large capacity", report.decisions, report.large);
    if let Some((fewest, most)) = report.cities {
        println!("{} games on generated maps of {fewest} to {most} cities", report.generated);
    }
    BOTS.iter().zip(&report.seats).for_each(|(bot, seats)| println!("{}: {seats} seats", bot.name));
    Ok(())
}

fn watched(pairs: u64, seed: u64) -> Result<(), String> {
    let stage = Stage::new();
    let compare = |number| {
        let report = stage.honest(seed, number);
        report.peeked.first().map_or(Ok(report.clone()), |peeked| Err(peeked.clone()))
    };
    let groups = format!("groups of {PAIRS_EACH} pairs");
    let report = sum(pairs.div_ceil(PAIRS_EACH), &groups, compare, peeking::Report::add)?;
    println!("{} pairs of seed {seed}, {} of them with search, no bot peeked", report.pairs, report.searched);
    println!("{} hidden things changed places, {} decisions compared", report.changes, report.decisions);
    Ok(())
}

/// So many games for each edition and number of players.
fn told(games: u64, seed: u64) -> Result<(), String> {
    for edition in EDITIONS {
        let tables = Tables::<SMALL>::new(embedded(edition)).expect("it fits");
        let Some(stand) = Stand::new(&tables) else { continue };
        for players in 2..=5 {
            let one = |number| Ok(stand.game(players, seed, number));
            let report = sum(games, "games", one, chances::Report::add)?;
            let (network, compared, playouts) = (&report.network, &report.compared, &report.playouts);
            println!(
                "{edition}, {players} players: {} positions, calibration error {:.4}, Brier score {:.4}; in {} chances \
                 {:.4} against {:.4} of {PLAYED_OUT} games played out ({:.1} % better), whose calibration error is {:.4}",
                report.positions,
                network.error(),
                network.brier(),
                compared.count(),
                compared.brier(),
                playouts.brier(),
                100.0 * report.better(),
                playouts.error(),
            );
        }
    }
    Ok(())
}
