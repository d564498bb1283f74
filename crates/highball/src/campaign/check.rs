//! Validation of campaign files, with faults in the reader's language.

use std::path::Path;
use std::sync::Arc;

use campaign::log::{CampaignLog, LogFault, LogFlaw, VerifiedLog, verify};
use campaign::pack::Pack;
use protocol::sentences::{log_fault_info, log_reason, record_reason};
use rules::edition::Edition;

use super::Content;
use crate::fail::Failed;
use crate::replay::Reader;
use crate::words::{Language, message};

/// Validates the text of a campaign file.
pub fn check(path: &Path, text: &str, content: &Content, language: Language) -> Result<VerifiedLog, Failed> {
    let name = path.display().to_string();
    let log = CampaignLog::import(text).map_err(|damage| wrong(&name, text, &damage.into(), None, language))?;
    let pack = content.find(&log.header().pack)?;
    verify(log, Arc::clone(&pack)).map_err(|fault| wrong(&name, text, &fault, Some(&pack), language))
}

/// Describes a fault in a campaign file. If the fault is in the record of a game, the description
/// uses the names from that game.
fn wrong(name: &str, text: &str, fault: &LogFault, pack: Option<&Pack>, language: Language) -> Failed {
    let (line, info) = (fault.line, log_fault_info(fault));
    let message = match (&fault.flaw, pack) {
        (LogFlaw::Record { edition, fault }, Some(pack)) => {
            let reader = reader(pack, edition, language);
            let reason = record_reason(&fault.flaw, &reader.words(&fault.colors, None)).text(language);
            let text = text.lines().nth(line - 1).unwrap_or("").trim_start_matches('|').trim();
            message!("terminal-damage-at-line", name = name, line = line, text = text, reason = reason)
        }
        (flaw, _) if line == 0 => message!("terminal-damage-of", name = name, reason = log_reason(flaw)),
        (flaw, _) => message!("terminal-damage-at", name = name, line = line, reason = log_reason(flaw)),
    };
    Failed::Wrong(info, message)
}

/// Returns the reader for a game of this pack: the language, and the edition with translated names
/// and cards. The original edition stays unchanged.
pub fn reader(pack: &Pack, edition: &Edition, language: Language) -> Reader {
    let (pack, mut shown) = (pack.in_language(language.tag()), edition.clone());
    for event in &mut shown.events {
        if let Some(known) = pack.event(&event.id) {
            (event.title, event.text) = (known.title.clone(), known.text.clone());
        }
    }
    for place in &mut shown.places {
        if let Some(known) = pack.city(&place.id) {
            place.name = known.name.clone();
        }
    }
    for card in &mut shown.postcards {
        if let Some(known) = pack.postcard(card.number) {
            card.title = known.public.title.clone();
        }
    }
    for card in &mut shown.crew {
        if let Some(known) = pack.crew.iter().find(|known| known.id == card.id) {
            card.title = known.title.clone();
        }
    }
    for pavilion in &mut shown.pavilions {
        if let Some(known) = pack.pavilions.iter().find(|known| known.id == pavilion.id) {
            pavilion.name = known.name.clone();
        }
    }
    Reader { shown: Arc::new(shown), language, texts: None }
}
