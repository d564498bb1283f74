//! Checks pieces, cities, routes and cut-offs, and the network of each game.

use std::collections::{BTreeMap, BTreeSet};

use super::net::{Net, open};
use super::road::Road;
use super::{Found, frame};
use crate::pack::files::{BOARDS, CITIES, CUT_OFFS, GAMES, PACK, ROUTES};
use crate::pack::words::unknown;
use crate::pack::{Pack, Zone};

/// Number of trains left that triggers the last round, as in the rule book.
const LAST_TRAINS: u8 = 2;

pub(super) fn check(pack: &Pack, found: &mut Found<'_>) {
    games(pack, found);
    boards(pack, found);
    cities(pack, found);
    routes(pack, found);
    parallels(pack, found);
    cut_offs(pack, found);
}

fn games(pack: &Pack, found: &mut Found<'_>) {
    if pack.games.len() != frame::GAMES {
        found.whole(GAMES, format!("a campaign must have {} games; this one has {}.", frame::GAMES, pack.games.len()));
    }
    for (row, game) in pack.games.iter().enumerate() {
        if usize::from(game.number) != row + 1 {
            found.row(GAMES, row, format!("games must be numbered from 1; this one should be {}.", row + 1));
            return;
        }
        if row > 0 && game.year <= pack.games[row - 1].year {
            found.row(GAMES, row, format!("the year must be later than {}.", pack.games[row - 1].year));
        }
        if game.trains <= LAST_TRAINS {
            found.row(GAMES, row, format!("trains must be more than {LAST_TRAINS}, or the game ends after one round."));
        }
        if game.trains > pack.numbers.trains_max {
            let most = pack.numbers.trains_max;
            found.row(GAMES, row, format!("trains must be at most {most}, the trains_max in {PACK}."));
        }
    }
}

fn boards(pack: &Pack, found: &mut Found<'_>) {
    found.twice(BOARDS, pack.boards.iter().map(|board| board.id.as_str()));
    let frontier = pack.boards.iter().filter(|board| !board.start).count();
    if frontier != frame::FRONTIER_BOARDS {
        found.whole(BOARDS, format!("there must be {} frontier boards; there are {frontier}.", frame::FRONTIER_BOARDS));
    }
    for (row, board) in pack.boards.iter().enumerate() {
        if !pack.cities.iter().any(|city| city.board == board.id) {
            found.row(BOARDS, row, format!("{} has no cities; add some in {CITIES}.", board.id));
        }
        for neighbour in &board.neighbours {
            match pack.board(neighbour) {
                None => {
                    let known: Vec<&str> = pack.boards.iter().map(|board| board.id.as_str()).collect();
                    found.row(BOARDS, row, format!("neighbours: {}", unknown(neighbour, &known)));
                }
                Some(other) if !other.neighbours.contains(&board.id) => {
                    let id = &board.id;
                    found.row(
                        BOARDS,
                        row,
                        format!("{id} names {neighbour} as its neighbour; add {id} to the neighbours of {neighbour}."),
                    );
                }
                Some(_) => {}
            }
        }
    }
}

fn cities(pack: &Pack, found: &mut Found<'_>) {
    found.twice(CITIES, pack.cities.iter().map(|city| city.id.as_str()));
    if pack.cities.len() > frame::ROOM {
        found.whole(
            CITIES,
            format!("a board can have at most {} cities; this one has {}.", frame::ROOM, pack.cities.len()),
        );
    }
    let goods: Vec<&str> = pack.numbers.goods.iter().map(|(good, _)| good.as_str()).collect();
    for (row, city) in pack.cities.iter().enumerate() {
        if pack.board(&city.board).is_none() {
            let known: Vec<&str> = pack.boards.iter().map(|board| board.id.as_str()).collect();
            found.broken(CITIES, row, format!("board: {}", unknown(&city.board, &known)));
        }
        let zone = Zone::of(city.lon);
        if zone != city.zone {
            let (name, lon, letter) = (&city.name, city.lon, zone.letter());
            found.row(CITIES, row, format!("write {letter} as zone: {name} lies at {lon} degrees."));
        }
        for good in city.supply.iter().chain(&city.demand).filter(|good| !goods.contains(&good.as_str())) {
            found.row(CITIES, row, format!("goods of {PACK}: {}", unknown(good, &goods)));
        }
        if city.supply.as_ref().is_some_and(|good| city.demand.contains(good)) {
            found.row(CITIES, row, "a city cannot demand its own supply; change one of them.");
        }
    }
}

