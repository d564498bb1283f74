//! End steps 4, 5 and 7: the post office, the surveyors' council and the personnel office.

use campaign::fact::CampaignFact;
use campaign::input::{CampaignDraw, CampaignOutcome, CampaignWaiting, CompanyQuestion};
use campaign::location::{CardId, Location};
use campaign::refused::CampaignRefusal;
use rules::card::Color;

use crate::rulebook::scene::{PACK, Scene, color, seat};

/// Starts the second game of three companies. With plain results, blue comes first and green last.
fn game_of_three() -> Scene {
    let mut scene = Scene::after("blue red green", 1);
    scene.play("blue red green");
    scene
}

/// Returns the ids of the first `count` tickets in the deck that name postcards, and the numbers of
/// these postcards.
fn entries(scene: &Scene, count: usize) -> (Vec<String>, Vec<u8>) {
    scene.entry_tickets().into_iter().take(count).unzip()
}

fn general(scene: &Scene, company: &str) -> usize {
    scene.postcards(company).iter().filter(|number| (31..=62).contains(*number)).count()
}

#[test]
fn tickets_bring_the_postcards_they_name() {
    let mut scene = game_of_three();
    let (tickets, numbers) = entries(&scene, 2);
    let mut result = scene.plain_result();
    seat(&mut result, "red").completed = tickets;
    scene.game(&result);
    scene.finish();
    assert!(numbers.iter().all(|number| scene.postcards("red").contains(number)));
}

#[test]
fn more_than_two_postcards_let_the_company_choose() {
    let mut scene = game_of_three();
    let (tickets, mut numbers) = entries(&scene, 3);
    numbers.sort_unstable();
    let mut result = scene.plain_result();
    seat(&mut result, "red").completed = tickets;
    scene.game(&result);
    let (company, choices) = scene.asked();
    let [a, b, c] = numbers[..] else { panic!("three numbers") };
    let pair = |x, y| format!("red take-postcards {x} {y}");
    assert_eq!((company, choices), (Color::Red, vec![pair(a, b), pair(a, c), pair(b, c)]));
    scene.refused(&format!("red take-postcards {a}"));
    scene.give(&pair(c, a));
    assert_eq!(scene.place(CardId::Postcard(b)), Location::PostOffice);
    assert_eq!(scene.place(CardId::Postcard(c)), Location::Office(Color::Red));
}

#[test]
fn a_postcard_is_found_once() {
    let mut scene = game_of_three();
    let (tickets, numbers) = entries(&scene, 1);
    for _ in 0..2 {
        let mut result = scene.plain_result();
        seat(&mut result, "red").completed = tickets.clone();
        let facts = scene.game(&result);
        let found = facts.contains(&CampaignFact::PostcardDrawn { company: Color::Red, postcard: numbers[0] });
        assert_eq!(found, scene.campaign().games_closed() == 1, "only the first time");
        scene.finish();
        scene.play("blue red green");
    }
}

#[test]
fn general_delivery_serves_last_place_and_companies_without_postcards() {
    let mut scene = game_of_three();
    let (tickets, _) = entries(&scene, 2);
    let mut result = scene.plain_result();
    seat(&mut result, "blue").completed = tickets[..1].to_vec();
    seat(&mut result, "green").completed = tickets[1..].to_vec();
    let before = ["blue", "red", "green"].map(|company| general(&scene, company));
    scene.game(&result);
    assert_eq!(
        scene.campaign().waiting(),
        CampaignWaiting::Chance(CampaignDraw::Postcard(Color::Green)),
        "the last draws first"
    );
    scene.finish();
    let after = ["blue", "red", "green"].map(|company| general(&scene, company));
    assert_eq!(after, [before[0], before[1] + 1, before[2] + 1]);
}

#[test]
fn companies_with_four_postcards_draw_only_if_last() {
    let mut scene = Scene::new("blue red green");
    let mut held = Vec::new();
    for _ in 0..5 {
        scene.play("blue red green");
        scene.game(&scene.plain_result());
        scene.finish();
        held.push(["blue", "red", "green"].map(|company| scene.postcards(company).len()));
    }
    // Blue wins, and green is last. Apart from awards, red draws one postcard per game until it has four. Green draws
    // one after every game, and postcards that lapse make room for more.
    assert_eq!(held.iter().map(|held| held[1]).collect::<Vec<_>>(), [1, 2, 3, 4, 4]);
}

