//! From a draft to an edition: every flaw is reported, not the first.

use std::collections::{BTreeMap, BTreeSet};

use super::canon::edition_hash;
use super::parse::{EditionText, Flaw, Flaws, LineText, ReturnedText, StepText, TieText};
use super::{Edition, Menu, Returned, Terms, TicketDeal};
use crate::board::{Place, Route, Stop};
use crate::card::{Card, Cards, Color};
use crate::ids::{Id, PlaceId, StopId};
use crate::limits::*;
use crate::line::{LINES_MAX, Line, TIES_MAX, Tie};
use crate::step::Step;
use crate::ticket::Ticket;

/// A map as it is written, not yet checked.
pub struct Draft {
    pub(super) name: String,
    pub(super) file: String,
    pub(super) edition: EditionText,
    pub(super) cities: Vec<City>,
    pub(super) ports: Vec<Port>,
    pub(super) routes: Vec<RawRoute>,
    pub(super) tickets: Vec<RawTicket>,
}

pub(super) struct City {
    pub line: usize,
    pub id: String,
    pub name: String,
    pub kind: String,
    pub large: bool,
    pub passengers: u8,
}

pub(super) struct Port {
    pub line: usize,
    pub id: String,
    pub country: String,
}

pub(super) struct RawRoute {
    pub line: usize,
    pub ends: [String; 2],
    pub length: Option<u8>,
    pub color: String,
    pub group: Option<String>,
    pub port: Option<String>,
}

pub(super) struct RawTicket {
    pub line: usize,
    pub deck: String,
    pub ends: [String; 2],
    pub value: Option<u8>,
}

const CITIES: &str = "cities.csv";
const PORTS: &str = "ports.csv";
const ROUTES: &str = "routes.csv";
const TICKETS: &str = "tickets.csv";

/// Checks a draft.
pub fn check(draft: Draft) -> Result<Edition, Vec<Flaw>> {
    let mut flaws = Flaws(Vec::new());
    let places = places(&draft, &mut flaws);
    let stops = stops(&draft, &places, &mut flaws);
    let routes = routes(&draft, &places, &stops, &mut flaws);
    let cards = cards(&draft, &routes, &mut flaws);
    let (decks, tickets) = tickets(&draft, &places, &mut flaws);
    reachable(&draft, &places, &stops, &routes, &tickets, &mut flaws);
    let passengers = passengers(&draft, &places, &mut flaws);
    let text = &draft.edition;
    let (file, terms) = (draft.file.as_str(), terms(text));
    dealable(&draft, &terms, &cards, &decks, &tickets, &mut flaws);
    let claim_steps = claim_steps(&draft, &mut flaws);
    let (lines, ties) = score(&draft, &mut flaws);
    let menu = menu(&draft, &mut flaws);
    if !is_id(&draft.name.replace('-', "_")) {
        flaws.add(
            file,
            0,
            "name the file with small letters, digits and hyphens.",
        );
    }
    if !flaws.0.is_empty() {
        flaws.0.sort();
        flaws.0.dedup();
        return Err(flaws.0);
    }
    let mut edition = Edition {
        name: draft.name,
        version: text.version,
        title: draft.edition.title,
        seat_colors: draft.edition.seats,
        places,
        stops,
        routes,
        decks,
        tickets,
        cards,
        newspapers: draft.edition.newspapers,
        passengers,
        terms,
        menu,
        claim_steps,
        lines,
        floor: draft.edition.score.floor,
        ties,
        hash: [0; 32],
    };
    edition.hash = edition_hash(&edition);
    Ok(edition)
}

fn is_id(text: &str) -> bool {
    !text.is_empty()
        && text
            .bytes()
            .all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'_')
}

fn place_index(places: &[Place], id: &str) -> Option<usize> {
    places.iter().position(|place| place.id == id)
}

