//! A toy edition with features that the USA and Germany editions lack: money, newspapers, numbered
//! claim steps with gaps, trains left on the score sheet, a draw floor, and tie-breaks by turn
//! order.

use rules::edition::{Files, check, parse};
use rules::fact::FactData;
use rules::ids::{Id, Seat};
use rules::score::Standings;
use rules::seen::Viewer;

use crate::rulebook::scene::{Scene, Table, cards, route};

const EDITION: &str = r#"
version = 1
title = "Toy"
seats = ["red", "blue", "green", "yellow"]
menu = ["draw-cards", "claim-route", "draw-tickets"]
newspapers = [6, 4, 3]

[cards]
red = 8
yellow = 8
green = 8
blue = 8
locomotive = 6

[[decks]]
name = "tickets"
tickets = ["toy"]

[terms]
trains = 20
hand = 4
coins = 5
opening_tickets = { deal = 2, keep = 1, returned = "shuffled-under" }
drawn_tickets = { deal = 3, keep = 1 }
second_owner_from = { double = 4, triple = 2 }
draw_floor = 8

[steps.claimed]
3 = { collect = 2 }
12 = "large-city"

[score]
lines = ["coins", { trains-left = [16, 12, 9, 7, 6, 4, 4, 4, 2, 2, 2] }, "tickets"]
floor = 0
ties = ["tickets-completed", "later-in-turn-order"]
"#;

/// The line that adds a third claim step, which runs between the other two.
const STEP_7: &str = "7 = { collect = 1 }\n";

const CITIES: &str = "id,name,size\nalba,Alba,large\nbern,Bern,large\ncody,Cody,\ndart,Dart,\neton,Eton,\n";

const ROUTES: &str = "a,b,length,color,group
alba,bern,3,gray,triple
alba,bern,3,red,triple
alba,bern,3,blue,triple
alba,cody,2,red,double
alba,cody,2,blue,double
cody,dart,1,gray,
dart,eton,4,green,
bern,eton,2,gray,
";

const TICKETS: &str = "deck,a,b,value
toy,alba,cody,2
toy,bern,eton,2
toy,cody,eton,10
toy,alba,dart,17
toy,alba,bern,5
toy,alba,eton,6
toy,bern,cody,7
toy,bern,dart,8
toy,cody,dart,3
toy,dart,eton,4
";

fn edition_text(with_step_7: bool) -> String {
    if with_step_7 { EDITION.replace("12 = ", &format!("{STEP_7}12 = ")) } else { EDITION.to_string() }
}

fn toy(seats: usize) -> Scene {
    Scene::toy(&edition_text(true), CITIES, ROUTES, TICKETS, seats)
}

fn start(seats: usize, seed: u64) -> Table {
    let scene = toy(seats);
    Table::start(scene.tables, scene.setup, seed)
}

/// Summarizes the main facts in a word or two each.
fn story(t: &Table) -> Vec<String> {
    let told = t.log.iter().filter_map(|what| match what {
        FactData::Claimed { .. } => Some("claimed".to_string()),
        FactData::Reshuffled => Some("reshuffled".to_string()),
        FactData::CardLaid { slot, .. } => Some(format!("laid {}", slot.index())),
        FactData::Collected { coins, .. } => Some(format!("collected {coins}")),
        FactData::NewspaperTurned => Some("newspaper".to_string()),
        FactData::CardDrawn { .. } => Some("card".to_string()),
        _ => None,
    });
    told.collect()
}

/// Counts the newspapers in deck and discard pile.
fn newspapers(t: &Table) -> [u8; 2] {
    [t.game.open().deck_newspapers, t.game.open().discard_newspapers]
}

// Newspapers.

#[test]
fn a_newspaper_drawn_blind_is_discarded_and_replaced() {
    let mut t = toy(2).market("r g b y r").deck("N r N N b gggggg").play();
    t.act(0, "draw");
    assert_eq!(t.hand(0), "r");
    assert_eq!((t.asks().as_str(), newspapers(&t)), ("second 0", [2, 1]), "one card has been drawn");
    t.act(0, "draw");
    assert_eq!(t.hand(0), "rb");
    assert_eq!((t.asks().as_str(), newspapers(&t)), ("turn 1", [0, 3]));
    assert_eq!(story(&t), ["newspaper", "card", "newspaper", "newspaper", "card"]);
    assert_eq!(t.market(), "r g b y r");
}

#[test]
fn a_newspaper_as_replacement_is_discarded_and_replaced() {
    let mut t = toy(2).market("r g b y r").deck("N N b ggggggg").play();
    t.act(0, "take 1");
    assert_eq!((t.hand(0).as_str(), t.market().as_str()), ("g", "r b b y r"));
    assert_eq!(newspapers(&t), [0, 2]);
    assert_eq!(story(&t), ["newspaper", "newspaper", "laid 1"]);
}

