//! Campaigns: what a group lives with for months. A campaign is a journal as a table is; its games are ordinary tables.
//!
//! Nothing here runs by itself: whoever asks for something holds the campaign for that moment (`room`), and what was
//! done is kept before anybody is told. What people see is made by `campaign::view`, the only door from sealed content.

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
