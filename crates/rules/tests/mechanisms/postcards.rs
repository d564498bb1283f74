//! Postcards: when a seat is asked about them, what they do and how often, and how they help with payments.

use rules::ability::Trigger;
use rules::fact::FactData;
use rules::ids::{Id, PostcardId};
use rules::mechanism::{EffectFact, EventFact, MechanismFact};

use crate::mechanisms::toy::{Toy, campaign, coins, desk};
use crate::rulebook::scene::{Scene, Table, letters};

fn toy() -> Toy {
    Toy::new().step(11, "cards")
}

/// Returns a scene in which seat 0 holds postcard 1 with one use, and this hand.
fn holding(card: [&str; 4], hand: &str) -> Scene {
    toy().postcard(1, card).scene(2).postcards(0, &[(1, 1)]).hand(0, hand)
}

#[test]
fn only_the_holder_of_a_card_is_asked() {
    let toy = toy().postcard(1, ["CLAIM", "len>=5", "-", "GAIN 4"]).postcard(2, ["TURN_START", "true", "-", "GAIN 1"]);
    let mut t = toy.scene(2).postcards(0, &[(1, 1)]).hand(0, "g").hand(1, "rr").rest_to(0).play();
    assert!(t.asks_cards(0, Trigger::TurnStart), "another card of the edition is used then");
    assert_eq!(t.answers(0), [0]);
    t.act(0, "answer 0").build(0, "bern-cody", "g");
    assert_eq!((t.asks().as_str(), t.answers(0)), ("cards 0 CLAIM", vec![0]));
    t.act(0, "answer 0");
    assert_eq!(t.asks(), "turn 1", "who holds none is not asked");
    t.build(1, "bern-dart", "rr");
    assert!(t.asks_cards(0, Trigger::TurnStart));
}

#[test]
fn holder_uses_each_card_once_in_any_order() {
    let toy = toy().postcard(1, ["CLAIM", "true", "-", "GAIN 1"]).postcard(2, ["CLAIM", "true", "-", "GAIN 2"]);
    let mut t = toy.scene(2).postcards(0, &[(1, 3), (2, 1)]).hand(0, "g").play();
    t.build(0, "bern-cody", "g");
    assert_eq!(t.answers(0), [0, 1, 2]);
    t.act(0, "answer 2");
    assert_eq!((t.answers(0), coins(&t)[0]), (vec![0, 1], 7));
    t.act(0, "answer 1");
    assert_eq!((t.asks().as_str(), coins(&t)[0]), ("turn 1", 8), "once for each trigger");
    assert_eq!(desk(&t, 0).postcards[..2], [Some((PostcardId::new(1), 2)), None], "the other is done with");
}

#[test]
fn completing_a_postcard_is_optional_and_can_wait() {
    let mut t = holding(["CLAIM", "true", "-", "GAIN 4"], "g").play();
    t.build(0, "bern-cody", "g").act(0, "answer 0");
    assert_eq!((coins(&t)[0], desk(&t, 0).postcards[0]), (5, Some((PostcardId::new(1), 1))));
}

#[test]
fn a_card_waits_for_the_rule_it_needs() {
    let card = ["CLAIM", "true", "-", "GAIN 4"];
    for (toy, answers) in [(toy(), vec![0]), (toy().slot("P"), vec![0, 1])] {
        let mut t = toy.postcard(1, card).needs("P").scene(2).postcards(0, &[(1, 1)]).hand(0, "g").play();
        t.build(0, "bern-cody", "g");
        assert_eq!((t.asks().as_str(), t.answers(0)), ("cards 0 CLAIM", answers));
    }
}

