//! The server from a program's point of view: HTTP calls and the socket.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::Duration;

use serde_json::{Value, json};
use tungstenite::client::IntoClientRequest;
use tungstenite::{Message, WebSocket};

/// Timeout for an HTTP call. A socket may be silent for longer while people think.
const PATIENCE: Duration = Duration::from_secs(20);
/// Silence after which the bot sends a ping. If there is no reply to the ping, the connection
/// counts as dead.
const SILENCE: Duration = Duration::from_secs(60);

/// Number of retries, one second apart, if the server is busy or unreachable.
pub const TRIES: usize = 60;

/// The error for a broken connection.
pub struct Gone;

pub struct Server {
    address: String,
    token: String,
}

impl Server {
    /// Splits a link into server and table.
    pub fn of_link(link: &str, token: String) -> Result<(Server, String), String> {
        if link.starts_with("https://") {
            return Err("This example speaks http alone; https takes a crate for TLS beside tungstenite.".to_string());
        }
        let found = link.strip_prefix("http://").and_then(|rest| rest.trim_end_matches('/').split_once('/'));
        let (address, path) = found.ok_or("Name the link of a table, such as http://127.0.0.1:7878/api/tables/abc.")?;
        let table = path.rsplit('/').next().unwrap_or(path).to_string();
        let address = if address.contains(':') { address.to_string() } else { format!("{address}:80") };
        Ok((Server { address, token }, table))
    }

    /// Makes an HTTP call; returns the response, or the server's explanation of a refusal. Waits
    /// when the server's rate limit is reached, since other bots may share this address.
    pub fn ask(&self, method: &str, path: &str, body: &Value) -> Result<Value, String> {
        for _ in 0..TRIES {
            let text = self.http(method, path, body);
            let text = text.map_err(|error| format!("The server at {} does not answer: {error}.", self.address))?;
            let (head, body) = text.split_once("\r\n\r\n").unwrap_or((&text, ""));
            let body: Value = serde_json::from_str(body).unwrap_or_default();
            if head.split(' ').nth(1).is_some_and(|status| status.starts_with('2')) {
                return Ok(body);
            }
            if body["code"] != "too-fast" {
                return Err(body["message"].as_str().unwrap_or("The server did not say why.").to_string());
            }
            std::thread::sleep(Duration::from_secs(1));
        }
        Err("The server has too much to do.".to_string())
    }

    /// Sends an HTTP 1.0 request. The response ends with the connection, so no library is needed to
    /// read it.
    fn http(&self, method: &str, path: &str, body: &Value) -> std::io::Result<String> {
        let mut stream = TcpStream::connect(&self.address)?;
        stream.set_read_timeout(Some(PATIENCE))?;
        let body = if body.is_null() { String::new() } else { body.to_string() };
        let head =
            format!("{method} {path} HTTP/1.0\r\nHost: {}\r\nAuthorization: Bearer {}", self.address, self.token);
        write!(stream, "{head}\r\nContent-Length: {}\r\n\r\n{body}", body.len())?;
        let mut text = String::new();
        stream.read_to_string(&mut text)?;
        Ok(text)
    }

    pub fn socket(&self) -> Result<Socket, Gone> {
        let mut request = format!("ws://{}/socket", self.address).into_client_request().map_err(|_| Gone)?;
        let token = format!("Bearer {}", self.token).parse().map_err(|_| Gone)?;
        request.headers_mut().insert("authorization", token);
        let stream = TcpStream::connect(&self.address).map_err(|_| Gone)?;
        stream.set_read_timeout(Some(SILENCE)).map_err(|_| Gone)?;
        stream.set_nodelay(true).map_err(|_| Gone)?;
        let (socket, _) = tungstenite::client(request, stream).map_err(|_| Gone)?;
        Ok(Socket(socket))
    }
}

pub struct Socket(WebSocket<TcpStream>);

impl Socket {
    pub fn say(&mut self, message: &Value) -> Result<(), Gone> {
        self.0.send(Message::text(message.to_string())).map_err(|_| Gone)
    }

    /// Returns the next message. After a long silence, sends a ping to check the connection.
    pub fn hear(&mut self) -> Result<Value, Gone> {
        let mut asked = false;
        loop {
            match self.0.read() {
                Ok(Message::Text(text)) => return serde_json::from_str(&text).map_err(|_| Gone),
                Ok(Message::Close(_)) => return Err(Gone),
                Ok(_) => {}
                Err(error) if !asked && is_silence(&error) => {
                    asked = true;
                    self.say(&json!("ping"))?;
                }
                Err(_) => return Err(Gone),
            }
        }
    }
}

fn is_silence(error: &tungstenite::Error) -> bool {
    use std::io::ErrorKind::{TimedOut, WouldBlock};
    matches!(error, tungstenite::Error::Io(error) if matches!(error.kind(), TimedOut | WouldBlock))
}
