//! Every call there is, in one table. Addresses, permissions, the documentation and the tests of permissions are made of it.

use crate::admin::{self, AdminCall};
use crate::permit::Needs;

/// A call.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Call {
    NewPerson,
    Login,
    Redeem,
    Whose,
    Return,
    Visitor,
    Me,
    MyData,
    EraseMe,
    Privacy,
    Rename,
    MakeAccount,
    Logout,
    NewCode,
    NewToken,
    Keys,
    DropKey,
    SetHook,
    Hook,
    DropHook,
    Turns,
    MyTables,
    Forget,
    Lobby,
    NewTable,
    Lesson,
    Table,
    Sit,
    Leave,
    Ready,
    Start,
    Hand,
    Offer,
    Withdraw,
    TakeSeat,
    Remove,
    BreakOff,
    Rematch,
    Say,
    Chat,
    Act,
    Undo,
    Settle,
    SeatAway,
    Back,
    StillThere,
    Watch,
    See,
    WatchHistory,
    SeeHistory,
    WatchMoment,
    SeeMoment,
    Record,
    Replay,
    Position,
    Fork,
    Curves,
    Picture,
    Hint,
    Bundle,
    Import,
    Verify,
    NewMap,
    MyMaps,
    Map,
    MapEdition,
    MapDrawing,
    MapThumbnail,
    Editions,
    Edition,
    Drawing,
    Thumbnail,
    EditionPicture,
    Bots,
    Packs,
    NewCampaign,
    ImportCampaign,
    MyCampaigns,
    Campaign,
    CompanyView,
    Claim,
    HandCompany,
    Away,
    CompanyBack,
    CompanyStillThere,
    CompanyAnswer,
    CallGame,
    Told,
    ReadTo,
    Rewind,
    DeclineRewind,
    ForkCampaign,
    ExportCampaign,
    CampaignDrawing,
    CampaignEdition,
    LeftoverMap,
    TableEdition,
    TableDrawing,
    Admin(AdminCall),
}

impl Call {
    /// Its name for programs.
    pub fn name(self) -> String {
        match self {
            Call::Admin(call) => format!("Admin{call:?}"),
            call => format!("{call:?}"),
        }
    }
}

/// What is known of a call.
pub struct Row {
    pub call: Call,
    pub method: &'static str,
    /// Words in braces stand for anything.
    pub path: &'static str,
    pub needs: Needs,
    /// Whether it makes something or works hard, so that few are allowed in a minute.
    pub costly: bool,
    /// The types of what it takes and gives, by their names in the schemas; empty for nothing.
    pub takes: &'static str,
    pub gives: &'static str,
    pub says: &'static str,
}

macro_rules! calls {
    ($($call:ident $method:literal $path:literal $needs:ident $cost:ident $takes:literal $gives:literal $says:literal;)*) => {
        /// All calls but those of administration, in the order in which people read of them.
        pub const CALLS: &[Row] = &[$(Row {
            call: Call::$call,
            method: $method,
            path: $path,
            needs: Needs::$needs,
            costly: calls!(@ $cost),
            takes: $takes,
            gives: $gives,
            says: $says,
        }),*];
    };
    (@ costly) => { true };
    (@ cheap) => { false };
}

