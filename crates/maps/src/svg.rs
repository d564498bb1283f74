//! The SVG drawing of a map, as a single file without scripts, external fonts or images.

use std::fmt::Write;

use rules::card::Color;

use crate::Map;
use crate::layout::{Cartouche, Ground, Layout, RouteDrawn, StopDrawn, StopKind, WagonSlot};

/// Draws the board as an SVG picture.
pub fn svg(map: &Map) -> String {
    let mut out = String::new();
    draw(&mut out, map, map.layout()).expect("writing to a string does not fail");
    out
}

/// Returns a slot's fill colour, the colour of its mark, and the SVG path of the mark. The marks
/// let people with impaired colour vision distinguish the colours.
fn paint(color: Option<Color>) -> (&'static str, &'static str, &'static str) {
    const LIGHT: &str = "#fffaf0";
    const DARK: &str = "#4b3c2c";
    match color {
        None => ("#bcb3a2", DARK, ""),
        Some(Color::Purple) => ("#9a5aa6", LIGHT, "M-4 0L0-4L4 0L0 4Z"),
        Some(Color::Red) => ("#c8402f", LIGHT, "M-4-1.2H-1.2V-4H1.2V-1.2H4V1.2H1.2V4H-1.2V1.2H-4Z"),
        Some(Color::Orange) => ("#e5842b", LIGHT, "M-4 3.2L0-4L4 3.2Z"),
        Some(Color::Yellow) => ("#eecb3d", DARK, "M-3.4-3.4H3.4V3.4H-3.4Z"),
        Some(Color::Green) => ("#5f9441", LIGHT, "M-4-3.2L0 4L4-3.2Z"),
        Some(Color::Blue) => ("#3d7fb4", LIGHT, "M-3.8 0A3.8 3.8 0 1 0 3.8 0A3.8 3.8 0 1 0-3.8 0Z"),
        Some(Color::White) => ("#fdfaf1", DARK, "M-4.5-1.2H4.5V1.2H-4.5Z"),
        Some(Color::Black) => ("#46403f", LIGHT, "M-1.2-4H1.2V4H-1.2Z"),
    }
}

fn draw(out: &mut String, map: &Map, layout: &Layout) -> std::fmt::Result {
    let [wide, high] = layout.size.map(f64::ceil);
    writeln!(
        out,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {wide} {high}\" width=\"{wide}\" height=\"{high}\" \
         font-family=\"'Iowan Old Style', 'Palatino Linotype', Palatino, 'URW Palladio L', P052, Georgia, serif\" role=\"img\">"
    )?;
    writeln!(out, "<title>{}</title>", escaped(&map.title))?;
    let paper = if layout.ground.land.is_empty() { "#f6ecd2" } else { "#cbdcd9" };
    writeln!(out, "<rect width=\"{wide}\" height=\"{high}\" fill=\"{paper}\"/>")?;
    land(out, &layout.ground)?;
    writeln!(
        out,
        "<path fill=\"#efe3c6\" fill-rule=\"evenodd\" d=\"M0 0H{wide}V{high}H0ZM16 16V{}H{}V16Z\"/>",
        high - 16.0,
        wide - 16.0
    )?;
    for (inset, line) in [(8.0, 3), (16.0, 1)] {
        writeln!(
            out,
            "<rect x=\"{inset}\" y=\"{inset}\" width=\"{}\" height=\"{}\" rx=\"4\" fill=\"none\" stroke=\"#7a6242\" \
             stroke-width=\"{line}\"/>",
            wide - 2.0 * inset,
            high - 2.0 * inset
        )?;
    }
    title(out, map, layout)?;
    routes(out, map, layout)?;
    stops(out, layout)?;
    writeln!(out, "</svg>")
}

/// Draws the land with a coastline, and with lines in the water as on old maps. A map without land
/// is drawn on plain paper.
fn land(out: &mut String, ground: &Ground) -> std::fmt::Result {
    let Ground { land, heart, lakes, borders, states, grid } = ground;
    writeln!(out, "<defs><path id=\"land\" d=\"{land}\"/><path id=\"lakes\" d=\"{lakes}\"/></defs>")?;
    writeln!(out, "<g fill=\"none\" stroke-linejoin=\"round\"><path d=\"{grid}\" stroke=\"#b4cac9\"/>")?;
    for (width, color) in [(44, "#c2d6d4"), (30, "#bad0cf"), (18, "#b1c9ca"), (9, "#a8c3c5")] {
        writeln!(out, "<use href=\"#land\" stroke=\"{color}\" stroke-width=\"{width}\"/>")?;
    }
    writeln!(
        out,
        "<use href=\"#land\" fill=\"#ece0c3\" stroke=\"#8d7a58\" stroke-width=\"2\"/><path d=\"{heart}\" fill=\"#f6ecd2\"/>\
         <path d=\"{states}\" stroke=\"#d9c8a0\" stroke-width=\"1.2\"/>\
         <path d=\"{borders}\" stroke=\"#b79f70\" stroke-width=\"2.2\" stroke-dasharray=\"9 4 2 4\"/>\
         <use href=\"#land\" stroke=\"#8d7a58\" stroke-width=\"1.6\"/>\
         <use href=\"#lakes\" fill=\"#c4d5d1\" stroke=\"#8d9b8c\" stroke-width=\"1.6\"/></g>"
    )
}

