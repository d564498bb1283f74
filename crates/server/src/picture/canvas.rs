//! Drawing of shapes and letters as pixels.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use tiny_skia::{
    Color, FillRule, LineCap, LineJoin, Paint, Path, PathBuilder, Pixmap, PixmapPaint, Rect, Stroke, Transform,
};

/// Outlines of letters, one per line: the letter, its advance, and an SVG path in thousandths of
/// the font size.
const LETTERS: &str = include_str!("../../../../data/type/fraunces-bold.txt");
/// Replacement for characters that are not in `LETTERS`.
const UNKNOWN: char = '·';

struct Letter {
    advance: f32,
    outline: Option<Path>,
}

static ALPHABET: LazyLock<BTreeMap<char, Letter>> = LazyLock::new(|| {
    let letter = |line: &str| {
        let mut signs = line.chars();
        let (sign, rest) = (signs.next()?, signs.as_str().trim_start());
        let (advance, outline) = rest.split_once(' ').unwrap_or((rest, ""));
        Some((sign, Letter { advance: advance.parse().ok()?, outline: path(outline) }))
    };
    LETTERS.lines().filter_map(letter).collect()
});

/// Returns the letters of a text with their positions, and the width of the text, in thousandths of
/// the font size.
fn set(text: &str) -> (Vec<(&'static Letter, f32)>, f32) {
    let (mut line, mut width) = (Vec::new(), 0.0);
    for sign in text.chars() {
        let Some(letter) = ALPHABET.get(&sign).or_else(|| ALPHABET.get(&UNKNOWN)) else { continue };
        line.push((letter, width));
        width += letter.advance;
    }
    (line, width)
}

/// Returns the width of a text at this font size.
pub fn width(text: &str, size: f32) -> f32 {
    set(text).1 * size / 1000.0
}

/// Shortens a text that is wider than the given width.
pub fn fitted(text: &str, size: f32, room: f32) -> String {
    if width(text, size) <= room {
        return text.to_string();
    }
    let mut part: Vec<char> = text.chars().collect();
    loop {
        part.pop();
        let short: String = part.iter().collect::<String>().trim_end().to_string() + "…";
        if part.is_empty() || width(&short, size) <= room {
            return short;
        }
    }
}

/// Parses an SVG path of absolute commands M, L, H, V, Q, C and Z; `None` if it is empty or
/// contains anything else.
pub fn path(text: &str) -> Option<Path> {
    let mut out = PathBuilder::new();
    let mut rest = text;
    let mut at = [0.0, 0.0];
    loop {
        let mut signs = rest.chars();
        let Some(command) = signs.next() else { return out.finish() };
        let tail = signs.as_str();
        let (given, next) = tail.split_at(tail.find(|sign: char| sign.is_ascii_alphabetic()).unwrap_or(tail.len()));
        let numbers = numbers(given)?;
        rest = next;
        match (command, &numbers[..]) {
            ('M', &[x, y]) => out.move_to(x, y),
            ('L', &[x, y]) => out.line_to(x, y),
            ('H', &[x]) => out.line_to(x, at[1]),
            ('V', &[y]) => out.line_to(at[0], y),
            ('Q', &[a, b, x, y]) => out.quad_to(a, b, x, y),
            ('C', &[a, b, c, d, x, y]) => out.cubic_to(a, b, c, d, x, y),
            ('Z', []) => out.close(),
            _ => return None,
        }
        match (command, &numbers[..]) {
            ('H', &[x]) => at[0] = x,
            ('V', &[y]) => at[1] = y,
            (_, &[.., x, y]) => at = [x, y],
            _ => {}
        }
    }
}

/// Parses a list of numbers; a minus sign starts the next number.
fn numbers(text: &str) -> Option<Vec<f32>> {
    let spaced = text.replace('-', " -");
    spaced.split([' ', ',']).filter(|word| !word.is_empty()).map(|word| word.parse().ok()).collect()
}

/// Returns a polyline through the points.
pub fn line(points: impl IntoIterator<Item = [f32; 2]>) -> Option<Path> {
    let mut out = PathBuilder::new();
    for (at, [x, y]) in points.into_iter().enumerate() {
        if at == 0 { out.move_to(x, y) } else { out.line_to(x, y) }
    }
    out.finish()
}

/// Returns a rectangle with rounded corners.
pub fn rounded([x, y]: [f32; 2], [wide, high]: [f32; 2], round: f32) -> Option<Path> {
    let (right, foot) = (x + wide, y + high);
    let mut out = PathBuilder::new();
    out.move_to(x + round, y);
    out.line_to(right - round, y);
    out.quad_to(right, y, right, y + round);
    out.line_to(right, foot - round);
    out.quad_to(right, foot, right - round, foot);
    out.line_to(x + round, foot);
    out.quad_to(x, foot, x, foot - round);
    out.line_to(x, y + round);
    out.quad_to(x, y, x + round, y);
    out.close();
    out.finish()
}

pub fn circle([x, y]: [f32; 2], radius: f32) -> Option<Path> {
    PathBuilder::from_circle(x, y, radius)
}

/// A colour such as `0xb5432f`.
pub type Hex = u32;

fn paint(color: Hex, opacity: f32) -> Paint<'static> {
    let [_, red, green, blue] = color.to_be_bytes();
    let mut paint = Paint { anti_alias: true, ..Paint::default() };
    paint.set_color_rgba8(red, green, blue, (opacity * 255.0) as u8);
    paint
}

