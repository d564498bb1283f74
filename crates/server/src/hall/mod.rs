//! The hall: everything people and programs can ask for, independent of sockets. HTTP and sockets
//! only translate.

mod calls;
mod campaigns;
mod chapters;
mod curves;
mod hooks;
mod lesson;
mod library;
mod moving;
mod people;
mod pictures;
mod records;
mod request;
mod tables;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use protocol::TableId;
use tokio_rustls::rustls::RootCertStore;
use words::Language;

use crate::admin::{Actor, Sanctions};
use crate::campaign::{Rooms, is_campaign};
use crate::clock::{Clock, Millis};
use crate::counts::Counts;
use crate::hooks::Hooks;
use crate::library::Library;
use crate::limits;
use crate::luck::Luck;
use crate::presence::Presence;
use crate::refusal::Refusal;
use crate::store::{Beat, KeyRow, PersonRow, Store, Write};
use crate::table::deeds::Doer;
use crate::table::{Deed, Handle, Order, Outcome, Watcher, open};
use crate::thinkers::Thinkers;
use crate::uptime::Uptime;

pub use calls::{Cookie, Reply, ReplyBody};
pub(crate) use campaigns::CampaignDeed;
pub use people::hashed;
pub(crate) use people::{code_hash, key_info};
pub use pictures::Outside;
pub use request::{Request, parse};
pub(crate) use request::{number, read, read_or_default};

/// Number of attempts to reach a table that is being unloaded.
const TRIES: usize = 3;

/// Settings of the host; everything else is a limit.
#[derive(Clone, Debug)]
pub struct Settings {
    /// How long a table without visitors stays in memory.
    pub idle: Duration,
    /// How long a bot waits if something can be undone.
    pub take_back_ms: u64,
    /// Minimum time before any clock can expire after a start.
    pub grace_ms: u64,
    /// How long a person must be gone before others may let a bot play for them.
    pub gone_ms: u64,
    /// How long a person must be inactive before they can be asked whether they are still there.
    pub quiet_ms: u64,
    /// How long they have to answer.
    pub answer_ms: u64,
    /// Number of playouts from each position of a finished game.
    pub curve_games: u32,
    /// Number of choices tried to weigh a decision of a finished game, and to find a hint.
    pub weigh_nodes: u32,
    pub hint_nodes: u32,
    /// Whether webhooks may point to this machine and its network, and use plain http.
    pub allow_private_hooks: bool,
    /// Trusted certificates for webhook calls; the system's by default.
    pub hook_roots: Option<Arc<RootCertStore>>,
    /// Settings for people and their data.
    pub admin: crate::admin::Settings,
    /// Memory for hashing a passphrase, in KiB; less in tests.
    pub passphrase_kib: u32,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            idle: limits::IDLE,
            take_back_ms: limits::TAKE_BACK_MS,
            grace_ms: limits::GRACE_MS,
            gone_ms: limits::GONE_MS,
            quiet_ms: limits::QUIET_MS,
            answer_ms: limits::ANSWER_MS,
            curve_games: limits::CURVE_GAMES,
            weigh_nodes: limits::WEIGH_NODES,
            hint_nodes: limits::HINT_NODES,
            allow_private_hooks: false,
            hook_roots: None,
            admin: crate::admin::Settings::default(),
            passphrase_kib: argon2::Params::DEFAULT_M_COST,
        }
    }
}

impl Settings {
    /// Returns settings in which people count as away after this number of seconds, and as quiet
    /// after ten times as many.
    pub fn away_after(self, seconds: u64) -> Settings {
        let gone_ms = seconds * 1000;
        let times = limits::QUIET_MS / limits::GONE_MS;
        Settings { gone_ms, answer_ms: gone_ms, quiet_ms: gone_ms * times, ..self }
    }
}

/// State shared by tables and the hall.
pub struct Shared {
    pub store: Arc<dyn Store>,
    pub clock: Arc<dyn Clock>,
    pub luck: Luck,
    pub thinkers: Arc<dyn Thinkers>,
    pub settings: Settings,
    pub counts: Arc<Counts>,
    pub hooks: Arc<Hooks>,
    pub uptime: Uptime,
    library: Library,
    curves: curves::Curving,
    tables: Mutex<BTreeMap<TableId, Handle>>,
    pub rooms: Rooms,
    pub presence: Presence,
    pub sanctions: Sanctions,
}

