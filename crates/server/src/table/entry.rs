//! The journal of a table: everything that changes it, in order.

use campaign::edition::OpenGame;
use protocol::{CampaignId, NewTable, Occupant, PersonId, TableId};
use serde::{Deserialize, Serialize};

use crate::clock::Millis;

/// The origin of a game that continues another one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ForkedFrom {
    /// The table of that game.
    pub table: TableId,
    /// Its record up to there, stored so that this table needs no other.
    pub text: String,
}

/// A campaign game as it was set up, stored so that this table needs no other. It names cards that
/// are still sealed, and never leaves the server.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct CampaignGameEntry {
    pub campaign: CampaignId,
    pub game: u8,
    /// The name of the pack.
    pub pack: String,
    pub open: OpenGame,
}

impl CampaignGameEntry {
    /// Returns its public information.
    pub fn name(&self) -> protocol::CampaignGame {
        protocol::CampaignGame { campaign: self.campaign.clone(), game: self.game }
    }
}

impl std::fmt::Debug for CampaignGameEntry {
    /// Its setup is secret.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Chapter").field("game", &self.game).finish_non_exhaustive()
    }
}

fn is_zero(number: &i64) -> bool {
    *number == 0
}

impl TableEntry {
    /// Checks whether it changes who plays for a company.
    pub fn is_for_campaign(&self) -> bool {
        matches!(
            self,
            TableEntry::Sat { .. } | TableEntry::TimedOut { .. } | TableEntry::StoodIn { .. } | TableEntry::Back { .. }
        )
    }

    /// Checks whether it is only about an awaited person.
    pub fn is_sign(&self) -> bool {
        matches!(self, TableEntry::StillThere { .. } | TableEntry::Here { .. } | TableEntry::Agreed { .. })
    }
}

/// An event at a table. Old journals must stay readable: new fields need a default.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TableEntry {
    /// The table was created. The seed of all deals is fixed here, so that its hash is known before
    /// the first deal.
    Opened {
        time: Millis,
        host: PersonId,
        table: NewTable,
        seats: Vec<Occupant>,
        seed: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        forked: Option<ForkedFrom>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        chapter: Option<Box<CampaignGameEntry>>,
        /// Milliseconds that counted for nobody's clock when the table was created.
        #[serde(default, skip_serializing_if = "is_zero")]
        slept: i64,
    },
    /// A finished game was imported as text.
    Imported {
        time: Millis,
        host: PersonId,
        text: String,
        map: Option<String>,
    },
    /// The new sitter of a seat, and the person who handed it over.
    Sat {
        time: Millis,
        seat: u8,
        sitter: Occupant,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<PersonId>,
    },
    /// A person is ready, or no longer ready.
    Ready {
        person: PersonId,
        ready: bool,
    },
    /// A person's contribution to the seed, for each of their seats at that time; the last one
    /// counts.
    Nonce {
        person: PersonId,
        nonce: String,
    },
    Started {
        time: Millis,
    },
    /// An answer or undo of a seat, as lines of the record with the following deals; at the start,
    /// deals alone.
    Step {
        time: Millis,
        seat: Option<u8>,
        lines: Vec<String>,
    },
    Chat {
        time: Millis,
        person: PersonId,
        name: String,
        seated: bool,
        text: String,
    },
    /// A seat's time expired.
    TimedOut {
        time: Millis,
        seat: u8,
    },
    /// A bot stands in for an absent person.
    StoodIn {
        time: Millis,
        seat: u8,
        bot: String,
    },
    /// A person is back, and the bot no longer stands in.
    Back {
        time: Millis,
        seat: u8,
    },
    /// A person was asked whether they are still there, with a deadline.
    StillThere {
        time: Millis,
        seat: u8,
        until: Millis,
    },
    /// A person confirmed that they are there.
    Here {
        time: Millis,
        seat: u8,
    },
    /// A player agrees that a bot plays for an absent person's seat.
    Agreed {
        time: Millis,
        seat: u8,
        person: PersonId,
    },
    /// A seat was offered to a person, or to anybody with the code that has this hash.
    Offered {
        time: Millis,
        seat: u8,
        to: Option<PersonId>,
        code: Option<String>,
        expires: Millis,
    },
    /// The offer of a seat was withdrawn.
    Withdrawn {
        time: Millis,
        seat: u8,
    },
    /// Another person is host from now on.
    Host {
        time: Millis,
        person: PersonId,
    },
    BrokenOff {
        time: Millis,
    },
    /// The server slept or was down: the total milliseconds that count for nobody's clock.
    Slept {
        total: i64,
    },
    /// A person removed the table from their list.
    Forgotten {
        person: PersonId,
    },
    /// A table for a rematch was created.
    Rematch {
        table: TableId,
    },
}