#[test]
fn ex_09_leg_18_a_leg_18_b() {
    let toy =
        toy().postcard(1, ["CLAIM", "true", "LOCO 1", "GAIN 5"]).postcard(2, ["CLAIM", "true", "LOCO 1", "DRAW 2"]);
    let claimed = |hand: &str| {
        let mut t = toy.scene(2).postcards(0, &[(1, 1), (2, 1)]).hand(0, hand).play();
        t.build(0, "bern-cody", "g");
        t
    };
    let mut t = claimed("g LL");
    t.act(0, "answer 1");
    assert_eq!((t.hand(0).as_str(), coins(&t)[0], t.answers(0)), ("L", 10, vec![0, 2]));
    t.act(0, "answer 2");
    assert_eq!((t.hand(0).as_str(), t.asks().as_str()), ("yy", "turn 1"));
    assert_eq!(letters(&t.game.open().discard), "gLL", "two extra locomotives");
    let mut t = claimed("g L");
    t.act(0, "answer 1");
    assert_eq!((t.answers(0), t.hand(0).as_str()), (vec![0], ""), "one locomotive serves one of them");
    assert_eq!(claimed("g").answers(0), [0]);
}

#[test]
fn an_extra_locomotive_can_come_with_the_first_card() {
    // Each cost is paid when its effect is applied, from what the seat has at that time.
    let toy =
        toy().postcard(1, ["CLAIM", "true", "LOCO 1", "GAIN 5"]).postcard(2, ["CLAIM", "true", "LOCO 1", "DRAW 2"]);
    let mut t = toy.scene(2).postcards(0, &[(1, 1), (2, 1)]).hand(0, "g L").deck("L yyyyyyyyyyyy").play();
    t.build(0, "bern-cody", "g").act(0, "answer 2");
    assert_eq!((t.hand(0).as_str(), t.answers(0)), ("yL", vec![0, 1]));
}

#[test]
fn cost_is_paid_before_the_effect() {
    let mut t = holding(["CLAIM", "true", "CASH 2", "GAIN 4"], "g").coins(0, 1).play();
    t.build(0, "bern-cody", "g");
    assert_eq!(t.answers(0), [0]);
    let mut t = holding(["CLAIM", "true", "CASH 2", "GAIN 4"], "g").coins(0, 2).play();
    t.build(0, "bern-cody", "g").act(0, "answer 1");
    assert_eq!(coins(&t)[0], 4);
}

// Help with payments.

#[test]
fn free_cards_can_be_declined_unless_needed() {
    let card = ["PAY", "len>=3", "-", "FREE 1"];
    let mut t = holding(card, "rr").play();
    t.act(0, "name alba-bern");
    assert_eq!((t.asks().as_str(), t.answers(0)), ("cards 0 PAY", vec![1]), "it could not be paid otherwise");
    assert_eq!(t.refused(0, "answer 0"), "bad_answer");
    t.act(0, "answer 1").pay(0, "rr");
    assert_eq!((t.trains(0), t.hand(0).as_str()), (27, ""), "all trains are placed");
    let mut t = holding(card, "rrr").play();
    t.act(0, "name alba-bern");
    assert_eq!(t.answers(0), [0, 1]);
    t.act(0, "answer 0").pay(0, "rrr");
    // The condition does not hold for shorter routes.
    assert_eq!(holding(card, "r").play().refused(0, "name alba-cody:1"), "not_enough_cards");
}

#[test]
fn one_card_is_played_however_many_are_free() {
    let mut t = holding(["PAY", "true", "-", "FREE 6"], "r").play();
    t.act(0, "name alba-bern").act(0, "answer 1").pay(0, "r");
    assert_eq!((t.trains(0), t.hand(0).as_str()), (27, ""));
    assert_eq!(holding(["PAY", "true", "-", "FREE 6"], "").play().refused(0, "name alba-bern"), "not_enough_cards");
}

#[test]
fn any_colour_pays_for_this_claim_only() {
    let card = ["PAY", "len<=4", "-", "ANYCOLOR"];
    let mut t = holding(card, "yyy").play();
    t.act(0, "name alba-bern");
    assert_eq!(t.answers(0), [1]);
    t.act(0, "answer 1");
    assert_eq!(t.refused(0, "pay red 3"), "not_enough_cards");
    t.pay(0, "yyy");
    assert_eq!(
        t.game.open().owner(crate::rulebook::scene::route(t.game.tables(), "alba-bern")).map(Id::index),
        Some(0)
    );
}

