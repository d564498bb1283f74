//! Nobody can block the server for others with half-open or slow connections, crowds of watchers,
//! floods of chat or work, many codes, or confusable names.

use std::net::{IpAddr, Ipv4Addr};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use protocol::TableId;
use serde_json::{Value, json};
use server::http::Reach;
use server::limits::{
    CHAT_OF_SPECTATOR, CHAT_OF_SPECTATORS, CODE_LIFE_MS, CODES_PER_PERSON, CONNECTIONS_PER_ADDRESS, GATHERING_LIFE_MS,
    KEYS_PER_PERSON, MESSAGE_MAX, SOCKETS_PER_PERSON, WATCHERS_MAX, WATCHERS_PER_ADDRESS,
};
use server::service::Caller;
use server::store::MemoryStore;
use server::table::TableWatcher;
use server::table::outbox::outbox;
use server::workers::{WorkerPool, WorkerThreads};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};

use crate::support::browser::{Browser, Server};
use crate::support::house::{House, came};

/// Much longer than any timeout of the server. Idle time passes at once in these tests.
const AGES: Duration = Duration::from_secs(3600);

async fn server() -> Server {
    Server::start(Arc::new(MemoryStore::new()), Reach::default()).await
}

async fn connected(server: &Server, from: [u8; 4]) -> TcpStream {
    let socket = TcpSocket::new_v4().expect("a socket");
    socket.bind((Ipv4Addr::from(from), 0).into()).expect("an address of this machine");
    socket.connect(server.address).await.expect("a connection")
}

/// Returns everything received until the server closes the connection.
async fn rest(stream: &mut TcpStream) -> String {
    let mut bytes = Vec::new();
    let read = tokio::time::timeout(AGES, stream.read_to_end(&mut bytes)).await;
    let _ = read.expect("the server closes the connection");
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Checks whether a request from this address is answered.
async fn is_answered(server: &Server, from: [u8; 4]) -> bool {
    let mut stream = connected(server, from).await;
    let sent = stream.write_all(b"GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n").await;
    sent.is_ok() && rest(&mut stream).await.starts_with("HTTP/1.1 200")
}

#[tokio::test(start_paused = true)]
async fn slow_and_silent_clients_are_disconnected() {
    let server = server().await;
    let mut head = connected(&server, [127, 0, 0, 1]).await;
    head.write_all(b"GET /api/tables HTTP/1.1\r\nHost: x\r\nX-Slow").await.expect("it is sent");
    let mut body = connected(&server, [127, 0, 0, 1]).await;
    let begun = b"POST /api/people HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{\"name";
    body.write_all(begun).await.expect("it is sent");
    let mut idle = connected(&server, [127, 0, 0, 1]).await;
    idle.write_all(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n").await.expect("it is sent");
    rest(&mut head).await;
    let told = rest(&mut body).await;
    assert!(told.starts_with("HTTP/1.1 400") && told.contains("seconds"), "{told}");
    assert!(rest(&mut idle).await.starts_with("HTTP/1.1 200"), "it was answered before it was let go");
}

#[tokio::test(flavor = "multi_thread")]
async fn one_address_cannot_take_all_connections() {
    let server = server().await;
    let ada = Browser { from: Some([127, 0, 0, 3].into()), ..Browser::named(server.address, "Ada").await };
    let mut held = Vec::new();
    for _ in 0..CONNECTIONS_PER_ADDRESS {
        let mut stream = connected(&server, [127, 0, 0, 3]).await;
        stream.write_all(b"GET / HTTP/1.1\r\n").await.expect("it is sent");
        held.push(stream);
    }
    let mut refused = connected(&server, [127, 0, 0, 3]).await;
    assert_eq!(rest(&mut refused).await, "", "closed without an answer");
    let elsewhere = Browser { from: Some([127, 0, 0, 4].into()), ..Browser::new(server.address) };
    assert_eq!(elsewhere.get("/health").await.status, 200, "others get in");
    // A person's sockets do not count towards the limit of their address. A closed connection
    // counts until the server has processed the end of it.
    held.truncate(CONNECTIONS_PER_ADDRESS - 2);
    while !is_answered(&server, [127, 0, 0, 3]).await {}
    let mut sockets = Vec::new();
    for _ in 0..SOCKETS_PER_PERSON {
        sockets.push(ada.socket().await);
    }
    assert_eq!(ada.try_socket().await.err(), Some(429), "one person has a limit of their own");
}

/// Sockets that watch a table, each with its messages.
struct Crowd<'a> {
    house: &'a House,
    table: &'a str,
    watching: Vec<tokio::sync::mpsc::Receiver<server::table::outbox::Frame>>,
}

impl Crowd<'_> {
    /// Adds a watcher whose address is derived from this number; returns its messages.
    async fn watch(&mut self, socket: u64, caller: &Caller, address: u32) -> Vec<Value> {
        let (out, mut frames, _) = outbox();
        let person = caller.person.as_ref().map(|person| person.id.clone());
        let address = Some(IpAddr::from(Ipv4Addr::from(0x0a00_0000 + address)));
        let watcher =
            TableWatcher { socket, person, address, uncovered: None, describe: false, language: caller.language, out };
        self.house.service.watch(&TableId::from(self.table), watcher).await;
        let looked = self.house.get(&Caller::default(), &format!("/api/tables/{}", self.table)).await;
        looked.expect("the table answers when it has heard");
        let messages = came(&mut frames);
        self.watching.push(frames);
        messages
    }
}

