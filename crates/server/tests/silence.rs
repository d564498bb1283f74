//! If a connection is lost silently or its person has signed out, the person soon counts as
//! disconnected.

use std::sync::Arc;
use std::time::{Duration, Instant};

use crate::support::browser::{Browser, PATIENCE, Server, Socket, vanish};
use crate::support::house::House;
use futures_util::StreamExt;
use serde_json::{Value, json};
use server::http::Reach;
use server::limits::{HASH_PATIENCE, HASHES_AT_ONCE};
use server::service::Caller;
use server::store::MemoryStore;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// Much longer than any timeout of the server. Idle time passes at once while time is paused.
const AGES: Duration = Duration::from_secs(3600);

async fn server(network_patience: Duration) -> Server {
    Server::start(Arc::new(MemoryStore::new()), Reach { network_patience, ..Reach::default() }).await
}

fn upgrade(server: &Server) -> String {
    let key = "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
    format!(
        "GET /socket HTTP/1.1\r\nHost: {}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n{key}\r\n",
        server.address
    )
}

#[tokio::test(start_paused = true)]
async fn sockets_that_answer_no_ping_are_closed() {
    let server = server(AGES).await;
    let mut deaf = TcpStream::connect(server.address).await.expect("a connection");
    deaf.write_all(upgrade(&server).as_bytes()).await.expect("it is sent");
    let mut came = Vec::new();
    tokio::time::timeout(AGES, deaf.read_to_end(&mut came)).await.expect("it is closed").expect("it can be read");
    assert!(came.starts_with(b"HTTP/1.1 101"), "{}", String::from_utf8_lossy(&came));
    // A connection that answers stays open.
    let stream = TcpStream::connect(server.address).await.expect("a connection");
    let address = format!("ws://{}/socket", server.address);
    let (mut good, _) = tokio_tungstenite::client_async(address, stream).await.expect("a socket");
    let heard = tokio::time::timeout(AGES, async {
        while let Some(Ok(message)) = good.next().await {
            assert!(!message.is_close(), "{message:?}");
        }
    });
    assert!(heard.await.is_err(), "nobody closes it");
    good.close(None).await.expect("it is open");
}

/// Starts a table of two, with Ada connected.
async fn begun(server: &Server) -> (Browser, Browser, String, Socket) {
    let (ada, bob) = (Browser::named(server.address, "Ada").await, Browser::named(server.address, "Bob").await);
    let table = json!({ "edition": "usa-classic", "seats": [{ "me": {} }, "open"] });
    let id = ada.post("/api/tables", table).await.json()["id"].as_str().expect("an id").to_string();
    assert_eq!(bob.post(&format!("/api/tables/{id}/seats/1/sit"), Value::Null).await.status, 200);
    assert_eq!(bob.post("/api/ready", json!({ "table": id, "ready": true })).await.status, 200);
    assert_eq!(ada.post(&format!("/api/tables/{id}/start"), Value::Null).await.status, 200);
    let mut socket = ada.socket().await;
    socket.say(json!({ "watch": { "table": id } })).await;
    (ada, bob, id, socket)
}

/// Waits until this many players are connected.
async fn connected(socket: &mut Socket, players: usize) {
    while socket.hear_of("presence").await["people"].as_array().map(Vec::len) != Some(players) {}
}

#[cfg(target_os = "linux")]
#[tokio::test(flavor = "multi_thread")]
async fn players_without_network_soon_count_as_gone() {
    let server = server(Duration::from_secs(1)).await;
    let (_, bob, table, mut ada) = begun(&server).await;
    connected(&mut ada, 1).await;
    let stream = bob.stream(&format!("/api/tables/{table}/stream")).await;
    connected(&mut ada, 2).await;
    vanish(&stream);
    let begun = Instant::now();
    connected(&mut ada, 1).await;
    let mut socket = bob.socket().await;
    socket.say(json!({ "watch": { "table": table } })).await;
    connected(&mut ada, 2).await;
    socket.vanish();
    connected(&mut ada, 1).await;
    assert!(begun.elapsed() < PATIENCE, "the system notices before an empty line or a ping does");
}

#[tokio::test(flavor = "multi_thread")]
async fn streams_end_when_their_person_signs_out() {
    let server = server(AGES).await;
    let (_, bob, table, mut ada) = begun(&server).await;
    let mut stream = bob.stream(&format!("/api/tables/{table}/stream")).await;
    connected(&mut ada, 2).await;
    assert_eq!(bob.post("/api/logout", Value::Null).await.status, 204);
    ada.say(json!({ "chat": { "table": table, "text": "he is not told of this" } })).await;
    let mut told = Vec::new();
    let ended = tokio::time::timeout(PATIENCE, stream.read_to_end(&mut told)).await;
    ended.expect("it ends").expect("it can be read");
    let told = String::from_utf8_lossy(&told);
    assert!(told.contains("snapshot") && !told.contains("he is not told"), "{told}");
    connected(&mut ada, 1).await;
}

#[tokio::test(start_paused = true)]
async fn few_passphrases_are_hashed_at_a_time() {
    let house = House::new(1);
    let ada = house.person("Ada").await;
    let account = json!({ "login": "ada", "passphrase": "long enough" });
    house.post(&ada, "/api/me/account", account.clone()).await.expect("an account");
    let login = async || house.post(&Caller::default(), "/api/login", account.clone()).await;
    let busy = house.service.hashers.acquire_many(HASHES_AT_ONCE as u32).await.expect("nobody hashes");
    assert_eq!(house.service.hashers.available_permits(), 0);
    let begun = tokio::time::Instant::now();
    let unknown = json!({ "login": "nobody", "passphrase": "long enough" });
    let refused = house.post(&Caller::default(), "/api/login", unknown).await.expect_err("it waits too long");
    assert_eq!((refused.code(), login().await.expect_err("so does she").code()), ("too-fast", "too-fast"));
    assert_eq!(begun.elapsed().as_secs(), 2 * HASH_PATIENCE.as_secs());
    // A waiting login succeeds once a hasher is free.
    let freed = async {
        tokio::time::sleep(HASH_PATIENCE / 2).await;
        drop(busy);
    };
    let (logged_in, ()) = tokio::join!(login(), freed);
    logged_in.expect("there was a turn in time");
}
