//! The final audit, line by line, with the pack's own texts.

use campaign::audit::{AuditRow, FinalAudit};
use campaign::fact::CampaignFact;
use campaign::view::CampaignView;
use protocol::keepsake::company_name;

use crate::words::{Language, Value, listed, message};

/// A function that returns how many dollars an award paid a company, and the count on which the
/// award is based.
type AwardOf = fn(&AuditRow) -> (u32, usize);

/// Describes the audit: the slips of each year, the contents of each vault, the awards (each
/// preceded by every company's count), and finally the totals.
///
/// To keep the winner secret until the end, companies appear in the order of the pack, and the
/// totals start with last place. If the pack has no texts for the audit, there are no lines.
pub fn lines(view: &CampaignView, audit: &FinalAudit, language: Language) -> Vec<String> {
    let said = |line: &str, values: &[String]| {
        let words = view.audit_texts.iter().find(|words| words.id == line)?;
        let text = values.iter().fold(words.text.clone(), |text, value| text.replacen("{}", value, 1));
        Some((words.title.clone(), text))
    };
    let dollars = |amount: u32| message!("word-dollars", count = amount).text(language);
    let named = |row: &AuditRow| company_name(view, row.company);
    let rows: Vec<&AuditRow> =
        view.companies.iter().filter_map(|seen| audit.books.iter().find(|row| row.company == seen.company)).collect();
    let mut lines = Vec::new();
    let mut tell = |told: Option<(String, String)>, of: Option<&AuditRow>| {
        let Some((title, text)) = told else { return };
        let title = of.map_or_else(|| title.clone(), |row| format!("{title}, {}", named(row)));
        lines.push(message!("terminal-saga-rule", title = title, text = text).text(language));
    };
    for (year, slips) in years(view, language) {
        tell(said("slips", &[]).map(|(title, _)| (format!("{title}, {year}"), slips)), None);
    }
    for row in &rows {
        tell(said("slips", &[dollars(row.slips)]), Some(row));
        if row.certificates > 0 {
            tell(said("certificates", &[dollars(row.certificates)]), Some(row));
        }
        if row.counts.missed > 0 {
            tell(said("missed", &[row.counts.missed.to_string(), dollars(row.missed)]), Some(row));
        }
    }
    let ribbons: [(&str, AwardOf); 4] = [
        ("games_won", |row| (row.awards.games_won, row.counts.games_won)),
        ("tickets", |row| (row.awards.tickets, row.counts.tickets)),
        ("postcards", |row| (row.awards.postcards, row.counts.postcards)),
        ("cut_offs", |row| (row.awards.cut_offs, row.counts.cut_offs)),
    ];
    for (line, of) in ribbons {
        let counts: Vec<String> = rows.iter().map(|row| format!("{} {}", named(row), of(row).1)).collect();
        tell(said(line, &[]).map(|(title, _)| (title, counts.join(", "))), None);
        let best: Vec<&&AuditRow> = rows.iter().filter(|row| of(row).0 > 0).collect();
        match best.first() {
            None => tell(said("nobody", &[]), None),
            Some(first) => {
                let names = listed(best.iter().map(|row| Value::from(named(row)))).text(language);
                tell(said(line, &[names, of(first).1.to_string()]), None);
            }
        }
    }
    if let [first, second, ..] = &audit.books[..]
        && first.total == second.total
    {
        tell(said("tie", &[]), None);
    }
    for row in audit.books.iter().rev() {
        tell(said("total", &[named(row), dollars(row.total)]), None);
    }
    lines
}

/// Lists the slips of each year, from first place to last.
fn years(view: &CampaignView, language: Language) -> Vec<(u16, String)> {
    let written = |game: u8| {
        let slips = view.journal.iter().filter(move |entry| entry.game == game).filter_map(|entry| match &entry.fact {
            CampaignFact::SlipWritten(slip) => {
                let amount = message!("word-dollars", count = slip.sum()).text(language);
                Some(format!("{} {amount}", company_name(view, slip.company)))
            }
            _ => None,
        });
        slips.collect::<Vec<_>>().join(", ")
    };
    let years = view.calendar.iter().map(|game| (game.year, written(game.number)));
    years.filter(|(_, slips)| !slips.is_empty()).collect()
}
