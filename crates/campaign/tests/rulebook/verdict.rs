//! Sides with several versions, the accusation, events that cannot be retired, and postcards that
//! lapse.

use campaign::fact::CampaignFact;
use campaign::input::{CampaignInput, CampaignWaiting, CompanyAnswer, CompanyQuestion};
use campaign::location::{CardId, Location};
use campaign::reveal::CampaignViewer;
use rules::card::Color;

use crate::rulebook::scene::{PACK, Scene, color, seat};

const THREE: &str = "blue red green";

/// Plays a game with this much evidence, and answers all questions.
fn game(scene: &mut Scene, evidence: u8) {
    scene.play(THREE);
    let mut result = scene.plain_result();
    result.evidence = evidence;
    scene.game(&result);
    scene.finish();
}

/// Returns the title of the version of a side that was read.
fn title(scene: &Scene, side: &str) -> String {
    let journal = scene.view().journal;
    let entry = journal.iter().find(|entry| matches!(&entry.fact, CampaignFact::SideRead { side: id } if id == side));
    entry.and_then(|entry| entry.words.clone()).expect("it was read").title
}

#[test]
fn versions_follow_the_evidence() {
    for (marks, expected, place) in
        [(3, "A Circular Withdrawn", Location::DeadLetters), (2, "Not Enough", Location::Events)]
    {
        let mut scene = Scene::after(THREE, 6);
        game(&mut scene, marks);
        assert_eq!(title(&scene, "1879-05B"), expected);
        assert_eq!(scene.place(CardId::Event("EV32".into())), place);
    }
}

#[test]
fn versions_follow_the_fork() {
    for (way, expected) in [(0, "The chain"), (1, "It is packed in moss")] {
        let mut scene = Scene::new(THREE);
        scene.forks = vec![way];
        (0..3).for_each(|_| game(&mut scene, 0));
        scene.play(THREE);
        let texts: Vec<String> = scene.view().journal.into_iter().filter_map(|entry| Some(entry.words?.text)).collect();
        let found = ["The chain", "It is packed in moss"].map(|start| texts.iter().any(|text| text.starts_with(start)));
        assert_eq!(found, [way == 0, way == 1], "{expected}");
    }
}

#[test]
fn events_of_a_version_that_was_not_read_stay_sealed() {
    let mut scene = Scene::after(THREE, 9);
    game(&mut scene, 4);
    game(&mut scene, 0);
    let retires = |event: &str| {
        let of = |fact: &&CampaignFact| matches!(fact, CampaignFact::EventRetired { event: id, .. } if id == event);
        scene.campaign().facts().iter().filter(of).count()
    };
    assert_eq!((retires("EV17"), retires("EV35")), (1, 0));
    assert_eq!(scene.place(CardId::Event("EV35".into())), Location::Sealed);
    let mut scene = Scene::after(THREE, 9);
    game(&mut scene, 3);
    assert_eq!(scene.place(CardId::Event("EV35".into())), Location::Events);
}

/// Plays until the companies are asked which suspect to accuse.
fn asked() -> Scene {
    let mut scene = Scene::after(THREE, 8);
    scene.play(THREE);
    scene.game(&scene.plain_result());
    scene.until(|waiting| matches!(waiting, CampaignWaiting::Company(_, CompanyQuestion::Accuse { .. })));
    scene
}

fn votes(scene: &mut Scene, votes: [&str; 3]) -> Vec<CampaignFact> {
    let before = scene.campaign().facts().len();
    for (company, suspect) in ["green", "red", "blue"].into_iter().zip(votes) {
        scene.give(&format!("{company} accuse {suspect}"));
    }
    scene.campaign().facts()[before..].to_vec()
}

#[test]
fn accusations_are_secret_until_all_are_made() {
    let mut scene = asked();
    assert_eq!(scene.view().suspects.len(), 3);
    assert_eq!(scene.asked().0, Color::Green, "from last place to first");
    scene.refused("red accuse pell");
    scene.refused("green accuse marsh");
    let before = (scene.campaign().facts().len(), scene.view());
    scene.give("green accuse quill");
    let after = scene.view();
    assert_eq!((scene.campaign().facts().len(), &after.journal), (before.0, &before.1.journal));
    for viewer in [CampaignViewer::Spectator, CampaignViewer::Company(Color::Blue)] {
        let twin = {
            let mut other = asked();
            other.give("green accuse strand");
            other.campaign().view(viewer)
        };
        assert_eq!(scene.campaign().view(viewer), twin, "nobody can tell whom green named");
    }
    assert_eq!(scene.campaign().sealed_inputs(), 1);
    let log = scene.ledger.log().clone();
    assert!(log.export().contains("green accuse quill"));
    assert!(!log.without_last(1).export().contains("accuse"));
    scene.give("red accuse pell");
    let facts = scene.give("blue accuse quill").to_vec();
    let accused =
        |company: &str, suspect: &str| CampaignFact::Accused { company: color(company), suspect: suspect.to_string() };
    assert_eq!(facts[..3], [accused("green", "quill"), accused("red", "pell"), accused("blue", "quill")]);
    assert!(facts.contains(&CampaignFact::VerdictGiven { suspect: "quill".into() }));
    assert_eq!((scene.view().verdict.as_deref(), scene.campaign().sealed_inputs()), (Some("quill"), 0));
}

