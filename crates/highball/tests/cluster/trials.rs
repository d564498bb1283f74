//! Games on three nodes, with one fault after another.

use std::fmt;
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering::SeqCst};
use std::sync::{Mutex, RwLock};
use std::time::{Duration, Instant};

use dealer::Stream;
use serde_json::{Value, json};

use super::nats::NatsServer;
use super::nodes::Node;
use super::postgres::Postgres;
use crate::kill::player::{Player, Stop};
use crate::kill::wire::ask;
use crate::kill::world::{self, Table};

const NODES: usize = 3;
const TABLES: usize = 6;
/// Time that a player waits for a message before trying another node.
const PATIENCE: Duration = Duration::from_millis(1_500);
/// Time before each answer, so that clusters on one machine do not take each other's processor time.
const THINKING: Duration = Duration::from_millis(150);
/// Time limit for the next move in every game after a fault.
const AGAIN: Duration = Duration::from_secs(15);
/// Time for which a node is paused or cut off. It is longer than the lease.
const LONG: Duration = Duration::from_millis(4_500);
/// Time for which the database or the bus is down.
const DOWN: Duration = Duration::from_secs(2);
/// Number of seconds by which a wall clock is wrong. It is longer than the time that players have.
const WRONG_S: i64 = 2 * 60 * 60;
/// Time for which a clock is wrong in each direction. It is longer than the interval between checks for expired clocks.
const WRONG_FOR: Duration = Duration::from_millis(2_500);
/// Time during which games run undisturbed before and after a fault, in milliseconds.
const QUIET_MS: u64 = 200;

/// A fault that happens to a node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    Killed,
    /// Paused beyond its lease.
    Paused,
    /// Shut down in an orderly way and restarted.
    Restarted,
    /// Cut off from its database.
    Cut,
    /// Its wall clock is first set ahead, then back, and then right.
    Clock,
    /// The database crashes, and starts again after a while.
    Database,
    /// The NATS server is killed, and starts again after a while.
    Bus,
}

impl Fault {
    /// The faults that can happen without a NATS server.
    pub const ALL: [Fault; 6] =
        [Fault::Killed, Fault::Paused, Fault::Restarted, Fault::Cut, Fault::Clock, Fault::Database];

    pub fn random(kinds: &[Fault], count: usize, seed: u64) -> Vec<Fault> {
        let mut luck = Stream::new(seed);
        (0..count).map(|_| kinds[luck.below(kinds.len())]).collect()
    }
}

/// Returns a number that no other call returns.
pub fn next() -> u32 {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    NEXT.fetch_add(1, SeqCst)
}

/// The results of a run.
#[derive(Default)]
pub struct Report {
    pub answers: u64,
    games: u64,
    /// Milliseconds until each game moved again, by fault.
    again: Vec<(Fault, Vec<u64>)>,
}

impl fmt::Display for Report {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (answers, games) = (self.answers, self.games);
        writeln!(out, "{answers} answers in {games} games: 0 lost, 0 doubled, 0 announced before they were stored")?;
        for fault in Fault::ALL.into_iter().chain([Fault::Bus]) {
            let trials = self.again.iter().filter(|(of, _)| *of == fault).count();
            let all = self.again.iter().filter(|(of, _)| *of == fault).flat_map(|(_, times)| times.clone());
            let mut all: Vec<u64> = all.collect();
            all.sort_unstable();
            let at = |share: usize| all.get((all.len() * share / 100).min(all.len().saturating_sub(1))).copied();
            if let (Some(p50), Some(p99), Some(most)) = (at(50), at(99), all.last()) {
                writeln!(out, "{fault:?}: {trials} trials; moving again p50 {p50} ms, p99 {p99} ms, all {most} ms")?;
            }
        }
        Ok(())
    }
}

/// The servers that all nodes share.
#[derive(Clone, Copy)]
pub struct Shared<'a> {
    pub postgres: &'a Postgres,
    pub nats: Option<&'a NatsServer>,
}

