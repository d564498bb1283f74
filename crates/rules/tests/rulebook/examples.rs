//! The worked examples of docs/rules.md, section 9.

use rules::edition::Files;
use rules::fact::FactData;
use rules::ids::Id;
use rules::network::Network;

use crate::rulebook::ending::{places, side};
use crate::rulebook::scene::{Scene, Table, place, route};

// 9.1 From the booklets.

/// Returns seat 0's ticket points and numbers of completed and failed tickets in the new edition,
/// given these routes and tickets.
fn tickets(routes: &[&str], tickets: &[&str]) -> (i16, u8, u8) {
    let result = Scene::new("usa-new", 2).owns(0, routes).holds(0, tickets).count().results()[0];
    (result.lines[1], result.completed, result.failed)
}

#[test]
fn ex_01() {
    let routes = ["montreal-new_york", "new_york-pittsburgh:1", "pittsburgh-raleigh", "atlanta-raleigh:1"];
    assert_eq!(tickets(&routes, &["montreal-atlanta", "new_york-atlanta"]), (9 + 6, 2, 0));
}

#[test]
fn ex_02() {
    let routes = ["sault_ste_marie-toronto", "pittsburgh-toronto", "nashville-pittsburgh"];
    assert_eq!(tickets(&routes, &["sault_ste_marie-nashville", "washington-atlanta"]), (8 - 4, 1, 1));
}

#[test]
fn ex_03() {
    let t = Scene::new("germany", 2).market("r g b y k").deck("ww").hand(0, "bbbLLLrrr").play();
    assert_eq!(t.payments(0, "bremen-emden"), ["bbb", "bbL", "bLL", "LLL"]);
}

#[test]
fn ex_04() {
    let t = Scene::new("germany", 2).market("r g b y k").deck("ww").hand(0, "rrbLL").play();
    assert_eq!(t.payments(0, "kiel-daenemark"), ["rr", "rL", "bL", "LL"]);
}

#[test]
fn ex_05() {
    let scene = Scene::new("germany", 3).market("r g b y k").deck("ww").rest_to(0).turn(2).hand(2, "rrr");
    let mut t = scene.waiting("magdeburg", "g").waiting("berlin", "yrbrw").play();
    assert_eq!(t.setup.colors[2], "purple");
    t.act(2, "claim berlin-magdeburg with red 3");
    assert_eq!(t.asks(), "passenger 2 berlin");
    t.act(2, "board berlin red");
    assert_eq!(t.waiting("magdeburg"), "");
    assert_eq!(t.waiting("berlin"), "rybw");
    assert_eq!(t.pool(2), "rg");
    assert_eq!(t.asks(), "turn 0");
}

/// Returns Germany with the tickets of EX-06 added to its decks.
fn germany_with_short_hops() -> Scene {
    let tickets = format!(
        "{}short,freiburg,saarbruecken,3\nshort,freiburg,frankreich,2\nshort,saarbruecken,frankreich,2\n",
        include_str!("../../../../data/maps/germany/tickets.csv")
    );
    let files = Files {
        name: "germany",
        edition: include_str!("../../../../data/maps/germany/germany.toml"),
        cities: include_str!("../../../../data/maps/germany/cities.csv"),
        routes: include_str!("../../../../data/maps/germany/routes.csv"),
        ports: Some(include_str!("../../../../data/maps/germany/ports.csv")),
        tickets: &tickets,
    };
    Scene::from_files(&files, 2)
}

#[test]
fn ex_06() {
    let scene = germany_with_short_hops().owns(0, &["freiburg-frankreich", "saarbruecken-frankreich"]);
    let tables = scene.tables.clone();
    let network = Network::new(&tables, scene.position.routes[0].iter().copied().collect());
    let joins = |a, b| network.joins(&tables, [place(&tables, a), place(&tables, b)]);
    assert!(!joins("freiburg", "saarbruecken"), "two components");
    assert!(joins("freiburg", "frankreich") && joins("saarbruecken", "frankreich"));
    let held = ["freiburg-saarbruecken", "freiburg-frankreich", "saarbruecken-frankreich"];
    let result = scene.holds(0, &held).count().results()[0];
    assert_eq!((result.completed, result.failed), (2, 1));
    assert_eq!(result.lines[1], -3 + 2 + 2);
}

