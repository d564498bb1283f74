//! `cargo play`: from a clone to a game.

use std::thread;

use crate::page;
use crate::shell::{Step, root, target};

pub fn run(arguments: &[&str]) -> Result<(), String> {
    let arguments = arguments.strip_prefix(&["--"]).unwrap_or(arguments);
    let program = target().join("play").join(format!("highball{}", std::env::consts::EXE_SUFFIX));
    if !program.exists() {
        eprintln!("Building Highball; the first time takes a few minutes.");
    }
    let build =
        || Step::cargo(&["build", "--profile", "play", "--package", "highball"]).quiet_if(program.exists()).run();
    let highball = Step::new(&program.display().to_string(), &[]);
    if let ["terminal", rest @ ..] = arguments {
        build()?;
        return highball.args(&["play"]).args(rest).become_it();
    }
    // The program reads the page from its folder, so that both can be built at the same time.
    thread::scope(|scope| {
        let page = scope.spawn(page::build_or_say);
        let built = build();
        page.join().map_err(|_| "building the page failed".to_string())?;
        built
    })?;
    let folder = root().join("web/dist");
    let serve = highball.args(&["serve", "--open"]);
    let serve = match folder.join("index.html").exists() {
        true => serve.args(&["--page", &folder.display().to_string()]),
        false => serve,
    };
    serve.args(arguments).become_it()
}