fn places(draft: &Draft, flaws: &mut Flaws) -> Vec<Place> {
    let mut seen = BTreeSet::new();
    let limit = 64 * LARGE;
    if draft.cities.len() > limit {
        flaws.add(
            CITIES,
            0,
            format!(
                "a map has at most {limit} cities and countries; this one has {}.",
                draft.cities.len()
            ),
        );
    }
    if draft.cities.is_empty() {
        flaws.add(CITIES, 0, "add at least two cities.");
    }
    for city in &draft.cities {
        if !is_id(&city.id) {
            flaws.add(
                CITIES,
                city.line,
                format!(
                    "write the id '{}' with small letters, digits and underscores only.",
                    city.id
                ),
            );
        }
        if !seen.insert(&city.id) {
            flaws.add(
                CITIES,
                city.line,
                format!("the id {} is used twice; give each city its own.", city.id),
            );
        }
        if city.name.is_empty() {
            flaws.add(CITIES, city.line, format!("give {} a name.", city.id));
        }
        if city.kind != "city" && city.kind != "country" {
            flaws.add(
                CITIES,
                city.line,
                format!("write city or country as kind, not '{}'.", city.kind),
            );
        }
    }
    (draft.cities.iter().take(limit))
        .map(|city| Place {
            id: city.id.clone(),
            name: city.name.clone(),
            country: city.kind == "country",
            large: city.large,
            passengers: city.passengers,
        })
        .collect()
}

fn stops(draft: &Draft, places: &[Place], flaws: &mut Flaws) -> Vec<Stop> {
    let mut stops: Vec<Stop> = (places.iter().enumerate())
        .filter(|(_, place)| !place.country)
        .map(|(at, place)| Stop {
            id: place.id.clone(),
            place: PlaceId::new(at),
        })
        .collect();
    for port in &draft.ports {
        if stops.iter().any(|stop| stop.id == port.id) {
            flaws.add(
                PORTS,
                port.line,
                format!(
                    "the port {} is there already; give each its own id.",
                    port.id
                ),
            );
            continue;
        }
        match place_index(places, &port.country) {
            Some(at) if places[at].country => stops.push(Stop {
                id: port.id.clone(),
                place: PlaceId::new(at),
            }),
            _ => flaws.add(
                PORTS,
                port.line,
                format!(
                    "'{}' is no country of cities.csv; write one that is.",
                    port.country
                ),
            ),
        }
        let used = draft
            .routes
            .iter()
            .filter(|route| route.port.as_ref() == Some(&port.id))
            .count();
        if used != 1 {
            flaws.add(
                PORTS,
                port.line,
                format!(
                    "the port {} has {used} routes; give it exactly one.",
                    port.id
                ),
            );
        }
    }
    if stops.len() > 64 * LARGE {
        flaws.add(
            PORTS,
            0,
            format!(
                "a map has at most {} cities and ports; this one has {}.",
                64 * LARGE,
                stops.len()
            ),
        );
        stops.truncate(64 * LARGE);
    }
    stops
}

