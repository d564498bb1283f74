//! The journal of a campaign: everything that changes it, in order.

use protocol::{GameTerms, Occupant, PersonId, TableId};
use rules::card::Color;
use serde::{Deserialize, Serialize};

use crate::clock::Millis;

/// An event of a campaign. Old journals must stay readable: new fields need a default.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CampaignEntry {
    /// It was created, or imported with the log of earlier games.
    Founded {
        time: Millis,
        host: PersonId,
        name: String,
        pack: String,
        terms: GameTerms,
        companies: Vec<(Color, Occupant)>,
        /// The dealer and its seed for deals between games: fixed here, so that its hash is known
        /// before the first deal.
        dealer: String,
        seed: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        log: Option<String>,
    },
    /// The new holder of a company, and the person who handed it over.
    Held {
        time: Millis,
        company: Color,
        holder: Occupant,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<PersonId>,
    },
    /// A bot stands in for an absent person; `None` if the person is back.
    Away { time: Millis, company: Color, bot: Option<String> },
    /// A person agrees that a bot stands in for an absent one.
    Lent { time: Millis, company: Color, person: PersonId },
    /// A person was asked whether they are still there, with a deadline.
    StillThere { time: Millis, company: Color, until: Millis },
    /// A person confirmed that they are there.
    Here { time: Millis, company: Color },
    /// An input of the log, as its line.
    Input { time: Millis, line: String },
    /// The table of the next game. Its id is fixed here before the table exists.
    Table { time: Millis, game: u8, table: TableId },
    /// The result of a game as a line of the log, with the record of the game.
    Played { time: Millis, line: String, record: String },
    /// How far the journal was shown at the table.
    Told { to: u32 },
    /// How far a person has read.
    Read { person: PersonId, to: u32 },
    /// A person requests a rewind to the end of a game, or agrees to it.
    Agreed { time: Millis, person: PersonId, game: u8 },
    /// A person declined the rewind.
    Declined { time: Millis },
    /// All agreed: everything after this game is discarded.
    Rewound { time: Millis, game: u8 },
}
