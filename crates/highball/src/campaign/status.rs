//! `highball campaign status`: shows the public state of a campaign.

use std::path::PathBuf;

use campaign::reveal::CampaignViewer;
use clap::Args;

use super::Content;
use super::check::check;
use super::file::read;
use super::words;
use crate::fail::Failed;
use crate::screen::{width, wrapped};
use crate::words::{Language, message};

/// Show the state of a campaign, without its secrets.
///
/// Sealed cards, vaults, and information known to only one company are not shown.
#[derive(Args)]
pub struct Status {
    /// Campaign file
    file: PathBuf,
    /// Print the full story, not just its titles
    #[arg(long)]
    story: bool,
    /// Print JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    content: Content,
}

/// Returns the text to print.
pub fn run(arguments: &Status, language: Language) -> Result<String, Failed> {
    let checked = check(&arguments.file, &read(&arguments.file)?, &arguments.content, language)?;
    let campaign = checked.ledger.campaign();
    if arguments.json {
        let view = campaign.view(CampaignViewer::Spectator);
        return Ok(serde_json::to_string(&view).expect("a view is plain data") + "\n");
    }
    let view = campaign.view_in(campaign.pack().in_language(language.tag()), CampaignViewer::Spectator);
    let mut text = words::heading(&view, language);
    text.push_str(&words::table(&view, language));
    let lines = view.journal.iter().filter_map(|entry| Some((entry.game, words::entry(&view, entry, language)?)));
    let mut game = None;
    for (of, told) in lines {
        if game.replace(of) != Some(of) {
            let title = match of {
                0 => message!("terminal-saga-before-first"),
                game => message!("camp-game-number", game = game),
            };
            text.push_str(&format!("\n{}\n", title.text(language)));
        }
        let told = if arguments.story { told.in_full() } else { told.in_short() };
        told.lines().for_each(|line| text.push_str(&format!("  {line}\n")));
    }
    let header = checked.ledger.log().header();
    let over = matches!(view.waiting, campaign::input::CampaignWaiting::Over);
    let seed = match (over, &header.seed, &header.seed_hash) {
        (true, Some(seed), _) => Some(message!("terminal-saga-seed", seed = seed)),
        (_, _, Some(hash)) => Some(message!("terminal-saga-seed-hash", hash = hash)),
        _ => None,
    };
    text.extend(seed.map(|seed| format!("\n{}\n", seed.text(language))));
    Ok(wrapped(&text, width()))
}
