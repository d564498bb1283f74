//! Every store gives the same guarantees.

use std::io::{self, BufRead, BufReader, Cursor, Read};
use std::sync::Arc;
use std::time::Duration;

use crate::owners::owners;
use crate::support::postgres::Postgres;
use crate::support::proxy::{Proxy, Way};
use crate::support::{Folder, backup_lines, restore_lines};
use protocol::{PersonId, Phase, TableId};
use server::store::{
    Append, BackupError, Beat, EMPTY, Head, HookRow, KeyKind, KeyRow, LoginRow, MapRow, MemoryStore, PersonRow, Sql,
    Store, StoreError, TableFilter, Write, restore_file, restore_postgres,
};
use sqlx::{AnyConnection, Connection, Executor};

/// Examples of texts that people may type.
const TEXTS: [&str; 5] =
    ["plain", "it's \"quoted\" \\ {}", "'; DROP TABLE games; --", "日本 Ω 🚂", "<script>alert(1)</script>"];

fn head(touched: u64) -> Head {
    Head { phase: Phase::Gathering, listed: true, card: "{}".to_string(), due: 0, touched }
}

pub fn append(table: &str, from: u32, before: &str, entries: &[&str]) -> Append {
    let entries = entries.iter().map(|entry| entry.to_string()).collect();
    Append { table: table.into(), from, before: before.to_string(), entries, head: head(1), members: None }
}

async fn sum(store: &dyn Store, table: &str) -> String {
    store.journal(&table.into()).await.expect("it is whole").expect("it is there").sum
}

/// Checks the guarantees of a store.
async fn suite(store: Arc<dyn Store>) {
    journals(&*store).await;
    lists(&*store).await;
    people(&*store).await;
    beats(&*store).await;
    many_at_once(store.clone()).await;
    crate::admin::promises(&*store).await;
    store.ready().await.expect("it writes and reads");
    store.witness().await.expect("nothing is missing");
}

async fn journals(store: &dyn Store) {
    assert_eq!(store.journal(&"a".into()).await, Ok(None));
    store.write(Write::Append(append("a", 0, EMPTY, &TEXTS))).await.expect("the first entries");
    let journal = store.journal(&"a".into()).await.expect("whole").expect("there");
    assert_eq!(journal.entries, TEXTS);
    // A second writer comes too late, whether it expects the journal to be empty, shorter, longer or different.
    for late in [
        append("a", 0, EMPTY, &["x"]),
        append("a", 4, &journal.sum, &["x"]),
        append("a", 6, &journal.sum, &["x"]),
        append("a", 5, "another sum", &["x"]),
    ] {
        assert_eq!(store.write(Write::Append(late)).await, Err(StoreError::Conflict));
    }
    assert_eq!(store.journal(&"a".into()).await.expect("whole").expect("there"), journal);
    store.write(Write::Append(append("a", 5, &journal.sum, &["more"]))).await.expect("the next entry");
    assert_eq!(store.journal(&"a".into()).await.expect("whole").expect("there").entries.len(), 6);
}

async fn lists(store: &dyn Store) {
    let (ada, bob) = (PersonId::from("ada"), PersonId::from("bob"));
    for (at, (table, phase, listed, due, members)) in [
        ("b1", Phase::Gathering, true, 0, vec![&ada]),
        ("b2", Phase::Playing, true, 500, vec![&ada, &bob]),
        ("b3", Phase::Playing, false, 900, vec![&bob, &bob]),
        ("b4", Phase::Over, true, 100, vec![&ada]),
    ]
    .into_iter()
    .enumerate()
    {
        let head = Head { phase, listed, card: TEXTS[at].to_string(), due, touched: 10 + at as u64 };
        let members = Some(members.into_iter().cloned().collect());
        let append = Append { head, members, ..append(table, 0, EMPTY, &["e"]) };
        store.write(Write::Append(append)).await.expect("a table");
    }
    let names = async |which: TableFilter| -> Vec<String> {
        let list = store.list(which, 100).await.expect("a list");
        list.into_iter().map(|listing| listing.table.0).filter(|table| table.starts_with('b')).collect()
    };
    assert_eq!(names(TableFilter::Listed).await, ["b2", "b1"]);
    assert_eq!(names(TableFilter::Of(ada.clone())).await, ["b4", "b2", "b1"]);
    assert_eq!(names(TableFilter::Of(bob.clone())).await, ["b3", "b2"]);
    assert_eq!(names(TableFilter::BusyOf(ada.clone())).await, ["b2", "b1"]);
    assert_eq!(names(TableFilter::DueBefore(501)).await, ["b2"]);
    assert_eq!(names(TableFilter::DueBefore(5000)).await, ["b2", "b3"]);
    assert_eq!(names(TableFilter::All).await, ["b1", "b2", "b3", "b4"]);
    assert_eq!(store.list(TableFilter::All, 2).await.expect("a list").len(), 2);
    // A person who leaves is no longer a member.
    let before = sum(store, "b2").await;
    let left = Append { members: Some(vec![bob.clone()]), ..append("b2", 1, &before, &["left"]) };
    store.write(Write::Append(left)).await.expect("an entry");
    assert_eq!(names(TableFilter::Of(ada)).await, ["b4", "b1"]);
}

