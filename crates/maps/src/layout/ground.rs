//! Land beneath the stops. Where a stop is drawn elsewhere than it lies, the land around it moves along.

use serde::Serialize;

use super::home::Globe;
use super::shape::Point;
use crate::land::Land;

/// Land and water in units of the drawing, each shape as the `d` of an SVG path. All are empty on plain paper.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Ground {
    /// Areas of land.
    pub land: String,
    /// Areas of land that the map is about.
    pub heart: String,
    pub lakes: String,
    /// Lines between countries.
    pub borders: String,
    /// Lines within countries.
    pub states: String,
}

/// Shapes are cut off so far outside the drawing.
const BLEED: f64 = 30.0;
/// Land follows stops that are nearer than about this.
const SOFT: f64 = 60.0;

/// Where stops lie, and where they are drawn.
struct Warp<'a> {
    lie: &'a [Point],
    drawn: &'a [Point],
}

impl Warp<'_> {
    /// Moves a spot as the stops around it moved: turned and scaled as a whole, nearer stops counting more.
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
        let (mut along, mut across, mut size) = (0.0, 0.0, 0.0);
        for ((lie, drawn), weight) in self.lie.iter().zip(self.drawn).zip(&weights) {
            let [a, b] = [[lie[0] - from[0], lie[1] - from[1]], [drawn[0] - to[0], drawn[1] - to[1]]];
            along += weight * (a[0] * b[0] + a[1] * b[1]);
            across += weight * (a[0] * b[1] - a[1] * b[0]);
            size += weight * (a[0] * a[0] + a[1] * a[1]);
        }
        let [turn, lean] = [along / size.max(1e-9), across / size.max(1e-9)];
        let [x, y] = [spot[0] - from[0], spot[1] - from[1]];
        [to[0] + turn * x - lean * y, to[1] + lean * x + turn * y]
    }
}

impl Ground {
    pub(super) fn new(land: &Land, globe: &Globe, lie: &[Point], drawn: &[Point], size: [f64; 2]) -> Ground {
        let warp = Warp { lie, drawn };
        let placed = |shape: &Vec<f64>| -> Vec<Point> {
            shape.chunks_exact(2).map(|pair| warp.place(globe.place([pair[0], pair[1]]))).collect()
        };
        let areas = |shapes: &[Vec<f64>]| {
            let kept = shapes.iter().map(|shape| cut_area(placed(shape), size));
            kept.filter(|area| area.len() > 2).map(|area| path(&area) + "Z").collect()
        };
        let lines = |shapes: &[Vec<f64>]| {
            shapes.iter().flat_map(|shape| cut_line(&placed(shape), size)).map(|line| path(&line)).collect()
        };
        Ground {
            land: areas(&land.land),
            heart: areas(&land.heart),
            lakes: areas(&land.lakes),
            borders: lines(&land.borders),
            states: lines(&land.states),
        }
    }
}

/// Points closer than this to the one before are left out: nobody sees them.
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

/// The part of an area that is near enough to the drawing.
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

/// The parts of a line that are near enough to the drawing.
fn cut_line(line: &[Point], size: [f64; 2]) -> Vec<Vec<Point>> {
    let near = |point: &Point| (0..2).all(|axis| (-BLEED..=size[axis] + BLEED).contains(&point[axis]));
    line.split(|point| !near(point)).filter(|part| part.len() > 1).map(<[Point]>::to_vec).collect()
}
