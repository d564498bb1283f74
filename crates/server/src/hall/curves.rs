//! How finished games went. Chances are worked out once, where bots think, position by position so that bots at tables get
//! their turn in between, and are kept.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use protocol::{Curves, TableId};

use super::{Caller, Hall, Reply, Shared};
use crate::limits::{CURVES_AT_ONCE, CURVES_WAITING};
use crate::refusal::Refusal;
use crate::store::Write;
use crate::table::{Course, Deed, Outcome, Point};

/// The curves that are being worked out, each with the number of points that are known.
pub struct Curving {
    running: Mutex<BTreeMap<TableId, Arc<AtomicU32>>>,
    turns: tokio::sync::Semaphore,
}

impl Default for Curving {
    fn default() -> Curving {
        Curving { running: Mutex::default(), turns: tokio::sync::Semaphore::new(CURVES_AT_ONCE) }
    }
}

impl Curving {
    fn running(&self) -> MutexGuard<'_, BTreeMap<TableId, Arc<AtomicU32>>> {
        self.running.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The account on which all chances are worked out.
const CURVES: &str = "chances";

/// Three digits are more than so many games tell.
fn rounded(share: f64) -> f64 {
    (share * 1000.0).round() / 1000.0
}

impl Shared {
    async fn find_chances(&self, course: Course, known: &AtomicU32) -> Result<Vec<Vec<f64>>, Refusal> {
        let seats = course.scores.first().map_or(0, Vec::len);
        let games = self.settings.curve_games;
        let mut chances: Vec<Vec<f64>> = Vec::with_capacity(course.scores.len());
        for point in self.work_out(course.points).await? {
            let shares = match point {
                // Before anybody was asked, nobody is ahead.
                Point::AsBefore => chances.last().cloned().unwrap_or_else(|| vec![rounded(1.0 / seats as f64); seats]),
                Point::Over(shares) => shares,
                Point::Open(judging) => self.ponder(CURVES, move || judging(games)).await?,
            };
            chances.push(shares.into_iter().map(rounded).collect());
            known.store(chances.len() as u32, Relaxed);
        }
        Ok(chances)
    }

    /// Works the chances of a game out and keeps them.
    async fn work_out_curves(&self, table: TableId, course: Course, known: Arc<AtomicU32>) {
        let found = match self.curves.turns.acquire().await {
            Ok(_turn) => self.find_chances(course, &known).await,
            Err(_) => Err(Refusal::Unavailable),
        };
        if let Ok(chances) = found {
            let text = serde_json::to_string(&chances).expect("numbers can be written");
            let kept = self.store.write(Write::Chances { table: table.clone(), text }).await;
            if let Err(error) = kept {
                tracing::warn!(%table, %error, "the chances of a game were not kept");
            }
        }
        self.curves.running().remove(&table);
    }
}

impl Hall {
    /// What is known of a finished game, and sees to it that the rest is worked out.
    pub(super) async fn curves(&self, caller: &Caller, table: TableId) -> Result<Reply, Refusal> {
        let Outcome::Curves(course) = self.deed(caller, &table, Deed::Curves).await? else {
            return Err(Refusal::Unavailable);
        };
        let scores = course.scores.clone();
        let kept = self.shared.store.chances(&table).await?;
        if let Some(chances) = kept.and_then(|text| serde_json::from_str::<Vec<Vec<f64>>>(&text).ok()) {
            return Ok(Reply::json(&Curves { done: true, known: chances.len() as u32, scores, chances }));
        }
        let known = self.set_about(table, *course)?;
        Ok(Reply::json(&Curves { done: false, known: known.load(Relaxed), scores, chances: Vec::new() }))
    }

    /// Begins to work the chances out, unless that has begun already.
    fn set_about(&self, table: TableId, course: Course) -> Result<Arc<AtomicU32>, Refusal> {
        let mut running = self.shared.curves.running();
        if let Some(known) = running.get(&table) {
            return Ok(Arc::clone(known));
        }
        if running.len() >= CURVES_WAITING {
            return Err(Refusal::TooFast);
        }
        let known = Arc::new(AtomicU32::new(0));
        running.insert(table.clone(), Arc::clone(&known));
        let (shared, counting) = (Arc::clone(&self.shared), Arc::clone(&known));
        tokio::spawn(async move { shared.work_out_curves(table, course, counting).await });
        Ok(known)
    }
}
