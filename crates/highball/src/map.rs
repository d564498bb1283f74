//! `highball map`: look at the maps there are, check an own one.

use std::io::Write;
use std::path::{Path, PathBuf};

use clap::Subcommand;
use maps::{Map, MapError};

use crate::fail::{Failed, new_file};
use crate::words::{count, listed};

/// What to do with maps.
#[derive(Subcommand)]
pub enum MapCommand {
    /// Look through an own map and tell everything that needs mending.
    Check {
        /// The folder of the map.
        dir: PathBuf,
    },
    /// Show a map: its places, routes, tickets and rules.
    Show {
        /// The name of a map or an edition, or the folder of an own map.
        map: String,
        /// Draw the board into this new file instead.
        #[arg(long, value_name = "FILE")]
        svg: Option<PathBuf>,
        /// Print the text too when drawing.
        #[arg(long)]
        text: bool,
    },
    /// List the maps that are built in.
    List,
}

/// Does it, and gives what is to be printed.
pub fn run(command: MapCommand) -> Result<String, Failed> {
    match command {
        MapCommand::Check { dir } => {
            let map = maps::folder(&dir)?;
            Ok(summary(&map) + &spare(&map))
        }
        MapCommand::Show { map, svg, text } => {
            let map = found(&map)?;
            let Some(file) = svg else {
                return Ok(maps::text(&map));
            };
            let drawn = new_file(&file)?.write_all(maps::svg(&map).as_bytes());
            drawn.map_err(|error| Failed::unwritten(&file, &error))?;
            Ok(if text { maps::text(&map) } else { String::new() })
        }
        MapCommand::List => {
            let maps = maps::map_names().map(|name| Ok(summary(&maps::map(name)?)));
            let maps: Result<Vec<String>, MapError> = maps.collect();
            Ok(maps?.join("\n"))
        }
    }
}

/// A built-in map or edition of this name, else the folder.
fn found(name: &str) -> Result<Map, Failed> {
    match maps::map(name) {
        Ok(map) => Ok(map),
        Err(_) if Path::new(name).is_dir() => Ok(maps::folder(Path::new(name))?),
        Err(_) => {
            // An edition that is alone on its map may have the map's name.
            let mut names: Vec<String> = maps::map_names().chain(maps::names()).map(str::to_string).collect();
            names.sort();
            names.dedup();
            let names = listed(&names);
            Err(Failed::input(format!(
                "No map, edition or folder is called '{name}'; built in are {names}, and an own map is named by its folder."
            )))
        }
    }
}

/// The map in a few lines: its size, and each edition with its hash.
fn summary(map: &Map) -> String {
    let board = &map.editions[0];
    let countries = board.places.iter().filter(|place| place.country).count();
    let cities = board.places.len() - countries;
    let spaces: usize = (board.routes.iter().map(|route| usize::from(route.length))).sum();
    let mut lines = vec![format!("{} ({})", map.title, map.name)];
    let mut size = vec![if cities == 1 { "1 city".to_string() } else { format!("{cities} cities") }];
    if countries > 0 {
        let ports = board.stops.len() - cities;
        size.push(format!("{countries} countries with {ports} ports"));
    }
    size.push(count(board.routes.len() as i64, "route"));
    size.push(count(spaces as i64, "space"));
    lines.push(format!("  {}", size.join(", ")));
    for edition in &map.editions {
        let decks = edition.decks.iter().enumerate().map(|(at, deck)| {
            let of_deck = |ticket: &&rules::ticket::Ticket| usize::from(ticket.deck) == at;
            let tickets = edition.tickets.iter().filter(of_deck).count();
            format!("{tickets} {deck}")
        });
        let tickets = match &edition.decks[..] {
            [_] => count(edition.tickets.len() as i64, "ticket"),
            _ => format!("tickets: {}", decks.collect::<Vec<_>>().join(" and ")),
        };
        let hash: String = (edition.hash.iter().take(8)).map(|byte| format!("{byte:02x}")).collect();
        lines.push(format!(
            "  {:<14} {}; {} seats, {tickets}, version {}, hash {hash}",
            edition.name,
            edition.title,
            maps::seats(edition),
            edition.version
        ));
    }
    lines.join("\n") + "\n"
}

/// Tickets that no edition uses: worth knowing for whoever makes the map.
fn spare(map: &Map) -> String {
    let lines = map.spare_decks.iter();
    lines.map(|(deck, tickets)| format!("  {tickets} tickets of deck {deck} are in no edition\n")).collect()
}
