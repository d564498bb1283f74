//! `highball rate`: rates a suite of bots and writes the ratings page.

mod page;
mod suite;

use std::path::{Path, PathBuf};

use bots::arena::ArenaReport;
use clap::Args;
use rayon::ThreadPool;

use crate::fail::Failed;
use crate::table::TableArguments;
use crate::tournament::{FormatName, Tournament, TournamentRequest, play};
use crate::words::count;
use crate::workers::{pool, progress};

/// Rate bots in four editions and write the ratings page.
///
/// Each table of bots on the page, and each match-up, comes from one tournament. Finished
/// tournaments are saved in the work folder, so an interrupted run can be resumed. Delete the
/// folder after changing a bot.
#[derive(Args)]
pub struct Rate {
    /// Play only a few games of the simplest bots, as a smoke test
    #[arg(long)]
    quick: bool,
    /// Page to write
    #[arg(long, value_name = "FILE", default_value = "docs/ratings.md")]
    out: PathBuf,
    /// Folder for finished tournaments
    #[arg(long, value_name = "DIR", default_value = "target/rate")]
    work: PathBuf,
    /// Number of threads [default: one per core]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
}

/// A tournament of the suite, with its results.
pub struct Rated {
    pub arguments: Tournament,
    pub order: TournamentRequest,
    pub report: ArenaReport,
}

/// Plays all tournaments, writes the page, and returns the output.
pub fn run(arguments: &Rate) -> Result<String, Failed> {
    page::may_write(&arguments.out)?;
    let work = if arguments.quick { arguments.work.join("quick") } else { arguments.work.clone() };
    std::fs::create_dir_all(&work).map_err(|error| Failed::unwritten(&work, &error))?;
    let pool = pool(arguments.threads)?;
    let scale = |bots, games| if arguments.quick { (suite::QUICK, 1) } else { (bots, games) };
    let mut lists = Vec::new();
    for edition in suite::EDITIONS {
        for list in &suite::LISTS {
            let (bots, games) = scale(list.bots, list.games);
            let list = tournament(edition, list.players, bots, games, Some(FormatName::RoundRobin));
            lists.push(rate(list, &work, &pool)?);
        }
    }
    let mut match_ups = Vec::new();
    for named in suite::MATCH_UPS {
        let (bots, games) = scale(named.bots, named.games);
        match_ups.push(rate(tournament(named.edition, named.players, bots, games, None), &work, &pool)?);
    }
    let page = page::text(&lists, &match_ups, arguments.quick);
    std::fs::write(&arguments.out, page).map_err(|error| Failed::unwritten(&arguments.out, &error))?;
    let (lists, match_ups) = (count(lists.len() as i64, "list"), count(match_ups.len() as i64, "match-up"));
    Ok(format!("{} holds {lists} and {match_ups}.\n", arguments.out.display()))
}

fn tournament(edition: &str, players: usize, bots: &[&str], games: u64, format: Option<FormatName>) -> Tournament {
    let bots = bots.iter().map(|bot| bot.to_string()).collect();
    let table =
        TableArguments { edition: Some(edition.to_string()), players: Some(players), bots, ..Default::default() };
    Tournament {
        table,
        games,
        seed: suite::SEED,
        format,
        threads: None,
        resume: None,
        records: None,
        plot: None,
        json: false,
    }
}

fn rate(arguments: Tournament, work: &Path, pool: &ThreadPool) -> Result<Rated, Failed> {
    let order = TournamentRequest::new(&arguments)?;
    let file = work.join(file_name(&arguments));
    let report = play(&order, pool, Some(&file), None, &progress(order.plan.games()))?;
    Ok(Rated { arguments, order, report })
}

/// Returns a file name that identifies a tournament of the suite and uses only portable characters.
fn file_name(arguments: &Tournament) -> String {
    let table = &arguments.table;
    let kind = table.bots.join(if arguments.format == Some(FormatName::RoundRobin) { "-and-" } else { "-v-" });
    let name = format!("{}-{}-{kind}", table.edition.as_deref().unwrap_or(""), table.players.unwrap_or(0));
    let safe = name.chars().map(|letter| if letter.is_ascii_alphanumeric() { letter } else { '-' });
    safe.collect::<String>() + ".jsonl"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_suite_names_only_bots_and_editions_that_exist() {
        let lists = suite::EDITIONS.iter().flat_map(|edition| {
            suite::LISTS.iter().map(|list| tournament(edition, list.players, list.bots, list.games, None))
        });
        let named = suite::MATCH_UPS.iter().map(|one| tournament(one.edition, one.players, one.bots, one.games, None));
        for arguments in lists.chain(named) {
            assert!(TournamentRequest::new(&arguments).is_ok(), "{}", arguments.command());
        }
    }
}
