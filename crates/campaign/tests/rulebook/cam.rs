//! CAM: the campaign between the games.

use campaign::fact::CampaignFact;
use campaign::input::{CampaignOutcome, CampaignWaiting, Operator};
use campaign::location::{CardId, Location};
use campaign::refused::CampaignRefusal;
use rules::card::Color;

use crate::rulebook::scene::{PACK, Scene, color, seat};

#[test]
fn cam_01() {
    let mut scene = Scene::new("blue red");
    let (mut boards, mut rules, mut games) = (0, 0, 0);
    while scene.campaign().waiting() == CampaignWaiting::Table {
        scene.play("blue red");
        scene.game(&scene.plain_result());
        scene.finish();
        games += 1;
        assert!(scene.boards().len() >= boards, "what came stays");
        boards = scene.boards().len();
        rules = rules.max(scene.rules().len());
    }
    assert_eq!((games, boards, rules), (12, 13, 25 - 2), "all rules, less two of the pool");
}

#[test]
fn cam_03() {
    // The invariants check this after every input. This test checks that every place occurs.
    let scene = Scene::after("blue red", 5);
    let cards = [
        (CardId::Ticket("T001".into()), Location::Tickets),
        (CardId::Event("EV01".into()), Location::Events),
        (CardId::Event("EV29".into()), Location::Sealed),
        (CardId::Pavilion("PV1".into()), Location::Sealed),
        (CardId::Story("1865-01".into()), Location::DeadLetters),
        (CardId::Story("1893-01".into()), Location::Sealed),
        (CardId::Postcard(1), Location::PostOffice),
        (CardId::Bonus(Color::Red), Location::Office(Color::Red)),
        (CardId::Bonus(Color::Black), Location::StoreRoom),
        (CardId::Caboose, Location::Office(Color::Red)),
    ];
    for (card, place) in cards {
        assert_eq!(scene.place(card.clone()), place, "{card:?}");
    }
    assert_eq!(scene.campaign().place(&CardId::Postcard(78)), None);
}

#[test]
fn cam_04() {
    let mut scene = Scene::new("blue red");
    scene.play("blue red");
    let mut result = scene.plain_result();
    result.retired = vec!["EV02".into()];
    scene.game(&result);
    scene.finish();
    assert_eq!(scene.place(CardId::Event("EV02".into())), Location::DeadLetters);
    assert_eq!(scene.view().retired.events.len(), 1);
    scene.play("blue red");
    assert!(!scene.campaign().open_game().unwrap().text.edition.contains("EV02"));
    let mut result = scene.plain_result();
    result.discarded = vec!["EV02".into()];
    let line = campaign::input::CampaignInput::Result(result).to_string();
    assert_eq!(scene.refused(&line), CampaignRefusal::BadEvent { event: "EV02".into() });
}

#[test]
fn cam_05_a() {
    let mut scene = Scene::after("blue red", 11);
    let text = serde_json::to_value(scene.view()).unwrap();
    // Each game has slips of 30 and 29, so these are the totals of the vaults so far.
    for total in [11 * 30, 11 * 29] {
        assert!(!numbers(&text).contains(&total), "{total} is the running total of a vault");
    }
    let slips = |scene: &Scene| {
        let journal = scene.view().journal.into_iter();
        let slips = journal.filter_map(|entry| match entry.fact {
            CampaignFact::SlipWritten(slip) => Some(slip.dollars.is_some()),
            _ => None,
        });
        let shown: Vec<bool> = slips.collect();
        (shown.len(), shown.into_iter().filter(|shown| *shown).count())
    };
    assert_eq!(slips(&scene), (22, 2), "only those of the last game still lie on the table");
    assert_eq!(scene.view().audit, None);
    scene.play("blue red");
    assert_eq!(slips(&scene), (22, 0), "all are in the vaults");
    scene.game(&scene.plain_result());
    scene.finish();
    let text = serde_json::to_value(scene.view()).unwrap();
    assert!(numbers(&text).contains(&(12 * 30)), "after the audit it is known");
    assert_eq!(slips(&scene), (24, 24));
}

/// Returns all numbers in a JSON value.
fn numbers(value: &serde_json::Value) -> Vec<i64> {
    match value {
        serde_json::Value::Number(number) => number.as_i64().into_iter().collect(),
        serde_json::Value::Array(values) => values.iter().flat_map(numbers).collect(),
        serde_json::Value::Object(fields) => fields.values().flat_map(numbers).collect(),
        _ => Vec::new(),
    }
}

#[test]
fn cam_05_one_company_for_all_games() {
    let mut scene = Scene::after("blue red", 3);
    assert_eq!(scene.refused("sign purple person Ada"), CampaignRefusal::UnknownCompany { company: Color::Purple });
    let held = scene.postcards("red");
    scene.give("sign red bot planner");
    let red = scene.view().companies.into_iter().find(|seen| seen.company == Color::Red).unwrap();
    assert_eq!(red.player, Some(Operator::Bot("planner".into())));
    assert_eq!(scene.postcards("red"), held, "whoever takes over finds the office as it is");
}

