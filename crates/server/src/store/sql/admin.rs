//! Administration queries for SQLite and PostgreSQL.

use protocol::{AuditLine, PersonId, TableId};
use sqlx::any::AnyRow;
use sqlx::{AnyConnection, AnyPool, Row};

use super::Sql;
use crate::store::admin::{AdminStore, AdminWrite, InviteRow, Rewrite, SanctionRow, sanction_named, sanction_word};
use crate::store::database::broken;
use crate::store::read::{listing, person_row};
use crate::store::{Later, PersonRow, StoreError, TableListing};

/// Performs one write. Returns false if there was nothing to change.
pub async fn one(database: &mut AnyConnection, write: &AdminWrite) -> Result<bool, sqlx::Error> {
    let done = match write {
        AdminWrite::DropGame { table } => return drop_game(database, table).await,
        AdminWrite::Rewrite(rewrite) => return self::rewrite(database, rewrite).await,
        AdminWrite::Erase { person, time } => return erase(database, person, *time).await,
        AdminWrite::Erased { person } => return erased(database, person).await,
        AdminWrite::Sanction(row) => {
            sqlx::query(
                "INSERT INTO sanctions (person, kind, until, reason, created) VALUES ($1, $2, $3, $4, $5) \
                 ON CONFLICT (person, kind) DO UPDATE SET until = excluded.until, reason = excluded.reason, \
                 created = excluded.created",
            )
            .bind(&row.person.0)
            .bind(sanction_word(row.kind))
            .bind(row.until as i64)
            .bind(&row.reason)
            .bind(row.created as i64)
            .execute(database)
            .await?
        }
        AdminWrite::Lift { person, kind } => {
            let query = sqlx::query("DELETE FROM sanctions WHERE person = $1 AND kind = $2");
            query.bind(&person.0).bind(sanction_word(*kind)).execute(database).await?
        }
        AdminWrite::Audit(row) => {
            sqlx::query(
                "INSERT INTO audit (number, time, actor, deed, target, detail) \
                 SELECT COALESCE(MAX(number), 0) + 1, $1, $2, $3, $4, $5 FROM audit",
            )
            .bind(row.time as i64)
            .bind(&row.actor)
            .bind(&row.deed)
            .bind(&row.target)
            .bind(&row.detail)
            .execute(database)
            .await?
        }
        AdminWrite::Invite(row) => {
            sqlx::query(
                "INSERT INTO invites (hash, id, label, uses, created, expires) VALUES ($1, $2, $3, $4, $5, $6) \
                 ON CONFLICT DO NOTHING",
            )
            .bind(&row.hash)
            .bind(&row.id)
            .bind(&row.label)
            .bind(i64::from(row.uses))
            .bind(row.created as i64)
            .bind(row.expires as i64)
            .execute(database)
            .await?
        }
        AdminWrite::UseInvite { hash, now } => {
            let query = "UPDATE invites SET uses = uses - 1 \
                         WHERE hash = $1 AND uses > 0 AND (expires = 0 OR expires > $2)";
            sqlx::query(query).bind(hash).bind(*now as i64).execute(database).await?
        }
        AdminWrite::DropInvite { id } => {
            sqlx::query("DELETE FROM invites WHERE id = $1").bind(id).execute(database).await?
        }
        AdminWrite::DropKeys { person } => {
            sqlx::query("DELETE FROM keys WHERE person = $1").bind(&person.0).execute(database).await?;
            return Ok(true);
        }
        AdminWrite::Seen { person, time } => {
            let query = "INSERT INTO seen (person, time) VALUES ($1, $2) \
                         ON CONFLICT (person) DO UPDATE SET time = excluded.time";
            sqlx::query(query).bind(&person.0).bind(*time as i64).execute(database).await?
        }
        AdminWrite::SeenUnknown { time } => {
            let query = "INSERT INTO seen (person, time) \
                         SELECT id, $1 FROM people WHERE id NOT IN (SELECT person FROM seen)";
            sqlx::query(query).bind(*time as i64).execute(database).await?;
            return Ok(true);
        }
        AdminWrite::DropExpired { now } => {
            for statement in [
                "DELETE FROM keys WHERE expires > 0 AND expires <= $1",
                "DELETE FROM invites WHERE expires > 0 AND expires <= $1",
            ] {
                sqlx::query(statement).bind(*now as i64).execute(&mut *database).await?;
            }
            return Ok(true);
        }
    };
    Ok(done.rows_affected() > 0)
}

