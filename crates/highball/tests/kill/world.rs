//! Tables on one server that is killed repeatedly.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::SeqCst};
use std::time::{Duration, Instant};

use dealer::Stream;
use serde_json::{Value, json};

use crate::kill::player::{Checks, Player, Record, Stop};
use crate::kill::wire::{Server, ask};

/// The tables: an edition, and the bots that play with two people.
const TABLES: [(&str, &[&str]); 4] =
    [("usa-classic", &["greedy"]), ("germany", &[]), ("usa-new", &[]), ("legends", &["random"])];
/// Time bank of each player.
const RESERVE_S: u64 = 60 * 60;
/// Maximum lifetime of a server before it is killed, in milliseconds.
pub const LIFE_MS: usize = 260;
/// A lifetime long enough for the server to accept some answers.
pub const LONG_LIFE: Duration = Duration::from_millis(2000);
/// Maximum number of sockets for the rest of a game; each may send only a limited number of messages.
const SOCKETS: usize = 100;

/// A deliberate fault, to prove that the test detects it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Fault {
    None,
    /// Everything accepted during one server's lifetime is lost afterwards, as if it had been
    /// reported before it was saved.
    Forgets,
    /// The server applies an answer that its player has not sent.
    Invents,
}

/// The results of a run.
#[derive(Clone, Copy, Default, Debug)]
pub struct Report {
    pub kills: u64,
    pub answers: u64,
    pub games: u64,
    pub checks: Checks,
}

pub struct Table {
    pub people: [Player; 2],
    /// The largest number of inputs reported to anyone.
    pub most: AtomicU64,
}

/// A folder for the data file and its companions, removed on drop.
pub struct Folder(pub PathBuf);

