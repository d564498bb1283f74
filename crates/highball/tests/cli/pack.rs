//! Tests of `highball pack`.

use std::fs;
use std::path::Path;

use super::{highball, told};

#[test]
fn pack_list_and_check_reveal_no_secrets() {
    let list = told(&highball(&["pack", "list"]));
    let expected = "The Meridian Charter (meridian), version 2\n  12 games, 1865 to 1893; 5 companies\n  \
                    13 boards, 92 cities, 202 routes, 516 spaces, 97 tickets\n  \
                    94 story cards, 25 rules, 36 events, 77 postcards\n";
    assert_eq!(list, expected);
    assert_eq!(told(&highball(&["pack", "check", "data/packs/meridian"])), expected);
}

#[test]
fn every_flaw_of_a_pack_is_printed_and_the_exit_code_is_2() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("pack-with-flaws");
    fs::create_dir_all(&folder).unwrap();
    for entry in fs::read_dir(root.join("data/packs/meridian")).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            continue;
        }
        let text = fs::read_to_string(&path).unwrap();
        let text = text.replace("T005,,mtl,chi,9", "T005,,mtl,chi,8").replace("link(que,was)", "link(queb,was)");
        fs::write(folder.join(path.file_name().unwrap()), text).unwrap();
    }
    let output = highball(&["pack", "check", folder.to_str().unwrap()]);
    assert_eq!(output.status.code(), Some(2));
    assert!(output.stdout.is_empty());
    let error = String::from_utf8(output.stderr).unwrap();
    let expected = "postcards.csv:2: there is no city 'queb'; write the id of one.\n\
                    tickets.csv:6: value must be 9: the path has 8 spaces on the boards that are sure to be in play, plus a premium of 1.\n";
    assert_eq!(error, expected);
    let nowhere = highball(&["pack", "check", "no/such/folder"]);
    assert_eq!(nowhere.status.code(), Some(2));
    assert_eq!(
        String::from_utf8(nowhere.stderr).unwrap(),
        "no/such/folder: there is no such folder; name the folder of a pack.\n"
    );
}
