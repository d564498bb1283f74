//! Hit areas of routes. A hit area surrounds a row of slots and ends halfway to the nearest
//! neighbour.

use super::shape::{Point, distance};
use super::{Layout, RouteDrawn, WagonSlot};

/// Distance from the centre line of an isolated row to the edge of its hit area. The area is large
/// enough to tap even on a small screen that shows the whole board.
const REACH: f64 = 33.0;
/// Distance by which a hit area extends beyond both ends of the row.
const BEYOND: f64 = 5.0;
/// Number of cross-sections measured per slot.
const RIBS: usize = 3;

/// A cross-section of a hit area: a point on the row's centre line, the direction to the right of
/// the row, and the distances to the left and right edges.
struct Rib {
    at: Point,
    aside: Point,
    reach: [f64; 2],
}

impl Layout {
    /// Computes the hit areas of all routes, and the width of the smallest one.
    pub(super) fn point(&mut self) {
        let ribs: Vec<Vec<Rib>> = (0..self.routes.len()).map(|route| self.ribs(route)).collect();
        for (route, ribs) in self.routes.iter_mut().zip(&ribs) {
            let side = |side: usize| {
                let sign = if side == 0 { -1.0 } else { 1.0 };
                ribs.iter().map(move |rib| [0, 1].map(|axis| rib.at[axis] + rib.aside[axis] * rib.reach[side] * sign))
            };
            route.hit = side(0).chain(side(1).rev()).collect();
        }
        let sizes = self.routes.iter().zip(&ribs).filter(|(route, _)| route.track == 0).map(|(route, first)| {
            // Parallel routes count as one area, which extends from the outer edge of the first route to that of the
            // last.
            let last = self.routes.iter().position(|other| other.ends == route.ends && other.track + 1 == route.tracks);
            let last = last.map_or(first, |last| &ribs[last]);
            let between = (route.tracks - 1) as f64 * WagonSlot::TRACK;
            let widths = first.iter().zip(last).map(|(first, last)| first.reach[0] + between + last.reach[1]);
            let long = route.slots.iter().map(|slot| slot.length).sum::<f64>() + 2.0 * BEYOND;
            widths.fold(0.0, f64::max).min(long)
        });
        self.hit = sizes.fold(2.0 * REACH, f64::min);
    }

    fn ribs(&self, route: usize) -> Vec<Rib> {
        let own = &self.routes[route];
        let neighbours: Vec<&RouteDrawn> = (self.routes.iter()).filter(|other| other.ends != own.ends).collect();
        let mut ribs = Vec::new();
        for (place, slot) in own.slots.iter().enumerate() {
            // Where a row leaves a gap for another row, the width of the area is 0.
            if place > 0 {
                let [from, to] = [own.slots[place - 1].ends()[1], slot.ends()[0]];
                if distance(from, to) > 2.0 * BEYOND {
                    ribs.extend([from, to].map(|at| Rib { at, aside: [0.0, 0.0], reach: [0.0, 0.0] }));
                }
            }
            let turn = slot.angle.to_radians();
            let (along, aside) = ([turn.cos(), turn.sin()], [-turn.sin(), turn.cos()]);
            for number in 0..RIBS {
                let end = match (place, number) {
                    (0, 0) => -BEYOND,
                    (_, number) if place + 1 == own.slots.len() && number + 1 == RIBS => BEYOND,
                    _ => 0.0,
                };
                let far = ((number as f64) / (RIBS - 1) as f64 - 0.5) * slot.length + end;
                let at = [0, 1].map(|axis| slot.at[axis] + along[axis] * far);
                let sibling = [own.track > 0, own.track + 1 < own.tracks];
                let reach = [0, 1].map(|side| {
                    if sibling[side] {
                        return WagonSlot::TRACK / 2.0;
                    }
                    let sign = if side == 0 { -1.0 } else { 1.0 };
                    let way = aside.map(|axis| axis * sign);
                    free(at, way, &neighbours)
                });
                ribs.push(Rib { at, aside, reach });
            }
        }
        ribs
    }
}

/// Returns the distance to the edge of the hit area in this direction: half of the free space, but
/// at least half the width of a slot and at most [`REACH`].
fn free(at: Point, way: Point, neighbours: &[&RouteDrawn]) -> f64 {
    let edge = WagonSlot::WIDTH / 2.0;
    let mut reach = REACH;
    for slot in neighbours.iter().flat_map(|route| &route.slots) {
        if distance(slot.at, at) > 2.0 * REACH + slot.length {
            continue;
        }
        let plate = slot.plate();
        // Find the first point in this direction that is nearer to another slot than to the edge of this slot.
        let mut far = edge;
        while far < reach {
            let spot = [at[0] + way[0] * far, at[1] + way[1] * far];
            if plate.gap_to(spot) < far - edge {
                break;
            }
            far += 1.0;
        }
        reach = reach.min(far);
    }
    reach
}
