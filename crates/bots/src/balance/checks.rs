//! Target values of a balanced campaign, and checks of simulated campaigns against them.

use serde_json::{Value, json};

use super::BalancePlan;
use super::purse::MoneySource;
use super::tally::{CampaignTally, CardKind, GameSums, Wins, part};

/// A measured value with its bounds.
pub struct Check {
    /// Number of the target to which the check belongs. Several checks may share a number.
    pub number: u8,
    pub name: String,
    pub value: f64,
    pub low: f64,
    pub high: f64,
}

impl Check {
    pub fn holds(&self) -> bool {
        (self.low..=self.high).contains(&self.value)
    }

    pub fn json(&self) -> Value {
        let bound = |bound: f64| if bound.is_finite() { json!(bound) } else { Value::Null };
        json!({
            "check": self.number, "name": self.name, "value": self.value,
            "low": bound(self.low), "high": bound(self.high), "holds": self.holds(),
        })
    }
}

/// Target amounts on a bank slip, in dollars, by source, in the first, middle and last game.
const ROWS: [(&str, &[MoneySource], [f64; 3]); 5] = [
    ("setup and company routes", &[MoneySource::Setup, MoneySource::Company], [9.0, 12.0, 15.0]),
    ("trades and crew", &MECHANISMS, [0.0, 9.0, 20.0]),
    (
        "events, postcards, pavilions, the Limited",
        &[MoneySource::Events, MoneySource::Postcards, MoneySource::Pavilions, MoneySource::Limited],
        [1.0, 6.0, 19.0],
    ),
    ("trains left", &[MoneySource::TrainsLeft], [10.0; 3]),
    ("ticket line", &[MoneySource::Tickets], [12.0, 32.0, 60.0]),
];
const MECHANISMS: [MoneySource; 8] = [
    MoneySource::Freight,
    MoneySource::Hazard,
    MoneySource::Snow,
    MoneySource::Houses,
    MoneySource::Watch,
    MoneySource::Chest,
    MoneySource::Telegraph,
    MoneySource::Crew,
];
/// Target mean of the bank slips, in dollars, in the first, middle and last game.
pub const SLIPS: [f64; 3] = [32.0, 69.0, 124.0];
/// Maximum relative deviation from a target amount.
const NEAR: f64 = 0.25;
/// Maximum contribution of a single mechanism, as a fraction of the mean bank slip.
const MECHANISM: f64 = 0.15;
/// Number of players for which general delivery is checked.
const DELIVERY_PLAYERS: usize = 4;

/// Returns the numbers of the first, middle and last game.
pub fn looked_at(tally: &CampaignTally) -> [usize; 3] {
    let last = tally.games.len();
    [1, (last / 2).max(1), last]
}

