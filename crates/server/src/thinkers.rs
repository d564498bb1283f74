//! Where bots think and games are played again: apart from the threads that talk, and not more of either at once than
//! there are cores.

use std::sync::Arc;

use tokio::sync::Semaphore;

/// Something to be worked out.
pub type Thought = Box<dyn FnOnce() + Send>;

pub trait Thinkers: Send + Sync + 'static {
    /// Does it, now or later.
    fn think(&self, thought: Thought);
    /// The same for what is quick, and must not wait until bots have thought.
    fn recall(&self, thought: Thought);
}

/// Threads of their own, so many at once of each kind.
pub struct Pool {
    thinking: Arc<Semaphore>,
    recalling: Arc<Semaphore>,
}

impl Pool {
    pub fn new(threads: usize) -> Pool {
        let [thinking, recalling] = [threads; 2].map(|threads| Arc::new(Semaphore::new(threads.max(1))));
        Pool { thinking, recalling }
    }
}

/// Does it on a thread of its own when its turn has come.
fn take_turn(turns: &Arc<Semaphore>, thought: Thought) {
    let turns = Arc::clone(turns);
    tokio::spawn(async move {
        let Ok(_turn) = turns.acquire_owned().await else { return };
        let _ = tokio::task::spawn_blocking(thought).await;
    });
}

impl Thinkers for Pool {
    fn think(&self, thought: Thought) {
        take_turn(&self.thinking, thought);
    }

    fn recall(&self, thought: Thought) {
        take_turn(&self.recalling, thought);
    }
}

/// On the spot: the same order every time, for simulations.
pub struct OnTheSpot;

impl Thinkers for OnTheSpot {
    fn think(&self, thought: Thought) {
        thought();
    }

    fn recall(&self, thought: Thought) {
        thought();
    }
}
