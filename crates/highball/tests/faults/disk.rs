//! A disk that fails on demand, below SQLite. It is simulated by `disk.c`, which is loaded before
//! libc.

use std::fs::{self, File};
use std::os::unix::fs::FileExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::OnceLock;

use dealer::Stream;

use crate::kill::wire::{ARGUMENTS, Server};
use crate::preload;

/// Bit masks of the system calls that can fail.
const WRITE: i32 = 1;
const SYNCS: i32 = 2 | 4;
const TRUNCATE: i32 = 8;
const OPEN: i32 = 16;
const RENAME: i32 = 32;
/// Calls that fail together. Opening and truncating files mostly happens after another failure.
const CALLS: [i32; 8] =
    [WRITE, SYNCS, TRUNCATE, OPEN, WRITE | OPEN, SYNCS | TRUNCATE, SYNCS | OPEN, WRITE | SYNCS | TRUNCATE | OPEN];
/// ENOSPC and EIO.
const ERRORS: [i32; 2] = [28, 5];
/// Maximum number of calls before the first failure.
const SKIP: usize = 12;
/// Maximum number of failing calls of a transient fault.
const TIMES: usize = 5;

/// The planned fault, in the layout of `struct control`.
#[derive(Clone, Copy, Default, Debug)]
pub struct Plan {
    /// Number of calls that fail; if negative, all until the fault is lifted.
    pub times: i32,
    pub calls: i32,
    pub skip: i32,
    pub error: i32,
    pub torn: i32,
    pub lies: i32,
}

impl Plan {
    pub fn random(luck: &mut Stream) -> Plan {
        Plan {
            times: if luck.below(3) == 0 { -1 } else { 1 + luck.below(TIMES) as i32 },
            calls: CALLS[luck.below(CALLS.len())],
            skip: luck.below(SKIP) as i32,
            error: ERRORS[luck.below(ERRORS.len())],
            torn: luck.below(2) as i32,
            lies: 0,
        }
    }

    /// Returns a plan that kills the program before one of its calls.
    pub fn kill(skip: i32) -> Plan {
        let calls = WRITE | SYNCS | TRUNCATE | OPEN | RENAME;
        Plan { times: 1, calls, skip, error: -1, ..Plan::default() }
    }

    pub fn stays(&self) -> bool {
        self.times < 0
    }

    /// Returns the number of faults that caused this many failed calls. A disk that stays broken
    /// counts as one fault.
    pub fn faults(&self, failed: u64) -> u64 {
        if self.stays() { failed.min(1) } else { failed }
    }

    /// Checks whether no commit can succeed from the first failure until the fault is lifted.
    pub fn bars_commits(&self) -> bool {
        self.stays() && (self.calls & WRITE != 0 || self.calls & SYNCS == SYNCS)
    }
}

/// The disk under one database.
pub struct Disk {
    pub data: PathBuf,
    /// The files as they would be after a power cut.
    durable: PathBuf,
    control: PathBuf,
}

impl Disk {
    pub fn new(folder: &Path) -> Disk {
        let disk =
            Disk { data: folder.join("highball.db"), durable: folder.join("durable"), control: folder.join("control") };
        fs::write(&disk.control, [0; size_of::<[i32; 7]>()]).expect("it can be written");
        disk
    }

    /// Starts a server on this disk. The state after a power cut is tracked only if one is planned.
    pub fn serve(&self, power_cut: bool, planted: &str) -> Server {
        let mut command = self.command(&self.data);
        command.args(ARGUMENTS).arg(&self.data).stderr(Stdio::null()).env("HIGHBALL_PLANTED", planted);
        if power_cut {
            let _ = fs::remove_dir_all(&self.durable);
            fs::create_dir(&self.durable).expect("a folder can be made");
            for (file, kept) in self.files() {
                if file.exists() {
                    fs::copy(file, kept).expect("it can be copied");
                }
            }
            command.env("HIGHBALL_DISK_DURABLE", &self.durable);
        }
        Server::run(&mut command)
    }

    /// Creates a command that runs the program with this file on the disk.
    pub fn command(&self, file: &Path) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_highball"));
        command.env("LD_PRELOAD", shim()).env("HIGHBALL_DISK_DATA", file).env("HIGHBALL_DISK_CONTROL", &self.control);
        command
    }

    fn files(&self) -> [(PathBuf, PathBuf); 2] {
        ["", "-wal"].map(|end| {
            let file = PathBuf::from(format!("{}{end}", self.data.display()));
            (file, self.durable.join(format!("data{end}")))
        })
    }

    /// Discards everything that was not synced. The server must have been killed.
    pub fn cut_power(&self) {
        for (file, kept) in self.files() {
            let _ = fs::remove_file(&file);
            if kept.exists() {
                fs::copy(kept, file).expect("it can be copied");
            }
        }
        let _ = fs::remove_file(format!("{}-shm", self.data.display()));
    }

    pub fn plan(&self, plan: &Plan) {
        let control = File::options().write(true).open(&self.control).expect("it can be opened");
        let Plan { times, calls, skip, error, torn, lies } = *plan;
        // Write the number of failing calls last, since the disk reads it first.
        for (at, value) in [calls, skip, error, torn, lies].into_iter().enumerate() {
            control.write_all_at(&value.to_ne_bytes(), 4 + 4 * at as u64).expect("it can be written");
        }
        control.write_all_at(&times.to_ne_bytes(), 0).expect("it can be written");
    }

    pub fn repair(&self) {
        self.plan(&Plan::default());
    }

    /// Returns the number of failed calls so far.
    pub fn failed(&self) -> u64 {
        let bytes = fs::read(&self.control).expect("it can be read");
        let bytes = bytes[24..28].try_into().expect("four bytes");
        u64::from(u32::from_ne_bytes(bytes))
    }
}

/// Returns the compiled shim. A C compiler is available, since Rust needs one to link.
fn shim() -> &'static Path {
    static SHIM: OnceLock<PathBuf> = OnceLock::new();
    SHIM.get_or_init(|| preload::compile("tests/faults/disk.c"))
}
