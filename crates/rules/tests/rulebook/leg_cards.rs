//! Legends: the companies and the events of the first game, and nested events.

use rules::action::Action;
use rules::fact::FactData;

use crate::rulebook::legends::{Near, SAME, coins, current, edited, legends, newspapers, story, with_events};
use crate::rulebook::scene::{Scene, Table};

fn two() -> Scene {
    legends(&["blue", "red"])
}

// Companies.

#[test]
fn blue_draws_a_card_and_gets_two_dollars() {
    let mut t = two().hand(0, "bb").play();
    t.claim(0, "ric-ral", "bb");
    assert_eq!(story(&t), ["claimed", "0 drew", "0 got 2"]);
}

/// Returns the money that a company gains by a claim, and its hand size afterwards. The board has
/// additional, longer routes.
fn after(company: &str, route: &str, paid: &str) -> (i16, usize) {
    let routes = "que,jax,4,green,\nque,sav,5,green,\nque,chs,6,green,\nque,ral,7,green,\nott,jax,4,black,\n";
    let near = Near { routes, ..SAME };
    let mut t = near.scene(&[company, "red"]).hand(0, paid).play();
    t.claim(0, route, paid);
    assert_eq!(t.asks(), "turn 1");
    (coins(&t)[0] - 5, t.hand(0).len())
}

#[test]
fn green_draws_a_card_and_gets_dollars_by_length() {
    // Two of these routes touch a large city, which gives another card.
    for (route, paid, bonus) in [
        ("nyc-phi:2", "g", (1, 2)),
        ("bal-pit", "gg", (1, 1)),
        ("mtl-pme", "ggg", (3, 2)),
        ("que-jax", "gggg", (3, 1)),
        ("que-sav", "ggggg", (4, 1)),
        ("que-chs", "gggggg", (4, 1)),
        // A route that is longer than any in the campaign counts like the longest.
        ("que-ral", "ggggggg", (4, 1)),
    ] {
        assert_eq!(after("green", route, paid), bonus, "{route}");
    }
}

#[test]
fn black_gets_a_dollar_and_draws_by_length() {
    for (route, paid, bonus) in [
        ("phi-bal:2", "k", (1, 1)),
        ("buf-pit", "kk", (1, 2)),
        ("cle-ind", "kkk", (1, 2)),
        ("ott-jax", "kkkk", (1, 2)),
        ("was-cin", "kkkkk", (1, 3)),
    ] {
        assert_eq!(after("black", route, paid), bonus, "{route}");
    }
}

#[test]
fn yellow_chooses() {
    for (answer, told) in [("answer 0", &["claimed", "0 got 2"][..]), ("answer 1", &["claimed", "0 drew", "0 drew"])] {
        let mut t = legends(&["yellow", "red"]).hand(0, "yyy").play();
        t.claim(0, "que-pme", "yyy");
        assert_eq!(t.asks(), "choose 0 yellow");
        assert_eq!(t.choices(0), [Action::Answer(0), Action::Answer(1)]);
        assert_eq!(t.refused(0, "answer 2"), "bad_answer");
        assert_eq!(t.refused(0, "draw"), "wrong_phase");
        assert_eq!(t.refused(1, "answer 0"), "not_your_turn");
        t.act(0, answer);
        assert_eq!(story(&t), told);
        assert_eq!(t.asks(), "turn 1");
    }
}

fn red() -> Scene {
    legends(&["red", "blue"]).hand(0, "r")
}

#[test]
fn red_takes_an_open_card_but_no_locomotive() {
    let mut t = red().market("L g L y k").play();
    t.claim(0, "chs-sav:1", "r");
    assert_eq!(t.asks(), "take 0");
    assert_eq!(t.refused(0, "take 0"), "locomotive_second");
    assert_eq!(t.refused(0, "draw"), "wrong_phase");
    assert_eq!(t.choices(0).len(), 3);
    t.act(0, "take 3");
    assert_eq!((t.hand(0).as_str(), t.market().as_str()), ("y", "L g L w k"));
    assert_eq!(story(&t), ["claimed", "0 took 3", "laid 3", "0 got 1"]);
}

