//! An edition as data for those outside: board, tickets, cards, and the numbers of its rules.

use rules::edition::Edition;
use rules::ids::Id;
use rules::line::{Line, Standings, Tie};
use rules::step::Step;
use serde_json::{Map, Value, json};

use crate::words::{line_name, route_points};

/// Everything a program needs to know of an edition for so many seats; `docs/bots.md` names the fields.
pub fn edition_json(edition: &Edition, seats: usize) -> Value {
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

/// The final count, seat by seat.
pub fn standings_json(edition: &Edition, standings: &Standings) -> Vec<Value> {
    let seat = |(seat, result): (usize, &rules::line::Result)| {
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
    };
    standings.results().iter().enumerate().map(seat).collect()
}
