//! Where names stand, and with them the passengers who wait: beside their stops, clear of everything else.

use std::rc::Rc;

use serde::{Deserialize, Serialize};

use super::shape::{Plate, Point, distance};

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
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Label {
    /// What it says, in one line or two.
    pub lines: Vec<Line>,
    /// The size of its letters.
    pub letters: f64,
    /// The middle of the box around it and around those who wait.
    pub at: [f64; 2],
    /// The size of that box.
    pub size: [f64; 2],
}

/// One line of a name.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Line {
    pub text: String,
    /// The middle of its foot: where letters stand.
    pub at: [f64; 2],
    /// To be written just so wide, whatever the letters look like.
    pub width: f64,
}

/// What is to be written at a stop.
pub(crate) struct Sign<'a> {
    pub name: &'a str,
    pub letters: f64,
    /// Radius of the stop.
    pub radius: f64,
    /// How many spots for passengers stand with the name.
    pub waiting: usize,
    /// The side, where it is given.
    pub side: Option<Side>,
}

/// How the parts of a sign are put together.
struct Block {
    lines: Vec<(String, f64)>,
    row: Row,
    size: [f64; 2],
}

#[derive(Clone, Copy, PartialEq)]
enum Row {
    None,
    Beside,
    Under,
}

/// A chosen place for a sign, relative to its stop.
#[derive(Clone)]
pub(crate) struct Spot {
    block: Rc<Block>,
    letters: f64,
    waiting: usize,
    /// From the stop to the middle of the box.
    pub offset: Point,
}

/// Spots for passengers are so far apart, and so high.
pub(crate) const FIGURE: [f64; 2] = [14.0, 20.0];
/// Height of a line for the size of its letters.
const LINE: f64 = 0.92;
/// Names keep this distance from everything else.
pub(crate) const CLEAR: f64 = 3.0;

impl Spot {
    pub fn size(&self) -> [f64; 2] {
        self.block.size
    }

    pub fn plate(&self, stop: Point) -> Plate {
        Plate::level([stop[0] + self.offset[0], stop[1] + self.offset[1]], self.block.size)
    }

    /// The name as it is written, and where passengers stand.
    pub fn written(&self, stop: Point) -> (Label, Vec<Point>) {
        let at = [stop[0] + self.offset[0], stop[1] + self.offset[1]];
        let size = self.block.size;
        let figures = self.waiting as f64 * FIGURE[0];
        let (text_middle, first) = match self.block.row {
            Row::None => (at[0], [0.0, 0.0]),
            Row::Beside => (at[0] - figures / 2.0 - 1.0, [at[0] + size[0] / 2.0 - figures + FIGURE[0] / 2.0, at[1]]),
            Row::Under => (at[0], [at[0] - figures / 2.0 + FIGURE[0] / 2.0, at[1] + size[1] / 2.0 - FIGURE[1] / 2.0]),
        };
        let high = self.letters * LINE;
        let top = match self.block.row {
            Row::Under => at[1] - size[1] / 2.0,
            _ => at[1] - high * self.block.lines.len() as f64 / 2.0,
        };
        let lines = (self.block.lines.iter().enumerate())
            .map(|(number, (text, width))| Line {
                text: text.clone(),
                at: [text_middle, top + high * number as f64 + self.letters * 0.7],
                width: *width,
            })
            .collect();
        let waiting = (0..self.waiting).map(|number| [first[0] + number as f64 * FIGURE[0], first[1]]).collect();
        (Label { lines, letters: self.letters, at, size }, waiting)
    }
}

/// About how wide a name is, for letters of size one in the bold type of a book.
fn width(text: &str) -> f64 {
    let letter = |letter: char| match letter {
        'i' | 'j' | 'l' | '.' | ',' | '\'' => 0.31,
        'f' | 't' | 'I' | '(' | ')' | ' ' | '-' | '/' => 0.37,
        'r' | 's' => 0.44,
        'm' | 'w' => 0.86,
        'M' | 'W' => 0.95,
        letter if letter.is_uppercase() => 0.72,
        _ => 0.55,
    };
    text.chars().map(letter).sum()
}

/// A name in two lines as even as its words allow.
fn halves(name: &str) -> Option<[&str; 2]> {
    let cuts = name.match_indices(' ').map(|(at, _)| [&name[..at], &name[at + 1..]]);
    let longer = |lines: &[&str; 2]| width(lines[0]).max(width(lines[1]));
    cuts.min_by(|a, b| longer(a).total_cmp(&longer(b))).filter(|_| name.chars().count() > 8)
}

