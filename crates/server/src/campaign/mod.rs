//! Campaigns: played by a group for months. A campaign is a journal, like a table; its games are
//! ordinary tables.
//!
//! Its owner (`task`) handles one request after the other, and saves all changes before it notifies anybody. All views come
//! from `campaign::view`, the only exit of sealed content.

mod admin;
mod advance;
pub mod board;
mod deeds;
mod entry;
mod group;
mod readings;
mod rewind;
mod seats;
mod task;
mod view;
mod waiting;

pub use admin::CampaignJob;
pub use entry::CampaignEntry;
pub use group::CampaignGroup;
pub use readings::{
    CampaignRead, ReadBoard, ReadBranch, ReadCompanies, ReadLeftover, ReadPublicView, ReadSeat, ReadSide,
};
pub use task::{CampaignOrder, CampaignTask, CampaignWatcher};

use protocol::{CampaignId, TableId};
use rules::card::Color;

use crate::refusal::Refusal;

/// Prefix of campaign ids. Table ids never have it, so both are stored together.
pub const SIGN: &str = "c-";

/// Returns the id under which the journal of a campaign is stored.
pub fn journal_id(campaign: &CampaignId) -> TableId {
    TableId(campaign.0.clone())
}

/// Checks whether a journal is that of a campaign.
pub fn is_campaign(journal: &TableId) -> bool {
    journal.0.starts_with(SIGN)
}

/// The company of this colour.
pub fn company(word: &str) -> Result<Color, Refusal> {
    Color::named(word).ok_or_else(Refusal::no_such_company)
}
