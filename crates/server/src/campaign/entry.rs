//! The journal of a campaign: everything that changes the campaign, in order.

use protocol::{GameTerms, Occupant, PersonId, TableId};
use rules::card::Color;
use serde::{Deserialize, Serialize};

use super::packs::{first_version, is_first_version};
use crate::clock::Millis;

/// An event of a campaign. Old journals must stay readable: new fields need a default.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CampaignEntry {
    /// The campaign was created, or imported with the log of earlier games.
    Founded {
        time: Millis,
        host: PersonId,
        name: String,
        pack: String,
        #[serde(default = "first_version", skip_serializing_if = "is_first_version")]
        pack_version: u32,
        terms: GameTerms,
        companies: Vec<(Color, Occupant)>,
        /// The dealer for deals between games, and its seed. The seed is fixed here, so that its
        /// hash is known before the first deal.
        dealer: String,
        seed: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        log: Option<String>,
    },
    /// A company was assigned to a new holder.
    Held {
        time: Millis,
        company: Color,
        holder: Occupant,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<PersonId>,
    },
    /// A bot stands in for an absent person. `bot` is `None` if the person is back.
    Away { time: Millis, company: Color, bot: Option<String> },
    /// A person agreed to let a bot stand in for an absent person.
    Lent { time: Millis, company: Color, person: PersonId },
    /// A person was asked whether they are still there, with a deadline.
    StillThere { time: Millis, company: Color, until: Millis },
    /// A person confirmed that they are there.
    Here { time: Millis, company: Color },
    /// An input, as a line of the log.
    Input { time: Millis, line: String },
    /// The next game was assigned a table. The table's id is fixed here, before the table exists.
    Table { time: Millis, game: u8, table: TableId },
    /// A game ended. Contains its result, as a line of the log, and its record.
    Played { time: Millis, line: String, record: String },
    /// This many facts of the campaign have been shown at the table.
    Told { to: u32 },
    /// This many lines of the next fact's card have been opened at the table.
    Lines { lines: u32 },
    /// A person has read this many facts of the campaign.
    Read { person: PersonId, to: u32 },
    /// A person proposed a rewind to the end of a game, or agreed to one.
    Agreed { time: Millis, person: PersonId, game: u8 },
    /// A person declined the proposed rewind.
    Declined { time: Millis },
    /// Everyone agreed to a rewind: everything after this game was discarded.
    Rewound { time: Millis, game: u8 },
}
