//! Deletion of people. Keys, login and webhook are deleted immediately; journals are rewritten soon
//! afterwards, even if the server is restarted in between.

use std::sync::Arc;

use protocol::calls::{Call, CampaignCall, Subject, TableCall};
use protocol::{CampaignId, Occupant, PersonId, Phase, SeatTaker, TableCard, TableId};

use super::{AdminActor, Change};
use crate::campaign::{ReadCompanies, is_campaign};
use crate::cluster::note::Note;
use crate::refusal::Refusal;
use crate::service::{Caller, Cookie, Reply, Service};
use crate::store::Write;
use crate::store::admin::AdminWrite;
use crate::table::HostJob;

impl Service {
    /// Starts deleting a person. From then on, nobody can sign in as that person.
    async fn begin_to_erase(&self, actor: AdminActor, person: &PersonId, reason: &str) -> Result<(), Refusal> {
        self.audit(actor, "delete-person", &person.0, reason).await?;
        let time = self.shared.clock.now();
        self.drop_all_keys(person, AdminWrite::Erase { person: person.clone(), time }).await?;
        self.shared.hooks.unset(person);
        self.tell_nodes(|| Note::Settings);
        self.shared.sanctions.forget_visits(person);
        Ok(())
    }

    pub(super) async fn erase_person(
        &self,
        actor: AdminActor,
        person: &PersonId,
        reason: &str,
    ) -> Result<Reply, Refusal> {
        let person = self.known(person).await?.id;
        self.begin_to_erase(actor, &person, reason).await?;
        if actor == AdminActor::Offline {
            self.finish_erasures().await;
        }
        Ok(Reply::nothing())
    }

    /// Starts deleting the caller's data, and signs the device out.
    pub(crate) async fn erase_me(&self, caller: &Caller) -> Result<Reply, Refusal> {
        let person = caller.person.as_ref().ok_or(Refusal::WhoAreYou)?;
        self.begin_to_erase(AdminActor::Oneself, &person.id, "").await?;
        Ok(Reply::nothing().with(Cookie::Clear))
    }

    /// Starts deleting a person whose retention period has ended.
    pub(super) async fn erase_stranger(&self, actor: AdminActor, person: &PersonId) -> Result<(), Refusal> {
        self.begin_to_erase(actor, person, "not seen for long").await
    }

    /// Completes pending deletions. Deletions that fail are retried on the next call.
    pub async fn finish_erasures(&self) {
        let people = self.shared.store.admin().erasures().await;
        for person in people.unwrap_or_default() {
            if let Err(refusal) = self.finish_erasure(&person).await {
                tracing::error!(person = %person, code = refusal.code(), "a person is not deleted completely yet");
            }
        }
    }

    async fn finish_erasure(&self, person: &PersonId) -> Result<(), Refusal> {
        let Some(row) = self.shared.store.person(person).await? else {
            let erased = AdminWrite::Erased { person: person.clone() };
            return Ok(self.shared.store.write(Write::Admin(erased)).await?);
        };
        let caller = Caller { person: Some(row), ..Caller::default() };
        let mut failed = None;
        for table in self.shared.store.admin().naming(person).await? {
            let done = match self.leave(&caller, person, &table).await {
                Ok(()) => self.shared.change(&table, &Change::Erase { person: person.clone() }).await,
                refused => refused,
            };
            match done {
                // A damaged table cannot be changed, and nobody can open it.
                Ok(()) | Err(Refusal::Damaged(_)) => {}
                Err(refusal) => failed = Some(refusal),
            }
        }
        match failed {
            Some(refusal) => Err(refusal),
            None => {
                let erased = AdminWrite::Erased { person: person.clone() };
                Ok(self.shared.store.write(Write::Admin(erased)).await?)
            }
        }
    }

    /// Gives up a person's seats or companies. If no other people play in a running game, closes
    /// it.
    async fn leave(&self, caller: &Caller, person: &PersonId, table: &TableId) -> Result<(), Refusal> {
        if is_campaign(table) {
            return self.leave_campaign(caller, person, &CampaignId(table.0.clone())).await;
        }
        let Some(listing) = self.shared.store.admin().listing(table).await? else { return Ok(()) };
        let Ok(card) = serde_json::from_str::<TableCard>(&listing.head.card) else { return Ok(()) };
        let is_running = matches!(card.phase, Phase::Gathering | Phase::Playing) && card.campaign_game.is_none();
        let sits = |own: bool| {
            let is = move |sitter: &Occupant| matches!(sitter, Occupant::Person { id, .. } if (id == person) == own);
            card.seats.iter().any(|seat| is(&seat.sitter))
        };
        if !is_running || !(sits(true) || card.host == *person) {
            return Ok(());
        }
        if card.phase == Phase::Playing && !sits(false) {
            return self.shared.job(table, HostJob::Close).await;
        }
        self.order_table(caller, TableCall::Leave { table: table.clone() }).await.map(|_| ())
    }

    async fn leave_campaign(&self, caller: &Caller, person: &PersonId, id: &CampaignId) -> Result<(), Refusal> {
        let query = caller.query(Call::Campaign, Subject { campaign: Some(id.clone()), ..Subject::default() });
        let own = match self.read_campaign(query, ReadCompanies { person: person.clone() }).await {
            Ok(own) => own,
            Err(Refusal::Damaged(_)) => return Ok(()),
            Err(refusal) => return Err(refusal),
        };
        for company in own {
            let call = CampaignCall::HandCompany { campaign: id.clone(), company, body: SeatTaker::Open };
            self.call_campaign(caller, call).await?;
        }
        Ok(())
    }

    /// Finishes deletions and removes old data at regular intervals while the server runs.
    pub(crate) async fn keep_data(self: &Arc<Self>) {
        let mut erasures = tokio::time::interval(crate::limits::ERASE_EVERY);
        let mut sweeps = tokio::time::interval(crate::limits::SWEEP_EVERY);
        loop {
            tokio::select! {
                _ = erasures.tick() => {
                    if self.shared.keeps("erasures") {
                        self.finish_erasures().await;
                    }
                }
                _ = sweeps.tick() => {
                    if self.shared.keeps("retention")
                        && let Err(refusal) = self.sweep(AdminActor::Retention).await {
                        tracing::error!(code = refusal.code(), "old data could not be removed");
                    }
                }
            }
        }
    }
}
