//! Legends: turns, newspapers and events, section 6.2 of docs/rules.md, and the examples of section 9.3 about them.

use rules::action::Action;
use rules::agenda::Deal;
use rules::fact::FactData;

use crate::rulebook::legends::{coins, current, edited, legends, newspapers, opening, story, with_events};
use crate::rulebook::scene::{Scene, Table, cards};

fn two() -> Scene {
    legends(&["blue", "red"])
}

#[test]
fn leg_12() {
    let mut t = two().hand(0, "ggg").play();
    let kinds = |t: &Table| {
        let choices = t.choices(0);
        let any = |kind: fn(&Action) -> bool| choices.iter().any(kind);
        [
            any(|action| matches!(action, Action::DrawBlind | Action::DrawFaceUp(_))),
            any(|action| matches!(action, Action::Claim { .. })),
            any(|action| matches!(action, Action::DrawTickets(None))),
            any(|action| matches!(action, Action::Pass)),
        ]
    };
    assert_eq!(kinds(&t), [true, true, true, false]);
    t.claim(0, "mtl-pme", "ggg");
    assert_eq!((t.score(0), t.trains(0)), (0, 17), "a claim gives no points");
    assert_eq!(t.asks(), "turn 1");
}

#[test]
fn leg_13() {
    let mut t = two().market("L g L b y").deck("L r r g g b wwww").play();
    t.act_alone(0, "take 1");
    let mut markets = Vec::new();
    while t.game.deal_due().is_some() {
        assert!(matches!(t.game.deal_due(), Some(Deal::Market(_))));
        t.deal_one();
        markets.push(t.market());
    }
    let one_by_one = ["- - - - -", "r - - - -", "r r - - -", "r r g - -", "r r g g -", "r r g g b"];
    assert_eq!(markets, one_by_one);
    assert_eq!(t.asks(), "second 0");
}

fn piles(deck: &str, discard: &str) -> Table {
    two().deck(deck).discard(discard).play()
}

#[test]
fn leg_14_a_ex_34() {
    assert_eq!(piles("wwwww", "rrr").refused(0, "draw"), "draw_barred");
    assert_eq!(piles("wwwww", "rrr").refused(0, "take 0"), "draw_barred");
}

#[test]
fn leg_14_b_ex_34() {
    let t = piles("wwwww", "rrrr");
    assert!(t.allows(0, "draw") && t.allows(0, "take 0"));
}

#[test]
fn leg_14_c_r_46() {
    assert_eq!(piles("wwwNN", "rrr").refused(0, "draw"), "draw_barred");
    assert!(piles("wwwNN", "rrrr").allows(0, "draw"), "newspapers count");
    let mut t = two().deck("wwwww").discard("rrr").hand(0, "ggggggggg").play();
    assert_eq!(t.refused(0, "draw"), "draw_barred", "hands and market do not");
}

#[test]
fn leg_14_d() {
    let mut t = piles("wwwwwwwww", "");
    t.act(0, "draw");
    assert_eq!((t.piles(), t.asks().as_str()), ([8, 0], "second 0"));
    t.act(0, "draw");
    assert_eq!(t.hand(0), "ww");
    assert_eq!(t.refused(1, "draw"), "draw_barred");
}

#[test]
fn leg_14_e_r_53() {
    // The seat gets one card for a large city and one from an effect, although the piles are too small for drawing
    // cards.
    let mut t = two().deck("ww").turned(&["ev01"]).hand(0, "rrrr").play();
    assert_eq!(t.refused(0, "draw"), "draw_barred");
    t.claim(0, "ral-atl", "rrrr");
    assert_eq!(t.hand(0), "ww");
    // A seat gets as many cards as are left: two are due, but the market takes two of the three cards just paid.
    let mut t = legends(&["yellow", "red"]).market("r g - - k").deck("").hand(0, "yyy").play();
    t.claim(0, "que-pme", "yyy").act(0, "answer 1");
    assert_eq!((t.hand(0).as_str(), t.market().as_str()), ("y", "r g y y k"));
}

#[test]
fn leg_14_f() {
    // Nine cards in the piles never include more than six newspapers, so at least three train cards can be drawn.
    for seats in 2..=5 {
        let scene = Scene::new("legends", seats);
        let edition = scene.tables.edition();
        assert!(edition.newspapers_for(seats) + 2 <= edition.terms.draw_floor.expect("there is a floor"));
    }
    // A second card is therefore always available, except when events give cards away.
    let quiet = with_events(&[("quiet", ["ALWAYS", "true", "-", "MOD no_loco_up"])], &["blue", "red"]);
    for seed in 0..10 {
        let mut t = Table::start(quiet.tables.clone(), quiet.setup.clone(), seed);
        t.random_play(seed, 9, |_| {});
        assert_eq!(t.count(|what| matches!(what, FactData::NoSecondCard { .. })), 0);
    }
}

