//! Why something was not done: values, and the sentences made of them.

use protocol::{Problem, TableId};
use rules::refused::Refused;

use crate::store::StoreError;

/// The reason why a call was refused. Nothing has changed.
#[derive(Clone, PartialEq, Debug)]
pub enum Refusal {
    /// Nobody has told who this is.
    WhoAreYou,
    /// The name or passphrase does not fit, or the code is used up.
    NotKnown,
    NotSeated,
    NotYourSeat,
    NotHost,
    NoSuchTable,
    NoSuchSeat,
    NoSuchThing(&'static str),
    /// The table is in another phase.
    Phase(&'static str),
    SeatTaken,
    /// The seat is offered to somebody else.
    Reserved,
    /// The seat was not offered, or to somebody else, or the code is used up.
    NotOffered,
    /// Somebody who plays here wants another hand.
    PlaysAlready,
    NotReady,
    /// The answer is to a question that is not open any more, or was answered differently.
    Stale {
        at: u32,
        now: Option<u32>,
    },
    /// What the rules say.
    Rules(Refused, String),
    UndoOff,
    /// The game belongs to a campaign.
    OfCampaign,
    ChatOff,
    /// Not before the end of the game.
    Secret,
    /// Something sent cannot be used; what to do.
    Bad(String),
    /// Too much of something.
    TooMany(&'static str),
    TooFast,
    Origin,
    /// The login is taken.
    Taken(&'static str),
    /// The table is damaged.
    Damaged(String),
    /// The store failed; try again.
    Unavailable,
}

impl Refusal {
    /// A word for programs.
    pub fn code(&self) -> &'static str {
        match self {
            Refusal::WhoAreYou => "who-are-you",
            Refusal::NotKnown => "not-known",
            Refusal::NotSeated => "not-seated",
            Refusal::NotYourSeat => "not-your-seat",
            Refusal::NotHost => "not-host",
            Refusal::NoSuchTable => "no-such-table",
            Refusal::NoSuchSeat => "no-such-seat",
            Refusal::NoSuchThing(_) => "not-found",
            Refusal::Phase(_) => "wrong-time",
            Refusal::SeatTaken => "seat-taken",
            Refusal::Reserved => "reserved",
            Refusal::NotOffered => "not-offered",
            Refusal::PlaysAlready => "plays-already",
            Refusal::NotReady => "not-ready",
            Refusal::Stale { .. } => "stale",
            Refusal::Rules(refused, _) => refused.code(),
            Refusal::UndoOff => "undo-off",
            Refusal::OfCampaign => "of-campaign",
            Refusal::ChatOff => "chat-off",
            Refusal::Secret => "secret",
            Refusal::Bad(_) => "bad-request",
            Refusal::TooMany(_) => "too-many",
            Refusal::TooFast => "too-fast",
            Refusal::Origin => "wrong-origin",
            Refusal::Taken(_) => "taken",
            Refusal::Damaged(_) => "damaged",
            Refusal::Unavailable => "unavailable",
        }
    }

    /// The status of an answer over HTTP.
    pub fn status(&self) -> u16 {
        match self {
            Refusal::WhoAreYou | Refusal::NotKnown => 401,
            Refusal::NotSeated | Refusal::NotYourSeat | Refusal::NotHost | Refusal::Secret | Refusal::Origin => 403,
            Refusal::UndoOff | Refusal::ChatOff | Refusal::Reserved | Refusal::NotOffered => 403,
            Refusal::NoSuchTable | Refusal::NoSuchSeat | Refusal::NoSuchThing(_) => 404,
            Refusal::Phase(_) | Refusal::SeatTaken | Refusal::NotReady | Refusal::Stale { .. } => 409,
            Refusal::Rules(..) | Refusal::Taken(_) | Refusal::PlaysAlready | Refusal::OfCampaign => 409,
            Refusal::Bad(_) => 400,
            Refusal::TooMany(_) | Refusal::TooFast => 429,
            Refusal::Damaged(_) => 500,
            Refusal::Unavailable => 503,
        }
    }

    /// A sentence for people.
    pub fn message(&self) -> String {
        let plain = match self {
            Refusal::WhoAreYou => "Tell your name first, or send a token.",
            Refusal::NotKnown => "That is not known here; check it and try again.",
            Refusal::NotSeated => "Only those with a seat at this table can do that; sit down first.",
            Refusal::NotYourSeat => "That is not your seat; act for a seat of yours.",
            Refusal::NotHost => "Only the host of this table can do that; ask the host.",
            Refusal::NoSuchTable => "There is no such table; check the link.",
            Refusal::NoSuchSeat => "This table has no such seat; count from 0.",
            Refusal::NoSuchThing(what) => return format!("There is no such {what}; check the address."),
            Refusal::Phase(what) => return format!("{what}."),
            Refusal::SeatTaken => "Somebody sits there already; choose an open seat.",
            Refusal::Reserved => "This seat is kept for somebody; take another one, or ask for its code.",
            Refusal::NotOffered => "This seat is not offered to you; ask for a new code.",
            Refusal::PlaysAlready => "You play at this table; nobody has two hands in a game against others.",
            Refusal::NotReady => "Not everybody is ready, or a seat is still open; wait, or give open seats to bots.",
            Refusal::Stale { at, now } => {
                let now = now.map_or("nothing is asked of this seat now".to_string(), |now| format!("now it is {now}"));
                return format!("Question {at} is not open any more; {now}.");
            }
            Refusal::Rules(_, sentence) => return sentence.clone(),
            Refusal::UndoOff => "This table takes nothing back.",
            Refusal::OfCampaign => "This game belongs to a campaign; go to the campaign for that.",
            Refusal::ChatOff => "You cannot talk at this table.",
            Refusal::Secret => "That is shown only after the end of the game.",
            Refusal::Bad(what) => return what.clone(),
            Refusal::TooMany(what) => return format!("There are too many {what}; give one up first."),
            Refusal::TooFast => "That was too fast; wait a moment.",
            Refusal::Origin => "This page may not talk to this server; open the server's own page.",
            Refusal::Taken(what) => return format!("This {what} is taken; choose another one."),
            Refusal::Damaged(what) => return what.clone(),
            Refusal::Unavailable => "It could not be kept, so nothing was done; try again in a moment.",
        };
        plain.to_string()
    }

    pub fn problem(&self) -> Problem {
        let reason = match self {
            Refusal::Rules(refused, _) => serde_json::to_value(refused).ok(),
            _ => None,
        };
        Problem { code: self.code().to_string(), message: self.message(), reason, ..Problem::default() }
    }

    /// The same about a seat at a table.
    pub fn problem_at(&self, table: &TableId, seat: Option<u8>, at: Option<u32>) -> Problem {
        Problem { table: Some(table.clone()), seat, at, ..self.problem() }
    }
}

impl From<StoreError> for Refusal {
    fn from(error: StoreError) -> Refusal {
        match error {
            StoreError::Damaged { .. } => Refusal::Damaged(format!("It cannot be opened: {error}.")),
            StoreError::Conflict | StoreError::Newer { .. } | StoreError::Broken(_) => {
                tracing::error!(%error, "the store failed");
                Refusal::Unavailable
            }
        }
    }
}
