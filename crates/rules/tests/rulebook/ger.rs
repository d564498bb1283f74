//! The chapter on Germany, section 5 of docs/rules.md.

use std::collections::BTreeSet;

use rules::action::Action;
use rules::fact::FactData;
use rules::ids::{Id, Seat};
use rules::network::Network;
use rules::record::parse_input;
use rules::score::ScoreLine;
use rules::seen::Viewer;
use rules::ticket::Mix;

use crate::rulebook::ending::{self, Side, host, line, places};
use crate::rulebook::scene::{Scene, Table, place, route};

/// Starts a game in which seat 0 begins.
fn opening(seats: usize, seed: u64) -> Table {
    let scene = Scene::new("germany", seats);
    let mut setup = scene.setup;
    setup.first = Some(Seat::ZERO);
    Table::start(scene.tables, setup, seed)
}

/// Requests this mix for all seats.
fn all_name(t: &mut Table, mix: &str) {
    (0..t.setup.colors.len()).for_each(|seat| _ = t.act(seat, &format!("mix {mix}")));
}

/// Returns the decks of these tickets, as letters: `s` for short, `l` for long.
fn kinds(t: &Table, tickets: &[String]) -> String {
    let all = &t.game.tables().edition().tickets;
    let deck = |id: &String| all.iter().find(|ticket| ticket.id == *id).expect("a ticket").deck;
    tickets.iter().map(|id| ['s', 'l'][usize::from(deck(id))]).collect()
}

/// Returns a scene in which cards can be drawn.
fn scene(seats: usize) -> Scene {
    Scene::new("germany", seats).market("r g b y k").deck("wwwwwwww")
}

/// Returns a scene with only this many tickets in the decks; seat 1 holds the others.
fn few_tickets(short: usize, long: usize) -> Scene {
    [short, long].into_iter().enumerate().fold(scene(2), |scene, (deck, count)| {
        let tables = scene.tables.clone();
        let of_deck = tables.edition().tickets.iter().filter(|ticket| usize::from(ticket.deck) == deck);
        scene.pile(deck, &of_deck.take(count).map(|ticket| ticket.id.as_str()).collect::<Vec<_>>())
    })
}

/// Returns the mixes that a seat can draw, such as `4+0`.
fn mixes(t: &Table, seat: usize) -> Vec<String> {
    let named = t.choices(seat).into_iter().filter_map(|action| match action {
        Action::DrawTickets(Some(Mix(mix))) | Action::NameMix(Mix(mix)) => Some(mix),
        _ => None,
    });
    named.map(|mix| format!("{}+{}", mix[0], mix[1])).collect()
}

// 5.1 Setup.

#[test]
fn ger_01_a_r_36() {
    let t = Table::new("germany", 3, 1);
    let places = &t.game.tables().edition().places;
    let waiting: Vec<usize> = places.iter().map(|place| t.waiting(&place.id).len()).collect();
    assert_eq!(waiting.iter().sum::<usize>(), 60);
    let large = |id: &str| match id {
        "berlin" => 5,
        "hamburg" | "koeln" | "frankfurt" | "muenchen" => 4,
        "leipzig" | "stuttgart" => 3,
        _ => 1,
    };
    assert_eq!(waiting, places.iter().map(|place| large(&place.id)).collect::<Vec<_>>());
    let all: String = places.iter().map(|place| t.waiting(&place.id)).collect();
    for color in "rygbwk".chars() {
        assert_eq!(all.matches(color).count(), 10, "{color}");
    }
}

fn placement(t: &Table) -> Vec<String> {
    t.game.tables().edition().places.iter().map(|place| t.waiting(&place.id)).collect()
}

#[test]
fn ger_01_b_r_04() {
    let first = placement(&Table::new("germany", 2, 5));
    assert_eq!(placement(&Table::new("germany", 5, 5)), first, "passengers are dealt before anything else");
    assert_ne!(placement(&Table::new("germany", 2, 6)), first);
}

#[test]
fn ger_01_c() {
    let t = Table::new("germany", 2, 5);
    assert_eq!(t.count(|what| matches!(what, FactData::PassengerPlaced { .. })), 60);
    let seen = t.game.view(Viewer::Spectator).open;
    let tables = t.game.tables();
    assert_eq!(seen.waiting_at(tables, place(tables, "berlin")).len(), 5);
}

