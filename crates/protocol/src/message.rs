//! The messages of the one socket. Each is an object with one key, its kind, as in the lines for bots.

use rules::action::Action;
use rules::agenda::Ask;
use rules::help::Progress;
use rules::ids::RouteId;
use rules::limits::LARGE;
use rules::question::QuestionInfo;
use rules::refused::Refused;
use rules::seen::Seen;
use rules::view::View;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;

use crate::campaign::{CampaignNews, WatchCampaign};
use crate::edition::StandingData;
use crate::ids::{PersonId, TableId};
use crate::people::Person;
use crate::record::FaultInfo;
use crate::table::TableInfo;

/// What a client says.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ClientMessage {
    /// Wants to be told of a table, now and from now on. Asking again is how a client comes back after a gap.
    Watch(Watch),
    /// Wants to be told no more.
    Unwatch(Unwatch),
    /// Wants to be told whenever a campaign changes.
    WatchCampaign(WatchCampaign),
    UnwatchCampaign(WatchCampaign),
    /// Answers a question.
    Act(Act),
    /// Takes back the own answers from this question on.
    Undo(Undo),
    /// Lets the own last answer stand, so that bots need not wait for it to be taken back.
    Settle(Settle),
    /// Says something to the table.
    Chat(Say),
    /// Is ready for the start, or is not any more.
    Ready(Ready),
    /// Is back where a bot stood in.
    Back(Back),
    /// Wants to hear a pong.
    Ping,
}

#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Watch {
    pub table: TableId,
    /// The seat whose side is uncovered on this device. Who has one seat need not say; who has several sees none of their
    /// cards until one is named.
    #[serde(default)]
    pub seat: Option<u8>,
    /// Whether messages describe the question to the seat.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub describe: bool,
}

#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Unwatch {
    pub table: TableId,
}

#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Act {
    pub table: TableId,
    pub seat: u8,
    /// The number of the question that is answered. Sending the same answer again is harmless.
    pub at: u32,
    pub action: Action,
}

#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Undo {
    pub table: TableId,
    pub seat: u8,
    /// The number of the question whose answer is taken back, with what the seat answered since.
    pub at: u32,
}

#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Settle {
    pub table: TableId,
    pub seat: u8,
}

#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Say {
    pub table: TableId,
    pub text: String,
}

#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Ready {
    pub table: TableId,
    pub ready: bool,
    /// Random bytes of this player's own for the deals, as 32 hexadecimal digits. They count once the game begins.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nonce: Option<String>,
}

#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Back {
    pub table: TableId,
    pub seat: u8,
}

/// What the server says.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ServerMessage {
    /// The first message on a socket.
    Hello(Greeting),
    /// The table, whenever anything about it changed.
    Table(Box<TableInfo>),
    /// The game as this viewer sees it, after `watch`.
    Snapshot(Box<Seeing>),
    /// The same after something happened, with what happened.
    Update(Box<Seeing>),
    /// An answer or taking back was accepted; the same again for the same question and answer.
    Accepted(Accepted),
    /// Something was not done, and nothing has changed.
    Refused(Problem),
    Chat(ChatLine),
    /// What was said before, after `watch`.
    ChatHistory(ChatHistory),
    Presence(Presence),
    Clock(Clock),
    /// A campaign has changed, or who is there.
    Campaign(CampaignNews),
    Pong,
}

#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Greeting {
    pub protocol: u32,
    /// Who this is; null for somebody who has told no name and only watches.
    pub person: Option<Person>,
    /// The server's time in milliseconds since 1970.
    pub now: u64,
}

/// A game as one viewer sees it. The view is the state; what was seen is for motion and sound.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Seeing {
    pub table: TableId,
    /// How many inputs the game's record has.
    pub inputs: u32,
    /// The seat whose side this is; null for a spectator.
    pub seat: Option<u8>,
    /// What the game waits for; null where nobody is asked.
    #[schemars(with = "Option<Ask>")]
    pub asked: Option<Value>,
    /// The seats that are to answer now.
    pub to_move: Vec<u8>,
    /// The number of the question put to this seat; null where it is not asked.
    pub at: Option<u32>,
    /// The number of the question whose answer this seat can take back; null where it can take nothing back.
    pub undo: Option<u32>,
    #[schemars(with = "View<LARGE>")]
    pub view: Box<RawValue>,
    #[schemars(with = "Vec<Seen<LARGE>>")]
    pub seen: Box<RawValue>,
    /// What this seat may answer.
    #[schemars(with = "Vec<Action>")]
    pub choices: Box<RawValue>,
    /// The question of a card or mechanism to this seat: what each answer costs, gives and is about. Only if it was asked
    /// for with `describe`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Option<QuestionInfo>")]
    pub question: Option<Box<RawValue>>,
    /// How the seat's tickets stand.
    #[schemars(with = "Vec<Progress<LARGE>>")]
    pub progress: Box<RawValue>,
    /// Routes nobody owns that the seat cannot claim in its turn, each with the reason.
    #[schemars(with = "Vec<(RouteId, Refused)>")]
    pub barred: Box<RawValue>,
    /// The count, once the game is over.
    pub standings: Option<Vec<StandingData>>,
}

/// What one viewer was told at once: a part of a game's history.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Told {
    /// How many inputs the game's record had then.
    pub inputs: u32,
    #[schemars(with = "Vec<Seen<LARGE>>")]
    pub seen: Box<RawValue>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Accepted {
    pub table: TableId,
    pub seat: u8,
    pub at: u32,
    /// Which of the two this answers: both can be said of the same question.
    #[serde(default)]
    pub done: Done,
    /// How many inputs the record had once this was done.
    pub inputs: u32,
}

/// What was accepted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Done {
    /// An answer.
    #[default]
    Act,
    /// Taking answers back.
    Undo,
}

/// Why something was not done.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize, JsonSchema)]
pub struct Problem {
    /// A word for programs, such as `stale`, `not-seated` or a reason of the rules such as `not_enough_cards`.
    pub code: String,
    /// A sentence for people that says what to do.
    pub message: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<TableId>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<u32>,
    /// The reason of the rules with its numbers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Option<Refused>")]
    pub reason: Option<Value>,
    /// What is wrong with the record or campaign file that was sent.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fault: Option<FaultInfo>,
    /// The id of the request, by which the host of the server finds it in the log.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub request: Option<String>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct ChatLine {
    pub table: TableId,
    pub person: PersonId,
    pub name: String,
    /// Whether the speaker had a seat.
    pub seated: bool,
    pub text: String,
    /// When, in milliseconds since 1970.
    pub time: u64,
}

/// What was said at a table, the oldest line first; lines from long ago are left out.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct ChatHistory {
    pub table: TableId,
    pub lines: Vec<ChatLine>,
}

/// Who is connected to a table just now.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Presence {
    pub table: TableId,
    /// People with a seat who are connected.
    pub people: Vec<PersonId>,
    /// How many others watch.
    pub watching: u32,
    /// Seats of people who have been away for so long that the host, or all players who are there, can let a bot play.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub absent: Vec<u8>,
    /// Seats of people who are there but have not moved for so long that they can be asked whether they still are.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub quiet: Vec<u8>,
}

/// The clocks of a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Clock {
    pub table: TableId,
    /// The server's time in milliseconds since 1970.
    pub now: u64,
    pub seats: Vec<SeatClock>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct SeatClock {
    /// What is left of the reserve, in milliseconds, when it was last counted; null without a reserve.
    pub reserve: Option<u64>,
    /// When the time of a seat that is asked runs out, in milliseconds since 1970; null while no time runs.
    pub due: Option<u64>,
}
