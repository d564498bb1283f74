//! Parsers for the tables of games, board pieces, cities, routes, cut-offs and tickets.

use rules::card::Color;

use super::Texts;
use super::table::{CsvRow, Reading, rows};
use crate::pack::files::{BOARDS, CITIES, CUT_OFFS, GAMES, ROUTES, TICKETS};
use crate::pack::words::unknown;
use crate::pack::{CutOff, PackBoard, PackCity, PackGame, PackRoute, PackTicket, Zone};

pub(super) fn games(texts: &Texts<'_>, reading: &Reading) -> Vec<(usize, PackGame)> {
    rows(reading, GAMES, texts.of(GAMES), &["game", "year", "trains"], |row| PackGame {
        number: row.number("game"),
        year: row.number("year"),
        trains: row.number("trains"),
    })
}

pub(super) fn boards(texts: &Texts<'_>, reading: &Reading) -> Vec<(usize, PackBoard)> {
    let columns = ["id", "kind", "name", "added_by", "first_game", "neighbours", "note"];
    rows(reading, BOARDS, texts.of(BOARDS), &columns, |row| PackBoard {
        id: row.full("id"),
        start: row.word("kind", &[("start", true), ("frontier", false)]),
        name: row.full("name"),
        added_by: row.list("added_by"),
        first_game: row.number("first_game"),
        neighbours: row.list("neighbours"),
        note: row.text("note").to_string(),
    })
}

pub(super) fn cities(texts: &Texts<'_>, reading: &Reading) -> Vec<(usize, PackCity)> {
    let columns = ["id", "name", "region", "lon", "lat", "size", "board", "zone", "supply", "demand"];
    rows(reading, CITIES, texts.of(CITIES), &columns, |row| {
        let id = row.full("id");
        let small = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'_';
        if !id.bytes().all(small) {
            row.flaw(format!("write the id '{id}' with lower-case letters, digits and underscores only."));
        }
        PackCity {
            id,
            name: row.full("name"),
            region: row.text("region").to_string(),
            lon: row.degrees("lon"),
            lat: row.degrees("lat"),
            large: row.word("size", &[("small", false), ("large", true)]),
            board: row.full("board"),
            zone: row.word("zone", &Zone::WORDS),
            supply: row.maybe("supply"),
            demand: row.list("demand"),
        }
    })
}

/// Parses the two cities in a row; they must be different.
fn ends(row: &CsvRow<'_>) -> [String; 2] {
    let ends = [row.full("a"), row.full("b")];
    if ends[0] == ends[1] {
        row.flaw("name two different cities as a and b.");
    }
    ends
}

/// Parses the routes. Their `needs` are derived later, when all cities are known.
pub(super) fn routes(texts: &Texts<'_>, reading: &Reading) -> Vec<(usize, PackRoute)> {
    let columns = ["id", "a", "b", "length", "color", "kind", "snow"];
    rows(reading, ROUTES, texts.of(ROUTES), &columns, |row| PackRoute {
        id: row.full("id"),
        ends: ends(row),
        length: row.number("length"),
        color: color(row),
        parts: row.word("kind", &[("single", 1), ("double", 2), ("triple", 3)]),
        snow: row.word("snow", &[("no", false), ("yes", true)]),
        needs: Vec::new(),
    })
}

/// Parses the colour of a route; `None` means grey.
fn color(row: &CsvRow<'_>) -> Option<Color> {
    let text = row.text("color");
    let color = Color::named(text);
    if color.is_none() && text != "gray" {
        let known: Vec<&str> = Color::ALL.into_iter().map(Color::name).chain(["gray"]).collect();
        row.flaw(format!("color: {}", unknown(text, &known)));
    }
    color
}

pub(super) fn cut_offs(texts: &Texts<'_>, reading: &Reading) -> Vec<(usize, CutOff)> {
    rows(reading, CUT_OFFS, texts.of(CUT_OFFS), &["id", "a", "b", "length"], |row| CutOff {
        id: row.full("id"),
        ends: ends(row),
        length: row.number("length"),
        needs: Vec::new(),
    })
}

pub(super) fn tickets(texts: &Texts<'_>, reading: &Reading) -> Vec<(usize, PackTicket)> {
    let columns = ["id", "pack", "a", "b", "value", "band", "entry", "narrative", "retired_by"];
    rows(reading, TICKETS, texts.of(TICKETS), &columns, |row| PackTicket {
        id: row.full("id"),
        pack: row.maybe("pack"),
        ends: ends(row),
        value: row.number("value"),
        band: row.full("band"),
        entry: row.maybe_number("entry"),
        narrative: row.text("narrative").to_string(),
        retired_by: row.maybe("retired_by"),
    })
}