#[test]
fn seventh_postcard_is_given_up_unseen() {
    let mut scene = Scene::new("blue red");
    while scene.postcards("red").len() < 6 {
        scene.play("blue red");
        scene.game(&scene.plain_result());
        scene.finish();
    }
    // Postcards drawn during play exceed the limit, whether or not others lapse.
    scene.play("blue red");
    let mut result = scene.plain_result();
    let spare: Vec<u8> = scene.campaign().open_game().unwrap().delivery;
    seat(&mut result, "red").drawn = spare[spare.len() - 4..].to_vec();
    scene.game(&result);
    let spare =
        |waiting: &CampaignWaiting| matches!(waiting, CampaignWaiting::Company(_, CompanyQuestion::RetirePostcard));
    scene.until(spare);
    let given_up = scene.postcards("red")[1];
    assert_eq!(scene.asked().0, Color::Red);
    assert_eq!(scene.refused("red retire-postcard 1"), CampaignRefusal::NotOffered);
    scene.give(&format!("red retire-postcard {given_up}"));
    assert_eq!(scene.place(CardId::Postcard(given_up)), Location::DeadLetters);
    for view in [scene.view(), scene.view_of("blue"), scene.view_of("red")] {
        let seen = view.retired.postcards.iter().find(|seen| seen.number == given_up).unwrap();
        assert_eq!(seen.private, None);
    }
    scene.finish();
    assert_eq!(scene.postcards("red").len(), 6);
}

#[test]
fn empty_general_delivery_gives_nothing() {
    let mut scene = game_of_three();
    let mut result = scene.plain_result();
    let delivery = scene.campaign().open_game().unwrap().delivery;
    seat(&mut result, "red").drawn = delivery;
    let facts = scene.game(&result);
    assert!(!matches!(scene.campaign().waiting(), CampaignWaiting::Chance(CampaignDraw::Postcard(_))));
    assert_eq!(
        facts.iter().filter(|fact| matches!(fact, CampaignFact::PostcardDrawn { company: Color::Green, .. })).count(),
        1
    );
    scene.finish();
    assert_eq!(scene.postcards("red").len(), 6, "more than six, so it had to return the rest");
    scene.give("sign yellow person late");
    assert_eq!(scene.postcards("yellow"), Vec::<u8>::new());
}

/// Ends the fourth game of three companies. `stakes` lists their stakes from first place to last.
fn council(stakes: [u16; 3]) -> Scene {
    let mut scene = Scene::after("blue red green", 3);
    scene.play("blue red green");
    let mut result = scene.plain_result();
    result.seats.iter_mut().zip(stakes).for_each(|(seat, stakes)| seat.stakes = stakes);
    scene.game(&result);
    scene.until(|waiting| {
        matches!(waiting, CampaignWaiting::Table | CampaignWaiting::Company(_, CompanyQuestion::Build))
    });
    scene
}

#[test]
fn company_with_most_stakes_builds() {
    for (stakes, builder) in [([1, 3, 2], "red"), ([2, 2, 1], "red"), ([2, 0, 2], "green")] {
        let mut scene = council(stakes);
        let (company, choices) = scene.asked();
        assert_eq!(company, color(builder), "{stakes:?}: of equals the lower place");
        scene.give(&choices[0]);
        let id = choices[0].rsplit(' ').next().unwrap();
        scene.finish();
        scene.play("blue red green");
        let cut_off = PACK.cut_offs.iter().find(|cut_off| cut_off.id == id).unwrap();
        let [a, b] = &cut_off.ends;
        let line = format!("{a},{b},{},{builder},,no\n", cut_off.length);
        assert!(scene.campaign().open_game().unwrap().text.routes.ends_with(&line));
    }
    assert_eq!(council([0, 0, 0]).campaign().waiting(), CampaignWaiting::Table, "no stake, no cut-off");
}

