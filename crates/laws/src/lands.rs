//! Generated maps of 5 to 60 cities, like maps that people draw: the cities are scattered over a
//! plane, and the routes between them do not cross. Some maps need the large capacity.

use std::fmt::Write;
use std::sync::Arc;

use dealer::Stream;
use rules::card::Color;
use rules::edition::{Edition, Files, check, parse};
use rules::limits::{LARGE, OFFER_MAX, PASSENGERS_MAX, TICKETS_MAX};

/// Side length of the square in which the cities lie.
const SIDE: usize = 1000;
/// Maximum number of routes: the number of bits in the largest set.
const ROUTES_MAX: usize = 64 * LARGE;

/// Generates a random map, which depends only on the seed. Some maps have countries or passengers.
pub fn generated(seed: u64) -> Arc<Edition> {
    let stream = &mut Stream::new(seed ^ 0x1a4d_5eed);
    // Squaring a number from 0 to 1 makes small maps more common than large ones, but both extremes occur.
    let share = stream.below(1001);
    let cities = 5 + 55 * share * share / 1_000_000;
    let countries = [0, 0, 1, 3][stream.below(4)].min(cities / 4);
    let passengers = stream.below(3) == 0;
    let decks = 1 + stream.below(2);
    let colors = 4 + stream.below(5);
    let land = Land::new(stream, cities, countries);
    let (city_rows, waiting) = land.cities(stream, passengers);
    let (route_rows, port_rows) = land.routes(stream, colors);
    let places = cities + countries;
    let pairs = places * (places - 1) / 2;
    let seats = 2 + stream.below((pairs / decks).min(5) - 1);
    let deal = 1 + stream.below((pairs / decks / seats).min(OFFER_MAX));
    let ticket_rows = tickets(stream, places, decks, seats * deal);
    let edition = edition(stream, seats, decks, deal, colors, passengers.then_some(waiting));
    let files = Files {
        name: "generated",
        edition: &edition,
        cities: &city_rows,
        routes: &route_rows,
        ports: (countries > 0).then_some(&*port_rows),
        tickets: &ticket_rows,
    };
    let (draft, flaws) = parse(&files);
    assert!(flaws.is_empty(), "map {seed}: {flaws:?}\n{edition}");
    let checked = check(draft.expect("it can be read"));
    Arc::new(checked.unwrap_or_else(|flaws| panic!("map {seed}: {flaws:?}\n{edition}{route_rows}{ticket_rows}")))
}

/// The positions of the cities, the pairs of cities that routes connect, and the number of
/// countries.
struct Land {
    at: Vec<(i64, i64)>,
    joined: Vec<(usize, usize)>,
    countries: usize,
}

impl Land {
    fn new(stream: &mut Stream, cities: usize, countries: usize) -> Land {
        let mut place = || (stream.below(SIDE) as i64, stream.below(SIDE) as i64);
        let at: Vec<(i64, i64)> = (0..cities).map(|_| place()).collect();
        let mut land = Land { at, joined: Vec::new(), countries };
        let mut pairs: Vec<(usize, usize)> = (0..cities).flat_map(|b| (0..b).map(move |a| (a, b))).collect();
        pairs.sort_by_key(|&(a, b)| (land.distance(a, b), a, b));
        // The first routes are the shortest ones that connect all cities. After them come other short routes.
        let mut part: Vec<usize> = (0..cities).collect();
        for &(a, b) in &pairs {
            let (of_a, of_b) = (part[a], part[b]);
            if of_a != of_b {
                part.iter_mut().filter(|part| **part == of_b).for_each(|part| *part = of_a);
                land.joined.push((a, b));
            }
        }
        let wanted = cities * (10 + stream.below(14)) / 10;
        for (a, b) in pairs {
            if land.joined.len() >= wanted {
                break;
            }
            if stream.below(4) > 0 && !land.joined.contains(&(a, b)) && !land.crosses(a, b) {
                land.joined.push((a, b));
            }
        }
        land
    }

    fn distance(&self, a: usize, b: usize) -> i64 {
        let (a, b) = (self.at[a], self.at[b]);
        ((a.0 - b.0).pow(2) + (a.1 - b.1).pow(2)).isqrt()
    }

    fn crosses(&self, a: usize, b: usize) -> bool {
        let side = |p: usize, q: usize, r: usize| {
            let (p, q, r) = (self.at[p], self.at[q], self.at[r]);
            ((q.0 - p.0) * (r.1 - p.1) - (q.1 - p.1) * (r.0 - p.0)).signum()
        };
        self.joined.iter().any(|&(c, d)| {
            ![a, b].contains(&c)
                && ![a, b].contains(&d)
                && side(a, b, c) != side(a, b, d)
                && side(c, d, a) != side(c, d, b)
        })
    }

    /// Returns the table of cities and countries, and the number of waiting passengers.
    fn cities(&self, stream: &mut Stream, passengers: bool) -> (String, usize) {
        let mut rows = String::from("id,name,kind,size,passengers\n");
        let mut sum = 0;
        for place in 0..self.at.len() + self.countries {
            let kind = if place < self.at.len() { "city" } else { "country" };
            let size = if stream.below(3) == 0 { "large" } else { "plain" };
            let waiting = if passengers { stream.below(4).min(PASSENGERS_MAX - sum) } else { 0 };
            sum += waiting;
            let _ = writeln!(rows, "c{place},Place {place},{kind},{size},{waiting}");
        }
        (rows, sum)
    }

