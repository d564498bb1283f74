//! `highball pack`: list the packs there are, check an own one.

use std::path::PathBuf;

use campaign::pack::Pack;
use clap::Subcommand;

use crate::fail::Failed;
use crate::words::count;

/// What to do with packs.
#[derive(Subcommand)]
pub enum PackCommand {
    /// Look through an own pack and tell everything that needs mending.
    Check {
        /// The folder of the pack.
        dir: PathBuf,
    },
    /// List the packs that are built in.
    List,
}

/// Does it, and gives what is to be printed.
pub fn run(command: PackCommand) -> Result<String, Failed> {
    match command {
        PackCommand::Check { dir } => {
            let pack = Pack::folder(&dir).map_err(|flaws| {
                let lines: Vec<String> = flaws.iter().map(|flaw| flaw.to_string()).collect();
                Failed::input(lines.join("\n"))
            })?;
            Ok(summary(&pack))
        }
        PackCommand::List => {
            let packs: Vec<String> = Pack::names().filter_map(Pack::embedded).map(|pack| summary(&pack)).collect();
            Ok(packs.join("\n"))
        }
    }
}

/// The pack in a few lines. It counts and names nothing: whoever reads this may want to play it.
fn summary(pack: &Pack) -> String {
    let spaces: i64 = pack.routes.iter().map(|route| i64::from(route.length)).sum();
    let years = pack.games.first().zip(pack.games.last());
    let years = years.map_or_else(String::new, |(first, last)| format!(", {} to {}", first.year, last.year));
    let number = |len: usize, what: &str| count(len as i64, what);
    let lines = [
        format!("{} ({}), version {}", pack.title, pack.name, pack.version),
        format!("  {}{years}; {} companies", number(pack.games.len(), "game"), pack.companies.len()),
        format!(
            "  {} boards, {} cities, {}, {}, {}",
            pack.boards.len(),
            pack.cities.len(),
            number(pack.routes.len(), "route"),
            count(spaces, "space"),
            number(pack.tickets.len(), "ticket")
        ),
        format!(
            "  {}, {}, {}, {}",
            number(pack.story.len() / 2, "story card"),
            number(pack.rules.len(), "rule"),
            number(pack.events.len(), "event"),
            number(pack.postcards.len(), "postcard")
        ),
    ];
    lines.join("\n") + "\n"
}