fn routes(draft: &Draft, places: &[Place], stops: &[Stop], flaws: &mut Flaws) -> Vec<Route> {
    let limit = 64 * LARGE;
    if draft.routes.len() > limit {
        flaws.add(
            ROUTES,
            0,
            format!(
                "a map has at most {limit} routes; this one has {}.",
                draft.routes.len()
            ),
        );
    }
    let groups: BTreeMap<&str, Vec<&RawRoute>> =
        draft
            .routes
            .iter()
            .fold(BTreeMap::new(), |mut groups, route| {
                if let Some(group) = &route.group {
                    groups
                        .entry(group.as_str())
                        .or_insert_with(Vec::new)
                        .push(route);
                }
                groups
            });
    for (name, members) in &groups {
        group_flaws(name, members, flaws);
    }
    let shared: Vec<&str> = groups
        .iter()
        .filter(|(_, members)| members.len() > 1)
        .map(|(name, _)| *name)
        .collect();
    let mut kept: Vec<Route> = Vec::new();
    let mut alike = BTreeMap::new();
    for raw in draft.routes.iter().take(limit) {
        let ends = [0, 1].map(|end| stop_of(raw, end, places, stops, flaws));
        let color = Color::named(&raw.color);
        if color.is_none() && raw.color != "gray" {
            let known: Vec<&str> = Color::ALL.iter().map(|color| color.name()).collect();
            flaws.add(
                ROUTES,
                raw.line,
                format!(
                    "'{}' is no colour; write gray or one of {}.",
                    raw.color,
                    known.join(", ")
                ),
            );
        }
        let length = raw
            .length
            .filter(|length| (1..=LENGTH_MAX as u8).contains(length));
        if length.is_none() {
            flaws.add(
                ROUTES,
                raw.line,
                format!("write a length from 1 to {LENGTH_MAX}."),
            );
        }
        let ([Some(a), Some(b)], Some(length)) = (ends, length) else {
            continue;
        };
        if a == b {
            flaws.add(ROUTES, raw.line, "a route must join two different places.");
            continue;
        }
        if stops[a.index()].id != raw.ends[0] && stops[b.index()].id != raw.ends[1] {
            flaws.add(
                ROUTES,
                raw.line,
                "a route joins two cities or a city and a country; make one end a city.",
            );
        }
        let count = alike.entry((raw.color.clone(), length)).or_insert(0);
        *count += 1;
        if *count == 256 {
            flaws.add(
                ROUTES,
                raw.line,
                "at most 255 routes can have one colour and length; change some.",
            );
        }
        let group = raw
            .group
            .as_deref()
            .and_then(|name| shared.iter().position(|shared| *shared == name));
        kept.push(Route {
            id: String::new(),
            ends: [a, b],
            color,
            length,
            group: group.map(|at| at as u8),
        });
    }
    name_routes(&mut kept, places, stops);
    kept
}

fn group_flaws(name: &str, members: &[&RawRoute], flaws: &mut Flaws) {
    let sorted = |route: &RawRoute| {
        let mut ends = route.ends.clone();
        ends.sort();
        ends
    };
    let first = members[0];
    for route in &members[1..] {
        if sorted(route) != sorted(first) {
            let message = format!(
                "group {name} joins {} and {} in line {}; routes of a group join the same two places.",
                first.ends[0], first.ends[1], first.line
            );
            flaws.add(ROUTES, route.line, message);
        } else if route.length != first.length {
            flaws.add(
                ROUTES,
                route.line,
                format!(
                    "routes of group {name} must be of equal length, as in line {}.",
                    first.line
                ),
            );
        }
        if route.port.is_some() {
            flaws.add(
                ROUTES,
                route.line,
                "a route into a country cannot be part of a group; leave its group empty.",
            );
        }
    }
    if members.len() > GROUP_MAX {
        flaws.add(
            ROUTES,
            members[GROUP_MAX].line,
            format!(
                "group {name} has {} routes; at most {GROUP_MAX} can be parallel.",
                members.len()
            ),
        );
    }
}

fn stop_of(
    raw: &RawRoute,
    end: usize,
    places: &[Place],
    stops: &[Stop],
    flaws: &mut Flaws,
) -> Option<StopId> {
    let id = &raw.ends[end];
    let Some(place) = place_index(places, id) else {
        flaws.add(
            ROUTES,
            raw.line,
            format!("'{id}' is not in cities.csv; write one of its ids, or add it there."),
        );
        return None;
    };
    let stop = if places[place].country {
        let Some(port) = &raw.port else {
            flaws.add(
                ROUTES,
                raw.line,
                format!("{id} is a country; name the port this route leads to."),
            );
            return None;
        };
        stops
            .iter()
            .position(|stop| &stop.id == port && stop.place.index() == place)
    } else {
        stops.iter().position(|stop| &stop.id == id)
    };
    if stop.is_none() {
        flaws.add(
            ROUTES,
            raw.line,
            format!(
                "ports.csv has no port {} of {id}; add it there.",
                raw.port.as_deref().unwrap_or("")
            ),
        );
    }
    stop.map(StopId::new)
}

