//! Damaged data files: every game is intact or reported as damaged; nothing panics, and other games
//! continue.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use crate::support::Folder;
use crate::support::house::{House, choice};
use dealer::Stream;
use protocol::TableId;
use serde_json::{Value, json};
use server::service::Caller;
use server::store::{Sql, Store, StoreError, TableFilter};
use sqlx::{AnyConnection, Connection, Executor};

const PAGE: usize = 4096;
const FLIPS: usize = 160;
const CUTS: usize = 40;
const SWAPS: usize = 40;

/// The journals of all tables, as written.
type Games = BTreeMap<TableId, Vec<String>>;

/// Creates a file with some games in progress.
async fn played(file: &Path) -> Games {
    let store: Arc<dyn Store> = Arc::new(Sql::sqlite(file).await.expect("a new file"));
    let house = House::on(Arc::clone(&store), 21);
    let (ada, bob) = (house.person("Ada").await, house.person("Bob").await);
    let people = [&ada, &bob];
    let mut luck = Stream::new(21);
    for edition in ["usa-classic", "germany", "usa-new", "legends"] {
        let table = house.begun(&people, &[], json!({ "edition": edition })).await;
        for _ in 0..40 {
            let info = house.get(&ada, &format!("/api/tables/{table}")).await.expect("a table");
            let Some(seat) = info["to_move"].get(0).and_then(Value::as_u64) else { break };
            let seeing = house.see(people[seat as usize], &table, seat as u8).await;
            let act = json!({ "table": table, "seat": seat, "at": seeing["at"], "action": choice(&seeing, &mut luck) });
            house.post(people[seat as usize], "/api/act", act).await.expect("it was offered");
        }
    }
    let mut games = Games::new();
    for listing in store.list(TableFilter::All, 10).await.expect("a list") {
        let journal = store.journal(&listing.table).await.expect("whole").expect("there");
        games.insert(listing.table, journal.entries);
    }
    store.close().await.expect("closed");
    all_in(file).await;
    assert_eq!(games.len(), 4);
    games
}

