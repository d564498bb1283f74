//! Real sockets: a whole game, reconnecting in the middle of a draw, repeated messages, headers and
//! limits.

use std::sync::Arc;
use std::time::{Duration, Instant};

use crate::support::Folder;
use crate::support::browser::{Browser, Server, Socket};
use crate::support::house::choice;
use serde_json::{Value, json};
use server::http::Reach;
use server::limits::SOCKET_PER_SECOND;
use server::store::{MemoryStore, Sql, Store};

/// Starts a table of two people and a bot.
async fn begun(ada: &Browser, bob: &Browser) -> String {
    let seats = json!([{ "me": {} }, "open", { "bot": { "bot": "greedy" } }]);
    let table = json!({ "edition": "usa-classic", "seats": seats, "listed": true, "first": 0 });
    let made = ada.post("/api/tables", table).await;
    assert_eq!(made.status, 200, "{made:?}");
    let id = made.json()["id"].as_str().expect("an id").to_string();
    assert_eq!(ada.post(&format!("/api/tables/{id}/start"), Value::Null).await.status, 409, "a seat is open");
    assert_eq!(bob.post(&format!("/api/tables/{id}/seats/1/sit"), Value::Null).await.status, 200);
    assert_eq!(ada.post(&format!("/api/tables/{id}/start"), Value::Null).await.status, 409, "he is not ready");
    assert_eq!(bob.post("/api/ready", json!({ "table": id, "ready": true })).await.status, 200);
    assert_eq!(bob.post(&format!("/api/tables/{id}/start"), Value::Null).await.status, 403, "he is not the host");
    assert_eq!(ada.post(&format!("/api/tables/{id}/start"), Value::Null).await.status, 200);
    id
}

