//! The catalogue of editions and bots.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// An edition in a list, with the facts that people need to choose one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct EditionInfo {
    pub name: String,
    pub title: String,
    pub version: u32,
    /// SHA-256 of the edition's data.
    pub hash: String,
    /// The colours of the seats in order; their number is the maximum number of players.
    pub seats: Vec<String>,
    pub players: Players,
    /// The id of the board; several editions can share one.
    pub map: String,
    pub map_title: String,
    /// Rules clarifications, as text.
    pub rulings: String,
    pub places: u32,
    pub routes: u32,
    /// Trains per seat.
    pub trains: u32,
    pub decks: Vec<DeckInfo>,
    /// Other names for places, such as an English name or the town in which a port lies.
    pub other_names: Vec<(String, String)>,
}

/// Possible numbers of players.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Players {
    pub least: u8,
    pub most: u8,
}

/// A ticket deck and the range of its tickets' values.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct DeckInfo {
    pub name: String,
    pub tickets: u32,
    /// Lowest value of a ticket.
    pub least: i32,
    /// Highest value of a ticket.
    pub most: i32,
}

/// A bot in the catalogue.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct BotInfo {
    pub name: String,
    /// Strength, from 1 for `easy` to 5 for `master`; 0 for bots that are not offered as opponents.
    #[serde(default)]
    pub level: u8,
    /// The id of the bot's portrait. All bots that are not offered as opponents share one portrait.
    #[serde(default)]
    pub portrait: String,
    /// A sentence that describes how the bot plays.
    pub about: String,
}
