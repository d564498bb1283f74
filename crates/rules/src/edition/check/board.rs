//! Checks places, stops and routes, and whether routes connect the ends of every ticket.

use std::collections::{BTreeMap, BTreeSet};

use super::found::Found;
use super::{CITIES, Draft, PORTS, ROUTES, RawRoute, TICKETS, is_id, place_index};
use crate::board::{Place, Route, Stop};
use crate::card::Color;
use crate::ids::{Id, PieceId, PlaceId, StopId};
use crate::limits::{GOODS_MAX, GROUP_MAX, LARGE, LENGTH_MAX};
use crate::ticket::Ticket;

/// Upper limit for places, for stops and for routes: the number of bits in the largest set.
pub(super) const MEMBERS_MAX: usize = 64 * LARGE;

/// Returns the index of the good with this name, if there is one.
fn good(draft: &Draft, name: &str) -> Option<usize> {
    draft.edition.goods.iter().position(|(good, _)| good == name).filter(|good| *good < GOODS_MAX)
}

/// Returns the names of the board pieces to which cities belong, in order of appearance.
pub(super) fn pieces(draft: &Draft) -> Vec<String> {
    let mut pieces: Vec<String> = Vec::new();
    for city in draft.cities.iter().filter(|city| !city.piece.is_empty()) {
        if !pieces.contains(&city.piece) {
            pieces.push(city.piece.clone());
        }
    }
    pieces
}

pub(super) fn places(draft: &Draft, pieces: &[String], found: &mut Found<'_>) -> Vec<Place> {
    let mut seen = BTreeSet::new();
    if let Some(city) = draft.cities.get(MEMBERS_MAX) {
        let message = format!(
            "a map can have at most {MEMBERS_MAX} cities and countries; this one has {}. Remove some.",
            draft.cities.len()
        );
        found.add(CITIES, city.line, message);
    }
    if draft.cities.is_empty() {
        found.add(CITIES, 0, "add at least two cities.");
    }
    for city in &draft.cities {
        let id = &city.id;
        if !is_id(id) {
            let message = format!("write the id '{id}' with lower-case letters, digits and underscores only.");
            found.add(CITIES, city.line, message);
        }
        if !seen.insert(id) {
            let message = format!("the id {id} is used twice; give each city its own id.");
            found.add(CITIES, city.line, message);
        }
        if city.name.is_empty() {
            found.add(CITIES, city.line, format!("give {id} a name."));
        }
        if city.kind != "city" && city.kind != "country" {
            let message = format!("write city or country as kind, not '{}'.", city.kind);
            found.add(CITIES, city.line, message);
        }
        for name in city.demand.split('|').chain([city.supply.as_str()]).filter(|name| !name.is_empty()) {
            if good(draft, name).is_none() {
                found.add(CITIES, city.line, format!("'{name}' is not among [goods]; write one that is, or nothing."));
            }
        }
        if !city.zone.is_empty() && !draft.edition.zones.contains(&city.zone) {
            let message = format!("'{}' is not a zone of the edition; write one of its zones, or nothing.", city.zone);
            found.add(CITIES, city.line, message);
        }
    }
    (draft.cities.iter().take(MEMBERS_MAX))
        .map(|city| Place {
            id: city.id.clone(),
            name: city.name.clone(),
            country: city.kind == "country",
            large: city.large,
            passengers: city.passengers,
            piece: pieces.iter().position(|piece| *piece == city.piece).map(PieceId::new),
            zone: draft.edition.zones.iter().position(|zone| *zone == city.zone).map(|zone| zone as u8),
            supply: good(draft, &city.supply).map(|good| good as u8),
            demand: (city.demand.split('|'))
                .filter_map(|name| good(draft, name))
                .fold(0, |bits, good| bits | 1 << good),
        })
        .collect()
}

