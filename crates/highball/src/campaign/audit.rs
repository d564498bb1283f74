//! The final audit line by line, in the pack's words.

use campaign::audit::{AuditRow, FinalAudit};
use campaign::view::CampaignView;

use crate::words::{Language, Value, listed, message};

/// A function that returns the dollars a company won for an award, and the number by which the award was decided.
type AwardOf = fn(&AuditRow) -> (u32, usize);

/// Describes the audit: the contents of each vault, then the ribbons, then the sums.
///
/// Companies appear in the order of the pack, so that the winner is not revealed before the end. If
/// the pack has no words for the audit, there are no lines.
pub fn lines(view: &CampaignView, audit: &FinalAudit, language: Language) -> Vec<String> {
    let said = |line: &str, values: &[String]| {
        let words = view.audit_texts.iter().find(|words| words.id == line)?;
        let text = values.iter().fold(words.text.clone(), |text, value| text.replacen("{}", value, 1));
        Some((words.title.clone(), text))
    };
    let dollars = |amount: u32| message!("word-dollars", count = amount).text(language);
    let named = |row: &AuditRow| {
        let seen = view.companies.iter().find(|seen| seen.company == row.company);
        seen.map_or_else(|| row.company.name().to_string(), |seen| seen.name.clone())
    };
    let rows: Vec<&AuditRow> =
        view.companies.iter().filter_map(|seen| audit.books.iter().find(|row| row.company == seen.company)).collect();
    let mut lines = Vec::new();
    let mut tell = |told: Option<(String, String)>, of: Option<&AuditRow>| {
        let Some((title, text)) = told else { return };
        let title = of.map_or_else(|| title.clone(), |row| format!("{title}, {}", named(row)));
        lines.push(message!("terminal-saga-rule", title = title, text = text).text(language));
    };
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
