//! Placement of names and waiting passengers next to their stops, so that they cover as little as
//! possible.

use std::collections::BTreeMap;
use std::rc::Rc;

use serde::{Deserialize, Serialize};

use super::shape::{Plate, Point, distance};

/// The side of a stop on which its name is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LabelSide {
    Right,
    Left,
    Above,
    Below,
    AboveRight,
    AboveLeft,
    BelowRight,
    BelowLeft,
}

impl LabelSide {
    const ALL: [LabelSide; 8] = [
        LabelSide::Right,
        LabelSide::Left,
        LabelSide::Above,
        LabelSide::Below,
        LabelSide::AboveRight,
        LabelSide::AboveLeft,
        LabelSide::BelowRight,
        LabelSide::BelowLeft,
    ];

    /// Returns the direction from the stop to the name as -1, 0 or 1 on each axis: x to the right,
    /// y down.
    fn way(self) -> [f64; 2] {
        match self {
            LabelSide::Right => [1.0, 0.0],
            LabelSide::Left => [-1.0, 0.0],
            LabelSide::Above => [0.0, -1.0],
            LabelSide::Below => [0.0, 1.0],
            LabelSide::AboveRight => [1.0, -1.0],
            LabelSide::AboveLeft => [-1.0, -1.0],
            LabelSide::BelowRight => [1.0, 1.0],
            LabelSide::BelowLeft => [-1.0, 1.0],
        }
    }
}

/// A name drawn on the map.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
pub struct Label {
    /// The text, in one or two lines.
    pub lines: Vec<Line>,
    /// Font size.
    pub letters: f64,
    /// Centre of the box around the name and the waiting passengers.
    pub at: [f64; 2],
    /// Size of the box. It fits the name in every language, so that nothing else moves when the
    /// language is switched.
    pub size: [f64; 2],
}

/// A laid-out name, with the positions of the passengers waiting next to it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "wire", schemars(rename = "OtherLabel"))]
pub struct Named {
    pub lines: Vec<Line>,
    /// Positions of the passengers waiting next to the name.
    pub waiting: Vec<[f64; 2]>,
}

/// One line of a name.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "wire", schemars(rename = "LabelLine"))]
pub struct Line {
    pub text: String,
    /// Centre of the baseline.
    pub at: [f64; 2],
    /// The exact width at which the line is drawn, regardless of the font.
    pub width: f64,
}

/// A name to be placed at a stop.
pub(crate) struct Sign<'a> {
    pub name: &'a str,
    /// Translations of the name.
    pub names: Option<&'a BTreeMap<&'static str, String>>,
    pub letters: f64,
    /// Radius of the stop.
    pub radius: f64,
    /// Number of passenger spots next to the name.
    pub waiting: usize,
    /// The side of the stop on which the name must be, if the map specifies one.
    pub side: Option<LabelSide>,
}

/// The texts of a sign, and the size of the box around them.
struct Block {
    text: Text,
    /// The text in other languages.
    texts: BTreeMap<&'static str, Text>,
    row: Row,
    /// Size of the box that fits every text.
    size: [f64; 2],
}

/// The lines of a name with their widths, and the size of the name with its passengers.
struct Text {
    lines: Vec<(String, f64)>,
    size: [f64; 2],
}

#[derive(Clone, Copy, PartialEq)]
enum Row {
    None,
    Beside,
    Under,
}

/// A possible position for a sign at its stop, with the text laid out to fit.
#[derive(Clone)]
pub(crate) struct Spot {
    block: Rc<Block>,
    letters: f64,
    waiting: usize,
    stand: Stand,
    /// Vector from the stop to the centre of the box.
    pub offset: Point,
}

/// The position of a box relative to its stop. At the same position, a smaller box lies within a
/// larger one.
#[derive(Clone, Copy)]
struct Stand {
    way: [f64; 2],
    /// Distance from the centre of the stop to the box.
    away: f64,
    /// Shift of the box parallel to the side of the stop, as a fraction of the box's size.
    slide: f64,
}

impl Stand {
    /// Returns the vector from the stop to the centre of a box of this size.
    fn offset(&self, size: [f64; 2]) -> Point {
        [0, 1].map(|axis| match self.way[axis] {
            0.0 => self.slide * size[axis],
            way => way * (self.away + size[axis] / 2.0),
        })
    }
}

/// Distance between passenger spots, and the height of a spot.
pub(crate) const FIGURE: [f64; 2] = [14.0, 20.0];
/// Line height relative to the font size.
const LINE: f64 = 0.92;
/// Minimum distance between names and everything else.
pub(crate) const CLEAR: f64 = 3.0;

impl Spot {
    pub fn size(&self) -> [f64; 2] {
        self.block.size
    }

    pub fn plate(&self, stop: Point) -> Plate {
        Plate::level([stop[0] + self.offset[0], stop[1] + self.offset[1]], self.block.size)
    }

    /// Returns the label with the name, the passenger spots, and the translations.
    pub fn written(&self, stop: Point) -> (Label, Vec<Point>, BTreeMap<&'static str, Named>) {
        let at = [stop[0] + self.offset[0], stop[1] + self.offset[1]];
        let Named { lines, waiting } = self.named(&self.block.text, stop);
        let names = self.block.texts.iter().map(|(language, text)| (*language, self.named(text, stop)));
        (Label { lines, letters: self.letters, at, size: self.block.size }, waiting, names.collect())
    }