/// Compares the tally with the targets, in the order of the targets' numbers.
pub fn checks(plan: &BalancePlan, tally: &CampaignTally) -> Vec<Check> {
    let mut all = Vec::new();
    let mut add = |number: u8, name: &str, value: f64, low: f64, high: f64| {
        all.push(Check { number, name: name.to_string(), value, low, high });
    };
    let none = f64::NEG_INFINITY;
    add(1, "laws broken", tally.broken as f64, 0.0, 0.0);
    add(2, "unfinished games", tally.stuck as f64, 0.0, 0.0);
    let refused = tally.games.iter().map(|sums| part(sums.refused, sums.turns)).fold(0.0, f64::max);
    add(2, "largest share of turns in which drawing is refused", refused, none, 0.01);
    let most = tally.games.iter().map(|sums| sums.turns_most).max().unwrap_or(0);
    add(2, "most turns of a player", most.into(), none, 120.0);
    let turns: Vec<f64> = tally.games.iter().map(|sums| part(sums.turns, sums.seats)).collect();
    let [first, middle, last] = looked_at(tally);
    add(3, "turns per player in the first game", turns[first - 1], 13.0, 19.0);
    add(3, "turns per player in the last game", turns[last - 1], 35.0, 50.0);
    let falls = turns.windows(2).map(|pair| pair[0] - pair[1]).fold(0.0, f64::max);
    add(3, "largest drop in turns from one game to the next", falls, none, 1.0);
    let level = 1.0 / plan.players as f64;
    let off = |wins: &Wins| part(wins.won, wins.games) - level;
    let chairs = tally.chairs();
    // A company can win a fair share of games but too many or too few campaigns, because company
    // bonuses add up over all games.
    let company = tally.audits.values().map(|wins| off(wins).abs()).fold(0.0, f64::max);
    add(4, "largest deviation of a company's share of campaigns", company, none, 0.03);
    add(4, "deviation of the first seat's win rate", off(&chairs[0]), -0.11, 0.11);
    let worst = tally.games.iter().map(|sums| off(&sums.chairs[0])).max_by(|a, b| a.abs().total_cmp(&b.abs()));
    add(4, "deviation of the first seat's win rate, worst game", worst.unwrap_or(0.0), -0.11, 0.11);
    let others = chairs[1..plan.players].iter().map(|wins| off(wins).abs()).fold(0.0, f64::max);
    add(4, "largest deviation of another seat's win rate", others, none, 0.07);
    for (at, game) in [first, middle, last].into_iter().enumerate() {
        let sums = &tally.games[game - 1];
        for (name, sources, target) in ROWS {
            let near = NEAR * target[at];
            let value = sources.iter().map(|source| sums.per_seat(sums.money[*source as usize])).sum();
            add(5, &format!("{name}, game {game}"), value, target[at] - near, target[at] + near);
        }
        let (slip, near) = (sums.per_seat(sums.slips), NEAR * SLIPS[at]);
        add(5, &format!("average slip, game {game}"), slip, SLIPS[at] - near, SLIPS[at] + near);
    }
    add(
        5,
        "largest share of one mechanism in the average slip",
        tally.games.iter().map(largest).fold(0.0, f64::max),
        none,
        MECHANISM,
    );
    let events = tally.cards.iter().filter(|((kind, _), _)| *kind == CardKind::Event);
    let moved = events.map(|(_, count)| (count.money as f64 / (count.up as f64 * plan.players as f64).max(1.0)).abs());
    add(6, "largest effect of an event on a slip, in dollars", moved.fold(0.0, f64::max), none, 4.0);
    let campaigns = tally.campaigns;
    add(7, "share of drawn postcards that are completed", part(tally.completed, tally.drawn), 0.6, 1.0);
    if plan.players == DELIVERY_PLAYERS {
        add(7, "games until general delivery runs out", tally.delivery_last(), 8.0, f64::INFINITY);
    }
    add(7, "campaigns with four marks of evidence by the hearing", part(tally.evidence, campaigns), 0.4, 0.8);
    add(8, "the winner of game 1 wins the campaign", part(tally.first_won, campaigns), none, level + 0.12);
    add(8, "the leader at half-time wins the campaign", part(tally.leader_won, campaigns), none, level + 0.25);
    add(9, "number of cut-offs built", part(tally.cut_offs, campaigns), 4.0, f64::INFINITY);
    // With only two companies, at most two can build.
    let colours = plan.players.min(3) as f64;
    add(9, "companies that build cut-offs", part(tally.builders, campaigns), colours, f64::INFINITY);
    all
}

/// Returns the largest contribution of one mechanism, as a fraction of the mean bank slip.
fn largest(sums: &GameSums) -> f64 {
    let mechanisms = MECHANISMS.iter().chain(&[MoneySource::Pavilions, MoneySource::Limited]);
    let slip = sums.per_seat(sums.slips).max(1.0);
    mechanisms.map(|source| sums.per_seat(sums.money[*source as usize]) / slip).fold(0.0, f64::max)
}
