//! Creates the folder of the built page if it is missing, so that a checkout without Node compiles.
//! For release builds, also makes Cargo rebuild this crate after the page has been rebuilt.

use std::fs::{self, File};
use std::path::Path;
use std::time::SystemTime;

const PAGE: &str = "../../web/dist";

fn main() {
    // Debug builds read the folder at run time, so its current content does not matter.
    let embeds = std::env::var("PROFILE").is_ok_and(|profile| profile == "release");
    println!("cargo:rerun-if-changed={}", if embeds { PAGE } else { "build.rs" });
    if Path::new(PAGE).exists() {
        return;
    }
    fs::create_dir_all(PAGE).unwrap_or_else(|error| panic!("{PAGE} cannot be made: {error}"));
    // A folder newer than this run would cause a second build; set its time back if possible.
    let _ = File::open(PAGE).and_then(|folder| folder.set_modified(SystemTime::UNIX_EPOCH));
}