    /// Writes the tables of routes and ports. The length of a route between cities depends on their
    /// distance, with a maximum of eight; routes to ports have random lengths.
    fn routes(&self, stream: &mut Stream, colors: usize) -> (String, String) {
        let mut rows = String::from("a,b,length,color,group,port\n");
        let mut ports = String::from("port,country\n");
        let color = |stream: &mut Stream| match stream.below(colors + colors / 2) {
            at if at < colors => Color::ALL[at].name(),
            _ => "gray",
        };
        let unit = [40, 60, 90, 120][stream.below(4)];
        // Every pair and every port gets one route. The remaining routes can be parallel routes.
        let mut spare = ROUTES_MAX - self.joined.len() - 3 * self.countries;
        for (group, &(a, b)) in self.joined.iter().enumerate() {
            let length = (self.distance(a, b) / unit + 1).clamp(1, 8);
            let parallel = [1, 1, 1, 2, 2, 3][stream.below(6)].min(1 + spare);
            spare -= parallel - 1;
            for _ in 0..parallel {
                let group = if parallel > 1 { group.to_string() } else { String::new() };
                let _ = writeln!(rows, "c{a},c{b},{length},{},{group},", color(stream));
            }
        }
        for country in self.at.len()..self.at.len() + self.countries {
            let from = stream.below(self.at.len());
            for port in 0..1 + stream.below(3) {
                let (city, length) = ((from + port) % self.at.len(), 1 + stream.below(4));
                let _ = writeln!(ports, "c{country}.{port},c{country}");
                let _ = writeln!(rows, "c{city},c{country},{length},{},,c{country}.{port}", color(stream));
            }
        }
        (rows, ports)
    }
}

/// Generates tickets between pairs of different places. Each deck is large enough for the opening
/// deal on its own, and on some maps it is far larger.
fn tickets(stream: &mut Stream, places: usize, decks: usize, needed: usize) -> String {
    let mut rows = String::from("deck,a,b,value\n");
    let mut pairs: Vec<(usize, usize)> = (0..places).flat_map(|b| (0..b).map(move |a| (a, b))).collect();
    let more = if stream.below(20) == 0 { TICKETS_MAX } else { 1 + places };
    for deck in 0..decks {
        let most = (pairs.len() / (decks - deck)).min(TICKETS_MAX / decks);
        let count = most.min(needed + stream.below(more));
        for _ in 0..count {
            let (a, b) = pairs.swap_remove(stream.below(pairs.len()));
            let _ = writeln!(rows, "deck{deck},c{a},c{b},{}", 1 + stream.below(22));
        }
    }
    rows
}

/// Writes the file that defines the edition.
fn edition(
    stream: &mut Stream,
    seats: usize,
    decks: usize,
    deal: usize,
    colors: usize,
    waiting: Option<usize>,
) -> String {
    let mut text = format!(
        "version = 1\ntitle = \"Generated\"\nseats = {:?}\nmenu = [\"draw-cards\", \"claim-route\", \"draw-tickets\"]\n\
         newspapers = {}\n[cards]\nlocomotive = {}\n",
        &["blue", "red", "green", "yellow", "black"][..seats],
        ["[]", "[]", "[3, 2, 1]"][stream.below(3)],
        4 + stream.below(11),
    );
    let each = 6 + stream.below(7);
    for color in &Color::ALL[..colors] {
        let _ = writeln!(text, "{} = {each}", color.name());
    }
    let mut lines = vec!["\"routes\"", "\"tickets\""];
    let mut steps = String::from("1 = { route-points = [1, 2, 4, 7, 10, 15, 18, 21] }\n");
    if let Some(waiting) = waiting {
        text.push_str("[passengers]\n");
        for (at, color) in Color::ALL[..6].iter().enumerate() {
            let _ = writeln!(text, "{} = {}", color.name(), (waiting + at) / 6);
        }
        steps.push_str("2 = \"passengers\"\n");
        lines.push("{ passengers = { most = 20, second = 10 } }");
    }
    let (step, line) = [
        ("", "{ longest-path = 10 }"),
        ("", "{ globetrotter = 15 }"),
        ("4 = { collect = 1 }\n", "\"coins\""),
        ("12 = \"large-city\"\n", "{ trains-left = [9, 4, 1] }"),
    ][stream.below(4)];
    steps.push_str(step);
    lines.push(line);
    for deck in 0..decks {
        let _ = write!(text, "[[decks]]\nname = \"deck{deck}\"\ntickets = [\"deck{deck}\"]\n");
    }
    let drawn = 1 + stream.below(4);
    let _ = write!(
        text,
        "[terms]\ntrains = {}\nhand = {}\nnames_mix = {}\n{}\
         opening_tickets = {{ deal = {deal}, keep = {}, returned = \"{}\" }}\n\
         drawn_tickets = {{ deal = {drawn}, keep = {} }}\nsecond_owner_from = {{ double = {}, triple = {} }}\n\
         [steps.claimed]\n{steps}[score]\nlines = [{}]\nties = [\"tickets-completed\"]\n",
        8 + stream.below(42),
        1 + stream.below(4),
        decks == 2,
        ["", "draw_floor = 0\n"][stream.below(2)],
        1 + stream.below(deal),
        ["shuffled-under", "shuffled-in"][stream.below(2)],
        1 + stream.below(drawn),
        2 + stream.below(4),
        2 + stream.below(4),
        lines.join(", "),
    );
    text
}