#[test]
fn red_takes_nothing_if_nothing_can_be_taken() {
    // The card paid fills the only gap, and is the only colour card face up.
    let mut t = red().market("L L L L -").deck("").stands().play();
    t.claim(0, "chs-sav:1", "r").act(0, "take 4");
    assert_eq!((t.hand(0).as_str(), t.market().as_str()), ("r", "L L L L -"));
    let mut t = red().hand(0, "L").market("L L L L -").deck("").stands().play();
    t.claim(0, "chs-sav:1", "L");
    assert_eq!((t.asks().as_str(), coins(&t)[0]), ("turn 1", 6), "the dollar all the same");
}

#[test]
fn each_card_taken_is_replaced_before_the_next() {
    let mut t = edited(&[("TAKE 1; GAIN 1", "TAKE 2")], &["red", "blue"]).hand(0, "r").play();
    t.claim(0, "chs-sav:1", "r").act(0, "take 0");
    assert_eq!((t.asks().as_str(), t.market().as_str()), ("take 0", "w g b y k"));
    t.act(0, "take 0");
    assert_eq!(t.hand(0), "rw");
}

// Events.

#[test]
fn ev01_gives_a_card_for_a_route_of_four() {
    for (route, paid, drawn) in [("ral-atl", "rrrr", 2), ("mtl-pme", "ggg", 1), ("was-cin", "kkkkk", 2)] {
        let mut t = two().turned(&["ev01"]).hand(0, paid).play();
        t.claim(0, route, paid);
        assert_eq!(t.hand(0).len(), drawn, "{route}, with the card for a large city");
    }
}

#[test]
fn ev02_gives_everyone_a_card_from_the_current_player_on() {
    let mut t = legends(&["blue", "red", "green"]).turn(1).deck("N wwwwwwwwww").events(&["ev02"]).play();
    t.act(1, "draw");
    assert_eq!(story(&t), ["newspaper", "ev02", "1 drew", "2 drew", "0 drew", "1 drew"]);
    assert_eq!(t.asks(), "second 1");
}

#[test]
fn ev02_gives_cards_while_they_last() {
    // The piles have ten cards, but seven of them are newspapers.
    let mut t = legends(&["blue", "red", "green"]).deck("N ww NNNNNN").then("w").events(&["ev02"]).discard("w").play();
    t.act(0, "draw");
    assert_eq!(t.count(|what| matches!(what, FactData::CardDrawn { .. })), 3);
    assert_eq!(t.piles(), [0, 0]);
    assert_eq!(t.asks(), "second 0", "an open one");
}

#[test]
fn ev03_costs_a_dollar_for_a_route_of_three() {
    for (route, paid, left) in [("mtl-pme", "ggg", 4), ("ral-atl", "rrrr", 4), ("bos-alb", "gg", 5)] {
        let mut t = two().turned(&["ev03"]).hand(0, paid).play();
        t.claim(0, route, paid);
        assert_eq!(coins(&t)[0], left, "{route}");
    }
}

#[test]
fn ev04_gives_one_more_ticket_and_a_dollar() {
    let mut t = two().turned(&["ev04"]).play();
    t.act(0, "tickets");
    assert_eq!((t.offer(0).len(), coins(&t)[0]), (4, 6));
    let [one, rest @ ..] = &t.offer(0)[..] else { panic!("four tickets") };
    t.act(0, &format!("keep {one} under {}", rest.join(" ")));
    t.end_turn_by_drawing(1).act(0, "tickets");
    assert_eq!((t.offer(0).len(), coins(&t)[0]), (4, 7), "every time");
    let mut t = two().turned(&["ev04"]).pile(0, &["que-nyc", "mtl-was"]).play();
    t.act(0, "tickets");
    assert_eq!(t.offer(0).len(), 2, "no more than there are");
}

#[test]
fn ev05_bars_open_locomotives() {
    let mut t = two().market("L g L y k").turned(&["ev05"]).play();
    assert_eq!(t.refused(0, "take 0"), "locomotive_barred");
    assert_eq!(t.choices(0).iter().filter(|action| matches!(action, Action::DrawFaceUp(_))).count(), 3);
    t.act(0, "draw");
    assert_eq!(t.refused(0, "take 0"), "locomotive_second");
    // Drawing a locomotive from the deck is not taking a face-up one.
    let mut t = two().deck("L wwwwwwwww").turned(&["ev05"]).play();
    t.act(0, "draw");
    assert_eq!(t.hand(0), "L");
}

