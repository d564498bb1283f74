//! Settings, administration, backups and metrics from a host's point of view.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::PathBuf;
use std::process::{Child, Command, Output, Stdio};
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use super::{Scratch, highball, refused, told};

/// A folder for all of a server's files, removed on drop.
struct Place(PathBuf);

impl Place {
    fn new(name: &str) -> Place {
        let folder = std::env::temp_dir().join(format!("highball-host-{}-{name}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a folder");
        Place(folder)
    }

    fn path(&self, name: &str) -> String {
        self.0.join(name).display().to_string()
    }

    fn write(&self, name: &str, text: &str) -> String {
        std::fs::write(self.path(name), text).expect("it can be written");
        self.path(name)
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Sends an HTTP request; returns head and body.
fn ask(address: &str, method: &str, path: &str, cookie: &str, body: &Value) -> (String, String) {
    let mut stream = TcpStream::connect(address).expect("a connection");
    let body = if body.is_null() { String::new() } else { body.to_string() };
    let head = format!("{method} {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\nCookie: {cookie}\r\n");
    write!(stream, "{head}Content-Length: {}\r\n\r\n{body}", body.len()).expect("it is sent");
    let mut text = String::new();
    stream.read_to_string(&mut text).expect("an answer");
    let (head, body) = text.split_once("\r\n\r\n").expect("a head");
    (head.to_string(), body.to_string())
}

/// A running server, stopped on drop.
struct Running {
    child: Child,
    address: String,
}

impl Running {
    fn start(config: &str) -> Running {
        let mut command = Command::new(env!("CARGO_BIN_EXE_highball"));
        command.args(["serve", "--config", config, "--listen", "127.0.0.1:0", "--language", "en"]);
        let mut child = command.stdout(Stdio::piped()).spawn().expect("the program starts");
        let mut line = String::new();
        BufReader::new(child.stdout.take().expect("a pipe")).read_line(&mut line).expect("a line");
        let address = line.split("http://").nth(1).and_then(|rest| rest.split(' ').next()).unwrap_or_default();
        Running { address: address.to_string(), child }
    }

    fn person(&self, body: &Value) -> (String, String) {
        let (head, _) = ask(&self.address, "POST", "/api/people", "", body);
        let lower = head.to_lowercase();
        let cookie = lower.lines().find_map(|line| line.strip_prefix("set-cookie: highball="));
        let secret = cookie.and_then(|rest| rest.split(';').next()).unwrap_or_default();
        (head, format!("highball={secret}"))
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = Command::new("kill").args(["-TERM", &self.child.id().to_string()]).status();
        let _ = self.child.wait();
    }
}

/// Waits until `look` finds something.
fn soon<T>(what: &str, look: impl Fn() -> Option<T>) -> T {
    let begun = Instant::now();
    loop {
        if let Some(found) = look() {
            return found;
        }
        assert!(begun.elapsed() < Duration::from_secs(20), "{what}");
        std::thread::sleep(Duration::from_millis(50));
    }
}

/// A host's first session: an invite-only server, a ban, separate metrics, a backup restored to
/// another place, and a deleted person.
#[test]
fn host_invites_bans_backs_up_and_deletes() {
    let place = Place::new("evening");
    let token = place.path("token");
    assert!(told(&highball(&["admin", "token", &token])).contains(&token));
    let backups = place.path("backups");
    std::fs::create_dir(&backups).expect("a folder");
    let data = place.path("highball.db");
    let config = format!(
        "data = {data:?}\nadmin_token_file = {token:?}\ninvite_only = true\nbackup_dir = {backups:?}\n\
         metrics_listen = \"127.0.0.1:0\"\ncontact = \"Ada, ada@example.org\"\nkeep_chat_days = 30\n"
    );
    let server = Running::start(&place.write("highball.toml", &config));
    let url = format!("http://{}", server.address);
    let admin = |arguments: &[&str]| -> Output {
        let all: Vec<&str> =
            ["admin", "--server", &url, "--token-file", &token].into_iter().chain(arguments.iter().copied()).collect();
        highball(&all)
    };

    assert!(server.person(&json!({ "name": "Eve" })).0.contains("403"), "nobody comes uninvited");
    let invite = told(&admin(&["invite", "--uses", "2", "--json"]));
    let invite: Value = serde_json::from_str(&invite).expect("JSON");
    let (head, cookie) = server.person(&json!({ "name": "Eve", "invite": invite["code"] }));
    assert!(head.contains(" 200 "), "{head}");
    assert!(head.to_lowercase().contains("x-request-id: "), "{head}");
    let people = told(&admin(&["people", "eve"]));
    let id = people.split_whitespace().next().expect("an id").to_string();
    assert!(people.contains("Eve"), "{people}");

    told(&admin(&["ban", &id, "--reason", "Spam", "--days", "3"]));
    assert!(told(&admin(&["people"])).contains("ban until 20"), "it is shown");
    let (_, body) = ask(&server.address, "GET", "/api/me", &cookie, &Value::Null);
    let problem: Value = serde_json::from_str(&body).expect("JSON");
    assert_eq!(problem["code"], "banned");
    assert!(problem["request"].is_string(), "{problem}");
    told(&admin(&["unban", &id]));
    assert!(ask(&server.address, "GET", "/api/me", &cookie, &Value::Null).0.contains(" 200 "));
    let wrong = place.write("wrong", "0123456789012345678901234567890123456789\n");
    let other = highball(&["admin", "--server", &url, "--token-file", &wrong, "people"]);
    assert!(refused(&other).contains("token"), "another token opens nothing");

    assert!(ask(&server.address, "GET", "/metrics", "", &Value::Null).0.contains(" 404 "), "metrics are elsewhere");
    let (_, privacy) = ask(&server.address, "GET", "/api/privacy", "", &Value::Null);
    let privacy: Value = serde_json::from_str(&privacy).expect("JSON");
    assert_eq!((&privacy["retention"]["chat_days"], &privacy["backup_days"]), (&json!(30), &json!(14)));
    assert!(told(&highball(&["health", "--server", &url])).contains("is ready"));
    let here = place.write("here.toml", &format!("listen = {:?}\nadmin_token_file = {token:?}\n", server.address));
    assert!(told(&highball(&["health", "--config", &here])).contains("is ready"), "its settings name the address");
    assert!(told(&highball(&["admin", "--config", &here, "people"])).contains("Eve"), "and the token");

    let backup = soon("a backup", || {
        let mut files = std::fs::read_dir(&backups).expect("a folder").flatten().map(|entry| entry.path());
        files.find(|file| file.extension().is_some_and(|end| end == "txt"))
    });
    let elsewhere = place.path("elsewhere.db");
    told(&highball(&["restore", backup.to_str().expect("text"), "--data", &elsewhere]));
    let in_use = highball(&["admin", "--offline", "--data", &data, "people"]);
    assert!(refused(&in_use).contains("is in use"), "the server runs");
    told(&admin(&["delete-person", &id]));
    drop(server);
    let offline = |arguments: &[&str]| {
        let all: Vec<&str> =
            ["admin", "--offline", "--data", &data].into_iter().chain(arguments.iter().copied()).collect();
        told(&highball(&all))
    };
    offline(&["sweep"]);
    assert_eq!(offline(&["people"]), "Nothing found.\n");
    let audit = offline(&["audit"]);
    for deed in ["invite", "ban", "lift", "delete-person"] {
        assert!(audit.contains(deed), "{deed} in {audit}");
    }
    assert!(!audit.contains("Eve"), "{audit}");
}

#[test]
fn settings_come_from_file_variables_and_options() {
    let place = Place::new("settings");
    let config = place.write("highball.toml", "listen = \"127.0.0.1:1001\"\nlog = \"info\"\naway_after = 30\n");
    let show = |variables: &[(&str, &str)], arguments: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_highball"));
        command
            .args(["--language", "en", "config", "--config", &config])
            .args(arguments)
            .envs(variables.iter().copied());
        command.output().expect("the program runs")
    };
    let shown = told(&show(&[("HIGHBALL_LOG", "debug"), ("HIGHBALL_DATABASE", "postgres://u:secret@h/n")], &[]));
    assert!(
        shown.contains("listen = \"127.0.0.1:1001\"") && shown.contains("log = \"debug\"  # HIGHBALL_LOG"),
        "{shown}"
    );
    assert!(shown.contains("backup_hours = 24  # default") && !shown.contains("secret"), "{shown}");
    let file = show(&[("HIGHBALL_DATABASE", "postgres://u:secret@h/n")], &["--data", "x.db"]);
    let shown = told(&file);
    assert!(shown.contains("data = \"x.db\"  # --data") && shown.contains("# database\n"), "{shown}");
    for (text, wanted) in [
        ("listn = \"127.0.0.1:1\"\n", "listn"),
        ("away_after = 0\n", "away_after"),
        ("away_after = \"soon\"\n", "away_after"),
        ("invite_only = 1\n", "invite_only"),
        ("data = \"a\"\ndatabase = \"b\"\n", "Only one of"),
        ("data = \n", "highball.toml"),
    ] {
        place.write("highball.toml", text);
        let error = refused(&show(&[], &[]));
        assert!(error.contains(wanted), "{text}: {error}");
    }
    place.write("highball.toml", "");
    let error = refused(&show(&[("HIGHBALL_INVITE_ONLY", "perhaps")], &[]));
    assert!(error.contains("HIGHBALL_INVITE_ONLY"), "{error}");
    let error = refused(&show(&[("HIGHBALL_DATA", "x.db"), ("HIGHBALL_DATABASE", "postgres://h/n")], &[]));
    assert!(error.contains("Only one of"), "{error}");
    let shown = told(&show(&[("HIGHBALL_INVITEONLY", "true"), ("HIGHBALL_LANGUAGE", "de")], &[]));
    assert!(shown.contains("HIGHBALL_INVITEONLY is not a setting. Did you mean HIGHBALL_INVITE_ONLY?"), "{shown}");
    assert!(!shown.contains("HIGHBALL_LANGUAGE"), "{shown}");
}

/// A socket passed by systemd is used instead of the configured address.
#[cfg(target_os = "linux")]
#[test]
fn port_of_systemd_is_used() {
    let free = std::net::TcpListener::bind("127.0.0.1:0").and_then(|free| free.local_addr()).expect("a free port");
    let place = Place::new("socket");
    let mut command = Command::new("systemd-socket-activate");
    command.args(["--listen", &free.to_string(), env!("CARGO_BIN_EXE_highball"), "serve", "--data"]);
    command.arg(place.path("highball.db")).args(["--listen", "127.0.0.1:0"]);
    let Ok(child) = command.stdout(Stdio::null()).stderr(Stdio::null()).spawn() else {
        println!("skipped: systemd-socket-activate is not installed");
        return;
    };
    // At the first connection, systemd-socket-activate replaces itself with the program.
    let _server = Running { child, address: free.to_string() };
    soon("the port is open", || TcpStream::connect(free).ok());
    let url = format!("http://{free}");
    soon("it is ready", || highball(&["health", "--server", &url]).status.success().then_some(()));
}

#[test]
fn missing_folders_are_created_only_on_request() {
    let place = Place::new("folders");
    let data = place.path("mistyped/highball.db");
    let error = refused(&highball(&["serve", "--listen", "127.0.0.1:0", "--data", &data]));
    assert!(error.contains("--create-dirs"), "{error}");
    assert!(!place.0.join("mistyped").exists());
    let backup = Scratch::new("folders.txt");
    std::fs::write(backup.path(), "").expect("a file");
    let error = refused(&highball(&["restore", backup.path(), "--data", &data]));
    assert!(error.contains("--create-dirs"), "{error}");
    let error = refused(&highball(&["restore", backup.path(), "--data", &data, "--create-dirs"]));
    assert!(error.contains("not a Highball backup") && place.0.join("mistyped").is_dir(), "{error}");
}

#[cfg(unix)]
#[test]
fn old_backups_are_rotated() {
    let place = Place::new("rotation");
    let backups = place.path("backups");
    std::fs::create_dir(&backups).expect("a folder");
    for day in 1..=3 {
        let file = place.write(&format!("backups/highball-2020010{day}T000000Z.txt"), "old");
        let old = std::time::SystemTime::UNIX_EPOCH + Duration::from_secs(1_577_836_800);
        std::fs::File::options().write(true).open(file).and_then(|file| file.set_modified(old)).expect("it is old");
    }
    place.write("backups/notes.txt", "not a backup");
    let data = place.path("highball.db");
    let config = format!("data = {data:?}\nbackup_dir = {backups:?}\nbackup_keep = 2\n");
    let server = Running::start(&place.write("highball.toml", &config));
    let names = || {
        let files = std::fs::read_dir(&backups).expect("a folder").flatten();
        let mut names: Vec<String> = files.map(|file| file.file_name().to_string_lossy().into_owned()).collect();
        names.sort();
        names
    };
    let left = soon("the oldest are removed", || Some(names()).filter(|names| names.len() == 3));
    assert_eq!(left[0], "highball-20200103T000000Z.txt");
    assert_eq!(left[2], "notes.txt");
    let (_, metrics) = ask(&server.address, "GET", "/metrics", "", &Value::Null);
    assert!(metrics.contains("highball_backup_timestamp_seconds 1"), "{metrics}");
}
