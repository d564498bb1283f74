//! Simulations of several nodes, each determined by one seed. The bus loses, duplicates and
//! reorders messages, or stops delivering between two nodes. Nodes are killed, frozen, restarted
//! and cut off from their store. `HIGHBALL_SEED=N` replays one seed.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use dealer::Stream;
use protocol::{Phase, TableId};
use serde_json::{Value, json};
use server::planted::plant;
use server::service::Caller;
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tokio::time::{Instant, sleep};

use crate::simulation::disk::Disk;
use crate::simulation::guest::{Guest, Memory, Stage};
use crate::simulation::laws::Checks;
use crate::simulation::nodes::Cluster;
use crate::simulation::world::{ask, post};
use crate::simulation::{Fault, add, begun, book, happened, in_paused_time, keep_the_laws, on_all_cores};

/// Number of seeds that the test command plays; `cargo xtask soak nodes` plays more.
const SEEDS: u64 = 24;
/// Maximum number of seeds needed to detect each planted fault.
const SEARCHED: u64 = 200;
/// Number of rounds in the wild stage, each a few seconds long.
const ROUNDS: usize = 10;
/// Time limit for the first move after the last fault.
const AGAIN: Duration = Duration::from_secs(15);
/// Time without changes after which everybody, even slow readers, must know the last state.
const HEALED: Duration = Duration::from_secs(40);
/// Time without changes that is long enough for clocks to expire.
const LONG: Duration = Duration::from_secs(30);
/// Time limit for a revoked key to become known on all nodes.
const REVOKED: Duration = Duration::from_secs(2);

/// Counts of events.
#[derive(Default, Debug)]
struct Tally {
    answers: AtomicU64,
    read: AtomicU64,
    resent: AtomicU64,
    killed: AtomicU64,
    frozen: AtomicU64,
    restarted: AtomicU64,
    storeless: AtomicU64,
    divided: AtomicU64,
    lost: AtomicU64,
    doubled: AtomicU64,
    takeovers: AtomicU64,
    timed_out: AtomicU64,
    hooks: AtomicU64,
    turns: AtomicU64,
    /// The longest time until a game moved again, in milliseconds.
    again_ms: AtomicU64,
}

