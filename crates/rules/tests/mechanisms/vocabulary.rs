//! Every word of the card language, with its expected effect. Words without a row are reported.

use std::collections::BTreeSet;

use rules::ability::{Modifier, Trigger};
use rules::card::Color;
use rules::ids::{Id, Seat};

use crate::mechanisms::toy::{Toy, campaign, coins, desk};
use crate::rulebook::scene::{Scene, Table};

/// Gives the first legal answer until seat 0 is asked about its postcard at this trigger, or until
/// its turn is over. Returns whether seat 0 was asked.
fn reaches(t: &mut Table, trigger: Trigger) -> bool {
    for _ in 0..60 {
        if t.asks_cards(0, trigger) {
            return true;
        }
        let Some(seat) = t.game.asking().and_then(|ask| ask.seat()) else { return false };
        if t.game.open().turn != Some(Seat::ZERO) {
            return false;
        }
        let action = t.choices(seat.index())[0];
        t.game.act(seat, &action, &mut rules::fact::NoListener).expect("a choice is legal");
        while t.deal_one() {}
    }
    false
}

/// For each trigger, an action by seat 0 that leads to it. The action is empty if none is needed.
const MOMENTS: [(&str, &str); 12] = [
    ("SETUP", ""),
    ("TURN_START", ""),
    ("TURN_END", "draw"),
    ("PAY", "name bern-cody"),
    ("CLAIM", "name bern-cody"),
    ("DRAW", "draw"),
    ("LOCO_UP", "take 4"),
    ("TICKETS", "tickets"),
    ("REVEAL", "draw"),
    ("LAST_ROUND", "name bern-cody"),
    ("GAME_END", "draw"),
    ("ALWAYS", ""),
];

#[test]
fn triggers() {
    assert_eq!(MOMENTS.map(|(word, _)| word), Trigger::WORDS.map(|(word, _)| word));
    for ((word, action), (_, trigger)) in MOMENTS.into_iter().zip(Trigger::WORDS) {
        let toy = Toy::new()
            .step(11, "cards")
            .event("bolt", ["REVEAL", "true", "-", "ALL: GAIN 1"])
            .postcard(1, [word, "true", "-", "GAIN 1"]);
        if trigger == Trigger::Setup {
            let office = rules::setup::Office { postcards: vec![(1, 1)], ..crate::mechanisms::toy::office() };
            let t = toy.start(&[office, crate::mechanisms::toy::office()], 1);
            assert!(t.asks_cards(0, trigger));
            continue;
        }
        let deck = if trigger == Trigger::Reveal { "N yyyyyyyyyyyyyyyy" } else { "yyyyyyyyyyyyyyyyyy" };
        let scene = toy.scene(2).postcards(0, &[(1, 1)]).hand(0, "g").market("r g b r L").deck(deck).events(&["bolt"]);
        let scene = match trigger {
            Trigger::LastRound => scene.trains(0, 3),
            Trigger::GameEnd => scene.turns_left(1),
            _ => scene,
        };
        let mut t = scene.play();
        if !action.is_empty() {
            t.act(0, action);
        }
        assert_eq!(reaches(&mut t, trigger), trigger != Trigger::Always, "{word}");
        if trigger != Trigger::Always {
            let before = coins(&t)[0];
            assert_eq!(t.answers(0), [0, 1], "{word}");
            t.act(0, "answer 1");
            assert_eq!(coins(&t)[0], before + 1, "{word}");
        }
    }
}

