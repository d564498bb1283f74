//! The file of a campaign in progress. Lines are appended, never changed.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use crate::fail::Failed;
use crate::words::message;

/// A file to which one program at a time appends lines.
pub struct CampaignFile {
    path: PathBuf,
    file: File,
}

impl CampaignFile {
    /// Opens the file, locks it against other programs, and returns its complete lines.
    ///
    /// A truncated last line is ignored. It stays in the file until [`trim`](Self::trim) is called,
    /// since the file may turn out to be damaged.
    pub fn open(path: &Path) -> Result<(CampaignFile, String), Failed> {
        let opened = OpenOptions::new().read(true).write(true).open(path);
        let mut file = opened.map_err(|error| Failed::unreadable(path, error.to_string()))?;
        if matches!(file.try_lock(), Err(TryLockError::WouldBlock)) {
            let file = path.display().to_string();
            return Err(Failed::input(message!("terminal-saga-played-elsewhere", file = file)));
        }
        let text = whole_lines(path, &mut file)?;
        file.seek(SeekFrom::Start(text.len() as u64)).map_err(|error| Failed::unwritten(path, &error))?;
        Ok((CampaignFile { path: path.to_path_buf(), file }, text))
    }

    /// Removes a truncated last line.
    pub fn trim(&mut self) -> Result<(), Failed> {
        let trimmed = self.file.stream_position().and_then(|end| self.file.set_len(end));
        trimmed.map_err(|error| Failed::unwritten(&self.path, &error))
    }

    /// Appends lines; only [`sync`](Self::sync) makes them durable.
    pub fn add(&mut self, lines: &str) -> Result<(), Failed> {
        self.file.write_all(lines.as_bytes()).map_err(|error| Failed::unwritten(&self.path, &error))
    }

    /// Flushes to disk, so that appended lines survive a power cut.
    pub fn sync(&mut self) -> Result<(), Failed> {
        self.file.sync_data().map_err(|error| Failed::unwritten(&self.path, &error))
    }
}

/// Reads a campaign file that another program may be appending to.
pub fn read(path: &Path) -> Result<String, Failed> {
    let mut file = File::open(path).map_err(|error| Failed::unreadable(path, error.to_string()))?;
    whole_lines(path, &mut file)
}

/// Reads all complete lines. A last line without a line break is left out.
fn whole_lines(path: &Path, file: &mut File) -> Result<String, Failed> {
    let mut bytes = Vec::new();
    file.read_to_end(&mut bytes).map_err(|error| Failed::unreadable(path, error.to_string()))?;
    bytes.truncate(bytes.iter().rposition(|&byte| byte == b'\n').map_or(0, |at| at + 1));
    String::from_utf8(bytes).map_err(|error| {
        let valid = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        let line = 1 + valid.iter().filter(|&&byte| byte == b'\n').count();
        Failed::unreadable(path, message!("terminal-fail-not-utf8", line = line))
    })
}
