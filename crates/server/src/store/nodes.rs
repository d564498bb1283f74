//! Ownership of tables by nodes. Nodes on one database take over tables from each other by
//! incrementing the table's epoch; appends with an earlier epoch are refused.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use protocol::TableId;
use sqlx::any::AnyRow;
use sqlx::{AnyPool, AssertSqlSafe, Row};

use super::database::broken;
use super::{Later, StoreError};
use crate::clock::Millis;
use crate::cluster::seal::BusKey;
use crate::planted::is_planted;

/// The epoch of a new table, which belongs to the node that created it.
const FIRST_EPOCH: i64 = 1;

/// The name of a node; each start creates a new one.
pub type NodeId = String;

/// The owner and head of a journal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ownership {
    /// The node that owns the journal; empty if none has claimed it yet.
    pub owner: NodeId,
    pub epoch: i64,
    pub entries: u32,
    pub sum: String,
}

/// A node's row in the database.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NodeRow {
    pub node: NodeId,
    pub beat: i64,
    /// Whether the node is about to stop and therefore takes over no tables.
    pub leaving: bool,
    /// The newest version of journal entries that the node can read.
    pub version: i64,
}

/// Ownership of tables, for nodes that share a store.
pub trait NodeStore: Send + Sync {
    /// Joins the other nodes. From then on, this node writes only to tables it has claimed.
    fn join(&self, node: NodeId);
    /// Returns the secret with which nodes encrypt their messages. The first call creates it.
    fn bus_key(&self) -> Later<'_, BusKey>;
    /// Increments the heartbeat of this node and returns all nodes.
    fn beat_node(&self, leaving: bool, version: i64) -> Later<'_, Vec<NodeRow>>;
    /// Removes a node that has stopped or is dead.
    fn drop_node<'a>(&'a self, node: &'a str) -> Later<'a, ()>;
    /// Returns the database's time in milliseconds since 1970, which serves as one clock for all
    /// nodes.
    fn time(&self) -> Later<'_, Millis>;
    /// Returns the epoch at which this node claimed or created a table.
    fn epoch(&self, table: &TableId) -> Option<i64>;
    /// Gives up this node's claim to a table.
    fn forget(&self, table: &TableId);
    fn ownership<'a>(&'a self, table: &'a TableId) -> Later<'a, Option<Ownership>>;
    /// Makes this node the owner if the epoch is still `seen`; `None` if another node was faster, or
    /// if the owner's heartbeat is no longer `beat`. In the latter case, the owner has resumed and
    /// may be answering reads.
    fn claim<'a>(&'a self, table: &'a TableId, seen: i64, beat: i64) -> Later<'a, Option<Ownership>>;
    /// Hands some of this node's tables over to another node. Tables that it no longer owns are
    /// unchanged.
    fn hand_over<'a>(&'a self, tables: &'a [TableId], to: &'a str) -> Later<'a, ()>;
    /// Returns the ownership of each of these tables, leaving out those that do not exist.
    fn ownerships<'a>(&'a self, tables: &'a [TableId]) -> Later<'a, Vec<(TableId, Ownership)>>;
    /// Returns the entries from this number on, with their checksums.
    fn entries_from<'a>(&'a self, table: &'a TableId, from: u32) -> Later<'a, Vec<(String, String)>>;
}

/// The epochs of the tables that this node has claimed; `None` if it runs alone.
#[derive(Default)]
pub struct Fences(Mutex<Option<Claims>>);

#[derive(Clone)]
struct Claims {
    node: NodeId,
    epochs: BTreeMap<TableId, i64>,
}

