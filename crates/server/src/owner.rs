//! The task that serves a table or campaign. It handles one message at a time.
//!
//! Every change is a command: a value with an actor and an order, which can be sent to another
//! node. The owner checks the permission, applies the command in memory, commits it, notifies all
//! watchers, and then replies. After a failure the owner reloads the committed state. A reading is
//! also a value; it sees only committed state and cannot change it. Only this module turns readings
//! into closures.
//!
//! If several nodes share the store, the task has a role (`cluster::NodeRole`): the owner executes
//! commands; a mirror follows the stored entries and forwards commands.

mod task;

use std::collections::BTreeMap;
use std::future::Future;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use protocol::calls::{Call, Subject};
use protocol::{PersonId, TableId};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;

use crate::cluster::note::Crowd;
use crate::refusal::Refusal;
use crate::service::Dependencies;
use task::start;

/// Maximum number of attempts to reach an owner, whose task may be ending.
pub const TRIES: usize = 3;

/// The person who gives a command.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Actor {
    pub id: PersonId,
    pub name: String,
    /// The previous person on the same device.
    pub before: Option<PersonId>,
}

impl Actor {
    /// Returns the actor used for unnamed people in calls that require no name.
    pub fn nobody() -> Actor {
        Actor { id: "".into(), name: String::new(), before: None }
    }

    /// Iterates over the current and the previous person on the device.
    pub fn people(&self) -> impl Iterator<Item = &PersonId> {
        std::iter::once(&self.id).chain(&self.before)
    }
}

/// An order with its actor, which can be sent to other nodes.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Command<O> {
    /// The person; `None` for unnamed people and for the server itself.
    pub actor: Option<Actor>,
    /// Language tag for replies.
    pub language: String,
    pub order: O,
}

impl<O> Command<O> {
    /// Creates a command that the server itself gives.
    pub fn of_server(order: O) -> Command<O> {
        Command { actor: None, language: String::new(), order }
    }
}

/// A query: the call, the person who makes it, and its subject.
#[derive(Clone)]
pub struct Query {
    pub actor: Option<Actor>,
    pub call: Call,
    pub subject: Subject,
}

/// A query that reads a value from the committed state of `S`.
pub trait Reading<S>: Clone + Send + 'static {
    type Found: Send + 'static;

    /// Reads the value, or refuses if the state does not have it.
    fn read(self, owned: &S) -> Result<Self::Found, Refusal>;
}

/// The answer to a query, ready to be sent.
pub enum ReadAnswer {
    Json(String),
    Text(String),
    /// JSON that is slow to compute and therefore computed outside the owner's task.
    Later(Box<dyn FnOnce() -> Option<String> + Send>),
}

impl ReadAnswer {
    pub fn json(value: &impl Serialize) -> ReadAnswer {
        ReadAnswer::Json(written(value))
    }

    pub fn later<T: Serialize + 'static>(work: Box<dyn FnOnce() -> Option<T> + Send>) -> ReadAnswer {
        ReadAnswer::Later(Box::new(move || work().map(|found| written(&found))))
    }
}

fn written(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("an answer can be written")
}