#[test]
fn newspapers_in_a_reset_are_discarded_and_replaced() {
    let mut t = toy(2).market("L g L b y").deck("L N r N r g g b yyy").play();
    t.act(0, "take 1");
    assert_eq!(t.market(), "r r g g b");
    assert_eq!((t.piles(), newspapers(&t)), ([3, 5], [0, 2]));
    assert_eq!(t.game.open().discard, cards("LLLby"));
}

#[test]
fn a_newspaper_as_large_city_card_is_discarded_and_replaced() {
    let mut t = toy(2).market("r g b y r").deck("N y rrr").hand(0, "gg").play();
    t.claim(0, "bern-eton", "gg");
    assert_eq!(t.hand(0), "y");
    assert_eq!((t.piles(), newspapers(&t)), ([3, 2], [0, 1]));
    assert_eq!(story(&t), ["claimed", "collected 2", "collected 1", "newspaper", "card"]);
}

#[test]
fn a_newspaper_as_last_card_is_reshuffled_with_the_discards() {
    // The newspaper can come up several times before the only train card does.
    let mut t = toy(2).market("r g b y r").deck("N").hand(0, "gg").play();
    t.claim(0, "bern-eton", "gg");
    assert_eq!(t.hand(0), "g");
    assert_eq!(newspapers(&t).iter().sum::<u8>(), 1);
    assert_eq!(t.piles().iter().sum::<u8>(), 1);
    assert_eq!(t.count(|what| matches!(what, FactData::CardDrawn { .. })), 1);
}

#[test]
fn piles_of_newspapers_only_give_nothing() {
    // The two cards just paid fill the gaps in the market, so only newspapers are left for the large city.
    let mut t = toy(2).market("- - b y r").deck("N N").hand(0, "gg").play();
    t.claim(0, "bern-eton", "gg");
    assert_eq!(t.market(), "g g b y r");
    assert_eq!((t.hand(0).as_str(), t.piles()), ("", [0, 0]));
    assert_eq!(newspapers(&t).iter().sum::<u8>(), 2);
    let told = story(&t);
    let full = told.iter().position(|word| word == "laid 1").expect("the market is full again");
    assert!(!told[full..].iter().any(|word| word == "newspaper" || word == "card"), "{told:?}");
    assert_eq!(t.game.open().coins(Seat::ZERO), 5 + 3, "the other steps are taken");
    assert_eq!(t.asks(), "turn 1");
}

#[test]
fn newspapers_are_added_to_the_deck_after_setup() {
    for seed in 0..20 {
        let t = start(4, seed);
        let at = |kind: fn(&FactData<2>) -> bool| t.log.iter().rposition(kind).expect("it happened");
        let added = at(|what| matches!(what, FactData::NewspapersAdded { count: 3 }));
        assert!(added > at(|what| matches!(what, FactData::CardDealt { .. })));
        assert!(added > at(|what| matches!(what, FactData::CardLaid { .. })));
        assert_eq!(t.count(|what| matches!(what, FactData::NewspaperTurned)), 0);
        assert_eq!(newspapers(&t), [3, 0], "all of them are in the deck");
        assert!(!t.market().contains('-'));
    }
}

#[test]
fn number_of_newspapers_depends_on_the_number_of_seats() {
    for (seats, added) in [(2, 6), (3, 4), (4, 3)] {
        let t = start(seats, 1);
        assert_eq!(newspapers(&t), [added, 0]);
        assert_eq!(t.game.open().piles(), 38 + added - 4 * seats as u8 - 5, "{seats} seats");
    }
}

#[test]
fn cards_and_newspapers_are_conserved_to_the_end() {
    for seed in 0..12 {
        for seats in 2..=4 {
            let mut t = start(seats, seed);
            let all = t.game.tables().edition().newspapers_for(seats);
            t.random_play(seed, 6, |t| {
                let open = t.game.open();
                assert_eq!(newspapers(t).iter().sum::<u8>(), all);
                let hands: u8 = open.hands.iter().sum();
                assert_eq!(open.deck + open.discard.len() + open.market.cards().len() + hands, 38);
                assert!((0..seats).all(|seat| t.own(seat).hand.len() == open.hands[seat]));
                assert!(
                    (0..seats).map(|seat| open.coins(Seat::new(seat))).all(|coins| coins >= 5 && (coins - 5) % 3 == 0)
                );
            });
            assert_eq!(t.asks(), "over");
        }
    }
}

// Claim steps.

