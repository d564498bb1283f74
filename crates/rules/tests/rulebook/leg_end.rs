//! Legends: the end of one game, section 6.4 of docs/rules.md, and its examples.

use rules::ids::{Id, Seat};
use rules::score::{SeatScore, Standings};

use crate::rulebook::legends::{legends, opening};
use crate::rulebook::scene::Scene;

/// Returns the final scores after seat 0 draws two cards.
fn finish(scene: Scene) -> Standings {
    let mut t = scene.turns_left(1).play();
    t.act(0, "draw").act(0, "draw");
    t.standings()
}

fn of_each<T>(standings: &Standings, what: impl Fn(&SeatScore) -> T) -> Vec<T> {
    standings.results().iter().map(what).collect()
}

#[test]
fn leg_25() {
    let mut t = legends(&["blue", "red"]).pile(0, &["que-nyc", "que-det", "mtl-pit", "mtl-was"]).play();
    t.act(0, "tickets");
    assert_eq!(t.offer(0), ["que-nyc", "que-det", "mtl-pit"]);
    assert_eq!(t.refused(0, "keep"), "keep_too_few");
    t.act(0, "keep que-det under mtl-pit que-nyc");
    assert_eq!((t.tickets(0), t.left(0)), (vec!["que-det".to_string()], 3));
    t.act(1, "tickets");
    assert_eq!(t.offer(1), ["mtl-was", "mtl-pit", "que-nyc"], "the rest went under the deck in that order");
    t.act(1, "keep mtl-was mtl-pit");
    t.act(0, "tickets");
    assert_eq!(t.offer(0), ["que-nyc"], "what is left");
    t.act(0, "keep que-nyc");
    assert_eq!(t.refused(1, "tickets"), "tickets_empty");
}

#[test]
fn leg_26() {
    let mut t = legends(&["blue", "red"]).trains(0, 3).hand(0, "g").play();
    t.claim(0, "lou-ind", "g");
    assert_eq!((t.trains(0), t.game.open().turns_left), (2, Some(1)), "seat 1 has begun one of two turns");
    t.end_turn_by_drawing(1).end_turn_by_drawing(0);
    assert_eq!(t.asks(), "over");
}

#[test]
fn leg_26_r_54() {
    // Seat 1 already has only two trains during seat 0's turn, but its trains are checked only after its own turn.
    let mut t = legends(&["blue", "red"]).trains(1, 2).play();
    t.end_turn_by_drawing(0);
    assert_eq!((t.asks().as_str(), t.game.open().turns_left), ("turn 1", None));
    t.end_turn_by_drawing(1);
    assert_eq!((t.asks().as_str(), t.game.open().turns_left), ("turn 0", Some(1)));
}

#[test]
fn leg_27_ex_35() {
    // The completed tickets are worth 8 and 4, and the failed ones 3 and 4.
    let routes = ["mtl-buf:1", "buf-pit", "bos-alb", "alb-buf", "buf-cle:1"];
    let scene = legends(&["blue", "red"]).owns(0, &routes).holds(0, &["bos-cle", "mtl-pit", "alb-bal", "que-nyc"]);
    let result = finish(scene.coins(0, 9).trains(0, 2)).results()[0];
    assert_eq!(result.lines[..3], [9, 9, 8 + 4 - 3 - 4]);
    assert_eq!(result.total, 23);
}

#[test]
fn leg_28_a() {
    let worth = [16, 12, 9, 7, 6, 4, 4, 4, 2, 2, 2, 0];
    for trains in 0..=20 {
        let scene = legends(&["blue", "red"]).trains(0, trains);
        let worth = worth.get(usize::from(trains)).copied().unwrap_or(0);
        assert_eq!(finish(scene).results()[0].lines[1], worth, "{trains} trains left");
    }
}

#[test]
fn leg_29_ex_36() {
    let result = finish(legends(&["blue", "red"]).trains(0, 11).holds(0, &["bos-atl"])).results()[0];
    assert_eq!((result.lines[..3].to_vec(), result.total), (vec![5, 0, -14], 0));
}

#[test]
fn leg_30_r_49() {
    // The totals -3 and -15 both become 0 before they are compared. Each seat completed one ticket, so the later seat
    // wins.
    let scene = legends(&["blue", "red"])
        .owns(0, &["alb-nyc", "nyc-phi:1", "phi-bal:1"])
        .holds(0, &["alb-bal", "mtl-pit", "pme-phi", "tor-nyc", "bal-ral"])
        .owns(1, &["cha-nas", "atl-cha", "atl-jax"])
        .holds(1, &["nas-jax", "det-chs", "chi-sav"]);
    let standings = finish(scene.coins(0, 10).coins(1, 2));
    let raw = of_each(&standings, |result| result.lines.iter().sum::<i16>());
    assert_eq!(raw, [10 + 3 - 16, 2 + 5 - 22]);
    assert_eq!(of_each(&standings, |result| (result.total, result.completed)), [(0, 1), (0, 1)]);
    assert_eq!(of_each(&standings, |result| result.place), [2, 1]);
}

#[test]
fn leg_30_places() {
    // Equal totals in the middle are decided by completed tickets, then by turn order. No seats share a place.
    let scene = legends(&["blue", "red", "green", "yellow"]).coins(0, 9).coins(3, 1);
    assert_eq!(of_each(&finish(scene), |result| result.place), [1, 3, 2, 4]);
    let mut scene = legends(&["blue", "red", "green"]).owns(0, &["lou-cin"]);
    scene.position.first = Seat::new(1);
    assert_eq!(of_each(&finish(scene), |result| result.place), [1, 3, 2], "the order began with seat 1");
    for seed in 0..6 {
        let mut t = opening(5, seed);
        t.random_play(seed, 5, |_| {});
        let mut places = of_each(&t.standings(), |result| result.place);
        places.sort();
        assert_eq!(places, [1, 2, 3, 4, 5]);
    }
}
