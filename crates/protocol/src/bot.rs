//! Lines exchanged between a game and a program that plays one seat; see `docs/bot-protocol.md`.

use rules::action::Action;
use rules::agenda::Ask;
use rules::card::Color;
use rules::edition::Edition;
use rules::ids::Seat;
use rules::limits::SMALL;
use rules::question::QuestionInfo;
use rules::score::Standings;
use rules::seen::Seen;
use rules::setup::Setup;
use rules::view::{Sight, View};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::{Value, json};

use crate::edition::{EditionData, StandingData};

/// Version of the protocol, incremented when the meaning of a line changes.
pub const PROTOCOL: u32 = 1;
/// Number of bits in a seed. Every JSON parser reads numbers of this size exactly.
const SEED_BITS: u32 = 53;

/// A line sent to a program.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum BotLine<'a, const W: usize> {
    /// The first line: the game, the board, and the program's seat.
    Hello(Box<HelloLine>),
    /// A question for the program to answer.
    Decide(Box<DecideLine<'a, W>>),
    /// The last line: the final scores.
    Over(OverLine<'a, W>),
}

/// The first line: the game, the board, and the program's seat.
#[derive(Serialize, JsonSchema)]
pub struct HelloLine {
    /// Version of the protocol, incremented when the meaning of a line changes.
    pub protocol: u32,
    /// All colours, in the order that per-colour lists use.
    pub colors: [Color; Color::COUNT],
    pub edition: EditionData,
    /// The colour of each seat.
    pub seats: Vec<String>,
    /// The program's seat.
    pub seat: Seat,
    /// A random seed below 2^53.
    pub seed: u64,
}

/// A line that asks the program a question.
#[derive(Serialize, JsonSchema)]
pub struct DecideLine<'a, const W: usize> {
    pub asked: Option<Ask>,
    /// Facts since the previous question.
    pub seen: &'a [Seen<W>],
    pub view: View<W>,
    /// Legal answers.
    pub choices: &'a [Action],
    /// In campaign games, the question that a card or mechanism asks, with the price, gains and subject of each
    /// answer.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub question: Option<QuestionInfo>,
}

/// The last line: the final scores.
#[derive(Serialize, JsonSchema)]
pub struct OverLine<'a, const W: usize> {
    /// Facts since the previous question.
    pub seen: &'a [Seen<W>],
    pub standings: Vec<StandingData>,
}

impl<const W: usize> BotLine<'_, W> {
    /// Returns the line as sent, with sorted keys.
    fn text(&self) -> String {
        json!(self).to_string()
    }
}

/// Creates the first line, which describes the game and its board.
pub fn hello(edition: &Edition, setup: &Setup, seat: Seat, seed: u64) -> String {
    let hello = HelloLine {
        protocol: PROTOCOL,
        colors: Color::ALL,
        edition: EditionData::new(edition, setup.colors.len()),
        seats: setup.colors.clone(),
        seat,
        seed: seed >> (u64::BITS - SEED_BITS),
    };
    BotLine::<SMALL>::Hello(Box::new(hello)).text()
}

/// Creates the line for a question, with the facts since the previous one, the seat's view, and the legal answers.
pub fn decide<const W: usize>(sight: &Sight<'_, W>, seen: &[Seen<W>], choices: &[Action]) -> String {
    let (asked, view) = (sight.open.asking(), sight.view());
    let question = sight.question().filter(|_| sight.tables.edition().menu.name_route);
    BotLine::Decide(Box::new(DecideLine { asked, seen, view, choices, question })).text()
}

/// Creates the last line: the facts since the previous question, and the final scores.
pub fn over<const W: usize>(edition: &Edition, seen: &[Seen<W>], standings: &Standings) -> String {
    BotLine::Over(OverLine { seen, standings: crate::edition::standings(edition, standings) }).text()
}

/// Parses an answer: the number of a choice, counted from 0, or an action. The error is a clause
/// that fits within a sentence.
pub fn answer(line: &str, choices: &[Action]) -> Result<Action, String> {
    let most = choices.len() - 1;
    let wanted = format!("an answer is the number of a choice, here 0 to {most}, or an action");
    match serde_json::from_str(line) {
        Ok(Value::Number(number)) => {
            let choice = number.as_u64().and_then(|number| choices.get(usize::try_from(number).ok()?));
            choice.copied().ok_or_else(|| format!("the choices have the numbers 0 to {most}"))
        }
        Ok(action) => {
            serde_json::from_value(action).map_err(|error| format!("that is not an action ({error}); {wanted}"))
        }
        Err(error) => Err(format!("that is not JSON ({error}); {wanted}")),
    }
}
