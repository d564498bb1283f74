//! The embedded maps match counts made on the boards and cards; see `data/maps/PROVENANCE.md`.

use std::collections::BTreeMap;

use maps::Map;
use rules::card::Color;
use rules::edition::Edition;

/// A ticket deck: its name, size and total points.
type Deck = (&'static str, usize, u32);

struct Counts {
    map: &'static str,
    editions: &'static [(&'static str, &'static [Deck])],
    cities: usize,
    countries: usize,
    ports: usize,
    /// Number of single routes, of tracks of double routes, and of tracks of triple routes.
    groups: [usize; 3],
    /// Number of routes by length, starting with length 1.
    lengths: &'static [usize],
    /// Number of grey spaces, followed by the number of spaces in each colour, in order.
    spaces: [usize; 9],
    passengers: u8,
    spare: &'static [(&'static str, usize)],
}

const COUNTS: [Counts; 3] = [
    Counts {
        map: "usa",
        editions: &[
            ("usa-new", &[("tickets", 33, 366)]),
            ("usa-classic", &[("tickets", 30, 349)]),
            ("usa-1910", &[("tickets", 35, 391)]),
            ("usa-mega", &[("tickets", 69, 754)]),
        ],
        cities: 36,
        countries: 0,
        ports: 0,
        groups: [56, 44, 0],
        lengths: &[9, 36, 20, 16, 10, 9],
        spaces: [93, 27, 27, 27, 27, 27, 27, 27, 27],
        passengers: 0,
        spare: &[],
    },
    Counts {
        map: "germany",
        editions: &[("germany", &[("short", 55, 415), ("long", 34, 526)])],
        cities: 35,
        countries: 5,
        ports: 14,
        groups: [62, 42, 6],
        lengths: &[23, 30, 25, 17, 8, 2, 5],
        spaces: [92, 28, 28, 27, 27, 28, 28, 27, 28],
        passengers: 60,
        spare: &[],
    },
    Counts {
        map: "legends",
        editions: &[("legends", &[("tickets", 33, 243)])],
        cities: 27,
        countries: 0,
        ports: 0,
        groups: [38, 16, 6],
        lengths: &[24, 16, 15, 3, 2],
        spaces: [23, 0, 17, 0, 17, 16, 16, 17, 17],
        passengers: 0,
        spare: &[],
    },
];

#[test]
fn boards_have_the_expected_counts() {
    for counts in &COUNTS {
        check(counts, &maps::map(counts.map).unwrap());
    }
}

fn check(counts: &Counts, map: &Map) {
    let names: Vec<&str> = map.editions.iter().map(|edition| edition.name.as_str()).collect();
    let expected: Vec<&str> = counts.editions.iter().map(|(name, _)| *name).collect();
    assert_eq!(names, expected);
    let spare: Vec<(&str, usize)> = map.spare_decks.iter().map(|(deck, size)| (deck.as_str(), *size)).collect();
    assert_eq!(spare, counts.spare);
    for (edition, (name, decks)) in map.editions.iter().zip(counts.editions) {
        let countries = edition.places.iter().filter(|place| place.country).count();
        assert_eq!(edition.places.len(), counts.cities + counts.countries, "{name}");
        assert_eq!(countries, counts.countries, "{name}");
        assert_eq!(edition.stops.len(), counts.cities + counts.ports, "{name}");
        let mut lengths = vec![0; counts.lengths.len()];
        let mut spaces = [0; 9];
        for route in &edition.routes {
            lengths[usize::from(route.length) - 1] += 1;
            spaces[route.color.map_or(0, |color| 1 + color as usize)] += usize::from(route.length);
        }
        assert_eq!(lengths, counts.lengths, "{name}");
        assert_eq!(spaces, counts.spaces, "{name}");
        assert_eq!(grouped(edition), counts.groups, "{name}");
        assert_eq!(edition.passengers.len(), counts.passengers, "{name}");
        let waiting: u8 = edition.places.iter().map(|place| place.passengers).sum();
        assert_eq!(waiting, counts.passengers, "{name}");
        for (at, (deck, size, points)) in decks.iter().enumerate() {
            let values = edition.tickets.iter().filter(|ticket| usize::from(ticket.deck) == at);
            let values: Vec<u32> = values.map(|ticket| ticket.value.into()).collect();
            assert_eq!(edition.decks[at], *deck);
            assert_eq!((values.len(), values.iter().sum::<u32>()), (*size, *points), "{name} {deck}");
        }
        // Every colour that has routes has twelve cards.
        let used = Color::ALL.into_iter().filter(|&color| counts.spaces[1 + color as usize] > 0);
        assert!(used.clone().all(|color| edition.cards.of_color(color) == 12), "{name}");
        let locomotives = if used.clone().count() == 8 { 14 } else { 12 };
        assert_eq!(edition.cards.locomotives(), locomotives, "{name}");
        assert_eq!(usize::from(edition.cards.len()), 12 * used.count() + usize::from(locomotives), "{name}");
        assert_eq!(maps::edition(name).unwrap().hash, edition.hash, "{name}");
    }
}

fn grouped(edition: &Edition) -> [usize; 3] {
    let mut sizes: BTreeMap<u8, usize> = BTreeMap::new();
    for group in edition.routes.iter().filter_map(|route| route.group) {
        *sizes.entry(group).or_default() += 1;
    }
    let routes_in = |size: usize| sizes.values().filter(|have| **have == size).sum::<usize>();
    let alone = edition.routes.iter().filter(|route| route.group.is_none()).count();
    [alone, routes_in(2), routes_in(3)]
}

#[test]
fn names_lead_to_maps_and_editions() {
    assert_eq!(maps::map("usa-classic").unwrap().name, "usa");
    assert_eq!(maps::find(Some("germany"), None).unwrap().name, "germany");
    assert_eq!(maps::edition("usa-clasic").err().unwrap().nearest[0], "usa-classic");
    assert_eq!(
        maps::map("germny").err().unwrap().nearest,
        ["germany", "legends", "usa", "usa-new", "usa-mega", "usa-1910", "usa-classic"]
    );
    let unnamed = maps::find(None, None).err().unwrap().to_string();
    assert_eq!(unnamed, "name one of the editions usa-new, usa-classic, usa-1910, usa-mega, germany, legends");
}
