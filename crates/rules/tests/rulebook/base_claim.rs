//! BASE-23 to BASE-32: claiming a route.

use rules::action::Action;
use rules::fact::FactData;
use rules::ids::{Id, RouteId, Seat};
use rules::limits::SMALL;
use rules::record::parse_input;
use rules::seen::Viewer;

use crate::rulebook::scene::{Scene, Table, cards};

/// Returns a scene in which seat 0 has this hand. The market does not matter here.
fn holding(hand: &str) -> Scene {
    Scene::new("usa-new", 2).market("r g b y k").deck("wwppoo").hand(0, hand)
}

#[test]
fn base_23_a() {
    // No claim here empties the deck, so the cards paid stay in the discard pile.
    for (route, paid, left) in
        [("atlanta-nashville", "p", "prrL"), ("denver-santa_fe", "rL", "ppr"), ("calgary-vancouver", "rrL", "pp")]
    {
        let mut t = holding("pprrL").play();
        t.claim(0, route, paid);
        assert_eq!((t.hand(0).as_str(), t.game.open().discard), (left, cards(paid)));
        assert_eq!(usize::from(t.trains(0)), 45 - paid.len());
        assert_eq!((t.game.open().owned[0].len(), t.asks()), (1, "turn 1".into()));
    }
}

#[test]
fn base_23_b() {
    let mut t = holding("bbbbLLLL").play();
    for paid in ["bb", "bbbb", "bL", "bbLL", "LL", "LLLL", ""] {
        assert_eq!(t.refused_claim(0, "montreal-new_york", paid), "wrong_payment");
    }
}

#[test]
fn base_23_c() {
    let mut t = holding("bbL").play();
    for paid in ["bbb", "bLL", "LLL"] {
        assert_eq!(t.refused_claim(0, "montreal-new_york", paid), "not_enough_cards");
    }
    assert_eq!(t.refused_claim(0, "calgary-vancouver", "rrr"), "not_enough_cards");
}

#[test]
fn base_23_d() {
    let mut t = holding("bbb").play();
    let routes = t.game.tables().edition().routes.len();
    for route in [routes, 255] {
        let action = Action::Claim { route: RouteId::new(route), payment: cards("bbb") };
        assert_eq!(t.refuses(0, &action), "no_such_route");
    }
    let edition = t.game.tables().edition();
    assert!(parse_input(edition, &t.setup.colors, "blue claim denver-miami with blue 3").is_err());
}

#[test]
fn base_23_e() {
    for owner in [0, 1] {
        let mut t = holding("bbb").owns(owner, &["montreal-new_york"]).play();
        assert_eq!(t.refused_claim(0, "montreal-new_york", "bbb"), "route_taken");
    }
}

#[test]
fn base_24_a() {
    let t = holding("bbbLLLrrr").play();
    assert_eq!(t.payments(0, "montreal-new_york"), ["bbb", "bbL", "bLL", "LLL"]);
    for paid in ["bbb", "bbL", "bLL", "LLL"] {
        let mut t = holding("bbbLLLrrr").play();
        t.claim(0, "montreal-new_york", paid);
        assert_eq!(t.game.open().discard, cards(paid));
    }
}

#[test]
fn base_24_b() {
    assert_eq!(holding("bbrrr").play().refused_claim(0, "montreal-new_york", "bbr"), "wrong_payment");
}

#[test]
fn base_24_c() {
    assert_eq!(holding("bbrrr").play().refused_claim(0, "montreal-new_york", "rrr"), "wrong_payment");
}

#[test]
fn base_24_d_r_14() {
    let mut t = holding("bbbLL").play();
    t.claim(0, "montreal-new_york", "bLL");
    assert_eq!(t.hand(0), "bb");
}

#[test]
fn base_25_a() {
    let hand = "pprrooyyggbbwwkkLL";
    let mut legal: Vec<String> = "proygbwk".chars().flat_map(|c| [format!("{c}{c}"), format!("{c}L")]).collect();
    legal.push("LL".into());
    for paid in &legal {
        let mut t = holding(hand).play();
        t.claim(0, "denver-santa_fe", paid);
        assert_eq!(t.game.open().discard, cards(paid));
    }
    let mut listed = holding(hand).play().payments(0, "denver-santa_fe");
    listed.sort();
    legal.sort();
    assert_eq!(listed, legal);
}

#[test]
fn base_25_b() {
    assert_eq!(holding("rb").play().refused_claim(0, "denver-santa_fe", "rb"), "wrong_payment");
}

