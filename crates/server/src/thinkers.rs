//! Where bots think: apart from the threads that talk, and not more of them at once than there are cores.

use std::sync::Arc;

use tokio::sync::Semaphore;

/// Something to be worked out.
pub type Thought = Box<dyn FnOnce() + Send>;

pub trait Thinkers: Send + Sync + 'static {
    /// Does it, now or later.
    fn think(&self, thought: Thought);
}

/// Threads of their own, so many at once.
pub struct Pool(Arc<Semaphore>);

impl Pool {
    pub fn new(threads: usize) -> Pool {
        Pool(Arc::new(Semaphore::new(threads.max(1))))
    }
}

impl Thinkers for Pool {
    fn think(&self, thought: Thought) {
        let turns = Arc::clone(&self.0);
        tokio::spawn(async move {
            let Ok(_turn) = turns.acquire_owned().await else { return };
            let _ = tokio::task::spawn_blocking(thought).await;
        });
    }
}

/// On the spot: the same order every time, for simulations.
pub struct OnTheSpot;

impl Thinkers for OnTheSpot {
    fn think(&self, thought: Thought) {
        thought();
    }
}
