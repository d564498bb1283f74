//! The task of a table: clocks, bots and watchers.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::time::Duration;

use protocol::{HookCall, PersonId, Phase, ServerMessage, TableId};
use tokio::sync::mpsc;
use words::message;

use super::admin::HostJob;
use super::bot_turns::BotThought;
use super::entry::TableEntry;
use super::order::{TableAnswer, TableOrder};
use super::outbox::frame;
use super::state::Table;
use super::watchers::{FrameKind, TableWatcher, Watchers};
use crate::clock::Millis;
use crate::cluster::note::Crowd;
use crate::limits::TAKEN_OVER_GRACE_MS;
use crate::owner::{Command, Owned, Owners, Query};
use crate::planted::is_planted;
use crate::refusal::Refusal;
use crate::service::Dependencies;

/// The state of a table's task: the table, its watchers and pending work.
pub struct TableTask {
    pub(super) shared: Arc<Dependencies>,
    pub(super) table: Table,
    pub(super) watchers: Watchers,
    /// Whether this node owns the table.
    pub(super) is_owner: bool,
    owned_since: Millis,
    /// The people last recorded as present.
    noted: Vec<PersonId>,
    /// Time at which to check again whether others may decide for people who are away or quiet.
    look_at: Option<Millis>,
    pub(super) thinker: mpsc::UnboundedSender<BotThought>,
    /// The position a bot is thinking about, as a number of inputs.
    pub(super) thinking: Option<u32>,
    /// The number of inputs at which this node makes the bot's decision itself, because a worker's
    /// decision was illegal.
    pub(super) is_own_thought: Option<u32>,
    /// The position that a waiting bot will think about, as a number of inputs, and the time at
    /// which it will start.
    pub(super) think_at: Option<(u32, Millis)>,
    /// The number of inputs at which the last answer was confirmed, so that bots need not wait.
    pub(super) settled: Option<u32>,
    busy_at: Millis,
    /// The people already notified of their turns, with their seats.
    asked: BTreeSet<(PersonId, u8)>,
    /// An administrative change that the next commit must make in the store.
    pub(super) job: Option<HostJob>,
    /// Whether the table was deleted or can no longer be loaded.
    pub(super) is_gone: bool,
}

impl Owned for TableTask {
    type Id = TableId;
    type Order = TableOrder;
    type Outcome = TableAnswer;
    type Answer = TableAnswer;
    type Watcher = TableWatcher;
    type Event = BotThought;

    fn owners(shared: &Dependencies) -> &Owners<TableTask> {
        &shared.tables
    }

    async fn open(
        shared: Arc<Dependencies>,
        id: TableId,
        thinker: mpsc::UnboundedSender<BotThought>,
    ) -> Result<TableTask, Refusal> {
        let table = shared.load(&id).await?;
        let (busy_at, asked) = (shared.clock.now(), table.asked());
        let mut watchers = Watchers::default();
        watchers.elsewhere = shared.presence.elsewhere(&id);
        Ok(TableTask {
            shared,
            table,
            watchers,
            is_owner: true,
            owned_since: 0,
            noted: Vec::new(),
            look_at: None,
            thinker,
            thinking: None,
            is_own_thought: None,
            think_at: None,
            settled: None,
            busy_at,
            asked,
            job: None,
            is_gone: false,
        })
    }

    async fn ready(&mut self) -> Result<(), Refusal> {
        self.begin_message();
        Ok(())
    }

    fn admit(&mut self, query: &Query) -> Result<(), Refusal> {
        self.check(query)
    }

    fn apply(&mut self, command: &Command<TableOrder>) -> Result<TableAnswer, Refusal> {
        let now = self.now();
        match command.order.clone() {
            TableOrder::Call(call) => return self.call(command.actor.clone(), call),
            TableOrder::Rematched(table) => self.table.rematched(table),
            TableOrder::Seat { seat, sitter, by } => self.table.seat_company(seat, sitter, by, now),
            TableOrder::Abandon => self.table.abandon(now),
            TableOrder::Expire if self.watchers.is_deserted() => self.table.expire(now),
            TableOrder::Admin(job) => self.administrate(job)?,
            TableOrder::Expire | TableOrder::Wake => {}
        }
        Ok(TableAnswer::Nothing)
    }

    async fn commit(&mut self) -> Result<(), Refusal> {
        if let Some(job) = self.job.take() {
            return self.finish(job).await;
        }
        self.lend_agreed();
        self.keep().await
    }

    fn answer(&self, _: &Command<TableOrder>, outcome: TableAnswer) -> TableAnswer {
        outcome
    }

    fn is_gone(&self) -> bool {
        self.is_gone
    }

    async fn restore(&mut self) -> bool {
        self.table.is_kept() || self.again().await
    }

