//! What can be wanted of a table, and what comes of it.

use protocol::calls::{Call, TableCall};
use protocol::{
    Accepted, CampaignId, ChatLine, Hint, ImportRecord, NewTable, PersonId, Position, RecordInfo, SeatOffer, Seeing,
    Sitter, TableId, TableInfo, Told,
};
use tokio::sync::{mpsc, oneshot};

use super::course::Course;
use super::deeds::Doer;
use super::entry::Fork;
use super::watchers::Watcher;
use crate::refusal::Refusal;

/// What somebody wants of a table.
#[derive(Clone)]
pub enum Deed {
    Call(TableCall),
    Info,
    Chat,
    See {
        seat: Option<u8>,
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
            Deed::Call(call) => call.call(),
            Deed::Info => Call::Table,
            Deed::Chat => Call::Chat,
            Deed::See { seat: None } => Call::Watch,
            Deed::See { seat: Some(_) } => Call::See,
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
        let is_an_offer = matches!(self.call(), Call::Offer | Call::Withdraw | Call::TakeSeat);
        is_an_offer || self.call() == Call::BreakOff || matches!(self, Deed::Another | Deed::Fork { .. } | Deed::Bundle)
    }

    /// Whether it gives or takes a seat. In a game of a campaign that is decided there, for the company.
    pub(super) fn is_for_companies(&self) -> bool {
        matches!(self.call(), Call::Sit | Call::Leave | Call::Hand)
    }

    pub(super) fn seat(&self) -> Option<u8> {
        match self {
            Deed::Call(call) => call.subject().seat,
            Deed::Hint { seat } | Deed::See { seat: Some(seat) } => Some(*seat),
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
    Offered(SeatOffer),
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
    /// Nobody has come to a table that gathers for long: it is given up, unless somebody is there after all.
    Expire,
}

/// The way to a table's task.
pub type Handle = mpsc::Sender<Order>;
