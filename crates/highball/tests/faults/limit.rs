//! A disk that is full for a while, without root: the maximum file size is lowered while the server
//! runs.

use std::fs::File;
use std::path::{Path, PathBuf};
use std::process::Command;

use super::crowd::{Crowd, check_not_ready, wait_until_ready};
use crate::kill::wire::{ARGUMENTS, Server};
use crate::kill::world::Folder;

/// Returns the path of a server's log file, which is on the same disk as its data.
pub fn log(data: &Path) -> PathBuf {
    data.with_extension("log")
}

/// Starts a server that receives an error instead of a signal if a file becomes too large.
pub fn serve(data: &Path, planted: &str) -> Server {
    let log = File::options().create(true).append(true).open(log(data)).expect("a log");
    let mut command = Command::new("sh");
    command.args(["-c", "trap '' XFSZ; exec \"$0\" \"$@\"", env!("CARGO_BIN_EXE_highball")]);
    command.args(ARGUMENTS).arg(data).stderr(log).env("HIGHBALL_PLANTED", planted);
    Server::run(&mut command)
}

/// Sets the maximum size of files that a server may write, in bytes.
pub fn limit(server: &Server, size: &str) {
    let limit = Command::new("prlimit").args(["--pid", &server.id(), &format!("--fsize={size}:")]).status();
    assert!(limit.is_ok_and(|limit| limit.success()), "prlimit works");
}

/// Runs a server through disk failures. Each pair consists of the number of failures and the number
/// of writers that each failure refuses. Everything accepted before, between and after the failures
/// must be visible to another process: while the server runs, after an orderly stop, and after a
/// kill.
pub fn run(name: &str, pairs: &[(usize, usize)], planted: &str) -> Result<(), String> {
    let folder = Folder::new(&format!("limit-{name}"));
    let data = folder.0.join("highball.db");
    let mut server = serve(&data, planted);
    let mut crowd = Crowd::new(&server.address, 1);
    for &(failures, writers) in pairs {
        let failing = fail(&server, &mut crowd, failures, writers, planted.is_empty());
        let checked = failing.and_then(|()| {
            crowd.check(&data)?;
            let status = server.terminate();
            crowd.check(&data)?;
            if status.success() { Ok(()) } else { Err(format!("stopped with {status}")) }
        });
        let killed = checked.and_then(|()| {
            server = serve(&data, planted);
            crowd.go_on(&server.address, writers)?;
            server.kill();
            crowd.check(&data)
        });
        killed.map_err(|what| format!("{failures} failures, {writers} writers: {what}"))?;
        server = serve(&data, planted);
    }
    Ok(())
}

fn fail(server: &Server, crowd: &mut Crowd, failures: usize, writers: usize, honest: bool) -> Result<(), String> {
    for _ in 0..failures {
        crowd.go_on(&server.address, writers)?;
        limit(server, "1");
        let refused = crowd.tries(&server.address, writers, 1)?;
        if honest {
            if refused < writers {
                return Err(format!("{refused} of {writers} writes were refused by a full disk"));
            }
            check_not_ready(&server.address)?;
        }
        limit(server, "unlimited");
        if honest {
            wait_until_ready(&server.address)?;
        }
    }
    crowd.go_on(&server.address, writers)?;
    crowd.go_on(&server.address, writers)
}
