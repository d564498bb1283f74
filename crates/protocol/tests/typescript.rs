//! The TypeScript twins of the messages are kept in the tree, so that the page can be built without Rust.

use std::path::Path;

#[test]
fn the_typescript_twins_are_fresh() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("bindings/protocol.ts");
    let fresh = protocol::typescript();
    if std::env::var_os("HIGHBALL_BLESS").is_some() {
        std::fs::write(&file, &fresh).expect("it can be written");
    }
    let kept = std::fs::read_to_string(&file).unwrap_or_default();
    assert!(
        kept == fresh,
        "write it again: HIGHBALL_BLESS=1 cargo test --workspace --all-features --test protocol-tests"
    );
}
