//! The `highball` program, with all its commands.

mod admin;
mod advise;
mod bot_host;
mod campaign;
mod date;
mod explain;
mod fail;
mod failures;
mod load;
mod look;
mod map;
mod outside;
mod pack;
mod play;
mod rate;
mod replay;
mod screen;
mod seeds;
mod serve;
mod simulate;
mod table;
mod tournament;
mod verify;
mod words;
mod workers;

use std::io::{Write, stdin, stdout};
use std::process::ExitCode;

use clap::error::ErrorKind;
use clap::{Parser, Subcommand};

use fail::{BAD_INPUT, Failed};
use screen::{printable, width, wrapped};
use words::Language;

/// The mimalloc allocator. With it, a server spends a tenth less time on a move than with the
/// allocator of the C library.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// The cross-country train board game for your computer.
#[derive(Parser)]
#[command(version, arg_required_else_help = true)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
    /// Language: en, de or fr [default: the language of the terminal]
    #[arg(long, value_name = "LANGUAGE", global = true)]
    language: Option<Language>,
}

#[derive(Subcommand)]
enum Command {
    Play(play::Play),
    Simulate(simulate::Simulate),
    Tournament(tournament::Tournament),
    Rate(rate::Rate),
    Replay(replay::Replay),
    Verify(verify::Verify),
    Advise(advise::Advise),
    Serve(serve::Serve),
    Admin(admin::Admin),
    Config(serve::ShowConfig),
    Health(serve::Health),
    Think(serve::Think),
    Load(load::Load),
    Backup(serve::Backup),
    Restore(serve::Restore),
    Export(serve::ExportGame),
    /// Play a campaign of linked games and manage its file.
    #[command(subcommand)]
    Campaign(campaign::CampaignCommand),
    /// Show maps, or check one of your own.
    #[command(subcommand)]
    Map(map::MapCommand),
    /// List campaign packs, or check one of your own.
    #[command(subcommand)]
    Pack(pack::PackCommand),
}

/// Runs a command; returns the exit code.
fn run(command: Command, language: Language) -> Result<u8, Failed> {
    let mut out = stdout().lock();
    let text = match command {
        Command::Play(arguments) => return play::run(&arguments, language, &mut stdin().lock(), &mut out).map(|()| 0),
        Command::Campaign(command) => {
            return campaign::run(command, language, &mut stdin().lock(), &mut out).map(|()| 0);
        }
        Command::Replay(arguments) => return replay::run(&arguments, language, &mut out).map(|()| 0),
        Command::Verify(arguments) => return verify::run(&arguments, language, &mut out),
        Command::Serve(arguments) => {
            drop(out);
            return serve::run(&arguments, language).map(|()| 0);
        }
        Command::Think(arguments) => {
            drop(out);
            return serve::think(&arguments, language).map(|()| 0);
        }
        Command::Load(arguments) => {
            drop(out);
            return load::run(&arguments).map(|()| 0);
        }
        Command::Admin(arguments) => admin::run(&arguments, language)?,
        Command::Config(arguments) => serve::show(&arguments, language)?,
        Command::Health(arguments) => serve::health(&arguments, language)?,
        Command::Backup(arguments) => serve::backup(&arguments, language)?,
        Command::Restore(arguments) => serve::restore(&arguments, language)?,
        Command::Export(arguments) => serve::export(&arguments, language)?,
        Command::Simulate(arguments) => simulate::run(&arguments)?,
        Command::Tournament(arguments) => tournament::run(&arguments)?,
        Command::Advise(arguments) => advise::run(&arguments, language)?,
        Command::Rate(arguments) => rate::run(&arguments)?,
        Command::Map(command) => map::run(command, language)?,
        Command::Pack(command) => pack::run(command, language)?,
    };
    // A reader that closes the pipe early is not an error.
    let _ = out.write_all(printable(&text).as_bytes());
    Ok(0)
}

fn main() -> ExitCode {
    let arguments = Arguments::try_parse().unwrap_or_else(|error| match error.kind() {
        // Clap itself would break lines inside words.
        ErrorKind::DisplayHelp => {
            let _ = stdout().write_all(wrapped(&error.render().to_string(), width()).as_bytes());
            std::process::exit(0)
        }
        _ => error.exit(),
    });
    let language = arguments.language.unwrap_or_else(Language::of_environment);
    match run(arguments.command, language) {
        Ok(code) => ExitCode::from(code),
        Err(failed) => {
            eprintln!("{}", printable(&failed.text(language)));
            ExitCode::from(BAD_INPUT)
        }
    }
}