#[test]
fn base_25_c() {
    assert_eq!(holding("rbL").play().refused_claim(0, "calgary-vancouver", "rbL"), "wrong_payment");
}

#[test]
fn base_25_d() {
    let mut payments = holding("rrbL").play().payments(0, "denver-santa_fe");
    payments.sort();
    assert_eq!(payments, ["bL", "rL", "rr"]);
}

#[test]
fn base_26_a() {
    let mut t = holding("LLLLLL").play();
    t.claim(0, "el_paso-houston", "LLLLLL");
    assert_eq!((t.score(0), t.hand(0)), (15, String::new()));
}

#[test]
fn base_26_b() {
    let mut t = holding("LL").play();
    t.claim(0, "denver-santa_fe", "LL");
    assert_eq!((t.score(0), t.hand(0)), (2, String::new()));
}

#[test]
fn base_26_c_r_15() {
    let t = holding("rrggLL").play();
    let form = t.claiming("denver-santa_fe", "LL");
    assert_eq!(t.choices(0).iter().filter(|choice| **choice == form).count(), 1);
    assert_eq!(t.payments(0, "denver-santa_fe").iter().filter(|paid| *paid == "LL").count(), 1);
    let Action::Claim { payment, .. } = form else { panic!("it is a claim") };
    assert_eq!(payment.to_string(), "locomotive 2");
}

#[test]
fn base_27_a() {
    let mut t = holding("rrr").trains(0, 3).play();
    t.claim(0, "calgary-vancouver", "rrr");
    assert_eq!(t.trains(0), 0);
}

#[test]
fn base_27_b_r_18() {
    let mut t = holding("rrr").trains(0, 2).play();
    assert_eq!(t.refused_claim(0, "calgary-vancouver", "rrr"), "not_enough_trains");
    assert_eq!(t.payments(0, "calgary-vancouver"), [""; 0]);
    assert!(!t.payments(0, "denver-santa_fe").is_empty());
}

#[test]
fn base_27_c() {
    let mut t = holding("rrrrrrLLLLLL").trains(0, 0).turns_left(1).play();
    assert!(!t.choices(0).iter().any(|choice| matches!(choice, Action::Claim { .. })));
    assert_eq!(t.refused_claim(0, "atlanta-nashville", "r"), "not_enough_trains");
}

#[test]
fn base_28_a() {
    let edition = maps::edition("usa-new").expect("it is embedded");
    for route in &edition.routes {
        let mut t = holding("LLLLLL").play();
        t.claim(0, &route.id, &"L".repeat(route.length.into()));
        assert_eq!(t.game.open().owned[0].len(), 1);
    }
}

#[test]
fn base_28_b() {
    let mut t = holding("rrrr").play();
    t.claim(0, "denver-santa_fe", "rr");
    assert_eq!(t.refused_claim(0, "el_paso-santa_fe", "rr"), "not_your_turn");
}

/// Returns a scene with a double route whose first track seat 0 owns.
fn double(seats: usize) -> Scene {
    Scene::new("usa-new", seats)
        .market("r g b y k")
        .deck("wwppoo")
        .hand(0, "rryy")
        .hand(1, "rryy")
        .hand(seats - 1, "rryy")
        .owns(0, &["boston-new_york:1"])
}

#[test]
fn base_29_a() {
    for seats in 2..=5 {
        assert_eq!(double(seats).play().refused_claim(0, "boston-new_york:2", "yy"), "twin_owned");
    }
}

#[test]
fn base_29_b_r_16() {
    for seat in [0, 1] {
        let scene = crate::rulebook::base_setup::toy("").market("r g b y k").deck("wwww").hand(seat, "yy").turn(seat);
        let mut t = scene.owns(0, &["a-b:1"]).play();
        t.claim(seat, "a-b:2", "yy");
        assert_eq!(t.score(seat), 2);
    }
}

#[test]
fn base_30_a() {
    let mut t = double(2).turn(1).play();
    assert_eq!(t.refused_claim(1, "boston-new_york:2", "yy"), "route_closed");
    assert_eq!(t.payments(1, "boston-new_york:2"), [""; 0]);
}

#[test]
fn base_30_b() {
    for seat in [1, 2] {
        let mut t = double(3).turn(seat).play();
        assert_eq!(t.refused_claim(seat, "boston-new_york:2", "yy"), "route_closed");
    }
}

