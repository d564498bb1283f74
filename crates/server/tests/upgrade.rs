//! Data of every release in `releases/`: a database file, its backup, a dump of the same data in
//! PostgreSQL, and the SHA-256 of each finished game. Later versions open it, export the same
//! games, play on, and restore the backup to both databases.
//!
//! `HIGHBALL_RELEASE=0.1.0` writes the data of a release once, as CONTRIBUTING.md explains. The
//! data never changes afterwards.

use std::collections::BTreeMap;
use std::io::{Read, Write as _};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;
use std::time::Duration;

use dealer::Stream;
use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use serde_json::{Value, json};
use server::admin::AdminActor;
use server::service::Caller;
use server::store::{Sql, Store, restore_postgres};
use sha2::{Digest, Sha256};

use crate::campaign::group::Group;
use crate::support::house::{House, choice};
use crate::support::postgres::Postgres;
use crate::support::{Folder, backup_lines, restore_lines, three_cities};

/// The dump of a PostgreSQL database. The data of the first release has no dump.
const DUMP: &str = "postgres.sql.gz";
/// Upper bound for the number of steps in a game.
const LOOKS_MAX: usize = 20_000;

fn releases() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/releases")
}

fn packed(bytes: &[u8]) -> Vec<u8> {
    let mut packer = GzEncoder::new(Vec::new(), Compression::best());
    packer.write_all(bytes).and_then(|()| packer.finish()).expect("memory can be written")
}

