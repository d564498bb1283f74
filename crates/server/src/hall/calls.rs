//! Where a request becomes an answer. Permission comes first, for every call.

use protocol::calls::{Permission, Request, ServiceCall};
use serde::Serialize;

use super::{Caller, Hall};
use crate::library::Page;
use crate::permit::{Role, permit};
use crate::refusal::Refusal;
use crate::table::{Deed, Outcome};

/// What is to become of the cookie.
#[derive(Clone, PartialEq, Eq)]
pub enum Cookie {
    Set(String),
    Clear,
    /// The device is who it was before.
    Swap,
}

/// An answer.
pub struct Reply {
    pub body: ReplyBody,
    pub cookie: Option<Cookie>,
}

pub enum ReplyBody {
    Json(String),
    Text(String),
    /// JSON that seldom changes.
    Page(Page),
    /// JSON that stays the same for a while.
    Current(Page),
    Nothing,
}

impl Reply {
    pub fn json(value: &impl Serialize) -> Reply {
        Reply::from(ReplyBody::Json(serde_json::to_string(value).expect("an answer can be written")))
    }

    pub fn nothing() -> Reply {
        Reply::from(ReplyBody::Nothing)
    }

    pub fn with(mut self, cookie: Cookie) -> Reply {
        self.cookie = Some(cookie);
        self
    }

    /// The body as text, for those who are no browser.
    pub fn text(&self) -> &str {
        match &self.body {
            ReplyBody::Json(text) | ReplyBody::Text(text) => text,
            ReplyBody::Page(page) | ReplyBody::Current(page) => &page.text,
            ReplyBody::Nothing => "",
        }
    }
}

impl From<ReplyBody> for Reply {
    fn from(body: ReplyBody) -> Reply {
        Reply { body, cookie: None }
    }
}

impl From<Outcome> for Reply {
    fn from(outcome: Outcome) -> Reply {
        match outcome {
            Outcome::Info(info) => Reply::json(&info),
            Outcome::Accepted(accepted) => Reply::json(&accepted),
            Outcome::Chat(lines) => Reply::json(&lines),
            Outcome::Seeing(seeing) => Reply::json(&seeing),
            Outcome::Text(text) => Reply::from(ReplyBody::Text(text)),
            Outcome::Replay(record) => Reply::json(&record),
            Outcome::Position(position) => Reply::json(&position),
            Outcome::Rematch(table) => Reply::json(&table),
            Outcome::History(told) => Reply::json(&told),
            Outcome::Bundle(bundle) => Reply::json(&bundle),
            Outcome::Hint(hint) => Reply::json(&hint),
            Outcome::Offered(offer) => Reply::json(&offer),
            Outcome::Later(_) | Outcome::Another(_) | Outcome::Fork(_) => Reply::nothing(),
            Outcome::Curves(_) | Outcome::OfCampaign(..) | Outcome::Done => Reply::nothing(),
        }
    }
}

impl Hall {
    /// Does what is asked for, or says why not.
    pub async fn call(&self, caller: &Caller, request: Request) -> Result<Reply, Refusal> {
        match request {
            Request::Service(call) => self.serve(caller, call).await,
            Request::Table(call) => self.call_table(caller, call).await,
            Request::Campaign(call) => self.call_campaign(caller, call).await,
        }
    }

