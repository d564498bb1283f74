//! `highball campaign rewind`: back to the end of a game.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::Args;

use super::Content;
use super::check::{Checked, check};
use super::file::CampaignFile;
use super::new::write_new;
use crate::fail::Failed;

/// Take a campaign back to the end of a game. What was played since is kept in a file beside it.
#[derive(Args)]
pub struct Rewind {
    /// The campaign
    file: PathBuf,
    /// The game after which it goes on; 0 is before the first
    #[arg(long, value_name = "K")]
    to_game: u8,
    #[command(flatten)]
    content: Content,
}

/// Puts the shorter campaign in the place of the longer one, which gets another name.
pub fn run(arguments: &Rewind) -> Result<String, Failed> {
    let path = &arguments.file;
    // Nobody else adds to the file until this one stands in its place.
    let (_file, text) = CampaignFile::open(path)?;
    let checked = check(path, &text, &arguments.content)?;
    let back = checked.ledger.log().rewind(Arc::clone(&checked.pack), arguments.to_game);
    let back = back.map_err(|_| not_so_far(&checked, "--to-game"))?;
    let old = (1..).map(|number| beside(path, &number.to_string())).find(|old| !old.exists());
    let old = old.expect("some number is free");
    write_new(&old, &text)?;
    let new = beside(path, "new");
    write_new(&new, &back.export())?;
    std::fs::rename(&new, path).map_err(|error| Failed::unwritten(path, &error))?;
    let (path, game, old) = (path.display(), arguments.to_game, old.display());
    Ok(format!("{path} goes on after game {game}. What it was before is in {old}.\n"))
}

/// The same name with something behind it.
fn beside(path: &Path, behind: &str) -> PathBuf {
    let mut name = path.as_os_str().to_os_string();
    name.push(format!(".{behind}"));
    PathBuf::from(name)
}

/// The campaign has not come to that game.
pub fn not_so_far(checked: &Checked, flag: &str) -> Failed {
    let closed = checked.ledger.campaign().games_closed();
    let range = if closed == 0 { "0".to_string() } else { format!("0 to {closed}") };
    Failed::input(format!("That game was not played to its end; say {flag} {range}."))
}
