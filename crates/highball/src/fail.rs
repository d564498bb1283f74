//! A command that did not work out, and how it ends.

use std::path::Path;

use maps::MapError;

/// What to tell, and the exit code.
pub struct Failed {
    pub message: String,
    pub code: u8,
}

/// The exit code where something given to the program cannot be used; then nothing was written.
const BAD_INPUT: u8 = 2;
/// The exit code where the machine did not go along.
const TROUBLE: u8 = 1;

impl Failed {
    /// Something given to the program cannot be used.
    pub fn input(message: impl Into<String>) -> Failed {
        Failed { message: message.into(), code: BAD_INPUT }
    }

    /// A file cannot be written, although everything given was in order.
    pub fn unwritten(file: &Path, error: &std::io::Error) -> Failed {
        Failed { message: format!("{} cannot be written: {error}", file.display()), code: TROUBLE }
    }
}

impl From<MapError> for Failed {
    fn from(error: MapError) -> Failed {
        Failed::input(error.to_string())
    }
}
