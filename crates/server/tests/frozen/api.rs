//! Public interface of a server: operations, addresses, metrics, close codes, greetings and webhooks.

use std::collections::BTreeSet;
use std::sync::Arc;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use server::http::{Reach, openapi};
use server::service::{Caller, ServiceSettings};
use server::store::MemoryStore;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{WebSocketStream, client_async};

use super::fixture::{self, HOW};
use super::json::Limit;
use super::stage::replied;
use super::transcript::Transcript;
use crate::support::browser::{Browser, Server};
use crate::support::house::House;

/// Returns a schema's name.
fn named(schema: &Value) -> String {
    match (schema["$ref"].as_str(), &schema["items"], schema["type"].as_str()) {
        (Some(reference), ..) => reference.rsplit('/').next().unwrap_or("").to_string(),
        (None, Value::Null, Some(kind)) => kind.to_string(),
        (None, items, _) => format!("[{}]", named(items)),
    }
}

/// Returns the media types of a body with their schemas.
fn content(body: &Value) -> String {
    let kinds = body["content"].as_object().into_iter().flatten();
    let kinds: Vec<String> = kinds.map(|(kind, body)| format!("{kind} {}", named(&body["schema"]))).collect();
    if kinds.is_empty() { "nothing".to_string() } else { kinds.join(" or ") }
}

/// Lists the operations of the OpenAPI document, one per line.
fn operations(document: &Value) -> String {
    let mut lines = Vec::new();
    for (path, methods) in document["paths"].as_object().expect("paths") {
        for (method, operation) in methods.as_object().expect("methods") {
            let replies = operation["responses"].as_object().expect("responses").iter();
            let replies: Vec<String> = replies.map(|(code, reply)| format!("{code} {}", content(reply))).collect();
            lines.push(format!(
                "{path} {} {}: takes {}; gives {}",
                method.to_uppercase(),
                operation["operationId"].as_str().expect("an id"),
                content(&operation["requestBody"]),
                replies.join(", ")
            ));
        }
    }
    lines.sort();
    lines.join("\n") + "\n"
}

#[test]
fn operations_match_fixture() {
    fixture::check("operations.txt", &operations(&openapi()));
}

#[test]
fn changed_operations_are_reported() {
    let frozen = operations(&openapi());
    let plant = |change: fn(&mut Value)| {
        let mut document = openapi();
        change(&mut document);
        fixture::difference(&frozen, &operations(&document)).expect("it differs")
    };
    let removed = plant(|document| {
        document["paths"].as_object_mut().expect("paths").remove("/api/tables/{table}/record");
    });
    assert!(removed.contains("removed: /api/tables/{table}/record GET Record"), "{removed}");
    let renamed = plant(|document| document["paths"]["/api/act"]["post"]["operationId"] = json!("Answer"));
    assert!(renamed.contains("/api/act POST Act") && renamed.contains("/api/act POST Answer"), "{renamed}");
    let body = "application/json";
    let reply = plant(|document| {
        let reply = &mut document["paths"]["/api/me"]["get"]["responses"]["200"]["content"]["application/json"];
        reply["schema"] = json!({ "$ref": "#/components/schemas/Person" });
    });
    assert!(reply.contains(&format!("200 {body} Person")), "{reply}");
    let status = plant(|document| {
        let replies = &mut document["paths"]["/api/logout"]["post"]["responses"];
        let done = replies.as_object_mut().expect("replies").remove("204").expect("it gives nothing");
        replies["200"] = done;
    });
    assert!(status.contains("200 nothing"), "{status}");
}

/// Lists of editions, bots and packs, and every built-in edition as data.
#[tokio::test(start_paused = true)]
async fn lists_match_fixture() {
    let house = House::new(0);
    let mut transcript = Transcript::new(Limit::WHOLE);
    let editions = maps::names().map(|name| format!("/api/editions/{name}"));
    let lists = ["/api/editions", "/api/bots", "/api/packs", "/api/visitor"].map(str::to_string);
    for path in lists.into_iter().chain(editions) {
        let reply = replied(house.get(&Caller::default(), &path).await);
        transcript.add_reply(0, "anybody", &format!("GET {path}"), reply);
    }
    if let Err(report) = transcript.check("lists") {
        panic!("{report}\n{HOW}");
    }
    fixture::check("lists.txt", &transcript.sums("lists"));
}

