//! Administration requests and replies, and the data that people can download about themselves.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::ids::{CampaignId, PersonId, TableId};
use crate::message::ChatLine;
use crate::people::{HookInfo, KeyInfo, NewMap, Person};
use crate::table::Phase;

/// A table or campaign, for hosts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct AdminTable {
    /// The id in its link. Ids of campaigns start with `c-`.
    pub id: TableId,
    /// The edition, or the name of the campaign.
    pub title: String,
    /// The campaign this game belongs to.
    pub campaign: Option<CampaignId>,
    pub phase: Phase,
    /// Whether it is in the public list.
    pub listed: bool,
    /// The people who hold its seats or companies.
    pub people: Vec<Person>,
    /// Its last change, in milliseconds since 1970.
    pub touched: u64,
}

/// A person, for hosts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct AdminPerson {
    pub id: PersonId,
    pub name: String,
    /// The login of the account, if there is one.
    pub account: Option<String>,
    /// The first visit, in milliseconds since 1970.
    pub created: u64,
    /// The day of the last visit, if known, in milliseconds since 1970.
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
    /// When it ends, in milliseconds since 1970; null if it never does.
    pub until: Option<u64>,
    /// Shown to the person.
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
    /// Shown to the person.
    #[serde(default)]
    pub reason: String,
}

/// The reason for a host's action, for the audit log.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Reason {
    #[serde(default)]
    pub reason: String,
}

/// A request for an invitation.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewInvite {
    /// A note for the host.
    #[serde(default)]
    pub label: String,
    /// Number of people it admits.
    pub uses: u32,
    /// Days for which it is valid; null for no limit.
    #[serde(default)]
    pub days: Option<u32>,
}

/// A new invitation. The code is shown once.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Invite {
    pub id: String,
    pub code: String,
    /// The address to send, if the server knows its own.
    pub link: Option<String>,
}

/// An invitation, without its code.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct InviteInfo {
    pub id: String,
    pub label: String,
    /// Number of people it still admits.
    pub uses: u32,
    pub created: u64,
    /// When it ends, in milliseconds since 1970; null if it never does.
    pub expires: Option<u64>,
}

/// A line of the audit log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct AuditLine {
    /// The number of the line, assigned by the store.
    pub number: u64,
    pub time: u64,
    /// `api`, `offline`, `retention`, or `self` for people who deleted their own data.
    pub actor: String,
    pub deed: String,
    /// The id of a person, table, campaign or invitation.
    pub target: String,
    pub detail: String,
}

/// Retention of data, in days; 0 for no limit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Retention {
    /// Days that tables closed without a game are stored.
    pub unplayed_days: u32,
    /// Days that chat is stored after the end of its game.
    pub chat_days: u32,
    /// Days that people without an account are stored after their last visit.
    pub strangers_days: u32,
}

/// Number of items removed, by kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
pub struct Swept {
    pub tables: u32,
    pub chats: u32,
    pub people: u32,
}

/// Facts about this server for the privacy page.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Privacy {
    /// The host's name and address, in the host's own words.
    pub contact: Option<String>,
    pub retention: Retention,
    /// Days until a backup is deleted, if the server makes backups itself.
    pub backup_days: Option<u32>,
}

/// A table or campaign in which a person plays or has played.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct MyTable {
    pub table: TableId,
    /// The names that the person used there.
    pub names: Vec<String>,
    /// Their chat messages there.
    pub chat: Vec<ChatLine>,
    /// The times of their moves there, in milliseconds since 1970. The moves themselves are in the game file.
    pub moves: Vec<u64>,
}

/// Everything a server stores about a person, except moves, which are in the game files.
#[derive(Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct MyData {
    pub id: PersonId,
    pub name: String,
    pub account: Option<String>,
    /// The first visit, in milliseconds since 1970.
    pub created: u64,
    /// The day of the last visit, if known.
    pub seen: Option<u64>,
    pub keys: Vec<KeyInfo>,
    pub webhook: Option<HookInfo>,
    pub sanctions: Vec<Sanction>,
    pub maps: Vec<NewMap>,
    /// Tables and campaigns that mention the person. Game files are at `/api/tables/ID/record`.
    pub tables: Vec<MyTable>,
}