#[test]
fn steps_run_in_ascending_order_after_market_and_deck_are_in_order() {
    let mut t = toy(2).market("r - b y r").deck("").hand(0, "ggg").play();
    t.claim(0, "alba-bern:1", "ggg");
    assert_eq!(story(&t), ["claimed", "reshuffled", "laid 1", "collected 2", "collected 1", "card"]);
    assert_eq!((t.hand(0).as_str(), t.market().as_str()), ("g", "r g b y r"));
    assert_eq!((t.game.open().coins(Seat::ZERO), t.score(0)), (5 + 2 + 1, 0), "money, no points");
    assert_eq!(t.piles(), [1, 0]);
}

#[test]
fn another_step_needs_only_another_line_of_data() {
    let after = edition_text(true);
    assert_eq!(after.replace(STEP_7, ""), edition_text(false));
    // The number decides when a step runs, not the position of its line.
    let last = EDITION.replace("12 = \"large-city\"\n", &format!("12 = \"large-city\"\n{STEP_7}"));
    let stories = [edition_text(false), after, last].map(|text| {
        let scene = Scene::toy(&text, CITIES, ROUTES, TICKETS, 2);
        let mut t = scene.market("r g b y r").deck("rr").hand(0, "gg").play();
        t.claim(0, "bern-eton", "gg");
        story(&t)
    });
    assert_eq!(stories[0], ["claimed", "collected 2", "card"]);
    assert_eq!(stories[1], ["claimed", "collected 2", "collected 1", "card"]);
    assert_eq!(stories[2], stories[1]);
}

#[test]
fn steps_are_numbered_from_1_to_12() {
    for wrong in ["0", "13", "07"] {
        let text = EDITION.replace("3 = {", &format!("{wrong} = {{"));
        let files =
            Files { name: "toy", edition: &text, cities: CITIES, routes: ROUTES, ports: None, tickets: TICKETS };
        let (draft, flaws) = parse(&files);
        let flaws = check(draft.unwrap_or_else(|| panic!("{flaws:?}"))).err().expect("it is refused");
        assert!(flaws.iter().all(|flaw| flaw.message.contains("number the claim steps")), "{flaws:?}");
    }
}

#[test]
fn two_large_cities_give_only_one_card() {
    let scene = toy(2).market("r g b y r").deck("y rr y rr bb LLLL").hand(0, "ggbbbr");
    let mut t = scene.play();
    t.claim(0, "alba-bern:3", "bbb").end_turn_by_drawing(1);
    assert_eq!(t.hand(0), "rygg", "two large ends");
    t.claim(0, "bern-eton", "gg").end_turn_by_drawing(1);
    assert_eq!(t.hand(0), "ryy", "one, and the same city again");
    t.claim(0, "cody-dart", "r");
    assert_eq!(t.hand(0), "yy", "none");
    assert_eq!(t.game.open().coins(Seat::ZERO), 5 + 3 * 3);
}

#[test]
fn others_see_only_that_a_large_city_card_was_drawn() {
    let mut t = toy(2).market("r g b y r").deck("yr").hand(0, "gg").play();
    t.claim(0, "bern-eton", "gg");
    assert_eq!(t.count(|what| matches!(what, FactData::CardDrawn { card: None, .. })), 1);
    assert_eq!(t.game.view(Viewer::Seat(Seat::new(1))).open.hands[0], 1);
    assert_eq!(t.hand(0), "y");
}

// Terms.

#[test]
fn drawing_is_barred_at_eight_cards_in_the_piles() {
    let piles = |deck: &str, discard: &str| toy(2).market("r g b y r").deck(deck).discard(discard).play();
    assert_eq!(piles("rrrrr", "bbb").refused(0, "draw"), "draw_barred");
    assert_eq!(piles("rrrrr", "bbb").refused(0, "take 0"), "draw_barred");
    assert!(piles("rrrrr", "bbbb").allows(0, "draw"));
    assert_eq!(piles("NNNNrrrr", "").refused(0, "draw"), "draw_barred");
    assert!(piles("rrrrrNNNN", "").allows(0, "take 0"), "newspapers count");
}

#[test]
fn falling_to_eight_does_not_stop_a_turn_or_a_large_city_card() {
    let mut t = toy(2).market("r g b y r").deck("rrrrryyyy").hand(1, "gg").rest_to(0).play();
    t.act(0, "draw");
    assert_eq!((t.piles(), t.asks().as_str()), ([8, 0], "second 0"));
    t.act(0, "draw");
    assert_eq!(t.refused(1, "draw"), "draw_barred");
    t.claim(1, "bern-eton", "gg");
    assert_eq!(t.hand(1), "r");
}

