//! The table that the arguments of a command describe: an edition, the seats, and who plays for them.

use std::path::PathBuf;
use std::sync::Arc;

use clap::Args;
use maps::MapError;
use rules::edition::Edition;
use rules::limits::{LARGE, SEATS_MIN, SMALL};
use rules::setup::Setup;
use rules::tables::Tables;

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

/// The tables of an edition, in the smaller capacity that holds it.
pub enum AnyTables {
    Small(Arc<Tables<SMALL>>),
    Large(Arc<Tables<LARGE>>),
}

impl AnyTables {
    /// Works the tables out.
    pub fn new(edition: &Arc<Edition>) -> AnyTables {
        let large = || Tables::new(Arc::clone(edition)).expect("an edition that is too large fails its check");
        Tables::new(Arc::clone(edition)).map_or_else(|| AnyTables::Large(large()), AnyTables::Small)
    }

    /// The edition they were made for.
    pub fn edition(&self) -> &Arc<Edition> {
        with_tables!(self, |tables| tables.edition())
    }
}

/// Does something with tables of either capacity.
macro_rules! with_tables {
    ($any:expr, |$tables:ident| $body:expr) => {
        match $any {
            $crate::table::AnyTables::Small($tables) => $body,
            $crate::table::AnyTables::Large($tables) => $body,
        }
    };
}
pub(crate) use with_tables;
