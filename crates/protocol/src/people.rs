//! People, their keys, and what they own beside tables.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::ids::{PersonId, TableId};
use crate::table::TableCard;

/// Somebody, as all others may know them. Names may repeat; ids do not.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Person {
    pub id: PersonId,
    pub name: String,
}

/// A name to be known by.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Name {
    pub name: String,
    /// The code of an invitation, for a first visit to a server that asks for one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub invite: Option<String>,
}

/// What a person knows of themselves.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Me {
    pub id: PersonId,
    pub name: String,
    /// The login of the account, where there is one.
    pub account: Option<String>,
}

/// Who is at this device, if anybody has told a name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Visitor {
    pub me: Option<Me>,
    /// Who this device was before it became somebody else.
    #[serde(default)]
    pub before: Option<Person>,
    /// Whether new people need an invitation.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub invite_only: bool,
}

/// An account to be made for the person at hand.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Account {
    pub login: String,
    pub passphrase: String,
}

/// Coming back to an account.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Login {
    pub login: String,
    pub passphrase: String,
}

/// A token for a program.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewToken {
    /// What it is for, in the person's own words.
    pub label: String,
}

/// A secret that is shown once.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Secret {
    /// The name of the key, to take it back by.
    pub id: String,
    pub secret: String,
}

/// A code that makes another device the same person, once.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Code {
    pub code: String,
    /// When it is worth nothing any more, in milliseconds since 1970.
    pub expires: u64,
}

/// Using such a code.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Redeem {
    pub code: String,
}

/// What a key is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Key {
    /// A device, by its cookie.
    Device,
    /// A program.
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

/// A table where it is one's turn.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Turn {
    pub table: TableId,
    pub card: TableCard,
    /// The own seats that are asked.
    pub seats: Vec<u8>,
    /// When time is up, in milliseconds since 1970.
    pub due: Option<u64>,
}

/// An own map: its files by name, as `docs/maps.md` describes them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewMap {
    pub name: String,
    pub files: BTreeMap<String, String>,
}

/// A map that is kept.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct MapInfo {
    /// SHA-256 of its content.
    pub hash: String,
    pub name: String,
    pub editions: Vec<String>,
}

/// Where a person wants to be told of turns.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewHook {
    /// An address that begins with https.
    pub url: String,
}

/// A webhook that was just set.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct HookSecret {
    pub url: String,
    /// The key with which calls are signed. It is shown once.
    pub secret: String,
}

/// A webhook, without its secret.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct HookInfo {
    pub url: String,
    pub created: u64,
}

/// What is sent to a webhook.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct HookCall {
    /// When, in milliseconds since 1970.
    pub time: u64,
    /// The table where it is this person's turn now.
    pub turn: Turn,
}