/// Waits until SQLite has moved its log into the file. On a slow machine, `close` does not wait for
/// that, and a log that is moved later would overwrite what the test changes.
async fn all_in(file: &Path) {
    let log = format!("{}-wal", file.display());
    for _ in 0..1000 {
        if !Path::new(&log).exists() {
            return;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("{log} is still there");
}

/// The games found in a damaged file, by their state.
#[derive(Default, Debug)]
struct Found {
    /// Number of files that could not be opened at all.
    refused: usize,
    /// Intact games, and those reported as damaged.
    whole: usize,
    damaged: usize,
}

/// Opens a file, and checks that every game in it is either unchanged or reported as damaged.
async fn look(file: &Path, games: &Games, what: &str) -> Found {
    let mut found = Found::default();
    let store = match Sql::sqlite(file).await {
        Ok(store) => store,
        Err(error) => {
            let told = error.to_string();
            assert!(told.len() > 20, "{what}: {told}");
            found.refused = 1;
            return found;
        }
    };
    for (table, entries) in games {
        match store.journal(table).await {
            Ok(Some(journal)) => {
                assert_eq!(journal.entries, *entries, "{what}: table {table} is not what was written");
                found.whole += 1;
            }
            Ok(None) => panic!("{what}: table {table} is gone and nobody says so"),
            Err(error) => {
                let told = error.to_string();
                let named = matches!(&error, StoreError::Damaged { table: of, .. } if of == table);
                assert!(named && told.contains("restore it from a backup"), "{what}: {told}");
                found.damaged += 1;
            }
        }
    }
    store.close().await.expect("closed");
    found
}

async fn try_out(folder: &Folder, bytes: &[u8], games: &Games, what: &str) -> Found {
    let file = folder.file(&format!("{}.db", what.replace(' ', "-")));
    std::fs::write(&file, bytes).expect("it can be written");
    let found = look(&file, games, what).await;
    for end in ["", "-wal", "-shm"] {
        let _ = std::fs::remove_file(format!("{}{end}", file.display()));
    }
    found
}

#[tokio::test(flavor = "multi_thread")]
async fn flipped_truncated_and_swapped_files_are_detected() {
    let folder = Folder::new();
    let file = folder.file("good.db");
    let games = played(&file).await;
    let good = std::fs::read(&file).expect("a file");
    let mut luck = Stream::new(5);
    let mut sums: BTreeMap<&str, Found> = BTreeMap::new();
    let mut add = |kind: &'static str, found: Found| {
        let sum = sums.entry(kind).or_default();
        sum.refused += found.refused;
        sum.whole += found.whole;
        sum.damaged += found.damaged;
    };
    add("whole", try_out(&folder, &good, &games, "whole").await);
    for number in 0..FLIPS {
        let mut bytes = good.clone();
        let at = luck.below(bytes.len());
        bytes[at] ^= 1 << luck.below(8);
        add("flipped", try_out(&folder, &bytes, &games, &format!("flip {number} at {at}")).await);
    }
    for number in 0..CUTS {
        let length = 1 + luck.below(good.len() - 1);
        add("cut", try_out(&folder, &good[..length], &games, &format!("cut {number} to {length}")).await);
    }
    for number in 0..SWAPS {
        let mut bytes = good.clone();
        let pages = bytes.len() / PAGE;
        let (one, other) = (1 + luck.below(pages - 1), 1 + luck.below(pages - 1));
        for at in 0..PAGE {
            bytes.swap(one * PAGE + at, other * PAGE + at);
        }
        add("pages", try_out(&folder, &bytes, &games, &format!("swap {number} of {one} and {other}")).await);
    }
    println!("{} bytes, 4 games: {sums:#?}", good.len());
    assert_eq!((sums["whole"].whole, sums["whole"].damaged), (4, 0));
    assert!(sums["flipped"].whole > sums["flipped"].damaged, "{sums:?}");
    assert!(sums["flipped"].damaged > 0 && sums["pages"].damaged > 0 && sums["cut"].refused + sums["cut"].damaged > 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn damaged_games_are_reported_and_others_continue() {
    let folder = Folder::new();
    let file = folder.file("hit.db");
    let games = played(&file).await;
    let url = format!("sqlite://{}", file.display());
    let tables: Vec<&TableId> = games.keys().collect();
    // The first game gets a changed letter, the second loses its head, and the third gets two
    // swapped entries.
    let mut bytes = std::fs::read(&file).expect("a file");
    let text = games[tables[0]][9].as_bytes();
    let at = bytes.windows(text.len()).position(|window| window == text).expect("it stands there");
    bytes[at + text.len() / 2] ^= 1;
    std::fs::write(&file, bytes).expect("it can be written");
    let mut connection = AnyConnection::connect(&url).await.expect("a connection");
    let (headless, mixed) = (&tables[1].0, &tables[2].0);
    for statement in [
        format!("DELETE FROM games WHERE id = '{headless}'"),
        format!("UPDATE journal SET number = number + 1000 WHERE game = '{mixed}' AND number IN (5, 6)"),
        format!("UPDATE journal SET number = 1011 - number WHERE game = '{mixed}' AND number > 1000"),
    ] {
        connection.execute(sqlx::AssertSqlSafe(statement)).await.expect("a change");
    }
    connection.close().await.expect("closed");
    let found = look(&file, &games, "hit").await;
    assert_eq!((found.whole, found.damaged), (1, 3));
    all_in(&file).await;
    // The server also reports the damage, and the last game can continue.
    let house = House::on(Arc::new(Sql::sqlite(&file).await.expect("it opens")), 21);
    for table in &tables[..3] {
        let refused = house.get(&Caller::default(), &format!("/api/tables/{table}")).await.expect_err("damaged");
        assert_eq!(refused.code(), "damaged");
        let said = refused.to_string();
        assert!(said.contains(&table.0) && said.contains("backup"), "{said}");
    }
    let info = house.get(&Caller::default(), &format!("/api/tables/{}", tables[3])).await.expect("a whole one");
    assert_eq!(info["phase"], "playing");
}
