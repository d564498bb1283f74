//! No name, slot or stop overlaps another in the drawings of built-in maps, of the largest board
//! and of custom maps.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use maps::{LANGUAGES, Layout, Line, Map, Overlap, StopDrawn};

fn data(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data").join(path)
}

/// Joins the lines of a name.
fn read(lines: &[Line]) -> String {
    let texts: Vec<&str> = lines.iter().map(|line| line.text.as_str()).collect();
    texts.join(" ").replace("- ", "-")
}

/// Checks that a name and its passengers stay in their box.
fn stays_in_its_box(stop: &StopDrawn, lines: &[Line], waiting: &[[f64; 2]]) {
    // All positions are rounded to tenths.
    let within = |[x, y]: [f64; 2], half: [f64; 2]| {
        [x, y]
            .iter()
            .zip(stop.label.at)
            .zip(stop.label.size)
            .zip(half)
            .all(|(((spot, middle), size), half)| (spot - middle).abs() + half <= size / 2.0 + 0.2)
    };
    let letters = stop.label.letters;
    for line in lines {
        let [x, foot] = line.at;
        let middle = [x, foot - letters * 0.24];
        assert!(within(middle, [line.width / 2.0, letters * 0.46]), "{} {line:?} {:?}", stop.id, stop.label);
    }
    for spot in waiting {
        assert!(within(*spot, [7.0, 10.0]), "{} {spot:?} {:?}", stop.id, stop.label);
    }
}

/// Checks that every translated name is drawn, and that every name fits into its box.
fn check_names(map: &Map) {
    let layout = map.layout();
    for stop in &layout.stops {
        let known = map.names.get(&stop.place).cloned().unwrap_or_default();
        let written = stop.names.iter().map(|(language, named)| (*language, read(&named.lines)));
        assert_eq!(written.collect::<BTreeMap<_, _>>(), known, "{}", stop.id);
        stays_in_its_box(stop, &stop.label.lines, &stop.waiting);
        for named in stop.names.values() {
            assert_eq!(named.waiting.len(), stop.waiting.len(), "{}", stop.id);
            stays_in_its_box(stop, &named.lines, &named.waiting);
        }
    }
}

fn check(map: &Map) {
    let (name, edition, layout) = (&map.name, &map.editions[0], map.layout());
    assert_eq!(layout.overlaps(), [], "{name}");
    check_names(map);
    assert_eq!(layout.stops.len(), edition.stops.len(), "{name}");
    for (route, drawn) in edition.routes.iter().zip(&layout.routes) {
        assert_eq!((&drawn.id, drawn.slots.len()), (&route.id, usize::from(route.length)), "{name}");
        assert_eq!(drawn.color, route.color.map(|color| color.name()), "{name} {}", route.id);
    }
    for place in &edition.places {
        let waiting: usize =
            (layout.stops.iter().filter(|stop| stop.place == place.id)).map(|at| at.waiting.len()).sum();
        assert_eq!(waiting, usize::from(place.passengers), "{name} {}", place.id);
    }
    for (at, route) in layout.routes.iter().enumerate() {
        for slot in &route.slots {
            let meant: Vec<usize> =
                (0..layout.routes.len()).filter(|to| inside(slot.at, &layout.routes[*to].hit)).collect();
            assert_eq!(meant, [at], "{name}: who points at the middle of a slot of {} means it", route.id);
        }
    }
    // At 0.8 pixels per unit, names are easy to read, and 30 units are 24 pixels.
    assert!(layout.hit >= 30.0, "{name}: hit areas are {} wide", layout.hit);
    let picture = maps::svg(map);
    for place in &edition.places {
        assert!(place.name.split(' ').all(|word| picture.contains(word)), "{name} {}", place.name);
    }
}

fn inside([x, y]: [f64; 2], area: &[[f64; 2]]) -> bool {
    let ends = area.iter().zip(area.iter().cycle().skip(1));
    let crossed =
        ends.filter(|(a, b)| (a[1] > y) != (b[1] > y) && x < a[0] + (b[0] - a[0]) * (y - a[1]) / (b[1] - a[1]));
    crossed.count() % 2 == 1
}

#[test]
fn built_in_maps_have_no_overlaps() {
    for name in maps::map_names() {
        let map = maps::map(name).unwrap();
        check(&map);
        assert!(!map.layout().ground.land.is_empty(), "{name} lies on land");
        assert_eq!(maps::drawing(&map), maps::drawing(&maps::map(name).unwrap()), "the same map, the same drawing");
    }
}

#[test]
fn places_have_names_in_every_language() {
    let named = |map: &str, place: &str| {
        let map = maps::map(map).unwrap();
        let names = &map.names[place];
        LANGUAGES.map(|language| names.get(language).map(String::as_str).unwrap_or("-").to_string())
    };
    assert_eq!(named("germany", "koeln"), ["Cologne", "-", "Cologne"]);
    assert_eq!(named("germany", "regensburg"), ["-", "-", "Ratisbonne"]);
    assert_eq!(named("germany", "schweiz"), ["Switzerland", "-", "Suisse"]);
    assert_eq!(named("usa", "montreal"), ["Montreal", "Montreal", "-"]);
    assert_eq!(named("usa", "new_orleans"), ["-", "-", "La Nouvelle-Orléans"]);
    assert_eq!(named("legends", "phi"), ["-", "-", "Philadelphie"]);
}

