//! The files in `deploy/`: their metrics exist, units and compose files are valid, and the image starts without a network.

use std::collections::BTreeSet;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::kubernetes::MANIFESTS;

pub fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..")
}

pub fn read(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

fn has(program: &str) -> bool {
    Command::new(program).arg("--version").output().is_ok_and(|output| output.status.success())
}

/// Reports that something is not tested. Unlike the output of `eprintln!`, the report is also shown
/// for tests that pass.
pub fn skip(what: &str) {
    let _ = writeln!(std::io::stderr(), "skipped: {what}");
}

/// Checks whether Python can read YAML.
pub fn has_yaml() -> bool {
    let has = Command::new("python3").args(["-c", "import yaml"]).output();
    has.is_ok_and(|output| output.status.success())
}

/// Returns the program from this build, if it has been built.
pub fn program() -> Option<PathBuf> {
    let name = format!("highball{}", std::env::consts::EXE_SUFFIX);
    Some(Path::new(env!("CARGO_BIN_EXE_xtask")).with_file_name(name)).filter(|program| program.is_file())
}

/// Checks that `highball` knows a command, given as words, and all its options.
pub fn check_command(file: &str, command: &str) {
    let Some(program) = program() else { return skip("options in samples, which need a built program") };
    let words: Vec<&str> = command.split_whitespace().collect();
    let output = Command::new(program).args([words[0], "--help"]).output().expect("it runs");
    assert!(output.status.success(), "{file} starts highball {command}");
    let help = String::from_utf8_lossy(&output.stdout).into_owned();
    for option in words.iter().filter(|word| word.starts_with("--")) {
        assert!(help.split_whitespace().any(|word| word == *option), "{file}: highball {} has no {option}", words[0]);
    }
}

/// Returns the words in a text that start with this prefix and continue with letters and underscores.
fn words<'a>(text: &'a str, beginning: &str) -> BTreeSet<&'a str> {
    let is_word = |letter: char| letter.is_ascii_lowercase() || letter == '_';
    let found = text.match_indices(beginning).map(|(at, _)| {
        let rest = &text[at..];
        &rest[..rest.find(|letter| !is_word(letter)).unwrap_or(rest.len())]
    });
    found.collect()
}

#[test]
fn dashboard_and_alerts_name_existing_metrics() {
    let counts = read("crates/server/src/counts.rs");
    let mut checked = 0;
    for file in ["deploy/grafana.json", "deploy/alerts.yml"] {
        let text = read(file);
        for metric in words(&text, "highball_") {
            let name = metric.trim_start_matches("highball_");
            let known = counts.contains(&format!("\"{name}\"")) || counts.contains(&format!("highball_{name}"));
            assert!(known, "{file} names {metric}, which no server has");
            checked += 1;
        }
    }
    assert!(checked > 15, "{checked}");
}

#[test]
fn samples_and_documents_name_existing_settings() {
    let config = read("crates/highball/src/serve/config.rs");
    let is_known = |key: &str| config.contains(&format!("(\"{key}\", Kind::"));
    let sample = read("deploy/highball.toml");
    let keys = sample.lines().filter_map(|line| line.trim_start_matches("# ").split_once(" = ").map(|(key, _)| key));
    let keys: BTreeSet<&str> =
        keys.filter(|key| key.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'_')).collect();
    assert!(keys.len() > 15, "{keys:?}");
    for key in &keys {
        assert!(is_known(key), "deploy/highball.toml has {key}");
    }
    let document = read("docs/server.md");
    let all = config.split("const KEYS").nth(1).and_then(|rest| rest.split("];").next()).expect("the list of settings");
    for key in all.split('"').skip(1).step_by(2) {
        assert!(document.contains(&format!("`{key}`")), "docs/server.md leaves out {key}");
        assert!(key == "database" || keys.contains(key), "deploy/highball.toml leaves out {key}");
    }
    let others = ["deploy/Containerfile", "deploy/systemd/highball.service"];
    for file in COMPOSE_FILES.into_iter().chain(MANIFESTS).chain(others) {
        let text = read(file);
        let is_word = |letter: char| letter.is_ascii_uppercase() || letter == '_';
        for (at, _) in text.match_indices("HIGHBALL_") {
            let rest = &text[at + "HIGHBALL_".len()..];
            let name = &rest[..rest.find(|letter| !is_word(letter)).unwrap_or(rest.len())];
            assert!(is_known(&name.to_lowercase()), "{file} sets HIGHBALL_{name}");
        }
    }
}