/// One of each kind of message that clients send.
const CLIENT_MESSAGES: [&str; 12] = [
    r#"{"watch":{"table":"t","seat":1}}"#,
    r#"{"watch":{"table":"t"}}"#,
    r#"{"unwatch":{"table":"t"}}"#,
    r#"{"watch-campaign":{"campaign":"c-x"}}"#,
    r#"{"unwatch-campaign":{"campaign":"c-x"}}"#,
    r#"{"act":{"table":"t","seat":0,"at":1,"action":"draw-blind"}}"#,
    r#"{"act":{"table":"t","seat":0,"at":1,"action":{"claim":{"route":3,"payment":{"red":2,"locomotive":1}}}}}"#,
    r#"{"undo":{"table":"t","seat":0,"at":1}}"#,
    r#"{"chat":{"table":"t","text":"hello"}}"#,
    r#"{"ready":{"table":"t","ready":true}}"#,
    r#"{"back":{"table":"t","seat":0}}"#,
    r#""ping""#,
];

#[test]
fn old_client_messages_are_accepted() {
    for text in CLIENT_MESSAGES {
        let message: protocol::ClientMessage =
            serde_json::from_str(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        let again: Value = serde_json::to_value(&message).expect("a message can be written");
        let mut wanted: Value = serde_json::from_str(text).expect("JSON");
        if let Some(watch) = wanted.get_mut("watch").filter(|watch| watch["seat"].is_null()) {
            watch["seat"] = Value::Null;
        }
        assert_eq!(again, wanted, "{text}");
    }
    for unknown in [r#"{"look":{"table":"t"}}"#, r#"{"act":{"table":"t","seat":0,"number":1,"action":"pass"}}"#] {
        assert!(serde_json::from_str::<protocol::ClientMessage>(unknown).is_err(), "{unknown}");
    }
}

type Socket = WebSocketStream<TcpStream>;

async fn socket(browser: &Browser) -> Socket {
    let mut request = format!("ws://{}/socket", browser.address).into_client_request().expect("an address");
    let cookie = browser.cookie.as_deref().expect("somebody who told a name");
    request.headers_mut().insert("cookie", cookie.parse().expect("a cookie"));
    let stream = TcpStream::connect(browser.address).await.expect("a connection");
    client_async(request, stream).await.expect("a socket").0
}

/// Returns the kind and content of the next message.
async fn heard(socket: &mut Socket) -> (String, Value) {
    loop {
        match socket.next().await.expect("a message").expect("no fault") {
            Message::Text(text) => {
                let message: Value = serde_json::from_str(&text).expect("JSON");
                return match message {
                    Value::Object(fields) => fields.into_iter().next().expect("a kind"),
                    plain => ("plain".to_string(), plain),
                };
            }
            Message::Close(close) => panic!("closed: {close:?}"),
            _ => {}
        }
    }
}

/// Returns the code with which the server closes a socket.
async fn close_code(mut socket: Socket) -> u16 {
    loop {
        if let Message::Close(close) = socket.next().await.expect("a message").expect("no fault") {
            return close.expect("a reason").code.into();
        }
    }
}

/// Returns the names of the specific headers and the body of one webhook call.
async fn hook_call(listener: TcpListener) -> (Vec<String>, Value) {
    let (mut stream, _) = listener.accept().await.expect("a call");
    let (mut bytes, mut part) = (Vec::new(), [0; 4096]);
    loop {
        let read = stream.read(&mut part).await.expect("bytes");
        bytes.extend_from_slice(&part[..read]);
        let text = String::from_utf8_lossy(&bytes).to_lowercase();
        let Some((head, body)) = text.split_once("\r\n\r\n") else { continue };
        let length = head.lines().find_map(|line| line.strip_prefix("content-length: ")?.parse::<usize>().ok());
        if body.len() < length.expect("a length") {
            continue;
        }
        let names = head.lines().skip(1).filter_map(|line| Some(line.split_once(':')?.0.to_string()));
        let own = names.filter(|name| name.starts_with("x-") || name == "content-type").collect();
        stream.write_all(b"HTTP/1.1 204 No Content\r\nContent-Length: 0\r\n\r\n").await.expect("an answer");
        return (own, serde_json::from_str(body).expect("JSON"));
    }
}

/// Returns the names, kinds and labels of all metrics.
fn metrics(text: &str) -> BTreeSet<String> {
    let kinds = text.lines().filter_map(|line| line.strip_prefix("# TYPE ")).map(|kind| format!("metric {kind}"));
    let samples = text.lines().filter(|line| !line.starts_with('#')).filter_map(|line| line.split(' ').next());
    kinds.chain(samples.map(|sample| format!("sample {sample}"))).collect()
}

async fn outside() -> String {
    let settings = ServiceSettings { allow_private_hooks: true, ..ServiceSettings::default() };
    let server = Server::with(Arc::new(MemoryStore::new()), Reach::default(), settings).await;
    let (ada, bob) = (Browser::named(server.address, "Ada").await, Browser::named(server.address, "Bob").await);
    let mut lines: BTreeSet<String> = BTreeSet::new();

    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let url = format!("http://{}/turns", listener.local_addr().expect("an address"));
    let set = bob.raw("PUT", "/api/me/webhook", json!({ "url": url }).to_string().as_bytes()).await;
    assert_eq!(set.status, 200, "{set:?}");
    let table = json!({ "edition": "usa-classic", "seats": [{ "me": {} }, "open"], "first": 0 });
    let table = ada.post("/api/tables", table).await.json()["id"].as_str().expect("an id").to_string();
    bob.post(&format!("/api/tables/{table}/seats/1/sit"), Value::Null).await;
    bob.post("/api/ready", json!({ "table": table, "ready": true })).await;
    let companies = json!([
        { "company": "blue", "holder": { "me": {} } },
        { "company": "red", "holder": "open" },
    ]);
    let campaign = ada.post("/api/campaigns", json!({ "name": "Ours", "companies": companies })).await.json();
    let campaign = campaign["info"]["id"].as_str().expect("an id").to_string();

    let mut talk = socket(&ada).await;
    let mut came = vec![heard(&mut talk).await];
    for message in [json!("ping"), json!({ "watch-campaign": { "campaign": campaign } }), json!({ "look": 1 })] {
        talk.send(Message::text(message.to_string())).await.expect("it is sent");
        came.push(heard(&mut talk).await);
    }
    let mut shown = Transcript::new(Limit::WHOLE);
    for (kind, value) in came {
        shown.add(0, "client", &kind, &Arc::new(value));
    }
    lines.extend(shown.paths.iter().map(|path| format!("socket {path}")));

    let start = format!("/api/tables/{table}/start");
    let (started, (headers, call)) = tokio::join!(ada.post(&start, Value::Null), hook_call(listener));
    assert_eq!(started.status, 200, "{started:?}");
    lines.extend(headers.into_iter().map(|name| format!("webhook header {name}")));
    let mut shown = Transcript::new(Limit::WHOLE);
    shown.add(0, "hook", "webhook", &Arc::new(call));
    lines.extend(shown.paths);

    for address in [
        "/health",
        "/health/live",
        "/health/ready",
        "/metrics",
        "/api",
        "/api/openapi.json",
        "/api/editions",
        "/api/nothing",
        "/socket",
    ] {
        let answer = ada.get(address).await;
        lines.insert(format!("address {address}: {} {}", answer.status, answer.header("content-type").unwrap_or("-")));
    }
    let stream = ada.lines(&format!("/api/tables/{table}/stream?seat=0"), "snapshot").await;
    let kinds = stream.iter().filter_map(|line| line.strip_prefix("{\"")?.split('"').next());
    lines.extend(kinds.map(|kind| format!("stream {kind}")));
    lines.extend(metrics(&ada.get("/metrics").await.text));

    let closed = socket(&bob).await;
    assert!(bob.post("/api/logout", Value::Null).await.status < 300);
    lines.insert(format!("close code after logging out: {}", close_code(closed).await));
    let ((), code) = tokio::join!(server.stop(), close_code(talk));
    lines.insert(format!("close code when the server stops: {code}"));
    lines.into_iter().map(|line| line + "\n").collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn outside_matches_fixture() {
    fixture::check("outside.txt", &outside().await);
}

#[test]
fn changes_of_the_outside_are_reported() {
    if fixture::is_blessing() {
        return;
    }
    let frozen = fixture::text("outside.txt").expect("it is frozen");
    for (from, to) in [
        ("metric highball_requests_total counter", "metric highball_requests counter"),
        ("stops: 1001", "stops: 1000"),
        ("logging out: 1008", "logging out: 1001"),
        ("webhook header x-highball-signature", "webhook header x-signature"),
        ("webhook/turn/table", "webhook/turn/id"),
        ("socket hello/protocol", "socket hello/version"),
    ] {
        let now = frozen.replacen(from, to, 1);
        let report = fixture::difference(&frozen, &now).unwrap_or_else(|| panic!("{from} is not frozen"));
        assert!(report.contains(to), "{report}");
    }
}
