//! The telegraph: after claiming a short route, a seat can look at three cards and keep one.

use rules::fact::FactData;
use rules::ids::{Id, Seat};
use rules::seen::Viewer;

use crate::mechanisms::toy::{Toy, campaign, coins};
use crate::rulebook::scene::{Scene, letters};

fn toy() -> Toy {
    Toy::new().step(8, "telegraph")
}

fn scene() -> Scene {
    toy().scene(2).hand(0, "rr")
}

#[test]
fn two_dollars_buy_one_of_three_cards() {
    let mut t = scene().deck("gR b! yyyyyyyyyy").play();
    t.build(0, "alba-cody:1", "rr");
    assert_eq!((t.asks().as_str(), t.answers(0)), ("telegraph 0", vec![0, 1]));
    t.act(0, "answer 1");
    assert_eq!((t.asks().as_str(), t.answers(0), coins(&t)), ("telegraphkeep 0", vec![0, 1, 2], vec![3, 5]));
    t.act(0, "answer 1");
    assert_eq!((t.hand(0).as_str(), campaign(&t).telegram_cards, t.asks().as_str()), ("R", 0, "turn 1"));
    assert_eq!(letters(&t.game.open().discard), "rrgb!");
}

#[test]
fn cards_looked_at_are_hidden_from_others() {
    let mut t = scene().deck("gR b! yyyyyyyyyy").play();
    t.build(0, "alba-cody:1", "rr").act(0, "answer 1");
    assert_eq!(t.own(0).telegram.faces().count(), 3);
    let other = t.game.view(Viewer::Seat(Seat::new(1)));
    assert_eq!(other.own.expect("a seat has its own side").telegram.faces().count(), 0);
    t.act(0, "answer 0");
    let hidden = |what: &FactData<2>| match what {
        FactData::TelegramDealt { card, mark, .. } | FactData::TelegramKept { card, mark, .. } => Some((*card, *mark)),
        _ => None,
    };
    for told in [&t.told[1], &t.log] {
        assert_eq!(told.iter().filter_map(hidden).collect::<Vec<_>>(), [(None, None); 4]);
    }
    assert!(t.told[0].iter().filter_map(hidden).all(|(card, _)| card.is_some()));
}

#[test]
fn wires_need_a_route_of_one_or_two_and_two_dollars() {
    for (route, paid, coins, asked) in [
        ("bern-cody", "r", 2, true),
        ("alba-cody:1", "rr", 2, true),
        ("alba-cody:1", "rr", 1, false),
        ("alba-bern", "rrr", 5, false),
    ] {
        let mut t = toy().scene(2).hand(0, paid).coins(0, coins).play();
        t.build(0, route, paid);
        assert_eq!(t.asks() == "telegraph 0", asked, "{route} with {coins}");
    }
}

#[test]
fn cards_can_change_the_price_and_reach_of_a_wire() {
    let toy = toy().event("dear", ["ALWAYS", "true", "-", "MOD wire_cost+1"]).crew(
        "far",
        1,
        None,
        ["ALWAYS", "true", "-", "MOD wire_len3"],
    );
    for (crew, route, paid, coins_had, asked) in [
        (&[][..], "alba-cody:1", "rr", 3, true),
        (&[], "alba-cody:1", "rr", 2, false),
        (&[], "alba-bern", "rrr", 5, false),
        (&[0], "alba-bern", "rrr", 5, true),
        (&[0], "eton-ford", "gggg", 5, false),
    ] {
        let mut t = toy.scene(2).turned(&["dear"]).crew(0, crew).hand(0, paid).coins(0, coins_had).play();
        t.build(0, route, paid);
        assert_eq!(t.asks() == "telegraph 0", asked, "{route} with {coins_had}");
        if asked {
            t.act(0, "answer 1");
            assert_eq!(coins(&t)[0], coins_had - 3);
        }
    }
}

#[test]
fn newspapers_among_them_are_resolved_and_replaced() {
    let toy = toy().event("bolt", ["REVEAL", "true", "-", "ALL: GAIN 1"]);
    let mut t = toy.scene(2).hand(0, "rr").deck("N g N r b yyyyyyyyyy").events(&["bolt"]).play();
    t.build(0, "alba-cody:1", "rr").act(0, "answer 1");
    assert_eq!(t.answers(0), [0, 1, 2]);
    assert_eq!(coins(&t), [4, 6], "one event was left to be turned up");
    assert_eq!(t.game.open().discard_newspapers, 2);
}

#[test]
fn one_of_fewer_than_three_cards_is_kept() {
    // Only the two cards just paid are left.
    let mut t = scene().deck("").play();
    t.build(0, "alba-cody:1", "rr").act(0, "answer 1");
    assert_eq!(t.answers(0), [0, 1]);
    t.act(0, "answer 0");
    assert_eq!((t.hand(0).as_str(), t.asks().as_str()), ("r", "turn 1"));
}

#[test]
fn wires_need_a_card_in_the_piles() {
    // The card just paid fills the gap in the market.
    let mut t = toy().scene(2).market("- g b y y").deck("").hand(0, "r").play();
    t.build(0, "bern-cody", "r");
    assert_eq!((t.asks().as_str(), coins(&t)[0]), ("turn 1", 5));
}

#[test]
fn a_newspaper_can_use_up_the_last_card() {
    let toy = toy().event("bolt", ["REVEAL", "true", "-", "ALL: DRAW 1"]);
    let mut t = toy.scene(2).hand(0, "r").deck("N g").events(&["bolt"]).play();
    t.build(0, "bern-cody", "r").act(0, "answer 1");
    assert_eq!((t.asks().as_str(), coins(&t)[0]), ("turn 1", 3), "nothing is left to be kept");
}
