//! Relaxation, in which stops, lines and names move apart until everything has room.
//!
//! Every stop and the knee of every line can move. Parts that are too close together push each
//! other apart, and each part moves by the mean of all pushes on it. A weak force pulls stops back
//! to their initial positions, and knees back to the straight line.

use super::DOT;
use super::labels::{self, Spot};
use super::link::{Bow, Link, row};
use super::shape::{Point, between, distance};

/// The moving parts of a layout.
pub(crate) struct Body {
    pub stops: Vec<Point>,
    pub knees: Vec<Point>,
    /// Shift of each row of slots along its line.
    pub slides: Vec<f64>,
}

/// The fixed parts of a layout.
pub(crate) struct Frame<'a> {
    pub links: &'a [Link],
    /// The positions towards which the stops are pulled.
    pub home: &'a [Point],
    /// Minimum distance between the stops of each link.
    pub rooms: &'a [f64],
    /// Pairs of links that cross, and therefore cannot be moved apart.
    pub crossing: &'a [[usize; 2]],
    /// The names, once they are placed.
    pub spots: &'a [Spot],
}

/// A disc that approximates part of a row of slots.
#[derive(Clone, Copy)]
struct Bead {
    link: usize,
    t: f64,
    at: Point,
    half: f64,
}

/// Distance between the beads on a line.
const BEADS: f64 = 11.0;
/// Radius of the beads at the corners of a row.
const CORNER: f64 = 3.0;
/// Minimum distance between rows of different links.
const GAP: f64 = 6.0;
/// Minimum distance between a row and stops that are not at its ends.
const DOT_GAP: f64 = 9.0;
/// Minimum distance between stops.
const APART: f64 = 62.0;
/// Strength of the force towards the initial position.
const HOME: f64 = 0.05;
/// Strength of the force that preserves the direction to neighbours.
const COMPASS: f64 = 0.12;
/// Number of rounds between searches for near pairs. Between two searches, nothing moves further
/// than `FAR`.
const LOOK: usize = 6;
const FAR: f64 = 26.0;

/// Pairs of parts that could touch before the next search.
#[derive(Default)]
struct Near {
    /// Two beads on different links.
    beads: Vec<[usize; 2]>,
    /// A bead, and a stop that is not at either end of the bead's link.
    stops: Vec<[usize; 2]>,
    /// A bead and a stop whose name the bead could touch.
    names: Vec<[usize; 2]>,
}

/// The sum of the pushes on a stop or a knee.
#[derive(Clone, Copy, Default)]
struct Asked {
    way: Point,
    weight: f64,
}

impl Asked {
    fn ask(&mut self, way: Point, weight: f64) {
        self.way = [self.way[0] + way[0] * weight, self.way[1] + way[1] * weight];
        self.weight += weight;
    }
}

impl Body {
    pub fn new(home: &[Point], links: &[Link]) -> Body {
        let knees = links.iter().map(|link| between(home[link.ends[0]], home[link.ends[1]], 0.5)).collect();
        Body { stops: home.to_vec(), knees, slides: vec![0.0; links.len()] }
    }

    pub fn bow(&self, links: &[Link], link: usize) -> Bow {
        let [from, to] = links[link].ends.map(|stop| self.stops[stop]);
        Bow { from, knee: self.knees[link], to }
    }

    /// Multiplies all positions by this factor.
    pub fn grow(&mut self, factor: f64) {
        let all = self.stops.iter_mut().chain(&mut self.knees);
        all.flatten().for_each(|axis| *axis *= factor);
    }

    /// Moves stops and lines apart for `rounds` rounds.
    ///
    /// All parts start at the fraction `small` of their size and reach full size halfway through
    /// the rounds. While they are small, lines can pass each other instead of getting stuck on the
    /// wrong side.
    pub fn settle(&mut self, frame: &Frame<'_>, rounds: usize, small: f64) {
        let mut near = Near::default();
        for round in 0..rounds {
            let done = round as f64 / rounds as f64;
            let grown = small + (1.0 - small) * (done / 0.5).min(1.0);
            let beads = self.beads(frame.links);
            if round % LOOK == 0 {
                near = self.near(&beads, frame);
            }
            self.round(frame, &beads, &near, grown, 1.0 - 0.8 * done);
        }
    }