#[test]
fn ger_02() {
    // The seat has only a long path, which no line of the score sheet rewards.
    let routes = ["berlin-hamburg:1", "berlin-rostock", "kiel-rostock"];
    let result = Scene::new("germany", 2).owns(0, &routes).count().results()[0];
    assert_eq!(result.total, 0);
    let lines = &Scene::new("germany", 2).tables.edition().lines.clone();
    assert!(lines.contains(&ScoreLine::Globetrotter(15)));
    assert!(!lines.iter().any(|line| matches!(line, ScoreLine::LongestPath(_))));
}

#[test]
fn ger_03() {
    let mut t = opening(2, 3);
    assert_eq!([t.left(0), t.left(1)], [55, 34]);
    for (deck, values) in [(0, 2..=11), (1, 12..=22)] {
        let tickets = t.game.tables().edition().tickets.iter().filter(|ticket| ticket.deck == deck);
        assert!(tickets.map(|ticket| ticket.value).all(|value| values.contains(&value)));
    }
    t.act(0, "mix 4 0").act(1, "mix 0 4");
    assert_eq!([kinds(&t, &t.offer(0)), kinds(&t, &t.offer(1))], ["ssss", "llll"]);
    let mut other = opening(2, 4);
    other.act(0, "mix 4 0").act(1, "mix 0 4");
    assert!((0..2).all(|seat| other.offer(seat) != t.offer(seat)), "both decks are shuffled");
}

#[test]
fn ger_04_a() {
    for (mix, kinds_dealt) in [("4 0", "ssss"), ("3 1", "sssl"), ("2 2", "ssll"), ("1 3", "slll"), ("0 4", "llll")] {
        let mut t = opening(2, 1);
        all_name(&mut t, mix);
        assert_eq!(t.asks(), "opening");
        for seat in 0..2 {
            assert_eq!(kinds(&t, &t.offer(seat)), kinds_dealt);
        }
    }
    assert_eq!(mixes(&opening(2, 1), 0), ["4+0", "3+1", "2+2", "1+3", "0+4"]);
}

#[test]
fn ger_04_a_r_33() {
    let mut t = opening(3, 1);
    t.act(2, "mix 4 0").act(0, "mix 1 3");
    assert_eq!(t.asks(), "mix");
    assert_eq!(t.count(|what| matches!(what, FactData::MixSealed { mix: Some(_), .. })), 0, "sealed");
    assert!(t.game.open().mixes.iter().all(|mix| mix.total() == 0));
    assert_eq!(t.count(|what| matches!(what, FactData::TicketDealt { .. })), 0);
    t.act(1, "mix 2 2");
    assert_eq!(t.game.open().mixes[..3], [Mix([1, 3]), Mix([2, 2]), Mix([4, 0])]);
    let dealt = t.log.iter().filter_map(|what| match what {
        FactData::TicketDealt { seat, .. } => Some(seat.index()),
        _ => None,
    });
    assert_eq!(dealt.collect::<Vec<_>>(), [0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2]);
}

#[test]
fn ger_04_b() {
    let mut t = opening(2, 1);
    // In eight bits, 252 + 8 would be 4.
    for mix in ["3 0", "4 1", "0 0", "0 3", "252 8"] {
        assert_eq!(t.refused(0, &format!("mix {mix}")), "bad_mix", "{mix}");
    }
    let negative = parse_input(t.game.tables().edition(), &t.setup.colors, "white mix -1 5");
    assert!(negative.is_err(), "a negative number cannot even be said");
}

#[test]
fn ger_04_c() {
    let mut t = opening(2, 1);
    t.act(0, "mix 4 0");
    assert_eq!(t.refused(0, "mix 3 1"), "wrong_phase", "the seal is visible");
    t.act(1, "mix 4 0");
    assert_eq!(t.refused(0, "mix 3 1"), "wrong_phase");
    assert_eq!(kinds(&t, &t.offer(0)), "ssss");
}

#[test]
fn ger_04_d() {
    let mut t = opening(2, 1);
    all_name(&mut t, "2 2");
    for kept in 0..2 {
        let words = format!("keep {}", t.offer(0)[..kept].join(" "));
        assert_eq!(t.refused(0, &words), "keep_too_few");
    }
    for kept in 2..=4 {
        assert!(t.allows(0, &format!("keep {}", t.offer(0)[..kept].join(" "))));
    }
}

