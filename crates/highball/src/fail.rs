//! A command that did not work out, and how it ends.

use std::fs::File;
use std::io::Error;
use std::path::Path;

use maps::MapError;

/// What to tell.
pub struct Failed {
    pub message: String,
}

/// The exit code where something given to the program cannot be used: arguments, a file to read, a file to write.
pub const BAD_INPUT: u8 = 2;

impl Failed {
    /// Something given to the program cannot be used.
    pub fn input(message: impl Into<String>) -> Failed {
        Failed { message: message.into() }
    }

    /// A file cannot be written.
    pub fn unwritten(file: &Path, error: &Error) -> Failed {
        Failed::input(format!("{} cannot be written: {error}.", file.display()))
    }
}

impl From<MapError> for Failed {
    fn from(error: MapError) -> Failed {
        Failed::input(error.to_string())
    }
}

/// Whether a new file can have this name, without making it yet.
pub fn is_free(path: &Path) -> Result<(), Failed> {
    match std::fs::metadata(path) {
        Ok(what) if what.is_file() => Err(taken(path)),
        _ => Ok(()),
    }
}

fn taken(path: &Path) -> Failed {
    Failed::input(format!("{} is there already; choose another name or remove it first.", path.display()))
}

/// Opens a file that is not there yet: what is there may be a game that somebody wants to keep. Devices and pipes hold
/// nothing that could be lost.
pub fn new_file(path: &Path) -> Result<File, Failed> {
    let device = std::fs::metadata(path).is_ok_and(|what| !what.is_file());
    let file = if device { File::create(path) } else { File::create_new(path) };
    file.map_err(|error| match error.kind() {
        std::io::ErrorKind::AlreadyExists => taken(path),
        _ => Failed::unwritten(path, &error),
    })
}
