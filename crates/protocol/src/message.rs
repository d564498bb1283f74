//! Socket messages. Like the lines for bots, each message is an object with a single key that names
//! its kind. The exceptions are `ping` and `pong`, which are plain strings.

use rules::action::Action;
use rules::agenda::Ask;
use rules::hints::TicketProgress;
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

/// A message from a client.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ClientMessage {
    /// Subscribes to a table. A client that has missed messages sends this again to resynchronize.
    Watch(Watch),
    /// Unsubscribes from a table.
    Unwatch(Unwatch),
    /// Subscribes to changes in a campaign.
    WatchCampaign(WatchCampaign),
    UnwatchCampaign(WatchCampaign),
    /// Answers a question.
    Act(PlayAction),
    /// Undoes the sender's answers from this question on.
    Undo(Undo),
    /// Confirms the last answer: it can no longer be undone, and bots need not wait.
    Settle(Settle),
    /// Sends a chat message to the table.
    Chat(Say),
    /// Sets whether the player is ready to start.
    Ready(Ready),
    /// Takes a seat back from a stand-in bot, or confirms that the player is still there.
    Back(Back),
    /// Requests a `pong` reply.
    Ping,
}

#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Watch {
    pub table: TableId,
    /// The seat whose cards are shown on this device. People with one seat can omit it; people with
    /// several see no cards until they choose one.
    #[serde(default)]
    pub seat: Option<u8>,
    /// Whether messages include `question`, the description of the seat's question.
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
pub struct PlayAction {
    pub table: TableId,
    pub seat: u8,
    /// The number of the question. Repeating the same answer is harmless.
    pub at: u32,
    pub action: Action,
}

#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Undo {
    pub table: TableId,
    pub seat: u8,
    /// The number of the first question whose answer is undone; the seat's later answers are also
    /// undone.
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
    /// The player's contribution to the randomness of the deals, 32 hexadecimal digits. It is used
    /// when the game begins.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nonce: Option<String>,
}

#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Back {
    pub table: TableId,
    pub seat: u8,
}

/// A message from the server.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ServerMessage {
    /// The first message on a socket.
    Hello(Greeting),
    /// The table, after any change.
    Table(Box<TableInfo>),
    /// The game as this viewer sees it, after `watch`.
    Snapshot(Box<GameSnapshot>),
    /// The game after a change, with the new facts.
    Update(Box<GameSnapshot>),
    /// An answer or undo was accepted. If the client repeats it, the reply is the same.
    Accepted(Accepted),
    /// A request was refused, and nothing has changed.
    Refused(Problem),
    Chat(ChatLine),
    /// Earlier chat messages, after `watch`.
    ChatHistory(ChatHistory),
    Presence(TablePresence),
    Clock(TableClock),
    /// A campaign has changed, or somebody who runs a company has connected or disconnected.
    Campaign(CampaignNews),
    Pong,
}

#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Greeting {
    pub protocol: u32,
    /// The person; null for a spectator without a name.
    pub person: Option<Person>,
    /// The server's time in milliseconds since 1970.
    pub now: u64,
}

/// A game as one viewer sees it. The state is in `view`; the new facts are in `seen`, for animation
/// and sound.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct GameSnapshot {
    pub table: TableId,
    /// Number of inputs in the game's record.
    pub inputs: u32,
    /// The viewer's seat; null for a spectator.
    pub seat: Option<u8>,
    /// The current question; null if nobody is asked.
    #[schemars(with = "Option<Ask>")]
    pub asked: Option<Value>,
    /// Seats that must answer now.
    pub to_move: Vec<u8>,
    /// The number of this seat's question; null if the seat is not asked.
    pub at: Option<u32>,
    /// The number of the first question whose answer this seat can undo; null if it cannot undo
    /// anything.
    pub undo: Option<u32>,
    #[schemars(with = "View<LARGE>")]
    pub view: Box<RawValue>,
    #[schemars(with = "Vec<Seen<LARGE>>")]
    pub seen: Box<RawValue>,
    /// This seat's legal answers.
    #[schemars(with = "Vec<Action>")]
    pub choices: Box<RawValue>,
    /// The question that a card or mechanism asks this seat, with the price, gains and subject of each answer. Only
    /// with `describe`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Option<QuestionInfo>")]
    pub question: Option<Box<RawValue>>,
    /// The progress of this seat's tickets.
    #[schemars(with = "Vec<TicketProgress<LARGE>>")]
    pub progress: Box<RawValue>,
    /// Unclaimed routes that this seat cannot claim this turn, each with the reason.
    #[schemars(with = "Vec<(RouteId, Refused)>")]
    pub barred: Box<RawValue>,
    /// The final scores, once the game is over.
    pub standings: Option<Vec<StandingData>>,
}

/// Facts that one viewer received together, as part of a game's history.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct HistoryEntry {
    /// Number of inputs in the game's record at that time.
    pub inputs: u32,
    #[schemars(with = "Vec<Seen<LARGE>>")]
    pub seen: Box<RawValue>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Accepted {
    pub table: TableId,
    pub seat: u8,
    pub at: u32,
    /// The kind of request, since an answer and an undo can refer to the same question.
    #[serde(default)]
    pub done: Done,
    /// Number of inputs in the record afterwards.
    pub inputs: u32,
}

/// The kind of an accepted request.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Done {
    /// An answer.
    #[default]
    Act,
    Undo,
}

/// The reason for a refusal.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize, JsonSchema)]
pub struct Problem {
    /// A code for programs, such as `stale`, `not-seated` or a reason from the rules such as `not_enough_cards`.
    pub code: String,
    /// A human-readable sentence that says what to do.
    pub message: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<TableId>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<u32>,
    /// The reason given by the rules, with the numbers involved.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Option<Refused>")]
    pub reason: Option<Value>,
    /// The fault in a submitted record or campaign file.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fault: Option<FaultInfo>,
    /// The id of the request, for finding it in the server's log.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub request: Option<String>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct ChatLine {
    pub table: TableId,
    pub person: PersonId,
    pub name: String,
    /// Whether the sender had a seat or was the host.
    pub seated: bool,
    pub text: String,
    /// Time at which the message was sent, in milliseconds since 1970.
    pub time: u64,
}

/// A table's chat, oldest message first; very old messages are left out.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct ChatHistory {
    pub table: TableId,
    pub lines: Vec<ChatLine>,
}

/// People connected to a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct TablePresence {
    pub table: TableId,
    /// Connected people with a seat, and the host if connected.
    pub people: Vec<PersonId>,
    /// Number of other connections, such as those of spectators.
    pub watching: u32,
    /// Seats of people who have been away so long that the host, or all players present, may let a
    /// bot play.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub absent: Vec<u8>,
    /// Seats of people who are connected but have not moved for so long that they can be asked
    /// whether they are still there.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub quiet: Vec<u8>,
}

/// The clocks of all seats at a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct TableClock {
    pub table: TableId,
    /// The server's time in milliseconds since 1970.
    pub now: u64,
    pub seats: Vec<SeatClock>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct SeatClock {
    /// Time left in the time bank at its last update, in milliseconds; null without a time bank.
    pub reserve: Option<u64>,
    /// The deadline of a seat that must answer, in milliseconds since 1970; null while no clock runs.
    pub due: Option<u64>,
}
