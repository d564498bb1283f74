//! Hazard freight: a seat declares the skulls in its payment, and a card is turned up.

use crate::mechanisms::toy::{Toy, coins};
use crate::rulebook::scene::{Scene, letters};

fn toy() -> Toy {
    Toy::new().step(1, "hazard").crew("safe", 1, None, ["ALWAYS", "true", "-", "MOD hazard_safe"])
}

/// Returns a scene in which seat 0 can pay for a blue route of five with this many skulls, and the
/// payment.
fn scene(skulls: usize, coins: i16) -> (Scene, String) {
    let paid = "b!".repeat(skulls) + &"b".repeat(5 - skulls);
    (toy().scene(2).hand(0, &paid).coins(0, coins), paid)
}

#[test]
fn hazard_needs_three_dollars_for_each_skull() {
    for (skulls, coins, asked) in
        [(0, 9, false), (1, 2, false), (1, 3, true), (2, 5, false), (2, 6, true), (3, 9, true)]
    {
        let (scene, paid) = scene(skulls, coins);
        let mut t = scene.play();
        t.build(0, "bern-eton", &paid);
        assert_eq!(t.asks() == "hazard 0", asked, "{skulls} skulls, {coins} dollars");
    }
}

#[test]
fn all_skulls_are_declared_or_none() {
    for (answer, top, left) in
        [("answer 0", "r!", 6), ("answer 1", "r", 10), ("answer 1", "R", 10), ("answer 1", "r!", 0)]
    {
        let (scene, paid) = scene(2, 6);
        let mut t = scene.deck(&format!("{top} yyyyyyyyyyyy")).play();
        t.build(0, "bern-eton", &paid);
        assert_eq!(t.answers(0), [0, 1]);
        t.act(0, answer);
        assert_eq!((coins(&t)[0], t.asks().as_str()), (left, "turn 1"), "{answer} with {top}");
        let turned = letters(&t.game.open().discard).contains(top);
        assert_eq!(turned, answer == "answer 1", "the turned card is discarded");
    }
}

#[test]
fn a_newspaper_is_replaced_and_may_take_what_would_be_lost() {
    let toy = toy().event("bolt", ["REVEAL", "true", "-", "ALL: PAY 2"]);
    let mut t = toy.scene(2).hand(0, "b!bbbb").coins(0, 3).deck("N r! yyyyyyyyyyyy").events(&["bolt"]).play();
    t.build(0, "bern-eton", "b!bbbb").act(0, "answer 1");
    assert_eq!(coins(&t), [0, 3], "as far as the money goes");
}

#[test]
fn hazard_without_a_card_has_no_effect() {
    // The five cards that the seat pays fill the market.
    let mut t = toy().scene(2).market("- - - - -").deck("").hand(0, "b!bbbb").play();
    t.build(0, "bern-eton", "b!bbbb");
    assert_eq!(t.asks(), "hazard 0");
    t.act(0, "answer 1");
    assert_eq!((coins(&t)[0], t.asks().as_str()), (5, "turn 1"));
}

#[test]
fn crew_can_make_hazard_freight_safe() {
    for (top, left) in [("r!", 0), ("r", 2)] {
        let scene = toy().scene(2).crew(0, &[0]).hand(0, "b!bbbb").coins(0, 0);
        let mut t = scene.deck(&format!("{top} yyyyyyyyyyyy")).play();
        t.build(0, "bern-eton", "b!bbbb").act(0, "answer 1");
        assert_eq!(coins(&t)[0], left, "no money was needed");
    }
}
