//! `highball tournament`: plays matches between bots, with the same deals in every seating, and
//! rates the strength of the bots.

mod command;
mod plot;
pub mod report;
mod resume;

use std::collections::BTreeMap;
use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use bots::arena::{ArenaReport, BadPlan, Block, Format, TournamentPlan, play_recorded, summary};
use clap::{Args, ValueEnum};
use indicatif::ProgressBar;
use rayon::ThreadPool;
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use rules::capacity::AnyTables;
use rules::edition::Edition;
use rules::record::Record;
use rules::setup::Setup;
use rules::tables::Tables;
use rules::with_capacity;

use crate::bot_host::BotHost;
use crate::fail::{Failed, is_free, new_file};
use crate::outside::PREFIX;
use crate::table::TableArguments;
use crate::workers::{pool, progress};
use resume::BlockJournal;

/// Run a tournament between bots and compare their strength.
///
/// Every deal is played once for each seating of the same bots. Such a block of games is one sample, and all 95 %
/// intervals are based on blocks. The number of games is rounded up to whole blocks. The same seed gives the same games
/// with any number of threads, unless a bot has a time limit.
#[derive(Args)]
pub struct Tournament {
    #[command(flatten)]
    pub table: TableArguments,
    /// Minimum number of games
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = clap::value_parser!(u64).range(1..))]
    pub games: u64,
    /// Random seed
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub seed: u64,
    /// Pairing format [default: tables if all bots fit at one table, else round-robin]
    #[arg(long, value_name = "FORMAT")]
    pub format: Option<FormatName>,
    /// Number of threads [default: one per core]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub threads: Option<u16>,
    /// Save finished blocks in this file, and resume from the blocks already in it. Delete the file
    /// after changing a bot
    #[arg(long, value_name = "FILE")]
    pub resume: Option<PathBuf>,
    /// Write all games to this new file, block by block and seating by seating
    #[arg(long, value_name = "FILE", conflicts_with = "resume")]
    pub records: Option<PathBuf>,
    /// Draw the ratings to this new SVG file
    #[arg(long, value_name = "FILE")]
    pub plot: Option<PathBuf>,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

/// The pairing formats, as typed on the command line.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum FormatName {
    /// All bots play at one table; if there are fewer bots than seats, bots are repeated
    Tables,
    /// Every pair of bots meets; with more than two seats, the two bots alternate around the table
    RoundRobin,
}

impl From<FormatName> for Format {
    fn from(name: FormatName) -> Format {
        match name {
            FormatName::Tables => Format::Tables,
            FormatName::RoundRobin => Format::RoundRobin,
        }
    }
}

const USUAL_PLAYERS: usize = 4;
/// Number of blocks after which records are written, to limit memory use.
const BLOCKS_HELD: usize = 1024;

/// The validated arguments of a tournament.
pub struct TournamentRequest {
    pub edition: Arc<Edition>,
    pub setup: Setup,
    pub plan: TournamentPlan,
    patience: Duration,
}

impl TournamentRequest {
    pub fn new(arguments: &Tournament) -> Result<TournamentRequest, Failed> {
        let edition = arguments.table.edition()?;
        let setup = arguments.table.setup(&edition, USUAL_PLAYERS)?;
        let (named, players) = (arguments.table.named()?, setup.colors.len());
        let plan =
            TournamentPlan::new(named, players, arguments.format.map(Format::from), arguments.games, arguments.seed);
        let patience = arguments.table.patience()?;
        Ok(TournamentRequest { edition, setup, plan: plan.map_err(unplanned)?, patience })
    }
}

/// Explains why a tournament is impossible, and what to do.
fn unplanned(bad: BadPlan) -> Failed {
    Failed::plain(match bad {
        BadPlan::Nobody => "No bots are listed. Use, for example, --bots random,greedy.".to_string(),
        BadPlan::TooMany { bots, players } => format!(
            "{bots} bots do not fit at a table of {players}. Name fewer, or let each pair meet with --format \
             round-robin."
        ),
        BadPlan::Twice(name) => {
            format!(
                "{name} is listed twice, but a bot cannot play against itself in --format round-robin. List each bot once."
            )
        }
        BadPlan::Alone(name) => format!("{name} has nobody to play against. Name another bot too."),
        BadPlan::Endless => "That is too many games. Ask for fewer.".to_string(),
    })
}

