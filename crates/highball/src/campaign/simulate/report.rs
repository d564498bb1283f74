//! The report on simulated campaigns, as readable text or as JSON.

use std::fmt::Write;

use bots::balance::{BalancePlan, CampaignTally, CardKind, Check, Count, MoneySource, Wins, checks, part};
use serde_json::{Value, json};

use crate::words::count;

/// Formats the results as JSON, on one line.
pub fn json(plan: &BalancePlan, tally: &CampaignTally, seconds: f64) -> String {
    let wins = |wins: Wins| {
        let [value, low, high] = wins.share();
        json!({ "games": wins.games, "win_share": value, "interval": [low, high] })
    };
    let games = tally.games.iter().enumerate().map(|(at, sums)| {
        let money =
            MoneySource::NAMES.iter().zip(sums.money).map(|(name, sum)| (name.to_string(), sums.per_seat(sum).into()));
        json!({
            "game": at + 1,
            "games": sums.games,
            "turns_per_player": part(sums.turns, sums.seats),
            "most_turns": sums.turns_most,
            "draw_refused": part(sums.refused, sums.turns),
            "mean_slip": sums.per_seat(sums.slips),
            "tickets_failed": part(sums.failed, sums.completed + sums.failed),
            "chairs": sums.chairs.iter().take(plan.players).map(|chair| part(chair.won, chair.games)).collect::<Vec<_>>(),
            "money": money.collect::<serde_json::Map<String, Value>>(),
        })
    });
    let card = |((kind, id), count): (&(CardKind, String), &Count)| json!({ "kind": format!("{kind:?}").to_lowercase(), "id": id, "came_up": count.up, "used": count.used, "money": count.money });
    let chairs = tally.chairs();
    let chairs = chairs.iter().take(plan.players).map(|&chair| wins(chair));
    let companies = tally.companies.iter().map(|(color, &of)| (color.name().to_string(), wins(of)));
    let bots = tally.bots.iter().map(|(name, &(of, slips))| {
        let mut bot = wins(of);
        bot["mean_slip"] = json!(slips as f64 / of.games.max(1) as f64);
        (name.clone(), bot)
    });
    let report = json!({
        "pack": plan.pack.name,
        "pack_hash": plan.pack.hash,
        "players": plan.players,
        "bots": plan.bots,
        "seed": plan.seed,
        "campaigns": tally.campaigns,
        "seconds": seconds,
        "laws_broken": tally.broken,
        "games_without_end": tally.stuck,
        "failed_decisions": tally.stand_ins,
        "games": games.collect::<Vec<_>>(),
        "companies": companies.collect::<serde_json::Map<String, Value>>(),
        "campaigns_won": tally.audits.iter().map(|(color, &of)| (color.name().to_string(), wins(of)))
            .collect::<serde_json::Map<String, Value>>(),
        "mean_lead": tally.audits.keys().map(|&color| (color.name().to_string(), tally.lead(color).into()))
            .collect::<serde_json::Map<String, Value>>(),
        "branches": tally.branches.iter().map(|(branch, &read)| (branch.clone(), part(read, tally.campaigns).into()))
            .collect::<serde_json::Map<String, Value>>(),
        "by_bot": bots.collect::<serde_json::Map<String, Value>>(),
        "chairs": chairs.collect::<Vec<_>>(),
        "postcards": { "drawn": tally.drawn, "completed": tally.completed, "lapsed": tally.lapsed },
        "general_delivery_lasts": tally.delivery_last(),
        "evidence_by_the_hearing": part(tally.evidence, tally.campaigns),
        "first_winner_wins": part(tally.first_won, tally.campaigns),
        "leader_at_half_wins": part(tally.leader_won, tally.campaigns),
        "cut_offs": part(tally.cut_offs, tally.campaigns),
        "cut_off_colours": part(tally.builders, tally.campaigns),
        "four_cut_offs": part(tally.enough_cut_offs, tally.campaigns),
        "mean_total": part(tally.worth, tally.campaigns * plan.players as u64),
        "forks": plan.forks,
        "checks": checks(plan, tally).iter().map(Check::json).collect::<Vec<_>>(),
        "cards": tally.cards.iter().map(card).collect::<Vec<_>>(),
    });
    format!("{report}\n")
}

