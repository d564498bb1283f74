//! The task that owns a table: it takes orders one after the other, keeps what they lead to, and then tells.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::time::Duration;

use protocol::{
    Accepted, ChatLine, Hand, HookCall, ImportRecord, NewTable, PersonId, Phase, Position, RecordInfo, Seeing,
    ServerMessage, Sitter, TableId, TableInfo, Told,
};
use rules::action::Action;
use tokio::sync::{mpsc, oneshot};
use tokio::time::sleep;
use words::message;

use super::deeds::Doer;
use super::entry::{Entry, Fork};
use super::outbox::frame;
use super::play::Course;
use super::state::Table;
use super::watchers::{Kind, Watcher, Watchers};
use crate::api::{self, Call};
use crate::clock::Millis;
use crate::hall::Shared;
use crate::limits::{ORDERS, WATCHERS_MAX};
use crate::permit::{Standing, permit};
use crate::refusal::Refusal;
use crate::store::Write;

/// What somebody wants of a table.
#[derive(Clone, Debug)]
pub enum Deed {
    Sit {
        seat: u8,
        name: Option<String>,
    },
    Leave,
    Ready(bool),
    Start,
    Hand {
        seat: u8,
        to: Hand,
    },
    /// For a person, or for whoever has the code with this hash.
    Offer {
        seat: u8,
        to: Option<PersonId>,
        code: Option<String>,
    },
    Withdraw {
        seat: u8,
    },
    /// With the hash of a code.
    Take {
        seat: u8,
        code: Option<String>,
        name: Option<String>,
    },
    Remove {
        seat: u8,
    },
    BreakOff,
    Say {
        text: String,
    },
    Act {
        seat: u8,
        at: u32,
        action: Action,
    },
    Undo {
        seat: u8,
        at: u32,
    },
    Back {
        seat: u8,
    },
    Info,
    Chat,
    See {
        seat: Option<u8>,
    },
    /// All that a seat or the spectators were told.
    History {
        seat: Option<u8>,
    },
    /// What a seat or the spectators saw after so many inputs.
    Moment {
        seat: Option<u8>,
        inputs: u32,
    },
    Record,
    Replay,
    Position {
        inputs: u32,
    },
    /// The scores of the game, and its positions.
    Curves,
    /// The record and the name of its map.
    Bundle,
    /// What a game that goes on from there needs.
    Fork {
        inputs: u32,
    },
    /// What another game with the same people would be, or the table where it is.
    Another,
    Rematched(TableId),
}

impl Deed {
    /// The call this belongs to.
    pub fn call(&self) -> Call {
        match self {
            Deed::Sit { .. } => Call::Sit,
            Deed::Leave => Call::Leave,
            Deed::Ready(_) => Call::Ready,
            Deed::Start => Call::Start,
            Deed::Hand { .. } => Call::Hand,
            Deed::Offer { .. } => Call::Offer,
            Deed::Withdraw { .. } => Call::Withdraw,
            Deed::Take { .. } => Call::TakeSeat,
            Deed::Remove { .. } => Call::Remove,
            Deed::BreakOff => Call::BreakOff,
            Deed::Say { .. } => Call::Say,
            Deed::Act { .. } => Call::Act,
            Deed::Undo { .. } => Call::Undo,
            Deed::Back { .. } => Call::Back,
            Deed::Info => Call::Table,
            Deed::Chat => Call::Chat,
            Deed::See { seat: None } => Call::Watch,
            Deed::See { seat: Some(_) } => Call::See,
            Deed::History { seat: None } => Call::WatchHistory,
            Deed::History { seat: Some(_) } => Call::SeeHistory,
            Deed::Moment { seat: None, .. } => Call::WatchMoment,
            Deed::Moment { seat: Some(_), .. } => Call::SeeMoment,
            Deed::Record => Call::Record,
            Deed::Replay => Call::Replay,
            Deed::Position { .. } => Call::Position,
            Deed::Curves => Call::Curves,
            Deed::Bundle => Call::Bundle,
            Deed::Fork { .. } => Call::Fork,
            Deed::Another | Deed::Rematched(_) => Call::Rematch,
        }
    }

    /// Whether it makes no sense for a game that belongs to a campaign.
    fn is_for_single_games(&self) -> bool {
        matches!(self, Deed::BreakOff | Deed::Another | Deed::Fork { .. } | Deed::Bundle)
    }

    fn seat(&self) -> Option<u8> {
        match self {
            Deed::Sit { seat, .. }
            | Deed::Hand { seat, .. }
            | Deed::Offer { seat, .. }
            | Deed::Withdraw { seat }
            | Deed::Take { seat, .. }
            | Deed::Remove { seat }
            | Deed::Act { seat, .. }
            | Deed::Undo { seat, .. }
            | Deed::Back { seat }
            | Deed::See { seat: Some(seat) } => Some(*seat),
            Deed::History { seat } | Deed::Moment { seat, .. } => *seat,
            _ => None,
        }
    }
}