    async fn watch(&mut self, watcher: TableWatcher) -> bool {
        self.begin_message();
        if !self.watchers.admits(&watcher, &self.table) {
            let refusal = Refusal::TooMany(message!("refusal-many-watchers"));
            TableTask::turn_away(&self.table.id, watcher, &refusal);
            return true;
        }
        if let Some(person) = watcher.person.as_ref().filter(|_| self.is_owner) {
            self.arrived(person);
        }
        let out = watcher.out.clone();
        self.watchers.add(watcher, &self.table, self.now());
        if !self.tell_presence() {
            self.watchers.tell_present(&self.table, self.waited(), &out);
        }
        self.keep().await.is_ok() || self.again().await
    }

    async fn unwatch(&mut self, socket: u64) -> bool {
        self.begin_message();
        self.watchers.remove(socket);
        self.tell_presence();
        !self.is_owner || self.commit().await.is_ok() || self.again().await
    }

    /// Handles a bot's decision; ignores it if the game has changed in the meantime.
    async fn event(&mut self, thought: BotThought) -> bool {
        self.thought(thought).await
    }

    fn wait(&mut self) -> Option<Duration> {
        if self.is_owner || is_planted("mirror-bots") {
            self.consider_bots();
        }
        let due = self.due().map(|(_, due)| due);
        let thinks = self.think_at.map(|(_, at)| at);
        let looks = self.look_at.filter(|_| !self.watchers.is_empty());
        let times = [due, thinks, looks, self.watchers.presence_at(), Some(self.idle_at())];
        let next = times.into_iter().flatten().min().unwrap_or_default();
        Some(Duration::from_millis(next.saturating_sub(self.now()).max(1)))
    }

    /// Handles expired clocks and pending checks. The task ends if nobody has been present for a
    /// while.
    async fn woke(&mut self) -> bool {
        self.hear_of_sleep();
        let now = self.now();
        if self.watchers.presence_at().into_iter().chain(self.look_at).any(|at| at <= now) {
            self.tell_presence();
            if self.is_owner {
                self.lend_agreed();
            }
        }
        if let Some((seat, due)) = self.due()
            && due <= now
        {
            self.table.time_out(seat, now);
            return self.keep().await.is_ok() || self.again().await;
        }
        if !self.table.is_kept() {
            return self.keep().await.is_ok() || self.again().await;
        }
        if self.watchers.is_empty() && self.thinking.is_none() && self.think_at.is_none() && self.idle_at() <= now {
            return false;
        }
        if self.idle_at() <= now {
            self.busy_at = now;
        }
        true
    }

    fn close(&mut self) {
        self.watchers.cut_all();
        self.note_presence();
    }

    fn journal(id: &TableId) -> TableId {
        id.clone()
    }

    fn id_of(journal: &TableId) -> TableId {
        journal.clone()
    }

    fn can_repeat(order: &TableOrder) -> bool {
        order.can_repeat()
    }

    fn head(&self) -> Option<(u32, &str)> {
        Some(self.table.saved())
    }

    fn last(&self) -> &[String] {
        self.table.journal.last()
    }

    fn set_owner(&mut self, is_owner: bool) {
        if is_owner && !self.is_owner {
            // The previous owner may have died before it notified anybody.
            self.owned_since = self.now();
            self.asked = self.table.asked();
            self.tell_campaign(true);
        }
        self.is_owner = is_owner;
        (self.thinking, self.think_at, self.settled) = (None, None, None);
    }

    fn follow(&mut self, entries: &[String], sum: &str) -> bool {
        let Ok(fresh) = self.table.follow(entries, sum) else { return false };
        self.hear_of_sleep();
        self.announce(&fresh);
        true
    }

    async fn reload(&mut self) -> bool {
        self.again().await
    }

    fn crowd(&self) -> Crowd {
        self.watchers.crowd(&self.table)
    }

    async fn present(&mut self) -> bool {
        let before = std::mem::replace(&mut self.watchers.elsewhere, self.shared.presence.elsewhere(&self.table.id));
        if self.is_owner {
            let here = self.watchers.elsewhere.people.clone();
            here.iter().filter(|person| !before.people.contains(person)).for_each(|person| self.arrived(person));
        }
        self.tell_presence();
        !self.is_owner || self.commit().await.is_ok() || self.again().await
    }

    fn turn_away(id: &TableId, watcher: TableWatcher, refusal: &Refusal) {
        let problem = refusal.problem_at(id, None, None, watcher.language);
        watcher.out.send(&frame(&ServerMessage::Refused(problem)));
    }

    fn cut_off(watcher: TableWatcher) {
        watcher.out.cut_off();
    }
}

impl TableTask {
    /// Restarts the idle time, and records the time during which clocks have been stopped.
    fn begin_message(&mut self) {
        self.busy_at = self.now();
        self.hear_of_sleep();
    }

    pub(super) fn now(&self) -> Millis {
        self.shared.clock.now()
    }

    fn note_presence(&mut self) {
        let people = self.watchers.people(&self.table);
        if people != self.noted {
            self.shared.presence.note(&self.table.id, &people, self.now());
            self.noted = people;
        }
    }

