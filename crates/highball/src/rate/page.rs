//! The ratings page.

use std::fmt::Write;
use std::path::Path;

use super::Rated;
use crate::fail::Failed;
use crate::tournament::report::{bounds, milliseconds, percent};
use crate::words::count;

/// The first line of every page that this command writes.
const MARK: &str = "<!-- Made by `highball rate`: change crates/highball/src/rate/suite.rs and run it again. -->";

const INTRODUCTION: &str = "\
The lists on this page rate bots in the editions below, for every number of players. In each list, every bot plays
against every other bot; if there are more than two seats, the two bots alternate around the table. In a match-up (at the
end of the page), the named bots play at one table. Each deal is played once in every rotation of the bots around the
table; these games form a block, which the 95 % intervals (in brackets) treat as one observation. No bot has a time
limit, so the command below a list repeats its games exactly if the version of Highball is the same.

- **rating**: chess-style points; with a 400-point lead, the odds of finishing ahead are ten to one. The mean rating of
  a list or match-up is 1000, with each bot weighted by the information in its games, so ratings from different lists
  cannot be compared.
- **wins**: the average share of games won per seat held by this bot; a shared win is divided between its winners. If
  all bots were equally strong, each would win 50 % with two players, 33.3 % with three, 25 % with four and 20 % with
  five. In a list, a bot holds half of the seats in its games on average, so its share cannot exceed twice these values.
- **score**: the mean final score. **tickets**: the share of kept tickets that were completed.
- **thinking**: milliseconds per decision, mean and maximum.
";

/// Checks that the file does not exist yet, or was written by this command and may be overwritten.
pub fn may_write(file: &Path) -> Result<(), Failed> {
    match std::fs::read_to_string(file) {
        Ok(text) if !text.starts_with(MARK) => Err(Failed::plain(format!(
            "{} was not written by this command. Choose another name with --out or remove it first.",
            file.display()
        ))),
        _ => Ok(()),
    }
}

/// Formats the whole page.
pub fn text(lists: &[Rated], match_ups: &[Rated], quick: bool) -> String {
    let mut out = String::new();
    write_page(&mut out, lists, match_ups, quick).expect("writing to a string does not fail");
    out
}

fn write_page(out: &mut String, lists: &[Rated], match_ups: &[Rated], quick: bool) -> std::fmt::Result {
    writeln!(out, "{MARK}\n# Ratings\n\n{INTRODUCTION}")?;
    if quick {
        writeln!(out, "**This page comes from a quick run with hardly any games: its numbers mean little.**\n")?;
    }
    let mut edition = "";
    for list in lists {
        if list.order.edition.name != edition {
            edition = &list.order.edition.name;
            writeln!(out, "## {} ({edition})\n", list.order.edition.title)?;
        }
        writeln!(out, "### {}\n", count(list.order.plan.players as i64, "player"))?;
        write_table(out, list)?;
    }
    if !match_ups.is_empty() {
        writeln!(out, "## Match-ups\n")?;
    }
    for match_up in match_ups {
        let (bots, players) = (match_up.order.plan.bots.join(" v "), match_up.order.plan.players as i64);
        writeln!(out, "### {bots}, {}, {}\n", match_up.order.edition.name, count(players, "player"))?;
        write_table(out, match_up)?;
    }
    Ok(())
}

fn write_table(out: &mut String, rated: &Rated) -> std::fmt::Result {
    let report = &rated.report;
    writeln!(out, "| bot | rating | wins | score | tickets | thinking |")?;
    writeln!(out, "|---|---:|---:|---:|---:|---:|")?;
    for at in report.by_strength() {
        let bot = &report.bots[at];
        let [mean, longest] = [bot.thinking, bot.longest as f64].map(|nanos| milliseconds(nanos / 1e6));
        writeln!(
            out,
            "| {} | {:.0} ({}) | {} ({}) | {:.1} ({}) | {} | {mean}, {longest} |",
            bot.name,
            bot.rating.value,
            bounds(&bot.rating, 1.0, 0),
            percent(Some(bot.win_share.value)),
            bounds(&bot.win_share, 100.0, 1),
            bot.score.value,
            bounds(&bot.score, 1.0, 1),
            percent(bot.completion),
        )?;
    }
    let (games, blocks) = (count(report.games as i64, "game"), count(report.blocks as i64, "block"));
    writeln!(out, "\n{games} in {blocks}:\n\n```\n{}\n```\n", rated.arguments.command())
}
