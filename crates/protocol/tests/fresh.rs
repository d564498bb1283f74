//! The committed TypeScript is up to date. It is committed so that the page can be built without
//! Rust.

use std::path::Path;

fn check(name: &str, fresh: &str) {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("bindings").join(name);
    if std::env::var_os("HIGHBALL_BLESS").is_some() {
        std::fs::write(&file, fresh).expect("it can be written");
    }
    let kept = std::fs::read_to_string(&file).unwrap_or_default().replace("\r\n", "\n");
    assert!(
        kept == fresh,
        "{name} is out of date: HIGHBALL_BLESS=1 cargo test --workspace --all-features --test protocol-tests"
    );
}

#[test]
fn typescript_is_fresh() {
    check("protocol.ts", &protocol::schema::typescript());
}

/// The page has its own list of bot names, next to the bots' portraits. The list must match that of
/// the terminal.
#[test]
fn bots_have_the_same_names_in_the_page_and_in_the_terminal() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/ui/bots.ts");
    let page = std::fs::read_to_string(file).expect("the page's list");
    let after = |text: &str| page.split_once(text).map(|(_, rest)| rest.to_string());
    for (level, names) in protocol::keepsake::PRESIDENTS {
        let list = after(&format!("  {level}: [")).expect("the level");
        let list = list.split_once(']').expect("the end of the list").0;
        let own: Vec<&str> = list.split("name: '").skip(1).filter_map(|rest| rest.split('\'').next()).collect();
        assert_eq!(own, names, "{level}");
    }
}
