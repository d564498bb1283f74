//! The background work of a node: sending heartbeats, handling messages from other nodes, and
//! keeping its copies up to date.

use std::sync::Arc;
use std::time::Duration;

use protocol::TableId;
use tokio::time::Instant;

use super::note::Note;
use super::peers::BEAT_EVERY_MS;
use super::role::Joined;
use super::{ClusterNode, Inbox, KnownHead};
use crate::campaign::{CampaignTask, is_campaign};
use crate::clock::DatabaseClock;
use crate::owner::{News, Owned};
use crate::planted::is_planted;
use crate::service::{Dependencies, Service};
use crate::store::{StoreError, TableListing};
use crate::table::TableTask;

/// Number of heartbeats between comparisons of all copies with the store. Comparing makes up for
/// lost messages.
const COMPARE_EVERY: u32 = 4;
/// Number of heartbeats between clock updates, removals of long-dead nodes, and repeated messages
/// about connected people.
const REPEAT_EVERY: u32 = 20;
/// Number of heartbeats between reloads of webhooks, mutes and bans.
const RELOAD_EVERY: u32 = 60;
/// Number of journals compared per query.
const COMPARED: usize = 1_000;

impl Dependencies {
    /// Checks whether this node is responsible for a periodic task that only one node may perform.
    pub fn keeps(&self, name: &str) -> bool {
        self.node.get().is_none_or(|node| node.keeps(name))
    }

    /// Delivers news to a running table or campaign.
    pub(crate) fn bring_to(&self, journal: &TableId, news: News) {
        match is_campaign(journal) {
            true => self.bring::<CampaignTask>(&CampaignTask::id_of(journal), news),
            false => self.bring::<TableTask>(journal, news),
        }
    }

    /// Filters a list of tables to those that this node must handle: its own tables, and its share
    /// of the tables without a live owner.
    pub(crate) async fn own_tables(&self, list: Vec<TableListing>) -> Vec<TableId> {
        let mut tables: Vec<TableId> = list.into_iter().map(|listing| listing.table).collect();
        tables.retain(|table| !is_campaign(table));
        let Some(Joined { node, store }) = self.joined() else { return tables };
        let found = store.ownerships(&tables).await.unwrap_or_default();
        let is_own = |(table, found): &(TableId, crate::store::Ownership)| {
            let is_free = found.owner.is_empty() || node.is_dead(&found.owner);
            found.owner == node.id || is_free && node.keeps(&table.0)
        };
        found.into_iter().filter(is_own).map(|(table, _)| table).collect()
    }

    /// Checks whether this node only follows a journal that another node owns.
    pub(crate) fn is_mirror(&self, journal: &TableId) -> bool {
        let known = self.node.get().and_then(|node| node.known(journal));
        known.is_some_and(|known| known.owner.is_some())
    }
}

impl Service {
    /// Joins the other nodes on the same store. From then on, this node writes only to journals it
    /// owns.
    ///
    /// # Errors
    ///
    /// Fails if the database does not answer, or cannot be shared.
    pub async fn join(&self, node: ClusterNode) -> Result<(), StoreError> {
        let unshared = || StoreError::Broken("it cannot be shared by several nodes".to_string());
        let store = self.shared.store.nodes().ok_or_else(unshared)?;
        store.join(node.id.clone());
        node.read_key(store).await?;
        node.beat(store).await?;
        node.take_changed();
        let _ = self.shared.node.set(Arc::new(node));
        Ok(())
    }

    /// Sends heartbeats and handles messages until the server stops.
    pub async fn keep_node(self: Arc<Self>, mut inbox: Inbox, clock: Option<Arc<DatabaseClock>>) {
        let mut beats = tokio::time::interval(Duration::from_millis(BEAT_EVERY_MS));
        beats.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        let mut number = 0;
        let beating = async {
            loop {
                beats.tick().await;
                self.beat_node(number, clock.as_deref()).await;
                number += 1;
            }
        };
        let listening = async {
            while let Some(text) = inbox.recv().await {
                match self.shared.node.get().and_then(|node| node.read(&text)) {
                    Some(note) => self.hear_note(note).await,
                    None => tracing::warn!("a message on the bus is damaged or forged"),
                }
            }
        };
        tokio::join!(beating, listening);
    }

