//! Freight: tokens are put on cities at setup step 10, delivered at claim step 5 and loaded at step
//! 6.

use crate::mechanisms::toy::{Toy, campaign, coins, desk, edition, office};
use crate::rulebook::scene::{Scene, Table};
use rules::ids::Id;

fn toy() -> Toy {
    Toy::new().setup(10, "freight-yard").step(5, "deliver").step(6, "load")
}

fn scene() -> Scene {
    toy().scene(2).freight(&["alba", "bern", "dart"])
}

/// Returns the cities from which a seat holds tokens.
fn held(t: &Table, seat: usize) -> Vec<String> {
    desk(t, seat).freight.iter().flatten().map(|city| edition(t).places[city.index()].id.clone()).collect()
}

fn shown(t: &Table) -> Vec<String> {
    campaign(t).freight.iter().map(|city| edition(t).places[city.index()].id.clone()).collect()
}

#[test]
fn every_producing_city_shows_a_token() {
    let t = toy().start(&[office(), office()], 1);
    assert_eq!(shown(&t), ["alba", "bern", "dart"]);
    assert_eq!(t.asks(), "turn 0");
}

#[test]
fn one_token_from_each_end_can_be_taken() {
    let mut t = scene().hand(0, "rrr").play();
    t.build(0, "alba-bern", "rrr");
    assert_eq!((t.asks().as_str(), t.answers(0)), ("load 0 alba", vec![0, 1]));
    t.act(0, "answer 1");
    assert_eq!(t.asks(), "load 0 bern");
    t.act(0, "answer 0");
    assert_eq!((held(&t, 0), shown(&t)), (vec!["alba".to_string()], vec!["bern".to_string(), "dart".to_string()]));
    assert_eq!(t.asks(), "turn 1");
}

#[test]
fn a_seat_holds_at_most_two_tokens() {
    let mut t = scene().tokens(0, &["dart"]).freight(&["alba", "bern"]).hand(0, "rrr").play();
    t.build(0, "alba-bern", "rrr").act(0, "answer 1");
    assert_eq!(t.asks(), "turn 1", "the second is not offered");
}

#[test]
fn crew_can_carry_one_more_token_and_earn_more() {
    let toy = toy().crew("cr", 2, None, ["ALWAYS", "true", "-", "MOD hold+1; MOD freight_pay+1"]);
    let scene = toy.scene(2).crew(0, &[0]).tokens(0, &["dart", "alba"]).freight(&["bern"]);
    let mut t = scene.owns(0, &["cody-dart"]).hand(0, "rr").play();
    t.build(0, "bern-dart", "rr");
    assert_eq!(t.asks(), "deliver 0", "tools are wanted in Cody");
    t.act(0, "answer 0");
    assert_eq!(t.asks(), "load 0 bern", "no is asked for once only");
    t.act(0, "answer 1");
    assert_eq!(held(&t, 0), ["dart", "alba", "bern"]);
    let scene = toy.scene(2).crew(0, &[0]).tokens(0, &["dart"]).owns(0, &["bern-dart"]);
    let mut t = scene.hand(0, "g").play();
    t.build(0, "bern-cody", "g").act(0, "answer 1");
    assert_eq!(coins(&t)[0], 5 + 5 + 1);
}

#[test]
fn an_event_can_stop_loading() {
    let toy = toy().event("ev", ["ALWAYS", "true", "-", "MOD no_load"]);
    let scene = toy.scene(2).turned(&["ev"]).freight(&["alba", "bern"]).tokens(0, &["dart"]).owns(0, &["cody-dart"]);
    let mut t = scene.hand(0, "rrr").play();
    t.build(0, "alba-bern", "rrr");
    assert_eq!(t.asks(), "deliver 0", "deliveries go on");
    t.act(0, "answer 0");
    assert_eq!(t.asks(), "turn 1");
}

#[test]
fn a_delivery_needs_one_network_and_not_the_route_just_claimed() {
    // Cody demands the grain from Alba. Both cities are in seat 0's network, and the claimed route is elsewhere.
    let scene = scene().tokens(0, &["alba"]).freight(&[]);
    let joined = || scene_of(&["alba-cody:1"]).hand(0, "gggg");
    let mut t = joined().play();
    t.build(0, "eton-ford", "gggg");
    assert_eq!((t.asks().as_str(), t.answers(0)), ("deliver 0", vec![0, 1]));
    t.act(0, "answer 1");
    assert_eq!((coins(&t), held(&t, 0).len(), shown(&t).len()), (vec![8, 5], 0, 0), "the token is out of the game");
    assert_eq!(t.asks(), "turn 1");
    // Seat 0's network does not join Alba and Cody. Another seat's route between them does not
    // help.
    let mut t = scene.owns(1, &["alba-cody:1"]).hand(0, "gggg").play();
    t.build(0, "eton-ford", "gggg");
    assert_eq!(t.asks(), "turn 1");
}

fn scene_of(owned: &[&str]) -> Scene {
    toy().scene(2).tokens(0, &["alba"]).owns(0, owned)
}

#[test]
fn the_claim_itself_can_connect_a_delivery() {
    let mut t = scene_of(&[]).hand(0, "rr").play();
    t.build(0, "alba-cody:1", "rr");
    assert_eq!(t.asks(), "deliver 0");
}

#[test]
fn a_token_does_not_move_twice_in_one_claim() {
    // Cody, at the other end of the claimed route, demands the tools from Dart.
    let mut t = toy().scene(2).freight(&["dart"]).hand(0, "y").play();
    t.build(0, "cody-dart", "y");
    assert_eq!(t.asks(), "load 0 dart");
    t.act(0, "answer 1");
    assert_eq!((t.asks().as_str(), held(&t, 0)), ("turn 1", vec!["dart".to_string()]));
    // The next claim delivers the token, wherever the claimed route is.
    let mut t = toy().scene(2).tokens(0, &["dart"]).owns(0, &["cody-dart"]).hand(0, "g").play();
    t.build(0, "bern-cody", "g").act(0, "answer 1");
    assert_eq!(coins(&t)[0], 5 + 5);
}

#[test]
fn several_tokens_are_delivered_one_after_the_other() {
    let scene = toy().scene(2).tokens(0, &["alba", "dart"]).owns(0, &["cody-dart"]).hand(0, "rr");
    let mut t = scene.play();
    t.build(0, "alba-cody:1", "rr");
    assert_eq!(t.answers(0), [0, 1, 2]);
    t.act(0, "answer 2");
    assert_eq!(t.answers(0), [0, 1], "the other one is left");
    t.act(0, "answer 1");
    assert_eq!((t.asks().as_str(), coins(&t)[0]), ("turn 1", 5 + 5 + 3));
}

#[test]
fn a_city_is_not_supplied_again() {
    let mut t = scene().freight(&["dart"]).hand(0, "y").hand(1, "g").rest_to(0).play();
    t.build(0, "cody-dart", "y").act(0, "answer 1");
    assert!(shown(&t).is_empty());
    t.build(1, "bern-cody", "g");
    assert_eq!(t.asks(), "turn 0");
}

#[test]
fn undelivered_tokens_cost_a_dollar_each_down_to_zero() {
    for (coins_had, tokens, left) in [(5, &["alba", "dart"][..], 3), (1, &["alba", "dart"], 0), (0, &["dart"], 0)] {
        let scene = toy().scene(2).tokens(0, tokens).coins(0, coins_had).turns_left(1);
        let mut t = scene.play();
        t.draw_two(0);
        assert_eq!((t.asks().as_str(), coins(&t)), ("over", vec![left, 5]));
    }
}
