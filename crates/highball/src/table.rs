//! The table that a command's arguments describe: an edition, the seats, and the players.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use clap::Args;
use maps::MapError;
use rules::edition::Edition;
use rules::limits::SEATS_MIN;
use rules::setup::Setup;

use crate::fail::Failed;
use crate::outside;
use crate::words::{Message, listed, message, range};

const USUAL_EDITION: &str = "usa-new";
/// Default time limit for a program's answer, in seconds.
pub const USUAL_PATIENCE: f64 = 10.0;
/// The default bot in simulations.
pub const USUAL_BOT: &str = "random";
/// The default opponent for a person.
pub const USUAL_RIVAL: &str = "normal";

/// The short help for `--bots`.
const BOTS_HELP: &str = "Bots that play: one for all, or a comma-separated list distributed over the seats [default: \
                         random; normal if you play yourself]";

/// Returns the long help for `--bots`, with every bot.
fn bots_help() -> String {
    let bots = bots::BOTS.iter().map(|bot| format!("\n\n{}: {}", bot.name, bot.about));
    let program = "\n\nprogram:COMMAND: a program of your own; docs/bots.md explains how to write one.";
    format!("{BOTS_HELP}.{}{program}", bots.collect::<String>())
}

/// Options that select the game and its players.
#[derive(Args)]
pub struct TableArguments {
    /// Edition: usa-new, usa-classic, usa-1910, usa-mega, germany, legends, or an edition of the
    /// custom map [default: usa-new]
    #[arg(long, value_name = "NAME")]
    pub edition: Option<String>,
    /// Number of players [default: 4; 3 if you play yourself]
    #[arg(long, value_name = "N")]
    pub players: Option<usize>,
    #[arg(long, value_name = "NAMES", value_delimiter = ',', help = BOTS_HELP, long_help = bots_help())]
    pub bots: Vec<String>,
    /// Folder of a custom map
    #[arg(long, value_name = "DIR")]
    pub map: Option<PathBuf>,
    /// Time limit for an external bot program's answer
    #[arg(long, value_name = "SECONDS", default_value_t = USUAL_PATIENCE)]
    pub patience: f64,
}

impl Default for TableArguments {
    fn default() -> Self {
        TableArguments { edition: None, players: None, bots: Vec::new(), map: None, patience: USUAL_PATIENCE }
    }
}

impl TableArguments {
    /// Returns the selected edition.
    pub fn edition(&self) -> Result<Arc<Edition>, Failed> {
        let name = match (&self.edition, &self.map) {
            (None, None) => Some(USUAL_EDITION),
            (name, _) => name.as_deref(),
        };
        maps::find(name, self.map.as_deref()).map_err(|error| match error {
            MapError::Unknown(unknown) => unknown_name("edition", &unknown.name, &unknown.nearest),
            MapError::Unnamed(names) => Failed::input(message!("terminal-fail-editions", names = names.join(", "))),
            error => error.into(),
        })
    }

    /// Returns the setup with the edition's colours. The default number of seats is `usual`, or
    /// the maximum of the edition if that is smaller.
    pub fn setup(&self, edition: &Edition, usual: usize) -> Result<Setup, Failed> {
        let most = edition.seat_colors.len();
        let players = self.players.unwrap_or(usual.min(most));
        if !(SEATS_MIN..=most).contains(&players) {
            let (edition, range) = (&edition.name, range(SEATS_MIN, most));
            let message = message!("terminal-fail-players", players = players, edition = edition, range = range);
            return Err(Failed::input(message));
        }
        Ok(Setup::of(edition, players))
    }

    /// Returns the time limit for a program's answer.
    pub fn patience(&self) -> Result<Duration, Failed> {
        let patience = Duration::try_from_secs_f64(self.patience).ok().filter(|patience| !patience.is_zero());
        patience.ok_or_else(|| Failed::input(message!("terminal-fail-patience")))
    }

    /// Returns the bots in the arguments, after checking their names.
    pub fn named(&self) -> Result<&[String], Failed> {
        self.bots.iter().try_for_each(|name| check_bot(name))?;
        Ok(&self.bots)
    }

    /// Returns a bot for each seat: the named bots, repeated as needed, or the usual bot if none
    /// are named.
    pub fn seated(&self, seats: usize, usual: &str) -> Result<Vec<String>, Failed> {
        let named = self.named()?;
        if named.len() > seats {
            let message = message!("terminal-fail-too-many-bots", named = named.len(), seats = seats);
            return Err(Failed::input(message));
        }
        let usual = [usual.to_string()];
        let named = if named.is_empty() { &usual } else { named };
        Ok(named.iter().cycle().take(seats).cloned().collect())
    }
}

/// Checks that this is the name of a built-in bot, or contains the command of an external program.
pub fn check_bot(name: &str) -> Result<(), Failed> {
    if name.starts_with(outside::PREFIX) {
        let unnamed = || Failed::input(message!("terminal-fail-no-program", name = name));
        return outside::command(name).map(|_| ()).ok_or_else(unnamed);
    }
    if bots::known(name) {
        return Ok(());
    }
    let known: Vec<String> = bots::BOTS.iter().map(|bot| bot.name.to_string()).collect();
    Err(unknown_name("bot", name, &known))
}

/// Number of letters per allowed mistake. A shorter name is never treated as a typo of a known
/// name.
const ONE_WRONG_OF: usize = 3;

/// Creates the failure for an unknown name. The message lists the known names, starting with a
/// similar one if there is one.
pub fn unknown_name(kind: &'static str, name: &str, known: &[String]) -> Failed {
    Failed::input(message!("terminal-fail-sentence", what = unknown(kind, name, known)))
}

/// Creates the message about an unknown name, without a full stop.
pub fn unknown(kind: &'static str, name: &str, known: &[String]) -> Message {
    let distance = |known: &String| strsim::damerau_levenshtein(name, known);
    let near = |known: &&String| distance(known) * ONE_WRONG_OF <= name.chars().count();
    let nearest = known.iter().min_by_key(|known| distance(known)).filter(near);
    let unknown = message!("terminal-fail-unknown", kind = kind, name = name);
    match (known, nearest) {
        ([], _) => unknown,
        ([only], _) => message!("terminal-fail-unknown-only", unknown = unknown, only = only),
        (_, Some(nearest)) => {
            let others = listed(known.iter().filter(|known| *known != nearest));
            message!("terminal-fail-unknown-near", unknown = unknown, nearest = nearest, others = others)
        }
        (_, None) => message!("terminal-fail-unknown-known", unknown = unknown, known = listed(known)),
    }
}
