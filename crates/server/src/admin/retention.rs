//! Retention: removes old data according to the host's settings.

use protocol::{Retention, Swept};

use super::sanctions::DAY_MS;
use super::{AdminActor, Change, PAGE};
use crate::refusal::Refusal;
use crate::service::{Reply, Service};
use crate::store::Write;
use crate::store::admin::AdminWrite;

impl Service {
    pub(super) async fn swept(&self, actor: AdminActor) -> Result<Reply, Refusal> {
        let swept = self.sweep(actor).await?;
        if actor == AdminActor::Offline {
            self.finish_erasures().await;
        }
        Ok(Reply::json(&swept))
    }

    /// Removes data older than the host's settings allow. Damaged data stays for the host to inspect.
    pub async fn sweep(&self, actor: AdminActor) -> Result<Swept, Refusal> {
        let Retention { unplayed_days, chat_days, strangers_days } = self.shared.settings.admin.retention;
        let (store, now) = (&self.shared.store, self.shared.clock.now());
        let before = |days: u32| if days == 0 { 0 } else { now.saturating_sub(u64::from(days) * DAY_MS) };
        store.write(Write::Admin(AdminWrite::DropExpired { now })).await?;
        store.write(Write::Admin(AdminWrite::SeenUnknown { time: now - now % DAY_MS })).await?;
        let mut swept = Swept::default();
        for table in store.admin().unplayed_before(before(unplayed_days), PAGE).await? {
            if self.shared.delete_game(&table).await.is_ok() {
                swept.tables += 1;
            }
        }
        for table in store.admin().chat_before(before(chat_days), PAGE).await? {
            match self.shared.change(&table, &Change::DropChat).await {
                Ok(()) => swept.chats += 1,
                Err(refusal) => tracing::warn!(table = %table, code = refusal.code(), "old chat stays"),
            }
        }
        for person in store.admin().unseen_since(before(strangers_days), PAGE).await? {
            self.erase_stranger(actor, &person).await?;
            swept.people += 1;
        }
        if swept != Swept::default() {
            let detail = format!("{} tables, {} chats, {} people", swept.tables, swept.chats, swept.people);
            self.audit(actor, "sweep", "", &detail).await?;
        }
        Ok(swept)
    }
}
