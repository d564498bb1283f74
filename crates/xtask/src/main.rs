//! The project's own commands, without anything to install first: `cargo play`, `cargo testall`, `cargo xtask …`.

mod bench;
mod page;
mod shell;
mod testall;

use std::process::ExitCode;

use shell::Step;

const HELP: &str = "\
cargo play [ARGS]                        build everything and start a server with its page; ARGS as for highball serve
cargo play terminal [ARGS]               play a game in the terminal; ARGS as for highball play
cargo testall                            every test and check, as CI runs them
cargo xtask bench [--bound DIR]          speed: games a second, instructions a decision, ratio to the yardstick in DIR
cargo xtask gate [--write]               compare instruction counts with docs/gate.txt (or write them there)
cargo xtask soak fuzz --games N [--seed S]   random games with every law checked
cargo xtask soak bots --games N [--seed S]   mixed bots on all kinds of maps, every decision checked
cargo xtask soak twins --pairs N [--seed S]  bots in games that differ in what they may not see
cargo xtask soak campaign-kills --kills N    campaigns killed at any moment, which must go on where they were
cargo xtask soak kill [--kills N]            a server killed at any moment, which must know all it accepted
cargo xtask soak campaign [--kills N]        the same with a campaign
cargo xtask soak server-twins [--pairs N]    what a server tells of games that differ in what may not be seen
cargo xtask soak server [--seeds N]      whole servers in one thread, with a store that fails and connections that drop
cargo xtask soak targets [--seconds N]   run each fuzz target (needs a nightly toolchain and cargo-fuzz)
";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let done = match words[..] {
        ["play", ref rest @ ..] => play(rest),
        ["testall"] => testall::run(),
        ["bench", ref rest @ ..] => bench::run(value(rest, "--bound")),
        ["gate", ref rest @ ..] => bench::gate(rest.contains(&"--write")),
        ["soak", what @ ("fuzz" | "bots"), ref rest @ ..] => soak(what, "--games", rest),
        ["soak", "twins", ref rest @ ..] => soak("twins", "--pairs", rest),
        ["soak", "campaign-kills", ref rest @ ..] => campaign_kills(rest),
        ["soak", "kill", ref rest @ ..] => server_kills("killed_at", value(rest, "--kills").unwrap_or("1000")),
        ["soak", "campaign", ref rest @ ..] => {
            server_kills("a_campaign_killed", value(rest, "--kills").unwrap_or("200"))
        }
        ["soak", "server-twins", ref rest @ ..] => server_twins(value(rest, "--pairs").unwrap_or("100000")),
        ["soak", "server", ref rest @ ..] => soak_server(rest),
        ["soak", "targets", ref rest @ ..] => testall::fuzz_targets(value(rest, "--seconds").unwrap_or("60")),
        _ => {
            eprint!("{HELP}");
            return ExitCode::from(2);
        }
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
    }
}

/// The word behind a flag.
fn value<'a>(words: &[&'a str], flag: &str) -> Option<&'a str> {
    let at = words.iter().position(|word| *word == flag)?;
    words.get(at + 1).copied()
}

fn play(arguments: &[&str]) -> Result<(), String> {
    let arguments = arguments.strip_prefix(&["--"]).unwrap_or(arguments);
    let built = shell::target().join("play").join(format!("highball{}", std::env::consts::EXE_SUFFIX));
    if !built.exists() {
        eprintln!("Building Highball; the first time takes a few minutes.");
    }
    let run = Step::cargo(&["run", "--profile", "play", "--quiet", "--package", "highball", "--"]);
    match arguments {
        ["terminal", rest @ ..] => run.args(&["play"]).args(rest).become_it(),
        _ => {
            page::build_or_say();
            run.args(&["serve", "--open"]).args(arguments).become_it()
        }
    }
}

fn soak(what: &str, flag: &str, arguments: &[&str]) -> Result<(), String> {
    let count = value(arguments, flag).ok_or(format!("say how many: cargo xtask soak {what} {flag} 100000"))?;
    let seed = value(arguments, "--seed").unwrap_or("1");
    Step::cargo(&["run", "--release", "--quiet", "--package", "laws", "--", what, count, seed]).run()
}

fn soak_server(arguments: &[&str]) -> Result<(), String> {
    let seeds = value(arguments, "--seeds").unwrap_or("10000");
    let test = ["test", "--package", "server", "--test", "simulation", "--", "every_law", "--nocapture"];
    Step::cargo(&test).env("HIGHBALL_SEEDS", seeds).run()
}

fn campaign_kills(arguments: &[&str]) -> Result<(), String> {
    let kills = value(arguments, "--kills").ok_or("say how many: cargo xtask soak campaign-kills --kills 200")?;
    let test = ["test", "--package", "highball", "--test", "cli", "--", "campaign::killed", "--nocapture"];
    Step::cargo(&test).env("HIGHBALL_KILLS", kills).run()
}

fn server_kills(test: &str, kills: &str) -> Result<(), String> {
    let test = ["test", "--package", "highball", "--test", "kill", "--", test, "--nocapture"];
    Step::cargo(&test).env("HIGHBALL_SERVER_KILLS", kills).run()
}

fn server_twins(pairs: &str) -> Result<(), String> {
    let test = ["test", "--package", "server", "--test", "twins", "--", "nothing_hidden", "--nocapture"];
    Step::cargo(&test).env("HIGHBALL_PAIRS", pairs).run()
}
