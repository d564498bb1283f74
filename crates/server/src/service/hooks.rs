//! Webhooks that notify people of their turns.

use protocol::{HookInfo, HookSecret, NewHook};
use words::message;

use super::{Caller, Reply, Service};
use crate::cluster::note::Note;
use crate::refusal::Refusal;
use crate::store::{HookRow, StoreError, Write};

impl Service {
    pub(super) async fn set_hook(&self, caller: &Caller, hook: NewHook) -> Result<Reply, Refusal> {
        let person = caller.person.as_ref().ok_or(Refusal::WhoAreYou)?;
        self.shared.hooks.sender.check(&hook.url).await.map_err(|why| Refusal::Bad(why.message()))?;
        let secret = self.shared.luck.secret();
        let created = self.shared.clock.now();
        let row = HookRow { person: person.id.clone(), url: hook.url.clone(), secret: secret.clone(), created };
        self.shared.store.write(Write::Hook(row.clone())).await?;
        self.shared.hooks.set(row);
        self.tell_nodes(|| Note::Settings);
        Ok(Reply::json(&HookSecret { url: hook.url, secret }))
    }

    pub(super) fn hook(&self, caller: &Caller) -> Result<Reply, Refusal> {
        let person = caller.person.as_ref().ok_or(Refusal::WhoAreYou)?;
        let row = self.shared.hooks.of(&person.id).ok_or(Refusal::NoSuchThing(message!("refusal-no-such-webhook")))?;
        Ok(Reply::json(&HookInfo { url: row.url, created: row.created }))
    }

    pub(super) async fn drop_hook(&self, caller: &Caller) -> Result<Reply, Refusal> {
        let person = caller.person.as_ref().ok_or(Refusal::WhoAreYou)?;
        match self.shared.store.write(Write::DropHook { person: person.id.clone() }).await {
            Err(StoreError::Conflict) => return Err(Refusal::NoSuchThing(message!("refusal-no-such-webhook"))),
            done => done?,
        }
        self.shared.hooks.unset(&person.id);
        self.tell_nodes(|| Note::Settings);
        Ok(Reply::nothing())
    }

    /// Loads the webhooks from the store, replacing those in memory.
    pub async fn load_hooks(&self) {
        match self.shared.store.hooks().await {
            Ok(rows) => self.shared.hooks.set_all(rows),
            Err(error) => tracing::error!(%error, "the webhooks could not be read"),
        }
    }
}