#[test]
fn ger_04_e() {
    let mut t = opening(5, 1);
    all_name(&mut t, "0 4");
    assert_eq!([t.left(0), t.left(1)], [55, 34 - 20]);
    let dealt: BTreeSet<String> = (0..5).flat_map(|seat| t.offer(seat)).collect();
    assert_eq!(dealt.len(), 20);
    t.keep_all(4);
    assert_eq!(t.asks(), "turn 0");
}

#[test]
fn ger_04_f() {
    let mut t = opening(2, 1);
    all_name(&mut t, "2 2");
    let returned: Vec<String> = (0..2).flat_map(|seat| t.offer(seat)[2..].to_vec()).collect();
    assert_eq!(kinds(&t, &returned), "llll");
    t.keep_all(2);
    assert_eq!(t.game.open().layers, [[55 - 4, 0, 0], [34, 0, 0]], "one shuffled layer each");
    t.deal_tickets(&returned.iter().map(String::as_str).collect::<Vec<_>>());
    t.act(0, "tickets 0 4");
    assert_eq!(t.offer(0), returned);
}

#[test]
fn ger_04_g() {
    let mut t = opening(2, 1);
    all_name(&mut t, "2 2");
    let short = t.offer(0)[..2].to_vec();
    t.act(0, &format!("keep {}", short.join(" ")));
    let long = t.offer(1)[2..].to_vec();
    t.act(1, &format!("keep {}", long.join(" ")));
    assert_eq!(t.tickets(0).iter().collect::<BTreeSet<_>>(), short.iter().collect());
    assert_eq!(t.tickets(1).iter().collect::<BTreeSet<_>>(), long.iter().collect());
    assert_eq!(t.game.open().held[..2], [Mix([2, 0]), Mix([0, 2])]);
}

#[test]
fn ger_05_r_03() {
    let mut begins = BTreeSet::new();
    for seed in 0..20 {
        let mut t = Table::new("germany", 3, seed);
        all_name(&mut t, "2 2");
        t.act(0, &format!("keep {}", t.offer(0).join(" ")));
        assert_eq!(t.game.open().first, None, "shown after the opening tickets");
        (1..3).for_each(|seat| _ = t.act(seat, &format!("keep {}", t.offer(seat).join(" "))));
        let first = t.game.open().first.expect("it is found").index();
        assert_eq!(t.asks(), format!("turn {first}"));
        begins.insert(first);
    }
    assert_eq!(begins, BTreeSet::from([0, 1, 2]), "any seat, whoever is oldest");
    // The host can choose the starting seat, for example that of the oldest player.
    let mut t = opening(3, 1);
    all_name(&mut t, "2 2");
    t.keep_all(2);
    assert_eq!(t.asks(), "turn 0");
}

#[test]
fn ger_06() {
    let t = Table::opening("germany", 2, "rrrr gggg", "r L L L b  y L L w k");
    assert_eq!(t.market(), "y L L w k");
    assert_eq!(t.piles(), [110 - 8 - 10, 5]);
    assert_eq!(t.asks(), "mix");
    let t = Table::opening("germany", 2, "rrrr gggg", "r L L y b");
    assert_eq!(t.market(), "r L L y b");
}

// 5.2 Drawing train cards.

#[test]
fn ger_07() {
    let mut t = Scene::new("germany", 2).market("r g L b y").deck("L w w k k").play();
    t.act(0, "take 0");
    assert_eq!(t.market(), "L g L b y");
    assert_eq!(t.refused(0, "take 2"), "locomotive_second", "it lay there before");
    assert_eq!(t.refused(0, "take 0"), "locomotive_second", "it came as replacement");
    t.act(0, "take 1");
    assert_eq!((t.hand(0).as_str(), t.market().as_str()), ("rg", "L w L b y"));
    // A face-up locomotive taken as the first card ends the turn.
    t.act(1, "take 0");
    assert_eq!((t.market().as_str(), t.asks().as_str()), ("w w L b y", "turn 0"));
}

#[test]
fn ger_08_r_12() {
    let bare = || Scene::new("germany", 2).market("r g b y k").deck("");
    let mut t = bare().play();
    assert_eq!(t.refused(0, "draw"), "draw_barred");
    assert_eq!(t.refused(0, "take 0"), "draw_barred");
    let mut open = bare();
    open.setup.open_cards = true;
    let mut t = open.play();
    assert_eq!(t.refused(0, "draw"), "deck_empty");
    t.act(0, "take 0");
    assert_eq!(t.market(), "- g b y k");
}

// 5.3 Claiming.