/// A table or campaign, owned by a task.
pub trait Owned: Sized + Send + 'static {
    type Id: Ord + Clone + Send + Sync + 'static;
    /// Orders that the table or campaign accepts.
    type Order: Clone + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// The result of an order before it is committed.
    type Outcome: Send;
    type Answer: Serialize + DeserializeOwned + Send + 'static;
    type Watcher: Send + 'static;
    /// A message from another part of the server, such as a bot's decision.
    type Event: Send + 'static;

    fn owners(shared: &Dependencies) -> &Owners<Self>;

    fn open(
        shared: Arc<Dependencies>,
        id: Self::Id,
        events: mpsc::UnboundedSender<Self::Event>,
    ) -> impl Future<Output = Result<Self, Refusal>> + Send;

    /// Prepares to handle a message, for example by loading the campaign.
    fn ready(&mut self) -> impl Future<Output = Result<(), Refusal>> + Send;

    /// Checks whether a person may make this query.
    fn admit(&mut self, query: &Query) -> Result<(), Refusal>;

    /// Checks the permission and applies a command in memory.
    fn apply(&mut self, command: &Command<Self::Order>) -> Result<Self::Outcome, Refusal>;

    /// Commits the applied changes, and notifies all watchers.
    fn commit(&mut self) -> impl Future<Output = Result<(), Refusal>> + Send;

    /// Returns the reply to a committed command.
    fn answer(&self, command: &Command<Self::Order>, outcome: Self::Outcome) -> Self::Answer;

    /// Checks whether the table or campaign was deleted or can no longer be loaded; the owner then
    /// ends.
    fn is_gone(&self) -> bool {
        false
    }

    /// Restores the committed state. Returns false on failure, and the owner then ends.
    fn restore(&mut self) -> impl Future<Output = bool> + Send;

    /// Adds a watcher. The owner ends if this, `unwatch`, `event`, `woke` or `present` returns
    /// false.
    fn watch(&mut self, watcher: Self::Watcher) -> impl Future<Output = bool> + Send;

    fn unwatch(&mut self, socket: u64) -> impl Future<Output = bool> + Send;

    fn event(&mut self, event: Self::Event) -> impl Future<Output = bool> + Send;

    /// Returns the time until the next call of `woke`; `None` to wait for messages only.
    fn wait(&mut self) -> Option<Duration>;

    /// Called when the time returned by `wait` has passed.
    fn woke(&mut self) -> impl Future<Output = bool> + Send;

    /// Called when the owner ends.
    fn close(&mut self);

    /// Returns the id of the journal in the store.
    fn journal(id: &Self::Id) -> TableId;

    /// Returns the id of the table or campaign with this journal.
    fn id_of(journal: &TableId) -> Self::Id;

    /// Checks whether executing an order twice has the same effect as executing it once.
    fn can_repeat(order: &Self::Order) -> bool;

    /// Returns the number of saved entries and the checksum of the last one; `None` if they are not
    /// loaded.
    fn head(&self) -> Option<(u32, &str)>;

    /// Returns the most recent entries, if mirrors can follow them without reading the store.
    fn last(&self) -> &[String] {
        &[]
    }

    /// Sets whether this node is the owner. A mirror writes nothing, and runs neither clocks nor
    /// bots.
    fn set_owner(&mut self, is_owner: bool);

    /// Applies entries that another node has saved, and notifies all watchers. Returns false if
    /// they do not continue the journal.
    fn follow(&mut self, entries: &[String], sum: &str) -> bool;

    /// Reloads the journal and notifies all watchers. Returns false on failure.
    fn reload(&mut self) -> impl Future<Output = bool> + Send;

    /// Returns the people connected to the table or campaign through this node.
    fn crowd(&self) -> Crowd;

    /// Called when the people connected through other nodes have changed.
    fn present(&mut self) -> impl Future<Output = bool> + Send;

    /// Called for a watcher of a table or campaign that could not be opened.
    fn turn_away(id: &Self::Id, watcher: Self::Watcher, refusal: &Refusal);

    /// Called for a watcher that arrived when the owner was already ending.
    fn cut_off(watcher: Self::Watcher);
}

pub(crate) type Look<S> = Box<dyn FnOnce(Result<&S, Refusal>) + Send>;

pub(crate) enum Message<S: Owned> {
    Command(Sent<S>),
    Read(Box<Query>, Look<S>),
    Watch(S::Watcher),
    Unwatch(u64),
    News(News),
    /// The owner replied to a forwarded command, after which the journal had this number of
    /// entries. The sender gets a reply as soon as this node has caught up, and none if it cannot.
    Passed(u32, oneshot::Sender<()>),
}

/// A command on its way to the owner, with its routing state.
pub(crate) struct Sent<S: Owned> {
    pub command: Command<S::Order>,
    pub reply: oneshot::Sender<Executed<S::Answer>>,
    /// Whether another node forwarded the command; it is then not forwarded again.
    pub is_passed: bool,
    /// Whether the owner must be looked up first.
    pub must_look: bool,
    pub begun: Instant,
}

/// The result of a command that this node tried to execute or forward.
pub(crate) enum Executed<A> {
    /// The owner executed or refused the command; afterwards the journal had this number of
    /// entries.
    Done { result: Result<A, Refusal>, entries: u32 },
    /// This node is not the owner.
    Moved,
}

/// A notification to a running task about its journal, its owner or its people.
pub(crate) enum News {
    /// The journal has grown or changed. `last` contains the most recent entries, or none.
    Head { entries: u32, sum: String, last: Vec<String> },
    /// The journal may have a new owner.
    Look,
    /// The people connected through other nodes have changed.
    Present,
    /// This node must hand the journal over to the given node.
    Yield(crate::store::NodeId),
}

type Handle<S> = mpsc::Sender<Message<S>>;

/// The running tasks, by id.
pub struct Owners<S: Owned>(Mutex<BTreeMap<S::Id, Handle<S>>>);

impl<S: Owned> Default for Owners<S> {
    fn default() -> Owners<S> {
        Owners(Mutex::default())
    }
}