// 9.2 Drawing.

#[test]
fn ex_10() {
    let mut t = Scene::new("usa-new", 2).market("r g L b y").deck("L w k").play();
    t.act(0, "take 0");
    assert_eq!(t.market(), "L g L b y");
    assert_eq!(t.asks(), "second 0");
    assert_eq!(t.choices(0), ["draw", "take 1", "take 3", "take 4"].map(|words| t.action(words)));
    assert_eq!(t.refused(0, "take 0"), "locomotive_second");
    t.act(0, "draw");
    assert_eq!(t.hand(0), "rw");
    assert_eq!(t.market(), "L g L b y");
    assert_eq!(t.asks(), "turn 1");
}

#[test]
fn ex_11() {
    let mut t = Scene::new("usa-new", 2).market("L g L b y").deck("L p p o o r k").play();
    t.act(0, "take 1");
    assert_eq!(t.market(), "p p o o r");
    assert_eq!(t.piles(), [1, 5]);
    assert_eq!(t.game.open().discard, crate::rulebook::scene::cards("LLLby"));
    let all = ["draw", "take 0", "take 1", "take 2", "take 3", "take 4"];
    assert_eq!(t.choices(0), all.map(|words| t.action(words)));
    t.act(0, "draw");
    assert_eq!(t.hand(0), "gk");
}

#[test]
fn ex_12_r_08() {
    let mut t = Scene::new("usa-new", 2).market("b y o k p").deck("w").discard("rrrg").play();
    t.act(0, "draw");
    assert_eq!(t.hand(0), "w");
    assert_eq!(t.piles(), [4, 0]);
    assert_eq!(t.asks(), "second 0");
    t.act(0, "draw");
    assert_eq!(t.piles(), [3, 0]);
    assert!(["rw", "gw"].contains(&t.hand(0).as_str()));
    assert_eq!(t.market(), "b y o k p");
}

#[test]
fn ex_13() {
    let mut t = Scene::new("usa-new", 2).market("L - L - b").deck("").play();
    t.act(0, "take 4");
    assert_eq!(t.market(), "L - L - -");
    assert_eq!(t.hand(0), "b");
    assert_eq!(t.count(|what| matches!(what, FactData::NoSecondCard { .. })), 1);
    assert_eq!(t.asks(), "turn 1");
}

#[test]
fn ex_14_r_12() {
    for edition in ["usa-classic", "germany"] {
        let mut t = Scene::new(edition, 2).market("L - L - b").deck("").play();
        for words in ["draw", "take 0", "take 2", "take 4"] {
            assert_eq!(t.refused(0, words), "draw_barred", "{edition}");
        }
        assert_eq!(t.market(), "L - L - b");
    }
}

#[test]
fn ex_15_r_07() {
    let mut t = Scene::new("usa-new", 2).market("L L b y k").deck("w").play();
    t.act(0, "draw");
    assert_eq!(t.hand(0), "w");
    assert_eq!(t.piles(), [0, 0]);
    assert_eq!(t.choices(0), ["take 2", "take 3", "take 4"].map(|words| t.action(words)));
    assert_eq!(t.refused(0, "pass"), "wrong_phase");
    assert_eq!(t.refused(0, "draw"), "deck_empty");
    t.act(0, "take 2");
    assert_eq!(t.market(), "L L - y k");
    assert_eq!(t.hand(0), "bw");
    assert_eq!(t.asks(), "turn 1");
}

#[test]
fn ex_16_r_10() {
    let mut t = Scene::new("usa-new", 2).market("L L b y k").deck("L").play();
    t.act(0, "take 2");
    assert_eq!(t.market(), "L L L y k");
    assert_eq!(t.piles(), [0, 0]);
    assert_eq!(t.count(|what| matches!(what, FactData::MarketReset)), 0);
    assert_eq!(t.choices(0), ["take 3", "take 4"].map(|words| t.action(words)));
}

