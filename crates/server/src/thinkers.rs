//! Where bots think and games are replayed: apart from the threads that talk, and not more of either at once than there are
//! cores.

use std::collections::{BTreeMap, VecDeque};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::Semaphore;

/// Something to be worked out.
pub type Thought = Box<dyn FnOnce() + Send>;

pub trait Thinkers: Send + Sync + 'static {
    /// Does it, now or later. Everybody on whose account there is something to do gets the same share.
    fn think(&self, whose: &str, thought: Thought);
    /// The same for short work that somebody waits for; bots do not hold it up.
    fn recall(&self, thought: Thought);
}

/// Threads of their own, so many at once of each kind.
pub struct Pool {
    thinking: Arc<Turns>,
    threads: usize,
    recalling: Arc<Semaphore>,
}

impl Pool {
    pub fn new(threads: usize) -> Pool {
        let threads = threads.max(1);
        Pool { thinking: Arc::default(), threads, recalling: Arc::new(Semaphore::new(threads)) }
    }
}

/// What waits to be thought, one queue for each account.
#[derive(Default)]
struct Turns(Mutex<Queues>);

#[derive(Default)]
struct Queues {
    running: usize,
    of: BTreeMap<String, VecDeque<Thought>>,
    /// Accounts with something in their queue, the one whose turn is next first.
    order: VecDeque<String>,
}

impl Turns {
    fn queues(&self) -> MutexGuard<'_, Queues> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Queues a thought; true if one more thread is wanted for it.
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

    /// The next thought of the account whose turn it is; none if the thread can go.
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

impl Thinkers for Pool {
    fn think(&self, whose: &str, thought: Thought) {
        if self.thinking.add(whose, thought, self.threads) {
            let turns = Arc::clone(&self.thinking);
            tokio::task::spawn_blocking(move || {
                while let Some(thought) = turns.next() {
                    // A thought that fails drops its way back, and whoever waits for it notices.
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

/// On the spot: the same order every time, for simulations.
pub struct OnTheSpot;

impl Thinkers for OnTheSpot {
    fn think(&self, _: &str, thought: Thought) {
        thought();
    }

    fn recall(&self, thought: Thought) {
        thought();
    }
}
