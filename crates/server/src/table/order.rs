//! Requests to a table, and their results.

use protocol::{
    Accepted, CampaignId, ChatLine, Hand, Hint, ImportRecord, NewTable, PersonId, Position, RecordInfo, Seeing, Sitter,
    TableId, TableInfo, Told,
};
use rules::action::Action;
use tokio::sync::{mpsc, oneshot};

use super::admin::Job;
use super::course::Course;
use super::deeds::Doer;
use super::entry::Fork;
use super::watchers::Watcher;
use crate::api::Call;
use crate::clock::Millis;
use crate::refusal::Refusal;

/// A request to a table.
#[derive(Clone, Debug)]
pub enum Deed {
    Sit {
        seat: u8,
        name: Option<String>,
        nonce: Option<String>,
    },
    Leave,
    Ready {
        ready: bool,
        nonce: Option<String>,
    },
    Start,
    Hand {
        seat: u8,
        to: Hand,
    },
    /// For a person, or for anybody with the code that has this hash.
    Offer {
        seat: u8,
        to: Option<PersonId>,
        code: Option<String>,
    },
    Withdraw {
        seat: u8,
    },
    /// With the hash of a code.
    Take {
        seat: u8,
        code: Option<String>,
        name: Option<String>,
        nonce: Option<String>,
    },
    Remove {
        seat: u8,
    },
    BreakOff,
    Say {
        text: String,
    },
    Act {
        seat: u8,
        at: u32,
        action: Action,
    },
    Undo {
        seat: u8,
        at: u32,
    },
    /// Confirms the last answer of a seat.
    Settle {
        seat: u8,
    },
    /// A bot plays for a seat until its person is back.
    Away {
        seat: u8,
        bot: Option<String>,
    },
    Back {
        seat: u8,
    },
    /// Asks the person of a seat whether they are still there.
    StillThere {
        seat: u8,
    },
    /// Removes the table from somebody's list.
    Forget,
    Info,
    Chat,
    See {
        seat: Option<u8>,
        /// Whether the question to the seat is described.
        describe: bool,
    },
    /// All messages to a seat or to spectators.
    History {
        seat: Option<u8>,
    },
    /// The view of a seat or a spectator after a number of inputs.
    Moment {
        seat: Option<u8>,
        inputs: u32,
    },
    Record,
    Replay,
    Position {
        inputs: u32,
    },
    /// The scores of the game, and its positions.
    Curves,
    /// The choice of a strong player for a seat that is asked.
    Hint {
        seat: u8,
    },
    /// The record and the name of its map.
    Bundle,
    /// Everything needed for a game that continues from there.
    Fork {
        inputs: u32,
    },
    /// The settings of a rematch, or its table.
    Another,
    Rematched(TableId),
}

impl Deed {
    /// Returns the API call of this request.
    pub fn call(&self) -> Call {
        match self {
            Deed::Sit { .. } => Call::Sit,
            Deed::Leave => Call::Leave,
            Deed::Ready { .. } => Call::Ready,
            Deed::Start => Call::Start,
            Deed::Hand { .. } => Call::Hand,
            Deed::Offer { .. } => Call::Offer,
            Deed::Withdraw { .. } => Call::Withdraw,
            Deed::Take { .. } => Call::TakeSeat,
            Deed::Remove { .. } => Call::Remove,
            Deed::BreakOff => Call::BreakOff,
            Deed::Say { .. } => Call::Say,
            Deed::Act { .. } => Call::Act,
            Deed::Undo { .. } => Call::Undo,
            Deed::Settle { .. } => Call::Settle,
            Deed::Away { .. } => Call::SeatAway,
            Deed::Back { .. } => Call::Back,
            Deed::StillThere { .. } => Call::StillThere,
            Deed::Forget => Call::Forget,
            Deed::Info => Call::Table,
            Deed::Chat => Call::Chat,
            Deed::See { seat: None, .. } => Call::Watch,
            Deed::See { seat: Some(_), .. } => Call::See,
            Deed::History { seat: None } => Call::WatchHistory,
            Deed::History { seat: Some(_) } => Call::SeeHistory,
            Deed::Moment { seat: None, .. } => Call::WatchMoment,
            Deed::Moment { seat: Some(_), .. } => Call::SeeMoment,
            Deed::Record => Call::Record,
            Deed::Replay => Call::Replay,
            Deed::Position { .. } => Call::Position,
            Deed::Curves => Call::Curves,
            Deed::Hint { .. } => Call::Hint,
            Deed::Bundle => Call::Bundle,
            Deed::Fork { .. } => Call::Fork,
            Deed::Another | Deed::Rematched(_) => Call::Rematch,
        }
    }