#[test]
fn ex_17_r_11() {
    let mut t = Scene::new("usa-new", 2).market("L L r g b").deck("L L L L").play();
    t.act(0, "take 2");
    assert_eq!(t.hand(0), "r");
    assert_eq!(t.count(|what| matches!(what, FactData::MarketReset)), 10);
    assert_eq!(t.count(|what| matches!(what, FactData::MarketStands)), 1);
    // One card replaced the card taken, and each of ten resets dealt five cards.
    assert_eq!(t.count(|what| matches!(what, FactData::CardLaid { .. })), 1 + 10 * 5);
    assert!(t.game.open().stands);
    assert!(t.game.open().market.locomotives() >= 3);
    assert!(!t.market().contains('-'));
    assert_eq!(t.piles(), [3, 0]);
    assert_eq!(t.asks(), "second 0");
}

#[test]
fn ex_18_r_09() {
    let mut t = Scene::new("usa-new", 2).market("r - - - -").deck("").hand(0, "ggg").play();
    t.act(0, "claim calgary-vancouver with green 3");
    assert_eq!(t.market(), "r g g g -");
    assert_eq!(t.piles(), [0, 0]);
    assert_eq!(t.asks(), "turn 1");
}

#[test]
fn ex_19_r_10() {
    let mut t = Scene::new("usa-new", 2).market("L L L y k").deck("").hand(0, "gggg").play();
    t.act(0, "claim denver-helena with green 4");
    assert_eq!(t.piles(), [4, 0]);
    assert_eq!(&t.market()[..7], "g g g g");
    assert!("Lyk".contains(&t.market()[8..]));
    assert_eq!(t.count(|what| matches!(what, FactData::MarketReset)), 1);
    assert_eq!(t.count(|what| matches!(what, FactData::Reshuffled)), 2);
}

#[test]
fn ex_20() {
    let mut t = Scene::new("usa-new", 2).market("r g L b y").deck("w").play();
    t.act(0, "take 2");
    assert_eq!(t.hand(0), "L");
    assert_eq!(t.market(), "r g w b y");
    assert_eq!(t.asks(), "turn 1");
}

