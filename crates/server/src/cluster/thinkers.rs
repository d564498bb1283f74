//! The workers known to a node, and its pending requests to them. Workers are processes that make
//! the decisions of bots.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use bots::BotFailure;
use tokio::sync::oneshot;
use tokio::time::{Instant, timeout_at};

use super::ClusterNode;
use super::note::{Note, ThinkAnswer};
use crate::service::Dependencies;
use crate::store::NodeId;
use crate::table::{Decided, Recalling, ThinkRequest};

/// Time without a message after which a worker counts as gone. Workers send a message every second.
const SILENT: Duration = Duration::from_secs(3);
/// Time allowed for sending a request and its reply, in addition to the bot's own time.
const TRAVEL: Duration = Duration::from_millis(500);
/// Number of full workers that a node asks before it makes the decision itself.
const FULL_MAX: usize = 3;

/// Known workers and pending requests.
#[derive(Default)]
pub struct Thinkers {
    known: Mutex<BTreeMap<NodeId, Known>>,
    pending: Mutex<BTreeMap<u64, oneshot::Sender<ThinkAnswer>>>,
    number: AtomicU64,
}

/// The known state of a worker.
struct Known {
    /// Number of decisions that the worker can take on, as last known to this node.
    free: u32,
    heard_at: Instant,
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Thinkers {
    /// Records how many decisions a worker can take on.
    pub fn heard(&self, worker: NodeId, free: u32) {
        locked(&self.known).insert(worker, Known { free, heard_at: Instant::now() });
    }

    /// Checks whether any worker seems to have free capacity.
    pub fn is_any_free(&self) -> bool {
        locked(&self.known).values().any(Known::is_free)
    }

    /// Delivers a reply. Late and duplicated replies are dropped.
    pub fn answered(&self, number: u64, answer: ThinkAnswer) {
        if let Some(reply) = locked(&self.pending).remove(&number) {
            let _ = reply.send(answer);
        }
    }

    /// Reserves capacity at the worker with the most free capacity.
    fn reserve(&self) -> Option<NodeId> {
        let mut known = locked(&self.known);
        known.retain(|_, worker| worker.heard_at.elapsed() < SILENT);
        let (name, worker) = known.iter_mut().filter(|(_, worker)| worker.is_free()).max_by_key(|(_, it)| it.free)?;
        worker.free -= 1;
        Some(name.clone())
    }

    fn release(&self, worker: &NodeId) {
        locked(&self.known).entry(worker.clone()).and_modify(|worker| worker.free += 1);
    }
}

impl Known {
    fn is_free(&self) -> bool {
        self.free > 0 && self.heard_at.elapsed() < SILENT
    }
}

/// The reason why no worker has decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Missed {
    /// No worker had free capacity, or a worker declined. Hardly any time was lost.
    Refused,
    /// A worker did not reply in time.
    Late,
}

impl ClusterNode {
    /// Asks a worker for a decision; the worker's bot may take up to `time`.
    async fn decide_elsewhere(&self, request: &str, time: Duration) -> Result<Decided, Missed> {
        let deadline = Instant::now() + time + TRAVEL;
        for _ in 0..FULL_MAX {
            let worker = self.thinkers.reserve().ok_or(Missed::Refused)?;
            match self.ask_worker(&worker, request, deadline).await {
                Some(ThinkAnswer::Decided { action, failure }) => {
                    self.thinkers.release(&worker);
                    let failure = failure.map(|(why, by)| BotFailure { why, by: by.into() });
                    return Ok((action, failure));
                }
                Some(ThinkAnswer::Full) => self.thinkers.heard(worker, 0),
                Some(ThinkAnswer::Declined) => {
                    self.thinkers.release(&worker);
                    return Err(Missed::Refused);
                }
                None => {
                    tracing::info!(worker, "a worker does not reply");
                    self.thinkers.heard(worker, 0);
                    return Err(Missed::Late);
                }
            }
        }
        Err(Missed::Refused)
    }

    async fn ask_worker(&self, worker: &NodeId, request: &str, deadline: Instant) -> Option<ThinkAnswer> {
        let number = self.thinkers.number.fetch_add(1, Ordering::Relaxed);
        let (reply, answer) = oneshot::channel();
        locked(&self.thinkers.pending).insert(number, reply);
        self.send(Some(worker), &Note::Think { from: self.id.clone(), number, request: request.to_string() });
        let answer = timeout_at(deadline, answer).await;
        locked(&self.thinkers.pending).remove(&number);
        answer.ok()?.ok()
    }
}

impl Dependencies {
    /// Asks a worker for a decision; the worker's bot may take up to `time`. If this fails, the
    /// node must make the decision itself.
    pub(crate) async fn think_elsewhere(
        &self,
        request: Recalling<ThinkRequest>,
        time: Duration,
    ) -> Result<Decided, Missed> {
        let node = self.node.get().ok_or(Missed::Refused)?;
        let text = move || Some(serde_json::to_string(&request()?).expect("a request can be written"));
        let text = self.work_out(text).await.ok().flatten().ok_or(Missed::Refused)?;
        let decided = node.decide_elsewhere(&text, time).await;
        self.counts.add(if decided.is_ok() { &self.counts.thoughts_elsewhere } else { &self.counts.thoughts_missed });
        decided
    }
}
