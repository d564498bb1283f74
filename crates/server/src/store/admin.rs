//! Administration in the store: sanctions, invitations, the audit log, deleted people and retention.

use protocol::{AuditLine, PersonId, SanctionKind, TableId};

use super::{Later, PersonRow, TableListing, chained};

/// A change that only administration, deletion and retention make.
#[derive(Clone, Debug)]
pub enum AdminWrite {
    /// Deletes a journal and everything derived from it; a conflict if there is none.
    DropGame {
        table: TableId,
    },
    Rewrite(Rewrite),
    /// Replaces an earlier sanction of the same kind.
    Sanction(SanctionRow),
    /// Lifts a sanction; a conflict if there is none.
    Lift {
        person: PersonId,
        kind: SanctionKind,
    },
    Audit(AuditLine),
    Invite(InviteRow),
    /// Uses an invitation once; a conflict if it is used up, expired or unknown.
    UseInvite {
        hash: String,
        now: u64,
    },
    /// Withdraws an invitation; a conflict if there is none.
    DropInvite {
        id: String,
    },
    /// Removes all devices, tokens and codes of a person.
    DropKeys {
        person: PersonId,
    },
    /// A person was here.
    Seen {
        person: PersonId,
        time: u64,
    },
    /// People without a known last visit count as seen now.
    SeenUnknown {
        time: u64,
    },
    /// Begins to delete a person: keys, login and webhook go at once, journals are rewritten later.
    Erase {
        person: PersonId,
        time: u64,
    },
    /// Completes it: the person, their memberships, and maps that no game needs.
    Erased {
        person: PersonId,
    },
    /// Deletes codes and invitations that have expired.
    DropExpired {
        now: u64,
    },
}

/// Replacement of the end of a journal, from the first entry that changes. The number of entries stays.
#[derive(Clone, Debug)]
pub struct Rewrite {
    pub table: TableId,
    /// Number of entries and the last sum as they were read: a journal that has grown since is a conflict.
    pub entries: u32,
    pub sum: String,
    /// Number of the first changed entry, and the sum before it.
    pub from: u32,
    pub before: String,
    /// All entries from there on.
    pub changed: Vec<String>,
    /// The list entry.
    pub card: String,
}

impl Rewrite {
    /// The sums of the entries from the first changed one on.
    pub fn sums(&self) -> Vec<String> {
        let mut before = self.before.clone();
        let numbered = self.changed.iter().zip(self.from..);
        numbered
            .map(|(entry, number)| {
                before = chained(&before, &self.table, number, entry);
                before.clone()
            })
            .collect()
    }
}

impl AdminWrite {
    /// The journal whose acknowledged entries may not be what they were.
    pub fn changes_journal(&self) -> Option<&TableId> {
        match self {
            AdminWrite::DropGame { table } | AdminWrite::Rewrite(Rewrite { table, .. }) => Some(table),
            _ => None,
        }
    }
}

/// A mute or a ban.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SanctionRow {
    pub person: PersonId,
    pub kind: SanctionKind,
    /// When it ends; 0 for never.
    pub until: u64,
    /// In the host's words, shown to the person.
    pub reason: String,
    pub created: u64,
}

/// How a kind of sanction is stored.
pub fn sanction_word(kind: SanctionKind) -> &'static str {
    match kind {
        SanctionKind::Mute => "mute",
        SanctionKind::Ban => "ban",
    }
}

pub fn sanction_named(word: &str) -> Option<SanctionKind> {
    [SanctionKind::Mute, SanctionKind::Ban].into_iter().find(|kind| sanction_word(*kind) == word)
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct InviteRow {
    /// SHA-256 of the code.
    pub hash: String,
    pub id: String,
    pub label: String,
    /// Number of people it still admits.
    pub uses: u32,
    pub created: u64,
    /// When it ends; 0 for never.
    pub expires: u64,
}

/// Questions that only administration, deletion and retention ask. Some scan the whole database.
pub trait AdminStore: Send + Sync {
    fn listing<'a>(&'a self, table: &'a TableId) -> Later<'a, Option<TableListing>>;
    /// Tables and campaigns by id, after this one.
    fn tables_after<'a>(&'a self, after: &'a TableId, most: u32) -> Later<'a, Vec<TableListing>>;
    /// People by id, after this one.
    fn people_after<'a>(&'a self, after: &'a PersonId, most: u32) -> Later<'a, Vec<PersonRow>>;
    /// People whose id, name or login contains this text, in any case.
    fn people_like<'a>(&'a self, text: &'a str, most: u32) -> Later<'a, Vec<PersonRow>>;
    /// When a person was last here.
    fn seen<'a>(&'a self, person: &'a PersonId) -> Later<'a, Option<u64>>;
    fn sanctions(&self) -> Later<'_, Vec<SanctionRow>>;
    fn invites(&self) -> Later<'_, Vec<InviteRow>>;
    /// The audit log before this number, newest first.
    fn audit(&self, before: u64, most: u32) -> Later<'_, Vec<AuditLine>>;
    /// Journals in which a person occurs.
    fn naming<'a>(&'a self, person: &'a PersonId) -> Later<'a, Vec<TableId>>;
    /// People who are being deleted.
    fn erasures(&self) -> Later<'_, Vec<PersonId>>;
    /// People without an account who were last here before this time.
    fn unseen_since(&self, time: u64, most: u32) -> Later<'_, Vec<PersonId>>;
    /// Games that ended before this time and whose chat is still there.
    fn chat_before(&self, time: u64, most: u32) -> Later<'_, Vec<TableId>>;
    /// Tables that were closed before this time without a game.
    fn unplayed_before(&self, time: u64, most: u32) -> Later<'_, Vec<TableId>>;
}
