//! The file of a campaign while it is played: every line is added at its end and none is ever changed.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use crate::fail::Failed;
use crate::words::message;

/// A file to which one program at a time adds lines.
pub struct CampaignFile {
    path: PathBuf,
    file: File,
}

impl CampaignFile {
    /// Opens the file and reads it. A last line that was cut off is not part of it; it is removed once something is
    /// added, and not before, since the file may be found damaged.
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

    /// Removes a last line that was cut off.
    pub fn trim(&mut self) -> Result<(), Failed> {
        let trimmed = self.file.stream_position().and_then(|end| self.file.set_len(end));
        trimmed.map_err(|error| Failed::unwritten(&self.path, &error))
    }

    /// Adds lines.
    pub fn add(&mut self, lines: &str) -> Result<(), Failed> {
        self.file.write_all(lines.as_bytes()).map_err(|error| Failed::unwritten(&self.path, &error))
    }

    /// What was added will be there after a power cut too.
    pub fn sync(&mut self) -> Result<(), Failed> {
        self.file.sync_data().map_err(|error| Failed::unwritten(&self.path, &error))
    }
}

/// Reads the file of a campaign that somebody else may be adding to.
pub fn read(path: &Path) -> Result<String, Failed> {
    let mut file = File::open(path).map_err(|error| Failed::unreadable(path, error.to_string()))?;
    whole_lines(path, &mut file)
}

/// All lines but a last one without an end: it was cut off in the middle.
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
