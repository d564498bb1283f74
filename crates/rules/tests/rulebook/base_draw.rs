//! BASE-12 to BASE-22: drawing train cards.

use rules::fact::FactData;
use rules::limits::SMALL;
use rules::record::parse_input;
use rules::seen::Viewer;

use crate::rulebook::scene::{Scene, Table};

fn usa(market: &str, deck: &str) -> Scene {
    Scene::new("usa-new", 2).market(market).deck(deck)
}

fn resets(table: &Table) -> usize {
    table.count(|what| *what == FactData::MarketReset)
}

fn laid(what: &FactData<SMALL>) -> bool {
    matches!(what, FactData::CardLaid { .. })
}

#[test]
fn base_12_a() {
    let ways = [
        ("take 0", "take 1", "rg", "w k b y p"),
        ("take 0", "draw", "rk", "w g b y p"),
        ("draw", "take 0", "rw", "k g b y p"),
        ("draw", "draw", "wk", "r g b y p"),
    ];
    for (first, second, hand, market) in ways {
        let mut t = usa("r g b y p", "w k o").play();
        t.act(0, first);
        assert_eq!(t.asks(), "second 0");
        t.act(0, second);
        assert_eq!((t.hand(0), t.market(), t.asks()), (hand.into(), market.into(), "turn 1".into()));
    }
}

#[test]
fn base_12_b_r_07() {
    let mut t = usa("r L b y p", "w k o").hand(0, "gggg").play();
    t.act(0, "take 0");
    assert_eq!(t.choices(0), ["draw", "take 0", "take 2", "take 3", "take 4"].map(|words| t.action(words)));
    assert_eq!(t.refused(0, "pass"), "wrong_phase");
    assert_eq!(t.refused(0, "tickets"), "wrong_phase");
    assert_eq!(t.refused_claim(0, "denver-helena", "gggg"), "wrong_phase");
    assert_eq!(t.refused(1, "draw"), "not_your_turn");
}

#[test]
fn base_12_c() {
    let mut t = usa("r g b y p", "w k o").play();
    t.act(0, "take 3");
    let seen = t.game.view(Viewer::Seat(rules::ids::Seat::ZERO));
    assert_eq!(crate::rulebook::scene::letters(&seen.own.expect("a seat sees its hand").hand), "y");
    assert_eq!((t.market(), t.asks()), ("r g b w p".into(), "second 0".into()));
    t.act(0, "take 3");
    assert_eq!(t.hand(0), "yw");
}

#[test]
fn base_12_d() {
    let mut t = usa("r - b - p", "").play();
    assert_eq!(t.refused(0, "take 1"), "slot_empty");
    t.act(0, "take 0");
    assert_eq!(t.refused(0, "take 3"), "slot_empty");
    assert_eq!(t.refused(0, "take 0"), "slot_empty");
}

#[test]
fn base_12_e() {
    let mut t = usa("r g b y p", "w k o").play();
    assert_eq!(t.refused(0, "take 5"), "slot_empty");
    assert_eq!(t.refused(0, "take 255"), "slot_empty");
    let edition = t.game.tables().edition();
    assert!(parse_input(edition, &t.setup.colors, "blue take -1").is_err());
    t.act(0, "take 0");
    assert_eq!(t.refused(0, "take 5"), "slot_empty");
}

#[test]
fn base_13_a() {
    let mut t = usa("r g b y p", "w L").play();
    t.act(0, "take 2").act(0, "take 2");
    assert_eq!((t.hand(0), t.market()), ("bw".into(), "r g L y p".into()));
    let mut t = usa("r g b y p", "L w").play();
    t.act(0, "take 2");
    assert_eq!(t.refused(0, "take 2"), "locomotive_second");
}

#[test]
fn base_13_b() {
    let mut t = usa("r g b y p", "w k o").play();
    t.act(0, "draw").act(0, "take 4");
    assert_eq!((t.market(), t.piles(), t.asks()), ("r g b y k".into(), [1, 0], "turn 1".into()));
}

#[test]
fn base_13_c() {
    let mut t = usa("r g b y p", "w k o").play();
    for hand in ["w", "wk"] {
        t.act(0, "draw");
        assert_eq!((t.hand(0).as_str(), t.market()), (hand, "r g b y p".into()));
    }
}

