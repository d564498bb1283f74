//! The land beneath the stops. If a stop is drawn away from its real position, the land around the
//! stop moves with it.

use serde::Serialize;

use super::home::Globe;
use super::shape::Point;
use crate::land::Land;

/// Land and water in drawing units. Each field is the `d` attribute of an SVG path, or empty on
/// plain paper.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
pub struct Ground {
    pub land: String,
    /// Highlighted areas of land.
    pub heart: String,
    pub lakes: String,
    pub borders: String,
    /// Borders within countries.
    pub states: String,
    /// Lines of longitude and latitude.
    pub grid: String,
}

/// Distance beyond the edge of the drawing at which shapes are clipped.
const BLEED: f64 = 30.0;
/// Approximate distance within which land moves along with a stop.
const SOFT: f64 = 60.0;

/// The real and the drawn positions of the stops.
struct Warp<'a> {
    lie: &'a [Point],
    drawn: &'a [Point],
}

impl Warp<'_> {
    /// Moves a point along with the stops around it. Nearer stops have more weight.
    fn place(&self, spot: Point) -> Point {
        let weights: Vec<f64> = (self.lie.iter())
            .map(|lie| 1.0 / ((lie[0] - spot[0]).powi(2) + (lie[1] - spot[1]).powi(2) + SOFT * SOFT))
            .map(|weight| weight * weight)
            .collect();
        let whole: f64 = weights.iter().sum();
        let middle = |points: &[Point]| {
            [0, 1].map(|axis| points.iter().zip(&weights).map(|(at, weight)| at[axis] * weight).sum::<f64>() / whole)
        };
        let [from, to] = [middle(self.lie), middle(self.drawn)];
        // Computes the least-squares linear map from the real to the drawn positions of nearby stops.
        let (mut lying, mut both) = ([[0.0; 2]; 2], [[0.0; 2]; 2]);
        for ((lie, drawn), weight) in self.lie.iter().zip(self.drawn).zip(&weights) {
            let [a, b] = [[lie[0] - from[0], lie[1] - from[1]], [drawn[0] - to[0], drawn[1] - to[1]]];
            for i in 0..2 {
                for j in 0..2 {
                    lying[i][j] += weight * a[i] * a[j];
                    both[i][j] += weight * a[i] * b[j];
                }
            }
        }
        let whole = lying[0][0] * lying[1][1] - lying[0][1] * lying[1][0];
        let [x, y] = [spot[0] - from[0], spot[1] - from[1]];
        if whole < 1e-12 * (lying[0][0] + lying[1][1]).powi(2) {
            return [to[0] + x, to[1] + y];
        }
        let share = [(x * lying[1][1] - y * lying[0][1]) / whole, (y * lying[0][0] - x * lying[1][0]) / whole];
        [0, 1].map(|axis| to[axis] + share[0] * both[0][axis] + share[1] * both[1][axis])
    }
}

impl Ground {
    /// Creates the ground, and also returns the areas of land as polygons.
    pub(super) fn new(
        land: &Land,
        globe: &Globe,
        lie: &[Point],
        drawn: &[Point],
        size: [f64; 2],
    ) -> (Ground, Vec<Vec<Point>>) {
        let warp = Warp { lie, drawn };
        let place = |spot: Point| warp.place(globe.place(spot));
        let placed =
            |shape: &Vec<f64>| -> Vec<Point> { shape.chunks_exact(2).map(|pair| place([pair[0], pair[1]])).collect() };
        let areas = |shapes: &[Vec<f64>]| -> Vec<Vec<Point>> {
            let kept = shapes.iter().map(|shape| cut_area(placed(shape), size));
            kept.filter(|area| area.len() > 2).collect()
        };
        let closed = |areas: &[Vec<Point>]| areas.iter().map(|area| path(area) + "Z").collect();
        let lines = |shapes: &[Vec<f64>]| {
            shapes.iter().flat_map(|shape| cut_line(&placed(shape), size)).map(|line| path(&line)).collect()
        };
        let ashore = areas(&land.land);
        let ground = Ground {
            land: closed(&ashore),
            heart: closed(&areas(&land.heart)),
            lakes: closed(&areas(&land.lakes)),
            borders: lines(&land.borders),
            states: lines(&land.states),
            grid: lines(&grid(land)),
        };
        (ground, ashore)
    }
}

/// Returns lines of longitude and latitude across all land.
fn grid(land: &Land) -> Vec<Vec<f64>> {
    const BITS: usize = 60;
    let [low, high] =
        super::shape::corners(land.land.iter().flat_map(|shape| shape.chunks_exact(2)).map(|pair| [pair[0], pair[1]]));
    let step = [1.0, 2.0, 5.0, 10.0].into_iter().find(|step| (high[1] - low[1]) / step < 12.0).unwrap_or(20.0);
    let mut lines = Vec::new();
    for axis in 0..2 {
        let mut fixed = (low[axis] / step).ceil() * step;
        while fixed < high[axis] {
            let line = (0..=BITS).flat_map(|bit| {
                let free = low[1 - axis] + (high[1 - axis] - low[1 - axis]) * bit as f64 / BITS as f64;
                if axis == 0 { [fixed, free] } else { [free, fixed] }
            });
            lines.push(line.collect());
            fixed += step;
        }
    }
    lines
}

/// Minimum distance between consecutive points of a path. Closer points are dropped, because they
/// would be indistinguishable.
const STEP: f64 = 1.5;

fn path(points: &[Point]) -> String {
    let mut path = String::new();
    let mut before: Option<Point> = None;
    for (at, point) in points.iter().enumerate() {
        let last = at + 1 == points.len();
        if before.is_some_and(|before| super::shape::distance(before, *point) < STEP) && !last {
            continue;
        }
        let letter = if before.is_none() { 'M' } else { 'L' };
        path.push_str(&format!("{letter}{} {}", (point[0] * 2.0).round() / 2.0, (point[1] * 2.0).round() / 2.0));
        before = Some(*point);
    }
    path
}

/// Clips an area to the drawing plus a margin of [`BLEED`].
fn cut_area(mut area: Vec<Point>, size: [f64; 2]) -> Vec<Point> {
    for (axis, edge, sign) in
        [(0, -BLEED, 1.0), (1, -BLEED, 1.0), (0, size[0] + BLEED, -1.0), (1, size[1] + BLEED, -1.0)]
    {
        let inside = |point: Point| (point[axis] - edge) * sign >= 0.0;
        let mut kept = Vec::with_capacity(area.len());
        for (at, &here) in area.iter().enumerate() {
            let next = area[(at + 1) % area.len()];
            if inside(here) {
                kept.push(here);
            }
            if inside(here) != inside(next) {
                let share = (edge - here[axis]) / (next[axis] - here[axis]);
                kept.push(super::shape::between(here, next, share));
            }
        }
        area = kept;
    }
    area
}

/// Splits a line into the parts whose points lie within the drawing plus a margin of [`BLEED`].
fn cut_line(line: &[Point], size: [f64; 2]) -> Vec<Vec<Point>> {
    let near = |point: &Point| (0..2).all(|axis| (-BLEED..=size[axis] + BLEED).contains(&point[axis]));
    line.split(|point| !near(point)).filter(|part| part.len() > 1).map(<[Point]>::to_vec).collect()
}
