//! The table that the arguments of a command describe: an edition, the seats, and who plays for them.

use std::path::PathBuf;
use std::sync::Arc;

use clap::Args;
use maps::MapError;
use rules::edition::Edition;
use rules::limits::SEATS_MIN;
use rules::setup::Setup;

use crate::fail::Failed;

/// What is played where nothing is named.
const USUAL_EDITION: &str = "usa-new";

/// Which game is played, and by whom.
#[derive(Args)]
pub struct TableArguments {
    /// The edition: usa-new, usa-classic or germany, or one of the own map [default: usa-new]
    #[arg(long, value_name = "NAME")]
    pub edition: Option<String>,
    /// How many play [default: 4 in a simulation, 3 against you]
    #[arg(long, value_name = "N")]
    pub players: Option<usize>,
    /// Who plays: one policy for all, or a list with commas that is dealt out over the seats: random, greedy,
    /// one-colour, hoarder, tickets, resets
    #[arg(long, value_name = "NAMES", value_delimiter = ',', default_value = "random")]
    pub bots: Vec<String>,
    /// The folder of an own map
    #[arg(long, value_name = "DIR")]
    pub map: Option<PathBuf>,
}

impl TableArguments {
    /// The edition that is meant.
    pub fn edition(&self) -> Result<Arc<Edition>, Failed> {
        let name = match (&self.edition, &self.map) {
            (None, None) => Some(USUAL_EDITION),
            (name, _) => name.as_deref(),
        };
        maps::find(name, self.map.as_deref()).map_err(|error| match error {
            MapError::Unknown(unknown) => Failed::input(unknown_name("edition", &unknown.name, &unknown.nearest)),
            MapError::Unnamed(names) => {
                Failed::input(format!("This map has several editions; add --edition with one of {}.", names.join(", ")))
            }
            error => error.into(),
        })
    }

    /// The seats, in the edition's colours. Where no number is given: the usual one, or all seats of a smaller board.
    pub fn setup(&self, edition: &Edition, usual: usize) -> Result<Setup, Failed> {
        let most = edition.seat_colors.len();
        let players = self.players.unwrap_or(usual.min(most));
        if !(SEATS_MIN..=most).contains(&players) {
            let range = maps::seats(edition);
            return Err(Failed::input(format!("{players} cannot play {}; say --players {range}.", edition.name)));
        }
        Ok(Setup::of(edition, players))
    }

    /// A policy for each of so many seats.
    pub fn policies(&self, seats: usize) -> Result<Vec<String>, Failed> {
        for name in &self.bots {
            if !bots::NAMES.contains(&name.as_str()) {
                let mut names: Vec<String> = bots::NAMES.map(str::to_string).to_vec();
                names.sort_by_key(|known| strsim::damerau_levenshtein(name, known));
                return Err(Failed::input(unknown_name("policy", name, &names)));
            }
        }
        if self.bots.len() > seats {
            let (named, bots) = (self.bots.len(), if seats == 1 { "bot" } else { "bots" });
            return Err(Failed::input(format!("--bots names {named} policies, but {seats} {bots} play; name fewer.")));
        }
        Ok(self.bots.iter().cycle().take(seats).cloned().collect())
    }
}

/// No thing of this kind has this name; the names there are come nearest first.
pub fn unknown_name(kind: &str, name: &str, nearest: &[String]) -> String {
    match nearest {
        [] => format!("No {kind} is called '{name}'."),
        [only] => format!("No {kind} is called '{name}'; the only one here is {only}."),
        [first, others @ ..] => {
            format!("No {kind} is called '{name}'; the nearest is {first}, and there are also {}.", others.join(", "))
        }
    }
}

/// Does something with the tables of an edition, in the smaller capacity that holds it.
macro_rules! with_tables {
    ($edition:expr, |$tables:ident| $body:expr) => {
        match rules::tables::Tables::<{ rules::limits::SMALL }>::new(std::sync::Arc::clone($edition)) {
            Some($tables) => $body,
            None => {
                let large = rules::tables::Tables::<{ rules::limits::LARGE }>::new(std::sync::Arc::clone($edition));
                let $tables = large.expect("no edition passes its check that the large capacity cannot hold");
                $body
            }
        }
    };
}
pub(crate) use with_tables;
