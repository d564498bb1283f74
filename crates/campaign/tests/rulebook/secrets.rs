//! CAM-02: no viewer ever sees sealed content.

use aho_corasick::AhoCorasick;
use campaign::Campaign;
use campaign::fact::CampaignFact;
use campaign::input::{CampaignWaiting, CompanyQuestion};
use campaign::location::{CardId, Location};
use campaign::pack::Pack;
use campaign::reveal::CampaignViewer;
use campaign::view::CampaignView;
use rules::card::Color;

use crate::rulebook::scene::{PACK, Scene};

/// The texts of the pack, divided into those that this viewer may know and those that are sealed.
struct Texts {
    open: String,
    sealed: Vec<&'static str>,
    search: Option<AhoCorasick>,
}

impl Texts {
    fn put(&mut self, open: bool, texts: &[&'static str]) {
        if open {
            texts.iter().for_each(|text| self.open += &format!("{text}\n"));
        } else {
            self.sealed.extend(texts.iter().filter(|text| !text.is_empty()));
        }
    }

    fn of(campaign: &Campaign, viewer: Option<Color>) -> Texts {
        let facts = campaign.facts();
        let happened = |wanted: &dyn Fn(&CampaignFact) -> bool| facts.iter().any(wanted);
        let found = |card: CardId| !matches!(campaign.place(&card), Some(Location::Sealed | Location::PostOffice));
        let on_table = |id: &str| {
            let start = PACK.board(id).is_some_and(|board| board.start);
            start || happened(&|fact| matches!(fact, CampaignFact::BoardAdded { board } if board == id))
        };
        // A pending fork reveals both of its boards.
        let offered = match campaign.waiting() {
            CampaignWaiting::Company(_, CompanyQuestion::Fork { boards, .. }) => boards.to_vec(),
            _ => Vec::new(),
        };
        let on_table = |id: &str| on_table(id) || offered.iter().any(|board| board == id);
        let mut texts = Texts { open: String::new(), sealed: Vec::new(), search: None };
        let pack: &'static Pack = &PACK;
        let read = versions_read(campaign);
        for (row, side) in pack.story.iter().enumerate() {
            texts.put(read.contains(&row), &[&side.title, &side.text]);
        }
        let asked = happened(&|fact| matches!(fact, CampaignFact::SideRead { side } if *side == ACCUSE));
        for suspect in &pack.suspects {
            texts.put(asked, &[&suspect.name, &suspect.text]);
        }
        for audit in &pack.audit_texts {
            texts.put(happened(&|fact| matches!(fact, CampaignFact::Audited(_))), &[&audit.title, &audit.text]);
        }
        for board in &pack.boards {
            texts.put(on_table(&board.id), &[&board.note]);
        }
        for city in &pack.cities {
            texts.put(on_table(&city.board), &[&city.name]);
        }
        for ticket in &pack.tickets {
            texts.put(found(CardId::Ticket(ticket.id.clone())), &[&ticket.id, &ticket.narrative]);
        }
        for event in &pack.events {
            let seen = happened(&|fact| match fact {
                CampaignFact::EventAdded { event: id } | CampaignFact::EventRetired { event: id, .. } => {
                    *id == event.id
                }
                CampaignFact::EventsDiscarded { events } => events.contains(&event.id),
                _ => false,
            });
            texts.put(seen, &[&event.id, &event.title, &event.text]);
        }
        for crew in &pack.crew {
            texts.put(found(CardId::Crew(crew.id.clone())), &[&crew.id, &crew.text]);
        }
        for pavilion in &pack.pavilions {
            texts.put(found(CardId::Pavilion(pavilion.id.clone())), &[&pavilion.name, &pavilion.when]);
        }
        for chest in &pack.boxes {
            let open = happened(&|fact| matches!(fact, CampaignFact::BoxOpened { chest: id } if *id == chest.id));
            texts.put(open, &[&chest.name, &chest.contents, &chest.text]);
        }
        for rule in &pack.rules {
            let open = happened(&|fact| matches!(fact, CampaignFact::RulePlaced { slot } if *slot == rule.slot));
            texts.put(open, &[&rule.name, &rule.text]);
        }
        for postcard in &pack.postcards {
            let place = campaign.place(&CardId::Postcard(postcard.number));
            let public = &postcard.public;
            texts.put(place != Some(Location::PostOffice), &[&public.title, &public.sender, &public.text]);
            let used = happened(&|fact| match fact {
                CampaignFact::PostcardUsed { postcard: number, .. }
                | CampaignFact::PostcardLapsed { postcard: number, .. }
                | CampaignFact::PostcardCompleted { postcard: number, .. } => *number == postcard.number,
                _ => false,
            });
            let held = viewer.is_some_and(|company| place == Some(Location::Office(company)));
            texts.put(used || held, &[&postcard.private.text]);
        }
        for company in &pack.companies {
            texts.put(true, &[&company.name, &company.motto, &company.text]);
            let won = facts
                .iter()
                .any(|fact| matches!(fact, CampaignFact::Audited(audit) if audit.winner() == Some(company.color)));
            let read = facts.contains(&CampaignFact::EpilogueRead { company: company.color });
            texts.put(won && read, &[&company.epilogue]);
        }
        // Words that also appear in open texts are not secrets.
        let open = std::mem::take(&mut texts.open);
        texts.sealed.retain(|text| !open.contains(text));
        let quoted = |text: &&str| serde_json::to_string(text).expect("a text").trim_matches('"').to_string();
        let search = AhoCorasick::new(texts.sealed.iter().map(quoted)).expect("the texts fit");
        Texts { open, search: Some(search), ..texts }
    }

    /// Finds a sealed text in a view.
    fn leak(&self, view: &CampaignView) -> Option<&'static str> {
        let shown = serde_json::to_string(view).expect("a view can be sent");
        let found = self.search.as_ref().expect("made of a campaign").find(&shown)?;
        Some(self.sealed[found.pattern().as_usize()])
    }
}

