//! Before the first turn: SETUP cards, setup steps 10 to 13, pavilions and the caboose privilege.

use rules::ability::Trigger;
use rules::fact::FactData;
use rules::setup::Office;

use crate::mechanisms::toy::{Toy, campaign, coins, desk, office};

fn with_cards(numbers: &[(u8, u8)], crew: &[&str]) -> Office {
    Office { postcards: numbers.to_vec(), crew: crew.iter().map(|id| id.to_string()).collect(), ..office() }
}

#[test]
fn the_caboose_gives_cards_or_dollars() {
    let toy = || Toy::new().rule("caboose_privilege").with("menu =", "newspapers = [18]\nmenu =");
    // Two cards or three dollars, unless the edition says otherwise.
    let smaller = "[privilege]\ncards = 1\ncoins = 2\n\n[marks]";
    for (toy, gain) in [(toy(), (2, 3)), (toy().with("[marks]", smaller), (1, 2))] {
        for (answer, cards, left) in [("answer 0", 4 + gain.0, 5), ("answer 1", 4, 5 + gain.1)] {
            let mut t = toy.start(&[office(), office()], 1);
            assert_eq!((t.asks().as_str(), t.answers(0)), ("privilege 0", vec![0, 1]));
            assert_eq!(t.refused(1, "answer 1"), "not_your_turn");
            assert_eq!(t.refused(1, "draw"), "not_your_turn");
            t.act(0, answer);
            assert_eq!((t.own(0).hand.len(), coins(&t)[0], t.asks().as_str()), (cards, left, "turn 0"));
            assert_eq!(t.count(|what| matches!(what, FactData::NewspaperTurned)), 0, "none before the first turn");
        }
    }
}

#[test]
fn leg_02_leg_10() {
    // The offices come first, then SETUP cards, steps 10 to 13 in order, pavilions, and rule box E.
    let toy = Toy::new()
        .setup(10, "freight-yard")
        .setup(11, "crew-call")
        .setup(12, "posted-rate")
        .setup(13, "first-snow")
        .rule("window")
        .rule("caboose_privilege")
        .rule("exposition")
        .pavilion("p1", "CLAIM", "routes>=3")
        .crew("cr", 2, None, ["SETUP", "true", "-", "STAKE 1"])
        .postcard(1, ["SETUP", "true", "-", "TRAINS 2"])
        .postcard(2, ["CLAIM", "true", "-", "GAIN 1"]);
    let mut t = toy.start(&[with_cards(&[(1, 1)], &["cr"]), Office { trains: 20, ..with_cards(&[(2, 3)], &[]) }], 1);
    assert_eq!((t.trains(0), t.trains(1)), (30, 20), "each office has its own stock");
    assert!(t.asks_cards(0, Trigger::Setup));
    assert_eq!((t.answers(0), campaign(&t).freight.len()), (vec![0, 1], 0));
    assert!(campaign(&t).window.iter().all(Option::is_some), "the window belongs to step 6");
    t.act(0, "answer 1");
    assert_eq!((t.trains(0), desk(&t, 0).postcards[0]), (32, None));
    assert!(t.asks_cards(1, Trigger::Setup));
    assert_eq!(t.answers(1), [0], "whatever the card says");
    t.act(1, "answer 0");
    assert_eq!((t.asks().as_str(), campaign(&t).freight.len(), campaign(&t).pool), ("wage 0", 3, None));
    t.act(0, "answer 1");
    assert_eq!((desk(&t, 0).stakes, coins(&t)), (1, vec![3, 5]));
    assert_eq!((t.asks().as_str(), campaign(&t).snow.len(), campaign(&t).pavilions), ("privilege 0", 4, 1));
    t.act(0, "answer 0");
    assert_eq!(t.asks(), "turn 0");
}