#[test]
fn changed_colour_applies_only_to_the_payment() {
    let toy = toy().postcard(1, ["PAY", "true", "-", "ANYCOLOR"]).postcard(2, ["CLAIM", "color=red", "-", "GAIN 4"]);
    let mut t = toy.scene(2).postcards(0, &[(1, 1), (2, 1)]).hand(0, "yyy").play();
    t.act(0, "name alba-bern").act(0, "answer 1").act(0, "answer 0").pay(0, "yyy");
    assert_eq!(t.answers(0), [0, 2]);
}

#[test]
fn a_locked_route_can_be_unlocked() {
    let card = ["PAY", "multi", "-", "UNLOCK; FREE 1"];
    let locked = |scene: Scene| scene.owns(1, &["alba-cody:1"]);
    let mut t = locked(holding(card, "b")).play();
    assert!(t.allows(0, "name alba-cody:2"));
    t.act(0, "name alba-cody:2");
    assert_eq!(t.answers(0), [1], "without it the route is closed");
    t.act(0, "answer 1").pay(0, "b");
    assert_eq!(t.trains(0), 28);
    assert_eq!(
        locked(holding(["PAY", "multi", "-", "FREE 1"], "bb")).play().refused(0, "name alba-cody:2"),
        "route_closed"
    );
    // A parallel route of the same seat does not close the route, so there is nothing to unlock.
    let mut t = holding(card, "bb").owns(0, &["alba-cody:1"]).play();
    assert_eq!(t.refused(0, "name alba-cody:2"), "twin_owned");
    let mut t = locked(holding(card, "b")).trains(0, 1).play();
    assert_eq!(t.refused(0, "name alba-cody:2"), "not_enough_trains");
}

#[test]
fn discounts_add_up_with_stakes_in_between() {
    let toy = toy()
        .rule("cut_offs")
        .event("gray", ["PAY", "len>=5", "-", "ANYCOLOR"])
        .postcard(1, ["PAY", "true", "-", "FREE 2"]);
    let scene = toy.scene(2).turned(&["gray"]).postcards(0, &[(1, 1)]).desk(0, |desk| desk.stakes = 2);
    let mut t = scene.hand(0, "yy").play();
    t.act(0, "name bern-eton");
    assert_eq!((t.asks().as_str(), t.answers(0)), ("stakes 0", vec![1]));
    t.act(0, "answer 1");
    assert_eq!((t.asks().as_str(), t.answers(0)), ("cards 0 PAY", vec![1]));
    t.act(0, "answer 1").pay(0, "yy");
    assert_eq!(t.trains(0), 25);
}

#[test]
fn paid_discounts_never_make_a_route_unpayable() {
    // The postcard costs a locomotive, which must not be the one that the payment needs.
    let card = ["PAY", "true", "LOCO 1", "ANYCOLOR"];
    let mut t = holding(card, "rr L yyy").play();
    t.act(0, "name alba-bern");
    assert_eq!(t.answers(0), [0, 1]);
    t.act(0, "answer 1").pay(0, "yyy");
    let mut t = holding(card, "rr L").play();
    t.act(0, "name alba-bern");
    assert_eq!(t.answers(0), [0]);
    // A route cannot be named if only a card with a cost makes it payable.
    let card = ["PAY", "true", "CASH 2", "FREE 1"];
    assert_eq!(holding(card, "rr").play().refused(0, "name alba-bern"), "not_enough_cards");
    let mut t = holding(card, "rrr").coins(0, 2).play();
    t.act(0, "name alba-bern").act(0, "answer 1").pay(0, "rr");
    assert_eq!(coins(&t)[0], 0);
    // Nor can it be named if only a card that depends on more than the route makes it payable.
    let card = ["PAY", "cash=least", "-", "FREE 1"];
    assert_eq!(holding(card, "rr").play().refused(0, "name alba-bern"), "not_enough_cards");
    // A card that is turned up while a route is being paid for could change the event.
    let flaws = toy().postcard(1, ["PAY", "true", "-", "DRAW 1"]).flaws();
    assert!(flaws[0].starts_with("no card can be revealed while a route is paid for"), "{flaws:?}");
}

