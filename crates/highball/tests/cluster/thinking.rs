//! Workers in separate processes decide for the bots of a node. If they are killed, the game
//! continues.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use dealer::Stream;
use serde_json::{Value, json};

use super::nats::NatsServer;
use super::nodes::Node;
use super::postgres::Postgres;
use crate::kill::wire::ask;

/// Maximum time for a decision, whatever happens to the workers.
const PATIENCE: Duration = Duration::from_secs(30);
/// The bot used in the tests. It thinks long enough for a worker to be killed during a decision.
const BOT: &str = "expert";

/// A worker process; it is killed on drop.
struct Worker(Child);

impl Worker {
    fn start(place: &[&str]) -> Worker {
        let mut command = Command::new(env!("CARGO_BIN_EXE_highball"));
        command.args(["think", "--threads", "2"]).args(place).stdout(Stdio::piped());
        let mut child = command.spawn().expect("the program starts");
        let mut line = String::new();
        BufReader::new(child.stdout.take().expect("a pipe")).read_line(&mut line).expect("a line");
        assert!(line.contains("Computing bot moves"), "{line}");
        Worker(child)
    }

    /// Asks the worker to stop; returns whether it exited successfully.
    fn terminate(mut self) -> bool {
        let sent = Command::new("kill").args(["-TERM", &self.0.id().to_string()]).status();
        sent.is_ok_and(|sent| sent.success()) && self.0.wait().is_ok_and(|status| status.success())
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// A person at a table with two bots.
struct Scene {
    node: Node,
    cookie: String,
    table: String,
    luck: Stream,
}

impl Scene {
    fn begin(node: Node) -> Scene {
        let person = ask(node.address(), "", "POST", "/api/people", &json!({ "name": "Ada" })).expect("the node runs");
        let bot = json!({ "bot": { "bot": BOT } });
        let new = json!({ "edition": "usa-classic", "seats": [{ "me": {} }, bot, bot], "undo": false });
        let mut scene = Scene { node, cookie: person.1, table: String::new(), luck: Stream::new(7) };
        scene.table = scene.ask("POST", "/api/tables", &new)["id"].as_str().expect("an id").to_string();
        scene.ask("POST", &format!("/api/tables/{}/start", scene.table), &Value::Null);
        scene
    }

    fn ask(&self, method: &str, path: &str, body: &Value) -> Value {
        let (status, _, text) = ask(self.node.address(), &self.cookie, method, path, body).expect("the node runs");
        assert!(status < 300, "{method} {path}: {text}");
        serde_json::from_str(&text).unwrap_or_default()
    }

    /// Waits for the person's turn and answers.
    fn answer(&mut self) {
        let begun = Instant::now();
        loop {
            let seeing = self.ask("GET", &format!("/api/tables/{}/seats/0/game", self.table), &Value::Null);
            let choices = seeing["choices"].as_array().cloned().unwrap_or_default();
            if let (Some(at), false) = (seeing["at"].as_u64(), choices.is_empty()) {
                let action = &choices[self.luck.below(choices.len())];
                let act = json!({ "table": self.table, "seat": 0, "at": at, "action": action });
                self.ask("POST", "/api/act", &act);
                return;
            }
            assert!(begun.elapsed() < PATIENCE, "the bots do not decide");
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    /// Returns the number of decisions that workers made, and the number that they failed to make
    /// in time.
    fn counted(&self) -> [u64; 2] {
        let (_, _, text) = ask(self.node.address(), "", "GET", "/metrics", &Value::Null).expect("the node runs");
        ["elsewhere", "missed"].map(|word| {
            let name = format!("highball_thoughts_{word}_total ");
            text.lines().find_map(|line| line.strip_prefix(&name)?.parse().ok()).expect("a number")
        })
    }
}

/// Plays with two workers, kills both while they are deciding, and starts another.
fn workers_come_and_go(node: Node, place: &[&str]) {
    let mut scene = Scene::begin(node);
    let workers = [Worker::start(place), Worker::start(place)];
    let begun = Instant::now();
    // First, the node must find the workers and let them decide.
    while scene.counted()[0] < 4 {
        scene.answer();
        assert!(begun.elapsed() < PATIENCE, "no worker decides");
    }
    let [before, missed] = scene.counted();
    scene.answer();
    // Wait until the bots are in the middle of a decision.
    std::thread::sleep(Duration::from_millis(100));
    drop(workers);
    (0..3).for_each(|_| scene.answer());
    let [between, missed_now] = scene.counted();
    assert!(missed_now > missed, "the node decides in place of killed workers: {missed} {missed_now}");
    let worker = Worker::start(place);
    let begun = Instant::now();
    while scene.counted()[0] < between + 4 {
        scene.answer();
        assert!(begun.elapsed() < PATIENCE, "a new worker does not decide");
    }
    assert!(worker.terminate());
    (0..2).for_each(|_| scene.answer());
    println!("decisions of workers and missed ones: {:?}; before the kill {before}", scene.counted());
}

#[test]
#[ignore = "run by cargo xtask soak cluster"]
fn killed_workers_cost_a_moment() {
    let Some(postgres) = Postgres::start() else { return };
    let url = postgres.database("workers");
    workers_come_and_go(Node::start(&postgres, "workers", "", None), &["--database", &url]);
}

#[test]
#[ignore = "run by cargo xtask soak cluster"]
fn workers_on_nats_need_no_database() {
    let (Some(postgres), Some(nats)) = (Postgres::start(), NatsServer::start()) else { return };
    postgres.database("far");
    workers_come_and_go(Node::start(&postgres, "far", "", Some(&nats.url())), &["--bus", &nats.url()]);
}