    /// Finds the pairs of parts that could touch before the next search.
    fn near(&self, beads: &[Bead], frame: &Frame<'_>) -> Near {
        let mut near = Near { beads: pairs(beads, frame), ..Near::default() };
        for (number, bead) in beads.iter().enumerate() {
            let reach = bead.half + DOT + DOT_GAP + FAR;
            let ends = frame.links[bead.link].ends;
            for (stop, at) in self.stops.iter().enumerate() {
                let apart = [(bead.at[0] - at[0]).abs(), (bead.at[1] - at[1]).abs()];
                if apart[0] < reach && apart[1] < reach && !ends.contains(&stop) {
                    near.stops.push([number, stop]);
                }
                let Some(spot) = frame.spots.get(stop) else { continue };
                let within = |axis: usize| {
                    let off = (bead.at[axis] - at[axis] - spot.offset[axis]).abs();
                    off < spot.size()[axis] / 2.0 + bead.half + labels::CLEAR + FAR
                };
                if within(0) && within(1) {
                    near.names.push([number, stop]);
                }
            }
        }
        near
    }

    fn beads(&self, links: &[Link]) -> Vec<Bead> {
        let mut beads = Vec::new();
        for (at, link) in links.iter().enumerate() {
            let bow = self.bow(links, at);
            let long = bow.length().max(1.0);
            let [begin, end] = row(link, long, self.slides[at]).map(|far| far / long);
            let half = link.half();
            // The edges of the outermost beads coincide with the ends of the row.
            let inset = (half.min((end - begin) * long / 2.0)) / long;
            let count =
                ((f64::from(link.length) * super::WagonSlot::PITCH - 2.0 * half) / BEADS).ceil().max(1.0) as usize;
            for number in 0..=count {
                let t = begin + inset + (end - begin - 2.0 * inset) * number as f64 / count as f64;
                beads.push(Bead { link: at, t, at: bow.at(t), half });
            }
            // Extra beads cover the corners of the row, which the round beads miss.
            for (t, end) in [(begin, 1.0), (end, -1.0)] {
                let ([x, y], way) = (bow.at(t), bow.way(t));
                for aside in [half - CORNER, CORNER - half] {
                    let at_corner =
                        [x + way[0] * end * CORNER - way[1] * aside, y + way[1] * end * CORNER + way[0] * aside];
                    beads.push(Bead { link: at, t, at: at_corner, half: CORNER });
                }
            }
        }
        beads
    }

