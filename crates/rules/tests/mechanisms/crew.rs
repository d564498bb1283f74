//! Crew duties: the effects of paid crew, and how often each crew card takes effect.

use crate::mechanisms::toy::{Toy, coins, desk};

#[test]
fn counted_uses_are_optional_and_run_out() {
    let toy = Toy::new().crew("cr", 1, Some(2), ["DRAW", "true", "-", "DRAW 1"]);
    let mut t = toy.scene(2).crew(0, &[0]).deck("yyyyyyyy gggggggg bbbbbbbb rrrrrr").play();
    for (answer, uses) in [("answer 0", 2), ("answer 1", 1), ("answer 1", 0)] {
        t.act(0, "draw").act(0, "draw");
        assert_eq!((t.asks().as_str(), t.answers(0)), ("crew 0", vec![0, 1]));
        t.act(0, answer);
        assert_eq!(desk(&t, 0).crew[0].map(|hired| hired.uses), Some(uses));
        t.draw_two(1);
    }
    t.draw_two(0);
    assert_eq!((t.asks().as_str(), t.own(0).hand.len()), ("turn 1", 4 * 2 + 2));
}

#[test]
fn uncounted_crew_acts_whenever_its_condition_holds() {
    let toy = Toy::new().step(11, "cards").crew("cr", 1, None, ["CLAIM", "len>=5", "-", "GAIN 2"]);
    for (route, paid, gained) in [("bern-eton", "bbbbb", 2), ("eton-ford", "gggg", 0)] {
        let mut t = toy.scene(2).crew(0, &[0]).hand(0, paid).play();
        t.build(0, route, paid);
        assert_eq!((coins(&t), t.asks().as_str()), (vec![5 + gained, 5], "turn 1"));
    }
}

#[test]
fn unpaid_crew_does_nothing() {
    let toy = Toy::new().step(11, "cards").crew("cr", 1, None, ["CLAIM", "true", "-", "GAIN 2"]);
    let scene = toy.scene(2).crew(0, &[0]).desk(0, |desk| {
        if let Some(hired) = &mut desk.crew[0] {
            hired.paid = false;
        }
    });
    let mut t = scene.hand(0, "g").play();
    t.build(0, "bern-cody", "g");
    assert_eq!(coins(&t)[0], 5);
}

#[test]
fn crew_acts_before_postcards_and_one_after_the_other() {
    let toy = Toy::new()
        .step(11, "cards")
        .crew("c1", 1, Some(1), ["CLAIM", "true", "-", "GAIN 1"])
        .crew("c2", 1, Some(1), ["CLAIM", "true", "-", "GAIN 2"])
        .postcard(1, ["CLAIM", "true", "-", "GAIN 4"]);
    let mut t = toy.scene(2).crew(0, &[0, 1]).postcards(0, &[(1, 1)]).hand(0, "g").play();
    t.build(0, "bern-cody", "g");
    assert_eq!(t.asks(), "crew 0");
    t.act(0, "answer 1");
    assert_eq!((t.asks().as_str(), coins(&t)[0]), ("crew 0", 6));
    t.act(0, "answer 1");
    assert_eq!((t.asks().as_str(), coins(&t)[0]), ("cards 0 CLAIM", 8));
    t.act(0, "answer 1");
    assert_eq!((t.asks().as_str(), coins(&t)[0]), ("turn 1", 12));
}