async fn beats(store: &dyn Store) {
    assert_eq!(store.beat().await, Ok(None));
    for beat in [Beat { time: 7, slept: 0 }, Beat { time: 9, slept: 5_000_000_000 }, Beat { time: 8, slept: -3 }] {
        store.write(Write::Beat(beat)).await.expect("a beat");
        assert_eq!(store.beat().await, Ok(Some(beat)));
    }
}

async fn people(store: &dyn Store) {
    let ada = PersonId::from("ada");
    for name in TEXTS {
        let row = PersonRow { id: ada.clone(), name: name.to_string(), created: 7 };
        store.write(Write::Person(row.clone())).await.expect("a person");
        assert_eq!(store.person(&ada).await, Ok(Some(row)));
    }
    assert_eq!(store.person(&"nobody".into()).await, Ok(None));
    let login = |login: &str, person: &str| LoginRow {
        login: login.to_string(),
        person: person.into(),
        passphrase: "hash".to_string(),
    };
    store.write(Write::Login(login("ada", "ada"))).await.expect("a login");
    for taken in [login("ada", "bob"), login("other", "ada")] {
        assert_eq!(store.write(Write::Login(taken)).await, Err(StoreError::Conflict));
    }
    assert_eq!(store.login("ada").await, Ok(Some(login("ada", "ada"))));
    assert_eq!(store.login_of(&ada).await, Ok(Some(login("ada", "ada"))));
    assert_eq!(store.login("eve").await, Ok(None));
    let key = |hash: &str, id: &str| KeyRow {
        hash: hash.to_string(),
        id: id.to_string(),
        person: ada.clone(),
        kind: KeyKind::Token,
        label: TEXTS[2].to_string(),
        created: 1,
        expires: 0,
    };
    for (hash, id) in [("h1", "k1"), ("h2", "k2")] {
        store.write(Write::Key(key(hash, id))).await.expect("a key");
    }
    assert_eq!(store.key("h1").await, Ok(Some(key("h1", "k1"))));
    assert_eq!(store.keys_of(&ada).await, Ok(vec![key("h1", "k1"), key("h2", "k2")]));
    let drop_key = |person: &str| Write::DropKey { person: person.into(), id: "k1".to_string() };
    assert_eq!(store.write(drop_key("bob")).await, Err(StoreError::Conflict), "a key of somebody else");
    assert_eq!(store.write(drop_key("ada")).await, Ok(()));
    assert_eq!(store.write(drop_key("ada")).await, Err(StoreError::Conflict), "a key works once");
    assert_eq!(store.key("h1").await, Ok(None));
    let map = |person: &str| MapRow {
        hash: "m".to_string(),
        person: person.into(),
        name: "map".to_string(),
        files: TEXTS[3].to_string(),
        created: 3,
    };
    store.write(Write::Map(map("ada"))).await.expect("a map");
    store.write(Write::Map(map("bob"))).await.expect("the same map");
    assert_eq!(store.map("m").await, Ok(Some(map("ada"))));
    assert_eq!(store.maps_of(&ada).await, Ok(vec![map("ada")]));
    assert_eq!(store.maps_of(&"bob".into()).await, Ok(vec![]));
    let hook = |url: &str| HookRow { person: ada.clone(), url: url.to_string(), secret: "s".to_string(), created: 4 };
    for url in TEXTS {
        store.write(Write::Hook(hook(url))).await.expect("a webhook");
        assert_eq!(store.hooks().await, Ok(vec![hook(url)]));
    }
    assert_eq!(store.write(Write::DropHook { person: "bob".into() }).await, Err(StoreError::Conflict));
    assert_eq!(store.write(Write::DropHook { person: ada.clone() }).await, Ok(()));
    assert_eq!(store.hooks().await, Ok(vec![]));
    store.write(Write::Hook(hook("https://example.org"))).await.expect("a webhook for the backup");
    let table = TableId::from("t");
    for text in TEXTS {
        assert_eq!(store.write(Write::Chances { table: table.clone(), text: text.to_string() }).await, Ok(()));
        assert_eq!(store.chances(&table).await, Ok(Some(text.to_string())));
    }
    assert_eq!(store.chances(&"none".into()).await, Ok(None));
}