/// A planted fault, either in the simulated store or, by name, in the server.
#[derive(Clone, Copy, Debug)]
struct Planted(Fault, &'static str);

const HONEST: Planted = Planted(Fault::None, "");

/// Plays one seed. The error names the law that was broken.
fn play(seed: u64, Planted(fault, name): Planted, tally: &Tally) -> Result<u64, String> {
    plant(name);
    let heard = in_paused_time(seed, simulate(seed, fault, tally));
    plant("");
    heard
}

/// A game and its players, some of whom have webhooks.
struct Scene {
    cluster: Cluster,
    table: TableId,
    people: Vec<Caller>,
    checks: Arc<Checks>,
    /// Number of webhook calls by nodes that have ended.
    hooks: u64,
}

type Live = (Option<u8>, Arc<Mutex<Memory>>, JoinHandle<()>);

impl Scene {
    /// Starts a client for each player, and for two spectators. Each client can connect to any
    /// node.
    fn admit(&mut self, seed: u64, secrets: Vec<String>) -> (Vec<watch::Sender<Stage>>, Vec<Live>) {
        let viewers = secrets.into_iter().zip(0u8..).map(|(secret, seat)| (Some(secret), Some(seat)));
        let mut all = (Vec::new(), Vec::new());
        for (number, (secret, seat)) in viewers.chain([(None, None), (None, None)]).enumerate() {
            let memory: Arc<Mutex<Memory>> = Arc::default();
            let (stage, told) = watch::channel(Stage::Wild);
            let guest = Guest {
                seat,
                secret,
                table: self.table.clone(),
                luck: Stream::new(seed * 31 + number as u64),
                ways: self.cluster.ways(),
                at: 0,
                floor: 0,
                stage: told,
                memory: Arc::clone(&memory),
                checks: Arc::clone(&self.checks),
                fault: Fault::None,
                pending: None,
                unheard: 0,
                lines: 0,
            };
            all.0.push(stage);
            all.1.push((seat, memory, tokio::spawn(guest.live())));
        }
        all
    }

    /// Causes one kind of failure for a while.
    async fn disturb(&mut self, luck: &mut Stream, tally: &Tally) {
        let (at, other) = (luck.below(self.cluster.nodes.len()), luck.below(self.cluster.nodes.len()));
        let while_ms = Duration::from_millis(500 + luck.below(7_500) as u64);
        let gate = Arc::clone(&self.cluster.nodes[at].gate);
        match luck.below(7) {
            0 | 1 => {
                add(&tally.killed, 1);
                self.count_hooks(at);
                self.cluster.kill(at);
                sleep(while_ms).await;
                self.cluster.replace(at).await;
            }
            2 => {
                add(&tally.frozen, 1);
                gate.freeze(true);
                sleep(while_ms).await;
                gate.freeze(false);
            }
            3 => {
                add(&tally.storeless, 1);
                gate.lose_store(true);
                sleep(while_ms).await;
                gate.lose_store(false);
            }
            4 => {
                add(&tally.restarted, 1);
                self.count_hooks(at);
                self.cluster.restart(at).await;
            }
            way => {
                add(&tally.divided, 1);
                let (one, two) = (self.cluster.nodes[at].name.clone(), self.cluster.nodes[other].name.clone());
                self.cluster.net.divide(&one, &two);
                if way == 5 {
                    self.cluster.net.divide(&two, &one);
                }
                sleep(while_ms).await;
                self.cluster.net.unite();
            }
        }
    }

    /// Adds the webhook calls of a node that is about to end.
    fn count_hooks(&mut self, at: usize) {
        let counts = &self.cluster.nodes[at].service.shared.counts;
        self.hooks += counts.hooks_called.load(Relaxed) + counts.hooks_failed.load(Relaxed);
    }

    async fn phase(&self) -> Phase {
        self.cluster.disk.table(&self.table, &book()).await.phase
    }

    /// Checks that any node accepts a move soon, now that everything works again.
    async fn moves_again(&self, guests: &[Live], luck: &mut Stream, tally: &Tally) {
        let begun = Instant::now();
        let before = self.cluster.disk.entries(&self.table).await.len();
        let path = |seat: u8| format!("/api/tables/{}/seats/{seat}/game", self.table);
        let node = &self.cluster.nodes[luck.below(self.cluster.nodes.len())];
        while begun.elapsed() < AGAIN {
            for ((caller, (_, memory, _)), seat) in self.people.iter().zip(guests).zip(0u8..) {
                let Ok(seeing) = ask(&node.service, caller, "GET", &path(seat), Value::Null).await else { continue };
                let (Some(at), Some(action)) = (seeing["at"].as_u64(), seeing["choices"].get(0)) else { continue };
                let act = json!({ "table": self.table, "seat": seat, "at": at, "action": action });
                memory.lock().expect("a lock").sent.entry(at).or_default().insert(action.to_string());
                let _ = ask(&node.service, caller, "POST", "/api/act", act).await;
            }
            let is_moved = self.cluster.disk.entries(&self.table).await.len() > before;
            if is_moved || self.phase().await != Phase::Playing {
                tally.again_ms.fetch_max(begun.elapsed().as_millis() as u64, Relaxed);
                return;
            }
            sleep(Duration::from_millis(50)).await;
        }
        self.checks.fail(format!("the game does not move within {AGAIN:?}"));
    }

    /// Checks that no bot still has to move once nothing changes any more.
    async fn bots_have_moved(&self) {
        let table = self.cluster.disk.table(&self.table, &book()).await;
        if table.phase == Phase::Playing && table.bot_to_move().is_some() {
            self.checks.fail("a bot does not move".to_string());
        }
    }

    /// Checks that each turn caused at most one webhook call.
    async fn hooks_called_once(&mut self, tally: &Tally) {
        (0..self.cluster.nodes.len()).for_each(|at| self.count_hooks(at));
        let turns = self.cluster.disk.turns(&self.table, &book()).await;
        add(&tally.hooks, self.hooks);
        add(&tally.turns, turns);
        if self.hooks > turns {
            self.checks.fail(format!("{} webhooks were called for {turns} turns", self.hooks));
        }
    }

    /// Logs a person out on one node, and checks that all nodes have logged that person out.
    async fn logs_out(&self, luck: &mut Stream) {
        let nodes = &self.cluster.nodes;
        let (caller, at) = (&self.people[0], luck.below(nodes.len()));
        let key = caller.key.as_ref().expect("a key").id.clone();
        post(&nodes[at].service, caller, "/api/logout", Value::Null).await;
        sleep(REVOKED).await;
        if let Some(node) = nodes.iter().find(|node| !node.service.is_revoked(&key)) {
            self.checks.fail(format!("{} does not know that a key is revoked", node.name));
        }
    }
}

/// Waits until nothing changes for a while. Then every listening client must know the last state,
/// and bots must have moved.
async fn all_know(scene: &Scene, guests: &[Live], quiet: Duration) {
    let mut before = usize::MAX;
    for _ in 0..40 {
        sleep(quiet).await;
        let now = scene.cluster.disk.entries(&scene.table).await.len();
        if now == before {
            scene.bots_have_moved().await;
            break;
        }
        before = now;
    }
    for (seat, memory, _) in guests {
        let known = memory.lock().expect("a lock").clone();
        scene.checks.heard(&scene.table, *seat, &known).await;
    }
}

async fn simulate(seed: u64, fault: Fault, tally: &Tally) -> Result<u64, String> {
    let mut luck = Stream::new(seed);
    let places = 2 + luck.below(2);
    let cluster = Cluster::new(seed, Disk::new(seed ^ 1, fault), places).await;
    let (table, people) = begun(&cluster.nodes[0].service, &mut luck, "greedy").await;
    for person in people.iter().filter_map(|(caller, _)| caller.person.as_ref()) {
        cluster.disk.add_hook(&person.id).await;
    }
    for node in &cluster.nodes {
        node.service.load_hooks().await;
    }
    sleep(Duration::from_secs(2)).await;
    let checks = Arc::new(Checks::new(Arc::clone(&cluster.disk), book()));
    let (people, secrets) = people.into_iter().unzip();
    let mut scene = Scene { cluster, table, people, checks, hooks: 0 };
    let (stages, guests) = scene.admit(seed, secrets);
    scene.cluster.disk.breaks.store(true, Relaxed);
    scene.cluster.net.is_bad.store(true, Relaxed);
    for _ in 0..ROUNDS {
        sleep(Duration::from_millis(luck.below(4_000) as u64)).await;
        scene.disturb(&mut luck, tally).await;
    }
    scene.cluster.disk.breaks.store(false, Relaxed);
    scene.cluster.net.is_bad.store(false, Relaxed);
    let turn = |now: Stage| {
        stages.iter().for_each(|stage| {
            stage.send_replace(now);
        })
    };
    turn(Stage::Quiet);
    // Half of the seeds check that a lost message does no harm even if no other message follows.
    if seed % 2 == 1 {
        all_know(&scene, &guests, HEALED).await;
    }
    scene.moves_again(&guests, &mut luck, tally).await;
    all_know(&scene, &guests, LONG).await;
    turn(Stage::Over);
    let mut heard = 0;
    for (seat, memory, task) in guests {
        task.await.map_err(|error| error.to_string())?;
        let memory = memory.lock().expect("a lock").clone();
        if let Some(seat) = seat {
            scene.checks.answers(&scene.table, seat, &memory).await;
        }
        scene.checks.chat(&scene.table, &memory).await;
        heard = heard * 31 + memory.heard + memory.acknowledged.len() as u64;
        add(&tally.answers, memory.acknowledged.len() as u64);
        add(&tally.resent, memory.resent);
        add(&tally.read, memory.read);
    }
    scene.hooks_called_once(tally).await;
    scene.logs_out(&mut luck).await;
    let net = &scene.cluster.net;
    add(&tally.lost, net.lost.load(Relaxed));
    add(&tally.doubled, net.doubled.load(Relaxed));
    add(&tally.takeovers, scene.cluster.disk.writers.takeovers());
    let entries = scene.cluster.disk.entries(&scene.table).await;
    let timed_out = entries.iter().filter(|entry| matches!(entry, server::table::entry::TableEntry::TimedOut { .. }));
    add(&tally.timed_out, timed_out.count() as u64);
    let broken = scene.cluster.disk.writers.broken().or(scene.checks.broken());
    broken.map_or(Ok(heard), Err)
}

#[test]
fn several_nodes_keep_the_laws_whatever_fails() {
    let tally = Tally::default();
    let all = keep_the_laws("HIGHBALL_NODE_SEEDS", SEEDS, &tally, |seed| play(seed, HONEST, &tally).err());
    if all >= 40 {
        let counts = [
            ("answers", &tally.answers),
            ("read", &tally.read),
            ("resent", &tally.resent),
            ("killed", &tally.killed),
            ("frozen", &tally.frozen),
            ("restarted", &tally.restarted),
            ("storeless", &tally.storeless),
            ("divided", &tally.divided),
            ("lost", &tally.lost),
            ("doubled", &tally.doubled),
            ("takeovers", &tally.takeovers),
        ];
        happened(all / 2, &counts);
    }
}

#[test]
fn equal_seeds_give_equal_clusters() {
    for seed in [3, 4] {
        let tally = Tally::default();
        assert_eq!(play(seed, HONEST, &tally), play(seed, HONEST, &tally));
    }
}

/// Each fault, with a part of the message of the law that detects it, and the first seed to try.
/// That seed need not reveal the fault.
const FAULTS: [(Planted, &str, u64); 16] = [
    (Planted(Fault::ToldEarly, ""), "are kept", 0),
    (Planted(Fault::None, "unordered"), "", 0),
    (Planted(Fault::None, "unfenced"), "has written to a table of", 3),
    (Planted(Fault::None, "flat-epoch"), "has a second owner", 0),
    (Planted(Fault::None, "unsummed"), "was heard and is not kept", 6),
    (Planted(Fault::None, "uncompared"), "last heard", 3),
    (Planted(Fault::None, "unchecked"), "and then", 0),
    (Planted(Fault::None, "mirror-bots"), "never owned", 0),
    (Planted(Fault::None, "mirror-clocks"), "never owned", 41),
    (Planted(Fault::None, "mirror-hooks"), "webhooks were called", 0),
    (Planted(Fault::None, "dropped"), "does not move within", 0),
    (Planted(Fault::None, "repeated"), "is kept twice", 14),
    (Planted(Fault::None, "forgetful"), "is kept twice", 0),
    (Planted(Fault::None, "undying"), "does not move within", 0),
    (Planted(Fault::None, "local-revoke"), "a key is revoked", 0),
    (Planted(Fault::LateWrites, "kept-claim"), "and then", 40),
];

#[test]
fn several_nodes_tolerate_late_writes() {
    let broken = on_all_cores(0..SEEDS, |seed| {
        let played = play(seed, Planted(Fault::LateWrites, ""), &Tally::default());
        played.err().map(|message| format!("seed {seed}: {message}"))
    });
    assert!(broken.is_empty(), "{}", broken.join("\n"));
}

#[test]
fn planted_faults_of_nodes_are_found() {
    let missed = on_all_cores(0..FAULTS.len() as u64, |number| {
        let (fault, law, first) = FAULTS[number as usize];
        let mut other = None;
        for seed in first..first + SEARCHED {
            match play(seed, fault, &Tally::default()) {
                Err(message) if message.contains(law) => {
                    println!("{fault:?} is found: {message}");
                    return None;
                }
                Err(message) => other = Some(message),
                Ok(_) => {}
            }
        }
        Some(format!("{fault:?} was not found; the last other message: {other:?}"))
    });
    assert!(missed.is_empty(), "{}", missed.join("\n"));
}