#[test]
fn leg_15_a_ex_30_r_42() {
    let mut t = two().deck("N r b").discard("wwwwww").events(&["ev03", "ev05"]).play();
    t.act(0, "draw");
    assert_eq!((current(&t), t.hand(0), newspapers(&t)), (Some("ev03"), "r".to_string(), [0, 1]));
    assert_eq!(story(&t), ["newspaper", "ev03", "0 drew"]);
    assert_eq!(t.asks(), "second 0", "one card has been drawn");
}

#[test]
fn leg_15_b() {
    let mut t = two().deck("N N b wwwwwww").events(&["ev05", "ev03"]).play();
    t.act(0, "take 1");
    assert_eq!((current(&t), t.market()), (Some("ev03"), "r b b y k".to_string()));
    assert_eq!(story(&t), ["0 took 1", "newspaper", "ev05", "newspaper", "ev03", "laid 1"]);
}

#[test]
fn ex_31() {
    let mut t = two().deck("N N r b").discard("wwwwww").events(&["ev03"]).play();
    t.act(0, "take 0");
    assert_eq!((current(&t), t.market()), (Some("ev03"), "r g b y k".to_string()));
    assert_eq!((newspapers(&t), t.piles()), ([0, 2], [1, 6]));
    assert_eq!(story(&t), ["0 took 0", "newspaper", "ev03", "newspaper", "laid 0"]);
}

#[test]
fn leg_15_c() {
    let mut t = two().deck("N w").discard("rrrrrrr").events(&["ev03"]).play();
    t.act(0, "draw");
    assert_eq!(story(&t), ["newspaper", "ev03", "0 drew", "reshuffled"]);
    assert_eq!((newspapers(&t), t.piles()), ([1, 0], [7, 0]));
}

#[test]
fn leg_15_d() {
    // The types keep newspapers out of hands and market. After every input, all newspapers are in the piles, and the
    // laws hold.
    for seed in 0..4 {
        for seats in 2..=5 {
            let mut t = opening(seats, seed);
            t.random_play(seed, 7, |t| {
                assert_eq!(t.game.broken_law(), None);
                assert_eq!(newspapers(t).iter().sum::<u8>(), [6, 4, 3, 3][seats - 2]);
            });
            assert_eq!(t.asks(), "over");
            assert!(t.count(|what| matches!(what, FactData::NewspaperTurned)) > 0);
        }
    }
}

#[test]
fn leg_15_e_r_43() {
    let mut t = two().deck("N N w w N wwwwwwwwww").turned(&["ev01", "ev03"]).events(&[]).play();
    t.act(0, "draw");
    let told = ["newspaper", "events shuffled", "ev01", "newspaper", "0 drew"];
    assert_eq!(story(&t), told, "of two events the other one, and no further one in this turn");
    t.act(0, "take 0").act(1, "draw");
    assert_eq!(current(&t), Some("ev03"), "in the next turn they are shuffled again");
    let mut t = two().deck("N w wwwwwww").turned(&["ev01", "ev04", "ev03"]).events(&[]).play();
    t.act(0, "draw");
    let campaign = t.game.open().campaign.as_ref().expect("there are events");
    assert_eq!(campaign.event_deck.count_ones(), 1, "the one that was not turned again");
    assert_eq!(campaign.event_turned & 0b1101, 0b1101, "all three have been in force");
    let mut t = two().deck("N w wwwwwww").turned(&["ev03"]).events(&[]).play();
    t.act(0, "draw");
    assert_eq!((story(&t), current(&t)), (vec!["newspaper".to_string(), "0 drew".to_string()], Some("ev03")));
    let mut t = two().deck("N w wwwwwww").events(&[]).play();
    t.act(0, "draw");
    assert_eq!((t.hand(0).as_str(), current(&t)), ("w", None), "no event was ever turned up");
}

