//! Administration of tables and campaigns.

use std::sync::Arc;

use protocol::{AdminTable, CampaignCard, CampaignId, Occupant, Person, PersonId, TableCard, TableId};
use words::message;

use super::{AdminActor, Change, PAGE};
use crate::campaign::is_campaign;
use crate::owner::Command;
use crate::refusal::Refusal;
use crate::service::{Dependencies, Reply, Service};
use crate::store::admin::AdminWrite;
use crate::store::{StoreError, TableListing, Write};
use crate::table::{HostJob, TableOrder, TableTask};

/// Returns the people among these occupants, without bots and open seats.
fn people<'a>(sitters: impl Iterator<Item = &'a Occupant>) -> Vec<Person> {
    let person = |sitter: &Occupant| match sitter {
        Occupant::Person { id, name, .. } => Some(Person { id: id.clone(), name: name.clone() }),
        _ => None,
    };
    sitters.filter_map(person).collect()
}

fn described(listing: TableListing) -> AdminTable {
    let card = &listing.head.card;
    let (title, campaign, people) = match is_campaign(&listing.table) {
        true => serde_json::from_str(card).ok().map(|card: CampaignCard| {
            let people = people(card.companies.iter().map(|company| &company.holder));
            (card.name, None, people)
        }),
        false => serde_json::from_str(card).ok().map(|card: TableCard| {
            let people = people(card.seats.iter().map(|seat| &seat.sitter));
            (card.edition, card.campaign_game.map(|campaign_game| campaign_game.campaign), people)
        }),
    }
    .unwrap_or_default();
    let (phase, listed, touched) = (listing.head.phase, listing.head.listed, listing.head.touched);
    AdminTable { id: listing.table, title, campaign, phase, listed, people, touched }
}

impl Dependencies {
    /// Sends an administrative change to a table, and waits for the result.
    pub(super) async fn job(self: &Arc<Dependencies>, table: &TableId, job: HostJob) -> Result<(), Refusal> {
        let order = Command::of_server(TableOrder::Admin(job));
        self.command::<TableTask>(table, order).await.map(|_| ())
    }

    /// Changes names or chat in the journal of a table or campaign.
    pub(crate) async fn change(self: &Arc<Dependencies>, table: &TableId, change: &Change) -> Result<(), Refusal> {
        if is_campaign(table) {
            return self.change_campaign(&CampaignId(table.0.clone()), change).await;
        }
        // A table that is not in memory need not be loaded.
        match self.tables.is_running(table) {
            true => self.job(table, HostJob::Rewrite(change.clone())).await,
            false => self.rewrite(table, change).await,
        }
    }

    /// Deletes a journal, whatever its state.
    pub(crate) async fn drop_game(&self, table: &TableId) -> Result<(), Refusal> {
        let drop = AdminWrite::DropGame { table: table.clone() };
        match self.store.write(Write::Admin(drop)).await {
            Err(StoreError::Conflict) => Err(Refusal::NoSuchTable),
            done => Ok(done?),
        }
    }

    /// Deletes a table and ends its task.
    pub(crate) async fn delete_game(self: &Arc<Dependencies>, table: &TableId) -> Result<(), Refusal> {
        match self.tables.is_running(table) {
            true => self.job(table, HostJob::Delete).await,
            false => self.drop_game(table).await,
        }
    }
}

impl Service {
    async fn listing(&self, table: &TableId) -> Result<TableListing, Refusal> {
        self.shared.store.admin().listing(table).await?.ok_or(Refusal::NoSuchTable)
    }

    pub(super) async fn admin_tables(&self, after: &TableId) -> Result<Reply, Refusal> {
        let list = self.shared.store.admin().tables_after(after, PAGE).await?;
        Ok(Reply::json(&list.into_iter().map(described).collect::<Vec<_>>()))
    }

    pub(super) async fn admin_tables_of(&self, person: &PersonId) -> Result<Reply, Refusal> {
        let mut tables = Vec::new();
        for table in self.shared.store.admin().naming(person).await? {
            tables.extend(self.shared.store.admin().listing(&table).await?.map(described));
        }
        Ok(Reply::json(&tables))
    }

    pub(super) async fn close_table(&self, actor: AdminActor, table: &TableId, reason: &str) -> Result<Reply, Refusal> {
        let found = described(self.listing(table).await?);
        if is_campaign(table) || found.campaign.is_some() {
            return Err(Refusal::Bad(message!("refusal-close-campaign")));
        }
        self.audit(actor, "close", &table.0, reason).await?;
        self.shared.job(table, HostJob::Close).await?;
        Ok(Reply::nothing())
    }

    pub(super) async fn delete_table(
        &self,
        actor: AdminActor,
        table: &TableId,
        reason: &str,
    ) -> Result<Reply, Refusal> {
        let found = self.shared.store.admin().listing(table).await?.map(described);
        if found.is_some_and(|found| found.campaign.is_some()) {
            return Err(Refusal::Bad(message!("refusal-delete-campaign")));
        }
        self.audit(actor, "delete", &table.0, reason).await?;
        match is_campaign(table) {
            true => self.shared.delete_campaign(&CampaignId(table.0.clone())).await?,
            false => self.shared.delete_game(table).await?,
        }
        Ok(Reply::nothing())
    }

    pub(super) async fn remove_from_seat(
        &self,
        actor: AdminActor,
        table: &TableId,
        seat: u8,
        reason: &str,
    ) -> Result<Reply, Refusal> {
        let found = described(self.listing(table).await?);
        if is_campaign(table) || found.campaign.is_some() {
            return Err(Refusal::OfCampaign);
        }
        let detail = if reason.is_empty() { format!("seat {seat}") } else { format!("seat {seat}: {reason}") };
        self.audit(actor, "remove", &table.0, &detail).await?;
        self.shared.job(table, HostJob::Remove { seat }).await?;
        Ok(Reply::nothing())
    }
}
