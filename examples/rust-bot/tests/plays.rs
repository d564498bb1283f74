//! The Rust and Python example bots play whole games against each other on a real server.

#[path = "../../../crates/server/tests/support/browser.rs"]
#[allow(dead_code, reason = "these tests need no sockets of their own")]
mod browser;

use std::collections::BTreeMap;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};

use browser::{Browser, PATIENCE, Server};
use serde_json::{Value, json};
use server::http::Reach;
use server::service::ServiceSettings;
use server::store::{Sql, Store};

/// The root of the project. Tests run in the folder of their package.
const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

/// The commands that start the bots. If Python is missing and not required, its bot is left out.
fn bots() -> Vec<Vec<String>> {
    let mut bots = vec![vec![env!("CARGO_BIN_EXE_rust-bot").to_string()]];
    if Command::new("python3").arg("--version").output().is_ok_and(|output| output.status.success()) {
        bots.push(vec!["python3".to_string(), "examples/online_bot.py".to_string()]);
    } else {
        assert_ne!(std::env::var("HIGHBALL_PYTHON").as_deref(), Ok("must"), "python3 is to be tried and is not there");
    }
    bots
}

fn start(bot: &[String], link: &str, token: &str) -> Child {
    Command::new(&bot[0])
        .args(&bot[1..])
        .arg(link)
        .env("HIGHBALL_TOKEN", token)
        .env("PYTHONDONTWRITEBYTECODE", "1")
        .current_dir(ROOT)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the bot starts")
}

async fn ended(bot: Child) -> Output {
    tokio::task::spawn_blocking(|| bot.wait_with_output().expect("it ends")).await.expect("no panic")
}

/// A person with their own address, because calls are limited per address.
async fn person(server: SocketAddr, name: &str, from: u8) -> Browser {
    let mut browser = Browser { from: Some(Ipv4Addr::new(127, 0, 1, from)), ..Browser::new(server) };
    let answer = browser.post("/api/people", json!({ "name": name })).await;
    browser.cookie = answer.header("set-cookie").and_then(|cookie| cookie.split(';').next()).map(str::to_string);
    browser
}

async fn token(person: &Browser) -> String {
    let made = person.post("/api/me/tokens", json!({ "label": "a bot" })).await.json();
    made["secret"].as_str().expect("a secret").to_string()
}

/// Returns the files of the example map.
fn example_map() -> BTreeMap<String, String> {
    let folder = Path::new(ROOT).join("data/examples/three-cities");
    let files = std::fs::read_dir(folder).expect("the map is there").map(|entry| entry.expect("a file").path());
    let named = |path: PathBuf| {
        let name = path.file_name().expect("a name").to_string_lossy().into_owned();
        (name, std::fs::read_to_string(&path).expect("it can be read"))
    };
    files.map(named).collect()
}

/// A table for two whose host watches, and both bots that join it.
struct Game {
    host: Browser,
    table: String,
    bots: Vec<Child>,
}

