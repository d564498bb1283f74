//! Administrative changes to campaigns: requested by the server's host, or needed to delete a
//! person.

use std::sync::Arc;

use protocol::CampaignId;
use protocol::calls::{Call, Subject};
use serde::{Deserialize, Serialize};

use super::journal_id;
use super::readings::ReadTables;
use super::task::{CampaignOrder, CampaignTask};
use crate::admin::Change;
use crate::owner::{Command, Owned, Query};
use crate::refusal::Refusal;
use crate::service::Dependencies;

/// An administrative change to a campaign.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum CampaignJob {
    /// Changes names in the journal.
    Rewrite(Change),
    /// Deletes the journal.
    Delete,
}

impl CampaignTask {
    /// Rewrites or deletes the journal in the store. Watchers reload after a rewrite, and are
    /// disconnected after a deletion.
    pub(super) async fn finish(&mut self, job: CampaignJob) -> Result<(), Refusal> {
        let journal = journal_id(&self.id);
        let done = match &job {
            CampaignJob::Rewrite(change) => self.shared.rewrite(&journal, change).await,
            CampaignJob::Delete => self.shared.drop_game(&journal).await,
        };
        self.group = None;
        done?;
        match job {
            CampaignJob::Delete => self.watchers.drain(..).for_each(|watcher| watcher.out.cut_off()),
            CampaignJob::Rewrite(_) if self.watchers.is_empty() => {}
            CampaignJob::Rewrite(_) => {
                if self.ready().await.is_ok() {
                    self.tell();
                }
            }
        }
        Ok(())
    }
}

impl Dependencies {
    async fn campaign_job(self: &Arc<Dependencies>, id: &CampaignId, job: CampaignJob) -> Result<(), Refusal> {
        let order = CampaignOrder::Admin(job);
        self.command::<CampaignTask>(id, Command::of_server(order)).await.map(|_| ())
    }

    /// Changes names in the journal of a campaign. This works even if the campaign cannot be
    /// loaded, as long as its journal can be read.
    pub(crate) async fn change_campaign(
        self: &Arc<Dependencies>,
        id: &CampaignId,
        change: &Change,
    ) -> Result<(), Refusal> {
        match self.campaign_job(id, CampaignJob::Rewrite(change.clone())).await {
            Err(Refusal::Damaged(_) | Refusal::NoSuchThing(_)) => self.rewrite(&journal_id(id), change).await,
            done => done,
        }
    }

    /// Deletes a campaign and its tables. If the campaign is damaged, only its journal is deleted.
    pub(crate) async fn delete_campaign(self: &Arc<Dependencies>, id: &CampaignId) -> Result<(), Refusal> {
        let subject = Subject { campaign: Some(id.clone()), ..Subject::default() };
        let query = Query { actor: None, call: Call::Campaign, subject };
        let tables = self.read(id, query, ReadTables).await;
        let tables = match tables {
            Ok(tables) => {
                self.campaign_job(id, CampaignJob::Delete).await?;
                tables
            }
            Err(Refusal::Damaged(_)) => {
                self.drop_game(&journal_id(id)).await?;
                Vec::new()
            }
            Err(refusal) => return Err(refusal),
        };
        for table in tables {
            match self.delete_game(&table).await {
                Ok(()) | Err(Refusal::NoSuchTable) => {}
                Err(refusal) => return Err(refusal),
            }
        }
        Ok(())
    }
}
