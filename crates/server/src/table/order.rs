//! What can be done to a table, and what comes of it. Both are values, so that they can travel to where a table is owned.

use protocol::calls::TableCall;
use protocol::{Accepted, CampaignId, PersonId, SeatOffer, Sitter, TableId, TableInfo};
use rules::card::Color;
use serde::{Deserialize, Serialize};

use super::admin::Job;

/// What changes a table.
#[derive(Clone, Serialize, Deserialize)]
pub enum TableOrder {
    Call(TableCall),
    /// A table was made for another game with the same people.
    Rematched(TableId),
    /// Somebody else runs the company of a seat now.
    Seat {
        seat: u8,
        sitter: Sitter,
        by: Option<PersonId>,
    },
    /// The campaign has gone back to before this game.
    Abandon,
    /// Nobody has come for a long time: close the table, unless somebody is there after all.
    Expire,
    /// Check clocks and bots.
    Wake,
    /// Do something that only the host of the server may want.
    Admin(Job),
}

/// What an order leads to.
#[derive(Clone, Serialize, Deserialize)]
pub enum TableAnswer {
    Info(Box<TableInfo>),
    Accepted(Accepted),
    Offer(SeatOffer),
    /// It is decided in this campaign, for these companies.
    InCampaign(CampaignId, Vec<Color>),
    Nothing,
}
