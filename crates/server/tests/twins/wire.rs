//! A sample of the same over real sockets and real HTTP.

use std::sync::Arc;

use dealer::Stream;
use serde_json::{Value, json};
use server::http::Reach;

use crate::base::Base;
use crate::support::browser::{Browser, Server};

/// Games, and pairs of each.
const GAMES: u64 = 8;
const PAIRS_EACH: usize = 4;

/// Everything that comes of a table over the wire to the owner of a seat, and to a spectator.
async fn heard(base: &Base, server: &Server, table: &str, viewer: usize) -> Vec<(String, String)> {
    let person = &base.people[viewer];
    let made = base.house.post(person, "/api/me/tokens", json!({ "label": "ears" })).await.expect("a token");
    let (secret, key) = (made["secret"].as_str().expect("a secret"), made["id"].as_str().expect("an id"));
    let spectator = Browser::new(server.address);
    let mut own = spectator.clone();
    own.headers.push(("Authorization".to_string(), format!("Bearer {secret}")));
    let mut texts = Vec::new();
    for (name, browser) in [("own", &own), ("spectator", &spectator)] {
        let mut socket = browser.socket().await;
        socket.say(json!({ "watch": { "table": table } })).await;
        texts.push((format!("{name} snapshot"), socket.hear_of("snapshot").await.to_string()));
        let other = usize::from(viewer == 0);
        let stale = json!({ "act": { "table": table, "seat": viewer, "at": 900, "action": "draw-blind" } });
        socket.say(stale).await;
        texts.push((format!("{name} refusal"), socket.hear_of("refused").await.to_string()));
        for path in [
            "",
            "/game",
            &format!("/seats/{viewer}/game"),
            &format!("/seats/{other}/game"),
            "/history",
            &format!("/seats/{viewer}/history"),
            &format!("/seats/{other}/history"),
            "/game/5",
            &format!("/seats/{viewer}/game/5"),
            &format!("/seats/{other}/game/5"),
            "/chat",
            "/record",
            "/replay/3",
        ] {
            let answer = browser.get(&format!("/api/tables/{table}{path}")).await;
            texts.push((format!("{name} {path}"), format!("{} {}", answer.status, answer.text)));
        }
    }
    let dropped = base.house.ask(person, "DELETE", &format!("/api/me/keys/{key}"), Value::Null).await;
    dropped.expect("the token is taken away");
    texts.into_iter().map(|(name, text)| (name, text.replace(table, "TABLE"))).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn over_real_sockets_twins_are_told_the_same() {
    let mut pairs = 0;
    for seed in 1..=GAMES {
        let mut luck = Stream::new(seed);
        let base = Base::play(seed, &mut luck).await;
        let server = Server::start(Arc::clone(&base.house.store), Reach::default()).await;
        let viewer = luck.below(base.people.len());
        let Some(cut) = base.cut(&mut luck) else { continue };
        base.keep("original", &cut.entries).await;
        let original = heard(&base, &server, "original", viewer).await;
        let twins = (0..100).filter_map(|_| base.twin(&cut, viewer, false, &mut luck)).take(PAIRS_EACH);
        for (number, entries) in twins.collect::<Vec<_>>().iter().enumerate() {
            let table = format!("twin{number}");
            base.keep(&table, entries).await;
            assert_eq!(heard(&base, &server, &table, viewer).await, original, "game {seed}");
            pairs += 1;
        }
        server.stop().await;
    }
    assert!(pairs > 10, "{pairs}");
}
