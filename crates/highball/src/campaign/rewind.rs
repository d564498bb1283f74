//! `highball campaign rewind`: returns to the end of an earlier game.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use campaign::log::VerifiedLog;
use clap::Args;

use super::Content;
use super::check::check;
use super::file::CampaignFile;
use super::new::write_new;
use crate::fail::Failed;
use crate::words::{Language, message, range};

/// Rewind a campaign to the end of an earlier game. A copy of the whole campaign is saved next to
/// its file.
#[derive(Args)]
pub struct RewindCampaign {
    /// Campaign file
    file: PathBuf,
    /// Game after which to continue; 0 means before the first game
    #[arg(long, value_name = "K")]
    to_game: u8,
    #[command(flatten)]
    content: Content,
}

/// Replaces the campaign file with a shorter one, and saves the previous one under another name.
pub fn run(arguments: &RewindCampaign, language: Language) -> Result<String, Failed> {
    let path = &arguments.file;
    // The lock prevents others from appending before the new file is in place.
    let (_file, text) = CampaignFile::open(path)?;
    let checked = check(path, &text, &arguments.content, language)?;
    let back = checked.ledger.log().rewind(Arc::clone(&checked.pack), arguments.to_game);
    let back = back.map_err(|_| not_so_far(&checked, "--to-game"))?;
    let old = (1..).map(|number| beside(path, &number.to_string())).find(|old| !old.exists());
    let old = old.expect("some number is free");
    write_new(&old, &text)?;
    let new = beside(path, "new");
    write_new(&new, &back.export())?;
    std::fs::rename(&new, path).map_err(|error| Failed::unwritten(path, &error))?;
    let (file, old) = (path.display().to_string(), old.display().to_string());
    let told = message!("terminal-saga-rewound", file = file, game = arguments.to_game, old = old);
    Ok(format!("{}\n", told.text(language)))
}

/// Appends a suffix to a file name.
fn beside(path: &Path, behind: &str) -> PathBuf {
    let mut name = path.as_os_str().to_os_string();
    name.push(format!(".{behind}"));
    PathBuf::from(name)
}

/// Returns the failure for a campaign in which the requested game has not been finished.
pub fn not_so_far(checked: &VerifiedLog, flag: &str) -> Failed {
    let range = range(0, checked.ledger.campaign().games_closed().into());
    Failed::input(message!("terminal-saga-not-so-far", flag = flag, range = range))
}
