//! LEG: the parts of setup and ending that the campaign handles.

use campaign::edition::opening_tickets;
use campaign::ending::places;
use campaign::fact::{CampaignFact, Cause};
use campaign::input::{CampaignOutcome, CampaignWaiting};
use campaign::location::{CardId, Location};
use campaign::result::SeatResult;
use rules::card::Color;

use crate::rulebook::scene::{PACK, Scene, color, seat, slips};

#[test]
fn leg_01() {
    let mut scene = Scene::after("blue red", 2);
    assert_eq!(scene.boards(), ["S1", "S2", "S3", "S4", "S5", "F1", "F2"]);
    scene.play("blue red");
    let cities = scene.campaign().open_game().unwrap().text.cities;
    let pieces: std::collections::BTreeSet<&str> = cities.lines().skip(1).filter_map(|l| l.split(',').nth(5)).collect();
    assert_eq!(pieces.into_iter().collect::<Vec<_>>(), ["F1", "F2", "S1", "S2", "S3", "S4", "S5"]);
}

#[test]
fn leg_02() {
    let mut scene = Scene::after("blue red", 5);
    scene.play("red blue");
    let game = scene.campaign().open_game().unwrap();
    for seat in &game.seats {
        let company = seat.company.name();
        let numbers: Vec<u8> = seat.postcards.iter().map(|(number, _)| *number).collect();
        assert_eq!(numbers, scene.postcards(company));
        assert_eq!(seat.crew, scene.crew(company));
        assert!(!numbers.is_empty() && !seat.crew.is_empty());
        assert!(seat.postcards.iter().all(|&(number, left)| left == PACK.postcard(number).unwrap().private.uses));
    }
}

#[test]
fn leg_06_a() {
    assert_eq!(opening_tickets(20, 5), (4, 2));
}

#[test]
fn leg_06_b() {
    assert_eq!(opening_tickets(19, 5), (3, 1));
}

#[test]
fn leg_06_c() {
    assert_eq!(opening_tickets(14, 5), (2, 1));
}

#[test]
fn leg_06_d() {
    assert_eq!(opening_tickets(11, 3), (3, 1));
}

#[test]
fn r_51() {
    assert_eq!(opening_tickets(9, 5), (1, 1));
    assert_eq!(opening_tickets(4, 5), (0, 0));
}

#[test]
fn leg_07() {
    let mut scene = Scene::new("blue red");
    scene.play("blue red");
    assert_eq!(scene.read(), ["1865-01A", "1865-01B", "1865-02A", "1865-02B", "1865-03A"]);
    scene.game(&scene.plain_result());
    scene.finish();
    assert_eq!(scene.read()[5..], ["1865-03B", "1865-04A", "1865-04B", "1865-05A", "1865-05B"]);
}

/// The setup story is read before the game is set up, and adds neither boards nor tickets.
#[test]
fn r_63() {
    let mut scene = Scene::new("blue red");
    for game in 1..=12 {
        let before = (scene.boards(), scene.view().tickets.len());
        scene.give("play blue red");
        scene.until(|waiting| *waiting == CampaignWaiting::Game);
        let setup: Vec<String> =
            PACK.reading(game, campaign::pack::ReadAt::Setup).map(|side| side.id.clone()).collect();
        assert_eq!(scene.read().last(), setup.last(), "it is read when the game waits");
        assert_eq!((scene.boards(), scene.view().tickets.len()), before);
        scene.game(&scene.plain_result());
        scene.finish();
    }
}

#[test]
fn leg_09_a() {
    let mut scene = Scene::new("blue red green");
    scene.play("blue red green");
    let trains: Vec<u8> = scene.campaign().open_game().unwrap().seats.iter().map(|seat| seat.trains).collect();
    assert_eq!(trains, [20, 20, 20], "each seat has a number of its own; those of this pack are equal");
}

#[test]
fn leg_09_b() {
    let mut scene = Scene::after("blue red", 11);
    scene.play("blue red");
    let game = scene.campaign().open_game().unwrap();
    assert!(game.seats.iter().all(|seat| seat.trains == 56));
    assert!(game.text.edition.contains("\ntrains_max = 56\n"));
}

#[test]
fn leg_11_a() {
    let mut scene = Scene::new("blue red green");
    scene.give("play blue red green");
    scene.give("deal caboose green");
    assert_eq!(scene.campaign().open_game().unwrap().first, 2);
    scene.game(&scene.plain_result());
    scene.finish();
    assert_eq!(scene.caboose(), Some(Color::Green));
    scene.play("red green blue");
    assert_eq!(scene.campaign().open_game().unwrap().first, 1);
}

#[test]
fn leg_11_b_r_55_cam_11_d() {
    let mut scene = Scene::after("blue red green", 1);
    assert_eq!(scene.caboose(), Some(Color::Green));
    scene.give("play red blue");
    assert_eq!(scene.outcomes(), [Color::Red, Color::Blue].map(CampaignOutcome::Caboose));
    scene.give("deal caboose blue");
    assert_eq!(scene.campaign().open_game().unwrap().first, 1);
    let mut result = scene.plain_result();
    slips(&mut result, &[20, 30]);
    scene.game(&result);
    scene.finish();
    assert_eq!(scene.caboose(), Some(Color::Red), "it stays with those who played");
}

fn standing(company: Color, slip: u16, completed: usize) -> SeatResult {
    let completed = (0..completed).map(|at| format!("T{at:03}")).collect();
    SeatResult { company, slip, completed, stakes: 0, used: Vec::new(), drawn: Vec::new(), certificates: 0 }
}

fn order(seats: &[SeatResult], first: &str) -> Vec<&'static str> {
    places(seats, color(first)).into_iter().map(|seat| seat.company.name()).collect()
}

