//! `highball campaign keepsake`: prints the keepsake of a finished campaign, and can draw a
//! picture.

use std::path::PathBuf;

use campaign::reveal::CampaignViewer;
use clap::Args;
use server::campaign::board;
use server::picture;

use super::Content;
use super::check::check;
use super::file::read;
use crate::fail::Failed;
use crate::words::{Language, message};

/// Print the keepsake of a finished campaign: final places, results by year, lines built, and
/// epilogues.
#[derive(Args)]
pub struct Keepsake {
    /// Campaign file
    file: PathBuf,
    /// Also write a picture of the board to this new PNG file
    #[arg(long, value_name = "PNG")]
    picture: Option<PathBuf>,
    #[command(flatten)]
    content: Content,
}

/// Returns the text to print, and writes the picture if one is requested.
pub fn run(arguments: &Keepsake, language: Language) -> Result<String, Failed> {
    let file = arguments.file.display().to_string();
    let checked = check(&arguments.file, &read(&arguments.file)?, &arguments.content, language)?;
    let campaign = checked.ledger.campaign();
    let view = campaign.view_in(campaign.pack().in_language(language.tag()), CampaignViewer::Spectator);
    let unfinished = || Failed::input(message!("terminal-saga-not-over", file = &file));
    let name = arguments.file.file_stem().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    let text = protocol::keepsake::text(&view, &name, language).ok_or_else(unfinished)?;
    if let Some(path) = &arguments.picture {
        let board = campaign.board();
        let scene = picture::keepsake(&view, &name, board.routes.lines().count() - 1).ok_or_else(unfinished)?;
        let map = board::map(campaign.pack(), &board).expect("the board of a campaign is a map");
        let png = picture::png(&board::drawing(campaign.pack(), campaign, &map), &scene);
        let written =
            std::fs::OpenOptions::new().write(true).create_new(true).open(path).and_then(|mut file| {
                std::io::Write::write_all(&mut file, &png.expect("a drawing of ours can be drawn"))
            });
        written.map_err(|trouble| {
            let (name, why) = (path.display().to_string(), trouble.to_string());
            Failed::input(message!("terminal-charter-no-picture", name = name, why = why))
        })?;
    }
    Ok(text)
}