/// Plays one seat through its socket until the game is over, or until `leave` returns true for its
/// view.
async fn play(mut socket: Socket, table: String, seat: u8, leave: impl Fn(&Value) -> bool) -> Option<Value> {
    let mut luck = dealer::Stream::new(u64::from(seat));
    socket.say(json!({ "watch": { "table": table } })).await;
    let mut answered = 0;
    loop {
        let message = socket.hear().await?;
        assert!(message.get("refused").is_none(), "{message}");
        let Some(seeing) = message.get("update").or(message.get("snapshot")) else { continue };
        assert_eq!(seeing["seat"], seat);
        if !seeing["standings"].is_null() || leave(seeing) {
            return Some(seeing.clone());
        }
        let Some(at) = seeing["at"].as_u64().filter(|at| *at > answered) else { continue };
        answered = at;
        // Stay within the rate limit of a socket.
        tokio::time::sleep(Duration::from_secs(1) / SOCKET_PER_SECOND).await;
        let act = json!({ "table": table, "seat": seat, "at": at, "action": choice(seeing, &mut luck) });
        socket.say(json!({ "act": act })).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_and_a_bot_play_a_game_across_a_restart() {
    let folder = Folder::new();
    let file = folder.file("games.db");
    let open = async || Arc::new(Sql::sqlite(&file).await.expect("a file")) as Arc<dyn Store>;
    let server = Server::start(open().await, Reach::default()).await;
    let (ada, bob) = (Browser::named(server.address, "Ada").await, Browser::named(server.address, "Bob").await);
    let table = begun(&ada, &bob).await;
    let hash = ada.get(&format!("/api/tables/{table}")).await.json()["seed_hash"].clone();
    let never = |_: &Value| false;
    let bobs = tokio::spawn(play(bob.socket().await, table.clone(), 1, never));
    // Ada leaves in the middle of a draw, and finds the same question when she returns.
    let mid_draw = |seeing: &Value| seeing["asked"]["second-card"] == 0;
    let left = play(ada.socket().await, table.clone(), 0, mid_draw).await.expect("a draw");
    let mut socket = ada.socket().await;
    socket.say(json!({ "watch": { "table": table } })).await;
    let found = socket.hear_of("snapshot").await;
    for part in ["asked", "at", "view", "choices", "inputs", "progress"] {
        assert_eq!(found[part], left[part], "{part}");
    }
    drop(socket);
    // The server stops and restarts while Ada is playing.
    bobs.abort();
    let begun = Instant::now();
    server.stop().await;
    assert!(begun.elapsed() < Duration::from_secs(2), "a stop takes {:?}", begun.elapsed());
    let server = Server::start(open().await, Reach::default()).await;
    let [ada, bob] = [ada, bob].map(|browser| Browser { address: server.address, ..browser });
    let mut socket = ada.socket().await;
    socket.say(json!({ "watch": { "table": table } })).await;
    let found = socket.hear_of("snapshot").await;
    for part in ["asked", "at", "view", "choices", "inputs"] {
        assert_eq!(found[part], left[part], "{part}");
    }
    // The same answer twice is accepted once.
    let act = json!({ "act": { "table": table, "seat": 0, "at": found["at"], "action": found["choices"][0] } });
    socket.say(act.clone()).await;
    let accepted = socket.hear_of("accepted").await;
    socket.say(act.clone()).await;
    assert_eq!(socket.hear_of("accepted").await, accepted);
    let mut other = act.clone();
    other["act"]["action"] = json!("pass");
    socket.say(other).await;
    assert_eq!(socket.hear_of("refused").await["code"], "stale");
    drop(socket);
    let bobs = tokio::spawn(play(bob.socket().await, table.clone(), 1, never));
    let end = play(ada.socket().await, table.clone(), 0, never).await.expect("an end");
    bobs.await.expect("he plays on").expect("an end");
    assert_eq!(end["standings"].as_array().map(Vec::len), Some(3));
    let info = ada.get(&format!("/api/tables/{table}")).await.json();
    assert_eq!((&info["phase"], &info["seed_hash"]), (&json!("over"), &hash));
    let record = Browser::new(server.address).get(&format!("/api/tables/{table}/record")).await;
    assert!(record.header("content-type").is_some_and(|kind| kind.starts_with("text/plain")));
    let verdict = Browser::new(server.address).post("/api/verify", json!({ "text": record.text })).await.json();
    assert_eq!((&verdict["holds"], &verdict["seed_checked"]), (&json!(true), &json!(true)), "{verdict}");
    // In a rematch, each player moves on by one seat.
    let again = bob.post(&format!("/api/tables/{table}/rematch"), Value::Null).await.json();
    assert_eq!(again["seats"][1]["sitter"]["person"]["name"], "Ada");
    let same = ada.post(&format!("/api/tables/{table}/rematch"), Value::Null).await.json();
    assert_eq!(same["id"], again["id"]);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn headers_origins_limits_and_keys_are_enforced() {
    let server = Server::start(Arc::new(MemoryStore::new()), Reach::default()).await;
    let nobody = Browser::new(server.address);
    for path in ["/", "/api", "/api/openapi.json", "/health", "/metrics", "/api/tables", "/nothing", "/../etc/passwd"] {
        let answer = nobody.get(path).await;
        let policy = answer.header("content-security-policy").expect("a policy");
        assert!(policy.contains("default-src 'self'") && !policy.contains("unsafe"), "{path}");
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"));
        assert!(answer.status == 200 || answer.status == 404, "{path}: {}", answer.status);
    }
    assert!(nobody.get("/metrics").await.text.contains("highball_requests_total"));
    let ada = Browser::named(server.address, "Ada").await;
    let made = nobody.post("/api/people", json!({ "name": "Bob" })).await;
    let cookie = made.header("set-cookie").expect("a cookie");
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax") && !cookie.contains("Secure"), "{cookie}");
    let mut behind = nobody.clone();
    behind.headers.push(("X-Forwarded-Proto".to_string(), "https".to_string()));
    let made = behind.post("/api/people", json!({ "name": "Bob" })).await;
    assert!(made.header("set-cookie").is_some_and(|cookie| cookie.contains("; Secure")));
    // A page from another site may not act for Ada.
    let mut forged = ada.clone();
    forged.headers.push(("Origin".to_string(), "https://evil.example".to_string()));
    assert_eq!(forged.post("/api/me/code", Value::Null).await.status, 403);
    assert_eq!(forged.try_socket().await.err(), Some(403));
    let mut own = ada.clone();
    own.headers.push(("Origin".to_string(), format!("http://{}", server.address)));
    assert_eq!(own.post("/api/me/code", Value::Null).await.status, 200);
    // A token works like a cookie, until it is revoked.
    let token = ada.post("/api/me/tokens", json!({ "label": "my bot" })).await.json();
    let mut program = nobody.clone();
    program
        .headers
        .push(("Authorization".to_string(), format!("Bearer {}", token["secret"].as_str().expect("a secret"))));
    assert_eq!(program.get("/api/me").await.json()["name"], "Ada");
    let mut socket = program.socket().await;
    assert_eq!(socket.hear_of("hello").await["person"]["name"], "Ada");
    let key = format!("/api/me/keys/{}", token["id"].as_str().expect("an id"));
    assert_eq!(ada.raw("DELETE", &key, b"").await.status, 204);
    assert_eq!(socket.hear().await, None, "the socket is closed");
    assert_eq!(program.get("/api/me").await.status, 401);
    // A code works once, on another device.
    let code = ada.post("/api/me/code", Value::Null).await.json()["code"].clone();
    let redeemed = nobody.post("/api/redeem", json!({ "code": code })).await;
    assert_eq!(redeemed.json()["id"], ada.get("/api/me").await.json()["id"]);
    assert_eq!(nobody.post("/api/redeem", json!({ "code": code })).await.status, 401);
    // With an account, Ada can sign in again after she has signed out.
    let account = json!({ "login": "Ada", "passphrase": "a long enough one" });
    assert_eq!(ada.post("/api/me/account", account.clone()).await.json()["account"], "ada");
    assert_eq!(ada.post("/api/logout", Value::Null).await.status, 204);
    assert_eq!(ada.get("/api/me").await.status, 401);
    assert_eq!(nobody.post("/api/login", json!({ "login": "ada", "passphrase": "a wrong one" })).await.status, 401);
    assert_eq!(nobody.post("/api/login", account).await.json()["name"], "Ada");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn socket_nonsense_and_floods_are_refused() {
    let server = Server::start(Arc::new(MemoryStore::new()), Reach::default()).await;
    let mut socket = Browser::named(server.address, "Ada").await.socket().await;
    socket.hear_of("hello").await;
    for text in ["", "no JSON", "{}", "[]", "{\"fly\":{}}", "{\"watch\":{\"table\":7}}", "{\"act\":{\"table\":\"x\"}}"]
    {
        socket.say_text(text).await;
        assert_eq!(socket.hear_of("refused").await["code"], "bad-request", "{text}");
    }
    socket.say(json!({ "watch": { "table": "nowhere" } })).await;
    assert_eq!(socket.hear_of("refused").await["code"], "no-such-table");
    socket.say(json!("ping")).await;
    assert!(matches!(socket.hear().await, Some(Value::String(word)) if word == "pong"));
    for _ in 0..200 {
        socket.say(json!("ping")).await;
    }
    loop {
        let message = socket.hear().await.expect("it goes on");
        if message.get("refused").is_some_and(|refused| refused["code"] == "too-fast") {
            break;
        }
    }
    socket.say_text(&"x".repeat(100_000)).await;
    while socket.hear().await.is_some() {}
    server.stop().await;
}

/// A program without WebSocket support can read a table as lines.
#[tokio::test(flavor = "multi_thread")]
async fn tables_can_be_read_as_lines() {
    use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
    let server = Server::start(Arc::new(MemoryStore::new()), Reach::default()).await;
    let (ada, bob) = (Browser::named(server.address, "Ada").await, Browser::named(server.address, "Bob").await);
    let table = begun(&ada, &bob).await;
    let mut stream = tokio::net::TcpStream::connect(server.address).await.expect("a connection");
    let (host, cookie) = (server.address, bob.cookie.clone().expect("a cookie"));
    let head = format!("GET /api/tables/{table}/stream HTTP/1.1\r\nHost: {host}\r\nCookie: {cookie}\r\n\r\n");
    stream.write_all(head.as_bytes()).await.expect("it is sent");
    let mut lines = BufReader::new(stream).lines();
    loop {
        let line = tokio::time::timeout(Duration::from_secs(20), lines.next_line()).await.expect("in time");
        let line = line.expect("it can be read").expect("it does not end");
        let Ok(message) = serde_json::from_str::<Value>(&line) else { continue };
        if let Some(snapshot) = message.get("snapshot") {
            assert_eq!((&snapshot["seat"], &snapshot["at"]), (&json!(1), &json!(1)));
            break;
        }
    }
    let begun = Instant::now();
    server.stop().await;
    assert!(begun.elapsed() < Duration::from_secs(2), "a stream ends with the server");
}

/// Returns a copy of a browser with the cookies that a reply has set.
fn with_cookies_of(browser: &Browser, answer: &crate::support::browser::Answer) -> Browser {
    let set = answer.headers.iter().filter(|(name, _)| name == "set-cookie");
    let pairs: Vec<&str> = set.filter_map(|(_, value)| value.split(';').next()).collect();
    Browser { cookie: Some(pairs.join("; ")), ..browser.clone() }
}

#[tokio::test]
async fn devices_can_return_to_their_previous_person() {
    let server = Server::start(Arc::new(MemoryStore::new()), Reach::default()).await;
    let (ada, bob) = (Browser::named(server.address, "Ada").await, Browser::named(server.address, "Bob").await);
    let table = begun(&ada, &bob).await;
    let code = json!({ "code": ada.post("/api/me/code", Value::Null).await.json()["code"] });
    // Asking for the owner of a code changes nothing and does not use up the code.
    for _ in 0..2 {
        let asked = bob.post("/api/code", code.clone()).await;
        assert_eq!((&asked.json()["name"], asked.header("set-cookie")), (&json!("Ada"), None));
    }
    assert_eq!(bob.post("/api/code", json!({ "code": "abcdefabcdef" })).await.status, 401);
    assert_eq!(bob.post("/api/return", Value::Null).await.status, 401, "he was nobody else");
    let became = bob.post("/api/redeem", code).await;
    let other = with_cookies_of(&bob, &became);
    let visitor = other.get("/api/visitor").await.json();
    assert_eq!((&visitor["me"]["name"], &visitor["before"]["name"]), (&json!("Ada"), &json!("Bob")));
    let back = with_cookies_of(&other, &other.post("/api/return", Value::Null).await);
    let visitor = back.get("/api/visitor").await.json();
    assert_eq!((&visitor["me"]["name"], &visitor["before"]["name"]), (&json!("Bob"), &json!("Ada")));
    let own = back.get(&format!("/api/tables/{table}/seats/1/game")).await;
    assert_eq!(own.status, 200, "his seat is his again");
    server.stop().await;
}
