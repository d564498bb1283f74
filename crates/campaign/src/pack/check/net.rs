//! The network of routes on the boards that are on the table.

use std::collections::{BTreeMap, BTreeSet};

use crate::pack::{Pack, PackRoute};

/// The network of cities and routes on a set of boards.
pub(super) struct Net<'a> {
    ways: BTreeMap<&'a str, Vec<(&'a str, u16)>>,
}

impl<'a> Net<'a> {
    pub fn new(pack: &'a Pack, boards: &BTreeSet<&str>) -> Net<'a> {
        let on_table = pack.cities.iter().filter(|city| boards.contains(city.board.as_str()));
        let mut ways: BTreeMap<&str, Vec<(&str, u16)>> = on_table.map(|city| (city.id.as_str(), Vec::new())).collect();
        for route in open(pack, boards) {
            let [a, b] = &route.ends;
            for (from, to) in [(a, b), (b, a)] {
                if ways.contains_key(to.as_str())
                    && let Some(ways) = ways.get_mut(from.as_str())
                {
                    ways.push((to.as_str(), route.length.into()));
                }
            }
        }
        Net { ways }
    }

    /// Iterates over the cities, sorted by id.
    pub fn cities(&self) -> impl Iterator<Item = &'a str> {
        self.ways.keys().copied()
    }

    /// Counts the cities to which a city has a route.
    pub fn neighbours(&self, city: &str) -> usize {
        let ways = self.ways.get(city).into_iter().flatten();
        ways.map(|(to, _)| to).collect::<BTreeSet<_>>().len()
    }

    /// Returns the shortest distances, in spaces, from a city to all cities that can be reached
    /// from it.
    pub fn distances(&self, from: &str) -> BTreeMap<&'a str, u16> {
        let mut done = BTreeMap::new();
        let mut open: BTreeSet<(u16, &str)> =
            self.ways.get_key_value(from).map(|(id, _)| (0, *id)).into_iter().collect();
        while let Some((spaces, city)) = open.pop_first() {
            if done.contains_key(city) {
                continue;
            }
            done.insert(city, spaces);
            open.extend(self.ways[city].iter().map(|(to, length)| (spaces + length, *to)));
        }
        done
    }
}

/// Iterates over the routes that can be claimed when these boards are on the table.
pub(super) fn open<'a>(pack: &'a Pack, boards: &BTreeSet<&str>) -> impl Iterator<Item = &'a PackRoute> {
    pack.routes.iter().filter(move |route| route.needs.iter().all(|board| boards.contains(board.as_str())))
}
