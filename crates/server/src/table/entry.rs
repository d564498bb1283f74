//! The journal of a table: everything that changes the table, in order.

use campaign::edition::OpenGame;
use protocol::{CampaignId, NewTable, Occupant, PersonId, TableId};
use serde::{Deserialize, Serialize};

use crate::campaign::packs::{first_version, is_first_version};
use crate::clock::Millis;

/// The origin of a game that continues another one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ForkedFrom {
    /// The table of the original game.
    pub table: TableId,
    /// The original record up to the fork, stored so that this table depends on no other.
    pub text: String,
}

/// The setup of a campaign game, stored so that this table does not depend on the campaign. It
/// contains sealed cards and never leaves the server.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct CampaignGameEntry {
    pub campaign: CampaignId,
    pub game: u8,
    pub pack: String,
    #[serde(default = "first_version", skip_serializing_if = "is_first_version")]
    pub pack_version: u32,
    pub open: OpenGame,
}

impl CampaignGameEntry {
    /// Returns the public part: the campaign, and the number of the game.
    pub fn name(&self) -> protocol::CampaignGame {
        protocol::CampaignGame { campaign: self.campaign.clone(), game: self.game }
    }
}

impl std::fmt::Debug for CampaignGameEntry {
    /// Omits the setup, which is secret.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("CampaignGameEntry").field("game", &self.game).finish_non_exhaustive()
    }
}

fn is_zero(number: &i64) -> bool {
    *number == 0
}

impl TableEntry {
    /// Checks whether the entry changes a seat's player, in which case a campaign must be notified.
    pub fn is_for_campaign(&self) -> bool {
        matches!(
            self,
            TableEntry::Sat { .. } | TableEntry::TimedOut { .. } | TableEntry::StoodIn { .. } | TableEntry::Back { .. }
        )
    }

    /// Checks whether the entry only asks or confirms that an awaited person is still there, or
    /// records an agreement to let a bot play for the person.
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
        #[serde(rename = "chapter", default, skip_serializing_if = "Option::is_none")]
        campaign_game: Option<Box<CampaignGameEntry>>,
        /// Total time during which all clocks had been stopped when the table was created, in
        /// milliseconds.
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
    /// A seat was assigned to a new occupant.
    Sat {
        time: Millis,
        seat: u8,
        sitter: Occupant,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<PersonId>,
    },
    /// A person reported being ready or not ready.
    Ready {
        person: PersonId,
        ready: bool,
    },
    /// A person's contribution to the seed, for each of their seats at that time; the latest one
    /// counts.
    Nonce {
        person: PersonId,
        nonce: String,
    },
    Started {
        time: Millis,
    },
    /// A seat answered a question or undid an answer. Contains the new lines of the record,
    /// including the deals that followed. The first step consists only of deals.
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
    /// A player agreed to let a bot play for an absent person.
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
    /// Another person became host.
    Host {
        time: Millis,
        person: PersonId,
    },
    BrokenOff {
        time: Millis,
    },
    /// The server was suspended or down; contains the total time during which all clocks were
    /// stopped, in milliseconds.
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