#[test]
fn needed_crew_cannot_be_declined() {
    let toy = toy().event("ev", ["PAY", "true", "-", "FREE 1"]).crew("cr", 1, Some(1), ["PAY", "true", "-", "FREE 1"]);
    let scene = |hand: &str| toy.scene(2).turned(&["ev"]).crew(0, &[0]).hand(0, hand);
    let mut t = scene("r").play();
    t.act(0, "name alba-bern");
    assert_eq!((t.asks().as_str(), t.answers(0)), ("crew 0", vec![1]), "the event helps by itself");
    t.act(0, "answer 1").pay(0, "r");
    let mut t = scene("rr").play();
    t.act(0, "name alba-bern");
    assert_eq!(t.answers(0), [0, 1]);
    t.act(0, "answer 0").pay(0, "rr");
    // A crew card without uses left has no effect.
    let spent = scene("r")
        .desk(0, |desk| desk.crew[0] = desk.crew[0].map(|hired| rules::mechanism::Hired { uses: 0, ..hired }));
    assert_eq!(spent.play().refused(0, "name alba-bern"), "not_enough_cards");
}

// Other effects.

#[test]
fn postcards_from_general_delivery_can_be_used_in_the_next_game() {
    let toy = toy().postcard(1, ["CLAIM", "true", "-", "POSTCARD 2"]).postcard(2, ["CLAIM", "true", "-", "GAIN 1"]);
    let mut scene = toy.scene(2).postcards(0, &[(1, 1)]).hand(0, "g");
    scene.setup.delivery = vec![2];
    let mut t = scene.play();
    t.build(0, "bern-cody", "g").act(0, "answer 1");
    assert_eq!(desk(&t, 0).drawn.iter().map(PostcardId::index).collect::<Vec<_>>(), [2]);
    assert!(campaign(&t).delivery.is_empty(), "one was left of the two");
    assert_eq!((t.asks().as_str(), desk(&t, 0).postcards), ("turn 1", [None; 6]));
}

fn turned(t: &Table) -> usize {
    t.count(|what| matches!(what, FactData::Mechanism(MechanismFact::Event(EventFact::Turned { .. }))))
}

#[test]
fn retiring_the_current_event_reveals_the_next() {
    let toy = toy()
        .event("e1", ["CLAIM", "true", "-", "GAIN 1"])
        .event("e2", ["CLAIM", "true", "-", "GAIN 2"])
        .postcard(1, ["TURN_START", "event_current", "CASH 1", "RETIRE_CURRENT"]);
    let mut t = toy.scene(2).postcards(0, &[(1, 1)]).turned(&["e1"]).events(&["e2"]).hand(0, "g").play();
    t.act(0, "answer 1");
    assert_eq!((campaign(&t).event, campaign(&t).event_retired, turned(&t)), (Some(1), 0b01, 1));
    t.build(0, "bern-cody", "g");
    assert_eq!(coins(&t)[0], 5 - 1 + 2);
    let mut t = toy.scene(2).postcards(0, &[(1, 1)]).events(&["e1", "e2"]).hand(0, "g").play();
    assert_eq!(t.answers(0), [0], "there is no current event");
    t.act(0, "answer 0");
}

