//! The canonical text of an edition, and its hash. A record contains the hash, which identifies the
//! exact data used in the game.

use std::fmt::Write;

use sha2::{Digest, Sha256};

use super::{Edition, Privilege, Returned};
use crate::card::Color;
use crate::claim_step::ClaimStep;
use crate::ids::Id;
use crate::score::{ScoreLine, Tie};

/// Returns the SHA-256 of [`canonical_text`].
pub fn edition_hash(edition: &Edition) -> [u8; 32] {
    Sha256::digest(canonical_text(edition).as_bytes()).into()
}

/// Returns all data of an edition that affects play, one item per line. `docs/record.md` specifies
/// the format.
pub fn canonical_text(edition: &Edition) -> String {
    let mut text = String::new();
    write(&mut text, edition).expect("writing to a string does not fail");
    text
}

fn write(out: &mut String, edition: &Edition) -> std::fmt::Result {
    let terms = &edition.terms;
    writeln!(out, "edition {} {}", edition.name, edition.version)?;
    writeln!(out, "seats {}", edition.seat_colors.join(" "))?;
    writeln!(out, "cards {}", edition.cards)?;
    writeln!(out, "newspapers {}", numbers(&edition.newspapers))?;
    writeln!(out, "passengers {}", edition.passengers)?;
    writeln!(out, "trains {}", terms.trains)?;
    writeln!(out, "hand {}", terms.hand)?;
    writeln!(out, "coins {}", terms.coins)?;
    let returned = match terms.opening_returned {
        Returned::ShuffledUnder => "shuffled-under",
        Returned::ShuffledIn => "shuffled-in",
    };
    writeln!(out, "opening-tickets {} {} {returned}", terms.opening_tickets.deal, terms.opening_tickets.keep)?;
    writeln!(out, "drawn-tickets {} {}", terms.drawn_tickets.deal, terms.drawn_tickets.keep)?;
    writeln!(out, "names-mix {}", if terms.names_mix { "yes" } else { "no" })?;
    writeln!(out, "second-owner-from {} {}", terms.double_from, terms.triple_from)?;
    writeln!(out, "draw-floor {}", terms.draw_floor.map_or("none".to_string(), |floor| floor.to_string()))?;
    writeln!(out, "reset {} {}", terms.reset_at, terms.resets_max)?;
    writeln!(out, "end-at {}", terms.end_at)?;
    let menu = [
        (edition.menu.draw_cards, "draw-cards"),
        (edition.menu.claim_route, "claim-route"),
        (edition.menu.draw_tickets, "draw-tickets"),
        (edition.menu.name_route, "name-route"),
    ];
    let menu: Vec<&str> = menu.iter().filter(|(on, _)| *on).map(|(_, name)| *name).collect();
    writeln!(out, "menu {}", menu.join(" "))?;
    for place in &edition.places {
        let kind = if place.country { "country" } else { "city" };
        let size = if place.large { "large" } else { "plain" };
        write!(out, "place {} {kind} {size} {}", place.id, place.passengers)?;
        // Properties that a place lacks are omitted, so the text of older editions never changes.
        if let Some(piece) = place.piece {
            write!(out, " piece {}", edition.pieces[piece.index()])?;
        }
        if let Some(zone) = place.zone {
            write!(out, " zone {}", edition.zones[zone as usize])?;
        }
        if let Some(good) = place.supply {
            write!(out, " makes {}", edition.goods[good as usize].name)?;
        }
        for (_, good) in edition.goods.iter().enumerate().filter(|(at, _)| place.demand >> at & 1 == 1) {
            write!(out, " wants {}", good.name)?;
        }
        writeln!(out)?;
    }
    for stop in &edition.stops {
        writeln!(out, "stop {} {}", stop.id, edition.places[stop.place.index()].id)?;
    }
    for route in &edition.routes {
        let [a, b] = route.ends.map(|stop| edition.stops[stop.index()].id.as_str());
        let color = route.color.map_or("gray", Color::name);
        let group = route.group.map_or("-".to_string(), |group| group.to_string());
        let snow = if route.snow { " snow" } else { "" };
        writeln!(out, "route {} {a} {b} {color} {} {group}{snow}", route.id, route.length)?;
    }
    for ticket in &edition.tickets {
        let band = ticket.band.map_or(String::new(), |band| format!(" {}", edition.bands[band as usize]));
        writeln!(out, "ticket {} {} {}{band}", ticket.id, edition.decks[ticket.deck as usize], ticket.value)?;
    }
    for (at, step) in edition.claim_steps.iter().enumerate() {
        let number = at + 1;
        match step {
            None => {}
            Some(ClaimStep::RoutePoints(points)) => writeln!(out, "step {number} route-points {}", numbers(points))?,
            Some(ClaimStep::Passengers) => writeln!(out, "step {number} passengers")?,
            Some(ClaimStep::Collect(coins)) => writeln!(out, "step {number} collect {coins}")?,
            Some(ClaimStep::LargeCity) => writeln!(out, "step {number} large-city")?,
            Some(ClaimStep::CompanyBonus) => writeln!(out, "step {number} company-bonus")?,
            Some(step @ (ClaimStep::Load | ClaimStep::EatingHouses | ClaimStep::Mechanism(_))) => {
                writeln!(out, "step {number} {}", step.mechanism_word().unwrap_or("none"))?;
            }
        }
    }
    if terms.fewer_tickets {
        writeln!(out, "fewer-tickets yes")?;
    }
    if terms.trains_max < u8::MAX {
        writeln!(out, "trains-max {}", terms.trains_max)?;
    }
    for (event, ability) in edition.events.iter().zip(&edition.abilities) {
        let kept = if event.kept { "kept-" } else { "" };
        writeln!(out, "event {} {kept}{} {}", event.id, kind(event), ability.text)?;
    }
    for company in &edition.companies {
        let ability = &edition.abilities[company.ability as usize];
        writeln!(out, "company {} {} {}", company.seat, company.color.name(), ability.text)?;
    }
    printed(out, edition)?;
    for line in &edition.lines {
        match line {
            ScoreLine::Routes => writeln!(out, "line routes")?,
            ScoreLine::Tickets => writeln!(out, "line tickets")?,
            ScoreLine::LongestPath(points) => writeln!(out, "line longest-path {points}")?,
            ScoreLine::Globetrotter(points) => writeln!(out, "line globetrotter {points}")?,
            ScoreLine::Passengers { most, second } => writeln!(out, "line passengers {most} {second}")?,
            ScoreLine::Coins => writeln!(out, "line coins")?,
            ScoreLine::Bookings => writeln!(out, "line bookings")?,
            ScoreLine::TrainsLeft { table, len } => {
                writeln!(out, "line trains-left {}", numbers(&table[..*len as usize]))?
            }
        }
    }
    if let Some(floor) = edition.floor {
        writeln!(out, "floor {floor}")?;
    }
    for tie in &edition.ties {
        let name = match tie {
            Tie::TicketsCompleted => "tickets-completed",
            Tie::LongestPath => "longest-path",
            Tie::Passengers => "passengers",
            Tie::LaterInTurnOrder => "later-in-turn-order",
        };
        writeln!(out, "tie {name}")?;
    }
    Ok(())
}

