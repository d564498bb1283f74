//! `highball campaign`: plays linked games that are saved in one file.

mod audit;
mod board;
pub mod check;
mod companies;
mod export;
mod file;
mod fork;
mod game;
mod import;
mod keepsake;
mod last_time;
mod new;
mod play;
mod rewind;
mod simulate;
mod status;
mod words;

use std::io::{BufRead, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use campaign::pack::Pack;
use clap::{Args, Subcommand};

use crate::fail::Failed;
use crate::screen::printable;
use crate::table::unknown;
use crate::words::{Language, message};

#[derive(Subcommand)]
pub enum CampaignCommand {
    New(new::New),
    Play(play::PlayCampaign),
    Status(status::Status),
    Export(export::ExportCampaign),
    Import(import::Import),
    Rewind(rewind::RewindCampaign),
    Fork(fork::BranchCampaign),
    Board(board::SaveBoard),
    Keepsake(keepsake::Keepsake),
    Simulate(simulate::SimulateCampaigns),
}

pub fn run(
    command: CampaignCommand,
    language: Language,
    input: &mut dyn BufRead,
    out: &mut dyn Write,
) -> Result<(), Failed> {
    let text = match command {
        CampaignCommand::Play(arguments) => return play::run(&arguments, language, input, out),
        CampaignCommand::New(arguments) => new::run(&arguments, language)?,
        CampaignCommand::Status(arguments) => status::run(&arguments, language)?,
        CampaignCommand::Export(arguments) => export::run(&arguments, language)?,
        CampaignCommand::Import(arguments) => import::run(&arguments, language)?,
        CampaignCommand::Rewind(arguments) => rewind::run(&arguments, language)?,
        CampaignCommand::Fork(arguments) => fork::run(&arguments, language)?,
        CampaignCommand::Board(arguments) => board::run(&arguments, language)?,
        CampaignCommand::Keepsake(arguments) => keepsake::run(&arguments, language)?,
        CampaignCommand::Simulate(arguments) => simulate::run(&arguments)?,
    };
    // A reader that closes the pipe early is not an error.
    let _ = out.write_all(printable(&text).as_bytes());
    Ok(())
}

/// The option that selects the pack of a campaign.
#[derive(Args)]
pub struct Content {
    /// Name of a pack, or the folder of your own pack [default: the pack of the campaign, or
    /// meridian for new campaigns]
    #[arg(long, value_name = "NAME")]
    pack: Option<PathBuf>,
}

const USUAL_PACK: &str = "meridian";

impl Content {
    /// Loads the selected pack, or the pack named `usual` by default.
    pub fn find(&self, usual: &str) -> Result<Arc<Pack>, Failed> {
        let given = self.pack.as_deref().unwrap_or(Path::new(usual));
        let embedded = given.to_str().and_then(Pack::embedded);
        if let Some(pack) = embedded {
            return Ok(pack);
        }
        if !given.is_dir() {
            let known: Vec<String> = Pack::names().map(str::to_string).collect();
            let unknown = unknown("pack", &given.display().to_string(), &known);
            return Err(Failed::input(message!("terminal-saga-own-pack", unknown = unknown)));
        }
        Pack::folder(given)
            .map(Arc::new)
            .map_err(|_| Failed::input(message!("terminal-saga-no-pack", folder = given.display().to_string())))
    }
}
