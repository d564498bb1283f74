//! Administration of tables and people by the host of a server, data and deletion for people themselves, and retention.

mod calls;
pub mod client;
mod data;
mod erase;
mod invites;
mod people;
mod retention;
mod rewrite;
mod sanctions;
mod tables;

use protocol::{AuditLine, Privacy, Retention};

use crate::hall::{Caller, Hall, Reply};
use crate::refusal::Refusal;
use crate::store::Write;
use crate::store::admin::AdminWrite;

pub use calls::{AdminCall, AdminRequest, CALLS, parse};
pub use rewrite::{ANONYMOUS, Change};
pub use sanctions::Sanctions;

/// Tables, people or lines per page.
pub const PAGE: u32 = 200;

/// The host's settings for people and their data.
#[derive(Clone, Debug)]
pub struct Settings {
    /// SHA-256 of the administration token; without one there is no administration over the network.
    pub key: Option<String>,
    /// Whether new people need an invitation.
    pub invite_only: bool,
    pub retention: Retention,
    /// The host's name and address.
    pub contact: Option<String>,
    /// Days until a backup is deleted, if the server makes backups itself.
    pub backup_days: Option<u32>,
    /// The public URL.
    pub public_url: Option<String>,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            key: None,
            invite_only: false,
            retention: Retention { unplayed_days: 7, chat_days: 90, strangers_days: 730 },
            contact: None,
            backup_days: None,
            public_url: None,
        }
    }
}

/// The origin of an administrative action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Actor {
    /// With the token, over the network.
    Api,
    /// On the data of a stopped server.
    Offline,
    /// The host's settings.
    Retention,
    /// The person themselves.
    Oneself,
}

impl Actor {
    fn word(self) -> &'static str {
        match self {
            Actor::Api => "api",
            Actor::Offline => "offline",
            Actor::Retention => "retention",
            Actor::Oneself => "self",
        }
    }
}

impl Caller {
    /// A host on the data of a stopped server.
    pub fn offline() -> Caller {
        Caller { admin: Some(Actor::Offline), ..Caller::default() }
    }
}

impl Hall {
    /// Records an action in the audit log before it happens.
    async fn audit(&self, actor: Actor, deed: &str, target: &str, detail: &str) -> Result<(), Refusal> {
        let row = AuditLine {
            number: 0,
            time: self.shared.clock.now(),
            actor: actor.word().to_string(),
            deed: deed.to_string(),
            target: target.to_string(),
            detail: detail.to_string(),
        };
        tracing::info!(actor = actor.word(), deed, target, "administration");
        Ok(self.shared.store.write(Write::Admin(AdminWrite::Audit(row))).await?)
    }

    /// Returns the facts about this server for the privacy page.
    pub(crate) fn privacy(&self) -> Reply {
        let Settings { contact, retention, backup_days, .. } = self.shared.settings.admin.clone();
        Reply::json(&Privacy { contact, retention, backup_days })
    }

    /// Performs a host's request. The caller has checked the permission.
    pub(crate) async fn administrate(&self, caller: &Caller, request: AdminRequest) -> Result<Reply, Refusal> {
        let actor = caller.admin.ok_or(Refusal::NotAdmin)?;
        match request {
            AdminRequest::Tables(after) => self.admin_tables(&after).await,
            AdminRequest::TablesOf(person) => self.admin_tables_of(&person).await,
            AdminRequest::Close(table, reason) => self.close_table(actor, &table, &reason).await,
            AdminRequest::Delete(table, reason) => self.delete_table(actor, &table, &reason).await,
            AdminRequest::Remove(table, seat, reason) => self.remove_from_seat(actor, &table, seat, &reason).await,
            AdminRequest::People(after) => self.admin_people(&after).await,
            AdminRequest::Find(text) => self.admin_find(&text).await,
            AdminRequest::Person(person) => self.admin_person(&person).await,
            AdminRequest::Rename(person, name) => self.rename_person(actor, &person, &name).await,
            AdminRequest::Sanction(person, new) => self.sanction(actor, &person, new).await,
            AdminRequest::Lift(person, kind) => self.lift(actor, &person, kind).await,
            AdminRequest::RevokeKeys(person) => self.revoke_keys(actor, &person).await,
            AdminRequest::Erase(person, reason) => self.erase_person(actor, &person, &reason).await,
            AdminRequest::Invites => self.invites().await,
            AdminRequest::NewInvite(new) => self.new_invite(actor, new).await,
            AdminRequest::DropInvite(id) => self.drop_invite(actor, &id).await,
            AdminRequest::Audit(before) => self.audit_log(before).await,
            AdminRequest::Retention => Ok(Reply::json(&self.shared.settings.admin.retention)),
            AdminRequest::Sweep => self.swept(actor).await,
        }
    }
}
