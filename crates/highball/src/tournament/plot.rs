//! A chart of the ratings, with a dot for each bot and a bar for its 95 % interval.

use std::fmt::Write;

use bots::arena::ArenaReport;

use super::TournamentRequest;
use super::report::percent;
use crate::words::count;

const WIDTH: f64 = 840.0;
/// Height of the space above the rows.
const TOP: f64 = 76.0;
/// Height of the space below the rows.
const BOTTOM: f64 = 52.0;
/// Height of a row.
const ROW: f64 = 30.0;
/// Approximate width of a letter in a name.
const LETTER: f64 = 7.2;
const NAMES_MAX: usize = 40;
/// Width of the space for the numbers on the right.
const NUMBERS: f64 = 170.0;
/// Approximate number of steps on the axis.
const STEPS: f64 = 8.0;

/// Draws a self-contained chart.
pub fn svg(order: &TournamentRequest, report: &ArenaReport) -> String {
    let mut out = String::new();
    write_svg(&mut out, order, report).expect("writing to a string does not fail");
    out
}

fn write_svg(out: &mut String, order: &TournamentRequest, report: &ArenaReport) -> std::fmt::Result {
    let (edition, plan, rows) = (&order.edition, &order.plan, report.by_strength());
    let names: Vec<String> = rows.iter().map(|&at| clipped(&report.bots[at].name)).collect();
    let longest = names.iter().map(|name| name.chars().count()).max().unwrap_or(0);
    let axis = Axis::new(report, 24.0 + LETTER * longest as f64 + 16.0, WIDTH - NUMBERS);
    let (height, base) = (TOP + ROW * rows.len() as f64 + BOTTOM, TOP + ROW * rows.len() as f64);
    writeln!(
        out,
        r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}" font-family="system-ui, sans-serif" font-size="13" fill="#222">"##
    )?;
    writeln!(out, r##"<rect width="{WIDTH}" height="{height}" fill="#fff"/>"##)?;
    let title = format!("{}, {}", edition.title, count(plan.players as i64, "player"));
    writeln!(out, r##"<text x="24" y="30" font-size="17" font-weight="600">{}</text>"##, escaped(&title))?;
    let (games, blocks) = (count(report.games as i64, "game"), count(report.blocks as i64, "block"));
    let under = format!("{}, {games} in {blocks}, seed {}", plan.format.name(), plan.seed);
    writeln!(out, r##"<text x="24" y="50" fill="#555">{}</text>"##, escaped(&under))?;
    let right = WIDTH - 24.0;
    writeln!(out, r##"<text x="{}" y="{}" fill="#555" text-anchor="end">rating</text>"##, right - 70.0, TOP - 8.0)?;
    writeln!(out, r##"<text x="{right}" y="{}" fill="#555" text-anchor="end">wins</text>"##, TOP - 8.0)?;
    for tick in axis.ticks() {
        let x = axis.x(tick);
        writeln!(out, r##"<line x1="{x:.1}" y1="{TOP}" x2="{x:.1}" y2="{base}" stroke="#ddd"/>"##)?;
        writeln!(out, r##"<text x="{x:.1}" y="{}" fill="#555" text-anchor="middle">{tick}</text>"##, base + 18.0)?;
    }
    for (row, (&at, name)) in rows.iter().zip(&names).enumerate() {
        let (bot, y) = (&report.bots[at], TOP + ROW * (row as f64 + 0.5));
        let (rating, [low, high]) = (bot.rating.value, bot.rating.interval.unwrap_or([bot.rating.value; 2]));
        let baseline = y + 4.5;
        writeln!(out, r##"<text x="24" y="{baseline}">{}</text>"##, escaped(name))?;
        writeln!(
            out,
            r##"<line x1="{:.1}" y1="{y}" x2="{:.1}" y2="{y}" stroke="#2b6cb0" stroke-width="3" stroke-linecap="round" opacity="0.45"/>"##,
            axis.x(low),
            axis.x(high)
        )?;
        writeln!(out, r##"<circle cx="{:.1}" cy="{y}" r="5.5" fill="#2b6cb0"/>"##, axis.x(rating))?;
        writeln!(out, r##"<text x="{}" y="{baseline}" text-anchor="end">{rating:.0}</text>"##, right - 70.0)?;
        let wins = percent(Some(bot.win_share.value));
        writeln!(out, r##"<text x="{right}" y="{baseline}" text-anchor="end">{wins}</text>"##)?;
    }
    let told =
        "Points as in chess: a 400-point lead means finishing ahead ten times as often. The bars are 95 % intervals.";
    writeln!(out, r##"<text x="24" y="{}" fill="#555" font-size="12">{told}</text>"##, height - 12.0)?;
    writeln!(out, "</svg>")
}

/// The mapping from ratings to positions on the page.
struct Axis {
    low: f64,
    high: f64,
    step: f64,
    from: f64,
    to: f64,
}

impl Axis {
    /// Creates an axis that includes all intervals, with ends and ticks at round numbers.
    fn new(report: &ArenaReport, from: f64, to: f64) -> Axis {
        let bounds = report.bots.iter().flat_map(|bot| bot.rating.interval.unwrap_or([bot.rating.value; 2]));
        let (low, high) = bounds.fold((f64::MAX, f64::MIN), |(low, high), bound| (low.min(bound), high.max(bound)));
        let rough = ((high - low) / STEPS).max(1.0);
        let power = 10_f64.powf(rough.log10().floor());
        let round = [1.0, 2.0, 5.0, 10.0].into_iter().map(|digit| digit * power);
        let step = round.into_iter().find(|step| *step >= rough).unwrap_or(10.0 * power);
        Axis { low: (low / step).floor() * step, high: (high / step).ceil() * step, step, from, to }
    }

    fn x(&self, rating: f64) -> f64 {
        let width = (self.high - self.low).max(self.step);
        self.from + (rating - self.low) / width * (self.to - self.from)
    }

    fn ticks(&self) -> impl Iterator<Item = f64> + '_ {
        let steps = ((self.high - self.low) / self.step).round() as usize;
        (0..=steps).map(|at| self.low + at as f64 * self.step)
    }
}

fn clipped(name: &str) -> String {
    if name.chars().count() <= NAMES_MAX {
        return name.to_string();
    }
    name.chars().take(NAMES_MAX - 1).chain(['…']).collect()
}

/// Escapes arbitrary text for SVG.
fn escaped(text: &str) -> String {
    let safe = text.chars().map(|letter| if letter.is_control() { ' ' } else { letter }).collect::<String>();
    safe.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