#[test]
fn base_30_c() {
    for (route, paid, other) in
        [("boston-new_york:1", "rr", "boston-new_york:2"), ("boston-new_york:2", "yy", "boston-new_york:1")]
    {
        let mut t = holding("rryy").play();
        assert_eq!(t.refused_claim(0, other, paid), "wrong_payment");
        t.claim(0, route, paid);
        let action = t.claiming(other, if paid == "rr" { "yy" } else { "rr" });
        assert_eq!(t.refuses(1, &action), "route_closed");
    }
}

#[test]
fn base_30_d_r_17_r_58() {
    // Seat 3 has nothing and has never acted, but it is still asked in its turn, and the double route stays open.
    let mut t = double(4).hand(3, "").rest_to(0).turn(2).play();
    t.end_turn_by_drawing(2);
    assert_eq!((t.asks(), t.game.open().seats()), ("turn 3".into(), 4));
    // A substitute player needs only the view of that seat.
    let choices: Vec<Action> = t.game.view(Viewer::Seat(Seat::new(3))).choices(t.game.tables()).iter().collect();
    assert_eq!(choices, t.choices(3));
    t.end_turn_by_drawing(3).end_turn_by_drawing(0);
    t.claim(1, "boston-new_york:2", "yy");
    assert_eq!(t.score(1), 2);
}

#[test]
fn base_31_a() {
    for seats in [4, 5] {
        let mut t = double(seats).turn(1).play();
        t.claim(1, "boston-new_york:2", "yy");
        assert_eq!((t.score(1), t.game.open().owned[1].len()), (2, 1));
    }
}

#[test]
fn base_31_b() {
    for seats in [4, 5] {
        let mut t = double(seats).owns(1, &["boston-new_york:2"]).turn(seats - 1).play();
        assert_eq!(t.refused_claim(seats - 1, "boston-new_york:1", "rr"), "route_taken");
        assert_eq!(t.refused_claim(seats - 1, "boston-new_york:2", "yy"), "route_taken");
    }
}

#[test]
fn base_32_a_r_02() {
    let routes = [
        ("atlanta-nashville", 1, 1),
        ("denver-santa_fe", 2, 2),
        ("calgary-vancouver", 3, 4),
        ("calgary-helena", 4, 7),
        ("atlanta-miami", 5, 10),
        ("el_paso-houston", 6, 15),
    ];
    for edition in ["usa-new", "usa-classic"] {
        for (route, length, points) in routes {
            let mut t = Scene::new(edition, 2).market("r g b y k").deck("ww").hand(0, "LLLLLL").score(0, 20).play();
            t.claim(0, route, &"L".repeat(length));
            assert_eq!((t.score(0), t.score(1)), (20 + points, 0));
        }
    }
}

#[test]
fn base_32_b() {
    for seed in 1..4 {
        let mut before = [0; 5];
        Table::new("usa-new", 4, seed).random_play(seed, 3, |t| {
            let score = t.game.open().score;
            assert!((0..5).all(|seat| score[seat] >= before[seat]));
            before = score;
        });
        assert!(before[..4].iter().all(|score| *score > 0));
    }
}

#[test]
fn base_32_c() {
    let mut t = Scene::new("usa-new", 2).market("L L L y -").deck("").hand(0, "gggg").then("g ggg yL").play();
    let from = t.log.len();
    t.claim(0, "denver-helena", "gggg");
    let word = |what: &FactData<SMALL>| match what {
        FactData::Claimed { .. } => "claimed",
        FactData::Reshuffled => "reshuffled",
        FactData::CardLaid { .. } => "laid",
        FactData::MarketReset => "reset",
        FactData::Scored { .. } => "scored",
        FactData::TurnBegan { .. } => "turn",
        _ => "other",
    };
    let order: Vec<&str> = t.log[from..].iter().map(word).collect();
    let laid = ["laid"; 3];
    let expected =
        [&["claimed", "reshuffled", "laid", "reset"], &laid[..], &["reshuffled", "laid", "laid", "scored", "turn"]];
    assert_eq!(order, expected.concat());
    // The claim moves cards and trains, and discards the payment, before anything is dealt.
    let mut t = Scene::new("usa-new", 2).market("L L L y -").deck("").hand(0, "gggg").play();
    t.act_alone(0, "claim denver-helena with green 4");
    assert_eq!((t.hand(0), t.trains(0), t.piles(), t.score(0)), (String::new(), 41, [4, 0], 0));
    let mut t = Scene::new("germany", 2).market("r g b y k").deck("ww").hand(0, "oooo").waiting("berlin", "rg").play();
    t.claim(0, "berlin-leipzig", "oooo");
    assert_eq!((t.score(0), t.asks()), (7, "passenger 0 berlin".into()));
}
