//! The embedded pack: it has no flaw, and holds what its authors counted.

use std::path::Path;

use campaign::pack::Pack;

fn folder() -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/packs/meridian")
}

#[test]
fn the_embedded_pack_has_no_flaw() {
    let flaws = Pack::folder(&folder()).err().unwrap_or_default();
    let flaws: Vec<String> = flaws.iter().map(|flaw| flaw.to_string()).collect();
    assert_eq!(flaws, Vec::<String>::new());
}