/// The side that asks companies whom they accuse.
const ACCUSE: &str = "1883-07B";

/// Returns the rows of the story that were read. If a side has several versions, its row is derived
/// from earlier facts.
fn versions_read(campaign: &Campaign) -> Vec<usize> {
    let (mut evidence, mut chosen, mut verdict) = (0, Vec::new(), None);
    let mut read = Vec::new();
    for fact in campaign.facts() {
        match fact {
            CampaignFact::EvidenceMarked { marks } => evidence += marks,
            CampaignFact::ForkChosen { fork, chosen: board, .. } => chosen.push(format!("fork({fork})={board}")),
            CampaignFact::VerdictGiven { suspect } => verdict = Some(format!("verdict={suspect}")),
            CampaignFact::SideRead { side } => {
                let holds = |row: &usize| {
                    let condition = PACK.story[*row].condition.to_string();
                    let marks = |from: &str| condition.strip_prefix(from).map(|marks| marks.parse::<u8>().unwrap());
                    condition.is_empty()
                        || marks("evidence>=").is_some_and(|marks| evidence >= marks)
                        || marks("evidence<").is_some_and(|marks| evidence < marks)
                        || chosen.contains(&condition)
                        || verdict.as_ref() == Some(&condition)
                };
                let rows = (0..PACK.story.len()).filter(|&row| PACK.story[row].id == *side);
                read.extend(rows.filter(holds));
            }
            _ => {}
        }
    }
    read
}

/// Finds a sealed text that this viewer sees.
pub fn leaks(view: &CampaignView, campaign: &Campaign, viewer: Option<Color>) -> Option<&'static str> {
    Texts::of(campaign, viewer).leak(view)
}

#[test]
fn cam_02_a() {
    let mut scene = Scene::new("blue red green");
    let mut looks = 0;
    while scene.campaign().waiting() != campaign::input::CampaignWaiting::Over {
        scene.play("blue red green");
        for end in [false, true] {
            if end {
                scene.game(&scene.plain_result());
                scene.finish();
            }
            for company in [None, Some(Color::Blue), Some(Color::Red), Some(Color::Green), Some(Color::Black)] {
                let viewer = company.map_or(CampaignViewer::Spectator, CampaignViewer::Company);
                assert_eq!(leaks(&scene.campaign().view(viewer), scene.campaign(), company), None);
                looks += 1;
            }
        }
    }
    assert_eq!(looks, 120);
}

