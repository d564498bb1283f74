//! A second implementation of scoring and longest paths, written for clarity rather than speed.

use rules::card::Color;
use rules::edition::Edition;
use rules::ids::{Id, PlaceId, RouteId, Seat, TicketId};
use rules::score::{ScoreLine, Tie};
use rules::view::View;

/// A seat's routes, tickets and other holdings at the end of the game, as plain lists.
pub struct ReferenceHand {
    pub routes: Vec<usize>,
    pub tickets: Vec<usize>,
    pub passengers: [u8; Color::COUNT],
    pub coins: i32,
    pub trains: usize,
    pub points: i32,
    pub ticket_value: i32,
}

/// The score sheet of one seat.
#[derive(Debug, PartialEq, Eq, Clone)]
pub struct ReferenceScore {
    pub lines: Vec<i32>,
    pub total: i32,
    pub place: usize,
    pub completed: usize,
    pub longest: usize,
}

/// Scores a finished game from what a spectator sees.
pub fn count<const W: usize>(edition: &Edition, view: &View<W>) -> Vec<ReferenceScore> {
    let shown = view.shown.as_ref().expect("the game is over");
    let hands: Vec<ReferenceHand> = (view.open.all_seats())
        .map(|seat| ReferenceHand {
            routes: view.open.owned[seat.index()].iter().map(RouteId::index).collect(),
            tickets: shown.tickets[seat.index()].iter().map(TicketId::index).collect(),
            passengers: view.open.passengers[seat.index()],
            coins: view.open.coins(seat).into(),
            trains: view.open.trains[seat.index()].into(),
            points: view.open.score[seat.index()].into(),
            ticket_value: view
                .open
                .campaign
                .as_ref()
                .map_or(0, |campaign| campaign.tableaus[seat.index()].ticket_value.into()),
        })
        .collect();
    sheets(edition, &hands, view.open.first.map_or(0, Seat::index))
}

/// Fills the score sheets of all seats.
pub fn sheets(edition: &Edition, hands: &[ReferenceHand], first: usize) -> Vec<ReferenceScore> {
    let completed =
        |hand: &ReferenceHand| hand.tickets.iter().filter(|&&ticket| joined(edition, &hand.routes, ticket)).count();
    let done: Vec<usize> = hands.iter().map(completed).collect();
    let paths = edition.lines.iter().any(|line| matches!(line, ScoreLine::LongestPath(_)));
    let longest: Vec<usize> =
        hands.iter().map(|hand| if paths { longest_path(edition, &hand.routes) } else { 0 }).collect();
    let best_path = *longest.iter().max().expect("there are seats");
    let most_done = *done.iter().max().expect("there are seats");
    let mut sheets = Vec::new();
    for (seat, hand) in hands.iter().enumerate() {
        let lines: Vec<i32> = (edition.lines.iter())
            .map(|line| match line {
                ScoreLine::Routes => hand.points,
                ScoreLine::Tickets => {
                    let tickets = hand.tickets.iter().map(|&ticket| ticket_points(edition, hand, ticket));
                    tickets.sum::<i32>() + hand.ticket_value
                }
                ScoreLine::LongestPath(bonus) if best_path > 0 && longest[seat] == best_path => (*bonus).into(),
                ScoreLine::Globetrotter(bonus) if most_done > 0 && done[seat] == most_done => (*bonus).into(),
                ScoreLine::LongestPath(_) | ScoreLine::Globetrotter(_) => 0,
                ScoreLine::Passengers { most, second } => passengers(hands, seat, (*most).into(), (*second).into()),
                ScoreLine::Coins => hand.coins,
                ScoreLine::Bookings => 4 * bookings(edition, hand),
                ScoreLine::TrainsLeft { table, len } => {
                    table[..*len as usize].get(hand.trains).copied().map_or(0, i32::from)
                }
            })
            .collect();
        let total = lines.iter().sum::<i32>().max(edition.floor.map_or(i32::MIN, i32::from));
        sheets.push(ReferenceScore { lines, total, place: 0, completed: done[seat], longest: longest[seat] });
    }
    let key = |seat: usize| -> Vec<i32> {
        let ties = edition.ties.iter().map(|tie| match tie {
            Tie::TicketsCompleted => done[seat] as i32,
            Tie::LongestPath => i32::from(best_path > 0 && longest[seat] == best_path),
            Tie::Passengers => hands[seat].passengers.iter().map(|&count| i32::from(count)).sum(),
            Tie::LaterInTurnOrder => ((seat + hands.len() - first) % hands.len()) as i32,
        });
        [sheets[seat].total].into_iter().chain(ties).collect()
    };
    let places: Vec<usize> =
        (0..hands.len()).map(|seat| 1 + (0..hands.len()).filter(|&other| key(other) > key(seat)).count()).collect();
    sheets.iter_mut().zip(places).for_each(|(sheet, place)| sheet.place = place);
    sheets
}

