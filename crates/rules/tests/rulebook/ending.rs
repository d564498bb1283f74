//! Games about to end, on a board made for scoring.
//!
//! The board has four valleys, `a` to `d`. Each valley is a chain of six cities, with a ticket for
//! every pair of its first five cities. The rules are those of the real editions. A seat owns the
//! chain in its own valley, so it completes any ticket there and no ticket in valley `d`.

use rules::edition::Files;
use rules::score::Standings;

use crate::rulebook::scene::Scene;

/// A seat at the end of a game.
#[derive(Clone, Copy, Default)]
pub struct Side {
    /// The desired total: route points are chosen to reach it. `None` means no route points.
    pub total: Option<i16>,
    pub completed: usize,
    pub failed: usize,
    /// Whether the seat has one of the longest paths.
    pub long: bool,
    pub passengers: usize,
}

/// Creates a side with this total and these completed tickets. `long` gives it one of the longest
/// paths.
pub fn side(total: i16, completed: usize, long: bool) -> Side {
    Side { total: Some(total), completed, long, ..Side::default() }
}

/// Creates a side from a total, completed tickets, and passengers.
pub fn host(total: i16, completed: usize, passengers: usize) -> Side {
    Side { total: Some(total), completed, passengers, ..Side::default() }
}

const VALLEYS: [&str; 4] = ["a", "b", "c", "d"];

/// Iterates over the pairs of numbers from 1 to 5, in order.
fn pairs() -> impl Iterator<Item = (usize, usize)> {
    (1..=5).flat_map(|from| (from + 1..=5).map(move |to| (from, to)))
}

fn board(edition: &str, seats: usize) -> Scene {
    let (text, decks, waiting) = match edition {
        "usa-new" => (include_str!("../../../../data/maps/usa/usa-new.toml"), ["classic", "new"], 0),
        "usa-classic" => (include_str!("../../../../data/maps/usa/usa-classic.toml"), ["classic", "classic"], 0),
        "usa-1910" => (include_str!("../../../../data/maps/usa/usa-1910.toml"), ["usa1910", "usa1910"], 0),
        "usa-mega" => (include_str!("../../../../data/maps/usa/usa-mega.toml"), ["usa1910", "usa1910_mega"], 0),
        "germany" => (include_str!("../../../../data/maps/germany/germany.toml"), ["short", "long"], 3),
        other => panic!("no rules for {other}"),
    };
    let mut cities = "id,name,passengers\n".to_string();
    let mut routes = "a,b,length,color\n".to_string();
    let mut tickets = "deck,a,b,value\n".to_string();
    for (at, valley) in VALLEYS.into_iter().enumerate() {
        for city in 1..=6 {
            let passengers = if city < 6 { waiting } else { 0 };
            cities += &format!("{valley}{city},{valley}{city},{passengers}\n");
        }
        (1..=5).for_each(|city| routes += &format!("{valley}{city},{valley}{},2,gray\n", city + 1));
        for (from, to) in pairs() {
            let value = if valley == "d" { [4, 21][(to != 2) as usize] } else { 1 };
            tickets += &format!("{},{valley}{from},{valley}{to},{value}\n", decks[at / 2]);
        }
    }
    let files =
        Files { name: edition, edition: text, cities: &cities, routes: &routes, ports: None, tickets: &tickets };
    Scene::from_files(&files, seats)
}

/// Plays the last turn of a game with these sides and route points, and scores the game.
fn finish(edition: &str, sides: &[Side], points: &[i16]) -> Standings {
    let mut scene = board(edition, sides.len());
    let mut lost = pairs();
    for (seat, side) in sides.iter().enumerate() {
        let valley = VALLEYS[seat];
        let chain = if side.long { 5 } else { 4 };
        let routes: Vec<String> = (1..=chain).map(|at| format!("{valley}{at}-{valley}{}", at + 1)).collect();
        let won = pairs().take(side.completed).map(|(from, to)| format!("{valley}{from}-{valley}{to}"));
        let lost = lost.by_ref().take(side.failed).map(|(from, to)| format!("d{from}-d{to}"));
        let tickets: Vec<String> = won.chain(lost).collect();
        // The board has only ten passengers of each colour, so seat 0 and the others take them in opposite orders of
        // colour.
        let colors = if seat == 0 { "rygbwk" } else { "kwbgyr" };
        let riders: String = colors.chars().flat_map(|color| [color; 10]).take(side.passengers).collect();
        let names: Vec<&str> = routes.iter().map(String::as_str).collect();
        // A seat without tickets has no trains on the board either, so its path stays 0.
        let names = if side.completed + usize::from(side.long) == 0 { Vec::new() } else { names };
        scene = scene.owns(seat, &names).passengers(seat, &riders).score(seat, points[seat]);
        scene = scene.holds(seat, &tickets.iter().map(String::as_str).collect::<Vec<_>>());
    }
    scene.count()
}

/// Returns the final scores of a game with these sides.
pub fn count(edition: &str, sides: &[Side]) -> Standings {
    let bare = finish(edition, sides, &vec![0; sides.len()]);
    let missing =
        |(side, result): (&Side, &rules::score::SeatScore)| side.total.map_or(0, |total| total - result.total);
    let points: Vec<i16> = sides.iter().zip(bare.results()).map(missing).collect();
    let counted = finish(edition, sides, &points);
    for (side, result) in sides.iter().zip(counted.results()) {
        assert!(side.total.is_none_or(|total| total == result.total));
        assert_eq!(usize::from(result.completed), side.completed);
        assert_eq!(usize::from(result.failed), side.failed);
    }
    counted
}

/// Returns each seat's place in a game with these sides.
pub fn places(edition: &str, sides: &[Side]) -> Vec<u8> {
    count(edition, sides).results().iter().map(|result| result.place).collect()
}

/// Returns each seat's points in one line of the score sheet.
pub fn line(standings: &Standings, at: usize) -> Vec<i16> {
    standings.results().iter().map(|result| result.lines[at]).collect()
}