#[test]
fn cam_06() {
    let mut scene = Scene::new("blue red");
    let mut story: Vec<String> = PACK.story.iter().map(|side| side.id.clone()).collect();
    story.dedup();
    while scene.campaign().waiting() == CampaignWaiting::Table {
        scene.play("blue red");
        assert!(story.starts_with(&scene.read()), "in its order");
        let pause = scene.read().last().unwrap().clone();
        let card = CardId::Story(pause[..pause.len() - 1].to_string());
        assert_eq!(scene.place(card.clone()), Location::Sealed, "the back of PAUSE is not read yet");
        scene.game(&scene.plain_result());
        scene.finish();
        assert_eq!(scene.place(card), Location::DeadLetters);
    }
    assert_eq!(scene.read(), story);
}

#[test]
fn cam_07_a() {
    let mut scene = Scene::new("blue red");
    scene.play("blue red");
    assert!(scene.campaign().open_game().unwrap().seats.iter().all(|seat| seat.postcards.is_empty()));
    let mut result = scene.plain_result();
    seat(&mut result, "red").used = vec![(64, 0)];
    let line = campaign::input::CampaignInput::Result(result).to_string();
    assert_eq!(scene.refused(&line), CampaignRefusal::BadPostcard { postcard: 64 }, "it is awarded after this game");
    scene.game(&scene.plain_result());
    scene.finish();
    scene.play("blue red");
    let seats = scene.campaign().open_game().unwrap().seats;
    assert!(seats[1].postcards.iter().any(|(number, _)| *number == 64), "of use from the next game on");
}

#[test]
fn cam_07_b() {
    let mut scene = Scene::after("blue red", 1);
    let private = |scene: &Scene, viewer: &str| {
        let view = if viewer.is_empty() { scene.view() } else { scene.view_of(viewer) };
        let red = view.companies.into_iter().find(|seen| seen.company == Color::Red).unwrap();
        red.postcards.into_iter().find(|seen| seen.number == 64).unwrap().private
    };
    let text = &PACK.postcard(64).unwrap().private.text;
    assert_eq!(private(&scene, "red").map(|seen| seen.text).as_ref(), Some(text));
    assert_eq!((private(&scene, "blue"), private(&scene, "")), (None, None));
    // After its first use, a postcard is revealed. It stays in the office if it has more uses.
    let many = PACK
        .postcards
        .iter()
        .find(|postcard| postcard.number > 30 && postcard.number < 63 && postcard.private.uses > 1);
    let many = many.unwrap().number;
    scene.play("blue red");
    let mut result = scene.plain_result();
    seat(&mut result, "red").drawn = vec![many];
    scene.game(&result);
    scene.finish();
    scene.play("blue red");
    let mut result = scene.plain_result();
    seat(&mut result, "red").used = vec![(many, 1)];
    scene.game(&result);
    let red = scene.view_of("blue").companies.into_iter().find(|seen| seen.company == Color::Red).unwrap();
    let shown = red.postcards.into_iter().find(|seen| seen.number == many).unwrap().private.unwrap();
    assert_eq!((shown.text, shown.uses_left), (PACK.postcard(many).unwrap().private.text.clone(), Some(1)));
}

#[test]
fn cam_08() {
    let mut scene = Scene::after("blue red", 11);
    scene.play("blue red");
    let edition = scene.campaign().open_game().unwrap().text.edition;
    let steps = edition.split("[steps.claimed]\n").nth(1).unwrap().split("\n\n").next().unwrap();
    let expected = [
        "1 = \"hazard\"",
        "3 = \"company-bonus\"",
        "4 = \"snowbound\"",
        "5 = \"deliver\"",
        "6 = \"load\"",
        "7 = \"survey\"",
        "8 = \"telegraph\"",
        "9 = \"eating-houses\"",
        "10 = \"watch\"",
        "11 = \"cards\"",
        "12 = \"large-city\"",
    ];
    assert_eq!(steps.lines().collect::<Vec<_>>(), expected, "the pool is gone");
    let setup = edition.split("[steps.setup]\n").nth(1).unwrap().split("\n\n").next().unwrap();
    assert_eq!(
        setup.lines().collect::<Vec<_>>(),
        ["10 = \"freight-yard\"", "11 = \"crew-call\"", "13 = \"first-snow\""]
    );
    let slots = "slots = [\"A\", \"B\", \"D\", \"E\", \"F\", \"G\", \"H\", \"J\", \"K\", \"L\", \"M\", \"N\", \"O\", \"P\", \"Q\", \"R\", \"S\", \"T\", \"U\", \"V\"]";
    assert!(edition.contains(slots));
    let rules = ["caboose_privilege", "cut_offs", "double_heading", "limited", "window", "exposition"];
    assert!(rules.iter().all(|rule| edition.contains(&format!("\n{rule} = true\n"))), "{edition}");
    assert!(edition.contains("\n[privilege]\ncards = 1\ncoins = 2\n"));
    assert!(edition.contains("\"tickets\", \"bookings\"]"));
}