async fn drop_game(database: &mut AnyConnection, table: &TableId) -> Result<bool, sqlx::Error> {
    // A damaged table may have entries but no head, or the other way round.
    let mut rows = 0;
    for statement in [
        "DELETE FROM games WHERE id = $1",
        "DELETE FROM journal WHERE game = $1",
        "DELETE FROM members WHERE game = $1",
        "DELETE FROM chances WHERE game = $1",
    ] {
        rows += sqlx::query(statement).bind(&table.0).execute(&mut *database).await?.rows_affected();
    }
    Ok(rows > 0)
}

async fn rewrite(database: &mut AnyConnection, rewrite: &Rewrite) -> Result<bool, sqlx::Error> {
    let sums = rewrite.sums();
    let head = sqlx::query("UPDATE games SET sum = $1, card = $2 WHERE id = $3 AND entries = $4 AND sum = $5")
        .bind(sums.last().unwrap_or(&rewrite.sum))
        .bind(&rewrite.card)
        .bind(&rewrite.table.0)
        .bind(i64::from(rewrite.entries))
        .bind(&rewrite.sum);
    if head.execute(&mut *database).await?.rows_affected() == 0 {
        return Ok(false);
    }
    for ((entry, sum), number) in rewrite.changed.iter().zip(&sums).zip(rewrite.from..) {
        sqlx::query("UPDATE journal SET entry = $1, sum = $2 WHERE game = $3 AND number = $4")
            .bind(entry)
            .bind(sum)
            .bind(&rewrite.table.0)
            .bind(i64::from(number))
            .execute(&mut *database)
            .await?;
    }
    Ok(true)
}

async fn erase(database: &mut AnyConnection, person: &PersonId, time: u64) -> Result<bool, sqlx::Error> {
    let query = "INSERT INTO erasures (person, time) VALUES ($1, $2) ON CONFLICT DO NOTHING";
    sqlx::query(query).bind(&person.0).bind(time as i64).execute(&mut *database).await?;
    for statement in [
        "DELETE FROM keys WHERE person = $1",
        "DELETE FROM logins WHERE person = $1",
        "DELETE FROM hooks WHERE person = $1",
        "DELETE FROM sanctions WHERE person = $1",
        "DELETE FROM seen WHERE person = $1",
    ] {
        sqlx::query(statement).bind(&person.0).execute(&mut *database).await?;
    }
    Ok(true)
}

async fn erased(database: &mut AnyConnection, person: &PersonId) -> Result<bool, sqlx::Error> {
    for statement in [
        "DELETE FROM members WHERE person = $1",
        // The first entry of a journal names the map of its table.
        "DELETE FROM maps WHERE person = $1 AND NOT EXISTS \
         (SELECT 1 FROM journal WHERE number = 0 AND entry LIKE '%\"' || maps.hash || '\"%')",
        "UPDATE maps SET person = '', name = '' WHERE person = $1",
        "DELETE FROM seen WHERE person = $1",
        "DELETE FROM people WHERE id = $1",
        "DELETE FROM erasures WHERE person = $1",
    ] {
        sqlx::query(statement).bind(&person.0).execute(&mut *database).await?;
    }
    Ok(true)
}

/// Returns a LIKE pattern that finds this text anywhere.
fn anywhere(text: &str) -> String {
    let text = text.to_lowercase().replace('\\', r"\\").replace('%', r"\%").replace('_', r"\_");
    format!("%{text}%")
}

async fn listings(pool: AnyPool, query: &'static str, id: &str, most: u32) -> Result<Vec<TableListing>, StoreError> {
    let rows = sqlx::query(query).bind(id).bind(i64::from(most)).fetch_all(&pool).await.map_err(broken)?;
    Ok(rows.iter().filter_map(|row| listing(row).ok().flatten()).collect())
}

