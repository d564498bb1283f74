//! After the last turn: the Limited, the Exposition, through bookings, and the order of all steps.

use rules::ability::Trigger;
use rules::fact::FactData;
use rules::ids::Id;
use rules::mechanism::{EffectFact, MechanismFact, PavilionFact, PoolFact};

use crate::mechanisms::toy::{Toy, campaign, coins, office};
use crate::rulebook::scene::{Scene, Table};

/// Lets seat 0 take the last turn.
fn end(scene: Scene) -> Table {
    let mut t = scene.turns_left(1).play();
    t.draw_two(0);
    t
}

#[test]
fn the_limited_pays_ten_to_all_with_the_longest_run() {
    let toy = Toy::new().rule("limited");
    for (first, second, expected) in [
        (&["alba-bern"][..], &["alba-cody:1"][..], [15, 5, 5]),
        (&["alba-bern"], &["alba-eton"], [15, 15, 5]),
        (&[], &["bern-eton"], [5, 15, 5]),
        (&[], &[], [5, 5, 5]),
        // A run of five beats a run of three.
        (&["alba-bern", "bern-dart"], &["alba-eton"], [15, 5, 5]),
    ] {
        let t = end(toy.scene(3).owns(0, first).owns(1, second));
        assert_eq!(coins(&t), expected, "{first:?} {second:?}");
    }
}

fn fair() -> Toy {
    Toy::new().rule("exposition").step(11, "cards").pavilion("p1", "CLAIM", "link(alba,bern)").pavilion(
        "p2",
        "GAME_END",
        "tickets_done>=1",
    )
}

#[test]
fn pavilions_pay_nine_then_five_then_nothing() {
    let toy = fair().with("triple = 2", "triple = 2").pavilion("p3", "CLAIM", "routes>=1");
    let scene = toy.scene(4).laid(|_, campaign| campaign.pavilions = 0b111);
    let mut t = scene.hand(0, "rrr").hand(1, "g").hand(2, "yy").hand(3, "").play();
    t.build(0, "alba-bern", "rrr");
    assert_eq!((coins(&t)[0], campaign(&t).met), (5 + 18, [1, 0, 1, 0, 0, 0, 0, 0]));
    t.build(1, "bern-cody", "g").build(2, "cody-eton", "yy");
    assert_eq!(coins(&t), [23, 10, 5, 5], "the third gets nothing");
    assert_eq!(campaign(&t).met[2], 0b011);
}

#[test]
fn a_seat_meets_a_pavilion_once_and_only_those_laid_out() {
    let toy = fair().pavilion("p3", "CLAIM", "routes>=1");
    let scene = toy.scene(2).laid(|_, campaign| (campaign.pavilions, campaign.met[2]) = (0b100, 0b01)).hand(0, "rrr");
    let mut t = scene.play();
    t.build(0, "alba-bern", "rrr");
    assert_eq!(coins(&t)[0], 5);
}

#[test]
fn end_pavilions_pay_nine_to_everyone_who_qualifies() {
    let scene = || fair().scene(3).laid(|_, campaign| campaign.pavilions = 0b10);
    let done =
        scene().owns(0, &["alba-cody:1"]).owns(1, &["bern-dart"]).holds(0, &["alba-cody"]).holds(1, &["bern-dart"]);
    assert_eq!(coins(&end(done)), [14, 14, 5]);
    assert_eq!(coins(&end(scene().holds(0, &["alba-cody"]))), [5, 5, 5]);
}

#[test]
fn small_tables_lay_out_five_pavilions_and_larger_ones_all() {
    let mut toy = Toy::new().rule("exposition").step(11, "cards");
    for at in 0..8 {
        toy = toy.pavilion(&format!("p{at}"), "CLAIM", "routes>=9");
    }
    for (seats, laid) in [(2, 5), (3, 5), (4, 8), (5, 8)] {
        let t = toy.start(&vec![office(); seats], 5);
        assert_eq!(campaign(&t).pavilions.count_ones(), laid, "{seats} players");
    }
}

