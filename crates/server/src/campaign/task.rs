//! The task of a campaign. It loads the campaign on first use and notifies watchers of changes.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use campaign::input::CompanyAnswer;
use protocol::calls::{BadRequest, CampaignCall, Subject};
use protocol::{CampaignId, CampaignSnapshot, PersonId, ServerMessage, TableId};
use serde::{Deserialize, Serialize};
use tokio::sync::{mpsc, oneshot};
use words::message;

use super::admin::CampaignJob;
use super::commands::Around;
use super::group::CampaignGroup;
use super::waiting::{STAND_IN, WaitedCompanies};
use super::{company, journal_id};
use crate::clock::Millis;
use crate::cluster::note::Crowd;
use crate::owner::{Actor, Command, News, Owned, Owners, Query, TRIES};
use crate::permit::permit;
use crate::refusal::Refusal;
use crate::service::Dependencies;
use crate::table::outbox::{Outbox, frame};
use crate::table::{TableOrder, TableTask, has_room};

/// Timeout for the first message to a new task.
const FIRST_MESSAGE: Duration = Duration::from_secs(1);

#[derive(Clone)]
pub struct CampaignWatcher {
    pub socket: u64,
    pub person: Option<PersonId>,
    /// The client's address; `None` for watchers within the server.
    pub address: Option<IpAddr>,
    pub out: Outbox,
}

/// A request to watch, with a channel for the reply.
pub struct Arrival {
    watcher: CampaignWatcher,
    admitted: oneshot::Sender<Result<(), Refusal>>,
}

/// A change to a campaign.
#[derive(Clone, Serialize, Deserialize)]
pub enum CampaignOrder {
    Call(CampaignCall),
    /// Continue after the end of a game, or after a change of players at the game's table.
    Advance,
    /// Check whether others may now decide for people who are away or quiet.
    Wake,
    /// Make an administrative change.
    Admin(CampaignJob),
}

/// A campaign with its watchers.
pub struct CampaignTask {
    pub(super) shared: Arc<Dependencies>,
    pub(super) id: CampaignId,
    /// The campaign, loaded when it is first needed and again after a failure.
    pub(super) group: Option<CampaignGroup>,
    pub(super) watchers: Vec<CampaignWatcher>,
    /// Whether this node owns the campaign.
    is_owner: bool,
    /// People connected through other nodes.
    elsewhere: Crowd,
    /// The companies whose holders may be gone, as listed in the last notification.
    waited: WaitedCompanies,
    /// Whether a message has arrived yet.
    is_used: bool,
    /// The state before the current message: the number of entries, and the table of the current
    /// game.
    before: (u32, Option<TableId>),
    /// A change to the game or to people's presence that must be handled even if the journal has no
    /// new entry.
    stirred: Option<Stirred>,
    /// An administrative change that the next commit must make in the store.
    job: Option<CampaignJob>,
}

#[derive(Clone, Copy, PartialEq)]
enum Stirred {
    Game,
    People,
}

impl Owned for CampaignTask {
    type Id = CampaignId;
    type Order = CampaignOrder;
    type Outcome = ();
    /// The actor's new view; `None` for orders from the server itself.
    type Answer = Option<CampaignSnapshot>;
    type Watcher = Arrival;
    type Event = std::convert::Infallible;

    fn owners(shared: &Dependencies) -> &Owners<CampaignTask> {
        &shared.campaigns
    }

    async fn open(
        shared: Arc<Dependencies>,
        id: CampaignId,
        _: mpsc::UnboundedSender<Self::Event>,
    ) -> Result<CampaignTask, Refusal> {
        let (watchers, waited) = (Vec::new(), WaitedCompanies::default());
        let elsewhere = shared.presence.elsewhere(&journal_id(&id));
        Ok(CampaignTask {
            shared,
            id,
            group: None,
            watchers,
            is_owner: true,
            elsewhere,
            waited,
            is_used: false,
            before: (0, None),
            stirred: None,
            job: None,
        })
    }

    async fn ready(&mut self) -> Result<(), Refusal> {
        self.is_used = true;
        self.stirred = None;
        let group = match self.group.take() {
            Some(group) => group,
            None => {
                let mut group = self.shared.load_campaign(&self.id).await?;
                if self.is_owner {
                    self.shared.go_on(&mut group).await?;
                }
                group
            }
        };
        self.before = (group.entries(), group.table().cloned());
        self.group = Some(group);
        Ok(())
    }