#[test]
fn cam_09() {
    let mut scene = Scene::new("blue red");
    scene.play("blue red");
    let edition = scene.campaign().open_game().unwrap().text.edition;
    assert!(!edition.contains("[marks]") && !edition.contains("bookings"));
    assert!(!edition.contains("[[postcards]]"), "texts on tickets lead nowhere yet");
    for game in 2..=4 {
        scene.game(&scene.plain_result());
        scene.finish();
        scene.play("blue red");
        let edition = scene.campaign().open_game().unwrap().text.edition;
        // The first rule that depends on marks comes in game 4. Until then, postcards that depend on marks have no
        // effect.
        assert_eq!(edition.contains("[marks]\npickaxe = 3\nskull = 3\n"), game == 4, "{game}");
        assert!(edition.contains("[[postcards]]"));
    }
}

#[test]
fn cam_10() {
    for companies in ["blue red", "blue red green", "black yellow green red", "blue red green yellow black"] {
        let mut scene = Scene::new(companies);
        let colors: Vec<Color> = companies.split(' ').map(color).collect();
        assert_eq!(scene.caboose(), None);
        scene.give(&format!("play {companies}"));
        let expected: Vec<CampaignOutcome> = colors.iter().copied().map(CampaignOutcome::Caboose).collect();
        assert_eq!(scene.outcomes(), expected, "any of those who play");
        scene.give(&format!("deal caboose {}", colors[1].name()));
        assert_eq!(scene.caboose(), Some(colors[1]));
        for company in &PACK.companies {
            let takes_part = colors.contains(&company.color);
            let place = if takes_part { Location::Office(company.color) } else { Location::StoreRoom };
            assert_eq!(scene.place(CardId::Bonus(company.color)), place);
        }
        let edition = scene.campaign().open_game().unwrap().text.edition;
        assert!(edition.contains("newspapers = [6, 4, 3]"));
    }
}

#[test]
fn cam_11_a() {
    let mut scene = Scene::after("blue red green", 5);
    let before = (scene.postcards("green"), scene.crew("green"));
    let papers = |scene: &Scene| {
        let facts = scene.campaign().facts().iter();
        facts.filter(|fact| matches!(fact, CampaignFact::SlipWritten(slip) if slip.company == Color::Green)).count()
    };
    let slips = papers(&scene);
    scene.play("blue red");
    scene.game(&scene.plain_result());
    scene.finish();
    assert_eq!((scene.postcards("green"), scene.crew("green")), before);
    assert_eq!(papers(&scene), slips);
}

#[test]
fn cam_11_b() {
    let mut scene = Scene::after("blue red green yellow", 1);
    scene.play("red blue");
    let game = scene.campaign().open_game().unwrap();
    assert_eq!(game.seats.iter().map(|seat| seat.company).collect::<Vec<_>>(), [Color::Red, Color::Blue]);
    scene.game(&scene.plain_result());
    scene.finish();
    assert_eq!(scene.caboose(), Some(Color::Blue), "last among those present");
}

#[test]
fn cam_11_c() {
    let mut scene = Scene::new("blue red");
    assert_eq!(scene.refused("play blue"), CampaignRefusal::SeatCount { seats: 1, min: 2, max: 5 });
    assert_eq!(scene.refused("play"), CampaignRefusal::SeatCount { seats: 0, min: 2, max: 5 });
    assert_eq!(scene.refused("play blue blue"), CampaignRefusal::SeatTwice { company: Color::Blue });
    assert_eq!(scene.refused("play blue green"), CampaignRefusal::NotSigned { company: Color::Green });
}

#[test]
fn cam_11_newcomers() {
    let mut scene = Scene::after("blue red", 1);
    scene.give("sign green person Cleo");
    let Some(CampaignOutcome::Postcard(number)) = scene.outcomes().first().cloned() else {
        panic!("a postcard is due")
    };
    scene.refused("play blue green");
    scene.give(&format!("deal postcard {number}"));
    assert_eq!((scene.postcards("green"), scene.crew("green")), (vec![number], vec![]));
    scene.play("blue red green");
    let mut scene = Scene::after("blue red", 4);
    scene.give("sign green bot planner");
    scene.finish();
    assert_eq!(
        (scene.postcards("green").len(), scene.crew("green").len()),
        (1, 1),
        "with crew duties also a crew card"
    );
}

#[test]
fn cam_12() {
    let mut scene = Scene::after("blue red", 1);
    scene.play("blue red");
    let text = scene.campaign().open_game().unwrap().text;
    let elsewhere = text.edition.lines().find(|line| line.starts_with("elsewhere = ")).unwrap();
    assert!(elsewhere.contains("\"wpg\"") && elsewhere.contains("\"F3\""));
    assert!(!elsewhere.contains("\"que\"") && !elsewhere.contains("\"F1\""));
    assert!(!text.cities.contains("wpg"));
}

#[test]
fn cam_13() {
    assert_eq!((PACK.name.as_str(), PACK.story.len(), PACK.postcards.len()), ("meridian", 197, 77));
}
