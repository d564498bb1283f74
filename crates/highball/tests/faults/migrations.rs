//! An upgrade that is killed takes effect completely or not at all. With SQLite, it is killed
//! before each writing system call; with PostgreSQL, before each message to the database.

use std::fmt::Write as _;
use std::fs;
use std::io::{Read, Write};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::os::unix::process::ExitStatusExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::atomic::{AtomicU64, Ordering::SeqCst};
use std::sync::{Arc, Mutex, mpsc};

use flate2::read::GzDecoder;
use serde_json::Value;

use super::disk::{Disk, Plan};
use crate::cluster::postgres::Postgres;
use crate::kill::world::Folder;

/// Minimum number of kills for each kind of database.
const KILLS: u64 = 50;
/// Number of kills between checks of an exported game, which are slow.
const RETRY: u64 = 5;

/// Returns the path of a file in the server's tests.
fn fixture(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../server/tests").join(name)
}

fn unpacked(name: &str) -> Vec<u8> {
    let packed = fs::read(fixture(name)).unwrap_or_else(|error| panic!("{name}: {error}"));
    let mut plain = Vec::new();
    GzDecoder::new(&packed[..]).read_to_end(&mut plain).expect("it can be unpacked");
    plain
}

fn json(name: &str) -> Value {
    serde_json::from_str(&fs::read_to_string(fixture(name)).expect("a file")).expect("JSON")
}

/// Replaces the files of a killed program with the old database.
fn lay_out(old: &[u8], data: &Path) {
    for end in ["", "-wal", "-shm", "-lock"] {
        let _ = fs::remove_file(format!("{}{end}", data.display()));
    }
    fs::write(data, old).expect("it can be written");
}

/// A command that upgrades data, as a server does when it starts.
const UPGRADE: [&str; 3] = ["admin", "--offline", "people"];

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

#[test]
fn killed_migrations_are_whole_or_nothing() {
    let old = unpacked("frozen/fixtures/database/highball.sqlite.gz");
    let game = json("frozen/fixtures/database/contents.json")["tables"]["over"].clone();
    let folder = Folder::new("migrations");
    let disk = Disk::new(&folder.0);
    let run = |arguments: &[&str]| -> Output {
        let mut command = disk.command(&disk.data);
        command.args(arguments).arg("--data").arg(&disk.data).output().expect("the program runs")
    };
    let export = || run(&["export", game.as_str().expect("a finished game")]);
    lay_out(&old, &disk.data);
    let told = text(&export().stderr);
    assert!(told.contains("older version"), "only a server or an administrator upgrades data: {told}");
    assert!(fs::read(&disk.data).expect("data") == old, "and nothing else touches it");
    assert!(run(&UPGRADE).status.success());
    let whole = export();
    assert!(whole.status.success(), "{}", text(&whole.stderr));
    let mut kills = 0_u64;
    for stage in 0.. {
        lay_out(&old, &disk.data);
        disk.plan(&Plan::kill(stage));
        let killed = run(&UPGRADE);
        disk.repair();
        if killed.status.success() {
            break;
        }
        assert_eq!(killed.status.signal(), Some(9), "killed before call {stage}: {}", killed.status);
        kills += 1;
        let again = run(&UPGRADE);
        assert!(again.status.success(), "after a kill before call {stage}: {}", text(&again.stderr));
        if kills.is_multiple_of(RETRY) {
            assert!(export().stdout == whole.stdout, "another game after a kill before call {stage}");
        }
    }
    println!("{kills} kills");
    assert!(kills >= KILLS, "an upgrade writes many pages, but was killed only {kills} times");
}

/// A proxy that forwards a given number of messages to PostgreSQL, then holds back the next one and
/// reports it.
struct Gate {
    port: u16,
    /// Number of messages that are still forwarded.
    left: Arc<AtomicU64>,
    reached: mpsc::Receiver<()>,
    open: Arc<Mutex<Vec<TcpStream>>>,
}

impl Gate {
    fn to(port: u16) -> Gate {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let own = listener.local_addr().expect("an address").port();
        let (report, reached) = mpsc::channel();
        let gate = Gate { port: own, left: Arc::default(), reached, open: Arc::default() };
        let (left, open) = (Arc::clone(&gate.left), Arc::clone(&gate.open));
        std::thread::spawn(move || {
            for client in listener.incoming().flatten() {
                let server = TcpStream::connect(("127.0.0.1", port)).expect("PostgreSQL runs");
                let _ = (client.set_nodelay(true), server.set_nodelay(true));
                let clone = |stream: &TcpStream| stream.try_clone().expect("a handle");
                open.lock().expect("nobody panics here").extend([clone(&client), clone(&server)]);
                let (mut from, mut to) = (clone(&server), clone(&client));
                std::thread::spawn(move || std::io::copy(&mut from, &mut to));
                let (left, report) = (Arc::clone(&left), report.clone());
                std::thread::spawn(move || pass(client, server, &left, &report));
            }
        });
        gate
    }

    /// Forwards this many further messages.
    fn allow(&self, messages: u64) {
        while self.reached.try_recv().is_ok() {}
        self.left.store(messages, SeqCst);
    }

    fn cut(&self) {
        let open = std::mem::take(&mut *self.open.lock().expect("nobody panics here"));
        open.iter().for_each(|stream| drop(stream.shutdown(Shutdown::Both)));
    }
}

