//! `highball campaign board`: what is left on the table after the last game, as a map of its own.

use std::fs;
use std::path::PathBuf;

use clap::Args;

use super::Content;
use super::check::check;
use super::file::read;
use super::new::write_new;
use crate::fail::Failed;
use crate::play::typed;

/// Write the board that a finished campaign leaves into a new folder, as a map that can be played.
#[derive(Args)]
pub struct Board {
    /// The campaign
    file: PathBuf,
    /// The new folder
    folder: PathBuf,
    #[command(flatten)]
    content: Content,
}

/// Writes the folder.
pub fn run(arguments: &Board) -> Result<String, Failed> {
    let checked = check(&arguments.file, &read(&arguments.file)?, &arguments.content)?;
    let left = checked.ledger.campaign().leftover().ok_or_else(|| {
        Failed::input(format!("{} is not over yet; its board is left after the last game.", arguments.file.display()))
    })?;
    let folder = &arguments.folder;
    fs::create_dir(folder).map_err(|trouble| {
        Failed::input(format!("{} cannot be made: {trouble}. Name a folder that is not there yet.", folder.display()))
    })?;
    let mut files = left.files();
    files.insert("drawing.toml".to_string(), format!("title = {:?}\n", checked.pack.title));
    files.insert("land.json".to_string(), maps::NORTH_AMERICA.to_string());
    files.iter().try_for_each(|(name, text)| write_new(&folder.join(name), text))?;
    let command = typed(&format!("play --map {}", folder.display()));
    Ok(format!("{} is a map now. Play on it with:\n  {command}\n", folder.display()))
}
