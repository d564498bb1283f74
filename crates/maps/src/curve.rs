//! The lines that routes follow: gently bent where that keeps them clear of places and of other lines.

use rules::edition::Edition;
use rules::ids::Id;

use crate::layout::{Layout, Slot, distance};

/// Two stops and all routes between them, drawn side by side.
pub(crate) struct Link {
    pub ends: [usize; 2],
    routes: Vec<usize>,
    length: u8,
}

impl Link {
    /// The distance that gives every slot its usual length.
    pub fn room(&self) -> f64 {
        f64::from(self.length) * Slot::USUAL + 2.0 * Layout::DOT + 6.0
    }

    pub fn tracks(&self) -> f64 {
        self.routes.len() as f64
    }
}

/// The pairs of stops that routes join.
pub(crate) fn links(edition: &Edition) -> Vec<Link> {
    let mut links: Vec<Link> = Vec::new();
    for (at, route) in edition.routes.iter().enumerate() {
        let mut ends = route.ends.map(Id::index);
        ends.sort();
        match links.iter_mut().find(|link| link.ends == ends) {
            Some(link) => {
                link.routes.push(at);
                link.length = link.length.max(route.length);
            }
            None => links.push(Link { ends, routes: vec![at], length: route.length }),
        }
    }
    links
}

/// Points on a line.
const POINTS: usize = 24;
/// Bends to choose from, as a share of the distance; the straight line first.
const BENDS: [f64; 11] = [0.0, 0.03, -0.03, 0.06, -0.06, 0.09, -0.09, 0.13, -0.13, 0.17, -0.17];
const PASSES: usize = 4;

type Line = [[f64; 2]; POINTS];

fn bent(from: [f64; 2], to: [f64; 2], bend: f64) -> Line {
    let along = [to[0] - from[0], to[1] - from[1]];
    let knee = [(from[0] + to[0]) / 2.0 - along[1] * bend * 2.0, (from[1] + to[1]) / 2.0 + along[0] * bend * 2.0];
    std::array::from_fn(|at| {
        let t = at as f64 / (POINTS - 1) as f64;
        [0, 1].map(|axis| (1.0 - t).powi(2) * from[axis] + 2.0 * t * (1.0 - t) * knee[axis] + t.powi(2) * to[axis])
    })
}

/// The slots of all routes.
pub(crate) fn slots(stops: &[[f64; 2]], links: &[Link], routes: usize) -> Vec<Vec<Slot>> {
    let ends = |link: &Link| link.ends.map(|stop| stops[stop]);
    let mut lines: Vec<Line> = (links.iter()).map(|link| bent(ends(link)[0], ends(link)[1], 0.0)).collect();
    for _ in 0..PASSES {
        for (at, link) in links.iter().enumerate() {
            let [from, to] = ends(link);
            let best = (BENDS.iter())
                .map(|&bend| {
                    let line = bent(from, to, bend);
                    (cost(&line, bend, at, stops, links, &lines), line)
                })
                .min_by(|a, b| a.0.total_cmp(&b.0));
            if let Some((_, line)) = best {
                lines[at] = line;
            }
        }
    }
    let mut slots = vec![Vec::new(); routes];
    for (link, line) in links.iter().zip(&lines) {
        for (track, &route) in link.routes.iter().enumerate() {
            let aside = (track as f64 - (link.tracks() - 1.0) / 2.0) * Slot::TRACK;
            slots[route] = along(&shifted(line, aside), link.length);
        }
    }
    slots
}

/// How badly a line runs: bent, over places, over other lines.
fn cost(line: &Line, bend: f64, at: usize, stops: &[[f64; 2]], links: &[Link], lines: &[Line]) -> f64 {
    let link = &links[at];
    let half = link.tracks() * Slot::TRACK / 2.0;
    let mut cost = bend.powi(2) * 2200.0;
    for (stop, spot) in stops.iter().enumerate() {
        if link.ends.contains(&stop) {
            continue;
        }
        let near = line.iter().map(|point| distance(*point, *spot)).fold(f64::MAX, f64::min);
        cost += ((Layout::DOT + half + 14.0 - near) * 2.0).max(0.0);
    }
    for (other, (other_link, other_line)) in links.iter().zip(lines).enumerate() {
        let reach = half + other_link.tracks() * Slot::TRACK / 2.0 + 5.0;
        // Lines too far apart to meet: no point of a bent line is further from its middle than this share of it.
        let size = [line, other_line].map(|line| distance(line[0], line[POINTS - 1]) * 0.6);
        if other == at || distance(line[POINTS / 2], other_line[POINTS / 2]) > size[0] + size[1] + reach {
            continue;
        }
        let shared = link.ends.iter().find(|stop| other_link.ends.contains(stop));
        for point in line {
            // Lines from one stop are side by side at first; that cannot be helped.
            if shared.is_some_and(|&stop| distance(*point, stops[stop]) < 2.4 * Layout::DOT) {
                continue;
            }
            let near = other_line.iter().map(|q| distance(*point, *q)).fold(f64::MAX, f64::min);
            cost += (reach - near).max(0.0);
        }
    }
    cost
}

/// A line beside this one.
fn shifted(line: &Line, aside: f64) -> Line {
    std::array::from_fn(|at| {
        let (before, after) = (line[at.saturating_sub(1)], line[(at + 1).min(POINTS - 1)]);
        let long = distance(before, after).max(1e-9);
        [line[at][0] - (after[1] - before[1]) / long * aside, line[at][1] + (after[0] - before[0]) / long * aside]
    })
}

/// Slots evenly along a line, clear of the stops at its ends.
fn along(line: &Line, count: u8) -> Vec<Slot> {
    let total: f64 = line.windows(2).map(|pair| distance(pair[0], pair[1])).sum();
    let ends = (Layout::DOT + 3.0).min(total / 4.0);
    let each = (total - 2.0 * ends) / f64::from(count);
    (0..count)
        .map(|number| {
            let (at, angle) = point(line, ends + each * (f64::from(number) + 0.5));
            Slot { at, angle, length: (each - 3.0).max(each * 0.7) }
        })
        .collect()
}

/// The point so far along a line, and the line's direction there in degrees.
fn point(line: &Line, mut far: f64) -> ([f64; 2], f64) {
    let last = line.len() - 2;
    for (at, pair) in line.windows(2).enumerate() {
        let long = distance(pair[0], pair[1]).max(1e-9);
        if far <= long || at == last {
            let share = far / long;
            let spot = [0, 1].map(|axis| pair[0][axis] + (pair[1][axis] - pair[0][axis]) * share);
            let angle = (pair[1][1] - pair[0][1]).atan2(pair[1][0] - pair[0][0]);
            return (spot, angle.to_degrees());
        }
        far -= long;
    }
    (line[0], 0.0)
}
