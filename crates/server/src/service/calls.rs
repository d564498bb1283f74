//! Handling of requests, with a permission check for every call.

use protocol::calls::{CampaignQuery, Permission, Request, ServiceCall, TableQuery};
use serde::Serialize;

use super::{Caller, Service};
use crate::campaign::CampaignRead;
use crate::editions::{CachedText, Picture};
use crate::owner::ReadAnswer;
use crate::permit::{Role, permit};
use crate::refusal::Refusal;
use crate::table::{TableAnswer, TableRead};

/// A change to the device's cookies.
#[derive(Clone, PartialEq, Eq)]
pub enum Cookie {
    Set(String),
    Clear,
    /// Switch the device back to its previous person.
    Swap,
}

/// The reply to a call, with the cookies to set.
pub struct Reply {
    pub body: ReplyBody,
    pub cookie: Option<Cookie>,
}

pub enum ReplyBody {
    Json(String),
    Text(String),
    /// JSON that rarely changes.
    Page(CachedText),
    /// JSON that must be revalidated.
    Current(CachedText),
    Png(Picture),
    Nothing,
}

impl Reply {
    pub fn json(value: &impl Serialize) -> Reply {
        Reply::from(ReplyBody::Json(serde_json::to_string(value).expect("an answer can be written")))
    }

    pub fn plain(text: String) -> Reply {
        Reply::from(ReplyBody::Text(text))
    }

    pub fn nothing() -> Reply {
        Reply::from(ReplyBody::Nothing)
    }

    pub fn with(mut self, cookie: Cookie) -> Reply {
        self.cookie = Some(cookie);
        self
    }

    /// Returns the body as text; empty if the body is a picture or nothing.
    pub fn text(&self) -> &str {
        match &self.body {
            ReplyBody::Json(text) | ReplyBody::Text(text) => text,
            ReplyBody::Page(page) | ReplyBody::Current(page) => &page.text,
            ReplyBody::Png(_) | ReplyBody::Nothing => "",
        }
    }
}

impl From<ReplyBody> for Reply {
    fn from(body: ReplyBody) -> Reply {
        Reply { body, cookie: None }
    }
}

impl From<TableAnswer> for Reply {
    fn from(answer: TableAnswer) -> Reply {
        match answer {
            TableAnswer::Info(info) => Reply::json(&info),
            TableAnswer::Accepted(accepted) => Reply::json(&accepted),
            TableAnswer::Offer(offer) => Reply::json(&offer),
            TableAnswer::InCampaign(..) | TableAnswer::Nothing => Reply::nothing(),
        }
    }
}

impl Service {
    /// Passes a request to the part of the service that handles its kind of call.
    pub async fn call(&self, caller: &Caller, request: Request) -> Result<Reply, Refusal> {
        match request {
            Request::Service(call) => self.serve(caller, call).await,
            Request::ReadTable(call) => self.ask_table(caller, call).await,
            Request::Table(call) => self.call_table(caller, call).await,
            Request::ReadCampaign(call) => self.ask_campaign(caller, call).await,
            Request::Campaign(call) => self.call_campaign(caller, call).await,
            Request::Admin(call) => self.administrate(caller, call).await,
        }
    }

