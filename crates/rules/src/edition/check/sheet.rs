//! Checks the menu, the claim steps and the score sheet.

use super::Draft;
use super::found::Found;
use crate::board::Route;
use crate::claim_step::ClaimStep;
use crate::edition::Menu;
use crate::edition::loose::unknown;
use crate::edition::schema::{LineText, StepText};
use crate::limits::{CLAIM_STEPS_MAX, LENGTH_MAX, TRAINS_TABLE_MAX};
use crate::score::{LINES_MAX, ScoreLine, TIES_MAX, Tie};
use crate::ticket::Ticket;

/// Maximum number of points a seat can win or lose, so that totals fit into 16 bits.
const POINTS_MAX: i64 = 30_000;

pub(super) fn claim_steps(
    draft: &Draft,
    routes: &[Route],
    found: &mut Found<'_>,
) -> [Option<ClaimStep>; CLAIM_STEPS_MAX] {
    let mut steps = [None; CLAIM_STEPS_MAX];
    let longest = (routes.iter().map(|route| usize::from(route.length))).max().unwrap_or(1);
    for (slot, text) in &draft.edition.claimed {
        let value = ["steps", "claimed", slot.as_str(), "route-points"];
        let path = &value[..3];
        // The number must be in plain form: "01" and "1" would be the same step twice.
        let Some(at) = (1..=CLAIM_STEPS_MAX).find(|at| at.to_string() == *slot) else {
            let message = format!("number the claim steps from 1 to {CLAIM_STEPS_MAX}, not '{slot}'.");
            // The number is wrong whether or not the step can be parsed.
            found.add(&draft.file, found.spots.line(path), message);
            continue;
        };
        let Some(text) = text else { continue };
        steps[at - 1] = Some(match text {
            StepText::RoutePoints(points) => {
                if !(longest..=LENGTH_MAX).contains(&points.len()) && !found.spots.made_up(&value) {
                    let message = format!(
                        "route-points needs {longest} to {LENGTH_MAX} numbers, one for each length of route; it has {}.",
                        points.len()
                    );
                    found.at(path, message);
                }
                ClaimStep::RoutePoints(std::array::from_fn(|at| points.get(at).copied().unwrap_or(0)))
            }
            StepText::Passengers => ClaimStep::Passengers,
            StepText::Collect(coins) => ClaimStep::Collect(*coins),
            StepText::LargeCity => ClaimStep::LargeCity,
            StepText::CompanyBonus => ClaimStep::CompanyBonus,
            StepText::Mechanism(word) => ClaimStep::mechanism(word),
        });
    }
    steps
}

pub(super) fn score(draft: &Draft, found: &mut Found<'_>) -> (Vec<ScoreLine>, Vec<Tie>) {
    let text = &draft.edition;
    if text.lines.is_empty() || text.lines.len() > LINES_MAX {
        let message = format!("write 1 to {LINES_MAX} lines on the score sheet.");
        found.at(&["score", "lines"], message);
    }
    if text.ties.len() > TIES_MAX {
        let message = format!("write at most {TIES_MAX} tie-breaks.");
        found.at(&["score", "ties"], message);
    }
    let mut lines: Vec<ScoreLine> = Vec::new();
    for (at, line) in text.lines.iter().enumerate() {
        let Some(line) = line else { continue };
        let line = line_of(line, at, found);
        let same = |other: &ScoreLine| std::mem::discriminant(other) == std::mem::discriminant(&line);
        if lines.iter().any(same) {
            let message = "this line is on the score sheet twice; remove one.";
            found.at(&["score", "lines", &at.to_string()], message);
        }
        lines.push(line);
    }
    // The missing line may be one of those that could not be parsed.
    let paths =
        lines.iter().any(|line| matches!(line, ScoreLine::LongestPath(_))) || text.lines.iter().any(Option::is_none);
    if let Some(at) = text.ties.iter().position(|tie| *tie == Some(Tie::LongestPath))
        && !paths
    {
        let message =
            "the tie-break longest-path needs a line longest-path on the score sheet; add it, or remove the tie-break.";
        found.at(&["score", "ties", &at.to_string()], message);
    }
    (lines, text.ties.iter().copied().flatten().collect())
}

