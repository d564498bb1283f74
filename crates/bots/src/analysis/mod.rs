//! Analysis of recorded games: win chances over time, and the cost of choices.
//!
//! A network evaluates each decision that begins a turn or chooses tickets, with the knowledge of
//! the seat that makes it. For unusual choices, a search with the same knowledge then compares the
//! choice with the best one. On boards without a network, playouts are used instead;
//! [`GameAnalysis::judge`] says which of them was used.

mod weigh;

use std::sync::Arc;

use rules::action::Action;
use rules::choices::Choices;
use rules::fact::NoListener;
use rules::game::{Game, Waiting};
use rules::ids::{Id, Seat};
use rules::record::{Record, RecordInput, Recorder};

use crate::atlas::Atlas;
use crate::net::{Calibration, Evaluator, Remembered, TableMemory};
use crate::planner::Planner;
use crate::search::playout::share;
use crate::style::Style;
pub use weigh::{Compared, Suggestion, Weighed};
pub(crate) use weigh::{chance, hint, weigh};

/// Minimum loss of win chance that makes a choice a turning point.
pub const TURNING: f64 = 0.05;
/// Maximum number of turning points reported for a seat.
pub const TURNING_MAX: usize = 5;
/// Maximum number of decisions to weigh per seat. The decisions with the largest drops in win
/// chance are chosen.
const DOUBTFUL_MAX: usize = 8;
/// Minimum number of choices needed to compute an accuracy.
const ACCURATE_MIN: usize = 10;
/// Cost, in win chance, at which a choice counts only 1/e towards the accuracy.
///
/// Most choices cost nothing, so a linear average would be close to 1 even for a player whose
/// choices lost the game.
const ACCURATE_COST: f64 = 0.1;
/// Relative likelihood at or above which a choice is trusted and not weighed. The likeliest choice
/// has a relative likelihood of 1.
const TRUSTED: f64 = 0.5;

/// The source of win chances.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Judge {
    /// The network trained for the board.
    Network,
    /// Playouts by planners.
    Playouts,
}

impl Judge {
    /// Returns the name used in JSON responses.
    pub fn word(self) -> &'static str {
        match self {
            Judge::Network => "network",
            Judge::Playouts => "playouts",
        }
    }
}

/// A seat's answer in a recorded game, with the win chance before it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct AnalysedMove {
    /// Number of inputs before this answer.
    pub at: usize,
    pub seat: usize,
    /// The seat's win chance before this answer. A network bases it only on what the seat has seen.
    pub chance: f64,
    /// Relative likelihood that a strong player makes this choice: 1 for the likeliest choice, and
    /// for answers not worth weighing.
    pub likely: f64,
    /// Whether the answer is worth weighing: it begins a turn or chooses tickets to keep.
    pub weighty: bool,
}

/// Win chances over a whole recorded game, and the answers that led to them.
#[derive(Clone, PartialEq, Debug)]
pub struct GameAnalysis {
    pub judge: Judge,
    /// Win chances of all seats, at the start and after each input. Empty if playouts are still
    /// needed.
    pub chances: Vec<Vec<f64>>,
    pub decisions: Vec<AnalysedMove>,
}

/// The change in a seat's win chance over a game, split into its own choices and everything else.
#[derive(Clone, PartialEq, Debug)]
pub struct LuckBalance {
    /// Change in win chance due to the seat's own choices; 0 or less.
    pub choice: f64,
    /// Win chance gained or lost through cards and opponents: the part of the change over the game
    /// that the seat's choices do not explain.
    pub luck: f64,
    /// The average of e^(-10 × win chance lost) over all choices that are worth weighing; `None` if
    /// there are too few of them.
    pub accuracy: Option<f64>,
}

impl GameAnalysis {
    /// Adds win chances from playouts, for a board without a network.
    pub fn fill(&mut self, chances: Vec<Vec<f64>>) {
        for decision in &mut self.decisions {
            decision.chance = chances[decision.at][decision.seat];
        }
        self.chances = chances;
    }

    /// Returns a few of the seat's unusual decisions: those with the largest drops in win chance,
    /// largest first. A decision is identified by the number of inputs before it.
    pub fn doubtful(&self, seat: usize) -> Vec<usize> {
        let end = self.chances.last().map_or(0.0, |shares| shares[seat]);
        let own: Vec<&AnalysedMove> = self.decisions.iter().filter(|of| of.seat == seat).collect();
        let later = own.iter().skip(1).map(|of| of.chance).chain([end]);
        let mut found: Vec<(f64, usize)> = (own.iter().zip(later))
            .filter(|(of, _)| of.weighty && of.likely < TRUSTED)
            .map(|(of, later)| (of.chance - later, of.at))
            .collect();
        found.sort_by(|a, b| b.0.total_cmp(&a.0).then(a.1.cmp(&b.1)));
        found.into_iter().take(DOUBTFUL_MAX).map(|(_, at)| at).collect()
    }

    /// Splits the change in a seat's win chance into the costs of its choices and everything else.
    /// Choices that were not weighed count as costing nothing.
    pub fn balance(&self, seat: usize, costs: impl Iterator<Item = f64>) -> LuckBalance {
        let (Some(first), Some(last)) = (self.chances.first(), self.chances.last()) else {
            return LuckBalance { choice: 0.0, luck: 0.0, accuracy: None };
        };
        let costs: Vec<f64> = costs.collect();
        let choice = -costs.iter().sum::<f64>();
        let choices = self.decisions.iter().filter(|of| of.seat == seat && of.weighty).count();
        let lost: f64 = costs.iter().map(|cost| 1.0 - (-cost / ACCURATE_COST).exp()).sum();
        let accuracy = (choices >= ACCURATE_MIN).then(|| (1.0 - lost / choices as f64).clamp(0.0, 1.0));
        LuckBalance { choice, luck: last[seat] - first[seat] - choice, accuracy }
    }
}