/// Names routes by their places, with a number behind parallel ones in the order of the file.
fn name_routes(routes: &mut [Route], places: &[Place], stops: &[Stop]) {
    let ends: Vec<[PlaceId; 2]> = routes
        .iter()
        .map(|route| route.ends.map(|stop| stops[stop.index()].place))
        .collect();
    let same = |a: [PlaceId; 2], b: [PlaceId; 2]| a == b || a == [b[1], b[0]];
    for at in 0..routes.len() {
        let parallel: Vec<usize> = (0..routes.len())
            .filter(|&other| same(ends[other], ends[at]))
            .collect();
        let [a, b] = ends[at].map(|place| places[place.index()].id.as_str());
        let number = parallel
            .iter()
            .position(|&other| other == at)
            .map_or(0, |at| at + 1);
        routes[at].id = if parallel.len() == 1 {
            format!("{a}-{b}")
        } else {
            format!("{a}-{b}:{number}")
        };
    }
}

fn colored_counts(
    draft: &Draft,
    counts: &BTreeMap<String, u8>,
    what: &str,
    flaws: &mut Flaws,
) -> Cards {
    let mut cards = Cards::NONE;
    let total: usize = counts.values().map(|&count| count as usize).sum();
    if total > TRAIN_CARDS_MAX {
        flaws.add(
            &draft.file,
            0,
            format!("there are {total} {what}; at most {TRAIN_CARDS_MAX} are possible."),
        );
        return cards;
    }
    for (name, &count) in counts {
        match Card::named(name) {
            Some(card) if what == "train cards" || card != Card::Locomotive => {
                cards.add_all(&Cards::of(card, count))
            }
            _ => {
                let known: Vec<&str> = Color::ALL.iter().map(|color| color.name()).collect();
                flaws.add(
                    &draft.file,
                    0,
                    format!(
                        "'{name}' is no colour of {what}; the colours are {}.",
                        known.join(", ")
                    ),
                );
            }
        }
    }
    cards
}

fn cards(draft: &Draft, routes: &[Route], flaws: &mut Flaws) -> Cards {
    let cards = colored_counts(draft, &draft.edition.cards, "train cards", flaws);
    for color in Color::ALL {
        if cards.of_color(color) == 0 && routes.iter().any(|route| route.color == Some(color)) {
            flaws.add(
                &draft.file,
                0,
                format!(
                    "there are {0} routes but no {0} cards; add {0} under [cards].",
                    color.name()
                ),
            );
        }
    }
    let newspapers = draft.edition.newspapers.iter().max().copied().unwrap_or(0);
    if usize::from(cards.len()) + usize::from(newspapers) > TRAIN_CARDS_MAX {
        flaws.add(
            &draft.file,
            0,
            format!(
                "cards and newspapers together are more than {TRAIN_CARDS_MAX}; take some out."
            ),
        );
    }
    cards
}

