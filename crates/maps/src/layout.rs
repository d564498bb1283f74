//! Where everything on a map is drawn: stops, wagon slots and names, in units of the drawing, y down.
//!
//! Places begin where they lie and then give way to each other until every route has room for its slots. The same
//! map always gives the same drawing.

use rules::edition::Edition;
use rules::ids::Id;

use crate::columns::Spot;
use crate::curve::{self, Link};
use crate::drawing::{Drawing, Projection};
use crate::labels::{self, Label};
use crate::project::Plane;

/// Where everything is drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct Layout {
    /// Width and height.
    pub size: [f64; 2],
    /// The middle of each stop, in the order of the edition's stops.
    pub stops: Vec<[f64; 2]>,
    /// The wagon slots of each route, in the order of the edition's routes.
    pub slots: Vec<Vec<Slot>>,
    /// The name beside each stop: of the city, or of the country.
    pub labels: Vec<Label>,
}

/// A place for one wagon.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Slot {
    /// Its middle.
    pub at: [f64; 2],
    /// Its direction in degrees, clockwise from east.
    pub angle: f64,
    /// How long it is; all are [`Slot::WIDTH`] wide.
    pub length: f64,
}

impl Slot {
    /// Across the track.
    pub const WIDTH: f64 = 13.0;
    /// The length that routes are given room for.
    pub(crate) const USUAL: f64 = 45.0;
    /// Between the middles of parallel tracks.
    pub(crate) const TRACK: f64 = 15.5;
}

impl Layout {
    /// Radius of a city.
    pub const DOT: f64 = 10.0;
    const MARGIN: [f64; 2] = [125.0, 120.0];
    /// Stops are not nearer to each other than this, so that there is room for a name.
    const APART: f64 = 100.0;
    /// So far from a stop, two lines from it are clear of each other.
    const SPREAD: f64 = 62.0;
    const ROUNDS: usize = 800;

    pub(crate) fn new(edition: &Edition, spots: &[Spot], drawing: &Drawing) -> Layout {
        let links = curve::links(edition);
        let mut stops = fitted(raw(edition, spots, drawing), &links);
        let pinned: Vec<bool> = (edition.stops.iter()).map(|stop| drawing.hint(&stop.id).at.is_some()).collect();
        settle(&mut stops, &pinned, &links);
        let [low, high] = corners(&stops);
        let size = [0, 1].map(|axis| high[axis] - low[axis] + 2.0 * Layout::MARGIN[axis]);
        for stop in &mut stops {
            *stop = [0, 1].map(|axis| stop[axis] - low[axis] + Layout::MARGIN[axis]);
        }
        let slots = curve::slots(&stops, &links, edition.routes.len());
        let names = edition.stops.iter().map(|stop| {
            let place = &edition.places[stop.place.index()];
            (place.name.as_str(), place.country, drawing.hint(&stop.id).label)
        });
        let labels = labels::place(&names.collect::<Vec<_>>(), &stops, &slots, size);
        Layout { size, stops, slots, labels }
    }
}

fn corners(points: &[[f64; 2]]) -> [[f64; 2]; 2] {
    [f64::min, f64::max].map(|pick: fn(f64, f64) -> f64| {
        [0, 1].map(|axis| points.iter().map(|point| point[axis]).reduce(pick).unwrap_or(0.0))
    })
}

pub(crate) fn distance(a: [f64; 2], b: [f64; 2]) -> f64 {
    (a[0] - b[0]).hypot(a[1] - b[1])
}

/// Where the stops lie, in any scale: on the plane of the projection, or on a circle in the order of the file
/// where the files do not say.
fn raw(edition: &Edition, spots: &[Spot], drawing: &Drawing) -> Vec<[f64; 2]> {
    let given: Vec<Option<[f64; 2]>> = (edition.stops.iter())
        .map(|stop| {
            let spot = spots.iter().find(|spot| spot.id == stop.id);
            drawing.hint(&stop.id).at.or(spot.and_then(|spot| spot.at))
        })
        .collect();
    let cities = (edition.stops.iter()).filter(|stop| !edition.places[stop.place.index()].country).count();
    let mut at: Vec<Option<[f64; 2]>> = if given[..cities].iter().all(Option::is_some) {
        let known: Vec<[f64; 2]> = given.iter().flatten().copied().collect();
        let plane = Plane::new(drawing.projection, &known);
        (given.iter()).map(|spot| spot.map(|spot| plane.place(spot))).collect()
    } else {
        let plane = Plane::new(Projection::Flat, &[[0.0, 0.0]]);
        (0..given.len())
            .map(|stop| {
                let turn = stop as f64 / cities as f64 * std::f64::consts::TAU;
                (stop < cities).then(|| plane.place([turn.sin(), turn.cos()]))
            })
            .collect()
    };
    // A port that lies nowhere is drawn outward from its city.
    let known: Vec<[f64; 2]> = at.iter().flatten().copied().collect();
    let middle = [0, 1].map(|axis| known.iter().map(|at| at[axis]).sum::<f64>() / known.len() as f64);
    for route in &edition.routes {
        let [a, b] = route.ends.map(Id::index);
        for (port, city) in [(a, b), (b, a)] {
            if let (None, Some(from)) = (at[port], at[city]) {
                at[port] = Some([0, 1].map(|axis| from[axis] + (from[axis] - middle[axis]) * 0.4));
            }
        }
    }
    at.into_iter().map(|at| at.unwrap_or(middle)).collect()
}

