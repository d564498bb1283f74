//! `highball campaign simulate`: simulates whole campaigns between bots, and prints statistics.

mod plots;
mod report;

use std::path::PathBuf;
use std::time::Instant;

use bots::BotFailure;
use bots::balance::{BalanceListener, BalancePlan, CampaignTally, play_campaign};
use clap::Args;
use indicatif::ProgressBar;
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use rules::limits::SEATS_MIN;

use super::{Content, USUAL_PACK};
use crate::fail::Failed;
use crate::failures::Failures;
use crate::outside::PREFIX;
use crate::table::check_bot;
use crate::workers::{pool, progress};

/// Simulate whole campaigns between bots and print statistics.
///
/// The same seed gives the same campaigns with any number of threads. The companies change seats from campaign to
/// campaign. Intervals are 95 % confidence intervals.
#[derive(Args)]
pub struct SimulateCampaigns {
    /// Number of companies
    #[arg(long, value_name = "N", default_value_t = 4)]
    players: usize,
    /// Number of campaigns
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..))]
    campaigns: u64,
    /// Random seed
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Boards chosen at the forks, such as 01: 0 for the first board, 1 for the second [default:
    /// the bots decide]
    #[arg(long, value_name = "WAYS")]
    forks: Option<String>,
    /// Bots that play: one for all, or a comma-separated list distributed over the seats
    #[arg(long, value_name = "NAMES", value_delimiter = ',', default_value = "planner")]
    bots: Vec<String>,
    /// Number of threads [default: one per core]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Draw the results as four charts named balance-* in this folder
    #[arg(long, value_name = "DIR")]
    plots: Option<PathBuf>,
    /// Write the final audit of every campaign to this CSV file
    #[arg(long, value_name = "FILE")]
    audits: Option<PathBuf>,
    /// Print JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    content: Content,
}

/// A listener that shows progress and reports failed bots.
struct Progress {
    bar: ProgressBar,
    failures: Failures,
}

impl BalanceListener for Progress {
    fn game_played(&self) {
        self.bar.inc(1);
    }

    fn bot_failed(&self, bot: &str, failure: BotFailure) {
        self.failures.tell(bot, failure);
    }
}

/// Plays the campaigns and returns the output.
pub fn run(arguments: &SimulateCampaigns) -> Result<String, Failed> {
    let pack = arguments.content.find(USUAL_PACK)?;
    let (players, most) = (arguments.players, pack.companies.len());
    if !(SEATS_MIN..=most).contains(&players) {
        return Err(Failed::plain(format!(
            "{} cannot be played with {players} companies. Use --players {SEATS_MIN} to {most}.",
            pack.name
        )));
    }
    for bot in &arguments.bots {
        check_bot(bot)?;
        if bot.starts_with(PREFIX) {
            return Err(Failed::plain("External programs cannot play whole campaigns. Use built-in bots."));
        }
    }
    let forks = arguments.forks.as_deref().unwrap_or("").chars().map(|way| way.to_digit(2).map(|way| way as usize));
    let forks: Option<Vec<usize>> = forks.collect();
    let forks = forks.ok_or_else(|| Failed::plain("--forks needs a 0 or 1 for each fork, such as 01."))?;
    let plan = BalancePlan { pack, players, seed: arguments.seed, bots: arguments.bots.clone(), forks };
    let pool = pool(arguments.threads)?;
    let games = plan.pack.games.len();
    let progress = Progress { bar: progress(arguments.campaigns * games as u64), failures: Failures::default() };
    let start = Instant::now();
    let played: Vec<CampaignTally> = pool.install(|| {
        let numbers = (0..arguments.campaigns).into_par_iter();
        numbers.map(|number| play_campaign(&plan, number, &progress)).collect()
    });
    progress.bar.finish_and_clear();
    let mut tally = CampaignTally::new(games);
    played.iter().for_each(|part| tally.add(part));
    let seconds = start.elapsed().as_secs_f64();
    if let Some(folder) = &arguments.plots {
        plots::write(folder, &plan, &tally)?;
    }
    if let Some(file) = &arguments.audits {
        let written = std::fs::write(file, report::audits(&tally));
        written.map_err(|error| Failed::unwritten(file, &error))?;
    }
    Ok(if arguments.json { report::json(&plan, &tally, seconds) } else { report::text(&plan, &tally, seconds) })
}
