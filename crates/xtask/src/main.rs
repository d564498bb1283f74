//! The project's own commands, which need no installation: `cargo play`, `cargo testall` and
//! `cargo xtask …`.

mod bench;
mod image;
mod nightly;
mod page;
mod play;
mod python;
mod quick;
mod release;
mod samples;
mod shell;
mod steps;
mod testall;
mod wording;

use std::process::ExitCode;

const HELP: &str = "\
cargo play [ARGS]                        build everything and start a server with its page; ARGS as for highball serve
cargo play terminal [ARGS]               play a game in the terminal; ARGS as for highball play
cargo testall [--timings]                every test and check, as CI runs them
cargo xtask quick [--base REV]           format, lints, types and tests of what differs from main: two minutes

steps of testall, each by itself:
cargo xtask format | wording | clippy | documentation | test | page | browser | gate | deny | tools

cargo xtask nightly [--seed S]           every soak below, from today's seed
cargo xtask soak fuzz [--games N] [--seed S]   random games with every law checked
cargo xtask soak bots [--games N] [--seed S]   mixed bots on all kinds of maps, every decision checked
cargo xtask soak twins [--pairs N] [--seed S]  bots in games that differ in what they may not see
cargo xtask soak observations [--pairs N]      what networks see of such games, in each edition
cargo xtask soak campaigns [--campaigns N] [--seed S]  whole campaigns with bots of all levels, one on a server
cargo xtask soak campaign-kills [--kills N]    campaigns in the terminal, killed at random moments
cargo xtask soak kill [--kills N]              a server killed at random moments, which must know all it accepted
cargo xtask soak campaign [--kills N]          the same with a campaign
cargo xtask soak cluster [--trials N] [--seed S] [--fault F]  nodes on one PostgreSQL, killed, paused, restarted and cut
                                         off; F is one kind of fault, such as restarted;
                                         --reliable loses no messages between nodes
cargo xtask soak faults [--faults N]           a server on a disk whose system calls fail
cargo xtask soak server-twins [--pairs N]      what a server sends of games that differ in what may not be seen
cargo xtask soak server [--seeds N]            whole servers in one thread; stores fail and connections drop
cargo xtask soak nodes [--seeds N]             several nodes in one thread; messages are lost, nodes freeze and die
cargo xtask soak ppo [--minutes N]             the example of the Python docs learns to beat random
cargo xtask soak targets [--seconds N]         each fuzz target (needs a nightly toolchain and cargo-fuzz)

cargo xtask bench [--bound DIR]          speed: games a second, instructions a decision, ratio to the yardstick in DIR
cargo xtask deny --always                check the dependencies even if they have not changed since the last check
cargo xtask gate --write                 write the instruction counts to docs/gate.txt
cargo xtask samples [--seed S]           random messages, doc comments and sentences, to judge their wording
cargo xtask wheel                        the Python package, into target/wheels (needs maturin)
cargo xtask clients                      Python clients generated from the description of the API, in a virtual environment
cargo xtask python                       the Python package in a virtual environment: types, tests, every block of its docs
cargo xtask release [--target T]         the binary with its page, checked and packed into target/dist with sums and components;
                                         --profile dev builds quickly, to try it
cargo xtask image [--program FILE]       the file tree of the container image, into target/image, started without network;
                                         --no-start only assembles it
";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let done = match words[..] {
        ["play", ref rest @ ..] => play::run(rest),
        ["testall", ref rest @ ..] => testall::run(rest.contains(&"--timings")),
        ["quick", ref rest @ ..] => quick::run(value(rest, "--base")),
        ["format"] => steps::format(),
        ["wording", ref rest @ ..] => wording::run(value(rest, "--base")),
        ["samples", ref rest @ ..] => samples::run(value(rest, "--seed").unwrap_or("1")),
        ["clippy"] => steps::clippy(),
        ["documentation"] => steps::documentation(),
        ["test"] => steps::tests(),
        ["page"] => steps::page(),
        ["browser"] => steps::browser(),
        ["deny", ref rest @ ..] => steps::deny(rest.contains(&"--always")),
        ["tools"] => steps::install_tools(),
        ["gate", ref rest @ ..] => bench::gate(rest.contains(&"--write")),
        ["bench", ref rest @ ..] => bench::run(value(rest, "--bound")),
        ["nightly", ref rest @ ..] => nightly::run(rest),
        ["soak", ref rest @ ..] => nightly::soak(rest),
        ["wheel"] => python::wheel(),
        ["python"] => python::test(),
        ["clients"] => python::clients(),
        ["image", ref rest @ ..] => image::run(value(rest, "--program"), !rest.contains(&"--no-start")),
        ["release", ref rest @ ..] => release::run(value(rest, "--target"), value(rest, "--profile")),
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

/// Returns the argument after a flag.
fn value<'a>(words: &[&'a str], flag: &str) -> Option<&'a str> {
    let at = words.iter().position(|word| *word == flag)?;
    words.get(at + 1).copied()
}