/// The addresses of the nodes that are available.
struct Board([RwLock<Option<String>>; NODES]);

impl Board {
    fn set(&self, node: usize, address: Option<&str>) {
        *self.0[node].write().expect("nobody panics here") = address.map(str::to_string);
    }

    /// Returns the wanted node if it is available, or else another one.
    fn get(&self, wanted: usize) -> Option<String> {
        (0..NODES).find_map(|step| self.0[(wanted + step) % NODES].read().expect("nobody panics here").clone())
    }
}

/// The state of a game that its players share.
struct Game<'a> {
    /// The largest number of inputs reported to anyone.
    most: &'a AtomicU64,
    is_over: AtomicBool,
}

/// Plays until the game is over or the round ends, switching from node to node.
fn play(player: &mut Player, game: &Game<'_>, board: &Board, mut node: usize) -> Option<String> {
    player.patient = false;
    player.patience = PATIENCE;
    player.thinking = THINKING;
    while !player.over && !player.stop.load(SeqCst) {
        let Some(address) = board.get(node) else { continue };
        match player.live(&address, game.most, &AtomicBool::new(false)) {
            Stop::Broken(what) => return Some(what),
            Stop::Over => game.is_over.store(true, SeqCst),
            Stop::Killed => {
                node += 1;
                std::thread::sleep(Duration::from_millis(20));
            }
        }
    }
    None
}

