//! Every rule of docs/rules.md as a test named after it.

mod scene;

use scene::Scene;

#[test]
fn ex_10() {
    let mut t = Scene::new("usa-new", 2).market("r g L b y").deck("L w k").play();
    t.act(0, "take 0");
    assert_eq!(t.market(), "L g L b y");
    assert_eq!(t.asks(), "second 0");
    assert!(!t.allows(0, "take 0"));
    t.act(0, "draw");
    assert_eq!(t.hand(0), "rw");
    assert_eq!(t.asks(), "turn 1");
}

#[test]
fn ex_11() {
    let mut t = Scene::new("usa-new", 2).market("L g L b y").deck("L p p o o r k").play();
    t.act(0, "take 1");
    assert_eq!(t.market(), "p p o o r");
    assert_eq!(t.piles(), [1, 5]);
}

#[test]
fn ex_19() {
    let mut t = Scene::new("usa-new", 2).market("L L L y k").deck("").hand(0, "gggg").play();
    t.act(0, "claim denver-helena with green 4");
    assert_eq!(t.piles(), [4, 0]);
    assert_eq!(t.market().matches('g').count(), 4);
}
