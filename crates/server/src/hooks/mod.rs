//! Webhooks, which notify people of their turns. Calls run in the background, several at once but
//! only one at a time for each person.

pub mod address;
pub mod send;

use std::collections::{BTreeMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use protocol::{HookCall, PersonId};
use tokio::sync::Semaphore;

use crate::counts::Counts;
use crate::limits::{HOOK_TRIES, HOOKS_AT_ONCE, HOOKS_OF_ONE, HOOKS_WAITING};
use crate::store::HookRow;

pub use address::is_public;
pub(crate) use send::connector;
pub use send::{HookFailure, Sender};

#[derive(Default)]
struct Lanes {
    rows: BTreeMap<PersonId, HookRow>,
    /// Pending calls for each person. During a call, the person's queue exists even if it is empty.
    waiting: BTreeMap<PersonId, VecDeque<String>>,
    total: usize,
}

/// All webhooks and all pending calls.
pub struct Hooks {
    pub sender: Sender,
    lanes: Mutex<Lanes>,
    turns: Semaphore,
    counts: Arc<Counts>,
}

impl Hooks {
    pub fn new(sender: Sender, counts: Arc<Counts>) -> Hooks {
        Hooks { sender, lanes: Mutex::default(), turns: Semaphore::new(HOOKS_AT_ONCE), counts }
    }

    fn lanes(&self) -> MutexGuard<'_, Lanes> {
        self.lanes.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub fn set(&self, row: HookRow) {
        self.lanes().rows.insert(row.person.clone(), row);
    }

    /// Replaces all webhooks with these rows from the store.
    pub fn set_all(&self, rows: Vec<HookRow>) {
        self.lanes().rows = rows.into_iter().map(|row| (row.person.clone(), row)).collect();
    }

    pub fn unset(&self, person: &PersonId) {
        self.lanes().rows.remove(person);
    }

    pub fn of(&self, person: &PersonId) -> Option<HookRow> {
        self.lanes().rows.get(person).cloned()
    }

    /// Queues a call to a person's webhook, if there is one. Excess calls are dropped; the list of
    /// turns in the API still contains every turn.
    pub fn tell(self: &Arc<Self>, person: &PersonId, call: impl FnOnce() -> HookCall) {
        let mut lanes = self.lanes();
        if !lanes.rows.contains_key(person) {
            return;
        }
        let of_one = lanes.waiting.get(person).map_or(0, VecDeque::len);
        if lanes.total >= HOOKS_WAITING || of_one >= HOOKS_OF_ONE {
            self.counts.add(&self.counts.hooks_failed);
            return;
        }
        lanes.total += 1;
        let idle = !lanes.waiting.contains_key(person);
        let body = serde_json::to_string(&call()).expect("a call can be written");
        lanes.waiting.entry(person.clone()).or_default().push_back(body);
        if idle {
            let (hooks, person) = (Arc::clone(self), person.clone());
            tokio::spawn(async move { hooks.run(person).await });
        }
    }

    /// Takes the next pending call to a person's webhook; removes the queue once it is empty.
    fn next(&self, person: &PersonId) -> Option<String> {
        let mut lanes = self.lanes();
        let next = lanes.waiting.get_mut(person).and_then(VecDeque::pop_front);
        match next {
            Some(_) => lanes.total -= 1,
            None => drop(lanes.waiting.remove(person)),
        }
        next
    }

    async fn run(&self, person: PersonId) {
        while let Some(body) = self.next(&person) {
            let outcome = self.call(&person, &body).await;
            let count = if outcome.is_ok() { &self.counts.hooks_called } else { &self.counts.hooks_failed };
            self.counts.add(count);
            // Neither the address nor the content is logged.
            if let Err(failure) = outcome {
                tracing::info!(%person, failure = failure.code(), "a webhook was not reached");
            }
        }
    }

    async fn call(&self, person: &PersonId, body: &str) -> Result<(), HookFailure> {
        let mut waits = HOOK_TRIES.iter();
        loop {
            // The webhook is looked up each time, since it may have been changed or removed in the
            // meantime.
            let Some(row) = self.of(person) else { return Ok(()) };
            let sent = match self.turns.acquire().await {
                Ok(_turn) => self.sender.send(&row, body).await,
                Err(_) => return Err(HookFailure::Unreachable),
            };
            match (sent, waits.next()) {
                (Err(failure), Some(wait)) if failure.may_pass() => tokio::time::sleep(*wait).await,
                (sent, _) => return sent,
            }
        }
    }
}
