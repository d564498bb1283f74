//! The file of a tournament that can be gone on with: a line that says which one it is, then a line for each finished
//! block, in the order in which they were finished.

use std::collections::BTreeMap;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use bots::arena::Block;
use serde_json::Value;

use super::Order;
use super::report::format_name;
use crate::fail::Failed;

/// The version of the file.
const VERSION: u32 = 1;

/// A file to which finished blocks are added, by one run at a time.
pub struct Journal {
    path: PathBuf,
    /// None once something could not be written: a line after half a line would spoil both.
    file: Mutex<Option<File>>,
}

/// What must be the same for the blocks to belong together. The number of games is not
/// among it: more blocks can be added to a finished tournament.
fn header(order: &Order) -> [(&'static str, Value); 8] {
    let plan = &order.plan;
    [
        ("highball_tournament", VERSION.into()),
        ("program", env!("CARGO_PKG_VERSION").into()),
        ("edition", order.edition.name.clone().into()),
        ("edition_hash", hex::encode(order.edition.hash).into()),
        ("players", plan.players.into()),
        ("format", format_name(plan.format).into()),
        ("bots", plan.named.clone().into()),
        ("seed", plan.seed.into()),
    ]
}

fn header_line(order: &Order) -> String {
    let header: serde_json::Map<String, Value> =
        header(order).into_iter().map(|(name, value)| (name.to_string(), value)).collect();
    format!("{}\n", Value::Object(header))
}

impl Journal {
    /// Opens the file, makes it if it is not there, and reads what has been played. A last line that was cut off in the
    /// middle is dropped; nothing else in the file is touched.
    pub fn open(path: &Path, order: &Order, done: &mut BTreeMap<u64, Block>) -> Result<Journal, Failed> {
        let unwritten = |error| Failed::unwritten(path, &error);
        let mut options = OpenOptions::new();
        let mut file = options.read(true).write(true).create(true).truncate(false).open(path).map_err(unwritten)?;
        if matches!(file.try_lock(), Err(TryLockError::WouldBlock)) {
            return Err(Failed::plain(format!("{} is in use by another run; wait for its end.", path.display())));
        }
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes)
            .map_err(|error| Failed::plain(format!("{} cannot be read: {error}.", path.display())))?;
        let whole = bytes.iter().rposition(|&byte| byte == b'\n').map_or(0, |at| at + 1);
        let line = header_line(order);
        let journal = |file| Journal { path: path.to_path_buf(), file: Mutex::new(Some(file)) };
        if whole == 0 && line.as_bytes().starts_with(&bytes) {
            file.set_len(0).and_then(|()| file.seek(SeekFrom::Start(0))).map_err(unwritten)?;
            file.write_all(line.as_bytes()).map_err(unwritten)?;
            return Ok(journal(file));
        }
        let text = std::str::from_utf8(&bytes[..whole]).map_err(|_| foreign(path))?;
        read(path, text, order, done)?;
        file.set_len(whole as u64).and_then(|()| file.seek(SeekFrom::End(0))).map_err(unwritten)?;
        Ok(journal(file))
    }

    /// Adds a block, in one piece.
    pub fn note(&self, block: &Block) -> Result<(), Failed> {
        let line = serde_json::to_string(block).expect("a block is plain data") + "\n";
        let mut file = self.file.lock().unwrap_or_else(PoisonError::into_inner);
        let written = file.as_mut().map_or(Ok(()), |file| file.write_all(line.as_bytes()));
        written.map_err(|error| {
            *file = None;
            Failed::unwritten(&self.path, &error)
        })
    }

    /// Where the finished blocks are.
    pub fn kept(&self) -> String {
        format!("The blocks that were finished are kept in {}.", self.path.display())
    }

    /// A block of the file does not come out the same.
    pub fn changed(&self, block: u64) -> Failed {
        let path = self.path.display();
        Failed::plain(format!(
            "{path} was played by bots that have changed since: its block {block} ends differently now; name another file or remove it."
        ))
    }
}

fn foreign(path: &Path) -> Failed {
    Failed::plain(format!("{} holds something else than a tournament; name another file.", path.display()))
}

/// Reads a header and blocks.
fn read(path: &Path, text: &str, order: &Order, done: &mut BTreeMap<u64, Block>) -> Result<(), Failed> {
    let mut lines = text.lines();
    let held: Value = lines.next().and_then(|line| serde_json::from_str(line).ok()).ok_or_else(|| foreign(path))?;
    for (name, wanted) in header(order) {
        match &held[name] {
            Value::Null => return Err(foreign(path)),
            held if *held != wanted => {
                let (path, name) = (path.display(), name.replace('_', " "));
                return Err(Failed::plain(format!(
                    "{path} holds another tournament: its {name} is {held}, not {wanted}; name another file or remove it."
                )));
            }
            _ => {}
        }
    }
    let score_lines = order.edition.lines.len();
    for (at, line) in lines.enumerate() {
        let wrong = |reason: &str| {
            let (path, line) = (path.display(), at + 2);
            Failed::plain(format!("{path}, line {line}: {reason}; remove that line to play its block again."))
        };
        let block: Block = serde_json::from_str(line).map_err(|error| wrong(&format!("this is no block ({error})")))?;
        if !order.plan.includes(&block, score_lines) {
            return Err(wrong("this block has not the bots and seats of this tournament"));
        }
        if done.contains_key(&block.block) {
            return Err(wrong(&format!("block {} is there twice", block.block)));
        }
        done.insert(block.block, block);
    }
    // A longer run may have left more than is asked for now.
    done.retain(|&number, _| number < order.plan.blocks());
    Ok(())
}
