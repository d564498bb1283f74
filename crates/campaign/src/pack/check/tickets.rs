//! Checks that the cities of tickets are on the table in time, and that the values of tickets match
//! the distances.

use std::collections::BTreeSet;

use super::net::Net;
use super::road::{Milestone, Road, starts};
use super::{Found, frame};
use crate::pack::files::{BOARDS, CITIES, PACK, TICKETS};
use crate::pack::words::unknown;
use crate::pack::{Pack, PackTicket};

pub(super) fn check(pack: &Pack, junctions: &[String], found: &mut Found<'_>) {
    found.twice(TICKETS, pack.tickets.iter().map(|ticket| ticket.id.as_str()));
    let first = pack.tickets.iter().filter(|ticket| ticket.pack.is_none()).count();
    if first != frame::START_TICKETS {
        let message = format!(
            "the first game must have {} tickets (those without a pack); it has {first}.",
            frame::START_TICKETS
        );
        found.whole(TICKETS, message);
    }
    if pack.tickets.len() > frame::ROOM {
        found
            .whole(TICKETS, format!("there can be at most {} tickets; there are {}.", frame::ROOM, pack.tickets.len()));
    }
    for (row, board) in pack.boards.iter().enumerate().filter(|(_, board)| !board.start) {
        if !pack.tickets.iter().any(|ticket| ticket.pack.as_ref() == Some(&board.id)) {
            found.row(BOARDS, row, format!("no ticket comes with {}; add some to {TICKETS}.", board.id));
        }
    }
    let mut pairs = BTreeSet::new();
    for (row, ticket) in pack.tickets.iter().enumerate() {
        let mut pair = ticket.ends.clone();
        pair.sort();
        if !pairs.insert(pair) {
            found.row(TICKETS, row, "another ticket names the same two cities; change one of them.");
        }
        words(pack, row, ticket, found);
    }
    unnamed(pack, junctions, found);
}

/// Checks each ticket's value on the board as it is when the ticket is added, and checks that the
/// ticket is retired only later.
pub(super) fn values(pack: &Pack, roads: &[Road<'_>], found: &mut Found<'_>) {
    for (row, ticket) in pack.tickets.iter().enumerate() {
        retired(pack, roads, row, ticket, found);
        value(pack, roads, row, ticket, found);
    }
}

fn words(pack: &Pack, row: usize, ticket: &PackTicket, found: &mut Found<'_>) {
    let bands: Vec<&str> = pack.numbers.bands.iter().map(String::as_str).collect();
    if !bands.contains(&ticket.band.as_str()) {
        found.row(TICKETS, row, format!("bands of {PACK}: {}", unknown(&ticket.band, &bands)));
    }
    match (ticket.entry, ticket.narrative.is_empty()) {
        (Some(entry), true) => {
            found.row(TICKETS, row, format!("add a narrative: it begins the story of postcard {entry}."));
        }
        (None, false) => found.row(TICKETS, row, "a narrative leads to a postcard; add its number as entry."),
        _ => {}
    }
    for end in ticket.ends.iter().filter(|end| pack.city(end).is_none()) {
        found.row(TICKETS, row, format!("'{end}' is not in {CITIES}; write one of its ids, or add it there."));
    }
    for board in ticket.pack.iter().chain(&ticket.retired_by) {
        if pack.board(board).is_none_or(|board| board.start) {
            found.row(TICKETS, row, format!("'{board}' is not a frontier board of {BOARDS}; write the id of one."));
        }
    }
}

/// Checks that a ticket is retired only after it was added, for every outcome of the forks.
fn retired(pack: &Pack, roads: &[Road<'_>], row: usize, ticket: &PackTicket, found: &mut Found<'_>) {
    let (Some(own), Some(by)) = (&ticket.pack, &ticket.retired_by) else { return };
    let known = |id: &str| pack.board(id).is_some_and(|board| !board.start);
    let when = |road: &Road<'_>, board: &str| {
        road.milestones.iter().position(|done| matches!(done.what, Milestone::Tickets(id) if id == board))
    };
    if known(own) && known(by) && roads.iter().any(|road| when(road, by) <= when(road, own)) {
        found.row(TICKETS, row, format!("{by} can be added before {own}; name a board that is always added later."));
    }
}

/// Returns the boards that are on the table when a ticket is added, whatever the outcome of the
/// forks.
fn certain<'a>(pack: &'a Pack, roads: &[Road<'a>], ticket: &PackTicket) -> Option<BTreeSet<&'a str>> {
    let Some(board) = &ticket.pack else { return Some(starts(pack).collect()) };
    let mut common: Option<BTreeSet<&str>> = None;
    for road in roads {
        let done = road.milestones.iter().find(|done| matches!(done.what, Milestone::Tickets(id) if id == board))?;
        let boards = road.boards_after(&pack.story[done.side])?;
        common = Some(common.map_or_else(|| boards.clone(), |had| had.intersection(boards).copied().collect()));
    }
    common
}

fn value(pack: &Pack, roads: &[Road<'_>], row: usize, ticket: &PackTicket, found: &mut Found<'_>) {
    let Some(boards) = certain(pack, roads, ticket) else { return };
    let names = boards.iter().copied().collect::<Vec<_>>().join(", ");
    let mut there = true;
    for end in ticket.ends.iter().filter_map(|end| pack.city(end)) {
        if !boards.contains(end.board.as_str()) {
            there = false;
            let message = format!(
                "{} is on {}, but only {names} are sure to be in play when this ticket is added; choose another city.",
                end.name, end.board
            );
            found.row(TICKETS, row, message);
        }
    }
    let spaces = Net::new(pack, &boards).distances(&ticket.ends[0]).get(ticket.ends[1].as_str()).copied();
    if let Some(spaces) = spaces.filter(|_| there) {
        let premium = pack.numbers.premium_for(spaces);
        let value = spaces + u16::from(premium);
        if value != u16::from(ticket.value) {
            let message = format!(
                "value must be {value}: the path has {spaces} spaces on the boards that are sure to be in play, plus a premium of {premium}."
            );
            found.row(TICKETS, row, message);
        }
    }
}

/// Checks that the listed junctions are exactly the cities that no ticket names.
fn unnamed(pack: &Pack, junctions: &[String], found: &mut Found<'_>) {
    for id in junctions.iter().filter(|id| pack.city(id).is_none()) {
        found.key("junctions", format!("'{id}' is not in {CITIES}; write one of its ids."));
    }
    for (row, city) in pack.cities.iter().enumerate() {
        let named = pack.tickets.iter().any(|ticket| ticket.ends.contains(&city.id));
        match (named, junctions.contains(&city.id)) {
            (true, true) => {
                found.row(CITIES, row, format!("a ticket names {}; remove it from junctions in {PACK}.", city.id))
            }
            (false, false) => {
                let id = &city.id;
                found.row(CITIES, row, format!("no ticket names {id}; add one, or {id} to junctions in {PACK}."));
            }
            _ => {}
        }
    }
}
