//! `highball verify`: whether a record holds what it claims, and whether its seed rebuilds the deal.

use std::path::PathBuf;

use clap::Args;
use rules::record::split_records;

use crate::fail::Failed;
use crate::replay::{Editions, Opened, Source, name_of, verify};
use crate::table::with_tables;
use crate::words::{Language, message};

/// Check a record: every input, the final hash, and that the revealed seed deals the same game again.
///
/// The hash of the seed was published before the first ticket was seen, so a seed that fits shows that nobody chose the
/// cards. A record without a seed is checked for the rest, and that is said.
#[derive(Args)]
pub struct Verify {
    /// The file with the record; - for the standard input
    file: PathBuf,
    /// The folder of the own map it was played on, where that did not come with the record
    #[arg(long, value_name = "DIR")]
    map: Option<PathBuf>,
}

pub fn run(arguments: &Verify, language: Language) -> Result<String, Failed> {
    let name = name_of(&arguments.file, language);
    let Opened { text, map } = Opened::new(&arguments.file, arguments.map.as_deref())?;
    let mut editions = Editions::new(map, language);
    let mut told = String::new();
    for (before, text) in split_records(&text) {
        let source = Source { name: &name, before, text };
        let header = source.header()?;
        let (tables, reader) = editions.tables(&source, &header)?;
        with_tables!(tables, |tables| {
            let verified = verify(tables, &reader, &source, None)?;
            told += &verified.checks();
            if verified.dealer.is_none() {
                told += &format!(" {}", message!("terminal-record-no-seed").text(language));
            }
            told.push('\n');
        });
    }
    Ok(told)
}