#[test]
fn ger_09() {
    let scene = Scene::new("germany", 2);
    let edition = scene.tables.edition();
    let countries = |at: usize| {
        let ends = edition.routes[at].ends.map(|stop| edition.stops[stop.index()].place);
        ends.into_iter().filter(|place| edition.places[place.index()].country).count()
    };
    assert!((0..edition.routes.len()).all(|at| countries(at) < 2));
    assert_eq!((0..edition.routes.len()).filter(|&at| countries(at) == 1).count(), 14);
    let mut t = self::scene(2).hand(0, "rrryy").play();
    t.claim(0, "berlin-magdeburg", "rrr").end_turn_by_drawing(1);
    t.claim(0, "freiburg-frankreich", "yy");
    assert_eq!(t.score(0), 4 + 2);
}

#[test]
fn ger_10_a() {
    for seats in 2..=5 {
        let mut t = scene(seats).hand(0, "rg").owns(0, &["dortmund-duesseldorf:1", "augsburg-ulm:2"]).play();
        for id in ["dortmund-duesseldorf:2", "dortmund-duesseldorf:3", "augsburg-ulm:1"] {
            assert_eq!(t.refused_claim(0, id, "r"), "twin_owned", "{seats} seats");
        }
    }
}

/// Returns the refusal codes for the other two routes of a triple and the other route of a double.
fn closed(seats: usize) -> [&'static str; 3] {
    let mut t = scene(seats).hand(0, "rg").owns(1, &["dortmund-duesseldorf:2", "augsburg-ulm:1"]).play();
    ["dortmund-duesseldorf:1", "dortmund-duesseldorf:3", "augsburg-ulm:2"].map(|id| t.refused_claim(0, id, "r"))
}

#[test]
fn ger_11_a() {
    assert_eq!(closed(3)[0], "route_closed");
    assert_eq!(closed(3)[2], "route_closed", "a double as well");
}

#[test]
fn ger_11_b() {
    assert_eq!(closed(3)[1], "route_closed");
    assert_eq!(closed(2), ["route_closed"; 3]);
}

/// Creates a table in which the first three seats have each taken a route of a triple.
fn triple_taken(seats: usize) -> Table {
    let mut t = scene(seats).hand(0, "r").hand(1, "r").hand(2, "r").hand(3, "r").play();
    for seat in 0..3 {
        t.claim(seat, &format!("duesseldorf-koeln:{}", 3 - seat), "r");
        assert_eq!(t.trains(seat), 44);
    }
    t
}

#[test]
fn ger_12_a() {
    for seats in [4, 5] {
        let t = triple_taken(seats);
        let owner = |track: usize| t.game.open().owner(route(t.game.tables(), &format!("duesseldorf-koeln:{track}")));
        assert_eq!([1, 2, 3].map(owner), [2, 1, 0].map(|seat| Some(Seat::new(seat))));
    }
}

#[test]
fn ger_12_b() {
    let mut t = triple_taken(4);
    for track in 1..=3 {
        assert_eq!(t.refused_claim(3, &format!("duesseldorf-koeln:{track}"), "r"), "route_taken");
    }
}

/// Returns a scene in which seat 0 can claim Berlin to Hamburg, and then Hamburg to Kiel.
fn north() -> Scene {
    scene(2).hand(0, "yyyyyyypp")
}

#[test]
fn ger_13_a() {
    let mut t = north().waiting("berlin", "rrgk").waiting("hamburg", "wb").play();
    t.claim(0, "berlin-hamburg:1", "yyyyyyy");
    assert_eq!(t.score(0), 18, "the points come first");
    assert_eq!(t.trains(0), 45 - 7);
    t.act(0, "board berlin black").act(0, "board hamburg white");
    assert_eq!(t.pool(0), "wk");
    assert_eq!([t.waiting("berlin"), t.waiting("hamburg")], ["rrg", "b"]);
    assert_eq!(t.asks(), "turn 1");
}

#[test]
fn ger_13_a_r_35() {
    let mut t = north().waiting("berlin", "rk").play();
    t.claim(0, "berlin-hamburg:1", "yyyyyyy");
    assert_eq!(t.choices(0), ["board berlin red", "board berlin black"].map(|words| t.action(words)));
    for words in ["pass", "draw", "take 0", "tickets 4 0", "claim hamburg-kiel:1 with purple 2"] {
        assert_eq!(t.refused(0, words), "wrong_phase", "{words}");
    }
    assert_eq!(t.refused(1, "draw"), "not_your_turn");
}