async fn people(pool: AnyPool, query: &'static str, text: &str, most: u32) -> Result<Vec<PersonRow>, StoreError> {
    let rows = sqlx::query(query).bind(text).bind(i64::from(most)).fetch_all(&pool).await.map_err(broken)?;
    rows.iter().map(person_row).collect::<Result<_, _>>().map_err(broken)
}

fn id(row: &AnyRow) -> Result<String, StoreError> {
    row.try_get(0).map_err(broken)
}

impl Sql {
    /// Runs a query without a timeout, and returns the ids that it finds.
    async fn ids(&self, query: &'static str, time: u64, most: u32) -> Result<Vec<String>, StoreError> {
        let pool = self.database.reader().await;
        let rows = sqlx::query(query).bind(time as i64).bind(i64::from(most)).fetch_all(&pool).await;
        rows.map_err(broken)?.iter().map(id).collect()
    }
}

impl AdminStore for Sql {
    fn listing<'a>(&'a self, table: &'a TableId) -> Later<'a, Option<TableListing>> {
        let query = "SELECT id, phase, listed, card, due, touched FROM games WHERE id = $1 LIMIT $2";
        let found = self.reading(move |pool| listings(pool, query, &table.0, 1));
        Box::pin(async move { Ok(found.await?.pop()) })
    }

    fn tables_after<'a>(&'a self, after: &'a TableId, most: u32) -> Later<'a, Vec<TableListing>> {
        let query = "SELECT id, phase, listed, card, due, touched FROM games WHERE id > $1 ORDER BY id LIMIT $2";
        self.reading(move |pool| listings(pool, query, &after.0, most))
    }

    fn people_after<'a>(&'a self, after: &'a PersonId, most: u32) -> Later<'a, Vec<PersonRow>> {
        let query = "SELECT id, name, created FROM people WHERE id > $1 ORDER BY id LIMIT $2";
        self.reading(move |pool| people(pool, query, &after.0, most))
    }

    fn people_like<'a>(&'a self, text: &'a str, most: u32) -> Later<'a, Vec<PersonRow>> {
        let query = r"SELECT id, name, created FROM people WHERE LOWER(name) LIKE $1 ESCAPE '\' OR id LIKE $1 ESCAPE '\'
             OR id IN (SELECT person FROM logins WHERE login LIKE $1 ESCAPE '\') ORDER BY id LIMIT $2";
        self.reading(move |pool| async move { people(pool, query, &anywhere(text), most).await })
    }

    fn seen<'a>(&'a self, person: &'a PersonId) -> Later<'a, Option<u64>> {
        self.reading(move |pool| async move {
            let query = sqlx::query_scalar::<_, i64>("SELECT time FROM seen WHERE person = $1").bind(&person.0);
            Ok(query.fetch_optional(&pool).await.map_err(broken)?.map(|time| time as u64))
        })
    }

    fn sanctions(&self) -> Later<'_, Vec<SanctionRow>> {
        self.reading(|pool| async move {
            let query = "SELECT person, kind, until, reason, created FROM sanctions ORDER BY person, kind";
            let rows = sqlx::query(query).fetch_all(&pool).await.map_err(broken)?;
            let read = |row: &AnyRow| {
                Ok(SanctionRow {
                    person: PersonId(row.try_get(0)?),
                    kind: sanction_named(&row.try_get::<String, _>(1)?).ok_or(sqlx::Error::RowNotFound)?,
                    until: row.try_get::<i64, _>(2)? as u64,
                    reason: row.try_get(3)?,
                    created: row.try_get::<i64, _>(4)? as u64,
                })
            };
            rows.iter().map(read).collect::<Result<_, _>>().map_err(broken)
        })
    }

