//! The service, which answers all requests from people and programs, independently of sockets. HTTP
//! and sockets only translate.

mod calls;
mod campaign_games;
mod campaigns;
mod curves;
mod hooks;
mod lesson;
mod library;
mod moving;
mod people;
mod pictures;
mod records;
mod tables;

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::Duration;

use protocol::calls::{Call, Subject, TableCall};
use protocol::{SanctionKind, TableId};
use tokio_rustls::rustls::RootCertStore;
use words::Language;

use crate::admin::{AdminActor, Sanctions};
use crate::campaign::CampaignTask;
use crate::clock::{Clock, Millis};
use crate::cluster::ClusterNode;
use crate::cluster::note::Note;
use crate::counts::Counts;
use crate::editions::EditionCache;
use crate::entropy::Entropy;
use crate::hooks::Hooks;
use crate::limits;
use crate::owner::{Actor, Command, Owners, Query, Reading};
use crate::planted::is_planted;
use crate::presence::PresenceRegister;
use crate::refusal::Refusal;
use crate::store::{Beat, KeyRow, PersonRow, Store, Write};
use crate::table::{TableAnswer, TableOrder, TableTask, TableWatcher};
use crate::uptime::Uptime;
use crate::workers::WorkerPool;

pub use calls::{Cookie, Reply, ReplyBody};
pub use people::hashed;
pub(crate) use people::{code_hash, key_info};
pub use pictures::TableOutline;
pub use protocol::calls::Request;

/// Settings of the service. Limits that cannot be changed are constants in `limits`.
#[derive(Clone, Debug)]
pub struct ServiceSettings {
    /// Time after which a table without visitors is removed from memory.
    pub idle: Duration,
    /// Delay of a bot's move while an answer can be undone.
    pub take_back_ms: u64,
    /// Minimum time between a start and the first expiry of a clock.
    pub grace_ms: u64,
    /// Absence after which others may let a bot play for a person.
    pub gone_ms: u64,
    /// Inactivity after which a person can be asked whether they are still there.
    pub quiet_ms: u64,
    /// Time limit for a person to confirm that they are still there.
    pub answer_ms: u64,
    /// Number of playouts from each position in a finished game.
    pub curve_games: u32,
    /// Number of search trials to evaluate a decision in a finished game.
    pub weigh_nodes: u32,
    /// Number of search trials to find a hint.
    pub hint_nodes: u32,
    /// Whether webhooks may point to this machine and its network, and use plain http.
    pub allow_private_hooks: bool,
    /// Trusted certificates for webhook calls; the system's by default.
    pub hook_roots: Option<Arc<RootCertStore>>,
    /// The host's settings for administration, invitations and data retention.
    pub admin: crate::admin::DataPolicy,
    /// The packs available for campaigns.
    pub packs: crate::campaign::Packs,
    /// Memory for hashing a passphrase, in KiB. Tests use less.
    pub passphrase_kib: u32,
}

impl Default for ServiceSettings {
    fn default() -> ServiceSettings {
        ServiceSettings {
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
            admin: crate::admin::DataPolicy::default(),
            packs: crate::campaign::Packs::default(),
            passphrase_kib: argon2::Params::DEFAULT_M_COST,
        }
    }
}

impl ServiceSettings {
    /// Returns settings in which people count as away after this number of seconds, and as quiet
    /// after ten times as many.
    pub fn away_after(self, seconds: u64) -> ServiceSettings {
        let gone_ms = seconds * 1000;
        let times = limits::QUIET_MS / limits::GONE_MS;
        ServiceSettings { gone_ms, answer_ms: gone_ms, quiet_ms: gone_ms * times, ..self }
    }
}

/// State shared by the service and all tables and campaigns.
pub struct Dependencies {
    pub store: Arc<dyn Store>,
    pub clock: Arc<dyn Clock>,
    pub luck: Entropy,
    pub thinkers: Arc<dyn WorkerPool>,
    pub settings: ServiceSettings,
    pub counts: Arc<Counts>,
    pub hooks: Arc<Hooks>,
    pub uptime: Uptime,
    library: EditionCache,
    curves: curves::Curving,
    pub tables: Owners<TableTask>,
    pub campaigns: Owners<CampaignTask>,
    pub presence: PresenceRegister,
    pub sanctions: Sanctions,
    /// This node, once it has joined other nodes.
    pub node: OnceLock<Arc<ClusterNode>>,
}

