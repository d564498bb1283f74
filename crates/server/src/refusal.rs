//! Refusals as values. Code that knows the reader's language turns them into sentences.

use std::fmt;

use campaign::log::LogFault;
use dealer::verify::RecordFault;
use protocol::calls::BadRequest;
use protocol::sentences::{log_fault, log_fault_info, record_fault, record_fault_info};
use protocol::{CampaignId, FaultInfo, Problem, TableId};
use rules::refused::Refused;
use serde::{Deserialize, Serialize};
use words::{Language, Message, capital, message};

use crate::store::StoreError;

/// The reason for refusing a call. Variants with several possible sentences contain the message.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Refusal {
    /// The caller has no name.
    WhoAreYou,
    /// The login, code or token is unknown or no longer valid, or the device has no previous
    /// person.
    NotKnown(Message),
    NotSeated,
    NotYourSeat,
    NotHost,
    /// Only the host of the server may do this.
    NotAdmin,
    /// The person is banned; the message gives the reason and the duration.
    Banned(Message),
    /// The person may not chat; the message gives the reason and the duration.
    Muted(Message),
    /// New people need an invitation.
    InviteOnly(Message),
    NoSuchTable,
    NoSuchSeat,
    NoSuchThing(Message),
    /// The current phase of the table or campaign does not allow this.
    Phase(Message),
    SeatTaken,
    /// The seat or company is reserved for somebody else.
    Reserved,
    /// The seat is not offered to this person, or the code is wrong or no longer valid.
    NotOffered,
    /// The person has already seen another hand in this game, or another office in this campaign.
    PlaysAlready,
    /// The person is present, or not absent for long enough, so nobody else may decide for them.
    StillHere,
    NotReady,
    /// The answer refers to a question that is no longer open, or that was answered differently.
    Stale {
        at: u32,
        now: Option<u32>,
    },
    /// A refusal by the rules of the game. The message is a clause, not a sentence.
    Rules(Refused, Message),
    UndoOff,
    /// This is not possible in a game that belongs to a campaign.
    OfCampaign,
    ChatOff,
    /// Not available before the end of the game.
    Secret,
    /// The request is invalid; the message says what to do.
    Bad(Message),
    /// The record or campaign file is invalid.
    Wrong(FaultInfo, Message),
    /// The map is invalid; contains the findings of the map checker, one per line.
    Flawed(String),
    /// A limit is exceeded.
    TooMany(Message),
    TooFast,
    Origin,
    /// The `Host` header of the request names an unknown host.
    Host,
    /// The login is taken.
    Taken,
    /// The table, campaign or map is damaged.
    Damaged(Message),
    /// The store failed; the caller can try again.
    Unavailable,
    /// The disk or database server is failing, for all tables.
    NoStorage,
}

impl Refusal {
    /// Returns the refusal for a stored table that cannot be read. The detail tells the
    /// administrator where it is damaged.
    pub fn damaged(table: &TableId, detail: impl fmt::Display) -> Refusal {
        Refusal::Damaged(message!("refusal-damaged", table = &table.0, detail = detail.to_string()))
    }

    /// Returns the fault in a record or campaign file, in machine-readable form.
    pub fn fault(&self) -> Option<FaultInfo> {
        if let Refusal::Wrong(fault, _) = self { Some(fault.clone()) } else { None }
    }

    /// Returns the refusal for an unknown edition, with a list of the known ones.
    pub fn no_edition(unknown: maps::Unknown) -> Refusal {
        let known = unknown.nearest.join(", ");
        Refusal::Bad(message!("refusal-edition-name", name = unknown.name, known = known))
    }

    /// Returns the refusal for a stored campaign that cannot be read. The detail tells the
    /// administrator where it is damaged.
    pub fn damaged_campaign(campaign: &CampaignId, detail: impl fmt::Display) -> Refusal {
        Refusal::Damaged(message!("refusal-damaged-campaign", campaign = &campaign.0, detail = detail.to_string()))
    }

    pub fn no_such_company() -> Refusal {
        Refusal::NoSuchThing(message!("refusal-no-such-company"))
    }

    pub fn no_such_pack() -> Refusal {
        Refusal::NoSuchThing(message!("refusal-no-such-pack"))
    }