    fn admit(&mut self, Query { actor, call, subject }: &Query) -> Result<(), Refusal> {
        permit(call.spec().permission, &self.group()?.role(actor.as_ref(), subject.company))
    }

    fn apply(&mut self, command: &Command<CampaignOrder>) -> Result<(), Refusal> {
        match &command.order {
            CampaignOrder::Call(call) => self.call(command.actor.clone(), call.clone()),
            CampaignOrder::Advance => {
                self.stirred = Some(Stirred::Game);
                Ok(())
            }
            CampaignOrder::Wake => {
                self.stirred = Some(Stirred::People);
                Ok(())
            }
            CampaignOrder::Admin(job) => {
                self.job = Some(job.clone());
                Ok(())
            }
        }
    }

    /// Commits the applied changes, advances until a person must act, and notifies the watchers. If
    /// a rewind discarded the current game, its table abandons the game.
    async fn commit(&mut self) -> Result<(), Refusal> {
        if let Some(job) = self.job.take() {
            return self.finish(job).await;
        }
        let Some(group) = &mut self.group else { return Err(Refusal::Unavailable) };
        let (before, table) = (self.before.0, self.before.1.take());
        self.shared.lend_agreed(group);
        if group.entries() != before || self.stirred == Some(Stirred::Game) {
            self.shared.go_on(group).await?;
        }
        if let Some(table) = table.filter(|table| group.table() != Some(table) && !group.has_table(table)) {
            self.shared.notify::<TableTask>(&table, TableOrder::Abandon).await;
        }
        let has_news = self.stirred == Some(Stirred::People) && self.shared.waited(group) != self.waited;
        if group.entries() != before || has_news {
            self.tell();
        }
        Ok(())
    }

    fn answer(&self, command: &Command<CampaignOrder>, (): ()) -> Option<CampaignSnapshot> {
        let CampaignOrder::Call(call) = &command.order else { return None };
        Some(self.group.as_ref()?.seen_by(command.actor.as_ref(), call.subject().company, &command.language))
    }

    /// Discards uncommitted changes. The campaign is reloaded on its next use.
    async fn restore(&mut self) -> bool {
        self.group.take_if(|group| !group.is_kept());
        true
    }

    async fn watch(&mut self, Arrival { watcher, admitted }: Arrival) -> bool {
        let arrived = match self.arrive(&watcher).await {
            Ok(()) if !self.has_room_for(&watcher) => Err(Refusal::TooMany(message!("refusal-many-followers"))),
            arrived => arrived,
        };
        if arrived.is_ok() {
            self.watchers.retain(|other| other.socket != watcher.socket);
            self.watchers.push(watcher);
            self.note_presence();
            self.tell();
        } else {
            self.restore().await;
        }
        let _ = admitted.send(arrived);
        true
    }

    /// Removes a watcher, and applies decisions that all remaining people have agreed on.
    async fn unwatch(&mut self, socket: u64) -> bool {
        self.is_used = true;
        self.watchers.retain(|watcher| watcher.socket != socket);
        self.note_presence();
        if self.group.is_some()
            && self.is_owner
            && let Err(refusal) = self.settle().await
        {
            tracing::error!(campaign = %self.id, code = refusal.code(), "a campaign cannot go on");
            self.restore().await;
        }
        self.tell();
        true
    }

    async fn event(&mut self, event: Self::Event) -> bool {
        match event {}
    }

    /// Returns `None` (no time limit) while there are watchers. A task without watchers ends after
    /// its first message.
    fn wait(&mut self) -> Option<Duration> {
        match (self.watchers.is_empty(), self.is_used) {
            (false, _) => None,
            (true, true) => Some(Duration::ZERO),
            (true, false) => Some(FIRST_MESSAGE),
        }
    }

    async fn woke(&mut self) -> bool {
        false
    }

    fn close(&mut self) {}

    fn journal(id: &CampaignId) -> TableId {
        journal_id(id)
    }

    fn id_of(journal: &TableId) -> CampaignId {
        CampaignId(journal.0.clone())
    }

    fn can_repeat(order: &CampaignOrder) -> bool {
        use CampaignCall as C;
        match order {
            CampaignOrder::Call(call) => matches!(call, C::Told { .. } | C::ReadTo { .. }),
            CampaignOrder::Advance | CampaignOrder::Wake => true,
            CampaignOrder::Admin(_) => false,
        }
    }

    fn head(&self) -> Option<(u32, &str)> {
        self.group.as_ref().map(CampaignGroup::saved)
    }

