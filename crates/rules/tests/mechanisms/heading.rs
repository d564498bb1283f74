//! Double heading: a locomotive buys a second, short claim.

use crate::mechanisms::toy::{Toy, campaign, coins};
use crate::rulebook::scene::{Scene, letters};

fn toy() -> Toy {
    Toy::new().rule("double_heading").step(4, "snowbound").step(10, "watch")
}

fn scene(hand: &str) -> Scene {
    toy().scene(2).hand(0, hand)
}

#[test]
fn a_locomotive_opens_a_second_claim_with_its_own_payment_and_steps() {
    let mut t = scene("rr L g").play();
    t.build(0, "alba-cody:1", "rr");
    assert_eq!((t.asks().as_str(), coins(&t)[0]), ("heading 0", 7), "the watch comes before it");
    t.act(0, "name bern-cody");
    assert_eq!((t.asks().as_str(), t.hand(0).as_str()), ("pay 0", "g"), "the locomotive is gone");
    t.pay(0, "g");
    assert_eq!((t.asks().as_str(), t.trains(0)), ("turn 1", 27), "once in a turn");
    assert_eq!(letters(&t.game.open().discard), "rrgL");
    assert!(campaign(&t).claim.is_none());
}

#[test]
fn the_second_route_has_its_own_steps() {
    let mut t = toy().scene(2).snow(&["cody-eton"]).hand(0, "rr L gg y").play();
    t.build(0, "alba-cody:1", "rr").act(0, "name cody-eton").act(0, "pay green 2 snow yellow");
    assert_eq!(coins(&t)[0], 5 + 2 + 3 + 2, "two stamps and a marker");
}

#[test]
fn second_claim_is_offered_to_every_hand_of_two_and_can_be_declined() {
    for hand in ["rr L g", "rr g g"] {
        let mut t = scene(hand).play();
        t.build(0, "alba-cody:1", "rr");
        assert_eq!(t.asks(), "heading 0", "whether a hand holds a locomotive is a secret");
        t.act(0, "answer 0");
        assert_eq!(t.asks(), "turn 1");
    }
    let mut t = scene("rr L").play();
    t.build(0, "alba-cody:1", "rr");
    assert_eq!(t.asks(), "turn 1", "one card pays for nothing");
}

#[test]
fn second_route_shares_a_city_and_has_at_most_three_spaces() {
    let mut t = scene("gg L bbbbb rrr y").play();
    t.build(0, "cody-eton", "gg");
    let refused = [
        ("bern-dart", "bad_answer"), // shares no city
        ("bern-eton", "bad_answer"), // five spaces
        ("cody-eton", "route_taken"),
        ("eton-ford", "not_enough_cards"),
    ];
    for (route, reason) in refused {
        assert_eq!(t.refused(0, &format!("name {route}")), reason, "{route}");
    }
    assert_eq!(t.refused(0, "answer 1"), "bad_answer");
    let named: Vec<String> = (t.choices(0).iter())
        .filter_map(|action| match action {
            rules::action::Action::Name(route) => {
                Some(t.game.tables().edition().routes[rules::ids::Id::index(*route)].id.clone())
            }
            _ => None,
        })
        .collect();
    assert_eq!(named, ["alba-cody:1", "alba-cody:2", "bern-cody", "cody-dart", "alba-eton"]);
}

#[test]
fn discarded_locomotive_cannot_also_pay() {
    let mut t = scene("rr L y").play();
    t.build(0, "alba-cody:1", "rr");
    assert_eq!(t.refused(0, "name cody-eton"), "bad_answer", "two cards would need the locomotive");
    assert!(t.allows(0, "name cody-dart"));
}

#[test]
fn no_second_claim_in_the_last_round() {
    let mut t = scene("rr L g").turns_left(2).play();
    t.build(0, "alba-cody:1", "rr");
    assert_eq!(t.asks(), "turn 1");
    // The turn with the claim that triggers the last round does not belong to that round.
    let mut t = scene("rr L g").trains(0, 4).play();
    t.build(0, "alba-cody:1", "rr");
    assert_eq!(t.asks(), "heading 0");
}

#[test]
fn second_claim_needs_its_rule_in_play() {
    let mut t = Toy::new().scene(2).hand(0, "rr L g").play();
    t.build(0, "alba-cody:1", "rr");
    assert_eq!(t.asks(), "turn 1");
}

#[test]
fn market_gap_is_filled_after_the_named_route_is_paid() {
    let mut t = scene("rr L g").market("g b - - -").deck("").play();
    t.build(0, "alba-cody:1", "rr");
    t.act(0, "name bern-cody");
    assert_eq!(t.asks(), "pay 0");
    assert_eq!(t.game.open().market.cards().len(), 4, "an event that came now could take the payment away");
    t.pay(0, "g");
    assert_eq!(t.game.open().market.cards().len(), 5);
}
