//! Analysis of finished games. Win chances are computed once, on the bots' threads: a network
//! evaluates a whole game in one go; without a network, games are played out from each position,
//! interleaved with the decisions of bots at other tables. Then the choices are evaluated one by
//! one. All results are saved.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use bots::analysis::{self, Weighed, turning_points};
use protocol::{Balance, Curves, TableId, TurningPoint};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{Dependencies, Reply, Service};
use crate::limits::{CURVES_AT_ONCE, CURVES_WAITING};
use crate::owner::Query;
use crate::refusal::Refusal;
use crate::store::Write;
use crate::table::{CurvePoint, GameCurve, ReadCourse, rounded};

/// Analyses in progress, by table.
pub struct Curving {
    running: Mutex<BTreeMap<TableId, Arc<Progress>>>,
    turns: tokio::sync::Semaphore,
}

/// The results of an unfinished analysis so far.
#[derive(Default)]
struct Progress {
    /// Number of positions whose chances are known.
    known: AtomicU32,
    /// The chances, once all are known, and the choices evaluated so far.
    found: Mutex<Option<Kept>>,
}

impl Progress {
    fn found(&self) -> MutexGuard<'_, Option<Kept>> {
        self.found.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn note(&self, kept: &Kept) {
        *self.found() = Some(kept.clone());
    }
}

impl Default for Curving {
    fn default() -> Curving {
        Curving { running: Mutex::default(), turns: tokio::sync::Semaphore::new(CURVES_AT_ONCE) }
    }
}

impl Curving {
    fn running(&self) -> MutexGuard<'_, BTreeMap<TableId, Arc<Progress>>> {
        self.running.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The results of an analysis, in the form in which they are saved.
#[derive(Clone, Serialize, Deserialize)]
struct Kept {
    judge: String,
    chances: Vec<Vec<f64>>,
    /// Whether all choices were evaluated.
    weighed: bool,
    balances: Vec<Balance>,
    turning_points: Vec<TurningPoint>,
}

impl Kept {
    fn new(judge: analysis::Judge, chances: Vec<Vec<f64>>) -> Kept {
        let judge = judge.word().to_string();
        Kept { judge, chances, weighed: false, balances: Vec::new(), turning_points: Vec::new() }
    }

    /// Parses saved results. Older versions contain only chances, all from playouts.
    fn read(text: &str) -> Option<Kept> {
        let chances = || serde_json::from_str(text).ok().map(|chances| Kept::new(analysis::Judge::Playouts, chances));
        serde_json::from_str(text).ok().or_else(chances)
    }

    fn curves(self, scores: Vec<Vec<i32>>) -> Curves {
        let Kept { judge, chances, weighed, balances, turning_points } = self;
        let known = chances.len() as u32;
        Curves { done: true, known, scores, chances, judge, weighed, balances, turning_points }
    }
}

/// The account under which all analyses are queued on the bots' threads.
const CURVES: &str = "chances";

impl Dependencies {
    /// Computes the win chances in a game by playouts, on a board without a neural network.
    async fn play_out(
        &self,
        course: Vec<CurvePoint>,
        seats: usize,
        progress: &Progress,
    ) -> Result<Vec<Vec<f64>>, Refusal> {
        let games = self.settings.curve_games;
        let mut chances: Vec<Vec<f64>> = Vec::with_capacity(course.len());
        for point in course {
            let shares = match point {
                // Before the first question, all seats have equal chances.
                CurvePoint::AsBefore => {
                    chances.last().cloned().unwrap_or_else(|| vec![rounded(1.0 / seats as f64); seats])
                }
                CurvePoint::Over(shares) => shares,
                CurvePoint::Open(judging) => self.ponder(CURVES, move || judging(games)).await?,
            };
            chances.push(shares.into_iter().map(rounded).collect());
            progress.known.store(chances.len() as u32, Relaxed);
        }
        Ok(chances)
    }

