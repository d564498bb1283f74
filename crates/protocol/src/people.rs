//! People, their keys, maps and webhooks.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::ids::{PersonId, TableId};
use crate::table::TableCard;

/// Public information about a person. Ids are unique; names are not.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Person {
    pub id: PersonId,
    pub name: String,
}

/// A display name to set.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Name {
    pub name: String,
    /// The code of an invitation, for a first visit to an invite-only server.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub invite: Option<String>,
}

/// Private information about a person, which only they receive.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Me {
    pub id: PersonId,
    pub name: String,
    /// The login of the account, if there is one.
    pub account: Option<String>,
}

/// The person on this device, if anybody has entered a name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Visitor {
    pub me: Option<Me>,
    /// The person who used this device before somebody else signed in.
    #[serde(default)]
    pub before: Option<Person>,
    /// Whether new people need an invitation.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub invite_only: bool,
}

/// An account to create for the current person.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Account {
    pub login: String,
    pub passphrase: String,
}

/// Credentials for signing in to an account.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Login {
    pub login: String,
    pub passphrase: String,
}

/// A request for an API token.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewToken {
    /// The purpose of the token, in the person's own words.
    pub label: String,
}

/// A secret that is shown once.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Secret {
    /// The id of the key, used to revoke it.
    pub id: String,
    pub secret: String,
}

/// A one-time code that signs another device in as the same person.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Code {
    pub code: String,
    /// Expiry in milliseconds since 1970.
    pub expires: u64,
}

/// A request to use a one-time code.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Redeem {
    pub code: String,
}

/// The kind of client that a key signs in.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Key {
    /// A device, identified by a cookie.
    Device,
    /// A program, identified by a token.
    Token,
}

/// A key, without its secret.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct KeyInfo {
    pub id: String,
    pub key: Key,
    pub label: String,
    pub created: u64,
}

/// A table where it is the person's turn.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct PendingTurn {
    pub table: TableId,
    pub card: TableCard,
    /// The person's seats that must answer.
    pub seats: Vec<u8>,
    /// The deadline in milliseconds since 1970, if there is one.
    pub due: Option<u64>,
}

/// A custom map: its files by name, as `docs/maps.md` describes them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewMap {
    pub name: String,
    pub files: BTreeMap<String, String>,
}

/// A saved map.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct MapInfo {
    /// SHA-256 of the map's content.
    pub hash: String,
    pub name: String,
    pub editions: Vec<String>,
}

/// A webhook to set. The server calls it when it is the person's turn.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewHook {
    /// The address to call, which starts with https.
    pub url: String,
}

/// A new webhook and the key that signs its calls.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct HookSecret {
    pub url: String,
    /// The key that signs calls. It is shown only once.
    pub secret: String,
}

/// A webhook, without its secret.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct HookInfo {
    pub url: String,
    pub created: u64,
}

/// The content of a call to a webhook.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct HookCall {
    /// Time of the call, in milliseconds since 1970.
    pub time: u64,
    /// The table where it is now this person's turn.
    pub turn: PendingTurn,
}