/// Reports route ends that are not cities. Returns whether both ends are cities.
fn ends(pack: &Pack, file: &'static str, row: usize, ends: &[String; 2], found: &mut Found<'_>) -> bool {
    for end in ends.iter().filter(|end| pack.city(end).is_none()) {
        found.broken(file, row, format!("'{end}' is not in {CITIES}; write one of its ids, or add it there."));
    }
    ends.iter().all(|end| pack.city(end).is_some())
}

fn routes(pack: &Pack, found: &mut Found<'_>) {
    found.twice(ROUTES, pack.routes.iter().map(|route| route.id.as_str()));
    let most = frame::ROOM - pack.cut_offs.len().min(frame::ROOM);
    if pack.routes.len() > most {
        found.whole(
            ROUTES,
            format!("there can be at most {most} routes besides cut-offs; there are {}.", pack.routes.len()),
        );
    }
    for (row, route) in pack.routes.iter().enumerate() {
        if !(1..=frame::LENGTH_MAX).contains(&route.length) {
            found.broken(ROUTES, row, format!("write a length from 1 to {}.", frame::LENGTH_MAX));
        }
        if let Some(color) = route.color
            && !pack.numbers.cards.iter().any(|(known, _)| *known == color)
        {
            found.row(
                ROUTES,
                row,
                format!("there are no {} train cards; add some to {PACK}, or change the colour.", color.name()),
            );
        }
        if ends(pack, ROUTES, row, &route.ends, found) {
            let boards = [0, 1].map(|end| pack.city(&route.ends[end]).and_then(|city| pack.board(&city.board)));
            if let [Some(a), Some(b)] = boards
                && a.id != b.id
                && !a.neighbours.contains(&b.id)
            {
                let [a, b] = [&a.id, &b.id];
                let message = format!(
                    "{a} and {b} are not neighbours in {BOARDS}; make them neighbours, or move one end of the route."
                );
                found.broken(ROUTES, row, message);
            }
        }
    }
}

/// Checks that the number of parallel routes matches their `kind`, and that they have the same ends
/// in the same order, equal lengths and different colours.
fn parallels(pack: &Pack, found: &mut Found<'_>) {
    let mut pairs: BTreeMap<[&str; 2], Vec<usize>> = BTreeMap::new();
    for (row, route) in pack.routes.iter().enumerate() {
        let mut pair = [route.ends[0].as_str(), route.ends[1].as_str()];
        pair.sort();
        pairs.entry(pair).or_default().push(row);
    }
    for ([a, b], rows) in pairs {
        let first = &pack.routes[rows[0]];
        for (at, &row) in rows.iter().enumerate() {
            let route = &pack.routes[row];
            if usize::from(route.parts) != rows.len() {
                let kind = ["single", "double", "triple"].get(rows.len() - 1);
                let message = match kind {
                    Some(kind) => format!("kind must be {kind}: there are {} routes between {a} and {b}.", rows.len()),
                    None => format!("{a} and {b} are joined {} times; three routes are the most.", rows.len()),
                };
                found.row(ROUTES, row, message);
            }
            if route.ends != first.ends {
                let [a, b] = &first.ends;
                found.row(
                    ROUTES,
                    row,
                    format!("write {a} as a and {b} as b, as in the first of these parallel routes."),
                );
            }
            if route.length != first.length {
                let length = first.length;
                found.row(ROUTES, row, format!("write {length} as length: parallel routes are equally long."));
            }
            if rows[..at].iter().any(|&other| pack.routes[other].color == route.color) {
                found.row(ROUTES, row, format!("give this route between {a} and {b} a colour of its own."));
            }
        }
    }
}

