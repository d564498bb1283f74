//! Administration of tables and people by the host of a server, people's access to their own data,
//! and retention.

pub mod client;
mod data;
mod erase;
mod invites;
mod people;
mod retention;
mod rewrite;
mod sanctions;
mod tables;

use protocol::calls::AdminCall;
use protocol::{AuditLine, PersonId, Privacy, Retention, TableId};

use crate::permit::{Role, permit};
use crate::refusal::Refusal;
use crate::service::{Caller, Reply, Service};
use crate::store::Write;
use crate::store::admin::AdminWrite;

pub use rewrite::{ANONYMOUS, Change};
pub use sanctions::Sanctions;

/// Number of tables, people or lines per page.
pub const PAGE: u32 = 200;

/// The host's settings for administration, invitations and data retention.
#[derive(Clone, Debug)]
pub struct DataPolicy {
    /// SHA-256 of the administration token; without a token there is no administration over the
    /// network.
    pub key: Option<String>,
    /// Whether new people need an invitation.
    pub invite_only: bool,
    pub retention: Retention,
    /// The host's name and address.
    pub contact: Option<String>,
    /// Days until a backup is deleted, if the server makes backups itself.
    pub backup_days: Option<u32>,
    pub public_url: Option<String>,
}

impl Default for DataPolicy {
    fn default() -> DataPolicy {
        DataPolicy {
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
pub enum AdminActor {
    /// The server's host, acting over the network with the token.
    Api,
    /// The server's host, acting on a stopped server's data.
    Offline,
    /// Automatic retention.
    Retention,
    /// The person whose data is affected.
    Oneself,
}

impl AdminActor {
    fn word(self) -> &'static str {
        match self {
            AdminActor::Api => "api",
            AdminActor::Offline => "offline",
            AdminActor::Retention => "retention",
            AdminActor::Oneself => "self",
        }
    }
}

impl Caller {
    /// Returns the caller for offline administration, which edits the data of a stopped server.
    pub fn offline() -> Caller {
        Caller { admin: Some(AdminActor::Offline), ..Caller::default() }
    }
}

impl Service {
    /// Writes an administrative action to the audit log.
    async fn audit(&self, actor: AdminActor, deed: &str, target: &str, detail: &str) -> Result<(), Refusal> {
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
        let DataPolicy { contact, retention, backup_days, .. } = self.shared.settings.admin.clone();
        Reply::json(&Privacy { contact, retention, backup_days })
    }

    /// Performs an administration call, if the caller has administrative access.
    pub(crate) async fn administrate(&self, caller: &Caller, call: AdminCall) -> Result<Reply, Refusal> {
        use AdminCall as C;
        let role = Role { person: caller.person.is_some(), admin: caller.admin.is_some(), ..Role::default() };
        permit(call.call().spec().permission, &role)?;
        let actor = caller.admin.ok_or(Refusal::NotAdmin)?;
        match call {
            C::AdminTables {} => self.admin_tables(&TableId::from("")).await,
            C::AdminTablesAfter { table } => self.admin_tables(&table).await,
            C::AdminTablesOf { person } => self.admin_tables_of(&person).await,
            C::AdminClose { table, body } => self.close_table(actor, &table, &body.reason).await,
            C::AdminDelete { table, body } => self.delete_table(actor, &table, &body.reason).await,
            C::AdminRemove { table, seat, body } => self.remove_from_seat(actor, &table, seat, &body.reason).await,
            C::AdminPeople {} => self.admin_people(&PersonId::from("")).await,
            C::AdminPeopleAfter { person } => self.admin_people(&person).await,
            C::AdminFind { text } => self.admin_find(&text).await,
            C::AdminPerson { person } => self.admin_person(&person).await,
            C::AdminRename { person, body } => self.rename_person(actor, &person, &body.name).await,
            C::AdminSanction { person, body } => self.sanction(actor, &person, body).await,
            C::AdminLift { person, kind } => self.lift(actor, &person, kind).await,
            C::AdminRevokeKeys { person } => self.revoke_keys(actor, &person).await,
            C::AdminErase { person, body } => self.erase_person(actor, &person, &body.reason).await,
            C::AdminInvites {} => self.invites().await,
            C::AdminNewInvite { body } => self.new_invite(actor, body).await,
            C::AdminDropInvite { invite } => self.drop_invite(actor, &invite).await,
            C::AdminAudit {} => self.audit_log(u64::MAX).await,
            C::AdminAuditBefore { number } => self.audit_log(number).await,
            C::AdminRetention {} => Ok(Reply::json(&self.shared.settings.admin.retention)),
            C::AdminSweep {} => self.swept(actor).await,
        }
    }
}
