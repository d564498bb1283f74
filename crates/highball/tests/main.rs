//! All integration tests of this crate in one binary, because each binary links the whole crate
//! again.

mod cli;
#[cfg(target_os = "linux")]
mod cluster;
#[cfg(target_os = "linux")]
mod faults;
mod kill;
#[cfg(target_os = "linux")]
mod preload;
