//! The story deck and its instructions.

use campaign::edition::LeftoverRules;
use campaign::fact::{CampaignFact, Cause};
use campaign::input::CampaignWaiting;
use campaign::location::{CardId, Location};
use campaign::reveal::CardText;
use rules::card::Color;

use crate::rulebook::scene::{PACK, Scene, color, seat, slips};

/// Plays a game with these slips, in seat order, and answers all questions.
fn play(scene: &mut Scene, seats: &str, dollars: &[u16]) -> Vec<CampaignFact> {
    scene.play(seats);
    let mut result = scene.plain_result();
    slips(&mut result, dollars);
    let before = scene.campaign().facts().len();
    scene.game(&result);
    scene.finish();
    scene.campaign().facts()[before..].to_vec()
}

fn drawn(facts: &[CampaignFact], postcard: u8) -> Option<Color> {
    facts.iter().find_map(|fact| match fact {
        CampaignFact::PostcardDrawn { company, postcard: number } if *number == postcard => Some(*company),
        _ => None,
    })
}

#[test]
fn events_come_at_the_setup() {
    let mut scene = Scene::after("blue red", 1);
    let event = || CardId::Event("EV08".into());
    assert_eq!(scene.place(event()), Location::Sealed);
    scene.play("blue red");
    assert_eq!(scene.place(event()), Location::Events);
    assert!(scene.campaign().open_game().unwrap().text.edition.contains("id = \"EV08\""));
}

#[test]
fn boxes_place_their_rules_before_the_game() {
    let mut scene = Scene::after("blue red", 1);
    assert_eq!(scene.rules(), ["Q", "END4"]);
    scene.play("blue red");
    assert_eq!(scene.rules(), ["A", "K", "L", "Q", "END4"]);
    assert_eq!(scene.view().boxes.len(), 1);
}

#[test]
fn a_board_brings_its_tickets_and_retires_others() {
    let mut scene = Scene::after("blue red", 1);
    assert_eq!(scene.view().tickets.len(), 41);
    play(&mut scene, "blue red", &[2, 1]);
    assert_eq!(scene.view().tickets.len(), 49);
    let mut scene = Scene::after("blue red", 11);
    let retired = scene.view().retired.tickets;
    assert_eq!((scene.view().tickets.len(), retired.len()), (84, 13));
    scene.play("blue red");
    assert_eq!(scene.campaign().open_game().unwrap().text.tickets.lines().count(), 85);
}

#[test]
fn awards_find_winner_second_and_last() {
    let mut scene = Scene::new("blue red green");
    let facts = play(&mut scene, "blue red green", &[10, 30, 20]);
    // Postcard 64 goes to the company with the most tickets. No company has completed any, so the lowest place gets it.
    assert_eq!((drawn(&facts, 63), drawn(&facts, 64)), (Some(Color::Red), Some(Color::Blue)));
    let mut scene = Scene::after("blue red green", 4);
    let facts = play(&mut scene, "blue red green", &[10, 30, 20]);
    // Postcard 69 goes to the company with the fewest wins. Green has none, while blue in last place has four.
    assert_eq!((drawn(&facts, 68), drawn(&facts, 69)), (Some(Color::Green), Some(Color::Green)));
    let mut scene = Scene::after("blue red", 4);
    let facts = play(&mut scene, "blue red", &[10, 30]);
    assert_eq!(drawn(&facts, 68), Some(Color::Blue), "of two the second is the last");
}

#[test]
fn an_award_finds_the_most_tickets() {
    for (tickets, best) in [([1, 2, 0], "red"), ([2, 2, 2], "blue"), ([0, 0, 0], "blue")] {
        let mut scene = Scene::after("blue red green", 2);
        scene.play("blue red green");
        let mut result = scene.plain_result();
        slips(&mut result, &[10, 30, 20]);
        let mut ids = scene.view().tickets.into_iter().filter(|ticket| ticket.entry.is_none()).map(|ticket| ticket.id);
        for (seat, count) in result.seats.iter_mut().zip(tickets) {
            seat.completed = ids.by_ref().take(count).collect();
        }
        let before = scene.campaign().facts().len();
        scene.game(&result);
        scene.finish();
        let facts = &scene.campaign().facts()[before..];
        assert_eq!(drawn(facts, 66), Some(color(best)), "{tickets:?}: of equals the lower place");
        assert_eq!(drawn(facts, 67), Some(Color::Blue), "the caboose is with the last");
    }
}

#[test]
fn an_award_finds_the_fewest_wins_among_those_present() {
    let mut scene = Scene::after("blue red green", 9);
    play(&mut scene, "red green", &[30, 20]);
    let facts = play(&mut scene, "blue red green", &[10, 20, 30]);
    // Including this game, blue has won nine games, and red and green one each. Red is in the lower place of the two.
    assert_eq!(drawn(&facts, 76), Some(Color::Red));
    let mut scene = Scene::after("blue red green", 10);
    let facts = play(&mut scene, "blue red", &[30, 20]);
    assert_eq!(drawn(&facts, 76), Some(Color::Red), "green won none and is away");
}

