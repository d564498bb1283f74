//! Campaigns: what a group lives with for months. A campaign is a journal as a table is; its games are ordinary tables.
//!
//! Its owner (`task`) handles one request after the other, and what was done is kept before anybody is told. What people see is made by `campaign::view`, the only door from sealed content.

mod admin;
mod advance;
pub mod board;
mod chronicle;
mod deeds;
mod entry;
mod readings;
mod rewind;
mod seats;
mod task;
mod view;
mod waiting;

pub use admin::CampaignJob;
pub use chronicle::Chronicle;
pub use entry::Entry;
pub use readings::{
    CampaignRead, ReadBoard, ReadBranch, ReadCompanies, ReadLeftover, ReadPublicView, ReadSeat, ReadSide,
};
pub use task::{CampaignOrder, CampaignTask, Watcher};

use protocol::{CampaignId, TableId};
use rules::card::Color;

use crate::refusal::Refusal;

/// What the names of campaigns begin with. Tables have no such sign in theirs, so both are kept side by side.
pub const SIGN: &str = "c-";

/// The name under which the journal of a campaign is kept.
pub fn journal_id(campaign: &CampaignId) -> TableId {
    TableId(campaign.0.clone())
}

/// Whether a journal is that of a campaign.
pub fn is_campaign(journal: &TableId) -> bool {
    journal.0.starts_with(SIGN)
}

/// The company of this colour.
pub fn company(word: &str) -> Result<Color, Refusal> {
    Color::named(word).ok_or_else(Refusal::no_such_company)
}
