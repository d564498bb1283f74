//! The one binary: everything the project offers, as commands.

mod map;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// A computer home for the cross-country train board game.
#[derive(Parser)]
#[command(version, arg_required_else_help = true)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Look at maps, check an own one.
    #[command(subcommand)]
    Map(map::MapCommand),
}

fn main() -> ExitCode {
    let done = match Arguments::parse().command {
        Command::Map(command) => map::run(command),
    };
    match done {
        Ok(text) => {
            print!("{text}");
            ExitCode::SUCCESS
        }
        Err(failed) => {
            eprintln!("{}", failed.message);
            ExitCode::from(failed.code)
        }
    }
}
