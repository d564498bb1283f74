//! Every call there is, in one table. Addresses, permissions, the documentation and the tests of permissions are made of it.

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
    Hint,
    Bundle,
    Import,
    Verify,
    NewMap,
    MyMaps,
    Map,
    MapEdition,
    MapDrawing,
    Editions,
    Edition,
    Drawing,
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
        /// All calls, in the order in which people read of them.
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
    NewPerson "POST" "/api/people" Anyone costly "Name" "Me" "Tell a name. A cookie remembers you.";
    Login "POST" "/api/login" Anyone costly "Login" "Me" "Come back to an account.";
    Redeem "POST" "/api/redeem" Anyone costly "Redeem" "Me" "Use a code from another device: you are the same person here.";
    Whose "POST" "/api/code" Anyone costly "Redeem" "Person" "Whose code this is, before it is used.";
    Return "POST" "/api/return" Anyone costly "" "Me" "Be who you were on this device before you became somebody else.";
    Visitor "GET" "/api/visitor" Anyone cheap "" "Visitor" "Who you are, or that nobody has told a name yet.";
    Me "GET" "/api/me" Person cheap "" "Me" "Who you are.";
    Rename "PUT" "/api/me" Person cheap "Name" "Me" "Take another name.";
    MakeAccount "POST" "/api/me/account" Person costly "Account" "Me" "Keep your seats under a login with a passphrase.";
    Logout "POST" "/api/logout" Person cheap "" "" "Forget this device, or the token that was sent.";
    NewCode "POST" "/api/me/code" Person costly "" "Code" "A code that makes another device you, once and for ten minutes.";
    NewToken "POST" "/api/me/tokens" Person costly "NewToken" "Secret" "A token for a program. It is shown once.";
    Keys "GET" "/api/me/keys" Person cheap "" "[KeyInfo]" "Your devices and tokens.";
    DropKey "DELETE" "/api/me/keys/{key}" Person cheap "" "" "Take a device or token away.";
    SetHook "PUT" "/api/me/webhook" Person costly "NewHook" "HookSecret" "Be told of your turns at an address of yours. The secret is shown once.";
    Hook "GET" "/api/me/webhook" Person cheap "" "HookInfo" "Where you are told of your turns.";
    DropHook "DELETE" "/api/me/webhook" Person cheap "" "" "Be told of your turns no more.";
    Turns "GET" "/api/me/turns" Person cheap "" "[Turn]" "The tables where it is your turn.";
    MyTables "GET" "/api/me/tables" Person cheap "" "[TableCard]" "Your tables, the newest first.";
    Forget "DELETE" "/api/me/tables/{table}" Seated cheap "" "" "Remove a game that is over, or that you have left, from your list. Others keep it.";
    Lobby "GET" "/api/tables" Anyone cheap "" "[TableCard]" "Listed tables that gather or play.";
    NewTable "POST" "/api/tables" Person costly "NewTable" "TableInfo" "Make a table. You are its host.";
    Lesson "POST" "/api/lesson" Person costly "" "TableInfo" "Begin the guided first game: a small board, and a bot that takes it easy.";
    Table "GET" "/api/tables/{table}" Anyone cheap "" "TableInfo" "A table.";
    Sit "POST" "/api/tables/{table}/seats/{seat}/sit" Person cheap "SitDown" "TableInfo" "Take an open seat.";
    Hand "POST" "/api/tables/{table}/seats/{seat}/hand" OwnSeatOrHost cheap "Hand" "TableInfo" "Give a seat to a bot or to whoever comes.";
    Offer "POST" "/api/tables/{table}/seats/{seat}/offer" OwnSeatOrHost costly "NewOffer" "SeatOffer" "Offer a seat to a person, or to whoever is told the code.";
    Withdraw "DELETE" "/api/tables/{table}/seats/{seat}/offer" OwnSeatOrHost cheap "" "TableInfo" "Take the offer of a seat back.";
    TakeSeat "POST" "/api/tables/{table}/seats/{seat}/take" Person costly "TakeSeat" "TableInfo" "Take a seat that is offered to you.";
    Remove "POST" "/api/tables/{table}/seats/{seat}/remove" Host cheap "" "TableInfo" "Send somebody away before the start.";
    Leave "POST" "/api/tables/{table}/leave" Seated cheap "" "TableInfo" "Give up your seats.";
    Start "POST" "/api/tables/{table}/start" Host cheap "" "TableInfo" "Begin the game.";
    BreakOff "POST" "/api/tables/{table}/break-off" Host cheap "" "TableInfo" "Close the table, or end a game where nobody can go on.";
    Rematch "POST" "/api/tables/{table}/rematch" Seated costly "" "TableInfo" "Another game with the same people, each one seat further.";
    Ready "POST" "/api/ready" Seated cheap "Ready" "TableInfo" "Say that you are ready. As on the socket.";
    Say "POST" "/api/chat" Person cheap "Say" "" "Say something to a table. As on the socket.";
    Chat "GET" "/api/tables/{table}/chat" Anyone cheap "" "[ChatLine]" "The last lines of the chat.";
    Act "POST" "/api/act" OwnSeat cheap "Act" "Accepted" "Answer a question. As on the socket.";
    Undo "POST" "/api/undo" OwnSeat cheap "Undo" "Accepted" "Take answers back. As on the socket.";
    Settle "POST" "/api/settle" OwnSeat cheap "Settle" "" "Let your last answer stand, so that bots need not wait for it to be taken back. As on the socket.";
    SeatAway "POST" "/api/tables/{table}/seats/{seat}/away" Seated cheap "Away" "TableInfo" "Let a bot play until the person of a seat is back: for you at any time, for somebody who is away if you are host or all players who are there want it.";
    Back "POST" "/api/back" OwnSeat cheap "Back" "TableInfo" "You are back where a bot stood in, or still there. As on the socket.";
    StillThere "POST" "/api/tables/{table}/seats/{seat}/still-there" Seated cheap "" "TableInfo" "Ask somebody who has not moved for long whether they are still there. They answer with back.";
    Watch "GET" "/api/tables/{table}/game" Anyone cheap "" "Seeing" "The game as a spectator sees it.";
    See "GET" "/api/tables/{table}/seats/{seat}/game" OwnSeat cheap "" "Seeing" "The game as your seat sees it.";
    WatchHistory "GET" "/api/tables/{table}/history" Anyone cheap "" "[Told]" "What spectators were told of the game so far.";
    SeeHistory "GET" "/api/tables/{table}/seats/{seat}/history" OwnSeat cheap "" "[Told]" "What your seat was told of the game so far.";
    WatchMoment "GET" "/api/tables/{table}/game/{inputs}" Anyone cheap "" "Seeing" "The game as a spectator saw it after so many inputs.";
    SeeMoment "GET" "/api/tables/{table}/seats/{seat}/game/{inputs}" OwnSeat cheap "" "Seeing" "The game as your seat saw it after so many inputs.";
    Record "GET" "/api/tables/{table}/record" Anyone cheap "" "text" "The record of a finished game.";
    Replay "GET" "/api/tables/{table}/replay" Anyone cheap "" "RecordInfo" "What the record of a finished game holds.";
    Position "GET" "/api/tables/{table}/replay/{inputs}" Anyone cheap "" "Position" "A finished game after so many inputs.";
    Fork "POST" "/api/tables/{table}/replay/{inputs}/table" Person costly "NewFork" "TableInfo" "A new table that goes on from there. You are its host.";
    Curves "GET" "/api/tables/{table}/chances" Anyone cheap "" "Curves" "Scores and win chances along a finished game, and its turning points. They take a while; until then it says so.";
    Hint "POST" "/api/tables/{table}/seats/{seat}/hint" OwnSeat costly "" "Hint" "What a strong player would do in your place. Only in games against bots.";
    Bundle "GET" "/api/tables/{table}/bundle" Anyone cheap "" "ImportRecord" "The record of a finished game with its own map, to be brought in elsewhere.";
    Import "POST" "/api/records" Person costly "ImportRecord" "RecordInfo" "Keep the record of a finished game, for everybody with its link.";
    Verify "POST" "/api/verify" Anyone costly "ImportRecord" "Verdict" "Check a record: every input, the hash, and the seed where it is revealed.";
    NewMap "POST" "/api/maps" Person costly "NewMap" "MapInfo" "Bring an own map.";
    MyMaps "GET" "/api/me/maps" Person cheap "" "[MapInfo]" "Your own maps.";
    Map "GET" "/api/maps/{map}" Anyone cheap "" "NewMap" "The files of an own map, by its hash.";
    MapEdition "GET" "/api/maps/{map}/editions/{edition}" Anyone cheap "" "Edition" "An edition of an own map as data.";
    MapDrawing "GET" "/api/maps/{map}/drawing" Anyone costly "" "Drawing" "Where everything is drawn on an own map.";
    Editions "GET" "/api/editions" Anyone cheap "" "[EditionInfo]" "The editions of the house, with their rulings.";
    Edition "GET" "/api/editions/{edition}" Anyone cheap "" "Edition" "An edition as data: board, tickets, cards, rules.";
    Drawing "GET" "/api/editions/{edition}/drawing" Anyone cheap "" "Drawing" "Where everything is drawn on the board of an edition.";
    Bots "GET" "/api/bots" Anyone cheap "" "[BotInfo]" "The bots, each with a sentence.";
    Packs "GET" "/api/packs" Anyone cheap "" "[PackInfo]" "The packs that campaigns are played with, as far as they are known before.";
    NewCampaign "POST" "/api/campaigns" Person costly "NewCampaign" "CampaignSeeing" "Found a campaign. You are its host.";
    ImportCampaign "POST" "/api/campaigns/import" Person costly "ImportCampaign" "CampaignSeeing" "Bring a campaign from its file and go on with it.";
    MyCampaigns "GET" "/api/me/campaigns" Person cheap "" "[CampaignCard]" "Your campaigns.";
    Campaign "GET" "/api/campaigns/{campaign}" Anyone cheap "" "CampaignSeeing" "A campaign as everybody may know it.";
    CompanyView "GET" "/api/campaigns/{campaign}/companies/{company}" OwnSeat cheap "" "CampaignSeeing" "A campaign as your company sees it.";
    Claim "POST" "/api/campaigns/{campaign}/companies/{company}/claim" Person costly "ClaimCompany" "CampaignSeeing" "Run a company that nobody runs.";
    HandCompany "POST" "/api/campaigns/{campaign}/companies/{company}/hand" OwnSeatOrHost cheap "Hand" "CampaignSeeing" "Give a company to a bot, or to whoever claims it next.";
    Away "POST" "/api/campaigns/{campaign}/companies/{company}/away" Seated cheap "Away" "CampaignSeeing" "Let a bot stand in for a company: your own at any time, that of somebody who is away if you are host or all who are there want it.";
    CompanyBack "POST" "/api/campaigns/{campaign}/companies/{company}/back" OwnSeat cheap "" "CampaignSeeing" "You are back where a bot stood in, or still there.";
    CompanyStillThere "POST" "/api/campaigns/{campaign}/companies/{company}/still-there" Seated cheap "" "CampaignSeeing" "Ask somebody who is waited for and has not answered for long whether they are still there. They answer with back.";
    CompanyAnswer "POST" "/api/campaigns/{campaign}/companies/{company}/answer" OwnSeat cheap "CampaignAnswer" "CampaignSeeing" "Answer what your company is asked between games.";
    CallGame "POST" "/api/campaigns/{campaign}/games" Seated costly "CallGame" "CampaignSeeing" "Call the next game: the story is read, and its table is made.";
    Told "POST" "/api/campaigns/{campaign}/told" Seated cheap "ToldTo" "CampaignSeeing" "Turn the journal over for the whole table, up to there.";
    ReadTo "POST" "/api/campaigns/{campaign}/read" Seated cheap "ToldTo" "CampaignSeeing" "Note how far you have read the journal.";
    Rewind "POST" "/api/campaigns/{campaign}/rewind" Seated cheap "RewindTo" "CampaignSeeing" "Propose to go back to the end of a game, or agree to it; it is done once all agree.";
    DeclineRewind "DELETE" "/api/campaigns/{campaign}/rewind" Seated cheap "" "CampaignSeeing" "Decline to go back.";
    ForkCampaign "POST" "/api/campaigns/{campaign}/fork" Seated costly "ForkCampaign" "CampaignSeeing" "A campaign of its own that goes on from the end of a game. You are its host.";
    ExportCampaign "GET" "/api/campaigns/{campaign}/log" Seated cheap "" "text" "The file of the campaign, with the records of its games.";
    CampaignDrawing "GET" "/api/campaigns/{campaign}/drawing" Anyone costly "" "Drawing" "Where everything is drawn on the board that is known now, with the routes that run off it.";
    CampaignEdition "GET" "/api/campaigns/{campaign}/edition" Anyone cheap "" "Edition" "The board that is known now as data.";
    LeftoverMap "POST" "/api/campaigns/{campaign}/map" Seated costly "" "MapInfo" "Keep the board that is left after the end as an own map.";
    TableEdition "GET" "/api/tables/{table}/edition" Anyone cheap "" "Edition" "The edition of a table as data; in a campaign with what everybody may know of its cards.";
    TableDrawing "GET" "/api/tables/{table}/drawing" Anyone costly "" "Drawing" "Where everything is drawn on the board of a table.";
}

/// What a call needs.
pub fn needs(call: Call) -> Needs {
    row(call).needs
}

/// The row of a call.
pub fn row(call: Call) -> &'static Row {
    CALLS.iter().find(|row| row.call == call).expect("every call has its row")
}

/// What stood for the words in braces, in order.
pub type Words<'a> = Vec<&'a str>;

/// The calls at this address, each with its words.
pub fn at(path: &str) -> impl Iterator<Item = (&'static Row, Words<'_>)> {
    CALLS.iter().filter_map(move |row| Some((row, matched(row.path, path)?)))
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