#[test]
fn base_14_a() {
    let mut t = usa("r L L b y", "L g L p o L w k").play();
    t.act(0, "take 0");
    assert_eq!((t.market(), t.piles(), t.asks()), ("g L p o L".into(), [2, 5], "second 0".into()));
    assert_eq!(t.choices(0), ["draw", "take 0", "take 2", "take 3"].map(|words| t.action(words)));
}

#[test]
fn base_14_b() {
    let mut t = usa("r L L b y", "w L g p o k r b").play();
    t.act(0, "draw").act(0, "take 0");
    assert_eq!((t.hand(0), t.market()), ("rw".into(), "g p o k r".into()));
    assert_eq!((t.piles(), t.asks()), ([1, 5], "turn 1".into()));
}

#[test]
fn base_14_c() {
    let mut t = usa("L L r - -", "").hand(0, "ggL").then("g L g r L g L").play();
    t.claim(0, "calgary-vancouver", "ggL");
    assert_eq!(resets(&t), 1);
    assert_eq!((t.market(), t.piles()), ("g r L g L".into(), [1, 0]));
}

#[test]
fn base_14_d_r_10() {
    let mut t = usa("L L L - -", "").hand(0, "g").play();
    t.claim(0, "atlanta-nashville", "g");
    assert_eq!((t.market(), t.piles(), resets(&t)), ("L L L g -".into(), [0, 0], 0));
    let mut t = usa("L L L r -", "").play();
    t.act(0, "take 3");
    assert_eq!((t.market(), t.asks(), resets(&t)), ("L L L - -".into(), "turn 1".into(), 0));
}

#[test]
fn base_14_e() {
    let mut t = usa("L L b y k", "L").play();
    t.act(0, "take 2");
    assert_eq!((t.market(), t.piles(), resets(&t)), ("L L L y k".into(), [0, 0], 0));
}

#[test]
fn base_14_f() {
    let scene = || usa("L L L y k", "").hand(0, "gggg").then("g g g g k");
    let mut t = scene().play();
    t.claim(0, "denver-helena", "gggg");
    assert_eq!((t.market(), t.piles(), resets(&t)), ("g g g g k".into(), [4, 0], 1));
    let mut t = scene().stands().play();
    t.claim(0, "denver-helena", "gggg");
    assert_eq!((t.market(), t.piles(), resets(&t)), ("g g g g k".into(), [4, 0], 1));
    assert!(!t.game.open().stands);
}

#[test]
fn base_14_g() {
    let mut t = usa("L r L g y", "L p o").discard("kk").then("L k g").play();
    t.act(0, "take 1");
    assert_eq!((t.market(), t.piles()), ("p o L k g".into(), [4, 0]));
}

#[test]
fn base_14_h_r_57() {
    let mut t = usa("L r L g y", "L LLLpo rgbyk w").play();
    t.act(0, "take 1");
    let rows: Vec<usize> =
        t.log.split(|what| *what == FactData::MarketReset).map(|row| row.iter().filter(|w| laid(w)).count()).collect();
    assert_eq!(rows, [1, 5, 5]);
    assert_eq!((t.market(), t.piles()), ("r g b y k".into(), [1, 10]));
}

/// Returns the position of EX-17. After slot 2 is taken, too few colour cards are outside the
/// hands, so ten resets follow.
fn hopeless() -> Scene {
    usa("L L r g b", "L L L L")
}

#[test]
fn base_15_a_r_11() {
    let mut t = hopeless().play();
    t.act(0, "take 2");
    assert_eq!((resets(&t), t.count(|what| *what == FactData::MarketStands)), (10, 1));
    assert_eq!(t.count(laid), 1 + 50);
    assert!(t.game.open().stands && t.game.open().market.locomotives() >= 3);
    assert_eq!((t.piles().iter().sum::<u8>(), t.asks()), (3, "second 0".into()));
}

