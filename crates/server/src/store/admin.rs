//! Administration in the store: sanctions, invitations, the audit log, deletion of
//! people, and retention.

use protocol::{AuditLine, PersonId, SanctionKind, TableId};

use super::{Later, PersonRow, TableListing, chained};

/// A write that is used only for administration, deletion and retention.
#[derive(Clone, Debug)]
pub enum AdminWrite {
    /// Deletes a journal and everything derived from it. Fails with a conflict if there is none.
    DropGame {
        table: TableId,
    },
    Rewrite(Rewrite),
    /// Imposes a sanction, replacing an earlier one of the same kind.
    Sanction(SanctionRow),
    /// Lifts a sanction. Fails with a conflict if there is none.
    Lift {
        person: PersonId,
        kind: SanctionKind,
    },
    Audit(AuditLine),
    Invite(InviteRow),
    /// Uses an invitation once. Fails with a conflict if it is used up, expired or unknown.
    UseInvite {
        hash: String,
        now: u64,
    },
    /// Withdraws an invitation. Fails with a conflict if there is none.
    DropInvite {
        id: String,
    },
    /// Removes all of a person's devices, tokens and codes.
    DropKeys {
        person: PersonId,
    },
    /// Records the day of a person's visit.
    Seen {
        person: PersonId,
        time: u64,
    },
    /// Records a visit at this time for everybody without a recorded visit.
    SeenUnknown {
        time: u64,
    },
    /// Begins deleting a person. Keys, login and webhook are deleted immediately; journals are
    /// rewritten later.
    Erase {
        person: PersonId,
        time: u64,
    },
    /// Completes the deletion of a person: deletes their row, memberships, and maps that no game
    /// needs.
    Erased {
        person: PersonId,
    },
    /// Deletes codes and invitations that have expired.
    DropExpired {
        now: u64,
    },
}

/// A replacement of the end of a journal, from the first changed entry on. The number of entries
/// stays the same.
#[derive(Clone, Debug)]
pub struct Rewrite {
    pub table: TableId,
    /// Number of entries when the journal was read. If it has grown since then, the write fails
    /// with a conflict.
    pub entries: u32,
    /// Checksum of the last entry when the journal was read.
    pub sum: String,
    /// Number of the first changed entry.
    pub from: u32,
    /// Checksum of the entry before the first changed one.
    pub before: String,
    /// All entries from the first changed one on, after the change.
    pub changed: Vec<String>,
    /// The new card for lists of tables.
    pub card: String,
}

impl Rewrite {
    /// Returns the checksums of all entries from the first changed one on.
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
    /// Returns the journal that this write deletes or rewrites, if any.
    pub fn changes_journal(&self) -> Option<&TableId> {
        match self {
            AdminWrite::DropGame { table } | AdminWrite::Rewrite(Rewrite { table, .. }) => Some(table),
            _ => None,
        }
    }
}

/// A stored mute or ban.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SanctionRow {
    pub person: PersonId,
    pub kind: SanctionKind,
    /// End of the sanction, in milliseconds since 1970; 0 for no limit.
    pub until: u64,
    /// The host's reason, which is shown to the person.
    pub reason: String,
    pub created: u64,
}

/// Returns the stored word for a kind of sanction.
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
    /// Number of people who can still use the invitation.
    pub uses: u32,
    pub created: u64,
    /// Expiry in milliseconds since 1970; 0 for no limit.
    pub expires: u64,
}

/// Reads that are used only for administration, deletion and retention. Some scan the whole
/// database.
pub trait AdminStore: Send + Sync {
    fn listing<'a>(&'a self, table: &'a TableId) -> Later<'a, Option<TableListing>>;
    /// Lists tables and campaigns after this one, sorted by id.
    fn tables_after<'a>(&'a self, after: &'a TableId, most: u32) -> Later<'a, Vec<TableListing>>;
    /// Lists people after this one, sorted by id.
    fn people_after<'a>(&'a self, after: &'a PersonId, most: u32) -> Later<'a, Vec<PersonRow>>;
    /// Finds people whose id, name or login contains this text, ignoring case.
    fn people_like<'a>(&'a self, text: &'a str, most: u32) -> Later<'a, Vec<PersonRow>>;
    /// Returns the day of a person's last visit.
    fn seen<'a>(&'a self, person: &'a PersonId) -> Later<'a, Option<u64>>;
    fn sanctions(&self) -> Later<'_, Vec<SanctionRow>>;
    fn invites(&self) -> Later<'_, Vec<InviteRow>>;
    /// Lists lines of the audit log before this number, newest first.
    fn audit(&self, before: u64, most: u32) -> Later<'_, Vec<AuditLine>>;
    /// Lists journals that contain a person's id.
    fn naming<'a>(&'a self, person: &'a PersonId) -> Later<'a, Vec<TableId>>;
    /// Lists people who are being deleted.
    fn erasures(&self) -> Later<'_, Vec<PersonId>>;
    /// Lists people without an account whose last visit was before this time.
    fn unseen_since(&self, time: u64, most: u32) -> Later<'_, Vec<PersonId>>;
    /// Lists games that ended before this time and still have chat.
    fn chat_before(&self, time: u64, most: u32) -> Later<'_, Vec<TableId>>;
    /// Lists tables that were closed before this time without a game.
    fn unplayed_before(&self, time: u64, most: u32) -> Later<'_, Vec<TableId>>;
}
