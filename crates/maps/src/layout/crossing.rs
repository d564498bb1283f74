//! Crossing lines. Where two lines cross, one row of slots leaves a gap for the other row.

use super::link::{self, Link};
use super::relax::Body;
use super::shape::{Point, distance};
use super::{DOT, WagonSlot};

/// Distance between the crossing row and the nearest slot on either side.
const CLEAR: f64 = 4.0;
/// Extra length that a line needs if another line crosses it.
pub(super) const ROOM: f64 = 36.0;
/// Number of straight segments into which a line is divided to find crossings.
const BITS: usize = 16;

/// Returns the point at which two straight lines cross, if they do, as a fraction of each line's
/// length.
fn meet([a, b]: [Point; 2], [c, d]: [Point; 2]) -> Option<[f64; 2]> {
    let (u, v, w) = ([b[0] - a[0], b[1] - a[1]], [d[0] - c[0], d[1] - c[1]], [c[0] - a[0], c[1] - a[1]]);
    let across = u[0] * v[1] - u[1] * v[0];
    let shares = [(w[0] * v[1] - w[1] * v[0]) / across, (w[0] * u[1] - w[1] * u[0]) / across];
    (across != 0.0 && shares.iter().all(|share| (0.0..=1.0).contains(share))).then_some(shares)
}

/// Lists the pairs of links that cross as straight lines, smaller index first.
pub(super) fn pairs(stops: &[Point], links: &[Link]) -> Vec<[usize; 2]> {
    let mut pairs = Vec::new();
    for (b, second) in links.iter().enumerate() {
        for (a, first) in links[..b].iter().enumerate() {
            let apart = !first.ends.iter().any(|end| second.ends.contains(end));
            let lines = [first, second].map(|link| link.ends.map(|stop| stops[stop]));
            if apart && meet(lines[0], lines[1]).is_some() {
                pairs.push([a, b]);
            }
        }
    }
    pairs
}

/// Returns the slots of all routes, in the edition's order.
pub(super) fn rows(body: &Body, links: &[Link]) -> Vec<Vec<WagonSlot>> {
    let mut breaks: Vec<Vec<[f64; 2]>> = vec![Vec::new(); links.len()];
    for (a, b) in (0..links.len()).flat_map(|b| (0..b).map(move |a| (a, b))) {
        if links[a].ends.iter().any(|end| links[b].ends.contains(end)) {
            continue;
        }
        if let Some([at_a, at_b]) = crossed(body, links, a, b) {
            // The link with more slots can place a gap more freely.
            let (wide, at, through) = if links[a].length >= links[b].length { (a, at_a, b) } else { (b, at_b, a) };
            let ways = [(a, at_a), (b, at_b)].map(|(link, far)| {
                let bow = body.bow(links, link);
                bow.way(far / bow.length())
            });
            let across = (ways[0][0] * ways[1][1] - ways[0][1] * ways[1][0]).abs().max(0.4);
            let aside = (ways[0][0] * ways[1][0] + ways[0][1] * ways[1][1]).abs();
            let half = (links[through].half() + links[wide].half() * aside) / across + CLEAR;
            breaks[wide].push([at - half, at + half]);
        }
    }
    let mut rows = vec![Vec::new(); links.iter().flat_map(|link| &link.routes).max().map_or(0, |last| last + 1)];
    for (at, link) in links.iter().enumerate() {
        let slots = link::slots(link, &body.bow(links, at), body.slides[at], &breaks[at]);
        for (route, slots) in link.routes.iter().zip(slots) {
            rows[*route] = slots;
        }
    }
    rows
}

/// Returns the point at which two curved lines cross, if they do, as its distance from the start of
/// each line.
fn crossed(body: &Body, links: &[Link], a: usize, b: usize) -> Option<[f64; 2]> {
    let bows = [a, b].map(|link| body.bow(links, link));
    let [long_a, long_b] = bows.map(|bow| bow.length());
    let middles = bows.map(|bow| bow.at(0.5));
    if distance(middles[0], middles[1]) > (long_a + long_b) / 2.0 + DOT {
        return None;
    }
    let bit = |bow: &link::Bow, at: usize| [at, at + 1].map(|at| bow.at(at as f64 / BITS as f64));
    (0..BITS).flat_map(|i| (0..BITS).map(move |j| [i, j])).find_map(|[i, j]| {
        let [s, t] = meet(bit(&bows[0], i), bit(&bows[1], j))?;
        Some([(i as f64 + s) / BITS as f64 * long_a, (j as f64 + t) / BITS as f64 * long_b])
    })
}
