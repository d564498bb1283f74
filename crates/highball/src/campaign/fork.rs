//! `highball campaign fork`: creates a separate campaign that branches off from another one.

use std::path::PathBuf;
use std::sync::Arc;

use clap::Args;

use super::Content;
use super::export::copy;
use super::rewind::not_so_far;
use crate::fail::Failed;
use crate::words::Language;

/// Branch a campaign into a new file; the original stays unchanged.
#[derive(Args)]
pub struct BranchCampaign {
    /// Campaign file
    file: PathBuf,
    /// Campaign file to write; it must not exist yet
    out: PathBuf,
    /// Last game that both campaigns share [default: the last finished game]
    #[arg(long, value_name = "K")]
    after_game: Option<u8>,
    #[command(flatten)]
    content: Content,
}

/// Writes the new campaign to a new file.
pub fn run(arguments: &BranchCampaign, language: Language) -> Result<String, Failed> {
    copy(&arguments.file, &arguments.out, &arguments.content, language, |checked| {
        let game = arguments.after_game.unwrap_or_else(|| checked.ledger.campaign().games_closed());
        let fork = checked.ledger.log().fork(Arc::clone(&checked.pack), game);
        fork.map_err(|_| not_so_far(checked, "--after-game"))
    })
}