#[test]
fn through_bookings_count_sets_of_three_bands() {
    let toy = Toy::new().lines(r#"["coins", "tickets", "bookings"]"#);
    let owned = ["alba-cody:1", "bern-cody", "cody-dart", "cody-eton", "eton-ford"];
    // The bands are mail, freight, express and passengers. All of these tickets are completed.
    for (held, sets) in [
        (&["alba-cody", "alba-dart", "dart-eton"][..], 0),
        (&["alba-cody", "bern-eton", "cody-ford"], 1),
        (&["alba-cody", "bern-eton"], 0),
        (&["alba-cody", "alba-dart", "bern-eton", "bern-dart", "cody-ford", "alba-ford"], 2),
        (&["alba-cody", "alba-dart", "dart-eton", "bern-eton", "cody-ford", "bern-cody"], 1),
        (&["alba-cody", "alba-dart", "bern-eton", "bern-dart", "cody-ford", "bern-cody"], 2),
    ] {
        let t = end(toy.scene(2).owns(0, &owned).holds(0, held));
        assert_eq!(t.standings().results()[0].lines[2], 4 * sets, "{held:?}");
    }
    let t = end(toy.scene(2).owns(0, &["alba-cody:1", "bern-cody"]).holds(0, &["alba-cody", "bern-cody", "bern-eton"]));
    assert_eq!(t.standings().results()[0].lines[2], 0, "the third is not completed");
}

#[test]
fn end_steps_run_in_order() {
    let toy = Toy::new()
        .rule("limited")
        .rule("exposition")
        .step(2, "pool-dues")
        .step(5, "deliver")
        .pavilion("p1", "GAME_END", "routes>=1")
        .crew("cr", 1, None, ["GAME_END", "true", "-", "GAIN 1"])
        .postcard(1, ["GAME_END", "true", "-", "VAULT 2"]);
    let scene = toy.scene(2).laid(|_, campaign| {
        (campaign.pool, campaign.chest, campaign.pavilions) = (Some(rules::card::Color::Red), 4, 1);
    });
    let scene = scene.owns(0, &["alba-bern"]).tokens(0, &["dart"]).tokens(1, &["dart"]);
    let mut t = end(scene.crew(0, &[0]).crew(1, &[0]).postcards(0, &[(1, 1)]).postcards(1, &[(1, 1)]));
    assert!(t.asks_cards(0, Trigger::GameEnd));
    t.act(0, "answer 1").act(1, "answer 1");
    let told: Vec<String> = (t.log.iter())
        .filter_map(|what| match what {
            FactData::TicketsRevealed { .. } => Some("tickets".to_string()),
            FactData::Mechanism(MechanismFact::Pool(PoolFact::ChestTaken { .. })) => Some("chest".to_string()),
            FactData::Mechanism(MechanismFact::Effect(EffectFact::Paid { seat, .. })) => {
                Some(format!("token {}", seat.index()))
            }
            FactData::Mechanism(MechanismFact::Pavilion(PavilionFact::Met { .. })) => Some("pavilion".to_string()),
            FactData::Mechanism(MechanismFact::Effect(EffectFact::Vault { seat, .. })) => {
                Some(format!("vault {}", seat.index()))
            }
            FactData::Collected { seat, coins: 10 } => Some(format!("limited {}", seat.index())),
            FactData::Collected { seat, coins: 1 } => Some(format!("crew {}", seat.index())),
            FactData::Ended => Some("ended".to_string()),
            _ => None,
        })
        .collect();
    assert_eq!(
        told,
        [
            "tickets",
            "tickets",
            "chest",
            "token 0",
            "token 1",
            "limited 0",
            "pavilion",
            "crew 0",
            "crew 1",
            "vault 0",
            "vault 1",
            "ended",
        ]
    );
}
