//! What can be wanted of a table, and what comes of it.

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

/// What somebody wants of a table.
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
    /// For a person, or for whoever has the code with this hash.
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
    /// The last answer of a seat stands.
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
    /// The table leaves somebody's list.
    Forget,
    Info,
    Chat,
    See {
        seat: Option<u8>,
        /// Whether the question to the seat is described.
        describe: bool,
    },
    /// All that a seat or the spectators were told.
    History {
        seat: Option<u8>,
    },
    /// What a seat or the spectators saw after so many inputs.
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
    /// What a strong player would do for a seat that is asked.
    Hint {
        seat: u8,
    },
    /// The record and the name of its map.
    Bundle,
    /// What a game that goes on from there needs.
    Fork {
        inputs: u32,
    },
    /// What another game with the same people would be, or the table where it is.
    Another,
    Rematched(TableId),
}

impl Deed {
    /// The call this belongs to.
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

    /// Whether it makes no sense for a game that belongs to a campaign.
    pub(super) fn is_for_single_games(&self) -> bool {
        let is_an_offer = matches!(self, Deed::Offer { .. } | Deed::Withdraw { .. } | Deed::Take { .. });
        is_an_offer || matches!(self, Deed::BreakOff | Deed::Another | Deed::Fork { .. } | Deed::Bundle)
    }

    /// Whether it gives or takes a seat. In a game of a campaign that is decided there, for the company.
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

/// Works out what came of a deed, by playing the game again.
pub type Recall = Box<dyn FnOnce() -> Option<Outcome> + Send>;

/// What came of a deed.
pub enum Outcome {
    Info(Box<TableInfo>),
    Accepted(Accepted),
    Chat(Vec<ChatLine>),
    Seeing(Box<Seeing>),
    History(Vec<Told>),
    /// What takes too long for the table's own task, and needs nothing of it any more.
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
    /// When the offer is void.
    Offered(Millis),
    /// It is decided in this campaign, for these companies, by their colours.
    OfCampaign(CampaignId, Vec<String>),
    Done,
}

/// Something for the task to do.
pub enum Order {
    Watch(Watcher),
    Unwatch(u64),
    Do {
        doer: Option<Doer>,
        deed: Box<Deed>,
        reply: oneshot::Sender<Result<Outcome, Refusal>>,
    },
    /// Wake up, and see whether somebody's time is up or a bot is to move.
    Look,
    /// The campaign has gone back to before this game.
    BreakOff,
    /// Somebody else runs the company of a seat now.
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
    /// Nobody has come to a table that gathers for long: it is given up, unless somebody is there after all.
    Expire,
}

/// The way to a table's task.
pub type Handle = mpsc::Sender<Order>;
