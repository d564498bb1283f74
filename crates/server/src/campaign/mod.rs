//! Campaigns, which a group can play for months. Like a table, a campaign is stored as a journal;
//! its games are played at ordinary tables.
//!
//! The owner of a campaign (`task`) handles requests one at a time and saves all changes before it
//! notifies anybody. All views come from `campaign::view`, and no other code reveals sealed
//! content.

mod admin;
mod advance;
pub mod board;
mod commands;
mod entry;
mod group;
pub(crate) mod packs;
mod readings;
mod rewind;
mod seats;
mod task;
mod view;
mod waiting;

pub use admin::CampaignJob;
pub use entry::CampaignEntry;
pub use group::CampaignGroup;
pub use packs::Packs;
pub use readings::{
    CampaignRead, ReadBoard, ReadBranch, ReadCompanies, ReadKeepsake, ReadLeftover, ReadPublicView, ReadSeat, ReadSide,
};
pub use task::{CampaignOrder, CampaignTask, CampaignWatcher};

use protocol::{CampaignId, TableId};
use rules::card::Color;

use crate::refusal::Refusal;

/// Prefix of campaign ids. Table ids never start with it, so both can be stored together.
pub const SIGN: &str = "c-";

/// Returns the id under which the journal of a campaign is stored.
pub fn journal_id(campaign: &CampaignId) -> TableId {
    TableId(campaign.0.clone())
}

/// Checks whether a journal belongs to a campaign.
pub fn is_campaign(journal: &TableId) -> bool {
    journal.0.starts_with(SIGN)
}

/// Parses the name of a company's colour; refuses any other word.
pub fn company(word: &str) -> Result<Color, Refusal> {
    Color::named(word).ok_or_else(Refusal::no_such_company)
}
