//! The final audit. No other code adds up the amounts in a vault (CAM-05).

use std::cmp::Reverse;

use rules::card::Color;
use serde::Serialize;

use crate::pack::Pack;
use crate::state::{CampaignProgress, PaperKind};

/// The accounts of all companies, from first place to last.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
pub struct FinalAudit {
    pub books: Vec<AuditRow>,
}

/// A company's account, with amounts in dollars.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
pub struct AuditRow {
    pub company: Color,
    /// Total value of all bank slips.
    pub slips: u32,
    /// Total value of all certificates.
    pub certificates: u32,
    /// Compensation for games that the company missed.
    pub missed: u32,
    pub awards: Awards,
    /// The totals that decide the awards, and the number of missed games.
    pub counts: AuditCounts,
    pub total: u32,
}

/// A company's totals over the whole campaign.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
pub struct AuditCounts {
    pub games_won: usize,
    pub tickets: usize,
    pub postcards: usize,
    pub cut_offs: usize,
    pub missed: usize,
}

/// Charter awards, in dollars.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
pub struct Awards {
    pub games_won: u32,
    pub tickets: u32,
    pub postcards: u32,
    pub cut_offs: u32,
}

/// The results that decide a company's awards, and its place if totals are tied.
struct Achievements {
    company: Color,
    games_won: usize,
    tickets: usize,
    postcards: usize,
    cut_offs: usize,
    /// The company's place in the last game, counted from 0. Absent companies come last, in the
    /// order of the pack.
    place: usize,
}

impl FinalAudit {
    pub(crate) fn of(pack: &Pack, state: &CampaignProgress) -> FinalAudit {
        let companies: Vec<Color> = pack.companies.iter().map(|company| company.color).collect();
        let joined = companies.iter().filter(|company| state.firms.contains_key(company));
        let achievements: Vec<Achievements> =
            joined.map(|&company| Achievements::of(state, company, &companies)).collect();
        let numbers = &pack.numbers.audit;
        let mut books: Vec<(&Achievements, AuditRow)> = Vec::new();
        for own in &achievements {
            let most = |count: fn(&Achievements) -> usize, dollars: u8| {
                let best = achievements.iter().map(count).max().unwrap_or(0);
                if best > 0 && count(own) == best { u32::from(dollars) } else { 0 }
            };
            let awards = Awards {
                games_won: most(|achievements| achievements.games_won, numbers.games_won),
                tickets: most(|achievements| achievements.tickets, numbers.tickets),
                postcards: most(|achievements| achievements.postcards, numbers.postcards),
                cut_offs: most(|achievements| achievements.cut_offs, numbers.cut_offs),
            };
            let [slips, certificates] =
                [PaperKind::Slip, PaperKind::Certificate].map(|kind| papers(state, own.company, kind));
            let missed = missed(state, own.company, numbers.missed_percent);
            let added = awards.games_won + awards.tickets + awards.postcards + awards.cut_offs;
            let total = slips + certificates + missed + added;
            let company = own.company;
            let counts = AuditCounts {
                games_won: own.games_won,
                tickets: own.tickets,
                postcards: own.postcards,
                cut_offs: own.cut_offs,
                missed: state.games.iter().filter(|played| !played.seats.contains(&company)).count(),
            };
            books.push((own, AuditRow { company, slips, certificates, missed, awards, counts, total }));
        }
        books.sort_by_key(|(own, row)| (Reverse(row.total), Reverse(own.games_won), Reverse(own.tickets), own.place));
        FinalAudit { books: books.into_iter().map(|(_, row)| row).collect() }
    }

    /// Returns the winner of the campaign.
    pub fn winner(&self) -> Option<Color> {
        self.books.first().map(|row| row.company)
    }
}

impl Achievements {
    fn of(state: &CampaignProgress, company: Color, companies: &[Color]) -> Achievements {
        let slips = state.games.iter().flat_map(|played| &played.slips).filter(|slip| slip.company == company);
        let last = state.games.last().map(|played| &played.slips[..]).unwrap_or_default();
        let place = last.iter().position(|slip| slip.company == company);
        let away = || last.len() + companies.iter().position(|&known| known == company).unwrap_or(0);
        Achievements {
            company,
            games_won: state.wins(company),
            tickets: slips.map(|slip| slip.completed.len()).sum(),
            postcards: state.firms[&company].completed.len(),
            cut_offs: state.cut_offs.iter().filter(|(_, builder)| *builder == company).count(),
            place: place.unwrap_or_else(away),
        }
    }
}

fn papers(state: &CampaignProgress, company: Color, kind: PaperKind) -> u32 {
    let vault = state.firms[&company].vault.iter().filter(|paper| paper.kind == kind);
    vault.map(|paper| u32::from(paper.dollars)).sum()
}

/// Returns a company's compensation for missed games. Each missed game is worth `percent` per cent
/// of the mean slip of that game, rounded down.
fn missed(state: &CampaignProgress, company: Color, percent: u8) -> u32 {
    let missed = state.games.iter().filter(|played| !played.seats.contains(&company));
    let parts = missed.map(|played| {
        let sum: u32 = played.slips.iter().map(|slip| u32::from(slip.sum())).sum();
        sum * u32::from(percent) / (100 * played.slips.len().max(1) as u32)
    });
    parts.sum()
}
