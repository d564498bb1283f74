//! Where a request becomes an answer. Permission comes first, for every call.

use serde::Serialize;

use super::{Caller, Hall, Request};
use crate::api::needs;
use crate::library::{Page, Picture};
use crate::permit::{Standing, permit};
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
    Png(Picture),
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
            ReplyBody::Png(_) | ReplyBody::Nothing => "",
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
            Outcome::Later(_) | Outcome::Another(_) | Outcome::Fork(_) => Reply::nothing(),
            Outcome::Curves(_) | Outcome::Offered(_) | Outcome::OfCampaign(..) | Outcome::Done => Reply::nothing(),
        }
    }
}

impl Hall {
    /// Does what is asked for, or says why not.
    pub async fn call(&self, caller: &Caller, request: Request) -> Result<Reply, Refusal> {
        // What a call needs at a table is for the table to say; it asks the same function.
        if !matches!(
            request,
            Request::Table(..)
                | Request::Rematch(_)
                | Request::Offer(..)
                | Request::Campaign(..)
                | Request::ForkCampaign(..)
                | Request::ExportCampaign(_)
                | Request::LeftoverMap(_)
        ) {
            let standing =
                Standing { person: caller.person.is_some(), admin: caller.admin.is_some(), ..Standing::default() };
            permit(needs(request.call()), &standing)?;
        }
        let language = caller.language.tag();
        match request {
            Request::NewPerson(name) => self.new_person(name).await,
            Request::Login(login) => self.login(login).await,
            Request::Redeem(code) => self.redeem(code).await,
            Request::Whose(code) => self.whose(code).await,
            Request::Return => self.be_again(caller).await,
            Request::Visitor => self.visitor(caller).await,
            Request::Me => self.me(caller).await,
            Request::MyData => self.my_data(caller).await,
            Request::EraseMe => self.erase_me(caller).await,
            Request::Privacy => Ok(self.privacy()),
            Request::Admin(request) => self.administrate(caller, request).await,
            Request::Rename(name) => self.rename(caller, name).await,
            Request::MakeAccount(account) => self.make_account(caller, account).await,
            Request::Logout => self.logout(caller).await,
            Request::NewCode => self.new_code(caller).await,
            Request::NewToken(token) => self.new_token(caller, token).await,
            Request::Keys => self.keys(caller).await,
            Request::DropKey(key) => self.drop_key(caller, key).await,
            Request::SetHook(hook) => self.set_hook(caller, hook).await,
            Request::Hook => self.hook(caller),
            Request::DropHook => self.drop_hook(caller).await,
            Request::Turns => self.turns(caller).await,
            Request::MyTables => self.my_tables(caller).await,
            Request::Lobby => self.lobby().await,
            Request::NewTable(table) => self.new_table(caller, table).await,
            Request::Lesson => self.lesson(caller).await,
            Request::Rematch(table) => self.rematch(caller, table).await,
            Request::Offer(table, seat, offer) => self.offer(caller, table, seat, offer).await,
            Request::Fork(table, inputs, fork) => self.fork(caller, table, inputs, fork).await,
            Request::Curves(table) => self.curves(caller, table).await,
            Request::Picture(table) => self.picture(caller, &table).await,
            Request::Bundle(table) => self.bundle(caller, table).await,
            Request::Table(table, deed @ (Deed::Sit { .. } | Deed::Take { .. })) => {
                self.join(caller, &table, deed).await
            }
            Request::Table(table, Deed::See { seat, .. }) => {
                self.at_table(caller, &table, Deed::See { seat, describe: caller.describe }).await
            }
            Request::Table(table, deed) => self.at_table(caller, &table, deed).await,
            Request::Import(record) => self.import(caller, record).await,
            Request::Verify(record) => self.verify(caller, record).await,
            Request::NewMap(map) => self.new_map(caller, map).await,
            Request::MyMaps => self.my_maps(caller).await,
            Request::Map(hash) => self.map(&hash).await,
            Request::MapEdition(hash, edition) => self.map_edition(&hash, &edition, caller.describe).await,
            Request::MapDrawing(hash) => self.map_drawing(&hash).await,
            Request::MapThumbnail(hash) => self.map_thumbnail(&hash).await,
            Request::Editions => self.editions().await,
            Request::Edition(edition) => self.edition(&edition, caller.describe).await,
            Request::Drawing(edition) => self.drawing(&edition).await,
            Request::Thumbnail(edition) => self.thumbnail(&edition).await,
            Request::EditionPicture(edition) => self.edition_picture(&edition).await,
            Request::Bots => Ok(self.bots()),
            Request::Packs => Ok(self.packs(language)),
            Request::NewCampaign(new) => self.new_campaign(caller, new, language).await,
            Request::ImportCampaign(import) => self.import_campaign(caller, import, language).await,
            Request::MyCampaigns => self.my_campaigns(caller).await,
            Request::Campaign(id, deed) => self.campaign(caller, &id, deed, language).await,
            Request::ForkCampaign(id, fork) => self.fork_campaign(caller, &id, fork, language).await,
            Request::ExportCampaign(id) => self.export_campaign(caller, &id).await,
            Request::CampaignBoard(id, drawn) => self.campaign_board(&id, drawn, caller.describe).await,
            Request::LeftoverMap(id) => self.leftover(caller, &id).await,
            Request::TablePage(id, drawn) => self.table_page(caller, &id, drawn).await,
        }
    }
}