/// Returns at most [`TURNING_MAX`] turning points among the weighed decisions, most costly first.
/// Their costs are at least [`TURNING`] and statistically significant.
pub fn turning_points(weighed: &[Weighed]) -> Vec<&Weighed> {
    let mut found: Vec<&Weighed> = weighed.iter().filter(|of| of.cost >= TURNING && of.sure).collect();
    found.sort_by(|a, b| b.cost.total_cmp(&a.cost).then(a.at.cmp(&b.at)));
    found.truncate(TURNING_MAX);
    found
}

/// An analyser that replays a record and evaluates its decisions one by one.
pub(crate) struct Follower<'a, const W: usize> {
    pub atlas: &'a Arc<Atlas<W>>,
    /// The network and its calibration; `None` if planners are used instead.
    pub network: Option<(Evaluator<W>, Calibration)>,
}

impl<const W: usize> Follower<'_, W> {
    pub fn follow(mut self, record: &Record) -> Option<GameAnalysis> {
        let mut heard = TableMemory::default();
        let tables = &self.atlas.tables;
        let mut game = Recorder::new(Arc::clone(tables), record.header.clone(), &mut heard).ok()?;
        let seats = game.game().open().seats();
        // For each seat, the log chances of all seats as that seat saw them at its last evaluated
        // decision.
        let mut views: Vec<Vec<f64>> = vec![vec![0.0; seats]; seats];
        let mut course = GameAnalysis { judge: self.judge(), chances: Vec::new(), decisions: Vec::new() };
        for (at, &input) in record.inputs.iter().enumerate() {
            if let RecordInput::Act(seat, action) = input {
                let weighty = matches!(game.game().sight(seat).choices(), Choices::Turn(_) | Choices::Keep(_));
                // Other decisions reuse the chances of the seat's last evaluated decision. This
                // halves the work and costs little accuracy.
                let (view, likely) = match weighty {
                    true => self.look(game.game(), &heard, seat, &action),
                    false => (views[seat.index()].clone(), 1.0),
                };
                let chance = match &self.network {
                    Some((_, pool)) => {
                        pool.view(Calibration::stage(game.game().open()), seat.index(), &view)[seat.index()]
                    }
                    None => 0.0,
                };
                course.decisions.push(AnalysedMove { at, seat: seat.index(), chance, likely, weighty });
                views[seat.index()] = view;
            }
            self.note(&mut course, game.game(), &views);
            game.apply(input, &mut heard).ok()?;
            if let RecordInput::Undo(..) = input {
                heard = hear_again(self.atlas, game.record())?;
            }
        }
        self.note(&mut course, game.game(), &views);
        Some(course)
    }

    fn judge(&self) -> Judge {
        if self.network.is_some() { Judge::Network } else { Judge::Playouts }
    }

    /// Returns the log chances of all seats as this seat sees them, and the relative likelihood
    /// that a strong player makes this choice.
    fn look(&mut self, game: &Game<W>, heard: &TableMemory<W>, seat: Seat, action: &Action) -> (Vec<f64>, f64) {
        let sight = game.sight(seat);
        match &mut self.network {
            Some((evaluator, _)) => {
                let remembered = Remembered { ledger: &heard.ledger, memory: &heard.memories[seat.index()] };
                evaluator.look(&sight, remembered, action)
            }
            None => {
                let mut planner = Planner::new(self.atlas, Style::PLANNER);
                let likely = if planner.judge(&sight)[0].action == *action { 1.0 } else { 0.0 };
                (vec![0.0; sight.open.seats()], likely)
            }
        }
    }

    fn note(&self, course: &mut GameAnalysis, game: &Game<W>, views: &[Vec<f64>]) {
        let Some((_, pool)) = &self.network else { return };
        let point = match (game.waiting(), game.standings()) {
            (Waiting::Over, Some(standings)) => game.open().all_seats().map(|seat| share(&standings, seat)).collect(),
            _ => pool.all(Calibration::stage(game.open()), views),
        };
        course.chances.push(point);
    }
}

/// Rebuilds the memory of all seats after an undo.
fn hear_again<const W: usize>(atlas: &Arc<Atlas<W>>, record: &Record) -> Option<TableMemory<W>> {
    let mut heard = TableMemory::default();
    let mut again = Recorder::new(Arc::clone(&atlas.tables), record.header.clone(), &mut heard).ok()?;
    record.standing().into_iter().try_for_each(|input| again.apply(input, &mut heard)).ok()?;
    Some(heard)
}

/// Replays the first `at` inputs of a record. Returns `None` if the record is invalid or has fewer
/// inputs.
pub(crate) fn replayed<const W: usize>(atlas: &Arc<Atlas<W>>, record: &Record, at: usize) -> Option<Recorder<W>> {
    let mut game = Recorder::new(Arc::clone(&atlas.tables), record.header.clone(), &mut NoListener).ok()?;
    record.inputs.get(..at)?.iter().try_for_each(|&input| game.apply(input, &mut NoListener)).ok()?;
    Some(game)
}
