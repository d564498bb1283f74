//! `highball pack`: lists the built-in packs, or checks a custom one.

use std::path::PathBuf;

use campaign::pack::Pack;
use clap::Subcommand;

use crate::fail::Failed;
use crate::words::{Language, Message, message, range};

#[derive(Subcommand)]
pub enum PackCommand {
    /// Check a pack of your own and list its problems.
    Check {
        /// Folder of the pack.
        dir: PathBuf,
    },
    /// List the built-in packs.
    List,
}

/// Runs the command and returns its output.
pub fn run(command: PackCommand, language: Language) -> Result<String, Failed> {
    match command {
        PackCommand::Check { dir } => {
            let pack = Pack::folder(&dir).map_err(|flaws| {
                let lines: Vec<String> = flaws.iter().map(|flaw| flaw.to_string()).collect();
                Failed::plain(lines.join("\n"))
            })?;
            Ok(summary(&pack, language))
        }
        PackCommand::List => {
            let packs: Vec<String> =
                Pack::names().filter_map(Pack::embedded).map(|pack| summary(&pack, language)).collect();
            Ok(packs.join("\n"))
        }
    }
}

/// Summarizes a pack in numbers. Its cards and cities are not named, since the reader may want to
/// play it.
fn summary(pack: &Pack, language: Language) -> String {
    let spaces: usize = pack.routes.iter().map(|route| usize::from(route.length)).sum();
    let (title, name, version) = (&pack.title, &pack.name, pack.version);
    let (games, companies) = (pack.games.len(), pack.companies.len());
    let played = match (pack.games.first(), pack.games.last()) {
        (Some(first), Some(last)) => {
            let years = range(first.year.into(), last.year.into());
            message!("terminal-chart-pack-years", games = games, years = years, companies = companies)
        }
        _ => message!("terminal-chart-pack-games", games = games, companies = companies),
    };
    let board = [
        message!("terminal-chart-pack-boards", count = pack.boards.len()),
        message!("terminal-chart-cities", count = pack.cities.len()),
        message!("terminal-chart-routes", count = pack.routes.len()),
        message!("terminal-chart-spaces", count = spaces),
        message!("word-tickets", count = pack.tickets.len()),
    ];
    let sides: std::collections::BTreeSet<&str> = pack.story.iter().map(|side| side.id.as_str()).collect();
    let cards = [
        message!("terminal-chart-pack-story", count = sides.len() / 2),
        message!("terminal-chart-pack-rules", count = pack.rules.len()),
        message!("terminal-chart-pack-events", count = pack.events.len()),
        message!("terminal-count-postcards", count = pack.postcards.len()),
    ];
    let joined = |parts: &[Message]| parts.iter().map(|part| part.text(language)).collect::<Vec<_>>().join(", ");
    let head = message!("terminal-chart-pack", title = title, name = name, version = version).text(language);
    format!("{head}\n  {}\n  {}\n  {}\n", played.text(language), joined(&board), joined(&cards))
}
