//! Generated boards of 3 to 8 cities. They have so few cards, trains and tickets that rare states
//! are common.

use std::fmt::Write;
use std::sync::Arc;

use dealer::Stream;
use rules::card::Color;
use rules::edition::{Edition, Files, check, parse};

/// Generates a small random board, which depends only on the seed.
pub fn generated(seed: u64) -> Arc<Edition> {
    let stream = &mut Stream::new(seed ^ 0x0bad_5eed);
    let cities = 3 + stream.below(6);
    let mut city_rows = String::from("id,name,kind,size,passengers\n");
    for city in 0..cities {
        let size = if stream.below(3) == 0 { "large" } else { "plain" };
        let _ = writeln!(city_rows, "c{city},City {city},city,{size},0");
    }
    let colors = 2 + stream.below(3);
    let route_rows = routes(stream, cities, colors);
    let pairs = cities * (cities - 1) / 2;
    let seats = 2 + stream.below((pairs - 1).min(4));
    let deal = if 2 * seats <= pairs { 1 + stream.below(2) } else { 1 };
    let ticket_rows = tickets(stream, cities, seats * deal);
    let hand = 1 + stream.below(2);
    let each = 2 + stream.below(4);
    let locomotives = 1 + stream.below(6);
    let short = (seats * hand + 6).saturating_sub(colors * each);
    let mut cards = format!("locomotive = {}\n", locomotives.max(short));
    for color in &Color::ALL[..colors] {
        let _ = writeln!(cards, "{} = {each}", color.name());
    }
    let floor = ["", "draw_floor = 0\n", "draw_floor = 3\n"][stream.below(3)];
    let newspapers = ["[]", "[2, 1]", "[3]"][stream.below(3)];
    let edition = format!(
        "version = 1\ntitle = \"Generated\"\nseats = {:?}\nmenu = [\"draw-cards\", \"claim-route\", \"draw-tickets\"]\n\
         newspapers = {newspapers}\n[cards]\n{cards}[[decks]]\nname = \"tickets\"\ntickets = [\"all\"]\n\
         [terms]\ntrains = {}\nhand = {hand}\nopening_tickets = {{ deal = {deal}, keep = 1, returned = \"{}\" }}\n\
         drawn_tickets = {{ deal = {}, keep = 1 }}\nsecond_owner_from = {{ double = {}, triple = {} }}\n{floor}\
         [steps.claimed]\n1 = {{ route-points = [1, 2, 4, 7] }}\n{}\
         [score]\nlines = [\"routes\", \"tickets\", {{ longest-path = 10 }}, \"coins\"]\n\
         ties = [\"tickets-completed\", \"longest-path\"]\n",
        &["blue", "red", "green", "yellow", "black"][..seats],
        3 + stream.below(12),
        ["shuffled-under", "shuffled-in"][stream.below(2)],
        1 + stream.below(3),
        2 + stream.below(4),
        2 + stream.below(4),
        ["", "4 = { collect = 1 }\n12 = \"large-city\"\n", "3 = \"company-bonus\"\n12 = \"large-city\"\n"]
            [stream.below(3)],
    );
    let edition = edition + &cards_that_act(stream, seats, colors);
    let files = Files {
        name: "generated",
        edition: &edition,
        cities: &city_rows,
        routes: &route_rows,
        ports: None,
        tickets: &ticket_rows,
    };
    let (draft, flaws) = parse(&files);
    assert!(flaws.is_empty(), "{flaws:?}\n{edition}");
    let edition = check(draft.expect("it can be read"));
    Arc::new(edition.unwrap_or_else(|flaws| panic!("board {seed}: {flaws:?}\n{route_rows}\n{ticket_rows}")))
}

