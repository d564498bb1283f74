//! `highball load`: plays thousands of games on a real server, and measures response times.

mod client;
mod compare;
mod figures;
mod game;
mod machine;

use std::array;
use std::collections::VecDeque;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use clap::Args;
use futures_util::StreamExt;
use futures_util::stream;
use indicatif::ProgressBar;
use tokio::runtime::Runtime;
use tokio::sync::mpsc;
use tokio::task::JoinHandle;

use crate::fail::Failed;
use figures::{Figures, shown, sync_times};
use game::{LoadGame, SEATS};
use machine::Machine;

/// Maximum number of clients that start games or create tables concurrently before a measurement.
const AT_ONCE: usize = 32;
/// Interval at which moves are issued.
const TICK: Duration = Duration::from_millis(2);
/// Number of disk syncs measured before the load test.
const SYNCS: usize = 100;
/// Interval between disk syncs during the load test.
const SYNC_EVERY: Duration = Duration::from_millis(100);

/// Put a server under load and measure it.
///
/// Starts a server with a new data file and seats four people in every game. Each person has a
/// socket and makes random moves. Only acknowledged moves are counted; these are already on disk.
#[derive(Args)]
pub struct Load {
    /// Number of four-player games
    #[arg(long, default_value_t = 200)]
    games: usize,
    /// Moves per second in all games together; 0 for as many as possible
    #[arg(long, default_value_t = 40)]
    rate: u32,
    /// Length of the measurement in seconds
    #[arg(long, default_value_t = 20)]
    seconds: u64,
    /// Cut all sockets simultaneously at the end, and measure the time until all have reconnected
    #[arg(long)]
    cut: bool,
    /// Instead of a load test, measure how long servers with N and with 100 tables take to list
    /// tables, create a table and make a move
    #[arg(long, value_name = "N", conflicts_with_all = ["games", "rate", "seconds", "cut", "address", "nodes"])]
    tables: Option<usize>,
    /// Start a cluster of N nodes, each on a core of its own, instead of a server with an SQLite file
    #[arg(long, value_name = "N", requires = "database", conflicts_with = "address",
        value_parser = clap::value_parser!(u16).range(1..=64))]
    nodes: Option<u16>,
    /// PostgreSQL database of the nodes
    #[arg(long, value_name = "URL", requires = "nodes")]
    database: Option<String>,
    /// Address of a running server to test instead of a new one, such as 127.0.0.1:7878; repeat it
    /// for each node of a cluster, to give all nodes equal numbers of games
    #[arg(long, value_name = "ADDR")]
    address: Vec<SocketAddr>,
    /// Connect the players of each game to different nodes
    #[arg(long)]
    spread: bool,
    /// Data folder of the server, on the disk to measure [default: the system's temporary folder]
    #[arg(long, value_name = "DIR")]
    folder: Option<PathBuf>,
}

pub fn run(arguments: &Load) -> Result<(), Failed> {
    let folder = arguments.folder.clone().unwrap_or_else(std::env::temp_dir);
    if let Some(tables) = arguments.tables {
        return compare::run(&folder, tables);
    }
    let machines = machines(arguments, &folder)?;
    if !machines.is_empty() {
        let apart = machine::step_aside(machines.len());
        println!("Server and generator {} separate cores.", if apart { "have" } else { "do not have" });
    }
    let unsynced = |error: std::io::Error| Failed::unwritten(&folder, &error);
    let mut quiet = sync_times(&folder, SYNCS, Duration::ZERO).map_err(unsynced)?;
    println!("fdatasync of 4 KiB before: {}", shown(&mut quiet));
    let own = machines.iter().map(|machine| machine.address);
    let nodes: Vec<SocketAddr> = arguments.address.iter().copied().chain(own).collect();
    let runtime = runtime(nodes.len())?;
    let probe = std::thread::spawn({
        let times = (arguments.seconds as usize * 1000) / SYNC_EVERY.as_millis() as usize;
        move || sync_times(&folder, times, SYNC_EVERY)
    });
    runtime.block_on(under_load(arguments, &nodes, &machines)).map_err(|what| Failed::plain(format!("{what}.")))?;
    if let Ok(Ok(mut during)) = probe.join() {
        println!("fdatasync of 4 KiB meanwhile: {}", shown(&mut during));
    }
    Ok(())
}

/// Starts the servers to test, unless they are already running.
fn machines(arguments: &Load, folder: &Path) -> Result<Vec<Machine>, Failed> {
    match (&arguments.database, arguments.nodes) {
        (Some(database), Some(nodes)) => (0..nodes.into()).map(|core| Machine::join(database, core)).collect(),
        _ if arguments.address.is_empty() => Ok(vec![Machine::start(folder)?]),
        _ => Ok(Vec::new()),
    }
}