#[test]
fn leg_15_f_ex_33_r_45() {
    let post = ("post", ["TICKETS", "true", "-", "DRAW 1"]);
    let mut t = with_events(&[post], &["blue", "red"]).turned(&["post"]).deck("NN").play();
    t.act(0, "tickets");
    assert_eq!((t.asks().as_str(), t.hand(0).as_str()), ("tickets 0", ""));
    assert!(story(&t).is_empty());
    assert_eq!(newspapers(&t), [2, 0], "no newspaper is turned");
}

#[test]
fn ex_32() {
    // The newspaper comes up twice before the only train card does, but there is only one event.
    let mut t = two().deck("N").then("N b").events(&["ev03"]).hand(0, "b").play();
    t.claim(0, "lou-cin", "b");
    assert_eq!(story(&t), ["claimed", "newspaper", "reshuffled", "ev03", "newspaper", "0 drew", "reshuffled"]);
    assert_eq!((t.hand(0).as_str(), current(&t), newspapers(&t)), ("b", Some("ev03"), [1, 0]));
    // The newspaper comes up only once.
    let mut t = two().deck("N").then("b").events(&["ev03"]).hand(0, "b").play();
    t.claim(0, "lou-cin", "b");
    assert_eq!((t.hand(0).as_str(), current(&t), newspapers(&t)), ("b", Some("ev03"), [1, 0]));
}

#[test]
fn leg_16_a() {
    let mut t = two().market("r g L y k").deck("N wwwwwwwwwwww").turned(&["ev05"]).events(&["ev03"]).play();
    assert_eq!(t.refused(0, "take 2"), "locomotive_barred");
    t.act(0, "draw").act(0, "draw");
    assert_eq!(current(&t), Some("ev03"));
    assert!(t.allows(1, "take 2"), "the old one has ended");
}

#[test]
fn leg_16_b() {
    let mut t =
        two().market("r g L y k").deck("N wwwwwwwwwwww rrrr").turned(&["ev05"]).events(&["ev06"]).coins(1, 3).play();
    t.act(0, "draw");
    assert_eq!((current(&t), coins(&t)), (Some("ev06"), vec![3, 5]), "it acts at once");
    t.act(0, "draw").act(1, "take 2");
    t.act(0, "draw").act(0, "draw");
    assert_eq!(coins(&t), [3, 5], "and only once");
}

/// An edit of the edition that makes a company's bonus retire the current event.
const RETIRES: (&str, &str) = ("DRAW 1; GAIN 2", "RETIRE_CURRENT");

#[test]
fn leg_17() {
    let mut t = edited(&[RETIRES], &["blue", "red"]).turned(&["ev05"]).events(&["ev01"]).hand(0, "b").play();
    t.claim(0, "bal-was:1", "b");
    assert_eq!(story(&t)[..3], ["claimed", "ev05 retired", "ev01"]);
    let campaign = t.game.open().campaign.as_ref().expect("there are events");
    assert_eq!([campaign.event_deck, campaign.event_discard, campaign.event_retired & 0b10000], [0, 0b1, 0b10000]);
}

#[test]
fn leg_17_r_44() {
    for (turned, left) in [(&["ev05"][..], None), (&["ev03", "ev05"][..], Some("ev03"))] {
        let scene = edited(&[RETIRES], &["blue", "red"]).turned(turned).events(&[]);
        let mut t = scene.hand(0, "b").play();
        t.claim(0, "bal-was:1", "b");
        assert_eq!(current(&t), left, "the discard pile is shuffled without the event that was retired");
    }
    // Without a current event, there is nothing to retire.
    let mut t = edited(&[RETIRES], &["blue", "red"]).hand(0, "b").play();
    t.claim(0, "bal-was:1", "b");
    assert_eq!(story(&t), ["claimed", "0 drew"]);
}

#[test]
fn leg_18_c() {
    let mut t = two().turned(&["ev07"]).hand(0, "gL").play();
    t.claim(0, "lou-ind", "g");
    assert_eq!(t.asks(), "use 0 ev07");
    t.act(0, "answer 1");
    assert_eq!((t.hand(0).as_str(), coins(&t)[0]), ("", 9));
    assert_eq!(t.game.open().discard, cards("gL"), "beside the set of one");
    // A locomotive that was paid is no longer in the hand, so it cannot pay the cost.
    let mut t = two().turned(&["ev07"]).hand(0, "gL").play();
    t.claim(0, "lou-ind", "L");
    assert_eq!(t.refused(0, "answer 1"), "bad_answer");
    t.act(0, "answer 0");
    assert_eq!((t.hand(0).as_str(), coins(&t)[0], t.asks().as_str()), ("g", 5, "turn 1"));
}
