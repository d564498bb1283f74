//! A NATS server on a free port, stopped after the test.

use std::net::{TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};
use std::sync::Mutex;
use std::time::{Duration, Instant};

/// Variable with the path of the NATS program. The test command sets it if the program is not in
/// the usual place.
const PROGRAM: &str = "HIGHBALL_NATS_SERVER";
const PATIENCE: Duration = Duration::from_secs(30);

pub struct NatsServer {
    child: Mutex<Child>,
    pub port: u16,
}

impl NatsServer {
    /// Starts a server; prints a message and returns `None` if NATS is not installed.
    pub fn start() -> Option<NatsServer> {
        let port = TcpListener::bind("127.0.0.1:0").and_then(|free| free.local_addr()).expect("a free port").port();
        NatsServer::start_on(port)
    }

    pub fn start_on(port: u16) -> Option<NatsServer> {
        let Some(child) = run(port) else {
            println!("skipped: nats-server is not installed");
            return None;
        };
        Some(NatsServer { child: Mutex::new(child), port })
    }

    /// Kills the server.
    #[allow(dead_code, reason = "not every test program kills it")]
    pub fn kill(&self) {
        let mut child = self.child.lock().expect("nobody panics here");
        let _ = child.kill();
        let _ = child.wait();
    }

    /// Starts the server again after it was killed.
    #[allow(dead_code, reason = "not every test program kills it")]
    pub fn start_again(&self) {
        *self.child.lock().expect("nobody panics here") = run(self.port).expect("it was there before");
    }

    pub fn url(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }
}

impl Drop for NatsServer {
    fn drop(&mut self) {
        let child = self.child.get_mut().expect("nobody panics here");
        let _ = child.kill();
        let _ = child.wait();
    }
}

/// Runs a server on this port, and waits until it accepts connections. Returns `None` if it is not
/// installed.
fn run(port: u16) -> Option<Child> {
    let program = std::env::var(PROGRAM).unwrap_or_else(|_| "nats-server".to_string());
    let mut command = Command::new(program);
    command.args(["--addr", "127.0.0.1", "--port", &port.to_string()]);
    let child = command.stdout(Stdio::null()).stderr(Stdio::null()).spawn().ok()?;
    let begun = Instant::now();
    while TcpStream::connect(("127.0.0.1", port)).is_err() {
        assert!(begun.elapsed() < PATIENCE, "NATS did not start");
        std::thread::sleep(Duration::from_millis(20));
    }
    Some(child)
}
