//! A server on a real port, and clients that connect to it like browsers and programs.

use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use server::clock::SystemClock;
use server::entropy::Entropy;
use server::http::Reach;
use server::service::{Service, ServiceSettings};
use server::store::Store;
use server::workers::WorkerThreads;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tokio::sync::oneshot;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::frame::Frame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};

/// Timeout for one message.
pub const PATIENCE: Duration = Duration::from_secs(20);

pub struct Server {
    pub address: SocketAddr,
    stop: Option<oneshot::Sender<()>>,
    served: tokio::task::JoinHandle<Result<(), server::store::StoreError>>,
}

impl Server {
    pub async fn start(store: Arc<dyn Store>, reach: Reach) -> Server {
        Server::with(store, reach, ServiceSettings::default()).await
    }

    /// Starts a server with these settings.
    pub async fn with(store: Arc<dyn Store>, reach: Reach, settings: ServiceSettings) -> Server {
        Server::at("127.0.0.1:0", store, reach, settings).await
    }

    /// Starts a server at a given address.
    pub async fn at(address: &str, store: Arc<dyn Store>, reach: Reach, settings: ServiceSettings) -> Server {
        let settings = ServiceSettings {
            passphrase_kib: 8,
            take_back_ms: 5,
            curve_games: 2,
            weigh_nodes: 24,
            hint_nodes: 16,
            ..settings
        };
        let luck = Entropy::from_system().expect("luck");
        let service =
            Arc::new(Service::new(store, Arc::new(SystemClock), luck, Arc::new(WorkerThreads::new(2)), settings));
        let listener = TcpListener::bind(address).await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let (stop, stopped) = oneshot::channel::<()>();
        let served = tokio::spawn(server::serve::serve(service, listener, reach, async move {
            let _ = stopped.await;
        }));
        Server { address, stop: Some(stop), served }
    }

    /// Stops the server as a signal would.
    pub async fn stop(mut self) {
        drop(self.stop.take());
        self.served.await.expect("it stops").expect("nothing is lost");
    }
}

/// A response to a request.
#[derive(Debug)]
pub struct Answer {
    pub status: u16,
    pub headers: Vec<(String, String)>,
    pub text: String,
    /// The raw bytes.
    pub bytes: Vec<u8>,
}

impl Answer {
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    pub fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|error| panic!("{error}: {}", self.text))
    }
}

/// A client with one cookie.
#[derive(Clone)]
pub struct Browser {
    pub address: SocketAddr,
    pub cookie: Option<String>,
    /// Additional headers for every request.
    pub headers: Vec<(String, String)>,
    /// An address of the client's own, for tests in which limits per address would interfere.
    pub from: Option<Ipv4Addr>,
}

impl Browser {
    pub fn new(address: SocketAddr) -> Browser {
        Browser { address, cookie: None, headers: Vec::new(), from: None }
    }

    /// Creates a client with a named person.
    pub async fn named(address: SocketAddr, name: &str) -> Browser {
        let mut browser = Browser::new(address);
        let answer = browser.post("/api/people", json!({ "name": name })).await;
        assert_eq!(answer.status, 200, "{answer:?}");
        let cookie = answer.header("set-cookie").expect("a cookie");
        browser.cookie = cookie.split(';').next().map(str::to_string);
        browser
    }

    async fn connection(&self) -> TcpStream {
        let socket = TcpSocket::new_v4().expect("a socket");
        if let Some(from) = self.from {
            socket.bind((from, 0).into()).expect("an address of this machine");
        }
        socket.connect(self.address).await.expect("a connection")
    }

    pub async fn raw(&self, method: &str, path: &str, body: &[u8]) -> Answer {
        let mut stream = self.asked(method, path, body).await;
        let mut bytes = Vec::new();
        let _ = tokio::time::timeout(PATIENCE, stream.read_to_end(&mut bytes)).await.expect("an answer in time");
        let end = bytes.windows(4).position(|four| four == b"\r\n\r\n").unwrap_or(bytes.len());
        let body = bytes.split_off((end + 4).min(bytes.len()));
        let (head, text) = (String::from_utf8_lossy(&bytes), String::from_utf8_lossy(&body).into_owned());
        let mut lines = head.lines();
        let status = lines.next().and_then(|line| line.split(' ').nth(1)?.parse().ok()).unwrap_or_default();
        let headers = lines.filter_map(|line| line.split_once(": "));
        let headers = headers.map(|(name, value)| (name.to_lowercase(), value.to_string())).collect();
        Answer { status, headers, text, bytes: body }
    }

    /// Sends a request.
    async fn asked(&self, method: &str, path: &str, body: &[u8]) -> TcpStream {
        let mut stream = self.connection().await;
        let mut head = format!("{method} {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n", self.address);
        if let Some(cookie) = &self.cookie {
            head += &format!("Cookie: {cookie}\r\n");
        }
        for (name, value) in &self.headers {
            head += &format!("{name}: {value}\r\n");
        }
        head += &format!("Content-Length: {}\r\n\r\n", body.len());
        stream.write_all(head.as_bytes()).await.expect("it is sent");
        let _ = stream.write_all(body).await;
        stream
    }