#[test]
fn ev06_evens_out_money() {
    let cases: [(&[i16], &[i16]); 6] = [
        (&[9, 5, 3], &[7, 5, 5]),
        (&[9, 9, 5], &[7, 7, 7]),
        (&[9, 5, 5], &[7, 7, 7]),
        (&[5, 5, 5], &[5, 5, 5]),
        (&[1, 0, 0], &[0, 2, 2]),
        // The seat with the least money is determined before any seat pays.
        (&[6, 5, 6], &[4, 7, 4]),
    ];
    for (before, after) in cases {
        let scene = legends(&["blue", "red", "green"]).deck("N wwwwwwwww").events(&["ev06"]);
        let mut t = before.iter().enumerate().fold(scene, |scene, (seat, &have)| scene.coins(seat, have)).play();
        t.act(0, "draw");
        assert_eq!(coins(&t), after, "{before:?}");
    }
}

#[test]
fn ev07_is_asked_of_everyone_and_can_be_declined() {
    for (hand, choices) in [("gL", 2), ("gg", 1)] {
        let mut t = two().turned(&["ev07"]).hand(0, hand).play();
        t.claim(0, "lou-ind", "g");
        assert_eq!((t.asks().as_str(), t.choices(0).len()), ("use 0 ev07", choices));
        t.act(0, "answer 0");
        assert_eq!((t.hand(0), coins(&t)[0]), (hand[1..].to_string(), 5));
    }
}

#[test]
fn ev07_fills_the_market_with_the_cards_given_up() {
    let mut t = two().market("r g b - k").deck("").turned(&["ev07"]).hand(0, "gL").play();
    t.claim(0, "lou-ind", "g");
    assert_eq!(t.market(), "r g b g k");
    t.act(0, "answer 1");
    assert_eq!((coins(&t)[0], t.piles(), t.asks().as_str()), (9, [1, 0], "turn 1"), "it is the new deck");
}

// Scopes and conditions that only the events of later games use.

#[test]
fn scopes_select_the_named_seats() {
    for (does, after) in [
        ("CURRENT: GAIN 2", [5, 7, 1]),
        ("GAIN 2", [5, 7, 1]),
        ("ALL: GAIN 2", [7, 7, 3]),
        ("ALL[cash<=4]: GAIN 2", [5, 5, 3]),
        ("ALL[cash=least]: GAIN 2", [5, 5, 3]),
        ("ALL[routes>=1]: GAIN 2", [7, 5, 1]),
        ("ALL[trains>=20]: GAIN 2", [5, 7, 3]),
        ("ALL[event_current]: GAIN 2", [7, 7, 3]),
        ("ALL[not_last_round]: GAIN 2", [7, 7, 3]),
        ("ALL[on(S4)]: GAIN 2", [7, 5, 1]),
        ("ALL[link(lou,cin)]: GAIN 2", [7, 5, 1]),
        ("MOST: GAIN 2", [7, 7, 1]),
        ("LEAST: GAIN 2", [5, 5, 3]),
    ] {
        let scene = with_events(&[("bolt", ["REVEAL", "true", "-", does])], &["blue", "red", "green"]);
        let scene = scene.turn(1).deck("N wwwwwwwww").coins(2, 1).owns(0, &["lou-cin"]).trains(0, 19);
        let mut t = scene.play();
        t.act(1, "draw");
        assert_eq!(coins(&t), after, "{does}");
    }
}

#[test]
fn conditions_of_a_claim_look_at_the_route() {
    for (when, met) in [
        ("len>=2", ["ric-ral", "mtl-buf:1", "buf-nyc"].as_slice()),
        ("len<=2", &["ric-ral", "mtl-buf:1", "lou-cin"]),
        ("len=3", &["buf-nyc"]),
        ("color=red", &["mtl-buf:1"]),
        ("gray", &["buf-nyc", "lou-cin"]),
        ("company_color", &["ric-ral"]),
        ("multi", &["mtl-buf:1"]),
        ("large", &["mtl-buf:1", "buf-nyc", "lou-cin"]),
        ("touch(ric,nyc)", &["ric-ral", "buf-nyc"]),
        ("on(S4,S5)", &["ric-ral", "lou-cin"]),
        ("joins_boards", &["ric-ral", "mtl-buf:1", "buf-nyc"]),
        ("zonecross", &[]),
        ("gray & len=1", &["lou-cin"]),
        ("true", &["ric-ral", "mtl-buf:1", "buf-nyc", "lou-cin"]),
    ] {
        for (route, paid) in [("ric-ral", "bb"), ("mtl-buf:1", "rr"), ("buf-nyc", "ggg"), ("lou-cin", "g")] {
            let scene = with_events(&[("law", ["CLAIM", when, "-", "PAY 3"])], &["blue", "red"]);
            let mut t = scene.turned(&["law"]).hand(0, paid).play();
            t.claim(0, route, paid);
            let fined = t.count(|what| {
                matches!(
                    what,
                    FactData::Mechanism(rules::mechanism::MechanismFact::Effect(rules::mechanism::EffectFact::Paid {
                        coins: 3,
                        ..
                    }))
                )
            });
            assert_eq!(fined == 1, met.contains(&route), "{when} {route}");
        }
    }
}

