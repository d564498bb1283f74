//! Webhooks called on real listeners: content, signature and forbidden targets.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use crate::support::browser::{Browser, PATIENCE, Server};
use hmac::{Hmac, KeyInit, Mac};
use serde_json::{Value, json};
use server::http::Reach;
use server::service::ServiceSettings;
use server::store::{MemoryStore, Store};
use sha2::Sha256;
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::TcpListener;
use tokio::sync::mpsc;
use tokio_rustls::TlsAcceptor;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::PrivatePkcs8KeyDer;
use tokio_rustls::rustls::{RootCertStore, ServerConfig};

/// A received request: head and body.
type Heard = (String, String);

/// Reads one request and replies with this status.
async fn answer(mut stream: impl AsyncRead + AsyncWrite + Unpin, status: &str) -> Option<Heard> {
    let mut bytes = Vec::new();
    let mut part = [0; 4096];
    loop {
        let read = stream.read(&mut part).await.ok().filter(|read| *read > 0)?;
        bytes.extend_from_slice(&part[..read]);
        let text = String::from_utf8_lossy(&bytes).into_owned();
        let Some((head, body)) = text.split_once("\r\n\r\n") else { continue };
        let length = head.lines().find_map(|line| line.to_lowercase().strip_prefix("content-length: ")?.parse().ok());
        if body.len() >= length.unwrap_or(0) {
            let _ = stream.write_all(format!("HTTP/1.1 {status}\r\nContent-Length: 0\r\n\r\n").as_bytes()).await;
            return Some((head.to_string(), body.to_string()));
        }
    }
}