    fn round(&mut self, frame: &Frame<'_>, beads: &[Bead], near: &Near, grown: f64, ease: f64) {
        let links = frame.links;
        let mut stops = vec![Asked::default(); self.stops.len()];
        let mut knees = vec![Asked::default(); self.knees.len()];
        let mut slides = vec![[0.0, 0.0]; links.len()];
        // Distributes a push on a bead to the stops and the knee of its line, and to the position
        // of the row along the line.
        let mut push = |stops: &mut [Asked], bead: &Bead, way: Point, weight: f64| {
            let link = &links[bead.link];
            let weights = Bow::weights(bead.t);
            let whole: f64 = weights.iter().map(|weight| weight * weight).sum();
            for (end, share) in [(0, weights[0]), (1, weights[2])] {
                let way = way.map(|axis| axis * share / whole);
                stops[link.ends[end]].ask(way, weight * share);
            }
            let way_knee = way.map(|axis| axis * weights[1] / whole);
            knees[bead.link].ask(way_knee, weight * weights[1]);
            let along = self.bow(links, bead.link).way(bead.t);
            let slide = &mut slides[bead.link];
            slide[0] += (way[0] * along[0] + way[1] * along[1]) * weight;
            slide[1] += weight;
        };
        for [a, b] in &near.beads {
            let (a, b) = (&beads[*a], &beads[*b]);
            let need = (a.half + b.half + GAP) * grown;
            let apart = [a.at[0] - b.at[0], a.at[1] - b.at[1]];
            // Computing a distance is the slowest step, so skip pairs that are far apart along one axis.
            if apart[0].abs() >= need || apart[1].abs() >= need {
                continue;
            }
            let now = apart[0].hypot(apart[1]).max(1e-6);
            if now < need {
                let half = apart.map(|axis| axis / now * (need - now) / 2.0);
                push(&mut stops, a, half, 1.0);
                push(&mut stops, b, half.map(|axis| -axis), 1.0);
            }
        }
        for &[bead, stop] in &near.stops {
            let (bead, at) = (&beads[bead], self.stops[stop]);
            let need = (DOT + bead.half + DOT_GAP) * grown;
            let apart = [bead.at[0] - at[0], bead.at[1] - at[1]];
            if apart[0].abs() >= need || apart[1].abs() >= need {
                continue;
            }
            let now = apart[0].hypot(apart[1]).max(1e-6);
            if now < need {
                let half = apart.map(|axis| axis / now * (need - now) / 2.0);
                push(&mut stops, bead, half, 1.0);
                stops[stop].ask(half.map(|axis| -axis), 1.0);
            }
        }
        for &[bead, stop] in &near.names {
            let (bead, spot) = (&beads[bead], &frame.spots[stop]);
            let middle = [0, 1].map(|axis| self.stops[stop][axis] + spot.offset[axis]);
            let room = spot.size().map(|side| side / 2.0);
            if let Some(way) = off_box(bead.at, middle, room, (bead.half + labels::CLEAR + 1.5) * grown) {
                let half = way.map(|axis| axis / 2.0);
                push(&mut stops, bead, half, 1.0);
                stops[stop].ask(half.map(|axis| -axis), 0.6);
            }
        }
        for a in 0..self.stops.len() {
            for b in 0..a {
                let now = distance(self.stops[a], self.stops[b]).max(1e-6);
                if now < APART {
                    part(&mut stops, &self.stops, [a, b], (APART - now) / now, 1.0);
                }
            }
        }
        self.names(frame, &mut stops);
        for (link, &room) in links.iter().zip(frame.rooms) {
            let [a, b] = link.ends;
            let now = distance(self.stops[a], self.stops[b]).max(1e-6);
            if now < room {
                part(&mut stops, &self.stops, [a, b], (room - now) / now, 0.5);
            } else if now > room * 1.3 {
                part(&mut stops, &self.stops, [a, b], (room * 1.3 - now) / now, 0.06 * ease);
            }
        }
        for (at, [x, y]) in self.stops.iter().enumerate() {
            let [to_x, to_y] = frame.home[at];
            stops[at].ask([to_x - x, to_y - y], HOME * ease);
        }
        // Push stops so that they keep the direction to their neighbours.
        for link in links {
            let [a, b] = link.ends;
            let [at_home, now] = [frame.home, &self.stops].map(|at| [at[b][0] - at[a][0], at[b][1] - at[a][1]]);
            let share = now[0].hypot(now[1]) / at_home[0].hypot(at_home[1]).max(1e-6);
            let half = [0, 1].map(|axis| (at_home[axis] * share - now[axis]) / 2.0);
            stops[b].ask(half, COMPASS);
            stops[a].ask(half.map(|axis| -axis), COMPASS);
        }
        self.go(links, ease, &stops, &knees, &slides);
    }

    /// Pushes names away from other stops and from each other.
    fn names(&self, frame: &Frame<'_>, stops: &mut [Asked]) {
        for (at, spot) in frame.spots.iter().enumerate() {
            let middle = [0, 1].map(|axis| self.stops[at][axis] + spot.offset[axis]);
            let room = spot.size().map(|side| side / 2.0);
            for (other, dot) in self.stops.iter().enumerate().filter(|(other, _)| *other != at) {
                if let Some(way) = off_box(*dot, middle, room, DOT + 3.0 + labels::CLEAR) {
                    stops[other].ask(way.map(|axis| axis / 2.0), 1.0);
                    stops[at].ask(way.map(|axis| -axis / 2.0), 1.0);
                }
            }
            for (other, second) in frame.spots[..at].iter().enumerate() {
                let far = [0, 1].map(|axis| self.stops[other][axis] + second.offset[axis]);
                let both = [0, 1].map(|axis| room[axis] + second.size()[axis] / 2.0 + labels::CLEAR + 1.0);
                if let Some(way) = off_box(far, middle, both, 0.0) {
                    stops[other].ask(way.map(|axis| axis / 2.0), 1.0);
                    stops[at].ask(way.map(|axis| -axis / 2.0), 1.0);
                }
            }
        }
    }