// Nested events.

#[test]
fn a_newspaper_among_the_cards_of_an_event() {
    let mut t = two().deck("N N w wwwwwwww").events(&["ev02", "ev06"]).coins(1, 3).play();
    t.act(0, "draw");
    let told = ["newspaper", "ev02", "newspaper", "ev06", "0 paid 2", "1 got 2", "0 drew", "1 drew", "0 drew"];
    assert_eq!(story(&t), told, "the inner event first, then the draw that turned it up, then the rest");
    assert_eq!((current(&t), t.asks().as_str()), (Some("ev06"), "second 0"));
}

#[test]
fn a_newspaper_while_the_market_is_filled() {
    let mut t = two().deck("N wwwwwwwww").events(&["ev02"]).play();
    t.act(0, "take 2");
    assert_eq!(story(&t), ["0 took 2", "newspaper", "ev02", "0 drew", "1 drew", "laid 2"]);
    assert_eq!(t.market(), "r g w y k");
}

#[test]
fn a_newspaper_in_a_reset() {
    let mut t = two().market("L g L b y").deck("L r N wwww wwww").events(&["ev02"]).play();
    t.act(0, "take 1");
    let told = ["0 took 1", "laid 1", "reset", "laid 0", "newspaper", "ev02", "0 drew", "1 drew"];
    assert_eq!(story(&t)[..8], told);
    assert_eq!(story(&t)[8..], ["laid 1", "laid 2", "laid 3", "laid 4"]);
    assert_eq!((t.market().as_str(), newspapers(&t)), ("r w w w w", [0, 1]));
}

/// Returns a scene with a lightning-bolt event that lets every seat take a face-up card.
fn fair(companies: &[&str]) -> Scene {
    with_events(&[("fair", ["REVEAL", "true", "-", "ALL: TAKE 1"])], companies)
}

#[test]
fn taking_waits_until_the_market_is_full() {
    let mut t = fair(&["blue", "red"]).deck("N wwwwwwwww").play();
    t.act(0, "take 0");
    assert_eq!((t.asks().as_str(), t.market().as_str()), ("take 0", "w g b y k"));
    t.act(0, "take 1");
    assert_eq!((t.asks().as_str(), t.market().as_str()), ("take 1", "w w b y k"));
    t.act(1, "take 2");
    let told = ["0 took 0", "newspaper", "fair", "laid 0", "0 took 1", "laid 1", "1 took 2", "laid 2"];
    assert_eq!(story(&t), told, "every gap is filled once");
    assert_eq!(t.asks(), "second 0");
}

#[test]
fn taking_in_the_middle_of_a_reset() {
    let mut t = fair(&["blue", "red"]).market("L g L b y").deck("L r N wwww wwww").play();
    t.act(0, "take 1");
    assert_eq!((t.asks().as_str(), t.market().as_str()), ("take 0", "r w w w w"));
    t.act(0, "take 0").act(1, "take 1");
    assert_eq!((t.asks().as_str(), t.market().as_str()), ("second 0", "w w w w w"));
}

#[test]
fn others_may_be_asked_in_a_turn() {
    let mut t = fair(&["blue", "red"]).deck("N wwwwwwwww").play();
    t.act(0, "draw").act(0, "take 0");
    assert_eq!(t.asks(), "take 1");
    assert_eq!(t.refused(0, "draw"), "not_your_turn");
    t.act(1, "take 1").act(0, "draw");
    assert_eq!(t.asks(), "turn 1");
}

