//! Parses the files of a pack into a draft. A later check decides whether its parts fit together.

mod board;
mod cards;
mod instruction;
mod numbers;
mod story;
mod table;

use std::collections::BTreeMap;

use rules::edition::Flaw;
use sha2::{Digest, Sha256};

use super::files::{
    AUDIT, BOARDS, BOXES, CITIES, COMPANIES, CREW, CUT_OFFS, EVENTS, GAMES, NEEDED, OPTIONAL, PACK, PAVILIONS,
    POSTCARDS, ROUTES, RULES, RULINGS, STORY, SUSPECTS, TICKETS,
};
use super::{Pack, PackCity};
use table::Reading;

/// The files of a pack as text, by name.
pub(super) struct Texts<'a> {
    pub name: &'a str,
    pub files: BTreeMap<&'a str, &'a str>,
}

impl<'a> Texts<'a> {
    /// Returns the text of a file, or an empty text if the file is missing.
    fn of(&self, file: &str) -> &'a str {
        self.files.get(file).copied().unwrap_or_default()
    }

    /// Computes the SHA-256 of the files, in the order of [`NEEDED`] and [`OPTIONAL`]. The name and
    /// length of each file precede its text, so that moving text between files changes the hash.
    fn hash(&self) -> String {
        let mut hasher = Sha256::new();
        let given = OPTIONAL.into_iter().filter(|file| *file == RULINGS || self.files.contains_key(file));
        for file in NEEDED.into_iter().chain(given) {
            hasher.update(format!("{file} {}\n", self.of(file).len()));
            hasher.update(self.of(file));
        }
        hex::encode(hasher.finalize())
    }
}

/// A parsed but unchecked pack.
pub(super) struct Draft {
    pub pack: Pack,
    /// The line numbers of all rows, by file.
    pub lines: BTreeMap<&'static str, Vec<usize>>,
    /// The line numbers of the keys in `pack.toml`, such as `bands` and `cards.red`.
    pub keys: BTreeMap<String, usize>,
    /// Cities that deliberately have no tickets.
    pub junctions: Vec<String>,
}

/// Separates the rows of a table from their line numbers, which are stored in `lines`.
fn split<T>(lines: &mut BTreeMap<&'static str, Vec<usize>>, file: &'static str, rows: Vec<(usize, T)>) -> Vec<T> {
    let (at, rows) = rows.into_iter().unzip();
    lines.insert(file, at);
    rows
}

/// Parses the files of a pack.
///
/// Returns no draft if a file or row is unreadable. Invalid values in single cells are reported and
/// replaced by defaults, so that the other values can be checked.
pub(super) fn read(texts: &Texts<'_>) -> (Option<Draft>, Vec<Flaw>) {
    let reading = Reading::new();
    let text = numbers::read(texts.of(PACK), &reading);
    let mut lines = BTreeMap::new();
    let crew = cards::crew(texts, &reading);
    let pavilions = cards::pavilions(texts, &reading);
    let story = split(&mut lines, STORY, story::sides(texts, &reading, &crew, &pavilions));
    let games = split(&mut lines, GAMES, board::games(texts, &reading));
    let boards = split(&mut lines, BOARDS, board::boards(texts, &reading));
    let cities = split(&mut lines, CITIES, board::cities(texts, &reading));
    let mut routes = split(&mut lines, ROUTES, board::routes(texts, &reading));
    let mut cut_offs = split(&mut lines, CUT_OFFS, board::cut_offs(texts, &reading));
    let starts = |id: &str| boards.iter().any(|board| board.id == id && board.start);
    for route in &mut routes {
        route.needs = needs(&route.ends, &cities, &starts);
    }
    for cut_off in &mut cut_offs {
        cut_off.needs = needs(&cut_off.ends, &cities, &starts);
    }
    let tickets = split(&mut lines, TICKETS, board::tickets(texts, &reading));
    let companies = split(&mut lines, COMPANIES, cards::companies(texts, &reading));
    let events = split(&mut lines, EVENTS, cards::events(texts, &reading));
    let postcards = split(&mut lines, POSTCARDS, cards::postcards(texts, &reading));
    let crew = split(&mut lines, CREW, crew);
    let pavilions = split(&mut lines, PAVILIONS, pavilions);
    let boxes = split(&mut lines, BOXES, story::boxes(texts, &reading));
    let rules = split(&mut lines, RULES, story::rules(texts, &reading));
    let suspects = split(&mut lines, SUSPECTS, story::suspects(texts, &reading));
    let audit_texts = split(&mut lines, AUDIT, story::audit(texts, &reading));
    let (flaws, whole) = reading.done();
    let draft = text.filter(|_| whole).map(|text| Draft {
        pack: Pack {
            name: texts.name.to_string(),
            title: text.title,
            version: text.version,
            hash: texts.hash(),
            numbers: text.numbers,
            games,
            boards,
            cities,
            routes,
            cut_offs,
            tickets,
            companies,
            events,
            postcards,
            crew,
            pavilions,
            story,
            boxes,
            rules,
            suspects,
            audit_texts,
            rulings: texts.of(RULINGS).to_string(),
            languages: BTreeMap::new(),
        },
        lines,
        keys: text.lines,
        junctions: text.junctions,
    });
    (draft, flaws)
}

/// Returns the frontier boards on which these two cities lie.
fn needs(ends: &[String; 2], cities: &[PackCity], starts: &impl Fn(&str) -> bool) -> Vec<String> {
    let boards = ends.iter().filter_map(|end| cities.iter().find(|city| city.id == *end));
    let mut needs: Vec<String> = boards.map(|city| city.board.clone()).filter(|board| !starts(board)).collect();
    needs.sort();
    needs.dedup();
    needs
}
