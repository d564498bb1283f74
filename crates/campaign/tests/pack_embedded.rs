//! The embedded pack has no flaws and the expected contents.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use campaign::pack::{Instruction, Pack, PostcardSource, ReadAt, RuleSlot, RuleStep, StoryKind};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/packs/meridian")
}

fn pack() -> Arc<Pack> {
    Pack::embedded("meridian").expect("it is embedded")
}

#[test]
fn embedded_pack_has_no_flaws() {
    let flaws = Pack::folder(&folder()).err().unwrap_or_default();
    let flaws: Vec<String> = flaws.iter().map(|flaw| flaw.to_string()).collect();
    assert_eq!(flaws, Vec::<String>::new());
    assert_eq!(Pack::names().collect::<Vec<_>>(), ["meridian"]);
    assert!(Pack::embedded("atlantis").is_none());
}

#[test]
fn embedded_pack_has_the_expected_counts() {
    let pack = pack();
    let trains: Vec<u8> = pack.games.iter().map(|game| game.trains).collect();
    assert_eq!(trains, [20, 23, 26, 29, 32, 35, 38, 41, 44, 48, 52, 56]);
    let starts: Vec<&str> = pack.boards.iter().filter(|board| board.start).map(|board| board.id.as_str()).collect();
    assert_eq!(starts, ["S1", "S2", "S3", "S4", "S5"]);
    let first = |board: &str| starts.contains(&board);
    let spaces: u32 = pack.routes.iter().map(|route| u32::from(route.length)).sum();
    assert_eq!((pack.cities.len(), pack.routes.len(), spaces), (92, 202, 516));
    let start = pack.routes.iter().filter(|route| route.needs.is_empty());
    let start: Vec<u32> = start.map(|route| route.length.into()).collect();
    let pairs = pack.routes.iter().filter(|route| route.needs.is_empty());
    let pairs: std::collections::BTreeSet<_> = pairs.map(|route| &route.ends).collect();
    assert_eq!(pack.cities.iter().filter(|city| first(&city.board)).count(), 27);
    assert_eq!((start.len(), pairs.len()), (60, 48));
    assert_eq!((pack.cut_offs.len(), pack.tickets.len(), pack.events.len()), (22, 97, 36));
    for board in pack.boards.iter().filter(|board| !board.start) {
        let own = pack.tickets.iter().filter(|ticket| ticket.pack.as_ref() == Some(&board.id)).count();
        assert_eq!(own, 8, "{}", board.id);
    }
    let sides: std::collections::BTreeSet<&str> = pack.story.iter().map(|side| side.id.as_str()).collect();
    assert_eq!((sides.len(), pack.story.len(), pack.crew.len(), pack.pavilions.len()), (188, 197, 12, 8));
    assert_eq!((pack.suspects.len(), pack.audit_texts.len()), (3, 23));
    let numbers = &pack.numbers;
    let cards: u32 = numbers.cards.iter().map(|(_, count)| u32::from(*count)).sum();
    assert_eq!(cards + u32::from(numbers.locomotives), 84);
    assert_eq!(
        [6, 7, 9, 10, 13, 14, 18, 19, 32].map(|spaces| numbers.premium_for(spaces)),
        [0, 1, 1, 2, 2, 3, 3, 4, 4]
    );
}

#[test]
fn every_year_is_read_in_two_parts() {
    let pack = pack();
    for game in &pack.games {
        let before: Vec<StoryKind> = pack.reading(game.number, ReadAt::Setup).map(|side| side.kind).collect();
        let after: Vec<StoryKind> = pack.reading(game.number, ReadAt::End).map(|side| side.kind).collect();
        assert_eq!((before.last(), after.first()), (Some(&StoryKind::Pause), Some(&StoryKind::Pause)), "{}", game.year);
        assert_eq!(after[after.len() - 2..], [StoryKind::Stop, StoryKind::Stop], "{}", game.year);
        assert!(!before.contains(&StoryKind::Stop), "{}", game.year);
    }
}

#[test]
fn steps_of_the_book_are_used_once() {
    let pack = pack();
    let mut steps: Vec<RuleStep> =
        pack.rules.iter().map(|rule| rule.slot.step()).filter(|step| *step != RuleStep::Beside).collect();
    steps.sort();
    let setup = (10..=13).map(RuleStep::Setup);
    let claim = [1, 2, 4, 5, 6, 7, 8, 9, 10, 11].map(RuleStep::Claim);
    let end = [4, 5, 7].map(RuleStep::End);
    assert_eq!(steps, setup.chain(claim).chain(end).collect::<Vec<_>>());
    assert_eq!(pack.rule(RuleSlot::K).map(|rule| rule.mechanism.word()), Some("deliver"));
    assert_eq!(pack.chest_of("F4").map(|chest| chest.places.as_slice()), Some(&[RuleSlot::H][..]));
}