    /// Returns the refusal for a campaign that needs an edition of its pack that this server lacks.
    pub fn other_pack_edition(pack: &str, theirs: u32, ours: u32) -> Refusal {
        Refusal::NoSuchThing(message!("refusal-other-pack-edition", pack = pack, theirs = theirs, ours = ours))
    }

    /// Returns the refusal for a position that does not exist in a game.
    pub fn no_such_move() -> Refusal {
        Refusal::NoSuchThing(message!("refusal-no-such-move"))
    }

    /// Returns the refusal's machine-readable code.
    pub fn code(&self) -> &'static str {
        match self {
            Refusal::WhoAreYou => "who-are-you",
            Refusal::NotKnown(_) => "not-known",
            Refusal::NotSeated => "not-seated",
            Refusal::NotYourSeat => "not-your-seat",
            Refusal::NotHost => "not-host",
            Refusal::NotAdmin => "not-admin",
            Refusal::Banned(_) => "banned",
            Refusal::Muted(_) => "muted",
            Refusal::InviteOnly(_) => "invite-only",
            Refusal::NoSuchTable => "no-such-table",
            Refusal::NoSuchSeat => "no-such-seat",
            Refusal::NoSuchThing(_) => "not-found",
            Refusal::Phase(_) => "wrong-time",
            Refusal::SeatTaken => "seat-taken",
            Refusal::Reserved => "reserved",
            Refusal::NotOffered => "not-offered",
            Refusal::PlaysAlready => "plays-already",
            Refusal::StillHere => "still-here",
            Refusal::NotReady => "not-ready",
            Refusal::Stale { .. } => "stale",
            Refusal::Rules(refused, _) => refused.code(),
            Refusal::UndoOff => "undo-off",
            Refusal::OfCampaign => "of-campaign",
            Refusal::ChatOff => "chat-off",
            Refusal::Secret => "secret",
            Refusal::Bad(_) | Refusal::Wrong(..) | Refusal::Flawed(_) => "bad-request",
            Refusal::TooMany(_) => "too-many",
            Refusal::TooFast => "too-fast",
            Refusal::Origin => "wrong-origin",
            Refusal::Host => "wrong-host",
            Refusal::Taken => "taken",
            Refusal::Damaged(_) => "damaged",
            Refusal::Unavailable => "unavailable",
            Refusal::NoStorage => "no-storage",
        }
    }

    /// Returns the refusal's HTTP status.
    pub fn status(&self) -> u16 {
        match self {
            Refusal::WhoAreYou | Refusal::NotKnown(_) => 401,
            Refusal::NotSeated | Refusal::NotYourSeat | Refusal::NotHost | Refusal::Secret | Refusal::Origin => 403,
            Refusal::NotAdmin | Refusal::Banned(_) | Refusal::Muted(_) | Refusal::InviteOnly(_) => 403,
            Refusal::UndoOff | Refusal::ChatOff | Refusal::Reserved | Refusal::NotOffered | Refusal::StillHere => 403,
            Refusal::NoSuchTable | Refusal::NoSuchSeat | Refusal::NoSuchThing(_) => 404,
            Refusal::Phase(_) | Refusal::SeatTaken | Refusal::NotReady | Refusal::Stale { .. } => 409,
            Refusal::Rules(..) | Refusal::Taken | Refusal::PlaysAlready | Refusal::OfCampaign => 409,
            Refusal::Bad(_) | Refusal::Wrong(..) | Refusal::Flawed(_) => 400,
            Refusal::TooMany(_) | Refusal::TooFast => 429,
            Refusal::Damaged(_) => 500,
            Refusal::Host => 421,
            Refusal::Unavailable | Refusal::NoStorage => 503,
        }
    }

    /// Returns the refusal as human-readable text.
    pub fn text(&self, language: Language) -> String {
        let message = match self {
            Refusal::Rules(_, why) => return format!("{}.", capital(&why.text(language))),
            Refusal::Flawed(report) => return report.clone(),
            Refusal::NotKnown(message) | Refusal::NoSuchThing(message) | Refusal::Phase(message) => message,
            Refusal::Bad(message) | Refusal::TooMany(message) | Refusal::Damaged(message) => message,
            Refusal::Banned(message) | Refusal::Muted(message) | Refusal::InviteOnly(message) => message,
            Refusal::Wrong(_, message) => message,
            Refusal::WhoAreYou => &message!("refusal-who-are-you"),
            Refusal::NotSeated => &message!("refusal-not-seated"),
            Refusal::NotYourSeat => &message!("refusal-not-your-seat"),
            Refusal::NotHost => &message!("refusal-not-host"),
            Refusal::NotAdmin => &message!("refusal-not-admin"),
            Refusal::NoSuchTable => &message!("refusal-no-such-table"),
            Refusal::NoSuchSeat => &message!("refusal-no-such-seat"),
            Refusal::SeatTaken => &message!("refusal-seat-taken"),
            Refusal::Reserved => &message!("refusal-reserved"),
            Refusal::NotOffered => &message!("refusal-not-offered"),
            Refusal::PlaysAlready => &message!("refusal-plays-already"),
            Refusal::StillHere => &message!("refusal-still-here"),
            Refusal::NotReady => &message!("refusal-not-ready"),
            Refusal::Stale { at, now: Some(now) } => &message!("refusal-stale", at = *at, now = *now),
            Refusal::Stale { at, now: None } => &message!("refusal-stale-unasked", at = *at),
            Refusal::UndoOff => &message!("refusal-undo-off"),
            Refusal::OfCampaign => &message!("refusal-of-campaign"),
            Refusal::ChatOff => &message!("refusal-chat-off"),
            Refusal::Secret => &message!("refusal-secret"),
            Refusal::TooFast => &message!("refusal-too-fast"),
            Refusal::Origin => &message!("refusal-wrong-origin"),
            Refusal::Host => &message!("refusal-wrong-host"),
            Refusal::Taken => &message!("refusal-login-taken"),
            Refusal::Unavailable => &message!("refusal-unavailable"),
            Refusal::NoStorage => &message!("refusal-no-storage"),
        };
        message.text(language)
    }

    pub fn problem(&self, language: Language) -> Problem {
        let reason = match self {
            Refusal::Rules(refused, _) => serde_json::to_value(refused).ok(),
            _ => None,
        };
        let (code, message) = (self.code().to_string(), self.text(language));
        Problem { code, message, reason, fault: self.fault(), ..Problem::default() }
    }

    /// Returns the refusal as a reply to a request about a seat at a table.
    pub fn problem_at(&self, table: &TableId, seat: Option<u8>, at: Option<u32>, language: Language) -> Problem {
        Problem { table: Some(table.clone()), seat, at, ..self.problem(language) }
    }
}