/// The sender of a request.
#[derive(Clone, Default)]
pub struct Caller {
    pub person: Option<PersonRow>,
    pub key: Option<KeyRow>,
    /// The previous person on this device, identified by its second cookie.
    pub before: Option<PersonRow>,
    /// The language of replies and of pack text.
    pub language: Language,
    /// The kind of administrative access, if the caller has any.
    pub admin: Option<AdminActor>,
    /// Whether the reply describes questions and cards.
    pub describe: bool,
}

impl Caller {
    fn actor(&self) -> Option<Actor> {
        let before = self.before.as_ref().map(|person| person.id.clone());
        self.person.as_ref().map(|person| Actor { id: person.id.clone(), name: person.name.clone(), before })
    }

    fn command<O>(&self, order: O) -> Command<O> {
        Command { actor: self.actor(), language: self.language.tag().to_string(), order }
    }

    pub(crate) fn query(&self, call: Call, subject: Subject) -> Query {
        Query { actor: self.actor(), call, subject }
    }

    fn query_table(&self, call: Call, table: TableId) -> Query {
        self.query(call, Subject { table: Some(table), ..Subject::default() })
    }
}

/// The server without its network layer: every API call, on any store.
pub struct Service {
    pub shared: Arc<Dependencies>,
    /// Revoked keys that open sockets may still be using.
    revoked: Mutex<BTreeSet<String>>,
    /// Permits that limit concurrent hashing of passphrases.
    pub hashers: tokio::sync::Semaphore,
    pub revocations: tokio::sync::watch::Sender<u64>,
}

impl Dependencies {
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

    /// Runs a long computation on the bots' threads, charged to an account.
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

    /// Returns the total time during which all clocks were stopped, in milliseconds.
    pub fn slept(&self) -> i64 {
        self.uptime.slept(self.clock.now())
    }

    /// Returns the number of tables in memory.
    pub fn in_memory(&self) -> usize {
        self.tables.count()
    }
}

impl Service {
    pub fn new(
        store: Arc<dyn Store>,
        clock: Arc<dyn Clock>,
        luck: Entropy,
        thinkers: Arc<dyn WorkerPool>,
        settings: ServiceSettings,
    ) -> Service {
        let uptime = Uptime::new(clock.now());
        let counts = Arc::new(Counts::default());
        let caller = crate::hooks::Sender::new(settings.allow_private_hooks, settings.hook_roots.clone());
        let hooks = Arc::new(Hooks::new(caller, Arc::clone(&counts)));
        let shared = Dependencies {
            store,
            clock,
            luck,
            thinkers,
            settings,
            counts,
            hooks,
            uptime,
            library: EditionCache::default(),
            curves: curves::Curving::default(),
            tables: Owners::default(),
            campaigns: Owners::default(),
            presence: PresenceRegister::default(),
            sanctions: Sanctions::default(),
            node: OnceLock::new(),
        };
        let (revocations, _) = tokio::sync::watch::channel(0);
        Service {
            shared: Arc::new(shared),
            revoked: Mutex::default(),
            hashers: tokio::sync::Semaphore::new(limits::HASHES_AT_ONCE),
            revocations,
        }
    }

    /// Passes a call to its table directly, without consulting the campaign.
    pub async fn order_table(&self, caller: &Caller, call: TableCall) -> Result<TableAnswer, Refusal> {
        let Some(table) = call.subject().table else { return Err(Refusal::NoSuchTable) };
        if matches!(call, TableCall::Say { .. }) {
            self.may_chat(caller)?;
        }
        self.shared.command::<TableTask>(&table, caller.command(TableOrder::Call(call))).await
    }

    pub async fn watch(&self, table: &TableId, watcher: TableWatcher) {
        self.shared.watch::<TableTask>(table, watcher).await;
    }

    pub async fn unwatch(&self, table: &TableId, socket: u64) {
        self.shared.unwatch::<TableTask>(table, socket).await;
    }

