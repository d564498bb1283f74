//! One task owns each table and each campaign, and handles its messages one at a time.
//!
//! Every change is a command: a value with an actor and an order, which could be stored or sent to
//! another machine. The owner checks the permission, applies the command in memory, commits it,
//! notifies all watchers, and then replies. After a failure the owner reloads the committed state.
//! A reading is a value, too: it sees only committed state and cannot change it. Closures are
//! created and run only here.

use std::collections::BTreeMap;
use std::future::{Future, pending};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use protocol::PersonId;
use protocol::calls::{Call, Subject};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use tokio::sync::{mpsc, oneshot};
use tokio::time::sleep;

use crate::limits::MESSAGES_WAITING;
use crate::refusal::Refusal;
use crate::service::Dependencies;

/// Number of attempts to reach an owner that may be ending.
pub const TRIES: usize = 3;

/// A person who acts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Actor {
    pub id: PersonId,
    pub name: String,
    /// The previous person of the same device.
    pub before: Option<PersonId>,
}

impl Actor {
    /// Returns the actor for people without a name, in calls that need none.
    pub fn nobody() -> Actor {
        Actor { id: "".into(), name: String::new(), before: None }
    }

    /// Returns all identities of the device.
    pub fn people(&self) -> impl Iterator<Item = &PersonId> {
        std::iter::once(&self.id).chain(&self.before)
    }
}

/// An order with its actor, as a value.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Command<O> {
    /// `None` for people without a name, and for the server itself.
    pub actor: Option<Actor>,
    /// The tag of the reply's language.
    pub language: String,
    pub order: O,
}

impl<O> Command<O> {
    /// A command of the server itself.
    pub fn of_server(order: O) -> Command<O> {
        Command { actor: None, language: String::new(), order }
    }
}

/// A reading with its reader.
#[derive(Clone)]
pub struct Query {
    pub actor: Option<Actor>,
    pub call: Call,
    pub subject: Subject,
}

/// A value that describes what to read from `S`.
pub trait Reading<S>: Clone + Send + 'static {
    type Found: Send + 'static;

    /// Reads it from the committed state.
    fn read(self, owned: &S) -> Result<Self::Found, Refusal>;
}

/// The answer to a call that reads, ready to be sent.
pub enum ReadAnswer {
    Json(String),
    Text(String),
    /// JSON that takes a while to compute, outside the owner.
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
    /// The orders it accepts.
    type Order: Clone + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// The result of an order before its commit.
    type Outcome: Send;
    type Answer: Send + 'static;
    type Watcher: Send + 'static;
    /// Messages from other parts of the server, such as the decision of a bot.
    type Event: Send + 'static;

    fn owners(shared: &Dependencies) -> &Owners<Self>;

    fn open(
        shared: Arc<Dependencies>,
        id: Self::Id,
        events: mpsc::UnboundedSender<Self::Event>,
    ) -> impl Future<Output = Result<Self, Refusal>> + Send;

    /// Prepares for a message.
    fn ready(&mut self) -> impl Future<Output = Result<(), Refusal>> + Send;

    /// Checks whether somebody may read something.
    fn admit(&mut self, query: &Query) -> Result<(), Refusal>;

    /// Checks the permission and applies a command in memory.
    fn apply(&mut self, command: &Command<Self::Order>) -> Result<Self::Outcome, Refusal>;

    /// Commits the applied changes, and notifies all watchers.
    fn commit(&mut self) -> impl Future<Output = Result<(), Refusal>> + Send;

    /// Returns the reply after the commit.
    fn answer(&self, command: &Command<Self::Order>, outcome: Self::Outcome) -> Self::Answer;

    /// Checks whether it was deleted or can no longer be loaded, which ends the owner.
    fn is_gone(&self) -> bool {
        false
    }

    /// Returns to the committed state. False if that fails, which ends the owner.
    fn restore(&mut self) -> impl Future<Output = bool> + Send;

    /// Adds a watcher. If this or a method below returns false, the owner ends.
    fn watch(&mut self, watcher: Self::Watcher) -> impl Future<Output = bool> + Send;

    fn unwatch(&mut self, socket: u64) -> impl Future<Output = bool> + Send;

    fn event(&mut self, event: Self::Event) -> impl Future<Output = bool> + Send;

    /// Returns the time until the next check; `None` to wait for a message.
    fn wait(&mut self) -> Option<Duration>;

    /// Called when that time has passed.
    fn woke(&mut self) -> impl Future<Output = bool> + Send;

    /// Called when the owner ends.
    fn close(&mut self);

    /// Called for a watcher if the table or campaign could not be opened.
    fn turn_away(id: &Self::Id, watcher: Self::Watcher, refusal: &Refusal);

    /// Called for a watcher if the owner ended before serving it.
    fn cut_off(watcher: Self::Watcher);
}

type Look<S> = Box<dyn FnOnce(Result<&S, Refusal>) + Send>;