fn unpacked(file: &Path) -> Vec<u8> {
    let bytes = std::fs::read(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    let mut plain = Vec::new();
    GzDecoder::new(&bytes[..]).read_to_end(&mut plain).expect("it can be unpacked");
    plain
}

/// Returns a whole PostgreSQL database as SQL, without a command that only recent versions
/// of psql know.
fn dumped(postgres: &Postgres, url: &str) -> Vec<u8> {
    let mut command = Command::new(postgres.programs.join("pg_dump"));
    let output = command.args(["--no-owner", "--no-privileges", "--dbname", url]).output().expect("pg_dump runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let is_known = |line: &&[u8]| !line.starts_with(b"\\restrict") && !line.starts_with(b"\\unrestrict");
    output.stdout.split_inclusive(|byte| *byte == b'\n').filter(is_known).flatten().copied().collect()
}

/// Fills an empty PostgreSQL database with SQL.
fn load(postgres: &Postgres, url: &str, sql: &Path) {
    let mut command = Command::new(postgres.programs.join("psql"));
    command.args(["--quiet", "--no-psqlrc", "--set", "ON_ERROR_STOP=1", "--dbname", url, "--file"]).arg(sql);
    let output = command.output().expect("psql runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}

/// Returns the SHA-256 of every finished game's file, by table.
async fn hashes(house: &House, tables: &[String]) -> BTreeMap<String, String> {
    let mut hashes = BTreeMap::new();
    for table in tables {
        let record = house.get(&Caller::default(), &format!("/api/tables/{table}/record")).await;
        let record = record.unwrap_or_else(|refusal| panic!("table {table}: {refusal}"));
        let text = record.as_str().expect("text");
        hashes.insert(table.clone(), hex::encode(Sha256::digest(text.as_bytes())));
    }
    hashes
}

async fn phase(house: &House, table: &str) -> String {
    let info = house.get(&Caller::default(), &format!("/api/tables/{table}")).await.expect("a table");
    info["phase"].as_str().expect("a phase").to_string()
}

/// Plays a seat until the game is over, or for this many answers. Bots play the other seats.
async fn play(house: &House, person: &Caller, (table, seat): (&str, u8), answers: usize, luck: &mut Stream) {
    let mut done = 0;
    for look in 0.. {
        assert!(look < LOOKS_MAX, "table {table} does not end");
        if done >= answers || phase(house, table).await != "playing" {
            return;
        }
        let seeing = house.see(person, table, seat).await;
        if seeing["at"].is_null() {
            tokio::time::sleep(Duration::from_millis(5)).await;
            continue;
        }
        let act = json!({ "table": table, "seat": seat, "at": seeing["at"], "action": choice(&seeing, luck) });
        house.post(person, "/api/act", act).await.unwrap_or_else(|refusal| panic!("table {table}: {refusal}"));
        // Confirm the answer; otherwise bots would wait while it can be undone.
        house.post(person, "/api/settle", json!({ "table": table, "seat": seat })).await.expect("the seat is theirs");
        done += 1;
    }
}

/// Writes the data of a release: people, sanctions, invitations, waiting, running and finished
/// games, and a campaign.
async fn write(folder: &Path, postgres: &Postgres) {
    let scratch = Folder::new();
    let file = scratch.file("highball.sqlite");
    let store = Arc::new(Sql::sqlite(&file).await.expect("a database"));
    let house = House::on(store.clone(), 11);
    let (ada, bob) = (house.person("Ada").await, house.person("Bob").await);
    let token = house.post(&ada, "/api/me/tokens", json!({ "label": "release" })).await.expect("a token");
    let account = json!({ "login": "ada", "passphrase": "a long enough one" });
    house.post(&ada, "/api/me/account", account).await.expect("an account");
    let map = house.post(&ada, "/api/maps", three_cities()).await.expect("a map");
    let mut luck = Stream::new(11);
    let (mut over, mut running) = (Vec::new(), Vec::new());
    for edition in ["usa-new", "germany", "legends"] {
        let settings = json!({ "edition": edition, "undo": false, "chat": "everybody" });
        let table = house.begun(&[&ada], &["greedy"], settings.clone()).await;
        play(&house, &ada, (&table, 0), usize::MAX, &mut luck).await;
        over.push(table);
        let table = house.begun(&[&ada], &["greedy"], settings).await;
        play(&house, &ada, (&table, 0), 8, &mut luck).await;
        house.post(&bob, "/api/chat", json!({ "table": table, "text": "hello" })).await.expect("said");
        running.push(table);
    }
    let own = json!({ "edition": map["editions"][0], "map": map["hash"], "undo": false });
    running.push(house.begun(&[&ada], &["greedy"], own).await);
    let companies = json!([{ "company": "blue", "holder": { "me": {} } }, { "company": "red", "holder": "open" }]);
    let campaign = house.post(&ada, "/api/campaigns", json!({ "name": "Ours", "companies": companies })).await;
    let campaign = campaign.expect("a campaign")["info"]["id"].clone();
    let host = Caller { admin: Some(AdminActor::Api), ..Caller::default() };
    let mute = json!({ "kind": "mute", "reason": "Insults" });
    let person = bob.person.as_ref().expect("a person").id.clone();
    house.post(&host, &format!("/api/admin/people/{person}/sanctions"), mute).await.expect("muted");
    house.post(&host, "/api/admin/invites", json!({ "uses": 3 })).await.expect("an invitation");

    let contents = json!({
        "token": token["secret"], "running": running, "campaign": campaign, "hashes": hashes(&house, &over).await,
    });
    let backup = backup_lines(&store).await.join("\n");
    store.close().await.expect("closed");
    std::fs::create_dir_all(folder).expect("a folder");
    let text = serde_json::to_string_pretty(&contents).expect("JSON");
    std::fs::write(folder.join("contents.json"), text + "\n").expect("written");
    std::fs::write(folder.join("backup.txt.gz"), packed(backup.as_bytes())).expect("written");
    let url = postgres.database("written");
    restore_postgres(backup.as_bytes(), &url).await.expect("it is restored");
    std::fs::write(folder.join(DUMP), packed(&dumped(postgres, &url))).expect("written");
    std::fs::write(folder.join("highball.sqlite.gz"), packed(&std::fs::read(&file).expect("it"))).expect("written");
}

/// Gives the open company to a bot, and plays the next game of the campaign with the
/// steps around it.
async fn play_campaign(house: &House, ada: &Caller, id: &str) {
    let bot = json!({ "bot": { "bot": "greedy" } });
    house.post(ada, &format!("/api/campaigns/{id}/companies/red/hand"), bot).await.expect("a bot has it");
    let mut group = Group::of(house, id.to_string(), ada.clone());
    let number = |seen: &Value| seen["view"]["game"]["number"].as_u64().expect("a number");
    let first = number(&group.see().await);
    for look in 0.. {
        assert!(look < LOOKS_MAX, "campaign {id} does not continue");
        let seen = group.see().await;
        if number(&seen) > first {
            break;
        }
        let table = seen["info"]["games"].as_array().and_then(|games| games.last()?["table"].as_str());
        match (seen["view"]["waiting"] == "game", table) {
            (true, Some(table)) if phase(house, table).await == "playing" => {
                let info = house.get(ada, &format!("/api/tables/{table}")).await.expect("a table");
                let seats = info["seats"].as_array().expect("seats");
                let seat = seats.iter().position(|seat| seat["color"] == "blue").expect("her seat");
                play(house, ada, (table, seat as u8), usize::MAX, &mut Stream::new(5)).await;
            }
            // The table notifies the campaign in the background.
            (true, _) => tokio::time::sleep(Duration::from_millis(5)).await,
            (false, _) => group.step().await,
        }
    }
    let file = house.get(ada, &format!("/api/campaigns/{id}/log")).await;
    file.unwrap_or_else(|refusal| panic!("campaign {id}: {refusal}"));
}

/// Opens the data and compares every export. If `plays` is set, also continues the games.
async fn check(store: Arc<Sql>, contents: &Value, plays: bool) {
    let house = House::on_old(store.clone(), 12);
    house.service.load_sanctions().await;
    let wanted: BTreeMap<String, String> = serde_json::from_value(contents["hashes"].clone()).expect("hashes");
    let tables: Vec<String> = wanted.keys().cloned().collect();
    assert_eq!(hashes(&house, &tables).await, wanted);
    let ada = house.service.caller(Some(contents["token"].as_str().expect("a token"))).await.expect("an answer");
    assert_eq!(ada.person.as_ref().map(|person| person.name.as_str()), Some("Ada"));
    let campaign = contents["campaign"].as_str().expect("a campaign");
    house.get(&ada, &format!("/api/campaigns/{campaign}")).await.expect("it opens");
    for table in contents["running"].as_array().expect("tables").iter().filter_map(Value::as_str) {
        house.see(&ada, table, 0).await;
        if !plays {
            continue;
        }
        play(&house, &ada, (table, 0), usize::MAX, &mut Stream::new(3)).await;
        let bundle = house.get(&ada, &format!("/api/tables/{table}/bundle")).await.expect("it is over");
        let verdict = house.post(&ada, "/api/verify", bundle).await.expect("a verdict");
        assert_eq!(verdict["holds"], true, "table {table}: {verdict}");
    }
    if plays {
        play_campaign(&house, &ada, campaign).await;
    }
    store.close().await.expect("closed");
}

#[tokio::test(flavor = "multi_thread")]
async fn data_of_every_release_opens_exports_equal_hashes_and_is_played_on() {
    let postgres = Postgres::start();
    if let Some(version) = std::env::var_os("HIGHBALL_RELEASE") {
        let folder = releases().join(version);
        assert!(!folder.exists(), "the data of a release is never written again");
        write(&folder, postgres.as_ref().expect("PostgreSQL")).await;
    }
    let folders: Vec<PathBuf> =
        std::fs::read_dir(releases()).expect("releases").flatten().map(|it| it.path()).collect();
    assert!(!folders.is_empty());
    for folder in folders {
        println!("{}", folder.display());
        let contents = std::fs::read_to_string(folder.join("contents.json")).expect("contents");
        let contents: Value = serde_json::from_str(&contents).expect("JSON");
        let scratch = Folder::new();
        let (file, restored) = (scratch.file("old.sqlite"), scratch.file("restored.sqlite"));
        std::fs::write(&file, unpacked(&folder.join("highball.sqlite.gz"))).expect("a copy");
        check(Arc::new(Sql::sqlite(&file).await.expect("it opens")), &contents, true).await;
        let backup = String::from_utf8(unpacked(&folder.join("backup.txt.gz"))).expect("text");
        let lines: Vec<String> = backup.lines().map(str::to_string).collect();
        restore_lines(&lines, &restored).await.expect("an old backup can be restored");
        check(Arc::new(Sql::sqlite(&restored).await.expect("it opens")), &contents, false).await;
        let Some(postgres) = &postgres else { continue };
        let version = folder.file_name().expect("a version").to_string_lossy().into_owned();
        let url = postgres.database(&format!("restored_{version}"));
        restore_postgres(backup.as_bytes(), &url).await.expect("an old backup can be restored to PostgreSQL");
        check(Arc::new(Sql::postgres(&url).await.expect("it opens")), &contents, false).await;
        if folder.join(DUMP).exists() {
            let (url, dump) = (postgres.database(&format!("old_{version}")), scratch.file("dump.sql"));
            std::fs::write(&dump, unpacked(&folder.join(DUMP))).expect("a copy");
            load(postgres, &url, &dump);
            check(Arc::new(Sql::postgres(&url).await.expect("it opens")), &contents, false).await;
        }
    }
}
