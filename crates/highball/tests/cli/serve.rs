//! Starts and stops servers as people do.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use super::{Scratch, highball, refused, told};

/// A running server, killed on drop.
struct Server {
    child: Child,
    address: String,
}

impl Server {
    fn start(data: &str) -> Server {
        let mut child = Command::new(env!("CARGO_BIN_EXE_highball"))
            .args(["serve", "--listen", "127.0.0.1:0", "--data", data])
            .stdout(Stdio::piped())
            .stderr(Stdio::inherit())
            .spawn()
            .expect("the program starts");
        let mut line = String::new();
        BufReader::new(child.stdout.take().expect("a pipe")).read_line(&mut line).expect("a line");
        let address = line.split("http://").nth(1).and_then(|rest| rest.split(' ').next()).unwrap_or_default();
        assert!(line.contains(data), "{line}");
        Server { child, address: address.to_string() }
    }

    /// Sends a request and returns status, cookie and body.
    fn ask(&self, method: &str, path: &str, cookie: &str, body: &Value) -> (u16, String, String) {
        let mut stream = TcpStream::connect(&self.address).expect("a connection");
        let body = if body.is_null() { String::new() } else { body.to_string() };
        let head =
            format!("{method} {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\nCookie: {cookie}\r\n", self.address);
        write!(stream, "{head}Content-Length: {}\r\n\r\n{body}", body.len()).expect("it is sent");
        let mut text = String::new();
        stream.read_to_string(&mut text).expect("an answer");
        let (head, body) = text.split_once("\r\n\r\n").expect("a head");
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).expect("a status");
        let cookie = head.lines().find_map(|line| line.to_lowercase().strip_prefix("set-cookie: ").map(str::to_string));
        let cookie = cookie.unwrap_or_default().split(';').next().unwrap_or_default().to_string();
        (status, cookie, body.to_string())
    }

    /// Stops the server with this signal. The server must exit cleanly and soon.
    fn stop(mut self, signal: &str) {
        let begun = Instant::now();
        let id = self.child.id().to_string();
        assert!(Command::new("kill").args([signal, &id]).status().expect("kill runs").success());
        let status = self.child.wait().expect("it ends");
        assert!(status.success(), "{status}");
        assert!(begun.elapsed() < Duration::from_secs(2), "{:?}", begun.elapsed());
    }
}

/// Kills the server, so that a failing test leaves none running.
impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn server_restart_preserves_games() {
    let (data, backup) = (Scratch::new("serve.db"), Scratch::new("serve-backup.txt"));
    let server = Server::start(data.path());
    let (status, cookie, _) = server.ask("POST", "/api/people", "", &json!({ "name": "Ada" }));
    assert_eq!(status, 200);
    let bots = json!([{ "bot": { "bot": "greedy" } }, { "bot": { "bot": "greedy" } }]);
    let (_, _, made) = server.ask("POST", "/api/tables", &cookie, &json!({ "edition": "usa-classic", "seats": bots }));
    let made: Value = serde_json::from_str(&made).expect("JSON");
    let table = made["id"].as_str().expect("an id").to_string();
    let early = highball(&["export", &table, "--data", data.path()]);
    assert!(refused(&early).contains("after the game"));
    let (status, ..) = server.ask("POST", &format!("/api/tables/{table}/start"), &cookie, &Value::Null);
    assert_eq!(status, 200);
    let begun = Instant::now();
    loop {
        let (_, _, info) = server.ask("GET", &format!("/api/tables/{table}"), &cookie, &Value::Null);
        if info.contains("\"phase\":\"over\"") {
            break;
        }
        assert!(begun.elapsed() < Duration::from_secs(60), "two bots play a game within a minute");
        std::thread::sleep(Duration::from_millis(50));
    }
    // A backup can be made while the server is running.
    assert!(told(&highball(&["backup", backup.path(), "--data", data.path()])).contains("rows"));
    assert!(refused(&highball(&["backup", backup.path(), "--data", data.path()])).contains("already exists"));
    server.stop("-TERM");
    let server = Server::start(data.path());
    let (_, _, record) = server.ask("GET", &format!("/api/tables/{table}/record"), "", &Value::Null);
    server.stop("-INT");
    assert_eq!(told(&highball(&["export", &table, "--data", data.path()])), record);
    let file = Scratch::new("serve-record.txt");
    std::fs::write(file.path(), &record).expect("it can be written");
    assert!(told(&highball(&["verify", file.path()])).contains("the revealed seed reproduces every deal"));
    let restored = Scratch::new("serve-restored.db");
    told(&highball(&["restore", backup.path(), "--data", restored.path()]));
    assert_eq!(told(&highball(&["export", &table, "--data", restored.path()])), record);
    assert!(refused(&highball(&["restore", backup.path(), "--data", restored.path()])).contains("already exists"));
}

/// Returns the code block of docs/server.md that plays a game with curl.
fn walk_through() -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/server.md");
    let document = std::fs::read_to_string(path).expect("it can be read");
    let rest = document.split("## A game with curl").nth(1).expect("the section is there");
    rest.split("```sh\n").nth(1).and_then(|rest| rest.split("```").next()).expect("it has a block").to_string()
}

