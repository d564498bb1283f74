//! Invitations and the audit log.

use protocol::{AuditLine, Invite, InviteInfo, NewInvite};
use words::message;

use super::sanctions::DAY_MS;
use super::{AdminActor, PAGE};
use crate::limits::{CODE_LETTERS, INVITE_DAYS_MAX, INVITE_USES_MAX, PERSON_LETTERS};
use crate::refusal::Refusal;
use crate::service::{Reply, Service, code_hash};
use crate::store::admin::{AdminWrite, InviteRow};
use crate::store::{StoreError, Write};
use crate::table::commands::{Writing, clean};

impl Service {
    /// Admits a new person. On an invite-only server, this consumes one use of an invitation.
    pub(crate) async fn invited(&self, code: Option<&str>) -> Result<(), Refusal> {
        if !self.shared.settings.admin.invite_only {
            return Ok(());
        }
        let code = code.ok_or_else(|| Refusal::InviteOnly(message!("refusal-invite-only")))?;
        let write = AdminWrite::UseInvite { hash: code_hash(code), now: self.shared.clock.now() };
        match self.shared.store.write(Write::Admin(write)).await {
            Err(StoreError::Conflict) => Err(Refusal::InviteOnly(message!("refusal-no-such-invite"))),
            done => Ok(done?),
        }
    }

    pub(super) async fn invites(&self) -> Result<Reply, Refusal> {
        let info = |row: InviteRow| InviteInfo {
            id: row.id,
            label: row.label,
            uses: row.uses,
            created: row.created,
            expires: (row.expires > 0).then_some(row.expires),
        };
        let rows = self.shared.store.admin().invites().await?;
        Ok(Reply::json(&rows.into_iter().map(info).collect::<Vec<_>>()))
    }

    pub(super) async fn new_invite(&self, actor: AdminActor, new: NewInvite) -> Result<Reply, Refusal> {
        let days = new.days.unwrap_or(1);
        if !(1..=INVITE_USES_MAX).contains(&new.uses) || !(1..=INVITE_DAYS_MAX).contains(&days) {
            let (uses, days) = (INVITE_USES_MAX as usize, INVITE_DAYS_MAX as usize);
            return Err(Refusal::Bad(message!("refusal-invite-terms", uses = uses, days = days)));
        }
        let label = if new.label.is_empty() { String::new() } else { clean(&new.label, Writing::Label)? };
        let (code, id) = (self.shared.luck.word(CODE_LETTERS), self.shared.luck.word(PERSON_LETTERS));
        let created = self.shared.clock.now();
        let expires = new.days.map_or(0, |days| created + u64::from(days) * DAY_MS);
        self.audit(actor, "invite", &id, "").await?;
        let row = InviteRow { hash: code_hash(&code), id: id.clone(), label, uses: new.uses, created, expires };
        self.shared.store.write(Write::Admin(AdminWrite::Invite(row))).await?;
        let url = self.shared.settings.admin.public_url.as_deref();
        let link = url.map(|url| format!("{}/?invite={code}", url.trim_end_matches('/')));
        Ok(Reply::json(&Invite { id, code, link }))
    }

    pub(super) async fn drop_invite(&self, actor: AdminActor, id: &str) -> Result<Reply, Refusal> {
        let unknown = || Refusal::NoSuchThing(message!("refusal-invite-unknown"));
        if !self.shared.store.admin().invites().await?.iter().any(|row| row.id == id) {
            return Err(unknown());
        }
        self.audit(actor, "withdraw-invite", id, "").await?;
        match self.shared.store.write(Write::Admin(AdminWrite::DropInvite { id: id.to_string() })).await {
            Err(StoreError::Conflict) => Err(unknown()),
            done => Ok(done.map(|()| Reply::nothing())?),
        }
    }

    pub(super) async fn audit_log(&self, before: u64) -> Result<Reply, Refusal> {
        let lines: Vec<AuditLine> = self.shared.store.admin().audit(before, PAGE).await?;
        Ok(Reply::json(&lines))
    }
}