fn tickets(draft: &Draft, places: &[Place], flaws: &mut Flaws) -> (Vec<String>, Vec<Ticket>) {
    let decks = &draft.edition.decks;
    if !(1..=TICKET_DECKS_MAX).contains(&decks.len()) {
        flaws.add(
            &draft.file,
            0,
            format!(
                "name one or two ticket decks under [[decks]], not {}.",
                decks.len()
            ),
        );
    }
    if draft.edition.terms.names_mix != (decks.len() == 2) {
        flaws.add(
            &draft.file,
            0,
            "set names_mix = true with two ticket decks, and leave it out with one.",
        );
    }
    let mut tickets: Vec<Ticket> = Vec::new();
    let mut pairs = BTreeMap::new();
    for (deck, text) in decks.iter().take(TICKET_DECKS_MAX).enumerate() {
        for name in &text.tickets {
            if !draft.tickets.iter().any(|ticket| &ticket.deck == name) {
                flaws.add(
                    &draft.file,
                    0,
                    format!(
                        "tickets.csv has no tickets of deck '{name}'; write a deck that is there."
                    ),
                );
            }
        }
        for raw in draft
            .tickets
            .iter()
            .filter(|ticket| text.tickets.contains(&ticket.deck))
        {
            let ends = raw.ends.each_ref().map(|id| {
                let place = place_index(places, id);
                if place.is_none() {
                    flaws.add(
                        TICKETS,
                        raw.line,
                        format!(
                            "'{id}' is not in cities.csv; write one of its ids, or add it there."
                        ),
                    );
                }
                place
            });
            let value = raw.value.filter(|value| (1..=100).contains(value));
            if value.is_none() {
                flaws.add(TICKETS, raw.line, "write a value from 1 to 100.");
            }
            let ([Some(a), Some(b)], Some(value)) = (ends, value) else {
                continue;
            };
            if a == b {
                flaws.add(
                    TICKETS,
                    raw.line,
                    "a ticket must name two different places.",
                );
                continue;
            }
            if let Some(line) = pairs.insert([a.min(b), a.max(b)], raw.line) {
                let message = format!(
                    "{} and {} are on the ticket of line {line} already; take one out.",
                    raw.ends[0], raw.ends[1]
                );
                flaws.add(TICKETS, raw.line, message);
            }
            let id = format!("{}-{}", raw.ends[0], raw.ends[1]);
            tickets.push(Ticket {
                id,
                ends: [PlaceId::new(a), PlaceId::new(b)],
                value,
                deck: deck as u8,
            });
        }
    }
    if tickets.len() > 64 * LARGE {
        flaws.add(
            TICKETS,
            0,
            format!(
                "an edition has at most {} tickets; this one has {}.",
                64 * LARGE,
                tickets.len()
            ),
        );
    }
    (
        decks.iter().map(|deck| deck.name.clone()).collect(),
        tickets,
    )
}

/// Every city has a route, and every ticket can be completed.
fn reachable(
    draft: &Draft,
    places: &[Place],
    stops: &[Stop],
    routes: &[Route],
    tickets: &[Ticket],
    flaws: &mut Flaws,
) {
    let mut part: Vec<usize> = (0..stops.len()).collect();
    for route in routes {
        let [a, b] = route.ends.map(|stop| part[stop.index()]);
        part.iter_mut()
            .filter(|part| **part == b)
            .for_each(|part| *part = a);
    }
    let parts = |place: PlaceId| -> BTreeSet<usize> {
        (0..stops.len())
            .filter(|&stop| stops[stop].place == place)
            .map(|stop| part[stop])
            .collect()
    };
    for (at, city) in draft.cities.iter().enumerate().take(places.len()) {
        let served = routes.iter().any(|route| {
            route
                .ends
                .iter()
                .any(|stop| stops[stop.index()].place.index() == at)
        });
        if !served {
            flaws.add(
                CITIES,
                city.line,
                format!("no route leads to {}; add one to routes.csv.", city.id),
            );
        }
    }
    for ticket in tickets {
        if parts(ticket.ends[0]).is_disjoint(&parts(ticket.ends[1])) {
            let row = draft
                .tickets
                .iter()
                .find(|raw| format!("{}-{}", raw.ends[0], raw.ends[1]) == ticket.id);
            flaws.add(
                TICKETS,
                row.map_or(0, |row| row.line),
                "no chain of routes joins these two places; add routes or change the ticket.",
            );
        }
    }
}

