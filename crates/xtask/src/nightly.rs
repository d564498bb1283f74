//! Long searches: the same tests with counts that would make `cargo testall` too slow, from another seed every day.

use std::time::{SystemTime, UNIX_EPOCH};

use crate::page::Node;
use crate::shell::{Step, ensure, has};
use crate::steps::{WORKSPACE, built_highball};
use crate::value;

/// Runs every soak, with the day as its seed unless one is given. A failure prints the seed.
pub fn run(arguments: &[&str]) -> Result<(), String> {
    let today = SystemTime::now().duration_since(UNIX_EPOCH).map_or(1, |time| time.as_secs() / 86_400).to_string();
    let seed = value(arguments, "--seed").unwrap_or(&today);
    let soaks: [&[&str]; 9] = [
        &["fuzz", "--games", "100000", "--seed", seed],
        &["bots", "--games", "10000", "--seed", seed],
        &["twins", "--pairs", "2000", "--seed", seed],
        &["server", "--seeds", "10000"],
        &["server-twins", "--pairs", "20000"],
        &["kill", "--kills", "1000"],
        &["faults", "--faults", "2000"],
        &["campaign", "--kills", "200"],
        &["campaign-kills", "--kills", "200"],
    ];
    for soak in soaks {
        println!("== soak {} (seed {seed})", soak.join(" "));
        self::soak(soak).map_err(|message| format!("seed {seed}: {message}"))?;
    }
    println!("== browser");
    browser()?;
    println!("== Python package");
    crate::python::test()?;
    soak(&["ppo"])?;
    println!("== fuzz targets");
    if nightly().is_some() && has("cargo-fuzz") { fuzz_targets("60") } else { compile_fuzz_targets() }
}

/// One soak: its name, then its count and seed.
pub fn soak(arguments: &[&str]) -> Result<(), String> {
    let [name, rest @ ..] = arguments else { return Err("name a soak; `cargo xtask` lists them".to_string()) };
    let count = |flag: &str, usual: &'static str| value(rest, flag).unwrap_or(usual).to_string();
    match *name {
        "fuzz" => law("fuzz", &count("--games", "100000"), rest),
        "bots" => law("bots", &count("--games", "100000"), rest),
        "twins" => law("twins", &count("--pairs", "10000"), rest),
        "campaign-kills" => test("highball", "campaign::killed", "HIGHBALL_KILLS", &count("--kills", "200")),
        "kill" => test("highball", "killed_at", "HIGHBALL_SERVER_KILLS", &count("--kills", "1000")),
        "faults" => test("highball", "failing_disk", "HIGHBALL_FAULTS", &count("--faults", "2000")),
        "campaign" => test("highball", "a_campaign_killed", "HIGHBALL_SERVER_KILLS", &count("--kills", "200")),
        "server-twins" => test("server", "nothing_hidden", "HIGHBALL_PAIRS", &count("--pairs", "100000")),
        "server" => test("server", "every_law", "HIGHBALL_SEEDS", &count("--seeds", "10000")),
        "ppo" => crate::python::soak_ppo(&count("--minutes", "3")),
        "targets" => fuzz_targets(&count("--seconds", "60")),
        unknown => Err(format!("there is no soak '{unknown}'; `cargo xtask` lists them")),
    }
}

fn law(name: &str, count: &str, arguments: &[&str]) -> Result<(), String> {
    let seed = value(arguments, "--seed").unwrap_or("1");
    Step::cargo(&["run", "--release", "--quiet", "--package", "laws", "--", name, count, seed]).run()
}

fn test(package: &str, filter: &str, variable: &str, count: &str) -> Result<(), String> {
    let program = format!("{package}-tests");
    let step = Step::cargo(&["test", "--test", &program]).args(&WORKSPACE).args(&["--", filter, "--nocapture"]);
    step.env(variable, count).run()
}

/// Browser tests that take minutes each.
fn browser() -> Result<(), String> {
    let node = Node::find().filter(|_| ensure(&[("chromium", "chromium")]));
    let node = node.ok_or("the browser tests need Node 20.19 or newer, and chromium")?;
    crate::page::build(&node)?;
    node.npm(&["run", "--silent", "nightly"]).env("HIGHBALL", &built_highball()?).run()
}

fn compile_fuzz_targets() -> Result<(), String> {
    match nightly() {
        Some(step) => step.args(&["check", "--quiet"]).within("fuzz").run(),
        None => {
            println!("skipped: no nightly toolchain is installed");
            Ok(())
        }
    }
}

/// Runs each fuzz target for this number of seconds.
fn fuzz_targets(seconds: &str) -> Result<(), String> {
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
