//! A NATS server on a free port, stopped after the test.

use std::net::{TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// Variable with the path of the NATS program. The test command sets it if the program is not in
/// the usual place.
const PROGRAM: &str = "HIGHBALL_NATS_SERVER";
const PATIENCE: Duration = Duration::from_secs(30);

pub struct NatsServer {
    child: Child,
    pub port: u16,
}

impl NatsServer {
    /// Starts a server; prints a message and returns `None` if NATS is not installed.
    pub fn start() -> Option<NatsServer> {
        let port = TcpListener::bind("127.0.0.1:0").and_then(|free| free.local_addr()).expect("a free port").port();
        NatsServer::start_on(port)
    }

    pub fn start_on(port: u16) -> Option<NatsServer> {
        let program = std::env::var(PROGRAM).unwrap_or_else(|_| "nats-server".to_string());
        let mut command = Command::new(program);
        command.args(["--addr", "127.0.0.1", "--port", &port.to_string()]);
        let Ok(child) = command.stdout(Stdio::null()).stderr(Stdio::null()).spawn() else {
            println!("skipped: nats-server is not installed");
            return None;
        };
        let server = NatsServer { child, port };
        let begun = Instant::now();
        while TcpStream::connect(("127.0.0.1", port)).is_err() {
            assert!(begun.elapsed() < PATIENCE, "NATS did not start");
            std::thread::sleep(Duration::from_millis(20));
        }
        Some(server)
    }

    pub fn url(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }
}

impl Drop for NatsServer {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
