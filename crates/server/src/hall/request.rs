//! A request as a value: which call, with what.

use protocol::{
    Account, Act, Away, Back, CallGame, CampaignAnswer, CampaignId, ClaimCompany, ForkCampaign, Hand, ImportCampaign,
    ImportRecord, Login, Name, NewCampaign, NewFork, NewHook, NewMap, NewOffer, NewTable, NewToken, Ready, Redeem,
    RewindTo, Say, Settle, SitDown, TableId, TakeSeat, ToldTo, Undo,
};
use serde::de::DeserializeOwned;
use words::message;

use super::campaigns::{CampaignDeed, company};
use super::people::code_hash;
use crate::admin::{self, AdminRequest};
use crate::api::Call;
use crate::refusal::Refusal;
use crate::table::Deed;

/// Everything that can be asked for.
#[derive(Clone)]
pub enum Request {
    NewPerson(Name),
    Login(Login),
    Redeem(Redeem),
    Whose(Redeem),
    Return,
    Visitor,
    Me,
    MyData,
    EraseMe,
    Privacy,
    Admin(AdminRequest),
    Rename(Name),
    MakeAccount(Account),
    Logout,
    NewCode,
    NewToken(NewToken),
    Keys,
    DropKey(String),
    SetHook(NewHook),
    Hook,
    DropHook,
    Turns,
    MyTables,
    Lobby,
    NewTable(NewTable),
    Lesson,
    Rematch(TableId),
    Offer(TableId, u8, NewOffer),
    Fork(TableId, u32, NewFork),
    Curves(TableId),
    Picture(TableId),
    Bundle(TableId),
    Table(TableId, Deed),
    Import(ImportRecord),
    Verify(ImportRecord),
    NewMap(NewMap),
    MyMaps,
    Map(String),
    MapEdition(String, String),
    MapDrawing(String),
    MapThumbnail(String),
    Editions,
    Edition(String),
    Drawing(String),
    Thumbnail(String),
    EditionPicture(String),
    Bots,
    Packs,
    NewCampaign(NewCampaign),
    ImportCampaign(ImportCampaign),
    MyCampaigns,
    Campaign(CampaignId, CampaignDeed),
    ForkCampaign(CampaignId, ForkCampaign),
    ExportCampaign(CampaignId),
    CampaignBoard(CampaignId, bool),
    LeftoverMap(CampaignId),
    TablePage(TableId, bool),
}

/// The sign of code 0, as JSON writes it.
const NUL: &[u8] = br"\u0000";

pub(crate) fn read<T: DeserializeOwned>(body: &[u8]) -> Result<T, Refusal> {
    // No text has this sign, and databases refuse it.
    if body.windows(NUL.len()).any(|bytes| bytes == NUL) {
        return Err(Refusal::Bad(message!("refusal-nul")));
    }
    serde_json::from_slice(body).map_err(|error| Refusal::Bad(message!("refusal-body", detail = error.to_string())))
}

/// A body that may be left out.
pub(crate) fn read_or_default<T: DeserializeOwned + Default>(body: &[u8]) -> Result<T, Refusal> {
    if body.is_empty() { Ok(T::default()) } else { read(body) }
}

pub(crate) fn number<T: std::str::FromStr>(word: &str, refusal: Refusal) -> Result<T, Refusal> {
    let digits = word.bytes().all(|byte| byte.is_ascii_digit());
    word.parse().ok().filter(|_| digits).ok_or(refusal)
}

