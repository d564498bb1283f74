//! Sums over journals. Each entry's sum covers the one before it, so that what was changed, swapped or cut off shows.

use protocol::TableId;
use sha2::{Digest, Sha256};

use super::{Journal, StoreError};

/// The sum before the first entry.
pub const EMPTY: &str = "";
/// Bytes of a sum that are kept.
const BYTES: usize = 16;

/// The sum of an entry.
pub fn chained(before: &str, table: &TableId, number: u32, entry: &str) -> String {
    let digest = Sha256::digest(format!("{before}\n{table}\n{number}\n{entry}"));
    hex::encode(&digest[..BYTES])
}

/// A row as it was found.
pub struct Row {
    pub number: i64,
    pub entry: String,
    pub sum: String,
}

/// The journal of these rows, in order, if it is what the head says and every sum fits.
pub fn verified(table: &TableId, entries: i64, sum: &str, rows: Vec<Row>) -> Result<Journal, StoreError> {
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
    Ok(Journal { entries: rows.into_iter().map(|row| row.entry).collect(), sum: before })
}