#[test]
fn all_four_orders_of_the_board() {
    for (first, second, boards) in [
        (0, 0, ["F3", "F4", "F5", "F6"]),
        (0, 1, ["F3", "F4", "F6", "F5"]),
        (1, 0, ["F4", "F3", "F5", "F6"]),
        (1, 1, ["F4", "F3", "F6", "F5"]),
    ] {
        let mut scene = Scene::new("blue red");
        scene.forks = vec![first, second];
        let mut seen = Vec::new();
        for _ in 0..11 {
            scene.play("blue red");
            seen.push((scene.boards().len(), scene.view().boxes.len()));
            scene.game(&scene.plain_result());
            scene.finish();
        }
        assert_eq!(scene.boards()[7..11], boards);
        assert_eq!(scene.boards()[11..], ["F7", "F8"]);
        let expected = [(5, 0), (6, 1), (7, 2), (8, 3), (9, 4), (9, 4), (10, 5), (11, 6), (12, 7), (13, 8), (13, 9)];
        assert_eq!(seen, expected);
    }
}

#[test]
fn the_box_of_the_chosen_fork_comes_first() {
    for (at, slots, later) in [(0, "END5", "H"), (1, "H", "END5")] {
        let mut scene = Scene::new("blue red");
        scene.forks = vec![at];
        for _ in 0..3 {
            scene.play("blue red");
            scene.game(&scene.plain_result());
            scene.finish();
        }
        scene.play("blue red");
        assert!(scene.rules().contains(&slots.to_string()) && !scene.rules().contains(&later.to_string()));
        scene.game(&scene.plain_result());
        scene.finish();
        scene.play("blue red");
        assert!(scene.rules().contains(&slots.to_string()) && scene.rules().contains(&later.to_string()));
    }
}

#[test]
fn only_the_holder_of_the_caboose_chooses_at_a_fork() {
    let mut scene = Scene::after("blue red green", 2);
    scene.play("blue red green");
    scene.game(&scene.plain_result());
    assert_eq!(scene.asked(), (Color::Green, vec!["green fork F3".to_string(), "green fork F4".to_string()]));
    scene.refused("blue fork F3");
    scene.refused("green fork F5");
    let facts = scene.give("green fork F4");
    let [chosen, other] = ["F4", "F3"].map(str::to_string);
    assert_eq!(facts[0], CampaignFact::ForkChosen { fork: "K1".into(), chosen, other, by: Color::Green });
    assert!(facts.contains(&CampaignFact::BoardAdded { board: "F4".into() }));
}

/// Plays ten games. The last one yields this many marks of evidence. Returns the facts that follow
/// it.
fn hearing(evidence: u8) -> (Scene, Vec<CampaignFact>) {
    let mut scene = Scene::after("blue red", 9);
    scene.play("blue red");
    let mut result = scene.plain_result();
    result.evidence = evidence;
    let before = scene.campaign().facts().len();
    scene.game(&result);
    scene.finish();
    let facts = scene.campaign().facts()[before..].to_vec();
    (scene, facts)
}

#[test]
fn the_pool_ends_with_enough_evidence() {
    let (mut scene, facts) = hearing(4);
    assert!(!scene.rules().contains(&"C".to_string()) && !scene.rules().contains(&"I".to_string()));
    assert_eq!(scene.place(CardId::Event("EV17".into())), Location::DeadLetters);
    // Postcard 71 was awarded after game 6, and depends on the pool.
    let company = Color::Red;
    assert!(facts.contains(&CampaignFact::PostcardVoid { company, postcard: 71, dollars: 3 }));
    assert_eq!(scene.place(CardId::Postcard(71)), Location::DeadLetters);
    scene.play("blue red");
    assert!(!scene.campaign().open_game().unwrap().text.edition.contains("pool-dues"));
}

#[test]
fn the_pool_stays_with_too_little_evidence() {
    let (mut scene, facts) = hearing(3);
    assert!(scene.rules().contains(&"C".to_string()));
    assert!(!facts.iter().any(|fact| matches!(fact, CampaignFact::RuleRetired { .. })));
    scene.play("blue red");
    assert!(scene.campaign().open_game().unwrap().text.edition.contains("2 = \"pool-dues\""));
    scene.game(&scene.plain_result());
    scene.finish();
    assert!(!scene.rules().contains(&"C".to_string()), "it ends after the next game");
}

#[test]
fn absent_companies_settle_on_return() {
    let mut scene = Scene::after("blue red green", 9);
    assert!(scene.postcards("green").contains(&71));
    scene.play("blue red");
    let mut result = scene.plain_result();
    result.evidence = 4;
    scene.game(&result);
    scene.finish();
    assert!(scene.postcards("green").contains(&71), "its office is untouched");
    scene.play("blue green");
    assert!(!scene.postcards("green").contains(&71));
    let void = CampaignFact::PostcardVoid { company: Color::Green, postcard: 71, dollars: 3 };
    assert!(scene.campaign().facts().contains(&void));
}