/// Checks that many tables share commits, and that one of two writers to a table wins each entry.
async fn many_at_once(store: Arc<dyn Store>) {
    let mut tasks = Vec::new();
    for task in 0..64u32 {
        let store = store.clone();
        tasks.push(tokio::spawn(async move {
            let table = format!("m{}", task / 2);
            let (mut mine, mut lost) = (0, 0);
            while mine + lost < 20 {
                let journal = store.journal(&TableId(table.clone())).await.expect("whole");
                let (from, before) = journal.map_or((0, EMPTY.to_string()), |j| (j.entries.len() as u32, j.sum));
                let entry = format!("{task}");
                match store.write(Write::Append(append(&table, from, &before, &[&entry]))).await {
                    Ok(()) => mine += 1,
                    Err(StoreError::Conflict) => lost += 1,
                    Err(error) => panic!("{error}"),
                }
            }
            (task, mine)
        }));
    }
    for task in tasks {
        let (task, mine) = task.await.expect("it ends");
        let journal = store.journal(&TableId(format!("m{}", task / 2))).await.expect("whole").expect("there");
        assert_eq!(journal.entries.iter().filter(|entry| **entry == task.to_string()).count(), mine);
    }
}

/// Checks that every kind of damage is reported for the affected table, and for no other.
async fn damage(url: &str, open: impl AsyncFn() -> Sql) {
    let store = open().await;
    let kinds = [
        ("flipped", "UPDATE journal SET entry = 'three' WHERE game = 'flipped' AND number = 2"),
        ("sums", "UPDATE journal SET sum = 'x' WHERE game = 'sums' AND number = 1"),
        ("cut", "DELETE FROM journal WHERE game = 'cut' AND number = 4"),
        ("hole", "DELETE FROM journal WHERE game = 'hole' AND number = 2"),
        (
            "swapped",
            "UPDATE journal SET number = CASE number WHEN 1 THEN 93 ELSE 1 END WHERE game = 'swapped' AND number IN (1, 3)",
        ),
        ("moved", "UPDATE journal SET game = 'moved' WHERE game = 'given' AND number = 5"),
        ("added", "INSERT INTO journal (game, number, entry, sum) VALUES ('added', 5, 'e', 'x')"),
        ("head", "UPDATE games SET entries = 3 WHERE id = 'head'"),
    ];
    for table in kinds.iter().map(|(table, _)| *table).chain(["good", "given"]) {
        let entries: &[&str] =
            if table == "given" { &["1", "2", "3", "4", "5", "6"] } else { &["1", "2", "3", "4", "5"] };
        store.write(Write::Append(append(table, 0, EMPTY, entries))).await.expect("a table");
    }
    store.close().await.expect("closed");
    let mut connection = AnyConnection::connect(url).await.expect("a connection");
    for (table, statement) in kinds {
        // Swapping two entries takes two statements because of the unique key.
        connection.execute(statement).await.unwrap_or_else(|error| panic!("{table}: {error}"));
    }
    connection
        .execute("UPDATE journal SET number = 3 WHERE game = 'swapped' AND number = 93")
        .await
        .expect("the second step");
    connection.close().await.expect("closed");
    let store = open().await;
    for (table, _) in kinds.into_iter().chain([("given", "")]) {
        let error = store.journal(&table.into()).await.expect_err(table);
        assert!(matches!(&error, StoreError::Damaged { table: of, .. } if of.0 == table), "{table}: {error:?}");
        let told = error.to_string();
        assert!(told.contains(table) && told.contains("backup"), "{told}");
    }
    assert_eq!(store.journal(&"good".into()).await.expect("whole").expect("there").entries.len(), 5);
    store.close().await.expect("closed");
}