impl<S: Owned> Owners<S> {
    fn running(&self) -> MutexGuard<'_, BTreeMap<S::Id, Handle<S>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub fn count(&self) -> usize {
        self.running().len()
    }

    pub fn is_running(&self, id: &S::Id) -> bool {
        self.running().contains_key(id)
    }

    pub fn ids(&self) -> Vec<S::Id> {
        self.running().keys().cloned().collect()
    }

    /// Removes a task that has ended or is about to end. If another task has replaced it, that one
    /// stays.
    fn remove(&self, id: &S::Id, handle: &Handle<S>) {
        let mut running = self.running();
        if running.get(id).is_some_and(|known| known.same_channel(handle)) {
            running.remove(id);
        }
    }
}

impl Dependencies {
    /// Sends a message to an owner, which is started if it is not running. Returns the message if
    /// the owner has just ended.
    pub(crate) async fn send<S: Owned>(self: &Arc<Self>, id: &S::Id, message: Message<S>) -> Result<(), Message<S>> {
        let owners = S::owners(self);
        let handle = owners.running().entry(id.clone()).or_insert_with(|| start(Arc::clone(self), id.clone())).clone();
        handle.send(message).await.map_err(|unsent| {
            owners.remove(id, &handle);
            unsent.0
        })
    }

    /// Sends a command to the owner of a table or campaign, and waits for the result.
    pub async fn command<S: Owned>(
        self: &Arc<Self>,
        id: &S::Id,
        command: Command<S::Order>,
    ) -> Result<S::Answer, Refusal> {
        match self.executed::<S>(id, command, false).await {
            Some(Executed::Done { result, .. }) => result,
            Some(Executed::Moved) | None => Err(Refusal::Unavailable),
        }
    }

    /// Lets a task execute or forward a command; `None` if no task could be reached.
    pub(crate) async fn executed<S: Owned>(
        self: &Arc<Self>,
        id: &S::Id,
        command: Command<S::Order>,
        is_passed: bool,
    ) -> Option<Executed<S::Answer>> {
        for _ in 0..TRIES {
            let (reply, answer) = oneshot::channel();
            if self.send::<S>(id, Message::Command(Sent::new(command.clone(), reply, is_passed))).await.is_ok()
                && let Ok(executed) = answer.await
            {
                return Some(executed);
            }
        }
        None
    }

    /// Delivers news to a running task. If its queue is full, the news is dropped, since tasks also
    /// check the store periodically.
    pub(crate) fn bring<S: Owned>(&self, id: &S::Id, news: News) {
        if let Some(handle) = S::owners(self).running().get(id) {
            let _ = handle.try_send(Message::News(news));
        }
    }

    /// Sends an order from the server itself to an owner, without waiting for the result.
    pub async fn notify<S: Owned>(self: &Arc<Self>, id: &S::Id, order: S::Order) {
        let (reply, _) = oneshot::channel();
        let mut message = Message::Command(Sent::new(Command::of_server(order), reply, false));
        for _ in 0..TRIES {
            match self.send::<S>(id, message).await {
                Ok(()) => return,
                Err(unsent) => message = unsent,
            }
        }
    }

    /// Reads a value from the committed state; the owner is started if it is not running.
    pub async fn read<S: Owned, R: Reading<S>>(
        self: &Arc<Self>,
        id: &S::Id,
        query: Query,
        reading: R,
    ) -> Result<R::Found, Refusal> {
        for _ in 0..TRIES {
            let (reply, answer) = oneshot::channel();
            let reading = reading.clone();
            let look: Look<S> = Box::new(move |owned| drop(reply.send(owned.and_then(|owned| reading.read(owned)))));
            if self.send(id, Message::Read(Box::new(query.clone()), look)).await.is_ok()
                && let Ok(answer) = answer.await
            {
                return answer;
            }
        }
        Err(Refusal::Unavailable)
    }

    /// Adds a watcher, which is notified of all changes from now on.
    pub async fn watch<S: Owned>(self: &Arc<Self>, id: &S::Id, watcher: S::Watcher) {
        let mut message = Message::Watch(watcher);
        for _ in 0..TRIES {
            match self.send::<S>(id, message).await {
                Ok(()) => return,
                Err(unsent) => message = unsent,
            }
        }
        if let Message::Watch(watcher) = message {
            S::cut_off(watcher);
        }
    }

    pub async fn unwatch<S: Owned>(&self, id: &S::Id, socket: u64) {
        let handle = S::owners(self).running().get(id).cloned();
        if let Some(handle) = handle {
            let _ = handle.send(Message::Unwatch(socket)).await;
        }
    }
}