/// Plays the tournament and returns the output.
pub fn run(arguments: &Tournament) -> Result<String, Failed> {
    let order = TournamentRequest::new(arguments)?;
    if let Some(file) = &arguments.plot {
        // Report an existing file before the games rather than after them.
        is_free(file)?;
    }
    let bar = progress(order.plan.games());
    let report =
        play(&order, &pool(arguments.threads)?, arguments.resume.as_deref(), arguments.records.as_deref(), &bar)?;
    if let Some(file) = &arguments.plot {
        let drawn = new_file(file)?.write_all(plot::svg(&order, &report).as_bytes());
        drawn.map_err(|error| Failed::unwritten(file, &error))?;
    }
    Ok(match arguments.json {
        true => format!("{}\n", summary(&order.edition, &order.plan, &report)),
        false => report::text(&order, &report),
    })
}

/// Plays the blocks that are not in the file `resume` yet, and reports on all blocks. The records
/// of the new games are written to the new file `records`.
pub fn play(
    order: &TournamentRequest,
    pool: &ThreadPool,
    resume: Option<&Path>,
    records: Option<&Path>,
    bar: &ProgressBar,
) -> Result<ArenaReport, Failed> {
    let mut done = BTreeMap::new();
    let records = records.map(|path| new_file(path).map(|file| (path, BufWriter::new(file)))).transpose()?;
    let journal = resume.map(|file| BlockJournal::open(file, order, &mut done)).transpose()?;
    let played = with_capacity!(&AnyTables::of(&order.edition), |tables| {
        let round = Round { order, tables, house: BotHost::new(tables, order.patience), journal, bar };
        round.check(&done).and_then(|()| pool.install(|| round.play_rest(&mut done, records)))
    });
    bar.finish_and_clear();
    played?;
    let blocks: Vec<Block> = done.into_values().collect();
    Ok(ArenaReport::new(&order.plan, &blocks))
}

/// A tournament in progress, with its bots and its file of finished blocks.
struct Round<'a, const W: usize> {
    order: &'a TournamentRequest,
    tables: &'a Arc<Tables<W>>,
    house: BotHost<W>,
    journal: Option<BlockJournal>,
    bar: &'a ProgressBar,
}

impl<const W: usize> Round<'_, W> {
    fn block(&self, number: u64) -> Result<(Block, Vec<Record>), Failed> {
        play_recorded(&self.order.plan, number, self.tables, &self.order.setup, &self.house).map_err(|trouble| {
            let kept = self.journal.as_ref().map(|journal| format!(" {}", journal.kept())).unwrap_or_default();
            Failed::plain(format!("{trouble}{kept}"))
        })
    }

    /// Plays one block from the file again and checks that the results are the same, in case a bot
    /// has changed. Does nothing if no block is reproducible.
    fn check(&self, done: &BTreeMap<u64, Block>) -> Result<(), Failed> {
        let plan = &self.order.plan;
        let steady = |bot: &str| !bot.starts_with(PREFIX) && !bots::by_clock(bot);
        let repeatable = |number: &u64| {
            let bots = plan.matches[plan.match_of(*number)].seatings.iter().flatten();
            bots.into_iter().all(|&bot| steady(&plan.bots[bot]))
        };
        match (&self.journal, done.iter().find(|(number, _)| repeatable(number))) {
            (Some(journal), Some((&number, block))) if self.block(number)?.0.timeless() != block.timeless() => {
                Err(journal.changed(number))
            }
            _ => Ok(()),
        }
    }

    /// Plays the missing blocks on all threads, and adds them to `done`.
    fn play_rest(
        &self,
        done: &mut BTreeMap<u64, Block>,
        mut file: Option<(&Path, BufWriter<File>)>,
    ) -> Result<(), Failed> {
        let games: usize = done.values().map(|block| block.games.len()).sum();
        self.bar.inc(games as u64);
        let missing: Vec<u64> = (0..self.order.plan.blocks()).filter(|number| !done.contains_key(number)).collect();
        let keep = file.is_some();
        for window in missing.chunks(BLOCKS_HELD) {
            let played = window.into_par_iter().map(|&number| {
                let (block, records) = self.block(number)?;
                self.journal.as_ref().map_or(Ok(()), |journal| journal.note(&block))?;
                self.bar.inc(block.games.len() as u64);
                let text = |record: &Record| record.to_text(&self.order.edition) + "\n";
                Ok((block, if keep { records.iter().map(text).collect() } else { String::new() }))
            });
            for (block, records) in played.collect::<Result<Vec<(Block, String)>, Failed>>()? {
                done.insert(block.block, block);
                if let Some((path, file)) = &mut file {
                    file.write_all(records.as_bytes()).map_err(|error| Failed::unwritten(path, &error))?;
                }
            }
        }
        match &mut file {
            Some((path, file)) => file.flush().map_err(|error| Failed::unwritten(path, &error)),
            None => Ok(()),
        }
    }
}
