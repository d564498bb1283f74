//! The checks that make up `testall`, `quick` and CI. Each can be run alone as `cargo xtask STEP`.

use crate::page::{self, Node};
use crate::shell::{ShellStep, ensure, root, target};

/// The sizes of random and repeated tests. The tests catch every planted fault at `FULL`; larger
/// sizes only broaden the search.
pub struct Sizes {
    /// Number of games in the law tests.
    games: &'static str,
    /// Number of simulated servers.
    worlds: &'static str,
    /// Number of simulated clusters.
    clusters: &'static str,
    /// Number of tests with two games that differ only in hidden information.
    pairs: &'static str,
    /// Number of times that a server, or a campaign in the terminal, is killed.
    kills: &'static str,
    /// Number of injected system-call failures in a server.
    faults: &'static str,
}

pub const QUICK: Sizes = Sizes { games: "200", worlds: "20", clusters: "6", pairs: "20", kills: "2", faults: "10" };
pub const FULL: Sizes = Sizes { games: "600", worlds: "24", clusters: "24", pairs: "150", kills: "8", faults: "20" };

impl Sizes {
    pub fn apply(&self, step: ShellStep) -> ShellStep {
        step.env("HIGHBALL_GAMES", self.games)
            .env("HIGHBALL_SEEDS", self.worlds)
            .env("HIGHBALL_NODE_SEEDS", self.clusters)
            .env("HIGHBALL_PAIRS", self.pairs)
            .env("HIGHBALL_SERVER_KILLS", self.kills)
            .env("HIGHBALL_KILLS", self.kills)
            .env("HIGHBALL_FAULTS", self.faults)
    }
}

/// Flags for builds of the whole workspace. They are always the same, so that all commands share
/// artifacts.
pub const WORKSPACE: [&str; 2] = ["--workspace", "--all-features"];

/// The manifest of the Python package, which is a separate workspace.
pub const PYTHON: &str = "crates/python/Cargo.toml";

pub fn format() -> Result<(), String> {
    ShellStep::cargo(&["fmt", "--all", "--check"]).run()?;
    ShellStep::cargo(&["fmt", "--check", "--manifest-path", PYTHON]).run()
}

pub fn clippy() -> Result<(), String> {
    ShellStep::cargo(&["clippy", "--all-targets", "--quiet"]).args(&WORKSPACE).args(&["--", "--deny", "warnings"]).run()
}

/// Makes cargo lint the workspace during compilation, and fail on warnings.
///
/// This calls the compiler as cargo-clippy does, except that cargo-clippy stops before code is
/// generated.
pub fn linting(step: ShellStep) -> ShellStep {
    step.env("RUSTC_WORKSPACE_WRAPPER", "clippy-driver").env("CLIPPY_ARGS", "--deny=warnings__CLIPPY_HACKERY__")
}

/// Lints the Python package. This is part of `cargo xtask python` rather than of the clippy step,
/// since it needs the package's dependencies.
pub fn clippy_python() -> Result<(), String> {
    let lints = ["clippy", "--all-targets", "--quiet", "--manifest-path", PYTHON, "--", "--deny", "warnings"];
    ShellStep::cargo(&lints).run()
}

pub fn documentation() -> Result<(), String> {
    let step = ShellStep::cargo(&["doc", "--no-deps", "--quiet"]).args(&WORKSPACE);
    step.env("RUSTDOCFLAGS", "--deny warnings").run()
}

pub fn build_tests(timings: bool) -> Result<(), String> {
    let step = linting(ShellStep::cargo(&["test", "--quiet", "--no-run"]).args(&WORKSPACE));
    if timings { step.args(&["--timings"]).run() } else { step.run() }
}

/// Programs that the tests need besides Rust, each with its Debian package and the environment
/// variable that makes the program compulsory.
const TOOLS: [(&str, &str, &str); 4] = [
    ("pg_ctlcluster", "postgresql", "HIGHBALL_POSTGRES"),
    ("python3", "python3", "HIGHBALL_PYTHON"),
    ("curl", "curl", "HIGHBALL_CURL"),
    ("jq", "jq", "HIGHBALL_JQ"),
];

/// Installs, in one call, the Debian packages that the tests need, since each `apt-get update`
/// takes a while.
pub fn install_tools() -> Result<(), String> {
    ensure(&[
        ("pg_ctlcluster", "postgresql"),
        ("python3", "python3"),
        ("curl", "curl"),
        ("jq", "jq"),
        ("valgrind", "valgrind"),
        ("chromium", "chromium"),
        ("chromium-headless-shell", "chromium-headless-shell"),
    ]);
    Ok(())
}

/// Runs the Rust tests of the workspace.
pub fn tests() -> Result<(), String> {
    let mut step = FULL.apply(linting(ShellStep::cargo(&["test", "--quiet", "--no-fail-fast"]).args(&WORKSPACE)));
    for (program, package, required) in TOOLS {
        if ensure(&[(program, package)]) {
            step = step.env(required, "must");
        } else {
            println!("skipped: tests that need {package}, which is not installed and cannot be installed here");
        }
    }
    step.run()
}

