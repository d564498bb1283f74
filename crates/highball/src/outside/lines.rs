//! The lines between a game and a program, as `docs/bots.md` describes them.

use bots::arena::Seated;
use rules::action::Action;
use rules::card::Color;
use rules::edition::Edition;
use rules::ids::Id;
use rules::line::{Line, Standings, Tie};
use rules::seen::Seen;
use rules::step::Step;
use rules::view::Sight;
use serde_json::{Map, Value, json};

use crate::words::{line_name, route_points};

/// Counts up when a line changes its meaning.
pub const PROTOCOL: u32 = 1;
/// Bits of a seed that every reader of JSON takes as a whole number.
const SEED_BITS: u32 = 53;

/// The first line: which game this is, and where everything is on its board.
pub fn hello(edition: &Edition, seated: &Seated<'_>) -> String {
    let hello = json!({
        "protocol": PROTOCOL,
        "colors": Color::ALL,
        "edition": edition_json(edition, seated.setup.colors.len()),
        "seats": seated.setup.colors,
        "seat": seated.seat,
        "seed": seated.seed >> (u64::BITS - SEED_BITS),
    });
    json!({ "hello": hello }).to_string()
}

/// A question: what is asked, what happened since the last one, what the seat sees, and what it may answer.
pub fn decide<const W: usize>(sight: &Sight<'_, W>, seen: &[Seen<W>], choices: &[Action]) -> String {
    let decide = json!({ "asked": sight.open.asking(), "seen": seen, "view": sight.view(), "choices": choices });
    json!({ "decide": decide }).to_string()
}

/// The last line: what happened since the last question, and the count.
pub fn over<const W: usize>(edition: &Edition, seen: &[Seen<W>], standings: &Standings) -> String {
    let seats = standings.results().iter().enumerate().map(|(seat, result)| {
        let lines = edition.lines.iter().zip(result.lines);
        let lines: Map<String, Value> =
            lines.map(|(line, points)| (line_name(line).to_string(), points.into())).collect();
        json!({
            "seat": seat,
            "place": result.place,
            "total": result.total,
            "lines": lines,
            "completed": result.completed,
            "failed": result.failed,
            "longest_path": result.longest_path,
        })
    });
    json!({ "over": { "seen": seen, "standings": seats.collect::<Vec<_>>() } }).to_string()
}

/// An answer: the number of a choice, counted from 0, or an action. Otherwise what is wrong with it, in the middle of a
/// sentence.
pub fn answer(line: &str, choices: &[Action]) -> Result<Action, String> {
    let most = choices.len() - 1;
    let wanted = format!("an answer is the number of a choice, here 0 to {most}, or an action");
    match serde_json::from_str(line) {
        Ok(Value::Number(number)) => {
            let choice = number.as_u64().and_then(|number| choices.get(usize::try_from(number).ok()?));
            choice.copied().ok_or_else(|| format!("the choices have the numbers 0 to {most}"))
        }
        Ok(action) => serde_json::from_value(action).map_err(|error| format!("that is no action ({error}); {wanted}")),
        Err(error) => Err(format!("that is no JSON ({error}); {wanted}")),
    }
}

fn edition_json(edition: &Edition, seats: usize) -> Value {
    let places = edition.places.iter().map(|place| {
        json!({
            "id": place.id,
            "name": place.name,
            "country": place.country,
            "large": place.large,
            "passengers": place.passengers,
        })
    });
    let stops = edition.stops.iter().map(|stop| json!({ "id": stop.id, "place": stop.place }));
    let routes = edition.routes.iter().map(|route| {
        json!({
            "id": route.id,
            "ends": route.ends,
            "places": route.ends.map(|stop| edition.stops[stop.index()].place),
            "color": route.color,
            "length": route.length,
            "points": route_points(edition, route.length),
            "group": route.group,
        })
    });
    let tickets = edition
        .tickets
        .iter()
        .map(|ticket| json!({ "id": ticket.id, "ends": ticket.ends, "value": ticket.value, "deck": ticket.deck }));
    let does = |deed: u8| &edition.deeds[usize::from(deed)].text;
    let companies = (edition.companies.iter())
        .map(|company| json!({ "seat": company.seat, "color": company.color, "does": does(company.deed) }));
    let events = edition.events.iter().zip(0..).map(|(event, at)| {
        json!({ "id": event.id, "title": event.title, "text": event.text, "bolt": event.bolt, "does": does(at) })
    });
    json!({
        "name": edition.name,
        "title": edition.title,
        "version": edition.version,
        "hash": hex::encode(edition.hash),
        "places": places.collect::<Vec<_>>(),
        "stops": stops.collect::<Vec<_>>(),
        "routes": routes.collect::<Vec<_>>(),
        "decks": edition.decks,
        "tickets": tickets.collect::<Vec<_>>(),
        "cards": edition.cards,
        "newspapers": edition.newspapers_for(seats),
        "passengers": edition.passengers,
        "terms": edition.terms,
        "menu": edition.menu,
        "claim_steps": edition.claim_steps.iter().flatten().map(step).collect::<Vec<_>>(),
        "lines": edition.lines.iter().map(line).collect::<Vec<_>>(),
        "floor": edition.floor,
        "companies": companies.collect::<Vec<_>>(),
        "events": events.collect::<Vec<_>>(),
        "ties": edition.ties.iter().map(tie).collect::<Vec<_>>(),
    })
}

/// What follows a claim.
fn step(step: &Step) -> Value {
    match step {
        Step::RoutePoints(points) => json!({ "step": "route_points", "points": points }),
        Step::Passengers => json!({ "step": "passengers" }),
        Step::Collect(coins) => json!({ "step": "collect", "coins": coins }),
        Step::LargeCity => json!({ "step": "large_city" }),
        Step::CompanyBonus => json!({ "step": "company_bonus" }),
        Step::Load | Step::EatingHouses | Step::Trade(_) => json!({ "step": step.trade_word() }),
    }
}

/// A line of the score sheet.
fn line(line: &Line) -> Value {
    let name = line_name(line);
    match line {
        Line::Routes | Line::Tickets | Line::Coins | Line::Bookings => json!({ "line": name }),
        Line::LongestPath(points) | Line::Globetrotter(points) => json!({ "line": name, "points": points }),
        Line::Passengers { most, second } => json!({ "line": name, "most": most, "second": second }),
        Line::TrainsLeft { table, len } => json!({ "line": name, "points": table[..usize::from(*len)] }),
    }
}

fn tie(tie: &Tie) -> &'static str {
    match tie {
        Tie::TicketsCompleted => "tickets_completed",
        Tie::LongestPath => "longest_path",
        Tie::Passengers => "passengers",
        Tie::LaterInTurnOrder => "later_in_turn_order",
    }
}