fn is_refused(messages: &[Value]) -> bool {
    messages.iter().any(|message| message["refused"]["code"] == "too-many")
}

#[tokio::test(start_paused = true)]
async fn watchers_never_block_players() {
    let house = House::new(1);
    let (ada, bob) = (house.person("Ada").await, house.person("Bob").await);
    let table = house.begun(&[&ada, &bob], &[], Value::Null).await;
    let nobody = Caller::default();
    let mut crowd = Crowd { house: &house, table: &table, watching: Vec::new() };
    for socket in 0..WATCHERS_PER_ADDRESS as u64 {
        assert!(!is_refused(&crowd.watch(socket, &nobody, 1).await), "{socket}");
    }
    assert!(is_refused(&crowd.watch(5000, &nobody, 1).await), "one address has its share");
    assert!(!is_refused(&crowd.watch(0, &nobody, 1).await), "whoever watches already can look again");
    for socket in WATCHERS_PER_ADDRESS as u64..WATCHERS_MAX as u64 {
        assert!(!is_refused(&crowd.watch(socket, &nobody, 10 + socket as u32).await), "{socket}");
    }
    assert!(is_refused(&crowd.watch(5001, &nobody, 9999).await), "the table is full");
    assert!(!is_refused(&crowd.watch(5002, &ada, 1).await), "a player gets in all the same");
}

#[tokio::test(start_paused = true)]
async fn presence_is_sent_only_when_it_changes() {
    let house = House::new(2);
    let (ada, bob) = (house.person("Ada").await, house.person("Bob").await);
    let table = house.begun(&[&ada, &bob], &[], Value::Null).await;
    let mut first = house.watch(&ada, &table, 1, None).await;
    house.see(&ada, &table, 0).await;
    came(&mut first);
    for _ in 0..10 {
        let mut again = house.watch(&bob, &table, 2, None).await;
        house.see(&bob, &table, 1).await;
        let told = came(&mut again).iter().filter(|message| message.get("presence").is_some()).count();
        assert_eq!(told, 1, "whoever comes hears it once");
    }
    let told = came(&mut first).iter().filter(|message| message.get("presence").is_some()).count();
    assert_eq!(told, 1, "the others are notified of him once");
}