#[test]
fn base_15_b() {
    let mut t = usa("L L L g b", "L L L").stands().play();
    t.act(0, "take 0");
    assert_eq!((t.hand(0), t.asks()), ("L".into(), "turn 1".into()));
    assert_eq!((resets(&t), t.count(laid)), (10, 1 + 50));
    assert!(t.game.open().stands);
    let mut t = usa("L L L g b", "r L L").stands().play();
    t.act(0, "take 0");
    assert_eq!((resets(&t), t.market(), t.game.open().stands), (0, "r L L g b".into(), false));
}

#[test]
fn base_15_c() {
    let mut t = usa("L L L g b", "L L L").stands().hand(0, "y").play();
    t.claim(0, "atlanta-nashville", "y");
    assert_eq!((resets(&t), t.count(laid), t.piles().iter().sum::<u8>()), (10, 50, 4));
    assert!(t.game.open().stands);
    let mut t = usa("L L L g b", "o p w").stands().hand(0, "y").then("g y").play();
    t.claim(0, "atlanta-nashville", "y");
    assert_eq!(resets(&t), 1);
    assert!(!t.game.open().stands && t.game.open().market.locomotives() < 3);
}

#[test]
fn base_15_d() {
    for seed in 0..20 {
        let mut t = crate::rulebook::base_setup::locomotives(seed);
        let (mut since, mut most) = (t.log.len(), 0);
        t.random_play(seed, 5, |t| {
            most = most.max(t.log[since..].iter().filter(|what| laid(what)).count());
            since = if t.game.deal_due().is_some() { since } else { t.log.len() };
        });
        // One card replaces the card taken, then each of ten resets deals five cards.
        assert_eq!(most, 1 + 50);
    }
}

#[test]
fn base_16_a() {
    let mut t = usa("r g L b y", "w k").play();
    t.act(0, "take 2");
    assert_eq!((t.hand(0), t.market(), t.asks()), ("L".into(), "r g w b y".into(), "turn 1".into()));
    let mut t = usa("L g L L y", "L p o k w b r").stands().play();
    t.act(0, "take 0");
    assert_eq!((t.hand(0), t.market(), t.asks()), ("L".into(), "p o k w b".into(), "turn 1".into()));
}

#[test]
fn base_16_b() {
    let mut t = usa("r g L b y", "w k").play();
    t.act(0, "take 0");
    assert_eq!(t.refused(0, "take 2"), "locomotive_second");
    let mut t = usa("r g L b y", "w k").play();
    t.act(0, "draw");
    assert_eq!(t.refused(0, "take 2"), "locomotive_second");
}

#[test]
fn base_16_c() {
    let mut t = usa("r g L b y", "L k").play();
    t.act(0, "take 1");
    assert_eq!(t.market(), "r L L b y");
    assert_eq!(t.refused(0, "take 1"), "locomotive_second");
}

#[test]
fn base_16_d() {
    let mut t = usa("r L L b y", "L p L o k w g").play();
    t.act(0, "take 0");
    assert_eq!(t.market(), "p L o k w");
    assert_eq!(t.refused(0, "take 1"), "locomotive_second");
    t.act(0, "take 0");
    assert_eq!((t.hand(0), t.asks()), ("pr".into(), "turn 1".into()));
}

#[test]
fn base_17_a() {
    for (second, hand) in [("draw", "wL"), ("take 0", "rL")] {
        let mut t = usa("r g L b y", "L w k").play();
        t.act(0, "draw");
        assert_eq!((t.hand(0), t.asks()), ("L".into(), "second 0".into()));
        assert_eq!(t.refused(0, "take 2"), "locomotive_second");
        t.act(0, second);
        assert_eq!((t.hand(0).as_str(), t.asks()), (hand, "turn 1".into()));
    }
}

#[test]
fn base_17_b() {
    let mut t = usa("r g L b y", "w L k").play();
    t.act(0, "draw").act(0, "draw");
    assert_eq!((t.hand(0), t.asks()), ("wL".into(), "turn 1".into()));
}

#[test]
fn base_17_c() {
    let mut t = usa("r g L b y", "L L k").play();
    t.act(0, "draw").act(0, "draw");
    assert_eq!((t.hand(0), t.asks()), ("LL".into(), "turn 1".into()));
}

