//! `highball simulate`: simulates many games between bots, and prints statistics.

mod report;

use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use bots::simulation::{CHUNK, SimulationPlan, SimulationTally, play_games, summary};
use clap::Args;
use indicatif::ProgressBar;
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use rules::capacity::AnyTables;
use rules::tables::Tables;
use rules::with_capacity;

use crate::bot_host::BotHost;
use crate::fail::{Failed, new_file};
use crate::table::{TableArguments, USUAL_BOT};
use crate::workers::{pool, progress};

/// Simulate many games between bots and print statistics.
///
/// The same seed gives the same games with any number of threads, unless a bot has a time limit. A
/// shared win is divided equally among the winners. Intervals are 95 % confidence intervals.
#[derive(Args)]
pub struct Simulate {
    #[command(flatten)]
    table: TableArguments,
    /// Number of games
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// Random seed
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Number of threads [default: one per core]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Write all games to this new file, in order
    #[arg(long, value_name = "FILE")]
    records: Option<PathBuf>,
    /// Print JSON
    #[arg(long)]
    json: bool,
    /// Also count rare states, such as an empty deck; JSON always includes them
    #[arg(long)]
    rare: bool,
}

const USUAL_PLAYERS: usize = 4;
/// Number of chunks per thread after which records are written, to limit memory use.
const CHUNKS_PER_THREAD: u64 = 32;

/// Plays the games and returns the output.
pub fn run(arguments: &Simulate) -> Result<String, Failed> {
    let edition = arguments.table.edition()?;
    let setup = arguments.table.setup(&edition, USUAL_PLAYERS)?;
    let bots = arguments.table.seated(setup.colors.len(), USUAL_BOT)?;
    let pool = pool(arguments.threads)?;
    let file = match &arguments.records {
        None => None,
        Some(path) => Some((path, BufWriter::new(new_file(path)?))),
    };
    let patience = arguments.table.patience()?;
    let order = SimulationPlan { edition, setup, bots, games: arguments.games, seed: arguments.seed };
    let tables = AnyTables::of(&order.edition);
    let start = Instant::now();
    let bar = progress(order.games);
    let tally = with_capacity!(&tables, |tables| play_all(&order, tables, patience, &pool, file, &bar))?;
    bar.finish_and_clear();
    let seconds = start.elapsed().as_secs_f64();
    if arguments.json {
        return Ok(format!("{}\n", summary(&order, &tally, seconds)));
    }
    let mut text = report::text(&order, &tally, seconds);
    if arguments.rare {
        text.push_str(&report::rare(&tally));
    }
    Ok(text)
}

/// Plays chunk after chunk on all threads. Every game has its own seed and all sums are integers,
/// so the number of threads does not affect the result unless a bot has a time limit.
fn play_all<const W: usize>(
    order: &SimulationPlan,
    tables: &Arc<Tables<W>>,
    patience: Duration,
    pool: &rayon::ThreadPool,
    mut file: Option<(&PathBuf, BufWriter<File>)>,
    bar: &ProgressBar,
) -> Result<SimulationTally, Failed> {
    let mut tally = SimulationTally::new(&order.edition, order.setup.colors.len());
    let (keep, house) = (file.is_some(), BotHost::new(tables, patience));
    let window = CHUNK * CHUNKS_PER_THREAD * pool.current_num_threads() as u64;
    let mut from = 0;
    while from < order.games {
        let to = order.games.min(from.saturating_add(window));
        let chunks: Vec<u64> = (from..to).step_by(CHUNK as usize).collect();
        let done: Result<Vec<(SimulationTally, String)>, Failed> = pool.install(|| {
            let played = chunks.into_par_iter().map(|first| {
                let games = first..to.min(first + CHUNK);
                let number = games.end - games.start;
                let chunk = play_games(order, tables, &house, games, keep);
                bar.inc(number);
                chunk.map_err(Failed::plain)
            });
            played.collect()
        });
        for (part, records) in &done? {
            tally.add(part);
            if let Some((path, file)) = &mut file {
                file.write_all(records.as_bytes()).map_err(|error| Failed::unwritten(path, &error))?;
            }
        }
        from = to;
    }
    if let Some((path, file)) = &mut file {
        file.flush().map_err(|error| Failed::unwritten(path, &error))?;
    }
    Ok(tally)
}
