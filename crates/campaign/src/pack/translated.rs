//! Translations of a pack. A translation is a folder such as `de` or `fr`. It has those tables of
//! the pack that contain texts, reduced to ids and texts.
//!
//! A translation never changes how a campaign is played, so it is not part of the pack's hash.

use std::collections::{BTreeMap, BTreeSet};

use rules::edition::{CsvSheet, Flaw};

use super::files::{
    AUDIT, BOARDS, BOXES, CITIES, COMPANIES, CREW, EVENTS, PACK, PAVILIONS, POSTCARDS, RULES, RULINGS, STORY, SUSPECTS,
    TICKETS,
};
use super::{Pack, words};

/// The files of a translation.
pub(super) const TRANSLATED: [&str; 15] = [
    PACK, BOARDS, BOXES, CITIES, COMPANIES, CREW, EVENTS, PAVILIONS, POSTCARDS, RULES, STORY, SUSPECTS, AUDIT, TICKETS,
    RULINGS,
];

/// Separator between the two parts of a two-column key.
const KEY: char = '\n';

/// The language and files of a translation, and the flaws found so far.
struct Translating<'a> {
    language: &'a str,
    files: &'a BTreeMap<&'a str, String>,
    flaws: Vec<Flaw>,
}

/// The rows that a translated table must contain.
#[derive(Clone, Copy, PartialEq)]
enum Rows {
    All,
    /// Some rows may be missing. Their texts stay in the original language.
    Some,
}

impl Pack {
    /// Returns this pack with its texts in another language, along with the translation's flaws.
    pub(super) fn translated(&self, language: &str, files: &BTreeMap<&str, String>) -> (Pack, Vec<Flaw>) {
        let mut pack = self.clone();
        pack.languages = BTreeMap::new();
        let mut to = Translating { language, files, flaws: Vec::new() };
        to.title(&mut pack.title);
        to.table(BOARDS, &["id"], &["name", "note"], Rows::All, &mut pack.boards, |board| {
            (board.id.clone(), vec![&mut board.name, &mut board.note])
        });
        to.table(BOXES, &["id"], &["name", "contents", "text"], Rows::All, &mut pack.boxes, |chest| {
            (chest.id.clone(), vec![&mut chest.name, &mut chest.contents, &mut chest.text])
        });
        to.table(CITIES, &["id"], &["name"], Rows::Some, &mut pack.cities, |city| {
            (city.id.clone(), vec![&mut city.name])
        });
        let texts = ["name", "motto", "text", "epilogue"];
        to.table(COMPANIES, &["color"], &texts, Rows::All, &mut pack.companies, |firm| {
            let texts = vec![&mut firm.name, &mut firm.motto, &mut firm.text, &mut firm.epilogue];
            (firm.color.name().to_string(), texts)
        });
        to.table(CREW, &["id"], &["title", "text"], Rows::All, &mut pack.crew, |crew| {
            (crew.id.clone(), vec![&mut crew.title, &mut crew.text])
        });
        to.table(EVENTS, &["id"], &["title", "text"], Rows::All, &mut pack.events, |event| {
            (event.id.clone(), vec![&mut event.title, &mut event.text])
        });
        to.table(PAVILIONS, &["id"], &["name"], Rows::All, &mut pack.pavilions, |pavilion| {
            (pavilion.id.clone(), vec![&mut pavilion.name])
        });
        let texts = ["title", "sender", "public_text", "private_text"];
        to.table(POSTCARDS, &["number"], &texts, Rows::All, &mut pack.postcards, |card| {
            let public = &mut card.public;
            let texts = vec![&mut public.title, &mut public.sender, &mut public.text, &mut card.private.text];
            (card.number.to_string(), texts)
        });
        to.table(RULES, &["slot"], &["name", "text"], Rows::All, &mut pack.rules, |rule| {
            (rule.slot.word().to_string(), vec![&mut rule.name, &mut rule.text])
        });
        let by_version = pack.story.iter().any(|side| !side.condition.is_empty());
        let key: &[&str] = if by_version { &["side", "if"] } else { &["side"] };
        to.table(STORY, key, &["title", "text"], Rows::All, &mut pack.story, |side| {
            let id = if by_version { format!("{}{KEY}{}", side.id, side.condition) } else { side.id.clone() };
            (id, vec![&mut side.title, &mut side.text])
        });
        if !pack.suspects.is_empty() {
            to.table(SUSPECTS, &["id"], &["name", "text"], Rows::All, &mut pack.suspects, |suspect| {
                (suspect.id.clone(), vec![&mut suspect.name, &mut suspect.text])
            });
        }
        if !pack.audit_texts.is_empty() {
            to.table(AUDIT, &["line"], &["title", "text"], Rows::All, &mut pack.audit_texts, |audit| {
                (audit.line.clone(), vec![&mut audit.title, &mut audit.text])
            });
        }
        to.table(TICKETS, &["id"], &["narrative"], Rows::All, &mut pack.tickets, |ticket| {
            (ticket.id.clone(), vec![&mut ticket.narrative])
        });
        if let Some(rulings) = files.get(RULINGS) {
            pack.rulings = rulings.clone();
        }
        (pack, to.flaws)
    }
}