fn pass(mut from: TcpStream, mut to: TcpStream, left: &AtomicU64, report: &mpsc::Sender<()>) {
    let mut bytes = [0; 64 * 1024];
    while let Ok(length @ 1..) = from.read(&mut bytes) {
        if left.fetch_update(SeqCst, SeqCst, |left| left.checked_sub(1)).is_err() {
            let _ = report.send(());
            return;
        }
        if to.write_all(&bytes[..length]).is_err() {
            return;
        }
    }
}

/// Returns SQL that creates a database of version 6 with the rows of a backup. The tables have the
/// columns of that version, in the same order.
fn old_database() -> String {
    let mut sql = String::new();
    for step in ["0001_tables", "0002_chances", "0003_hooks", "0004_pulse", "0005_lists", "0006_nonces"] {
        sql += &fs::read_to_string(fixture("../migrations").join(format!("{step}.sql"))).expect("a step");
    }
    sql += "CREATE TABLE highball (version BIGINT NOT NULL); INSERT INTO highball (version) VALUES (6);\n";
    for line in text(&unpacked("releases/before-0.1.0/backup.txt.gz")).lines() {
        let row: Value = serde_json::from_str(line).expect("JSON");
        for table in ["games", "journal", "members", "people", "logins", "keys", "maps"] {
            let Some(cells) = row[table].as_array() else { continue };
            let cell = |cell: &Value| match cell.as_str() {
                Some(text) => format!("'{}'", text.replace('\'', "''")),
                None => cell.to_string(),
            };
            let cells: Vec<String> = cells.iter().map(cell).collect();
            let _ = writeln!(sql, "INSERT INTO {table} VALUES ({});", cells.join(", "));
        }
    }
    sql
}

#[test]
fn killed_migrations_of_postgres_are_whole_or_nothing() {
    let Some(postgres) = Postgres::start() else { return };
    let folder = Folder::new("migrations-postgres");
    let psql = |url: &str, arguments: &[&str]| {
        let mut command = Command::new(postgres.programs.join("psql"));
        command.args(["--quiet", "--no-psqlrc", "--tuples-only", "--no-align", "--set", "ON_ERROR_STOP=1"]);
        let output = command.args(["--dbname", url]).args(arguments).output().expect("psql runs");
        assert!(output.status.success(), "{}", text(&output.stderr));
        text(&output.stdout).trim().to_string()
    };
    let old = postgres.database("old");
    let file = folder.0.join("old.sql");
    fs::write(&file, old_database()).expect("it can be written");
    psql(&old, &["--file", file.to_str().expect("text")]);
    let every = postgres.database("every");
    let fresh = |name: &str| {
        psql(&every, &["--command", &format!("DROP DATABASE IF EXISTS {name}")]);
        psql(&every, &["--command", &format!("CREATE DATABASE {name} TEMPLATE old")]);
        format!("postgres://highball@127.0.0.1:{}/{name}", postgres.port)
    };
    let run = |arguments: &[&str], url: &str| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_highball"));
        command.args(arguments).env("HIGHBALL_DATABASE", url).output().expect("the program runs")
    };
    let hashes = json("releases/before-0.1.0/contents.json")["hashes"].clone();
    let game = hashes.as_object().and_then(|games| games.keys().next()).expect("a finished game");
    let whole = |url: &str, stage: u64| {
        let upgraded = run(&UPGRADE, url);
        assert!(upgraded.status.success(), "after a kill before message {stage}: {}", text(&upgraded.stderr));
        let exported = run(&["export", game], url);
        assert!(exported.status.success(), "after a kill before message {stage}: {}", text(&exported.stderr));
        exported.stdout
    };
    let version = "SELECT version, to_regclass('bus_key') IS NULL FROM highball";
    let first = fresh("first");
    let before = psql(&first, &["--command", version]);
    let expected = whole(&first, 0);
    let after = psql(&first, &["--command", version]);
    assert_ne!(before, after);
    let gate = Gate::to(postgres.port);
    let (mut url, mut kills) = (fresh("killed"), 0);
    for stage in 0.. {
        gate.allow(stage);
        let mut command = Command::new(env!("CARGO_BIN_EXE_highball"));
        command.args(UPGRADE).stdout(Stdio::null()).stderr(Stdio::null());
        let through = url.replace(&format!(":{}/", postgres.port), &format!(":{}/", gate.port));
        let mut child = command.env("HIGHBALL_DATABASE", through).spawn().expect("the program starts");
        let ended = loop {
            if gate.reached.recv_timeout(std::time::Duration::from_millis(5)).is_ok() {
                break None;
            }
            if let Some(status) = child.try_wait().expect("it can be asked") {
                break Some(status);
            }
        };
        let _ = child.kill();
        let _ = child.wait();
        gate.cut();
        if let Some(status) = ended {
            assert!(status.success(), "{status}");
            break;
        }
        kills += 1;
        let found = psql(&url, &["--command", version]);
        assert!([&before, &after].contains(&&found), "half an upgrade after a kill before message {stage}: {found}");
        if stage.is_multiple_of(RETRY) || found == after {
            assert!(whole(&url, stage) == expected, "another game after a kill before message {stage}");
            url = fresh("killed");
        }
    }
    println!("{kills} kills");
    assert!(kills >= KILLS, "an upgrade sends many statements, but was killed only {kills} times");
}