#[test]
fn crew_rests_unless_its_wage_is_paid() {
    let toy = Toy::new()
        .setup(11, "crew-call")
        .crew("c1", 2, None, ["TURN_START", "true", "-", "GAIN 1"])
        .crew("c2", 4, None, ["ALWAYS", "true", "-", "MOD hold+1"])
        .crew("c3", 6, None, ["ALWAYS", "true", "-", "MOD hold+1"]);
    let mut t = toy.start(&[with_cards(&[], &["c1", "c2"]), with_cards(&[], &["c3"])], 1);
    assert_eq!(t.asks(), "wage 0");
    assert_eq!(t.refused(1, "answer 1"), "not_your_turn");
    t.act(0, "answer 1");
    // One seat can no longer pay four dollars, and the other seat never had six.
    assert_eq!((t.asks().as_str(), coins(&t)), ("turn 0", vec![4, 5]), "two paid, one won at the start of the turn");
    assert_eq!(desk(&t, 0).crew.map(|hired| hired.is_some_and(|hired| hired.paid)), [true, false]);
    let mut t = toy.start(&[with_cards(&[], &["c1"]), office()], 1);
    t.act(0, "answer 0");
    assert_eq!((t.asks().as_str(), coins(&t)[0]), ("turn 0", 5), "it does nothing in this game");
}

#[test]
fn setup_crew_acts_when_it_is_paid() {
    let toy = Toy::new()
        .setup(11, "crew-call")
        .crew("c1", 1, Some(1), ["SETUP", "true", "-", "DRAW 2"])
        .crew("c2", 1, None, ["SETUP", "cash<=1", "-", "GAIN 9"])
        .crew("c3", 1, None, ["SETUP", "true", "CASH 2", "GAIN 9"]);
    let mut t = toy.start(&[with_cards(&[], &["c1", "c2"]), with_cards(&[], &["c3"])], 1);
    t.act(0, "answer 1");
    assert_eq!((t.asks().as_str(), t.answers(0)), ("crew 0", vec![0, 1]), "a counted use is optional");
    t.act(0, "answer 1");
    assert_eq!(t.own(0).hand.len(), 6);
    t.act(0, "answer 1");
    assert_eq!((t.asks().as_str(), coins(&t)[0]), ("wage 1", 3), "its condition does not hold");
    t.act(1, "answer 1");
    assert_eq!(t.asks(), "use 1 c3");
    t.act(1, "answer 1");
    assert_eq!((coins(&t)[1], t.asks().as_str()), (5 - 1 - 2 + 9, "turn 0"));
}

#[test]
fn offices_that_do_not_fit_the_edition_are_refused() {
    let toy = Toy::new()
        .crew("c1", 1, None, ["ALWAYS", "true", "-", "MOD hold+1"])
        .postcard(1, ["CLAIM", "true", "-", "GAIN 1"]);
    let wrong = |offices: &[Office], delivery: &[u8]| {
        let mut setup = toy.scene(2).setup;
        setup.offices = offices.to_vec();
        setup.delivery = delivery.to_vec();
        let refused = setup.check(toy.scene(2).tables.edition()).expect_err("it does not fit");
        refused.to_string().split(": ").nth(1).expect("what is wrong").to_string()
    };
    assert_eq!(wrong(&[office()], &[]), "1 offices for 2 seats");
    assert_eq!(wrong(&[with_cards(&[(2, 1)], &[]), office()], &[]), "there is no postcard 2");
    assert_eq!(wrong(&[with_cards(&[(1, 1)], &[]), office()], &[1]), "postcard 1 is in two places");
    assert_eq!(wrong(&[with_cards(&[(1, 0)], &[]), office()], &[]), "a postcard must have uses left");
    assert_eq!(wrong(&[with_cards(&[], &["c2"]), office()], &[]), "there is no crew card c2");
    assert_eq!(wrong(&[with_cards(&[], &["c1"]), with_cards(&[], &["c1"])], &[]), "crew card c1 is in two places");
    assert_eq!(wrong(&[Office { trains: 33, ..office() }, office()], &[]), "the number of trains (33) is out of range");
    assert_eq!(wrong(&[Office { trains: 2, ..office() }, office()], &[]), "the number of trains (2) is out of range");
}
