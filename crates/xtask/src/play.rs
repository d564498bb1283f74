//! `cargo play`: builds everything and starts a server, or a game in the terminal.

use std::thread;

use crate::page;
use crate::shell::{ShellStep, root, target};

/// Builds the program for `cargo play`, with bots as fast as in a release, and returns its path.
pub fn program() -> Result<String, String> {
    let program = target().join("play").join(format!("highball{}", std::env::consts::EXE_SUFFIX));
    if !program.exists() {
        eprintln!("Building Highball; the first time takes a few minutes.");
    }
    ShellStep::cargo(&["build", "--profile", "play", "--package", "highball"]).quiet_if(program.exists()).run()?;
    Ok(program.display().to_string())
}

pub fn run(arguments: &[&str]) -> Result<(), String> {
    let arguments = arguments.strip_prefix(&["--"]).unwrap_or(arguments);
    if let ["terminal", rest @ ..] = arguments {
        return ShellStep::new(&program()?, &["play"]).args(rest).become_it();
    }
    // The program reads the page from its folder, so that both can be built at the same time.
    let program = thread::scope(|scope| {
        let page = scope.spawn(page::build_or_say);
        let built = program();
        page.join().map_err(|_| "building the page failed".to_string())?;
        built
    })?;
    let folder = root().join("web/dist");
    let serve = ShellStep::new(&program, &["serve", "--open"]);
    let serve = match folder.join("index.html").exists() {
        true => serve.args(&["--page", &folder.display().to_string()]),
        false => serve,
    };
    serve.args(arguments).become_it()
}