    /// Checks whether it makes no sense in a campaign game.
    pub(super) fn is_for_single_games(&self) -> bool {
        let is_an_offer = matches!(self, Deed::Offer { .. } | Deed::Withdraw { .. } | Deed::Take { .. });
        is_an_offer || matches!(self, Deed::BreakOff | Deed::Another | Deed::Fork { .. } | Deed::Bundle)
    }

    /// Checks whether it gives or takes a seat. In a campaign game, the campaign decides that for
    /// the company.
    pub(super) fn is_for_companies(&self) -> bool {
        matches!(self, Deed::Sit { .. } | Deed::Leave | Deed::Hand { .. })
    }

    pub(super) fn seat(&self) -> Option<u8> {
        match self {
            Deed::Sit { seat, .. }
            | Deed::Hand { seat, .. }
            | Deed::Offer { seat, .. }
            | Deed::Withdraw { seat }
            | Deed::Take { seat, .. }
            | Deed::Remove { seat }
            | Deed::Act { seat, .. }
            | Deed::Undo { seat, .. }
            | Deed::Settle { seat }
            | Deed::Away { seat, .. }
            | Deed::Back { seat }
            | Deed::StillThere { seat }
            | Deed::Hint { seat }
            | Deed::See { seat: Some(seat), .. } => Some(*seat),
            Deed::History { seat } | Deed::Moment { seat, .. } => *seat,
            _ => None,
        }
    }
}

/// Computes a result by replaying the game.
pub type Recall = Box<dyn FnOnce() -> Option<Outcome> + Send>;

/// The result of a request.
pub enum Outcome {
    Info(Box<TableInfo>),
    Accepted(Accepted),
    Chat(Vec<ChatLine>),
    Seeing(Box<Seeing>),
    History(Vec<Told>),
    /// Work that takes too long for the table's task, and needs nothing from it.
    Later(Recall),
    Text(String),
    Replay(Box<RecordInfo>),
    Position(Box<Position>),
    Another(Box<(NewTable, Vec<Sitter>)>),
    Curves(Box<Course>),
    Hint(Box<Hint>),
    Bundle(Box<ImportRecord>),
    /// The settings of the game, the number of its seats, and its record up to there.
    Fork(Box<(NewTable, usize, Fork)>),
    Rematch(TableId),
    /// When the offer expires.
    Offered(Millis),
    /// This campaign decides, for these companies, by colour.
    OfCampaign(CampaignId, Vec<String>),
    Done,
}

/// An order to the task.
pub enum Order {
    Watch(Watcher),
    Unwatch(u64),
    Do {
        doer: Option<Doer>,
        deed: Box<Deed>,
        reply: oneshot::Sender<Result<Outcome, Refusal>>,
    },
    /// Wakes the task, to check for expired clocks and for a bot's turn.
    Look,
    /// The campaign was rewound to before this game.
    BreakOff,
    /// The company of a seat has a new holder.
    Seat {
        seat: u8,
        sitter: Sitter,
        by: Option<PersonId>,
    },
    /// Something that only a host may want.
    Admin {
        job: Job,
        reply: oneshot::Sender<Result<(), Refusal>>,
    },
    /// Nobody has come to a waiting table for long: it is closed, unless somebody is present.
    Expire,
}

/// The handle of a table's task.
pub type Handle = mpsc::Sender<Order>;
