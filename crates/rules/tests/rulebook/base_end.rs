//! BASE-39 to BASE-46: the last round, the final scoring, and the winner.

use rules::fact::FactData;
use rules::ids::Id;
use rules::score::Standings;

use crate::rulebook::base_setup::{CARDS, edition};
use crate::rulebook::scene::{Scene, Table};

/// Returns a scene in which seat 0 has this many trains and is about to claim.
fn trains(seats: usize, trains: u8) -> Scene {
    Scene::new("usa-new", seats).market("r g b y k").deck("wwwwwwwwwwpppppppppp").hand(0, "oooooo").trains(0, trains)
}

fn last_rounds(t: &Table) -> usize {
    t.count(|what| matches!(what, FactData::LastRound { .. }))
}

/// Draws cards for the current seat until the game is over. Returns the seats that had a turn.
fn play_out(t: &mut Table) -> Vec<usize> {
    let mut turns = Vec::new();
    while t.asks() != "over" {
        let seat = t.game.open().turn.expect("a turn is on").index();
        t.end_turn_by_drawing(seat);
        turns.push(seat);
    }
    turns
}

#[test]
fn base_39_a() {
    let mut t = trains(2, 5).play();
    t.claim(0, "denver-santa_fe", "oo");
    assert_eq!((t.trains(0), last_rounds(&t), t.game.open().turns_left), (3, 0, None));
}

#[test]
fn base_39_b() {
    for left in [2, 1, 0] {
        let mut t = trains(3, left + 2).play();
        t.claim(0, "denver-santa_fe", "oo");
        assert_eq!((t.trains(0), last_rounds(&t)), (left, 1));
        assert_eq!(play_out(&mut t), [1, 2, 0]);
    }
}

#[test]
fn base_39_c() {
    // The market is refilled, and points and (in GER) passengers are given, before the remaining trains are checked.
    let mut t = Scene::new("usa-new", 2).market("r g b - -").deck("").hand(0, "oo").trains(0, 4).play();
    t.claim(0, "denver-santa_fe", "oo");
    let order = t.log.iter().filter_map(|what| match what {
        FactData::Claimed { .. } => Some("claimed"),
        FactData::CardLaid { .. } => Some("laid"),
        FactData::Scored { .. } => Some("scored"),
        FactData::LastRound { .. } => Some("last round"),
        _ => None,
    });
    assert_eq!(order.collect::<Vec<_>>(), ["claimed", "laid", "laid", "scored", "last round"]);
    let scene = Scene::new("germany", 2).market("r g b y k").deck("wwww").hand(0, "oooo").trains(0, 5);
    let mut t = scene.waiting("berlin", "rg").play();
    t.claim(0, "berlin-leipzig", "oooo");
    assert_eq!((t.asks(), t.trains(0), last_rounds(&t)), ("passenger 0 berlin".into(), 1, 0));
    t.act(0, "board berlin red");
    assert_eq!((t.asks(), last_rounds(&t)), ("turn 1".into(), 1));
}

#[test]
fn base_39_d_r_25() {
    let mut t = trains(3, 4).hand(1, "rr").trains(1, 3).play();
    t.claim(0, "denver-santa_fe", "oo");
    t.claim(1, "el_paso-santa_fe", "rr");
    assert_eq!((t.trains(1), last_rounds(&t)), (1, 1));
    assert_eq!(play_out(&mut t), [2, 0]);
}

#[test]
fn base_40_a() {
    for seats in 2..=5 {
        let mut t = trains(seats, 2).play();
        t.claim(0, "atlanta-nashville", "o");
        assert_eq!(play_out(&mut t).len(), seats);
    }
}

#[test]
fn base_40_b() {
    let mut t = trains(4, 45).hand(2, "yy").trains(2, 4).turn(2).play();
    t.claim(2, "denver-santa_fe", "yy");
    assert_eq!(play_out(&mut t), [3, 0, 1, 2]);
}

#[test]
fn base_40_c() {
    for (route, paid, left) in [("atlanta-nashville", "o", 1), ("denver-santa_fe", "oo", 0)] {
        let mut t = trains(2, 4).play();
        t.claim(0, "el_paso-santa_fe", "oo").end_turn_by_drawing(1);
        assert_eq!((t.asks(), t.trains(0)), ("turn 0".into(), 2));
        t.claim(0, route, paid);
        assert_eq!((t.asks(), t.trains(0), last_rounds(&t)), ("over".into(), left, 1));
    }
    // Another seat also reaches the limit, in its last turn.
    let mut t = trains(2, 4).hand(1, "rrr").trains(1, 4).play();
    t.claim(0, "el_paso-santa_fe", "oo").claim(1, "calgary-vancouver", "rrr");
    assert_eq!((t.trains(1), last_rounds(&t)), (1, 1));
    assert_eq!(play_out(&mut t), [0]);
}