/// A picture being drawn. Empty paths leave it unchanged.
pub struct Canvas {
    pixels: Pixmap,
    /// Transform from drawing units to pixels.
    pub at: Transform,
}

impl Canvas {
    /// Creates a picture of one colour; `None` for a size of zero.
    pub fn new([wide, high]: [u32; 2], color: Hex) -> Option<Canvas> {
        let mut pixels = Pixmap::new(wide, high)?;
        let [_, red, green, blue] = color.to_be_bytes();
        pixels.fill(Color::from_rgba8(red, green, blue, 255));
        Some(Canvas { pixels, at: Transform::identity() })
    }

    pub fn fill(&mut self, path: Option<&Path>, color: Hex) {
        if let Some(path) = path {
            self.pixels.fill_path(path, &paint(color, 1.0), FillRule::EvenOdd, self.at, None);
        }
    }

    pub fn stroke(&mut self, path: Option<&Path>, color: Hex, width: f32, opacity: f32) {
        if let Some(path) = path {
            let stroke = Stroke { width, line_cap: LineCap::Butt, line_join: LineJoin::Round, ..Stroke::default() };
            self.pixels.stroke_path(path, &paint(color, opacity), &stroke, self.at, None);
        }
    }

    pub fn block(&mut self, [x, y]: [f32; 2], [wide, high]: [f32; 2], color: Hex) {
        if let Some(rect) = Rect::from_xywh(x, y, wide, high) {
            self.fill(Some(&PathBuilder::from_rect(rect)), color);
        }
    }

    /// Draws a line of text whose baseline starts at this point.
    pub fn write(&mut self, text: &str, [x, y]: [f32; 2], size: f32, color: Hex) {
        let scale = size / 1000.0;
        for (letter, along) in set(text).0 {
            let Some(outline) = &letter.outline else { continue };
            let at = self.at.pre_translate(x + along * scale, y).pre_scale(scale, scale);
            self.pixels.fill_path(outline, &paint(color, 1.0), FillRule::Winding, at, None);
        }
    }

    /// Draws another picture onto this one, pixel by pixel.
    pub fn paste(&mut self, other: &Canvas, [x, y]: [i32; 2]) {
        let (pixels, plain) = (other.pixels.as_ref(), PixmapPaint::default());
        self.pixels.draw_pixmap(x, y, pixels, &plain, Transform::identity(), None);
    }

    pub fn png(&self) -> Option<Vec<u8>> {
        self.pixels.encode_png().ok()
    }
}