fn ticket_points(edition: &Edition, hand: &ReferenceHand, ticket: usize) -> i32 {
    let value = i32::from(edition.tickets[ticket].value);
    if joined(edition, &hand.routes, ticket) { value } else { -value }
}

/// Counts sets of three completed tickets from different bands. Each set takes one ticket from each
/// of the three bands that are then most common among the remaining tickets.
fn bookings(edition: &Edition, hand: &ReferenceHand) -> i32 {
    let mut counts = vec![0; edition.bands.len()];
    for &ticket in hand.tickets.iter().filter(|&&ticket| joined(edition, &hand.routes, ticket)) {
        if let Some(band) = edition.tickets[ticket].band {
            counts[band as usize] += 1;
        }
    }
    let mut sets = 0;
    loop {
        counts.sort_unstable_by(|a, b| b.cmp(a));
        if counts.len() < 3 || counts[2] == 0 {
            return sets;
        }
        counts[..3].iter_mut().for_each(|count| *count -= 1);
        sets += 1;
    }
}

/// Checks whether the routes connect a ticket's two places, by walking from stop to stop.
fn joined(edition: &Edition, routes: &[usize], ticket: usize) -> bool {
    let [from, to] = edition.tickets[ticket].ends;
    let at = |place: PlaceId| (0..edition.stops.len()).filter(move |&stop| edition.stops[stop].place == place);
    at(from).any(|start| {
        let mut reached = vec![start];
        let mut next = 0;
        while next < reached.len() {
            let stop = reached[next];
            next += 1;
            for &route in routes {
                let [a, b] = edition.routes[route].ends.map(Id::index);
                for (here, there) in [(a, b), (b, a)] {
                    if here == stop && !reached.contains(&there) {
                        reached.push(there);
                    }
                }
            }
        }
        // A starting stop without a route is not part of the seat's network.
        reached.len() > 1 && at(to).any(|end| reached.contains(&end))
    })
}

/// Returns the number of trains on the longest walk that uses no route twice. Tries every walk from
/// every stop.
pub fn longest_path(edition: &Edition, routes: &[usize]) -> usize {
    let all: usize = routes.iter().map(|&route| edition.routes[route].length as usize).sum();
    let mut best = 0;
    for start in 0..edition.stops.len() {
        let mut used = vec![false; routes.len()];
        walk(edition, routes, start, &mut used, 0, all, &mut best);
    }
    best
}

fn walk(
    edition: &Edition,
    routes: &[usize],
    stop: usize,
    used: &mut [bool],
    length: usize,
    all: usize,
    best: &mut usize,
) {
    *best = (*best).max(length);
    for at in 0..routes.len() {
        let route = &edition.routes[routes[at]];
        let [a, b] = route.ends.map(Id::index);
        if used[at] || a != stop && b != stop || *best == all {
            continue;
        }
        used[at] = true;
        let there = if a == stop { b } else { a };
        walk(edition, routes, there, used, length + route.length as usize, all, best);
        used[at] = false;
    }
}

/// Scores the passengers of one seat, colour by colour (GER-21).
fn passengers(hands: &[ReferenceHand], seat: usize, most: i32, second: i32) -> i32 {
    let mut points = 0;
    for color in 0..Color::COUNT {
        let mine = hands[seat].passengers[color];
        if mine == 0 {
            continue;
        }
        let ahead: Vec<u8> = hands.iter().map(|hand| hand.passengers[color]).filter(|&count| count > mine).collect();
        points += match ahead[..] {
            [] => most,
            [_] => second,
            _ => 0,
        };
    }
    points
}