fn cut_offs(pack: &Pack, found: &mut Found<'_>) {
    found.twice(CUT_OFFS, pack.cut_offs.iter().map(|cut_off| cut_off.id.as_str()));
    let all: BTreeSet<&str> = pack.boards.iter().map(|board| board.id.as_str()).collect();
    let net = Net::new(pack, &all);
    let sound = found.sound;
    for (row, cut_off) in pack.cut_offs.iter().enumerate() {
        if !(1..=frame::LENGTH_MAX).contains(&cut_off.length) {
            found.row(CUT_OFFS, row, format!("write a length from 1 to {}.", frame::LENGTH_MAX));
        }
        let [a, b] = &cut_off.ends;
        let way = net.distances(a).get(b.as_str()).copied();
        if ends(pack, CUT_OFFS, row, &cut_off.ends, found)
            && let Some(way) = way.filter(|way| sound && *way <= cut_off.length.into())
        {
            found.row(CUT_OFFS, row, format!("a cut-off must be shorter than the existing path of {way} spaces."));
        }
    }
}

/// Checks the board of every game for every outcome of the forks: it must be connected, have no
/// dead ends, and be fair to all companies.
pub(super) fn stages(pack: &Pack, roads: &[Road<'_>], found: &mut Found<'_>) {
    let stages: BTreeSet<Vec<&str>> =
        (roads.iter().flat_map(|road| &road.boards)).map(|boards| boards.iter().copied().collect()).collect();
    let row_of = |id: &str| pack.cities.iter().position(|city| city.id == id).unwrap_or(0);
    // For each city, and for the colours, only the first faulty board is reported.
    let mut told: BTreeSet<&str> = BTreeSet::new();
    let mut balanced = true;
    for stage in stages {
        let boards: BTreeSet<&str> = stage.iter().copied().collect();
        let names = stage.join(", ");
        let net = Net::new(pack, &boards);
        let Some(first) = pack.cities.iter().find(|city| boards.contains(city.board.as_str())) else { continue };
        let joined = net.distances(&first.id);
        for city in net.cities().filter(|city| !told.contains(city)).collect::<Vec<_>>() {
            if !joined.contains_key(city) {
                let message = format!("{city} is cut off from {} with the boards {names}; add a route.", first.id);
                found.row(CITIES, row_of(city), message);
                told.insert(city);
            } else if net.neighbours(city) < 2 {
                let message = format!("{city} is a dead end with the boards {names}; add a route to another city.");
                found.row(CITIES, row_of(city), message);
                told.insert(city);
            }
        }
        balanced = balanced && balance(pack, &boards, &names, found);
    }
}

fn balance(pack: &Pack, boards: &BTreeSet<&str>, names: &str, found: &mut Found<'_>) -> bool {
    let spaces = pack.companies.iter().map(|company| {
        let own = open(pack, boards).filter(|route| route.color == Some(company.color));
        (own.map(|route| usize::from(route.length)).sum::<usize>(), company.color.name())
    });
    let spaces: Vec<(usize, &str)> = spaces.collect();
    if let (Some(least), Some(most)) = (spaces.iter().min(), spaces.iter().max())
        && most.0 - least.0 > frame::COLORS_APART_MAX
    {
        let ([few, many], apart) = ([least, most], frame::COLORS_APART_MAX);
        let message = format!(
            "with the boards {names} there are {} spaces of {} and {} of {}; bring company colours within {apart}.",
            many.0, many.1, few.0, few.1
        );
        found.whole(ROUTES, message);
        return false;
    }
    true
}
