//! The report on a tournament, as readable text.

use std::fmt::Write;

use bots::arena::{ArenaReport, Estimate, Format};

use super::TournamentRequest;
use crate::words::count;

/// Nanoseconds in a millisecond.
const NANOS: f64 = 1e6;

/// Formats the results as human-readable text, with the strongest bot first.
pub fn text(order: &TournamentRequest, report: &ArenaReport) -> String {
    let mut out = String::new();
    write_text(&mut out, order, report).expect("writing to a string does not fail");
    out
}

fn write_text(out: &mut String, order: &TournamentRequest, report: &ArenaReport) -> std::fmt::Result {
    let (edition, plan) = (&order.edition, &order.plan);
    writeln!(
        out,
        "{} ({}), {}, {}, seed {}",
        edition.title,
        edition.name,
        count(plan.players as i64, "player"),
        plan.format.name(),
        plan.seed
    )?;
    let seatings = count(plan.matches[0].seatings.len() as i64, "seating");
    let (games, blocks) = (count(report.games as i64, "game"), count(report.blocks as i64, "block"));
    writeln!(out, "{games}: {blocks}, each one deal in {seatings}")?;
    writeln!(out)?;
    table(out, &main_rows(report))?;
    writeln!(out)?;
    table(out, &more_rows(order, report))?;
    if plan.format == Format::RoundRobin && plan.bots.len() > 2 {
        writeln!(out)?;
        writeln!(out, "Ahead of the bot of the column, in per cent")?;
        table(out, &pair_rows(report))?;
    }
    Ok(())
}

/// Formats bounds such as `3.1 to 5.0`; a dash if there are none.
pub fn bounds(estimate: &Estimate, times: f64, digits: usize) -> String {
    match estimate.interval {
        Some([low, high]) => format!("{:.digits$} to {:.digits$}", times * low, times * high),
        None => "–".to_string(),
    }
}

/// Formats a percentage; a dash if there is none.
pub fn percent(share: Option<f64>) -> String {
    share.map_or("–".to_string(), |share| format!("{:.1} %", 100.0 * share))
}

fn main_rows(report: &ArenaReport) -> Vec<Vec<String>> {
    let mut rows = vec![["bot", "rating", "95 %", "wins", "95 %", "mean score", "95 %"].map(str::to_string).to_vec()];
    for at in report.by_strength() {
        let bot = &report.bots[at];
        rows.push(vec![
            bot.name.clone(),
            format!("{:.0}", bot.rating.value),
            bounds(&bot.rating, 1.0, 0),
            percent(Some(bot.win_share.value)),
            bounds(&bot.win_share, 100.0, 1),
            format!("{:.1}", bot.score.value),
            bounds(&bot.score, 1.0, 1),
        ]);
    }
    rows
}

fn more_rows(order: &TournamentRequest, report: &ArenaReport) -> Vec<Vec<String>> {
    let mut head = vec!["bot".to_string()];
    head.extend(order.edition.lines.iter().map(|line| line.name().replace('_', " ")));
    head.extend(["tickets done", "decisions", "ms each", "ms at most"].map(str::to_string));
    let mut rows = vec![head];
    for at in report.by_strength() {
        let bot = &report.bots[at];
        let mut row = vec![bot.name.clone()];
        row.extend(bot.lines.iter().map(|line| format!("{line:.1}")));
        row.push(percent(bot.completion));
        row.push(format!("{:.1}", bot.decisions));
        row.extend([bot.thinking, bot.longest as f64].map(|nanos| milliseconds(nanos / NANOS)));
        rows.push(row);
    }
    rows
}

/// Formats milliseconds with enough digits to distinguish fast bots.
pub fn milliseconds(time: f64) -> String {
    let digits = if time < 1.0 { 3 } else { 1 };
    format!("{time:.digits$}")
}

fn pair_rows(report: &ArenaReport) -> Vec<Vec<String>> {
    let order = report.by_strength();
    let share = |a: usize, b: usize| {
        let pair = report.pairs.iter().find(|pair| pair.bots == [a.min(b), a.max(b)])?;
        Some(if a < b { pair.ahead.value } else { 1.0 - pair.ahead.value })
    };
    let names = order.iter().map(|&at| report.bots[at].name.clone());
    let mut rows = vec![std::iter::once("bot".to_string()).chain(names).collect::<Vec<_>>()];
    for &a in &order {
        let cells = order.iter().map(|&b| share(a, b).map_or(String::new(), |share| format!("{:.1}", 100.0 * share)));
        rows.push(std::iter::once(report.bots[a].name.clone()).chain(cells).collect());
    }
    rows
}

/// Writes columns as wide as their widest cell. The first column is left-aligned; the others are
/// right-aligned.
fn table(out: &mut String, rows: &[Vec<String>]) -> std::fmt::Result {
    let width = |column: usize| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..rows[0].len()).map(width).collect();
    for row in rows {
        let mut line = format!("{:<1$}", row[0], widths[0]);
        for (cell, width) in row.iter().zip(&widths).skip(1) {
            write!(line, "  {cell:>width$}")?;
        }
        writeln!(out, "{}", line.trim_end())?;
    }
    Ok(())
}
