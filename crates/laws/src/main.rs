//! Runs soak tests of any length, with a progress bar: `laws fuzz GAMES SEED`, `laws bots GAMES
//! SEED`, `laws twins PAIRS SEED`, `laws chances GAMES SEED`, `laws calibrate GAMES SEED`, `laws
//! curves GAMES SEED`, `laws styles GAMES SEED`. The last four also accept editions, and `chances`,
//! `calibrate` and `curves` accept player counts. By default, they use all editions and player
//! counts.

use std::process::ExitCode;
use std::time::Instant;

use bots::net::{Pools, network};
use bots::{BOTS, Roster};
use indicatif::{ProgressBar, ProgressStyle};
use laws::chances::{self, ChancesSetup, JudgedPosition, PLAYED_OUT};
use laws::peeking::{self, PAIRS_EACH, Stage};
use laws::{EDITIONS, curves, embedded, fuzz, mixed_tables, styles};
use rayon::prelude::*;
use rules::limits::SMALL;
use rules::tables::Tables;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let numbers = |count: &str, seed: &str| Some((count.parse().ok()?, seed.parse().ok()?));
    let asked = match words[..] {
        [what, count, seed, ref only @ ..] => numbers(count, seed).map(|(count, seed)| (what, count, seed, only)),
        _ => None,
    };
    let started = Instant::now();
    let done = match asked {
        Some(("fuzz", games, seed, [])) => fuzzed(games, seed),
        Some(("bots", games, seed, [])) => seated(games, seed),
        Some(("twins", pairs, seed, [])) => watched(pairs, seed),
        Some(("chances", games, seed, only)) => told(games, seed, only),
        Some(("calibrate", games, seed, only)) => calibrated(games, seed, only),
        Some(("curves", games, seed, only)) => curved(games, seed, only),
        Some(("styles", games, seed, only)) => climbed(games, seed, only),
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

/// Runs numbered jobs on all cores and merges their reports. The first failure ends the run.
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
    let plan = fuzz::FuzzPlan { seed, refusals_every: 100, refusals: 4, replay_every: 50 };
    let report = sum(games, "games", |number| fuzz::game(&plan, number), fuzz::FuzzReport::add)?;
    println!("{} games of seed {seed}, no law broken", report.games);
    println!("{} inputs, {} refusals, {} undone", report.inputs, report.refusals, report.undone);
    report.rare.iter().for_each(|(name, count)| println!("{name}: {count}"));
    Ok(())
}

fn seated(games: u64, seed: u64) -> Result<(), String> {
    let report = sum(games, "games", |number| mixed_tables::game(seed, number), mixed_tables::TableReport::add)?;
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
    let report = sum(pairs.div_ceil(PAIRS_EACH), &groups, compare, peeking::PeekReport::add)?;
    println!("{} pairs of seed {seed}, {} of them with search, no bot peeked", report.pairs, report.searched);
    println!("{} hidden things changed places, {} decisions compared", report.changes, report.decisions);
    Ok(())
}

/// Iterates over the editions given on the command line, or over all editions if none is given.
fn editions(only: &[&str]) -> impl Iterator<Item = &'static str> {
    let named: Vec<&str> = EDITIONS.into_iter().filter(|edition| only.contains(edition)).collect();
    EDITIONS.into_iter().filter(move |edition| named.is_empty() || named.contains(edition))
}

/// Iterates over the selected editions that have a network.
fn stands(only: &[&str]) -> impl Iterator<Item = (&'static str, ChancesSetup<SMALL>)> {
    let stand = |edition| Some((edition, ChancesSetup::new(&Tables::new(embedded(edition)).expect("it fits"))?));
    editions(only).filter_map(stand)
}

/// Iterates over the player counts given on the command line, or over all if none is given.
fn tables_of(only: &[&str]) -> impl Iterator<Item = usize> {
    let named: Vec<usize> = only.iter().filter_map(|word| word.parse().ok()).collect();
    (2..=5).filter(move |players| named.is_empty() || named.contains(players))
}

