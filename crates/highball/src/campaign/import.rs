//! `highball campaign import`: checks and saves a campaign from elsewhere.

use std::path::PathBuf;

use clap::Args;

use super::Content;
use super::export::copy;
use crate::fail::Failed;
use crate::words::Language;

/// Check a campaign from elsewhere, or one typed by hand, and save it to a new file.
///
/// Every input must be legal, a revealed seed must reproduce every deal, and every game must match its result. Damaged
/// files are refused with the line number.
#[derive(Args)]
pub struct Import {
    /// Campaign file to import
    file: PathBuf,
    /// Campaign file to write; it must not exist yet
    out: PathBuf,
    #[command(flatten)]
    content: Content,
}

/// Writes the validated campaign to a new file.
pub fn run(arguments: &Import, language: Language) -> Result<String, Failed> {
    copy(&arguments.file, &arguments.out, &arguments.content, language, |checked| Ok(checked.ledger.log().clone()))
}