#[test]
fn systemd_units_are_valid() {
    if !has("systemd-analyze") {
        return skip("the units, which need systemd-analyze");
    }
    let folder = std::env::temp_dir().join(format!("highball-unit-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder");
    let units = ["highball.service", "highball.socket"];
    fs::write(folder.join(units[1]), read("deploy/systemd/highball.socket")).expect("a unit");
    let verify = |text: &str| {
        fs::write(folder.join(units[0]), text).expect("a unit");
        let mut command = Command::new("systemd-analyze");
        let output = command.arg("verify").args(units.map(|unit| folder.join(unit))).output().expect("it runs");
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        let own: Vec<&str> = said.lines().filter(|line| units.iter().any(|unit| line.contains(unit))).collect();
        (output.status.success(), own.join("\n"))
    };
    // The program is not installed here, so another one is used in its place.
    let unit = read("deploy/systemd/highball.service").replace("/usr/bin/highball", "/bin/true");
    let (valid, said) = verify(&unit);
    assert!(valid && said.is_empty(), "{said}");
    let (_, said) = verify(&unit.replace("ProtectSystem=strict", "ProtectSystem=perhaps"));
    assert!(said.contains("perhaps"), "a mistake is found: {said}");
    let _ = fs::remove_dir_all(folder);
}

const COMPOSE_FILES: [&str; 2] = ["deploy/compose.yaml", "deploy/compose-cluster.yaml"];

/// Checks a compose file without an engine: every named service, volume, secret and mounted file exists, and every secret
/// file is ignored by git and by builds of the image.
const COMPOSE: &str = r#"
import os, sys, yaml
KEYS = {"image", "build", "restart", "read_only", "cap_drop", "security_opt", "environment", "secrets", "volumes", "expose",
        "stop_grace_period", "depends_on", "ports", "healthcheck", "profiles", "command"}
with open(sys.argv[1]) as file:
    document = yaml.safe_load(file)
deploy = sys.argv[2]
assert {key for key in document if not key.startswith("x-")} <= {"services", "volumes", "secrets"}, set(document)
for secret, source in document["secrets"].items():
    for ignoring, line in ((".gitignore", "/deploy/"), (".dockerignore", "deploy/")):
        with open(f"{deploy}/../{ignoring}") as file:
            assert line + source["file"].removeprefix("./") in file.read().split(), (secret, ignoring)
for name, service in document["services"].items():
    assert set(service) <= KEYS, (name, set(service) - KEYS)
    assert "image" in service or "build" in service, name
    for volume in service.get("volumes", []):
        source = volume.split(":")[0]
        assert os.path.isfile(f"{deploy}/{source}") if source.startswith(".") else source in document["volumes"], (name, source)
    for secret in service.get("secrets", []):
        assert secret in document["secrets"], (name, secret)
    for other in service.get("depends_on", []):
        assert set(document["services"][other].get("profiles", [])) <= set(service.get("profiles", [])), (name, other)
    if service["image"] == "highball":
        assert "build" in service, name
        print(*service.get("command", ["serve"]))
    for port in service.get("ports", []):
        assert isinstance(port, str), (name, port)
    assert all(isinstance(value, str) for value in service.get("environment", {}).values()), name
"#;

#[test]
fn compose_files_are_valid() {
    let engines: [&[&str]; 2] = [&["docker", "compose"], &["docker-compose"]];
    let engine = engines.into_iter().find(|words| {
        let version = Command::new(words[0]).args(&words[1..]).arg("version").output();
        version.is_ok_and(|output| output.status.success())
    });
    if engine.is_none() {
        skip("reading the compose files with docker compose, which is not installed");
    }
    if !has_yaml() {
        return skip("the compose files, which need Python with PyYAML");
    }
    let deploy = root().join("deploy").display().to_string();
    let check = |file: &str| Command::new("python3").args(["-c", COMPOSE, file, &deploy]).output().expect("it runs");
    for (name, planted) in COMPOSE_FILES.into_iter().zip(["- data:/", "- backups:/"]) {
        let file = root().join(name).display().to_string();
        if let Some(words) = engine {
            let mut command = Command::new(words[0]);
            command.args(&words[1..]).args(["--file", &file, "--profile", "workers", "config", "--quiet"]);
            let output = command.env("HOST_NAME", "play.example.org").output().expect("it runs");
            assert!(output.status.success(), "{name}: {}", String::from_utf8_lossy(&output.stderr));
        }
        let output = check(&file);
        assert!(output.status.success(), "{name}: {}", String::from_utf8_lossy(&output.stderr));
        let commands = String::from_utf8_lossy(&output.stdout).into_owned();
        assert!(commands.contains("serve"), "{name}");
        commands.lines().for_each(|command| check_command(name, command));
        let wrong = std::env::temp_dir().join(format!("highball-compose-{}.yaml", std::process::id()));
        fs::write(&wrong, read(name).replacen(planted, "- missing:/", 1)).expect("a file");
        let output = check(&wrong.display().to_string());
        let _ = fs::remove_file(wrong);
        assert!(!output.status.success(), "a mistake in {name} is found");
    }
}

/// Checks the samples for other programs with those programs, where they are installed.
#[test]
fn samples_for_other_programs_are_valid() {
    let deploy = |file: &str| root().join("deploy").join(file).display().to_string();
    let folder = std::env::temp_dir().join(format!("highball-samples-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder");
    let certificate = folder.join("fullchain.pem").display().to_string();
    let key = folder.join("privkey.pem").display().to_string();
    let mut openssl = Command::new("openssl");
    openssl.args([
        "req",
        "-x509",
        "-newkey",
        "ec",
        "-pkeyopt",
        "ec_paramgen_curve:prime256v1",
        "-nodes",
        "-subj",
        "/CN=x",
    ]);
    let has_certificate =
        openssl.args(["-keyout", &key, "-out", &certificate]).output().is_ok_and(|it| it.status.success());
    let site =
        read("deploy/nginx.conf").replace("/etc/letsencrypt/live/play.example.org", &folder.display().to_string());
    let nginx = folder.join("nginx.conf").display().to_string();
    let pid = folder.join("nginx.pid").display().to_string();
    fs::write(&nginx, format!("pid {pid};\nerror_log stderr;\nevents {{}}\nhttp {{\n{site}\n}}\n")).expect("a file");
    let checks: [(&str, &str, Vec<String>); 4] = [
        (
            "caddy",
            "version",
            ["validate", "--adapter", "caddyfile", "--config", &deploy("Caddyfile")].map(String::from).into(),
        ),
        (
            "caddy",
            "version",
            ["validate", "--adapter", "caddyfile", "--config", &deploy("Caddyfile-cluster")].map(String::from).into(),
        ),
        ("nginx", "-v", ["-t", "-c", &nginx].map(String::from).into()),
        ("promtool", "--version", ["check", "config", &deploy("prometheus.yml")].map(String::from).into()),
    ];
    for (program, version, arguments) in checks {
        let is_there = Command::new(program).arg(version).output().is_ok_and(|output| output.status.success());
        if !is_there || (program == "nginx" && !has_certificate) {
            skip(&format!("the samples for {program}, which is not installed"));
            continue;
        }
        let output = Command::new(program).args(&arguments).output().expect("it runs");
        assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    }
    let _ = fs::remove_dir_all(folder);
}

/// Starts the image's file tree without a network, with the program from this build.
#[test]
fn image_starts_without_a_network() {
    let can_isolate = Command::new("unshare").args(["--net", "true"]).output().is_ok_and(|it| it.status.success());
    let Some(program) = program().filter(|_| cfg!(target_os = "linux") && can_isolate) else {
        return skip("the image, which needs a built program and namespaces");
    };
    let mut command = Command::new(env!("CARGO_BIN_EXE_xtask"));
    let output = command.args(["image", "--program"]).arg(&program).output().expect("it runs");
    let said = String::from_utf8_lossy(&output.stderr) + String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{said}");
    assert!(said.contains("is ready"), "{said}");
    let tree = PathBuf::from(said.lines().find(|line| line.ends_with("image")).expect("the tree"));
    let left = fs::read_dir(tree.join("var/lib/highball")).expect("a volume").count();
    assert_eq!(left, 0, "data of the trial is in the image");
}