#[test]
fn a_triple_route_is_open_with_two_players() {
    let mut t = toy(2).market("r g b y r").deck("yy").hand(0, "gggr").hand(1, "bbb").rest_to(0).play();
    t.claim(0, "alba-bern:1", "ggg").claim(1, "alba-bern:3", "bbb");
    assert_eq!(t.refused_claim(0, "alba-bern:2", "rrr"), "twin_owned");
    t.claim(0, "cody-dart", "r");
    assert_eq!(t.refused_claim(1, "alba-bern:2", "rrr"), "twin_owned");
    let third = route(t.game.tables(), "alba-bern:2");
    assert!(t.game.open().free.contains(third), "free, and nobody may have it");
}

#[test]
fn a_double_route_is_open_from_four_players() {
    for seats in 2..=4 {
        let mut t = toy(seats).market("r g b y r").deck("yy").hand(0, "bb").owns(1, &["alba-cody:1"]).play();
        if seats < 4 {
            assert_eq!(t.refused_claim(0, "alba-cody:2", "bb"), "route_closed");
        } else {
            t.claim(0, "alba-cody:2", "bb");
        }
    }
}

// The score sheet.

/// Returns the final scores after seat 0 draws two cards.
fn finish(scene: Scene) -> Standings {
    let mut t = scene.market("r g b y r").deck("rrrrryyyy").turns_left(1).play();
    t.act(0, "draw").act(0, "draw");
    t.standings()
}

fn of_each<T>(standings: &Standings, what: impl Fn(&rules::score::SeatScore) -> T) -> Vec<T> {
    standings.results().iter().map(what).collect()
}

#[test]
fn trains_left_score_by_the_table() {
    let worth = [16, 12, 9, 7, 6, 4, 4, 4, 2, 2, 2, 0];
    for (trains, worth) in worth.into_iter().enumerate() {
        let result = finish(toy(2).trains(0, trains as u8)).results()[0];
        assert_eq!((result.lines[0], result.lines[1], result.total), (5, worth, 5 + worth), "{trains} trains");
    }
    assert_eq!(finish(toy(2)).results()[0].lines[1], 0, "20 trains");
}

#[test]
fn a_bank_slip_adds_money_trains_and_tickets() {
    let scene = toy(2).owns(0, &["alba-cody:1", "cody-dart"]).trains(0, 2);
    let result = finish(scene.holds(0, &["alba-dart", "bern-cody"])).results()[0];
    assert_eq!(result.lines[..3], [5, 9, 17 - 7]);
    assert_eq!(result.total, 24);
}

#[test]
fn a_total_below_zero_is_zero() {
    let result = finish(toy(2).holds(0, &["cody-eton"])).results()[0];
    assert_eq!((result.lines[2], result.total), (-10, 0));
}

#[test]
fn equal_seats_are_placed_by_completed_tickets_before_turn_order() {
    // Both seats have 5 dollars. Seat 0 also scores 2 for a ticket, and seat 1 scores 2 for its
    // eight trains.
    let scene = toy(2).owns(0, &["alba-cody:1"]).holds(0, &["alba-cody"]).trains(1, 8);
    let standings = finish(scene);
    assert_eq!(of_each(&standings, |result| result.total), [7, 7]);
    assert_eq!(of_each(&standings, |result| result.place), [1, 2]);
}

#[test]
fn equal_seats_are_placed_by_turn_order_and_share_no_place() {
    assert_eq!(of_each(&finish(toy(3)), |result| result.place), [3, 2, 1]);
    let mut scene = toy(3);
    scene.position.first = Seat::new(1);
    assert_eq!(of_each(&finish(scene), |result| result.place), [1, 3, 2], "the order began with seat 1");
}

#[test]
fn zero_floor_applies_before_tie_breaks() {
    let scene = toy(2).owns(0, &["alba-cody:1"]).holds(0, &["alba-cody", "cody-eton"]);
    let standings = finish(scene.owns(1, &["bern-eton"]).holds(1, &["bern-eton", "alba-dart"]));
    let raw = of_each(&standings, |result| result.lines.iter().sum::<i16>());
    assert_eq!(raw, [-3, -10]);
    assert_eq!(of_each(&standings, |result| (result.total, result.completed)), [(0, 1), (0, 1)]);
    assert_eq!(of_each(&standings, |result| result.place), [2, 1]);
}

#[test]
fn starting_money_is_public() {
    let mut t = start(3, 1);
    assert_eq!(t.game.view(Viewer::Spectator).open.campaign.expect("there is money").coins, [5, 5, 5, 0, 0]);
    t.keep_all(1);
    assert_eq!(t.count(|what| matches!(what, FactData::Collected { .. })), 0);
}
