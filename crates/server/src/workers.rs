//! Threads for bots and replays, separate from the network threads. The number of threads of each
//! kind is limited.

use std::collections::{BTreeMap, VecDeque};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::Semaphore;

/// A task for a worker thread, such as a bot's decision or a replay.
pub type Thought = Box<dyn FnOnce() + Send>;

pub trait WorkerPool: Send + Sync + 'static {
    /// Queues a long task for the account `whose`. Accounts with pending tasks share the threads
    /// equally.
    fn think(&self, whose: &str, thought: Thought);
    /// Runs a short task for a waiting client; the tasks of bots do not delay it.
    fn recall(&self, thought: Thought);
}

/// Worker threads, with a limit for each kind of task.
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

/// Pending tasks, with one queue per account.
#[derive(Default)]
struct Turns(Mutex<Queues>);

#[derive(Default)]
struct Queues {
    running: usize,
    of: BTreeMap<String, VecDeque<Thought>>,
    /// Accounts with pending tasks, in the order of their turns.
    order: VecDeque<String>,
}

impl Turns {
    fn queues(&self) -> MutexGuard<'_, Queues> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Queues a task; returns whether another thread must be started.
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

    /// Takes the next task, alternating between accounts; `None` if the thread can end.
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
                    // A failed task drops its reply channel, which notifies the waiting client.
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

/// A pool that runs each task immediately in the caller's thread, so that simulations are
/// deterministic.
pub struct OnTheSpot;

impl WorkerPool for OnTheSpot {
    fn think(&self, _: &str, thought: Thought) {
        thought();
    }

    fn recall(&self, thought: Thought) {
        thought();
    }
}