/// Formats all final audits as CSV, with one row per company and campaign.
pub fn audits(tally: &CampaignTally) -> String {
    let mut csv = "campaign,company,place,slips,certificates,awards,total\n".to_string();
    for (campaign, audit) in tally.books.iter().enumerate() {
        for (at, row) in audit.books.iter().enumerate() {
            let awards = row.total - row.slips - row.certificates - row.missed;
            let (company, place) = (row.company.name(), at + 1);
            csv += &format!("{campaign},{company},{place},{},{},{awards},{}\n", row.slips, row.certificates, row.total);
        }
    }
    csv
}

/// Formats the results as human-readable text.
pub fn text(plan: &BalancePlan, tally: &CampaignTally, seconds: f64) -> String {
    let mut out = String::new();
    write_text(&mut out, plan, tally, seconds).expect("writing to a string does not fail");
    out
}

fn write_text(out: &mut String, plan: &BalancePlan, tally: &CampaignTally, seconds: f64) -> std::fmt::Result {
    let percent = |share: f64| format!("{:.1} %", 100.0 * share);
    let campaigns = count(tally.campaigns as i64, "campaign");
    writeln!(out, "{}, {} players, {campaigns}, seed {}", plan.pack.title, plan.players, plan.seed)?;
    let CampaignTally { broken, stuck, stand_ins, .. } = tally;
    writeln!(
        out,
        "Laws broken: {broken}; games without an end: {stuck}; decisions at which a bot failed: {stand_ins}"
    )?;
    writeln!(out, "\ngame  turns  most  no draw  mean slip  tickets failed")?;
    for (at, sums) in tally.games.iter().enumerate() {
        let (turns, refused) = (part(sums.turns, sums.seats), percent(part(sums.refused, sums.turns)));
        let failed = percent(part(sums.failed, sums.completed + sums.failed));
        let slip = sums.per_seat(sums.slips);
        writeln!(out, "{:>4} {turns:>6.1} {:>5} {refused:>8} {slip:>10.1} {failed:>15}", at + 1, sums.turns_most)?;
    }
    write_wins(out, plan, tally)?;
    write_money(out, tally)?;
    let of_campaigns = |number: u64| percent(part(number, tally.campaigns));
    writeln!(out, "\nPostcards completed: {} of {} drawn", percent(part(tally.completed, tally.drawn)), tally.drawn)?;
    writeln!(out, "General delivery lasts until game {:.1} on average", tally.delivery_last())?;
    writeln!(out, "Four marks of evidence by game 10: {}", of_campaigns(tally.evidence))?;
    writeln!(out, "The winner of game 1 wins the campaign: {}", of_campaigns(tally.first_won))?;
    writeln!(out, "The leader after game 6 wins it: {}", of_campaigns(tally.leader_won))?;
    let (built, colours) = (part(tally.cut_offs, tally.campaigns), part(tally.builders, tally.campaigns));
    writeln!(
        out,
        "Cut-offs built: {built:.1}, in {colours:.1} colours; four or more: {}",
        of_campaigns(tally.enough_cut_offs)
    )?;
    let worth = part(tally.worth, tally.campaigns * plan.players as u64);
    writeln!(out, "A company has ${worth:.0} at the audit on average")?;
    write_checks(out, plan, tally)?;
    write_cards(out, plan, tally)?;
    writeln!(out, "\n{seconds:.2} seconds, {:.2} per campaign", seconds / (tally.campaigns.max(1)) as f64)
}

fn write_wins(out: &mut String, plan: &BalancePlan, tally: &CampaignTally) -> std::fmt::Result {
    writeln!(out, "\n{:<10} {:>7} {:>15}   (level: {:.1} %)", "games won", "", "95 %", 100.0 / plan.players as f64)?;
    let mut row = |name: String, wins: Wins| {
        let [value, low, high] = wins.share().map(|share| 100.0 * share);
        writeln!(out, "{name:<10} {value:>5.1} % {:>15}", format!("{low:.1} to {high:.1}"))
    };
    for (color, &wins) in &tally.companies {
        row(color.name().to_string(), wins)?;
    }
    for (name, &(wins, _)) in tally.bots.iter().filter(|_| tally.bots.len() > 1) {
        row(name.clone(), wins)?;
    }
    for (at, &wins) in tally.chairs().iter().enumerate().take(plan.players) {
        row(format!("chair {}", at + 1), wins)?;
    }
    writeln!(out, "\n{:<10} {:>7} {:>15} {:>12}", "campaigns", "", "95 %", "$ over mean")?;
    for (color, &wins) in &tally.audits {
        let [value, low, high] = wins.share().map(|share| 100.0 * share);
        let (name, range, lead) = (color.name(), format!("{low:.1} to {high:.1}"), tally.lead(*color));
        writeln!(out, "{name:<10} {value:>5.1} % {range:>15} {lead:>12.1}")?;
    }
    for (branch, &read) in &tally.branches {
        writeln!(out, "{branch:<28} read in {:>5.1} %", 100.0 * part(read, tally.campaigns))?;
    }
    Ok(())
}

