//! A worker, which makes decisions for bots at tables of other processes. It has no store, and each
//! request contains only what one seat has seen.

use std::future::Future;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use tokio::time::{Instant, sleep, timeout};

use super::note::{Note, ThinkAnswer};
use super::{Bus, Inbox};
use crate::editions::EditionCache;
use crate::store::NodeId;
use crate::table::ThinkRequest;
use crate::workers::WorkerPool;

/// Interval at which a worker reports its free capacity to all nodes.
const TELL_EVERY: Duration = Duration::from_secs(1);
/// Time limit for finishing decisions when a worker stops.
const PATIENCE: Duration = Duration::from_secs(10);
const LOOK_EVERY: Duration = Duration::from_millis(10);

/// The state of a worker process.
pub struct BotWorker {
    id: NodeId,
    bus: Box<dyn Bus>,
    threads: Arc<dyn WorkerPool>,
    editions: EditionCache,
    /// Maximum number of concurrent decisions.
    places: u32,
    busy: AtomicU32,
}

impl BotWorker {
    pub fn new(id: NodeId, bus: Box<dyn Bus>, threads: Arc<dyn WorkerPool>, places: u32) -> BotWorker {
        BotWorker { id, bus, threads, editions: EditionCache::default(), places, busy: AtomicU32::new(0) }
    }

    /// Makes decisions until `stop`, then finishes those in progress.
    pub async fn work(self: Arc<Self>, mut inbox: Inbox, stop: impl Future<Output = ()>) {
        let telling = async {
            loop {
                self.tell(self.free());
                sleep(TELL_EVERY).await;
            }
        };
        let listening = async {
            while let Some(text) = inbox.recv().await {
                // A worker handles only requests for decisions.
                if let Ok(Note::Think { from, number, request }) = serde_json::from_str(&text) {
                    self.think(from, number, &request);
                }
            }
        };
        tokio::select! {
            () = stop => {}
            () = telling => {}
            () = listening => {}
        }
        self.tell(0);
        let finished = async {
            while self.busy.load(Ordering::Acquire) > 0 {
                sleep(LOOK_EVERY).await;
            }
        };
        let _ = timeout(PATIENCE, finished).await;
    }

    fn free(&self) -> u32 {
        self.places.saturating_sub(self.busy.load(Ordering::Acquire))
    }

    fn tell(&self, free: u32) {
        self.send(None, &Note::Worker { worker: self.id.clone(), free });
    }

    fn send(&self, to: Option<&NodeId>, note: &Note) {
        self.bus.send(to, &serde_json::to_string(note).expect("a message can be written"));
    }

    /// Starts a decision, or replies that this worker cannot make it.
    fn think(self: &Arc<Self>, from: NodeId, number: u64, request: &str) {
        let answer = |answer| Note::Thought { number, answer };
        let Ok(request) = serde_json::from_str::<ThinkRequest>(request) else {
            return self.send(Some(&from), &answer(ThinkAnswer::Declined));
        };
        if self.free() == 0 {
            return self.send(Some(&from), &answer(ThinkAnswer::Full));
        }
        self.busy.fetch_add(1, Ordering::AcqRel);
        let (worker, begun) = (Arc::clone(self), Instant::now());
        let thought = move || {
            let answer = worker.decide(&request);
            tracing::debug!(bot = request.bot, ms = begun.elapsed().as_millis() as u64, "a decision");
            worker.send(Some(&from), &Note::Thought { number, answer });
            if worker.busy.fetch_sub(1, Ordering::AcqRel) == worker.places {
                worker.tell(worker.free());
            }
        };
        self.threads.think(&self.id, Box::new(thought));
    }

    fn decide(&self, request: &ThinkRequest) -> ThinkAnswer {
        let loaded = self.editions.house(&request.edition).ok();
        let loaded = loaded.filter(|loaded| hex::encode(loaded.edition().hash) == request.hash);
        match loaded.and_then(|loaded| request.decide(&loaded)) {
            Some((action, failure)) => {
                ThinkAnswer::Decided { action, failure: failure.map(|failure| (failure.why, failure.by.into_owned())) }
            }
            None => ThinkAnswer::Declined,
        }
    }
}
