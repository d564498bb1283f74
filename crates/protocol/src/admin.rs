//! Administration requests and replies, and the data that people can download about themselves.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::ids::{CampaignId, PersonId, TableId};
use crate::message::ChatLine;
use crate::people::{HookInfo, KeyInfo, NewMap, Person};
use crate::table::Phase;

/// A table or campaign in an administration list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct AdminTable {
    /// The id in the link; campaign ids start with `c-`.
    pub id: TableId,
    /// The name of the edition or campaign.
    pub title: String,
    /// The campaign this game belongs to.
    pub campaign: Option<CampaignId>,
    pub phase: Phase,
    /// Whether the table is listed publicly.
    pub listed: bool,
    /// The people who hold the table's seats or the campaign's companies.
    pub people: Vec<Person>,
    /// Time of the last change, in milliseconds since 1970.
    pub touched: u64,
}

/// A person in an administration list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct AdminPerson {
    pub id: PersonId,
    pub name: String,
    /// The login of the account, if there is one.
    pub account: Option<String>,
    /// Time of the first visit, in milliseconds since 1970.
    pub created: u64,
    /// Day of the last visit, in milliseconds since 1970, if known.
    pub seen: Option<u64>,
    pub sanctions: Vec<Sanction>,
}

/// A mute or a ban.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum SanctionKind {
    /// The person cannot chat.
    Mute,
    /// The person cannot use the server.
    Ban,
}

/// A sanction that is in force.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Sanction {
    pub kind: SanctionKind,
    /// End of the sanction, in milliseconds since 1970; null for no limit.
    pub until: Option<u64>,
    /// The reason, which is shown to the person.
    pub reason: String,
    pub created: u64,
}

/// A sanction to impose.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewSanction {
    pub kind: SanctionKind,
    /// Duration in days; null for no limit.
    #[serde(default)]
    pub days: Option<u32>,
    /// The reason, which is shown to the person.
    #[serde(default)]
    pub reason: String,
}

/// The reason for an administrative action, for the audit log.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Reason {
    #[serde(default)]
    pub reason: String,
}

/// An invitation to create.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewInvite {
    /// A note for the server's host, to tell invitations apart.
    #[serde(default)]
    pub label: String,
    /// Number of people who can use the invitation.
    pub uses: u32,
    /// Days until the invitation expires; null for no limit.
    #[serde(default)]
    pub days: Option<u32>,
}

/// A new invitation. Its code is shown only once.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Invite {
    pub id: String,
    pub code: String,
    /// The link to send, if the server knows its own address.
    pub link: Option<String>,
}

/// An invitation, without its code.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct InviteInfo {
    pub id: String,
    pub label: String,
    /// Number of people who can still use the invitation.
    pub uses: u32,
    pub created: u64,
    /// Expiry in milliseconds since 1970; null for no limit.
    pub expires: Option<u64>,
}

/// An administrative action in the audit log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct AuditLine {
    /// The number of the line, assigned by the store.
    pub number: u64,
    pub time: u64,
    /// Origin of the action: `api`, `offline`, `retention`, or `self` for people who deleted their own data.
    pub actor: String,
    pub deed: String,
    /// The id of a person, table, campaign or invitation.
    pub target: String,
    pub detail: String,
}

/// Retention periods in days; 0 for no limit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Retention {
    /// Days to keep tables that were closed before a game began.
    pub unplayed_days: u32,
    /// Days to keep chat after the end of its game.
    pub chat_days: u32,
    /// Days between the last visit of a person without an account and the deletion of their data.
    pub strangers_days: u32,
}

/// Number of items that a retention sweep removed, by kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
pub struct Swept {
    pub tables: u32,
    pub chats: u32,
    pub people: u32,
}

/// Facts about this server for the privacy page.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Privacy {
    /// The host's name and contact address, as the host wrote them.
    pub contact: Option<String>,
    pub retention: Retention,
    /// Days until a backup is deleted, if the server makes backups itself.
    pub backup_days: Option<u32>,
}

/// Data that a table or campaign stores about a person.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct MyTable {
    pub table: TableId,
    /// The names that the person used at this table or in this campaign.
    pub names: Vec<String>,
    /// The person's chat messages at this table or in this campaign.
    pub chat: Vec<ChatLine>,
    /// Times of the person's moves at this table or in this campaign, in milliseconds since 1970.
    /// The moves themselves are in the game file.
    pub moves: Vec<u64>,
}

/// Everything a server stores about a person, except moves, which are in the game files.
#[derive(Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct MyData {
    pub id: PersonId,
    pub name: String,
    pub account: Option<String>,
    /// Time of the first visit, in milliseconds since 1970.
    pub created: u64,
    /// Day of the last visit, in milliseconds since 1970, if known.
    pub seen: Option<u64>,
    pub keys: Vec<KeyInfo>,
    pub webhook: Option<HookInfo>,
    pub sanctions: Vec<Sanction>,
    pub maps: Vec<NewMap>,
    /// Tables and campaigns that mention the person. Game files are at `/api/tables/ID/record`.
    pub tables: Vec<MyTable>,
}
