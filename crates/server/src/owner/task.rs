//! The task that serves a table or campaign, as its owner or as a mirror.

use std::future::pending;
use std::sync::Arc;
use std::time::Duration;

use protocol::TableId;
use tokio::sync::mpsc;
use tokio::time::sleep;

use super::{Command, Executed, Handle, Message, News, Owned, Query, Sent};
use crate::cluster::note::{Crowd, Note};
use crate::cluster::{Joined, KnownHead, NodeRole};
use crate::limits::MESSAGES_WAITING;
use crate::planted::is_planted;
use crate::refusal::Refusal;
use crate::service::Dependencies;
use crate::store::{NodeId, Ownership, chained};

struct Task<S: Owned> {
    shared: Arc<Dependencies>,
    id: S::Id,
    owned: S,
    role: NodeRole,
    /// The node's lease when the role was looked up; `None` if the role must be looked up again.
    lease: Option<u64>,
    /// The people connected here, as last reported to the other nodes.
    crowd: Crowd,
    /// The last known state of the journal.
    known: Option<KnownHead>,
}

pub fn start<S: Owned>(shared: Arc<Dependencies>, id: S::Id) -> Handle<S> {
    let (handle, mut messages) = mpsc::channel(MESSAGES_WAITING);
    let own = handle.clone();
    tokio::spawn(async move {
        let (sender, events) = mpsc::unbounded_channel();
        match Task::<S>::open(Arc::clone(&shared), id.clone(), sender).await {
            Ok(mut task) => {
                task.run(&mut messages, events).await;
                // This must happen before another task for the same journal can start.
                task.close();
                S::owners(&shared).remove(&id, &own);
                messages.close();
                // Messages that arrived too late get no reply, so their senders try again.
                while let Some(message) = messages.recv().await {
                    if let Message::Watch(watcher) = message {
                        S::cut_off(watcher);
                    }
                }
            }
            Err(refusal) => {
                // All waiting callers get the reason. The next caller starts a new task.
                S::owners(&shared).remove(&id, &own);
                messages.close();
                while let Some(message) = messages.recv().await {
                    refuse(&id, message, &refusal);
                }
            }
        }
    });
    handle
}

fn refuse<S: Owned>(id: &S::Id, message: Message<S>, refusal: &Refusal) {
    match message {
        Message::Command(sent) => {
            drop(sent.reply.send(Executed::Done { result: Err(refusal.clone()), entries: 0 }));
        }
        Message::Read(_, look) => look(Err(refusal.clone())),
        Message::Watch(watcher) => S::turn_away(id, watcher, refusal),
        // If the journal is gone, there is nothing to catch up with.
        Message::Passed(_, caught_up) if *refusal == Refusal::NoSuchTable => drop(caught_up.send(())),
        Message::Passed(..) | Message::Unwatch(_) | Message::News(_) => {}
    }
}

async fn passed(wait: Option<Duration>) {
    match wait {
        Some(wait) => sleep(wait).await,
        None => pending().await,
    }
}

impl<S: Owned> Task<S> {
    async fn open(
        shared: Arc<Dependencies>,
        id: S::Id,
        events: mpsc::UnboundedSender<S::Event>,
    ) -> Result<Task<S>, Refusal> {
        // The owner is determined before the journal is read, so that the journal contains
        // everything that earlier owners wrote.
        let lease = shared.node.get().and_then(|node| node.lease());
        let role = match shared.joined() {
            Some(joined) => joined.role_of(&S::journal(&id)).await?.map_or(NodeRole::Owner, |(role, _)| role),
            None => NodeRole::Owner,
        };
        let mut owned = S::open(Arc::clone(&shared), id.clone(), events).await?;
        owned.set_owner(role == NodeRole::Owner);
        let mut task = Task { shared, id, owned, role, lease, crowd: Crowd::default(), known: None };
        task.settle();
        Ok(task)
    }

    async fn run(&mut self, messages: &mut mpsc::Receiver<Message<S>>, mut events: mpsc::UnboundedReceiver<S::Event>) {
        loop {
            let wait = self.owned.wait();
            let is_alive = tokio::select! {
                biased;
                Some(event) = events.recv() => self.owned.event(event).await,
                message = messages.recv() => match message {
                    Some(message) => self.handle(message).await,
                    None => false,
                },
                () = passed(wait) => self.owned.woke().await,
            };
            if !is_alive {
                return;
            }
            self.reclaim().await;
            self.settle();
        }
    }

    fn close(&mut self) {
        self.owned.close();
        if let Some(node) = self.shared.node.get() {
            node.note(&S::journal(&self.id), None);
            if !self.crowd.is_empty() {
                node.set_crowd(&S::journal(&self.id), Crowd::default());
            }
        }
    }

