//! Reads for mirrors. Each move of a mirrored table makes its mirrors read the new entries. Requests
//! that arrive during a read are answered together by the next one, so that a busy node needs far
//! fewer queries than there are moves.

use std::collections::BTreeMap;
use std::sync::Arc;

use protocol::TableId;
use sqlx::any::AnyRow;
use sqlx::{AnyPool, Row};
use tokio::sync::{mpsc, oneshot};

use super::StoreError;
use super::database::{Database, broken};

/// Maximum number of requests that one query answers.
const TOGETHER: usize = 256;

/// Entries with their checksums.
type Rows = Vec<(String, String)>;

/// A request for the entries of a journal from a number on.
pub struct EntriesWanted {
    pub journal: TableId,
    pub from: u32,
    pub reply: oneshot::Sender<Result<Rows, StoreError>>,
}

/// Answers requests until nobody can send any more.
pub async fn run(database: Arc<Database>, mut queue: mpsc::UnboundedReceiver<EntriesWanted>) {
    let mut wanted = Vec::with_capacity(TOGETHER);
    while queue.recv_many(&mut wanted, TOGETHER).await > 0 {
        let journals: Vec<(usize, &str, u32)> =
            wanted.iter().enumerate().map(|(at, wanted)| (at, &*wanted.journal.0, wanted.from)).collect();
        let journals = serde_json::to_string(&journals).expect("names and numbers can be written");
        let lite = database.lite;
        let mut found = database.reading(|pool| read(pool, lite, journals)).await;
        for (at, EntriesWanted { reply, .. }) in wanted.drain(..).enumerate() {
            let rows = match &mut found {
                Ok(found) => Ok(found.remove(&at).unwrap_or_default()),
                Err(error) => Err(error.clone()),
            };
            let _ = reply.send(rows);
        }
    }
}

/// Returns the entries that each request asks for, by the index of the request.
async fn read(pool: AnyPool, lite: bool, journals: String) -> Result<BTreeMap<usize, Rows>, StoreError> {
    let statement = match lite {
        true => {
            "SELECT r.value ->> 0, entry, sum FROM json_each($1) AS r JOIN journal \
             ON game = r.value ->> 1 AND number >= r.value ->> 2 ORDER BY 1, number"
        }
        false => {
            "SELECT (r ->> 0)::bigint, entry, sum FROM json_array_elements($1::json) AS r JOIN journal \
             ON game = r ->> 1 AND number >= (r ->> 2)::bigint ORDER BY 1, number"
        }
    };
    let rows = sqlx::query(statement).bind(journals).fetch_all(&pool).await.map_err(broken)?;
    let mut found: BTreeMap<usize, Rows> = BTreeMap::new();
    for row in &rows {
        let (at, entry) = entry_of(row).map_err(broken)?;
        found.entry(at).or_default().push(entry);
    }
    Ok(found)
}

/// Returns the index of a request, and one of its entries.
fn entry_of(row: &AnyRow) -> Result<(usize, (String, String)), sqlx::Error> {
    let at: i64 = row.try_get(0)?;
    Ok((at as usize, (row.try_get(1)?, row.try_get(2)?)))
}
