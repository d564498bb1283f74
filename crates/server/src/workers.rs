//! Threads for bots and replays: separate from the network threads, and no more of either than
//! there are cores.

use std::collections::{BTreeMap, VecDeque};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::Semaphore;

/// A unit of work.
pub type Thought = Box<dyn FnOnce() + Send>;

pub trait WorkerPool: Send + Sync + 'static {
    /// Runs long work now or later. All accounts with pending work get the same share.
    fn think(&self, whose: &str, thought: Thought);
    /// Runs short work for a waiting client; bots do not delay it.
    fn recall(&self, thought: Thought);
}

/// Separate threads, a fixed number of each kind.
pub struct WorkerThreads {
    thinking: Arc<Turns>,
    threads: usize,
    recalling: Arc<Semaphore>,
}

impl WorkerThreads {
    pub fn new(threads: usize) -> WorkerThreads {
        let threads = threads.max(1);
        WorkerThreads { thinking: Arc::default(), threads, recalling: Arc::new(Semaphore::new(threads)) }
    }
}

/// Pending work, one queue per account.
#[derive(Default)]
struct Turns(Mutex<Queues>);

#[derive(Default)]
struct Queues {
    running: usize,
    of: BTreeMap<String, VecDeque<Thought>>,
    /// Accounts with pending work, the next one first.
    order: VecDeque<String>,
}

impl Turns {
    fn queues(&self) -> MutexGuard<'_, Queues> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Queues work; returns whether another thread is needed for it.
    fn add(&self, whose: &str, thought: Thought, threads: usize) -> bool {
        let mut queues = self.queues();
        if !queues.of.contains_key(whose) {
            queues.order.push_back(whose.to_string());
        }
        queues.of.entry(whose.to_string()).or_default().push_back(thought);
        let more = queues.running < threads;
        queues.running += usize::from(more);
        more
    }

    /// Returns the next work of the account whose turn it is; `None` if the thread can end.
    fn next(&self) -> Option<Thought> {
        let mut queues = self.queues();
        let Some(whose) = queues.order.pop_front() else {
            queues.running -= 1;
            return None;
        };
        let mut queue = queues.of.remove(&whose).unwrap_or_default();
        let thought = queue.pop_front();
        if !queue.is_empty() {
            queues.of.insert(whose.clone(), queue);
            queues.order.push_back(whose);
        }
        thought
    }
}

impl WorkerPool for WorkerThreads {
    fn think(&self, whose: &str, thought: Thought) {
        if self.thinking.add(whose, thought, self.threads) {
            let turns = Arc::clone(&self.thinking);
            tokio::task::spawn_blocking(move || {
                while let Some(thought) = turns.next() {
                    // Failed work drops its reply channel, so its waiting client is notified.
                    let _ = catch_unwind(AssertUnwindSafe(thought));
                }
            });
        }
    }

    fn recall(&self, thought: Thought) {
        let turns = Arc::clone(&self.recalling);
        tokio::spawn(async move {
            let Ok(_turn) = turns.acquire_owned().await else { return };
            let _ = tokio::task::spawn_blocking(thought).await;
        });
    }
}

/// Runs work immediately: always in the same order, for simulations.
pub struct OnTheSpot;

impl WorkerPool for OnTheSpot {
    fn think(&self, _: &str, thought: Thought) {
        thought();
    }

    fn recall(&self, thought: Thought) {
        thought();
    }
}