    /// Answers a call that the service handles itself. If the answer needs data from a table or
    /// campaign, the owner checks whether the caller has the required seat or company.
    async fn serve(&self, caller: &Caller, call: ServiceCall) -> Result<Reply, Refusal> {
        use ServiceCall as C;
        let query = caller.query(call.call(), call.subject());
        let permission = query.call.spec().permission;
        if permission == Permission::Person {
            permit(permission, &Role { person: caller.person.is_some(), ..Role::default() })?;
        }
        let (language, describe) = (caller.language.tag(), caller.describe);
        match call {
            C::NewPerson { body } => self.new_person(body).await,
            C::Login { body } => self.login(body).await,
            C::Redeem { body } => self.redeem(body).await,
            C::Whose { body } => self.whose(body).await,
            C::Return {} => self.be_again(caller).await,
            C::Visitor {} => self.visitor(caller).await,
            C::Me {} => self.me(caller).await,
            C::MyData {} => self.my_data(caller).await,
            C::EraseMe {} => self.erase_me(caller).await,
            C::Privacy {} => Ok(self.privacy()),
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
            C::Rematch { table } => self.rematch(caller, table, query).await,
            C::Fork { inputs, body, .. } => self.fork(caller, query, inputs, body).await,
            C::Curves { table } => self.curves(table, query).await,
            C::Picture { table } => self.picture(caller, &table, query).await,
            C::Bundle { .. } => self.bundle(query).await,
            C::Import { body } => self.import(caller, body).await,
            C::Verify { body } => self.verify(caller, body).await,
            C::NewMap { body } => self.new_map(caller, body).await,
            C::MyMaps {} => self.my_maps(caller).await,
            C::Map { map } => self.map(&map).await,
            C::MapEdition { map, edition } => self.map_edition(&map, &edition, describe).await,
            C::MapDrawing { map } => self.map_drawing(&map).await,
            C::MapThumbnail { map } => self.map_thumbnail(&map).await,
            C::Editions {} => self.editions().await,
            C::Edition { edition } => self.edition(&edition, describe).await,
            C::Drawing { edition } => self.drawing(&edition).await,
            C::Thumbnail { edition } => self.thumbnail(&edition).await,
            C::EditionPicture { edition } => self.edition_picture(&edition).await,
            C::Bots {} => Ok(self.bots()),
            C::TableEdition { table } => self.table_page(caller, &table, query, false).await,
            C::TableDrawing { table } => self.table_page(caller, &table, query, true).await,
            C::Packs {} => Ok(self.packs(language)),
            C::NewCampaign { body } => self.new_campaign(caller, body, language).await,
            C::ImportCampaign { body } => self.import_campaign(caller, body, language).await,
            C::MyCampaigns {} => self.my_campaigns(caller).await,
            C::ForkCampaign { body, .. } => self.fork_campaign(caller, query, body, language).await,
            C::CampaignDrawing { .. } => self.campaign_board(query, true, describe).await,
            C::ForkDrawing { board, .. } => self.fork_side(query, &board).await,
            C::CampaignEdition { .. } => self.campaign_board(query, false, describe).await,
            C::LeftoverMap { body, .. } => self.leftover(caller, query, body.rules).await,
            C::KeepsakePicture { .. } => self.keepsake_picture(query, language).await,
        }
    }

    /// Passes a call that reads a table to the table's owner.
    pub(super) async fn ask_table(&self, caller: &Caller, call: TableQuery) -> Result<Reply, Refusal> {
        let query = caller.query(call.call(), call.subject());
        let answer = self.read_table(query, TableRead { call, describe: caller.describe }).await?;
        self.sent(answer).await
    }

    /// Passes a call that reads a campaign to the campaign's owner.
    async fn ask_campaign(&self, caller: &Caller, call: CampaignQuery) -> Result<Reply, Refusal> {
        let query = caller.query(call.call(), call.subject());
        let (actor, language) = (query.actor.clone(), caller.language.tag().to_string());
        let answer = self.read_campaign(query, CampaignRead { call, actor, language }).await?;
        self.sent(answer).await
    }

    /// Turns the answer to a query into a reply. Slow answers are computed outside the owner.
    async fn sent(&self, answer: ReadAnswer) -> Result<Reply, Refusal> {
        let text = match answer {
            ReadAnswer::Text(text) => return Ok(Reply::plain(text)),
            ReadAnswer::Json(text) => text,
            ReadAnswer::Later(work) => self.shared.work_out(work).await?.ok_or(Refusal::Unavailable)?,
        };
        Ok(Reply::from(ReplyBody::Json(text)))
    }
}