    /// Answers a call that no owner has to apply. Whether somebody has the seat or company that a call needs, the owner
    /// checks when it is read.
    async fn serve(&self, caller: &Caller, call: ServiceCall) -> Result<Reply, Refusal> {
        use ServiceCall as C;
        let permission = call.call().spec().permission;
        if permission == Permission::Person {
            permit(permission, &Role { person: caller.person.is_some(), ..Role::default() })?;
        }
        let language = caller.language.tag();
        match call {
            C::NewPerson { body } => self.new_person(body).await,
            C::Login { body } => self.login(body).await,
            C::Redeem { body } => self.redeem(body).await,
            C::Whose { body } => self.whose(body).await,
            C::Return {} => self.be_again(caller).await,
            C::Visitor {} => self.visitor(caller).await,
            C::Me {} => self.me(caller).await,
            C::Rename { body } => self.rename(caller, body).await,
            C::MakeAccount { body } => self.make_account(caller, body).await,
            C::Logout {} => self.logout(caller).await,
            C::NewCode {} => self.new_code(caller).await,
            C::NewToken { body } => self.new_token(caller, body).await,
            C::Keys {} => self.keys(caller).await,
            C::DropKey { key } => self.drop_key(caller, key).await,
            C::SetHook { body } => self.set_hook(caller, body).await,
            C::Hook {} => self.hook(caller),
            C::DropHook {} => self.drop_hook(caller).await,
            C::Turns {} => self.turns(caller).await,
            C::MyTables {} => self.my_tables(caller).await,
            C::Lobby {} => self.lobby().await,
            C::NewTable { body } => self.new_table(caller, body).await,
            C::Lesson {} => self.lesson(caller).await,
            C::Table { table } => self.look(caller, &table, Deed::Info).await,
            C::Rematch { table } => self.rematch(caller, table).await,
            C::Chat { table } => self.look(caller, &table, Deed::Chat).await,
            C::Watch { table } => self.look(caller, &table, Deed::See { seat: None }).await,
            C::See { table, seat } => self.look(caller, &table, Deed::See { seat: Some(seat) }).await,
            C::WatchHistory { table } => self.look(caller, &table, Deed::History { seat: None }).await,
            C::SeeHistory { table, seat } => self.look(caller, &table, Deed::History { seat: Some(seat) }).await,
            C::WatchMoment { table, inputs } => self.look(caller, &table, Deed::Moment { seat: None, inputs }).await,
            C::SeeMoment { table, seat, inputs } => {
                self.look(caller, &table, Deed::Moment { seat: Some(seat), inputs }).await
            }
            C::Hint { table, seat } => self.look(caller, &table, Deed::Hint { seat }).await,
            C::Record { table } => self.look(caller, &table, Deed::Record).await,
            C::Replay { table } => self.look(caller, &table, Deed::Replay).await,
            C::Position { table, inputs } => self.look(caller, &table, Deed::Position { inputs }).await,
            C::Fork { table, inputs, body } => self.fork(caller, table, inputs, body).await,
            C::Curves { table } => self.curves(caller, table).await,
            C::Bundle { table } => self.bundle(caller, table).await,
            C::Import { body } => self.import(caller, body).await,
            C::Verify { body } => self.verify(caller, body).await,
            C::NewMap { body } => self.new_map(caller, body).await,
            C::MyMaps {} => self.my_maps(caller).await,
            C::Map { map } => self.map(&map).await,
            C::MapEdition { map, edition } => self.map_edition(&map, &edition).await,
            C::MapDrawing { map } => self.map_drawing(&map).await,
            C::Editions {} => self.editions().await,
            C::Edition { edition } => self.edition(&edition).await,
            C::Drawing { edition } => self.drawing(&edition).await,
            C::Bots {} => Ok(self.bots()),
            C::TableEdition { table } => self.table_page(&table, false, language).await,
            C::TableDrawing { table } => self.table_page(&table, true, language).await,
            C::Packs {} => Ok(self.packs(language)),
            C::NewCampaign { body } => self.new_campaign(caller, body, language).await,
            C::ImportCampaign { body } => self.import_campaign(caller, body, language).await,
            C::MyCampaigns {} => self.my_campaigns(caller).await,
            C::Campaign { campaign } => self.see_campaign(caller, &campaign, None).await,
            C::CompanyView { campaign, company } => self.see_campaign(caller, &campaign, Some(company)).await,
            C::ForkCampaign { campaign, body } => self.fork_campaign(caller, &campaign, body, language).await,
            C::ExportCampaign { campaign } => self.export_campaign(caller, &campaign).await,
            C::CampaignDrawing { campaign } => self.campaign_board(&campaign, true).await,
            C::CampaignEdition { campaign } => self.campaign_board(&campaign, false).await,
            C::LeftoverMap { campaign } => self.leftover(caller, &campaign).await,
        }
    }
}
