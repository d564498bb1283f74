//! Old records can still be replayed: a game of each edition and number of seats, and one on a
//! custom map, as a server wrote them when they were played. These files are never changed;
//! CONTRIBUTING.md explains how to change an edition.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use crate::support::house::{House, choice};
use dealer::Stream;
use serde_json::{Value, json};
use server::service::Caller;

const EDITIONS: [&str; 6] = ["usa-new", "usa-classic", "usa-1910", "usa-mega", "germany", "legends"];
/// The custom map, which has only this edition.
const OWN: &str = "three-cities";
/// Opponents of the player who plays at random and undoes.
const BOTS: [&str; 4] = ["greedy", "path", "hungry", "one-step"];
/// One in this many answers is undone, if possible.
const REGRETS: usize = 3;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus")
}

/// Returns the names of all games, each with its edition and number of seats.
fn games() -> Vec<(String, &'static str, usize)> {
    let house = EDITIONS.into_iter().flat_map(|edition| (2..=5).map(move |seats| (edition, seats)));
    let named = house.chain([(OWN, 2)]).map(|(edition, seats)| (format!("{edition}-for-{seats}"), edition, seats));
    named.collect()
}

/// Returns the files of the custom map.
fn own_map() -> BTreeMap<String, String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/examples").join(OWN);
    let read = |entry: std::io::Result<std::fs::DirEntry>| {
        let path = entry.expect("a file").path();
        let name = path.file_name().expect("a name").to_string_lossy().into_owned();
        (name, std::fs::read_to_string(path).expect("it can be read"))
    };
    std::fs::read_dir(folder).expect("the map is there").map(read).collect()
}

/// Returns the hash of an edition's map on a server; null for built-in ones.
async fn map_of(house: &House, person: &Caller, edition: &str) -> Value {
    if edition != OWN {
        return Value::Null;
    }
    let map = json!({ "name": OWN, "files": own_map() });
    house.post(person, "/api/maps", map).await.expect("a map")["hash"].clone()
}

/// Returns the final scores of all games, by name.
fn standings() -> BTreeMap<String, Value> {
    let text = std::fs::read_to_string(folder().join("standings.json")).expect("it is there");
    serde_json::from_str(&text).expect("JSON")
}

/// Imports a record and checks everything that can be checked; returns the final scores.
async fn replayed(name: &str, edition: &str, text: &str) -> Result<Value, String> {
    let house = House::new(1);
    let person = house.person("Ada").await;
    let record = json!({ "text": text, "map": map_of(&house, &person, edition).await });
    let verdict = house.post(&person, "/api/verify", record.clone()).await.expect("a verdict");
    if verdict["holds"] != true || verdict["seed_checked"] != true {
        return Err(format!("{name}: {verdict}"));
    }
    let info = house.post(&person, "/api/records", record).await.map_err(|refusal| format!("{name}: {refusal:?}"))?;
    let path = format!("/api/tables/{}", info["table"].as_str().expect("an id"));
    let kept = house.get(&person, &format!("{path}/record")).await.expect("a record");
    if kept != text {
        return Err(format!("{name} is written otherwise now"));
    }
    let last = house.get(&person, &format!("{path}/replay/{}", info["inputs"])).await.expect("the last position");
    assert_eq!(last["seeing"]["standings"], info["standings"], "{name}");
    Ok(info["standings"].clone())
}

#[tokio::test]
async fn old_records_replay_to_their_final_scores() {
    let standings = standings();
    assert_eq!(standings.len(), games().len());
    let mut taken_back = 0;
    for (name, edition, seats) in games() {
        let text = std::fs::read_to_string(folder().join(format!("{name}.txt"))).expect("it is there");
        assert!(text.contains("\nfinal-hash ") && text.contains("\nseed "), "{name} names no hash or no seed");
        let count = replayed(&name, edition, &text).await.unwrap_or_else(|wrong| panic!("{wrong}"));
        assert_eq!(count, standings[&name], "{name} ends otherwise now");
        assert_eq!(count.as_array().map(Vec::len), Some(seats), "{name}");
        taken_back += text.matches(" undo to ").count();
    }
    assert!(taken_back > 10, "only {taken_back} answers were undone in all of them");
}

#[tokio::test]
async fn changed_records_are_detected() {
    let text = std::fs::read_to_string(folder().join("usa-new-for-2.txt")).expect("it is there");
    for (from, to) in
        [("\ndeal red\n", "\ndeal blue\n"), ("\nfinal-hash ", "\nfinal-hash 0"), ("usa-new 1 ", "usa-new 2 ")]
    {
        let changed = text.replacen(from, to, 1);
        assert_ne!(changed, text);
        assert!(replayed("changed", "usa-new", &changed).await.is_err(), "{from}");
    }
}

/// Plays a game on a server; returns its record and final scores.
async fn played(seed: u64, edition: &str, seats: usize) -> (String, Value) {
    let house = House::new(seed);
    let person = house.person("Ada").await;
    let map = map_of(&house, &person, edition).await;
    let table = house.begun(&[&person], &BOTS[..seats - 1], json!({ "edition": edition, "map": map })).await;
    let (mut luck, mut pondered) = (Stream::new(seed), Value::Null);
    loop {
        let seeing = house.see(&person, &table, 0).await;
        if !seeing["standings"].is_null() {
            let record = house.get(&person, &format!("/api/tables/{table}/record")).await.expect("it is over");
            return (record.as_str().expect("text").to_string(), seeing["standings"].clone());
        }
        let about = |at: &Value| json!({ "table": table, "seat": 0, "at": at });
        // Undo is considered once per position, however often the position is polled while bots
        // wait.
        let fresh = std::mem::replace(&mut pondered, seeing["inputs"].clone()) != seeing["inputs"];
        if !seeing["undo"].is_null() && fresh && luck.below(REGRETS) == 0 {
            house.post(&person, "/api/undo", about(&seeing["undo"])).await.expect("it can be undone");
        } else if !seeing["at"].is_null() {
            let mut act = about(&seeing["at"]);
            act["action"] = choice(&seeing, &mut luck);
            house.post(&person, "/api/act", act).await.expect("it was offered");
        } else {
            tokio::time::sleep(std::time::Duration::from_millis(100)).await;
        }
    }
}

/// Plays and writes missing games, such as those of a new edition: `cargo test -p server corpus --
/// --ignored`. Existing files stay as they are.
#[tokio::test(start_paused = true)]
#[ignore = "it writes files"]
async fn missing_games_are_played() {
    let file = folder().join("standings.json");
    let mut known: BTreeMap<String, Value> =
        std::fs::read_to_string(&file).map(|text| serde_json::from_str(&text).expect("JSON")).unwrap_or_default();
    std::fs::create_dir_all(folder()).expect("a folder");
    for (seed, (name, edition, seats)) in (1..).zip(games()) {
        if known.contains_key(&name) {
            continue;
        }
        let (record, count) = played(seed, edition, seats).await;
        std::fs::write(folder().join(format!("{name}.txt")), record).expect("it can be written");
        known.insert(name, count);
    }
    let lines = known.iter().map(|(name, count)| format!("  {}: {count}", json!(name)));
    let text = format!("{{\n{}\n}}\n", lines.collect::<Vec<_>>().join(",\n"));
    std::fs::write(file, text).expect("it can be written");
}
