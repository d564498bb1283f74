//! The lines between a game and a program that plays one seat of it, as `docs/bot-protocol.md` describes them.

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

/// Counts up when a line changes its meaning.
pub const PROTOCOL: u32 = 1;
/// Bits of a seed that every reader of JSON takes as a whole number.
const SEED_BITS: u32 = 53;

/// A line to a program.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum BotLine<'a, const W: usize> {
    /// The first line: the game, the board, and the seat that the program plays.
    Hello(Box<HelloLine>),
    /// A question.
    Decide(Box<DecideLine<'a, W>>),
    /// The last line: the result.
    Over(OverLine<'a, W>),
}

/// The first line.
#[derive(Serialize, JsonSchema)]
pub struct HelloLine {
    /// Counts up when a line changes its meaning.
    pub protocol: u32,
    /// All colours, in the order in which lists by colour have them.
    pub colors: [Color; Color::COUNT],
    pub edition: EditionData,
    /// The colour of each seat.
    pub seats: Vec<String>,
    /// The seat that the program plays.
    pub seat: Seat,
    /// A number to draw randomness from, below 2^53.
    pub seed: u64,
}

/// A question.
#[derive(Serialize, JsonSchema)]
pub struct DecideLine<'a, const W: usize> {
    pub asked: Option<Ask>,
    /// What happened since the last question.
    pub seen: &'a [Seen<W>],
    pub view: View<W>,
    /// What the seat may answer.
    pub choices: &'a [Action],
    /// In campaign games, the question of a card or mechanism: what each answer costs, gives and is about.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub question: Option<QuestionInfo>,
}

/// The last line.
#[derive(Serialize, JsonSchema)]
pub struct OverLine<'a, const W: usize> {
    /// What happened since the last question.
    pub seen: &'a [Seen<W>],
    pub standings: Vec<StandingData>,
}

impl<const W: usize> BotLine<'_, W> {
    /// The line as it is sent, with sorted keys.
    fn text(&self) -> String {
        json!(self).to_string()
    }
}

/// The first line: which game this is, and where everything is on its board.
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

/// A question: what is asked, what happened since the last one, what the seat sees, and what it may answer.
pub fn decide<const W: usize>(sight: &Sight<'_, W>, seen: &[Seen<W>], choices: &[Action]) -> String {
    let (asked, view) = (sight.open.asking(), sight.view());
    let question = sight.question().filter(|_| sight.tables.edition().menu.name_route);
    BotLine::Decide(Box::new(DecideLine { asked, seen, view, choices, question })).text()
}

/// The last line: what happened since the last question, and the count.
pub fn over<const W: usize>(edition: &Edition, seen: &[Seen<W>], standings: &Standings) -> String {
    BotLine::Over(OverLine { seen, standings: crate::edition::standings(edition, standings) }).text()
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