/// Creates a runtime with one thread for each server under test.
fn runtime(servers: usize) -> Result<Runtime, Failed> {
    use tokio::runtime::Builder;
    let mut builder = if servers > 1 { Builder::new_multi_thread() } else { Builder::new_current_thread() };
    let runtime = builder.worker_threads(servers).enable_all().build();
    runtime.map_err(|error| Failed::plain(format!("Cannot start a runtime: {error}.")))
}

fn tell_memory(machines: &[Machine], when: &str) {
    for (now, most) in machines.iter().filter_map(Machine::memory) {
        println!("server memory {when}: {now} MB, at most {most} MB");
    }
}

/// Returns the processor time that all servers have used.
fn processor_time(machines: &[Machine]) -> Duration {
    machines.iter().filter_map(Machine::processor_time).sum()
}

async fn under_load(arguments: &Load, nodes: &[SocketAddr], machines: &[Machine]) -> Result<(), String> {
    let begun = Instant::now();
    let bar = ProgressBar::new(arguments.games as u64);
    let step = usize::from(arguments.spread);
    let begin = |number| LoadGame::begin(number, array::from_fn(|seat| nodes[(number + step * seat) % nodes.len()]));
    let mut beginning = stream::iter((0..arguments.games).map(begin)).buffer_unordered(AT_ONCE);
    let mut games = Vec::new();
    while let Some(game) = beginning.next().await {
        games.push(game?);
        bar.inc(1);
    }
    bar.finish_and_clear();
    let sockets = arguments.games * SEATS;
    println!("{} games, {sockets} sockets, ready after {:.1} s", arguments.games, begun.elapsed().as_secs_f64());
    tell_memory(machines, "before the first move");
    let figures: Arc<Mutex<Figures>> = Arc::default();
    let (begun, used) = (Instant::now(), processor_time(machines));
    let games = moves(arguments, games, &figures).await?;
    let (over, used) = (begun.elapsed(), processor_time(machines) - used);
    print!("{}", figures.lock().expect("nobody panics").text(over));
    if !machines.is_empty() {
        let moves = figures.lock().expect("nobody panics").moves().max(1);
        println!("processor time of the servers: {:.3} ms per move", used.as_secs_f64() * 1e3 / moves as f64);
    }
    tell_memory(machines, "under load");
    if arguments.cut {
        let back = cut(games).await?;
        println!("all {sockets} sockets cut at once are back after {:.1} s", back.as_secs_f64());
        tell_memory(machines, "with all back");
    }
    Ok(())
}

/// Makes moves at the requested rate, in games that have completed their previous move.
async fn moves(arguments: &Load, games: Vec<LoadGame>, figures: &Arc<Mutex<Figures>>) -> Result<Vec<LoadGame>, String> {
    let (ready, mut idle) = mpsc::unbounded_channel();
    let mut gos = vec![None; games.len()];
    let mut tasks: Vec<JoinHandle<Result<LoadGame, String>>> = Vec::new();
    for game in games {
        let number = game.number;
        let (go, told) = mpsc::unbounded_channel();
        gos[number] = Some(go);
        tasks.push(tokio::spawn(game.play(told, ready.clone(), Arc::clone(figures))));
    }
    drop(ready);
    let (begun, whole) = (Instant::now(), Duration::from_secs(arguments.seconds));
    let (mut waiting, mut sent) = (VecDeque::new(), 0u64);
    let mut ticks = tokio::time::interval(TICK);
    while begun.elapsed() < whole {
        ticks.tick().await;
        while let Ok(number) = idle.try_recv() {
            waiting.push_back(number);
        }
        let due = match arguments.rate {
            0 => u64::MAX,
            rate => (begun.elapsed().as_secs_f64() * f64::from(rate)) as u64,
        };
        while sent < due
            && let Some(number) = waiting.pop_front()
        {
            let _ = gos[number].as_ref().map(|go: &mpsc::UnboundedSender<()>| go.send(()));
            sent += 1;
        }
    }
    drop(gos);
    let mut games = Vec::new();
    for task in tasks {
        games.push(task.await.map_err(|error| error.to_string())??);
    }
    Ok(games)
}

/// Cuts all sockets simultaneously; returns the time until every seat has received the state of its
/// game again.
async fn cut(mut games: Vec<LoadGame>) -> Result<Duration, String> {
    games.iter_mut().for_each(LoadGame::cut);
    let begun = Instant::now();
    let back = games.into_iter().map(|mut game| tokio::spawn(async move { game.connect().await }));
    for task in back.collect::<Vec<_>>() {
        task.await.map_err(|error| error.to_string())??;
    }
    Ok(begun.elapsed())
}
