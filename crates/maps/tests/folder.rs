//! Custom maps: the example in `docs/maps.md` loads, and every kind of flaw is reported with its file and line.

use std::fs;
use std::path::{Path, PathBuf};

use maps::MapError;

const CITIES: &str = "cities.csv";
const ROUTES: &str = "routes.csv";
const TICKETS: &str = "tickets.csv";
const DRAWING: &str = "drawing.toml";
const EDITION: &str = "three-cities.toml";
const FILES: [&str; 5] = [CITIES, ROUTES, TICKETS, DRAWING, EDITION];

/// A replacement: file, old text and new text. If the old text is empty, the new text replaces the
/// whole file.
type Edit<'a> = (&'a str, &'a str, &'a str);

fn example() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/examples/three-cities")
}

/// Creates a folder with an edited copy of the example.
fn changed(name: &str, edits: &[Edit<'_>]) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    if folder.exists() {
        fs::remove_dir_all(&folder).unwrap();
    }
    fs::create_dir_all(&folder).unwrap();
    for file in FILES {
        fs::copy(example().join(file), folder.join(file)).unwrap();
    }
    for (file, from, to) in edits {
        let path = folder.join(file);
        let text = if path.exists() { fs::read_to_string(&path).unwrap() } else { String::new() };
        assert!(text.contains(from), "{file} has no {from}");
        let text = if from.is_empty() { to.to_string() } else { text.replacen(from, to, 1) };
        fs::write(&path, text).unwrap();
    }
    folder
}

fn flaws(folder: &Path) -> Vec<String> {
    match maps::folder(folder) {
        Ok(_) => Vec::new(),
        Err(MapError::Flawed(flaws)) => flaws.iter().map(|flaw| flaw.to_string()).collect(),
        Err(other) => vec![other.to_string()],
    }
}