/// Returns the SVG path of the line beneath the slots, from stop to stop.
fn rails(layout: &Layout, route: &RouteDrawn) -> String {
    let [from, to] = route.ends.map(|end| layout.stops[end].at);
    let slots = route.slots.iter().flat_map(|slot| slot.ends());
    let mut path = format!("M{} {}", from[0], from[1]);
    for [x, y] in slots.chain([to]) {
        path.push_str(&format!("L{x:.1} {y:.1}"));
    }
    path
}

fn routes(out: &mut String, map: &Map, layout: &Layout) -> std::fmt::Result {
    for (stroke, wide) in [("#8a7350", 5.0), ("#f4e8cb", 2.6)] {
        writeln!(out, "<g fill=\"none\" stroke=\"{stroke}\" stroke-width=\"{wide}\">")?;
        for route in &layout.routes {
            writeln!(out, "<path d=\"{}\"/>", rails(layout, route))?;
        }
        writeln!(out, "</g>")?;
    }
    for (route, drawn) in map.editions[0].routes.iter().zip(&layout.routes) {
        let (fill, mark, shape) = paint(route.color);
        writeln!(
            out,
            "<g fill=\"{fill}\" stroke=\"#4b3c2c\" stroke-width=\"1.3\"><title>{}</title>",
            escaped(&route.id)
        )?;
        for slot in &drawn.slots {
            let (long, wide) = (slot.length, WagonSlot::WIDTH);
            write!(
                out,
                "<g transform=\"translate({:.1} {:.1}) rotate({:.1})\"><rect x=\"{:.1}\" y=\"{}\" width=\"{long:.1}\" \
                 height=\"{wide}\" rx=\"2.5\"/>",
                slot.at[0],
                slot.at[1],
                slot.angle,
                -long / 2.0,
                -wide / 2.0
            )?;
            if !shape.is_empty() {
                write!(out, "<path d=\"{shape}\" fill=\"{mark}\" stroke=\"none\" opacity=\".8\"/>")?;
            }
            writeln!(out, "</g>")?;
        }
        writeln!(out, "</g>")?;
    }
    Ok(())
}

fn stops(out: &mut String, layout: &Layout) -> std::fmt::Result {
    for StopDrawn { kind, at: [x, y], radius, waiting, .. } in &layout.stops {
        match kind {
            StopKind::Port => {
                let corner = radius - 1.0;
                writeln!(
                    out,
                    "<rect x=\"{:.1}\" y=\"{:.1}\" width=\"{}\" height=\"{}\" rx=\"2\" fill=\"#f6ead0\" stroke=\"#4b3c2c\" \
                     stroke-width=\"3\" transform=\"rotate(45 {x:.1} {y:.1})\"/>",
                    x - corner,
                    y - corner,
                    2.0 * corner,
                    2.0 * corner
                )?;
            }
            StopKind::City | StopKind::Large => {
                let inner = if *kind == StopKind::Large { "#f2c230" } else { "#f6ead0" };
                writeln!(
                    out,
                    "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"{radius}\" fill=\"#b5432f\" stroke=\"#4b3c2c\" stroke-width=\"2\"/>\
                     <circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"{}\" fill=\"{inner}\"/>",
                    radius * 0.45
                )?;
            }
        }
        for [x, y] in waiting {
            writeln!(
                out,
                "<path d=\"{FIGURE}\" transform=\"translate({x:.1} {y:.1})\" fill=\"#efe0bd\" stroke=\"#6b573b\"/>"
            )?;
        }
    }
    writeln!(
        out,
        "<g text-anchor=\"middle\" fill=\"#35291c\" stroke=\"#f9f0da\" stroke-width=\"4\" stroke-linejoin=\"round\" \
         paint-order=\"stroke\" font-weight=\"bold\">"
    )?;
    for StopDrawn { kind, label, .. } in &layout.stops {
        for line in &label.lines {
            writeln!(
                out,
                "<text x=\"{:.1}\" y=\"{:.1}\" font-size=\"{}\" textLength=\"{:.1}\" lengthAdjust=\"spacingAndGlyphs\"{}>{}</text>",
                line.at[0],
                line.at[1],
                label.letters,
                line.width,
                if *kind == StopKind::Port { " font-style=\"italic\" fill=\"#6b4a2a\"" } else { "" },
                escaped(&line.text)
            )?;
        }
    }
    writeln!(out, "</g>")
}

/// The SVG path of a passenger seen from the front, centred on the origin.
const FIGURE: &str = "M-5.5 8.5L-3.6-1.6A4.3 4.3 0 1 1 3.6-1.6L5.5 8.5Z";

/// Draws the map's name.
fn title(out: &mut String, map: &Map, layout: &Layout) -> std::fmt::Result {
    let Cartouche { at: [x, y], scale } = layout.cartouche;
    writeln!(
        out,
        "<g text-anchor=\"middle\" fill=\"#5b4328\" transform=\"translate({x} {y}) scale({scale})\">\
         <text y=\"-4\" font-size=\"42\" letter-spacing=\"3\">{}</text>\
         <path d=\"M-120 14H-14M14 14H120M-8 14L0 8L8 14L0 20Z\" stroke=\"#5b4328\" stroke-width=\"1.5\"/></g>",
        escaped(&map.title)
    )
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