#[test]
fn leg_30_a_ex_37() {
    let seats = [standing(Color::Blue, 20, 3), standing(Color::Red, 20, 3), standing(Color::Green, 20, 2)];
    assert_eq!(order(&seats, "blue"), ["red", "blue", "green"]);
    let mut scene = Scene::new("blue red green");
    scene.play("blue red green");
    let mut result = scene.plain_result();
    slips(&mut result, &[20, 20, 20]);
    for (company, tickets) in [("blue", 0..3), ("red", 3..6), ("green", 6..8)] {
        seat(&mut result, company).completed = PACK.tickets[tickets].iter().map(|ticket| ticket.id.clone()).collect();
    }
    scene.game(&result);
    assert_eq!(scene.caboose(), Some(Color::Green));
}

#[test]
fn ex_38() {
    let seats = [standing(Color::Blue, 0, 1), standing(Color::Red, 0, 1)];
    assert_eq!(order(&seats, "blue"), ["red", "blue"]);
    let mut scene = Scene::new("blue red");
    scene.play("blue red");
    let mut result = scene.plain_result();
    slips(&mut result, &[0, 0]);
    scene.game(&result);
    assert_eq!(scene.caboose(), Some(Color::Blue));
}

#[test]
fn leg_30_b() {
    let seats = [
        standing(Color::Blue, 20, 1),
        standing(Color::Red, 30, 0),
        standing(Color::Green, 20, 2),
        standing(Color::Yellow, 9, 0),
        standing(Color::Black, 9, 0),
    ];
    assert_eq!(order(&seats, "blue"), ["red", "green", "blue", "black", "yellow"]);
    assert_eq!(order(&seats, "black"), ["red", "green", "blue", "yellow", "black"], "turn order begins with black");
}

#[test]
fn leg_31_a() {
    let mut scene = Scene::after("blue red", 1);
    assert_eq!(scene.caboose(), Some(Color::Red));
    scene.play("blue red");
    scene.game(&scene.plain_result());
    assert_eq!(scene.caboose(), Some(Color::Red));
}

#[test]
fn leg_31_b() {
    let mut scene = Scene::new("blue red green");
    for (last, dollars) in [("green", [3, 2, 1]), ("blue", [1, 2, 3]), ("red", [2, 1, 3])] {
        scene.play("blue red green");
        let mut result = scene.plain_result();
        slips(&mut result, &dollars);
        scene.game(&result);
        scene.finish();
        assert_eq!(scene.view().companies.iter().filter(|seen| seen.caboose).count(), 1);
        assert_eq!(scene.place(CardId::Caboose), Location::Office(color(last)));
    }
}

fn with_discards(events: &[&str]) -> Scene {
    let mut scene = Scene::new("blue red green");
    scene.play("blue red green");
    let mut result = scene.plain_result();
    result.discarded = events.iter().map(|event| event.to_string()).collect();
    scene.game(&result);
    scene
}

#[test]
fn leg_32_a() {
    let scene = with_discards(&["EV03"]);
    assert_eq!(scene.place(CardId::Event("EV03".into())), Location::DeadLetters);
    let cause = Cause::Caboose(Color::Green);
    assert!(scene.campaign().facts().contains(&CampaignFact::EventRetired { event: "EV03".into(), cause }));
}

#[test]
fn leg_32_b_r_50() {
    let mut scene = with_discards(&["EV03", "EV01", "EV06"]);
    let (company, choices) = scene.asked();
    assert_eq!(company, Color::Green, "the new holder of the caboose");
    assert_eq!(choices, ["green retire-event EV03", "green retire-event EV01", "green retire-event EV06"]);
    scene.refused("red retire-event EV03");
    scene.give("green retire-event EV06");
    assert_eq!(scene.place(CardId::Event("EV06".into())), Location::DeadLetters);
    assert_eq!(scene.place(CardId::Event("EV03".into())), Location::Events);
}

#[test]
fn leg_32_c() {
    let mut scene = with_discards(&["EV03", "EV01"]);
    scene.refused("green retire-event EV02");
    let empty = with_discards(&[]);
    assert!(!empty.campaign().facts().iter().any(|fact| matches!(fact, CampaignFact::EventRetired { .. })));
}

#[test]
fn leg_33() {
    let mut scene = Scene::after("blue red", 4);
    scene.play("blue red");
    let mut result = scene.plain_result();
    result.discarded = vec!["EV03".into(), "EV01".into()];
    let facts = scene.game(&result);
    assert_eq!(facts[0], CampaignFact::SlipWritten(slip("blue", 30)), "step 1");
    assert_eq!(facts[1], CampaignFact::SlipWritten(slip("red", 29)), "step 1");
    let before = scene.campaign().facts().len();
    scene.finish();
    let order = scene.campaign().facts()[before..].iter().filter_map(|fact| match fact {
        CampaignFact::EventRetired { .. } => Some(2),
        CampaignFact::SideRead { .. } => Some(3),
        CampaignFact::PostcardDrawn { postcard, .. } if *postcard < 63 => Some(4),
        CampaignFact::SlipsFiled => Some(6),
        CampaignFact::CrewHired { .. } => Some(7),
        CampaignFact::GameClosed { .. } => Some(8),
        _ => None,
    });
    let mut order: Vec<u8> = order.collect();
    assert!(order.is_sorted(), "{order:?}");
    order.dedup();
    assert_eq!(order, [2, 3, 4, 6, 7, 8]);
    assert_eq!(scene.campaign().waiting(), CampaignWaiting::Table);
}

fn slip(company: &str, dollars: u16) -> campaign::fact::Slip {
    campaign::fact::Slip { company: color(company), dollars: Some(dollars), completed: Vec::new(), stakes: 0 }
}
