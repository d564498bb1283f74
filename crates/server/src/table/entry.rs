//! What a journal holds: everything that changes a table, in the order in which it happened.

use campaign::edition::OpenGame;
use protocol::{CampaignId, NewTable, PersonId, Sitter, TableId};
use serde::{Deserialize, Serialize};

use crate::clock::Millis;

/// Where a game begins that goes on from another one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Fork {
    /// The table of that game.
    pub table: TableId,
    /// Its record up to there. It is kept here too, so that this table needs no other.
    pub text: String,
}

/// A game of a campaign as it was laid out. It is kept here too, so that this table needs no other; it names cards that
/// are still sealed, and never leaves the server.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Chapter {
    pub campaign: CampaignId,
    pub game: u8,
    /// The name of the pack.
    pub pack: String,
    pub open: OpenGame,
}

impl Chapter {
    /// What everybody may know of it.
    pub fn name(&self) -> protocol::Chapter {
        protocol::Chapter { campaign: self.campaign.clone(), game: self.game }
    }
}

impl std::fmt::Debug for Chapter {
    /// What is laid out is a secret.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Chapter").field("game", &self.game).finish_non_exhaustive()
    }
}

fn is_zero(number: &i64) -> bool {
    *number == 0
}

impl Entry {
    /// Whether it changes who plays for a company.
    pub fn is_for_campaign(&self) -> bool {
        matches!(self, Entry::Sat { .. } | Entry::TimedOut { .. } | Entry::StoodIn { .. } | Entry::Back { .. })
    }

    /// Whether it is about somebody who is waited for, and changes nothing else.
    pub fn is_sign(&self) -> bool {
        matches!(self, Entry::StillThere { .. } | Entry::Here { .. } | Entry::Agreed { .. })
    }
}

/// One thing that happened at a table. Old journals must stay readable: what is added has a default.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Entry {
    /// The table was made. The seed of all deals is settled here, so that its hash is known before anything is dealt.
    Opened {
        time: Millis,
        host: PersonId,
        table: NewTable,
        seats: Vec<Sitter>,
        seed: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        forked: Option<Fork>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        chapter: Option<Box<Chapter>>,
        /// Milliseconds that counted for nobody's clock when the table was made.
        #[serde(default, skip_serializing_if = "is_zero")]
        slept: i64,
    },
    /// A finished game was brought in as text.
    Imported {
        time: Millis,
        host: PersonId,
        text: String,
        map: Option<String>,
    },
    /// Who sits at a seat from now on, and who has handed it over.
    Sat {
        time: Millis,
        seat: u8,
        sitter: Sitter,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<PersonId>,
    },
    /// A person said to be ready, or not to be any more.
    Ready {
        person: PersonId,
        ready: bool,
    },
    /// What a person adds to the seed, for each seat they have then; the last one counts.
    Nonce {
        person: PersonId,
        nonce: String,
    },
    Started {
        time: Millis,
    },
    /// What a seat answered or took back, as lines of the record with what was dealt after it; at the start deals alone.
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
    /// The time of a seat was up.
    TimedOut {
        time: Millis,
        seat: u8,
    },
    /// A bot stands in for a person who is away.
    StoodIn {
        time: Millis,
        seat: u8,
        bot: String,
    },
    /// A person is back where a bot stood in.
    Back {
        time: Millis,
        seat: u8,
    },
    /// A person was asked whether they are still there, and can answer until then.
    StillThere {
        time: Millis,
        seat: u8,
        until: Millis,
    },
    /// A person is there after all.
    Here {
        time: Millis,
        seat: u8,
    },
    /// A player wants a bot to play for a seat whose person is away.
    Agreed {
        time: Millis,
        seat: u8,
        person: PersonId,
    },
    /// A seat was offered to a person, or to whoever has the code of which this is the hash.
    Offered {
        time: Millis,
        seat: u8,
        to: Option<PersonId>,
        code: Option<String>,
        expires: Millis,
    },
    /// The offer of a seat was taken back.
    Withdrawn {
        time: Millis,
        seat: u8,
    },
    /// Somebody else is host from now on.
    Host {
        time: Millis,
        person: PersonId,
    },
    BrokenOff {
        time: Millis,
    },
    /// The server slept or was down: so many milliseconds in all count for nobody's clock.
    Slept {
        total: i64,
    },
    /// A person has removed the table from their list.
    Forgotten {
        person: PersonId,
    },
    /// A table for another game was made.
    Rematch {
        table: TableId,
    },
}