#[test]
fn retired_events_can_be_recalled_unless_the_story_retired_them() {
    let mut scene = Scene::after("blue red", 5);
    // Rate War is added in game 6. The holder of the caboose retires it immediately.
    for events in [vec!["EV17"], vec!["EV03"], vec!["EV05"]] {
        scene.play("blue red");
        let mut result = scene.plain_result();
        result.discarded = events.into_iter().map(str::to_string).collect();
        scene.game(&result);
        scene.finish();
    }
    for _ in 8..10 {
        scene.play("blue red");
        scene.game(&scene.plain_result());
        scene.finish();
    }
    scene.play("blue red");
    scene.game(&scene.plain_result());
    scene.until(|waiting| {
        matches!(
            waiting,
            CampaignWaiting::Table | CampaignWaiting::Company(_, campaign::input::CompanyQuestion::RecallEvent)
        )
    });
    assert_eq!(
        scene.asked(),
        (Color::Red, vec!["red recall-event EV03".to_string(), "red recall-event EV05".to_string()])
    );
    scene.give("red recall-event EV05");
    assert_eq!(scene.place(CardId::Event("EV05".into())), Location::Events);
    assert_eq!(scene.place(CardId::Event("EV03".into())), Location::DeadLetters);
    assert!(
        scene.campaign().facts().contains(&CampaignFact::EventRetired { event: "EV17".into(), cause: Cause::Story })
    );
}

#[test]
fn last_side_ends_the_campaign() {
    let mut scene = Scene::after("blue red green", 12);
    assert_eq!(scene.campaign().waiting(), CampaignWaiting::Over);
    let view = scene.view();
    let audit = view.audit.expect("the books are audited");
    assert_eq!(audit.winner(), Some(Color::Blue));
    let read = view.journal.iter().filter(|entry| matches!(entry.fact, CampaignFact::EpilogueRead { .. }));
    let epilogues: Vec<&CardText> = read.filter_map(|entry| entry.words.as_ref()).collect();
    let places: Vec<&str> = audit.books.iter().rev().map(|book| book.company.name()).collect();
    assert_eq!(epilogues.iter().map(|words| &*words.id).collect::<Vec<_>>(), places, "the winner comes last");
    let of = |company: &str| &epilogues.iter().find(|words| words.id == company).expect("an epilogue").text;
    let (blue, red, green) = (of("blue"), of("red"), of("green"));
    assert!(blue.starts_with(&PACK.companies[0].epilogue) && !red.contains(&PACK.companies[1].epilogue));
    assert!(
        blue.contains("Won 12 times, the first time in 1865") && blue.contains("best year was 1865: $30"),
        "{blue}"
    );
    assert!(green.contains("The caboose came home to its yard 12 times"), "{green}");
    assert!(green.contains("when the map forked, and wrote: "), "{green}");
    assert!(red.contains("Never won a game"), "{red}");
    assert!(epilogues.iter().all(|words| !words.text.contains("{}")));
    assert_eq!(scene.campaign().facts().last(), Some(&CampaignFact::GameClosed { game: 12 }));
    let sides: std::collections::BTreeSet<&String> = PACK.story.iter().map(|side| &side.id).collect();
    assert_eq!(scene.read().len(), sides.len());
    assert!(scene.campaign().open_game().is_none());
    let left = scene.campaign().leftover(LeftoverRules::Campaign).expect("a board is left");
    assert_eq!(left.cities.lines().count(), 93);
    assert_eq!(left.name, "meridian");
    let plain = scene.campaign().leftover(LeftoverRules::Plain).expect("the same board");
    let edition = plain.edition().unwrap_or_else(|flaws| panic!("{flaws:?}"));
    assert_eq!((edition.places.len(), edition.companies.len(), edition.events.len()), (92, 0, 0));
    scene.refused("play blue red");
    scene.refused("sign red bot planner");
}

#[test]
fn the_last_game_leaves_out_post_council_and_personnel() {
    let mut scene = Scene::after("blue red green", 11);
    scene.play("blue red green");
    let mut result = scene.plain_result();
    seat(&mut result, "red").stakes = 5;
    let (ticket, _) = scene.entry_tickets().remove(0);
    seat(&mut result, "red").completed = vec![ticket];
    let facts = scene.game(&result);
    scene.finish();
    assert_eq!(scene.campaign().waiting(), CampaignWaiting::Over);
    let skipped = facts.iter().any(|fact| {
        matches!(
            fact,
            CampaignFact::PostcardDrawn { .. } | CampaignFact::CutOffBuilt { .. } | CampaignFact::CrewTurned { .. }
        )
    });
    assert!(!skipped);
    let filed = facts.iter().position(|fact| *fact == CampaignFact::SlipsFiled).expect("step 6");
    let audited = facts.iter().position(|fact| matches!(fact, CampaignFact::Audited(_))).expect("the audit");
    assert!(filed < audited);
}
