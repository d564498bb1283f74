//! Ownership of tables by nodes that share a store.

use std::sync::Arc;

use protocol::TableId;
use server::store::{EMPTY, Store, StoreError, Write};

use crate::store::append;

/// Checks two nodes that share one store: only a table's owner can write to it, and a node that
/// takes the table over locks the other out.
pub async fn owners(one: Arc<dyn Store>, other: Arc<dyn Store>) {
    let (ada, bob) = (one.nodes().expect("it can be shared"), other.nodes().expect("it can be shared"));
    ada.join("ada".to_string());
    bob.join("bob".to_string());
    // Write many tables at once, so that one statement covers several tables.
    let tables: Vec<TableId> = (0..20).map(|at| TableId(format!("n{at:02}"))).collect();
    let all = async |store: &Arc<dyn Store>, from: u32| {
        let sums = futures_util::future::join_all(tables.iter().map(|table| async {
            store.journal(table).await.expect("whole").map_or(EMPTY.to_string(), |journal| journal.sum)
        }));
        let writes = tables.iter().zip(sums.await).map(|(table, before)| {
            let (store, append) = (Arc::clone(store), append(&table.0, from, &before, &["e"]));
            tokio::spawn(async move { store.write(Write::Append(append)).await })
        });
        let done: Vec<_> = futures_util::future::join_all(writes).await;
        done.into_iter().map(|done| done.expect("it ran")).collect::<Vec<_>>()
    };
    let (nobody, everybody) = (vec![Err(StoreError::Conflict); 20], vec![Ok(()); 20]);
    assert_eq!(all(&one, 0).await, everybody);
    assert_eq!(all(&one, 1).await, everybody);
    assert_eq!(all(&other, 2).await, nobody);
    let first = ada.ownership(&tables[0]).await.expect("it answers").expect("it is there");
    assert_eq!((&*first.owner, first.epoch, first.entries), ("ada", 1, 2));
    assert_eq!(bob.claim(&tables[0], 0, 0).await, Ok(None), "an epoch of before");
    for table in &tables {
        let claimed = bob.claim(table, 1, 0).await.expect("it answers").expect("nobody was faster");
        assert_eq!((&*claimed.owner, claimed.epoch, claimed.entries), ("bob", 2, 2));
        assert_eq!(ada.claim(table, 1, 0).await, Ok(None), "somebody was faster");
    }
    assert_eq!(all(&one, 2).await, nobody);
    assert_eq!(all(&other, 2).await, everybody);
    bob.hand_over(&tables, "ada").await.expect("it answers");
    assert_eq!(all(&other, 3).await, nobody);
    assert_eq!(all(&one, 3).await, nobody, "what was handed over is claimed first");
    for (table, ownership) in ada.ownerships(&tables).await.expect("it answers") {
        assert_eq!((&*ownership.owner, ownership.epoch), ("ada", 3));
        assert!(ada.claim(&table, 3, 0).await.expect("it answers").is_some());
    }
    assert_eq!(all(&one, 3).await, everybody);
    // A node that was taken for dead and sends a heartbeat again keeps its tables.
    let beat = async || ada.beat_node(false, 1).await.expect("it answers")[0].beat;
    let (first, second) = (beat().await, beat().await);
    assert_eq!(bob.claim(&tables[0], 4, first).await, Ok(None), "the owner lives");
    assert!(bob.claim(&tables[0], 4, second).await.expect("it answers").is_some());
    assert!(bob.claim(&tables[0], 5, 0).await.expect("it answers").is_some(), "its own table");
    bob.hand_over(&tables[..1], "ada").await.expect("it answers");
    assert!(ada.claim(&tables[0], 7, 0).await.expect("it answers").is_some());
    assert_eq!(ada.entries_from(&tables[1], 3).await.expect("it answers").len(), 1);
    assert_eq!(ada.entries_from(&tables[1], 0).await.expect("it answers").len(), 4);
    // Requests that are answered together get the entries of their own journals, in order.
    let wanted = (0..40).map(|at| (&tables[at % 20], (at % 6) as u32));
    let asked =
        wanted.map(async |(table, from)| (table, from, ada.entries_from(table, from).await.expect("it answers")));
    for (table, from, rows) in futures_util::future::join_all(asked).await {
        let journal = one.journal(table).await.expect("whole").expect("it is there");
        assert_eq!(rows.len(), 4usize.saturating_sub(from as usize), "{table:?} from {from}");
        assert!(from > 3 || rows.last().is_some_and(|(_, sum)| *sum == journal.sum), "{table:?} from {from}");
    }
    for beat in 3..6 {
        assert!(
            ada.beat_node(false, 1).await.expect("it answers").iter().any(|row| row.node == "ada" && row.beat == beat)
        );
    }
    let rows = bob.beat_node(true, 1).await.expect("it answers");
    assert_eq!(rows.iter().map(|row| (&*row.node, row.leaving)).collect::<Vec<_>>(), [("ada", false), ("bob", true)]);
    bob.drop_node("ada").await.expect("it answers");
    assert_eq!(bob.beat_node(true, 1).await.expect("it answers").len(), 1);
}
