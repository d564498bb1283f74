//! The parser for `pack.toml`. Most checks need its numbers, so a flaw in this file must be
//! repaired before the tables are compared with each other.

use std::collections::BTreeMap;

use rules::card::Color;
use rules::edition::Privilege;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::table::Reading;
use crate::pack::files::PACK;
use crate::pack::words::unknown;
use crate::pack::{Audit, Numbers, PostOffice, Premium};

/// The key for locomotives in `[cards]`.
const LOCOMOTIVE: &str = "locomotive";

/// The content of `pack.toml`.
pub(super) struct PackText {
    pub title: String,
    pub version: u32,
    pub junctions: Vec<String>,
    pub numbers: Numbers,
    /// Line numbers of keys such as `bands` and `cards.red`.
    pub lines: BTreeMap<String, usize>,
}

pub(super) fn read(text: &str, reading: &Reading) -> Option<PackText> {
    let (table, errors) = DeTable::parse_recoverable(text);
    for error in &errors {
        let line = line_at(text, error.span().map_or(0, |span| span.start));
        let message = error.message().trim_end_matches('.').replace('`', "");
        reading.unreadable(PACK, line, format!("this line is invalid: {message}."));
    }
    errors.is_empty().then(|| Toml { text, reading }.pack(table.get_ref()))
}

/// Returns the line numbers of all keys. A key inside a table is prefixed with the table's name and
/// a dot.
fn lines(text: &str, table: &DeTable<'_>, before: &str) -> BTreeMap<String, usize> {
    let mut found = BTreeMap::new();
    for (key, value) in table.iter() {
        let path = format!("{before}{}", key.get_ref());
        if let DeValue::Table(inner) = value.get_ref() {
            found.extend(lines(text, inner, &format!("{path}.")));
        }
        found.insert(path, line_at(text, key.span().start));
    }
    found
}

fn line_at(text: &str, start: usize) -> usize {
    1 + text.as_bytes()[..start.min(text.len())].iter().filter(|byte| **byte == b'\n').count()
}

/// A TOML table, with the line number of its name.
#[derive(Clone, Copy)]
struct Part<'t, 'i> {
    line: usize,
    table: Option<&'t DeTable<'i>>,
}

impl<'t, 'i> Part<'t, 'i> {
    fn get(self, key: &str) -> Option<&'t Spanned<DeValue<'i>>> {
        self.table.and_then(|table| table.get(key))
    }
}

struct Toml<'a> {
    text: &'a str,
    reading: &'a Reading,
}