pub(super) fn stops(draft: &Draft, places: &[Place], found: &mut Found<'_>) -> Vec<Stop> {
    let mut stops: Vec<Stop> = (places.iter().enumerate())
        .filter(|(_, place)| !place.country)
        .map(|(at, place)| Stop { id: place.id.clone(), place: PlaceId::new(at) })
        .collect();
    for port in &draft.ports {
        let id = &port.id;
        if !is_id(&id.replace('.', "_")) {
            let message = format!("write the port '{id}' with lower-case letters, digits, dots and underscores.");
            found.add(PORTS, port.line, message);
        }
        if stops.iter().any(|stop| &stop.id == id) {
            let message = format!("the port {id} appears twice; give each its own id.");
            found.add(PORTS, port.line, message);
            continue;
        }
        match place_index(places, &port.country) {
            Some(at) if places[at].country => stops.push(Stop { id: id.clone(), place: PlaceId::new(at) }),
            _ => {
                let message = format!("'{}' is not a country in cities.csv; write one that is.", port.country);
                found.add(PORTS, port.line, message);
            }
        }
        let used = (draft.routes.iter()).filter(|route| route.port.as_ref() == Some(id)).count();
        if used != 1 {
            let message = format!("the port {id} has {used} routes; give it exactly one.");
            found.add(PORTS, port.line, message);
        }
    }
    if stops.len() > MEMBERS_MAX {
        let message = format!(
            "a map can have at most {MEMBERS_MAX} cities and ports; this one has {}. Remove some.",
            stops.len()
        );
        found.add(PORTS, 0, message);
        stops.truncate(MEMBERS_MAX);
    }
    stops
}

pub(super) fn routes(draft: &Draft, places: &[Place], stops: &[Stop], found: &mut Found<'_>) -> Vec<Route> {
    if let Some(route) = draft.routes.get(MEMBERS_MAX) {
        let message =
            format!("a map can have at most {MEMBERS_MAX} routes; this one has {}. Remove some.", draft.routes.len());
        found.add(ROUTES, route.line, message);
    }
    if draft.routes.is_empty() {
        found.add(ROUTES, 0, "add the routes, one a line.");
    }
    let mut groups: BTreeMap<&str, Vec<&RawRoute>> = BTreeMap::new();
    for route in &draft.routes {
        if let Some(name) = &route.group {
            groups.entry(name).or_default().push(route);
        }
    }
    for (name, members) in &groups {
        group_flaws(name, members, found);
    }
    groups.retain(|_, members| members.len() > 1);
    let shared: Vec<&str> = groups.into_keys().collect();
    let mut kept: Vec<Route> = Vec::new();
    let mut alike = BTreeMap::new();
    for raw in draft.routes.iter().take(MEMBERS_MAX) {
        let color = Color::named(&raw.color);
        if color.is_none() && raw.color != "gray" {
            let known = Color::ALL.map(Color::name).join(", ");
            let message = format!("'{}' is not a colour; write gray or one of {known}.", raw.color);
            found.add(ROUTES, raw.line, message);
        }
        if raw.snow != "yes" && raw.snow != "no" && !raw.snow.is_empty() {
            found.add(ROUTES, raw.line, format!("write yes or no as snow, not '{}'.", raw.snow));
        }
        let length = (raw.length).filter(|length| (1..=LENGTH_MAX as u8).contains(length));
        if length.is_none() {
            let message = format!("write a length from 1 to {LENGTH_MAX}.");
            found.add(ROUTES, raw.line, message);
        }
        // A wrong length has now been reported; the route still connects its places.
        let length = length.unwrap_or(1);
        let Some([a, b]) = ends_of(raw, places, stops, found) else {
            continue;
        };
        let count = alike.entry(length).or_insert(0);
        *count += 1;
        if *count == 256 {
            let message = "at most 255 routes can have one length; change some.";
            found.add(ROUTES, raw.line, message);
        }
        let group = (raw.group.as_deref()).and_then(|name| shared.iter().position(|shared| *shared == name));
        kept.push(Route {
            id: String::new(),
            ends: [a, b],
            color,
            length,
            group: group.map(|at| at as u8),
            snow: raw.snow == "yes",
        });
    }
    name_routes(&mut kept, places, stops);
    kept
}

fn group_flaws(name: &str, members: &[&RawRoute], found: &mut Found<'_>) {
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
            found.add(ROUTES, route.line, message);
        } else if route.length != first.length {
            let message = format!("routes of group {name} must be of equal length, as in line {}.", first.line);
            found.add(ROUTES, route.line, message);
        }
        if route.port.is_some() {
            let message = "a route into a country cannot be part of a group; leave its group empty.";
            found.add(ROUTES, route.line, message);
        }
    }
    if members.len() > GROUP_MAX {
        let message = format!("group {name} has {} routes; at most {GROUP_MAX} can be parallel.", members.len());
        found.add(ROUTES, members[GROUP_MAX].line, message);
    }
}

