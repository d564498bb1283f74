//! The report on a simulation, as readable text.

use std::fmt::Write;

use bots::simulation::{Mean, SeatSums, SimulationPlan, SimulationTally};

use crate::words::count;

/// Formats the results as human-readable text.
pub fn text(order: &SimulationPlan, tally: &SimulationTally, seconds: f64) -> String {
    let mut out = String::new();
    write_text(&mut out, order, tally, seconds).expect("writing to a string does not fail");
    out
}

fn write_text(out: &mut String, order: &SimulationPlan, tally: &SimulationTally, seconds: f64) -> std::fmt::Result {
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
        lines.map(|(at, line)| format!("{} {:.1}", line.name().replace('_', " "), tally.line(at))).collect();
    writeln!(out, "Points of a seat: {}", lines.join(", "))?;
    if let Some(rate) = tally.completion() {
        writeln!(out, "Tickets completed: {:.1} %", 100.0 * rate)?;
    }
    let (turns, decisions) = (tally.per_game(tally.census.turns), tally.per_game(tally.decisions));
    writeln!(out, "Per game: {turns:.1} turns, {decisions:.1} decisions")?;
    let speed = [tally.games, tally.decisions].map(|number| number as f64 / seconds);
    writeln!(out, "{seconds:.2} seconds: {:.0} games and {:.0} decisions per second", speed[0], speed[1])
}

/// Lists the rare states that occurred, one per row.
pub fn rare(tally: &SimulationTally) -> String {
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
