//! The lines between a game and a program that plays one seat of it, as `docs/bot-protocol.md` describes them.

use rules::action::Action;
use rules::card::Color;
use rules::edition::Edition;
use rules::ids::Seat;
use rules::score::Standings;
use rules::seen::Seen;
use rules::setup::Setup;
use rules::view::Sight;
use serde_json::{Value, json};

use crate::edition::{edition_json, standings_json};

/// Counts up when a line changes its meaning.
pub const PROTOCOL: u32 = 1;
/// Bits of a seed that every reader of JSON takes as a whole number.
const SEED_BITS: u32 = 53;

/// The first line: which game this is, and where everything is on its board.
pub fn hello(edition: &Edition, setup: &Setup, seat: Seat, seed: u64) -> String {
    let hello = json!({
        "protocol": PROTOCOL,
        "colors": Color::ALL,
        "edition": edition_json(edition, setup.colors.len()),
        "seats": setup.colors,
        "seat": seat,
        "seed": seed >> (u64::BITS - SEED_BITS),
    });
    json!({ "hello": hello }).to_string()
}

/// A question: what is asked, what happened since the last one, what the seat sees, and what it may answer.
pub fn decide<const W: usize>(sight: &Sight<'_, W>, seen: &[Seen<W>], choices: &[Action]) -> String {
    let decide = json!({ "asked": sight.open.asking(), "seen": seen, "view": sight.view(), "choices": choices });
    json!({ "decide": decide }).to_string()
}

/// The last line: what happened since the last question, and the count.
pub fn over<const W: usize>(edition: &Edition, seen: &[Seen<W>], standings: &Standings) -> String {
    json!({ "over": { "seen": seen, "standings": standings_json(edition, standings) } }).to_string()
}

/// An answer: the number of a choice, counted from 0, or an action. Otherwise what is wrong with it, in the middle of a
/// sentence.
pub fn answer(line: &str, choices: &[Action]) -> Result<Action, String> {
    let most = choices.len() - 1;
    let wanted = format!("an answer is the number of a choice, here 0 to {most}, or an action");
    match serde_json::from_str(line) {
        Ok(Value::Number(number)) => {
            let choice = number.as_u64().and_then(|number| choices.get(usize::try_from(number).ok()?));
            choice.copied().ok_or_else(|| format!("the choices have the numbers 0 to {most}"))
        }
        Ok(action) => serde_json::from_value(action).map_err(|error| format!("that is no action ({error}); {wanted}")),
        Err(error) => Err(format!("that is no JSON ({error}); {wanted}")),
    }
}
