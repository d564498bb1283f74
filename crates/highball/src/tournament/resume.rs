//! The file of a resumable tournament: a line that identifies it, then a line for each finished
//! block, in order of completion.

use std::collections::BTreeMap;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use bots::arena::Block;
use bots::arena::journal::{self, BadJournal};

use super::TournamentRequest;
use crate::fail::Failed;

/// A file of finished blocks, to which only one process at a time may append.
pub struct BlockJournal {
    path: PathBuf,
    /// The open file; `None` after a failed write, since appending to an incomplete line would
    /// corrupt both lines.
    file: Mutex<Option<File>>,
}

impl BlockJournal {
    /// Opens or creates the file, and reads the finished blocks. A truncated last line is removed;
    /// the rest of the file stays unchanged.
    pub fn open(
        path: &Path,
        order: &TournamentRequest,
        done: &mut BTreeMap<u64, Block>,
    ) -> Result<BlockJournal, Failed> {
        let unwritten = |error| Failed::unwritten(path, &error);
        let mut options = OpenOptions::new();
        let mut file = options.read(true).write(true).create(true).truncate(false).open(path).map_err(unwritten)?;
        if matches!(file.try_lock(), Err(TryLockError::WouldBlock)) {
            return Err(Failed::plain(format!(
                "{} is in use by another run. Wait until it has ended.",
                path.display()
            )));
        }
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes)
            .map_err(|error| Failed::plain(format!("{} cannot be read: {error}.", path.display())))?;
        let whole = bytes.iter().rposition(|&byte| byte == b'\n').map_or(0, |at| at + 1);
        let line = journal::header_line(&order.plan, &order.edition) + "\n";
        let journal = |file| BlockJournal { path: path.to_path_buf(), file: Mutex::new(Some(file)) };
        if whole == 0 && line.as_bytes().starts_with(&bytes) {
            file.set_len(0).and_then(|()| file.seek(SeekFrom::Start(0))).map_err(unwritten)?;
            file.write_all(line.as_bytes()).map_err(unwritten)?;
            return Ok(journal(file));
        }
        let text = std::str::from_utf8(&bytes[..whole]).map_err(|_| foreign(path))?;
        *done = read(path, text, order)?;
        file.set_len(whole as u64).and_then(|()| file.seek(SeekFrom::End(0))).map_err(unwritten)?;
        Ok(journal(file))
    }

    /// Appends a block as a line. Does nothing after a failed write.
    pub fn note(&self, block: &Block) -> Result<(), Failed> {
        let line = journal::block_line(block) + "\n";
        let mut file = self.file.lock().unwrap_or_else(PoisonError::into_inner);
        let written = file.as_mut().map_or(Ok(()), |file| file.write_all(line.as_bytes()));
        written.map_err(|error| {
            *file = None;
            Failed::unwritten(&self.path, &error)
        })
    }

    /// Describes where the finished blocks are saved.
    pub fn kept(&self) -> String {
        format!("Finished blocks are saved in {}.", self.path.display())
    }

    /// Creates the failure for a saved block whose results cannot be reproduced.
    pub fn changed(&self, block: u64) -> Failed {
        let path = self.path.display();
        Failed::plain(format!(
            "{path} was played by bots that have changed since: block {block} ends differently now. Name another file or remove it."
        ))
    }
}

fn foreign(path: &Path) -> Failed {
    Failed::plain(format!("{} is not a tournament file. Name another file.", path.display()))
}

/// Parses the header and the blocks.
fn read(path: &Path, text: &str, order: &TournamentRequest) -> Result<BTreeMap<u64, Block>, Failed> {
    journal::read(&order.plan, &order.edition, text).map_err(|bad| {
        let path_shown = path.display();
        match bad {
            BadJournal::Foreign => foreign(path),
            BadJournal::Other { field, held, wanted } => {
                let name = field.replace('_', " ");
                Failed::plain(format!(
                    "{path_shown} contains another tournament: its {name} is {held}, not {wanted}. Name another file or remove it."
                ))
            }
            BadJournal::Line { number, reason } => Failed::plain(format!(
                "{path_shown}, line {number}: {reason}. Remove that line to play its block again."
            )),
        }
    })
}
