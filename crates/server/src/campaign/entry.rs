//! What the journal of a campaign holds: everything that changes it, in the order in which it happened.

use protocol::{GameTerms, PersonId, Sitter, TableId};
use rules::card::Color;
use serde::{Deserialize, Serialize};

use crate::clock::Millis;

/// One thing that happened to a campaign. Old journals must stay readable: what is added has a default.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Entry {
    /// It was founded, or brought in with the log of what was played before.
    Founded {
        time: Millis,
        host: PersonId,
        name: String,
        pack: String,
        terms: GameTerms,
        companies: Vec<(Color, Sitter)>,
        /// Who deals between games, and with which seed: settled here, so that its hash is known before anything is dealt.
        dealer: String,
        seed: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        log: Option<String>,
    },
    /// Who runs a company from now on, and who has handed it over.
    Held {
        time: Millis,
        company: Color,
        holder: Sitter,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<PersonId>,
    },
    /// A bot stands in for a person who is away; none: the person is back.
    Away { time: Millis, company: Color, bot: Option<String> },
    /// A person wants a bot to stand in for somebody who is away.
    Lent { time: Millis, company: Color, person: PersonId },
    /// A person was asked whether they are still there, and can answer until then.
    StillThere { time: Millis, company: Color, until: Millis },
    /// A person is there after all.
    Here { time: Millis, company: Color },
    /// An input of the log, as its line.
    Input { time: Millis, line: String },
    /// The table of a game that is to be played. It is named here before it is made.
    Table { time: Millis, game: u8, table: TableId },
    /// The result of a game as a line of the log, with the record of the game.
    Played { time: Millis, line: String, record: String },
    /// How far the journal was turned over at the table.
    Told { to: u32 },
    /// How far a person has read.
    Read { person: PersonId, to: u32 },
    /// A person wants to go back to the end of a game, or agrees to it.
    Agreed { time: Millis, person: PersonId, game: u8 },
    /// Somebody does not want to go back.
    Declined { time: Millis },
    /// All agreed: what came after this game never was.
    Rewound { time: Millis, game: u8 },
}
