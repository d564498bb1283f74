//! Everything that must hold before a change lands.

use crate::bench;
use crate::shell::{Step, ensure, has};

/// Games of the law tests in this command.
const GAMES: &str = "10000";

/// A check with its name.
type Check = (&'static str, fn() -> Result<(), String>);

pub fn run() -> Result<(), String> {
    let steps: [Check; 7] = [
        ("format", || Step::cargo(&["fmt", "--all", "--check"]).run()),
        ("clippy", || {
            Step::cargo(&["clippy", "--workspace", "--all-targets", "--quiet", "--", "--deny", "warnings"]).run()
        }),
        ("documentation", || {
            Step::cargo(&["doc", "--workspace", "--no-deps", "--quiet"]).env("RUSTDOCFLAGS", "--deny warnings").run()
        }),
        ("tests", tests),
        ("page", page),
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

/// All tests. Those of the store start a PostgreSQL of their own, so it is installed where it can be.
fn tests() -> Result<(), String> {
    let step = Step::cargo(&["test", "--workspace", "--quiet"]).env("HIGHBALL_GAMES", GAMES);
    if ensure("pg_ctlcluster", "postgresql") {
        return step.env("HIGHBALL_POSTGRES", "must").run();
    }
    println!("skipped: what needs PostgreSQL, which is not installed and cannot be installed here");
    step.run()
}

/// The page: its own tests, its types and warnings, and that it can be built.
fn page() -> Result<(), String> {
    if !has("npm") {
        println!("skipped: the page, which needs Node 20.19 or newer with npm");
        return Ok(());
    }
    let steps: [&[&str]; 4] = [
        &["ci", "--no-audit", "--no-fund", "--silent"],
        &["run", "--silent", "check"],
        &["run", "--silent", "test"],
        &["run", "--silent", "build", "--", "--logLevel", "warn"],
    ];
    steps.into_iter().try_for_each(|step| Step::new("npm", step).within("web").run())
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
