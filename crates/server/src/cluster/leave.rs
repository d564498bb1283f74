//! A planned stop: a node hands its tables over to others before it exits.

use std::time::Duration;

use protocol::TableId;
use tokio::time::{Instant, sleep};

use super::KnownHead;
use super::role::Joined;
use crate::owner::News;
use crate::service::Service;

/// Time limit for handing over all tables.
const PATIENCE: Duration = Duration::from_secs(5);
const LOOK_EVERY: Duration = Duration::from_millis(10);

impl Service {
    /// Checks whether this node is about to stop.
    pub fn is_leaving(&self) -> bool {
        self.shared.node.get().is_some_and(|node| node.is_leaving())
    }

    /// Hands all tables and campaigns over to other nodes, within a time limit. Each finishes its
    /// current command and forwards later ones.
    pub async fn hand_over_all(&self) {
        let Some(joined) = self.shared.joined() else { return };
        joined.node.set_leaving();
        // This heartbeat announces that the node takes over no more tables, and updates its list of
        // live nodes.
        if joined.node.beat(joined.store).await.is_err() {
            return;
        }
        let begun = Instant::now();
        loop {
            let own = own(&joined);
            if own.is_empty() || begun.elapsed() > PATIENCE {
                return;
            }
            for journal in own {
                let Some(to) = self.heir(&joined, &journal) else { return };
                self.shared.bring_to(&journal, News::Yield(to));
            }
            sleep(LOOK_EVERY).await;
        }
    }

    /// Returns the node that takes over a table: the node to which most of the table's people are
    /// connected, or else the node that would take over if this node died.
    fn heir(&self, joined: &Joined<'_>, journal: &TableId) -> Option<crate::store::NodeId> {
        let crowded = self.shared.presence.most_crowded(journal, |node| joined.node.is_able(node));
        crowded.or_else(|| joined.node.successor(journal))
    }

    /// Leaves the cluster. Other nodes may then immediately claim everything that this node still
    /// owns.
    pub async fn part(&self) {
        if let Some(Joined { node, store }) = self.shared.joined() {
            let _ = store.drop_node(&node.id).await;
        }
    }
}

fn own(joined: &Joined<'_>) -> Vec<TableId> {
    let is_own = |(journal, known): (TableId, KnownHead)| known.owner.is_none().then_some(journal);
    joined.node.all_known().into_iter().filter_map(is_own).collect()
}