impl Folder {
    pub fn new(name: &str) -> Folder {
        let folder = std::env::temp_dir().join(format!("highball-kill-{}-{name}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder can be made");
        Folder(folder)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// Sends a request to a server that is not killed before it answers.
pub fn asked(address: &str, cookie: &str, method: &str, path: &str, body: &Value) -> (Value, String) {
    let (status, set, text) = ask(address, cookie, method, path, body).expect("the server runs");
    assert!(status < 300, "{method} {path}: {text}");
    (serde_json::from_str(&text).unwrap_or(Value::String(text)), set)
}

impl Table {
    pub fn begin(address: &str, number: usize, luck: &mut Stream) -> Table {
        let (edition, bots) = TABLES[number % TABLES.len()];
        let [ada, bob] =
            ["Ada", "Bob"].map(|name| asked(address, "", "POST", "/api/people", &json!({ "name": name })).1);
        let mut seats = vec![json!({ "me": {} }), json!("open")];
        seats.extend(bots.iter().map(|bot| json!({ "bot": { "bot": bot } })));
        // Bots wait a while if something can be undone, so tables with bots do not allow undo.
        let undo = bots.is_empty();
        // Nobody needs nearly as much time.
        let pace = json!({ "live": { "reserve_s": RESERVE_S, "per_move_s": 0 } });
        let table = json!({ "edition": edition, "seats": seats, "undo": undo, "pace": pace });
        let made = asked(address, &ada, "POST", "/api/tables", &table).0;
        let id = made["id"].as_str().expect("an id").to_string();
        asked(address, &bob, "POST", &format!("/api/tables/{id}/seats/1/sit"), &Value::Null);
        asked(address, &bob, "POST", "/api/ready", &json!({ "table": id, "ready": true }));
        asked(address, &ada, "POST", &format!("/api/tables/{id}/start"), &Value::Null);
        let mut player =
            |name, cookie, seat| Player::new(name, cookie, id.clone(), seat, undo, Stream::new(luck.next_u64()));
        Table { people: [player("Ada", ada, 0), player("Bob", bob, 1)], most: AtomicU64::new(0) }
    }

    pub fn is_over(&self) -> bool {
        self.people.iter().all(|player| player.over)
    }

    /// Checks a finished game: the record is complete, and contains exactly what was accepted.
    pub fn settle(&mut self, address: &str) -> Result<Report, String> {
        let path = format!("/api/tables/{}/record", self.people[0].table);
        let (status, _, text) = ask(address, "", "GET", &path, &Value::Null).expect("the server runs");
        if status >= 300 {
            return Err(format!("the game was over and is not: {text}"));
        }
        let verdict = asked(address, "", "POST", "/api/verify", &json!({ "text": text })).0;
        if verdict["holds"] != true || verdict["seed_checked"] != true {
            return Err(format!("the record does not hold: {verdict}"));
        }
        let record = Record::read(&text);
        let mut report = Report { games: 1, ..Report::default() };
        for player in &mut self.people {
            match player.settle(address, &record) {
                Ok(()) => {}
                Err(Stop::Broken(what)) => return Err(what),
                Err(_) => return Err("the server is gone".to_string()),
            }
        }
        report.add_of(self);
        Ok(report)
    }
}

impl Report {
    fn add_of(&mut self, table: &Table) {
        for player in &table.people {
            self.answers += player.accepted_in_all();
            self.checks.add(&player.checks);
        }
    }

    pub fn add(&mut self, other: &Report) {
        self.kills += other.kills;
        self.answers += other.answers;
        self.games += other.games;
        self.checks.add(&other.checks);
    }
}

/// Runs one server: everyone plays until it is killed. Returns a broken guarantee, if any.
fn life(server: &mut Server, tables: &mut [Table], life: Duration, patient: bool) -> Vec<String> {
    let enough = AtomicBool::new(false);
    let address = server.address.clone();
    std::thread::scope(|scope| {
        let mut threads = Vec::new();
        for Table { people, most } in tables {
            for player in people.iter_mut().filter(|player| !player.over) {
                let (address, most, enough) = (&address, &*most, &enough);
                player.patient = patient;
                threads.push(scope.spawn(move || player.live(address, most, enough)));
            }
        }
        let begun = Instant::now();
        while begun.elapsed() < life && !enough.load(SeqCst) {
            std::thread::sleep(Duration::from_millis(1));
        }
        server.kill();
        let stops = threads.into_iter().map(|thread| thread.join().expect("a player does not panic"));
        stops.filter_map(|stop| if let Stop::Broken(what) = stop { Some(what) } else { None }).collect()
    })
}

/// Returns the data file with SQLite's companion file.
fn files(data: &Path) -> [PathBuf; 2] {
    ["", "-wal"].map(|end| PathBuf::from(format!("{}{end}", data.display())))
}

pub fn contents(data: &Path) -> Vec<Option<Vec<u8>>> {
    files(data).iter().map(|file| fs::read(file).ok()).collect()
}

pub fn put_back(data: &Path, contents: Vec<Option<Vec<u8>>>) {
    for (file, bytes) in files(data).iter().zip(contents) {
        match bytes {
            Some(bytes) => fs::write(file, bytes).expect("it can be written"),
            None => drop(fs::remove_file(file)),
        }
    }
    let _ = fs::remove_file(format!("{}-shm", data.display()));
}

/// Kills this many servers; returns the results or the broken guarantee.
pub fn run(name: &str, kills: u64, seed: u64, fault: Fault, progress: impl Fn()) -> Result<Report, String> {
    let folder = Folder::new(name);
    let data = folder.0.join("highball.db");
    let mut luck = Stream::new(seed);
    let mut server = Server::start(&data);
    let mut made = TABLES.len();
    let mut tables: Vec<Table> = (0..made).map(|number| Table::begin(&server.address, number, &mut luck)).collect();
    let mut report = Report::default();
    while report.kills < kills {
        // Cause the fault in the middle of the run, when there are answers to lose.
        let before = (fault == Fault::Forgets && report.kills == kills / 2).then(|| contents(&data));
        let long = if before.is_some() { LONG_LIFE } else { Duration::from_millis(luck.below(LIFE_MS) as u64) };
        let broken = life(&mut server, &mut tables, long, before.is_none());
        report.kills += 1;
        progress();
        if let Some(first) = broken.into_iter().next() {
            return Err(format!("after {} kills, seed {seed}: {first}", report.kills));
        }
        if let Some(before) = before {
            put_back(&data, before);
        }
        server = Server::start(&data);
        if fault == Fault::Invents && report.kills == kills / 2 {
            tables.iter_mut().for_each(|table| invent(&server.address, table));
        }
        for table in tables.iter_mut().filter(|table| table.is_over()) {
            report.add(&table.settle(&server.address)?);
            *table = Table::begin(&server.address, made, &mut luck);
            made += 1;
        }
    }
    // Play unfinished games to their end, on a server that is not killed.
    let failed = AtomicBool::new(false);
    std::thread::scope(|scope| {
        let mut threads = Vec::new();
        for Table { people, most } in &mut tables {
            for player in people.iter_mut().filter(|player| !player.over) {
                let (address, most, failed) = (&server.address, &*most, &failed);
                threads.push(scope.spawn(move || finish(address, player, most, failed)));
            }
        }
        threads.into_iter().try_for_each(|thread| thread.join().expect("a player does not panic"))
    })?;
    for table in &mut tables {
        report.add(&table.settle(&server.address)?);
    }
    Ok(report)
}

/// Plays to the end of the game, with as many sockets as needed, or until any player has found a
/// fault and stopped.
pub fn finish(address: &str, player: &mut Player, most: &AtomicU64, failed: &AtomicBool) -> Result<(), String> {
    player.patient = false;
    for _ in 0..SOCKETS {
        match player.live(address, most, &AtomicBool::new(false)) {
            Stop::Over => return Ok(()),
            Stop::Killed if failed.load(SeqCst) => return Ok(()),
            Stop::Killed => {}
            Stop::Broken(what) => {
                failed.store(true, SeqCst);
                return Err(what);
            }
        }
    }
    Err(format!("{} does not come to the end of the game", player.name))
}

/// Sends an answer in a player's name, without the player's knowledge.
fn invent(address: &str, table: &mut Table) {
    for player in &mut table.people {
        let path = format!("/api/tables/{}/seats/{}/game", player.table, player.seat);
        let seeing = asked(address, &player.cookie, "GET", &path, &Value::Null).0;
        if let (Some(at), Some(action)) = (seeing["at"].as_u64(), seeing["choices"].get(0)) {
            let act = json!({ "table": player.table, "seat": player.seat, "at": at, "action": action });
            asked(address, &player.cookie, "POST", "/api/act", &act);
            return;
        }
    }
}
