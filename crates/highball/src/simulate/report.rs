//! What a simulation found: a short table for people, or JSON.

use std::fmt::Write;

use serde_json::{Map, Value, json};

use super::Order;
use super::tally::{Mean, SeatSums, Tally};
use crate::words::{count, line_name};

/// The numbers as JSON, on one line.
pub fn json(order: &Order, tally: &Tally, seconds: f64) -> String {
    let lines = &order.edition.lines;
    let mean_lines = |mean: &dyn Fn(usize) -> f64| -> Map<String, Value> {
        lines.iter().enumerate().map(|(at, line)| (line_name(line).to_string(), mean(at).into())).collect()
    };
    let seats = tally.seats.iter().enumerate().map(|(at, sums)| {
        let (score, wins) = (sums.score(tally.games), sums.wins(tally.games));
        json!({
            "seat": order.setup.colors[at],
            "bot": order.bots[at],
            "mean_score": score.value,
            "mean_score_interval": score.interval,
            "win_share": wins.value,
            "win_share_interval": wins.interval,
            "score_lines": mean_lines(&|line| sums.lines[line] as f64 / tally.games as f64),
        })
    });
    let rare: Map<String, Value> =
        tally.census.rare().map(|(name, number)| (name.to_string(), number.into())).collect();
    let report = json!({
        "edition": order.edition.name,
        "edition_hash": hex::encode(order.edition.hash),
        "players": order.setup.colors.len(),
        "seed": order.seed,
        "games": tally.games,
        "seconds": seconds,
        "games_per_second": tally.games as f64 / seconds,
        "decisions": tally.decisions,
        "decisions_per_second": tally.decisions as f64 / seconds,
        "decisions_per_game": tally.per_game(tally.decisions),
        "turns_per_game": tally.per_game(tally.census.turns),
        "seats": seats.collect::<Vec<_>>(),
        "score_lines": mean_lines(&|line| tally.line(line)),
        "ticket_completion_rate": tally.completion(),
        "rare": rare,
    });
    format!("{report}\n")
}

/// The numbers for people.
pub fn text(order: &Order, tally: &Tally, seconds: f64) -> String {
    let mut out = String::new();
    write_text(&mut out, order, tally, seconds).expect("writing to a string does not fail");
    out
}

fn write_text(out: &mut String, order: &Order, tally: &Tally, seconds: f64) -> std::fmt::Result {
    let (edition, players) = (&order.edition, order.setup.colors.len());
    writeln!(
        out,
        "{} ({}), {}, {}, seed {}",
        edition.title,
        edition.name,
        count(players as i64, "player"),
        count(tally.games as i64, "game"),
        order.seed
    )?;
    writeln!(out)?;
    writeln!(out, "{:<8} {:<11} {:>10} {:>15} {:>7} {:>15}", "seat", "bot", "mean score", "95 %", "wins", "95 %")?;
    for (at, sums) in tally.seats.iter().enumerate() {
        write_seat(out, &order.setup.colors[at], &order.bots[at], sums, tally.games)?;
    }
    writeln!(out)?;
    let lines = edition.lines.iter().enumerate();
    let lines: Vec<String> =
        lines.map(|(at, line)| format!("{} {:.1}", line_name(line).replace('_', " "), tally.line(at))).collect();
    writeln!(out, "Points of a seat: {}", lines.join(", "))?;
    if let Some(rate) = tally.completion() {
        writeln!(out, "Tickets completed: {:.1} %", 100.0 * rate)?;
    }
    let (turns, decisions) = (tally.per_game(tally.census.turns), tally.per_game(tally.decisions));
    writeln!(out, "In a game: {turns:.1} turns, {decisions:.1} decisions")?;
    let speed = [tally.games, tally.decisions].map(|number| number as f64 / seconds);
    writeln!(out, "{seconds:.2} seconds: {:.0} games and {:.0} decisions a second", speed[0], speed[1])
}

/// The rare states that came up, a row for each.
pub fn rare(tally: &Tally) -> String {
    let mut out = String::from("\nRare states\n");
    for (name, number) in tally.census.rare().filter(|(_, number)| *number > 0) {
        let _ = writeln!(out, "  {:<32} {number:>10}", name.replace('_', " "));
    }
    out
}

fn write_seat(out: &mut String, color: &str, bot: &str, sums: &SeatSums, games: u64) -> std::fmt::Result {
    let (score, wins) = (sums.score(games), sums.wins(games));
    let bounds = |mean: &Mean, times: f64| {
        let [low, high] = mean.interval.map(|bound| format!("{:.1}", times * bound));
        format!("{low} to {high}")
    };
    let (score_bounds, win_bounds) = (bounds(&score, 1.0), bounds(&wins, 100.0));
    let share = format!("{:.1} %", 100.0 * wins.value);
    writeln!(out, "{color:<8} {bot:<11} {:>10.1} {score_bounds:>15} {share:>7} {win_bounds:>15}", score.value)
}