#[test]
fn kept_events_make_way_but_are_not_retired() {
    let toy = toy()
        .event("e1", ["CLAIM", "true", "-", "GAIN 1"])
        .kept()
        .event("e2", ["CLAIM", "true", "-", "GAIN 2"])
        .postcard(1, ["TURN_START", "event_current", "-", "RETIRE_CURRENT"]);
    let mut t = toy.scene(2).postcards(0, &[(1, 1)]).turned(&["e1"]).events(&["e2"]).hand(0, "g").play();
    t.act(0, "answer 1");
    assert_eq!((campaign(&t).event, campaign(&t).event_retired, campaign(&t).event_discard), (Some(1), 0, 0b11));
    // If there is no other event, the current event stays.
    let mut t = toy.scene(2).postcards(0, &[(1, 1)]).turned(&["e1"]).events(&[]).hand(0, "g").play();
    t.act(0, "answer 1");
    assert_eq!((campaign(&t).event, turned(&t)), (Some(0), 0));
}

#[test]
fn a_refresh_within_a_refresh_has_no_effect() {
    let toy =
        toy().event("bolt", ["REVEAL", "true", "-", "REFRESH"]).postcard(1, ["TURN_START", "true", "-", "REFRESH"]);
    let scene = toy.scene(2).postcards(0, &[(1, 1)]).deck("g N y y y b rrrr").events(&["bolt"]);
    let mut t = scene.play();
    t.act(0, "answer 1");
    assert_eq!(t.market(), "g y y y b");
    assert_eq!(
        (
            turned(&t),
            t.count(|what| matches!(what, FactData::Mechanism(MechanismFact::Effect(EffectFact::Refreshed { .. }))))
        ),
        (1, 1)
    );
}

#[test]
fn extra_turns_are_taken_in_a_row_and_lost_near_the_end() {
    let toy = toy().crew("cr", 1, Some(2), ["TURN_END", "not_last_round", "-", "EXTRA_TURN"]);
    let mut t = toy.scene(2).crew(0, &[0]).deck("yyyyyyyy gggggggg bbbbbbbb").play();
    t.draw_two(0).act(0, "answer 1");
    assert_eq!(t.asks(), "turn 0");
    t.draw_two(0).act(0, "answer 1");
    assert_eq!(t.asks(), "turn 0");
    t.draw_two(0);
    assert_eq!(t.asks(), "turn 1");
    // With two trains left, the last round begins, and every player has one turn.
    let mut t = toy.scene(2).crew(0, &[0]).hand(0, "g").trains(0, 3).play();
    t.build(0, "bern-cody", "g").act(0, "answer 1");
    assert_eq!((t.asks().as_str(), t.game.open().turns_left), ("turn 1", Some(1)));
    t.draw_two(1);
    assert_eq!(t.asks(), "turn 0");
    t.draw_two(0);
    assert_eq!(t.asks(), "over", "crew is not asked in the last round");
}

#[test]
fn trains_above_the_maximum_become_dollars() {
    for (does, trains, left) in [("TRAINS 2", 32, 5), ("TRAINS 5", 32, 8), ("TRAINS 1", 31, 5)] {
        let mut t = holding(["TURN_START", "true", "-", does], "").play();
        t.act(0, "answer 1");
        assert_eq!((t.trains(0), coins(&t)[0]), (trains, left), "{does}");
    }
}

#[test]
fn end_conditions_see_the_tickets() {
    let toy = toy().postcard(1, ["GAME_END", "tickets_failed=0 & tickets_done>=1", "-", "TVALUE 4"]);
    for (held, answers) in [(&["alba-cody"][..], vec![0, 1]), (&["alba-cody", "dart-ford"], vec![0]), (&[], vec![0])] {
        let scene = toy.scene(2).postcards(0, &[(1, 1)]).owns(0, &["alba-cody:1"]).holds(0, held).turns_left(1);
        let mut t = scene.play();
        t.draw_two(0);
        assert_eq!((t.asks().as_str(), t.answers(0)), ("cards 0 GAME_END", answers.clone()));
        t.act(0, &format!("answer {}", answers[answers.len() - 1]));
        let line = t.standings().results()[0].lines[1];
        assert_eq!(line >= 6, answers.len() == 2, "{held:?}: {line}");
    }
}
