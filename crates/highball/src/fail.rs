//! A command that did not work out, and how it ends.

use std::fs::{File, OpenOptions};
use std::io::{BufWriter, Error, ErrorKind, Write};
use std::path::{Path, PathBuf};

use maps::MapError;
use protocol::FaultInfo;
use server::store::sync_folder;

use crate::words::{Language, Message, Value, message};

/// What to tell.
pub enum Failed {
    /// In the language of whoever reads it.
    Said(Message),
    /// Made elsewhere, in English: what a checker found, and what only those who develop something will see.
    Plain(String),
    /// A record or a campaign file does not hold: for programs and as a sentence.
    Wrong(FaultInfo, Message),
}

/// The exit code of `verify` if everything that was checked holds, but something was not checked.
pub const UNCHECKED: u8 = 3;
/// The exit code where something given to the program cannot be used: arguments, a file to read, a file to write.
pub const BAD_INPUT: u8 = 2;

impl Failed {
    /// Something given to the program cannot be used.
    pub fn input(message: Message) -> Failed {
        Failed::Said(message)
    }

    /// The same, told in English by whoever found it.
    pub fn plain(text: impl Into<String>) -> Failed {
        Failed::Plain(text.into())
    }

    /// A file cannot be written.
    pub fn unwritten(file: &Path, error: &Error) -> Failed {
        let file = file.display().to_string();
        Failed::input(message!("terminal-fail-unwritten", file = file, why = error.to_string()))
    }

    /// A file, or the standard input, cannot be read.
    pub fn unreadable(file: &Path, why: impl Into<Value>) -> Failed {
        Failed::input(message!("terminal-fail-unreadable", file = file_name(file), why = why))
    }

    /// What is wrong with a record or a campaign file, for programs.
    pub fn fault(&self) -> Option<&FaultInfo> {
        if let Failed::Wrong(fault, _) = self { Some(fault) } else { None }
    }

    /// What is told.
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

/// What a file is called in messages.
pub fn file_name(file: &Path) -> Value {
    if file == Path::new("-") {
        return message!("terminal-fail-standard-input").into();
    }
    file.display().to_string().into()
}

/// Whether a new file can have this name, without making it yet.
pub fn is_free(path: &Path) -> Result<(), Failed> {
    match std::fs::metadata(path) {
        Ok(what) if what.is_file() => Err(taken(path)),
        _ => Ok(()),
    }
}

fn taken(path: &Path) -> Failed {
    Failed::input(message!("terminal-fail-taken", file = path.display().to_string()))
}

/// Options for opening files that only their owner may read: they hold seeds of games and keys.
pub fn private() -> OpenOptions {
    let mut options = OpenOptions::new();
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// Opens a file that is not there yet: what is there may be a game that somebody wants to keep. Devices and pipes hold
/// nothing that could be lost.
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

/// A new file with secrets that gets its name when it is whole. Until then it is called `FILE.part`; what is left there
/// by a program that was killed is overwritten by the next one.
pub struct WholeFile {
    path: PathBuf,
    /// Missing for devices and pipes, and once the file has its name.
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

    /// Gives the file its name.
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
