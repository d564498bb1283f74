//! `highball campaign board`: saves the final board of a campaign as a separate map.

use std::fs;
use std::path::PathBuf;

use campaign::edition::LeftoverRules;
use clap::Args;

use super::Content;
use super::check::check;
use super::file::read;
use super::new::write_new;
use crate::fail::Failed;
use crate::play::typed;
use crate::words::{Language, message};

/// Save the board of a finished campaign to a new folder, as a playable map.
#[derive(Args)]
pub struct SaveBoard {
    /// Campaign file
    file: PathBuf,
    /// Folder to create for the map; it must not exist yet
    folder: PathBuf,
    /// Rules to play by: all the campaign's rules, or plain rules without dollars, events or
    /// companies
    #[arg(long, value_name = "RULES", default_value = "campaign", value_parser = ["campaign", "plain"])]
    rules: String,
    #[command(flatten)]
    content: Content,
}

/// Writes the final board of a campaign as a map folder.
pub fn run(arguments: &SaveBoard, language: Language) -> Result<String, Failed> {
    let checked = check(&arguments.file, &read(&arguments.file)?, &arguments.content, language)?;
    let rules = if arguments.rules == "plain" { LeftoverRules::Plain } else { LeftoverRules::Campaign };
    let left = checked.ledger.campaign().leftover(rules).ok_or_else(|| {
        Failed::input(message!("terminal-saga-not-over", file = arguments.file.display().to_string()))
    })?;
    let folder = &arguments.folder;
    fs::create_dir(folder).map_err(|trouble| {
        let (folder, why) = (folder.display().to_string(), trouble.to_string());
        Failed::input(message!("terminal-saga-no-folder", folder = folder, why = why))
    })?;
    let mut files = left.files();
    files.insert("drawing.toml".to_string(), format!("title = {:?}\n", checked.pack.title));
    files.insert("land.json".to_string(), maps::NORTH_AMERICA.to_string());
    files.iter().try_for_each(|(name, text)| write_new(&folder.join(name), text))?;
    let command = typed(&format!("play --map {}", folder.display()));
    let told = message!("terminal-saga-is-a-map", folder = folder.display().to_string());
    Ok(format!("{}\n  {command}\n", told.text(language)))
}
