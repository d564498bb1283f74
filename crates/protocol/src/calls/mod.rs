//! Every API call, declared once. The types of calls, their addresses and permissions, the OpenAPI
//! document, the schemas of bodies and answers, and the TypeScript types are generated from this
//! list.
//!
//! A declaration reads
//! `Name(path parameters; Body: fields) -> Answer: METHOD "path" Permission cost tag`. A body in
//! parentheses is optional; the fields after the colon become part of the call's [`Subject`]. An
//! answer in brackets is a list, `text` is plain text, and `png` is a picture.

#[macro_use]
mod macros;

use maps::{Drawing, Thumbnail};
use rules::card::Color;
use schemars::{Schema, SchemaGenerator};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::edition::EditionData as Edition;
use crate::*;

/// The permission that a call requires.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Permission {
    Anyone,
    /// Anybody who has entered a name.
    Person,
    /// Anybody with a seat at the table or a company in the campaign, and the host.
    Seated,
    /// The holder of the seat or company that the call names.
    OwnSeat,
    OwnSeatOrHost,
    Host,
    /// Anybody with the server's administration token.
    Admin,
}

/// One call in the list below: its address, permission, body and answer.
pub struct CallSpec {
    pub call: Call,
    pub method: &'static str,
    /// The path, with parameters in braces.
    pub path: &'static str,
    /// The names of the path parameters, in order.
    pub words: &'static [&'static str],
    pub permission: Permission,
    /// Whether the call creates something or is expensive. Such calls have a lower rate limit.
    pub costly: bool,
    /// The group of the call in the API documentation.
    pub tag: &'static str,
    /// The name of the body's type; empty for none.
    pub takes: &'static str,
    /// Whether the body may be left out.
    pub is_body_optional: bool,
    /// The name of the answer's type; in brackets for a list, `text` for plain text, `png` for a
    /// picture, and empty for no content.
    pub gives: &'static str,
    pub says: &'static str,
}

impl CallSpec {
    /// Returns whether the call may change data.
    pub fn is_writing(&self) -> bool {
        self.method != "GET"
    }
}

/// The subject of a call: the table, the seat and other values named in its path or body.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Subject {
    pub table: Option<TableId>,
    pub seat: Option<u8>,
    pub campaign: Option<CampaignId>,
    pub company: Option<Color>,
    pub inputs: Option<u32>,
    pub map: Option<String>,
    pub edition: Option<String>,
    pub board: Option<String>,
    pub key: Option<String>,
    pub person: Option<PersonId>,
    pub kind: Option<SanctionKind>,
    pub text: Option<String>,
    pub number: Option<u64>,
    pub invite: Option<String>,
}

/// The reason why a request could not be parsed.
#[derive(Clone, PartialEq, Debug)]
pub enum BadRequest {
    Seat,
    Inputs,
    Company,
    /// A path parameter other than a seat, a number of inputs or a company is invalid.
    Address,
    /// The body contains U+0000, which databases reject.
    Nul,
    /// The body does not have the type that the call requires.
    Body(String),
}

/// A type that is parsed from a path parameter.
trait Word: Sized {
    fn read(word: &str) -> Result<Self, BadRequest>;
}

macro_rules! any_word {
    ($($type:ty)*) => {$(
        impl Word for $type {
            fn read(word: &str) -> Result<$type, BadRequest> {
                Ok(word.into())
            }
        }
    )*};
}

any_word!(TableId CampaignId PersonId String);

fn number<T: std::str::FromStr>(word: &str, otherwise: BadRequest) -> Result<T, BadRequest> {
    let is_digits = word.bytes().all(|byte| byte.is_ascii_digit());
    word.parse().ok().filter(|_| is_digits).ok_or(otherwise)
}

impl Word for u8 {
    fn read(word: &str) -> Result<u8, BadRequest> {
        number(word, BadRequest::Seat)
    }
}

impl Word for u32 {
    fn read(word: &str) -> Result<u32, BadRequest> {
        number(word, BadRequest::Inputs)
    }
}

impl Word for u64 {
    fn read(word: &str) -> Result<u64, BadRequest> {
        number(word, BadRequest::Address)
    }
}

impl Word for SanctionKind {
    fn read(word: &str) -> Result<SanctionKind, BadRequest> {
        match word {
            "mute" => Ok(SanctionKind::Mute),
            "ban" => Ok(SanctionKind::Ban),
            _ => Err(BadRequest::Address),
        }
    }
}

