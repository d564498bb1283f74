//! Data exchanged between the server and clients: messages, editions, and the lines for bots
//! (`bot.rs`).
//!
//! The crates `rules` and `campaign` define and document views, facts and answers. The module
//! `schema` collects the schemas of all types.

#![forbid(unsafe_code)]

mod admin;
pub mod bot;
pub mod calls;
mod campaign;
mod catalogue;
pub mod edition;
mod ids;
pub mod keepsake;
mod message;
mod people;
mod record;
pub mod schema;
pub mod sentences;
mod table;
pub mod words;

pub use admin::{
    AdminPerson, AdminTable, AuditLine, Invite, InviteInfo, MyData, MyTable, NewInvite, NewSanction, Privacy, Reason,
    Retention, Sanction, SanctionKind, Swept,
};
pub use campaign::{
    Away, CallGame, CampaignAnswer, CampaignCard, CampaignInfo, CampaignNews, CampaignSnapshot, ClaimCompany,
    CompanyInfo, CompanyOffer, ForkCampaign, FormerHolder, GameInfo, GameTerms, ImportCampaign, LeftoverBoard,
    NewCampaign, NewCompany, PackInfo, Rewind, RewindTo, ShownTo, ToldTo, WatchCampaign,
};
pub use catalogue::{BotInfo, DeckInfo, EditionInfo, Players};
pub use ids::{CampaignId, PersonId, TableId};
pub use message::{
    Accepted, Back, ChatHistory, ChatLine, ClientMessage, Done, GameSnapshot, Greeting, HistoryEntry, PlayAction,
    Problem, Ready, Say, SeatClock, ServerMessage, Settle, TableClock, TablePresence, Undo, Unwatch, Watch,
};
pub use people::{
    Account, Code, HookCall, HookInfo, HookSecret, Key, KeyInfo, Login, MapInfo, Me, Name, NewHook, NewMap, NewToken,
    PendingTurn, Person, Redeem, Secret, Visitor,
};
pub use record::{
    Balance, Curves, FaultInfo, Hint, ImportRecord, RecordInfo, ReplayPosition, SeatSide, TurningPoint, Verdict,
};
pub use table::{
    CampaignGame, ChatRule, GamePosition, NewFork, NewOffer, NewSeat, NewTable, Occupant, Offered, Pace, Phase,
    SeatChange, SeatInfo, SeatOffer, SeatTaker, SitDown, TableCard, TableInfo, TakeSeat, TimeOut,
};

/// Version of the protocol, incremented when the meaning of a message changes.
pub const PROTOCOL: u32 = bot::PROTOCOL;