/// Writes the money by source in the first, middle and last game: in dollars per slip, and as a
/// share of the mean slip.
fn write_money(out: &mut String, tally: &CampaignTally) -> std::fmt::Result {
    let last = tally.games.len();
    let shown = [1, last / 2, last].map(|game| (game, &tally.games[game.max(1) - 1]));
    write!(out, "\n{:<20}", "dollars of a slip")?;
    shown.iter().try_for_each(|(game, _)| write!(out, " {:>15}", format!("game {game}")))?;
    writeln!(out)?;
    for (at, name) in MoneySource::NAMES.iter().enumerate() {
        write!(out, "{name:<20}")?;
        for (_, sums) in &shown {
            let (mean, slip) = (sums.per_seat(sums.money[at]), sums.per_seat(sums.slips).max(1.0));
            write!(out, " {mean:>7.1} {:>5.1} %", 100.0 * mean / slip)?;
        }
        writeln!(out)?;
    }
    Ok(())
}

/// Writes every check with its value and bounds.
fn write_checks(out: &mut String, plan: &BalancePlan, tally: &CampaignTally) -> std::fmt::Result {
    writeln!(out, "\n{:<5} {:<55} {:>8} {:>8} {:>8}", "check", "", "value", "from", "to")?;
    for check in checks(plan, tally) {
        let bound = |bound: f64| if bound.is_finite() { format!("{bound:.2}") } else { String::new() };
        let (low, high, misses) = (bound(check.low), bound(check.high), if check.holds() { "" } else { "  missed" });
        writeln!(out, "{:<5} {:<55} {:>8.2} {low:>8} {high:>8}{misses}", check.number, check.name, check.value)?;
    }
    Ok(())
}

/// Writes how often each card came up, and how much money it paid.
///
/// The amount is what the card paid out minus what it took. Train cards that players drew because
/// of the card are not included, so the amount only approximates an event's effect on a slip.
fn write_cards(out: &mut String, plan: &BalancePlan, tally: &CampaignTally) -> std::fmt::Result {
    let pack = &plan.pack;
    let players = plan.players as f64;
    let postcards = pack.postcards.iter().map(|card| format!("{:02}", card.number)).collect();
    let kinds: [(CardKind, [&str; 4], Vec<String>); 4] = [
        (
            CardKind::Event,
            ["event", "turned up", "", "$ a player"],
            pack.events.iter().map(|card| card.id.clone()).collect(),
        ),
        (CardKind::Postcard, ["postcard", "drawn", "used", "$ a use"], postcards),
        (CardKind::Crew, ["crew", "hired", "paid", "$ a game"], pack.crew.iter().map(|card| card.id.clone()).collect()),
        (
            CardKind::Pavilion,
            ["pavilion", "laid out", "met", "$ a visit"],
            pack.pavilions.iter().map(|card| card.id.clone()).collect(),
        ),
    ];
    for (kind, [title, up, used, each], ids) in kinds {
        writeln!(out, "\n{title:<9} {up:>10} {used:>8} {each:>11}")?;
        for id in ids {
            let count = tally.cards.get(&(kind, id.clone())).copied().unwrap_or_default();
            let times = if kind == CardKind::Event { count.up as f64 * players } else { count.used as f64 };
            let (used, each) = (count.used.to_string(), count.money as f64 / times.max(1.0));
            let used = if kind == CardKind::Event { "" } else { &used };
            writeln!(out, "{id:<9} {:>10} {used:>8} {each:>11.2}", count.up)?;
        }
    }
    Ok(())
}
