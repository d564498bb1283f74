//! Reports of failed bots in simulations, on standard error.

use std::collections::BTreeSet;
use std::sync::{Mutex, PoisonError};

use bots::BotFailure;

/// Failures that have already been reported.
#[derive(Default)]
pub struct Failures(Mutex<BTreeSet<(String, BotFailure)>>);

impl Failures {
    /// Reports that a simpler bot decided in place of this one.
    ///
    /// Each combination of bot and reason is reported only once, since a bot can fail at every
    /// decision in a thousand games.
    pub fn tell(&self, bot: &str, failure: BotFailure) {
        let mut told = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let sentence = format!("The bot '{bot}' failed, and '{}' decides in its place: {}", failure.by, failure.why);
        if told.insert((bot.to_string(), failure)) {
            eprintln!("{sentence}");
        }
    }
}
