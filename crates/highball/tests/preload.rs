//! Libraries in C that a program loads before libc, so that its system calls behave as a test
//! wants.

use std::path::{Path, PathBuf};
use std::process::Command;

/// Compiles a source file of this package; returns the library for `LD_PRELOAD`.
pub fn compile(source: &str) -> PathBuf {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join(source);
    let name = source.file_stem().expect("a file").display();
    let library = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}-{}.so", std::process::id()));
    let built = Command::new("cc")
        .args(["-Wall", "-Wextra", "-Werror", "-O1", "-shared", "-fPIC", "-o"])
        .args([&library, &source])
        .args(["-ldl", "-lpthread"])
        .status();
    assert!(built.is_ok_and(|built| built.success()), "{} does not compile", source.display());
    library
}
