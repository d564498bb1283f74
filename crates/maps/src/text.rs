//! A map as text to read: places with their routes, tickets, and how each edition is played.

use std::fmt::Write;

use rules::board::Route;
use rules::card::Color;
use rules::edition::Edition;
use rules::ids::{Id, PlaceId, StopId};

use crate::{Map, terms};

/// Everything about a map, for people.
pub fn text(map: &Map) -> String {
    let mut out = String::new();
    write(&mut out, map).expect("writing to a string does not fail");
    out
}

fn write(out: &mut String, map: &Map) -> std::fmt::Result {
    let edition = &map.editions[0];
    let spaces: usize = edition.routes.iter().map(|route| usize::from(route.length)).sum();
    writeln!(out, "{} ({})", map.title, map.name)?;
    writeln!(out, "{} places, {} routes, {spaces} spaces", edition.places.len(), edition.routes.len())?;
    writeln!(out, "\nPlaces and their routes")?;
    for at in 0..edition.places.len() {
        place(out, map, PlaceId::new(at))?;
    }
    for edition in &map.editions {
        writeln!(out, "\n{} ({})", edition.title, edition.name)?;
        for line in terms::words(edition) {
            writeln!(out, "  {line}")?;
        }
        tickets(out, edition)?;
    }
    if !map.rulings.is_empty() {
        writeln!(out, "\n{}", map.rulings.trim_end())?;
    }
    Ok(())
}

fn place(out: &mut String, map: &Map, id: PlaceId) -> std::fmt::Result {
    let edition = &map.editions[0];
    let place = &edition.places[id.index()];
    let mut about = Vec::new();
    about.extend(other_name(map, &place.id).map(str::to_string));
    if place.country {
        about.push("country".to_string());
    }
    if place.large {
        about.push("large".to_string());
    }
    if place.passengers > 0 {
        about.push(terms::count(place.passengers.into(), "passenger"));
    }
    let about = if about.is_empty() { String::new() } else { format!(" ({})", about.join(", ")) };
    writeln!(out, "  {}{about}", place.name)?;
    for route in &edition.routes {
        for (here, there) in [(0, 1), (1, 0)] {
            if edition.stops[route.ends[here].index()].place == id {
                writeln!(
                    out,
                    "    {:<24} {} {}{}",
                    stop_name(map, route.ends[there]),
                    route.length,
                    route.color.map_or("gray", Color::name),
                    kind(edition, route)
                )?;
            }
        }
    }
    Ok(())
}

/// A stop as people call it: the city, or the country with the town of the port.
fn stop_name(map: &Map, stop: StopId) -> String {
    let edition = &map.editions[0];
    let stop = &edition.stops[stop.index()];
    let place = &edition.places[stop.place.index()];
    match other_name(map, &stop.id).filter(|_| place.country) {
        Some(town) => format!("{} ({town})", place.name),
        None => place.name.clone(),
    }
}

fn other_name<'a>(map: &'a Map, id: &str) -> Option<&'a str> {
    let names = &map.other_names;
    (names.iter().find(|(known, _)| known == id)).map(|(_, name)| name.as_str())
}

fn kind(edition: &Edition, route: &Route) -> &'static str {
    let same = |other: &&Route| route.group.is_some() && other.group == route.group;
    match edition.routes.iter().filter(same).count() {
        0 | 1 => "",
        2 => ", double",
        _ => ", triple",
    }
}

fn tickets(out: &mut String, edition: &Edition) -> std::fmt::Result {
    for (at, deck) in edition.decks.iter().enumerate() {
        let mut tickets: Vec<_> = (edition.tickets.iter()).filter(|ticket| usize::from(ticket.deck) == at).collect();
        tickets.sort_by_key(|ticket| ticket.value);
        let points: u32 = tickets.iter().map(|ticket| u32::from(ticket.value)).sum();
        writeln!(
            out,
            "  Deck {deck}: {}, {} in all",
            terms::count(tickets.len(), "ticket"),
            terms::count(points as usize, "point")
        )?;
        for ticket in tickets {
            let [a, b] = ticket.ends.map(|end| edition.places[end.index()].name.as_str());
            writeln!(out, "    {:>3}  {a} – {b}", ticket.value)?;
        }
    }
    Ok(())
}
