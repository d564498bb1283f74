//! The privacy page mentions everything that is stored about people.

use std::collections::BTreeSet;
use std::path::Path;

use server::store::{Sql, Store};
use sqlx::{AnyConnection, Connection};

use crate::support::Folder;

/// Columns with data about people, by the sentence of the privacy page that mentions them.
const TOLD: [(&str, &str); 7] = [
    ("privacy-what-name", "people.id people.name people.created seen.person seen.time"),
    ("privacy-what-account", "logins.login logins.person logins.passphrase"),
    ("privacy-what-keys", "keys.hash keys.id keys.person keys.kind keys.label keys.created keys.expires"),
    ("privacy-what-games", "games.card journal.entry members.person members.game"),
    (
        "privacy-what-more",
        "maps.hash maps.person maps.name maps.files maps.created hooks.person hooks.url hooks.secret hooks.created",
    ),
    (
        "privacy-what-host",
        "sanctions.person sanctions.kind sanctions.until sanctions.reason sanctions.created \
         audit.number audit.time audit.actor audit.deed audit.target audit.detail",
    ),
    ("privacy-delete-how", "erasures.person erasures.time"),
];

/// Columns without data about people.
const OTHERS: &str = "highball.version pulse.number awake.id awake.time awake.slept chances.game chances.text \
    games.id games.entries games.sum games.phase games.listed games.due games.touched games.owner games.epoch \
    journal.game journal.number journal.sum nodes.node nodes.beat nodes.leaving nodes.version bus_key.id bus_key.key \
    invites.hash invites.id invites.label invites.uses invites.created invites.expires";

#[tokio::test]
async fn everything_stored_about_people_is_on_the_privacy_page() {
    let folder = Folder::new();
    let file = folder.file("empty.db");
    Sql::sqlite(&file).await.expect("a database").close().await.expect("closed");
    let mut connection = AnyConnection::connect(&format!("sqlite://{}", file.display())).await.expect("a connection");
    let query = "SELECT tables.name || '.' || columns.name FROM sqlite_master AS tables, \
                 pragma_table_info(tables.name) AS columns WHERE tables.type = 'table'";
    let stored: Vec<String> = sqlx::query_scalar(query).fetch_all(&mut connection).await.expect("columns");
    connection.close().await.expect("closed");
    let stored: BTreeSet<&str> = stored.iter().map(String::as_str).collect();
    let told = TOLD.iter().flat_map(|(_, columns)| columns.split_whitespace());
    let known: BTreeSet<&str> = told.chain(OTHERS.split_whitespace()).collect();
    let new: Vec<&&str> = stored.difference(&known).collect();
    assert!(new.is_empty(), "tell people about {new:?} in data/words/*/privacy.ftl, then list it here");
    assert_eq!(known.difference(&stored).collect::<Vec<_>>(), [] as [&&str; 0], "no longer stored");

    let read = |path: &str| std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path));
    let page = read("web/src/account/PrivacyScreen.svelte").expect("the page");
    for (message, _) in TOLD {
        assert!(page.contains(&format!("'{message}'")), "the page does not show {message}");
        for language in ["en", "de", "fr"] {
            let words = read(&format!("data/words/{language}/privacy.ftl")).expect("words");
            assert!(words.contains(&format!("\n{message} = ")), "{message} is missing in {language}");
        }
    }
}
