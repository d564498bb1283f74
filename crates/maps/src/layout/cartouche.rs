//! Placement of the map's title in free space, preferably in a corner and on water.

use serde::Serialize;

use super::shape::{Plate, Point};
use super::{Layout, WagonSlot};

/// Position of the map's name.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
pub struct Cartouche {
    /// The centre of the name.
    pub at: [f64; 2],
    /// Scale of the name, which is smaller on small maps.
    pub scale: f64,
}

/// Height and approximate width of a letter in the name.
const LETTERS: [f64; 2] = [42.0, 26.0];
/// Number of intervals between the positions tried on each axis.
const TRIED: usize = 24;
const INSET: f64 = 34.0;

impl Cartouche {
    pub(super) fn new(title: &str, layout: &Layout, land: &[Vec<Point>]) -> Cartouche {
        let scale = (layout.size[0] / 1100.0).clamp(0.5, 0.85);
        let wide = (title.chars().count() as f64 * LETTERS[1]).max(240.0);
        let size = [wide * scale, 1.8 * LETTERS[0] * scale];
        let slots = layout.routes.iter().flat_map(|route| &route.slots).map(WagonSlot::plate);
        let names = layout.stops.iter().map(|stop| stop.label.plate());
        let dots = layout.stops.iter().map(|stop| Plate::level(stop.at, [2.0 * stop.radius; 2]));
        let taken: Vec<Plate> = slots.chain(names).chain(dots).collect();
        let spot = |axis: usize, step: usize| {
            let edge = INSET + size[axis] / 2.0;
            edge + (layout.size[axis] - 2.0 * edge).max(0.0) * step as f64 / TRIED as f64
        };
        let cost = |at: Point| {
            let plate = Plate::level(at, size);
            let room = taken.iter().map(|taken| plate.gap(taken, 20.0)).fold(f64::MAX, f64::min);
            let ashore = plate
                .corners()
                .into_iter()
                .chain(halves(&plate))
                .chain([at])
                .filter(|spot| inside(*spot, land))
                .count();
            let corner = (0..2).map(|axis| at[axis].min(layout.size[axis] - at[axis]) / layout.size[axis]).sum::<f64>();
            (20.0 - room).max(0.0) * 10.0 + ashore as f64 * 14.0 + corner * 60.0
        };
        let spots = (0..=TRIED).flat_map(|x| (0..=TRIED).map(move |y| [x, y])).map(|[x, y]| [spot(0, x), spot(1, y)]);
        let at = spots.min_by(|a, b| cost(*a).total_cmp(&cost(*b))).unwrap_or_default();
        Cartouche { at: at.map(f64::round), scale: (scale * 100.0).round() / 100.0 }
    }
}

/// Returns the points at one quarter and three quarters of the plate's width, on its horizontal
/// centre line and on its lower edge.
fn halves(plate: &Plate) -> [Point; 4] {
    let [x, y] = plate.middle;
    let half = plate.half[0] / 2.0;
    [[x - half, y], [x + half, y], [x - half, y + plate.half[1]], [x + half, y + plate.half[1]]]
}

/// Applies the even-odd rule to check whether a point lies in these areas: an area inside another
/// area is a hole.
fn inside([x, y]: Point, areas: &[Vec<Point>]) -> bool {
    let crossed = |area: &Vec<Point>| {
        let ends = area.iter().zip(area.iter().cycle().skip(1));
        ends.filter(|(a, b)| (a[1] > y) != (b[1] > y) && x < a[0] + (b[0] - a[0]) * (y - a[1]) / (b[1] - a[1])).count()
    };
    areas.iter().map(crossed).sum::<usize>() % 2 == 1
}
