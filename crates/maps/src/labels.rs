//! Where names stand: beside their stops, where they cover the least.

use serde::Deserialize;

use crate::layout::{Layout, Slot};

/// The side of a stop its name is on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    Right,
    Left,
    Above,
    Below,
    AboveRight,
    AboveLeft,
    BelowRight,
    BelowLeft,
}

impl Side {
    const ALL: [Side; 8] = [
        Side::Right,
        Side::Left,
        Side::Above,
        Side::Below,
        Side::AboveRight,
        Side::AboveLeft,
        Side::BelowRight,
        Side::BelowLeft,
    ];

    /// Which way from the stop: -1, 0 or 1 to the right and downward.
    fn way(self) -> [f64; 2] {
        match self {
            Side::Right => [1.0, 0.0],
            Side::Left => [-1.0, 0.0],
            Side::Above => [0.0, -1.0],
            Side::Below => [0.0, 1.0],
            Side::AboveRight => [1.0, -1.0],
            Side::AboveLeft => [-1.0, -1.0],
            Side::BelowRight => [1.0, 1.0],
            Side::BelowLeft => [-1.0, 1.0],
        }
    }
}

/// A name on the map.
#[derive(Clone, Debug, PartialEq)]
pub struct Label {
    /// What it says.
    pub name: String,
    /// Its middle.
    pub at: [f64; 2],
    /// The height of its letters.
    pub height: f64,
    /// About as wide as it is written.
    pub width: f64,
}

/// Letters of cities and of countries.
const HEIGHTS: [f64; 2] = [20.0, 18.0];
/// About how wide a letter is for its height.
const LETTER: f64 = 0.54;
const PASSES: usize = 3;
/// Ways to move a name on its side of the stop: along the side, by a share of its size, and away from the stop.
const NUDGES: [[f64; 2]; 7] = [[0.0, 4.0], [0.25, 4.0], [-0.25, 4.0], [0.5, 4.0], [-0.5, 4.0], [0.0, 9.0], [0.0, 14.0]];

/// Places the names: text, whether it is a country's, and the side if that is given.
pub(crate) fn place(
    names: &[(&str, bool, Option<Side>)],
    stops: &[[f64; 2]],
    slots: &[Vec<Slot>],
    size: [f64; 2],
) -> Vec<Label> {
    let mut labels: Vec<Label> = Vec::new();
    for pass in 0..PASSES {
        for (at, &(name, country, side)) in names.iter().enumerate() {
            let sides = side.map_or(Side::ALL.to_vec(), |side| vec![side]);
            let best = (sides.iter().enumerate())
                .flat_map(|(order, &side)| NUDGES.map(|nudge| (order, side, nudge)))
                .map(|(order, side, nudge)| {
                    let label = label(name, country, stops[at], side, nudge);
                    let others = labels.iter().enumerate().filter(|(other, _)| *other != at);
                    let covered = others.map(|(_, other)| 3.0 * overlap(&label, other.at, [other.width, other.height]));
                    let aside = order as f64 * 4.0 + nudge[0].abs() * 20.0 + nudge[1] * 4.0;
                    (aside + covered.sum::<f64>() + cost(&label, stops, slots, size), label)
                })
                .min_by(|a, b| a.0.total_cmp(&b.0));
            let Some((_, label)) = best else { continue };
            if pass == 0 {
                labels.push(label);
            } else {
                labels[at] = label;
            }
        }
    }
    labels
}

fn label(name: &str, country: bool, stop: [f64; 2], side: Side, [slide, away]: [f64; 2]) -> Label {
    let height = HEIGHTS[usize::from(country)];
    let width = name.chars().count() as f64 * height * LETTER;
    let way = side.way();
    let lean = if way.contains(&0.0) { 1.0 } else { 0.75 };
    let half = [width / 2.0, height * 0.42];
    let at = [0, 1].map(|axis| {
        let slid = if way[axis] == 0.0 { slide * half[axis] * 2.0 } else { 0.0 };
        stop[axis] + way[axis] * (Layout::DOT * lean + away + half[axis]) + slid
    });
    Label { name: name.to_string(), at, height, width }
}

/// What this name would cover of slots and stops, and how far it would leave the drawing.
fn cost(label: &Label, stops: &[[f64; 2]], slots: &[Vec<Slot>], size: [f64; 2]) -> f64 {
    let covered: f64 = (slots.iter().flatten())
        .map(|slot| {
            // A slot is a few small squares in a row, so that a slanting one is not counted as a large box.
            let turn = slot.angle.to_radians();
            let squares = 4;
            (0..squares)
                .map(|square| {
                    let along = ((f64::from(square) + 0.5) / f64::from(squares) - 0.5) * slot.length;
                    let at = [slot.at[0] + turn.cos() * along, slot.at[1] + turn.sin() * along];
                    overlap(label, at, [slot.length / f64::from(squares), Slot::WIDTH])
                })
                .sum::<f64>()
        })
        .sum();
    let dots: f64 = (stops.iter()).map(|stop| 4.0 * overlap(label, *stop, [2.0 * Layout::DOT; 2])).sum();
    let outside: f64 = (0..2)
        .map(|axis| {
            let half = [label.width, label.height][axis] / 2.0 + 24.0;
            let low = half - label.at[axis];
            let high = label.at[axis] + half - size[axis];
            (low.max(0.0) + high.max(0.0)) * 200.0
        })
        .sum();
    covered + dots + outside
}

/// The area that a name shares with a box.
fn overlap(label: &Label, at: [f64; 2], size: [f64; 2]) -> f64 {
    let shared = |axis: usize, mine: f64| {
        let apart = (label.at[axis] - at[axis]).abs();
        ((mine + size[axis]) / 2.0 - apart).max(0.0).min(mine.min(size[axis]))
    };
    shared(0, label.width) * shared(1, label.height * 0.8)
}