async fn newer(
    url: &str,
    open: impl AsyncFn() -> Result<Sql, StoreError>,
    current: impl AsyncFn() -> Result<Sql, StoreError>,
) {
    open().await.expect("a database").close().await.expect("closed");
    open().await.expect("the same again").close().await.expect("closed");
    current().await.expect("it is current").close().await.expect("closed");
    let mut connection = AnyConnection::connect(url).await.expect("a connection");
    connection.execute("UPDATE highball SET version = 8").await.expect("the version before");
    let error = current().await.err().expect("it would have to be migrated");
    assert!(matches!(error, StoreError::Outdated { found: 8, .. }), "{error:?}");
    let version = connection.fetch_one("SELECT version FROM highball").await.expect("a row");
    assert_eq!(sqlx::Row::get::<i64, _>(&version, 0), 8, "it is left alone");
    connection.execute("UPDATE highball SET version = 999").await.expect("a later version");
    connection.close().await.expect("closed");
    let error = open().await.err().expect("a newer database is refused");
    assert!(matches!(error, StoreError::Newer { found: 999, .. }), "{error:?}");
    assert!(error.to_string().contains("use a newer highball"));
    let mut connection = AnyConnection::connect(url).await.expect("a connection");
    connection.execute("UPDATE highball SET version = 3").await.expect("an earlier version");
    connection.close().await.expect("closed");
    let error = open().await.err().expect("a database from before is refused");
    assert!(matches!(error, StoreError::Older { found: 3, .. }), "{error:?}");
    assert!(error.to_string().contains("start with a new database"));
}