    fn go(&mut self, links: &[Link], ease: f64, stops: &[Asked], knees: &[Asked], slides: &[[f64; 2]]) {
        let step = |asked: &Asked, eager: f64| {
            let [x, y] = asked.way.map(|axis| axis / asked.weight.max(1e-9) * eager);
            let long = x.hypot(y).max(1e-9);
            [x, y].map(|axis| axis * (FAR / 2.0 / LOOK as f64 / long).min(1.0))
        };
        for (stop, asked) in self.stops.iter_mut().zip(stops) {
            let [x, y] = step(asked, 0.9);
            *stop = [stop[0] + x, stop[1] + y];
        }
        for (at, link) in links.iter().enumerate() {
            let [a, b] = link.ends.map(|stop| self.stops[stop]);
            let [x, y] = step(&knees[at], 0.9);
            let knee = [self.knees[at][0] + x, self.knees[at][1] + y];
            // Pull the knee back towards the straight line, and limit its distance from the line, so that lines bend
            // only slightly.
            let knee = between(knee, between(a, b, 0.5), 0.04 * ease);
            self.knees[at] = held(knee, a, b);
            let [asked, weight] = slides[at];
            let slack = distance(a, b) * 0.2;
            self.slides[at] = (self.slides[at] * 0.98 + asked / f64::max(weight, 1.0) * 0.5).clamp(-slack, slack);
        }
    }
}

/// Keeps the knee near the middle of the line.
fn held(knee: Point, a: Point, b: Point) -> Point {
    let (middle, long) = (between(a, b, 0.5), distance(a, b).max(1e-9));
    let way = [(b[0] - a[0]) / long, (b[1] - a[1]) / long];
    let off = [knee[0] - middle[0], knee[1] - middle[1]];
    let along = (off[0] * way[0] + off[1] * way[1]).clamp(-0.16 * long, 0.16 * long);
    let aside = (off[1] * way[0] - off[0] * way[1]).clamp(-0.3 * long, 0.3 * long);
    [middle[0] + along * way[0] - aside * way[1], middle[1] + along * way[1] + aside * way[0]]
}

fn part(asked: &mut [Asked], stops: &[Point], [a, b]: [usize; 2], share: f64, weight: f64) {
    let half = [0, 1].map(|axis| (stops[a][axis] - stops[b][axis]) * share / 2.0);
    asked[a].ask(half, weight);
    asked[b].ask(half.map(|axis| -axis), weight);
}

/// Returns the vector that moves a disc off a box, if they overlap.
fn off_box(at: Point, middle: Point, half: [f64; 2], radius: f64) -> Option<Point> {
    let apart = [at[0] - middle[0], at[1] - middle[1]];
    let out = [apart[0].abs() - half[0], apart[1].abs() - half[1]];
    if out[0] >= radius || out[1] >= radius {
        return None;
    }
    let sign = apart.map(|axis| if axis < 0.0 { -1.0 } else { 1.0 });
    if out[0] > 0.0 && out[1] > 0.0 {
        let now = out[0].hypot(out[1]).max(1e-6);
        return (now < radius).then(|| [0, 1].map(|axis| sign[axis] * out[axis] / now * (radius - now)));
    }
    Some(match out[0] > out[1] {
        true => [sign[0] * (radius - out[0]), 0.0],
        false => [0.0, sign[1] * (radius - out[1])],
    })
}

/// Lists pairs of beads on different links that could touch before the next search.
fn pairs(beads: &[Bead], frame: &Frame<'_>) -> Vec<[usize; 2]> {
    let mut order: Vec<usize> = (0..beads.len()).collect();
    order.sort_by(|a, b| beads[*a].at[0].total_cmp(&beads[*b].at[0]));
    let widest = beads.iter().map(|bead| bead.half).fold(0.0, f64::max);
    let mut pairs = Vec::new();
    for (place, &a) in order.iter().enumerate() {
        let one = &beads[a];
        for &b in &order[place + 1..] {
            let two = &beads[b];
            if two.at[0] - one.at[0] > one.half + widest + GAP + FAR {
                break;
            }
            let reach = one.half + two.half + GAP + FAR;
            if one.link == two.link || (two.at[1] - one.at[1]).abs() >= reach {
                continue;
            }
            let links = [one.link.min(two.link), one.link.max(two.link)];
            let close = distance(one.at, two.at) < reach;
            if close && !frame.crossing.contains(&links) {
                pairs.push([a, b]);
            }
        }
    }
    pairs
}
