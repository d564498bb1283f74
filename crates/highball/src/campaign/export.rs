//! `highball campaign export`: writes a validated copy of a campaign.

use std::path::{Path, PathBuf};

use campaign::log::{CampaignLog, VerifiedLog};
use clap::Args;
use protocol::sentences::log_gaps;

use super::Content;
use super::check::check;
use super::file::read;
use super::new::write_new;
use crate::fail::Failed;
use crate::words::{Language, message};

/// Check a campaign and copy it to a new file.
///
/// The copy is complete and can be continued. It contains the seed, which reveals all future deals.
#[derive(Args)]
pub struct ExportCampaign {
    /// Campaign file
    file: PathBuf,
    /// Campaign file to write; it must not exist yet
    out: PathBuf,
    #[command(flatten)]
    content: Content,
}

/// Writes a validated copy of a campaign.
pub fn run(arguments: &ExportCampaign, language: Language) -> Result<String, Failed> {
    copy(&arguments.file, &arguments.out, &arguments.content, language, |checked| Ok(checked.ledger.log().clone()))
}

/// Validates a campaign, and writes the log that `made` derives from it to a new file.
pub fn copy(
    file: &Path,
    out: &Path,
    content: &Content,
    language: Language,
    made: impl FnOnce(&VerifiedLog) -> Result<CampaignLog, Failed>,
) -> Result<String, Failed> {
    let checked = check(file, &read(file)?, content, language)?;
    let log = made(&checked)?;
    write_new(out, &log.export())?;
    let inputs = message!("terminal-word-inputs", count = log.inputs().len());
    let (file, games) = (out.display().to_string(), log.records().count());
    let told = message!("terminal-saga-holds", file = file, inputs = inputs, count = games);
    let told = [Some(told), log_gaps(&checked.checked)].into_iter().flatten().map(|said| said.text(language));
    Ok(format!("{}\n", told.collect::<Vec<_>>().join(" ")))
}