    fn set_owner(&mut self, is_owner: bool) {
        if is_owner && !self.is_owner {
            // Loading a campaign as its owner also advances it, so this node must load it again.
            self.group = None;
            let (shared, id) = (Arc::clone(&self.shared), self.id.clone());
            tokio::spawn(async move { shared.advance_campaign(&id).await });
        }
        self.is_owner = is_owner;
    }

    /// Returns false, so that the campaign is reloaded as a whole.
    fn follow(&mut self, _: &[String], _: &str) -> bool {
        false
    }

    async fn reload(&mut self) -> bool {
        match self.shared.load_campaign(&self.id).await {
            Ok(group) => {
                self.group = Some(group);
                self.tell();
                true
            }
            Err(_) => false,
        }
    }

    fn crowd(&self) -> Crowd {
        let people = self.people_here();
        let others = |watcher: &&CampaignWatcher| watcher.person.as_ref().is_none_or(|person| !people.contains(person));
        let watching = self.watchers.iter().filter(others).count() as u32;
        Crowd { people, watching }
    }

    async fn present(&mut self) -> bool {
        let fresh = self.shared.presence.elsewhere(&journal_id(&self.id));
        let before = std::mem::replace(&mut self.elsewhere, fresh);
        self.note_presence();
        let came: Vec<PersonId> =
            self.elsewhere.people.iter().filter(|person| !before.people.contains(person)).cloned().collect();
        if self.is_owner && self.group.is_some() {
            let settled = async {
                self.ready().await?;
                let time = self.shared.clock.now();
                let Some(group) = &mut self.group else { return Ok(()) };
                came.iter().for_each(|person| group.arrived(person, time));
                self.commit().await
            };
            let settled: Result<(), Refusal> = settled.await;
            if settled.is_err() {
                self.restore().await;
            }
        }
        let is_news = |group: &CampaignGroup| self.shared.waited(group) != self.waited;
        if before != self.elsewhere || self.group.as_ref().is_some_and(is_news) {
            self.tell();
        }
        true
    }

    fn turn_away(_: &CampaignId, arrival: Arrival, refusal: &Refusal) {
        let _ = arrival.admitted.send(Err(refusal.clone()));
    }

    /// Does nothing: a caller that gets no reply tries again.
    fn cut_off(_: Arrival) {}
}

impl CampaignTask {
    pub fn group(&self) -> Result<&CampaignGroup, Refusal> {
        self.group.as_ref().ok_or(Refusal::Unavailable)
    }

    /// Applies a call in memory.
    fn call(&mut self, actor: Option<Actor>, call: CampaignCall) -> Result<(), Refusal> {
        let Some(group) = &mut self.group else { return Err(Refusal::Unavailable) };
        let (time, Subject { company: own, .. }) = (self.shared.clock.now(), call.subject());
        permit(call.call().spec().permission, &group.role(actor.as_ref(), own))?;
        let actor = actor.unwrap_or_else(Actor::nobody);
        let around = self.shared.around(group, own);
        self.shared.presence.heard(&journal_id(&self.id), &actor.id, time);
        group.acted(&actor.id, time);
        apply(call, group, &actor, &around, time)
    }

    /// Commits the consequences of a watcher's departure.
    async fn settle(&mut self) -> Result<(), Refusal> {
        self.ready().await?;
        self.commit().await
    }

    async fn arrive(&mut self, watcher: &CampaignWatcher) -> Result<(), Refusal> {
        self.ready().await?;
        if !self.is_owner {
            return Ok(());
        }
        let time = self.shared.clock.now();
        if let (Some(group), Some(person)) = (&mut self.group, &watcher.person) {
            group.arrived(person, time);
        }
        self.commit().await
    }

    /// Checks whether another watcher can be admitted. People who run a company are always
    /// admitted.
    fn has_room_for(&self, watcher: &CampaignWatcher) -> bool {
        let runners = self.group.as_ref().map(CampaignGroup::runners).unwrap_or_default();
        let runs = |watcher: &CampaignWatcher| watcher.person.as_ref().is_some_and(|person| runners.contains(person));
        let others = self.watchers.iter().filter(|other| other.socket != watcher.socket && !runs(other));
        runs(watcher) || has_room(others.map(|other| other.address), watcher.address)
    }

    fn is_here(&self, person: &PersonId) -> bool {
        self.watchers.iter().any(|watcher| watcher.person.as_ref() == Some(person))
    }

