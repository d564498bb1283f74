//! From a draft to a pack: whether what is written fits together and can be played, whichever way the forks go.

mod board;
mod cards;
mod course;
mod deeds;
mod net;
mod numbers;
mod road;
mod story;
mod tickets;

use std::collections::BTreeSet;

use rules::edition::Flaw;

use super::Pack;
use super::files::{BOARDS, PACK, ROUTES, STORY};
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
    /// Crew cards on display with five players.
    pub const CREW_MIN: usize = 6;
    /// Pavilions laid out with two players.
    pub const PAVILIONS_MIN: usize = 5;
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
    /// Whether board and story can be relied on. What is worked out from them is checked only then: a board that never
    /// comes would otherwise make a hundred tickets wrong.
    sound: bool,
}

impl Found<'_> {
    /// A flaw of one row, counted from 0.
    fn row(&mut self, file: &'static str, row: usize, message: impl Into<String>) {
        let line = self.draft.lines.get(file).and_then(|lines| lines.get(row)).copied().unwrap_or(0);
        self.flaws.push(Flaw { file: file.to_string(), line, message: message.into() });
    }

    /// A flaw of one row that makes board or story unreliable.
    fn broken(&mut self, file: &'static str, row: usize, message: impl Into<String>) {
        self.sound = false;
        self.row(file, row, message);
    }

    /// A flaw of a key of `pack.toml`.
    fn key(&mut self, key: &str, message: impl Into<String>) {
        let line = self.draft.keys.get(key).copied().unwrap_or(0);
        self.flaws.push(Flaw { file: PACK.to_string(), line, message: message.into() });
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
    let pack = &draft.pack;
    let wrong = |file: &str| flaws.iter().any(|flaw| flaw.file == file);
    let (sound, story_read) = (!wrong(BOARDS) && !wrong(ROUTES), !wrong(STORY));
    let mut found = Found { draft: &draft, flaws: Vec::new(), sound };
    numbers::check(pack, &mut found);
    board::check(pack, &mut found);
    tickets::check(pack, &draft.junctions, &mut found);
    cards::check(pack, &mut found);
    deeds::check(pack, &mut found);
    story::check(pack, &mut found);
    course::targets(pack, &mut found);
    let roads = road::roads(pack);
    let so_far = found.flaws.len();
    course::boards(pack, &roads, &mut found);
    if !story_read {
        // A board may be missing for the sake of a line that could not be read.
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