#[test]
fn ger_13_b() {
    let mut t = north().waiting("hamburg", "w").play();
    t.claim(0, "berlin-hamburg:1", "yyyyyyy");
    assert_eq!((t.pool(0).as_str(), t.asks().as_str()), ("w", "turn 1"));
    assert_eq!(t.waiting("hamburg"), "");
}

#[test]
fn ger_13_c() {
    let mut t = north().play();
    t.claim(0, "berlin-hamburg:1", "yyyyyyy");
    assert_eq!((t.pool(0).as_str(), t.asks().as_str()), ("", "turn 1"));
    assert_eq!(t.score(0), 18);
    assert_eq!(t.count(|what| matches!(what, FactData::Boarded { .. })), 0);
}

#[test]
fn ger_13_d() {
    let mut t = north().waiting("berlin", "rk").waiting("hamburg", "wb").play();
    t.claim(0, "berlin-hamburg:1", "yyyyyyy");
    assert_eq!(t.refused(0, "board berlin green"), "bad_passenger");
    assert_eq!(t.refused(0, "board berlin white"), "bad_passenger", "it waits at the other end");
    assert_eq!(t.refused(0, "board hamburg white"), "bad_passenger", "Berlin is asked about first");
    assert_eq!(t.refused(0, "board kiel red"), "bad_passenger");
}

#[test]
fn ger_13_e() {
    let mut t = north().waiting("berlin", "ggg").waiting("hamburg", "ww").play();
    t.claim(0, "berlin-hamburg:1", "yyyyyyy");
    assert_eq!((t.pool(0).as_str(), t.asks().as_str()), ("gw", "turn 1"));
    let mut t = north().waiting("hamburg", "wb").waiting("berlin", "rk").play();
    t.claim(0, "berlin-hamburg:1", "yyyyyyy");
    assert_eq!(t.asks(), "passenger 0 berlin");
    t.act(0, "board berlin red");
    assert_eq!(t.asks(), "passenger 0 hamburg");
}

#[test]
fn ger_13_f() {
    let mut t = north().waiting("berlin", "rrgkw").play();
    t.claim(0, "berlin-hamburg:1", "yyyyyyy").act(0, "board berlin red");
    assert_eq!(t.asks(), "turn 1");
    assert_eq!((t.pool(0).as_str(), t.waiting("berlin").as_str()), ("r", "rgwk"));
}

#[test]
fn ger_13_g() {
    let mut t = north().waiting("berlin", "rk").waiting("hamburg", "rw").play();
    t.claim(0, "berlin-hamburg:1", "yyyyyyy").act(0, "board berlin red").act(0, "board hamburg red");
    assert_eq!(t.pool(0), "rr");
}

#[test]
fn ger_13_h() {
    let mut t = north().waiting("hamburg", "w").waiting("kiel", "g").play();
    t.claim(0, "berlin-hamburg:1", "yyyyyyy").end_turn_by_drawing(1);
    assert_eq!(t.waiting("hamburg"), "");
    t.claim(0, "hamburg-kiel:1", "pp");
    assert_eq!(t.pool(0), "gw", "only Kiel gave one");
    assert_eq!(t.waiting("hamburg"), "");
}

#[test]
fn ger_13_i() {
    let mut t = north().waiting("berlin", "rk").play();
    t.claim(0, "berlin-hamburg:1", "yyyyyyy").act(0, "board berlin red");
    for viewer in [Viewer::Spectator, Viewer::Seat(Seat::new(1))] {
        assert_eq!(t.game.view(viewer).open.passengers, t.game.open().passengers);
    }
    assert_eq!(t.count(|what| matches!(what, FactData::Boarded { color: rules::card::Color::Red, .. })), 1);
}

#[test]
fn ger_13_j_r_36() {
    let scene = scene(2).hand(0, "yykk").waiting("frankreich", "b").waiting("freiburg", "g").waiting("karlsruhe", "r");
    let mut t = scene.play();
    t.claim(0, "freiburg-frankreich", "yy").end_turn_by_drawing(1);
    assert_eq!(t.pool(0), "gb");
    assert_eq!(t.waiting("frankreich"), "");
    // All routes into a country share its passengers, and the only one has been taken.
    t.claim(0, "karlsruhe-frankreich", "kk");
    assert_eq!(t.pool(0), "rgb");
}

