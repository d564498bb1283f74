//! The server as a separate process, and a client for it. All failures are returned as errors,
//! since killing the server can make any operation fail.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::Duration;

use serde_json::Value;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Message, WebSocket, client};

/// Arguments for starting a server, to be followed by the path of its data.
pub const ARGUMENTS: [&str; 5] = ["serve", "--listen", "127.0.0.1:0", "--no-rate-limits", "--data"];
/// Maximum time to wait for an answer from a running server.
pub const PATIENCE: Duration = Duration::from_secs(20);

/// The server was killed, or the socket broke with it.
#[derive(Debug)]
pub struct Gone;

/// A running server; it is killed on drop.
pub struct Server {
    child: Child,
    pub address: String,
}

impl Server {
    pub fn start(data: &Path) -> Server {
        Server::run(Command::new(env!("CARGO_BIN_EXE_highball")).args(ARGUMENTS).arg(data))
    }

    /// Starts a server with this command.
    pub fn run(command: &mut Command) -> Server {
        let mut child = command.stdout(Stdio::piped()).spawn().expect("the program starts");
        let mut line = String::new();
        BufReader::new(child.stdout.take().expect("a pipe")).read_line(&mut line).expect("a line");
        let address = line.split("http://").nth(1).and_then(|rest| rest.split(' ').next());
        Server { child, address: address.unwrap_or_else(|| panic!("it does not start: {line}")).to_string() }
    }

    pub fn id(&self) -> String {
        self.child.id().to_string()
    }

    /// Asks the server to stop.
    pub fn ask_to_stop(&self) {
        let sent = Command::new("kill").args(["-TERM", &self.id()]).status();
        assert!(sent.is_ok_and(|sent| sent.success()), "the server has ended before");
    }

    /// Asks the server to stop, and waits for it to exit.
    pub fn terminate(&mut self) -> ExitStatus {
        self.ask_to_stop();
        self.wait()
    }

    /// Waits for the server to exit.
    pub fn wait(&mut self) -> ExitStatus {
        self.child.wait().expect("it ends")
    }

    /// Kills the server as a power cut would: the signal cannot be caught.
    pub fn kill(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.kill();
    }
}

/// Sends an HTTP request and returns the status, the cookie that was set, and the body.
pub fn ask(address: &str, cookie: &str, method: &str, path: &str, body: &Value) -> Result<(u16, String, String), Gone> {
    ask_within(PATIENCE, address, cookie, method, path, body)
}

pub fn ask_within(
    patience: Duration,
    address: &str,
    cookie: &str,
    method: &str,
    path: &str,
    body: &Value,
) -> Result<(u16, String, String), Gone> {
    let body = if body.is_null() { String::new() } else { body.to_string() };
    let mut stream = TcpStream::connect(address).map_err(|_| Gone)?;
    stream.set_read_timeout(Some(patience)).map_err(|_| Gone)?;
    let head = format!("{method} {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\nCookie: {cookie}\r\n");
    write!(stream, "{head}Content-Length: {}\r\n\r\n{body}", body.len()).map_err(|_| Gone)?;
    let mut text = String::new();
    stream.read_to_string(&mut text).map_err(|_| Gone)?;
    let (head, body) = text.split_once("\r\n\r\n").ok_or(Gone)?;
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).ok_or(Gone)?;
    let set = head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).unwrap_or_default();
    Ok((status, set.split(';').next().unwrap_or_default().to_string(), body.to_string()))
}

/// A socket opened by the person with this cookie.
pub struct Socket(WebSocket<TcpStream>);

impl Socket {
    pub fn open(address: &str, cookie: &str, patience: Duration) -> Result<Socket, Gone> {
        let mut request = format!("ws://{address}/socket").into_client_request().expect("an address");
        request.headers_mut().insert("cookie", cookie.parse().expect("a cookie"));
        let stream = TcpStream::connect(address).map_err(|_| Gone)?;
        stream.set_read_timeout(Some(patience)).map_err(|_| Gone)?;
        let (socket, _) = client(request, stream).map_err(|_| Gone)?;
        Ok(Socket(socket))
    }

    pub fn say(&mut self, message: &Value) -> Result<(), Gone> {
        self.0.send(Message::text(message.to_string())).map_err(|_| Gone)
    }

    /// Waits for the next message.
    pub fn hear(&mut self) -> Result<Value, Gone> {
        loop {
            match self.0.read() {
                Ok(Message::Text(text)) => return serde_json::from_str(&text).map_err(|_| Gone),
                Ok(Message::Close(_)) | Err(_) => return Err(Gone),
                Ok(_) => {}
            }
        }
    }
}
