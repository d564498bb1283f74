//! The task that owns a table: it handles orders one after the other, saves the results, and then
//! notifies watchers.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::time::Duration;

use bots::Failure;
use protocol::{HookCall, PersonId, Phase, ServerMessage, TableId};
use tokio::sync::mpsc;
use tokio::time::sleep;
use words::message;

use super::entry::Entry;
use super::order::{Handle, Order};
use super::outbox::frame;
use super::play::Decided;
use super::state::Table;
use super::watchers::{Kind, Watchers};
use crate::api;
use crate::clock::Millis;
use crate::hall::Shared;
use crate::limits::ORDERS;
use crate::refusal::Refusal;
use crate::store::Write;

/// A bot's decision for a game with this number of inputs.
struct Thought {
    inputs: u32,
    seat: u8,
    decided: Option<Decided>,
}

/// The state of a table's task: the table, its watchers and pending work.
pub struct Desk {
    pub(super) shared: Arc<Shared>,
    pub(super) table: Table,
    pub(super) watchers: Watchers,
    /// The people whose presence was last recorded.
    noted: Vec<PersonId>,
    /// When somebody may have been away or quiet for long enough.
    look_at: Option<Millis>,
    /// The handle of this task.
    handle: Handle,
    orders: mpsc::Receiver<Order>,
    thoughts: mpsc::UnboundedReceiver<Thought>,
    thinker: mpsc::UnboundedSender<Thought>,
    /// The number of inputs for which a bot is thinking.
    thinking: Option<u32>,
    /// When a waiting bot begins to think, for a game with this number of inputs.
    think_at: Option<(u32, Millis)>,
    /// The number of inputs up to which nothing will be undone, as confirmed by the person.
    settled: Option<u32>,
    busy_at: Millis,
    /// The people notified of their turns, with the seats.
    asked: BTreeSet<(PersonId, u8)>,
}

/// Starts the task of a table, which loads it.
pub fn open(shared: Arc<Shared>, id: TableId) -> Handle {
    let (handle, mut orders) = mpsc::channel(ORDERS);
    let way = handle.clone();
    tokio::spawn(async move {
        match shared.load(&id).await {
            Ok(table) => Desk::new(Arc::clone(&shared), table, handle, orders).run().await,
            Err(refusal) => {
                // Waiting callers get the reason, and the next one tries again.
                shared.forget(&id, &handle);
                orders.close();
                while let Some(order) = orders.recv().await {
                    match order {
                        Order::Do { reply, .. } => drop(reply.send(Err(refusal.clone()))),
                        Order::Admin { reply, .. } => drop(reply.send(Err(refusal.clone()))),
                        Order::Watch(watcher) => {
                            let problem = refusal.problem_at(&id, None, None, watcher.language);
                            watcher.out.send(&frame(&ServerMessage::Refused(problem)));
                        }
                        Order::Unwatch(_) | Order::Look | Order::BreakOff | Order::Expire | Order::Seat { .. } => {}
                    }
                }
            }
        }
    });
    way
}

impl Desk {
    fn new(shared: Arc<Shared>, table: Table, handle: Handle, orders: mpsc::Receiver<Order>) -> Desk {
        let (thinker, thoughts) = mpsc::unbounded_channel();
        let busy_at = shared.clock.now();
        let watchers = Watchers::default();
        let asked = table.asked();
        Desk {
            shared,
            table,
            watchers,
            noted: Vec::new(),
            look_at: None,
            handle,
            orders,
            thoughts,
            thinker,
            thinking: None,
            think_at: None,
            settled: None,
            busy_at,
            asked,
        }
    }