/// Makes a node fail, waits until all games move again, and repairs the node.
fn trial(
    fault: Fault,
    at: usize,
    node: &mut Node,
    board: &Board,
    games: &[Game<'_>],
    Shared { postgres, nats }: Shared<'_>,
) -> Result<Vec<u64>, String> {
    let down = |stop: &dyn Fn(), start: &dyn Fn()| {
        stop();
        std::thread::sleep(DOWN);
        start();
    };
    match fault {
        Fault::Database => down(&|| postgres.crash(), &|| postgres.start_again()),
        Fault::Bus => nats.into_iter().for_each(|nats| down(&|| nats.kill(), &|| nats.start_again())),
        Fault::Killed | Fault::Paused | Fault::Restarted | Fault::Cut | Fault::Clock => {}
    }
    let before: Vec<u64> = games.iter().map(|game| game.most.load(SeqCst)).collect();
    let begun = Instant::now();
    match fault {
        Fault::Killed => {
            board.set(at, None);
            node.kill();
        }
        Fault::Paused => {
            node.pause(true);
            board.set(at, None);
        }
        Fault::Cut => node.cut(true),
        Fault::Clock => node.set_clock(WRONG_S),
        Fault::Restarted => {
            // A load balancer would stop sending people to this node, which then hands its tables
            // over.
            board.set(at, None);
            node.ask_to_stop();
        }
        Fault::Database | Fault::Bus => {}
    }
    let mut again: Vec<Option<u64>> = vec![None; games.len()];
    while again.contains(&None) && begun.elapsed() < AGAIN {
        for ((game, before), again) in games.iter().zip(&before).zip(&mut again) {
            if again.is_none() && (game.most.load(SeqCst) != *before || game.is_over.load(SeqCst)) {
                *again = Some(begun.elapsed().as_millis() as u64);
            }
        }
        std::thread::sleep(Duration::from_millis(2));
    }
    if matches!(fault, Fault::Paused | Fault::Cut) {
        std::thread::sleep(LONG.saturating_sub(begun.elapsed()));
    }
    match fault {
        Fault::Killed => node.start_again(),
        Fault::Restarted => {
            node.wait();
            node.start_again();
        }
        Fault::Paused => node.pause(false),
        Fault::Cut => node.cut(false),
        Fault::Clock => {
            std::thread::sleep(WRONG_FOR);
            node.set_clock(-WRONG_S);
            std::thread::sleep(WRONG_FOR);
            node.set_clock(0);
        }
        Fault::Database | Fault::Bus => {}
    }
    board.set(at, Some(node.address()));
    let times: Option<Vec<u64>> = again.into_iter().collect();
    times.ok_or_else(|| format!("a game does not move again within {AGAIN:?}"))
}

/// Runs one round: everybody plays, and one node fails.
fn round(
    fault: Fault,
    at: usize,
    nodes: &mut [Node],
    tables: &mut [Table],
    board: &Board,
    shared: Shared<'_>,
) -> Result<Vec<u64>, String> {
    let broken: Mutex<Vec<String>> = Mutex::default();
    let stops: Vec<_> = tables.iter().flat_map(|table| table.people.iter().map(|player| player.stop.clone())).collect();
    stops.iter().for_each(|stop| stop.store(false, SeqCst));
    let (games, people): (Vec<Game<'_>>, Vec<_>) = tables
        .iter_mut()
        .map(|Table { people, most }| (Game { most, is_over: AtomicBool::new(false) }, people))
        .unzip();
    let again = std::thread::scope(|scope| {
        for (number, (game, people)) in games.iter().zip(people).enumerate() {
            for (seat, player) in people.iter_mut().enumerate() {
                let broken = &broken;
                scope.spawn(move || {
                    let found = play(player, game, board, number + seat);
                    broken.lock().expect("nobody panics here").extend(found);
                });
            }
        }
        std::thread::sleep(Duration::from_millis(QUIET_MS));
        let again = trial(fault, at, &mut nodes[at], board, &games, shared);
        std::thread::sleep(Duration::from_millis(QUIET_MS));
        stops.iter().for_each(|stop| stop.store(true, SeqCst));
        again
    });
    let broken = broken.into_inner().expect("nobody panics here");
    match broken.into_iter().next() {
        Some(what) => Err(what),
        None => again,
    }
}

/// Plays a game to its end, each player on their own node, and checks it.
fn end(mut table: Table, nodes: [String; 2]) -> Result<world::Report, String> {
    let (most, failed) = (&table.most, &AtomicBool::new(false));
    std::thread::scope(|scope| {
        let threads = table.people.iter_mut().zip(&nodes).map(|(player, address)| {
            player.stop.store(false, SeqCst);
            player.thinking = Duration::ZERO;
            scope.spawn(move || world::finish(address, player, most, failed))
        });
        let threads: Vec<_> = threads.collect();
        threads.into_iter().try_for_each(|thread| thread.join().expect("a player does not panic"))
    })?;
    table.settle(&nodes[0])
}

/// Applies these faults to three nodes, which may also have a planted fault; returns the results or the broken
/// guarantee.
pub fn run(
    shared: Shared<'_>,
    database: &str,
    faults: &[Fault],
    seed: u64,
    planted: &'static str,
    progress: impl Fn(),
) -> Result<Report, String> {
    shared.postgres.database(database);
    let mut luck = Stream::new(seed);
    let bus = shared.nats.map(NatsServer::url);
    let start = |_| Node::start(shared.postgres, database, planted, bus.as_deref());
    let mut nodes: Vec<Node> = (0..NODES).map(start).collect();
    let board = Board(std::array::from_fn(|at| RwLock::new(Some(nodes[at].address().to_string()))));
    let mut made = 0;
    let mut begin = |nodes: &[Node], luck: &mut Stream| {
        made += 1;
        Table::begin(nodes[made % NODES].address(), made, luck)
    };
    let mut tables: Vec<Table> = (0..TABLES).map(|_| begin(&nodes, &mut luck)).collect();
    let mut report = Report::default();
    for (number, fault) in faults.iter().copied().enumerate() {
        let at = luck.below(NODES);
        let of = |what: String| format!("trial {number}, seed {seed}, {fault:?}: {what}");
        report.again.push((fault, round(fault, at, &mut nodes, &mut tables, &board, shared).map_err(of)?));
        progress();
        for (number, table) in tables.iter_mut().enumerate().filter(|(_, table)| table.is_over()) {
            report.add(&table.settle(nodes[number % NODES].address()).map_err(of)?);
            *table = begin(&nodes, &mut luck);
        }
    }
    // Play unfinished games to their end, on nodes that no longer fail.
    let done: Mutex<Report> = Mutex::default();
    std::thread::scope(|scope| {
        let threads = tables.into_iter().enumerate().map(|(number, table)| {
            let address = |at: usize| nodes[(number + at) % NODES].address();
            let [ada, bob] = [address(0), address(1)].map(str::to_string);
            scope.spawn(|| end(table, [ada, bob]).map(|ended| done.lock().expect("nobody panics here").add(&ended)))
        });
        let threads: Vec<_> = threads.collect();
        threads.into_iter().try_for_each(|thread| thread.join().expect("a player does not panic"))
    })?;
    let done = done.into_inner().expect("nobody panics here");
    (report.answers, report.games) = (report.answers + done.answers, report.games + done.games);
    Ok(report)
}

impl Report {
    fn add(&mut self, other: &world::Report) {
        self.answers += other.answers;
        self.games += other.games;
    }

    /// Adds the results of another cluster.
    pub fn merge(mut self, other: Report) -> Report {
        self.answers += other.answers;
        self.games += other.games;
        self.again.extend(other.again);
        self
    }
}

/// Answers for the seat that must move; returns the number of inputs afterwards.
fn answer(node: &Node, table: &Table, patience: Duration) -> Result<u64, String> {
    let begun = Instant::now();
    loop {
        for player in &table.people {
            let path = format!("/api/tables/{}/seats/{}/game", player.table, player.seat);
            let Ok((200, _, seeing)) = ask(node.address(), &player.cookie, "GET", &path, &Value::Null) else {
                continue;
            };
            let seeing: Value = serde_json::from_str(&seeing).unwrap_or_default();
            let (Some(at), Some(action)) = (seeing["at"].as_u64(), seeing["choices"].get(0)) else { continue };
            let act = json!({ "table": player.table, "seat": player.seat, "at": at, "action": action });
            if let Ok((200, _, accepted)) = ask(node.address(), &player.cookie, "POST", "/api/act", &act) {
                let accepted: Value = serde_json::from_str(&accepted).unwrap_or_default();
                return accepted["inputs"].as_u64().ok_or_else(|| format!("no number of inputs: {accepted}"));
            }
        }
        if begun.elapsed() > patience {
            return Err(format!("no move is accepted within {patience:?}"));
        }
        std::thread::sleep(Duration::from_millis(20));
    }
}

/// Pauses the owner of a table until another node has taken over the table. The former owner must not send outdated
/// messages when it resumes.
pub fn paused_owner(postgres: &Postgres, database: &str, planted: &'static str) -> Result<(), String> {
    postgres.database(database);
    let nodes = [(); 2].map(|()| Node::start(postgres, database, planted, None));
    let table = Table::begin(nodes[0].address(), 1, &mut Stream::new(5));
    answer(&nodes[0], &table, AGAIN)?;
    nodes[0].pause(true);
    // The pause exceeds the lease, so that no pending message tells the paused node about the move.
    std::thread::sleep(LONG);
    let moved = answer(&nodes[1], &table, AGAIN);
    nodes[0].pause(false);
    let moved = moved?;
    let path = format!("/api/tables/{}/seats/0/game", table.people[0].table);
    let begun = Instant::now();
    let seen: Value = loop {
        match ask(nodes[0].address(), &table.people[0].cookie, "GET", &path, &Value::Null) {
            Ok((200, _, text)) => break serde_json::from_str(&text).unwrap_or_default(),
            // The node may have lost its connections to the database.
            _ if begun.elapsed() < AGAIN => std::thread::sleep(Duration::from_millis(20)),
            _ => return Err("the node does not answer again".to_string()),
        }
    };
    match seen["inputs"].as_u64() {
        Some(inputs) if inputs < moved => Err(format!("{inputs} inputs are shown, but {moved} were accepted")),
        _ => answer(&nodes[0], &table, AGAIN).map(|_| ()),
    }
}
