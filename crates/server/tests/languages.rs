//! Refusals in the caller's language: over HTTP, the socket and the stream. Refusal codes are the
//! same in all languages.

use std::sync::Arc;

use crate::support::browser::{Browser, Server};
use serde_json::{Value, json};
use server::http::Reach;
use server::store::MemoryStore;
use words::{Language, say};

/// Returns a copy of a client whose browser prefers this language.
fn reader(browser: &Browser, language: &str) -> Browser {
    let mut reader = browser.clone();
    reader.headers.push(("Accept-Language".to_string(), language.to_string()));
    reader
}

async fn table(host: &Browser) -> String {
    let table =
        json!({ "edition": "usa-classic", "seats": [{ "me": {} }, { "bot": { "bot": "greedy" } }], "first": 0 });
    let made = host.post("/api/tables", table).await.json();
    let id = made["id"].as_str().expect("an id").to_string();
    assert_eq!(host.post(&format!("/api/tables/{id}/start"), Value::Null).await.status, 200);
    id
}

#[tokio::test(flavor = "multi_thread")]
async fn calls_are_answered_in_the_callers_language() {
    let server = Server::start(Arc::new(MemoryStore::new()), Reach::default()).await;
    let nobody = Browser::new(server.address);
    let expected = |language| say!(language, "refusal-no-such-table");
    let mut seen = Vec::new();
    for language in Language::ALL {
        let by_header = reader(&nobody, &format!("es, {language}-XX;q=0.9, en;q=0.1")).get("/api/tables/none").await;
        let by_address = nobody.get(&format!("/api/tables/none?language={language}")).await;
        let by_both = reader(&nobody, "en").get(&format!("/api/tables/none?x=1&language={language}")).await;
        for answer in [by_header, by_address, by_both] {
            assert_eq!((answer.status, answer.json()["code"].as_str()), (404, Some("no-such-table")));
            assert_eq!(answer.json()["message"], expected(language));
        }
        seen.push(expected(language));
    }
    seen.dedup();
    assert_eq!(seen.len(), 3, "three languages say three things");
    for path in ["/api/tables/none", "/api/tables/none?language=klingon", "/api/tables/none?language"] {
        assert_eq!(nobody.get(path).await.json()["message"], expected(Language::English), "{path}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn rule_refusals_use_the_language_of_the_socket() {
    let server = Server::start(Arc::new(MemoryStore::new()), Reach::default()).await;
    let ada = Browser::named(server.address, "Ada").await;
    let table = table(&ada).await;
    let expected =
        ["Keep at least 2 tickets.", "Behalte mindestens 2\u{a0}Zielkarten.", "Garde au moins 2 destinations."];
    for (language, said) in Language::ALL.into_iter().zip(expected) {
        let by_header = reader(&ada, language.tag()).socket().await;
        let by_address = ada.try_socket_at(&format!("/socket?language={language}")).await.expect("a socket");
        for mut socket in [by_header, by_address] {
            socket.say(json!({ "watch": { "table": table } })).await;
            let at = socket.hear_of("snapshot").await["at"].clone();
            let action = json!({ "keep-tickets": { "kept": [], "returned": [] } });
            socket.say(json!({ "act": { "table": table, "seat": 0, "at": at, "action": action } })).await;
            let refused = socket.hear_of("refused").await;
            assert_eq!(refused["reason"], json!({ "keep_too_few": { "keep": 2 } }));
            assert_eq!((refused["code"].as_str(), refused["message"].as_str()), (Some("keep_too_few"), Some(said)));
            socket.say_text("{").await;
            let unread = socket.hear_of("refused").await["message"].clone();
            let begins = say!(language, "refusal-message", detail = "");
            let begins = begins.trim_end_matches(['.', ' ', '\u{a0}']);
            assert!(unread.as_str().is_some_and(|unread| unread.starts_with(begins)), "{unread}");
            socket.close().await;
        }
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn unwatchable_tables_reply_in_the_callers_language() {
    let server = Server::start(Arc::new(MemoryStore::new()), Reach::default()).await;
    let nobody = Browser::new(server.address);
    for language in Language::ALL {
        let said = say!(language, "refusal-no-such-table");
        let mut socket = nobody.try_socket_at(&format!("/socket?language={language}")).await.expect("a socket");
        socket.say(json!({ "watch": { "table": "none" } })).await;
        assert_eq!(socket.hear_of("refused").await["message"], said);
        let lines = nobody.lines(&format!("/api/tables/none/stream?language={language}"), "refused").await;
        let told: Value = serde_json::from_str(&lines[0]).expect("JSON");
        assert_eq!(told["refused"]["message"], said);
        let bad = reader(&nobody, language.tag()).get("/api/tables/none/stream?seat=x").await.json();
        assert_eq!(bad["message"], say!(language, "refusal-stream-seat"));
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn verdicts_on_records_use_the_callers_language() {
    let server = Server::start(Arc::new(MemoryStore::new()), Reach::default()).await;
    let nobody = Browser::new(server.address);
    let mut seen = Vec::new();
    for language in Language::ALL {
        let verdict = reader(&nobody, language.tag()).post("/api/verify", json!({ "text": "no record" })).await.json();
        assert_eq!(verdict["holds"], false, "{verdict}");
        seen.push(verdict["message"].as_str().expect("a sentence").split(':').next().map(str::to_string));
    }
    seen.sort();
    seen.dedup();
    assert_eq!(seen.len(), 3, "{seen:?}");
    server.stop().await;
}

/// The reply to a wrong token says what to do about it.
#[tokio::test(flavor = "multi_thread")]
async fn wrong_tokens_get_instructions() {
    let server = Server::start(Arc::new(MemoryStore::new()), Reach::default()).await;
    let mut program = Browser::new(server.address);
    program.headers.push(("Authorization".to_string(), "Bearer nonsense".to_string()));
    for language in Language::ALL {
        let answer = reader(&program, language.tag()).get("/api/me").await;
        assert_eq!((answer.status, answer.json()["code"].as_str()), (401, Some("not-known")));
        let said = answer.json()["message"].as_str().expect("a sentence").to_string();
        assert!(said.contains("Authorization: Bearer TOKEN"), "{said}");
    }
    server.stop().await;
}