#[test]
fn base_17_d() {
    let [locomotive, white] = ["L w k", "w L k"].map(|deck| {
        let mut t = usa("r g L b y", deck).play();
        t.act(0, "draw");
        (t.told[0].clone(), t.told[1].clone(), t.log.clone())
    });
    assert_ne!(locomotive.0, white.0);
    assert_eq!((locomotive.1, locomotive.2), (white.1, white.2));
}

#[test]
fn base_18_a() {
    let mut t = usa("L - L - b", "").play();
    t.act(0, "take 4");
    assert_eq!((t.hand(0), t.market(), t.asks()), ("b".into(), "L - L - -".into(), "turn 1".into()));
    let mut t = usa("L L - - -", "w").play();
    t.act(0, "draw");
    assert_eq!((t.hand(0), t.asks()), ("w".into(), "turn 1".into()));
}

#[test]
fn base_18_b() {
    for (market, deck, first) in [("- - b - -", "", "take 2"), ("- - - - -", "b", "draw")] {
        let mut t = usa(market, deck).play();
        t.act(0, first);
        assert_eq!((t.hand(0), t.market(), t.asks()), ("b".into(), "- - - - -".into(), "turn 1".into()));
    }
}

#[test]
fn base_18_c() {
    let mut t = usa("L L b y k", "w").play();
    t.act(0, "draw");
    assert_eq!((t.piles(), t.asks()), ([0, 0], "second 0".into()));
    assert_eq!(t.choices(0), ["take 2", "take 3", "take 4"].map(|words| t.action(words)));
    assert_eq!(t.refused(0, "draw"), "deck_empty");
    assert_eq!(t.refused(0, "pass"), "wrong_phase");
    t.act(0, "take 2");
    assert_eq!((t.hand(0), t.market(), t.asks()), ("bw".into(), "L L - y k".into(), "turn 1".into()));
}

/// Plays games in which the piles run out, and calls `look` whenever no deal is pending.
fn hoarding_games(look: impl Fn(&Table)) {
    let mut dry = 0;
    for (seats, seed) in [(2, 1), (3, 2), (4, 3), (5, 4)] {
        Table::new("usa-new", seats, seed).random_play(seed, 9, |t| {
            if t.game.deal_due().is_none() {
                dry += usize::from(t.piles() == [0, 0]);
                look(t);
            }
        });
    }
    assert!(dry > 20, "the piles ran dry {dry} times");
}

#[test]
fn base_18_d() {
    hoarding_games(|t| {
        if t.asks().starts_with("second") {
            assert!(t.piles()[0] > 0 || t.piles()[1] == 0);
        }
    });
}

#[test]
fn base_19_a() {
    let mut t =
        usa("r g b y k", "w w w").hand(0, "ppppppppppprrrrrrrrrrroooooooooooyyyyyyyyyyygggggggggggbbbbb").play();
    assert_eq!(t.own(0).hand.len(), 60);
    t.act(0, "draw").act(0, "take 0");
    assert_eq!(t.own(0).hand.len(), 62);
    assert_eq!(t.game.open().hands[0], 62);
}

#[test]
fn base_20_a_r_08() {
    let mut t = usa("b y o k p", "w").discard("rrrg").then("g").play();
    t.act(0, "draw");
    assert_eq!((t.hand(0), t.piles(), t.asks()), ("w".into(), [4, 0], "second 0".into()));
    t.act(0, "draw");
    assert_eq!((t.hand(0), t.piles()), ("gw".into(), [3, 0]));
}

#[test]
fn base_20_b() {
    let mut t = usa("b y o k p", "w").discard("rrg").play();
    t.act(0, "take 1");
    assert_eq!((t.market(), t.piles(), t.asks()), ("b w o k p".into(), [3, 0], "second 0".into()));
}

#[test]
fn base_20_c() {
    let mut t = usa("b y o k p", "w").play();
    t.act(0, "draw");
    assert_eq!((t.market(), t.piles()), ("b y o k p".into(), [0, 0]));
    assert_eq!(t.count(|what| *what == FactData::Reshuffled), 0);
}

