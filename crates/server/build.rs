//! Makes the folder from which the page is taken, so that a checkout without Node compiles, and has this crate compiled
//! anew when the page was built anew.

use std::fs::{self, File};
use std::path::Path;
use std::time::SystemTime;

const PAGE: &str = "../../web/dist";

fn main() {
    // Builds for debugging read the folder when they run, so that it does not concern them what lies there now.
    let embeds = std::env::var("PROFILE").is_ok_and(|profile| profile == "release");
    println!("cargo:rerun-if-changed={}", if embeds { PAGE } else { "build.rs" });
    if Path::new(PAGE).exists() {
        return;
    }
    fs::create_dir_all(PAGE).unwrap_or_else(|error| panic!("{PAGE} cannot be made: {error}"));
    // A folder younger than this run would have everything compiled a second time; where its time cannot be set, it is.
    let _ = File::open(PAGE).and_then(|folder| folder.set_modified(SystemTime::UNIX_EPOCH));
}