    pub(super) async fn read_table<R: Reading<TableTask>>(
        &self,
        query: Query,
        reading: R,
    ) -> Result<R::Found, Refusal> {
        let Some(table) = query.subject.table.clone() else { return Err(Refusal::NoSuchTable) };
        self.shared.read(&table, query, reading).await
    }

    pub(super) async fn read_campaign<R: Reading<CampaignTask>>(
        &self,
        query: Query,
        reading: R,
    ) -> Result<R::Found, Refusal> {
        let Some(id) = query.subject.campaign.clone() else { return Err(Refusal::no_such_company()) };
        self.shared.read(&id, query, reading).await
    }

    /// Wakes tables where a clock is about to expire or a bot must move, even if nobody is present.
    /// Also makes campaigns check whose holders may be gone.
    pub async fn alarm(&self) {
        let soon = self.shared.clock.now() + limits::ALARM_EVERY.as_millis() as Millis;
        let due = self.shared.store.list(crate::store::TableFilter::DueBefore(soon), limits::LIST_MAX).await;
        for table in self.shared.own_tables(due.unwrap_or_default()).await {
            self.shared.notify::<TableTask>(&table, TableOrder::Wake).await;
        }
        self.shared.wake_campaigns().await;
    }

    /// Closes deserted tables that have waited for players for days.
    pub async fn expire(&self) {
        let before = self.shared.clock.now().saturating_sub(limits::GATHERING_LIFE_MS);
        let stale = self.shared.store.list(crate::store::TableFilter::GatheringSince(before), limits::LIST_MAX).await;
        for table in self.shared.own_tables(stale.unwrap_or_default()).await {
            self.shared.notify::<TableTask>(&table, TableOrder::Expire).await;
        }
    }

    /// Saves a heartbeat. The first one continues from the last heartbeat of the previous server
    /// process.
    pub async fn beat(&self) {
        let Dependencies { uptime, store, clock, .. } = &*self.shared;
        if !uptime.has_begun() || self.shared.node.get().is_some() {
            let Ok(last) = store.beat().await else { return };
            match self.shared.node.get() {
                // Nodes that share a store also share its uptime, which counts while any of them
                // runs.
                Some(_) => uptime.share(last, clock.now()),
                None => uptime.resume(last, clock.now()),
            }
        }
        let time = clock.now();
        let beat = Beat { time, slept: uptime.slept(time) };
        if store.write(Write::Beat(beat)).await.is_ok() {
            uptime.kept(beat);
        }
    }

    /// Runs alarms, heartbeats and data retention while the server runs.
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

    pub fn is_revoked(&self, key: &str) -> bool {
        self.revoked.lock().unwrap_or_else(PoisonError::into_inner).contains(key)
    }

    /// Makes a revoked key valid again on all nodes.
    pub(crate) fn restore_key(&self, key: &str) {
        self.tell_nodes(|| Note::Restored { key: key.to_string() });
        self.restore_key_here(key);
    }

    pub(crate) fn restore_key_here(&self, key: &str) {
        self.revoked.lock().unwrap_or_else(PoisonError::into_inner).remove(key);
    }

    /// Revokes a key on all nodes.
    pub(crate) fn revoke(&self, key: &str) {
        if !is_planted("local-revoke") {
            self.tell_nodes(|| Note::Revoked { key: key.to_string() });
        }
        self.revoke_here(key);
    }

    /// Checks whether a socket's key is still valid. Another node may have revoked it without this
    /// node having been notified.
    pub(crate) async fn is_still_good(&self, key: Option<&KeyRow>) -> bool {
        let Some(key) = key.filter(|_| self.shared.node.get().is_some()) else { return true };
        let is_banned = self.shared.sanctions.check(SanctionKind::Ban, &key.person, self.shared.clock.now()).is_err();
        !is_banned && !matches!(self.shared.store.key(&key.hash).await, Ok(None))
    }

    /// Sends a message to all other nodes.
    pub(crate) fn tell_nodes(&self, note: impl FnOnce() -> Note) {
        if let Some(node) = self.shared.node.get() {
            node.send(None, &note());
        }
    }

    pub(crate) fn revoke_here(&self, key: &str) {
        self.revoked.lock().unwrap_or_else(PoisonError::into_inner).insert(key.to_string());
        self.revocations.send_modify(|number| *number += 1);
    }
}