    /// Records the people present, and notifies everybody of changes; returns whether there were
    /// any.
    fn tell_presence(&mut self) -> bool {
        self.note_presence();
        let waited = self.waited();
        self.look_at = waited.next;
        self.watchers.presence(&self.table, waited, self.shared.clock.now())
    }

    /// Updates presence after a commit. If no player is known to be away or quiet, moves cannot
    /// affect presence and only schedule another check.
    fn presence_after(&mut self, only_moves: bool, now: Millis) {
        if only_moves && self.watchers.is_nobody_waited_for() {
            let at = now + self.shared.settings.gone_ms;
            self.look_at = Some(self.look_at.map_or(at, |look_at| look_at.min(at)));
        } else {
            self.tell_presence();
        }
    }

    fn idle_at(&self) -> Millis {
        self.busy_at + self.shared.settings.idle.as_millis() as Millis
    }

    /// Records the total time during which clocks have been stopped, if it has changed.
    pub(super) fn hear_of_sleep(&mut self) {
        let now = self.now();
        if self.table.hear_of_sleep(self.shared.uptime.slept(now)) {
            self.watchers.clock(&self.table, now);
        }
    }

    /// Returns the seat whose clock expires next, and the time of expiry. No clock expires during
    /// the grace period after a server start, a heartbeat gap or a takeover.
    fn due(&self) -> Option<(u8, Millis)> {
        let taken_over = self.owned_since + TAKEN_OVER_GRACE_MS;
        let earliest = (self.shared.uptime.since() + self.shared.settings.grace_ms).max(taken_over);
        self.table
            .next_due()
            .filter(|_| self.is_owner || is_planted("mirror-clocks"))
            .map(|(seat, due)| (seat, due.max(earliest)))
    }

    /// Saves all changes and notifies everybody. If saving fails, nobody is notified, and memory
    /// may be ahead of the store.
    pub(super) async fn keep(&mut self) -> Result<(), Refusal> {
        let Some(append) = self.table.unkept() else {
            return Ok(());
        };
        let begun = self.now();
        self.shared.append(&append).await?;
        self.shared.counts.kept(append.entries.len(), self.now().saturating_sub(begun));
        let fresh = std::mem::take(&mut self.table.journal.fresh);
        self.table.kept(&append);
        self.announce(&fresh);
        Ok(())
    }

    /// Notifies everybody of saved entries.
    fn announce(&mut self, fresh: &[TableEntry]) {
        let stepped = fresh.iter().any(|entry| matches!(entry, TableEntry::Step { .. }));
        let said = fresh.iter().filter(|entry| matches!(entry, TableEntry::Chat { .. })).count();
        let seated = fresh.iter().any(|entry| entry.is_for_campaign());
        let only_moves = fresh.iter().all(|entry| matches!(entry, TableEntry::Step { .. }));
        let only_signs = fresh.iter().all(|entry| entry.is_sign());
        let now = self.now();
        self.watchers.describe(&self.table);
        if stepped {
            self.watchers.game(&self.table, FrameKind::Update, now);
        } else if said == 0 && !only_signs && self.table.game.is_some() {
            // Seats or clocks have changed.
            self.watchers.game(&self.table, FrameKind::Snapshot, now);
        }
        if !self.is_owner && is_planted("mirror-hooks") {
            self.call_hooks(now);
        }
        if self.is_owner {
            self.call_hooks(now);
            self.tell_campaign(stepped && self.table.phase == Phase::Over || seated);
        }
        self.watchers.chat(&self.table, said);
        self.presence_after(only_moves, now);
        if let Some(game) = &mut self.table.game {
            game.clear_seen();
        }
    }

    /// Notifies a campaign that its game is over, or that a company has a new player.
    fn tell_campaign(&self, has_news: bool) {
        if let (Some(campaign_game), true) = (&self.table.campaign_game, has_news) {
            let (shared, campaign) = (Arc::clone(&self.shared), campaign_game.campaign.clone());
            tokio::spawn(async move { shared.advance_campaign(&campaign).await });
        }
    }

    /// Calls the webhooks of people whose turn has just begun.
    fn call_hooks(&mut self, now: Millis) {
        let asked = self.table.asked();
        let mut fresh: BTreeMap<&PersonId, Vec<u8>> = BTreeMap::new();
        for (person, seat) in asked.difference(&self.asked) {
            fresh.entry(person).or_default().push(*seat);
        }
        for (person, seats) in fresh {
            self.shared.hooks.tell(person, || HookCall { time: now, turn: self.table.turn(seats) });
        }
        self.asked = asked;
    }

    /// Reloads the table after a failure, since the store is the source of truth. Returns false if
    /// the reload fails as well.
    pub(super) async fn again(&mut self) -> bool {
        let loaded = self.shared.load(&self.table.id).await;
        match loaded {
            Ok(table) => {
                self.table = table;
                self.hear_of_sleep();
                self.thinking = None;
                let now = self.now();
                self.watchers.describe(&self.table);
                self.watchers.game(&self.table, FrameKind::Snapshot, now);
                true
            }
            Err(_) => false,
        }
    }
}