/// On one board in three, generates random events and one company per seat.
fn cards_that_act(stream: &mut Stream, seats: usize, colors: usize) -> String {
    const EVENTS: [[&str; 3]; 12] = [
        ["REVEAL", "-", "ALL: DRAW 2; ALL: TAKE 1"],
        ["REVEAL", "-", "REFRESH; MOST: PAY 2; LEAST: GAIN 3"],
        ["REVEAL", "-", "ALL: TICKETS 2 1"],
        ["REVEAL", "-", "CHOOSE DRAW 1 | REFRESH; RETIRE_CURRENT"],
        ["CLAIM", "LOCO 1", "DRAW 3; GAIN 1"],
        ["CLAIM", "CASH 1", "TAKE 2"],
        ["CLAIM", "-", "DRAWLEN 1 2 3; PAY 1"],
        ["TURN_START", "-", "GAIN 1"],
        ["TURN_END", "CASH 1", "TICKETS 3 0"],
        ["DRAW", "-", "PAY 1; DRAW 1"],
        ["TICKETS", "-", "MOD draw_tickets+1; TRAINS 1"],
        ["ALWAYS", "-", "MOD no_loco_up; MOD large_bonus-1"],
    ];
    const BONUSES: [&str; 4] = ["TAKE 1; GAIN 1", "CHOOSE GAIN 2 | DRAW 2", "DRAW 1; BYLEN 1 3 4", "TICKETS 2 0"];
    if stream.below(3) > 0 {
        return String::new();
    }
    let mut text = String::new();
    for (at, [trigger, cost, does]) in EVENTS.into_iter().enumerate().filter(|_| stream.below(2) == 0) {
        let kind = if trigger == "REVEAL" { "bolt" } else { "ongoing" };
        let _ = write!(
            text,
            "[[events]]\nid = \"e{at}\"\ntitle = \"E\"\ntext = \"E.\"\nkind = \"{kind}\"\ntrigger = \"{trigger}\"\n\
             cost = \"{cost}\"\ndoes = \"{does}\"\n"
        );
    }
    for seat in &["blue", "red", "green", "yellow", "black"][..seats] {
        let (color, bonus) = (Color::ALL[stream.below(colors)].name(), BONUSES[stream.below(BONUSES.len())]);
        let _ = write!(text, "[companies.{seat}]\ncolor = \"{color}\"\ndoes = \"{bonus}\"\n");
    }
    text
}

/// Generates the routes. Some of them connect all cities; others are additional or parallel.
fn routes(stream: &mut Stream, cities: usize, colors: usize) -> String {
    let mut rows = String::from("a,b,length,color,group\n");
    let mut pairs: Vec<(usize, usize)> = (1..cities).map(|city| (stream.below(city), city)).collect();
    for _ in 0..stream.below(cities + 1) {
        let pair = (stream.below(cities), stream.below(cities));
        if pair.0 < pair.1 && !pairs.contains(&pair) {
            pairs.push(pair);
        }
    }
    for (group, (a, b)) in pairs.into_iter().enumerate() {
        let length = 1 + stream.below(4);
        let parallel = [1, 1, 2, 3][stream.below(4)];
        for _ in 0..parallel {
            let color = match stream.below(colors + 2) {
                at if at < colors => Color::ALL[at].name(),
                _ => "gray",
            };
            let group = if parallel > 1 { group.to_string() } else { String::new() };
            let _ = writeln!(rows, "c{a},c{b},{length},{color},{group}");
        }
    }
    rows
}

/// Generates tickets between pairs of different cities, enough for the opening deal.
fn tickets(stream: &mut Stream, cities: usize, needed: usize) -> String {
    let mut rows = String::from("deck,a,b,value\n");
    let mut pairs: Vec<(usize, usize)> = (0..cities).flat_map(|b| (0..b).map(move |a| (a, b))).collect();
    let count = pairs.len().min(needed + stream.below(4));
    for _ in 0..count {
        let (a, b) = pairs.swap_remove(stream.below(pairs.len()));
        let _ = writeln!(rows, "all,c{a},c{b},{}", 1 + stream.below(9));
    }
    rows
}
