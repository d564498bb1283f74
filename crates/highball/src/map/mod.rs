//! `highball map`: shows the built-in maps, or checks a custom one.

mod terms;
mod text;

use std::io::Write;
use std::path::{Path, PathBuf};

use clap::Subcommand;
use maps::{Map, MapError};
use rules::limits::SEATS_MIN;

use crate::fail::{Failed, new_file};
use crate::words::{Language, in_deck, listed, message, range, shown_edition};

#[derive(Subcommand)]
pub enum MapCommand {
    /// Check a map of your own and list its problems.
    Check {
        /// Folder of the map.
        dir: PathBuf,
    },
    /// Show a map: its places, routes, tickets and rules.
    Show {
        /// Name of a map or edition, or the folder of a custom map.
        map: String,
        /// Draw the board to this new file.
        #[arg(long, value_name = "FILE")]
        svg: Option<PathBuf>,
        /// Also print the text when drawing.
        #[arg(long)]
        text: bool,
    },
    /// List the built-in maps.
    List,
}

/// Runs the command and returns its output.
pub fn run(command: MapCommand, language: Language) -> Result<String, Failed> {
    match command {
        MapCommand::Check { dir } => {
            let map = maps::folder(&dir)?;
            Ok(summary(&map, Some(&dir), language) + &spare(&map, language))
        }
        MapCommand::Show { map, svg, text } => {
            let (map, folder) = found(&map)?;
            let told = || text::text(&map, folder.as_deref(), language);
            let Some(file) = svg else {
                return Ok(told());
            };
            let drawn = new_file(&file)?.write_all(maps::svg(&map).as_bytes());
            drawn.map_err(|error| Failed::unwritten(&file, &error))?;
            Ok(if text { told() } else { String::new() })
        }
        MapCommand::List => {
            let maps = maps::map_names().map(|name| Ok(summary(&maps::map(name)?, None, language)));
            let maps: Result<Vec<String>, MapError> = maps.collect();
            Ok(maps?.join("\n"))
        }
    }
}

/// Finds a built-in map by its name or an edition's name, or else loads a map folder.
fn found(name: &str) -> Result<(Map, Option<PathBuf>), Failed> {
    match maps::map(name) {
        Ok(map) => Ok((map, None)),
        Err(_) if Path::new(name).is_dir() => Ok((maps::folder(Path::new(name))?, Some(PathBuf::from(name)))),
        Err(_) => {
            // A map's only edition can have the same name as the map.
            let mut names: Vec<String> = maps::map_names().chain(maps::names()).map(str::to_string).collect();
            names.sort();
            names.dedup();
            Err(Failed::input(message!("terminal-chart-unknown", name = name, names = listed(&names))))
        }
    }
}

/// Returns the title of a map. The titles of built-in maps are translated.
fn title(map: &Map, folder: Option<&Path>, language: Language) -> String {
    let built_in = match map.name.as_str() {
        _ if folder.is_some() => None,
        "usa" => Some(message!("edition-board-north-america")),
        "germany" => Some(message!("edition-board-germany")),
        "legends" => Some(message!("edition-board-the-east")),
        _ => None,
    };
    built_in.map_or_else(|| map.title.clone(), |title| title.text(language))
}

/// Summarizes the map in a few lines: its size, and each edition with its hash.
fn summary(map: &Map, folder: Option<&Path>, language: Language) -> String {
    let board = &map.editions[0];
    let countries = board.places.iter().filter(|place| place.country).count();
    let cities = board.places.len() - countries;
    let spaces: usize = (board.routes.iter().map(|route| usize::from(route.length))).sum();
    let mut lines = vec![format!("{} ({})", title(map, folder, language), map.name)];
    let mut size = vec![message!("terminal-chart-cities", count = cities)];
    if countries > 0 {
        let ports = board.stops.len() - cities;
        size.push(message!("terminal-chart-countries", countries = countries, ports = ports));
    }
    size.push(message!("terminal-chart-routes", count = board.routes.len()));
    size.push(message!("terminal-chart-spaces", count = spaces));
    let size: Vec<String> = size.into_iter().map(|part| part.text(language)).collect();
    lines.push(format!("  {}", size.join(", ")));
    for edition in &map.editions {
        let decks = edition.decks.iter().enumerate().map(|(at, deck)| {
            let of_deck = |ticket: &&rules::ticket::Ticket| usize::from(ticket.deck) == at;
            let tickets = edition.tickets.iter().filter(of_deck).count();
            in_deck(tickets, deck)
        });
        let tickets = match &edition.decks[..] {
            [_] => message!("word-tickets", count = edition.tickets.len()).into(),
            _ => listed(decks),
        };
        let hash: String = (edition.hash.iter().take(8)).map(|byte| format!("{byte:02x}")).collect();
        let shown = shown_edition(edition, folder.map(|_| &map.names), language);
        let about = message!(
            "terminal-chart-edition",
            title = &shown.title,
            seats = range(SEATS_MIN, edition.seat_colors.len()),
            tickets = tickets,
            version = edition.version,
            hash = hash
        );
        lines.push(format!("  {:<14} {}", edition.name, about.text(language)));
    }
    lines.join("\n") + "\n"
}

/// Lists ticket decks that no edition uses, as a hint for the map's author.
fn spare(map: &Map, language: Language) -> String {
    let lines = map.spare_decks.iter();
    let told = lines.map(|(deck, tickets)| message!("terminal-chart-spare", count = *tickets, deck = deck));
    told.map(|line| format!("  {}\n", line.text(language))).collect()
}