fn line_of(text: &LineText, at: usize, found: &mut Found<'_>) -> ScoreLine {
    match text {
        LineText::Routes => ScoreLine::Routes,
        LineText::Tickets => ScoreLine::Tickets,
        LineText::LongestPath(points) => ScoreLine::LongestPath(*points),
        LineText::Globetrotter(points) => ScoreLine::Globetrotter(*points),
        LineText::Passengers { most, second } => ScoreLine::Passengers { most: *most, second: *second },
        LineText::Coins => ScoreLine::Coins,
        LineText::Bookings => ScoreLine::Bookings,
        LineText::TrainsLeft(table) => {
            if table.len() > TRAINS_TABLE_MAX {
                let message = format!(
                    "trains-left can have at most {TRAINS_TABLE_MAX} numbers, starting with 0 trains; remove some."
                );
                found.at(&["score", "lines", &at.to_string()], message);
            }
            ScoreLine::TrainsLeft {
                table: std::array::from_fn(|at| table.get(at).copied().unwrap_or(0)),
                len: table.len().min(TRAINS_TABLE_MAX) as u8,
            }
        }
    }
}

/// Checks that claims, tickets and score lines cannot give a seat more points than a total can
/// hold.
pub(super) fn countable(
    draft: &Draft,
    routes: &[Route],
    tickets: &[Ticket],
    steps: &[Option<ClaimStep>],
    lines: &[ScoreLine],
    found: &mut Found<'_>,
) {
    let claims = routes.len() as i64;
    let by_claims = steps.iter().flatten().map(|step| match step {
        ClaimStep::RoutePoints(points) => {
            (routes.iter()).map(|route| i64::from(points[usize::from(route.length) - 1])).sum()
        }
        ClaimStep::Collect(coins) => claims * i64::from(*coins),
        ClaimStep::Passengers
        | ClaimStep::LargeCity
        | ClaimStep::CompanyBonus
        | ClaimStep::Mechanism(_)
        | ClaimStep::Load
        | ClaimStep::EatingHouses => 0,
    });
    let by_lines = lines.iter().map(|line| match line {
        ScoreLine::LongestPath(points) | ScoreLine::Globetrotter(points) => i64::from(*points).abs(),
        ScoreLine::Passengers { most, second } => {
            let colors = draft.edition.passengers.len() as i64;
            colors * i64::from(*most).abs().max(i64::from(*second).abs())
        }
        ScoreLine::TrainsLeft { table, .. } => (table.iter().map(|points| i64::from(*points).abs())).max().unwrap_or(0),
        ScoreLine::Routes | ScoreLine::Tickets | ScoreLine::Coins | ScoreLine::Bookings => 0,
    });
    let by_tickets: i64 = tickets.iter().map(|ticket| i64::from(ticket.value)).sum();
    let coins = i64::from(draft.edition.terms.coins).abs();
    let most = by_claims.sum::<i64>() + by_lines.sum::<i64>() + by_tickets + coins;
    if most > POINTS_MAX {
        let message =
            format!("points could add up to {most}, but a total can be at most {POINTS_MAX}; lower some numbers.");
        found.at(&["score"], message);
    }
}

pub(super) fn menu(draft: &Draft, found: &mut Found<'_>) -> Menu {
    let known = ["draw-cards", "claim-route", "draw-tickets", "name-route"];
    for (at, entry) in draft.edition.menu.iter().enumerate() {
        if !known.contains(&entry.as_str()) {
            found.at(&["menu", &at.to_string()], unknown(entry, known));
        }
    }
    if draft.edition.menu.is_empty() {
        let message = format!("name the kinds of turn: {}.", known.join(", "));
        found.at(&["menu"], message);
    }
    let [draw_cards, claim_route, draw_tickets, name_route] =
        known.map(|entry| draft.edition.menu.iter().any(|have| have == entry));
    if claim_route && name_route {
        found.at(&["menu"], "a route is either claimed at once or named first; remove claim-route or name-route.");
    }
    Menu { draw_cards, claim_route, draw_tickets, name_route }
}
