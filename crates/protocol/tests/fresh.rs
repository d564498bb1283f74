//! The generated TypeScript is committed, so that the page can be built without Rust.

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
