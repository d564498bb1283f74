//! A reminder of the previous game, in at most three lines, shown before the next one.

use campaign::fact::{CampaignFact, Slip};
use campaign::view::CampaignView;
use protocol::keepsake::company_name;

use super::words;
use crate::words::{Language, message};

/// Describes the latest game: the winner, the most important event, and the evidence or the
/// caboose. The list is empty before the first game.
pub fn lines(view: &CampaignView, language: Language) -> Vec<String> {
    let last = view.journal.last().map_or(0, |entry| entry.game);
    let lines = [won(view, last, language), deed(view, last, language), open(view, language)];
    lines.into_iter().flatten().filter(|_| last > 0).collect()
}

fn won(view: &CampaignView, game: u8, language: Language) -> Option<String> {
    let slips: Vec<&Slip> = (view.journal.iter())
        .filter(|entry| entry.game == game)
        .filter_map(|entry| if let CampaignFact::SlipWritten(slip) = &entry.fact { Some(slip) } else { None })
        .collect();
    let [first, second, ..] = slips[..] else { return None };
    let (winner, other) = (company_name(view, first.company), company_name(view, second.company));
    let told = match first.dollars.zip(second.dollars) {
        // The sums are sealed once the next game has begun.
        None => message!("camp-last-won-sealed", company = winner, second = other),
        Some((a, b)) if a > b => {
            let ahead = message!("word-dollars", count = a - b);
            message!("camp-last-won", company = winner, second = other, ahead = ahead)
        }
        Some(_) => message!("camp-last-won-level", company = winner, second = other),
    };
    Some(told.text(language))
}

/// Describes the most important event of a game. In order of importance: a fork, a cut-off, a new
/// board, an opened box, a hired crew card.
fn deed(view: &CampaignView, game: u8, language: Language) -> Option<String> {
    let rank = |fact: &CampaignFact| match fact {
        CampaignFact::ForkChosen { .. } => Some(0),
        CampaignFact::CutOffBuilt { .. } => Some(1),
        CampaignFact::BoardAdded { .. } => Some(2),
        CampaignFact::BoxOpened { .. } => Some(3),
        CampaignFact::CrewHired { .. } => Some(4),
        _ => None,
    };
    let entries = view.journal.iter().filter(|entry| entry.game == game);
    let (_, entry) = entries.filter_map(|entry| Some((rank(&entry.fact)?, entry))).min_by_key(|(rank, _)| *rank)?;
    words::entry(view, entry, language).map(|told| told.in_short().to_string())
}

/// Describes the evidence so far. If there is none, names the holder of the caboose.
fn open(view: &CampaignView, language: Language) -> Option<String> {
    if view.evidence > 0 {
        return Some(message!("camp-last-evidence", marks = view.evidence).text(language));
    }
    let holder = view.companies.iter().find(|seen| seen.caboose)?;
    Some(message!("camp-last-caboose", company = &holder.name).text(language))
}
