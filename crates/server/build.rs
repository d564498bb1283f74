//! Makes the folder from which the page is taken, so that a checkout without Node compiles, and has this crate compiled
//! anew when the page was built anew.

use std::fs::{self, File};
use std::path::Path;
use std::time::SystemTime;

const PAGE: &str = "../../web/dist";

fn main() {
    println!("cargo:rerun-if-changed={PAGE}");
    if Path::new(PAGE).exists() {
        return;
    }
    fs::create_dir_all(PAGE).unwrap_or_else(|error| panic!("{PAGE} cannot be made: {error}"));
    // A folder younger than this run would have everything compiled a second time; where its time cannot be set, it is.
    let _ = File::open(PAGE).and_then(|folder| folder.set_modified(SystemTime::UNIX_EPOCH));
}
