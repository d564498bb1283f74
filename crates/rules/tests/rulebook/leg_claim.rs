//! Legends: claims and their consequences, section 6.3 of docs/rules.md, and its examples.

use rules::action::Action;
use rules::fact::FactData;
use rules::ids::{Id, RouteId, Seat};
use rules::seen::Viewer;

use crate::rulebook::legends::{Near, SAME, coins, current, edited, legends, newspapers, story, with_events};
use crate::rulebook::scene::{Scene, cards, route};

fn two() -> Scene {
    legends(&["blue", "red"])
}

#[test]
fn ex_07() {
    let t = two().hand(0, "rrbbLg").play();
    assert_eq!(t.payments(0, "mtl-buf:1"), ["rr", "rL"]);
    assert_eq!(t.payments(0, "mtl-buf:2"), ["bb", "bL"]);
    for (companies, code) in [
        (&["blue", "red"][..], "route_closed"),
        (&["blue", "red", "green"], "route_closed"),
        (&["blue", "red", "green", "black"], ""),
    ] {
        let mut t = legends(companies).hand(0, "bb").hand(1, "rr").turn(1).owns(0, &["mtl-buf:2"]).play();
        assert_eq!(t.payments(1, "mtl-buf:1").is_empty(), !code.is_empty());
        if !code.is_empty() {
            assert_eq!(t.refused_claim(1, "mtl-buf:1", "rr"), code);
        }
    }
}

#[test]
fn ex_08() {
    let t = two().hand(0, "rrrgggbbL").play();
    assert_eq!(t.payments(0, "buf-nyc"), ["rrr", "rrL", "ggg", "ggL", "bbL"]);
}

#[test]
fn leg_19_a() {
    // A route that runs off the board is not part of the board yet, whatever a player offers to pay.
    let mut t = two().hand(0, "gggg").play();
    let off = RouteId::new(t.game.tables().edition().routes.len());
    assert_eq!(t.refuses(0, &Action::Claim { route: off, payment: cards("g") }), "no_such_route");
}

#[test]
fn leg_20() {
    for (companies, open) in [(&["blue", "red"][..], false), (&["blue", "red", "green", "black"], true)] {
        let mut t = legends(companies).owns(1, &["chs-sav:1"]).hand(0, "y").play();
        if open {
            t.claim(0, "chs-sav:2", "y");
        } else {
            assert_eq!(t.refused_claim(0, "chs-sav:2", "y"), "route_closed");
        }
    }
}

#[test]
fn leg_21_a() {
    let mut t = two().deck("wwww").hand(0, "w").hand(1, "bw").rest_to(0).play();
    t.claim(0, "bal-was:3", "w").claim(1, "bal-was:1", "b");
    let third = route(t.game.tables(), "bal-was:2");
    assert!(t.game.open().free.contains(third), "nobody owns it");
    assert!((0..2).all(|seat| t.payments(seat, "bal-was:2").is_empty()), "and nobody may");
}

#[test]
fn leg_21_b() {
    let mut t = legends(&["blue", "green", "black"]).deck("wwww").hand(0, "w").hand(1, "b").hand(2, "r").play();
    t.claim(0, "bal-was:3", "w").claim(1, "bal-was:1", "b").claim(2, "bal-was:2", "r");
    assert_eq!(t.asks(), "turn 0");
}

#[test]
fn leg_21_c() {
    let mut t = legends(&["blue", "green", "black"]).owns(0, &["bal-was:3"]).hand(0, "b").play();
    assert_eq!(t.refused_claim(0, "bal-was:1", "b"), "twin_owned");
}

/// An edit of the edition that adds a step between its two claim steps.
const STEP_7: (&str, &str) = ("12 = \"large-city\"", "12 = \"large-city\"\n7 = { collect = 1 }");

#[test]
fn leg_22_a_ex_39() {
    let near = Near { edition: &[STEP_7], routes: "bos,chi,4,red,\n", ..SAME };
    let mut t = near.scene(&["red", "blue"]).hand(0, "rrLL").play();
    t.claim(0, "bos-chi", "rrLL");
    assert_eq!(t.game.open().discard, cards("rrLL"), "the payment first");
    assert_eq!((t.asks().as_str(), coins(&t)[0]), ("take 0", 5), "then the company bonus");
    t.act(0, "take 3");
    assert_eq!(story(&t), ["claimed", "0 took 3", "laid 3", "0 got 1", "0 got 1", "0 drew"]);
    assert_eq!((t.hand(0).as_str(), coins(&t)[0]), ("yw", 7));
}

#[test]
fn leg_22_b_r_48() {
    // The event that is turned up in step 12 would give a card for a route of four spaces.
    let mut t = two().deck("N wwww").events(&["ev01"]).hand(0, "rrrr").play();
    t.claim(0, "ral-atl", "rrrr");
    assert_eq!(story(&t), ["claimed", "newspaper", "ev01", "0 drew"]);
    // An event that is turned up while the market is refilled ends the previous event. The previous event still applies
    // to this claim, and the new one does not.
    let t = two().market("r - b y k").deck("N").then("rrr").turned(&["ev01"]);
    let mut t = t.events(&["ev03"]).hand(0, "rrrr").play();
    t.claim(0, "ral-atl", "rrrr");
    assert_eq!((current(&t), coins(&t)[0]), (Some("ev03"), 5));
    let drawn = t.count(|what| matches!(what, FactData::CardDrawn { .. }));
    assert_eq!(drawn, 2, "for the old event and for the large city");
}

