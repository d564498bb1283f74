//! Thumbnails for lists of maps, each of a few kilobytes.

use std::collections::BTreeMap;
use std::fmt::Write;

use serde::Serialize;

use crate::Map;
use crate::layout::{Layout, RouteDrawn};

type Point = [f64; 2];

/// Width of a thumbnail in units. All coordinates are whole numbers.
const WIDE: f64 = 400.0;
/// Maximum distance of a dropped point from the simplified line.
const NEAR: f64 = 0.9;
/// Minimum size of an area, in square units. Smaller areas are not drawn.
const SMALL: f64 = 18.0;

/// A small drawing of a map in its own units. Areas and lines are `d` attributes of SVG paths.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
pub struct Thumbnail {
    pub size: [u32; 2],
    /// Areas of land; empty on plain paper.
    pub land: String,
    pub lakes: String,
    /// The routes, drawn as one path for each colour.
    pub lines: Vec<ThumbnailLine>,
    /// All stops as one path. If the path is drawn with round line caps, its points become dots.
    pub stops: String,
}

/// The routes of one colour.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
pub struct ThumbnailLine {
    /// The colour; `None` for grey.
    #[cfg_attr(feature = "wire", schemars(with = "Option<rules::card::Color>"))]
    pub color: Option<&'static str>,
    pub path: String,
}

/// Returns the thumbnail of a map as JSON.
pub fn thumbnail(map: &Map) -> String {
    serde_json::to_string(&Thumbnail::new(map.layout())).expect("numbers and texts can be written")
}

impl Thumbnail {
    pub fn new(layout: &Layout) -> Thumbnail {
        let scale = WIDE / layout.size[0];
        let mut lines: BTreeMap<Option<&'static str>, String> = BTreeMap::new();
        for route in &layout.routes {
            let points = simplified(&row(layout, route, scale), NEAR);
            write_path(lines.entry(route.color).or_default(), &points, false);
        }
        let stops = layout.stops.iter().fold(String::new(), |mut path, stop| {
            let [x, y] = stop.at.map(|side| (side * scale).round());
            write!(path, "M{x} {y}h0").expect("writing to a string does not fail");
            path
        });
        Thumbnail {
            size: layout.size.map(|side| (side * scale).round() as u32),
            land: areas(&layout.ground.land, scale),
            lakes: areas(&layout.ground.lakes, scale),
            lines: lines.into_iter().map(|(color, path)| ThumbnailLine { color, path }).collect(),
            stops,
        }
    }
}

/// Returns the centre line of a route's slots, from end to end.
fn row(layout: &Layout, route: &RouteDrawn, scale: f64) -> Vec<Point> {
    let points: Vec<Point> = route.slots.iter().flat_map(|slot| slot.ends()).collect();
    let ends = route.ends.map(|end| layout.stops[end].at);
    let points = if points.is_empty() { ends.to_vec() } else { points };
    points.into_iter().map(|point| point.map(|side| side * scale)).collect()
}

/// Scales down the areas in a path of absolute moves and lines. Areas that are too small to see are
/// dropped.
fn areas(path: &str, scale: f64) -> String {
    let mut out = String::new();
    for area in path.split('M').filter(|area| !area.is_empty()) {
        let pair = |pair: &str| -> Option<Point> {
            let (x, y) = pair.trim_end_matches('Z').split_once(' ')?;
            Some([x.parse::<f64>().ok()? * scale, y.parse::<f64>().ok()? * scale])
        };
        let points: Vec<Point> = area.split('L').filter_map(pair).collect();
        if size(&points) >= SMALL {
            write_path(&mut out, &simplified(&points, NEAR), true);
        }
    }
    out
}

/// Returns the area of a polygon.
fn size(points: &[Point]) -> f64 {
    let next = points.iter().cycle().skip(1);
    points.iter().zip(next).map(|(a, b)| a[0] * b[1] - b[0] * a[1]).sum::<f64>().abs() / 2.0
}

/// Drops points that are close to the line between the remaining points (Douglas–Peucker
/// algorithm).
fn simplified(points: &[Point], near: f64) -> Vec<Point> {
    let (Some(&first), Some(&last)) = (points.first(), points.last()) else { return Vec::new() };
    let distance = |point: &Point| {
        let along = [last[0] - first[0], last[1] - first[1]];
        let away = [point[0] - first[0], point[1] - first[1]];
        match along[0].hypot(along[1]) {
            length if length < 1e-9 => away[0].hypot(away[1]),
            length => (along[0] * away[1] - along[1] * away[0]).abs() / length,
        }
    };
    let far =
        (1..points.len().saturating_sub(1)).max_by(|&a, &b| distance(&points[a]).total_cmp(&distance(&points[b])));
    match far {
        Some(at) if distance(&points[at]) > near => {
            let mut kept = simplified(&points[..=at], near);
            kept.pop();
            kept.extend(simplified(&points[at..], near));
            kept
        }
        _ if points.len() == 1 => vec![first],
        _ => vec![first, last],
    }
}

fn write_path(out: &mut String, points: &[Point], closed: bool) {
    let mut before = None;
    for point in points {
        let point = point.map(|side| side.round() as i64);
        if before == Some(point) {
            continue;
        }
        let letter = if before.is_none() { 'M' } else { 'L' };
        write!(out, "{letter}{} {}", point[0], point[1]).expect("writing to a string does not fail");
        before = Some(point);
    }
    if closed {
        out.push('Z');
    }
}