/// The author of a request.
#[derive(Clone, Default)]
pub struct Caller {
    pub person: Option<PersonRow>,
    pub key: Option<KeyRow>,
    /// The previous person on this device, by its other cookie.
    pub before: Option<PersonRow>,
    /// The language of replies and of pack text.
    pub language: Language,
    /// How they administrate the server, if they do.
    pub admin: Option<Actor>,
    /// Whether questions and cards are described in the reply.
    pub describe: bool,
}

impl Caller {
    fn doer(&self) -> Option<Doer> {
        let before = self.before.as_ref().map(|person| person.id.clone());
        self.person.as_ref().map(|person| Doer { id: person.id.clone(), name: person.name.clone(), before })
    }
}

/// The hall.
pub struct Hall {
    pub shared: Arc<Shared>,
    /// Revoked keys that open sockets may still use.
    revoked: Mutex<BTreeSet<String>>,
    /// Permits for hashing passphrases.
    pub hashers: tokio::sync::Semaphore,
    pub revocations: tokio::sync::watch::Sender<u64>,
}

impl Shared {
    fn tables(&self) -> MutexGuard<'_, BTreeMap<TableId, Handle>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Removes the handle of a finished task, unless another task has taken its place.
    pub fn forget(&self, table: &TableId, handle: &Handle) {
        let mut tables = self.tables();
        if tables.get(table).is_some_and(|known| known.same_channel(handle)) {
            tables.remove(table);
        }
    }

    /// Runs a short computation for a waiting client, off the network threads.
    pub(crate) async fn work_out<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Refusal> {
        let (done, answer) = tokio::sync::oneshot::channel();
        self.thinkers.recall(Box::new(move || {
            let _ = done.send(work());
        }));
        answer.await.map_err(|_| Refusal::Unavailable)
    }

    /// Runs a long computation on the bots' threads, on somebody's account.
    pub(crate) async fn ponder<T: Send + 'static>(
        &self,
        whose: &str,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Refusal> {
        let (done, answer) = tokio::sync::oneshot::channel();
        let thought = Box::new(move || {
            let _ = done.send(work());
        });
        self.thinkers.think(whose, thought);
        answer.await.map_err(|_| Refusal::Unavailable)
    }

    /// Returns the handle of a table; loads the table if it is not in memory.
    pub fn way(self: &Arc<Self>, id: &TableId) -> Handle {
        self.tables().entry(id.clone()).or_insert_with(|| open(Arc::clone(self), id.clone())).clone()
    }

    /// Returns the milliseconds that count for nobody's clock.
    pub fn slept(&self) -> i64 {
        self.uptime.slept(self.clock.now())
    }

    pub fn is_in_memory(&self, table: &TableId) -> bool {
        self.tables().contains_key(table)
    }

    /// Returns the number of tables in memory.
    pub fn in_memory(&self) -> usize {
        self.tables().len()
    }
}

impl Hall {
    pub fn new(
        store: Arc<dyn Store>,
        clock: Arc<dyn Clock>,
        luck: Luck,
        thinkers: Arc<dyn Thinkers>,
        settings: Settings,
    ) -> Hall {
        let uptime = Uptime::new(clock.now());
        let counts = Arc::new(Counts::default());
        let caller = crate::hooks::Sender::new(settings.allow_private_hooks, settings.hook_roots.clone());
        let hooks = Arc::new(Hooks::new(caller, Arc::clone(&counts)));
        let shared = Shared {
            store,
            clock,
            luck,
            thinkers,
            settings,
            counts,
            hooks,
            uptime,
            library: Library::default(),
            curves: curves::Curving::default(),
            tables: Mutex::default(),
            rooms: Rooms::default(),
            presence: Presence::default(),
            sanctions: Sanctions::default(),
        };
        let (revocations, _) = tokio::sync::watch::channel(0);
        Hall {
            shared: Arc::new(shared),
            revoked: Mutex::default(),
            hashers: tokio::sync::Semaphore::new(limits::HASHES_AT_ONCE),
            revocations,
        }
    }

    /// Sends a request to a table. A table that is being unloaded is loaded again.
    pub async fn deed(&self, caller: &Caller, table: &TableId, deed: Deed) -> Result<Outcome, Refusal> {
        if matches!(deed, Deed::Say { .. }) {
            self.may_chat(caller)?;
        }
        for _ in 0..TRIES {
            let (reply, answer) = tokio::sync::oneshot::channel();
            let order = Order::Do { doer: caller.doer(), deed: Box::new(deed.clone()), reply };
            if self.order(table, order).await.is_err() {
                continue;
            }
            if let Ok(outcome) = answer.await {
                return self.worked_out(outcome?).await;
            }
        }
        Err(Refusal::Unavailable)
    }

