//! From a draft to a pack: whether what is written fits together and can be played, whichever way the forks go.

mod board;
mod cards;
mod course;
mod deeds;
mod net;
mod road;
mod story;
mod tickets;

use std::collections::BTreeSet;

use rules::edition::Flaw;

use super::Pack;
use super::read::Draft;

/// What the frame has room for: a campaign of twelve games for five companies.
pub(super) mod frame {
    use rules::limits::LARGE;

    pub const GAMES: usize = 12;
    pub const COMPANIES: usize = 5;
    pub const FRONTIER_BOARDS: usize = 8;
    pub const START_TICKETS: usize = 33;
    pub const START_EVENTS: usize = 7;
    /// Postcards named by tickets, in general delivery, and awarded by story cards.
    pub const POSTCARDS: [usize; 3] = [30, 32, 15];
    /// Spaces by which the company colours may differ.
    pub const COLORS_APART_MAX: usize = 3;
    /// The most cities, routes and tickets the game can hold.
    pub const ROOM: usize = 64 * LARGE;
    /// The longest route of these boards.
    pub const LENGTH_MAX: u8 = 6;
}

/// Flaws as they are found in a draft.
pub(super) struct Found<'a> {
    draft: &'a Draft,
    flaws: Vec<Flaw>,
}

impl Found<'_> {
    /// A flaw of one row, counted from 0.
    fn row(&mut self, file: &'static str, row: usize, message: impl Into<String>) {
        let line = self.draft.lines.get(file).and_then(|lines| lines.get(row)).copied().unwrap_or(0);
        self.flaws.push(Flaw { file: file.to_string(), line, message: message.into() });
    }

    /// A flaw of no single row.
    fn whole(&mut self, file: &'static str, message: impl Into<String>) {
        self.flaws.push(Flaw { file: file.to_string(), line: 0, message: message.into() });
    }

    /// Tells ids that are used twice.
    fn twice<'i>(&mut self, file: &'static str, ids: impl Iterator<Item = &'i str>) {
        let mut seen = BTreeSet::new();
        for (row, id) in ids.enumerate() {
            if !seen.insert(id) {
                self.row(file, row, format!("{id} is there twice; give each row its own id."));
            }
        }
    }
}

/// Checks a draft that was read with these flaws. Nothing more is said about a line that could not be read, nor about
/// the numbers of rows of its file.
pub(super) fn check(draft: Draft, mut flaws: Vec<Flaw>) -> Result<Pack, Vec<Flaw>> {
    let mut found = Found { draft: &draft, flaws: Vec::new() };
    let roads = road::roads(&draft.pack);
    board::check(&draft.pack, &roads, &mut found);
    tickets::check(&draft.pack, &draft.junctions, &roads, &mut found);
    cards::check(&draft.pack, &mut found);
    deeds::check(&draft.pack, &mut found);
    story::check(&draft.pack, &mut found);
    course::check(&draft.pack, &roads, &mut found);
    let told: Vec<Flaw> = flaws.clone();
    let news = found.flaws.into_iter().filter(|flaw| {
        let same = |had: &Flaw| had.file == flaw.file && (flaw.line == 0 || had.line == flaw.line);
        !told.iter().any(same)
    });
    flaws.extend(news);
    flaws.sort();
    flaws.dedup();
    if flaws.is_empty() { Ok(draft.pack) } else { Err(flaws) }
}
