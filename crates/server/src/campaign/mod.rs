//! Campaigns: played by a group for months. A campaign is a journal, like a table; its games are
//! ordinary tables.
//!
//! There is no task per campaign: a caller locks the campaign for its request (`room`), and changes
//! are saved before anybody is notified. Views come from `campaign::view`, the only access to
//! sealed content.

mod admin;
pub mod board;
mod chronicle;
mod deeds;
mod entry;
mod rewind;
mod room;
mod seats;
mod view;
mod waiting;

pub use chronicle::Chronicle;
pub use deeds::Around;
pub use entry::Entry;
pub use room::{Rooms, Watcher};
pub use waiting::STAND_IN;

use protocol::{CampaignId, TableId};

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
