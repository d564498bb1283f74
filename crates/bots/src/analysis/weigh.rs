//! What a choice cost: it and the best ones are tried in the same games that could have been the one at the table.

use std::sync::Arc;

use rules::action::Action;
use rules::fact::{Fact, Listener};
use rules::ids::{Id, Seat};
use rules::market::Market;
use rules::record::{Input, Record, Recorder};
use rules::seen::{Seen, Viewer};

use super::{Judge, replayed};
use crate::Player;
use crate::atlas::Atlas;
use crate::search::Search;

/// Standard errors by which the best choice must be ahead to be called better.
const SURE: f64 = 2.0;

/// Chances to win after several choices, all from the same guesses.
pub struct Compared {
    /// The choice a strong player makes, and its chance to win.
    pub best: Action,
    pub chance: f64,
    /// What the choice asked about costs, and the standard error of that.
    pub cost: f64,
    pub error: f64,
}

/// A decision that was weighed.
#[derive(Clone, PartialEq, Debug)]
pub struct Weighed {
    /// Inputs before it.
    pub at: usize,
    pub seat: usize,
    pub chosen: Action,
    pub best: Action,
    /// The chance to win after the best choice.
    pub chance: f64,
    /// How much less it was after the one made.
    pub cost: f64,
    /// Whether that is beyond the noise.
    pub sure: bool,
    /// The open cards that could be taken.
    pub market: Market,
}

/// A choice for a seat that has to decide.
#[derive(Clone, PartialEq, Debug)]
pub struct Hint {
    pub action: Action,
    /// The chance to win after it, as the seat sees the game.
    pub chance: f64,
    pub judge: Judge,
}

/// Tells a search what its seat saw.
struct Told<'a, const W: usize> {
    atlas: &'a Atlas<W>,
    search: &'a mut Search<W>,
    seat: Seat,
}

impl<const W: usize> Listener<W> for Told<'_, W> {
    fn hear(&mut self, fact: Fact<W>) {
        let seen: Seen<W> = fact.seen_by(Viewer::Seat(self.seat));
        self.search.notice(&self.atlas.tables, &seen);
    }
}

/// Lets a search hear a game from its beginning, as a seat saw it.
fn tell<const W: usize>(atlas: &Arc<Atlas<W>>, record: &Record, search: &mut Search<W>, seat: Seat) -> Option<()> {
    let mut told = Told { atlas, search, seat };
    let mut again = Recorder::new(Arc::clone(&atlas.tables), record.header.clone(), &mut told).ok()?;
    record.standing().into_iter().try_for_each(|input| again.apply(input, &mut told)).ok()
}

/// Weighs the answer that a record has after so many inputs; none if there is none.
pub(crate) fn weigh<const W: usize>(
    atlas: &Arc<Atlas<W>>,
    record: &Record,
    at: usize,
    mut search: Search<W>,
) -> Option<Weighed> {
    let Some(&Input::Act(seat, chosen)) = record.inputs.get(at) else { return None };
    let before = replayed(atlas, record, at)?;
    tell(atlas, before.record(), &mut search, seat)?;
    let Compared { best, chance, cost, error } = search.compare(&before.game().sight(seat), Some(&chosen));
    let sure = cost > SURE * error;
    let market = before.game().open().market;
    Some(Weighed { at, seat: seat.index(), chosen, best, chance, cost, sure, market })
}

/// The chance to win of a seat that does this now.
pub(crate) fn chance<const W: usize>(
    atlas: &Arc<Atlas<W>>,
    game: &Recorder<W>,
    (seat, action): (Seat, &Action),
    mut search: Search<W>,
) -> Option<f64> {
    tell(atlas, game.record(), &mut search, seat)?;
    Some(search.chance(&game.game().sight(seat), action))
}

/// What a strong player would do for a seat that is asked.
pub(crate) fn hint<const W: usize>(
    atlas: &Arc<Atlas<W>>,
    game: &Recorder<W>,
    seat: Seat,
    mut search: Search<W>,
) -> Option<(Action, f64)> {
    tell(atlas, game.record(), &mut search, seat)?;
    let sight = game.game().sight(seat);
    sight.choices().iter().next()?;
    let Compared { best, chance, .. } = search.compare(&sight, None);
    Some((best, chance))
}