impl Word for Color {
    fn read(word: &str) -> Result<Color, BadRequest> {
        Color::named(word).ok_or(BadRequest::Company)
    }
}

/// U+0000 as escaped in JSON.
const NUL: &[u8] = br"\u0000";

fn read<T: DeserializeOwned>(body: &[u8]) -> Result<T, BadRequest> {
    if body.windows(NUL.len()).any(|bytes| bytes == NUL) {
        return Err(BadRequest::Nul);
    }
    serde_json::from_slice(body).map_err(|error| BadRequest::Body(error.to_string()))
}

impl Call {
    /// Returns the declaration of the call.
    pub fn spec(self) -> &'static CallSpec {
        &CALLS[self as usize]
    }
}

calls! {
    /// A call that any server can handle. If the call needs data from a table or campaign, the
    /// server asks the one that owns it.
    Service(ServiceCall) {
        /// Enter a name. A cookie remembers you.
        NewPerson(; Name) -> Me: POST "/api/people" Anyone costly people;
        /// Log in to an account.
        Login(; Login) -> Me: POST "/api/login" Anyone costly people;
        /// Use a code from another device to sign in here as the same person.
        Redeem(; Redeem) -> Me: POST "/api/redeem" Anyone costly people;
        /// Look up the owner of a code without using the code.
        Whose(; Redeem) -> Person: POST "/api/code" Anyone costly people;
        /// Switch back to the previous person on this device.
        Return() -> Me: POST "/api/return" Anyone costly people;
        /// Get your identity, or nothing if no name has been entered yet.
        Visitor() -> Visitor: GET "/api/visitor" Anyone cheap people;
        /// Get your identity.
        Me() -> Me: GET "/api/me" Person cheap people;
        /// Get everything this server stores about you, except moves, which are in the game files.
        MyData() -> MyData: GET "/api/me/data" Person costly people;
        /// Delete everything stored about you. Your moves stay, without your name.
        EraseMe() -> (): DELETE "/api/me" Person costly people;
        /// Get the name of the host and how long this server stores data.
        Privacy() -> Privacy: GET "/api/privacy" Anyone cheap people;
        /// Change your name.
        Rename(; Name) -> Me: PUT "/api/me" Person cheap people;
        /// Create an account with a login and passphrase.
        MakeAccount(; Account) -> Me: POST "/api/me/account" Person costly people;
        /// Log out: remove this device, or the token that was sent.
        Logout() -> (): POST "/api/logout" Person cheap people;
        /// Create a code to log in on another device. It works once, within 10 minutes.
        NewCode() -> Code: POST "/api/me/code" Person costly people;
        /// Create a token for a program. It is shown only once.
        NewToken(; NewToken) -> Secret: POST "/api/me/tokens" Person costly people;
        /// List your devices and tokens.
        Keys() -> [KeyInfo]: GET "/api/me/keys" Person cheap people;
        /// Remove a device or token.
        DropKey(key) -> (): DELETE "/api/me/keys/{key}" Person cheap people;
        /// Set a webhook that is called when it is your turn. The secret is shown only once.
        SetHook(; NewHook) -> HookSecret: PUT "/api/me/webhook" Person costly people;
        /// Get your webhook.
        Hook() -> HookInfo: GET "/api/me/webhook" Person cheap people;
        /// Remove your webhook.
        DropHook() -> (): DELETE "/api/me/webhook" Person cheap people;
        /// List the tables where it is your turn.
        Turns() -> [PendingTurn]: GET "/api/me/turns" Person cheap people;
        /// List your tables, newest first.
        MyTables() -> [TableCard]: GET "/api/me/tables" Person cheap tables;
        /// List public tables that are open or in progress.
        Lobby() -> [TableCard]: GET "/api/tables" Anyone cheap tables;
        /// Create a table. You are its host.
        NewTable(; NewTable) -> TableInfo: POST "/api/tables" Person costly tables;
        /// Start the guided first game: a small board and an easy bot.
        Lesson() -> TableInfo: POST "/api/lesson" Person costly tables;
        /// Create a table for a rematch between the same players, each moved to the next seat.
        Rematch(table) -> TableInfo: POST "/api/tables/{table}/rematch" Seated costly tables;
        /// Create a table that continues from a position in a finished game. You are its host.
        Fork(table, inputs; NewFork) -> TableInfo: POST "/api/tables/{table}/replay/{inputs}/table" Person costly records;
        /// Get the scores and win chances over the course of a finished game, and its turning points. They
        /// take a while to compute; the answer says whether they are complete.
        Curves(table) -> Curves: GET "/api/tables/{table}/chances" Anyone cheap records;
        /// Get a picture of the board as spectators see it, 1200 by 630 pixels. It includes the
        /// result once the game is over.
        Picture(table) -> png: GET "/api/tables/{table}/picture" Anyone costly records;
        /// Get the game file of a finished or abandoned game with its custom map, to import
        /// elsewhere.
        Bundle(table) -> ImportRecord: GET "/api/tables/{table}/bundle" Anyone cheap records;
        /// Import a finished game. Anyone with its link can view it.
        Import(; ImportRecord) -> RecordInfo: POST "/api/records" Person costly records;
        /// Check a game file: every input, every hash and, if the seed is revealed, every deal.
        Verify(; ImportRecord) -> Verdict: POST "/api/verify" Anyone costly records;
        /// Upload a custom map.
        NewMap(; NewMap) -> MapInfo: POST "/api/maps" Person costly library;
        /// List your custom maps.
        MyMaps() -> [MapInfo]: GET "/api/me/maps" Person cheap library;
        /// Get the files of a custom map by its hash.
        Map(map) -> NewMap: GET "/api/maps/{map}" Anyone cheap library;
        /// Get an edition of a custom map as data.
        MapEdition(map, edition) -> Edition: GET "/api/maps/{map}/editions/{edition}" Anyone cheap library;
        /// Get the drawing of a custom map.
        MapDrawing(map) -> Drawing: GET "/api/maps/{map}/drawing" Anyone costly library;
        /// Get a thumbnail of a custom map, a few kilobytes in size.
        MapThumbnail(map) -> Thumbnail: GET "/api/maps/{map}/thumbnail" Anyone costly library;
        /// List the built-in editions with their rules clarifications.
        Editions() -> [EditionInfo]: GET "/api/editions" Anyone cheap library;
        /// Get an edition as data: board, tickets, cards, rules.
        Edition(edition) -> Edition: GET "/api/editions/{edition}" Anyone cheap library;
        /// Get the drawing of an edition's board.
        Drawing(edition) -> Drawing: GET "/api/editions/{edition}/drawing" Anyone cheap library;
        /// Get a thumbnail of an edition's board, a few kilobytes in size.
        Thumbnail(edition) -> Thumbnail: GET "/api/editions/{edition}/thumbnail" Anyone cheap library;
        /// Get a picture of an edition's board, 1200 by 630 pixels.
        EditionPicture(edition) -> png: GET "/api/editions/{edition}/picture" Anyone costly library;
        /// List the bots, each with a description.
        Bots() -> [BotInfo]: GET "/api/bots" Anyone cheap library;
        /// Get a table's edition as data; for a campaign game, with the cards' public text.
        TableEdition(table) -> Edition: GET "/api/tables/{table}/edition" Anyone cheap library;
        /// Get the drawing of a table's board.
        TableDrawing(table) -> Drawing: GET "/api/tables/{table}/drawing" Anyone costly library;
        /// List the campaign packs, without spoilers.
        Packs() -> [PackInfo]: GET "/api/packs" Anyone cheap campaigns;
        /// Start a campaign. You are its host.
        NewCampaign(; NewCampaign) -> CampaignSnapshot: POST "/api/campaigns" Person costly campaigns;
        /// Import a campaign file and continue it.
        ImportCampaign(; ImportCampaign) -> CampaignSnapshot: POST "/api/campaigns/import" Person costly campaigns;
        /// List your campaigns.
        MyCampaigns() -> [CampaignCard]: GET "/api/me/campaigns" Person cheap campaigns;
        /// Create a second campaign that continues from the end of a game. You are its host.
        ForkCampaign(campaign; ForkCampaign) -> CampaignSnapshot: POST "/api/campaigns/{campaign}/fork" Seated costly campaigns;
        /// Get the drawing of the currently known board, including routes that lead off the board.
        CampaignDrawing(campaign) -> Drawing: GET "/api/campaigns/{campaign}/drawing" Anyone costly campaigns;
        /// Get the drawing of the board with one side of the pending fork added.
        ForkDrawing(campaign, board) -> Drawing: GET "/api/campaigns/{campaign}/boards/{board}/drawing" Anyone costly campaigns;
        /// Get a picture of a finished campaign: its board, its companies and their totals.
        KeepsakePicture(campaign) -> png: GET "/api/campaigns/{campaign}/picture" Anyone costly campaigns;
        /// Get the currently known board as data.
        CampaignEdition(campaign) -> Edition: GET "/api/campaigns/{campaign}/edition" Anyone cheap campaigns;
        /// Save the board of a finished campaign as a custom map.
        LeftoverMap(campaign; (LeftoverBoard)) -> MapInfo: POST "/api/campaigns/{campaign}/map" Seated costly campaigns;
    }
    /// A call that reads one table. The server that owns the table answers it.
    ReadTable(TableQuery) {
        /// Get a table.
        Table(table) -> TableInfo: GET "/api/tables/{table}" Anyone cheap tables;
        /// Get the latest chat messages.
        Chat(table) -> [ChatLine]: GET "/api/tables/{table}/chat" Anyone cheap tables;
        /// Get the game as spectators see it.
        Watch(table) -> GameSnapshot: GET "/api/tables/{table}/game" Anyone cheap play;
        /// Get the game as your seat sees it.
        See(table, seat) -> GameSnapshot: GET "/api/tables/{table}/seats/{seat}/game" OwnSeat cheap play;
        /// Get the game's history as spectators saw it.
        WatchHistory(table) -> [HistoryEntry]: GET "/api/tables/{table}/history" Anyone cheap play;
        /// Get the game's history as your seat saw it.
        SeeHistory(table, seat) -> [HistoryEntry]: GET "/api/tables/{table}/seats/{seat}/history" OwnSeat cheap play;
        /// Get the game as spectators saw it after N inputs.
        WatchMoment(table, inputs) -> GameSnapshot: GET "/api/tables/{table}/game/{inputs}" Anyone cheap play;
        /// Get the game as your seat saw it after N inputs.
        SeeMoment(table, seat, inputs) -> GameSnapshot: GET "/api/tables/{table}/seats/{seat}/game/{inputs}" OwnSeat cheap play;
        /// Get the move a strong player would make in your place. Only in games against bots.
        Hint(table, seat) -> Hint: POST "/api/tables/{table}/seats/{seat}/hint" OwnSeat costly play;
        /// Get the game file of a finished or abandoned game.
        Record(table) -> text: GET "/api/tables/{table}/record" Anyone cheap records;
        /// Get a summary of a finished game's file as data: setup, seed and result.
        Replay(table) -> RecordInfo: GET "/api/tables/{table}/replay" Anyone cheap records;
        /// Get the position in a finished game after N inputs.
        Position(table, inputs) -> ReplayPosition: GET "/api/tables/{table}/replay/{inputs}" Anyone cheap records;
    }
    /// A call that changes one table. The server that owns the table applies it.
    Table(TableCall) {
        /// Remove a game that is over, or that you have left, from your list. Others keep it.
        Forget(table) -> (): DELETE "/api/me/tables/{table}" Seated cheap tables;
        /// Take an open seat.
        Sit(table, seat; (SitDown)) -> TableInfo: POST "/api/tables/{table}/seats/{seat}/sit" Person cheap tables;
        /// Give a seat to a bot, or open it to anyone.
        Hand(table, seat; SeatTaker) -> TableInfo: POST "/api/tables/{table}/seats/{seat}/hand" OwnSeatOrHost cheap tables;
        /// Offer a seat to a player, or to anyone with the code.
        Offer(table, seat; (NewOffer)) -> SeatOffer: POST "/api/tables/{table}/seats/{seat}/offer" OwnSeatOrHost costly tables;
        /// Withdraw the offer of a seat.
        Withdraw(table, seat) -> TableInfo: DELETE "/api/tables/{table}/seats/{seat}/offer" OwnSeatOrHost cheap tables;
        /// Take a seat that is offered to you.
        TakeSeat(table, seat; (TakeSeat)) -> TableInfo: POST "/api/tables/{table}/seats/{seat}/take" Person costly tables;
        /// Remove a player before the game starts.
        Remove(table, seat) -> TableInfo: POST "/api/tables/{table}/seats/{seat}/remove" Host cheap tables;
        /// Leave your seats.
        Leave(table) -> TableInfo: POST "/api/tables/{table}/leave" Seated cheap tables;
        /// Start the game.
        Start(table) -> TableInfo: POST "/api/tables/{table}/start" Host cheap tables;
        /// Close the table before the game starts, or abandon the game if somebody has run out of
        /// time or no other people are playing.
        BreakOff(table) -> TableInfo: POST "/api/tables/{table}/break-off" Host cheap tables;
        /// Set whether you are ready to start. Also available on the socket.
        Ready(; Ready: table) -> TableInfo: POST "/api/ready" Seated cheap tables;
        /// Send a chat message. Also available on the socket.
        Say(; Say: table) -> (): POST "/api/chat" Person cheap tables;
        /// Let a bot play for a seat until its player is back. You can do this for your own seat at any time, and
        /// for an absent player's seat if you are the host or all players present agree.
        SeatAway(table, seat; (Away)) -> TableInfo: POST "/api/tables/{table}/seats/{seat}/away" Seated cheap tables;
        /// Take your seat back from a stand-in bot, or confirm that you are still there. Also
        /// available on the socket.
        Back(; Back: table, seat) -> TableInfo: POST "/api/back" OwnSeat cheap tables;
        /// Ask a player who has not moved for a long time whether they are still there. They reply with `/api/back`.
        StillThere(table, seat) -> TableInfo: POST "/api/tables/{table}/seats/{seat}/still-there" Seated cheap tables;
        /// Answer a question. Also available on the socket.
        Act(; PlayAction: table, seat) -> Accepted: POST "/api/act" OwnSeat cheap play;
        /// Undo your latest answers. Also available on the socket.
        Undo(; Undo: table, seat) -> Accepted: POST "/api/undo" OwnSeat cheap play;
        /// Commit your last answer, so that bots need not wait in case you undo it. Also available
        /// on the socket.
        Settle(; Settle: table, seat) -> (): POST "/api/settle" OwnSeat cheap play;
    }
    /// A call that reads one campaign. The server that owns the campaign answers it.
    ReadCampaign(CampaignQuery) {
        /// Get the public view of a campaign.
        Campaign(campaign) -> CampaignSnapshot: GET "/api/campaigns/{campaign}" Anyone cheap campaigns;
        /// Get a campaign as your company sees it.
        CompanyView(campaign, company) -> CampaignSnapshot: GET "/api/campaigns/{campaign}/companies/{company}" OwnSeat cheap campaigns;
        /// Get the campaign file with all its games.
        ExportCampaign(campaign) -> text: GET "/api/campaigns/{campaign}/log" Seated cheap campaigns;
        /// Get the keepsake of a finished campaign as text: final places, results by year, lines
        /// built, and epilogues.
        Keepsake(campaign) -> text: GET "/api/campaigns/{campaign}/keepsake" Anyone cheap campaigns;
    }
    /// A call that changes one campaign. The server that owns the campaign applies it.
    Campaign(CampaignCall) {
        /// Take over an open company.
        Claim(campaign, company; (ClaimCompany)) -> CampaignSnapshot: POST "/api/campaigns/{campaign}/companies/{company}/claim" Person costly campaigns;
        /// Give a company to a bot, or open it to anyone.
        HandCompany(campaign, company; SeatTaker) -> CampaignSnapshot: POST "/api/campaigns/{campaign}/companies/{company}/hand" OwnSeatOrHost cheap campaigns;
        /// Let a bot stand in for a company. You can do this for your own company at any time, and
        /// for an absent player's company if you are the host or all players present agree.
        Away(campaign, company; (Away)) -> CampaignSnapshot: POST "/api/campaigns/{campaign}/companies/{company}/away" Seated cheap campaigns;
        /// Take your company back from a stand-in bot, or confirm that you are still there.
        CompanyBack(campaign, company) -> CampaignSnapshot: POST "/api/campaigns/{campaign}/companies/{company}/back" OwnSeat cheap campaigns;
        /// Ask a player who has not answered for a long time whether they are still there. They
        /// reply with `/api/campaigns/{campaign}/companies/{company}/back`.
        CompanyStillThere(campaign, company) -> CampaignSnapshot: POST "/api/campaigns/{campaign}/companies/{company}/still-there" Seated cheap campaigns;
        /// Answer your company's question between games.
        CompanyAnswer(campaign, company; CampaignAnswer) -> CampaignSnapshot: POST "/api/campaigns/{campaign}/companies/{company}/answer" OwnSeat cheap campaigns;
        /// Start the next game and create its table.
        CallGame(campaign; CallGame) -> CampaignSnapshot: POST "/api/campaigns/{campaign}/games" Seated costly campaigns;
        /// Reveal the journal to the whole table, up to an entry and up to a line of the next card.
        Told(campaign; ShownTo) -> CampaignSnapshot: POST "/api/campaigns/{campaign}/told" Seated cheap campaigns;
        /// Save how far you have read in the journal.
        ReadTo(campaign; ToldTo) -> CampaignSnapshot: POST "/api/campaigns/{campaign}/read" Seated cheap campaigns;
        /// Propose or accept a rewind to the end of a game. It takes effect once all players agree.
        Rewind(campaign; RewindTo) -> CampaignSnapshot: POST "/api/campaigns/{campaign}/rewind" Seated cheap campaigns;
        /// Decline the proposed rewind.
        DeclineRewind(campaign) -> CampaignSnapshot: DELETE "/api/campaigns/{campaign}/rewind" Seated cheap campaigns;
    }
    /// An administration call, for the host of the server.
    Admin(AdminCall) {
        /// List the first 200 tables and campaigns, sorted by id.
        AdminTables() -> [AdminTable]: GET "/api/admin/tables" Admin cheap administration;
        /// List the next 200 tables and campaigns after the given one.
        AdminTablesAfter(table) -> [AdminTable]: GET "/api/admin/tables/{table}/next" Admin cheap administration;
        /// List every table and campaign that mentions a person.
        AdminTablesOf(person) -> [AdminTable]: GET "/api/admin/people/{person}/tables" Admin cheap administration;
        /// Close a table. A game in progress ends without a result.
        AdminClose(table; (Reason)) -> (): POST "/api/admin/tables/{table}/close" Admin cheap administration;
        /// Delete a table, or a campaign with all its games, for everyone.
        AdminDelete(table; (Reason)) -> (): DELETE "/api/admin/tables/{table}" Admin cheap administration;
        /// Remove the player from a seat. The seat is open afterwards.
        AdminRemove(table, seat; (Reason)) -> (): POST "/api/admin/tables/{table}/seats/{seat}/remove" Admin cheap administration;
        /// List the first 200 people, sorted by id.
        AdminPeople() -> [AdminPerson]: GET "/api/admin/people" Admin cheap administration;
        /// List the next 200 people after the given one.
        AdminPeopleAfter(person) -> [AdminPerson]: GET "/api/admin/people/{person}/next" Admin cheap administration;
        /// Find people by part of their id, name or login.
        AdminFind(text) -> [AdminPerson]: GET "/api/admin/find/{text}" Admin cheap administration;
        /// Get a person.
        AdminPerson(person) -> AdminPerson: GET "/api/admin/people/{person}" Admin cheap administration;
        /// Change a person's name, including at all their tables.
        AdminRename(person; Name) -> (): PUT "/api/admin/people/{person}/name" Admin cheap administration;
        /// Mute or ban a person.
        AdminSanction(person; NewSanction) -> (): POST "/api/admin/people/{person}/sanctions" Admin cheap administration;
        /// Lift a mute or ban.
        AdminLift(person, kind) -> (): DELETE "/api/admin/people/{person}/sanctions/{kind}" Admin cheap administration;
        /// Sign a person out everywhere: remove all devices and tokens.
        AdminRevokeKeys(person) -> (): DELETE "/api/admin/people/{person}/keys" Admin cheap administration;
        /// Delete a person and everything stored about them. Their moves stay, without a name.
        AdminErase(person; (Reason)) -> (): DELETE "/api/admin/people/{person}" Admin cheap administration;
        /// List invitations.
        AdminInvites() -> [InviteInfo]: GET "/api/admin/invites" Admin cheap administration;
        /// Create an invitation. Its code is shown only once.
        AdminNewInvite(; NewInvite) -> Invite: POST "/api/admin/invites" Admin cheap administration;
        /// Withdraw an invitation.
        AdminDropInvite(invite) -> (): DELETE "/api/admin/invites/{invite}" Admin cheap administration;
        /// Get the newest 200 lines of the audit log.
        AdminAudit() -> [AuditLine]: GET "/api/admin/audit" Admin cheap administration;
        /// Get the 200 lines of the audit log before the given line.
        AdminAuditBefore(number) -> [AuditLine]: GET "/api/admin/audit/{number}/next" Admin cheap administration;
        /// Get the retention periods.
        AdminRetention() -> Retention: GET "/api/admin/retention" Admin cheap administration;
        /// Immediately remove all data that is past its retention period.
        AdminSweep() -> Swept: POST "/api/admin/retention" Admin cheap administration;
    }
}