fn blocks(sign: &Sign<'_>) -> Vec<Block> {
    let whole = vec![(sign.name.to_string(), width(sign.name) * sign.letters)];
    let split =
        halves(sign.name).map(|lines| lines.map(|line| (line.to_string(), width(line) * sign.letters)).to_vec());
    let rows: &[Row] = match sign.waiting {
        0 => &[Row::None],
        1 => &[Row::Beside, Row::Under],
        _ => &[Row::Under, Row::Beside],
    };
    let figures = [sign.waiting as f64 * FIGURE[0], FIGURE[1]];
    let mut blocks = Vec::new();
    for lines in [Some(whole), split].into_iter().flatten() {
        for &row in rows {
            let text = [lines.iter().map(|line| line.1).fold(0.0, f64::max), lines.len() as f64 * sign.letters * LINE];
            let size = match row {
                Row::None => text,
                Row::Beside => [text[0] + 2.0 + figures[0], text[1].max(figures[1])],
                Row::Under => [text[0].max(figures[0]), text[1] + figures[1]],
            };
            blocks.push(Block { lines: lines.clone(), row, size });
        }
    }
    blocks
}

/// Ways to move a name on its side of the stop: along the side, by a share of its size, and away from the stop.
const NUDGES: [[f64; 2]; 11] = [
    [0.0, 2.5],
    [0.2, 2.5],
    [-0.2, 2.5],
    [0.4, 2.5],
    [-0.4, 2.5],
    [0.0, 6.0],
    [0.3, 6.0],
    [-0.3, 6.0],
    [0.0, 10.0],
    [0.3, 10.0],
    [-0.3, 10.0],
];

/// A place that failed counts so much against itself, and against all that are as near as this.
const STRIKE: f64 = 5.0;
const SAME: f64 = 12.0;

/// Every place a sign can have beside its stop, with how much each is disliked.
fn places(sign: &Sign<'_>) -> Vec<(f64, Spot)> {
    let sides = sign.side.map_or(Side::ALL.to_vec(), |side| vec![side]);
    let mut places = Vec::new();
    for (kind, block) in blocks(sign).into_iter().map(Rc::new).enumerate() {
        for (order, side) in sides.iter().enumerate() {
            for [slide, away] in NUDGES {
                let way = side.way();
                let straight = way.contains(&0.0);
                if slide != 0.0 && !straight {
                    continue;
                }
                let lean = if straight { 1.0 } else { 0.66 };
                let offset = [0, 1].map(|axis| {
                    let slid = if way[axis] == 0.0 { slide * block.size[axis] } else { 0.0 };
                    way[axis] * (sign.radius * lean + away + block.size[axis] / 2.0) + slid
                });
                let disliked = kind as f64 * 2.0 + order as f64 * 0.7 + slide.abs() * 8.0 + away * 0.8;
                let spot = Spot { block: block.clone(), letters: sign.letters, waiting: sign.waiting, offset };
                places.push((disliked, spot));
            }
        }
    }
    places
}

/// Places all signs where they cover the least; `had` is where they stood before, which they leave only for better.
/// `struck` are offsets at which each stood before and something stayed in the way.
pub(crate) fn choose(
    signs: &[Sign<'_>],
    stops: &[Point],
    slots: &[Plate],
    had: Vec<Spot>,
    struck: &[Vec<Point>],
) -> Vec<Spot> {
    let mut chosen = had;
    let passes = if chosen.is_empty() { 3 } else { 2 };
    for _ in 0..passes {
        for (at, sign) in signs.iter().enumerate() {
            let near = |spot: Point| (spot[0] - stops[at][0]).abs() < 220.0 && (spot[1] - stops[at][1]).abs() < 130.0;
            let slots: Vec<&Plate> = slots.iter().filter(|slot| near(slot.middle)).collect();
            let dots: Vec<usize> = (0..stops.len()).filter(|other| *other != at && near(stops[*other])).collect();
            let others: Vec<Plate> = (chosen.iter().enumerate())
                .filter(|(other, _)| *other != at && near(stops[*other]))
                .map(|(other, spot)| spot.plate(stops[other]))
                .collect();
            let cost = |disliked: f64, spot: &Spot| {
                let plate = spot.plate(stops[at]);
                let close = |gap: f64| (CLEAR - gap).clamp(0.0, 16.0);
                let over_slots: f64 = slots.iter().map(|slot| close(plate.gap(slot, CLEAR))).sum();
                let over_dots: f64 = dots.iter().map(|dot| close(plate.gap_to(stops[*dot]) - signs[*dot].radius)).sum();
                let over_names: f64 = others.iter().map(|other| close(plate.gap(other, CLEAR))).sum();
                let again = struck[at].iter().filter(|offset| distance(**offset, spot.offset) < SAME).count();
                disliked + 4.0 * over_slots + 8.0 * over_dots + 6.0 * over_names + STRIKE * again as f64
            };
            if chosen.get(at).is_some_and(|had| cost(0.0, had) == 0.0) {
                continue;
            }
            let best = (places(sign).into_iter())
                .map(|(disliked, spot)| (cost(disliked, &spot), spot))
                .min_by(|a, b| a.0.total_cmp(&b.0));
            let Some((price, spot)) = best else { continue };
            match chosen.get_mut(at) {
                None => chosen.push(spot),
                Some(had) if price + 3.0 < cost(0.0, had) => *had = spot,
                Some(_) => {}
            }
        }
    }
    chosen
}
