//! The pool: its colour and chest at setup step 12, dues at claim step 2, and the payout of the
//! chest at the end.

use rules::card::Color;
use rules::chance::Outcome;
use rules::ids::Id;

use crate::mechanisms::toy::{Toy, campaign, coins, office};
use crate::rulebook::scene::Scene;

fn toy() -> Toy {
    Toy::new().setup(12, "posted-rate").step(2, "pool-dues")
}

fn scene(seats: usize) -> Scene {
    toy().scene(seats).laid(|_, campaign| (campaign.pool, campaign.chest) = (Some(Color::Red), 4))
}

#[test]
fn chest_starts_with_two_dollars_plus_one_per_player() {
    for seats in 2..=5 {
        let t = toy().start(&vec![office(); seats], 3);
        assert_eq!(usize::from(campaign(&t).chest), 2 + seats);
        assert!(campaign(&t).pool.is_some_and(edition_has));
    }
}

fn edition_has(color: Color) -> bool {
    [Color::Red, Color::Yellow, Color::Green, Color::Blue].contains(&color)
}

#[test]
fn only_train_card_colours_are_posted() {
    let mut scene = toy().scene(2);
    scene.setup.offices = vec![office(), office()];
    scene.setup.first = Some(rules::ids::Seat::ZERO);
    let mut t = crate::rulebook::scene::Table::undealt(scene.tables, scene.setup, 1);
    t.rare = [Outcome::Passenger(Color::Green)].into();
    while t.deal_one() {}
    t.keep_all(1);
    assert_eq!((campaign(&t).pool, campaign(&t).chest), (Some(Color::Green), 4));
}

#[test]
fn route_in_the_pool_colour_costs_a_dollar_if_affordable() {
    for (route, paid, had, left, chest) in [
        ("alba-bern", "rrr", 5, 4, 5),
        ("alba-bern", "LLL", 5, 4, 5),
        ("alba-bern", "rrr", 0, 0, 4),
        ("alba-cody:2", "bb", 5, 5, 4),
        ("cody-eton", "rr", 5, 5, 4),
    ] {
        let mut t = scene(2).hand(0, paid).coins(0, had).play();
        t.build(0, route, paid);
        assert_eq!((coins(&t)[0], campaign(&t).chest), (left, chest), "{route}");
    }
}

/// Returns everyone's money after the last turn of seat 0.
fn after(scene: Scene) -> Vec<i16> {
    let mut t = scene.turns_left(1).play();
    t.draw_two(0);
    assert_eq!((t.asks().as_str(), campaign(&t).chest), ("over", 0));
    coins(&t)
}

#[test]
fn the_chest_goes_to_the_most_routes_of_its_colour() {
    assert_eq!(after(scene(2).owns(0, &["alba-bern"])), [9, 5]);
    let scene = scene(2).owns(0, &["alba-bern"]).owns(1, &["alba-cody:1", "bern-dart"]);
    assert_eq!(after(scene), [5, 9], "routes before spaces");
}

#[test]
fn ties_go_to_more_spaces_then_to_the_later_seat() {
    assert_eq!(after(scene(2).owns(0, &["alba-bern"]).owns(1, &["bern-dart"])), [9, 5]);
    let even = || scene(3).owns(0, &["alba-cody:1"]).owns(1, &["bern-dart"]);
    assert_eq!(after(even()), [5, 9, 5]);
    let mut scene = even();
    scene.position.first = rules::ids::Seat::new(1);
    assert_eq!(after(scene), [9, 5, 5], "seat 1 began");
}

#[test]
fn chest_without_pool_routes_goes_to_the_bank() {
    assert_eq!(after(scene(2).owns(0, &["alba-cody:2"])), [5, 5]);
}