#[tokio::test(start_paused = true)]
async fn strangers_cannot_use_up_the_chat() {
    let house = House::new(3);
    let (ada, bob) = (house.person("Ada").await, house.person("Bob").await);
    let table = house.begun(&[&ada, &bob], &[], json!({ "chat": "everybody" })).await;
    let say = async |caller: &Caller| house.post(caller, "/api/chat", json!({ "table": table, "text": "hello" })).await;
    let mut said = 0;
    for number in 0.. {
        let eve = house.person(&format!("Eve {number}")).await;
        for _ in 0..CHAT_OF_SPECTATOR {
            said += usize::from(say(&eve).await.is_ok());
        }
        let full = say(&eve).await.expect_err("one stranger has a share").code();
        assert_eq!(full, "too-many");
        if said < CHAT_OF_SPECTATOR * (number + 1) || said == CHAT_OF_SPECTATORS {
            break;
        }
    }
    assert_eq!(said, CHAT_OF_SPECTATORS, "strangers have a share together");
    say(&ada).await.expect("players can talk");
    // Earlier chat messages arrive together as one history message.
    let mut frames = house.watch(&bob, &table, 7, None).await;
    house.see(&bob, &table, 1).await;
    let messages = came(&mut frames);
    let history = messages.iter().filter_map(|message| message.get("chat-history")).collect::<Vec<_>>();
    assert_eq!(history.len(), 1);
    assert_eq!(history[0]["lines"].as_array().map(Vec::len), Some(server::limits::CHAT_KEPT));
    assert!(messages.iter().all(|message| message.get("chat").is_none()));
}

#[tokio::test(start_paused = true)]
async fn codes_lock_nobody_out() {
    let house = House::new(4);
    let ada = house.person("Ada").await;
    let account = json!({ "login": "ada", "passphrase": "long enough" });
    house.post(&ada, "/api/me/account", account.clone()).await.expect("an account");
    for _ in 0..KEYS_PER_PERSON / CODES_PER_PERSON + 1 {
        for _ in 0..CODES_PER_PERSON {
            house.post(&ada, "/api/me/code", Value::Null).await.expect("a code");
        }
        let refused = house.post(&ada, "/api/me/code", Value::Null).await;
        assert_eq!(refused.expect_err("the limit of codes").code(), "too-many");
        house.post(&Caller::default(), "/api/login", account.clone()).await.expect("a login is not a code");
        tokio::time::sleep(Duration::from_millis(CODE_LIFE_MS + 1)).await;
    }
    house.post(&ada, "/api/me/code", Value::Null).await.expect("old codes are gone");
    let person = &ada.person.as_ref().expect("a person").id;
    let codes = house.store.keys_of(person).await.expect("keys").len();
    assert!(codes <= 1 + CODES_PER_PERSON + KEYS_PER_PERSON / CODES_PER_PERSON + 1, "{codes} keys");
}

#[test]
fn work_alternates_between_accounts() {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().expect("a runtime");
    let done: Arc<Mutex<Vec<String>>> = Arc::default();
    runtime.block_on(async {
        let pool = WorkerThreads::new(1);
        let (all, mut finished) = tokio::sync::mpsc::unbounded_channel();
        let (go, wait) = std::sync::mpsc::channel::<()>();
        // This task occupies the only thread until all other tasks are queued.
        pool.think("first", Box::new(move || wait.recv().expect("it goes on")));
        let thought = |whose: &str| {
            let (whose, done, all) = (whose.to_string(), Arc::clone(&done), all.clone());
            pool.think(
                &whose.clone(),
                Box::new(move || {
                    done.lock().expect("no panic").push(whose);
                    let _ = all.send(());
                }),
            );
        };
        (0..50).for_each(|_| thought("many"));
        pool.think("fails", Box::new(|| panic!("a thought that fails")));
        thought("one");
        thought("other");
        go.send(()).expect("it waits");
        for _ in 0..52 {
            tokio::time::timeout(Duration::from_secs(20), finished.recv()).await.expect("all are thought");
        }
    });
    let done = done.lock().expect("no panic");
    let at = |whose: &str| done.iter().position(|name| name == whose).expect("it was thought");
    assert!(at("one") <= 2 && at("other") <= 3, "{:?}", &done[..5]);
    assert_eq!(done.len(), 52);
}

#[tokio::test(start_paused = true)]
async fn confusable_names_are_refused() {
    let house = House::new(5);
    let name = async |text: &str| {
        let person = house.ask(&Caller::default(), "POST", "/api/people", json!({ "name": text })).await;
        person.map(|person| person["name"].as_str().unwrap_or_default().to_string()).map_err(|refusal| refusal.code())
    };
    assert_eq!(name("A\u{200b}da\u{202e}").await.as_deref(), Ok("Ada"));
    assert_eq!(name("\u{2066}\u{ad}Bob\u{feff}").await.as_deref(), Ok("Bob"));
    assert_eq!(name("👩\u{200d}🔬").await.as_deref(), Ok("👩\u{200d}🔬"), "emoji stay whole");
    for empty in ["\u{200b}", "\u{200d}\u{200d}", "\u{3164}", "\u{2800}".trim_matches('\u{2800}')] {
        assert_eq!(name(empty).await, Err("bad-request"), "{empty:?}");
    }
    let nul = house.ask(&Caller::default(), "POST", "/api/people", json!({ "name": "a\0b" })).await;
    assert_eq!(nul.expect_err("no text has it").code(), "bad-request");
}