/// Describes the refusal in English, for logs.
impl fmt::Display for Refusal {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.text(Language::English))
    }
}

impl From<RecordFault> for Refusal {
    fn from(fault: RecordFault) -> Refusal {
        Refusal::Wrong(record_fault_info(&fault), record_fault(&fault))
    }
}

impl From<LogFault> for Refusal {
    fn from(fault: LogFault) -> Refusal {
        Refusal::Wrong(log_fault_info(&fault), log_fault(&fault))
    }
}

impl From<StoreError> for Refusal {
    fn from(error: StoreError) -> Refusal {
        match error {
            StoreError::Damaged { table, what } => Refusal::damaged(&table, what),
            StoreError::Conflict
            | StoreError::Newer { .. }
            | StoreError::Outdated { .. }
            | StoreError::Older { .. }
            | StoreError::Broken(_) => {
                tracing::error!(%error, "the store failed");
                Refusal::Unavailable
            }
            // The store has already logged the failure; logging every request would flood the log.
            StoreError::Away(_) | StoreError::Lost { .. } => Refusal::NoStorage,
        }
    }
}

impl From<BadRequest> for Refusal {
    fn from(bad: BadRequest) -> Refusal {
        match bad {
            BadRequest::Seat => Refusal::NoSuchSeat,
            BadRequest::Inputs => Refusal::no_such_move(),
            BadRequest::Company => Refusal::no_such_company(),
            BadRequest::Address => Refusal::NoSuchThing(message!("refusal-no-such-address")),
            BadRequest::Nul => Refusal::Bad(message!("refusal-nul")),
            BadRequest::Body(detail) => Refusal::Bad(message!("refusal-body", detail = detail)),
        }
    }
}