#[test]
fn base_20_d() {
    let mut t = usa("b y o k p", "").hand(0, "ggg").play();
    t.claim(0, "calgary-vancouver", "ggg");
    assert_eq!((t.market(), t.piles(), t.asks()), ("b y o k p".into(), [3, 0], "turn 1".into()));
    assert_eq!(t.count(|what| *what == FactData::Reshuffled), 1);
}

#[test]
fn base_20_e() {
    hoarding_games(|t| assert!(t.piles()[0] > 0 || t.piles()[1] == 0));
}

#[test]
fn base_20_f() {
    let mut t = usa("b y o k p", "w").hand(0, "rr").discard("gg").play();
    t.act(0, "draw");
    assert_eq!((t.market(), t.hand(0), t.piles()), ("b y o k p".into(), "rrw".into(), [2, 0]));
    t.act(0, "draw");
    assert_eq!((t.market(), t.hand(0), t.piles()), ("b y o k p".into(), "rrgw".into(), [1, 0]));
}

#[test]
fn base_21_a() {
    let mut t = usa("r g b y k", "").play();
    t.act(0, "take 2");
    assert_eq!(t.market(), "r g - y k");
}

#[test]
fn base_21_b_r_09() {
    let mut t = usa("r - - - -", "").hand(0, "ggg").play();
    t.claim(0, "calgary-vancouver", "ggg");
    assert_eq!((t.market(), t.piles()), ("r g g g -".into(), [0, 0]));
}

#[test]
fn base_21_c() {
    let mut t = usa("L L r b -", "").hand(0, "gggL").then("L ggg Lbr").play();
    t.claim(0, "calgary-helena", "gggL");
    assert_eq!((t.market(), t.piles(), resets(&t)), ("g g g L b".into(), [3, 0], 1));
}

#[test]
fn base_21_d() {
    hoarding_games(|t| assert!(!t.market().contains('-') || t.piles() == [0, 0]));
}

#[test]
fn base_22_a() {
    let mut t = usa("- - - - -", "").play();
    for words in ["draw", "take 0", "take 9"] {
        assert_eq!(t.refused(0, words), "draw_barred");
    }
    assert_eq!(t.choices(0), [t.action("tickets")]);
}

#[test]
fn base_22_b_r_13() {
    for (market, slot) in [("- r - - -", 1), ("- - - - L", 4)] {
        let mut t = usa(market, "").play();
        assert_eq!(t.refused(0, "draw"), "deck_empty");
        t.act(0, &format!("take {slot}"));
        assert_eq!(t.asks(), "turn 1");
    }
    // The size of the piles is checked only when the action is chosen. Even with empty piles, the second card can be
    // face up.
    for edition in ["usa-new", "usa-classic"] {
        let mut t = Scene::new(edition, 2).market("L L b y k").deck("w").play();
        t.act(0, "draw");
        assert_eq!((t.piles(), t.asks()), ([0, 0], "second 0".into()));
        t.act(0, "take 3");
        assert_eq!((t.hand(0), t.asks()), ("yw".into(), "turn 1".into()));
    }
}

#[test]
fn base_22_c_r_12() {
    for edition in ["usa-classic", "germany"] {
        let scene = || Scene::new(edition, 2).market("r - y - L").deck("");
        let mut t = scene().play();
        for words in ["draw", "take 0", "take 4"] {
            assert_eq!(t.refused(0, words), "draw_barred");
        }
        let mut as_in_base = scene();
        as_in_base.setup.open_cards = true;
        let mut t = as_in_base.play();
        t.act(0, "take 0").act(0, "take 2");
        assert_eq!((t.hand(0), t.asks()), ("ry".into(), "turn 1".into()));
    }
}

#[test]
fn base_22_d() {
    let scene =
        |discard| crate::rulebook::base_setup::toy("draw_floor = 8").market("r g b y k").deck("wwwww").discard(discard);
    let mut t = scene("ggg").play();
    assert_eq!(t.refused(0, "draw"), "draw_barred");
    assert_eq!(t.refused(0, "take 0"), "draw_barred");
    let mut t = scene("gggg").play();
    t.act(0, "take 0").act(0, "draw");
    assert_eq!((t.hand(0), t.asks()), ("rw".into(), "turn 1".into()));
}
