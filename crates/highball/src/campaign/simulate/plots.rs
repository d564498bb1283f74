//! Bar charts of simulated campaigns, as self-contained SVG files.

use std::fmt::Write;
use std::path::Path;

use bots::balance::{BalancePlan, CampaignTally, MoneySource, SLIPS, Wins, looked_at};

use crate::fail::Failed;
use crate::words::count;

const WIDTH: f64 = 760.0;
const TOP: f64 = 64.0;
const ROW: f64 = 24.0;
/// Width of the space for the names on the left.
const NAMES: f64 = 190.0;
const NUMBERS: f64 = 70.0;

/// A bar of a chart, with its value and an optional target.
struct Bar {
    name: String,
    value: f64,
    wanted: Option<f64>,
}

/// Writes the charts into a folder.
pub fn write(folder: &Path, plan: &BalancePlan, tally: &CampaignTally) -> Result<(), Failed> {
    let level = 100.0 / plan.players as f64;
    let win = |name: String, wins: &Wins| Bar {
        name,
        value: 100.0 * wins.won as f64 / wins.games.max(1) as f64,
        wanted: Some(level),
    };
    let games = looked_at(tally);
    let slips = tally.games.iter().enumerate().map(|(at, sums)| Bar {
        name: format!("game {}", at + 1),
        value: sums.per_seat(sums.slips),
        wanted: games.iter().position(|game| *game == at + 1).map(|at| SLIPS[at]),
    });
    let income = games.iter().flat_map(|&game| {
        let sums = &tally.games[game - 1];
        let of = move |(at, name): (usize, &&str)| (format!("game {game}: {name}"), sums.per_seat(sums.money[at]));
        MoneySource::NAMES.iter().enumerate().map(of).filter(|(_, value)| value.abs() >= 0.05)
    });
    let income = income.map(|(name, value)| Bar { name, value, wanted: None });
    let companies = tally.companies.iter().map(|(color, wins)| win(color.name().to_string(), wins));
    let chairs = tally.chairs();
    let seats = chairs.iter().enumerate().take(plan.players);
    let wins = companies.chain(seats.map(|(at, wins)| win(format!("seat {}", at + 1), wins)));
    let leads = tally.places.iter().enumerate().take(plan.players).map(|(at, &won)| Bar {
        name: format!("place {} after game 6", at + 1),
        value: 100.0 * won as f64 / tally.campaigns.max(1) as f64,
        wanted: Some(level),
    });
    let pictures: [(&str, &str, Vec<Bar>); 4] = [
        ("slips", "Mean slip by game, in dollars; lines mark targets", slips.collect()),
        ("income", "Dollars of a slip by source", income.collect()),
        ("wins", "Games won by company and by seat, in per cent; the line is level", wins.collect()),
        ("leaders", "Campaigns won from each place after game 6, in per cent; the line is level", leads.collect()),
    ];
    let under = format!("{}, {} players, {}", plan.pack.title, plan.players, count(tally.campaigns as i64, "campaign"));
    for (name, title, bars) in pictures {
        let path = folder.join(format!("balance-{name}.svg"));
        let written = std::fs::write(&path, svg(title, &under, &bars));
        written.map_err(|error| Failed::plain(format!("{} cannot be written: {error}.", path.display())))?;
    }
    Ok(())
}

fn svg(title: &str, under: &str, bars: &[Bar]) -> String {
    let mut out = String::new();
    write_svg(&mut out, title, under, bars).expect("writing to a string does not fail");
    out
}

fn write_svg(out: &mut String, title: &str, under: &str, bars: &[Bar]) -> std::fmt::Result {
    let height = TOP + ROW * bars.len() as f64 + 16.0;
    let ends = |bar: &Bar| [bar.value, bar.wanted.unwrap_or(0.0)];
    let high = bars.iter().flat_map(ends).fold(1.0, f64::max);
    let low = bars.iter().flat_map(ends).fold(0.0, f64::min);
    let x = |value: f64| NAMES + (WIDTH - NAMES - NUMBERS) * (value - low) / (high - low);
    writeln!(
        out,
        r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}" font-family="system-ui, sans-serif" font-size="13" fill="#222">"##
    )?;
    writeln!(out, r##"<rect width="{WIDTH}" height="{height}" fill="#fff"/>"##)?;
    writeln!(out, r##"<text x="16" y="26" font-size="16" font-weight="600">{title}</text>"##)?;
    writeln!(out, r##"<text x="16" y="46" fill="#555">{under}</text>"##)?;
    for (row, bar) in bars.iter().enumerate() {
        let (y, zero, end) = (TOP + ROW * row as f64, x(0.0), x(bar.value));
        writeln!(out, r##"<text x="16" y="{}">{}</text>"##, y + 14.0, bar.name)?;
        writeln!(
            out,
            r##"<rect x="{:.1}" y="{y}" width="{:.1}" height="{}" fill="#2b6cb0" opacity="0.75"/>"##,
            zero.min(end),
            (end - zero).abs(),
            ROW - 6.0
        )?;
        if let Some(wanted) = bar.wanted.map(x) {
            writeln!(
                out,
                r##"<line x1="{wanted:.1}" y1="{}" x2="{wanted:.1}" y2="{}" stroke="#c05621" stroke-width="2"/>"##,
                y - 2.0,
                y + ROW - 4.0
            )?;
        }
        writeln!(out, r##"<text x="{}" y="{}" text-anchor="end">{:.1}</text>"##, WIDTH - 16.0, y + 14.0, bar.value)?;
    }
    writeln!(out, "</svg>")
}
