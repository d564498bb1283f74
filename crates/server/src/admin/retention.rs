//! Retention: removal of old data according to the host's settings.

use protocol::{Retention, Swept};

use super::sanctions::DAY_MS;
use super::{AdminActor, Change, PAGE};
use crate::clock::Millis;
use crate::refusal::Refusal;
use crate::service::{Reply, Service};
use crate::store::Write;
use crate::store::admin::AdminWrite;

/// The result of removing one page of old data.
struct Page {
    found: usize,
    removed: u32,
}

/// Repeats a step until nothing more can be removed; returns the number of removed items.
async fn all_pages<F>(step: impl Fn() -> F) -> Result<u32, Refusal>
where
    F: Future<Output = Result<Page, Refusal>>,
{
    let mut total = 0;
    loop {
        let Page { found, removed } = step().await?;
        total += removed;
        if found < PAGE as usize || removed == 0 {
            return Ok(total);
        }
    }
}

impl Service {
    pub(super) async fn swept(&self, actor: AdminActor) -> Result<Reply, Refusal> {
        let swept = self.sweep(actor).await?;
        if actor == AdminActor::Offline {
            self.finish_erasures().await;
        }
        Ok(Reply::json(&swept))
    }

    /// Removes data older than the host's settings allow. Chat in damaged journals stays.
    pub async fn sweep(&self, actor: AdminActor) -> Result<Swept, Refusal> {
        let Retention { unplayed_days, chat_days, strangers_days } = self.shared.settings.admin.retention;
        let (store, now) = (&self.shared.store, self.shared.clock.now());
        let before = |days: u32| if days == 0 { 0 } else { now.saturating_sub(u64::from(days) * DAY_MS) };
        store.write(Write::Admin(AdminWrite::DropExpired { now })).await?;
        store.write(Write::Admin(AdminWrite::SeenUnknown { time: now - now % DAY_MS })).await?;
        let swept = Swept {
            tables: all_pages(|| self.sweep_tables(before(unplayed_days))).await?,
            chats: all_pages(|| self.sweep_chats(before(chat_days))).await?,
            people: all_pages(|| self.sweep_people(actor, before(strangers_days))).await?,
        };
        if swept != Swept::default() {
            let detail = format!("{} tables, {} chats, {} people", swept.tables, swept.chats, swept.people);
            self.audit(actor, "sweep", "", &detail).await?;
        }
        Ok(swept)
    }

    async fn sweep_tables(&self, before: Millis) -> Result<Page, Refusal> {
        let tables = self.shared.store.admin().unplayed_before(before, PAGE).await?;
        let mut removed = 0;
        for table in &tables {
            removed += u32::from(self.shared.delete_game(table).await.is_ok());
        }
        Ok(Page { found: tables.len(), removed })
    }

    async fn sweep_chats(&self, before: Millis) -> Result<Page, Refusal> {
        let tables = self.shared.store.admin().chat_before(before, PAGE).await?;
        let mut removed = 0;
        for table in &tables {
            match self.shared.change(table, &Change::DropChat).await {
                Ok(()) => removed += 1,
                Err(refusal) => tracing::warn!(table = %table, code = refusal.code(), "old chat stays"),
            }
        }
        Ok(Page { found: tables.len(), removed })
    }

    async fn sweep_people(&self, actor: AdminActor, before: Millis) -> Result<Page, Refusal> {
        let people = self.shared.store.admin().unseen_since(before, PAGE).await?;
        for person in &people {
            self.erase_stranger(actor, person).await?;
        }
        Ok(Page { found: people.len(), removed: people.len() as u32 })
    }
}
