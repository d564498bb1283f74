//! Checksums of journals. Each entry's checksum covers the previous one, so that changes, swaps and
//! truncation are detected.

use protocol::TableId;
use sha2::{Digest, Sha256};

use super::{StoreError, StoredJournal};

/// The checksum before the first entry.
pub const EMPTY: &str = "";
/// Number of bytes of a checksum that are stored.
const BYTES: usize = 16;

/// Returns the checksum of an entry, which also covers the checksum before it.
pub fn chained(before: &str, table: &TableId, number: u32, entry: &str) -> String {
    let digest = Sha256::digest(format!("{before}\n{table}\n{number}\n{entry}"));
    hex::encode(&digest[..BYTES])
}

/// A stored journal row, with its checksum.
pub struct SumRow {
    pub number: i64,
    pub entry: String,
    pub sum: String,
}

/// Returns the journal made of these rows, in order, if the head and the chain of checksums match.
pub fn verified(table: &TableId, entries: i64, sum: &str, rows: Vec<SumRow>) -> Result<StoredJournal, StoreError> {
    let damaged = |what: String| StoreError::Damaged { table: table.clone(), what };
    let mut before = EMPTY.to_string();
    for (row, number) in rows.iter().zip(0u32..) {
        if row.number != i64::from(number) {
            return Err(damaged(format!("entry {number} of its journal is missing")));
        }
        before = chained(&before, table, number, &row.entry);
        if before != row.sum {
            return Err(damaged(format!("entry {number} of its journal is not what was written")));
        }
    }
    if rows.len() as i64 != entries || before != sum {
        return Err(damaged(format!("its journal has {} entries where {entries} were written", rows.len())));
    }
    Ok(StoredJournal { entries: rows.into_iter().map(|row| row.entry).collect(), sum: before })
}
