//! How a finished game went, and what a seat could do next, for people to learn from.

use std::sync::Arc;

use bots::analysis::{self, Weighed};
use protocol::{Hint, Sitter};
use rules::game::{Game, Waiting};
use rules::ids::{Id, Seat};

use super::play::{Playing, Recalling};
use super::state::Table;

/// The luck with which games are played on for curves.
const CURVE_SEED: u64 = 0;

/// Finds the share of wins that each seat has, from so many games that are played on.
pub type Judging = Box<dyn FnOnce(u32) -> Vec<f64> + Send>;

/// A point of the curve of chances on a board without a network.
pub enum Point {
    /// Nothing was decided since the point before.
    AsBefore,
    /// Somebody is asked: it is to be worked out.
    Open(Judging),
    /// The end.
    Over(Vec<f64>),
}

/// How a finished game went.
pub struct Course {
    /// The scores of all seats after each number of inputs.
    pub scores: Vec<Vec<i32>>,
    /// Seats in the order in which their decisions are weighed.
    pub seats: Vec<usize>,
    /// Gives the decisions, and where there is a network the chances; it takes a moment.
    pub follow: Recalling<analysis::Course>,
    /// Gives the points, for a board without a network; it takes a moment.
    pub points: Box<dyn FnOnce() -> Vec<Point> + Send>,
    /// Weighs the decision after so many inputs, with so many choices tried.
    pub weigh: Arc<dyn Fn(usize, u32) -> Option<Weighed> + Send + Sync>,
}

impl<const W: usize> Playing<W> {
    /// The course of the game, with the decisions of these seats weighed.
    pub(super) fn course_for(&self, seats: Vec<usize>) -> Course {
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
        let (shelf, record) = (Arc::clone(&self.shelf), self.recorder.record().clone());
        let follow = Box::new(move || shelf.roster.course(&record));
        let (shelf, record) = (Arc::clone(&self.shelf), self.recorder.record().clone());
        let weigh = Arc::new(move |at, nodes| shelf.roster.weigh(&record, at, nodes));
        Course { scores: along, seats, follow, points, weigh }
    }

    fn point(&self, game: &Game<W>) -> Point {
        match game.waiting() {
            Waiting::Chance(_) => Point::AsBefore,
            Waiting::Over => Point::Over(self.shelf.roster.win_shares(game, 1, 0)),
            Waiting::Seat(_) | Waiting::Seats(_) => {
                let (shelf, game) = (Arc::clone(&self.shelf), game.clone());
                // The same luck at every point, so that the curve shows what people did.
                Point::Open(Box::new(move |games| shelf.roster.win_shares(&game, games, CURVE_SEED)))
            }
        }
    }

    /// What a strong player would do for a seat, from what that seat has seen.
    pub(super) fn hint_for(&self, seat: u8, nodes: u32) -> Recalling<Hint> {
        let (shelf, recorder) = (Arc::clone(&self.shelf), self.recorder.clone());
        Box::new(move || {
            let analysis::Hint { action, chance, judge } =
                shelf.roster.hint(&recorder, Seat::new(usize::from(seat)), nodes)?;
            let action = serde_json::to_value(action).ok()?;
            Some(Hint { action, chance: rounded(chance), judge: judge.word().to_string() })
        })
    }
}

/// Three digits are more than anybody can tell.
pub fn rounded(share: f64) -> f64 {
    (share * 1000.0).round() / 1000.0
}

impl Table {
    /// Seats in the order in which their decisions are weighed once the game is over: people before bots.
    pub(super) fn weighed_seats(&self) -> Vec<usize> {
        let mut all: Vec<usize> = (0..self.seats.len()).collect();
        all.sort_by_key(|&at| !matches!(self.seats[at].sitter, Sitter::Person { .. }));
        all
    }
}
