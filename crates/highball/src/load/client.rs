//! The clients of a load test: requests over one connection, and sockets.

use std::net::{Ipv4Addr, SocketAddr};

use serde::Deserialize;
use serde_json::value::RawValue;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{WebSocketStream, client_async};

pub type Socket = WebSocketStream<TcpStream>;

/// The parts of a server message that are needed to make moves. Parsing skips everything else.
#[derive(Deserialize)]
pub struct MessagePart<'a> {
    #[serde(borrow, default)]
    pub update: Option<SeenPart<'a>>,
    #[serde(borrow, default)]
    pub snapshot: Option<SeenPart<'a>>,
    #[serde(default)]
    pub accepted: Option<AcceptedPart>,
    #[serde(default)]
    pub refused: Option<RefusedPart>,
}

#[derive(Deserialize)]
pub struct SeenPart<'a> {
    pub inputs: u32,
    pub at: Option<u32>,
    #[serde(borrow)]
    pub choices: &'a RawValue,
}

#[derive(Deserialize)]
pub struct AcceptedPart {
    pub at: u32,
}

#[derive(Deserialize)]
pub struct RefusedPart {
    pub code: String,
}

/// Connects to the server, from a given source address if one is set. Thousands of clients at one
/// address would exceed the server's limits per address.
pub async fn connect(to: SocketAddr, from: Option<Ipv4Addr>) -> Result<TcpStream, String> {
    let socket = TcpSocket::new_v4().map_err(|error| error.to_string())?;
    if let Some(from) = from {
        socket.bind((from, 0).into()).map_err(|error| format!("{from}: {error}"))?;
    }
    let stream = socket.connect(to).await.map_err(|error| error.to_string())?;
    stream.set_nodelay(true).map_err(|error| error.to_string())?;
    Ok(stream)
}

/// A connection for requests, one at a time.
pub struct Requests {
    stream: TcpStream,
    host: SocketAddr,
}

impl Requests {
    pub async fn open(to: SocketAddr, from: Option<Ipv4Addr>) -> Result<Requests, String> {
        Ok(Requests { stream: connect(to, from).await?, host: to })
    }

    /// Creates a person; returns their cookie.
    pub async fn person(&mut self, name: &str) -> Result<String, String> {
        let (_, cookie) = self.post("", "/api/people", &json!({ "name": name }).to_string()).await?;
        cookie.ok_or_else(|| "the server gave no cookie".to_string())
    }

    /// Sends a GET request and returns the JSON.
    pub async fn get(&mut self, path: &str) -> Result<Value, String> {
        self.ask("GET", "", path, "").await.map(|(value, _)| value)
    }

    /// Sends a POST request; returns the JSON, and the cookie if one was set.
    pub async fn post(&mut self, cookie: &str, path: &str, body: &str) -> Result<(Value, Option<String>), String> {
        self.ask("POST", cookie, path, body).await
    }

    async fn ask(
        &mut self,
        method: &str,
        cookie: &str,
        path: &str,
        body: &str,
    ) -> Result<(Value, Option<String>), String> {
        let head = format!(
            "{method} {path} HTTP/1.1\r\nHost: {}\r\nCookie: {cookie}\r\nContent-Length: {}\r\n\r\n{body}",
            self.host,
            body.len()
        );
        self.stream.write_all(head.as_bytes()).await.map_err(|error| error.to_string())?;
        let mut bytes = Vec::new();
        let head = loop {
            if let Some(end) = bytes.windows(4).position(|window| window == b"\r\n\r\n") {
                break end + 4;
            }
            self.more(&mut bytes).await?;
        };
        let text = String::from_utf8_lossy(&bytes[..head]).into_owned();
        let header = |name: &str| {
            let mut fields = text.lines().filter_map(|line| line.split_once(": "));
            fields.find(|(known, _)| known.eq_ignore_ascii_case(name)).map(|(_, value)| value.to_string())
        };
        let length: usize = header("content-length").and_then(|length| length.parse().ok()).unwrap_or(0);
        while bytes.len() < head + length {
            self.more(&mut bytes).await?;
        }
        let value = serde_json::from_slice(&bytes[head..]).unwrap_or_default();
        let status = text.split(' ').nth(1).unwrap_or_default();
        if !status.starts_with('2') {
            return Err(format!("{path} was answered with {status}: {value}"));
        }
        let cookie = header("set-cookie").and_then(|cookie| cookie.split(';').next().map(str::to_string));
        Ok((value, cookie))
    }

    async fn more(&mut self, bytes: &mut Vec<u8>) -> Result<(), String> {
        match self.stream.read_buf(bytes).await {
            Ok(0) => Err("the server has closed a connection".to_string()),
            Ok(_) => Ok(()),
            Err(error) => Err(error.to_string()),
        }
    }
}

/// Opens a WebSocket for the person with this cookie.
pub async fn socket(to: SocketAddr, from: Option<Ipv4Addr>, cookie: &str) -> Result<Socket, String> {
    let mut request = format!("ws://{to}/socket").into_client_request().map_err(|error| error.to_string())?;
    let cookie = cookie.parse().map_err(|_| "the server gave no cookie".to_string())?;
    request.headers_mut().insert("cookie", cookie);
    let (socket, _) = client_async(request, connect(to, from).await?).await.map_err(|error| error.to_string())?;
    Ok(socket)
}
