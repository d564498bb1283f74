//! Examples of request and response bodies, by type name. A test checks them against the schemas.

use serde_json::Value;

/// Returns an example of a type. Every type of a request body has one.
pub fn example(name: &str) -> Option<Value> {
    let text = match name {
        "Account" | "Login" => r#"{"login":"ada","passphrase":"correct horse battery staple"}"#,
        "Accepted" => r#"{"table":"k3v9x2m7q4","seat":0,"at":12,"done":"act","inputs":57}"#,
        "PlayAction" => {
            r#"{"table":"k3v9x2m7q4","seat":0,"at":12,"action":{"claim":{"route":3,"payment":{"red":2,"locomotive":1}}}}"#
        }
        "Away" => r#"{"bot":"normal"}"#,
        "Back" | "Settle" => r#"{"table":"k3v9x2m7q4","seat":0}"#,
        "CallGame" => r#"{"at":31}"#,
        "CampaignAnswer" => r#"{"at":31,"answer":{"retire-postcard":14}}"#,
        "ClaimCompany" => "{}",
        "Code" => r#"{"code":"483201","expires":1767225600000}"#,
        "ForkCampaign" => r#"{"game":4,"name":"What if"}"#,
        "SeatTaker" => r#"{"bot":{"bot":"hard"}}"#,
        "ImportCampaign" => r#"{"name":"Our campaign","text":"highball-campaign 1\n…"}"#,
        "ImportRecord" => r#"{"text":"highball-record 1\n…"}"#,
        "Me" => r#"{"id":"p-8d1f","name":"Ada","account":null}"#,
        "Name" => r#"{"name":"Ada"}"#,
        "NewCampaign" => {
            r#"{"name":"Our campaign","companies":[{"company":"red","holder":{"me":{"name":null}}},{"company":"blue","holder":"open"}]}"#
        }
        "NewFork" => r#"{"seats":[{"me":{"name":null}},{"bot":{"bot":"expert"}}]}"#,
        "NewHook" => r#"{"url":"https://example.org/turns"}"#,
        "NewInvite" => r#"{"label":"Game night","uses":8,"days":14}"#,
        "NewMap" => {
            r#"{"name":"islands","files":{"cities.csv":"…","routes.csv":"…","tickets.csv":"…","islands.toml":"…"}}"#
        }
        "NewOffer" => r#"{"person":"p-8d1f"}"#,
        "NewSanction" => r#"{"kind":"mute","days":7,"reason":"Insults in the chat"}"#,
        "NewTable" => {
            r#"{"edition":"usa","seats":[{"me":{"name":null}},{"bot":{"bot":"normal"}},"open"],"pace":{"days":{"days":2}}}"#
        }
        "NewToken" => r#"{"label":"My bot"}"#,
        "Person" => r#"{"id":"p-8d1f","name":"Ada"}"#,
        "Problem" => {
            r#"{"code":"stale","message":"The game has moved on. Look again.","table":"k3v9x2m7q4","seat":0,"at":12}"#
        }
        "Ready" => r#"{"table":"k3v9x2m7q4","ready":true}"#,
        "Reason" => r#"{"reason":"Reported by players"}"#,
        "Redeem" => r#"{"code":"483201"}"#,
        "RewindTo" => r#"{"game":4}"#,
        "Say" => r#"{"table":"k3v9x2m7q4","text":"Good game!"}"#,
        "SeatOffer" => r#"{"table":"k3v9x2m7q4","seat":2,"code":"483201","expires":1767225600000}"#,
        "Secret" => r#"{"id":"t-51c0","secret":"hb_…"}"#,
        "SitDown" => r#"{"nonce":"000102030405060708090a0b0c0d0e0f"}"#,
        "TakeSeat" => r#"{"code":"483201"}"#,
        "LeftoverBoard" => r#"{"rules":"plain"}"#,
        "ShownTo" => r#"{"to":120,"lines":2}"#,
        "ToldTo" => r#"{"to":120}"#,
        "Undo" => r#"{"table":"k3v9x2m7q4","seat":0,"at":12}"#,
        _ => return None,
    };
    Some(serde_json::from_str(text).expect("examples are JSON"))
}