fn passengers(draft: &Draft, places: &[Place], flaws: &mut Flaws) -> Cards {
    let passengers = colored_counts(draft, &draft.edition.passengers, "passengers", flaws);
    let waiting: usize = places.iter().map(|place| place.passengers as usize).sum();
    let used = draft
        .edition
        .steps
        .claimed
        .values()
        .any(|step| matches!(step, StepText::Passengers));
    if used && waiting != usize::from(passengers.len()) {
        let message = format!(
            "[passengers] names {}, but the places of cities.csv hold {waiting}; make them equal.",
            passengers.len()
        );
        flaws.add(&draft.file, 0, message);
    }
    if !used && waiting + usize::from(passengers.len()) > 0 {
        flaws.add(&draft.file, 0, "there are passengers, but no claim step takes them; add passengers to [steps.claimed].");
    }
    if waiting > PASSENGERS_MAX {
        flaws.add(
            CITIES,
            0,
            format!("at most {PASSENGERS_MAX} passengers fit on a board; this one has {waiting}."),
        );
    }
    passengers
}

fn terms(text: &EditionText) -> Terms {
    let terms = &text.terms;
    Terms {
        trains: terms.trains,
        hand: terms.hand,
        coins: terms.coins,
        opening_tickets: TicketDeal {
            deal: terms.opening_tickets.deal,
            keep: terms.opening_tickets.keep,
        },
        opening_returned: match terms.opening_tickets.returned {
            ReturnedText::ShuffledUnder => Returned::ShuffledUnder,
            ReturnedText::ShuffledIn => Returned::ShuffledIn,
        },
        drawn_tickets: TicketDeal {
            deal: terms.drawn_tickets.deal,
            keep: terms.drawn_tickets.keep,
        },
        names_mix: terms.names_mix,
        double_from: terms.second_owner_from.double,
        triple_from: terms.second_owner_from.triple,
        draw_floor: terms.draw_floor,
        reset_at: terms.reset_at,
        resets_max: terms.resets_max,
        end_at: terms.end_at,
    }
}

/// The largest table can be dealt its cards and tickets.
fn dealable(
    draft: &Draft,
    terms: &Terms,
    cards: &Cards,
    decks: &[String],
    tickets: &[Ticket],
    flaws: &mut Flaws,
) {
    let file = &draft.file;
    let seats = draft.edition.seats.len();
    if !(SEATS_MIN..=SEATS_MAX).contains(&seats) {
        flaws.add(
            file,
            0,
            format!("name {SEATS_MIN} to {SEATS_MAX} seat colours under seats, not {seats}."),
        );
    }
    for (at, color) in draft.edition.seats.iter().enumerate() {
        if !is_id(color) || draft.edition.seats[..at].contains(color) {
            flaws.add(
                file,
                0,
                format!("seat colours are different words in small letters; change '{color}'."),
            );
        }
    }
    let needed = seats * usize::from(terms.hand) + MARKET_SLOTS + 1;
    if usize::from(cards.len()) < needed {
        let message = format!(
            "{seats} seats need {needed} train cards for hands, market and a deck; there are {}.",
            cards.len()
        );
        flaws.add(file, 0, message);
    }
    for deal in [terms.opening_tickets, terms.drawn_tickets] {
        if deal.keep < 1 || deal.keep > deal.deal || usize::from(deal.deal) > OFFER_MAX {
            flaws.add(file, 0, format!("deal at most {OFFER_MAX} tickets and keep at least 1 and at most as many as are dealt."));
        }
    }
    let needed = seats * usize::from(terms.opening_tickets.deal);
    for (deck, name) in decks.iter().enumerate() {
        let have = tickets
            .iter()
            .filter(|ticket| usize::from(ticket.deck) == deck)
            .count();
        if have < needed {
            let message = format!(
                "{seats} seats may be dealt {needed} tickets of deck {name}; it has {have}. Add tickets, deal fewer, or name fewer seats."
            );
            flaws.add(file, 0, message);
        }
    }
    if terms.trains <= terms.end_at {
        flaws.add(
            file,
            0,
            format!(
                "give each seat more than {} trains, or the game ends after one round.",
                terms.end_at
            ),
        );
    }
    if terms.reset_at < 1 {
        flaws.add(file, 0, "reset_at must be at least 1.");
    }
}

