use rules::edition::Edition;
use serde_json::{Map, Value, json};

use super::plan::TournamentPlan;
use super::report::{ArenaReport, Scored};

/// Nanoseconds per millisecond.
const NANOS: f64 = 1e6;

/// Returns the report as JSON. The bots are in the order in which they were given.
pub fn summary(edition: &Edition, plan: &TournamentPlan, report: &ArenaReport) -> Value {
    let names = &plan.bots;
    let pairs = report.pairs.iter().map(|pair| {
        json!({
            "bots": pair.bots.map(|bot| &names[bot]),
            "comparisons": pair.of,
            "first_ahead": pair.ahead.value,
            "first_ahead_interval": pair.ahead.interval,
        })
    });
    json!({
        "edition": edition.name,
        "edition_hash": hex::encode(edition.hash),
        "players": plan.players,
        "format": plan.format.name(),
        "seed": plan.seed,
        "games": report.games,
        "blocks": report.blocks,
        "mean_winning_score": report.winning_score,
        "bots": report.bots.iter().map(|bot| of_bot(edition, bot)).collect::<Vec<_>>(),
        "pairs": pairs.collect::<Vec<_>>(),
    })
}

fn of_bot(edition: &Edition, bot: &Scored) -> Value {
    let lines = edition.lines.iter().zip(&bot.lines);
    let lines: Map<String, Value> = lines.map(|(line, &mean)| (line.name().to_string(), mean.into())).collect();
    json!({
        "name": bot.name,
        "games": bot.games,
        "chairs": bot.chairs,
        "rating": bot.rating.value,
        "rating_interval": bot.rating.interval,
        "win_share": bot.win_share.value,
        "win_share_interval": bot.win_share.interval,
        "wins_counting_ties": bot.wins,
        "mean_score": bot.score.value,
        "mean_score_interval": bot.score.interval,
        "mean_winning_score": bot.winning_score,
        "score_lines": lines,
        "ticket_completion_rate": bot.completion,
        "mean_decisions": bot.decisions,
        "thinking_ms": { "mean": bot.thinking / NANOS, "longest": bot.longest as f64 / NANOS },
    })
}