    async fn handle(&mut self, message: Message<S>) -> bool {
        if self.must_look(&message)
            && let Err(refusal) = self.look().await
        {
            let is_gone = refusal == Refusal::NoSuchTable;
            refuse(&self.id, message, &refusal);
            return !is_gone;
        }
        match message {
            Message::Command(sent) => self.command(sent).await,
            Message::Read(query, look) => {
                let admitted = self.admit(&query).await;
                let is_alive = admitted.is_ok() || self.owned.restore().await;
                look(admitted.map(|()| &self.owned));
                is_alive
            }
            Message::Watch(watcher) => self.owned.watch(watcher).await,
            Message::Unwatch(socket) => self.owned.unwatch(socket).await,
            Message::News(news) => self.hear(news).await,
            Message::Passed(_, caught_up) => {
                let _ = caught_up.send(());
                true
            }
        }
    }

    async fn command(&mut self, sent: Sent<S>) -> bool {
        if let NodeRole::Mirror(owner) = &self.role {
            match sent.is_passed {
                true => drop(sent.reply.send(Executed::Moved)),
                false if is_planted("dropped") => {}
                false => self.shared.pass_on::<S>(&self.id, owner.clone(), sent),
            }
            return true;
        }
        let done = execute(&mut self.owned, &sent.command).await;
        let is_alive = (done.is_ok() || self.owned.restore().await) && !self.owned.is_gone();
        // The store refuses writes from a node that is no longer the owner.
        if is_alive && done.as_ref().is_err_and(|refusal| *refusal == Refusal::Unavailable) {
            let is_moved = self.look().await.is_ok() && matches!(self.role, NodeRole::Mirror(_));
            if is_moved && S::can_repeat(&sent.command.order) {
                return Box::pin(self.command(sent)).await;
            }
        }
        // Notify other nodes before replying to the one that asked.
        self.settle();
        let entries = self.owned.head().map_or(0, |(entries, _)| entries);
        let _ = sent.reply.send(Executed::Done { result: done, entries });
        is_alive
    }

    async fn admit(&mut self, query: &Query) -> Result<(), Refusal> {
        self.owned.ready().await?;
        self.owned.admit(query)?;
        match self.role {
            NodeRole::Owner => self.owned.commit().await,
            NodeRole::Mirror(_) => Ok(()),
        }
    }

    async fn hear(&mut self, news: News) -> bool {
        match news {
            News::Head { entries, sum, last } => {
                let is_late = self.owned.head().is_some_and(|(own, _)| own > entries);
                if self.role != NodeRole::Owner && !is_late {
                    // On failure, a later check catches up.
                    let _ = self.follow(entries, &sum, &last).await;
                }
                true
            }
            News::Look => {
                // The owner has already been looked up, since `must_look` returns true for this
                // message. It may not know that people are connected here.
                if self.role != NodeRole::Owner {
                    self.crowd = Crowd::default();
                }
                true
            }
            News::Present => {
                // New watchers of a mirror may have missed the latest entries.
                self.send_head(&[]);
                self.owned.present().await
            }
            News::Yield(to) => self.hand_over(to).await,
        }
    }

    /// Hands the journal over to another node.
    async fn hand_over(&mut self, to: NodeId) -> bool {
        let (shared, journal) = (Arc::clone(&self.shared), S::journal(&self.id));
        if self.role == NodeRole::Owner
            && let Some(joined) = shared.joined()
        {
            // If the reply is lost, the other node may be the owner.
            self.lease = None;
            if joined.store.hand_over(std::slice::from_ref(&journal), &to).await.is_ok() {
                self.role = NodeRole::Mirror(to);
                self.owned.set_owner(false);
                joined.node.send(None, &Note::Look { journals: vec![journal] });
            }
        }
        true
    }

    /// Checks whether this node must look up the owner and its latest entries before it handles a
    /// message.
    fn must_look(&self, message: &Message<S>) -> bool {
        let Some(node) = self.shared.node.get() else { return false };
        match (&self.role, message) {
            (_, Message::News(News::Look)) => true,
            (NodeRole::Owner, Message::Command(_) | Message::Read(..) | Message::Watch(_)) => !node.holds(self.lease),
            (NodeRole::Mirror(_), Message::Command(sent)) => sent.must_look,
            // Nobody may see an older state here than they have seen through another node.
            (NodeRole::Mirror(_), Message::Read(..) | Message::Watch(_)) => !is_planted("unchecked"),
            (NodeRole::Mirror(_), Message::Passed(entries, _)) => {
                self.owned.head().is_none_or(|(own, _)| own < *entries)
            }
            _ => false,
        }
    }

    /// Claims the journal again after a write whose outcome is unknown. On failure, the next
    /// message tries again.
    async fn reclaim(&mut self) {
        let has_claim = |joined: Joined<'_>| joined.store.epoch(&S::journal(&self.id)).is_some();
        if self.role == NodeRole::Owner && !self.shared.joined().is_none_or(has_claim) {
            self.lease = None;
            let _ = self.look().await;
        }
    }