#[test]
fn base_40_d() {
    let mut t = trains(3, 45).hand(2, "yy").rest_to(1).trains(2, 3).turn(2).play();
    t.claim(2, "denver-santa_fe", "yy");
    assert_eq!(t.asks(), "turn 0");
    assert_eq!(play_out(&mut t), [0, 1, 2]);
}

#[test]
fn base_40_e() {
    let scene = trains(2, 45).pile(0, &["denver-el_paso", "boston-miami"]).turns_left(1);
    let mut t = scene.owns(0, &["denver-santa_fe", "el_paso-santa_fe"]).play();
    t.act(0, "tickets").act(0, "keep denver-el_paso boston-miami");
    let result = t.standings().results()[0];
    assert_eq!((result.completed, result.failed, result.lines[1]), (1, 1, 4 - 12));
}

#[test]
fn base_40_f() {
    let mut t = trains(3, 4).play();
    t.claim(0, "denver-santa_fe", "oo");
    let told = FactData::LastRound { seat: Id::new(0), turns: 3 };
    assert!(t.told.iter().chain([&t.log]).all(|seen| seen.contains(&told)));
    // Everyone sees how many turns have not begun.
    for left in [2, 1, 0] {
        assert_eq!(t.game.view(rules::seen::Viewer::Spectator).open.turns_left, Some(left));
        let seat = t.game.open().turn.expect("a turn is on").index();
        t.end_turn_by_drawing(seat);
    }
    assert_eq!(t.asks(), "over");
}

#[test]
fn base_41() {
    let points = [0, 1, 2, 4, 7, 10, 15];
    for (seats, seed) in [(2, 1), (3, 2), (4, 3), (5, 4)] {
        let mut t = Table::new("usa-new", seats, seed);
        t.random_play(seed, 4, |_| {});
        let edition = t.game.tables().edition().clone();
        for seat in 0..seats {
            let routes = t.game.open().owned[seat].iter();
            let counted: i16 = routes.map(|route| points[usize::from(edition.routes[route.index()].length)]).sum();
            assert_eq!((t.score(seat), t.standings().results()[seat].lines[0]), (counted, counted));
        }
    }
}

fn usa(seats: usize) -> Scene {
    Scene::new("usa-new", seats)
}

/// Returns each seat's points in one line of the score sheet: 0 for routes, 1 for tickets, 2 for
/// the longest path.
fn line(standings: &Standings, line: usize) -> Vec<i16> {
    standings.results().iter().map(|result| result.lines[line]).collect()
}

fn totals(standings: &Standings) -> Vec<i16> {
    standings.results().iter().map(|result| result.total).collect()
}

fn places(standings: &Standings) -> Vec<u8> {
    standings.results().iter().map(|result| result.place).collect()
}

#[test]
fn base_42_a_r_31() {
    let standings = usa(2).holds(0, &["seattle-new_york"]).score(0, 5).holds(1, &["denver-el_paso"]).count();
    assert_eq!((line(&standings, 1), totals(&standings)), (vec![-22, -4], vec![5 - 22, -4]));
}

#[test]
fn base_42_b() {
    // Every ticket counts: its value is added or subtracted. Without tickets there are no points.
    let edition = maps::edition("usa-new").expect("it is embedded");
    for ticket in &edition.tickets {
        let standings = usa(2).holds(0, &[&ticket.id]).count();
        assert_eq!(line(&standings, 1), [-i16::from(ticket.value), 0]);
    }
    let joined = usa(2).owns(0, &["denver-santa_fe", "el_paso-santa_fe"]).holds(0, &["denver-el_paso", "boston-miami"]);
    assert_eq!(line(&joined.count(), 1), [4 - 12, 0]);
}

/// Returns the longest path of seat 0.
fn path(routes: &[&str]) -> u16 {
    usa(2).owns(0, routes).count().results()[0].longest_path
}