/// Measures the accuracy of win chances in this many games per edition and player count.
fn told(games: u64, seed: u64, only: &[&str]) -> Result<(), String> {
    for (edition, stand) in stands(only) {
        for players in tables_of(only) {
            let net = network(&embedded(edition)).expect("it was there before");
            let newest = fitted(edition).and_then(|pools| pools.of(&net, players));
            let pool = newest.unwrap_or_else(|| stand.pool(players));
            let one = |number| Ok(chances::ChancesReport::new(&stand.game(players, seed, number, true), &pool));
            let report = sum(games, "games", one, chances::ChancesReport::add)?;
            println!("{edition}, {players} players: {} positions", report.positions);
            for (what, shown) in [("view", &report.view), ("curve", &report.curve)] {
                println!(
                    "  {what}: calibration error {:.4}, Brier score {:.4}; in {} chances {:.4} against {:.4} of {PLAYED_OUT} games \
                     played out ({:.1} % better), whose calibration error is {:.4}",
                    shown.network.error(),
                    shown.network.brier(),
                    shown.compared.count(),
                    shown.compared.brier(),
                    shown.playouts.brier(),
                    100.0 * shown.better(),
                    shown.playouts.error(),
                );
            }
        }
    }
    Ok(())
}

fn pools_path(edition: &str) -> String {
    format!("data/nets/{edition}.pool.json")
}

/// Reads the calibration file in the working folder, which may be newer than the embedded one.
fn fitted(edition: &str) -> Option<Pools> {
    serde_json::from_str(&std::fs::read_to_string(pools_path(edition)).ok()?).ok()
}

/// Fits the calibration of every network to this many games per player count, and saves it next to
/// the network.
fn calibrated(games: u64, seed: u64, only: &[&str]) -> Result<(), String> {
    for (edition, stand) in stands(only) {
        let sha256 = network(&embedded(edition)).expect("it was there before").header.sha256.clone();
        // Keep entries that are not fitted in this run, if they are for the same network.
        let known = fitted(edition).filter(|known| known.sha256 == sha256);
        let (seats, playouts) = known.map_or_else(Default::default, |known| (known.seats, known.playouts));
        let mut pools = Pools { sha256, made: format!("laws calibrate {games} {seed}"), seats, playouts };
        for players in tables_of(only) {
            let one = |number| Ok(stand.game(players, seed, number, false));
            let found: Vec<JudgedPosition> =
                sum(games, "games", one, |sum, more: &Vec<JudgedPosition>| sum.extend_from_slice(more))?;
            pools.seats.insert(players, chances::fit(&found, players));
            println!("{edition}, {players} players: {} positions, {:?}", found.len(), pools.seats[&players]);
        }
        let text = serde_json::to_string_pretty(&pools).expect("numbers can be written");
        std::fs::write(pools_path(edition), text + "\n").map_err(|error| error.to_string())?;
    }
    Ok(())
}

/// Measures the time needed to compute the win-chance curves of this many games per edition and
/// player count. The games are measured one after another, so that they do not slow each other
/// down.
fn curved(games: u64, seed: u64, only: &[&str]) -> Result<(), String> {
    for edition in editions(only) {
        let tables = Tables::<SMALL>::new(embedded(edition)).expect("it fits");
        let roster = Roster::new(&tables);
        for players in tables_of(only) {
            let mut sum = curves::CurveCost::default();
            (0..games)
                .filter_map(|number| curves::cost(&tables, &roster, players, seed, number))
                .for_each(|cost| sum.add(&cost));
            let [network, playouts] =
                [sum.network, sum.playouts].map(|time| time.as_secs_f64() * 1000.0 / f64::from(sum.games.max(1)));
            println!(
                "{edition}, {players} players: {network:.1} ms for a curve by the network, {playouts:.0} ms by {} games played out \
                 from each position ({:.0} times as much)",
                curves::PLAYED_OUT,
                playouts / network,
            );
        }
    }
    Ok(())
}

/// Plays this many games per edition between each level and the level below it.
fn climbed(games: u64, seed: u64, only: &[&str]) -> Result<(), String> {
    for edition in editions(only) {
        let tables = Tables::<SMALL>::new(embedded(edition)).expect("it fits");
        let roster = Roster::new(&tables);
        for pair in styles::LADDER.windows(2) {
            let bots = [pair[1], pair[0]];
            let one = |number| Ok(styles::deal(&tables, &roster, bots, seed, number));
            let found = sum(games.div_ceil(2), "deals", one, styles::StyleMatch::add)?;
            let (share, width) = found.share();
            println!(
                "{edition}: {} against {}: {:.1} % ± {:.1} of {} games",
                bots[0],
                bots[1],
                100.0 * share,
                100.0 * width,
                2 * games.div_ceil(2),
            );
            for (bot, habits) in bots.iter().zip(&found.habits) {
                let (cards, turn) = (habits.peak(), habits.first_claim());
                println!("  {bot}: at most {cards:.1} cards at hand in the mean, first claim by own turn {turn}");
            }
        }
    }
    Ok(())
}