/// Reads what came over HTTP.
pub fn parse(call: Call, words: &[&str], body: &[u8]) -> Result<Request, Refusal> {
    let word = |at: usize| words.get(at).copied().unwrap_or_default();
    let table = || TableId::from(word(0));
    let campaign = || CampaignId::from(word(0));
    let seat = || number::<u8>(word(1), Refusal::NoSuchSeat);
    let inputs = |at: usize| number::<u32>(word(at), Refusal::no_such_move());
    Ok(match call {
        Call::NewPerson => Request::NewPerson(read(body)?),
        Call::Login => Request::Login(read(body)?),
        Call::Redeem => Request::Redeem(read(body)?),
        Call::Whose => Request::Whose(read(body)?),
        Call::Return => Request::Return,
        Call::Visitor => Request::Visitor,
        Call::Me => Request::Me,
        Call::MyData => Request::MyData,
        Call::EraseMe => Request::EraseMe,
        Call::Privacy => Request::Privacy,
        Call::Admin(call) => Request::Admin(admin::parse(call, words, body)?),
        Call::Rename => Request::Rename(read(body)?),
        Call::MakeAccount => Request::MakeAccount(read(body)?),
        Call::Logout => Request::Logout,
        Call::NewCode => Request::NewCode,
        Call::NewToken => Request::NewToken(read(body)?),
        Call::Keys => Request::Keys,
        Call::DropKey => Request::DropKey(word(0).to_string()),
        Call::SetHook => Request::SetHook(read(body)?),
        Call::Hook => Request::Hook,
        Call::DropHook => Request::DropHook,
        Call::Turns => Request::Turns,
        Call::MyTables => Request::MyTables,
        Call::Lobby => Request::Lobby,
        Call::NewTable => Request::NewTable(read(body)?),
        Call::Lesson => Request::Lesson,
        Call::Table => Request::Table(table(), Deed::Info),
        Call::Sit => {
            let SitDown { name, nonce } = read_or_default(body)?;
            Request::Table(table(), Deed::Sit { seat: seat()?, name, nonce })
        }
        Call::Hand => Request::Table(table(), Deed::Hand { seat: seat()?, to: read::<Hand>(body)? }),
        Call::Offer => Request::Offer(table(), seat()?, read_or_default(body)?),
        Call::Withdraw => Request::Table(table(), Deed::Withdraw { seat: seat()? }),
        Call::TakeSeat => {
            let TakeSeat { code, name, nonce } = read_or_default(body)?;
            Request::Table(table(), Deed::Take { seat: seat()?, code: code.as_deref().map(code_hash), name, nonce })
        }
        Call::Remove => Request::Table(table(), Deed::Remove { seat: seat()? }),
        Call::Leave => Request::Table(table(), Deed::Leave),
        Call::Start => Request::Table(table(), Deed::Start),
        Call::BreakOff => Request::Table(table(), Deed::BreakOff),
        Call::Rematch => Request::Rematch(table()),
        Call::Ready => {
            let Ready { table, ready, nonce } = read(body)?;
            Request::Table(table, Deed::Ready { ready, nonce })
        }
        Call::Say => {
            let Say { table, text } = read(body)?;
            Request::Table(table, Deed::Say { text })
        }
        Call::Chat => Request::Table(table(), Deed::Chat),
        Call::Act => {
            let Act { table, seat, at, action } = read(body)?;
            Request::Table(table, Deed::Act { seat, at, action })
        }
        Call::Undo => {
            let Undo { table, seat, at } = read(body)?;
            Request::Table(table, Deed::Undo { seat, at })
        }
        Call::Settle => {
            let Settle { table, seat } = read(body)?;
            Request::Table(table, Deed::Settle { seat })
        }
        Call::SeatAway => {
            let Away { bot } = read_or_default(body)?;
            Request::Table(table(), Deed::Away { seat: seat()?, bot })
        }
        Call::Forget => Request::Table(table(), Deed::Forget),
        Call::Back => {
            let Back { table, seat } = read(body)?;
            Request::Table(table, Deed::Back { seat })
        }
        Call::StillThere => Request::Table(table(), Deed::StillThere { seat: seat()? }),
        Call::Watch => Request::Table(table(), Deed::See { seat: None, describe: false }),
        Call::See => Request::Table(table(), Deed::See { seat: Some(seat()?), describe: false }),
        Call::WatchHistory => Request::Table(table(), Deed::History { seat: None }),
        Call::SeeHistory => Request::Table(table(), Deed::History { seat: Some(seat()?) }),
        Call::WatchMoment => Request::Table(table(), Deed::Moment { seat: None, inputs: inputs(1)? }),
        Call::SeeMoment => Request::Table(table(), Deed::Moment { seat: Some(seat()?), inputs: inputs(2)? }),
        Call::Record => Request::Table(table(), Deed::Record),
        Call::Replay => Request::Table(table(), Deed::Replay),
        Call::Position => Request::Table(table(), Deed::Position { inputs: inputs(1)? }),
        Call::Fork => Request::Fork(table(), inputs(1)?, read(body)?),
        Call::Curves => Request::Curves(table()),
        Call::Picture => Request::Picture(table()),
        Call::Hint => Request::Table(table(), Deed::Hint { seat: seat()? }),
        Call::Bundle => Request::Bundle(table()),
        Call::Import => Request::Import(read(body)?),
        Call::Verify => Request::Verify(read(body)?),
        Call::NewMap => Request::NewMap(read(body)?),
        Call::MyMaps => Request::MyMaps,
        Call::Map => Request::Map(word(0).to_string()),
        Call::MapEdition => Request::MapEdition(word(0).to_string(), word(1).to_string()),
        Call::MapDrawing => Request::MapDrawing(word(0).to_string()),
        Call::MapThumbnail => Request::MapThumbnail(word(0).to_string()),
        Call::Editions => Request::Editions,
        Call::Edition => Request::Edition(word(0).to_string()),
        Call::Drawing => Request::Drawing(word(0).to_string()),
        Call::Thumbnail => Request::Thumbnail(word(0).to_string()),
        Call::EditionPicture => Request::EditionPicture(word(0).to_string()),
        Call::Bots => Request::Bots,
        Call::Packs => Request::Packs,
        Call::NewCampaign => Request::NewCampaign(read(body)?),
        Call::ImportCampaign => Request::ImportCampaign(read(body)?),
        Call::MyCampaigns => Request::MyCampaigns,
        Call::Campaign => Request::Campaign(campaign(), CampaignDeed::See),
        Call::CompanyView => Request::Campaign(campaign(), CampaignDeed::SeeAs(company(word(1))?)),
        Call::Claim => {
            let ClaimCompany { name } = read_or_default(body)?;
            Request::Campaign(campaign(), CampaignDeed::Claim(company(word(1))?, name))
        }
        Call::HandCompany => Request::Campaign(campaign(), CampaignDeed::Hand(company(word(1))?, read(body)?)),
        Call::Away => {
            let Away { bot } = read_or_default(body)?;
            Request::Campaign(campaign(), CampaignDeed::Away(company(word(1))?, bot))
        }
        Call::CompanyStillThere => Request::Campaign(campaign(), CampaignDeed::StillThere(company(word(1))?)),
        Call::CompanyBack => Request::Campaign(campaign(), CampaignDeed::Back(company(word(1))?)),
        Call::CompanyAnswer => {
            let CampaignAnswer { at, answer } = read(body)?;
            Request::Campaign(campaign(), CampaignDeed::Answer(company(word(1))?, at, answer))
        }
        Call::CallGame => {
            let CallGame { at, companies } = read(body)?;
            Request::Campaign(campaign(), CampaignDeed::CallGame(at, companies))
        }
        Call::Told => Request::Campaign(campaign(), CampaignDeed::Told(read::<ToldTo>(body)?.to)),
        Call::ReadTo => Request::Campaign(campaign(), CampaignDeed::Read(read::<ToldTo>(body)?.to)),
        Call::Rewind => Request::Campaign(campaign(), CampaignDeed::Rewind(read::<RewindTo>(body)?.game)),
        Call::DeclineRewind => Request::Campaign(campaign(), CampaignDeed::Decline),
        Call::ForkCampaign => Request::ForkCampaign(campaign(), read(body)?),
        Call::ExportCampaign => Request::ExportCampaign(campaign()),
        Call::CampaignDrawing => Request::CampaignBoard(campaign(), true),
        Call::CampaignEdition => Request::CampaignBoard(campaign(), false),
        Call::LeftoverMap => Request::LeftoverMap(campaign()),
        Call::TableEdition => Request::TablePage(table(), false),
        Call::TableDrawing => Request::TablePage(table(), true),
    })
}

