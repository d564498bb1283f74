//! `highball campaign import`: a campaign from elsewhere.

use std::path::PathBuf;

use clap::Args;

use super::Content;
use super::export::copy;
use crate::fail::Failed;
use crate::words::Language;

/// Check a campaign that comes from elsewhere, or was typed by hand, and write it into a new file.
///
/// Every input must be legal, a seed must give every deal again, and every record must be of its game and have its result.
/// What is damaged is refused with its line.
#[derive(Args)]
pub struct Import {
    /// The campaign from elsewhere
    file: PathBuf,
    /// The new file
    out: PathBuf,
    #[command(flatten)]
    content: Content,
}

/// Writes the new file.
pub fn run(arguments: &Import, language: Language) -> Result<String, Failed> {
    copy(&arguments.file, &arguments.out, &arguments.content, language, |checked| Ok(checked.ledger.log().clone()))
}