    async fn beat_node(&self, number: u32, clock: Option<&DatabaseClock>) {
        let Some(joined) = self.shared.joined() else { return };
        if let Err(error) = joined.node.beat(joined.store).await {
            tracing::debug!(%error, "a beat is lost");
            return;
        }
        let changed = joined.node.take_changed();
        for node in &changed.died {
            tracing::warn!(node, "a node has stopped or died");
            let now = self.shared.clock.now();
            for place in self.shared.presence.drop_node(node) {
                self.shared.people_elsewhere(&place, now);
            }
        }
        for node in &changed.came {
            joined.node.tell_crowds(Some(node));
        }
        self.look_after(&joined, number.is_multiple_of(COMPARE_EVERY)).await;
        if number.is_multiple_of(REPEAT_EVERY) {
            joined.node.tell_crowds(None);
            let (asked, time) = (Instant::now(), joined.store.time().await);
            if let (Some(clock), Ok(time)) = (clock, time) {
                clock.set(asked, time);
            }
            for node in joined.node.long_dead() {
                let _ = joined.store.drop_node(&node).await;
            }
        }
        if number.is_multiple_of(RELOAD_EVERY) {
            self.load_hooks().await;
            self.load_sanctions().await;
        }
    }

    /// Sends `News::Look` to every copy whose owner has died and, if `compares` is set, to every
    /// copy that differs from the store.
    async fn look_after(&self, joined: &Joined<'_>, compares: bool) {
        let known = joined.node.all_known();
        let is_orphan = |known: &KnownHead| known.owner.as_ref().is_some_and(|owner| joined.node.is_dead(owner));
        for (journal, _) in known.iter().filter(|(_, known)| is_orphan(known)) {
            self.shared.bring_to(journal, News::Look);
        }
        if !compares || is_planted("unfenced") || is_planted("uncompared") {
            return;
        }
        let journals: Vec<TableId> = known.keys().cloned().collect();
        for part in journals.chunks(COMPARED) {
            let Ok(found) = joined.store.ownerships(part).await else { return };
            for (journal, found) in &found {
                let owner = Some(&found.owner).filter(|owner| **owner != joined.node.id);
                let is_claimed = owner.is_some() || joined.store.epoch(journal) == Some(found.epoch);
                let is_same = |known: &KnownHead| {
                    let is_head = known.entries == found.entries && known.sum == found.sum;
                    known.owner.as_ref() == owner && is_head && is_claimed
                };
                if !joined.node.known(journal).is_some_and(|known| is_same(&known)) {
                    self.shared.bring_to(journal, News::Look);
                }
            }
            for gone in part.iter().filter(|journal| !found.iter().any(|(known, _)| known == *journal)) {
                self.shared.bring_to(gone, News::Look);
            }
        }
    }

    async fn hear_note(&self, note: Note) {
        let Some(node) = self.shared.node.get() else { return };
        match note {
            Note::Head { journal, entries, sum, last } => {
                self.shared.bring_to(&journal, News::Head { entries, sum, last });
            }
            Note::Look { journals } => {
                journals.iter().for_each(|journal| self.shared.bring_to(journal, News::Look));
            }
            Note::Ask { from, number, journal, command } => {
                if node.is_new(&from, number) {
                    self.shared.serve_ask(from, number, journal, command);
                }
            }
            Note::Answer { number, answer } => node.answered(number, answer),
            Note::Here { node: from, place, crowd } => {
                if self.shared.presence.set_elsewhere(&place, &from, crowd) {
                    self.shared.people_elsewhere(&place, self.shared.clock.now());
                }
            }
            Note::Revoked { key } => self.revoke_here(&key),
            Note::Restored { key } => self.restore_key_here(&key),
            Note::Settings => {
                self.load_hooks().await;
                self.load_sanctions().await;
            }
            Note::Worker { worker, free } => node.thinkers.heard(worker, free),
            Note::Thought { number, answer } => node.thinkers.answered(number, answer),
            // Only workers handle this message.
            Note::Think { .. } => {}
        }
    }
}

impl Dependencies {
    /// Handles people who join or leave a table or campaign through other nodes.
    fn people_elsewhere(&self, place: &TableId, now: crate::clock::Millis) {
        let is_running = match is_campaign(place) {
            true => self.campaigns.is_running(&CampaignTask::id_of(place)),
            false => self.tables.is_running(place),
        };
        match is_running {
            true => self.bring_to(place, News::Present),
            false => self.presence.note(place, &self.presence.elsewhere(place).people, now),
        }
    }
}
