//! An edition as data for those outside: board, tickets, cards, and the numbers of its rules.

use rules::ability::{Clause, Effect, Modifier, Trigger};
use rules::claim_step::ClaimStep;
use rules::edition::{Beside, Crew, Edition};
use rules::ids::Id;
use rules::score::{ScoreLine, Standings, Tie};
use serde_json::{Map, Value, json};

use crate::words::route_points;

/// Everything a program needs to know of an edition for so many seats; `docs/bot-protocol.md` names the fields.
pub fn edition_json(edition: &Edition, seats: usize) -> Value {
    let rules = InPlay::of(edition);
    let goods = if rules.freight { &edition.goods[..] } else { &[] };
    let places = edition.places.iter().map(|place| {
        let demand = goods.iter().enumerate().filter(|(at, _)| place.demand >> at & 1 == 1);
        json!({
            "id": place.id,
            "name": place.name,
            "country": place.country,
            "large": place.large,
            "passengers": place.passengers,
            "zone": place.zone.filter(|_| rules.watch).map(|zone| &edition.zones[usize::from(zone)]),
            "supply": place.supply.and_then(|at| goods.get(usize::from(at))).map(|good| &good.name),
            "demand": demand.map(|(_, good)| &good.name).collect::<Vec<_>>(),
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
            "snow": rules.snow && route.snow,
        })
    });
    let tickets = edition.tickets.iter().map(|ticket| {
        let band = ticket.band.filter(|_| rules.bookings).map(|band| &edition.bands[usize::from(band)]);
        json!({ "id": ticket.id, "ends": ticket.ends, "value": ticket.value, "deck": ticket.deck, "band": band })
    });
    let does = |deed: u8| &edition.abilities[usize::from(deed)].text;
    let companies = (edition.companies.iter())
        .map(|company| json!({ "seat": company.seat, "color": company.color, "does": does(company.ability) }));
    let events = edition.events.iter().zip(0..).map(|(event, at)| {
        json!({
            "id": event.id,
            "title": event.title,
            "text": event.text,
            "bolt": event.bolt,
            "active": event.active,
            "does": does(at),
        })
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
        "claim_steps": claim_steps(edition),
        "beside": beside(edition),
        "lines": edition.lines.iter().map(line).collect::<Vec<_>>(),
        "floor": edition.floor,
        "companies": companies.collect::<Vec<_>>(),
        "events": events.collect::<Vec<_>>(),
        "goods": goods.iter().map(|good| json!({ "name": good.name, "price": good.price })).collect::<Vec<_>>(),
        "bands": if rules.bookings { &edition.bands[..] } else { &[] },
        "zones": if rules.watch { &edition.zones[..] } else { &[] },
        "crew": edition.crew.iter().map(|found| crew(edition, found)).collect::<Vec<_>>(),
        "pavilions": pavilions(edition),
        "deeds": deeds(edition),
        "ties": edition.ties.iter().map(tie).collect::<Vec<_>>(),
    })
}

/// Rules that read what is printed on the board and on tickets. Before such a rule is in play, what it reads is not told:
/// in linked games it would give away what is still to come.
struct InPlay {
    freight: bool,
    snow: bool,
    watch: bool,
    bookings: bool,
}

impl InPlay {
    fn of(edition: &Edition) -> InPlay {
        let steps = |word: &str| edition.claim_steps.iter().flatten().any(|step| step.trade_word() == Some(word));
        InPlay {
            freight: steps("load") || steps("deliver"),
            snow: steps("snowbound"),
            watch: steps("watch"),
            bookings: edition.lines.contains(&ScoreLine::Bookings),
        }
    }
}

/// Rules beside the numbered steps.
fn beside(edition: &Edition) -> Vec<&'static str> {
    let words = Beside::WORDS.into_iter().zip(edition.beside.flags());
    words.filter(|(_, flag)| *flag).map(|(word, _)| word).collect()
}

/// A crew card without its words: those that nobody has turned up yet are still sealed. What it changes about prices is told,
/// so that questions can name them.
fn crew(edition: &Edition, crew: &Crew) -> Value {
    let acts = &edition.abilities[usize::from(crew.ability)].clauses;
    let words = Modifier::WORDS.iter().filter(|(_, modifier)| {
        acts.iter().any(|act| matches!(act, Clause::Do(_, Effect::Mod(found)) if found == modifier))
    });
    json!({
        "id": crew.id,
        "wage": crew.wage,
        "uses": crew.uses,
        "changes": words.map(|(word, _)| word).collect::<Vec<_>>(),
    })
}

/// What follows a claim, each with its number.
fn claim_steps(edition: &Edition) -> Vec<Value> {
    let numbered = edition.claim_steps.iter().zip(1u8..).filter_map(|(step, number)| Some((number, step.as_ref()?)));
    let steps = numbered.map(|(number, found)| {
        let mut data = step(found);
        data["number"] = number.into();
        data
    });
    steps.collect()
}

/// Whose deed each number names: the id of an event, the seat of a company, the number of a postcard, the id of a crew
/// card. What postcards do is a secret of their holders, so nothing else is said of them.
fn deeds(edition: &Edition) -> Vec<Value> {
    let mut owners = vec![Value::Null; edition.abilities.len()];
    edition.events.iter().zip(0..).for_each(|(event, deed)| owners[deed] = event.id.as_str().into());
    edition.companies.iter().for_each(|company| owners[usize::from(company.ability)] = company.seat.as_str().into());
    edition.postcards.iter().for_each(|postcard| owners[usize::from(postcard.ability)] = postcard.number.into());
    edition.crew.iter().for_each(|crew| owners[usize::from(crew.ability)] = crew.id.as_str().into());
    owners
}

fn pavilions(edition: &Edition) -> Vec<Value> {
    let pavilion = |found: &rules::edition::Pavilion| {
        json!({
            "id": found.id,
            "name": found.name,
            "at_end": found.check == Trigger::GameEnd,
            "when": found.text,
            "first": found.first,
            "second": found.second,
        })
    };
    edition.pavilions.iter().map(pavilion).collect()
}

/// What follows a claim.
fn step(step: &ClaimStep) -> Value {
    match step {
        ClaimStep::RoutePoints(points) => json!({ "step": "route_points", "points": points }),
        ClaimStep::Passengers => json!({ "step": "passengers" }),
        ClaimStep::Collect(coins) => json!({ "step": "collect", "coins": coins }),
        ClaimStep::LargeCity => json!({ "step": "large_city" }),
        ClaimStep::CompanyBonus => json!({ "step": "company_bonus" }),
        ClaimStep::Load | ClaimStep::EatingHouses | ClaimStep::Trade(_) => json!({ "step": step.trade_word() }),
    }
}

/// A line of the score sheet.
fn line(line: &ScoreLine) -> Value {
    let name = line.name();
    match line {
        ScoreLine::Routes | ScoreLine::Tickets | ScoreLine::Coins | ScoreLine::Bookings => json!({ "line": name }),
        ScoreLine::LongestPath(points) | ScoreLine::Globetrotter(points) => json!({ "line": name, "points": points }),
        ScoreLine::Passengers { most, second } => json!({ "line": name, "most": most, "second": second }),
        ScoreLine::TrainsLeft { table, len } => json!({ "line": name, "points": table[..usize::from(*len)] }),
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
    let seat = |(seat, result): (usize, &rules::score::SeatScore)| {
        let lines = edition.lines.iter().zip(result.lines);
        let lines: Map<String, Value> = lines.map(|(line, points)| (line.name().to_string(), points.into())).collect();
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