#[test]
fn base_43_a() {
    // The shapes are a chain, a star, a loop, a loop with one tail, a loop with two tails, and two
    // loops that share a city.
    assert_eq!(path(&["denver-santa_fe", "el_paso-santa_fe", "el_paso-phoenix"]), 7);
    assert_eq!(path(&["denver-santa_fe", "el_paso-santa_fe", "phoenix-santa_fe"]), 5);
    let triangle = ["el_paso-santa_fe", "el_paso-phoenix", "phoenix-santa_fe"];
    assert_eq!(path(&triangle), 8);
    assert_eq!(path(&[&triangle[..], &["denver-santa_fe"]].concat()), 10);
    assert_eq!(path(&[&triangle[..], &["denver-santa_fe", "el_paso-los_angeles"]].concat()), 14);
    let second = ["denver-santa_fe", "denver-oklahoma_city", "oklahoma_city-santa_fe"];
    assert_eq!(path(&[&triangle[..], &second].concat()), 17);
    // EX-56 and EX-57.
    let branches = [
        "portland-salt_lake_city",
        "helena-salt_lake_city",
        "las_vegas-salt_lake_city",
        "las_vegas-los_angeles",
        "denver-salt_lake_city:1",
        "denver-kansas_city:1",
    ];
    assert_eq!(path(&branches), 13);
    let long = [
        "calgary-seattle",
        "portland-seattle:1",
        "portland-san_francisco:1",
        "los_angeles-san_francisco:1",
        "el_paso-los_angeles",
        "el_paso-houston",
        "houston-new_orleans",
        "atlanta-new_orleans:1",
        "atlanta-charleston",
        "atlanta-nashville",
        "nashville-saint_louis",
        "chicago-saint_louis:1",
        "chicago-pittsburgh:1",
        "new_york-pittsburgh:1",
    ];
    assert_eq!(path(&long), 41);
}

#[test]
fn base_43_b() {
    let standings = usa(2).owns(0, &["denver-santa_fe"]).owns(1, &["el_paso-santa_fe", "el_paso-phoenix"]).count();
    assert_eq!(standings.results().iter().map(|result| result.longest_path).collect::<Vec<_>>(), [2, 5]);
}

#[test]
fn base_43_c() {
    assert_eq!(path(&["denver-santa_fe", "el_paso-santa_fe", "calgary-vancouver", "atlanta-nashville"]), 4);
    assert_eq!(path(&["atlanta-nashville", "calgary-vancouver", "calgary-helena"]), 7);
}

#[test]
fn base_44_a() {
    let twelve = [["el_paso-houston", "el_paso-los_angeles"], ["calgary-winnipeg", "sault_ste_marie-winnipeg"]];
    let standings =
        usa(3).owns(0, &twelve[0]).owns(1, &twelve[1]).owns(2, &["miami-new_orleans", "little_rock-new_orleans"]);
    let standings = standings.count();
    assert_eq!(standings.results().iter().map(|result| result.longest_path).collect::<Vec<_>>(), [12, 12, 9]);
    assert_eq!(line(&standings, 2), [10, 10, 0]);
}

#[test]
fn base_44_b() {
    let standings = usa(3)
        .owns(0, &["denver-santa_fe", "denver-phoenix"])
        .owns(1, &["calgary-helena", "calgary-vancouver"])
        .owns(2, &["chicago-duluth", "chicago-omaha"])
        .count();
    assert_eq!(standings.results()[0].longest_path, 7);
    assert_eq!(line(&standings, 2), [10, 10, 10]);
}

#[test]
fn base_44_c_r_27() {
    let standings = usa(3).score(1, 1).count();
    assert_eq!((line(&standings, 2), places(&standings)), (vec![0, 0, 0], vec![2, 1, 2]));
}

/// A seat at the end of a game: its total, its completed tickets, and whether it should have the longest path.
type End = (i16, usize, bool);

