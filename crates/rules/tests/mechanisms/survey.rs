//! Survey: pickaxes in a payment earn stakes, and stakes replace a card.

use crate::mechanisms::toy::{Toy, desk};
use crate::rulebook::scene::{Scene, Table};

fn toy() -> Toy {
    Toy::new().step(7, "survey").rule("cut_offs")
}

fn stakes(t: &Table) -> u16 {
    desk(t, 0).stakes
}

#[test]
fn two_pickaxes_bring_one_stake_and_three_bring_two() {
    let one = toy().crew("one", 1, None, ["ALWAYS", "true", "-", "MOD stake_one"]);
    for (paid, usual, with_crew) in
        [("bbbbb", 0, 0), ("Bbbbb", 0, 1), ("BBbbb", 1, 1), ("BBBbb", 2, 2), ("BBBb!L", 2, 2), ("LLLLL", 0, 0)]
    {
        for (crew, expected) in [(&[][..], usual), (&[0], with_crew)] {
            let mut t = one.scene(2).crew(0, crew).hand(0, paid).play();
            t.build(0, "bern-eton", paid);
            assert_eq!(stakes(&t), expected, "{paid}");
        }
    }
}

fn holding(count: u16, hand: &str) -> Scene {
    toy().scene(2).desk(0, |desk| desk.stakes = count).hand(0, hand)
}

#[test]
fn two_stakes_replace_a_card_once_in_a_claim() {
    let mut t = holding(5, "rrr").play();
    t.act(0, "name alba-bern");
    assert_eq!((t.asks().as_str(), t.answers(0)), ("stakes 0", vec![0, 1]));
    t.act(0, "answer 1");
    assert_eq!((stakes(&t), t.asks().as_str()), (3, "pay 0"));
    assert_eq!(t.refused(0, "pay red 3"), "wrong_payment");
    t.pay(0, "rr");
    assert_eq!((t.trains(0), t.hand(0).as_str()), (27, "r"), "all trains are placed");
}

#[test]
fn stakes_need_a_route_of_three_and_two_stakes() {
    for (count, route, hand, asked) in
        [(2, "alba-cody:1", "rr", false), (1, "alba-bern", "rrr", false), (2, "alba-bern", "rrr", true)]
    {
        let mut t = holding(count, hand).play();
        t.act(0, &format!("name {route}"));
        assert_eq!(t.asks() == "stakes 0", asked, "{count} on {route}");
    }
}

#[test]
fn stakes_cannot_be_declined_if_the_route_needs_them() {
    let mut t = holding(2, "rr").play();
    t.act(0, "name alba-bern");
    assert_eq!(t.answers(0), [1]);
    assert_eq!(t.refused(0, "answer 0"), "bad_answer");
    let mut t = holding(1, "rr").play();
    assert_eq!(t.refused(0, "name alba-bern"), "not_enough_cards");
}

#[test]
fn stakes_pay_nothing_without_their_rule() {
    let mut t = Toy::new().step(7, "survey").scene(2).desk(0, |desk| desk.stakes = 4).hand(0, "rrr").play();
    t.act(0, "name alba-bern");
    assert_eq!(t.asks(), "pay 0");
}

#[test]
fn stakes_won_while_paying_can_be_used_at_once() {
    let toy = toy().crew("cr", 1, None, ["PAY", "true", "-", "STAKE 2"]);
    let mut t = toy.scene(2).crew(0, &[0]).hand(0, "rrr").play();
    t.act(0, "name alba-bern");
    assert_eq!(t.asks(), "stakes 0");
}

#[test]
fn symbols_of_other_cards_do_not_count() {
    // The extra card for snow does not count as part of the payment.
    let mut t = toy().scene(2).snow(&["alba-bern"]).hand(0, "rrrGG").play();
    t.act(0, "name alba-bern").act(0, "pay red 3 snow green-pickaxe");
    assert_eq!(stakes(&t), 0);
}