    /// Looks up the owner, takes the journal over if it has no live owner, and catches up with the
    /// store.
    async fn look(&mut self) -> Result<(), Refusal> {
        let shared = Arc::clone(&self.shared);
        let Some(joined) = shared.joined() else { return Ok(()) };
        let lease = joined.node.lease();
        let found = joined.role_of(&S::journal(&self.id)).await?;
        let Some((role, Ownership { entries, sum, .. })) = found else { return Err(Refusal::NoSuchTable) };
        let (is_owner, was_owner) = (role == NodeRole::Owner, self.role == NodeRole::Owner);
        if !is_owner {
            self.role = role;
            if was_owner {
                self.owned.set_owner(false);
            }
        }
        // A new owner acts only once it has caught up. If that fails, it looks again.
        self.lease = None;
        self.follow(entries, &sum, &[]).await?;
        if is_owner && !was_owner {
            self.role = NodeRole::Owner;
            self.owned.set_owner(true);
        }
        self.lease = lease;
        Ok(())
    }

    /// Catches up with the store, to at least this number of entries. `last` contains the most
    /// recent ones, or none; the others are read from the store.
    async fn follow(&mut self, entries: u32, sum: &str, last: &[String]) -> Result<(), Refusal> {
        let Some((own, before)) = self.owned.head().map(|(own, sum)| (own, sum.to_string())) else {
            // An owner loads the journal when it is needed, so only a mirror loads it here.
            let is_loaded = self.role == NodeRole::Owner || self.owned.reload().await;
            return if is_loaded { Ok(()) } else { Err(Refusal::Unavailable) };
        };
        if (own, &*before) == (entries, sum) {
            return Ok(());
        }
        let missing = last.len().checked_sub(entries.saturating_sub(own) as usize).map(|known| &last[known..]);
        let journal = S::journal(&self.id);
        if let Some(missing) = missing.filter(|missing| !missing.is_empty())
            && chain(&journal, own, &before, missing) == sum
            && self.owned.follow(missing, sum)
        {
            return Ok(());
        }
        if own < entries
            && let Some(joined) = Arc::clone(&self.shared).joined()
        {
            let rows = joined.store.entries_from(&journal, own).await?;
            if let Some((texts, last)) = checked(&journal, own, before, rows)
                && self.owned.follow(&texts, &last)
            {
                return Ok(());
            }
        }
        if self.owned.reload().await { Ok(()) } else { Err(Refusal::Unavailable) }
    }

    /// Tells the nodes with watchers how far the journal has grown. Others need not know, since they
    /// ask the store before they show anything.
    fn send_head(&self, last: &[String]) {
        let (Some(node), Some((entries, sum))) = (self.shared.node.get(), self.owned.head()) else { return };
        let journal = S::journal(&self.id);
        let nodes = self.shared.presence.nodes_elsewhere(&journal);
        if self.role == NodeRole::Owner && !nodes.is_empty() {
            let head = Note::Head { journal, entries, sum: sum.to_string(), last: last.to_vec() };
            nodes.iter().for_each(|to| node.send(Some(to), &head));
        }
    }

    /// Tells other nodes about changes to the journal and to the people connected here.
    fn settle(&mut self) {
        let Some(node) = self.shared.node.get() else { return };
        let journal = S::journal(&self.id);
        if let Some((entries, sum)) = self.owned.head() {
            let owner = if let NodeRole::Mirror(owner) = &self.role { Some(owner.clone()) } else { None };
            let known = KnownHead { owner, entries, sum: sum.to_string() };
            let is_same = |before: &KnownHead| before.entries == entries && before.sum == known.sum;
            if self.role == NodeRole::Owner && !self.known.as_ref().is_some_and(is_same) {
                self.send_head(self.owned.last());
            }
            if self.known.as_ref() != Some(&known) {
                node.note(&journal, Some(known.clone()));
                self.known = Some(known);
            }
        }
        let crowd = self.owned.crowd();
        if crowd != self.crowd {
            node.set_crowd(&journal, crowd.clone());
            self.crowd = crowd;
        }
    }
}

/// Returns the checksum of the last of these entries, which continue a journal.
fn chain(journal: &TableId, from: u32, before: &str, entries: &[String]) -> String {
    let numbered = entries.iter().zip(from..);
    numbered.fold(before.to_string(), |sum, (text, number)| chained(&sum, journal, number, text))
}

/// Checks that stored entries continue a journal; returns them with the checksum of the last one.
fn checked(
    journal: &TableId,
    from: u32,
    mut sum: String,
    rows: Vec<(String, String)>,
) -> Option<(Vec<String>, String)> {
    let mut texts = Vec::with_capacity(rows.len());
    for ((text, stored), number) in rows.into_iter().zip(from..) {
        sum = chained(&sum, journal, number, &text);
        if sum != stored && !is_planted("unsummed") {
            return None;
        }
        texts.push(text);
    }
    Some((texts, sum))
}

async fn execute<S: Owned>(owned: &mut S, command: &Command<S::Order>) -> Result<S::Answer, Refusal> {
    owned.ready().await?;
    let outcome = owned.apply(command)?;
    owned.commit().await?;
    Ok(owned.answer(command, outcome))
}
