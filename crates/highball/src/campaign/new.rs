//! `highball campaign new`: creates a campaign.

use std::io::Write;
use std::path::{Path, PathBuf};

use campaign::input::CampaignInput;
use campaign::log::{LogHeader, LogWriter};
use clap::Args;
use dealer::Revealed;
use rules::limits::SEATS_MIN;

use super::companies::companies;
use super::{Content, USUAL_PACK};
use crate::fail::{Failed, new_file};
use crate::play::typed;
use crate::seeds::fresh;
use crate::words::{Language, known_seat, message};

/// Start a campaign in a new file.
#[derive(Args)]
pub struct New {
    /// Campaign file to write; it must not exist yet
    file: PathBuf,
    /// Each company's player: a person's name, or bot:NAME for a bot; for example
    /// blue=Ada,red=bot:normal
    #[arg(long, value_name = "LIST", value_delimiter = ',', required = true)]
    companies: Vec<String>,
    /// Random seed [default: a new one each time]
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    #[command(flatten)]
    content: Content,
}

/// Writes the file of a new campaign.
pub fn run(arguments: &New, language: Language) -> Result<String, Failed> {
    let pack = arguments.content.find(USUAL_PACK)?;
    let companies = companies(&pack, &arguments.companies)?;
    if companies.len() < SEATS_MIN {
        return Err(Failed::input(message!("terminal-saga-too-few", least = SEATS_MIN)));
    }
    let dealer = Revealed::fast(arguments.seed.unwrap_or_else(fresh));
    let header = LogHeader {
        dealer: dealer.name().to_string(),
        seed_hash: Some(dealer.hash()),
        seed: Some(dealer.seed()),
        ..LogHeader::new(&pack)
    };
    let mut ledger = LogWriter::new(pack, header);
    for (company, player) in companies {
        let signed = ledger.apply(CampaignInput::Sign { company, player });
        signed.map_err(|refused| {
            let (name, why) = (known_seat(company.name()), refused.to_string());
            Failed::input(message!("terminal-saga-not-signed", name = name, why = why))
        })?;
    }
    write_new(&arguments.file, &ledger.log().export())?;
    let begins = message!("terminal-saga-begins", title = &ledger.campaign().pack().title).text(language);
    let command = typed(&format!("campaign play {}", arguments.file.display()));
    Ok(format!("{begins}\n  {command}\n"))
}

/// Writes a file that must not exist yet.
pub fn write_new(path: &Path, text: &str) -> Result<(), Failed> {
    let mut file = new_file(path)?;
    let written = file.write_all(text.as_bytes()).and_then(|()| file.sync_all());
    written.map_err(|error| Failed::unwritten(path, &error))
}
