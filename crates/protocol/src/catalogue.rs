//! What there is to choose from: editions and bots.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// An edition in a list, with what people choose by.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct EditionInfo {
    pub name: String,
    pub title: String,
    pub version: u32,
    /// SHA-256 of its data.
    pub hash: String,
    /// The colours of the seats, the first for the first; there are as many people at most.
    pub seats: Vec<String>,
    pub players: Players,
    /// The board it is played on, which it may share.
    pub map: String,
    pub map_title: String,
    /// How open questions of the rules are settled, as text for people.
    pub rulings: String,
    pub places: u32,
    pub routes: u32,
    /// Trains of each seat.
    pub trains: u32,
    pub decks: Vec<DeckInfo>,
    /// Other names of places: the English one, or the town of a port.
    pub other_names: Vec<(String, String)>,
}

/// How many can play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Players {
    pub least: u8,
    pub most: u8,
}

/// A deck of tickets.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct DeckInfo {
    pub name: String,
    pub tickets: u32,
    /// The smallest and the largest value.
    pub least: i32,
    pub most: i32,
}

/// A bot.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct BotInfo {
    pub name: String,
    /// How strong it is: 1 for `easy` to 5 for `master`, 0 for bots that are no company.
    #[serde(default)]
    pub level: u8,
    /// The id of its portrait; bots that are no company share one.
    #[serde(default)]
    pub portrait: String,
    /// How it plays, in a sentence.
    pub about: String,
}