/// Starts a listener that gives these replies in turn, repeating the last.
async fn listener(answers: &[&'static str], tls: Option<TlsAcceptor>) -> (SocketAddr, mpsc::UnboundedReceiver<Heard>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let address = listener.local_addr().expect("an address");
    let (heard, hears) = mpsc::unbounded_channel();
    let answers: Vec<&str> = answers.to_vec();
    tokio::spawn(async move {
        for number in 0.. {
            let Ok((stream, _)) = listener.accept().await else { return };
            let status = answers[number.min(answers.len() - 1)];
            let request = match &tls {
                None => answer(stream, status).await,
                Some(tls) => match tls.accept(stream).await {
                    Ok(stream) => answer(stream, status).await,
                    Err(_) => None,
                },
            };
            if let Some(request) = request {
                let _ = heard.send(request);
            }
        }
    });
    (address, hears)
}

async fn next(hears: &mut mpsc::UnboundedReceiver<Heard>) -> Heard {
    tokio::time::timeout(PATIENCE, hears.recv()).await.expect("a call in time").expect("a listener")
}

/// Waits for a while, and checks whether no call arrives in that time.
async fn silent(hears: &mut mpsc::UnboundedReceiver<Heard>) -> bool {
    tokio::time::timeout(Duration::from_millis(400), hears.recv()).await.is_err()
}

async fn lenient(store: Arc<dyn Store>) -> Server {
    let settings = ServiceSettings { allow_private_hooks: true, ..ServiceSettings::default() };
    Server::with(store, Reach::default(), settings).await
}

/// Starts a game of two in which the first seat begins.
async fn begun(ada: &Browser, bob: &Browser) -> String {
    let table = json!({ "edition": "usa-classic", "seats": [{ "me": {} }, "open"], "first": 0 });
    let table = ada.post("/api/tables", table).await.json()["id"].as_str().expect("an id").to_string();
    assert_eq!(bob.post(&format!("/api/tables/{table}/seats/1/sit"), Value::Null).await.status, 200);
    bob.post("/api/ready", json!({ "table": table, "ready": true })).await;
    assert_eq!(ada.post(&format!("/api/tables/{table}/start"), Value::Null).await.status, 200);
    table
}

async fn act(browser: &Browser, table: &str, seat: u8) {
    let seeing = browser.get(&format!("/api/tables/{table}/seats/{seat}/game")).await.json();
    let draw = json!("draw-blind");
    let choices = seeing["choices"].as_array().expect("choices");
    let action = if choices.contains(&draw) { &draw } else { &choices[0] };
    let act = json!({ "table": table, "seat": seat, "at": seeing["at"], "action": action });
    assert_eq!(browser.post("/api/act", act).await.status, 200);
}

async fn set(browser: &Browser, url: &str) -> crate::support::browser::Answer {
    browser.raw("PUT", "/api/me/webhook", json!({ "url": url }).to_string().as_bytes()).await
}

#[tokio::test(flavor = "multi_thread")]
async fn turns_are_sent_once_signed_and_without_secrets() {
    let store: Arc<dyn Store> = Arc::new(MemoryStore::new());
    let server = lenient(Arc::clone(&store)).await;
    let (address, mut hears) = listener(&["204 No Content"], None).await;
    let (ada, bob) = (Browser::named(server.address, "Ada").await, Browser::named(server.address, "Bob").await);
    assert_eq!(bob.get("/api/me/webhook").await.status, 404);
    let made = set(&bob, &format!("http://{address}/turn?key=7")).await.json();
    let secret = made["secret"].as_str().expect("a secret");
    assert_eq!(secret.len(), 64);
    let known = bob.get("/api/me/webhook").await;
    assert!(known.json()["url"].is_string() && !known.text.contains(secret), "it is shown once");
    let table = begun(&ada, &bob).await;
    // Everybody chooses tickets at the opening; then the first seat takes its turn and draws two cards.
    let (head, body) = next(&mut hears).await;
    assert!(head.starts_with("POST /turn?key=7 HTTP/1.1\r\n"), "{head}");
    let mut mac = Hmac::<Sha256>::new_from_slice(secret.as_bytes()).expect("a key");
    mac.update(body.as_bytes());
    let signed = format!("x-highball-signature: sha256={}", hex::encode(mac.finalize().into_bytes()));
    assert!(head.to_lowercase().contains(&signed), "{head}");
    let call: Value = serde_json::from_str(&body).expect("JSON");
    assert_eq!((call["turn"]["table"].as_str(), &call["turn"]["seats"]), (Some(&*table), &json!([1])));
    assert!(call["time"].is_u64() && !body.contains("hand") && !body.contains("ticket"), "{body}");
    act(&ada, &table, 0).await;
    act(&bob, &table, 1).await;
    assert!(silent(&mut hears).await, "it is not his turn");
    act(&ada, &table, 0).await;
    assert!(silent(&mut hears).await, "her second card");
    act(&ada, &table, 0).await;
    let (_, body) = next(&mut hears).await;
    assert!(body.contains("\"to_move\":[1]"), "{body}");
    act(&bob, &table, 1).await;
    assert!(silent(&mut hears).await, "his own second card causes no call");
    // The webhook survives a restart, until it is removed.
    server.stop().await;
    let server = lenient(store).await;
    let [ada, bob] = [ada, bob].map(|browser| Browser { address: server.address, ..browser });
    act(&bob, &table, 1).await;
    act(&ada, &table, 0).await;
    act(&ada, &table, 0).await;
    next(&mut hears).await;
    assert_eq!(bob.raw("DELETE", "/api/me/webhook", b"").await.status, 204);
    assert_eq!(bob.raw("DELETE", "/api/me/webhook", b"").await.status, 404);
    act(&bob, &table, 1).await;
    act(&bob, &table, 1).await;
    act(&ada, &table, 0).await;
    act(&ada, &table, 0).await;
    assert!(silent(&mut hears).await, "he wants to hear no more");
    let metrics = ada.get("/metrics").await.text;
    assert!(metrics.contains("highball_webhooks_total 1\n"), "{metrics}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn failed_calls_are_retried_and_redirects_not_followed() {
    let server = lenient(Arc::new(MemoryStore::new())).await;
    let (address, mut hears) = listener(&["500 Oh no", "200 OK"], None).await;
    let (elsewhere, mut trap) = listener(&["200 OK"], None).await;
    let moved: &'static str = format!("307 Moved\r\nLocation: http://{elsewhere}/").leak();
    let (redirects, mut redirected) = listener(&[moved], None).await;
    let (ada, bob) = (Browser::named(server.address, "Ada").await, Browser::named(server.address, "Bob").await);
    assert_eq!(set(&ada, &format!("http://{redirects}/")).await.status, 200);
    assert_eq!(set(&bob, &format!("http://{address}/")).await.status, 200);
    begun(&ada, &bob).await;
    let first = next(&mut hears).await;
    assert_eq!(next(&mut hears).await.1, first.1, "the same again after a while");
    next(&mut redirected).await;
    assert!(silent(&mut redirected).await && silent(&mut trap).await, "nothing is followed, or asked again");
    server.stop().await;
}

/// Creates a certificate for localhost that only this test trusts.
fn certified() -> (Arc<RootCertStore>, TlsAcceptor) {
    let made = rcgen::generate_simple_self_signed(vec!["localhost".to_string()]).expect("a certificate");
    let key = PrivatePkcs8KeyDer::from(made.signing_key.serialize_der());
    let mut roots = RootCertStore::empty();
    roots.add(made.cert.der().clone()).expect("it can be trusted");
    let config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .expect("versions")
        .with_no_client_auth()
        .with_single_cert(vec![made.cert.der().clone()], key.into())
        .expect("a certificate");
    (Arc::new(roots), TlsAcceptor::from(Arc::new(config)))
}

#[tokio::test(flavor = "multi_thread")]
async fn https_certificates_are_checked() {
    let (roots, acceptor) = certified();
    for (trusted, reached) in [(roots, true), (Arc::new(RootCertStore::empty()), false)] {
        let settings =
            ServiceSettings { allow_private_hooks: true, hook_roots: Some(trusted), ..ServiceSettings::default() };
        let server = Server::with(Arc::new(MemoryStore::new()), Reach::default(), settings).await;
        let (address, mut hears) = listener(&["200 OK"], Some(acceptor.clone())).await;
        let (ada, bob) = (Browser::named(server.address, "Ada").await, Browser::named(server.address, "Bob").await);
        assert_eq!(set(&bob, &format!("https://localhost:{}/", address.port())).await.status, 200);
        begun(&ada, &bob).await;
        match reached {
            true => assert!(next(&mut hears).await.0.starts_with("POST / HTTP/1.1")),
            false => assert!(silent(&mut hears).await, "nobody vouches for it"),
        }
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn servers_do_not_call_their_own_network() {
    let store: Arc<dyn Store> = Arc::new(MemoryStore::new());
    let server = Server::start(Arc::clone(&store), Reach::default()).await;
    let (address, mut hears) = listener(&["200 OK"], None).await;
    let (ada, bob) = (Browser::named(server.address, "Ada").await, Browser::named(server.address, "Bob").await);
    for url in [
        format!("http://{address}/"),
        format!("https://{address}/"),
        format!("https://localhost:{}/", address.port()),
        format!("https://[::ffff:127.0.0.1]:{}/", address.port()),
        "https://169.254.169.254/latest/meta-data".to_string(),
        "ftp://example.org/".to_string(),
        "not an address".to_string(),
    ] {
        let refused = set(&bob, &url).await;
        assert_eq!((refused.status, &refused.json()["code"]), (400, &json!("bad-request")), "{url}");
    }
    assert_eq!(bob.get("/api/me/webhook").await.status, 404);
    // The address of a webhook is checked again at every call, even if the host allowed it when it
    // was set.
    let person = bob.get("/api/me").await.json()["id"].as_str().expect("an id").into();
    let (url, secret) = (format!("https://localhost:{}/", address.port()), "s".to_string());
    let row = server::store::HookRow { person, url, secret, created: 1 };
    store.write(server::store::Write::Hook(row)).await.expect("a row");
    server.stop().await;
    let server = Server::start(store, Reach::default()).await;
    let [ada, bob] = [ada, bob].map(|browser| Browser { address: server.address, ..browser });
    begun(&ada, &bob).await;
    assert!(silent(&mut hears).await, "nobody is called");
    assert!(ada.get("/metrics").await.text.contains("highball_webhooks_failed_total 1\n"));
    server.stop().await;
}
