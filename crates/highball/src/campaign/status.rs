//! `highball campaign status`: where a campaign stands, as everybody may know it.

use std::path::PathBuf;

use campaign::opened::Viewer;
use clap::Args;

use super::Content;
use super::check::check;
use super::file::read;
use super::words;
use crate::fail::Failed;
use crate::screen::{width, wrapped};

/// Tell where a campaign stands, without its secrets.
///
/// What is sealed, what is in the vaults and what only one company knows is not told.
#[derive(Args)]
pub struct Status {
    /// The campaign
    file: PathBuf,
    /// Print the story in full, and not its titles alone
    #[arg(long)]
    story: bool,
    /// Print it as JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    content: Content,
}

/// What is to be printed.
pub fn run(arguments: &Status) -> Result<String, Failed> {
    let checked = check(&arguments.file, &read(&arguments.file)?, &arguments.content)?;
    let campaign = checked.ledger.campaign();
    let view = campaign.view(Viewer::Spectator);
    if arguments.json {
        return Ok(serde_json::to_string(&view).expect("a view is plain data") + "\n");
    }
    let mut text = words::heading(&view);
    text.push_str(&words::table(&view));
    let lines = view.journal.iter().filter_map(|entry| Some((entry.game, words::entry(&view, entry)?)));
    let mut game = None;
    for (of, told) in lines {
        if game.replace(of) != Some(of) {
            let title = if of == 0 { "Before the first game".to_string() } else { format!("Game {of}") };
            text.push_str(&format!("\n{title}\n"));
        }
        let told = if arguments.story { told.in_full() } else { told.in_short() };
        told.lines().for_each(|line| text.push_str(&format!("  {line}\n")));
    }
    let header = checked.ledger.log().header();
    let over = matches!(view.waiting, campaign::input::Waiting::Over);
    text.push_str(&match (over, &header.seed, &header.seed_hash) {
        (true, Some(seed), _) => format!("\nAll chance came from the seed {seed}.\n"),
        (_, _, Some(hash)) => format!("\nThe seed all chance comes from has the hash {hash}.\n"),
        _ => String::new(),
    });
    Ok(wrapped(&text, width()))
}
