//! Bots at the tables of a server: a failing one does not stop a table, and every level plays
//! campaign games.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use crate::campaign::group::Group;
use crate::support::house::{House, choice};
use dealer::Stream;
use protocol::{PersonId, TableId};
use serde_json::json;
use server::store::{
    Beat, HookRow, KeyRow, Later, LoginRow, MapRow, MemoryStore, PersonRow, Store, StoredJournal, TableFilter,
    TableListing, Write,
};

/// The bot that people seat, which the test replaces with another.
const SEATED: &str = "normal";
/// Campaign games played by the test command; the soak plays all twelve.
const GAMES: u64 = 2;

/// A store that renames a bot in its journals: nobody can seat a failing bot, but a journal may
/// name one.
struct Planted {
    store: MemoryStore,
    bot: &'static str,
}

impl Store for Planted {
    fn write(&self, write: Write) -> Later<'_, ()> {
        self.store.write(write)
    }
    fn journal<'a>(&'a self, table: &'a TableId) -> Later<'a, Option<StoredJournal>> {
        Box::pin(async move {
            let mut journal = self.store.journal(table).await?;
            for entry in journal.iter_mut().flat_map(|journal| &mut journal.entries) {
                *entry = entry.replace(&format!("\"{SEATED}\""), &format!("\"{}\"", self.bot));
            }
            Ok(journal)
        })
    }
    fn list(&self, which: TableFilter, most: u32) -> Later<'_, Vec<TableListing>> {
        self.store.list(which, most)
    }
    fn person<'a>(&'a self, id: &'a PersonId) -> Later<'a, Option<PersonRow>> {
        self.store.person(id)
    }
    fn login<'a>(&'a self, login: &'a str) -> Later<'a, Option<LoginRow>> {
        self.store.login(login)
    }
    fn login_of<'a>(&'a self, person: &'a PersonId) -> Later<'a, Option<LoginRow>> {
        self.store.login_of(person)
    }
    fn key<'a>(&'a self, hash: &'a str) -> Later<'a, Option<KeyRow>> {
        self.store.key(hash)
    }
    fn keys_of<'a>(&'a self, person: &'a PersonId) -> Later<'a, Vec<KeyRow>> {
        self.store.keys_of(person)
    }
    fn map<'a>(&'a self, hash: &'a str) -> Later<'a, Option<MapRow>> {
        self.store.map(hash)
    }
    fn maps_of<'a>(&'a self, person: &'a PersonId) -> Later<'a, Vec<MapRow>> {
        self.store.maps_of(person)
    }
    fn hooks(&self) -> Later<'_, Vec<HookRow>> {
        self.store.hooks()
    }
    fn chances<'a>(&'a self, table: &'a TableId) -> Later<'a, Option<String>> {
        self.store.chances(table)
    }
    fn beat(&self) -> Later<'_, Option<Beat>> {
        self.store.beat()
    }
    fn ready(&self) -> Later<'_, ()> {
        self.store.ready()
    }
    fn admin(&self) -> &dyn server::store::admin::AdminStore {
        self.store.admin()
    }
    fn close(&self) -> Later<'_, ()> {
        self.store.close()
    }
}

/// A server's log.
#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl std::io::Write for Log {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().expect("nobody panicked").extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

impl Log {
    fn listen(&self) -> tracing::subscriber::DefaultGuard {
        let log = self.clone();
        tracing::subscriber::set_default(
            tracing_subscriber::fmt().with_ansi(false).with_writer(move || log.clone()).finish(),
        )
    }

    fn text(&self) -> String {
        String::from_utf8(self.0.lock().expect("nobody panicked").clone()).expect("text")
    }
}

/// Lets Ada play a game against this bot to its end; returns the server's log.
async fn game_with(bot: &'static str) -> String {
    let log = Log::default();
    let _listening = log.listen();
    let house = House::on(Arc::new(Planted { store: MemoryStore::new(), bot }), 5);
    let ada = house.person("Ada").await;
    let table = house.begun(&[&ada], &[SEATED], json!({ "edition": "legends" })).await;
    let (mut luck, mut waited) = (Stream::new(5), 0);
    loop {
        let info = house.get(&ada, &format!("/api/tables/{table}")).await.expect("a table");
        if info["phase"] != "playing" {
            assert_eq!(info["phase"], "over", "{bot}");
            return log.text();
        }
        let seeing = house.see(&ada, &table, 0).await;
        if seeing["at"].is_null() {
            // The bot waits for a moment in case somebody undoes.
            waited += 1;
            assert!(waited < 1000, "the table waits for {bot}");
            tokio::time::sleep(Duration::from_millis(100)).await;
            continue;
        }
        waited = 0;
        let act = json!({ "table": table, "seat": 0, "at": seeing["at"], "action": choice(&seeing, &mut luck) });
        house.post(&ada, "/api/act", act).await.expect("it was offered");
    }
}

#[tokio::test(start_paused = true)]
async fn failing_bots_are_replaced_and_logged() {
    let warned = "a bot failed, and a simpler one decided";
    for (bot, why) in [
        ("faulty:panic", "it fails on purpose"),
        ("faulty:illegal", "an illegal answer"),
        ("faulty:notice", "it fails on purpose"),
        ("retired", "no bot is called retired"),
    ] {
        let log = game_with(bot).await;
        let line = log.lines().find(|line| line.contains(warned)).unwrap_or_else(|| panic!("{bot}: {log}"));
        assert!(line.contains("WARN") && line.contains(bot) && line.contains(why), "{line}");
    }
    assert!(!game_with(SEATED).await.contains(warned));
}

/// Bots that search use a fixed number of playouts, so that the clock does not matter.
/// `HIGHBALL_CAMPAIGN_GAMES` sets the number of games.
#[tokio::test(start_paused = true)]
async fn every_level_plays_a_campaign_through_the_server() {
    let games = std::env::var("HIGHBALL_CAMPAIGN_GAMES").ok().and_then(|text| text.parse().ok()).unwrap_or(GAMES);
    let log = Log::default();
    let _listening = log.listen();
    let house = House::on(Arc::new(Planted { store: MemoryStore::new(), bot: "expert:20n" }), 19);
    let levels = [("red", "easy"), ("green", SEATED), ("yellow", "hard"), ("black", "policy")];
    let mut group = Group::found(&house, &levels).await;
    for game in 1..=games {
        assert_eq!(group.see().await["view"]["game"]["number"], game);
        group.game().await;
        println!("game {game} of {games} is over");
    }
    assert_eq!(group.see().await["view"]["waiting"] == "over", games == 12);
    assert!(!log.text().contains("a bot failed"), "{}", log.text());
}