/// Works out what came of a deed, by playing the game again.
pub type Recall = Box<dyn FnOnce() -> Option<Outcome> + Send>;

/// What came of a deed.
pub enum Outcome {
    Info(Box<TableInfo>),
    Accepted(Accepted),
    Chat(Vec<ChatLine>),
    Seeing(Box<Seeing>),
    History(Vec<Told>),
    /// What takes too long for the table's own task, and needs nothing of it any more.
    Later(Recall),
    Text(String),
    Replay(Box<RecordInfo>),
    Position(Box<Position>),
    Another(Box<(NewTable, Vec<Sitter>)>),
    Curves(Box<Course>),
    Bundle(Box<ImportRecord>),
    /// The settings of the game, the number of its seats, and its record up to there.
    Fork(Box<(NewTable, usize, Fork)>),
    Rematch(TableId),
    /// When the offer is void.
    Offered(Millis),
    Done,
}

/// Something for the task to do.
pub enum Order {
    Watch(Watcher),
    Unwatch(u64),
    Do {
        doer: Option<Doer>,
        deed: Box<Deed>,
        reply: oneshot::Sender<Result<Outcome, Refusal>>,
    },
    /// Wake up, and see whether somebody's time is up or a bot is to move.
    Look,
    /// The campaign has gone back to before this game.
    BreakOff,
}

/// The way to a table's task.
pub type Handle = mpsc::Sender<Order>;

/// What a bot worked out, for a game with so many inputs.
struct Thought {
    inputs: u32,
    seat: u8,
    action: Option<Action>,
}

/// A table with everybody around it.
pub struct Desk {
    shared: Arc<Shared>,
    table: Table,
    watchers: Watchers,
    /// The way to this very task.
    handle: Handle,
    orders: mpsc::Receiver<Order>,
    thoughts: mpsc::UnboundedReceiver<Thought>,
    thinker: mpsc::UnboundedSender<Thought>,
    /// The number of inputs for which a bot is thinking.
    thinking: Option<u32>,
    /// When a bot that waits begins to think, for a game with so many inputs.
    think_at: Option<(u32, Millis)>,
    busy_at: Millis,
    /// Whom it was told that they are asked, for which seats.
    asked: BTreeSet<(PersonId, u8)>,
}

