//! The same types for TypeScript, as one text.

use ts_rs::{Config, TS};

/// The declarations of all types on the wire.
pub fn typescript() -> String {
    let config = Config::default();
    let mut text = String::from(
        "// Written by `cargo test -p protocol` from crates/protocol; do not change it by hand.\n\
         // To write it again: HIGHBALL_WRITE=1 cargo test -p protocol --test typescript\n",
    );
    macro_rules! declare {
        ($($type:ty),* $(,)?) => {$(
            text.push_str("\nexport ");
            text.push_str(&<$type as TS>::decl(&config));
            text.push('\n');
        )*};
    }
    use crate::*;
    declare!(
        TableId,
        PersonId,
        shape::Mix,
        shape::View,
        shape::Open,
        shape::Own,
        shape::Shown,
        shape::Ask,
        shape::Action,
        shape::Refused,
        shape::Progress,
        shape::Stand,
        shape::Standing,
        shape::Seen,
        ClientMessage,
        Watch,
        Unwatch,
        Act,
        Undo,
        Say,
        Ready,
        Back,
        ServerMessage,
        Greeting,
        Seeing,
        Told,
        Accepted,
        Done,
        Problem,
        ChatLine,
        Presence,
        Clock,
        SeatClock,
        Person,
        Name,
        Me,
        Account,
        Login,
        NewToken,
        Secret,
        Code,
        Redeem,
        Key,
        KeyInfo,
        Turn,
        NewHook,
        HookSecret,
        HookInfo,
        HookCall,
        NewMap,
        MapInfo,
        EditionInfo,
        Players,
        DeckInfo,
        BotInfo,
        ImportRecord,
        RecordInfo,
        Curves,
        Position,
        Side,
        Verdict,
        NewTable,
        NewSeat,
        Pace,
        TimeOut,
        ChatRule,
        Phase,
        Sitter,
        SeatInfo,
        Offered,
        TableInfo,
        Forked,
        NewFork,
        TableCard,
        SitDown,
        Hand,
        NewOffer,
        SeatOffer,
        TakeSeat,
    );
    text
}
