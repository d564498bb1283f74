//! `highball campaign export`: a copy of a campaign, checked before it is written.

use std::path::{Path, PathBuf};

use campaign::log::Log;
use clap::Args;

use super::Content;
use super::check::{Checked, check};
use super::file::read;
use super::new::write_new;
use crate::fail::Failed;
use crate::words::count;

/// Check a campaign and write it into a new file.
///
/// The copy is the whole campaign and can be played on. It holds the seed, so whoever reads it can know what chance will
/// deal.
#[derive(Args)]
pub struct Export {
    /// The campaign
    file: PathBuf,
    /// The new file
    out: PathBuf,
    #[command(flatten)]
    content: Content,
}

/// Writes the copy.
pub fn run(arguments: &Export) -> Result<String, Failed> {
    copy(&arguments.file, &arguments.out, &arguments.content, |checked| Ok(checked.ledger.log().clone()))
}

/// Checks a campaign and writes what is made of it into a new file.
pub fn copy(
    file: &Path,
    out: &Path,
    content: &Content,
    made: impl FnOnce(&Checked) -> Result<Log, Failed>,
) -> Result<String, Failed> {
    let checked = check(file, &read(file)?, content)?;
    let log = made(&checked)?;
    write_new(out, &log.export())?;
    let inputs = count(log.inputs().len() as i64, "input");
    let records = count(log.records().count() as i64, "game");
    Ok(format!("{} holds {inputs} and the records of {records}, all checked.\n", out.display()))
}