/// No public side of a postcard mentions an amount of money.
#[test]
fn postcard_effects_are_only_on_the_private_side() {
    for card in &pack().postcards {
        assert!(!card.public.text.contains('$'), "{}", card.number);
    }
}

#[test]
fn entries_and_awards_lead_to_their_postcards() {
    let pack = pack();
    for ticket in pack.tickets.iter().filter(|ticket| ticket.entry.is_some()) {
        let card = pack.postcard(ticket.entry.unwrap()).unwrap();
        assert_eq!(card.source, PostcardSource::Entry(ticket.id.clone()));
    }
    let awards = pack.story.iter().flat_map(|side| &side.instructions).filter_map(|told| match told {
        Instruction::Award { postcard, .. } => Some(*postcard),
        _ => None,
    });
    assert_eq!(awards.collect::<std::collections::BTreeSet<u8>>().len(), 15);
}

/// The texts of the embedded pack contain no double spaces, tabs, dashes or curly quotes.
#[test]
fn texts_have_no_unusual_characters() {
    for file in [
        "story.csv",
        "postcards.csv",
        "events.csv",
        "tickets.csv",
        "rules.csv",
        "boxes.csv",
        "companies.csv",
        "suspects.csv",
        "audit.csv",
    ] {
        let text = std::fs::read_to_string(folder().join(file)).unwrap();
        for (line, text) in text.lines().enumerate() {
            let strange =
                text.contains("  ") || text.contains('\t') || text.contains(" ,") || text.contains(['—', '“', '’']);
            assert!(!strange, "{file}:{}: {text}", line + 1);
        }
    }
}

/// The reference mentions every file, column, key and word.
#[test]
fn the_guide_leaves_nothing_out() {
    let guide = include_str!("../../../docs/pack-reference.md");
    let mut words: Vec<String> = Vec::new();
    for entry in std::fs::read_dir(folder()).unwrap() {
        let path = entry.unwrap().path();
        let text = std::fs::read_to_string(&path).unwrap_or_default();
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        if name.ends_with(".csv") {
            words.extend(text.lines().next().unwrap().split(',').map(|column| format!("`{column}`")));
            words.push(format!("  {name} "));
        }
    }
    words.extend(rules::ability::Trigger::WORDS.iter().map(|(word, _)| format!("`{word}`")));
    words.extend(rules::ability::Modifier::WORDS.iter().map(|(word, _)| format!("`{word}`")));
    words.extend(campaign::pack::Who::WORDS.iter().map(|(word, _)| format!("`{word}`")));
    words.extend(campaign::pack::Mechanism::WORDS.iter().map(|(word, _)| format!("`{word}`")));
    let toml: toml::Table = std::fs::read_to_string(folder().join("pack.toml")).unwrap().parse().unwrap();
    for (key, value) in &toml {
        let table = value.as_table();
        words.push(if table.is_some() { format!("`[{key}]`") } else { format!("`{key}`") });
        if ["post_office", "limits", "audit", "marks"].contains(&key.as_str()) {
            words.extend(table.unwrap().keys().map(|key| format!("`{key}`")));
        }
    }
    let missing: Vec<&String> = words.iter().filter(|word| !guide.contains(*word)).collect();
    assert!(missing.is_empty(), "docs/pack-reference.md does not name {missing:?}");
}

/// Translations are complete: their folders pass the same check as those of custom packs.
#[test]
fn embedded_translations_are_complete() {
    let pack = Pack::folder(&folder()).unwrap_or_else(|flaws| panic!("{flaws:?}"));
    assert_eq!(pack.languages.keys().collect::<Vec<_>>(), ["de", "fr"]);
    let embedded = Pack::embedded("meridian").unwrap();
    assert_eq!(embedded.hash, pack.hash, "translations do not change the hash");
    for (language, translated) in &embedded.languages {
        assert_eq!(translated.story.len(), embedded.story.len());
        let same = translated.story.iter().zip(&embedded.story).filter(|(a, b)| a.text == b.text).count();
        assert_eq!(same, 0, "{language} has untranslated cards");
    }
}