fn claim_steps(draft: &Draft, flaws: &mut Flaws) -> [Option<Step>; CLAIM_STEPS_MAX] {
    let mut steps = [None; CLAIM_STEPS_MAX];
    let longest = draft
        .routes
        .iter()
        .filter_map(|route| route.length)
        .max()
        .unwrap_or(0) as usize;
    for (slot, text) in &draft.edition.steps.claimed {
        let Some(at) = slot
            .parse::<usize>()
            .ok()
            .filter(|at| (1..=CLAIM_STEPS_MAX).contains(at))
        else {
            flaws.add(
                &draft.file,
                0,
                format!("number the claim steps from 1 to {CLAIM_STEPS_MAX}, not '{slot}'."),
            );
            continue;
        };
        steps[at - 1] = Some(match text {
            StepText::RoutePoints(points) => {
                if !(longest.max(1)..=LENGTH_MAX).contains(&points.len()) {
                    let message = format!(
                        "route-points needs {longest} to {LENGTH_MAX} numbers, one for each length of route; it has {}.",
                        points.len()
                    );
                    flaws.add(&draft.file, 0, message);
                }
                Step::RoutePoints(std::array::from_fn(|at| {
                    points.get(at).copied().unwrap_or(0)
                }))
            }
            StepText::Passengers => Step::Passengers,
            StepText::Collect(coins) => Step::Collect(*coins),
            StepText::LargeCity => Step::LargeCity,
        });
    }
    steps
}

fn score(draft: &Draft, flaws: &mut Flaws) -> (Vec<Line>, Vec<Tie>) {
    let text = &draft.edition.score;
    if text.lines.is_empty() || text.lines.len() > LINES_MAX || text.ties.len() > TIES_MAX {
        flaws.add(
            &draft.file,
            0,
            format!("a score sheet has 1 to {LINES_MAX} lines and at most {TIES_MAX} tie-breaks."),
        );
    }
    let lines = text.lines.iter().map(|line| match line {
        LineText::Routes => Line::Routes,
        LineText::Tickets => Line::Tickets,
        LineText::LongestPath(points) => Line::LongestPath(*points),
        LineText::Globetrotter(points) => Line::Globetrotter(*points),
        LineText::Passengers { most, second } => Line::Passengers {
            most: *most,
            second: *second,
        },
        LineText::Coins => Line::Coins,
        LineText::TrainsLeft(table) => {
            if table.len() > TRAINS_TABLE_MAX {
                flaws.add(
                    &draft.file,
                    0,
                    format!(
                        "trains-left has at most {TRAINS_TABLE_MAX} numbers, from 0 trains on."
                    ),
                );
            }
            let len = table.len().min(TRAINS_TABLE_MAX) as u8;
            Line::TrainsLeft {
                table: std::array::from_fn(|at| table.get(at).copied().unwrap_or(0)),
                len,
            }
        }
    });
    let lines = lines.collect();
    let ties = text.ties.iter().map(|tie| match tie {
        TieText::TicketsCompleted => Tie::TicketsCompleted,
        TieText::LongestPath => Tie::LongestPath,
        TieText::Passengers => Tie::Passengers,
        TieText::LaterInTurnOrder => Tie::LaterInTurnOrder,
    });
    (lines, ties.collect())
}

fn menu(draft: &Draft, flaws: &mut Flaws) -> Menu {
    let known = ["draw-cards", "claim-route", "draw-tickets"];
    for entry in draft
        .edition
        .menu
        .iter()
        .filter(|entry| !known.contains(&entry.as_str()))
    {
        flaws.add(
            &draft.file,
            0,
            format!(
                "'{entry}' is no kind of turn; the menu knows {}.",
                known.join(", ")
            ),
        );
    }
    let [draw_cards, claim_route, draw_tickets] =
        known.map(|entry| draft.edition.menu.iter().any(|have| have == entry));
    Menu {
        draw_cards,
        claim_route,
        draw_tickets,
    }
}
