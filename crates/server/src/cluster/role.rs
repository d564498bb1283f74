//! Ownership of journals: finding the owner, taking over, and forwarding commands to the owner.

use std::sync::Arc;
use std::time::Duration;

use protocol::TableId;
use tokio::sync::oneshot;
use tokio::time::{Instant, sleep};

use super::node::ClusterNode;
use super::note::{Answer, Note};
use crate::campaign::{CampaignTask, is_campaign};
use crate::owner::{Executed, Message, Owned, Sent, TRIES};
use crate::planted::is_planted;
use crate::refusal::Refusal;
use crate::service::Dependencies;
use crate::store::{Append, NodeId, NodeStore, Ownership, StoreError, Write};
use crate::table::TableTask;

/// Time limit for retrying a forwarded command that no owner has executed.
const REPEATED: Duration = Duration::from_secs(15);
/// Timeout for the reply to a forwarded command.
const PATIENCE: Duration = Duration::from_millis(2_000);
/// The same for commands that may be sent again, so that a lost message costs players little time.
const REPEATED_AFTER: Duration = Duration::from_millis(750);
/// Delay before a command is sent again.
const BREATH: Duration = Duration::from_millis(50);

/// The role of this node for a table or campaign.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NodeRole {
    Owner,
    /// This node follows the entries that the given node writes.
    Mirror(NodeId),
}

/// This node and its store, once it has joined other nodes.
#[derive(Clone, Copy)]
pub struct Joined<'a> {
    pub node: &'a Arc<ClusterNode>,
    pub store: &'a dyn NodeStore,
}

impl Dependencies {
    pub fn joined(&self) -> Option<Joined<'_>> {
        Some(Joined { node: self.node.get()?, store: self.store.nodes()? })
    }

    /// Saves entries. If it is unknown whether they were saved, this node gives up its claim to the
    /// journal. The next claim increments the epoch, so that the lost write can no longer succeed.
    pub(crate) async fn append(&self, append: &Append) -> Result<(), StoreError> {
        let saved = self.store.write(Write::Append(append.clone())).await;
        let is_unknown = saved.as_ref().is_err_and(|error| *error != StoreError::Conflict);
        // The epoch and the entry number each block a late write, so the planted fault `unordered`
        // must disable both.
        let keeps_claim = is_planted("kept-claim") || is_planted("unordered");
        if let (true, Some(joined)) = (is_unknown && !keeps_claim, self.joined()) {
            joined.store.forget(&append.table);
        }
        saved
    }

    /// Executes a command forwarded by another node, and replies.
    pub(super) fn serve_ask(self: &Arc<Self>, from: NodeId, number: u64, journal: TableId, command: String) {
        let shared = Arc::clone(self);
        tokio::spawn(async move {
            let answer = match is_campaign(&journal) {
                true => shared.execute_passed::<CampaignTask>(&journal, &command).await,
                false => shared.execute_passed::<TableTask>(&journal, &command).await,
            };
            if let (Some(answer), Some(node)) = (answer, shared.node.get()) {
                node.send(Some(&from), &Note::Answer { number, answer });
            }
        });
    }

    async fn execute_passed<S: Owned>(self: &Arc<Self>, journal: &TableId, command: &str) -> Option<Answer> {
        let command = serde_json::from_str(command).ok()?;
        match self.executed::<S>(&S::id_of(journal), command, true).await? {
            Executed::Done { result, entries } => {
                let result = result.map(|answer| serde_json::to_string(&answer).expect("an answer can be written"));
                Some(Answer::Done { entries, result })
            }
            Executed::Moved => Some(Answer::Moved),
        }
    }

    /// Forwards a command to the owner of its journal. The reply waits until the local mirror has
    /// caught up with the owner, so that callers see the effect of their command.
    pub(crate) fn pass_on<S: Owned>(self: &Arc<Self>, id: &S::Id, owner: NodeId, sent: Sent<S>) {
        let (shared, id) = (Arc::clone(self), id.clone());
        tokio::spawn(async move {
            let Some(node) = shared.node.get() else { return };
            let text = serde_json::to_string(&sent.command).expect("a command can be written");
            let can_repeat = S::can_repeat(&sent.command.order);
            let time = if can_repeat { REPEATED_AFTER } else { PATIENCE };
            match node.ask(&owner, &S::journal(&id), text, time).await {
                Some(Answer::Done { entries, result }) => {
                    let result = result.and_then(|text| serde_json::from_str(&text).map_err(|_| Refusal::Unavailable));
                    shared.catch_up(&id, entries, &sent).await;
                    let _ = sent.reply.send(Executed::Done { result, entries });
                }
                silence => {
                    let may_repeat = silence.is_some() || can_repeat || is_planted("repeated");
                    shared.pass_again(&id, sent, may_repeat).await;
                }
            }
        });
    }

    /// Waits until the local mirror has this number of entries. While the store fails, it tries
    /// again, unless the caller has given up.
    async fn catch_up<S: Owned>(self: &Arc<Self>, id: &S::Id, entries: u32, sent: &Sent<S>) {
        while !sent.reply.is_closed() && sent.begun.elapsed() < REPEATED {
            let (sender, caught_up) = oneshot::channel();
            if self.send::<S>(id, Message::Passed(entries, sender)).await.is_ok() && caught_up.await.is_ok() {
                return;
            }
            sleep(BREATH).await;
        }
    }

    /// Sends a command again, unless it was first sent too long ago, or may already have been
    /// executed and must not be repeated.
    async fn pass_again<S: Owned>(self: &Arc<Self>, id: &S::Id, sent: Sent<S>, may_repeat: bool) {
        if !may_repeat || sent.begun.elapsed() > REPEATED {
            let _ = sent.reply.send(Executed::Done { result: Err(Refusal::Unavailable), entries: 0 });
            return;
        }
        sleep(BREATH).await;
        let mut message = Message::Command(Sent { must_look: true, ..sent });
        for _ in 0..TRIES {
            match self.send::<S>(id, message).await {
                Ok(()) => return,
                Err(unsent) => message = unsent,
            }
        }
    }
}