#[test]
fn ger_14_r_02() {
    let claims = [
        ("bremen-bremerhaven", "w", 1),
        ("kiel-daenemark", "ww", 2),
        ("bremen-emden", "bbb", 4),
        ("dortmund-kassel", "gggg", 7),
        ("berlin-dresden", "ggggg", 10),
        ("berlin-rostock", "pppppp", 15),
        ("berlin-hamburg:1", "yyyyyyy", 18),
    ];
    for (id, paid, points) in claims {
        let mut t = scene(2).hand(0, paid).play();
        t.claim(0, id, paid);
        assert_eq!(t.score(0), points, "{id}");
        assert_eq!(usize::from(t.trains(0)), 45 - paid.len());
    }
}

// 5.4 Tickets.

#[test]
fn ger_15_a() {
    let t = few_tickets(10, 10).play();
    assert_eq!(mixes(&t, 0), ["4+0", "3+1", "2+2", "1+3", "0+4"]);
    for (mix, kinds_dealt) in [("4 0", "ssss"), ("3 1", "sssl"), ("2 2", "ssll"), ("1 3", "slll"), ("0 4", "llll")] {
        let mut t = few_tickets(10, 10).play();
        t.act(0, &format!("tickets {mix}"));
        assert_eq!(kinds(&t, &t.offer(0)), kinds_dealt);
        assert_eq!(t.asks(), "tickets 0");
    }
    let mut t = few_tickets(10, 10).play();
    for words in ["tickets 3 0", "tickets 4 1", "tickets 252 8", "tickets"] {
        assert_eq!(t.refused(0, words), "bad_mix", "{words}");
    }
}

#[test]
fn ger_15_b_r_34() {
    let mut t = few_tickets(1, 10).play();
    assert_eq!(t.refused(0, "tickets 2 2"), "bad_mix");
    assert_eq!(t.refused(0, "tickets 4 0"), "bad_mix");
    assert_eq!(t.refused(0, "tickets 1 0"), "bad_mix", "not all that were available");
    assert_eq!(mixes(&t, 0), ["1+3", "0+4"]);
    t.act(0, "tickets 1 3");
    assert_eq!(kinds(&t, &t.offer(0)), "slll");
    assert_eq!([t.left(0), t.left(1)], [0, 7]);
}

#[test]
fn ger_15_c_r_34() {
    let mut t = few_tickets(2, 1).play();
    assert_eq!(mixes(&t, 0), ["2+1"]);
    for words in ["tickets 2 0", "tickets 1 1", "tickets 1 2", "tickets 3 1"] {
        assert_eq!(t.refused(0, words), "bad_mix");
    }
    t.act(0, "tickets 2 1");
    assert_eq!(t.offer(0).len(), 3);
    assert_eq!([t.left(0), t.left(1)], [0, 0]);
}

#[test]
fn ger_15_d() {
    let mut t = few_tickets(0, 0).play();
    for words in ["tickets 4 0", "tickets 0 0", "tickets"] {
        assert_eq!(t.refused(0, words), "tickets_empty");
    }
    assert!(mixes(&t, 0).is_empty());
}

#[test]
fn ger_15_e() {
    let mut t = few_tickets(10, 10).play();
    t.act(0, "tickets 2 2");
    assert_eq!(t.refused(0, "keep"), "keep_too_few");
    let offer = t.offer(0);
    let [a, b, c, d] = &offer[..] else { panic!("four tickets") };
    assert_eq!(t.refused(0, &format!("keep under {a} {b} {c} {d}")), "keep_too_few");
    t.act(0, &format!("keep {b} under {a} {c} {d}"));
    assert_eq!(t.tickets(0).join(" "), *b);
}

#[test]
fn ger_15_e_r_23() {
    let mut t = few_tickets(2, 3).play();
    t.act(0, "tickets 2 2");
    let offer = t.offer(0);
    let [a, b, c, d] = &offer[..] else { panic!("four tickets") };
    // Each ticket goes under the deck that it came from, in the player's order, short tickets first.
    assert_eq!(t.refused(0, &format!("keep {c} under {d} {b} {a}")), "bad_return_order");
    assert_eq!(t.refused(0, &format!("keep {c} under {b} {d} {a}")), "bad_return_order");
    assert_eq!(t.refused(0, &format!("keep {c}")), "bad_return_order");
    t.act(0, &format!("keep {c} under {b} {a} {d}"));
    assert_eq!([t.left(0), t.left(1)], [2, 2]);
    t.act(1, "tickets 2 2");
    assert_eq!(t.offer(1)[..2], [b.clone(), a.clone()]);
    assert_eq!(t.offer(1)[3], *d, "under the one that was left");
}