#[test]
fn the_caboose_decides_among_equals() {
    let mut scene = asked();
    votes(&mut scene, ["strand", "pell", "quill"]);
    let CampaignWaiting::Company(company, CompanyQuestion::Verdict { suspects }) = scene.campaign().waiting() else {
        panic!("the votes are level");
    };
    assert_eq!((company, suspects.len()), (Color::Green, 3));
    let facts = scene.give("green accuse pell");
    assert!(facts.contains(&CampaignFact::VerdictGiven { suspect: "pell".into() }));
}

#[test]
fn the_verdict_has_consequences_and_pays_those_who_were_right() {
    let cases = [
        (["quill", "quill", "pell"], "You Said So", ["green", "red"].as_slice(), None),
        (["pell", "pell", "quill"], "Page One", &["blue"], Some(("EV30", Location::DeadLetters))),
        (["strand", "strand", "pell"], "Blank Pages", &[], Some(("EV36", Location::Events))),
    ];
    for (said, expected, paid, event) in cases {
        let mut scene = asked();
        votes(&mut scene, said);
        scene.finish();
        let before = scene.campaign().facts().len();
        game(&mut scene, 0);
        assert_eq!(title(&scene, "1886-08B"), expected);
        let certified = scene.campaign().facts()[before..].iter().filter_map(|fact| match fact {
            CampaignFact::Certified { company, dollars } => Some((*company, *dollars)),
            _ => None,
        });
        let mut certified: Vec<(Color, Option<u16>)> = certified.collect();
        let mut right: Vec<(Color, Option<u16>)> = paid.iter().map(|company| (color(company), Some(6))).collect();
        certified.sort();
        right.sort();
        assert_eq!(certified, right, "{expected}");
        if let Some((event, place)) = event {
            assert_eq!(scene.place(CardId::Event(event.into())), place, "{expected}");
        }
    }
}

#[test]
fn absent_companies_do_not_accuse() {
    let mut scene = Scene::after(THREE, 8);
    scene.play("blue red");
    scene.game(&scene.plain_result());
    scene.until(|waiting| matches!(waiting, CampaignWaiting::Company(_, CompanyQuestion::Accuse { .. })));
    scene.give("red accuse quill");
    scene.give("blue accuse quill");
    let accused = scene.campaign().facts().iter().filter(|fact| matches!(fact, CampaignFact::Accused { .. }));
    assert_eq!(accused.count(), 2);
}

#[test]
fn accusations_survive_the_log() {
    let answer = CampaignInput::Answer { company: Color::Blue, answer: CompanyAnswer::Accuse("pell".into()) };
    assert_eq!(answer.to_string(), "blue accuse pell");
    assert_eq!("blue accuse pell".parse(), Ok(answer));
}

#[test]
fn kept_events_cannot_be_struck() {
    let mut scene = Scene::after(THREE, 6);
    scene.play(THREE);
    assert!(scene.campaign().open_game().unwrap().text.edition.contains("kept = true"));
    let mut result = scene.plain_result();
    result.discarded = ["EV32", "EV01", "EV02"].map(str::to_string).to_vec();
    scene.game(&result);
    assert_eq!(scene.asked().1, ["green retire-event EV01", "green retire-event EV02"]);
    scene.refused("green retire-event EV32");
    let mut scene = Scene::after(THREE, 6);
    scene.play(THREE);
    let mut result = scene.plain_result();
    result.discarded = vec!["EV32".into()];
    scene.game(&result);
    let struck = scene.campaign().facts().iter().any(|fact| {
        matches!(fact, CampaignFact::EventRetired { event, cause: campaign::fact::Cause::Caboose(_) } if event == "EV32")
    });
    assert!(!struck, "with nothing else, nothing is struck");
}