impl Toml<'_> {
    fn wrong(&self, value: &Spanned<DeValue<'_>>, wanted: &str) {
        let given = self.text.get(value.span()).and_then(|given| given.lines().next()).unwrap_or_default();
        let line = line_at(self.text, value.span().start);
        self.reading.unreadable(PACK, line, format!("write {wanted}, not {given}."));
    }

    /// Reports missing and unknown keys.
    fn keys(&self, part: Part<'_, '_>, required: &[&str], optional: &[&str]) {
        let Some(table) = part.table else { return };
        let known = [required, optional].concat();
        for (key, _) in table.iter() {
            if !known.contains(&key.get_ref().as_ref()) {
                let line = line_at(self.text, key.span().start);
                self.reading.unreadable(PACK, line, unknown(key.get_ref(), &known));
            }
        }
        for key in required.iter().filter(|key| part.get(key).is_none()) {
            self.reading.unreadable(PACK, part.line, format!("add {key} here."));
        }
    }

    /// Returns the inner table with this name.
    fn part<'t, 'i>(&self, whole: Part<'t, 'i>, key: &str) -> Part<'t, 'i> {
        let Some(value) = whole.get(key) else { return Part { line: 0, table: None } };
        let line = line_at(self.text, value.span().start);
        match value.get_ref() {
            DeValue::Table(table) => Part { line, table: Some(table) },
            _ => {
                self.wrong(value, "a table of names and values");
                Part { line, table: None }
            }
        }
    }

    fn text_of(&self, value: &Spanned<DeValue<'_>>) -> String {
        value.get_ref().as_str().map(str::to_string).unwrap_or_else(|| {
            self.wrong(value, "a text in quotes");
            String::new()
        })
    }

    fn number_of<T: TryFrom<i64> + From<u8>>(&self, value: &Spanned<DeValue<'_>>) -> T {
        let number = value.get_ref().as_integer();
        let number = number.and_then(|number| i64::from_str_radix(number.as_str(), number.radix()).ok());
        number.and_then(|number| T::try_from(number).ok()).unwrap_or_else(|| {
            let range = if size_of::<T>() == 1 { " from 0 to 255" } else { "" };
            self.wrong(value, &format!("a whole number{range}"));
            T::from(0)
        })
    }

    fn number<T: TryFrom<i64> + From<u8>>(&self, part: Part<'_, '_>, key: &str) -> T {
        part.get(key).map_or(T::from(0), |value| self.number_of(value))
    }

    fn list<T>(&self, part: Part<'_, '_>, key: &str, one: impl Fn(&Spanned<DeValue<'_>>) -> T) -> Vec<T> {
        match part.get(key).map(|value| (value, value.get_ref())) {
            Some((_, DeValue::Array(list))) => list.iter().map(one).collect(),
            Some((value, _)) => {
                self.wrong(value, "a list in [ ]");
                Vec::new()
            }
            None => Vec::new(),
        }
    }

    /// Returns the byte offset, name and number of each entry in a table, in file order.
    fn entries(&self, part: Part<'_, '_>) -> Vec<(usize, String, u8)> {
        let mut entries: Vec<(usize, String, u8)> = (part.table.into_iter().flat_map(|table| table.iter()))
            .map(|(key, value)| (key.span().start, key.get_ref().to_string(), self.number_of(value)))
            .collect();
        entries.sort();
        entries
    }

    fn pack(&self, table: &DeTable<'_>) -> PackText {
        let whole = Part { line: 0, table: Some(table) };
        let parts = ["cards", "marks", "goods", "premium", "post_office", "limits", "audit"];
        let plain = ["title", "version", "trains_max", "newspapers", "bands", "junctions"];
        self.keys(whole, &[&plain[..], &parts[..]].concat(), &["privilege"]);
        let [cards, marks, goods, premium, post_office, limits, audit] = parts.map(|key| self.part(whole, key));
        let privilege = self.part(whole, "privilege");
        self.keys(marks, &["pickaxe", "skull"], &[]);
        self.keys(post_office, &["take", "draw_below", "keep", "certificate"], &[]);
        self.keys(limits, &["cut_offs", "crew", "crew_display"], &[]);
        self.keys(privilege, &["cards", "coins"], &[]);
        self.keys(audit, &["missed_percent", "games_won", "tickets", "postcards", "cut_offs"], &[]);
        let title = whole.get("title").map_or(String::new(), |value| self.text_of(value));
        if let Some(value) = whole.get("title").filter(|_| title.trim().is_empty()) {
            self.reading.unreadable(PACK, line_at(self.text, value.span().start), "give the pack a title.");
        }
        let (cards, locomotives) = self.cards(cards);
        let usual = Privilege::default();
        PackText {
            lines: lines(self.text, table, ""),
            title,
            version: self.number(whole, "version"),
            junctions: self.list(whole, "junctions", |value| self.text_of(value)),
            numbers: Numbers {
                cards,
                locomotives,
                newspapers: self.list(whole, "newspapers", |value| self.number_of(value)),
                pickaxes: self.number(marks, "pickaxe"),
                skulls: self.number(marks, "skull"),
                trains_max: self.number(whole, "trains_max"),
                goods: self.entries(goods).into_iter().map(|(_, good, price)| (good, price)).collect(),
                bands: self.list(whole, "bands", |value| self.text_of(value)),
                premium: self.premium(premium),
                post_office: PostOffice {
                    take_max: self.number(post_office, "take"),
                    draw_below: self.number(post_office, "draw_below"),
                    keep_max: self.number(post_office, "keep"),
                    certificate: self.number(post_office, "certificate"),
                },
                cut_offs_max: self.number(limits, "cut_offs"),
                crew_max: self.number(limits, "crew"),
                crew_display_more: self.number(limits, "crew_display"),
                privilege: Privilege {
                    cards: privilege.get("cards").map_or(usual.cards, |value| self.number_of(value)),
                    coins: privilege.get("coins").map_or(usual.coins, |value| self.number_of(value)),
                },
                audit: Audit {
                    missed_percent: self.number(audit, "missed_percent"),
                    games_won: self.number(audit, "games_won"),
                    tickets: self.number(audit, "tickets"),
                    postcards: self.number(audit, "postcards"),
                    cut_offs: self.number(audit, "cut_offs"),
                },
            },
        }
    }

    fn cards(&self, part: Part<'_, '_>) -> (Vec<(Color, u8)>, u8) {
        let (mut cards, mut locomotives) = (Vec::new(), 0);
        for (start, name, count) in self.entries(part) {
            match Color::named(&name) {
                Some(color) => cards.push((color, count)),
                None if name == LOCOMOTIVE => locomotives = count,
                None => {
                    let known: Vec<&str> = Color::ALL.into_iter().map(Color::name).chain([LOCOMOTIVE]).collect();
                    self.reading.unreadable(PACK, line_at(self.text, start), unknown(&name, &known));
                }
            }
        }
        cards.sort();
        (cards, locomotives)
    }

    fn premium(&self, part: Part<'_, '_>) -> Vec<Premium> {
        let mut premium: Vec<Premium> = Vec::new();
        for (start, from, add) in self.entries(part) {
            match from.parse() {
                Ok(from) if premium.last().is_none_or(|last| last.from < from) => premium.push(Premium { from, add }),
                _ => {
                    let message = format!("write rising numbers of spaces here, such as 7 = 1, not '{from}'.");
                    self.reading.unreadable(PACK, line_at(self.text, start), message);
                }
            }
        }
        premium
    }
}