    /// Returns the people who run companies and are connected through this node.
    fn people_here(&self) -> Vec<PersonId> {
        let Some(group) = &self.group else { return Vec::new() };
        group.runners().into_iter().filter(|person| self.is_here(person)).collect()
    }

    fn people(&self) -> Vec<PersonId> {
        let Some(group) = &self.group else { return Vec::new() };
        let is_present = |person: &PersonId| self.is_here(person) || self.elsewhere.people.contains(person);
        group.runners().into_iter().filter(is_present).collect()
    }

    fn note_presence(&self) {
        self.shared.presence.note(&journal_id(&self.id), &self.people(), self.shared.clock.now());
    }

    /// Notifies all watchers that the campaign or somebody's presence has changed. Each watcher
    /// then fetches its own view.
    pub(super) fn tell(&mut self) {
        let people = self.people();
        let Some(group) = &self.group else { return };
        self.waited = self.shared.waited(group);
        let news = frame(&ServerMessage::Campaign(group.news(people, self.waited.clone())));
        self.watchers.retain(|watcher| watcher.out.send(&news));
    }
}

fn apply(
    call: CampaignCall,
    group: &mut CampaignGroup,
    actor: &Actor,
    around: &Around,
    time: Millis,
) -> Result<(), Refusal> {
    use CampaignCall as C;
    match call {
        C::Claim { company, body, .. } => group.claim(actor, company, body.name.as_deref(), time),
        C::HandCompany { company, body, .. } => group.hand(actor, company, &body, around.absence, time),
        C::Away { company, body, .. } => {
            group.lend(actor, company, body.bot.as_deref().unwrap_or(STAND_IN), around, time)
        }
        C::CompanyBack { company, .. } => group.stand_in(company, None, time),
        C::CompanyStillThere { company, .. } => group.still_there(actor, company, around, time),
        C::CompanyAnswer { company, body, .. } => {
            let answer: CompanyAnswer =
                serde_json::from_value(body.answer).map_err(|error| BadRequest::Body(error.to_string()))?;
            group.answer(company, body.at, answer, time)?;
            // A person who answers needs no stand-in.
            group.stand_in(company, None, time)
        }
        C::CallGame { body, .. } => {
            let colors = body.companies.map(|all| all.iter().map(|one| company(one)).collect::<Result<Vec<_>, _>>());
            group.call_game(body.at, colors.transpose()?, time)
        }
        C::Told { body, .. } => group.tell(body.to, body.lines),
        C::ReadTo { body, .. } => group.read(&actor.id, body.to),
        C::Rewind { body, .. } => group.agree(&actor.id, body.game, time),
        C::DeclineRewind { .. } => group.decline(time),
    }
}

impl Dependencies {
    /// Lets a campaign continue after the end of a game, or after a change of players at the game's
    /// table.
    pub async fn advance_campaign(self: &Arc<Dependencies>, id: &CampaignId) {
        self.order_campaign(id, CampaignOrder::Advance).await;
    }

    /// Makes all running campaigns check for holders who may be gone.
    pub async fn wake_campaigns(self: &Arc<Dependencies>) {
        for id in self.campaigns.ids() {
            match self.is_mirror(&journal_id(&id)) {
                true => self.bring::<CampaignTask>(&id, News::Present),
                false => self.order_campaign(&id, CampaignOrder::Wake).await,
            }
        }
    }

    async fn order_campaign(self: &Arc<Dependencies>, id: &CampaignId, order: CampaignOrder) {
        if let Err(refusal) = self.command::<CampaignTask>(id, Command::of_server(order)).await {
            tracing::error!(campaign = %id, code = refusal.code(), "a campaign cannot go on");
        }
    }

    /// Adds a watcher to a campaign, or returns why the watcher was refused.
    pub async fn watch_campaign(
        self: &Arc<Dependencies>,
        id: &CampaignId,
        watcher: CampaignWatcher,
    ) -> Result<(), Refusal> {
        for _ in 0..TRIES {
            let (admitted, answer) = oneshot::channel();
            self.watch::<CampaignTask>(id, Arrival { watcher: watcher.clone(), admitted }).await;
            if let Ok(answer) = answer.await {
                return answer;
            }
        }
        Err(Refusal::Unavailable)
    }

    pub async fn unwatch_campaign(&self, id: &CampaignId, socket: u64) {
        self.unwatch::<CampaignTask>(id, socket).await;
    }
}
