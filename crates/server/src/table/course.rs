//! Analysis of finished games and hints for seats.

use std::sync::Arc;

use bots::analysis::{self, Weighed};
use protocol::{Hint, Occupant};
use rules::game::{Game, Waiting};
use rules::ids::{Id, Seat};

use super::play::{Recalling, SizedRuntime};
use super::state::Table;

/// The seed for the playouts of a win-chance curve.
const CURVE_SEED: u64 = 0;

/// A function that computes each seat's share of wins over a given number of playouts.
pub type Judging = Box<dyn FnOnce(u32) -> Vec<f64> + Send>;

/// A point on the win-chance curve, for boards without a neural network.
pub enum CurvePoint {
    /// A deal is pending; the chances are those at the previous point.
    AsBefore,
    /// A question is open; the chances must be computed.
    Open(Judging),
    /// The end of the game, with each seat's share of the win.
    Over(Vec<f64>),
}

/// The data and functions for analysing a finished game.
pub struct GameCurve {
    /// The scores of all seats at each position.
    pub scores: Vec<Vec<i32>>,
    /// The seats, in the order in which their decisions are evaluated.
    pub seats: Vec<usize>,
    /// Evaluates the decisions and, if there is a neural network, the win chances. This takes a
    /// while.
    pub follow: Recalling<analysis::GameAnalysis>,
    /// Computes the points of the curve, for boards without a neural network. This takes a while.
    pub points: Box<dyn FnOnce() -> Vec<CurvePoint> + Send>,
    /// Evaluates the decision after a given number of inputs, with a given number of search trials.
    pub weigh: Arc<dyn Fn(usize, u32) -> Option<Weighed> + Send + Sync>,
}

impl<const W: usize> SizedRuntime<W> {
    /// Returns the data and functions for analysing the decisions of these seats.
    pub(super) fn course_for(&self, seats: Vec<usize>) -> GameCurve {
        let scores = |game: &Game<W>| {
            let open = game.open();
            open.all_seats().map(|seat| i32::from(open.score[seat.index()])).collect()
        };
        let mut along = Vec::new();
        self.along(|game| along.push(scores(game)));
        let whole = self.copied();
        let points = Box::new(move || {
            let mut points = Vec::new();
            whole.along(|game| points.push(whole.point(game)));
            points
        });
        let (sized, record) = (Arc::clone(&self.sized), self.recorder.record().clone());
        let follow = Box::new(move || sized.roster.course(&record));
        let (sized, record) = (Arc::clone(&self.sized), self.recorder.record().clone());
        let weigh = Arc::new(move |at, nodes| sized.roster.weigh(&record, at, nodes));
        GameCurve { scores: along, seats, follow, points, weigh }
    }

    fn point(&self, game: &Game<W>) -> CurvePoint {
        match game.waiting() {
            Waiting::Chance(_) => CurvePoint::AsBefore,
            Waiting::Over => CurvePoint::Over(self.sized.roster.win_shares(game, 1, 0)),
            Waiting::Seat(_) | Waiting::Seats(_) => {
                let (sized, game) = (Arc::clone(&self.sized), game.clone());
                // Every point uses the same seed, so that the curve shows the effect of decisions.
                CurvePoint::Open(Box::new(move |games| sized.roster.win_shares(&game, games, CURVE_SEED)))
            }
        }
    }

    /// Returns a function that computes a hint: a strong player's choice, based only on what the
    /// seat may see.
    pub(super) fn hint_for(&self, seat: u8, nodes: u32) -> Recalling<Hint> {
        let (sized, recorder) = (Arc::clone(&self.sized), self.recorder.clone());
        Box::new(move || {
            let analysis::Suggestion { action, chance, judge } =
                sized.roster.hint(&recorder, Seat::new(usize::from(seat)), nodes)?;
            let action = serde_json::to_value(action).ok()?;
            Some(Hint { action, chance: rounded(chance), judge: judge.word().to_string() })
        })
    }
}

/// Rounds to three decimal places, since more would be noise.
pub fn rounded(share: f64) -> f64 {
    (share * 1000.0).round() / 1000.0
}

impl Table {
    /// Returns the seats in the order in which their decisions are evaluated after the game: people
    /// before bots.
    pub(super) fn weighed_seats(&self) -> Vec<usize> {
        let mut all: Vec<usize> = (0..self.seats.len()).collect();
        all.sort_by_key(|&at| !matches!(self.seats[at].sitter, Occupant::Person { .. }));
        all
    }
}