#[tokio::test(flavor = "multi_thread")]
async fn only_known_hosts_and_whole_words_are_answered() {
    let server = server().await;
    let status = async |host: &str, path: &str| {
        let mut stream = connected(&server, [127, 0, 0, 1]).await;
        let request = format!("GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n");
        stream.write_all(request.as_bytes()).await.expect("it is sent");
        rest(&mut stream).await[9..12].to_string()
    };
    for host in ["127.0.0.1", "localhost:7878", "[::1]:80", "tablet", "tablet.local:80", "192.168.1.5"] {
        assert_eq!(status(host, "/api/tables").await, "200", "{host}");
    }
    for host in ["evil.example", "127.0.0.1.evil.example:7878", "local.evil"] {
        assert_eq!(status(host, "/api/tables").await, "421", "{host}");
    }
    assert_eq!(status("localhost", "/api/tables/a%00b").await, "404");
    let reach = Reach { public_url: Some("https://play.example.org".to_string()), ..Reach::default() };
    let public = Server::start(Arc::new(MemoryStore::new()), reach).await;
    let browser = Browser::new(public.address);
    assert_eq!(browser.get("/health").await.status, 200, "by its number");
}

#[tokio::test(flavor = "multi_thread")]
async fn sockets_close_with_the_reason() {
    let server = server().await;
    let closed = async |text: &[u8]| {
        let mut socket = Browser::new(server.address).socket().await;
        socket.say_bytes(text).await;
        socket.close_code().await
    };
    assert_eq!(closed(b"\xff").await, Some(1007), "this is not UTF-8");
    // The rest of a long message may reset the connection before the reason arrives.
    let too_long = closed(&[b'x'; MESSAGE_MAX + 1]).await;
    assert!(too_long.is_none_or(|code| code == 1009), "{too_long:?}");
}

#[tokio::test(start_paused = true)]
async fn abandoned_tables_are_closed() {
    let house = House::new(6);
    let (ada, bob) = (house.person("Ada").await, house.person("Bob").await);
    let table = json!({ "edition": "usa-classic", "seats": [{ "me": {} }, "open"], "listed": true });
    let mut made = Vec::new();
    for _ in 0..3 {
        let table = house.post(&ada, "/api/tables", table.clone()).await.expect("a table");
        made.push(table["id"].as_str().expect("an id").to_string());
    }
    let playing = house.begun(&[&ada, &bob], &[], json!({ "listed": true })).await;
    let phase = async |table: &str| {
        let info = house.get(&ada, &format!("/api/tables/{table}")).await.expect("a table");
        info["phase"].as_str().expect("a phase").to_string()
    };
    tokio::time::sleep(Duration::from_millis(GATHERING_LIFE_MS - 1000)).await;
    house.post(&bob, &format!("/api/tables/{}/seats/1/sit", made[1]), Value::Null).await.expect("a seat");
    house.service.expire().await;
    assert_eq!(phase(&made[0]).await, "gathering", "not yet");
    tokio::time::sleep(Duration::from_secs(2)).await;
    let mut watched = house.watch(&bob, &made[2], 9, None).await;
    house.service.expire().await;
    assert_eq!(phase(&made[0]).await, "broken-off");
    assert_eq!(phase(&made[1]).await, "gathering", "somebody came");
    assert_eq!(phase(&made[2]).await, "gathering", "somebody watches");
    assert_eq!(phase(&playing).await, "playing");
    assert!(!came(&mut watched).is_empty());
    let lobby = house.get(&bob, "/api/tables").await.expect("a list");
    assert_eq!(lobby.as_array().map(Vec::len), Some(3));
}
