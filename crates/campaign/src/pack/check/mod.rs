//! Checks a draft. All parts must fit together and be playable, for every outcome of the forks.

mod abilities;
mod board;
mod cards;
mod course;
mod net;
mod numbers;
mod road;
mod story;
mod tickets;
mod versions;

use std::collections::BTreeSet;

use rules::edition::Flaw;

use super::Pack;
use super::files::{BOARDS, PACK, ROUTES, STORY};
use super::read::Draft;

/// The fixed dimensions of a campaign: twelve games for five companies.
pub(super) mod frame {
    use rules::limits::LARGE;

    pub const GAMES: usize = 12;
    pub const COMPANIES: usize = 5;
    pub const FRONTIER_BOARDS: usize = 8;
    pub const START_TICKETS: usize = 33;
    pub const START_EVENTS: usize = 7;
    /// Number of postcards from each source: tickets, general delivery, and the story.
    pub const POSTCARDS: [usize; 3] = [30, 32, 15];
    /// Minimum number of crew cards in a pack: the number on display with five players.
    pub const CREW_MIN: usize = 6;
    /// Minimum number of pavilions in a pack: the number laid out with two or three players.
    pub const PAVILIONS_MIN: usize = 5;
    /// Maximum difference between company colours in the total length of their routes.
    pub const COLORS_APART_MAX: usize = 3;
    /// Maximum number of cities, routes or tickets in a game: the number of bits in a set.
    pub const ROOM: usize = 64 * LARGE;
    /// Maximum length of a route or cut-off.
    pub const LENGTH_MAX: u8 = 6;
}

/// Flaws found in a draft so far.
pub(super) struct Found<'a> {
    draft: &'a Draft,
    flaws: Vec<Flaw>,
    /// Whether the board and the story are free of flaws that make other checks unreliable. If not,
    /// the checks that depend on them are skipped, because a single missing board would cause a
    /// hundred reports about tickets.
    sound: bool,
}

impl Found<'_> {
    /// Reports a flaw in one row, counted from 0.
    fn row(&mut self, file: &'static str, row: usize, message: impl Into<String>) {
        let line = self.draft.lines.get(file).and_then(|lines| lines.get(row)).copied().unwrap_or(0);
        self.flaws.push(Flaw { file: file.to_string(), line, message: message.into() });
    }

    /// Reports a flaw in one row, and turns off the checks that the flaw makes unreliable.
    fn broken(&mut self, file: &'static str, row: usize, message: impl Into<String>) {
        self.sound = false;
        self.row(file, row, message);
    }

    /// Reports a flaw in a key of `pack.toml`.
    fn key(&mut self, key: &str, message: impl Into<String>) {
        let line = self.draft.keys.get(key).copied().unwrap_or(0);
        self.flaws.push(Flaw { file: PACK.to_string(), line, message: message.into() });
    }

    /// Reports a flaw that concerns a file as a whole.
    fn whole(&mut self, file: &'static str, message: impl Into<String>) {
        self.flaws.push(Flaw { file: file.to_string(), line: 0, message: message.into() });
    }

    /// Reports duplicate ids.
    fn twice<'i>(&mut self, file: &'static str, ids: impl Iterator<Item = &'i str>) {
        let mut seen = BTreeSet::new();
        for (row, id) in ids.enumerate() {
            if !seen.insert(id) {
                self.row(file, row, format!("{id} appears twice; give each row its own id."));
            }
        }
    }
}

/// Checks a draft, given the flaws found while parsing it. Skips further flaws on lines with a
/// parsing flaw, and whole-file flaws in files with any parsing flaw.
pub(super) fn check(draft: Draft, mut flaws: Vec<Flaw>) -> Result<Pack, Vec<Flaw>> {
    let pack = &draft.pack;
    let wrong = |file: &str| flaws.iter().any(|flaw| flaw.file == file);
    let (sound, story_read) = (!wrong(BOARDS) && !wrong(ROUTES), !wrong(STORY));
    let mut found = Found { draft: &draft, flaws: Vec::new(), sound };
    numbers::check(pack, &mut found);
    board::check(pack, &mut found);
    tickets::check(pack, &draft.junctions, &mut found);
    cards::check(pack, &mut found);
    abilities::check(pack, &mut found);
    story::check(pack, &mut found);
    versions::check(pack, &mut found);
    course::targets(pack, &mut found);
    let roads = road::roads(pack);
    let so_far = found.flaws.len();
    course::boards(pack, &roads, &mut found);
    if !story_read {
        // A board may be missing because its line could not be read.
        found.flaws.truncate(so_far);
    }
    if found.sound && story_read {
        course::rest(pack, &roads, &mut found);
        cards::sources(pack, &mut found);
    }
    if found.sound {
        board::stages(pack, &roads, &mut found);
        tickets::values(pack, &roads, &mut found);
    }
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