/// A condition, a claim (route, payment) after which it holds, and another after which it does not.
/// `before` prepares the scene.
type Row = (&'static str, (&'static str, &'static str), (&'static str, &'static str));

const AFTER_CLAIMS: [Row; 24] = [
    ("len>=3", ("alba-bern", "rrr"), ("bern-dart", "rr")),
    ("len<=2", ("bern-dart", "rr"), ("alba-bern", "rrr")),
    ("len=4", ("eton-ford", "gggg"), ("bern-eton", "bbbbb")),
    ("color=red", ("bern-dart", "rr"), ("alba-cody:2", "bb")),
    ("gray", ("bern-cody", "r"), ("cody-dart", "y")),
    ("company_color", ("bern-dart", "rr"), ("bern-cody", "r")),
    ("pool_color", ("alba-cody:2", "bb"), ("bern-cody", "b")),
    ("multi", ("alba-cody:1", "rr"), ("bern-dart", "rr")),
    ("large", ("alba-bern", "rrr"), ("bern-dart", "rr")),
    ("touch(eton,zulu)", ("cody-eton", "rr"), ("bern-dart", "rr")),
    ("on(F1,F9)", ("cody-eton", "rr"), ("bern-dart", "rr")),
    ("joins_boards", ("bern-dart", "rr"), ("alba-bern", "rrr")),
    ("zonecross", ("eton-ford", "gggg"), ("cody-dart", "y")),
    ("house", ("bern-dart", "rr"), ("cody-dart", "y")),
    ("pick>=2", ("alba-bern", "RRr"), ("alba-bern", "Rrr")),
    ("skull>=1", ("alba-bern", "r!rr"), ("alba-bern", "Rrr")),
    ("link(alba,eton)", ("bern-eton", "bbbbb"), ("eton-ford", "gggg")),
    ("large>=2", ("alba-cody:1", "rr"), ("bern-dart", "rr")),
    ("boards>=3", ("cody-eton", "gg"), ("eton-ford", "gggg")),
    ("zones>=2", ("bern-cody", "r"), ("alba-bern", "rrr")),
    ("routes>=2", ("bern-dart", "rr"), ("bern-dart", "rr")),
    ("cash<=5", ("bern-dart", "rr"), ("bern-dart", "rr")),
    ("hand>=1", ("bern-dart", "rr"), ("bern-dart", "rr")),
    ("true", ("bern-dart", "rr"), ("bern-dart", "rr")),
];

/// Words that do not depend on a single claim. They are tested below or, if they are about tickets,
/// in `postcards.rs`.
const OTHERWISE: [&str; 11] = [
    "cash=least",
    "trains<=",
    "trains>=",
    "my_newspaper",
    "event_current",
    "ended_by_me",
    "not_last_round",
    "tickets_done>=",
    "tickets_failed=0",
    "link(x,zulu)",
    "routes>=",
];

/// Returns the scene before a claim. `holds` decides whether the claim meets the condition.
fn before(condition: &str, holds: bool) -> Scene {
    let toy =
        Toy::new().step(11, "cards").company("red", "red", "GAIN 0").postcard(1, ["CLAIM", condition, "-", "GAIN 1"]);
    let scene = toy.scene(2).postcards(0, &[(1, 1)]).houses(1, &["bern"]);
    let scene = scene.laid(|_, campaign| campaign.pool = Some(Color::Blue));
    match (condition, holds) {
        ("link(alba,eton)", _) => scene.owns(0, &["alba-bern"]),
        ("boards>=3", _) => scene.owns(0, &["alba-cody:1"]),
        ("routes>=2", true) => scene.owns(0, &["eton-ford"]),
        ("cash<=5", false) => scene.coins(0, 6),
        _ => scene,
    }
}

#[test]
fn conditions_of_a_claim() {
    for (condition, yes, no) in AFTER_CLAIMS {
        for (holds, (route, paid)) in [(true, yes), (false, no)] {
            if !holds && condition == "true" {
                continue;
            }
            let hand = match condition {
                "hand>=1" if holds => format!("{paid}g"),
                _ => paid.to_string(),
            };
            let mut t = before(condition, holds).hand(0, &hand).play();
            t.build(0, route, paid);
            let answers = if holds { vec![0, 1] } else { vec![0] };
            assert_eq!((t.asks().as_str(), t.answers(0)), ("cards 0 CLAIM", answers), "{condition} after {route}");
        }
    }
    let mut t = before("link(alba,zulu)", true).hand(0, "rr").play();
    t.build(0, "bern-dart", "rr");
    assert_eq!(t.answers(0), [0], "a city that is elsewhere is never reached");
}

#[test]
fn network_conditions_need_one_connected_network() {
    // Two large cities in different networks do not meet the condition.
    let toy = Toy::new().step(11, "cards").postcard(1, ["CLAIM", "large>=2", "-", "GAIN 1"]);
    let mut t = toy.scene(2).postcards(0, &[(1, 1)]).owns(0, &["eton-ford"]).hand(0, "rrr").play();
    t.build(0, "alba-bern", "rrr");
    assert_eq!(t.answers(0), [0]);
}

/// A function that changes a scene before it is played.
type Change<'a> = &'a dyn Fn(Scene) -> Scene;

#[test]
fn conditions_of_a_seat() {
    let at_start = |condition: &str, change: &dyn Fn(Scene) -> Scene| {
        let toy = Toy::new()
            .event("ev", ["CLAIM", "true", "-", "GAIN 1"])
            .postcard(1, ["TURN_START", condition, "-", "GAIN 1"]);
        change(toy.scene(2).postcards(0, &[(1, 1)])).play().answers(0).len() == 2
    };
    let rows: [(&str, Change<'_>, bool); 12] = [
        ("cash=least", &|scene| scene, true),
        ("cash=least", &|scene| scene.coins(1, 4), false),
        ("trains<=4", &|scene| scene.trains(0, 4), true),
        ("trains<=4", &|scene| scene.trains(0, 5), false),
        ("trains>=8", &|scene| scene.trains(0, 8), true),
        ("trains>=8", &|scene| scene.trains(0, 7), false),
        ("event_current", &|scene| scene.turned(&["ev"]), true),
        ("event_current", &|scene| scene, false),
        ("not_last_round", &|scene| scene, true),
        ("not_last_round", &|scene| scene.turns_left(2), false),
        ("hand>=3", &|scene| scene.hand(0, "rgb"), true),
        ("hand>=3", &|scene| scene.hand(0, "rg"), false),
    ];
    for (condition, change, holds) in rows {
        assert_eq!(at_start(condition, change), holds, "{condition}");
    }
}

#[test]
fn newspaper_is_credited_to_the_drawing_seat() {
    let toy = Toy::new()
        .event("bolt", ["REVEAL", "true", "-", "ALL[my_newspaper]: GAIN 7"])
        .postcard(1, ["REVEAL", "my_newspaper", "-", "GAIN 2"]);
    for (action, mine) in [("draw", true), ("take 0", true)] {
        let scene = toy.scene(2).postcards(0, &[(1, 1)]).postcards(1, &[(1, 1)]);
        let mut t = scene.deck("N yyyyyyyyyyyyyy").events(&["bolt"]).play();
        t.act(0, action);
        assert_eq!((t.asks().as_str(), t.answers(0).len() == 2), ("cards 0 REVEAL", mine), "{action}");
        assert_eq!(coins(&t), [12, 5], "the event knows as well");
        t.act(0, "answer 1");
        assert_eq!((t.asks().as_str(), t.answers(1)), ("cards 1 REVEAL", vec![0]));
    }
    // If a newspaper turns up while a gap is filled after a payment, no seat is credited with it.
    let scene = toy.scene(2).postcards(0, &[(1, 1)]).market("- g b y y").deck("").hand(0, "g");
    let mut scene = scene.events(&["bolt"]);
    scene.position.newspapers = [0, 1];
    let mut t = scene.then("N g").play();
    t.act(0, "name bern-cody").pay(0, "g");
    assert_eq!((t.asks().as_str(), t.answers(0)), ("cards 0 REVEAL", vec![0]));
}

#[test]
fn end_is_credited_to_the_seat_that_triggered_it() {
    let toy = Toy::new().postcard(1, ["LAST_ROUND", "ended_by_me", "-", "GAIN 5"]);
    let scene = toy.scene(2).postcards(0, &[(1, 1)]).postcards(1, &[(1, 1)]);
    let mut t = scene.hand(0, "g").trains(0, 3).play();
    t.build(0, "bern-cody", "g");
    assert_eq!((t.asks().as_str(), t.answers(0)), ("cards 0 LAST_ROUND", vec![0, 1]));
    t.act(0, "answer 0");
    assert_eq!((t.asks().as_str(), t.answers(1)), ("cards 1 LAST_ROUND", vec![0]));
}

#[test]
fn every_condition_has_a_row() {
    let rows: BTreeSet<String> = AFTER_CLAIMS.iter().map(|(text, ..)| word(text)).chain(OTHERWISE.map(word)).collect();
    let message = Toy::new().event("ev", ["CLAIM", "nonsense", "-", "GAIN 1"]).flaws().remove(0);
    let list = message.split("one of ").nth(1).expect("the words are listed").trim_end_matches('.').to_string();
    let mut words = Vec::new();
    for text in list.split(", ") {
        words.push(word(text));
    }
    assert!(words.len() > 30, "{message}");
    for word in words {
        assert!(rows.contains(&word), "{word} has no row");
    }
}

/// Returns a word without its number, colour or names.
fn word(text: &str) -> String {
    match text.find(['=', '(']) {
        Some(at) if !["tickets_failed=0", "cash=least"].contains(&text) => text[..=at].to_string(),
        _ => text.to_string(),
    }
}

/// An effect of a card used after a claim of one space, and its expected result.
type Effect = (&'static str, fn(&Table) -> bool);

const EFFECTS: [Effect; 20] = [
    ("GAIN 3", |t| coins(t) == [8, 5]),
    ("PAY 3", |t| coins(t) == [2, 5]),
    ("PAY 9", |t| coins(t) == [0, 5]),
    ("POOL 2", |t| coins(t) == [3, 5] && campaign(t).chest == 6),
    ("POOL 9", |t| coins(t) == [0, 5] && campaign(t).chest == 9),
    ("DRAW 2", |t| t.hand(0) == "yy"),
    ("TVALUE 5", |t| desk(t, 0).ticket_value == 5),
    ("VAULT 8", |t| desk(t, 0).vault == 8 && coins(t) == [5, 5]),
    ("TRAINS 2", |t| t.trains(0) == 31),
    ("STAKE 2", |t| desk(t, 0).stakes == 2),
    ("EVIDENCE 1", |t| campaign(t).evidence == 1),
    ("POSTCARD 1", |t| desk(t, 0).drawn.len() == 1),
    ("BYLEN 3 1 1", |t| coins(t) == [8, 5]),
    ("DRAWLEN 2 1 1", |t| t.hand(0) == "yy"),
    ("REFRESH", |t| t.market() == "y y g g b"),
    ("EXTRA_TURN", |t| t.asks() == "turn 0"),
    ("RETIRE_CURRENT", |t| campaign(t).event_retired == 1 && campaign(t).event.is_none()),
    ("GAIN 1; DRAW 1", |t| coins(t) == [6, 5] && t.hand(0) == "y"),
    ("TAKE 1", |t| t.asks() == "take 0"),
    ("TICKETS 3 0", |t| {
        t.asks() == "tickets 0" && t.offer(0).len() == 3 && t.allows(0, "keep under alba-cody alba-dart bern-eton")
    }),
];

/// Words that are tested in `postcards.rs` or in other tests below.
const ELSEWHERE: [&str; 5] = ["FREE", "ANYCOLOR", "UNLOCK", "MOD", "CHOOSE"];

#[test]
fn effects() {
    for (effect, holds) in EFFECTS {
        let toy = Toy::new()
            .step(11, "cards")
            .event("ev", ["DRAW", "true", "-", "GAIN 1"])
            .postcard(1, ["CLAIM", "true", "-", effect])
            .postcard(2, ["PAY", "true", "-", "FREE 1"]);
        let mut scene = toy.scene(2).postcards(0, &[(1, 1)]).hand(0, "g").turned(&["ev"]).events(&[]);
        scene = scene.pile(0, &["alba-cody", "alba-dart", "bern-eton", "cody-ford"]);
        scene.setup.delivery = vec![2];
        let scene = scene.laid(|_, campaign| (campaign.pool, campaign.chest) = (Some(Color::Red), 4));
        let mut t = scene.play();
        t.build(0, "bern-cody", "g").act(0, "answer 1");
        assert!(holds(&t), "{effect}: {:?} {} {}", coins(&t), t.hand(0), t.asks());
    }
}

#[test]
fn every_effect_has_a_row() {
    let rows: BTreeSet<&str> = EFFECTS.iter().flat_map(|(text, _)| text.split(' ').next()).chain(ELSEWHERE).collect();
    let message = Toy::new().event("ev", ["CLAIM", "true", "-", "NONSENSE 1"]).flaws().remove(0);
    let words =
        message.split(|letter: char| !(letter.is_ascii_uppercase() || letter == '_')).filter(|word| word.len() > 2);
    let words: Vec<&str> = words.filter(|word| *word != "NONSENSE").collect();
    assert!(words.len() > 18, "{message}");
    for word in words {
        assert!(rows.contains(word), "{word} has no row");
    }
}

#[test]
fn a_seat_chooses_one_of_two() {
    let toy = Toy::new().step(3, "company-bonus").company("red", "red", "CHOOSE GAIN 2 | DRAW 2");
    for (answer, left, hand) in [("answer 0", 7, ""), ("answer 1", 5, "yy")] {
        let mut t = toy.scene(2).hand(0, "rr").play();
        t.build(0, "bern-dart", "rr");
        assert_eq!(t.asks(), "choose 0 red");
        t.act(0, answer);
        assert_eq!((coins(&t)[0], t.hand(0).as_str()), (left, hand));
    }
}

#[test]
fn costs() {
    for (cost, hand, had, answers, after) in [
        ("-", "g", 0, vec![0, 1], (9, "")),
        ("CASH 2", "g", 2, vec![0, 1], (9, "")),
        ("CASH 2", "g", 1, vec![0], (1, "")),
        ("LOCO 1", "gL", 0, vec![0, 1], (9, "")),
        ("LOCO 2", "gL", 0, vec![0], (0, "L")),
    ] {
        let toy = Toy::new().step(11, "cards").postcard(1, ["CLAIM", "true", cost, "GAIN 9"]);
        let mut t = toy.scene(2).postcards(0, &[(1, 1)]).hand(0, hand).coins(0, had).play();
        t.build(0, "bern-cody", "g");
        assert_eq!(t.answers(0), answers, "{cost}");
        t.act(0, &format!("answer {}", answers[answers.len() - 1]));
        assert_eq!((coins(&t)[0], t.hand(0).as_str()), after, "{cost}");
    }
}

#[test]
fn scopes() {
    // It is seat 1's turn. Seats 0 and 2 own routes of the first frontier board. Seat 1 has the most money, and seat 0
    // the least.
    for (does, expected) in [
        ("GAIN 2", [1, 9, 4]),
        ("CURRENT: GAIN 2", [1, 9, 4]),
        ("ALL: GAIN 2", [3, 9, 6]),
        ("ALL[on(F1)]: GAIN 2", [3, 7, 6]),
        ("ALL[cash<=1]: GAIN 2", [3, 7, 4]),
        ("MOST: PAY 2; LEAST: GAIN 2", [3, 5, 4]),
        // Both scopes are determined before the first effect is applied.
        ("MOST: PAY 7; MOST: GAIN 1", [1, 1, 4]),
    ] {
        let toy = Toy::new().event("bolt", ["REVEAL", "true", "-", does]);
        let scene = toy.scene(3).turn(1).owns(0, &["cody-eton"]).owns(2, &["eton-ford"]).owns(1, &["alba-bern"]);
        let scene = scene.coins(0, 1).coins(1, 7).coins(2, 4);
        let mut t = scene.deck("N yyyyyyyyyyyyyy").events(&["bolt"]).play();
        t.act(1, "draw");
        assert_eq!(coins(&t), expected, "{does}");
    }
    let toy = Toy::new().event("bolt", ["REVEAL", "true", "-", "MOST: PAY 2; LEAST: GAIN 2"]);
    let mut t = toy.scene(3).deck("N yyyyyyyyyyyyyy").events(&["bolt"]).play();
    t.act(0, "draw");
    assert_eq!(coins(&t), [5, 5, 5], "all are equal");
}

/// Modifiers, each with the file in which it is tested.
const MODIFIERS: [(&str, &str); 13] = [
    ("draw_tickets+1", include_str!("window.rs")),
    ("no_loco_up", include_str!("vocabulary.rs")),
    ("large_bonus-1", include_str!("vocabulary.rs")),
    ("company_bonus_x2", include_str!("vocabulary.rs")),
    ("no_load", include_str!("freight.rs")),
    ("freight_pay+1", include_str!("freight.rs")),
    ("hold+1", include_str!("freight.rs")),
    ("wire_cost+1", include_str!("telegraph.rs")),
    ("wire_len3", include_str!("telegraph.rs")),
    ("hazard_safe", include_str!("hazard.rs")),
    ("stake_one", include_str!("survey.rs")),
    ("snow_free", include_str!("snow.rs")),
    ("dine_free", include_str!("houses.rs")),
];

#[test]
fn every_modifier_has_its_test() {
    assert_eq!(MODIFIERS.map(|(word, _)| word), Modifier::WORDS.map(|(word, _)| word));
    for (word, file) in MODIFIERS {
        assert!(file.contains(&format!("MOD {word}")), "{word}");
    }
}

fn under(does: &str) -> Scene {
    let toy = Toy::new()
        .step(3, "company-bonus")
        .step(12, "large-city")
        .company("red", "red", "GAIN 1")
        .event("ev", ["ALWAYS", "true", "-", does]);
    toy.scene(2).turned(&["ev"])
}

#[test]
fn modifiers_of_the_common_rules() {
    let mut t = under("MOD no_loco_up").market("r g b y L").play();
    assert_eq!(t.refused(0, "take 4"), "locomotive_barred");
    for (does, gained, drawn) in [("MOD company_bonus_x2", 2, 1), ("MOD large_bonus-1", 1, 0), ("MOD no_load", 1, 1)] {
        let mut t = under(does).hand(0, "rrr").play();
        t.build(0, "alba-bern", "rrr");
        assert_eq!((coins(&t)[0], t.hand(0).len()), (5 + gained, drawn), "{does}");
    }
    // The modifier applies regardless of the card's trigger and condition.
    let toy =
        Toy::new().step(12, "large-city").crew("cr", 1, None, ["CLAIM", "len>=6", "-", "GAIN 1; MOD large_bonus-1"]);
    let mut t = toy.scene(2).crew(0, &[0]).hand(0, "rrr").play();
    t.build(0, "alba-bern", "rrr");
    assert_eq!(t.hand(0), "");
}

#[test]
fn more_tickets_for_one_action() {
    let toy = Toy::new()
        .crew("cr", 1, None, ["ALWAYS", "true", "-", "MOD draw_tickets+1"])
        .postcard(1, ["TICKETS", "true", "-", "MOD draw_tickets+1; GAIN 2"]);
    let mut t = toy.scene(2).crew(0, &[0]).postcards(0, &[(1, 2)]).play();
    t.act(0, "tickets").act(0, "answer 1");
    assert_eq!((t.offer(0).len(), coins(&t)[0], campaign(&t).more_tickets), (5, 7, 1));
    let kept = t.offer(0).join(" ");
    t.act(0, &format!("keep {kept}"));
    t.draw_two(1);
    t.act(0, "tickets").act(0, "answer 0");
    assert_eq!((t.offer(0).len(), campaign(&t).more_tickets), (4, 0));
}