impl Game {
    async fn begin(server: SocketAddr, number: u8, edition: &str, map: Option<&BTreeMap<String, String>>) -> Game {
        let host = person(server, "Ada", number).await;
        let map = match map {
            Some(files) => {
                host.post("/api/maps", json!({ "name": edition, "files": files })).await.json()["hash"].clone()
            }
            None => Value::Null,
        };
        let new = json!({ "edition": edition, "map": map, "seats": ["open", "open"] });
        let made = host.post("/api/tables", new).await;
        assert_eq!(made.status, 200, "{made:?}");
        let table = made.json()["id"].as_str().expect("an id").to_string();
        let link = format!("http://{server}/api/tables/{table}");
        let mut started = Vec::new();
        for (_, bot) in (0..2).zip(bots().iter().cycle()) {
            started.push(start(bot, &link, &token(&person(server, "Bot", number).await).await));
        }
        let game = Game { host, table, bots: started };
        let start = format!("/api/tables/{}/start", game.table);
        let begun = Instant::now();
        loop {
            let answer = game.host.post(&start, Value::Null).await;
            if answer.status == 200 {
                break;
            }
            assert!(begun.elapsed() < PATIENCE, "{edition} does not begin: {answer:?}");
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        game
    }

    /// Checks that both bots reach the end and know the winner, and that the record matches its
    /// seed.
    async fn end(self) {
        for bot in self.bots {
            let output = ended(bot).await;
            let (told, wrong) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
            assert!(output.status.success(), "{wrong}");
            assert!(told.starts_with("1. seat ") && told.contains("\n2. seat "), "{told}");
            assert_eq!(told.matches(" (this bot): ").count(), 1, "{told}");
        }
        let record = self.host.get(&format!("/api/tables/{}/record", self.table)).await;
        assert_eq!(record.status, 200, "{record:?}");
        let map = self.host.get(&format!("/api/tables/{}", self.table)).await.json()["map"].clone();
        let verdict = self.host.post("/api/verify", json!({ "text": record.text, "map": map })).await.json();
        assert_eq!((&verdict["holds"], &verdict["seed_checked"]), (&json!(true), &json!(true)), "{verdict}");
    }
}

/// A data file that is removed when this value is dropped.
struct Data(PathBuf);

impl Data {
    fn new(name: &str) -> Data {
        Data(std::env::temp_dir().join(format!("highball-bots-{}-{name}.db", std::process::id())))
    }

    async fn open(&self) -> Arc<dyn Store> {
        Arc::new(Sql::sqlite(&self.0).await.expect("a file"))
    }
}

impl Drop for Data {
    fn drop(&mut self) {
        for end in ["", "-wal", "-shm"] {
            let _ = std::fs::remove_file(format!("{}{end}", self.0.display()));
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_finish_games_on_every_edition_and_a_custom_map() {
    let data = Data::new("editions");
    let server = Server::start(data.open().await, Reach::default()).await;
    let map = example_map();
    let mut games = Vec::new();
    let editions = [("usa-new", None), ("usa-classic", None), ("germany", None), ("legends", None)];
    for (number, (edition, map)) in (1..).zip(editions.into_iter().chain([("three-cities", Some(&map))])) {
        games.push(Game::begin(server.address, number, edition, map).await);
    }
    for game in games {
        game.end().await;
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_reconnect_to_a_restarted_server() {
    let data = Data::new("anew");
    let server = Server::start(data.open().await, Reach::default()).await;
    let address = server.address;
    let game = Game::begin(address, 1, "usa-new", None).await;
    let path = format!("/api/tables/{}/game", game.table);
    while game.host.get(&path).await.json()["inputs"].as_u64().unwrap_or_default() < 60 {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    server.stop().await;
    let server =
        Server::at(&address.to_string(), data.open().await, Reach::default(), ServiceSettings::default()).await;
    game.end().await;
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_explain_what_they_cannot_do() {
    let data = Data::new("sentences");
    let server = Server::start(data.open().await, Reach::default()).await;
    let host = person(server.address, "Ada", 1).await;
    let seats = json!([{ "me": {} }, { "bot": { "bot": "greedy" } }]);
    let full = host.post("/api/tables", json!({ "edition": "usa-new", "seats": seats })).await.json();
    let secret = token(&person(server.address, "Bob", 1).await).await;
    let link = |table: &str| format!("http://{}/api/tables/{table}", server.address);
    let full = link(full["id"].as_str().expect("an id"));
    for bot in bots() {
        for (link, token, expected) in [
            (full.as_str(), secret.as_str(), "No seat is open at this table."),
            (&link("nowhere"), &secret, "This table does not exist"),
            (&full, "no-token-at-all", "This token is unknown"),
            ("http://127.0.0.1:1/api/tables/x", &secret, "The server at 127.0.0.1:1 does not answer: "),
            ("x", &secret, "Name the link of a table, such as "),
        ] {
            let output = ended(start(&bot, link, token)).await;
            let wrong = String::from_utf8_lossy(&output.stderr).into_owned();
            assert_eq!(output.status.code(), Some(1), "{bot:?} {link}: {wrong}");
            assert!(wrong.contains(expected) && wrong.trim().lines().count() == 1, "{bot:?} {link}: {wrong}");
        }
    }
    server.stop().await;
}