impl Translating<'_> {
    fn flaw(&mut self, file: &str, line: usize, message: impl Into<String>) {
        self.flaws.push(Flaw { file: format!("{}/{file}", self.language), line, message: message.into() });
    }

    fn title(&mut self, title: &mut String) {
        let text = self.files.get(PACK).map(String::as_str).unwrap_or_default();
        let read = text.parse::<toml::Table>().ok().and_then(|table| Some(table.get("title")?.as_str()?.to_string()));
        match read.filter(|read| !read.trim().is_empty()) {
            Some(read) => *title = read,
            None => self.flaw(PACK, 0, "write the pack's title, as in title = \"The Long Line\"."),
        }
    }

    /// Replaces the texts in a table with their translations.
    fn table<T>(
        &mut self,
        file: &str,
        key: &[&str],
        columns: &[&str],
        needs: Rows,
        rows: &mut [T],
        texts: impl Fn(&mut T) -> (String, Vec<&mut String>),
    ) {
        let Some(text) = self.files.get(file) else {
            return self.flaw(file, 0, "a translation needs this file; docs/pack-reference.md describes it.");
        };
        let sheet = match CsvSheet::open(text) {
            Ok(sheet) => sheet,
            Err(message) => return self.flaw(file, 1, message),
        };
        let wanted: Vec<&str> = [key, columns].concat();
        if let Some(message) = sheet.missing(&wanted) {
            return self.flaw(file, 1, message);
        }
        if let Some(strange) = sheet.columns.iter().find(|name| !wanted.contains(&name.as_str())) {
            return self.flaw(file, 1, format!("the column {}", words::unknown(strange, &wanted)));
        }
        let mut troubles = Vec::new();
        let (named, lines) = sheet.rows(|line, message| troubles.push((line, message)));
        troubles.into_iter().for_each(|(line, message)| self.flaw(file, line, message));
        let ids: Vec<String> = rows.iter_mut().map(|row| texts(row).0).collect();
        let mut done = BTreeSet::new();
        for (line, cells) in &lines {
            let cell = |column: &str| named.iter().position(|name| name == column).and_then(|at| cells.get(at));
            let parts = key.iter().map(|column| cell(column).unwrap_or_default().trim().to_string());
            let id = parts.collect::<Vec<_>>().join(&KEY.to_string());
            let Some(at) = ids.iter().position(|known| *known == id) else {
                let (key, id) = (key[0], shown(&id));
                self.flaw(file, *line, format!("the pack has no {key} '{id}'; remove this row."));
                continue;
            };
            for (into, column) in texts(&mut rows[at]).1.into_iter().zip(columns) {
                let text = cell(column).unwrap_or_default().trim();
                match (into.is_empty(), text.is_empty()) {
                    (false, true) => self.flaw(file, *line, format!("fill in {column}; the pack has a text there.")),
                    (true, false) => self.flaw(file, *line, format!("leave {column} empty, as the pack does.")),
                    _ => *into = text.to_string(),
                }
            }
            if !done.insert(id) {
                self.flaw(file, *line, "this row appears twice; remove one.");
            }
        }
        for row in rows.iter_mut().filter(|_| needs == Rows::All) {
            let (id, texts) = texts(row);
            if !done.contains(&id) && texts.iter().any(|text| !text.is_empty()) {
                self.flaw(file, 0, format!("there is no row for '{}'; add it.", shown(&id)));
            }
        }
    }
}

/// Formats a key with several columns for a message.
fn shown(id: &str) -> String {
    id.trim_end_matches(KEY).replace(KEY, " if ")
}
