//! Failed commands and their exit codes.

use std::fs::{File, OpenOptions};
use std::io::{BufWriter, Error, ErrorKind, Write};
use std::path::{Path, PathBuf};

use maps::MapError;
use protocol::FaultInfo;
use server::store::sync_folder;

use crate::words::{Language, Message, Value, message};

/// The reason why a command failed, with its message.
pub enum Failed {
    /// A message that exists in every language.
    Said(Message),
    /// Finished text, which is either already translated or in English only, such as a checker's
    /// findings.
    Plain(String),
    /// A fault in a record or campaign file: as data for programs, and as a sentence.
    Wrong(FaultInfo, Message),
}

/// Exit code of `verify` if no check failed, but something could not be checked.
pub const UNCHECKED: u8 = 3;
/// Exit code of a command that fails, for example because of an invalid argument or a faulty file.
pub const BAD_INPUT: u8 = 2;

impl Failed {
    /// Creates a failure with a message that exists in every language.
    pub fn input(message: Message) -> Failed {
        Failed::Said(message)
    }

    /// Creates a failure with finished text, which is in English only or already translated.
    pub fn plain(text: impl Into<String>) -> Failed {
        Failed::Plain(text.into())
    }

    /// Creates a failure about a file that cannot be written.
    pub fn unwritten(file: &Path, error: &Error) -> Failed {
        let file = file.display().to_string();
        Failed::input(message!("terminal-fail-unwritten", file = file, why = error.to_string()))
    }

    /// Creates a failure about a file, or standard input, that cannot be read.
    pub fn unreadable(file: &Path, why: impl Into<Value>) -> Failed {
        Failed::input(message!("terminal-fail-unreadable", file = file_name(file), why = why))
    }

    /// Returns the fault in a record or campaign file as data for programs, if there is one.
    pub fn fault(&self) -> Option<&FaultInfo> {
        if let Failed::Wrong(fault, _) = self { Some(fault) } else { None }
    }

    /// Returns the message, in the given language unless its text is already finished.
    pub fn text(&self, language: Language) -> String {
        match self {
            Failed::Said(message) | Failed::Wrong(_, message) => message.text(language),
            Failed::Plain(text) => text.clone(),
        }
    }
}

impl From<MapError> for Failed {
    fn from(error: MapError) -> Failed {
        match error {
            MapError::Unreadable { folder, why } => {
                Failed::input(message!("terminal-fail-unreadable", file = folder, why = why))
            }
            findings => Failed::plain(findings.to_string()),
        }
    }
}

/// Returns a file's name for messages.
pub fn file_name(file: &Path) -> Value {
    if file == Path::new("-") {
        return message!("terminal-fail-standard-input").into();
    }
    file.display().to_string().into()
}

/// Checks that there is no regular file with this name yet. Devices and pipes are allowed.
pub fn is_free(path: &Path) -> Result<(), Failed> {
    match std::fs::metadata(path) {
        Ok(what) if what.is_file() => Err(taken(path)),
        _ => Ok(()),
    }
}

fn taken(path: &Path) -> Failed {
    Failed::input(message!("terminal-fail-taken", file = path.display().to_string()))
}

/// Returns options for creating files that only the current user can access, since they contain
/// seeds and keys.
pub fn private() -> OpenOptions {
    let mut options = OpenOptions::new();
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// Creates a file that must not exist yet, since an existing one may be a game worth keeping.
/// Devices and pipes are allowed.
pub fn new_file(path: &Path) -> Result<File, Failed> {
    let file = if is_device(path) { File::create(path) } else { File::create_new(path) };
    file.map_err(|error| match error.kind() {
        ErrorKind::AlreadyExists => taken(path),
        _ => Failed::unwritten(path, &error),
    })
}

fn is_device(path: &Path) -> bool {
    std::fs::metadata(path).is_ok_and(|what| !what.is_file())
}

/// A new private file that gets its final name once it is complete. Until then it is called
/// `FILE.part`; leftovers from a killed program are overwritten.
pub struct WholeFile {
    path: PathBuf,
    /// The path of the `.part` file; `None` for devices and pipes, and once the file has its final
    /// name.
    part: Option<PathBuf>,
    file: BufWriter<File>,
}

impl WholeFile {
    pub fn new(path: &Path) -> Result<WholeFile, Failed> {
        is_free(path)?;
        let part = (!is_device(path)).then(|| PathBuf::from(format!("{}.part", path.display())));
        let opened = match &part {
            Some(part) => private().write(true).create(true).truncate(true).open(part),
            None => File::create(path),
        };
        let file = BufWriter::new(opened.map_err(|error| Failed::unwritten(path, &error))?);
        Ok(WholeFile { path: path.to_path_buf(), part, file })
    }

    /// Gives the file its final name.
    pub fn finish(mut self) -> Result<(), Failed> {
        let failed = |error| Failed::unwritten(&self.path, &error);
        self.file.flush().map_err(failed)?;
        if let Some(part) = &self.part {
            self.file.get_ref().sync_all().map_err(failed)?;
            is_free(&self.path)?;
            std::fs::rename(part, &self.path).map_err(failed)?;
            sync_folder(&self.path);
        }
        self.part = None;
        Ok(())
    }
}

impl Write for WholeFile {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.file.write(bytes)
    }

    fn flush(&mut self) -> std::io::Result<()> {
        self.file.flush()
    }
}

impl Drop for WholeFile {
    fn drop(&mut self) {
        if let Some(part) = &self.part {
            let _ = std::fs::remove_file(part);
        }
    }
}