/// Scaled so that the middle route has just the room it needs.
fn fitted(mut stops: Vec<[f64; 2]>, links: &[Link]) -> Vec<[f64; 2]> {
    let mut scales: Vec<f64> =
        (links.iter()).map(|link| link.room() / distance(stops[link.ends[0]], stops[link.ends[1]]).max(1e-9)).collect();
    scales.sort_by(f64::total_cmp);
    let scale = scales.get(scales.len() / 2).copied().unwrap_or(1.0);
    stops.iter_mut().flatten().for_each(|axis| *axis *= scale);
    stops
}

/// Lets the stops give way to each other, each held by where it lies.
fn settle(stops: &mut [[f64; 2]], pinned: &[bool], links: &[Link]) {
    let home = stops.to_vec();
    // Two stops on one spot would have no direction to part in.
    for (at, stop) in stops.iter_mut().enumerate() {
        stop[0] += 1e-3 * at as f64;
    }
    for round in 0..Layout::ROUNDS {
        let ease = 1.0 - round as f64 / Layout::ROUNDS as f64;
        for (stop, home) in stops.iter_mut().zip(&home) {
            *stop = [0, 1].map(|axis| stop[axis] + (home[axis] - stop[axis]) * 0.03 * ease);
        }
        for link in links {
            let [a, b] = link.ends;
            let (now, room) = (distance(stops[a], stops[b]), link.room());
            let most = room * 1.35;
            let push = if now < room {
                (room - now) * 0.3
            } else if now > most {
                (most - now) * 0.06
            } else {
                continue;
            };
            part(stops, a, b, push);
        }
        for a in 0..stops.len() {
            for b in 0..a {
                let now = distance(stops[a], stops[b]);
                if now < Layout::APART {
                    part(stops, a, b, (Layout::APART - now) * 0.3);
                }
            }
        }
        for (at, link) in links.iter().enumerate() {
            clear(stops, link);
            for other in &links[..at] {
                spread(stops, link, other);
            }
        }
        for (at, stop) in stops.iter_mut().enumerate() {
            if pinned[at] {
                *stop = home[at];
            }
        }
    }
}

/// Moves two stops away from each other, each by half.
fn part(stops: &mut [[f64; 2]], a: usize, b: usize, push: f64) {
    let now = distance(stops[a], stops[b]).max(1e-9);
    let half = [0, 1].map(|axis| (stops[a][axis] - stops[b][axis]) / now * push / 2.0);
    for (stop, sign) in [(a, 1.0), (b, -1.0)] {
        stops[stop] = [0, 1].map(|axis| stops[stop][axis] + sign * half[axis]);
    }
}

/// Turns two lines from one stop away from each other until their slots lie side by side.
fn spread(stops: &mut [[f64; 2]], one: &Link, two: &Link) {
    let shared = one.ends.into_iter().find(|stop| two.ends.contains(stop));
    let Some(stop) = shared else { return };
    let [a, b] = [one, two].map(|link| link.ends[usize::from(link.ends[0] == stop)]);
    let from = stops[stop];
    let [far_a, far_b] = [a, b].map(|end| distance(stops[end], from).max(1e-9));
    let near = far_a.min(far_b);
    let [spot_a, spot_b] = [(a, far_a), (b, far_b)]
        .map(|(end, far)| [0, 1].map(|axis| from[axis] + (stops[end][axis] - from[axis]) / far * near));
    let gap = (one.tracks() + two.tracks()) / 2.0 * Slot::TRACK + 6.0;
    let (now, wanted) = (distance(spot_a, spot_b).max(1e-9), near * (gap / Layout::SPREAD).min(1.0));
    if now < wanted {
        let push = (wanted - now) * 0.1;
        for (end, sign) in [(a, 1.0), (b, -1.0)] {
            stops[end] = [0, 1].map(|axis| stops[end][axis] + sign * (spot_a[axis] - spot_b[axis]) / now * push);
        }
    }
}

/// Moves stops off a line that does not lead to them, and the line away from them.
fn clear(stops: &mut [[f64; 2]], link: &Link) {
    let [a, b] = link.ends;
    let needed = Layout::DOT + 20.0 + link.tracks() * Slot::TRACK / 2.0;
    for stop in (0..stops.len()).filter(|stop| !link.ends.contains(stop)) {
        let [from, to] = [stops[a], stops[b]];
        let along = [to[0] - from[0], to[1] - from[1]];
        let long = (along[0].powi(2) + along[1].powi(2)).max(1e-9);
        let share = ((stops[stop][0] - from[0]) * along[0] + (stops[stop][1] - from[1]) * along[1]) / long;
        if !(0.05..=0.95).contains(&share) {
            continue;
        }
        let foot = [0, 1].map(|axis| from[axis] + share * along[axis]);
        let now = distance(stops[stop], foot).max(1e-9);
        if now >= needed {
            continue;
        }
        let push = (needed - now) * 0.2;
        for axis in 0..2 {
            let step = (stops[stop][axis] - foot[axis]) / now * push;
            stops[stop][axis] += step;
            stops[a][axis] -= step * (1.0 - share);
            stops[b][axis] -= step * share;
        }
    }
}