impl<S: Owned> Sent<S> {
    pub fn new(
        command: crate::owner::Command<S::Order>,
        reply: oneshot::Sender<Executed<S::Answer>>,
        is_passed: bool,
    ) -> Sent<S> {
        Sent { command, reply, is_passed, must_look: is_passed, begun: Instant::now() }
    }
}

impl Joined<'_> {
    /// Looks up the owner of a journal, and takes the journal over if it has no live owner. Returns
    /// `None` if there is no such journal.
    pub async fn role_of(self, journal: &TableId) -> Result<Option<(NodeRole, Ownership)>, Refusal> {
        let Joined { node, store } = self;
        for _ in 0..TRIES {
            let Some(found) = store.ownership(journal).await? else { return Ok(None) };
            let is_own = found.owner == node.id;
            if is_own && store.epoch(journal) == Some(found.epoch) {
                return Ok(Some((NodeRole::Owner, found)));
            }
            if !is_own && !found.owner.is_empty() && !self.is_dead(&found.owner).await {
                store.forget(journal);
                return Ok(Some((NodeRole::Mirror(found.owner.clone()), found)));
            }
            if let Some(claimed) = store.claim(journal, found.epoch, node.beat_of(&found.owner)).await? {
                tracing::info!(table = %journal, epoch = claimed.epoch, "this node is the owner now");
                return Ok(Some((NodeRole::Owner, claimed)));
            }
            // Another node was faster, or the owner lives again. Look again.
            node.beat(store).await?;
        }
        Err(Refusal::Unavailable)
    }

    async fn is_dead(self, owner: &NodeId) -> bool {
        // A node that was unknown at the last heartbeat may have started since.
        if !self.node.is_known(owner) && self.node.beat(self.store).await.is_err() {
            return false;
        }
        self.node.is_dead(owner)
    }
}
