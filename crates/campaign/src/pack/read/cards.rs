//! Parsers for the card tables: companies, events, postcards, crew and pavilions.

use rules::card::Color;
use rules::limits::{SEATS_MAX, SEATS_MIN};

use super::Texts;
use super::table::{CsvRow, Reading, rows, rows_with};
use crate::pack::files::{COMPANIES, CREW, EVENTS, PAVILIONS, POSTCARDS};
use crate::pack::words::unknown;
use crate::pack::{
    AbilityText, PackCompany, PackCrew, PackEvent, PackPavilion, PackPostcard, PostcardSource, PrivateSide, PublicSide,
    RuleSlot,
};

/// Parses a card's ability. An empty condition is always true, and an empty cost means no cost.
fn ability(row: &CsvRow<'_>) -> AbilityText {
    AbilityText {
        trigger: row.full("trigger"),
        when: row.maybe("when").unwrap_or_else(|| "true".to_string()),
        cost: row.maybe("cost").unwrap_or_else(|| "-".to_string()),
        does: row.full("does"),
    }
}

pub(super) fn companies(texts: &Texts<'_>, reading: &Reading) -> Vec<(usize, PackCompany)> {
    let columns = ["color", "name", "motto", "text", "does", "epilogue"];
    rows_with(reading, COMPANIES, texts.of(COMPANIES), &columns, &["bond"], |row| {
        let color = Color::named(row.text("color"));
        if color.is_none() {
            let known: Vec<&str> = Color::ALL.into_iter().map(Color::name).collect();
            row.flaw(format!("color: {}", unknown(row.text("color"), &known)));
        }
        PackCompany {
            color: color.unwrap_or(Color::Purple),
            name: row.full("name"),
            motto: row.text("motto").to_string(),
            text: row.full("text"),
            does: row.full("does"),
            epilogue: row.full("epilogue"),
            bond: bond(row),
        }
    })
}

/// Parses the values of a founding bond: one for each number of companies, or none.
fn bond(row: &CsvRow<'_>) -> Vec<u16> {
    let values: Vec<Option<u16>> = row.text("bond").split(' ').map(|value| value.parse().ok()).collect();
    match values.iter().copied().collect::<Option<Vec<u16>>>() {
        Some(values) if values.len() == SEATS_MAX - SEATS_MIN + 1 => values,
        _ => {
            if row.maybe("bond").is_some() {
                row.flaw("write four whole numbers as bond, for two to five companies, such as 6 4 2 0.");
            }
            Vec::new()
        }
    }
}

pub(super) fn events(texts: &Texts<'_>, reading: &Reading) -> Vec<(usize, PackEvent)> {
    let columns = ["id", "title", "kind", "added_by", "needs", "trigger", "when", "cost", "does", "text"];
    rows_with(reading, EVENTS, texts.of(EVENTS), &columns, &["kept"], |row| PackEvent {
        id: row.full("id"),
        title: row.full("title"),
        bolt: row.word("kind", &[("ongoing", false), ("bolt", true)]),
        added_by: row.maybe("added_by"),
        needs: row.maybe_word("needs", &RuleSlot::WORDS),
        kept: row.maybe_word("kept", &[("yes", ())]).is_some(),
        ability: ability(row),
        text: row.full("text"),
    })
}

pub(super) fn postcards(texts: &Texts<'_>, reading: &Reading) -> Vec<(usize, PackPostcard)> {
    let columns = [
        "number",
        "title",
        "sender",
        "source",
        "side",
        "public_text",
        "private_text",
        "trigger",
        "when",
        "cost",
        "does",
        "uses",
        "needs",
    ];
    rows_with(reading, POSTCARDS, texts.of(POSTCARDS), &columns, &["lapses"], |row| PackPostcard {
        number: row.number("number"),
        source: source(row),
        public: PublicSide {
            title: row.full("title"),
            sender: row.full("sender"),
            picture: row.word("side", &[("message", false), ("picture", true)]),
            text: row.full("public_text"),
        },
        private: PrivateSide {
            text: row.full("private_text"),
            ability: ability(row),
            uses: row.number("uses"),
            needs: row.maybe_word("needs", &RuleSlot::WORDS),
            lapses: row.maybe_number("lapses"),
        },
    })
}

fn source(row: &CsvRow<'_>) -> PostcardSource {
    let text = row.text("source");
    match text.split_whitespace().collect::<Vec<_>>()[..] {
        ["ENTRY", ticket] => PostcardSource::Entry(ticket.to_string()),
        ["STORY", side] => PostcardSource::Story(side.to_string()),
        ["GENERAL"] => PostcardSource::General,
        _ => {
            row.flaw(format!("write ENTRY and a ticket, STORY and a side, or GENERAL as source, not '{text}'."));
            PostcardSource::General
        }
    }
}

pub(super) fn crew(texts: &Texts<'_>, reading: &Reading) -> Vec<(usize, PackCrew)> {
    let columns = ["id", "title", "wage", "trigger", "when", "cost", "does", "uses", "text"];
    rows(reading, CREW, texts.of(CREW), &columns, |row| PackCrew {
        id: row.full("id"),
        title: row.full("title"),
        wage: row.number("wage"),
        ability: ability(row),
        uses: row.maybe_number("uses"),
        text: row.full("text"),
    })
}

pub(super) fn pavilions(texts: &Texts<'_>, reading: &Reading) -> Vec<(usize, PackPavilion)> {
    let columns = ["id", "name", "check", "when", "first", "second"];
    rows(reading, PAVILIONS, texts.of(PAVILIONS), &columns, |row| PackPavilion {
        id: row.full("id"),
        name: row.full("name"),
        at_end: row.word("check", &[("CLAIM", false), ("GAME_END", true)]),
        when: row.full("when"),
        first: row.number("first"),
        second: row.maybe_number("second"),
    })
}
