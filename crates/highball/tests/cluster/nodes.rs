//! Nodes as processes, each with its own connection to the database.

use std::fs;
use std::io::{Read, Write};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::os::unix::fs::FileExt;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::{Arc, Mutex, OnceLock};

use super::Folder;
use super::postgres::Postgres;
use crate::kill::wire::Server;
use crate::preload;

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
    /// Contains the file with the number of seconds by which the node's clock is fast.
    folder: Folder,
    server: Server,
}

impl Node {
    /// Starts a node. Its messages go through the database, or through the bus with this address.
    pub fn start(postgres: &Postgres, database: &str, planted: &'static str, bus: Option<&str>) -> Node {
        let wire = Wire::to(postgres.port);
        let folder = Folder::new();
        fs::write(clock_file(&folder), 0i64.to_ne_bytes()).expect("it can be written");
        let server = serve(&wire, database, planted, bus, &clock_file(&folder));
        Node { wire, database: database.to_string(), planted, bus: bus.map(str::to_string), folder, server }
    }

    pub fn address(&self) -> &str {
        &self.server.address
    }

    pub fn kill(&mut self) {
        self.server.kill();
    }

    pub fn ask_to_stop(&self) {
        self.server.ask_to_stop();
    }

    /// Waits until the node has stopped.
    pub fn wait(&mut self) {
        self.server.wait();
    }

    pub fn start_again(&mut self) {
        let clock = clock_file(&self.folder);
        self.server = serve(&self.wire, &self.database, self.planted, self.bus.as_deref(), &clock);
    }

    pub fn pause(&self, is_paused: bool) {
        let signal = if is_paused { "-STOP" } else { "-CONT" };
        let sent = Command::new("kill").args([signal, &self.server.id()]).status();
        assert!(sent.is_ok_and(|sent| sent.success()), "the node has ended before");
    }

    pub fn cut(&self, is_cut: bool) {
        self.wire.set_cut(is_cut);
    }

    /// Sets the wall clock of the node's machine fast by this number of seconds.
    pub fn set_clock(&self, fast_s: i64) {
        let file = fs::File::options().write(true).open(clock_file(&self.folder)).expect("it can be opened");
        file.write_all_at(&fast_s.to_ne_bytes(), 0).expect("it can be written");
    }
}

fn clock_file(folder: &Folder) -> PathBuf {
    folder.file("clock")
}

/// The library that sets the clock of a program.
fn clock_library() -> &'static Path {
    static LIBRARY: OnceLock<PathBuf> = OnceLock::new();
    LIBRARY.get_or_init(|| preload::compile("tests/cluster/clock.c"))
}

fn serve(wire: &Wire, database: &str, planted: &str, bus: Option<&str>, clock: &Path) -> Server {
    let url = format!("postgres://highball@127.0.0.1:{}/{database}", wire.port);
    let mut command = Command::new(env!("CARGO_BIN_EXE_highball"));
    command.args(["serve", "--listen", "127.0.0.1:0", "--no-rate-limits", "--cluster", "--log", "error"]);
    command.args(bus.into_iter().flat_map(|bus| ["--bus", bus]));
    command.env("LD_PRELOAD", clock_library()).env("HIGHBALL_CLOCK", clock);
    Server::run(command.args(["--database", &url]).env("HIGHBALL_PLANTED", planted))
}