/// Checks whether these routes of one seat connect two places.
fn joins(routes: &[&str], a: &str, b: &str) -> bool {
    let tables = Scene::new("germany", 2).tables;
    let owned = routes.iter().map(|id| route(&tables, id)).collect();
    Network::new(&tables, owned).joins(&tables, [place(&tables, a), place(&tables, b)])
}

#[test]
fn ger_16_a() {
    let routes = ["freiburg-frankreich", "saarbruecken-frankreich"];
    assert!(!joins(&routes, "freiburg", "saarbruecken"));
    // A detour through another port does not connect the places either.
    let routes = ["saarbruecken-frankreich", "karlsruhe-frankreich", "karlsruhe-mannheim"];
    assert!(!joins(&routes, "saarbruecken", "mannheim"));
}

#[test]
fn ger_16_b() {
    let all = ["freiburg-frankreich", "karlsruhe-frankreich", "saarbruecken-frankreich", "karlsruhe-mannheim"];
    let without = ["karlsruhe-mannheim"];
    for (a, b) in [("freiburg", "karlsruhe"), ("freiburg", "mannheim"), ("saarbruecken", "karlsruhe")] {
        assert!(!joins(&all, a, b), "{a} {b}");
    }
    assert!(joins(&all, "karlsruhe", "mannheim") && joins(&without, "karlsruhe", "mannheim"));
    assert!(joins(&all, "mannheim", "frankreich") && !joins(&without, "mannheim", "frankreich"));
}

#[test]
fn ger_17_a() {
    assert!(joins(&["freiburg-frankreich"], "freiburg", "frankreich"));
    assert!(!joins(&["freiburg-frankreich"], "freiburg", "schweiz"));
    assert!(!joins(&["freiburg-frankreich"], "karlsruhe", "frankreich"));
}

/// Counts the completed and failed tickets in the final scores.
fn counted(routes: &[&str], tickets: &[&str]) -> (u8, u8) {
    let result = Scene::new("germany", 2).owns(0, routes).holds(0, tickets).count().results()[0];
    (result.completed, result.failed)
}

