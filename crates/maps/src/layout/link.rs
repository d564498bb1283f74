//! Links. A link consists of two stops and all routes between them, drawn as rows of wagon slots
//! along a slightly curved line.

use rules::edition::Edition;
use rules::ids::Id;

use super::shape::{Point, between, distance};
use super::{DOT, WagonSlot};

/// Two stops, and all routes between them, which are drawn side by side.
pub(crate) struct Link {
    pub ends: [usize; 2],
    pub routes: Vec<usize>,
    pub length: u8,
}

/// Distance between the edge of a stop and the first slot.
const CLEAR: f64 = 3.5;
/// Distance between the slots of a row.
const BETWEEN: f64 = 3.0;

impl Link {
    /// Returns how far apart the two stops must be for every slot to have its normal length.
    pub fn room(&self) -> f64 {
        f64::from(self.length) * WagonSlot::PITCH + 2.0 * (DOT + CLEAR)
    }

    pub fn tracks(&self) -> f64 {
        self.routes.len() as f64
    }

    /// Returns a track's distance from the middle of the link. Tracks to the right, seen from the
    /// first end, have positive distances.
    fn aside(&self, track: usize) -> f64 {
        (track as f64 - (self.tracks() - 1.0) / 2.0) * WagonSlot::TRACK
    }

    /// Returns half the total width of all parallel tracks.
    pub fn half(&self) -> f64 {
        (self.tracks() * WagonSlot::TRACK - (WagonSlot::TRACK - WagonSlot::WIDTH)) / 2.0
    }
}

/// Lists the pairs of stops that are connected by routes.
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

/// A line between two stops that is bent towards a control point, the knee.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bow {
    pub from: Point,
    pub knee: Point,
    pub to: Point,
}

impl Bow {
    /// Returns the weights of the three control points at this fraction of the line.
    pub fn weights(t: f64) -> [f64; 3] {
        [(1.0 - t).powi(2), 2.0 * t * (1.0 - t), t.powi(2)]
    }

    pub fn at(&self, t: f64) -> Point {
        let [a, k, b] = Bow::weights(t);
        [0, 1].map(|axis| a * self.from[axis] + k * self.knee[axis] + b * self.to[axis])
    }

    /// Returns the line's direction at this fraction of its length, as a unit vector.
    pub fn way(&self, t: f64) -> Point {
        let [a, b] = [between(self.from, self.knee, t), between(self.knee, self.to, t)];
        let long = distance(a, b).max(1e-9);
        [(b[0] - a[0]) / long, (b[1] - a[1]) / long]
    }

    /// Estimates the length of the curve.
    pub fn length(&self) -> f64 {
        let legs = distance(self.from, self.knee) + distance(self.knee, self.to);
        (2.0 * distance(self.from, self.to) + legs) / 3.0
    }
}

/// Returns the start and end of a row of slots, as distances from the start of the line.
pub(crate) fn row(link: &Link, long: f64, slide: f64) -> [f64; 2] {
    let room = (long - 2.0 * (DOT + CLEAR)).max(long * 0.3);
    let row = room.min(f64::from(link.length) * WagonSlot::PITCH_MAX);
    let slack = (long - row) / 2.0 - (DOT + CLEAR).min(long * 0.35);
    let begin = (long - row) / 2.0 + slide.clamp(-slack.max(0.0), slack.max(0.0));
    [begin, begin + row]
}

/// Returns the curve's parameter, from 0 to 1, at each of these distances from its start. The
/// distances must be in ascending order.
pub(crate) fn shares(bow: &Bow, far: &[f64]) -> Vec<f64> {
    const STEPS: usize = 48;
    let mut found = Vec::with_capacity(far.len());
    let (mut done, mut before) = (0.0, bow.from);
    let mut step = 1;
    for &far in far {
        loop {
            let here = bow.at(step as f64 / STEPS as f64);
            let long = distance(before, here);
            if done + long >= far || step == STEPS {
                found.push((step as f64 - 1.0 + ((far - done) / long.max(1e-9)).min(1.0)) / STEPS as f64);
                break;
            }
            (done, before, step) = (done + long, here, step + 1);
        }
    }
    found
}

/// Returns the slots of all routes of a link, as one list for each route.
///
/// `breaks` lists the stretches that stay free because another line crosses there, as distances
/// from the start of the line.
pub(crate) fn slots(link: &Link, bow: &Bow, slide: f64, breaks: &[[f64; 2]]) -> Vec<Vec<WagonSlot>> {
    let long = bow.length();
    let [begin, end] = match breaks {
        [] => row(link, long, slide),
        _ => [DOT + CLEAR, long - DOT - CLEAR],
    };
    let count = usize::from(link.length);
    let mut slots = vec![Vec::with_capacity(count); link.routes.len()];
    for [middle, pitch] in seats(count, begin, end, breaks) {
        let t = shares(bow, &[middle])[0];
        let ([x, y], way) = (bow.at(t), bow.way(t));
        for (track, slots) in slots.iter_mut().enumerate() {
            let aside = link.aside(track);
            slots.push(WagonSlot {
                at: [x - way[1] * aside, y + way[0] * aside],
                angle: way[1].atan2(way[0]).to_degrees(),
                length: pitch - BETWEEN,
            });
        }
    }
    slots
}

/// Returns the centre and the spacing of each slot between `begin` and `end`. No slot lies in a
/// break.
fn seats(count: usize, begin: f64, end: f64, breaks: &[[f64; 2]]) -> Vec<[f64; 2]> {
    let mut free = vec![[begin, end]];
    for hole in breaks {
        free = (free.into_iter())
            .flat_map(|[a, b]| [[a, b.min(hole[0])], [a.max(hole[1]), b]])
            .filter(|[a, b]| b - a > 1.0)
            .collect();
    }
    let whole = |pitch: f64| free.iter().map(|[a, b]| ((b - a) / pitch) as usize).sum::<usize>();
    let mut pitch = WagonSlot::PITCH_MAX;
    if breaks.is_empty() {
        pitch = (end - begin) / count as f64;
    }
    while whole(pitch + 1e-6) < count && whole(pitch - 1e-6) < count {
        pitch -= 0.5;
    }
    let pitch = if whole(pitch) < count { pitch - 1e-6 } else { pitch };
    let mut left = count;
    let mut seats = Vec::with_capacity(count);
    for (at, [a, b]) in free.iter().enumerate() {
        let later: usize = free[at + 1..].iter().map(|[a, b]| ((b - a) / pitch) as usize).sum();
        let fits = ((b - a) / pitch) as usize;
        // Distribute the slots over the stretches as evenly as possible.
        let here = fits.min(left.div_ceil(free.len() - at).max(left.saturating_sub(later)));
        // The area near a stop is crowded, so slots there move towards the gap.
        let over = match (at == 0, at + 1 == free.len()) {
            (true, false) => (b - a) - here as f64 * pitch,
            (false, true) => 0.0,
            _ => ((b - a) - here as f64 * pitch) / 2.0,
        };
        for number in 0..here {
            seats.push([a + over + pitch * (number as f64 + 0.5), pitch]);
        }
        left -= here;
    }
    seats
}