#[test]
fn a_refreshed_market_forgets_the_replacement_that_was_due() {
    let fresh = ("fresh", ["REVEAL", "true", "-", "REFRESH"]);
    let mut t = with_events(&[fresh], &["blue", "red"]).deck("N wwwwwwwww").play();
    t.act(0, "take 0");
    let told = ["0 took 0", "newspaper", "fresh", "refreshed", "laid 0", "laid 1", "laid 2", "laid 3", "laid 4"];
    assert_eq!(story(&t), told);
    assert_eq!((t.market().as_str(), t.piles()), ("w w w w w", [4, 4]));
}

/// Each lightning-bolt event gives every seat cards twice. Each newspaper among these cards
/// interrupts the rest of the previous event.
#[test]
fn deep_agenda_spills_its_lowest_tasks() {
    let bolts = ["b1", "b2", "b3", "b4", "b5", "b6"];
    let does = ["REVEAL", "true", "-", "ALL: DRAW 1; ALL: DRAW 1"];
    let scene = with_events(&bolts.map(|id| (id, does)), &["blue", "red"]);
    let deck = format!("NNNNNN {}", "w".repeat(12) + &"r".repeat(10) + &"g".repeat(9));
    let mut t = scene.deck(&deck).events(&bolts).play();
    t.act(0, "draw");
    // Each event deals four cards, and one card started the series. Every inner event is applied before the rest of the
    // outer one.
    assert_eq!(t.count(|what| matches!(what, FactData::CardDrawn { .. })), 6 * 4 + 1);
    let turned = story(&t).iter().position(|told| told == "b6").expect("the last event comes up");
    assert!(!story(&t)[..turned].iter().any(|told| told.ends_with("drew")), "six deep before the first card");
    assert_eq!([t.hand(0).len(), t.asks().len()], [13, "second 0".len()]);
    t.act(0, "draw");
    assert_eq!(t.asks(), "turn 1");
}

#[test]
fn effects_of_many_cards_find_room() {
    let scene = with_events(&[("flood", ["REVEAL", "true", "-", "ALL: DRAW 12; ALL: GAIN 1"])], &["blue", "red"]);
    let mut t = scene.deck(&format!("N {}", "w".repeat(12) + &"r".repeat(10) + &"g".repeat(9))).play();
    t.act(0, "draw");
    assert_eq!(t.count(|what| matches!(what, FactData::CardDrawn { .. })), 25);
    assert_eq!((coins(&t), t.asks().as_str()), (vec![6, 6], "second 0"));
}

/// Plays at random with events of every kind. No card is lost, and every game ends.
#[test]
fn random_events_lose_no_card() {
    let bolt = |does| ["REVEAL", "true", "-", does];
    let scene = with_events(
        &[
            ("a", bolt("ALL: DRAW 2; ALL: TAKE 1")),
            ("b", bolt("REFRESH; ALL: TAKE 1")),
            ("c", bolt("MOST: PAY 2; LEAST: DRAW 1; CHOOSE GAIN 1 | REFRESH")),
            ("d", bolt("ALL: TICKETS 2 1")),
            ("e", bolt("RETIRE_CURRENT")),
            ("f", ["CLAIM", "true", "LOCO 1", "DRAW 3"]),
            ("g", ["CLAIM", "len>=2", "CASH 2", "TAKE 2; EXTRA_TURN"]),
            ("h", ["TURN_START", "cash<=4", "-", "GAIN 1; REFRESH"]),
            ("i", ["TURN_END", "true", "CASH 1", "TICKETS 3 0"]),
            ("j", ["DRAW", "true", "-", "PAY 1; DRAW 1"]),
            ("k", ["LOCO_UP", "true", "-", "TRAINS 2; TVALUE 3"]),
            ("l", ["TICKETS", "true", "-", "MOD draw_tickets+1; VAULT 2"]),
            ("m", ["LAST_ROUND", "true", "-", "DRAW 1"]),
        ],
        &["blue", "red", "green", "yellow", "black"],
    );
    for seed in 0..12 {
        for seats in 2..=5 {
            let mut setup = scene.setup.clone();
            setup.colors.truncate(seats);
            let mut t = Table::start(scene.tables.clone(), setup, seed);
            t.random_play(seed, (seed % 9) as usize, |t| assert_eq!(t.game.broken_law(), None));
            assert_eq!(t.asks(), "over");
        }
    }
}
