//! Eating houses: a seat can dine at a rival's house, then build its own.

use crate::mechanisms::toy::{Toy, campaign, coins, desk};
use crate::rulebook::scene::Scene;
use crate::rulebook::scene::place;
use rules::ids::{Id, Seat};

fn toy() -> Toy {
    Toy::new().step(9, "eating-houses").event("free", ["ALWAYS", "true", "-", "MOD dine_free"])
}

fn scene(seats: usize) -> Scene {
    toy().scene(seats).hand(0, "rr").hand(1, "").houses(1, &["cody"])
}

#[test]
fn a_diner_pays_the_owner_and_draws() {
    for (seats, event, paid, got) in [(3, false, 1, 2), (2, false, 1, 1), (3, true, 0, 2), (2, true, 0, 1)] {
        let scene = scene(seats).rest_to(0);
        let scene = if event { scene.turned(&["free"]) } else { scene };
        let mut t = scene.rest_to(seats - 1).play();
        t.build(0, "alba-cody:1", "rr");
        assert_eq!((t.asks().as_str(), t.answers(0)), ("housemeal 0", vec![0, 2]), "Cody is the second end");
        t.act(0, "answer 2");
        assert_eq!(coins(&t)[..2], [5 - paid, 5 + got], "{seats} players, event {event}");
        assert_eq!((t.hand(0).as_str(), t.asks().as_str()), ("y", "housesite 0"));
    }
}

#[test]
fn one_meal_per_claim_and_never_in_your_own_house() {
    let mut t = toy().scene(3).hand(0, "rr").houses(1, &["cody"]).houses(2, &["alba"]).play();
    t.build(0, "alba-cody:1", "rr");
    assert_eq!(t.answers(0), [0, 1, 2]);
    t.act(0, "answer 1");
    assert_eq!((coins(&t), t.asks().as_str()), (vec![4, 5, 7], "turn 1"), "no end is left to build at");
    let mut t = toy().scene(2).hand(0, "rr").houses(0, &["cody"]).play();
    t.build(0, "alba-cody:1", "rr");
    assert_eq!((t.asks().as_str(), t.answers(0)), ("housesite 0", vec![0, 1]));
}

#[test]
fn dining_needs_a_dollar_unless_it_is_free() {
    let mut t = scene(2).coins(0, 0).play();
    t.build(0, "alba-cody:1", "rr");
    assert_eq!(t.asks(), "turn 1");
    let mut t = scene(2).coins(0, 0).turned(&["free"]).play();
    t.build(0, "alba-cody:1", "rr");
    assert_eq!(t.asks(), "housemeal 0");
}

#[test]
fn a_house_costs_two_or_one_with_two_players() {
    for (seats, cost) in [(2, 1), (3, 2)] {
        for (had, asked) in [(cost, true), (cost - 1, false)] {
            let mut t = toy().scene(seats).hand(0, "rr").coins(0, had).play();
            t.build(0, "alba-cody:1", "rr");
            assert_eq!(t.asks() == "housesite 0", asked, "{seats} players with {had}");
            if asked {
                t.act(0, "answer 1");
                let alba = place(t.game.tables(), "alba");
                assert_eq!((campaign(&t).house_in(alba), coins(&t)[0]), (Some(Seat::new(0)), 0));
            }
        }
    }
}

#[test]
fn two_houses_per_seat_and_one_per_city() {
    let mut t = toy().scene(2).hand(0, "rr").houses(0, &["dart", "ford"]).play();
    t.build(0, "alba-cody:1", "rr");
    assert_eq!(t.asks(), "turn 1");
    let mut t = scene(2).play();
    t.build(0, "alba-cody:1", "rr").act(0, "answer 0");
    assert_eq!(t.answers(0), [0, 1], "Cody has one");
    t.act(0, "answer 0");
    assert_eq!(desk(&t, 0).houses, [None, None]);
}

#[test]
fn conditions_see_houses() {
    let toy = toy().step(11, "cards").postcard(1, ["CLAIM", "house", "-", "GAIN 3"]);
    for (city, answers) in [("cody", vec![0, 1]), ("dart", vec![0])] {
        let mut t = toy.scene(2).hand(0, "rr").coins(0, 0).houses(1, &[city]).postcards(0, &[(1, 1)]).play();
        t.build(0, "alba-cody:1", "rr");
        assert_eq!((t.asks().as_str(), t.answers(0)), ("cards 0 CLAIM", answers));
    }
}