#[test]
fn unfinished_postcards_lapse_and_are_shown() {
    // Postcard 63 is awarded after game 1, and lapses after two games.
    assert_eq!(PACK.postcard(63).unwrap().private.lapses, Some(2));
    let mut scene = Scene::after(THREE, 1);
    let left = |scene: &Scene| {
        let blue = scene.view_of("blue").companies.into_iter().find(|seen| seen.company == Color::Blue).unwrap();
        blue.postcards.into_iter().find(|seen| seen.number == 63).and_then(|seen| seen.private?.games_left)
    };
    assert_eq!(left(&scene), Some(2));
    game(&mut scene, 0);
    assert_eq!(left(&scene), Some(1), "tonight is the last night");
    // A game that the postcard's company misses does not count.
    scene.play("red green");
    scene.game(&scene.plain_result());
    scene.finish();
    assert_eq!(left(&scene), Some(1));
    game(&mut scene, 0);
    assert_eq!(left(&scene), None);
    let lapsed = CampaignFact::PostcardLapsed { company: Color::Blue, postcard: 63 };
    assert!(scene.campaign().facts().contains(&lapsed));
    assert_eq!(scene.place(CardId::Postcard(63)), Location::DeadLetters);
    let shown = scene.view().retired.postcards.into_iter().find(|seen| seen.number == 63).unwrap();
    assert!(shown.private.is_some(), "everyone sees what it was");
}

#[test]
fn used_postcards_do_not_lapse() {
    let mut scene = Scene::after(THREE, 1);
    game(&mut scene, 0);
    scene.play(THREE);
    let mut result = scene.plain_result();
    seat(&mut result, "blue").used = vec![(63, 0)];
    let facts = scene.game(&result);
    assert!(facts.contains(&CampaignFact::PostcardCompleted { company: Color::Blue, postcard: 63 }));
    assert!(!facts.iter().any(|fact| matches!(fact, CampaignFact::PostcardLapsed { postcard: 63, .. })));
}

#[test]
fn the_words_of_the_audit_come_with_it() {
    let scene = Scene::after(THREE, 11);
    assert!(scene.view().audit_texts.is_empty());
    let scene = Scene::after(THREE, 12);
    let view = scene.view();
    assert_eq!(view.audit_texts.len(), PACK.audit_texts.iter().filter(|text| !text.is_deed()).count());
    let counts = view.audit.expect("it is over").books.into_iter().map(|row| (row.company, row.counts.games_won));
    assert_eq!(counts.collect::<Vec<_>>()[0], (Color::Blue, 12));
}

#[test]
fn the_calendar_and_the_events_come_with_their_games() {
    let mut scene = Scene::new(THREE);
    assert_eq!((scene.view().calendar.len(), scene.view().games), (1, 12));
    assert_eq!((scene.view().events.len(), scene.view().event_count), (0, 7), "nobody has seen any");
    scene.play(THREE);
    let mut result = scene.plain_result();
    result.discarded = vec!["EV03".into(), "EV01".into()];
    scene.game(&result);
    scene.finish();
    assert_eq!(scene.view().calendar.len(), 2);
    let seen: Vec<String> = scene.view().events.into_iter().map(|event| event.id).collect();
    assert_eq!(seen, ["EV01"], "EV03 was struck");
    assert_eq!(scene.view().event_count, 6);
    assert_eq!(Scene::after(THREE, 12).view().calendar.len(), 12);
}

#[test]
fn cam_02_b_both_sides_of_a_fork_are_shown_while_it_is_open() {
    let mut scene = Scene::after(THREE, 2);
    scene.play(THREE);
    assert!(scene.campaign().with_fork_side("F3").is_none(), "no fork is open yet");
    scene.game(&scene.plain_result());
    scene.until(|waiting| matches!(waiting, CampaignWaiting::Company(_, CompanyQuestion::Fork { .. })));
    let sides = scene.view().fork;
    assert_eq!(sides.iter().map(|side| &*side.id).collect::<Vec<_>>(), ["F3", "F4"]);
    assert!(sides.iter().all(|side| !side.text.is_empty() && !side.cities.is_empty()));
    assert_ne!(sides[0].text, sides[1].text);
    assert_ne!(sides[0].cities, sides[1].cities);
    for side in &sides {
        let drawn = scene.campaign().with_fork_side(&side.id).expect("it is offered").board();
        let own = side.cities.iter().all(|city| drawn.cities.contains(city));
        let others = sides.iter().filter(|other| other.id != side.id).flat_map(|other| &other.cities);
        assert!(own && others.clone().all(|city| !drawn.cities.contains(city)), "{}", side.id);
    }
    assert!(scene.campaign().with_fork_side("F5").is_none(), "a later board");
    scene.finish();
    assert!(scene.view().fork.is_empty() && scene.campaign().with_fork_side("F4").is_none());
}