/// Returns the word for an event's kind: whether it takes effect once, stays in force, or is
/// inactive.
fn kind(event: &super::Event) -> &'static str {
    match (event.bolt, event.active) {
        (true, true) => "bolt",
        (false, true) => "ongoing",
        (_, false) => "idle",
    }
}

/// Writes the parts that only campaign editions have, apart from events and companies.
fn printed(out: &mut String, edition: &Edition) -> std::fmt::Result {
    let ability = |ability: u8| &edition.abilities[ability as usize].text;
    for card in &edition.postcards {
        let waits = if card.active { "active" } else { "waiting" };
        writeln!(out, "postcard {} {waits} {}", card.number, ability(card.ability))?;
    }
    for crew in &edition.crew {
        let uses = crew.uses.map_or("none".to_string(), |uses| uses.to_string());
        writeln!(out, "crew {} {} {uses} {}", crew.id, crew.wage, ability(crew.ability))?;
    }
    for pavilion in &edition.pavilions {
        let (check, when) = (pavilion.check.word(), &pavilion.text);
        writeln!(out, "pavilion {} {check} {} {} {when}", pavilion.id, pavilion.first, pavilion.second)?;
    }
    for good in &edition.goods {
        writeln!(out, "good {} {}", good.name, good.price)?;
    }
    for (at, step) in edition.setup_steps.iter().enumerate() {
        if let Some(step) = step {
            writeln!(out, "setup {} {}", at + 10, step.word())?;
        }
    }
    for key in edition.mechanisms.keys() {
        writeln!(out, "rule {key}")?;
    }
    // The default is omitted, so the text of older editions never changes.
    let Privilege { cards, coins } = edition.privilege;
    if edition.privilege != Privilege::default() {
        writeln!(out, "privilege {cards} {coins}")?;
    }
    Ok(())
}

fn numbers<T: std::fmt::Display>(numbers: &[T]) -> String {
    numbers.iter().map(T::to_string).collect::<Vec<_>>().join(" ")
}
