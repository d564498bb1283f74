//! Everything that must hold before a change lands.

use crate::bench;
use crate::page::{self, Node};
use crate::shell::{Step, ensure, has, target};

/// Games of the law tests in this command.
const GAMES: &str = "10000";

/// A check with its name.
type Check = (&'static str, fn() -> Result<(), String>);

pub fn run() -> Result<(), String> {
    let steps: [Check; 8] = [
        ("format", || Step::cargo(&["fmt", "--all", "--check"]).run()),
        // First, since the server is compiled with it and its tests look at it.
        ("page", page),
        ("clippy", || {
            Step::cargo(&["clippy", "--workspace", "--all-targets", "--quiet", "--", "--deny", "warnings"]).run()
        }),
        ("documentation", || {
            Step::cargo(&["doc", "--workspace", "--no-deps", "--quiet"]).env("RUSTDOCFLAGS", "--deny warnings").run()
        }),
        ("tests", tests),
        ("browser", browser),
        ("instruction counts", || bench::gate(false)),
        ("fuzz targets", compile_fuzz_targets),
    ];
    for (name, step) in steps {
        println!("== {name}");
        step().map_err(|message| format!("{name}: {message}"))?;
    }
    println!("== everything holds");
    Ok(())
}

/// All tests. Those of the store start a PostgreSQL of their own, those of the example bots one in Python, so both are
/// installed where they can be.
fn tests() -> Result<(), String> {
    let mut step = Step::cargo(&["test", "--workspace", "--quiet"]).env("HIGHBALL_GAMES", GAMES);
    let tools = [("pg_ctlcluster", "postgresql", "HIGHBALL_POSTGRES"), ("python3", "python3", "HIGHBALL_PYTHON")];
    for (program, package, must) in tools {
        if ensure(program, package) {
            step = step.env(must, "must");
        } else {
            println!("skipped: what needs {package}, which is not installed and cannot be installed here");
        }
    }
    step.run()
}

/// The page: its types and warnings, its own tests, and that it can be built.
fn page() -> Result<(), String> {
    let Some(node) = Node::find() else {
        println!("skipped: the page, which needs Node 20.19 or newer with npm");
        return Ok(());
    };
    page::fetch(&node)?;
    for script in ["check", "test"] {
        node.npm(&["run", "--silent", script]).run()?;
    }
    page::build(&node)
}

/// The page in a real browser, on the program that the tests were run with: it was built for them, is optimised, and serves
/// the page from the folder it was just built into.
fn browser() -> Result<(), String> {
    let node = Node::find().filter(|_| ensure("chromium", "chromium"));
    let Some(node) = node else {
        println!("skipped: the page in a browser, which needs Node 20.19 or newer, and chromium");
        return Ok(());
    };
    // Nothing is left to build here, unless somebody runs this step alone.
    Step::cargo(&["test", "--workspace", "--quiet", "--no-run"]).run()?;
    let program = target().join("debug").join(format!("highball{}", std::env::consts::EXE_SUFFIX));
    node.npm(&["run", "--silent", "e2e"]).env("HIGHBALL", &program.display().to_string()).run()
}

/// The fuzz targets must at least compile; they need a nightly toolchain for that.
fn compile_fuzz_targets() -> Result<(), String> {
    match nightly() {
        Some(step) => step.args(&["check", "--quiet"]).within("fuzz").run(),
        None => {
            println!("skipped: no nightly toolchain is installed");
            Ok(())
        }
    }
}

/// Runs each fuzz target for so many seconds.
pub fn fuzz_targets(seconds: &str) -> Result<(), String> {
    if nightly().is_none() || !has("cargo-fuzz") {
        return Err("fuzzing needs a nightly toolchain and cargo-fuzz: cargo install cargo-fuzz".to_string());
    }
    for target in ["record", "map", "actions", "messages"] {
        println!("== {target} for {seconds} s");
        let limit = format!("-max_total_time={seconds}");
        let step = nightly().ok_or("no nightly toolchain")?;
        step.args(&["fuzz", "run", target, "--", &limit, "-print_final_stats=1"]).run()?;
    }
    Ok(())
}

/// The cargo of a nightly toolchain. The variables that pin this very toolchain must not reach it.
fn nightly() -> Option<Step> {
    let cargo = || {
        let step = Step::new("cargo", &["+nightly"]);
        ["CARGO", "RUSTC", "RUSTUP_TOOLCHAIN"].into_iter().fold(step, Step::without_env)
    };
    cargo().args(&["--version"]).output().is_ok().then(cargo)
}