/// Scripts that check the page's formatting, types and warnings, and run its unit tests.
pub const PAGE_CHECKS: [&str; 3] = ["format:check", "check", "test"];

/// Builds the page, checks its formatting, types and warnings, and runs its unit tests.
pub fn page() -> Result<(), String> {
    let Some(node) = Node::find() else {
        println!("skipped: the page, which needs Node 20.19 or newer with npm");
        return Ok(());
    };
    page::fetch(&node)?;
    page::build(&node)?;
    for script in PAGE_CHECKS {
        node.npm(&["run", "--silent", script]).run()?;
    }
    Ok(())
}

/// Tests the page in a real browser, with the same program as the Rust tests. That program serves
/// the page from the folder `web/dist`.
pub fn browser() -> Result<(), String> {
    let node = Node::find().filter(|_| ensure(&[("chromium", "chromium")]));
    let Some(node) = node else {
        println!("skipped: the page in a browser, which needs Node 20.19 or newer, and chromium");
        return Ok(());
    };
    page::build(&node)?;
    node.npm(&["run", "--silent", "e2e"]).env("HIGHBALL", &built_highball()?).run()
}

/// Returns the path of the program that the tests use, which has debug assertions. The program is
/// built only if it is missing or outdated.
pub fn built_highball() -> Result<String, String> {
    // Build the program as part of its tests, since a build of the program alone would select other
    // features for many packages and recompile them.
    ShellStep::cargo(&["test", "--quiet", "--no-run", "--test", "highball-tests"]).args(&WORKSPACE).run()?;
    Ok(target().join("debug").join(format!("highball{}", std::env::consts::EXE_SUFFIX)).display().to_string())
}

/// The version of cargo-deny that CI and `cargo xtask deny` use.
const CARGO_DENY: &str = "0.20.2";

/// The file with the hashes of all files that cargo-deny read when it last accepted the
/// dependencies.
const ACCEPTED: &str = "deny.sum";

/// Uses cargo-deny to check the dependencies' licences and sources, and to find banned crates.
///
/// The result depends only on manifests, lock files and `deny.toml`, and building cargo-deny takes
/// three minutes of CPU time. Unless `always` is set, cargo-deny runs only if these files have
/// changed since it last accepted them.
pub fn deny(always: bool) -> Result<(), String> {
    let accepted = root().join(ACCEPTED);
    if !always && std::fs::read_to_string(&accepted).is_ok_and(|sum| dependencies().is_ok_and(|now| now == sum)) {
        println!("the dependencies have not changed since cargo-deny accepted them");
        return Ok(());
    }
    deny_in(&["Cargo.toml", "fuzz/Cargo.toml"])?;
    // The hash is computed after the check, because cargo-deny completes lock files.
    std::fs::write(&accepted, dependencies()?).map_err(|error| format!("{ACCEPTED}: {error}"))
}

/// Returns one line for each file that cargo-deny reads: its hash and its name.
fn dependencies() -> Result<String, String> {
    let files = ShellStep::new("git", &["ls-files", "*Cargo.toml", "*Cargo.lock", "deny.toml"]).output()?;
    let files: Vec<&str> = files.lines().collect();
    let hashes = ShellStep::new("git", &["hash-object", "--"]).args(&files).output()?;
    Ok(files.iter().zip(hashes.lines()).map(|(file, hash)| format!("{hash} {file}\n")).collect())
}

/// Checks the dependencies of the Python package with cargo-deny.
pub fn deny_python() -> Result<(), String> {
    deny_in(&[PYTHON])
}

/// Runs cargo-deny, which is built on first use.
fn deny_in(manifests: &[&str]) -> Result<(), String> {
    let tools = target().join("tools");
    let program = tools.join("bin").join(format!("cargo-deny{}", std::env::consts::EXE_SUFFIX));
    let is_current = ShellStep::new(&program.display().to_string(), &["--version"]).output();
    if !is_current.is_ok_and(|version| version.contains(CARGO_DENY)) {
        println!("building cargo-deny {CARGO_DENY}, once");
        let tools = tools.display().to_string();
        let install = ["install", "cargo-deny", "--version", CARGO_DENY, "--locked", "--debug", "--quiet", "--root"];
        // The tool is only run here, so build it without debug information and ignore its warnings.
        let install = ShellStep::cargo(&install).args(&[&tools]).within(".").env("CARGO_PROFILE_DEV_DEBUG", "0");
        install.without_env("RUSTC_WORKSPACE_WRAPPER").run()?;
    }
    for manifest in manifests {
        let manifest = root().join(manifest).display().to_string();
        let check = ["--manifest-path", &manifest, "--log-level", "error", "check", "bans", "licenses", "sources"];
        ShellStep::new(&program.display().to_string(), &check).run()?;
    }
    Ok(())
}