calls! {
    NewPerson "POST" "/api/people" Anyone costly "Name" "Me" "Enter a name. A cookie remembers you.";
    Login "POST" "/api/login" Anyone costly "Login" "Me" "Log in to an account.";
    Redeem "POST" "/api/redeem" Anyone costly "Redeem" "Me" "Use a code from another device to be the same person here.";
    Whose "POST" "/api/code" Anyone costly "Redeem" "Person" "Look up the owner of a code without using it.";
    Return "POST" "/api/return" Anyone costly "" "Me" "Switch back to who you were on this device before.";
    Visitor "GET" "/api/visitor" Anyone cheap "" "Visitor" "Get your identity, or nothing if no name was entered yet.";
    Me "GET" "/api/me" Person cheap "" "Me" "Get your identity.";
    MyData "GET" "/api/me/data" Person costly "" "MyData" "Get everything this server stores about you.";
    EraseMe "DELETE" "/api/me" Person costly "" "" "Delete yourself and everything stored about you. Your moves stay, without your name.";
    Privacy "GET" "/api/privacy" Anyone cheap "" "Privacy" "Get who runs this server and how long it stores data.";
    Rename "PUT" "/api/me" Person cheap "Name" "Me" "Change your name.";
    MakeAccount "POST" "/api/me/account" Person costly "Account" "Me" "Create an account with a login and passphrase.";
    Logout "POST" "/api/logout" Person cheap "" "" "Remove this device, or the token that was sent.";
    NewCode "POST" "/api/me/code" Person costly "" "Code" "Create a code to log in on another device. It works once, within 10 minutes.";
    NewToken "POST" "/api/me/tokens" Person costly "NewToken" "Secret" "Create a token for a program. It is shown only once.";
    Keys "GET" "/api/me/keys" Person cheap "" "[KeyInfo]" "List your devices and tokens.";
    DropKey "DELETE" "/api/me/keys/{key}" Person cheap "" "" "Remove a device or token.";
    SetHook "PUT" "/api/me/webhook" Person costly "NewHook" "HookSecret" "Set a webhook that is called when it is your turn. The secret is shown only once.";
    Hook "GET" "/api/me/webhook" Person cheap "" "HookInfo" "Get your webhook.";
    DropHook "DELETE" "/api/me/webhook" Person cheap "" "" "Remove your webhook.";
    Turns "GET" "/api/me/turns" Person cheap "" "[Turn]" "List the tables where it is your turn.";
    MyTables "GET" "/api/me/tables" Person cheap "" "[TableCard]" "List your tables, newest first.";
    Forget "DELETE" "/api/me/tables/{table}" Seated cheap "" "" "Remove a game that is over, or that you have left, from your list. Others keep it.";
    Lobby "GET" "/api/tables" Anyone cheap "" "[TableCard]" "List public tables that are open or in progress.";
    NewTable "POST" "/api/tables" Person costly "NewTable" "TableInfo" "Create a table. You are its host.";
    Lesson "POST" "/api/lesson" Person costly "" "TableInfo" "Start the guided first game: a small board and an easy bot.";
    Table "GET" "/api/tables/{table}" Anyone cheap "" "TableInfo" "Get a table.";
    Sit "POST" "/api/tables/{table}/seats/{seat}/sit" Person cheap "SitDown" "TableInfo" "Take an open seat.";
    Hand "POST" "/api/tables/{table}/seats/{seat}/hand" OwnSeatOrHost cheap "Hand" "TableInfo" "Give a seat to a bot, or open it to anyone.";
    Offer "POST" "/api/tables/{table}/seats/{seat}/offer" OwnSeatOrHost costly "NewOffer" "SeatOffer" "Offer a seat to a player, or to anyone with the code.";
    Withdraw "DELETE" "/api/tables/{table}/seats/{seat}/offer" OwnSeatOrHost cheap "" "TableInfo" "Withdraw the offer of a seat.";
    TakeSeat "POST" "/api/tables/{table}/seats/{seat}/take" Person costly "TakeSeat" "TableInfo" "Take a seat that is offered to you.";
    Remove "POST" "/api/tables/{table}/seats/{seat}/remove" Host cheap "" "TableInfo" "Remove a player before the start.";
    Leave "POST" "/api/tables/{table}/leave" Seated cheap "" "TableInfo" "Leave your seats.";
    Start "POST" "/api/tables/{table}/start" Host cheap "" "TableInfo" "Start the game.";
    BreakOff "POST" "/api/tables/{table}/break-off" Host cheap "" "TableInfo" "Close the table, or abandon a game that cannot continue.";
    Rematch "POST" "/api/tables/{table}/rematch" Seated costly "" "TableInfo" "Create a table with the same players, each moved one seat on.";
    Ready "POST" "/api/ready" Seated cheap "Ready" "TableInfo" "Report that you are ready. Also available on the socket.";
    Say "POST" "/api/chat" Person cheap "Say" "" "Send a chat message. Also available on the socket.";
    Chat "GET" "/api/tables/{table}/chat" Anyone cheap "" "[ChatLine]" "Get the latest chat messages.";
    Act "POST" "/api/act" OwnSeat cheap "Act" "Accepted" "Answer a question. Also available on the socket.";
    Undo "POST" "/api/undo" OwnSeat cheap "Undo" "Accepted" "Undo your latest answers. Also available on the socket.";
    Settle "POST" "/api/settle" OwnSeat cheap "Settle" "" "Commit your last answer so that bots need not wait for an undo. Also available on the socket.";
    SeatAway "POST" "/api/tables/{table}/seats/{seat}/away" Seated cheap "Away" "TableInfo" "Let a bot play for a seat until its player is back: for your own at any time, for an absent player's if you are the host or all players present agree.";
    Back "POST" "/api/back" OwnSeat cheap "Back" "TableInfo" "Take over again from a bot, or confirm that you are still there. Also available on the socket.";
    StillThere "POST" "/api/tables/{table}/seats/{seat}/still-there" Seated cheap "" "TableInfo" "Ask a player who has not moved for a long time whether they are still there. They answer with back.";
    Watch "GET" "/api/tables/{table}/game" Anyone cheap "" "Seeing" "Get the game as spectators see it.";
    See "GET" "/api/tables/{table}/seats/{seat}/game" OwnSeat cheap "" "Seeing" "Get the game as your seat sees it.";
    WatchHistory "GET" "/api/tables/{table}/history" Anyone cheap "" "[Told]" "Get the game's history as spectators saw it.";
    SeeHistory "GET" "/api/tables/{table}/seats/{seat}/history" OwnSeat cheap "" "[Told]" "Get the game's history as your seat saw it.";
    WatchMoment "GET" "/api/tables/{table}/game/{inputs}" Anyone cheap "" "Seeing" "Get the game as spectators saw it after N inputs.";
    SeeMoment "GET" "/api/tables/{table}/seats/{seat}/game/{inputs}" OwnSeat cheap "" "Seeing" "Get the game as your seat saw it after N inputs.";
    Record "GET" "/api/tables/{table}/record" Anyone cheap "" "text" "Get the game file of a finished game.";
    Replay "GET" "/api/tables/{table}/replay" Anyone cheap "" "RecordInfo" "Get what the game file of a finished game contains.";
    Position "GET" "/api/tables/{table}/replay/{inputs}" Anyone cheap "" "Position" "Get a finished game after N inputs.";
    Fork "POST" "/api/tables/{table}/replay/{inputs}/table" Person costly "NewFork" "TableInfo" "Create a table that continues from that position. You are its host.";
    Curves "GET" "/api/tables/{table}/chances" Anyone cheap "" "Curves" "Get scores and win chances over a finished game, and its turning points. They take a while to compute; until then the answer says so.";
    Picture "GET" "/api/tables/{table}/picture" Anyone costly "" "png" "Get a picture of the board as spectators see it, and of the result once there is one, 1200 by 630 pixels.";
    Hint "POST" "/api/tables/{table}/seats/{seat}/hint" OwnSeat costly "" "Hint" "Get the move a strong player would make in your place. Only in games against bots.";
    Bundle "GET" "/api/tables/{table}/bundle" Anyone cheap "" "ImportRecord" "Get the game file of a finished game with its custom map, to import elsewhere.";
    Import "POST" "/api/records" Person costly "ImportRecord" "RecordInfo" "Import a finished game, for anyone with its link.";
    Verify "POST" "/api/verify" Anyone costly "ImportRecord" "Verdict" "Check a game file: every input, the hash, and the seed if it is revealed.";
    NewMap "POST" "/api/maps" Person costly "NewMap" "MapInfo" "Upload a custom map.";
    MyMaps "GET" "/api/me/maps" Person cheap "" "[MapInfo]" "List your custom maps.";
    Map "GET" "/api/maps/{map}" Anyone cheap "" "NewMap" "Get the files of a custom map by its hash.";
    MapEdition "GET" "/api/maps/{map}/editions/{edition}" Anyone cheap "" "Edition" "Get an edition of a custom map as data.";
    MapDrawing "GET" "/api/maps/{map}/drawing" Anyone costly "" "Drawing" "Get the drawing of a custom map.";
    MapThumbnail "GET" "/api/maps/{map}/thumbnail" Anyone costly "" "Thumbnail" "Get a custom map in a few kilobytes, for lists.";
    Editions "GET" "/api/editions" Anyone cheap "" "[EditionInfo]" "List the built-in editions with their rules clarifications.";
    Edition "GET" "/api/editions/{edition}" Anyone cheap "" "Edition" "Get an edition as data: board, tickets, cards, rules.";
    Drawing "GET" "/api/editions/{edition}/drawing" Anyone cheap "" "Drawing" "Get the drawing of an edition's board.";
    Thumbnail "GET" "/api/editions/{edition}/thumbnail" Anyone cheap "" "Thumbnail" "Get an edition's board in a few kilobytes, for lists.";
    EditionPicture "GET" "/api/editions/{edition}/picture" Anyone costly "" "png" "Get a picture of an edition's board, 1200 by 630 pixels.";
    Bots "GET" "/api/bots" Anyone cheap "" "[BotInfo]" "List the bots, each with a description.";
    Packs "GET" "/api/packs" Anyone cheap "" "[PackInfo]" "List the campaign packs, without spoilers.";
    NewCampaign "POST" "/api/campaigns" Person costly "NewCampaign" "CampaignSeeing" "Start a campaign. You are its host.";
    ImportCampaign "POST" "/api/campaigns/import" Person costly "ImportCampaign" "CampaignSeeing" "Import a campaign file and continue it.";
    MyCampaigns "GET" "/api/me/campaigns" Person cheap "" "[CampaignCard]" "List your campaigns.";
    Campaign "GET" "/api/campaigns/{campaign}" Anyone cheap "" "CampaignSeeing" "Get a campaign as everyone may see it.";
    CompanyView "GET" "/api/campaigns/{campaign}/companies/{company}" OwnSeat cheap "" "CampaignSeeing" "Get a campaign as your company sees it.";
    Claim "POST" "/api/campaigns/{campaign}/companies/{company}/claim" Person costly "ClaimCompany" "CampaignSeeing" "Take over an open company.";
    HandCompany "POST" "/api/campaigns/{campaign}/companies/{company}/hand" OwnSeatOrHost cheap "Hand" "CampaignSeeing" "Give a company to a bot, or open it to anyone.";
    Away "POST" "/api/campaigns/{campaign}/companies/{company}/away" Seated cheap "Away" "CampaignSeeing" "Let a bot fill in for a company: your own at any time, an absent player's if you are the host or all players present agree.";
    CompanyBack "POST" "/api/campaigns/{campaign}/companies/{company}/back" OwnSeat cheap "" "CampaignSeeing" "Take over your company again from a bot, or confirm that you are still there.";
    CompanyStillThere "POST" "/api/campaigns/{campaign}/companies/{company}/still-there" Seated cheap "" "CampaignSeeing" "Ask a player who has not answered for a long time whether they are still there. They answer with back.";
    CompanyAnswer "POST" "/api/campaigns/{campaign}/companies/{company}/answer" OwnSeat cheap "CampaignAnswer" "CampaignSeeing" "Answer your company's question between games.";
    CallGame "POST" "/api/campaigns/{campaign}/games" Seated costly "CallGame" "CampaignSeeing" "Start the next game: the story is read, and its table is created.";
    Told "POST" "/api/campaigns/{campaign}/told" Seated cheap "ToldTo" "CampaignSeeing" "Reveal the journal to the whole table, up to this entry.";
    ReadTo "POST" "/api/campaigns/{campaign}/read" Seated cheap "ToldTo" "CampaignSeeing" "Save how far you have read the journal.";
    Rewind "POST" "/api/campaigns/{campaign}/rewind" Seated cheap "RewindTo" "CampaignSeeing" "Propose or accept a rewind to the end of a game. It happens once all players agree.";
    DeclineRewind "DELETE" "/api/campaigns/{campaign}/rewind" Seated cheap "" "CampaignSeeing" "Decline the rewind.";
    ForkCampaign "POST" "/api/campaigns/{campaign}/fork" Seated costly "ForkCampaign" "CampaignSeeing" "Create a second campaign that continues from the end of a game. You are its host.";
    ExportCampaign "GET" "/api/campaigns/{campaign}/log" Seated cheap "" "text" "Get the campaign file with all its games.";
    CampaignDrawing "GET" "/api/campaigns/{campaign}/drawing" Anyone costly "" "Drawing" "Get the drawing of the board known so far, including routes that run off it.";
    CampaignEdition "GET" "/api/campaigns/{campaign}/edition" Anyone cheap "" "Edition" "Get the board known so far as data.";
    LeftoverMap "POST" "/api/campaigns/{campaign}/map" Seated costly "" "MapInfo" "Save the board of a finished campaign as a custom map.";
    TableEdition "GET" "/api/tables/{table}/edition" Anyone cheap "" "Edition" "Get the edition of a table as data; in a campaign with what everyone may know about its cards.";
    TableDrawing "GET" "/api/tables/{table}/drawing" Anyone costly "" "Drawing" "Get the drawing of a table's board.";
}

/// Every call, those of administration last.
pub fn all() -> impl Iterator<Item = &'static Row> {
    CALLS.iter().chain(admin::CALLS)
}

/// What a call needs.
pub fn needs(call: Call) -> Needs {
    row(call).needs
}

/// The row of a call.
pub fn row(call: Call) -> &'static Row {
    all().find(|row| row.call == call).expect("every call has its row")
}

/// What stood for the words in braces, in order.
pub type Words<'a> = Vec<&'a str>;

/// The calls at this address, each with its words.
pub fn at(path: &str) -> impl Iterator<Item = (&'static Row, Words<'_>)> {
    all().filter_map(move |row| Some((row, matched(row.path, path)?)))
}

fn matched<'a>(pattern: &str, path: &'a str) -> Option<Words<'a>> {
    let (mut words, mut parts) = (Vec::new(), path.split('/'));
    for wanted in pattern.split('/') {
        let part = parts.next()?;
        match wanted.starts_with('{') {
            true if part.is_empty() => return None,
            true => words.push(part),
            false if wanted != part => return None,
            false => {}
        }
    }
    parts.next().is_none().then_some(words)
}