    fn invites(&self) -> Later<'_, Vec<InviteRow>> {
        self.reading(|pool| async move {
            let query = "SELECT hash, id, label, uses, created, expires FROM invites ORDER BY created, id";
            let rows = sqlx::query(query).fetch_all(&pool).await.map_err(broken)?;
            let read = |row: &AnyRow| {
                Ok(InviteRow {
                    hash: row.try_get(0)?,
                    id: row.try_get(1)?,
                    label: row.try_get(2)?,
                    uses: row.try_get::<i64, _>(3)? as u32,
                    created: row.try_get::<i64, _>(4)? as u64,
                    expires: row.try_get::<i64, _>(5)? as u64,
                })
            };
            rows.iter().map(read).collect::<Result<_, _>>().map_err(broken)
        })
    }

    fn audit(&self, before: u64, most: u32) -> Later<'_, Vec<AuditLine>> {
        self.reading(move |pool| async move {
            let query = "SELECT number, time, actor, deed, target, detail FROM audit WHERE number < $1 \
                         ORDER BY number DESC LIMIT $2";
            let before = i64::try_from(before).unwrap_or(i64::MAX);
            let rows = sqlx::query(query).bind(before).bind(i64::from(most)).fetch_all(&pool).await.map_err(broken)?;
            let read = |row: &AnyRow| {
                Ok(AuditLine {
                    number: row.try_get::<i64, _>(0)? as u64,
                    time: row.try_get::<i64, _>(1)? as u64,
                    actor: row.try_get(2)?,
                    deed: row.try_get(3)?,
                    target: row.try_get(4)?,
                    detail: row.try_get(5)?,
                })
            };
            rows.iter().map(read).collect::<Result<_, _>>().map_err(broken)
        })
    }

    fn naming<'a>(&'a self, person: &'a PersonId) -> Later<'a, Vec<TableId>> {
        Box::pin(async move {
            let pool = self.database.reader().await;
            let query = "SELECT DISTINCT game FROM journal WHERE entry LIKE '%\"' || $1 || '\"%' ORDER BY game";
            let rows = sqlx::query(query).bind(&person.0).fetch_all(&pool).await.map_err(broken)?;
            rows.iter().map(|row| id(row).map(TableId)).collect()
        })
    }

    fn erasures(&self) -> Later<'_, Vec<PersonId>> {
        self.reading(|pool| async move {
            let rows = sqlx::query("SELECT person FROM erasures ORDER BY time, person").fetch_all(&pool).await;
            rows.map_err(broken)?.iter().map(|row| id(row).map(PersonId)).collect()
        })
    }

    fn unseen_since(&self, time: u64, most: u32) -> Later<'_, Vec<PersonId>> {
        let query = "SELECT person FROM seen WHERE time < $1 AND person NOT IN (SELECT person FROM logins) \
                     AND person NOT IN (SELECT person FROM erasures) ORDER BY time, person LIMIT $2";
        Box::pin(async move { Ok(self.ids(query, time, most).await?.into_iter().map(PersonId).collect()) })
    }

    fn chat_before(&self, time: u64, most: u32) -> Later<'_, Vec<TableId>> {
        // `text` is the last field of a chat entry, and quotes inside it are escaped.
        let query = "SELECT id FROM games WHERE phase IN ('over', 'broken-off') AND touched < $1 AND EXISTS \
                     (SELECT 1 FROM journal WHERE game = games.id AND entry LIKE '{\"chat\":%' \
                     AND entry NOT LIKE '%\"text\":\"\"}}') ORDER BY id LIMIT $2";
        Box::pin(async move { Ok(self.ids(query, time, most).await?.into_iter().map(TableId).collect()) })
    }

    fn unplayed_before(&self, time: u64, most: u32) -> Later<'_, Vec<TableId>> {
        let query = "SELECT id FROM games WHERE phase = 'broken-off' AND touched < $1 AND id NOT LIKE 'c-%' \
                     AND NOT EXISTS (SELECT 1 FROM journal WHERE game = games.id AND entry LIKE '{\"started\":%') \
                     ORDER BY id LIMIT $2";
        Box::pin(async move { Ok(self.ids(query, time, most).await?.into_iter().map(TableId).collect()) })
    }
}