/// Starts the task of a table that is yet to be loaded.
pub fn open(shared: Arc<Shared>, id: TableId) -> Handle {
    let (handle, mut orders) = mpsc::channel(ORDERS);
    let way = handle.clone();
    tokio::spawn(async move {
        match shared.load(&id).await {
            Ok(table) => Desk::new(Arc::clone(&shared), table, handle, orders).run().await,
            Err(refusal) => {
                // Whoever waits is told why, and the next one tries again.
                shared.forget(&id, &handle);
                orders.close();
                while let Some(order) = orders.recv().await {
                    match order {
                        Order::Do { reply, .. } => drop(reply.send(Err(refusal.clone()))),
                        Order::Watch(watcher) => {
                            let problem = refusal.problem_at(&id, None, None, watcher.language);
                            watcher.out.send(&frame(&ServerMessage::Refused(problem)));
                        }
                        Order::Unwatch(_) | Order::Look | Order::BreakOff => {}
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
        let (thinking, think_at) = (None, None);
        Desk { shared, table, watchers, handle, orders, thoughts, thinker, thinking, think_at, busy_at, asked }
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
        self.orders.close();
        // Whoever came too late gets no answer and asks again, or is cut off and comes back.
        while let Ok(order) = self.orders.try_recv() {
            if let Order::Watch(watcher) = order {
                watcher.out.cut_off();
            }
        }
    }

    fn now(&self) -> Millis {
        self.shared.clock.now()
    }

    fn idle_at(&self) -> Millis {
        self.busy_at + self.shared.settings.idle.as_millis() as Millis
    }

    /// When the time of a seat is up; never right after a start.
    fn due(&self) -> Option<(u8, Millis)> {
        let earliest = self.shared.started + self.shared.settings.grace_ms;
        self.table.next_due().map(|(seat, due)| (seat, due.max(earliest)))
    }

    fn wait(&self) -> Duration {
        let times = [self.due().map(|(_, due)| due), self.think_at.map(|(_, at)| at), Some(self.idle_at())];
        let next = times.into_iter().flatten().min().unwrap_or_default();
        Duration::from_millis(next.saturating_sub(self.now()).max(1))
    }

    /// Time has passed. The table ends where nobody has been for long.
    async fn woke(&mut self) -> bool {
        let now = self.now();
        if let Some((seat, due)) = self.due()
            && due <= now
        {
            self.table.time_out(seat, now);
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

    /// Lets the bot think whose turn it is, after a moment where a person could still take something back.
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
        if self.table.may_be_taken_back() {
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
        self.shared.thinkers.think(Box::new(move || {
            let action = thinking();
            let _ = thinker.send(Thought { inputs, seat, action });
        }));
    }

    /// A bot has decided; if the game has gone on without it, that is forgotten.
    async fn thought(&mut self, thought: Thought) -> bool {
        self.thinking = None;
        let inputs = self.table.game.as_ref().map(|game| game.inputs());
        let still = self.table.bot_to_move().is_some_and(|(seat, _)| seat == thought.seat);
        let (Some(action), true, true) = (thought.action, inputs == Some(thought.inputs), still) else {
            return true;
        };
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
        match order {
            Order::Watch(watcher) => {
                if self.watchers.len() >= WATCHERS_MAX {
                    let refusal = Refusal::TooMany(message!("refusal-many-watchers"));
                    let problem = refusal.problem_at(&self.table.id, None, None, watcher.language);
                    watcher.out.send(&frame(&ServerMessage::Refused(problem)));
                } else {
                    self.watchers.add(watcher, &self.table, self.now());
                }
                true
            }
            Order::Unwatch(socket) => {
                self.watchers.remove(socket, &self.table);
                true
            }
            Order::Look => true,
            Order::BreakOff => {
                self.table.abandon(self.now());
                self.keep().await.is_ok() || self.again().await
            }
            Order::Do { doer, deed, reply } => {
                let outcome = self.deed(doer, *deed);
                // Even a refused deed may have brought somebody back.
                let kept = self.keep().await;
                let alive = kept.is_ok() || self.again().await;
                let _ = reply.send(kept.and(outcome));
                alive
            }
        }
    }

    /// Does it, in memory. It counts once it is kept.
    fn deed(&mut self, doer: Option<Doer>, deed: Deed) -> Result<Outcome, Refusal> {
        let standing = self.standing(doer.as_ref(), deed.seat());
        permit(api::needs(deed.call()), &standing)?;
        if self.table.chapter.is_some() && deed.is_for_single_games() {
            return Err(Refusal::OfCampaign);
        }
        if let Some(seat) = deed.seat() {
            self.table.seat(seat)?;
        }
        let (now, nobody) = (self.now(), Doer { id: "".into(), name: String::new() });
        let (table, doer) = (&mut self.table, doer.unwrap_or(nobody));
        match deed {
            Deed::Sit { seat, name } => table.sit(&doer, seat, name.as_deref(), now)?,
            Deed::Leave => table.leave(&doer, now)?,
            Deed::Ready(ready) => table.ready(&doer, ready)?,
            Deed::Start => table.start(now)?,
            Deed::Hand { seat, to } => table.hand(&doer, seat, &to, now)?,
            Deed::Offer { seat, to, code } => return table.offer(&doer, seat, to, code, now).map(Outcome::Offered),
            Deed::Withdraw { seat } => table.withdraw(&doer, seat, now)?,
            Deed::Take { seat, code, name } => table.take(&doer, seat, code.as_deref(), name.as_deref(), now)?,
            Deed::Remove { seat } => table.remove(seat, now)?,
            Deed::BreakOff => table.break_off(now)?,
            Deed::Say { text } => {
                table.say(&doer, &text, now)?;
                return Ok(Outcome::Done);
            }
            Deed::Act { seat, at, action } => {
                table.back(seat, now)?;
                return table.act(seat, at, action, now).map(Outcome::Accepted);
            }
            Deed::Undo { seat, at } => return table.undo(seat, at, now).map(Outcome::Accepted),
            Deed::Back { seat } => table.back(seat, now)?,
            Deed::Info => {}
            Deed::Chat => return Ok(Outcome::Chat(table.chat.iter().cloned().collect())),
            Deed::See { seat } => {
                let mut seeing = table.seeing(seat).ok_or_else(|| Refusal::Phase(message!("refusal-not-begun")))?;
                seeing.seen = super::play::nothing();
                return Ok(Outcome::Seeing(Box::new(seeing)));
            }
            Deed::History { seat } => return table.history(seat),
            Deed::Moment { seat, inputs } => return table.moment(seat, inputs),
            Deed::Record => return self.record().map(Outcome::Text),
            Deed::Replay => return self.replay(),
            Deed::Position { inputs } => return self.position(inputs),
            Deed::Curves => return self.over().map(|game| Outcome::Curves(Box::new(game.course()))),
            Deed::Bundle => {
                let (text, map) = (self.record()?, self.table.settings.map.clone());
                return Ok(Outcome::Bundle(Box::new(ImportRecord { text, map, files: None })));
            }
            Deed::Fork { inputs } => return self.fork(inputs),
            Deed::Another => {
                return Ok(match &table.rematch {
                    Some(rematch) => Outcome::Rematch(rematch.clone()),
                    None => Outcome::Another(Box::new(table.another()?)),
                });
            }
            Deed::Rematched(rematch) => table.rematched(rematch),
        }
        Ok(Outcome::Info(Box::new(self.table.info())))
    }

    fn standing(&self, doer: Option<&Doer>, seat: Option<u8>) -> Standing {
        let seats = doer.map(|doer| self.table.seats_of(&doer.id)).unwrap_or_default();
        Standing {
            person: doer.is_some(),
            seated: !seats.is_empty(),
            own_seat: seat.is_some_and(|seat| seats.contains(&seat)),
            host: doer.is_some_and(|doer| doer.id == self.table.host),
        }
    }

    fn over(&self) -> Result<&dyn super::Play, Refusal> {
        match (&self.table.game, self.table.phase) {
            (Some(game), Phase::Over) => Ok(&**game),
            _ => Err(Refusal::Secret),
        }
    }

    fn record(&self) -> Result<String, Refusal> {
        let game = self.over()?;
        Ok(self.table.imported.clone().unwrap_or_else(|| game.record(self.table.seed())))
    }

    fn replay(&self) -> Result<Outcome, Refusal> {
        let (game, info) = (self.over()?, self.table.info());
        Ok(Outcome::Replay(Box::new(RecordInfo {
            table: info.id,
            edition: info.edition,
            seats: info.seats.into_iter().map(|seat| seat.color).collect(),
            inputs: game.inputs(),
            seed_hash: info.seed_hash,
            seed: info.seed,
            standings: game.standings().unwrap_or_default(),
        })))
    }

    fn fork(&self, inputs: u32) -> Result<Outcome, Refusal> {
        let game = self.over()?;
        if inputs > game.inputs() {
            return Err(Refusal::no_such_move());
        }
        let text = game.fork(inputs).ok_or_else(|| Refusal::Phase(message!("refusal-over-there")))?;
        let fork = Fork { table: self.table.id.clone(), text };
        Ok(Outcome::Fork(Box::new((self.table.settings.clone(), self.table.seats.len(), fork))))
    }

    fn position(&self, inputs: u32) -> Result<Outcome, Refusal> {
        let (game, line) = self.over()?.position(inputs).ok_or_else(Refusal::no_such_move)?;
        let seeing = game.seeing(&self.table.id, None, None, None);
        Ok(Outcome::Position(Box::new(Position { line, seeing, sides: game.sides() })))
    }

    /// Keeps what has happened, and tells everybody. On failure nobody was told, and memory may be ahead of the store.
    async fn keep(&mut self) -> Result<(), Refusal> {
        let Some(append) = self.table.unkept() else {
            return Ok(());
        };
        let begun = self.now();
        self.shared.store.write(Write::Append(append.clone())).await?;
        self.shared.counts.kept(append.entries.len(), self.now().saturating_sub(begun));
        let stepped = self.table.journal.fresh.iter().any(|entry| matches!(entry, Entry::Step { .. }));
        let said = self.table.journal.fresh.iter().filter(|entry| matches!(entry, Entry::Chat { .. })).count();
        self.table.kept(&append);
        let now = self.now();
        self.watchers.describe(&self.table);
        if stepped {
            self.watchers.game(&self.table, Kind::Update, now);
        } else if said == 0 && self.table.game.is_some() {
            // Somebody sits elsewhere now, or clocks have changed.
            self.watchers.game(&self.table, Kind::Snapshot, now);
        }
        self.call_hooks(now);
        self.tell_campaign(stepped);
        self.watchers.chat(&self.table, said);
        self.watchers.presence(&self.table);
        if let Some(game) = &mut self.table.game {
            game.clear_seen();
        }
        Ok(())
    }

    /// A campaign hears that its game is over.
    fn tell_campaign(&self, stepped: bool) {
        if let (Some(chapter), true, Phase::Over) = (&self.table.chapter, stepped, self.table.phase) {
            let (shared, campaign) = (Arc::clone(&self.shared), chapter.campaign.clone());
            tokio::spawn(async move { shared.look_at(&campaign).await });
        }
    }

    /// Tells people whose turn it has become, where they want to be told.
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

    /// After a failure the store knows what is true. False if it cannot say.
    async fn again(&mut self) -> bool {
        let loaded = self.shared.load(&self.table.id).await;
        match loaded {
            Ok(table) => {
                self.table = table;
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