/// Returns the final scores of seats with these results, on a map with one branch for each seat. A
/// branch has six tickets worth one point each. Its last route, if owned, makes the seat's path the
/// longest. If no seat should have the longest path, all paths are equal.
fn ended(seats: &[End]) -> Standings {
    let (mut cities, mut routes, mut tickets) =
        ("id,name\n".to_string(), "a,b,length,color\n".to_string(), "deck,a,b,value\n".to_string());
    for branch in ["a", "b", "c", "d", "e"] {
        for city in 1..=5 {
            cities += &format!("{branch}{city},{branch}{city}\n");
            if city > 1 {
                routes += &format!("{branch}{},{branch}{city},1,gray\n", city - 1);
            }
        }
        for (a, b) in PAIRS {
            tickets += &format!("toy,{branch}{a},{branch}{b},1\n");
        }
    }
    let mut scene = Scene::toy(&edition(CARDS, ""), &cities, &routes, &tickets, seats.len());
    let contested = seats.iter().any(|seat| seat.2);
    for (seat, (branch, &(total, completed, holder))) in ["a", "b", "c", "d", "e"].into_iter().zip(seats).enumerate() {
        let routes: Vec<String> =
            (1..=if holder { 4 } else { 3 }).map(|at| format!("{branch}{at}-{branch}{}", at + 1)).collect();
        let held: Vec<String> = PAIRS[..completed].iter().map(|(a, b)| format!("{branch}{a}-{branch}{b}")).collect();
        let bonus = if holder || !contested { 10 } else { 0 };
        scene = scene.owns(seat, &routes.iter().map(String::as_str).collect::<Vec<_>>());
        scene = scene.holds(seat, &held.iter().map(String::as_str).collect::<Vec<_>>());
        scene = scene.score(seat, total - completed as i16 - bonus);
    }
    let standings = scene.count();
    assert_eq!(totals(&standings), seats.iter().map(|seat| seat.0).collect::<Vec<_>>());
    for (result, seat) in standings.results().iter().zip(seats) {
        assert_eq!((usize::from(result.completed), result.lines[2] == 10), (seat.1, seat.2 || !contested));
    }
    standings
}

const PAIRS: [(u8, u8); 6] = [(1, 2), (1, 3), (1, 4), (2, 3), (2, 4), (3, 4)];

/// Returns the seats in first place, and all places.
fn winners(standings: &Standings) -> (Vec<usize>, Vec<u8>) {
    (standings.winners().map(Id::index).collect(), places(standings))
}

#[test]
fn base_45_a_r_29() {
    assert_eq!(winners(&ended(&[(100, 5, false), (100, 6, false)])), (vec![1], vec![2, 1]));
    for edition in ["usa-new", "usa-classic"] {
        let standings = Scene::new(edition, 2)
            .owns(0, &["calgary-helena"])
            .score(0, 94)
            .owns(1, &["denver-santa_fe", "el_paso-santa_fe"])
            .holds(1, &["denver-el_paso"])
            .score(1, 90)
            .count();
        assert_eq!((totals(&standings), winners(&standings)), (vec![104, 104], (vec![1], vec![2, 1])));
    }
}

#[test]
fn base_45_b() {
    assert_eq!(winners(&ended(&[(100, 5, true), (100, 5, false)])), (vec![0], vec![1, 2]));
}

#[test]
fn base_45_c() {
    let standings = ended(&[(100, 5, false), (100, 5, false), (90, 5, true)]);
    assert_eq!(winners(&standings), (vec![0, 1], vec![1, 1, 3]));
}

#[test]
fn base_45_d() {
    let standings = ended(&[(100, 5, true), (100, 5, true)]);
    assert_eq!(winners(&standings), (vec![0, 1], vec![1, 1]));
}

#[test]
fn base_45_e_r_28() {
    let standings = ended(&[(100, 5, true), (100, 5, true), (100, 5, false)]);
    assert_eq!(winners(&standings), (vec![0, 1], vec![1, 1, 3]));
}

#[test]
fn base_45_f() {
    // Two routes score 4, their ticket 4, and the longest path 10; the failed tickets cost 21 and 6.
    let standings = usa(2)
        .holds(0, &["denver-el_paso"])
        .owns(1, &["atlanta-raleigh:1", "raleigh-washington:1"])
        .score(1, 4)
        .holds(1, &["washington-atlanta", "los_angeles-new_york", "new_york-atlanta"])
        .count();
    assert_eq!((totals(&standings), standings.results()[1].completed), (vec![-4, -9], 1));
    assert_eq!(winners(&standings), (vec![0], vec![1, 2]));
}

#[test]
fn base_46_r_30() {
    let cases: [(&[End], &[u8]); 4] = [
        (&[(50, 1, false), (70, 2, false), (60, 3, false)], &[3, 1, 2]),
        (&[(90, 1, false), (60, 2, false), (60, 2, false), (10, 6, false)], &[1, 2, 2, 4]),
        (&[(60, 2, false), (60, 3, false), (90, 0, false), (60, 2, true), (60, 3, false)], &[5, 2, 1, 4, 2]),
        (&[(7, 1, false); 5], &[1, 1, 1, 1, 1]),
    ];
    for (seats, expected) in cases {
        assert_eq!(places(&ended(seats)), expected);
    }
}
