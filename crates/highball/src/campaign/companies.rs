//! Parsing of company assignments such as `blue=Ada,red=bot:planner`.

use campaign::input::Operator;
use campaign::pack::Pack;
use rules::card::Color;

use crate::fail::Failed;
use crate::table::{check_bot, unknown_name};
use crate::words::message;

/// Prefix of a bot's name.
const BOT: &str = "bot:";

/// Parses a list of companies with their players, in the given order.
pub fn companies(pack: &Pack, words: &[String]) -> Result<Vec<(Color, Operator)>, Failed> {
    let mut found: Vec<(Color, Operator)> = Vec::new();
    for word in words {
        let unclear = || Failed::input(message!("terminal-saga-who-runs", word = word));
        let (color, player) = word.split_once('=').ok_or_else(unclear)?;
        let company = pack.companies.iter().find(|company| company.color.name() == color).ok_or_else(|| {
            let known: Vec<String> = pack.companies.iter().map(|company| company.color.name().to_string()).collect();
            unknown_name("company", color, &known)
        })?;
        if found.iter().any(|(other, _)| *other == company.color) {
            return Err(Failed::input(message!("terminal-saga-named-twice", color = color)));
        }
        let player = match player.strip_prefix(BOT) {
            Some(bot) => {
                check_bot(bot)?;
                Operator::Bot(bot.to_string())
            }
            None => Operator::Person(player.trim().to_string()),
        };
        found.push((company.color, player));
    }
    Ok(found)
}
