//! The server under test: a separate process, on its own core if possible.

use std::ffi::OsString;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use crate::fail::Failed;

/// Index of the user time among the fields of `/proc/PID/stat` after the program's name. The system
/// time follows it.
const USER_TIME: usize = 11;
/// Unit of these times on Linux.
const TICK_MS: u64 = 10;

/// A server process with its own data folder, or a node of a cluster. On drop, the process is killed
/// and the folder is removed.
pub struct Machine {
    child: Child,
    pub address: SocketAddr,
    /// The data folder; `None` for a node.
    folder: Option<PathBuf>,
}

fn failed(what: &str, error: &std::io::Error) -> Failed {
    Failed::plain(format!("{what}: {error}."))
}

/// Checks whether this system can pin processes to cores.
fn can_pin() -> bool {
    let cores = std::thread::available_parallelism().map_or(1, |cores| cores.get());
    let there = Command::new("taskset").arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
    cores > 1 && there.is_ok_and(|status| status.success())
}

/// Pins this process to the cores after those of the servers: one core for each server, or fewer
/// if the machine has fewer. Returns whether that worked.
pub fn step_aside(servers: usize) -> bool {
    let own = std::process::id().to_string();
    let cores = std::thread::available_parallelism().map_or(1, |cores| cores.get());
    let last = (2 * servers).min(cores) - 1;
    let list = format!("{}-{last}", servers.min(last));
    let pinned = can_pin().then(|| Command::new("taskset").args(["-a", "-cp", &list, &own]).output());
    pinned.is_some_and(|output| output.is_ok_and(|output| output.status.success()))
}

impl Machine {
    /// Starts a server with a new data file in a new subfolder of this folder.
    pub fn start(folder: &Path) -> Result<Machine, Failed> {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let folder = folder.join(format!("highball-load-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&folder).map_err(|error| Failed::unwritten(&folder, &error))?;
        let (child, address) = serve(0, &data(&folder))?;
        Ok(Machine { child, address, folder: Some(folder) })
    }

    /// Starts a node of a cluster on a PostgreSQL database, pinned to this core.
    pub fn join(database: &str, core: usize) -> Result<Machine, Failed> {
        let (child, address) = serve(core, &["--cluster".into(), "--database".into(), database.into()])?;
        Ok(Machine { child, address, folder: None })
    }

    /// Restarts the server on the same data.
    pub fn restart(&mut self) -> Result<(), Failed> {
        let _ = self.child.kill();
        let _ = self.child.wait();
        if let Some(folder) = &self.folder {
            (self.child, self.address) = serve(0, &data(folder))?;
        }
        Ok(())
    }

    /// Returns the processor time that the server has used.
    pub fn processor_time(&self) -> Option<Duration> {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.child.id())).ok()?;
        // The fields after the program's name, which may contain spaces.
        let mut fields = stat.rsplit(')').next()?.split_whitespace();
        let ticks = fields.nth(USER_TIME)?.parse::<u64>().ok()? + fields.next()?.parse::<u64>().ok()?;
        Some(Duration::from_millis(ticks * TICK_MS))
    }

    /// Returns the current and the peak memory of the server, in MB.
    pub fn memory(&self) -> Option<(u64, u64)> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).ok()?;
        let field = |name: &str| {
            let line = status.lines().find(|line| line.starts_with(name))?;
            line.split_whitespace().nth(1)?.parse::<u64>().ok()
        };
        Some((field("VmRSS:")? / 1024, field("VmHWM:")? / 1024))
    }
}

/// Returns the options of a server with its data in this folder.
fn data(folder: &Path) -> [OsString; 2] {
    ["--data".into(), folder.join("load.db").into()]
}

/// Starts a server on this core.
fn serve(core: usize, store: &[OsString]) -> Result<(Child, SocketAddr), Failed> {
    let program = std::env::current_exe().map_err(|error| failed("This program cannot be found", &error))?;
    let mut command = match can_pin() {
        true => {
            let mut command = Command::new("taskset");
            command.args(["-c", &core.to_string()]).arg(program);
            command
        }
        false => Command::new(program),
    };
    command.args(["serve", "--listen", "127.0.0.1:0"]).args(store);
    let mut child =
        command.stdout(Stdio::piped()).spawn().map_err(|error| failed("No server can be started", &error))?;
    let mut line = String::new();
    if let Some(stdout) = child.stdout.take() {
        let _ = BufReader::new(stdout).read_line(&mut line);
    }
    let address = line.split("http://").nth(1).and_then(|rest| rest.split(' ').next()?.parse().ok());
    Ok((child, address.ok_or_else(|| Failed::plain("The server did not start."))?))
}

impl Drop for Machine {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        if let Some(folder) = &self.folder {
            let _ = std::fs::remove_dir_all(folder);
        }
    }
}