    async fn run(mut self) {
        loop {
            self.consider_bots();
            let wait = self.wait();
            let alive = tokio::select! {
                biased;
                Some(thought) = self.thoughts.recv() => self.thought(thought).await,
                order = self.orders.recv() => match order {
                    Some(order) => {
                        self.busy_at = self.shared.clock.now();
                        self.order(order).await
                    }
                    None => false,
                },
                () = sleep(wait) => self.woke().await,
            };
            if !alive {
                break;
            }
        }
        self.shared.forget(&self.table.id, &self.handle);
        self.watchers.cut_all();
        self.note_presence();
        self.orders.close();
        // Late callers get no reply and ask again, or are disconnected and return.
        while let Ok(order) = self.orders.try_recv() {
            if let Order::Watch(watcher) = order {
                watcher.out.cut_off();
            }
        }
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

    /// Records who is present, and notifies everybody of changes; returns whether it did.
    fn tell_presence(&mut self) -> bool {
        self.note_presence();
        let waited = self.waited();
        self.look_at = waited.next;
        self.watchers.presence(&self.table, waited, self.shared.clock.now())
    }

    /// Updates presence after a commit. Moves change nothing about that unless somebody is awaited,
    /// so they only schedule another check.
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

    /// Records how long clocks have stood still, if that has changed.
    fn hear_of_sleep(&mut self) {
        let now = self.now();
        if self.table.hear_of_sleep(self.shared.uptime.slept(now)) {
            self.watchers.clock(&self.table, now);
        }
    }

    /// Returns when the time of a seat expires; never right after a start or a gap.
    fn due(&self) -> Option<(u8, Millis)> {
        let earliest = self.shared.uptime.since() + self.shared.settings.grace_ms;
        self.table.next_due().map(|(seat, due)| (seat, due.max(earliest)))
    }

    fn wait(&self) -> Duration {
        let due = self.due().map(|(_, due)| due);
        let thinks = self.think_at.map(|(_, at)| at);
        let looks = self.look_at.filter(|_| !self.watchers.is_empty());
        let times = [due, thinks, looks, self.watchers.presence_at(), Some(self.idle_at())];
        let next = times.into_iter().flatten().min().unwrap_or_default();
        Duration::from_millis(next.saturating_sub(self.now()).max(1))
    }

    /// Handles a wake-up. The task ends if nobody has been present for long.
    async fn woke(&mut self) -> bool {
        self.hear_of_sleep();
        let now = self.now();
        if self.watchers.presence_at().into_iter().chain(self.look_at).any(|at| at <= now) {
            self.tell_presence();
            self.lend_agreed();
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

    /// Starts the bot whose turn it is, after a delay if a person could still undo.
    fn consider_bots(&mut self) {
        let (Some((seat, bot)), Some(game)) = (self.table.bot_to_move(), &self.table.game) else {
            self.think_at = None;
            return;
        };
        let inputs = game.inputs();
        if self.thinking == Some(inputs) {
            return;
        }
        let now = self.now();
        if self.settled != Some(inputs) && self.table.may_be_taken_back() {
            let at = self.think_at.filter(|(of, _)| *of == inputs).map(|(_, at)| at);
            let at = at.unwrap_or(now + self.shared.settings.take_back_ms);
            if at > now {
                self.think_at = Some((inputs, at));
                return;
            }
        }
        self.think_at = None;
        self.thinking = Some(inputs);
        let thinking = game.thinking(seat, &bot, self.table.bots_seed());
        let thinker = self.thinker.clone();
        self.shared.thinkers.think(
            &self.table.host.0,
            Box::new(move || {
                let decided = thinking();
                let _ = thinker.send(Thought { inputs, seat, decided });
            }),
        );
    }

    /// Confirms the last answer.
    pub(super) fn settle(&mut self) {
        self.settled = self.table.game.as_ref().map(|game| game.inputs());
    }

    /// Applies a bot's decision, unless the game has moved on.
    async fn thought(&mut self, thought: Thought) -> bool {
        self.hear_of_sleep();
        self.thinking = None;
        let inputs = self.table.game.as_ref().map(|game| game.inputs());
        let bot = self.table.bot_to_move().filter(|(seat, _)| *seat == thought.seat);
        let (Some((action, failure)), true, Some((seat, bot))) = (thought.decided, inputs == Some(thought.inputs), bot)
        else {
            return true;
        };
        if let Some(Failure { why, by }) = failure {
            tracing::warn!(table = %self.table.id, seat, bot, why, by, "a bot failed, and a simpler one decided");
        }
        let Some(at) = self.table.seats[usize::from(thought.seat)].questions.at() else {
            return true;
        };
        match self.table.act(thought.seat, at, action, self.now()) {
            Ok(_) => self.keep().await.is_ok() || self.again().await,
            Err(refusal) => {
                tracing::error!(table = %self.table.id, code = refusal.code(), "a bot chose what is not allowed");
                false
            }
        }
    }

    async fn order(&mut self, order: Order) -> bool {
        self.hear_of_sleep();
        match order {
            Order::Watch(watcher) => {
                if !self.watchers.admits(&watcher, &self.table) {
                    let refusal = Refusal::TooMany(message!("refusal-many-watchers"));
                    let problem = refusal.problem_at(&self.table.id, None, None, watcher.language);
                    watcher.out.send(&frame(&ServerMessage::Refused(problem)));
                    return true;
                }
                if let Some(person) = &watcher.person {
                    self.arrived(person);
                }
                let out = watcher.out.clone();
                self.watchers.add(watcher, &self.table, self.now());
                if !self.tell_presence() {
                    self.watchers.tell_present(&self.table, self.waited(), &out);
                }
                self.keep().await.is_ok() || self.again().await
            }
            Order::Unwatch(socket) => {
                self.watchers.remove(socket);
                self.tell_presence();
                self.lend_agreed();
                self.keep().await.is_ok() || self.again().await
            }
            Order::Seat { seat, sitter, by } => {
                self.table.seat_company(seat, sitter, by, self.now());
                self.lend_agreed();
                self.keep().await.is_ok() || self.again().await
            }
            Order::Look => true,
            Order::Expire if !self.watchers.is_empty() => true,
            Order::Expire => {
                self.table.expire(self.now());
                self.keep().await.is_ok() || self.again().await
            }
            Order::BreakOff => {
                self.table.abandon(self.now());
                self.keep().await.is_ok() || self.again().await
            }
            Order::Admin { job, reply } => {
                let (alive, done) = self.admin(job).await;
                let _ = reply.send(done);
                alive
            }
            Order::Do { doer, deed, reply } => {
                if let (Some(doer), true) = (&doer, api::row(deed.call()).method != "GET") {
                    self.shared.presence.heard(&self.table.id, &doer.id, self.now());
                }
                let outcome = self.deed(doer, *deed);
                if outcome.is_err() {
                    // A refusal leaves no trace.
                    let alive = self.table.is_kept() || self.again().await;
                    let _ = reply.send(outcome);
                    return alive;
                }
                self.lend_agreed();
                let kept = self.keep().await;
                let alive = kept.is_ok() || self.again().await;
                let _ = reply.send(kept.and(outcome));
                alive
            }
        }
    }

    /// Saves all changes and notifies everybody. On failure nobody was notified, and memory may be
    /// ahead of the store.
    pub(super) async fn keep(&mut self) -> Result<(), Refusal> {
        let Some(append) = self.table.unkept() else {
            return Ok(());
        };
        let begun = self.now();
        self.shared.store.write(Write::Append(append.clone())).await?;
        self.shared.counts.kept(append.entries.len(), self.now().saturating_sub(begun));
        let stepped = self.table.journal.fresh.iter().any(|entry| matches!(entry, Entry::Step { .. }));
        let said = self.table.journal.fresh.iter().filter(|entry| matches!(entry, Entry::Chat { .. })).count();
        let seated = self.table.journal.fresh.iter().any(|entry| entry.is_for_campaign());
        let only_moves = self.table.journal.fresh.iter().all(|entry| matches!(entry, Entry::Step { .. }));
        let only_signs = self.table.journal.fresh.iter().all(|entry| entry.is_sign());
        self.table.kept(&append);
        let now = self.now();
        self.watchers.describe(&self.table);
        if stepped {
            self.watchers.game(&self.table, Kind::Update, now);
        } else if said == 0 && !only_signs && self.table.game.is_some() {
            // Seats or clocks have changed.
            self.watchers.game(&self.table, Kind::Snapshot, now);
        }
        self.call_hooks(now);
        self.tell_campaign(stepped && self.table.phase == Phase::Over || seated);
        self.watchers.chat(&self.table, said);
        self.presence_after(only_moves, now);
        if let Some(game) = &mut self.table.game {
            game.clear_seen();
        }
        Ok(())
    }

    /// Notifies a campaign that its game is over, or that a company has another player.
    fn tell_campaign(&self, has_news: bool) {
        if let (Some(chapter), true) = (&self.table.chapter, has_news) {
            let (shared, campaign) = (Arc::clone(&self.shared), chapter.campaign.clone());
            tokio::spawn(async move { shared.look_at(&campaign).await });
        }
    }

    /// Calls the webhooks of people whose turn it has become.
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

    /// Loads the table again after a failure, since the store holds the truth. Returns false if
    /// that fails too.
    pub(super) async fn again(&mut self) -> bool {
        let loaded = self.shared.load(&self.table.id).await;
        match loaded {
            Ok(table) => {
                self.table = table;
                self.hear_of_sleep();
                self.thinking = None;
                let now = self.now();
                self.watchers.describe(&self.table);
                self.watchers.game(&self.table, Kind::Snapshot, now);
                true
            }
            Err(_) => false,
        }
    }
}
