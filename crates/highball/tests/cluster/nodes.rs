//! Nodes as processes, each with its own connection to the database.

use std::io::{Read, Write};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::process::Command;
use std::sync::{Arc, Mutex};

use super::postgres::Postgres;
use crate::kill::wire::Server;

/// A connection to the database that can be cut.
#[derive(Clone)]
struct Wire {
    port: u16,
    state: Arc<Mutex<State>>,
}

#[derive(Default)]
struct State {
    is_cut: bool,
    open: Vec<TcpStream>,
}

fn copy(mut from: TcpStream, mut to: TcpStream) {
    let mut bytes = [0; 16 * 1024];
    while let Ok(length @ 1..) = from.read(&mut bytes) {
        if to.write_all(&bytes[..length]).is_err() {
            break;
        }
    }
    let _ = (from.shutdown(Shutdown::Both), to.shutdown(Shutdown::Both));
}

impl Wire {
    fn to(port: u16) -> Wire {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let wire = Wire { port: listener.local_addr().expect("an address").port(), state: Arc::default() };
        let state = Arc::clone(&wire.state);
        std::thread::spawn(move || {
            for client in listener.incoming().flatten() {
                let Ok(server) = TcpStream::connect(("127.0.0.1", port)) else { continue };
                let _ = (client.set_nodelay(true), server.set_nodelay(true));
                let mut state = state.lock().expect("nobody panics here");
                if state.is_cut {
                    continue;
                }
                let clone = |stream: &TcpStream| stream.try_clone().expect("a handle");
                state.open.extend([clone(&client), clone(&server)]);
                let (one, two) = ((clone(&client), clone(&server)), (server, client));
                std::thread::spawn(move || copy(one.0, one.1));
                std::thread::spawn(move || copy(two.0, two.1));
            }
        });
        wire
    }

    fn set_cut(&self, is_cut: bool) {
        let mut state = self.state.lock().expect("nobody panics here");
        state.is_cut = is_cut;
        if is_cut {
            state.open.drain(..).for_each(|stream| drop(stream.shutdown(Shutdown::Both)));
        }
    }
}

pub struct Node {
    wire: Wire,
    database: String,
    planted: &'static str,
    bus: Option<String>,
    server: Server,
}

impl Node {
    /// Starts a node. Its messages go through the database, or through the bus with this address.
    pub fn start(postgres: &Postgres, database: &str, planted: &'static str, bus: Option<&str>) -> Node {
        let wire = Wire::to(postgres.port);
        let server = serve(&wire, database, planted, bus);
        Node { wire, database: database.to_string(), planted, bus: bus.map(str::to_string), server }
    }

    pub fn address(&self) -> &str {
        &self.server.address
    }

    pub fn kill(&mut self) {
        self.server.kill();
    }

    pub fn terminate(&mut self) {
        self.server.terminate();
    }

    pub fn start_again(&mut self) {
        self.server = serve(&self.wire, &self.database, self.planted, self.bus.as_deref());
    }

    pub fn pause(&self, is_paused: bool) {
        let signal = if is_paused { "-STOP" } else { "-CONT" };
        let sent = Command::new("kill").args([signal, &self.server.id()]).status();
        assert!(sent.is_ok_and(|sent| sent.success()), "the node has ended before");
    }

    pub fn cut(&self, is_cut: bool) {
        self.wire.set_cut(is_cut);
    }
}

fn serve(wire: &Wire, database: &str, planted: &str, bus: Option<&str>) -> Server {
    let url = format!("postgres://highball@127.0.0.1:{}/{database}", wire.port);
    let mut command = Command::new(env!("CARGO_BIN_EXE_highball"));
    command.args(["serve", "--listen", "127.0.0.1:0", "--no-rate-limits", "--cluster", "--log", "error"]);
    command.args(bus.into_iter().flat_map(|bus| ["--bus", bus]));
    Server::run(command.args(["--database", &url]).env("HIGHBALL_PLANTED", planted))
}
