//! A PostgreSQL server on a free port in a temporary folder, removed after the test.

use std::net::{TcpListener, TcpStream};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Mutex;
use std::time::{Duration, Instant};

use super::Folder;

/// Variable that the test command sets once it has installed PostgreSQL. If it is set, no test may
/// be skipped.
const MUST: &str = "HIGHBALL_POSTGRES";
const PATIENCE: Duration = Duration::from_secs(30);

pub struct Postgres {
    child: Mutex<Child>,
    pub port: u16,
    /// The folder with PostgreSQL's programs.
    pub programs: PathBuf,
    folder: Folder,
}

impl Postgres {
    /// Starts a server; prints a message and returns `None` if PostgreSQL is not installed.
    pub fn start() -> Option<Postgres> {
        let Some(programs) = programs() else {
            assert!(std::env::var_os(MUST).is_none(), "PostgreSQL is missing: apt-get install postgresql");
            println!("skipped: PostgreSQL is not installed");
            return None;
        };
        let folder = Folder::new();
        if let Some((user, group)) = owner() {
            std::os::unix::fs::chown(&folder.0, Some(user), Some(group)).expect("root can give a folder away");
        }
        let made = command(&programs, &folder, "initdb")
            .arg("--pgdata")
            .arg(folder.file("data"))
            .args(["--auth", "trust", "--username", "highball", "--encoding", "UTF8", "--no-sync", "--locale", "C"])
            .status();
        assert!(made.expect("initdb runs").success(), "initdb failed");
        let port = TcpListener::bind("127.0.0.1:0").and_then(|free| free.local_addr()).expect("a free port").port();
        let child = Mutex::new(run(&programs, &folder, port));
        Some(Postgres { child, port, programs, folder })
    }

    /// Stops the server at once, without letting it write what it still has in memory. After the
    /// next start, it recovers from its log, as after a crash.
    pub fn crash(&self) {
        let mut child = self.child.lock().expect("nobody panics here");
        let _ = Command::new("kill").args(["-QUIT", &child.id().to_string()]).status();
        let _ = child.wait();
    }

    /// Starts the server again after a crash.
    pub fn start_again(&self) {
        *self.child.lock().expect("nobody panics here") = run(&self.programs, &self.folder, self.port);
    }

    /// Creates an empty database; returns its address.
    pub fn database(&self, name: &str) -> String {
        let begun = Instant::now();
        let created = || {
            let place = ["--host", "127.0.0.1", "--port", &self.port.to_string(), "--username", "highball", name];
            let command = &mut Command::new(self.programs.join("createdb"));
            command.args(place).stderr(Stdio::null()).status().is_ok_and(|status| status.success())
        };
        // The server accepts connections before it is ready.
        while !created() {
            assert!(begun.elapsed() < PATIENCE, "the database {name} cannot be made");
            std::thread::sleep(Duration::from_millis(50));
        }
        format!("postgres://highball@127.0.0.1:{}/{name}", self.port)
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        let child = self.child.get_mut().expect("nobody panics here");
        let _ = Command::new("kill").args(["-INT", &child.id().to_string()]).status();
        let _ = child.wait();
    }
}

fn command(programs: &Path, folder: &Folder, program: &str) -> Command {
    let mut command = Command::new(programs.join(program));
    // PostgreSQL refuses to run as root.
    if let Some((user, group)) = owner() {
        command.uid(user).gid(group);
    }
    command.current_dir(&folder.0).stdout(Stdio::null()).stderr(Stdio::null());
    command
}

/// Runs the server on this port, and waits until it accepts connections.
fn run(programs: &Path, folder: &Folder, port: u16) -> Child {
    let child = command(programs, folder, "postgres")
        .arg("-D")
        .arg(folder.file("data"))
        .args(["-p", &port.to_string(), "-h", "127.0.0.1", "-k"])
        .arg(&folder.0)
        .spawn()
        .expect("postgres starts");
    let begun = Instant::now();
    while TcpStream::connect(("127.0.0.1", port)).is_err() {
        assert!(begun.elapsed() < PATIENCE, "PostgreSQL did not start");
        std::thread::sleep(Duration::from_millis(50));
    }
    child
}

/// Returns the folder where Debian installs the PostgreSQL programs.
fn programs() -> Option<PathBuf> {
    let versions = std::fs::read_dir("/usr/lib/postgresql").ok()?.flatten();
    let mut folders: Vec<PathBuf> = versions.map(|entry| entry.path().join("bin")).collect();
    folders.retain(|folder| folder.join("initdb").exists());
    folders.sort();
    folders.pop()
}

/// Returns the user to run PostgreSQL as: `postgres` if the test runs as root, otherwise the
/// current user.
fn owner() -> Option<(u32, u32)> {
    let id = Command::new("id").arg("-u").output().ok()?;
    if String::from_utf8_lossy(&id.stdout).trim() != "0" {
        return None;
    }
    let users = std::fs::read_to_string("/etc/passwd").ok()?;
    let fields: Vec<&str> = users.lines().find(|line| line.starts_with("postgres:"))?.split(':').collect();
    Some((fields.get(2)?.parse().ok()?, fields.get(3)?.parse().ok()?))
}
