//! Parsers for the story tables: sides of story cards, boxes, rules, suspects and audit texts.

use super::Texts;
use super::instruction::{Ranges, line};
use super::table::{Reading, rows, rows_with};
use crate::pack::files::{AUDIT, BOXES, RULES, STORY, SUSPECTS};
use crate::pack::words::one_of;
use crate::pack::{
    AuditText, Chest, Mechanism, PackCrew, PackPavilion, ReadAt, Rule, RuleSlot, StoryCondition, StoryKind, StorySide,
    Suspect,
};

const READ_AT: [(&str, ReadAt); 2] = [("SETUP", ReadAt::Setup), ("END", ReadAt::End)];

const KINDS: [(&str, StoryKind); 4] =
    [("STORY", StoryKind::Story), ("EVENT", StoryKind::Event), ("PAUSE", StoryKind::Pause), ("STOP", StoryKind::Stop)];

pub(super) fn sides(
    texts: &Texts<'_>,
    reading: &Reading,
    crew: &[(usize, PackCrew)],
    pavilions: &[(usize, PackPavilion)],
) -> Vec<(usize, StorySide)> {
    let crew: Vec<&str> = crew.iter().map(|(_, card)| card.id.as_str()).collect();
    let pavilions: Vec<&str> = pavilions.iter().map(|(_, card)| card.id.as_str()).collect();
    let ranges = Ranges { crew: &crew, pavilions: &pavilions };
    let columns = ["side", "game", "read_at", "kind", "title", "text", "instructions", "event"];
    rows_with(reading, STORY, texts.of(STORY), &columns, &["if"], |row| {
        let (evidence, instructions, wrong) = line(row.text("instructions"), &ranges);
        for message in wrong {
            row.flaw(message);
        }
        let condition = StoryCondition::parse(row.text("if")).unwrap_or_else(|message| {
            row.flaw(message);
            StoryCondition::default()
        });
        StorySide {
            id: row.full("side"),
            condition,
            game: row.number("game"),
            read_at: row.word("read_at", &READ_AT),
            kind: row.word("kind", &KINDS),
            title: row.full("title"),
            text: row.full("text"),
            evidence,
            instructions,
            event: row.maybe("event"),
        }
    })
}

pub(super) fn boxes(texts: &Texts<'_>, reading: &Reading) -> Vec<(usize, Chest)> {
    let columns = ["id", "name", "opened_by", "board", "places", "contents", "text"];
    rows(reading, BOXES, texts.of(BOXES), &columns, |row| {
        let mut places = Vec::new();
        for word in row.list("places") {
            match one_of(&word, &RuleSlot::WORDS) {
                Ok(slot) => places.push(slot),
                Err(message) => row.flaw(format!("places: {message}")),
            }
        }
        Chest {
            id: row.full("id"),
            name: row.full("name"),
            opened_by: row.list("opened_by"),
            board: row.maybe("board"),
            places,
            contents: row.full("contents"),
            text: row.full("text"),
        }
    })
}

pub(super) fn rules(texts: &Texts<'_>, reading: &Reading) -> Vec<(usize, Rule)> {
    let columns = ["slot", "name", "mechanism", "placed_by", "text"];
    rows(reading, RULES, texts.of(RULES), &columns, |row| Rule {
        slot: row.word("slot", &RuleSlot::WORDS),
        name: row.full("name"),
        mechanism: row.word("mechanism", &Mechanism::WORDS),
        placed_by: row.full("placed_by"),
        text: row.full("text"),
    })
}

pub(super) fn suspects(texts: &Texts<'_>, reading: &Reading) -> Vec<(usize, Suspect)> {
    optional(texts, SUSPECTS, |text| {
        rows(reading, SUSPECTS, text, &["id", "name", "text", "guilty"], |row| Suspect {
            id: row.full("id"),
            name: row.full("name"),
            text: row.full("text"),
            guilty: row.maybe_word("guilty", &[("yes", ())]).is_some(),
        })
    })
}

pub(super) fn audit(texts: &Texts<'_>, reading: &Reading) -> Vec<(usize, AuditText)> {
    optional(texts, AUDIT, |text| {
        rows(reading, AUDIT, text, &["line", "title", "text"], |row| AuditText {
            line: row.word("line", &AuditText::LINES.map(|(line, _)| (line, line))).to_string(),
            title: row.full("title"),
            text: row.full("text"),
        })
    })
}

/// Parses an optional file of a pack.
fn optional<T>(texts: &Texts<'_>, file: &str, read: impl Fn(&str) -> Vec<T>) -> Vec<T> {
    texts.files.get(file).map_or_else(Vec::new, |text| read(text))
}
