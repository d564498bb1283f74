//! The same comparison for a sample of the pairs, over real sockets and HTTP. It includes the
//! stream of lines, the log and the counters.

use std::sync::Arc;
use std::time::Duration;

use dealer::Stream;
use serde_json::json;
use server::http::{Rates, Reach};

use crate::support::browser::{Browser, Server};
use crate::twins::base::Base;
use crate::twins::outlets::{Log, counted};
use crate::twins::wanted;

/// One in this many pairs is compared over real connections.
const SHARE: u64 = 50;
const PAIRS_EACH: usize = 4;

/// Everything received, by outlet.
type Heard = Vec<(String, String)>;

/// Returns the player of this seat, with a token.
async fn owner(base: &Base, server: &Server, seat: usize) -> Browser {
    let made =
        base.house.post(&base.people[seat], "/api/me/tokens", json!({ "label": "ears" })).await.expect("a token");
    let secret = made["secret"].as_str().expect("a secret");
    let mut owner = Browser::new(server.address);
    owner.headers.push(("Authorization".to_string(), format!("Bearer {secret}")));
    owner
}

/// Collects everything about a table that the player of a seat and a spectator receive.
async fn heard(base: &Base, server: &Server, table: &str, viewer: usize, log: &Log) -> Heard {
    let (own, spectator) = (owner(base, server, viewer).await, Browser::new(server.address));
    let begun = spectator.get("/metrics").await.text;
    log.take();
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
            texts.push((format!("{name} {path}"), format!("{} {}", answer.status, without_id(&answer.text))));
        }
        for query in ["".to_string(), format!("?seat={viewer}"), format!("?seat={other}")] {
            let lines = browser.lines(&format!("/api/tables/{table}/stream{query}"), "snapshot").await;
            texts.push((format!("{name} stream{query}"), without_id(&lines.join("\n"))));
        }
        socket.close().await;
    }
    texts.push(("metrics".to_string(), settled(&spectator, &begun).await));
    texts.push(("log".to_string(), quiet(&log.take())));
    texts.into_iter().map(|(name, text)| (name, text.replace(table, "TABLE"))).collect()
}

/// Returns the changes of the counters, once all sockets are gone.
async fn settled(browser: &Browser, begun: &str) -> String {
    loop {
        let now = browser.get("/metrics").await.text;
        if now.contains("\nhighball_sockets 0\n") {
            return counted(begun, &now);
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

/// Returns a refusal without the id of its request, which differs each time.
fn without_id(text: &str) -> String {
    match text.split_once(",\"request\":\"") {
        Some((begin, rest)) => format!("{begin}{}", rest.split_once('"').map_or(rest, |(_, end)| end)),
        None => text.to_string(),
    }
}

/// Returns the log lines of the server itself, without request ids and durations. Requests for
/// metrics are left out, since they are repeated until all sockets are closed.
fn quiet(log: &str) -> String {
    let own = log.lines().filter(|line| line.contains(" server::") && !line.contains("/metrics"));
    let words = |line: &str| -> String {
        let differs = |word: &&str| word.starts_with("ms=") || word.starts_with("request{");
        line.split(' ').filter(|word| !differs(word)).map(|word| format!("{word} ")).collect()
    };
    own.map(|line| words(line) + "\n").collect()
}

/// Runs in real time, on one thread so that its log can be captured.
#[tokio::test]
async fn sockets_and_http_reveal_nothing_hidden() {
    let log = Log::default();
    let _guard = log.listen();
    let (mut pairs, mut told, mut seed) = (0, 0, 0);
    while pairs < wanted() / SHARE {
        seed += 1;
        let mut luck = Stream::new(seed);
        let base = Base::play(seed, &mut luck).await;
        let server =
            Server::start(Arc::clone(&base.house.store), Reach { rates: Rates::NONE, ..Reach::default() }).await;
        let viewer = luck.below(base.people.len());
        let Some(cut) = base.cut(&mut luck) else { continue };
        base.keep("original", &cut.entries).await;
        let original = heard(&base, &server, "original", viewer, &log).await;
        let twins = (0..100).filter_map(|_| base.twin(&cut, viewer, false, &mut luck)).take(PAIRS_EACH);
        for (number, entries) in twins.collect::<Vec<_>>().iter().enumerate() {
            let table = format!("twin{number}");
            base.keep(&table, entries).await;
            assert_eq!(heard(&base, &server, &table, viewer, &log).await, original, "game {seed}");
            pairs += 1;
            told += u64::from(rivals_differ(&base, &server, &table, viewer).await);
        }
        server.stop().await;
    }
    println!("{pairs} pairs over the wire");
    assert!(told > pairs / 3, "of {pairs} pairs, the lines for rivals showed what differs in {told}");
}

/// Checks that a rival, who may know the secret, receives something different on the stream. This
/// proves that the comparison covers real data.
async fn rivals_differ(base: &Base, server: &Server, twin: &str, viewer: usize) -> bool {
    for rival in (0..base.people.len()).filter(|rival| *rival != viewer) {
        let rival = owner(base, server, rival).await;
        let stream = async |table: &str| {
            let lines = rival.lines(&format!("/api/tables/{table}/stream"), "snapshot").await;
            lines.join("\n").replace(table, "TABLE")
        };
        if stream("original").await != stream(twin).await {
            return true;
        }
    }
    false
}