#[test]
fn leg_22_b_r_48_steps_to_come() {
    // An event that the card of step 3 turns up applies in step 12.
    let dark = ("dark", ["ALWAYS", "true", "-", "MOD large_bonus-1"]);
    for (deck, drawn) in [("N wwww", 1), ("wwwww", 2)] {
        let mut t = with_events(&[dark], &["blue", "red"]).deck(deck).hand(0, "b").play();
        t.claim(0, "bal-was:1", "b");
        assert_eq!(t.hand(0).len(), drawn, "{deck}");
    }
}

#[test]
fn leg_22_c() {
    let mut t = two().market("r - g y k").deck("").hand(0, "bb").play();
    t.claim(0, "ric-ral", "bb");
    assert_eq!(story(&t), ["claimed", "reshuffled", "laid 1", "0 drew", "0 got 2"]);
    let mut t = two().market("L L - y k").deck("").then("L").hand(0, "bLL").play();
    t.claim(0, "cle-cin", "bLL");
    let told = story(&t);
    let at = |word: &str| told.iter().position(|told| told == word);
    assert!(at("reset").is_some() && at("reset") < at("0 got 2"), "{told:?}");
}

/// Returns how many times the red company gets its dollar for a claim.
fn bonuses(route: &str, paid: &str) -> usize {
    let near = Near { routes: "que,jax,6,red,\n", ..SAME };
    let mut t = near.scene(&["red", "blue"]).hand(0, paid).play();
    t.claim(0, route, paid);
    if t.asks() == "take 0" {
        t.act(0, "take 0");
    }
    t.count(|what| matches!(what, FactData::Collected { coins: 1, .. }))
}

#[test]
fn leg_23_a() {
    assert_eq!(bonuses("chs-sav:1", "r"), 1);
}

#[test]
fn leg_23_b() {
    assert_eq!(bonuses("que-jax", "rrrrrr"), 1);
}

#[test]
fn leg_23_c_r_47() {
    assert_eq!(bonuses("buf-nyc", "rrr"), 0);
}

#[test]
fn leg_23_d() {
    assert_eq!(bonuses("sav-atl", "bb"), 0);
}

#[test]
fn leg_23_e() {
    assert_eq!(bonuses("det-chi:2", "LLL"), 1);
}

#[test]
fn leg_24_a() {
    let mut t = two().hand(0, "g").play();
    t.claim(0, "lou-cin", "g");
    assert_eq!(t.hand(0), "w");
}

#[test]
fn leg_24_b() {
    let mut t = two().hand(0, "ggg").play();
    t.claim(0, "buf-nyc", "ggg");
    assert_eq!(t.hand(0), "w");
}

#[test]
fn leg_24_c() {
    let mut t = two().hand(0, "gr").hand(1, "y").rest_to(0).play();
    let before = t.hand(0).len();
    t.claim(0, "lou-cin", "g").claim(1, "atl-cha", "y").claim(0, "ind-cin", "r");
    assert_eq!(t.hand(0).len(), before - 2 + 2);
}

#[test]
fn leg_24_d() {
    let mut t = two().deck("N wwww").events(&["ev03"]).hand(0, "g").play();
    t.claim(0, "lou-cin", "g");
    assert_eq!(story(&t), ["claimed", "newspaper", "ev03", "0 drew"]);
    assert_eq!((t.hand(0).as_str(), newspapers(&t)), ("w", [0, 1]));
}

#[test]
fn leg_24_e() {
    let mut t = two().market("- r b y k").deck("").hand(0, "g").play();
    t.claim(0, "lou-cin", "g");
    assert_eq!((t.market().as_str(), t.hand(0).as_str()), ("g r b y k", ""));
    assert_eq!(t.asks(), "turn 1");
}

#[test]
fn leg_24_f() {
    let mut t = two().deck("").hand(0, "g").play();
    t.claim(0, "lou-cin", "g");
    assert_eq!((t.hand(0).as_str(), t.piles()), ("g", [0, 0]));
}

#[test]
fn leg_24_g() {
    let mut t = two().hand(0, "g").play();
    t.claim(0, "lou-cin", "g");
    let drawn = |told: &[FactData<2>]| told.iter().find(|what| matches!(what, FactData::CardDrawn { .. })).copied();
    assert!(matches!(drawn(&t.told[1]), Some(FactData::CardDrawn { card: None, .. })));
    assert!(matches!(drawn(&t.told[0]), Some(FactData::CardDrawn { card: Some(_), .. })));
    assert_eq!(t.game.view(Viewer::Seat(Seat::new(1))).open.hands[0], 1);
}

#[test]
fn a_bonus_can_come_twice() {
    let twice = ("twice", ["ALWAYS", "true", "-", "MOD company_bonus_x2"]);
    let mut t = with_events(&[twice], &["blue", "red"]).turned(&["twice"]).hand(0, "bb").play();
    t.claim(0, "ric-ral", "bb");
    assert_eq!(story(&t), ["claimed", "0 drew", "0 got 2", "0 drew", "0 got 2"]);
}

#[test]
fn a_claim_without_steps_ends_the_turn() {
    let none = [("3 = \"company-bonus\"\n12 = \"large-city\"\n", "")];
    let mut t = edited(&none, &["blue", "red"]).hand(0, "b").play();
    t.claim(0, "bal-was:1", "b");
    assert_eq!((story(&t), t.asks()), (vec!["claimed".to_string()], "turn 1".to_string()));
}
