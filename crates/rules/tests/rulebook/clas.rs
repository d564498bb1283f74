//! The chapter on the classic edition, section 4 of docs/rules.md.

use std::collections::BTreeSet;

use rules::fact::FactData;
use rules::ids::{Id, Seat};

use crate::rulebook::ending::{count, line, places, side};
use crate::rulebook::scene::{Scene, Table};

const CLASSIC: &str = "usa-classic";

/// Returns a scene in which cards can be drawn.
fn scene(seats: usize) -> Scene {
    Scene::new(CLASSIC, seats).market("r g b y k").deck("wwwwwwww")
}

#[test]
fn clas_01_a() {
    for kept in [2, 3] {
        let mut t = Table::new(CLASSIC, 2, 1);
        t.keep_all(kept);
        assert_eq!([t.tickets(0).len(), t.tickets(1).len()], [kept; 2]);
        // The returned tickets are shuffled and put under the deck (R-06).
        assert_eq!(usize::from(t.left(0)), 30 - 2 * kept);
        assert_eq!(t.game.open().layers[0], [24, 2 * (3 - kept as u16), 0]);
        assert!(t.asks().starts_with("turn"));
    }
}

#[test]
fn clas_01_b() {
    let mut t = Table::new(CLASSIC, 2, 1);
    assert_eq!(t.refused(0, "keep"), "keep_too_few");
    let one = format!("keep {}", t.offer(0)[0]);
    assert_eq!(t.refused(0, &one), "keep_too_few");
}

#[test]
fn clas_01_c() {
    for seats in 2..=5 {
        let t = Table::new(CLASSIC, seats, 1);
        assert!((0..seats).all(|seat| t.offer(seat).len() == 3));
        assert_eq!(usize::from(t.left(0)), 30 - 3 * seats);
    }
}

#[test]
fn clas_01_r_06() {
    // Two tickets go back. They come up after the other 24, in either order.
    let mut orders = BTreeSet::new();
    for seed in 0..8 {
        let scene = Scene::new(CLASSIC, 2);
        let mut setup = scene.setup;
        setup.first = Some(Seat::ZERO);
        let mut t = Table::start(scene.tables, setup, seed);
        let back: Vec<String> = (0..2).map(|seat| t.offer(seat)[2].clone()).collect();
        t.keep_all(2);
        let mut drawn = Vec::new();
        for turn in 0..9 {
            t.act(turn % 2, "tickets");
            drawn.extend(t.offer(turn % 2));
            t.act(turn % 2, &format!("keep {}", t.offer(turn % 2).join(" ")));
        }
        assert_eq!(drawn.len(), 26);
        assert!(back.iter().all(|ticket| drawn[24..].contains(ticket)));
        orders.insert(drawn[24] == back[0]);
    }
    assert_eq!(orders.len(), 2);
}

#[test]
fn clas_02_r_03() {
    let begins = (0..20).map(|seed| {
        let mut t = Table::new(CLASSIC, 3, seed);
        t.act(0, &format!("keep {}", t.offer(0).join(" ")));
        assert_eq!(t.game.open().first, None, "shown after the opening tickets");
        (1..3).for_each(|seat| _ = t.act(seat, &format!("keep {}", t.offer(seat).join(" "))));
        t.asks()
    });
    let turns = ["turn 0", "turn 1", "turn 2"].map(String::from);
    assert_eq!(begins.collect::<BTreeSet<_>>(), BTreeSet::from(turns), "any seat, whoever is oldest");
    // The host can let the oldest player begin.
    let scene = Scene::new(CLASSIC, 3);
    let mut setup = scene.setup;
    setup.first = Some(Seat::new(2));
    let mut t = Table::start(scene.tables, setup, 1);
    assert_eq!(t.keep_all(2).asks(), "turn 2");
}

#[test]
fn clas_03_a_r_01() {
    let mut t = Table::new(CLASSIC, 2, 1);
    t.keep_all(2);
    assert_eq!([t.score(0), t.score(1)], [0, 0]);
    let standings = Scene::new(CLASSIC, 2).count();
    assert_eq!(standings.results().iter().map(|result| result.total).collect::<Vec<_>>(), [0, 0]);
}

#[test]
fn clas_04() {
    let mut t = Scene::new(CLASSIC, 2).market("r g L b y").deck("L w k").play();
    t.act(0, "take 0");
    assert_eq!(t.market(), "L g L b y");
    assert_eq!(t.refused(0, "take 0"), "locomotive_second");
    assert_eq!(t.refused(0, "take 2"), "locomotive_second");
    assert_eq!(t.asks(), "second 0");
}

#[test]
fn clas_05() {
    // The market is reset between the two cards.
    let mut t = Scene::new(CLASSIC, 2).market("L g L b y").deck("L p p o o r k").play();
    t.act(0, "take 1");
    assert_eq!((t.market().as_str(), t.asks().as_str()), ("p p o o r", "second 0"));
    // The market is reset after the second card.
    let mut t = Scene::new(CLASSIC, 2).market("L g L b y").deck("w L p p o o r k").play();
    t.act(0, "draw").act(0, "take 1");
    assert_eq!((t.market().as_str(), t.asks().as_str()), ("p p o o r", "turn 1"));
    assert_eq!(t.piles(), [1, 5]);
    // The market is reset after a claim.
    let mut t = Scene::new(CLASSIC, 2).market("L L L y k").deck("").hand(0, "gggg").play();
    t.claim(0, "denver-helena", "gggg");
    assert_eq!(&t.market()[..7], "g g g g");
    // The market is reset during setup.
    let t = Table::opening(CLASSIC, 2, "rrrr gggg", "r L L L b  L L L w k  y L L w k");
    assert_eq!(t.market(), "y L L w k");
    assert_eq!(t.piles(), [110 - 8 - 15, 10]);
}

