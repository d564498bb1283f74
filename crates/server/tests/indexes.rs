//! Lists of tables read only the rows they return.

use protocol::PersonId;
use server::store::{Sql, TableFilter, list_statement};
use sqlx::{AnyConnection, Connection, Row};

use crate::support::Folder;

/// No list may scan all tables. For each list there is an index of its rows, in the order of the
/// list.
#[tokio::test]
async fn lists_use_their_indexes() {
    let folder = Folder::new();
    let file = folder.file("games.db");
    drop(Sql::sqlite(&file).await.expect("a file"));
    let mut connection = AnyConnection::connect(&format!("sqlite://{}", file.display())).await.expect("a file");
    let person = PersonId("ada".to_string());
    for (which, index) in [
        (TableFilter::Listed, "USING INDEX games_listed"),
        (TableFilter::Of(person.clone()), "SEARCH games USING INDEX sqlite_autoindex_games_1"),
        (TableFilter::BusyOf(person), "SEARCH games USING INDEX sqlite_autoindex_games_1"),
        (TableFilter::DueBefore(7), "USING INDEX games_due"),
        (TableFilter::GatheringSince(7), "USING INDEX games_gathering"),
        (TableFilter::All, "USING INDEX sqlite_autoindex_games_1"),
    ] {
        let statement = format!("EXPLAIN QUERY PLAN {}", list_statement(&which));
        let rows = sqlx::query(sqlx::AssertSqlSafe(statement)).bind(10i64).bind("7").fetch_all(&mut connection).await;
        let plan: Vec<String> = rows.expect("a plan").iter().map(|row| row.get::<String, _>("detail")).collect();
        let plan = plan.join("; ");
        assert!(plan.contains(index), "{which:?}: {plan}");
        let sorts = plan.contains("TEMP B-TREE FOR ORDER BY");
        assert!(!sorts || matches!(which, TableFilter::Of(_) | TableFilter::BusyOf(_)), "{which:?}: {plan}");
    }
}