#[test]
fn documented_curl_session_yields_a_valid_record() {
    let has = |program: &str| Command::new(program).arg("--version").output().is_ok();
    for (program, required) in [("curl", "HIGHBALL_CURL"), ("jq", "HIGHBALL_JQ")] {
        if !has(program) {
            assert_ne!(std::env::var(required).as_deref(), Ok("must"), "{program} is to be tried and is not there");
            eprintln!("skipped: the walk-through with curl, which needs {program}");
            return;
        }
    }
    let (data, folder) = (Scratch::new("curl.db"), Scratch::new("curl"));
    std::fs::create_dir(folder.path()).expect("a folder");
    let server = Server::start(data.path());
    let run = |script: &str| {
        let mut shell = Command::new("sh");
        shell
            .args(["-eu", "-c", script])
            .env("SERVER", format!("http://{}", server.address))
            .current_dir(folder.path());
        shell.output().expect("sh runs")
    };
    let played = run(&walk_through());
    assert!(played.status.success(), "{}", String::from_utf8_lossy(&played.stderr));
    let standings: Value = serde_json::from_slice(&played.stdout).expect("JSON");
    assert_eq!(standings.as_array().or(standings["results"].as_array()).map(Vec::len), Some(2), "{standings}");
    let record = format!("{}/record.txt", folder.path());
    assert!(told(&highball(&["verify", &record])).contains("the revealed seed reproduces every deal"));
    let wrong = run(&walk_through().replace("/start", "/begin"));
    assert!(!wrong.status.success(), "a call that does not exist is reported");
    server.stop("-TERM");
}

#[test]
fn unservable_requests_return_a_readable_error() {
    let taken = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = taken.local_addr().expect("an address").to_string();
    let data = Scratch::new("never.db");
    let told = refused(&highball(&["serve", "--listen", &address, "--data", data.path()]));
    assert!(told.contains("is already in use by another program"), "{told}");
    assert!(!std::path::Path::new(data.path()).exists(), "nothing is made");
    let wrong = Scratch::new("no-database.txt");
    std::fs::write(wrong.path(), "this is a letter to a friend, and no database at all. ".repeat(40)).expect("written");
    let before = std::fs::read(wrong.path()).expect("read");
    let told = refused(&highball(&["serve", "--listen", "127.0.0.1:0", "--data", wrong.path()]));
    assert!(told.contains("cannot be used"), "{told}");
    assert_eq!(std::fs::read(wrong.path()).expect("read"), before, "nothing is overwritten");
    for (arguments, expected) in [
        (["--database", "mysql://x"], "postgres://"),
        (["--database", "postgres://nobody@127.0.0.1:1/none"], "PostgreSQL database"),
        (["--public-url", "play.example.org"], "https://"),
    ] {
        let told = refused(&highball(&["serve", "--listen", "127.0.0.1:0", arguments[0], arguments[1]]));
        assert!(told.contains(expected), "{told}");
    }
    for nothing in [["backup", "x.txt"], ["export", "x"]] {
        let missing = ["--data", "/nowhere/at/all.db"];
        let told = refused(&highball(&[nothing[0], nothing[1], missing[0], missing[1]]));
        assert!(told.contains("does not exist"), "{told}");
    }
}

/// Arguments that name the data take precedence over environment variables, and error messages
/// contain no password.
#[test]
fn data_arguments_override_the_environment() {
    let file = Scratch::new("address.txt");
    std::fs::write(file.path(), "postgres://nobody:secret@127.0.0.1:1/none\n").expect("it can be written");
    let export = |arguments: &[&str], variables: &[(&str, &str)]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_highball"));
        command.arg("export").arg("game").args(arguments).envs(variables.iter().copied());
        refused(&command.output().expect("the program runs"))
    };
    let postgres = "PostgreSQL database";
    for (arguments, variables, expected) in [
        (&[][..], &[("HIGHBALL_DATA", "/nowhere/variable.db")][..], "/nowhere/variable.db"),
        (&["--data", "/nowhere/argument.db"], &[("HIGHBALL_DATABASE", "postgres://x")], "/nowhere/argument.db"),
        (&[], &[("HIGHBALL_DATABASE", "mysql://x")], "postgres://"),
        (&[], &[("HIGHBALL_DATABASE_FILE", file.path())], postgres),
        (&["--database-file", file.path()], &[("HIGHBALL_DATA", "/nowhere/variable.db")], postgres),
        (&["--database-file", "/nowhere/address.txt"], &[], "/nowhere/address.txt"),
    ] {
        let told = export(arguments, variables);
        assert!(told.contains(expected) && !told.contains("secret"), "{told}");
    }
}

#[test]
fn second_server_on_one_file_is_refused() {
    let data = Scratch::new("alone.db");
    let _lock = Scratch::new("alone.db-lock");
    let mut first = Server::start(data.path());
    let second = ["serve", "--listen", "127.0.0.1:0", "--data", data.path()];
    let told = refused(&highball(&second));
    assert!(told.contains("is in use by another server"), "{told}");
    assert_eq!(first.ask("GET", "/health/ready", "", &Value::Null).0, 200);
    // The lock of a killed server has been released.
    first.child.kill().expect("it runs");
    first.child.wait().expect("it ends");
    let third = Server::start(data.path());
    assert_eq!(third.ask("GET", "/health/live", "", &Value::Null).0, 200);
    third.stop("-TERM");
}

#[cfg(unix)]
#[test]
fn data_files_are_private() {
    use std::os::unix::fs::PermissionsExt;
    let data = Scratch::new("private.db");
    let backup = Scratch::new("private.txt");
    let beside = ["-wal", "-shm", "-lock"].map(|end| Scratch::new(&format!("private.db{end}")));
    let server = Server::start(data.path());
    server.ask("POST", "/api/people", "", &json!({ "name": "Ada" }));
    told(&highball(&["backup", backup.path(), "--data", data.path()]));
    for file in beside.iter().chain([&data, &backup]) {
        let mode = std::fs::metadata(file.path()).unwrap_or_else(|error| panic!("{}: {error}", file.path()));
        assert_eq!(mode.permissions().mode() & 0o777, 0o600, "{}", file.path());
    }
    server.stop("-TERM");
}