#[test]
fn cut_offs_join_only_cities_on_the_table() {
    let scene = council([1, 0, 0]);
    let (_, choices) = scene.asked();
    let cities = scene.campaign().view(campaign::reveal::CampaignViewer::Spectator).boards;
    let names: Vec<String> = cities.into_iter().flat_map(|board| board.cities).collect();
    assert!(!choices.is_empty() && choices.len() < PACK.cut_offs.len());
    for cut_off in &scene.view().cut_offs {
        assert!(cut_off.ends.iter().all(|end| names.contains(end)));
    }
    assert_eq!(scene.view().cut_offs.len(), choices.len());
}

#[test]
fn company_with_three_cut_offs_is_skipped() {
    let mut scene = Scene::after("blue red green", 3);
    let mut builders = Vec::new();
    for _ in 0..4 {
        scene.play("blue red green");
        let mut result = scene.plain_result();
        seat(&mut result, "blue").stakes = 4;
        seat(&mut result, "green").stakes = 1;
        scene.game(&result);
        scene.finish();
        builders.push(scene.view().cut_offs.iter().filter(|cut_off| cut_off.builder == Some(Color::Blue)).count());
    }
    assert_eq!(builders, [1, 2, 3, 3]);
    let green = scene.view().cut_offs.iter().filter(|cut_off| cut_off.builder == Some(Color::Green)).count();
    assert_eq!(green, 1, "the next in order builds");
}

/// Ends game 4, and stops when the first company is asked to hire crew.
fn hiring() -> Scene {
    let mut scene = Scene::after("blue red green", 3);
    scene.play("blue red green");
    scene.game(&scene.plain_result());
    scene.until(|waiting| matches!(waiting, CampaignWaiting::Company(_, CompanyQuestion::Hire)));
    scene
}

#[test]
fn last_place_hires_first() {
    let mut scene = hiring();
    assert_eq!(scene.view().crew_display.len(), 4, "one more than players");
    for company in ["green", "red", "blue"] {
        let (asked, choices) = scene.asked();
        assert_eq!((asked, &choices[0]), (color(company), &format!("{company} hire nobody")));
        if company != "red" {
            scene.give(&choices[1]);
            assert_eq!(scene.crew(company).len(), 1);
        } else {
            scene.give("red hire nobody");
        }
    }
    assert_eq!(scene.campaign().waiting(), CampaignWaiting::Table);
    assert_eq!(scene.view().crew_display.len(), 2, "who was not hired stays");
}

#[test]
fn third_crew_card_replaces_one_which_goes_under_the_deck() {
    let mut scene = Scene::after("blue red green", 5);
    assert_eq!(scene.crew("green").len(), 2);
    scene.play("blue red green");
    scene.game(&scene.plain_result());
    scene.until(|waiting| matches!(waiting, CampaignWaiting::Company(_, CompanyQuestion::Hire)));
    let display: Vec<String> = scene.view().crew_display.into_iter().map(|crew| crew.words.id).collect();
    let old = scene.crew("green");
    assert_eq!(scene.refused(&format!("green hire {}", display[0])), CampaignRefusal::NotOffered);
    scene.give(&format!("green hire {} instead {}", display[0], old[0]));
    assert_eq!(scene.crew("green").len(), 2);
    assert_eq!(scene.place(CardId::Crew(old[0].clone())), Location::StoreRoom);
    scene.give("red hire nobody");
    scene.give("blue hire nobody");
    // Six of the twelve crew cards are in offices and three on display. The other three are in the deck, with the
    // replaced card at the bottom.
    let mut turned = Vec::new();
    for player in ["yellow", "black"] {
        scene.give(&format!("sign {player} bot planner"));
        scene.until(|waiting| {
            matches!(waiting, CampaignWaiting::Chance(CampaignDraw::CrewFor(_)) | CampaignWaiting::Table)
        });
        if let Some(CampaignOutcome::Crew(crew)) = scene.outcomes().first().cloned() {
            assert!(crew != old[0] || scene.outcomes().len() == 1, "it comes last");
            turned.push(crew);
        }
        scene.finish();
    }
    assert_eq!(turned.len(), 2);
    assert_eq!(scene.crew("yellow").len(), 1);
}