    /// Completes a result whose computation a table left to others.
    async fn worked_out(&self, outcome: Outcome) -> Result<Outcome, Refusal> {
        let Outcome::Later(recall) = outcome else { return Ok(outcome) };
        let (done, answer) = tokio::sync::oneshot::channel();
        self.shared.thinkers.recall(Box::new(move || {
            let _ = done.send(recall());
        }));
        answer.await.ok().flatten().ok_or(Refusal::Unavailable)
    }

    /// Sends an order; returns it if the table is being unloaded.
    async fn order(&self, table: &TableId, order: Order) -> Result<(), Order> {
        let handle = self.shared.way(table);
        handle.send(order).await.map_err(|back| {
            self.shared.forget(table, &handle);
            back.0
        })
    }

    /// Adds a watcher to a table.
    pub async fn watch(&self, table: &TableId, watcher: Watcher) {
        let mut order = Order::Watch(watcher);
        for _ in 0..TRIES {
            match self.order(table, order).await {
                Ok(()) => return,
                Err(back) => order = back,
            }
        }
        if let Order::Watch(watcher) = order {
            watcher.out.cut_off();
        }
    }

    pub async fn unwatch(&self, table: &TableId, socket: u64) {
        let handle = self.shared.tables().get(table).cloned();
        if let Some(handle) = handle {
            let _ = handle.send(Order::Unwatch(socket)).await;
        }
    }

    /// Wakes tables whose clock expires, or where a bot must move and nobody is present, and checks
    /// awaited people in campaigns.
    pub async fn alarm(&self) {
        let soon = self.shared.clock.now() + limits::ALARM_EVERY.as_millis() as Millis;
        let due = self.shared.store.list(crate::store::Which::DueBefore(soon), limits::LIST_MAX).await;
        let due = due.unwrap_or_default();
        for listing in due.iter().filter(|listing| !is_campaign(&listing.table)) {
            let _ = self.order(&listing.table, Order::Look).await;
        }
        self.shared.look_at_rooms().await;
    }

    /// Closes tables without activity for days before their game began.
    pub async fn expire(&self) {
        let before = self.shared.clock.now().saturating_sub(limits::GATHERING_LIFE_MS);
        let stale = self.shared.store.list(crate::store::Which::GatheringSince(before), limits::LIST_MAX).await;
        for listing in stale.unwrap_or_default().iter().filter(|listing| !is_campaign(&listing.table)) {
            let _ = self.order(&listing.table, Order::Expire).await;
        }
    }

    /// Saves a heartbeat: the first one continues from the last heartbeat of the previous server.
    pub async fn beat(&self) {
        let Shared { uptime, store, clock, .. } = &*self.shared;
        if !uptime.has_begun() {
            let Ok(last) = store.beat().await else { return };
            uptime.resume(last, clock.now());
        }
        let time = clock.now();
        let beat = Beat { time, slept: uptime.slept(time) };
        if store.write(Write::Beat(beat)).await.is_ok() {
            uptime.kept(beat);
        }
    }

    /// Runs alarms and heartbeats as long as the server runs.
    pub async fn keep_time(self: Arc<Self>) {
        let mut beats = tokio::time::interval(limits::BEAT_EVERY);
        beats.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        let beating = async {
            loop {
                beats.tick().await;
                self.beat().await;
            }
        };
        tokio::join!(beating, self.keep_alarms(), self.keep_data());
    }

    async fn keep_alarms(&self) {
        let mut expires = tokio::time::interval(limits::EXPIRE_EVERY);
        loop {
            self.alarm().await;
            tokio::select! {
                () = tokio::time::sleep(limits::ALARM_EVERY) => {}
                _ = expires.tick() => self.expire().await,
            }
        }
    }

    /// Checks whether a key was revoked.
    pub fn is_revoked(&self, key: &str) -> bool {
        self.revoked.lock().unwrap_or_else(PoisonError::into_inner).contains(key)
    }

    /// A key is good again.
    pub(crate) fn restore_key(&self, key: &str) {
        self.revoked.lock().unwrap_or_else(PoisonError::into_inner).remove(key);
    }

    pub(crate) fn revoke(&self, key: &str) {
        self.revoked.lock().unwrap_or_else(PoisonError::into_inner).insert(key.to_string());
        self.revocations.send_modify(|number| *number += 1);
    }
}