fn check(name: &str, edits: &[Edit<'_>], expected: &[&str]) {
    let found = flaws(&changed(name, edits));
    assert_eq!(found, expected, "{name}: {edits:?}");
}

/// Three cities with names in two more languages.
const NAMED: &str = "id,name,name_de,name_fr,lon,lat\naal,Aal,Aalen,Aal,0,0\nbor,Bor,,Bor-sur-Mer,4,3\ncam,Cam,,,8,0\n";

/// Records name an edition by its hash, which translations must not change.
#[test]
fn translated_names_leave_the_hash_unchanged() {
    let (plain, named) = (maps::folder(&example()).unwrap(), changed("named", &[(CITIES, "", NAMED)]));
    let named = maps::folder(&named).unwrap();
    let names = |place: &str| named.names.get(place).map(|names| names.iter().collect::<Vec<_>>());
    assert_eq!(names("aal"), Some(vec![(&"de", &"Aalen".to_string())]), "a name that is the same is none");
    assert_eq!(names("bor"), Some(vec![(&"fr", &"Bor-sur-Mer".to_string())]));
    assert_eq!(names("cam"), None);
    assert_eq!(plain.editions[0].hash, named.editions[0].hash);
}

#[test]
fn the_example_is_a_map() {
    check("untouched", &[], &[]);
    let map = maps::folder(&example()).unwrap();
    assert_eq!((map.name.as_str(), map.title.as_str()), ("three-cities", "Three Cities"));
    let found = maps::find(None, Some(&example())).unwrap();
    assert_eq!(found.hash, map.editions[0].hash);
    assert_eq!(found.name, "three-cities");
    assert_eq!(found.routes[1].id, "aal-bor:2");
    assert!(maps::find(Some("three"), Some(&example())).is_err());
    assert_eq!(found.seat_colors, ["red", "blue"]);
}

#[test]
fn the_guide_shows_the_example() {
    let guide = include_str!("../../../docs/maps.md");
    for file in FILES {
        let text = fs::read_to_string(example().join(file)).unwrap();
        assert!(guide.contains(&format!("\n{text}```")), "docs/maps.md differs from {file}");
    }
}

#[test]
fn every_flaw_is_found_where_it_is() {
    for case in include_str!("flaws.txt").split("\n== ").skip(1) {
        let (name, lines) = case.split_once('\n').unwrap();
        let lines = lines.lines().filter(|line| !line.is_empty());
        let (expected, edits): (Vec<&str>, Vec<&str>) = lines.partition(|line| line.starts_with("> "));
        let cell = |text: &str| text.trim().replace("\\n", "\n");
        let edits: Vec<[String; 3]> =
            (edits.iter()).map(|edit| edit.split('|').map(cell).collect::<Vec<_>>().try_into().unwrap()).collect();
        let edits: Vec<Edit<'_>> = edits.iter().map(|[file, from, to]| (&**file, &**from, &**to)).collect();
        let expected: Vec<&str> = expected.iter().map(|line| &line[2..]).collect();
        assert!(!expected.is_empty(), "{name}");
        check(name, &edits, &expected);
    }
}

#[test]
fn missing_and_unreadable_files_are_flaws() {
    let folder = changed("missing", &[(ROUTES, "green", "pink")]);
    fs::remove_file(folder.join(TICKETS)).unwrap();
    fs::remove_file(folder.join(EDITION)).unwrap();
    fs::write(folder.join(CITIES), b"id,name\naal,Aal\nbor,B\xf6r\n").unwrap();
    let found = flaws(&folder);
    let expected = [
        "cities.csv:3: this line has a letter that is not UTF-8; save the file as UTF-8.",
        "missing.toml: add an edition: a file such as this one with the rules of the map; docs/maps.md has one to start from.",
        "routes.csv:5: 'pink' is not a colour; write gray or one of purple, red, orange, yellow, green, blue, white, black.",
        "tickets.csv: this file is missing; add it (docs/maps.md describes it).",
    ];
    assert_eq!(found, expected);
    let nowhere = flaws(&folder.join("nowhere"));
    assert!(nowhere[0].contains("nowhere cannot be read"), "{nowhere:?}");
}

#[test]
fn flaws_common_to_all_editions_are_reported_once() {
    let folder = changed("several", &[(ROUTES, "green", "pink")]);
    let text = fs::read_to_string(folder.join(EDITION)).unwrap();
    fs::write(folder.join("My Map.toml"), text.replace("trains = 10", "trains = 1")).unwrap();
    let expected = [
        "My Map.toml: name the file with lower-case letters, digits and hyphens.",
        "My Map.toml:17: give each seat more than 2 trains, or the game ends after one round.",
        "routes.csv:5: 'pink' is not a colour; write gray or one of purple, red, orange, yellow, green, blue, white, black.",
    ];
    assert_eq!(flaws(&folder), expected);
}

#[test]
fn several_editions_require_a_name() {
    let folder = changed("two", &[]);
    fs::copy(folder.join(EDITION), folder.join("other.toml")).unwrap();
    let error = maps::find(None, Some(&folder)).err().unwrap();
    assert_eq!(error.to_string(), "name one of the editions other, three-cities");
    assert_eq!(maps::find(Some("other"), Some(&folder)).unwrap().name, "other");
}

#[test]
fn maps_without_positions_are_drawn_on_a_circle() {
    let folder = changed("nowhere", &[(CITIES, "id,name,lon,lat\naal,Aal,0,0", "id,name,lon,lat\naal,Aal,,")]);
    let map = maps::folder(&folder).unwrap();
    let [a, b, c] = &map.layout().stops[..] else { panic!("three stops") };
    let [a, b, c] = [a, b, c].map(|stop| stop.at);
    assert!(a[1] < b[1] && a[1] < c[1] && b[0] > c[0], "clockwise from the top: {a:?} {b:?} {c:?}");
}

#[test]
fn land_is_read_or_explained() {
    let folder = changed("land", &[(DRAWING, "projection = \"flat\"\n", "")]);
    let with = |text: &str| {
        fs::write(folder.join("land.json"), text).unwrap();
        flaws(&folder)
    };
    assert_eq!(with(r#"{"land":[[-9,-9,9,-9,9,9,-9,9]]}"#), [""; 0]);
    assert!(!maps::folder(&folder).unwrap().layout().ground.land.is_empty());
    assert_eq!(
        with("{\n\"sea\":[]}"),
        [
            "land.json:2: this is invalid: unknown field 'sea', expected one of 'land', 'heart', 'lakes', 'borders', 'states'."
        ]
    );
    assert_eq!(
        with(r#"{"land":[[1,2,3]]}"#),
        ["land.json: a shape has a longitude without a latitude; write both in turn."]
    );
    check(
        "stretched",
        &[(DRAWING, "projection", "stretch = 3\nprojection")],
        &["drawing.toml:1: stretch must be from 0.5 to 2."],
    );
}

#[test]
fn limits_are_checked() {
    let folder = changed("limits", &[]);
    let write = |file: &str, head: &str, rows: Vec<String>| {
        fs::write(folder.join(file), format!("{head}\n{}\n", rows.join("\n"))).unwrap();
    };
    write(CITIES, "id,name", (0..257).map(|at| format!("c{at},C")).collect());
    write(ROUTES, "a,b,length,color", (0..257).map(|at| format!("c{at},c{},1,gray", (at + 1) % 257)).collect());
    let pairs = (0..24).flat_map(|a| (0..a).map(move |b| format!("main,c{a},c{b},1")));
    write(TICKETS, "deck,a,b,value", pairs.take(257).collect());
    let found = flaws(&folder);
    for flaw in [
        "cities.csv:258: a map can have at most 256 cities and countries; this one has 257. Remove some.",
        "routes.csv:258: a map can have at most 256 routes; this one has 257. Remove some.",
        "three-cities.toml:12: an edition can have at most 256 tickets; this one has 257. Remove some.",
    ] {
        assert!(found.iter().any(|found| found == flaw), "{flaw}: {found:#?}");
    }
}