fn ends_of(raw: &RawRoute, places: &[Place], stops: &[Stop], found: &mut Found<'_>) -> Option<[StopId; 2]> {
    let ends = raw.ends.each_ref().map(|id| place_index(places, id));
    for (id, place) in raw.ends.iter().zip(ends) {
        if place.is_none() && !places.is_empty() {
            let message = format!("'{id}' is not in cities.csv; write one of its ids, or add it there.");
            found.add(ROUTES, raw.line, message);
        }
    }
    let [Some(a), Some(b)] = ends else {
        return None;
    };
    if a == b {
        let message = "a route must join two different places; change one end.";
        found.add(ROUTES, raw.line, message);
        return None;
    }
    let message = match ([a, b].map(|place| places[place].country), &raw.port) {
        ([true, true], _) => "a route joins two cities or a city and a country; make one end a city.".to_string(),
        ([false, false], Some(_)) => "this route joins two cities; leave its port empty.".to_string(),
        ([false, false], None) => {
            return Some([a, b].map(|place| city_stop(places, place)));
        }
        ([true, false] | [false, true], None) => {
            let country = if places[a].country { a } else { b };
            let country = &places[country].id;
            format!("{country} is a country; name the port this route leads to.")
        }
        ([true, false] | [false, true], Some(port)) => {
            let country = if places[a].country { a } else { b };
            let stop = (stops.iter()).position(|stop| &stop.id == port && stop.place.index() == country);
            if let Some(stop) = stop {
                return Some(
                    [a, b].map(|place| if place == country { StopId::new(stop) } else { city_stop(places, place) }),
                );
            }
            let country = &places[country].id;
            format!("ports.csv has no port {port} of {country}; add it there.")
        }
    };
    found.add(ROUTES, raw.line, message);
    None
}

/// Returns a city's stop. The stops of cities come first, in the order of their places.
fn city_stop(places: &[Place], place: usize) -> StopId {
    let before = places[..place].iter().filter(|place| !place.country);
    StopId::new(before.count())
}

/// Names routes after their places. Parallel routes get suffixes in file order.
fn name_routes(routes: &mut [Route], places: &[Place], stops: &[Stop]) {
    let ends: Vec<[PlaceId; 2]> =
        (routes.iter()).map(|route| route.ends.map(|stop| stops[stop.index()].place)).collect();
    let same = |a: [PlaceId; 2], b: [PlaceId; 2]| a == b || a == [b[1], b[0]];
    for at in 0..routes.len() {
        let parallel: Vec<usize> = (0..routes.len()).filter(|&other| same(ends[other], ends[at])).collect();
        let [a, b] = ends[at].map(|place| places[place.index()].id.as_str());
        let number = 1 + parallel.iter().filter(|&&other| other < at).count();
        routes[at].id = if parallel.len() == 1 { format!("{a}-{b}") } else { format!("{a}-{b}:{number}") };
    }
}

/// Checks that every city and country has a route, and that routes connect the ends of every
/// ticket.
pub(super) fn reachable(
    draft: &Draft,
    places: &[Place],
    stops: &[Stop],
    routes: &[Route],
    tickets: &[Ticket],
    found: &mut Found<'_>,
) {
    // If there are no routes at all, `routes` has reported that, and further flaws would not help.
    if draft.routes.is_empty() {
        return;
    }
    let mut part: Vec<usize> = (0..stops.len()).collect();
    for route in routes {
        let [a, b] = route.ends.map(|stop| part[stop.index()]);
        (part.iter_mut().filter(|part| **part == b)).for_each(|part| *part = a);
    }
    let parts = |place: PlaceId| -> BTreeSet<usize> {
        (0..stops.len()).filter(|&stop| stops[stop].place == place).map(|stop| part[stop]).collect()
    };
    for (at, city) in draft.cities.iter().enumerate().take(places.len()) {
        let served = (routes.iter().flat_map(|route| route.ends)).any(|stop| stops[stop.index()].place.index() == at);
        if !served {
            let message = format!("no route leads to {}; add one to routes.csv.", city.id);
            found.add(CITIES, city.line, message);
        }
    }
    for ticket in tickets {
        if parts(ticket.ends[0]).is_disjoint(&parts(ticket.ends[1])) {
            let row = (draft.tickets.iter()).find(|raw| format!("{}-{}", raw.ends[0], raw.ends[1]) == ticket.id);
            let message = "no chain of routes joins these two places; add routes or change the ticket.";
            found.add(TICKETS, row.map_or(0, |row| row.line), message);
        }
    }
}