enum Message<S: Owned> {
    Command(Command<S::Order>, oneshot::Sender<Result<S::Answer, Refusal>>),
    Read(Box<Query>, Look<S>),
    Watch(S::Watcher),
    Unwatch(u64),
}

type Handle<S> = mpsc::Sender<Message<S>>;

/// The owners that are running.
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

    /// Removes an owner that has ended, or is about to. Its successor stays.
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
    async fn send<S: Owned>(self: &Arc<Self>, id: &S::Id, message: Message<S>) -> Result<(), Message<S>> {
        let owners = S::owners(self);
        let handle = owners.running().entry(id.clone()).or_insert_with(|| start(Arc::clone(self), id.clone())).clone();
        handle.send(message).await.map_err(|unsent| {
            owners.remove(id, &handle);
            unsent.0
        })
    }

    /// Lets an owner execute a command.
    pub async fn command<S: Owned>(
        self: &Arc<Self>,
        id: &S::Id,
        command: Command<S::Order>,
    ) -> Result<S::Answer, Refusal> {
        for _ in 0..TRIES {
            let (reply, answer) = oneshot::channel();
            if self.send::<S>(id, Message::Command(command.clone(), reply)).await.is_ok()
                && let Ok(answer) = answer.await
            {
                return answer;
            }
        }
        Err(Refusal::Unavailable)
    }

    /// Sends an owner an order of the server itself, without waiting for the result.
    pub async fn notify<S: Owned>(self: &Arc<Self>, id: &S::Id, order: S::Order) {
        let (reply, _) = oneshot::channel();
        let mut message = Message::Command(Command::of_server(order), reply);
        for _ in 0..TRIES {
            match self.send::<S>(id, message).await {
                Ok(()) => return,
                Err(unsent) => message = unsent,
            }
        }
    }

    /// Reads committed state.
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

fn start<S: Owned>(shared: Arc<Dependencies>, id: S::Id) -> Handle<S> {
    let (handle, mut messages) = mpsc::channel(MESSAGES_WAITING);
    let own = handle.clone();
    tokio::spawn(async move {
        let (sender, events) = mpsc::unbounded_channel();
        match S::open(Arc::clone(&shared), id.clone(), sender).await {
            Ok(mut owned) => {
                run(&mut owned, &mut messages, events).await;
                S::owners(&shared).remove(&id, &own);
                owned.close();
                messages.close();
                // Late commands and reads get no reply, so their senders try again.
                while let Ok(message) = messages.try_recv() {
                    if let Message::Watch(watcher) = message {
                        S::cut_off(watcher);
                    }
                }
            }
            Err(refusal) => {
                // All waiting callers get the refusal; the next one starts a new owner.
                S::owners(&shared).remove(&id, &own);
                messages.close();
                while let Some(message) = messages.recv().await {
                    match message {
                        Message::Command(_, reply) => drop(reply.send(Err(refusal.clone()))),
                        Message::Read(_, look) => look(Err(refusal.clone())),
                        Message::Watch(watcher) => S::turn_away(&id, watcher, &refusal),
                        Message::Unwatch(_) => {}
                    }
                }
            }
        }
    });
    handle
}

async fn run<S: Owned>(
    owned: &mut S,
    messages: &mut mpsc::Receiver<Message<S>>,
    mut events: mpsc::UnboundedReceiver<S::Event>,
) {
    loop {
        let wait = owned.wait();
        let is_alive = tokio::select! {
            biased;
            Some(event) = events.recv() => owned.event(event).await,
            message = messages.recv() => match message {
                Some(message) => handle(owned, message).await,
                None => false,
            },
            () = passed(wait) => owned.woke().await,
        };
        if !is_alive {
            return;
        }
    }
}

async fn passed(wait: Option<Duration>) {
    match wait {
        Some(wait) => sleep(wait).await,
        None => pending().await,
    }
}

async fn handle<S: Owned>(owned: &mut S, message: Message<S>) -> bool {
    match message {
        Message::Command(command, reply) => {
            let done = execute(owned, &command).await;
            let is_alive = (done.is_ok() || owned.restore().await) && !owned.is_gone();
            let _ = reply.send(done);
            is_alive
        }
        Message::Read(query, look) => {
            let admitted = admit(owned, &query).await;
            let is_alive = admitted.is_ok() || owned.restore().await;
            look(admitted.map(|()| &*owned));
            is_alive
        }
        Message::Watch(watcher) => owned.watch(watcher).await,
        Message::Unwatch(socket) => owned.unwatch(socket).await,
    }
}

async fn execute<S: Owned>(owned: &mut S, command: &Command<S::Order>) -> Result<S::Answer, Refusal> {
    owned.ready().await?;
    let outcome = owned.apply(command)?;
    owned.commit().await?;
    Ok(owned.answer(command, outcome))
}

async fn admit<S: Owned>(owned: &mut S, query: &Query) -> Result<(), Refusal> {
    owned.ready().await?;
    owned.admit(query)?;
    owned.commit().await
}
