//! The cost of a choice. A search tries the choice and the most promising alternatives in the same
//! guessed games.

use std::sync::Arc;

use rules::action::Action;
use rules::fact::{Fact, Listener};
use rules::ids::{Id, Seat};
use rules::market::Market;
use rules::record::{Record, RecordInput, Recorder};
use rules::seen::{Seen, Viewer};

use super::{Judge, replayed};
use crate::Player;
use crate::atlas::Atlas;
use crate::search::Search;

/// Number of standard errors by which the best choice must lead for its lead to be significant.
const SURE: f64 = 2.0;

/// A comparison of a given choice with the best one. Both are tried in the same guessed games.
pub struct Compared {
    /// The choice that the search considers best.
    pub best: Action,
    /// Win chance after the best choice.
    pub chance: f64,
    /// Win chance lost by making the given choice instead of the best one.
    pub cost: f64,
    /// Standard error of the cost.
    pub error: f64,
}

/// A decision in a recorded game, compared with the best choice.
#[derive(Clone, PartialEq, Debug)]
pub struct Weighed {
    /// Number of inputs before this decision.
    pub at: usize,
    pub seat: usize,
    pub chosen: Action,
    pub best: Action,
    /// Win chance after the best choice.
    pub chance: f64,
    /// Win chance lost by not making the best choice.
    pub cost: f64,
    /// Whether the cost is statistically significant.
    pub sure: bool,
    /// The face-up cards at the time of the decision.
    pub market: Market,
}

/// The choice that a search suggests to the seat that must decide.
#[derive(Clone, PartialEq, Debug)]
pub struct Suggestion {
    pub action: Action,
    /// Win chance after this choice, given what the seat sees.
    pub chance: f64,
    pub judge: Judge,
}

/// A listener that passes each fact of a replay, as seen by the seat, to a search.
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

/// Replays a record from the start, and passes each fact, as seen by a seat, to a search.
fn tell<const W: usize>(atlas: &Arc<Atlas<W>>, record: &Record, search: &mut Search<W>, seat: Seat) -> Option<()> {
    let mut told = Told { atlas, search, seat };
    let mut again = Recorder::new(Arc::clone(&atlas.tables), record.header.clone(), &mut told).ok()?;
    record.standing().into_iter().try_for_each(|input| again.apply(input, &mut told)).ok()
}

/// Compares the answer after the first `at` inputs with the best choice. Returns `None` if the next
/// input is not an answer or the record is invalid.
pub(crate) fn weigh<const W: usize>(
    atlas: &Arc<Atlas<W>>,
    record: &Record,
    at: usize,
    mut search: Search<W>,
) -> Option<Weighed> {
    let Some(&RecordInput::Act(seat, chosen)) = record.inputs.get(at) else { return None };
    let before = replayed(atlas, record, at)?;
    tell(atlas, before.record(), &mut search, seat)?;
    let Compared { best, chance, cost, error } = search.compare(&before.game().sight(seat), Some(&chosen));
    let sure = cost > SURE * error;
    let market = before.game().open().market;
    Some(Weighed { at, seat: seat.index(), chosen, best, chance, cost, sure, market })
}

/// Evaluates an action with a search, and returns the seat's win chance after that action. Returns
/// `None` if the record is invalid.
pub(crate) fn chance<const W: usize>(
    atlas: &Arc<Atlas<W>>,
    game: &Recorder<W>,
    (seat, action): (Seat, &Action),
    mut search: Search<W>,
) -> Option<f64> {
    tell(atlas, game.record(), &mut search, seat)?;
    Some(search.chance(&game.game().sight(seat), action))
}

/// Returns the choice that the search considers best for this seat, and the win chance after it.
/// Returns `None` if the seat has nothing to decide or the record is invalid.
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