    /// Opens the endless stream of JSON lines.
    pub async fn stream(&self, path: &str) -> TcpStream {
        self.asked("GET", path, b"").await
    }

    /// Reads the endless stream of JSON lines up to the first message of this kind.
    pub async fn lines(&self, path: &str, last: &str) -> Vec<String> {
        let (mut lines, last) = (Vec::new(), format!("{{\"{last}\":"));
        let mut stream = BufReader::new(self.asked("GET", path, b"").await).lines();
        while !lines.last().is_some_and(|line: &String| line.starts_with(&last)) {
            let line = tokio::time::timeout(PATIENCE, stream.next_line()).await.expect("a line in time");
            let line = line.expect("it can be read").unwrap_or_else(|| panic!("{path} ends after {lines:?}"));
            // Skip the chunk lengths between the lines.
            lines.extend(Some(line).filter(|line| line.starts_with('{')));
        }
        lines
    }

    pub async fn post(&self, path: &str, body: Value) -> Answer {
        let body = if body.is_null() { String::new() } else { body.to_string() };
        self.raw("POST", path, body.as_bytes()).await
    }

    pub async fn get(&self, path: &str) -> Answer {
        self.raw("GET", path, b"").await
    }

    pub async fn socket(&self) -> Socket {
        self.try_socket().await.expect("a socket")
    }

    /// Opens a socket, or returns the status of the refusal.
    pub async fn try_socket(&self) -> Result<Socket, u16> {
        self.try_socket_at("/socket").await
    }

    pub async fn try_socket_at(&self, path: &str) -> Result<Socket, u16> {
        let mut request = format!("ws://{}{path}", self.address).into_client_request().expect("an address");
        let cookie = self.cookie.iter().map(|cookie| ("cookie".to_string(), cookie.clone()));
        for (name, value) in cookie.chain(self.headers.iter().cloned()) {
            let name: tokio_tungstenite::tungstenite::http::HeaderName = name.parse().expect("a name");
            request.headers_mut().insert(name, value.parse().expect("a value"));
        }
        match tokio_tungstenite::client_async(request, self.connection().await).await {
            Ok((stream, _)) => Ok(Socket(stream)),
            Err(tokio_tungstenite::tungstenite::Error::Http(response)) => Err(response.status().as_u16()),
            Err(error) => panic!("{error}"),
        }
    }
}

pub struct Socket(WebSocketStream<TcpStream>);

/// Makes the network of a connection disappear silently: everything is dropped, and nothing is
/// answered.
pub fn vanish(stream: &TcpStream) {
    const RETURN: u16 = 0x06;
    let drop_everything = [socket2::SockFilter::new(RETURN, 0, 0, 0)];
    socket2::SockRef::from(stream).attach_filter(&drop_everything).expect("any program may do so");
}

impl Socket {
    /// Makes the network of the socket disappear silently.
    pub fn vanish(&self) {
        vanish(self.0.get_ref());
    }

    pub async fn say(&mut self, message: Value) {
        self.0.send(Message::text(message.to_string())).await.expect("it is sent");
    }

    pub async fn say_text(&mut self, text: &str) {
        self.0.send(Message::text(text)).await.expect("it is sent");
    }

    /// Sends arbitrary bytes as text.
    pub async fn say_bytes(&mut self, bytes: &[u8]) {
        let frame = Frame::message(bytes.to_vec(), OpCode::Data(Data::Text), true);
        self.0.send(Message::Frame(frame)).await.expect("it is sent");
    }

    pub async fn close(mut self) {
        let _ = self.0.close(None).await;
    }

    /// Returns the next message; `None` once the socket is closed.
    pub async fn hear(&mut self) -> Option<Value> {
        loop {
            let message = tokio::time::timeout(PATIENCE, self.0.next()).await.expect("a message in time");
            match message {
                Some(Ok(Message::Text(text))) => return Some(serde_json::from_str(&text).expect("JSON")),
                Some(Ok(Message::Close(_))) | Some(Err(_)) | None => return None,
                Some(Ok(_)) => {}
            }
        }
    }

    /// Returns the code with which the server closes the socket.
    pub async fn close_code(mut self) -> Option<u16> {
        loop {
            let message = tokio::time::timeout(PATIENCE, self.0.next()).await.expect("a message in time");
            match message {
                Some(Ok(Message::Close(frame))) => return frame.map(|frame| frame.code.into()),
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return None,
            }
        }
    }

    /// Returns the content of the next message of this kind, skipping others.
    pub async fn hear_of(&mut self, kind: &str) -> Value {
        loop {
            let message = self.hear().await.unwrap_or_else(|| panic!("closed while waiting for {kind}"));
            if let Some(content) = message.get(kind) {
                return content.clone();
            }
        }
    }
}
