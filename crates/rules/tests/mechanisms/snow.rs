//! Snow: markers at setup step 13, an extra card to pay, and three dollars for clearing the snow at
//! claim step 4.

use crate::mechanisms::toy::{Toy, campaign, coins, edition, office};
use crate::rulebook::scene::{Scene, letters};
use rules::action::Action;
use rules::ids::Id;

fn toy() -> Toy {
    Toy::new().setup(13, "first-snow").step(4, "snowbound").event("thaw", ["ALWAYS", "true", "-", "MOD snow_free"])
}

fn scene(hand: &str) -> Scene {
    toy().scene(2).snow(&["alba-bern"]).hand(0, hand)
}

#[test]
fn snow_falls_on_four_or_six_routes() {
    // Snow can fall on five routes of this board.
    for (seats, markers) in [(2, 4), (3, 4), (4, 5), (5, 5)] {
        for seed in 0..4 {
            let t = toy().start(&vec![office(); seats], seed);
            assert_eq!(campaign(&t).snow.len(), markers);
            assert!(campaign(&t).snow.iter().all(|route| edition(&t).routes[route.index()].snow));
        }
    }
}

#[test]
fn snow_takes_one_more_card_of_any_kind() {
    let mut t = scene("rrrgL").play();
    t.act(0, "name alba-bern");
    let ways = |t: &crate::rulebook::scene::Table| -> Vec<String> {
        let told = t.choices(0).into_iter().map(|action| match action {
            Action::Pay { cards, snow } => format!("{} {}", letters(&cards), snow.map_or("-", |face| face.name())),
            _ => panic!("only payments are asked for"),
        });
        told.collect()
    };
    assert_eq!(ways(&t), ["rrr green", "rrr locomotive", "rrL red", "rrL green"]);
    for wrong in ["pay red 3", "pay red 3 snow red", "pay red 3 snow blue", "pay red 4 snow green"] {
        assert!(["wrong_payment", "not_enough_cards"].contains(&t.refused(0, wrong)), "{wrong}");
    }
    t.act(0, "pay red 3 snow green");
    assert_eq!((t.hand(0).as_str(), letters(&t.game.open().discard)), ("L", "rrrg".to_string()));
    assert_eq!((coins(&t)[0], campaign(&t).snow.len()), (8, 0), "three dollars, and the marker is gone");
}

#[test]
fn a_pickaxe_in_the_payment_clears_snow() {
    let mut t = scene("Rrrg").play();
    t.act(0, "name alba-bern");
    assert_eq!(t.choices(0).len(), 1);
    assert_eq!(t.refused(0, "pay red 2, red-pickaxe 1 snow green"), "wrong_payment");
    t.pay(0, "Rrr");
    assert_eq!((t.hand(0).as_str(), coins(&t)[0]), ("g", 8));
}

#[test]
fn snowed_in_route_needs_the_extra_card() {
    assert_eq!(scene("rrr").play().refused(0, "name alba-bern"), "not_enough_cards");
    let mut t = scene("rrR").play();
    t.build(0, "alba-bern", "rrR");
    // A pickaxe card of another colour can be the extra card.
    let mut t = scene("rrrG").play();
    t.act(0, "name alba-bern").act(0, "pay red 3 snow green-pickaxe");
    assert_eq!(t.hand(0), "");
}

#[test]
fn an_event_can_waive_the_cost_of_snow() {
    let mut t = scene("rrr").turned(&["thaw"]).play();
    t.build(0, "alba-bern", "rrr");
    assert_eq!(coins(&t)[0], 8);
}

#[test]
fn routes_without_snow_cost_no_extra_card() {
    let mut t = scene("rr").play();
    t.build(0, "bern-dart", "rr");
    assert_eq!((coins(&t)[0], campaign(&t).snow.len()), (5, 1));
}