#[tokio::test]
async fn memory_keeps_its_guarantees() {
    suite(Arc::new(MemoryStore::new())).await;
    let memory = MemoryStore::new();
    owners(Arc::new(memory.another()), Arc::new(memory)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn sqlite_keeps_its_guarantees() {
    let folder = Folder::new();
    let file = folder.file("a % name?#.db");
    suite(Arc::new(Sql::sqlite(&file).await.expect("a new file"))).await;
    let open = async || Sql::sqlite(&folder.file("shared.db")).await.expect("it opens");
    owners(Arc::new(open().await), Arc::new(open().await)).await;
    let file = folder.file("damage.db");
    let url = format!("sqlite://{}", file.display());
    damage(&url, async || Sql::sqlite(&file).await.expect("it opens")).await;
    let file = folder.file("newer.db");
    newer(
        &format!("sqlite://{}", file.display()),
        async || Sql::sqlite(&file).await,
        async || Sql::sqlite_current(&file).await,
    )
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn postgres_keeps_its_guarantees() {
    let Some(postgres) = Postgres::start() else { return };
    suite(Arc::new(Sql::postgres(&postgres.database("suite")).await.expect("it opens"))).await;
    let url = postgres.database("shared");
    let open = async || Sql::postgres(&url).await.expect("it opens");
    owners(Arc::new(open().await), Arc::new(open().await)).await;
    let url = postgres.database("damage");
    damage(&url, async || Sql::postgres(&url).await.expect("it opens")).await;
    let url = postgres.database("newer");
    newer(&url, async || Sql::postgres(&url).await, async || Sql::postgres_current(&url).await).await;
    // A backup of one kind of database can be restored to the other kind.
    let folder = Folder::new();
    let lite = Sql::sqlite(&folder.file("kept.db")).await.expect("a new file");
    suite_small(&lite).await;
    let lines = backup_lines(&lite).await;
    let url = postgres.database("restored");
    for end in (0..lines.len()).step_by(5).chain([lines.len() - 1]) {
        let restored = restore_postgres(cut(&lines, end), &url).await;
        assert!(matches!(restored, Err(BackupError::File(_))), "{end}: {restored:?}");
        assert_eq!(tables(&url).await, 0, "what was cut at line {end} leaves something behind");
    }
    let rows = restore_postgres(lines.join("\n").as_bytes(), &url).await.expect("it fits");
    assert_eq!(rows, lines.len() - 2);
    let other = Sql::postgres(&url).await.expect("it opens");
    assert_eq!(backup_lines(&other).await, lines);
    let again = restore_postgres(lines.join("\n").as_bytes(), &url).await;
    assert!(matches!(again, Err(BackupError::NotEmpty)), "{again:?}");
}

/// Returns the number of tables in a PostgreSQL database.
async fn tables(url: &str) -> i64 {
    let mut connection = AnyConnection::connect(url).await.expect("a connection");
    let query = sqlx::query_scalar("SELECT COUNT(*) FROM information_schema.tables WHERE table_schema = 'public'");
    let count = query.fetch_one(&mut connection).await.expect("a number");
    connection.close().await.expect("closed");
    count
}

/// Creates a file that cannot be read beyond the given line.
fn cut(lines: &[String], end: usize) -> impl BufRead {
    struct Gone;
    impl Read for Gone {
        fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
            Err(io::Error::other("the disk is gone"))
        }
    }
    let readable: String = lines[..end].iter().map(|line| format!("{line}\n")).collect();
    BufReader::new(Cursor::new(readable).chain(Gone))
}

async fn suite_small(store: &dyn Store) {
    journals(store).await;
    lists(store).await;
    people(store).await;
}

#[tokio::test]
async fn backups_are_restored_completely_or_not_at_all() {
    let folder = Folder::new();
    let store = Sql::sqlite(&folder.file("kept.db")).await.expect("a new file");
    suite_small(&store).await;
    let lines = backup_lines(&store).await;
    store.close().await.expect("closed");
    let place = Folder::new();
    let file = place.file("restored.db");
    let refused = async |lines: &[String]| {
        let error = restore_lines(lines, &file).await.expect_err("it is refused");
        assert_eq!(std::fs::read_dir(&place.0).expect("a folder").count(), 0, "something is left behind");
        error
    };
    let mut changed = lines.clone();
    changed[3] = changed[3].replace('b', "c");
    let mut longer = lines.clone();
    longer.push(lines[1].clone());
    let mut narrow = lines.clone();
    narrow[1] = r#"{"games":["a"]}"#.to_string();
    for lines in [&lines[..lines.len() - 1], &lines[..1], &changed, &longer, &narrow] {
        let error = refused(lines).await;
        assert!(matches!(error, BackupError::Changed), "{error:?}");
    }
    for lines in [&["{}".to_string(), "{}".to_string()][..], &[], &lines[1..]] {
        let error = refused(lines).await;
        assert!(matches!(error, BackupError::NotABackup), "{error:?}");
    }
    let mut newer = lines.clone();
    newer[0] = r#"{"highball-backup":1,"version":999}"#.to_string();
    assert!(matches!(refused(&newer).await, BackupError::Store(StoreError::Newer { found: 999, .. })));
    for end in 0..lines.len() {
        let restored = restore_file(cut(&lines, end), &file).await;
        assert!(matches!(restored, Err(BackupError::File(_))), "{end}: {restored:?}");
        assert_eq!(std::fs::read_dir(&place.0).expect("a folder").count(), 0, "cut at line {end}");
    }
    // The remains of an interrupted restore do no harm.
    std::fs::write(place.file("restored.db-restoring"), "half a database").expect("written");
    assert_eq!(restore_lines(&lines, &file).await.expect("it is whole"), lines.len() - 2);
    let again = restore_lines(&lines, &file).await;
    assert!(matches!(again, Err(BackupError::NotEmpty)), "{again:?}");
    let other = Sql::sqlite(&file).await.expect("it opens");
    assert_eq!(backup_lines(&other).await, lines);
    other.close().await.expect("closed");
}

/// Time is paused while the database is away, so that waits are measured without really waiting.
#[tokio::test]
async fn silent_or_absent_postgres_is_refused_within_two_seconds() {
    let Some(postgres) = Postgres::start() else { return };
    let url = postgres.database("away");
    let proxy = Proxy::to(postgres.port).await;
    let url = url.replace(&postgres.port.to_string(), &proxy.address.port().to_string());
    let store = Sql::postgres(&url).await.expect("it opens");
    let mut before = EMPTY.to_string();
    for (entries, way) in [Way::Stalled, Way::Cut].into_iter().enumerate() {
        let entries = 2 * entries as u32;
        store.write(Write::Append(append("t", entries, &before, &["one"]))).await.expect("it is there");
        before = sum(&store, "t").await;
        let next = Write::Append(append("t", entries + 1, &before, &["two"]));
        proxy.set(way);
        tokio::time::pause();
        for _ in 0..3 {
            let begun = tokio::time::Instant::now();
            let (written, read) = (store.write(next.clone()).await, store.journal(&"t".into()).await);
            assert!(written.as_ref().is_err_and(StoreError::is_away), "{written:?}");
            assert!(read.as_ref().is_err_and(StoreError::is_away), "{read:?}");
            assert!(store.ready().await.is_err_and(|error| error.is_away()));
            assert!(begun.elapsed() <= Duration::from_secs(2), "{:?}", begun.elapsed());
        }
        tokio::time::resume();
        proxy.set(Way::Open);
        while store.ready().await.is_err() {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        assert_eq!(store.journal(&"t".into()).await.expect("whole").expect("there").entries.len() as u32, entries + 1);
        store.write(next).await.expect("it is back");
        before = sum(&store, "t").await;
        store.witness().await.expect("nothing is missing");
    }
}
