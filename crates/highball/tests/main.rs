//! All integration tests of this crate as one program: every further program links the whole crate once more.

mod cli;
#[cfg(target_os = "linux")]
mod faults;
mod kill;
