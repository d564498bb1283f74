//! Converts a tournament back into the command that plays it.

use bots::arena::Format;

use super::Tournament;
use crate::words::quoted;

impl Tournament {
    /// Returns the command that reproduces the games.
    pub fn command(&self) -> String {
        let mut words = vec!["highball tournament".to_string()];
        let mut say = |option: &str, value: Option<String>| {
            words.extend(value.map(|value| format!("--{option} {}", quoted(&value))));
        };
        say("edition", self.table.edition.clone());
        say("map", self.table.map.as_ref().map(|map| map.display().to_string()));
        say("players", self.table.players.map(|players| players.to_string()));
        say("format", self.format.map(|format| Format::from(format).name().to_string()));
        say("bots", Some(self.table.bots.join(",")));
        say("games", Some(self.games.to_string()));
        say("seed", Some(self.seed.to_string()));
        words.join(" ")
    }
}
