//! `highball tournament`: bots against each other, the same deals with changed seats, and how strong each is.

mod report;

use std::sync::Arc;

use bots::arena::{BadPlan, Block, Format, Plan, Report, Trouble, play_block};
use clap::{Args, ValueEnum};
use indicatif::ProgressBar;
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use rules::edition::Edition;
use rules::setup::Setup;
use rules::tables::Tables;

use crate::fail::Failed;
use crate::house::House;
use crate::table::{AnyTables, TableArguments, with_tables};
use crate::workers::{pool, progress};

/// Let bots compete and see how strong each is.
///
/// Every deal is played once for each seating of the same bots: such a block of games is what counts, and all 95 %
/// intervals come from blocks. The number of games is rounded up to whole blocks. The same seed gives the same games
/// with any number of threads, unless a bot thinks by the clock.
#[derive(Args)]
pub struct Tournament {
    #[command(flatten)]
    table: TableArguments,
    /// How many games at least
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// The number all chance comes from
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Who meets whom [default: tables if the bots fit at one, else round-robin]
    #[arg(long, value_name = "FORMAT")]
    format: Option<FormatName>,
    /// How many threads work [default: one for each core]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Print the numbers as JSON
    #[arg(long)]
    json: bool,
}

/// The formats as they are typed.
#[derive(Clone, Copy, ValueEnum)]
enum FormatName {
    /// The bots sit down together; fewer than seats are repeated round the table
    Tables,
    /// Every two bots meet; at larger tables their seats alternate
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

/// How many players where nothing is said.
const USUAL_PLAYERS: usize = 4;

/// What was asked for, once it has been found sound.
struct Order {
    edition: Arc<Edition>,
    setup: Setup,
    plan: Plan,
}

impl Order {
    fn new(arguments: &Tournament) -> Result<Order, Failed> {
        let edition = arguments.table.edition()?;
        let setup = arguments.table.setup(&edition, USUAL_PLAYERS)?;
        let (named, players) = (arguments.table.named()?, setup.colors.len());
        let plan = Plan::new(named, players, arguments.format.map(Format::from), arguments.games, arguments.seed);
        Ok(Order { edition, setup, plan: plan.map_err(unplanned)? })
    }
}

/// What to do about a tournament that cannot be.
fn unplanned(bad: BadPlan) -> Failed {
    Failed::input(match bad {
        BadPlan::Nobody => "Nobody is named to play; say for example --bots random,greedy.".to_string(),
        BadPlan::TooMany { bots, players } => format!(
            "{bots} bots do not fit at a table of {players}; name fewer, or let every two of them meet with --format \
             round-robin."
        ),
        BadPlan::Twice(name) => {
            format!("{name} is named twice, and no bot meets itself in --format round-robin; name each once.")
        }
        BadPlan::Alone(name) => format!("{name} is alone and has nobody to meet; name another bot too."),
        BadPlan::Endless => "So many games cannot be counted; ask for fewer.".to_string(),
    })
}

/// Plays the tournament, and gives what is to be printed.
pub fn run(arguments: &Tournament) -> Result<String, Failed> {
    let order = Order::new(arguments)?;
    let pool = pool(arguments.threads)?;
    let bar = progress(order.plan.games());
    let blocks = with_tables!(&AnyTables::new(&order.edition), |tables| play_all(&order, tables, &pool, &bar));
    bar.finish_and_clear();
    let blocks = blocks.map_err(|trouble| Failed::input(trouble.message))?;
    let report = Report::new(&order.plan, &blocks);
    Ok(if arguments.json { report::json(&order, &report) } else { report::text(&order, &report) })
}

/// Plays all blocks, in any order on any thread; they come out in their own.
fn play_all<const W: usize>(
    order: &Order,
    tables: &Arc<Tables<W>>,
    pool: &rayon::ThreadPool,
    bar: &ProgressBar,
) -> Result<Vec<Block>, Trouble> {
    let house = House::new(tables);
    pool.install(|| {
        let blocks = (0..order.plan.blocks()).into_par_iter().map(|number| {
            let block = play_block(&order.plan, number, tables, &order.setup, &house)?;
            bar.inc(block.games.len() as u64);
            Ok(block)
        });
        blocks.collect()
    })
}