    /// Computes the chances of a game, then evaluates its choices.
    async fn analyse(&self, course: GameCurve, progress: &Progress) -> Result<Kept, Refusal> {
        let seats = course.scores.first().map_or(0, Vec::len);
        let mut along = self.ponder(CURVES, course.follow).await?.ok_or(Refusal::Unavailable)?;
        if along.chances.is_empty() {
            let points = self.work_out(course.points).await?;
            along.fill(self.play_out(points, seats, progress).await?);
        }
        along.chances.iter_mut().flatten().for_each(|chance| *chance = rounded(*chance));
        let mut kept = Kept::new(along.judge, along.chances.clone());
        progress.known.store(kept.chances.len() as u32, Relaxed);
        progress.note(&kept);
        for &seat in &course.seats {
            let mut weighed: Vec<Weighed> = Vec::new();
            for at in along.doubtful(seat) {
                let (weigh, nodes) = (Arc::clone(&course.weigh), self.settings.weigh_nodes);
                weighed.extend(self.ponder(CURVES, move || weigh(at, nodes)).await?);
            }
            let costs = weighed.iter().filter(|of| of.sure).map(|of| of.cost);
            kept.balances.push(balance(seat, &along.balance(seat, costs)));
            kept.turning_points.extend(turning_points(&weighed).into_iter().map(told));
            kept.turning_points.sort_by_key(|point| point.at);
            // People's choices are evaluated first, so that people need not wait for the analysis
            // of bots.
            progress.note(&kept);
        }
        kept.weighed = true;
        Ok(kept)
    }

    /// Analyses a game and saves the results.
    async fn work_out_curves(&self, table: TableId, course: GameCurve, progress: Arc<Progress>) {
        let found = match self.curves.turns.acquire().await {
            Ok(_turn) => self.analyse(course, &progress).await,
            Err(_) => Err(Refusal::Unavailable),
        };
        if let Ok(kept) = found {
            let text = serde_json::to_string(&kept).expect("numbers can be written");
            let kept = self.store.write(Write::Chances { table: table.clone(), text }).await;
            if let Err(error) = kept {
                tracing::warn!(%table, %error, "the chances of a game were not kept");
            }
        }
        self.curves.running().remove(&table);
    }
}

/// Converts a luck balance to its wire type.
fn balance(seat: usize, of: &analysis::LuckBalance) -> Balance {
    let accuracy = of.accuracy.map(rounded);
    Balance { seat: seat as u8, choice: rounded(of.choice), luck: rounded(of.luck), accuracy }
}

/// Converts a turning point to its wire type.
fn told(of: &Weighed) -> TurningPoint {
    let value = |action| serde_json::to_value(action).unwrap_or(Value::Null);
    let market = serde_json::to_value(of.market).unwrap_or(Value::Null);
    TurningPoint {
        at: of.at as u32,
        seat: of.seat as u8,
        chosen: value(of.chosen),
        best: value(of.best),
        market,
        chance: rounded(of.chance),
        cost: rounded(of.cost),
    }
}

impl Service {
    /// Returns the analysis of a finished game as far as it is known, and starts computing the
    /// rest.
    pub(super) async fn curves(&self, table: TableId, query: Query) -> Result<Reply, Refusal> {
        let course = self.read_table(query, ReadCourse).await?;
        let scores = course.scores.clone();
        let kept = self.shared.store.chances(&table).await?.and_then(|text| Kept::read(&text));
        if let Some(kept) = kept.clone().filter(|kept| kept.weighed) {
            return Ok(Reply::json(&kept.curves(scores)));
        }
        let progress = self.set_about(table, course)?;
        if let Some(kept) = progress.found().clone().or(kept) {
            return Ok(Reply::json(&kept.curves(scores)));
        }
        let none = Kept { judge: String::new(), ..Kept::new(analysis::Judge::Network, Vec::new()) };
        let known = progress.known.load(Relaxed);
        Ok(Reply::json(&Curves { done: false, known, ..none.curves(scores) }))
    }

    /// Starts an analysis, unless it is already in progress.
    fn set_about(&self, table: TableId, course: GameCurve) -> Result<Arc<Progress>, Refusal> {
        let mut running = self.shared.curves.running();
        if let Some(progress) = running.get(&table) {
            return Ok(Arc::clone(progress));
        }
        if running.len() >= CURVES_WAITING {
            return Err(Refusal::TooFast);
        }
        let progress = Arc::new(Progress::default());
        running.insert(table.clone(), Arc::clone(&progress));
        let (shared, counting) = (Arc::clone(&self.shared), Arc::clone(&progress));
        tokio::spawn(async move { shared.work_out_curves(table, course, counting).await });
        Ok(progress)
    }
}