#[test]
fn clas_06_a_r_12() {
    let mut t = Scene::new(CLASSIC, 2).market("r g b - -").deck("").hand(0, "rrr").play();
    for words in ["draw", "take 0", "take 1", "take 2"] {
        assert_eq!(t.refused(0, words), "draw_barred");
    }
    assert!(t.allows(0, "tickets"));
    assert!(t.allows(0, "claim chicago-duluth with red 3"));
}

#[test]
fn clas_06_b_r_13() {
    let mut t = Scene::new(CLASSIC, 2).market("L L b y k").deck("w").play();
    t.act(0, "draw");
    assert_eq!(t.piles(), [0, 0]);
    assert_eq!(t.choices(0), ["take 2", "take 3", "take 4"].map(|words| t.action(words)));
    t.act(0, "take 3");
    assert_eq!((t.hand(0).as_str(), t.market().as_str()), ("yw", "L L b - k"));
    assert_eq!(t.asks(), "turn 1");
    // Only locomotives are face up, so the turn ends after one card.
    let mut t = Scene::new(CLASSIC, 2).market("L L L L L").stands().deck("w").play();
    t.act(0, "draw");
    assert_eq!((t.hand(0).as_str(), t.asks().as_str()), ("w", "turn 1"));
}

#[test]
fn clas_07_r_23() {
    let four = ["boston-miami", "calgary-phoenix", "denver-el_paso", "duluth-houston"];
    let mut t = scene(2).pile(0, &four).play();
    t.act(0, "tickets");
    assert_eq!(t.offer(0), four[..3]);
    assert_eq!(t.refused(0, "keep"), "keep_too_few");
    for words in [
        "keep boston-miami under calgary-phoenix denver-el_paso",
        "keep boston-miami calgary-phoenix under denver-el_paso",
        "keep boston-miami calgary-phoenix denver-el_paso",
    ] {
        assert!(t.allows(0, words), "{words}");
    }
    t.act(0, "keep calgary-phoenix under denver-el_paso boston-miami");
    t.act(1, "tickets");
    assert_eq!(t.offer(1), ["duluth-houston", "denver-el_paso", "boston-miami"]);
    t.act(1, "keep duluth-houston denver-el_paso under boston-miami");
    // A seat draws fewer tickets if fewer are left, and cannot draw if none is left.
    t.act(0, "tickets");
    assert_eq!(t.offer(0), ["boston-miami"]);
    t.act(0, "keep boston-miami");
    assert_eq!(t.refused(1, "tickets"), "tickets_empty");
}

#[test]
fn clas_08() {
    for seats in 2..=5 {
        let mut t = scene(seats).hand(0, "rr").hand(1, "y").owns(0, &["boston-montreal:1"]).play();
        assert_eq!(t.refused_claim(0, "boston-montreal:2", "rr"), "twin_owned");
        let mut t = scene(seats).hand(0, "yy").owns(1, &["boston-new_york:1"]).play();
        if seats < 4 {
            assert_eq!(t.refused_claim(0, "boston-new_york:2", "yy"), "route_closed");
        } else {
            t.claim(0, "boston-new_york:2", "yy");
            for track in ["boston-new_york:1", "boston-new_york:2"] {
                assert_eq!(t.refused_claim(1, track, "yy"), "route_taken");
            }
        }
    }
}

#[test]
fn clas_09_r_29() {
    // The two longest paths score ten points each, and the third path nothing.
    let standings = count(CLASSIC, &[side(50, 5, true), side(40, 5, true), side(30, 5, false)]);
    assert_eq!(line(&standings, 2), [10, 10, 0]);
    // Equal totals are decided by tickets, then by the longest path. If these are equal too, the seats share the win.
    assert_eq!(places(CLASSIC, &[side(100, 5, true), side(100, 6, false)]), [2, 1]);
    assert_eq!(places(CLASSIC, &[side(100, 5, false), side(100, 5, true)]), [2, 1]);
    assert_eq!(places(CLASSIC, &[side(100, 5, true), side(100, 5, true), side(100, 5, false)]), [1, 1, 3]);
}

#[test]
fn clas_10() {
    for (trains, ends) in [(6, false), (5, true), (4, true), (3, true)] {
        let mut t = scene(3).turn(1).rest_to(0).trains(1, trains).hand(1, "rrr").play();
        t.claim(1, "chicago-duluth", "rrr");
        assert_eq!(t.game.open().turns_left.is_some(), ends, "{} left", trains - 3);
        for seat in [2, 0, 1] {
            assert_eq!(t.asks(), format!("turn {seat}"));
            t.end_turn_by_drawing(seat);
        }
        assert_eq!(t.asks() == "over", ends);
        assert_eq!(t.count(|what| matches!(what, FactData::LastRound { turns: 3, .. })), usize::from(ends));
    }
}