#[test]
#[should_panic(expected = "Kiel")]
fn planted_name_outside_its_box_is_found() {
    let map = maps::map("germany").unwrap();
    let mut stop = map.layout().stops.iter().find(|stop| stop.id == "kiel").unwrap().clone();
    stop.label.lines[0].width += 1.0;
    stays_in_its_box(&stop, &stop.label.lines, &stop.waiting);
}

#[test]
fn planted_overlaps_are_found() {
    let map = maps::map("usa").unwrap();
    let planted = |change: &dyn Fn(&mut Layout)| {
        let mut layout = map.layout().clone();
        change(&mut layout);
        layout.overlaps()
    };
    let slot = map.layout().routes[0].slots[0];
    let found = planted(&|layout| layout.stops[9].label.at = slot.at);
    let on_slot = Overlap::NameOnSlot(map.layout().stops[9].id.clone(), map.layout().routes[0].id.clone());
    assert!(found.contains(&on_slot), "{found:?}");
    let found = planted(&|layout| layout.stops[9].label = layout.stops[12].label.clone());
    assert!(found.iter().any(|overlap| matches!(overlap, Overlap::Names(..))), "{found:?}");
    let found = planted(&|layout| layout.routes[40].slots[0] = slot);
    assert!(found.iter().any(|overlap| matches!(overlap, Overlap::Slots(..))), "{found:?}");
    let found = planted(&|layout| layout.stops[9].at = slot.at);
    assert!(found.iter().any(|overlap| matches!(overlap, Overlap::OnStop(..))), "{found:?}");
    let found = planted(&|layout| layout.stops[9].at = layout.stops[12].label.at);
    assert!(found.iter().any(|overlap| matches!(overlap, Overlap::NameOnStop(..))), "{found:?}");
    let found = planted(&|layout| layout.stops[9].at = layout.stops[12].at);
    assert!(found.iter().any(|overlap| matches!(overlap, Overlap::Stops(..))), "{found:?}");
    let found = planted(&|layout| layout.size[0] /= 2.0);
    assert!(found.iter().any(|overlap| matches!(overlap, Overlap::Outside(..))), "{found:?}");
    let found = planted(&|layout| layout.routes[0].slots[0].length = 9.0);
    assert!(found.iter().any(|overlap| matches!(overlap, Overlap::Short(..))), "{found:?}");
}

/// Creates a map from a folder with the example's edition and these tables.
fn own(name: &str, cities: &str, routes: &str) -> Map {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::create_dir_all(&folder).unwrap();
    let edition = fs::read_to_string(data("examples/three-cities/three-cities.toml")).unwrap();
    let colors = "purple = 8\norange = 8\nyellow = 8\nwhite = 8\nblack = 8\n[[decks]]";
    let edition = edition.replacen("[[decks]]", colors, 1).replacen("[1, 2, 4, 7]", "[1, 2, 4, 7, 10, 15]", 1);
    let ends: Vec<&str> = routes.lines().skip(1).take(6).collect();
    let tickets: Vec<String> = ends.iter().map(|row| row.split(',').take(2).collect::<Vec<_>>().join(",")).collect();
    let mut rows: Vec<String> = tickets.iter().map(|ends| format!("main,{ends},3")).collect();
    rows.dedup();
    let files = [
        ("cities.csv", cities.to_string()),
        ("routes.csv", routes.to_string()),
        ("tickets.csv", format!("deck,a,b,value\n{}\n", rows.join("\n"))),
        ("own.toml", edition),
    ];
    files.iter().for_each(|(file, text)| fs::write(folder.join(file), text).unwrap());
    maps::folder(&folder).unwrap_or_else(|flaws| panic!("{flaws}"))
}

/// The board at the end of the campaign has 92 cities, and some of its routes cross.
#[test]
fn largest_board_has_no_overlaps() {
    let table = |file: &str| fs::read_to_string(data(&format!("packs/meridian/{file}"))).unwrap();
    let rows = |text: &str| -> Vec<Vec<String>> {
        text.lines().skip(1).map(|line| line.split(',').map(str::to_string).collect()).collect()
    };
    let mut cities = "id,name,lon,lat,size\n".to_string();
    for row in rows(&table("cities.csv")) {
        let large = if row[5] == "large" { "large" } else { "" };
        cities += &format!("{},{},{},{},{large}\n", row[0], row[1], row[3], row[4]);
    }
    let mut routes = "a,b,length,color,group\n".to_string();
    let mut groups: BTreeMap<[String; 2], usize> = BTreeMap::new();
    for row in rows(&table("routes.csv")) {
        let mut ends = [row[1].clone(), row[2].clone()];
        ends.sort();
        let next = groups.len() + 1;
        let group = if row[5] == "single" { String::new() } else { groups.entry(ends).or_insert(next).to_string() };
        routes += &format!("{},{},{},{},{group}\n", row[1], row[2], row[3], row[4]);
    }
    check(&own("largest", &cities, &routes));
}

#[test]
fn maps_without_positions_have_no_overlaps() {
    let names = ["aa", "bb", "cc", "dd", "ee", "ff", "gg", "hh"];
    let cities: String = names.iter().map(|name| format!("{name},The City of {name}\n")).collect();
    let ring: String = (0..8).map(|at| format!("{},{},{},red\n", names[at], names[(at + 1) % 8], 1 + at % 4)).collect();
    let spokes = "aa,cc,3,blue\ncc,ee,3,green\nee,gg,2,gray\n";
    check(&own("circle", &format!("id,name\n{cities}"), &format!("a,b,length,color\n{ring}{spokes}")));
    check(&maps::folder(&data("examples/three-cities")).unwrap());
}
