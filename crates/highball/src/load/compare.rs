//! A comparison between a server with many tables and one with few. Requests to the two servers
//! alternate, so that other load on the machine affects both equally.

use std::net::SocketAddr;
use std::path::Path;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use futures_util::{StreamExt, stream};
use indicatif::ProgressBar;
use serde_json::json;

use super::client::Requests;
use super::figures::{Figures, part_of};
use super::game::{LoadGame, SEATS, address};
use super::machine::{self, Machine};
use super::{AT_ONCE, runtime};
use crate::fail::Failed;

/// Number of tables on the smaller server.
const FEW: usize = 100;
/// Maximum number of tables that one person creates to fill a server. Every second table is
/// started.
const EACH: usize = 10;
/// Number of measured games per server.
const GAMES: usize = 20;
/// Number of rounds for each server.
const ROUNDS: usize = 200;
/// Number of requests for the list of tables per round.
const LISTS: usize = 10;
/// Number of tables created per round.
const MADE: usize = 5;
/// Number of moves made per round.
const MOVES: usize = 10;

/// A server with its tables, and the times measured so far.
struct Side {
    machine: Machine,
    tables: usize,
    games: Vec<LoadGame>,
    lists: Vec<Duration>,
    made: Vec<Duration>,
    moves: Mutex<Figures>,
}

pub fn run(folder: &Path, tables: usize) -> Result<(), Failed> {
    let failed = |what: String| Failed::plain(format!("{what}."));
    machine::step_aside(1);
    let runtime = runtime(1)?;
    let mut sides = Vec::new();
    for tables in [FEW, tables] {
        let mut machine = Machine::start(folder)?;
        runtime.block_on(fill(machine.address, tables)).map_err(failed)?;
        if let Some((now, _)) = machine.memory() {
            println!("{tables} tables made: {now} MB");
        }
        // Unused tables stay in memory for some minutes; a restart removes them from memory
        // immediately.
        machine.restart()?;
        sides.push(runtime.block_on(Side::begin(machine, tables)).map_err(failed)?);
    }
    runtime.block_on(measure(&mut sides)).map_err(failed)?;
    tell(sides);
    Ok(())
}

/// Creates this number of public tables, and starts about half of them.
async fn fill(to: SocketAddr, tables: usize) -> Result<(), String> {
    let bar = ProgressBar::new(tables as u64);
    let people = (0..tables.div_ceil(EACH)).map(|number| {
        let bar = bar.clone();
        async move {
            let mut requests = Requests::open(to, to.ip().is_loopback().then(|| address(number))).await?;
            let cookie = requests.person(&format!("Load {number}")).await?;
            for made in 0..EACH.min(tables - number * EACH) {
                let table = make(&mut requests, &cookie).await?;
                if made % 2 == 0 {
                    requests.post(&cookie, &format!("/api/tables/{table}/start"), "").await?;
                }
                bar.inc(1);
            }
            Ok(())
        }
    });
    let mut filling = stream::iter(people).buffer_unordered(AT_ONCE);
    while let Some(filled) = filling.next().await {
        filled.map_err(|what: String| what)?;
    }
    bar.finish_and_clear();
    Ok(())
}

/// Creates a public table for this person and a bot; returns its id.
async fn make(requests: &mut Requests, cookie: &str) -> Result<String, String> {
    let seats = json!([{ "me": {} }, { "bot": { "bot": "random" } }]);
    let table = json!({ "edition": "usa-classic", "seats": seats, "listed": true });
    let (made, _) = requests.post(cookie, "/api/tables", &table.to_string()).await?;
    made["id"].as_str().map(str::to_string).ok_or_else(|| "the server created no table".to_string())
}

impl Side {
    async fn begin(machine: Machine, tables: usize) -> Result<Side, String> {
        let to = machine.address;
        let mut games = Vec::new();
        for number in 0..GAMES {
            games.push(LoadGame::begin(number, [to; SEATS]).await?);
        }
        Ok(Side { machine, tables, games, lists: vec![], made: vec![], moves: Mutex::default() })
    }

    async fn turn(&mut self, round: usize) -> Result<(), String> {
        // Use a separate address in each round, because the server enforces limits per address.
        let from = address(self.tables.div_ceil(EACH) + round);
        let mut requests = Requests::open(self.machine.address, Some(from)).await?;
        for _ in 0..LISTS {
            let begun = Instant::now();
            requests.get("/api/tables").await?;
            self.lists.push(begun.elapsed());
        }
        let cookie = requests.person("Load").await?;
        for _ in 0..MADE {
            let begun = Instant::now();
            make(&mut requests, &cookie).await?;
            self.made.push(begun.elapsed());
        }
        for number in 0..MOVES {
            let game = (round * MOVES + number) % GAMES;
            self.games[game].step(&self.moves).await?;
        }
        Ok(())
    }
}

async fn measure(sides: &mut [Side]) -> Result<(), String> {
    let bar = ProgressBar::new(ROUNDS as u64);
    for round in 0..ROUNDS {
        for side in &mut *sides {
            side.turn(round).await?;
        }
        sides.reverse();
        bar.inc(1);
    }
    bar.finish_and_clear();
    Ok(())
}

fn tell(mut sides: Vec<Side>) {
    sides.sort_by_key(|side| side.tables);
    for side in &sides {
        if let Some((now, most)) = side.machine.memory() {
            println!("{} tables: {now} MB, at most {most} MB", side.tables);
        }
    }
    let times = sides.into_iter().map(|side| {
        let moves = side.moves.into_inner().unwrap_or_default().accepted();
        [side.lists, side.made, moves].map(|mut times| {
            times.sort();
            times
        })
    });
    let times: Vec<[Vec<Duration>; 3]> = times.collect();
    for (what, name) in ["list the tables", "make a table", "move"].into_iter().enumerate() {
        let ms = |side: usize, part| part_of(&times[side][what], part).unwrap_or_default().as_secs_f64() * 1e3;
        let both =
            |part| format!("{:.2} and {:.2} ms, {:.2} times", ms(0, part), ms(1, part), ms(1, part) / ms(0, part));
        println!("{name}: p50 {}; p99 {}", both(50), both(99));
    }
}