#[test]
fn cam_02_a_planted_leak_is_found() {
    let scene = Scene::after("blue red", 3);
    let texts = Texts::of(scene.campaign(), None);
    let clean = scene.view();
    assert_eq!(texts.leak(&clean), None);
    assert!(texts.sealed.len() > 500, "{} secrets", texts.sealed.len());
    for secret in &texts.sealed {
        let mut view = clean.clone();
        view.boards[0].words.text = format!("as somebody says: {secret}");
        assert!(texts.leak(&view).is_some(), "{secret}");
    }
}

#[test]
fn cam_02_a_planted_private_side_is_found() {
    let scene = Scene::after("blue red", 3);
    let red = scene.view_of("red");
    assert_eq!(leaks(&red, scene.campaign(), Some(Color::Red)), None, "the holder may know");
    assert!(leaks(&red, scene.campaign(), Some(Color::Blue)).is_some(), "another company may not");
    assert!(leaks(&red, scene.campaign(), None).is_some(), "nor may a spectator");
}

/// Returns the pack with different words for everything that this viewer must not know yet.
fn reworded(campaign: &Campaign, viewer: Option<Color>) -> Pack {
    let sealed = Texts::of(campaign, viewer).sealed;
    let mut pack = Pack::clone(&PACK);
    let change = |text: &mut String| {
        if sealed.contains(&text.as_str()) {
            *text = format!("another {}", text.len());
        }
    };
    pack.story.iter_mut().for_each(|side| [&mut side.title, &mut side.text].into_iter().for_each(change));
    pack.boards.iter_mut().for_each(|board| change(&mut board.note));
    pack.cities.iter_mut().for_each(|city| change(&mut city.name));
    pack.tickets.iter_mut().for_each(|ticket| change(&mut ticket.narrative));
    pack.events.iter_mut().for_each(|event| [&mut event.title, &mut event.text].into_iter().for_each(change));
    pack.crew.iter_mut().for_each(|crew| change(&mut crew.text));
    pack.pavilions.iter_mut().for_each(|pavilion| change(&mut pavilion.name));
    pack.rules.iter_mut().for_each(|rule| [&mut rule.name, &mut rule.text].into_iter().for_each(change));
    pack.companies.iter_mut().for_each(|company| change(&mut company.epilogue));
    pack.suspects.iter_mut().for_each(|suspect| [&mut suspect.name, &mut suspect.text].into_iter().for_each(change));
    pack.audit_texts.iter_mut().for_each(|audit| [&mut audit.title, &mut audit.text].into_iter().for_each(change));
    for chest in &mut pack.boxes {
        [&mut chest.name, &mut chest.contents, &mut chest.text].into_iter().for_each(change);
    }
    for postcard in &mut pack.postcards {
        let public = &mut postcard.public;
        [&mut public.title, &mut public.sender, &mut public.text].into_iter().for_each(change);
        change(&mut postcard.private.text);
    }
    // The numbers and effects of a card are as secret as its words.
    for ticket in pack.tickets.iter_mut().filter(|ticket| sealed.contains(&ticket.id.as_str())) {
        ticket.value += 1;
    }
    for crew in pack.crew.iter_mut().filter(|crew| sealed.contains(&crew.id.as_str())) {
        crew.wage += 1;
    }
    pack
}

/// To a viewer, campaigns with the same inputs but different sealed content look the same.
#[test]
fn cam_02_a_twins() {
    for games in [0, 1, 4, 7, 11] {
        let mut scene = Scene::after("blue red green", games);
        scene.play("blue red green");
        for company in [None, Some(Color::Blue), Some(Color::Green), Some(Color::Black)] {
            let viewer = company.map_or(CampaignViewer::Spectator, CampaignViewer::Company);
            let mut twin = Campaign::new(std::sync::Arc::new(reworded(scene.campaign(), company)));
            for input in scene.ledger.log().inputs() {
                twin.apply(input).expect("what is sealed changes no answer");
            }
            assert_eq!(twin.view(viewer), scene.campaign().view(viewer), "after {games} games");
            let other = CampaignViewer::Company(Color::Red);
            let same = twin.view(other) == scene.campaign().view(other);
            assert_eq!(same, games == 0, "red holds postcards from the first game on, and knows what they say");
        }
    }
}