/// Returns a board of three routes and three tickets, with the rules of the new edition except for
/// the opening tickets.
fn triangle() -> Scene {
    let edition = include_str!("../../../../data/maps/usa/usa-new.toml")
        .replace("deal = 4, keep = 2", "deal = 1, keep = 1")
        .replace(r#"["classic", "new"]"#, r#"["classic"]"#)
        .replace(r#""blue", "red", "green", "yellow", "black""#, r#""blue", "red", "green""#);
    let cities = "id,name\na,A\nb,B\nc,C\n";
    let routes = "a,b,length,color\na,b,3,red\nb,c,3,gray\na,c,3,blue\n";
    Scene::toy(&edition, cities, routes, "deck,a,b,value\nclassic,a,b,5\nclassic,b,c,6\nclassic,a,c,7\n", 3)
}

#[test]
fn ex_21_r_19_r_20() {
    // All routes are owned, and all cards and tickets are held, so the seats can only pass.
    let mut scene = triangle().market("- - - - -").deck("");
    for (seat, id) in ["a-b", "b-c", "a-c"].into_iter().enumerate() {
        scene = scene.owns(seat, &[id]).holds(seat, &[id]).trains(seat, 42).score(seat, 4);
    }
    let mut t = scene.play();
    for seat in 0..3 {
        assert_eq!(t.asks(), format!("turn {seat}"));
        assert_eq!(t.choices(seat), [t.action("pass")]);
        t.act(seat, "pass");
    }
    assert_eq!(t.asks(), "over");
    assert_eq!(t.count(|what| matches!(what, FactData::LastRound { .. })), 0);
    // Points for routes, for tickets, and for the longest path of 3, which all seats share.
    let totals: Vec<i16> = t.standings().results().iter().map(|result| result.total).collect();
    assert_eq!(totals, [4 + 5 + 10, 4 + 6 + 10, 4 + 7 + 10]);
}

// 9.4 Longest path.

/// Returns a board of these routes, such as `A-B 6, B-C 5`, with an island to which the tickets
/// belong. `from` is the alphabetical index of the city that comes first on the map.
fn board(routes: &str, from: usize) -> Scene {
    let rows: Vec<[String; 3]> = (routes.split(", "))
        .map(|route| {
            let (ends, length) = route.split_once(' ').expect("a length");
            let (a, b) = ends.split_once('-').expect("two ends");
            [a.to_lowercase(), b.to_lowercase(), length.to_string()]
        })
        .collect();
    let mut names: Vec<&str> = rows.iter().flat_map(|row| [row[0].as_str(), row[1].as_str()]).collect();
    names.sort_unstable();
    names.dedup();
    let from = from % names.len();
    names.rotate_left(from);
    let mut cities = "id,name\nisle,Isle\nreef,Reef\nrock,Rock\n".to_string();
    names.iter().for_each(|name| cities += &format!("{name},{name}\n"));
    let mut csv = "a,b,length,color\n".to_string();
    rows.iter().for_each(|[a, b, length]| csv += &format!("{a},{b},{length},gray\n"));
    csv += "isle,reef,1,gray\nreef,rock,1,gray\n";
    let edition = include_str!("../../../../data/maps/usa/usa-new.toml")
        .replace("deal = 4, keep = 2", "deal = 1, keep = 1")
        .replace(r#"["classic", "new"]"#, r#"["classic"]"#)
        .replace(r#""blue", "red", "green", "yellow", "black""#, r#""blue", "red""#)
        .replace("[1, 2, 4, 7, 10, 15]", "[1, 2, 4, 7, 10, 15, 18, 21]");
    let tickets = "deck,a,b,value\nclassic,isle,reef,2\nclassic,isle,rock,3\n";
    Scene::toy(&edition, &cities, &csv, tickets, 2)
}

/// Returns the longest path over all routes of a board, and the number of trains on the routes.
/// Checks that the graph and the final scores agree for six orders of the cities on the map.
fn paths(routes: &str) -> (u16, u16) {
    let found: Vec<(u16, u16)> = (0..6)
        .map(|from| {
            let mut scene = board(routes, from);
            let tables = scene.tables.clone();
            let owned = &tables.edition().routes[..routes.split(", ").count()];
            scene = scene.owns(0, &owned.iter().map(|route| route.id.as_str()).collect::<Vec<_>>());
            let network = Network::new(&tables, scene.position.routes[0].iter().copied().collect());
            let longest = network.longest_path(&tables);
            let result = scene.count().results()[0];
            assert_eq!((result.longest_path, result.lines[2]), (longest, 10));
            (longest, owned.iter().map(|route| u16::from(route.length)).sum())
        })
        .collect();
    assert!(found.iter().all(|paths| *paths == found[0]), "{found:?}");
    found[0]
}

#[test]
fn ex_40() {
    assert_eq!(paths("A-B 6"), (6, 6));
}

#[test]
fn ex_41() {
    assert_eq!(paths("A-B 2, B-C 3, C-D 4"), (9, 9));
}

#[test]
fn ex_42() {
    assert_eq!(paths("A-B 2, A-C 3, A-D 4"), (7, 9));
}

#[test]
fn ex_43() {
    assert_eq!(paths("A-B 1, B-C 2, C-A 3"), (6, 6));
}

#[test]
fn ex_44() {
    assert_eq!(paths("A-B 1, B-C 2, C-A 3, A-D 5"), (11, 11));
}

#[test]
fn ex_45() {
    assert_eq!(paths("A-B 1, B-C 2, C-A 3, A-D 5, A-E 4"), (15, 15));
}

#[test]
fn ex_46() {
    assert_eq!(paths("A-B 1, B-C 2, C-A 3, A-D 5, B-E 4"), (14, 15));
}

#[test]
fn ex_47() {
    assert_eq!(paths("A-B 1, B-C 1, C-A 1, A-D 2, D-E 2, E-A 2"), (9, 9));
}

#[test]
fn ex_48() {
    assert_eq!(paths("A-B 6, B-C 5, X-Y 4, Y-Z 4, Z-X 4"), (12, 23));
}

#[test]
fn ex_49() {
    assert_eq!(paths("A-B 1, A-C 1, A-D 1, B-C 1, B-D 1, C-D 1"), (5, 6));
}

#[test]
fn ex_50() {
    assert_eq!(paths("A-B 1, A-C 2, A-D 3, B-C 4, B-D 5, C-D 6"), (20, 21));
}

#[test]
fn ex_51() {
    assert_eq!(paths("A-B 2, B-C 2, C-D 2, D-A 2, A-C 6"), (14, 14));
}

#[test]
fn ex_52() {
    assert_eq!(paths("A-B 1, B-C 1, C-A 1, A-D 2, B-E 2, C-F 2"), (6, 9));
}

#[test]
fn ex_53() {
    assert_eq!(paths("A-B 1, A-C 1, A-D 1, A-E 1, B-C 1, B-D 1, B-E 1, C-D 1, C-E 1, D-E 1"), (10, 10));
}

#[test]
fn ex_54() {
    // No route is longer than 8 spaces, so two routes in a row form the 9 spaces of the example. A greedy search for
    // the longest next route still turns from A to B.
    assert_eq!(paths("S-A 3, A-B 6, B-E 1, A-C 1, C-M 5, M-D 4"), (17, 20));
}

#[test]
fn ex_55() {
    assert_eq!(paths("A-B 3, A-B 3, B-C 2"), (8, 8));
}

/// Returns the longest path over these routes of the classic map, and the number of trains on them.
fn classic_path(ids: &[&str]) -> (u16, u16) {
    let scene = Scene::new("usa-classic", 2).owns(0, ids);
    let length = |id: &&str| u16::from(scene.tables.edition().routes[route(&scene.tables, id).index()].length);
    let trains = ids.iter().map(length).sum();
    (scene.count().results()[0].longest_path, trains)
}

#[test]
fn ex_56() {
    let routes = [
        "portland-salt_lake_city",
        "helena-salt_lake_city",
        "las_vegas-salt_lake_city",
        "las_vegas-los_angeles",
        "denver-salt_lake_city:1",
        "denver-kansas_city:1",
    ];
    assert_eq!(classic_path(&routes), (13, 21));
}

#[test]
fn ex_57() {
    let routes = [
        "calgary-seattle",
        "portland-seattle:1",
        "portland-san_francisco:1",
        "los_angeles-san_francisco:1",
        "el_paso-los_angeles",
        "el_paso-houston",
        "houston-new_orleans",
        "atlanta-new_orleans:1",
        "atlanta-charleston",
        "atlanta-nashville",
        "nashville-saint_louis",
        "chicago-saint_louis:1",
        "chicago-pittsburgh:1",
        "new_york-pittsburgh:1",
    ];
    assert_eq!(classic_path(&routes), (41, 43));
}

// 9.5 Winner. The tests of GER-22 include EX-66 to EX-69.

#[test]
fn ex_60() {
    assert_eq!(places("usa-new", &[side(100, 5, false), side(100, 6, false)]), [2, 1]);
}

#[test]
fn ex_61() {
    assert_eq!(places("usa-new", &[side(100, 5, true), side(100, 5, false)]), [1, 2]);
    assert_eq!(places("usa-new", &[side(100, 5, false), side(100, 5, true)]), [2, 1]);
}

#[test]
fn ex_62() {
    assert_eq!(places("usa-new", &[side(100, 5, false), side(100, 5, false), side(90, 5, true)]), [1, 1, 3]);
}

#[test]
fn ex_63_r_28() {
    assert_eq!(places("usa-new", &[side(100, 5, true), side(100, 5, true)]), [1, 1]);
}

#[test]
fn ex_64_r_28_r_30() {
    assert_eq!(places("usa-new", &[side(100, 5, true), side(100, 5, true), side(100, 5, false)]), [1, 1, 3]);
}

#[test]
fn ex_65_r_31() {
    let ends = [side(-4, 0, false), side(-9, 1, false)].map(|end| crate::rulebook::ending::Side { failed: 1, ..end });
    assert_eq!(places("usa-new", &ends), [1, 2]);
}

// 9.6 Passengers of one colour: see the tests of GER-21. 9.7 Turns and totals.

#[test]
fn ex_80_r_25() {
    let scene = Scene::new("usa-new", 3).market("r g b y k").deck("wwwwwwwwww").turn(1).rest_to(0);
    let mut t = scene.trains(1, 3).hand(1, "r").trains(2, 3).hand(2, "ggg").play();
    t.act(1, "claim dallas-houston:1 with red 1");
    assert_eq!(t.game.open().trains[1], 2);
    assert_eq!(t.game.open().turns_left, Some(2), "one of the three has begun");
    assert_eq!(t.asks(), "turn 2");
    t.act(2, "claim calgary-vancouver with green 3");
    assert_eq!(t.game.open().trains[2], 0);
    assert_eq!(t.asks(), "turn 0");
    t.end_turn_by_drawing(0);
    assert_eq!(t.asks(), "turn 1");
    t.end_turn_by_drawing(1);
    assert_eq!(t.asks(), "over");
    assert_eq!(t.count(|what| matches!(what, FactData::LastRound { .. })), 1);
}

#[test]
fn ex_81() {
    let scene = Scene::new("usa-new", 2).market("r g b y k").deck("wwwwwwwwww");
    let mut t = scene.trains(0, 4).hand(0, "rg").play();
    t.act(0, "claim dallas-houston:1 with red 1");
    assert_eq!(t.game.open().trains[0], 3);
    assert_eq!(t.game.open().turns_left, None);
    t.end_turn_by_drawing(1);
    t.act(0, "claim kansas_city-omaha:1 with green 1");
    assert_eq!(t.count(|what| matches!(what, FactData::LastRound { .. })), 1);
    assert_eq!(t.asks(), "turn 1");
    t.end_turn_by_drawing(1);
    assert_eq!(t.asks(), "turn 0");
    t.end_turn_by_drawing(0);
    assert_eq!(t.asks(), "over");
}

/// Lets seat 0 claim routes of 6, 5, 4, 3, 2 and 1 spaces, which form a path from Oklahoma City to
/// Seattle. Returns the table, and the seat's score after each claim.
fn six_claims(trains: u8, tickets: &[&str]) -> (Table, Vec<i16>) {
    let scene = Scene::new("usa-new", 2).market("p o y w k").hand(0, "kkkkkkgggggrrrryyybbw");
    let mut t = scene.trains(0, trains).holds(0, tickets).play();
    let claims = [
        "el_paso-los_angeles with black 6",
        "portland-san_francisco:1 with green 5",
        "dallas-el_paso with red 4",
        "los_angeles-san_francisco:1 with yellow 3",
        "dallas-oklahoma_city:1 with blue 2",
        "portland-seattle:1 with white 1",
    ];
    let mut scores = Vec::new();
    for words in claims {
        t.act(0, &format!("claim {words}"));
        scores.push(t.game.open().score[0]);
        t.end_turn_by_drawing(1);
    }
    (t, scores)
}

#[test]
fn ex_82_r_02() {
    let (t, scores) = six_claims(45, &[]);
    assert_eq!(scores, [15, 25, 32, 36, 38, 39]);
    assert_eq!(t.game.open().trains[0], 45 - 21);
    assert_eq!(t.hand(0), "");
}

#[test]
fn ex_83() {
    let (mut t, _) = six_claims(21 + 2, &["seattle-los_angeles", "new_york-atlanta"]);
    assert_eq!(t.asks(), "turn 0");
    t.end_turn_by_drawing(0);
    let standings = t.standings();
    let result = standings.results()[0];
    assert_eq!(result.lines[..3], [39, 9 - 6, 10]);
    assert_eq!(result.total, 52);
    assert_eq!(standings.results()[1].lines[2], 0, "the path is the only longest");
}

#[test]
fn ex_84() {
    let t = Scene::new("usa-new", 2).market("p o y g k").deck("w").hand(0, "rrrbbwLL").play();
    assert_eq!(t.payments(0, "calgary-vancouver"), ["rrr", "rrL", "rLL", "bbL", "bLL", "wLL"]);
}

#[test]
fn ex_85() {
    let t = Scene::new("usa-new", 2).market("p o y g k").deck("w").hand(0, "rrrbbwLL").play();
    assert_eq!(t.payments(0, "chicago-duluth"), ["rrr", "rrL", "rLL"]);
    assert!(t.payments(0, "sault_ste_marie-winnipeg").is_empty());
}