    /// Places one of the sign's texts at this position next to the stop.
    fn named(&self, text: &Text, stop: Point) -> Named {
        let (size, offset) = (text.size, self.stand.offset(text.size));
        let at = [stop[0] + offset[0], stop[1] + offset[1]];
        let figures = self.waiting as f64 * FIGURE[0];
        let (text_middle, first) = match self.block.row {
            Row::None => (at[0], [0.0, 0.0]),
            Row::Beside => (at[0] - figures / 2.0 - 1.0, [at[0] + size[0] / 2.0 - figures + FIGURE[0] / 2.0, at[1]]),
            Row::Under => (at[0], [at[0] - figures / 2.0 + FIGURE[0] / 2.0, at[1] + size[1] / 2.0 - FIGURE[1] / 2.0]),
        };
        let high = self.letters * LINE;
        let top = match self.block.row {
            Row::Under => at[1] - size[1] / 2.0,
            _ => at[1] - high * text.lines.len() as f64 / 2.0,
        };
        let lines = (text.lines.iter().enumerate())
            .map(|(number, (text, width))| Line {
                text: text.clone(),
                at: [text_middle, top + high * number as f64 + self.letters * 0.7],
                width: *width,
            })
            .collect();
        let waiting = (0..self.waiting).map(|number| [first[0] + number as f64 * FIGURE[0], first[1]]).collect();
        Named { lines, waiting }
    }
}

/// Estimates the width of a name at font size one, in a bold serif font.
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

/// Splits a name of more than eight characters into two lines of similar length, after a space or a
/// hyphen.
fn halves(name: &str) -> Option<[&str; 2]> {
    let cuts = name.match_indices([' ', '-']).map(|(at, _)| [name[..=at].trim_end(), &name[at + 1..]]);
    let longer = |lines: &[&str; 2]| width(lines[0]).max(width(lines[1]));
    cuts.min_by(|a, b| longer(a).total_cmp(&longer(b))).filter(|_| name.chars().count() > 8)
}

/// Lays out a name, in two lines if requested and possible, and measures it together with the
/// passengers.
fn text(sign: &Sign<'_>, name: &str, split: bool, row: Row) -> Text {
    let words = halves(name).filter(|_| split).map_or(vec![name], |lines| lines.to_vec());
    let lines: Vec<(String, f64)> =
        words.into_iter().map(|line| (line.to_string(), width(line) * sign.letters)).collect();
    let figures = [sign.waiting as f64 * FIGURE[0], FIGURE[1]];
    let text = [lines.iter().map(|line| line.1).fold(0.0, f64::max), lines.len() as f64 * sign.letters * LINE];
    let size = match row {
        Row::None => text,
        Row::Beside => [text[0] + 2.0 + figures[0], text[1].max(figures[1])],
        Row::Under => [text[0].max(figures[0]), text[1] + figures[1]],
    };
    Text { lines, size }
}

fn blocks(sign: &Sign<'_>) -> Vec<Block> {
    let rows: &[Row] = match sign.waiting {
        0 => &[Row::None],
        1 => &[Row::Beside, Row::Under],
        _ => &[Row::Under, Row::Beside],
    };
    let others = || sign.names.into_iter().flatten();
    let can_split = halves(sign.name).is_some() || others().any(|(_, name)| halves(name).is_some());
    let mut blocks = Vec::new();
    for &split in if can_split { &[false, true][..] } else { &[false] } {
        for &row in rows {
            let printed = text(sign, sign.name, split, row);
            let texts: BTreeMap<_, _> =
                others().map(|(language, name)| (*language, text(sign, name, split, row))).collect();
            let all = texts.values().map(|text| text.size);
            let size = all.fold(printed.size, |room, size| [room[0].max(size[0]), room[1].max(size[1])]);
            blocks.push(Block { text: printed, texts, row, size });
        }
    }
    blocks
}

/// Possible shifts of a name: along the side of the stop, as a fraction of the name's size, and
/// away from the stop.
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

/// Penalty for a position close to one that has already failed.
const STRIKE: f64 = 5.0;
/// Distance from a failed position within which other positions are penalized.
const SAME: f64 = 12.0;

/// Lists a sign's possible positions at its stop, each with its penalty.
fn places(sign: &Sign<'_>) -> Vec<(f64, Spot)> {
    let sides = sign.side.map_or(LabelSide::ALL.to_vec(), |side| vec![side]);
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
                let stand = Stand { way, away: sign.radius * lean + away, slide };
                let offset = stand.offset(block.size);
                let disliked = kind as f64 * 2.0 + order as f64 * 0.7 + slide.abs() * 8.0 + away * 0.8;
                let spot = Spot { block: block.clone(), letters: sign.letters, waiting: sign.waiting, stand, offset };
                places.push((disliked, spot));
            }
        }
    }
    places
}

/// Places all signs so that they overlap as little as possible.
///
/// `had` contains the previous positions, which change only if better ones are found. `struck`
/// contains, for each sign, the offsets that have already failed.
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
