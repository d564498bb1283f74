//! Tests of the edition texts for the next game.

use std::collections::BTreeSet;

use campaign::edition::{GameText, LeftoverRules};
use campaign::pack::RuleSlot;
use rules::ability::{self, Resolved, Resolver, parse_condition};
use rules::edition::{Files, check, parse};
use rules::ids::{Id, PieceId, PlaceId};

use crate::rulebook::scene::{PACK, Scene, seat};

/// Returns the texts of all games if these choices are made at the two forks, and the text of the
/// leftover board.
fn texts(forks: [usize; 2]) -> Vec<GameText> {
    let mut scene = Scene::new("blue red green");
    scene.forks = forks.to_vec();
    let mut texts = Vec::new();
    for _ in 0..12 {
        scene.play("blue red green");
        texts.push(scene.campaign().open_game().unwrap().text);
        let mut result = scene.plain_result();
        seat(&mut result, "red").stakes = 2;
        scene.game(&result);
        scene.finish();
    }
    texts.extend(scene.campaign().leftover(LeftoverRules::Campaign));
    texts
}

fn column(table: &str, at: usize) -> Vec<String> {
    let mut reader = csv::Reader::from_reader(table.as_bytes());
    reader.records().map(|row| row.unwrap()[at].to_string()).collect()
}

/// The names that an edition's text defines.
struct Known {
    here: Vec<String>,
    pieces: Vec<String>,
    elsewhere: Vec<String>,
}

fn find<T: Id>(id: &str, here: &[String], elsewhere: &[String]) -> Resolved<T> {
    match here.iter().position(|known| known == id) {
        Some(at) => Resolved::Here(T::new(at)),
        None if elsewhere.iter().any(|known| known == id) => Resolved::Elsewhere,
        None => Resolved::Unknown,
    }
}

impl Resolver for Known {
    fn place(&self, id: &str) -> Resolved<PlaceId> {
        find(id, &self.here, &self.elsewhere)
    }

    fn piece(&self, id: &str) -> Resolved<PieceId> {
        find(id, &self.pieces, &self.elsewhere)
    }
}

fn strings(value: &toml::Value) -> Vec<String> {
    value.as_array().unwrap().iter().map(|text| text.as_str().unwrap().to_string()).collect()
}

/// Checks that every card in the text can be parsed and depends only on existing slots. Returns the
/// number of cards.
fn check_cards(text: &GameText) -> usize {
    let edition: toml::Value = toml::from_str(&text.edition).unwrap();
    let pieces: BTreeSet<String> = column(&text.cities, 5).into_iter().collect();
    let known = Known {
        here: column(&text.cities, 0),
        pieces: pieces.into_iter().collect(),
        elsewhere: strings(&edition["elsewhere"]),
    };
    let empty = Vec::new();
    let cards = |kind: &str| edition.get(kind).and_then(|cards| cards.as_array()).unwrap_or(&empty);
    let mut read = 0;
    for card in ["events", "postcards", "crew"].into_iter().flat_map(cards) {
        let word = |key: &str| card[key].as_str().unwrap();
        ability::parse(word("trigger"), word("when"), word("cost"), word("does"), &known).unwrap();
        assert!(card.get("needs").is_none_or(|slot| RuleSlot::named(slot.as_str().unwrap()).is_some()));
        read += 1;
    }
    for pavilion in cards("pavilions") {
        parse_condition(pavilion["when"].as_str().unwrap(), &known).unwrap();
        read += 1;
    }
    read
}

#[test]
fn every_card_of_every_game_can_be_read() {
    for forks in [[0, 0], [0, 1], [1, 0], [1, 1]] {
        let read: Vec<usize> = texts(forks).iter().map(check_cards).collect();
        // Each game adds two or three events. Postcards appear from the second game on, and crew from the fifth. The
        // last game has pavilions, but not Rate War. The leftover board is that of the last game, without the 77
        // postcards: no company has them any more, and some were never drawn.
        let expected = [7, 86, 89, 92, 106, 109, 111, 114, 116, 119, 121, 128, 51];
        assert_eq!(read, expected);
    }
}

#[test]
fn edition_tables_name_only_pieces_on_the_board() {
    for text in texts([1, 0]) {
        let cities = column(&text.cities, 0);
        for table in [&text.routes, &text.tickets] {
            let from = if table == &text.tickets { 1 } else { 0 };
            for end in [column(table, from), column(table, from + 1)].concat() {
                assert!(cities.contains(&end), "{end} in {}", text.name);
            }
        }
    }
}

#[test]
fn board_grows_as_designed() {
    let sizes: Vec<(usize, usize)> =
        texts([0, 0]).iter().map(|text| (column(&text.cities, 0).len(), column(&text.routes, 0).len())).collect();
    assert_eq!(sizes[0], (27, 60));
    assert_eq!(sizes[1], (35, 78));
    let (cities, routes) = sizes[12];
    assert_eq!((cities, routes), (92, 202 + 3), "and three cut-offs of the red company");
}

/// Returns the texts without the keys and columns that only campaign games use.
fn plain(text: &GameText) -> GameText {
    let mut edition: toml::Table = toml::from_str(&text.edition).unwrap();
    let new = [
        "slots",
        "zones",
        "elsewhere",
        "marks",
        "goods",
        "companies",
        "events",
        "postcards",
        "crew",
        "pavilions",
        "rules",
    ];
    new.iter().for_each(|key| {
        edition.remove(*key);
    });
    edition.insert("menu".into(), vec!["draw-cards", "claim-route", "draw-tickets"].into());
    edition["terms"].as_table_mut().unwrap().retain(|key, _| key != "trains_max");
    edition["steps"].as_table_mut().unwrap().remove("setup");
    edition["steps"]["claimed"].as_table_mut().unwrap().retain(|slot, _| slot == "12");
    edition["score"]["lines"].as_array_mut().unwrap().truncate(3);
    let keep = |table: &str, columns: usize| {
        let mut writer = csv::Writer::from_writer(Vec::new());
        let mut reader = csv::ReaderBuilder::new().has_headers(false).from_reader(table.as_bytes());
        reader.records().for_each(|row| writer.write_record(row.unwrap().iter().take(columns)).unwrap());
        String::from_utf8(writer.into_inner().unwrap()).unwrap()
    };
    GameText {
        name: text.name.clone(),
        edition: edition.to_string(),
        cities: keep(&text.cities, 5),
        routes: keep(&text.routes, 5),
        tickets: keep(&text.tickets, 4),
    }
}

#[test]
fn the_plain_parts_are_an_edition() {
    for text in texts([0, 1]) {
        let plain = plain(&text);
        let files = Files {
            name: &plain.name,
            edition: &plain.edition,
            cities: &plain.cities,
            routes: &plain.routes,
            ports: None,
            tickets: &plain.tickets,
        };
        let (draft, mut flaws) = parse(&files);
        let edition = draft.map(check).and_then(|checked| checked.map_err(|found| flaws.extend(found)).ok());
        assert_eq!(flaws, []);
        let edition = edition.unwrap();
        assert_eq!((edition.terms.coins, edition.terms.draw_floor), (5, Some(8)));
        assert!(PACK.games.iter().any(|game| game.trains == edition.terms.trains));
    }
}