impl Fences {
    fn with<T>(&self, look: impl FnOnce(&mut Option<Claims>) -> T) -> T {
        look(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }

    pub fn copy(&self) -> Fences {
        Fences(Mutex::new(self.with(|claims| claims.clone())))
    }

    pub fn join(&self, node: NodeId) {
        self.with(|claims| *claims = Some(Claims { node, epochs: BTreeMap::new() }));
    }

    pub fn node(&self) -> NodeId {
        self.with(|claims| claims.as_ref().map(|claims| claims.node.clone())).unwrap_or_default()
    }

    /// Returns the owner and epoch that an append to a table requires. The owner is empty if this
    /// node runs alone. For an existing table that this node has not claimed, the epoch is one that
    /// no table has.
    pub fn of(&self, table: &TableId, from: u32) -> (NodeId, i64) {
        self.with(|claims| match claims {
            None => (NodeId::new(), 0),
            Some(_) if is_planted("unfenced") && from > 0 => (NodeId::new(), 0),
            Some(claims) => {
                let unclaimed = if from == 0 { FIRST_EPOCH } else { -1 };
                (claims.node.clone(), claims.epochs.get(table).copied().unwrap_or(unclaimed))
            }
        })
    }

    /// Records that this node claimed or created a table.
    pub fn note(&self, table: &TableId, epoch: i64) {
        self.with(|claims| claims.as_mut().map(|claims| claims.epochs.insert(table.clone(), epoch)));
    }

    /// Returns the epoch of this node's claim to a table.
    pub fn epoch(&self, table: &TableId) -> Option<i64> {
        self.with(|claims| claims.as_ref().and_then(|claims| claims.epochs.get(table).copied()))
    }

    pub fn forget(&self, table: &TableId) {
        self.with(|claims| claims.as_mut().map(|claims| claims.epochs.remove(table)));
    }
}

fn ownership_of(row: &AnyRow, at: usize) -> Result<Ownership, sqlx::Error> {
    let entries: i64 = row.try_get(at + 2)?;
    Ok(Ownership {
        owner: row.try_get(at)?,
        epoch: row.try_get(at + 1)?,
        entries: entries as u32,
        sum: row.try_get(at + 3)?,
    })
}

pub async fn beat(pool: AnyPool, node: NodeId, leaving: bool, version: i64) -> Result<Vec<NodeRow>, StoreError> {
    sqlx::query(
        "INSERT INTO nodes (node, beat, leaving, version) VALUES ($1, 1, $2, $3) \
         ON CONFLICT (node) DO UPDATE SET beat = nodes.beat + 1, leaving = excluded.leaving",
    )
    .bind(&node)
    .bind(i64::from(leaving))
    .bind(version)
    .execute(&pool)
    .await
    .map_err(broken)?;
    let rows = sqlx::query("SELECT node, beat, leaving, version FROM nodes ORDER BY node").fetch_all(&pool).await;
    let row = |row: &AnyRow| {
        let leaving: i64 = row.try_get(2)?;
        Ok(NodeRow { node: row.try_get(0)?, beat: row.try_get(1)?, leaving: leaving != 0, version: row.try_get(3)? })
    };
    rows.map_err(broken)?.iter().map(row).collect::<Result<_, sqlx::Error>>().map_err(broken)
}

pub async fn bus_key(pool: AnyPool) -> Result<BusKey, StoreError> {
    let mut fresh = BusKey::default();
    getrandom::fill(&mut fresh).map_err(|error| StoreError::Broken(error.to_string()))?;
    let insert = "INSERT INTO bus_key (id, key) VALUES (1, $1) ON CONFLICT (id) DO NOTHING";
    sqlx::query(insert).bind(hex::encode(fresh)).execute(&pool).await.map_err(broken)?;
    let key: String = sqlx::query_scalar("SELECT key FROM bus_key").fetch_one(&pool).await.map_err(broken)?;
    let mut bytes = BusKey::default();
    hex::decode_to_slice(key, &mut bytes).map_err(|error| StoreError::Broken(error.to_string()))?;
    Ok(bytes)
}

pub async fn drop_node(pool: AnyPool, node: &str) -> Result<(), StoreError> {
    sqlx::query("DELETE FROM nodes WHERE node = $1").bind(node).execute(&pool).await.map(|_| ()).map_err(broken)
}

pub async fn time(pool: AnyPool, lite: bool) -> Result<Millis, StoreError> {
    let statement = match lite {
        true => "SELECT CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)",
        false => "SELECT CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)",
    };
    let time: i64 = sqlx::query_scalar(statement).fetch_one(&pool).await.map_err(broken)?;
    Ok(time.unsigned_abs())
}

pub async fn ownership(pool: AnyPool, table: &TableId) -> Result<Option<Ownership>, StoreError> {
    let query = sqlx::query("SELECT owner, epoch, entries, sum FROM games WHERE id = $1").bind(&table.0);
    let row = query.fetch_optional(&pool).await.map_err(broken)?;
    row.map(|row| ownership_of(&row, 0)).transpose().map_err(broken)
}

pub async fn claim(
    pool: AnyPool,
    lite: bool,
    node: NodeId,
    table: &TableId,
    seen: i64,
    beat: i64,
) -> Result<Option<Ownership>, StoreError> {
    // The lock makes the owner's next heartbeat wait for the claim, so that the owner looks up its
    // tables afterwards.
    let lock = if lite { "" } else { " FOR UPDATE" };
    let statement = format!(
        "WITH before AS (SELECT beat FROM nodes WHERE node <> $1 AND node = \
             (SELECT owner FROM games WHERE id = $2){lock}) \
         UPDATE games SET owner = $1, epoch = epoch + 1 WHERE id = $2 AND epoch = $3 \
         AND NOT EXISTS (SELECT 1 FROM before WHERE beat <> $4) RETURNING owner, epoch, entries, sum"
    );
    let query = sqlx::query(AssertSqlSafe(statement)).bind(node).bind(&table.0).bind(seen).bind(beat);
    let row = query.fetch_optional(&pool).await.map_err(broken)?;
    row.map(|row| ownership_of(&row, 0)).transpose().map_err(broken)
}

pub async fn hand_over(pool: AnyPool, node: NodeId, tables: &[TableId], to: &str) -> Result<(), StoreError> {
    for table in tables {
        sqlx::query("UPDATE games SET owner = $1, epoch = epoch + 1 WHERE id = $2 AND owner = $3")
            .bind(to)
            .bind(&table.0)
            .bind(&node)
            .execute(&pool)
            .await
            .map_err(broken)?;
    }
    Ok(())
}

pub async fn ownerships(
    pool: AnyPool,
    lite: bool,
    tables: &[TableId],
) -> Result<Vec<(TableId, Ownership)>, StoreError> {
    let statement = match lite {
        true => "SELECT id, owner, epoch, entries, sum FROM games WHERE id IN (SELECT value FROM json_each($1))",
        false => {
            "SELECT id, owner, epoch, entries, sum FROM games \
             WHERE id IN (SELECT value FROM json_array_elements_text($1::json))"
        }
    };
    let names: Vec<&str> = tables.iter().map(|table| &*table.0).collect();
    let names = serde_json::to_string(&names).expect("names can be written");
    let rows = sqlx::query(statement).bind(names).fetch_all(&pool).await.map_err(broken)?;
    let row = |row: &AnyRow| Ok((TableId(row.try_get(0)?), ownership_of(row, 1)?));
    rows.iter().map(row).collect::<Result<_, sqlx::Error>>().map_err(broken)
}