impl Request {
    /// The call this is.
    pub fn call(&self) -> Call {
        match self {
            Request::NewPerson(_) => Call::NewPerson,
            Request::Login(_) => Call::Login,
            Request::Redeem(_) => Call::Redeem,
            Request::Whose(_) => Call::Whose,
            Request::Return => Call::Return,
            Request::Visitor => Call::Visitor,
            Request::Me => Call::Me,
            Request::MyData => Call::MyData,
            Request::EraseMe => Call::EraseMe,
            Request::Privacy => Call::Privacy,
            Request::Admin(request) => Call::Admin(request.call()),
            Request::Rename(_) => Call::Rename,
            Request::MakeAccount(_) => Call::MakeAccount,
            Request::Logout => Call::Logout,
            Request::NewCode => Call::NewCode,
            Request::NewToken(_) => Call::NewToken,
            Request::Keys => Call::Keys,
            Request::DropKey(_) => Call::DropKey,
            Request::SetHook(_) => Call::SetHook,
            Request::Hook => Call::Hook,
            Request::DropHook => Call::DropHook,
            Request::Turns => Call::Turns,
            Request::MyTables => Call::MyTables,
            Request::Lobby => Call::Lobby,
            Request::NewTable(_) => Call::NewTable,
            Request::Lesson => Call::Lesson,
            Request::Rematch(_) => Call::Rematch,
            Request::Offer(..) => Call::Offer,
            Request::Fork(..) => Call::Fork,
            Request::Curves(_) => Call::Curves,
            Request::Picture(_) => Call::Picture,
            Request::Bundle(_) => Call::Bundle,
            Request::Table(_, deed) => deed.call(),
            Request::Import(_) => Call::Import,
            Request::Verify(_) => Call::Verify,
            Request::NewMap(_) => Call::NewMap,
            Request::MyMaps => Call::MyMaps,
            Request::Map(_) => Call::Map,
            Request::MapEdition(..) => Call::MapEdition,
            Request::MapDrawing(_) => Call::MapDrawing,
            Request::MapThumbnail(_) => Call::MapThumbnail,
            Request::Editions => Call::Editions,
            Request::Edition(_) => Call::Edition,
            Request::Drawing(_) => Call::Drawing,
            Request::Thumbnail(_) => Call::Thumbnail,
            Request::EditionPicture(_) => Call::EditionPicture,
            Request::Bots => Call::Bots,
            Request::Packs => Call::Packs,
            Request::NewCampaign(_) => Call::NewCampaign,
            Request::ImportCampaign(_) => Call::ImportCampaign,
            Request::MyCampaigns => Call::MyCampaigns,
            Request::Campaign(_, deed) => deed.call(),
            Request::ForkCampaign(..) => Call::ForkCampaign,
            Request::ExportCampaign(_) => Call::ExportCampaign,
            Request::CampaignBoard(_, true) => Call::CampaignDrawing,
            Request::CampaignBoard(_, false) => Call::CampaignEdition,
            Request::LeftoverMap(_) => Call::LeftoverMap,
            Request::TablePage(_, true) => Call::TableDrawing,
            Request::TablePage(_, false) => Call::TableEdition,
        }
    }
}