#[test]
fn ger_17_b_r_40() {
    // The ticket is completed by any Dutch port that Karlsruhe's component reaches.
    let inland = ["karlsruhe-mannheim", "frankfurt-mannheim:1", "frankfurt-koeln:1", "duesseldorf-koeln:1"];
    let with = |more: &[&'static str]| [&inland[..], more].concat();
    let ticket = ["niederlande-karlsruhe"];
    assert_eq!(counted(&inland, &ticket), (0, 1));
    assert_eq!(counted(&with(&["duesseldorf-niederlande"]), &ticket), (1, 0));
    let muenster = ["dortmund-duesseldorf:1", "dortmund-muenster:1", "muenster-niederlande"];
    assert_eq!(counted(&with(&muenster), &ticket), (1, 0));
    assert_eq!(counted(&with(&["emden-niederlande"]), &ticket), (0, 1), "another component");
}

#[test]
fn ger_17_c_r_39() {
    let apart = ["kiel-daenemark", "emden-niederlande"];
    assert_eq!(counted(&apart, &["daenemark-niederlande"]), (0, 1));
    let joined = [&apart[..], &["bremerhaven-kiel", "bremerhaven-emden"]].concat();
    assert_eq!(counted(&joined, &["daenemark-niederlande"]), (1, 0));
}

// 5.5 The end.

#[test]
fn ger_18() {
    let scene = scene(3).trains(0, 9).hand(0, "yyyyyyy").waiting("berlin", "rk").waiting("hamburg", "wb");
    let mut t = scene.play();
    t.claim(0, "berlin-hamburg:1", "yyyyyyy");
    assert_eq!(t.trains(0), 2);
    t.act(0, "board berlin red");
    assert_eq!(t.count(|what| matches!(what, FactData::LastRound { .. })), 0, "the turn is not over");
    t.act(0, "board hamburg blue");
    assert_eq!(t.count(|what| matches!(what, FactData::LastRound { turns: 3, .. })), 1);
    for seat in [1, 2, 0] {
        assert_eq!(t.asks(), format!("turn {seat}"));
        t.end_turn_by_drawing(seat);
    }
    assert_eq!(t.asks(), "over");
    // With three trains left, the last round does not begin.
    let mut t = self::scene(2).trains(0, 10).hand(0, "yyyyyyy").play();
    t.claim(0, "berlin-hamburg:1", "yyyyyyy");
    assert_eq!(t.count(|what| matches!(what, FactData::LastRound { .. })), 0);
}

#[test]
fn ger_19() {
    let tables = Scene::new("germany", 2).tables;
    let order = [
        ScoreLine::Routes,
        ScoreLine::Tickets,
        ScoreLine::Globetrotter(15),
        ScoreLine::Passengers { most: 20, second: 10 },
    ];
    assert_eq!(tables.edition().lines, order);
    let scene = Scene::new("germany", 2).owns(0, &["koblenz-koeln:1", "koblenz-saarbruecken"]);
    let scene = scene.holds(0, &["koeln-saarbruecken"]).score(0, 5).passengers(0, "rg").passengers(1, "rr");
    let standings = scene.count();
    assert_eq!(standings.results()[0].lines[..4], [5, 4, 15, 20 + 10]);
    assert_eq!(standings.results()[0].total, 54);
    assert_eq!(standings.results()[1].lines[..4], [0, 0, 0, 20]);
}

fn tickets(completed: usize, failed: usize) -> Side {
    Side { completed, failed, ..Side::default() }
}

#[test]
fn ger_20_a() {
    let standings = ending::count("germany", &[tickets(5, 0), tickets(5, 0), tickets(3, 0)]);
    assert_eq!(line(&standings, 2), [15, 15, 0]);
}

#[test]
fn ger_20_b() {
    assert_eq!(line(&ending::count("germany", &[tickets(5, 4), tickets(4, 0)]), 2), [15, 0]);
}

#[test]
fn ger_20_c_r_38() {
    assert_eq!(line(&ending::count("germany", &[tickets(0, 2), tickets(0, 0)]), 2), [0, 0]);
}

/// Returns the points for passengers of one colour, given the number that each seat has.
fn worth(held: &[usize]) -> Vec<i16> {
    let mut points = Vec::new();
    for color in ["r", "k"] {
        let give = |scene: Scene, (seat, &count): (usize, &usize)| scene.passengers(seat, &color.repeat(count));
        points.push(line(&held.iter().enumerate().fold(Scene::new("germany", held.len()), give).count(), 3));
    }
    assert_eq!(points[0], points[1], "all colours are alike");
    points.swap_remove(0)
}

#[test]
fn ger_21_a_ex_70() {
    assert_eq!(worth(&[3, 2, 1]), [20, 10, 0]);
}

#[test]
fn ger_21_b_ex_71() {
    assert_eq!(worth(&[3, 3, 1]), [20, 20, 0]);
}

#[test]
fn ger_21_c_ex_72() {
    assert_eq!(worth(&[3, 2, 2]), [20, 10, 10]);
}

#[test]
fn ger_21_d_ex_73_r_37() {
    assert_eq!(worth(&[2, 0, 0]), [20, 0, 0]);
}

#[test]
fn ger_21_e_ex_74_r_37() {
    assert_eq!(worth(&[0, 0, 0]), [0, 0, 0]);
}

#[test]
fn ger_21_f_ex_75() {
    assert_eq!(worth(&[1, 1, 1]), [20, 20, 20]);
}

#[test]
fn ger_21_g_ex_76() {
    assert_eq!(worth(&[4, 2, 2, 2, 0]), [20, 10, 10, 10, 0]);
}

#[test]
fn ger_21_h_ex_77() {
    assert_eq!(worth(&[5, 5, 0, 0]), [20, 20, 0, 0]);
}

#[test]
fn ger_21_i_ex_78() {
    assert_eq!(worth(&[3, 1]), [20, 10]);
}

#[test]
fn ger_22_a_ex_66() {
    assert_eq!(places("germany", &[host(120, 6, 9), host(120, 6, 11)]), [2, 1]);
}

#[test]
fn ger_22_b_ex_67() {
    assert_eq!(places("germany", &[host(120, 7, 3), host(120, 6, 20)]), [1, 2]);
}

#[test]
fn ger_22_c_ex_68() {
    assert_eq!(places("germany", &[host(120, 6, 9), host(120, 6, 9)]), [1, 1]);
}

#[test]
fn ger_22_d_ex_69() {
    assert_eq!(places("germany", &[host(121, 0, 0), host(120, 9, 30)]), [1, 2]);
}
